import type { work as english } from "../en/work.ts";

/** Words about lines of working. They say where to look, never what to write. */
export const work = {
  "work.checked": "Pidió mirar estos pasos",
  "work.show": "Mis pasos",
  "work.name": "Mis pasos",
  "work.tip": "Un paso por línea. Entrar empieza una línea nueva.",
  "work.line-n": "Línea {n}",
  "work.check": "Revisar mis pasos",
  "key.divided-by": "Dividido entre",

  "work.right": "va bien",
  "work.rule.swap": "lados cambiados",
  "work.rule.compute": "calculado",
  "work.rule.round": "redondeado",
  "work.rule.expand": "multiplicado",
  "work.rule.factor": "en factores",
  "work.rule.simplify": "escrito más simple",
  "work.rule.add": "lo mismo en los dos lados",
  "work.rule.multiply": "lo mismo en los dos lados",
  "work.rule.part": "una parte aparte",
  "work.rule.case": "una de las soluciones",
  "work.rule.equivalent": "va bien",
  "work.wrong": "mira otra vez",
  "work.run-on": "un = de más",
  "work.unlinked": "sin revisar",
  "work.unreadable": "sin leer",
  "work.answer": "tu respuesta: presiona Comprobar",

  "work.first-wrong": "La línea {n} es la primera que hay que mirar otra vez.",
  "work.none-wrong":
    "{checked, plural, =0 {No se pudo revisar ninguna de estas líneas.} one {La línea que se pudo revisar va bien.} other {Las # líneas que se pudieron revisar van bien.}}",
  "work.only-answer": "Tu respuesta la mira Comprobar.",
  "work.filled": "Tu última línea está ahora en la casilla de respuesta. Presiona Comprobar cuando quieras.",
  "work.told-run-on":
    "En la línea {n} cada paso está bien, pero lo que está a la izquierda y a la derecha de = tiene que ser igual. Empieza una línea nueva para el paso siguiente.",
  "work.told-unreadable": "La línea {n} no se pudo leer.",

  "work.near.solution-lost": "Algo que cumple la línea anterior ya no cumple esta.",
  "work.near.solution-gained": "Esta línea deja entrar algo que no cumple la línea anterior.",
  "work.near.inverse-sign": "Algo se quitó en un lado y se sumó en el otro. Lo que hagas, hazlo en los dos lados.",
  "work.near.sign": "Mira los signos de más y de menos.",
  "work.near.reciprocal": "Parece que lo de arriba y lo de abajo cambiaron de lugar.",
  "work.near.power-of-ten": "Mira el lugar de cada dígito.",
  "work.near.coefficient": "Mira el número delante de la letra.",
  "work.near.constant": "Mira el número que está solo.",
  "work.near.bracket": "Mira el paréntesis: lo que está delante es para todo lo de adentro.",
  "work.near.exponent": "Mira las potencias.",
  "work.sort.calculation": "Lo de la izquierda y lo de la derecha de = no dan lo mismo. Calcúlalo una vez más.",
  "work.sort.expression": "No vale lo mismo que la línea anterior. Mira un signo y un número a la vez.",
  "work.sort.equation": "Tiene otra solución que la línea anterior. Haz lo mismo con todo en los dos lados.",
  "work.sort.inequality":
    "Se cumple para otros números que la línea anterior. Al multiplicar o dividir por un número negativo, el signo se da vuelta.",
  "work.sort.ratio": "Es otra razón que la línea anterior. Los dos números tienen que cambiar de la misma manera.",
  "work.sort.other": "No dice lo mismo que la línea anterior.",
} as const satisfies Record<keyof typeof english, string>;
