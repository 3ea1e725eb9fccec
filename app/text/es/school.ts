import type { school as english } from "../en/school.ts";

/** Words of joining a class, of a device that a class shares, and of what has reached the school. */
export const school = {
  "join.title": "Únete a tu grupo",
  "join.text": "Con un código de grupo, tu trabajo te sigue a otros dispositivos.",
  "join.link": "Tengo un código de grupo",
  "join.code": "Código de grupo",
  "join.code.hint": "Seis letras, de tu maestra o maestro.",
  "join.code.missing": "Escribe el código que te dio tu maestra o maestro.",
  "join.code.unknown": "No hay ningún grupo con este código. Mira cada letra una vez más.",
  "join.shared": "Un grupo comparte este dispositivo. Solo una maestra o un maestro puede cambiar eso.",
  "join.shut-out":
    "Una maestra o un maestro sacó este dispositivo del grupo. Lo que hiciste sigue en él. Si tienes que estar en el grupo, pide el código de grupo.",
  "join.next": "Seguir",
  "join.back": "Atrás",
  "join.who": "¿Quién eres?",
  "join.learners": "Alumnos",
  "join.nobody": "Tu maestra o maestro todavía no puso nombres en este grupo.",
  "join.pin": "PIN",
  "join.pin.digits": "{name}, escribe tus seis números.",
  "join.pin.pictures": "{name}, presiona tus seis dibujos en orden.",
  "join.pin.typed": "{count} de 6",
  "join.pin.erase": "Quitar el último",
  "join.pin.not": "Ese no es tu PIN. Inténtalo una vez más o pregunta a tu maestra o maestro.",
  "join.pin.not-me": "Soy otra persona",
  "join.wait.seconds": "Demasiados intentos. Espera {seconds} segundos e inténtalo otra vez.",
  "join.wait.minutes":
    "Demasiados intentos. Inténtalo otra vez a las {time} o pide un PIN nuevo a tu maestra o maestro.",
  "join.fetching": "Trayendo tu trabajo…",
  "join.keep.title": "¿Es tuyo el trabajo de este dispositivo?",
  "join.keep.text":
    "{name} ya trabajó aquí. Si fuiste tú, {answers, plural, one {la respuesta pasa} other {las # respuestas pasan}} a tu trabajo del grupo.",
  "join.keep.yes": "Sí, fui yo",
  "join.keep.no": "No, fue otra persona",
  "join.grade.title": "Hola, {name}",
  "join.grade.text": "¿En qué grado estás? MathFlow empieza allí.",
  "join.error.no-network": "Este dispositivo no tiene red ahora. Inténtalo otra vez cuando la tenga.",
  "join.error.no-answer": "El servidor de tu escuela no respondió. Inténtalo otra vez en un momento.",
  "join.error.busy": "El servidor de tu escuela no puede hacer esto ahora. Inténtalo otra vez en un momento.",
  "join.error.device": "Eso no funcionó en este dispositivo. Inténtalo una vez más.",
  "join.error.other": "Respondió otra cosa en lugar de tu escuela. Quizá esta red pide entrar primero.",
  "join.error.refused": "El servidor dijo que no: {title}",
  "join.error.storage": "Eso no se pudo guardar en este dispositivo. Inténtalo una vez más.",
  "join.again": "Intentar otra vez",

  "kiosk.title": "¿Quién va a aprender?",
  "kiosk.class": "{name} comparte este dispositivo.",
  "kiosk.setup.title": "Compartir este dispositivo",
  "kiosk.setup.text":
    "Una maestra o un maestro hace un código para este dispositivo, en la página del grupo, en Dispositivos. Después todos los del grupo pueden entrar aquí con su PIN, y nada de lo suyo se queda en el dispositivo cuando terminan.",
  "kiosk.setup.code": "Código de este dispositivo",
  "kiosk.setup.hint": "Ocho letras. No es el código de grupo.",
  "kiosk.setup.unknown":
    "Este código no abre nada. Una maestra o un maestro hace uno para cada dispositivo compartido; sirve una vez, durante una hora.",
  "kiosk.shut-out":
    "Una maestra o un maestro sacó este dispositivo del grupo. Para compartirlo otra vez, hace falta un código nuevo.",
  "kiosk.refresh": "Buscar nombres nuevos",
  "kiosk.done": "Listo por ahora",
  "kiosk.locked": "{name} está trabajando aquí",
  "kiosk.leaving": "Enviando tu trabajo…",
  "kiosk.visit": "Practicar sin entrar",
  "kiosk.visit.text":
    "Lo que haces aquí se guarda, y tu maestra o maestro lo pone después con tu nombre. Lo que hiciste antes no se muestra: para eso hace falta la red.",
  "kiosk.visit.grade": "¿En qué grado estás?",
  "kiosk.visit.failed": "Eso no se pudo guardar en este dispositivo. Inténtalo una vez más.",
  "kiosk.kept":
    "Elige tu nombre. Tu PIN no se puede revisar ahora, así que se preguntará a tu maestra o maestro si fuiste tú.",
  "kiosk.kept.title": "Hola, {name}",
  "kiosk.kept.text":
    "Lo que haces aquí se guarda, y se preguntará a tu maestra o maestro si fuiste tú. Lo que hiciste antes no se muestra: para eso hace falta la red.",
  "kiosk.waiting": "Espera para enviarse",
  "kiosk.waiting.of": "{answers, plural, one {Una respuesta} other {# respuestas}} de {name}",
  "kiosk.waiting.why": "Se guardan aquí y van a la escuela en cuanto se pueda llegar a su servidor.",
  "kiosk.visited": "Dilo a tu maestra o maestro, o escríbelo:",
  "kiosk.visited.why": "Con eso tu maestra o maestro encuentra lo que hiciste y lo pone con tu nombre.",
  "visitor.sign": "{first} {second} {number}",

  "saved.unsent": "{count, plural, one {# por enviar} other {# por enviar}}",
  "school.title": "Tu grupo",
  "school.none":
    "En este dispositivo trabajas por tu cuenta. Con un código de grupo, tu trabajo te sigue a otros dispositivos.",
  "school.in": "Estás en {name}.",
  "school.shared": "Estás en {name}. Este dispositivo es compartido: presiona “Listo por ahora” cuando pares.",
  "school.all-sent": "Todas tus respuestas llegaron a tu escuela.",
  "school.unsent":
    "{count, plural, one {Una respuesta no ha} other {# respuestas no han}} llegado a tu escuela desde el {time}. {count, plural, one {Está} other {Están}} a salvo en este dispositivo.",
  "school.contact": "Último contacto: {time}",
  "school.no-contact": "Todavía no hubo contacto.",
  "school.try": "Intentar ahora",
  "school.trouble.signed-out":
    "Tu grupo quiere saber que eres tú: escribe tu PIN otra vez. Hasta entonces tus respuestas están a salvo en este dispositivo.",
  "school.trouble.outdated":
    "El servidor de tu escuela tiene otra versión de MathFlow. Tus respuestas quedan guardadas aquí. Carga la página otra vez cuando tengas red.",
  "school.trouble.offline": "El servidor de tu escuela no responde ahora. Se intenta otra vez sin que hagas nada.",
  "school.trouble.busy": "El servidor de tu escuela está ocupado. Se intenta otra vez sin que hagas nada.",
  "school.trouble.other": "Algo no anda entre este dispositivo y tu escuela. Dilo a tu maestra o maestro.",
  "school.pin-again": "Escribir mi PIN",
  "school.waiting":
    "{count, plural, one {Una respuesta espera} other {# respuestas esperan}} desde el {time} para llegar a tu escuela. Dilo a tu maestra o maestro.",
} as const satisfies Record<keyof typeof english, string>;
