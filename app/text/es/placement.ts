import type { placement as english } from "../en/placement.ts";

/** Words of finding one's place. */
export const placement = {
  "placement.title": "Buscar tu lugar",
  "placement.find": "Buscar mi lugar",
  "placement.offer.title": "¿Vemos dónde puedes empezar?",
  "placement.offer.about":
    "Como mucho 25 preguntas, casi siempre unas 12. Algunas las sabrás y otras todavía no las habrás aprendido. Nada se califica.",
  "placement.open": "Estabas buscando tu lugar.",
  "placement.go-on": "Seguir",
  "placement.about": "Dónde puedes empezar",
  "placement.note": "Algunas las sabrás y otras todavía no las aprendiste. Aquí nada se califica.",
  "placement.progress": "{answered} hechas, faltan unas {toCome}",
  "placement.next": "Siguiente",
  "placement.not-learned": "No he aprendido esto",
  "placement.stop": "Parar aquí",
  "placement.empty": "Escribe lo que piensas o presiona “No he aprendido esto”.",
  "placement.boxes": "Llena cada casilla o presiona “No he aprendido esto”.",
  "placement.unread": "Eso todavía no se puede leer como una respuesta. Míralo una vez más.",
  "placement.end.title": "Este es tu mapa, {name}",
  "placement.end.known":
    "{answers, plural, one {Bastó con # pregunta} other {Bastó con # preguntas}}. Parece que ya sabes {known, plural, one {# tema} other {# temas}}.",
  "placement.end.none":
    "{answers, plural, one {Bastó con # pregunta} other {Bastó con # preguntas}}. Ahora sabemos dónde empezar.",
  "placement.end.first": "Empieza aquí",
  "placement.end.start": "Empezar",
  "placement.end.all": "Parece que sabes todo lo de aquí. Muéstralo una vez más y será tuyo.",
  "placement.end.map": "Tu mapa",
  "placement.end.count": "{known} de {all}",
  "placement.end.next": "lo que sigue para ti",
  "placement.end.new": "Vale la pena mirar",
  "placement.end.new.about": "Estos los verás otra vez. Si tienes curiosidad, aquí está cómo se hace cada uno.",
  "placement.end.again": "Buscar mi lugar otra vez",
  "placement.end.home": "A mi página de inicio",
  "placement.left": "Paraste antes de que pudiéramos saberlo. Nada cambió.",
} as const satisfies Record<keyof typeof english, string>;
