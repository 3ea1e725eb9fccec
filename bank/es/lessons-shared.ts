import type { LessonWords } from "#engine";

/** Sentences and terms that several lessons have. */
type Term = LessonWords["terms"][number];

export const COUNT_UP =
  "Sí, cuenta desde el número más pequeño hasta el más grande. Tus pasos juntos son la respuesta.";

export const COUNT_ON =
  "Sí, empieza en el número más grande y sigue contando. Da primero pasos grandes, y luego de uno en uno.";

export const SPLIT_SUM = "Sí, separa el número como más te ayude. Suma todas las partes, para que no falte nada.";

export const TAKE_WHEN = "Resta cuando se quita algo, o cuando comparas. Suma cuando las cantidades se juntan.";

export const LINE_UP =
  "Cada lugar cuenta cosas distintas: unidades, decenas o centenas. En columna, solo juntas cosas del mismo tipo.";

export const SAME_DIGITS =
  "Cuando los dos dígitos son iguales, ahí no queda nada. Escribe un cero. Un cero al principio no se escribe.";

/** Where a digit may have been traded from. */
export const SAME_DIGITS_TRADED =
  "Si ahí se cambió uno, cambia una vez más. Si no, ahí no queda nada: escribe un cero.";

export const MANY_ONES =
  "Diez unidades forman una decena, que va con las otras decenas. Escribe solo las unidades que quedan.";

export const DIGIT_WORTH = "Un dígito cuenta lo que dice su lugar. En $345$ el 4 vale cuatro decenas.";

export const TOP_SMALL =
  "Si el dígito de arriba es muy pequeño, hace falta un cambio. Cambia uno del lugar de su izquierda por diez más.";

export const ADD_BACK = "Suma tu respuesta y el número que quitaste. Debe salir otra vez el número del principio.";

export const CHECK_SUM = "Quita de tu respuesta uno de los números. Debe quedar el otro.";

export const SWAP_SUM = "Puedes cambiar el orden de los dos números. La suma queda igual.";

export const TURNED_DIGITS =
  "Si volteas los dígitos, es otro problema. Al número de arriba quítale siempre el de abajo.";

export const GAVE_AWAY = "“Regaló” no siempre quiere decir restar. Para hallar el principio, junta las partes.";

export const FEWER_ADD = "“Menos” dice quién tiene menos. Si buscas a quien tiene más, suma.";

export const MORE_WORD = "La palabra “más” no siempre quiere decir sumar. Mira quién tiene más.";

export const AT_FIRST = "“Al principio” quiere decir antes de que pasara algo. Después algo se fue o llegó.";

export const BOX_MINUS = "Una casilla esconde un número. Si después de la casilla hay un menos, suma.";

export const BOX_PLUS = "Una casilla puede esconder una parte. Entonces quita del total la parte que conoces.";

export const SUM_BIGGER = "Una suma nunca es menor que los números que sumas. Una respuesta menor no puede estar bien.";

export const DIFF_SMALLER =
  "La respuesta nunca es mayor que el número más grande. Una respuesta mayor no puede estar bien.";

export const ADD_ZERO = "Sumar un cero no trae nada nuevo. Cuenta lo demás que hay en ese lugar.";

export const ONE_DIGIT = "En cada lugar cabe un solo dígito. Diez de un lugar pasan a la izquierda como uno.";

export const EXACT_TEN = "Diez justos no dejan nada en ese lugar. Escribe un 0 y lleva uno.";

export const NEVER_TWO = "Dos dígitos y un 1 que llevas suman 19 como mucho. Por eso nunca llevas más de 1.";

export const EQUALS_TURNED = "El signo igual vale en los dos sentidos. Los dos lados valen lo mismo.";

export const WHY_COUNT_UP = "Al restar queda lo que hay entre dos números. Al contar hacia delante recorres lo mismo.";

export const MAY_NOT_TRADE =
  "Cambiar es una manera de hacerlo en papel. También sirve contar hacia delante o una recta numérica.";

export const TOP_ORDER = "El número del que quitas va arriba. Al revés, la respuesta cambiaría.";

export const SMALL_ONE = "El 1 pequeño son diez más en ese lugar. Los diez vienen de la izquierda.";

export const ZERO_SKIP = "Un cero dice que ahí no hay nada, y el lugar sigue ahí. No te saltes ningún lugar.";

export const PLACE_FIRST = "El lugar cuenta más que el dígito. Una centena es más que nueve decenas.";

export const BACK_ROUND =
  "Muchos números se redondean al mismo. Van desde la mitad de abajo hasta justo antes de la mitad de arriba.";

export const NOT_EXACT =
  "Un número redondeado está cerca del verdadero, no es igual. Redondear tiene reglas, así que nadie adivina.";

export const CHECK_ROUND = "Cuenta a qué distancia está tu número redondeado. Ningún otro puede estar más cerca.";

export const ADDING: readonly string[] = [
  "Se quitó algo. ¿Cuánto había al principio?",
  "Alguien tiene menos que otra persona. ¿Cuánto tiene quien tiene más?",
  "Alguien tiene lo mismo que otra persona y un poco más. ¿Cuánto es eso?",
  "Junta las dos cantidades. ¿Cuánto es en total?",
];

export const TAKING: readonly string[] = [
  "Compara las dos cantidades. ¿Qué tan lejos está una de la otra?",
  "Conoces una parte y el total. ¿De cuánto es la otra parte?",
  "Alguien tiene más que otra persona. ¿Cuánto tiene quien tiene menos?",
  "Conoces el principio y lo que quedó. ¿Cuánto se quitó?",
  "Empiezas con una cantidad y quitas algo. ¿Cuánto queda?",
];

export function term(words: readonly string[], means: string): Term {
  return { words, means };
}

const DIGIT_WORDS = ["dígito", "dígitos", "digito", "digitos", "cifra", "cifras"] as const;
const DIGIT_MEANS = "Un dígito es un signo con el que se escriben los números.";

export const DIGIT = term(DIGIT_WORDS, DIGIT_MEANS);

export const DIGIT_OF_PLACE = term(
  [
    ...DIGIT_WORDS,
    "dígito de las unidades",
    "digito de las unidades",
    "dígito de las decenas",
    "digito de las decenas",
  ],
  DIGIT_MEANS,
);

export const BUNDLE = term(["paquete", "paquetes"], "Un paquete son diez cosas juntas.");

export const HUNDRED = term(["centena", "centenas"], "Una centena son diez decenas.");

export const CARRY_TEN = "Llevar es pasar una decena nueva a las decenas.";

/** What a child writes who changes one of a place for ten of the next. */
export const TRADED = [
  "cambi",
  "abr",
  "abier",
  "prest",
  "romp",
  "desarm",
  "agrup",
  "reagrup",
  "desagrup",
  "canj",
] as const;

/** What a child writes where a place has too few. */
export const TOO_FEW = [
  "muy poc",
  "poquit",
  "no alcanz",
  "no basta",
  "no se puede",
  "no puedo",
  "no pude",
  "no podía",
  "no podia",
  "suficiente",
  "menor",
  "más pequeñ",
  "mas pequeñ",
  "mas pequen",
  "más chic",
  "mas chic",
  "más baj",
  "mas baj",
] as const;
