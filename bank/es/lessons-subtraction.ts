import type { LessonWords } from "#engine";
import {
  ADD_BACK,
  BUNDLE,
  COUNT_UP,
  DIGIT,
  HUNDRED,
  LINE_UP,
  SAME_DIGITS,
  SAME_DIGITS_TRADED,
  TAKE_WHEN,
  TAKING,
  term,
  TOO_FEW,
  TOP_SMALL,
  TRADED,
  TURNED_DIGITS,
} from "./lessons-shared.ts";

const DIFFERENCE = term(["diferencia"], "La diferencia dice cuánto más grande es un número que el otro.");
const PLACE = term(["lugar", "lugares"], "Un lugar dice qué cuenta un dígito.");
const CHANGE = ["cambiar", "cambias", "cambio"] as const;
const BORROW = ["pedir prestado", "prestado", "prestar"] as const;
const TEN_FOR_ONES = "Cambiar es dar una decena por diez unidades.";

/** Words of the lessons on subtracting whole numbers. */
export const SUBTRACTION: Readonly<Record<string, LessonWords>> = {
  "g2.sub2nb": {
    idea: [
      "Las decenas son paquetes, y las unidades son cosas sueltas.",
      "Quita unidades de unidades y decenas de decenas.",
      "Lo que queda en cada lugar forma la respuesta.",
    ],
    again: "Pon 7 barras y 9 cubitos para $79$. Quita 7 cubitos, y después 3 barras. Quedan cuatro barras y 2 cubitos.",
    picture: {
      alt: "Una barra de 79 en dos partes. Se quitan 37 y quedan 42.",
    },
    check: {
      question: "A $58$ le quitas $5$. ¿Qué pasa con las decenas?",
      choices: ["Hay cinco decenas menos.", "Se quedan como están.", "Se vuelven cero."],
      whenRight: "Viste que solo se quitaron unidades.",
      whenNot: ["El 5 cuenta unidades, no decenas.", "", "Nadie quitó decenas."],
    },
    checkAgain: {
      question: "Tienes 4 barras y 6 cubitos. Quita 3 barras. ¿Qué queda?",
      choices: ["1 barra y 3 cubitos", "4 barras y 3 cubitos", "1 barra y 6 cubitos"],
      whenRight: "Quitaste solo barras y dejaste los cubitos.",
      whenNot: ["¿Se quitó algún cubito?", "¿Qué se quitó, barras o cubitos?", ""],
    },
    commonError: {
      what: "Quitar $5$ a los dos dígitos de $58$.",
      tempting: "Dan ganas de hacer algo en cada lugar.",
      instead: "Quita unidades de unidades: quedan todas las decenas.",
    },
    rubric: [
      {
        idea: "las unidades se quitan de las unidades",
        words: ["unidad", "suelt", "cubit"],
        ask: "¿Qué haces con las unidades?",
      },
      {
        idea: "las decenas se quitan de las decenas",
        words: ["decena", "dieces", "barra"],
        ask: "¿Qué haces con las decenas?",
      },
    ],
    terms: [
      BUNDLE,
      term([...CHANGE, ...BORROW], TEN_FOR_ONES),
      term(["restar", "resta", "quitar"], "Restar es quitar una cantidad."),
      DIFFERENCE,
      term(["queda", "quedan", "sobra", "sobran"], "Lo que queda es lo que no se quitó."),
      term(["menos"], "Menos quiere decir una cantidad más pequeña."),
      DIGIT,
    ],
    answers: [
      SAME_DIGITS,
      LINE_UP,
      TAKE_WHEN,
      COUNT_UP,
      "Aquí el orden importa. Al número más grande quítale el más pequeño.",
      "“Cuántos más” pregunta por la diferencia. A la cantidad más grande quítale la más pequeña.",
      "Suma lo que quitaste y lo que queda. Debe salir otra vez el número del principio.",
      "Si no quitas nada, nada cambia y todo se queda.",
      "Cambia solo cuando en un lugar hay muy poco arriba. Aquí cada lugar tiene suficiente.",
    ],
    asks: TAKING,
    use: "Restas para saber cuántas tarjetas te quedan.",
  },
  "g2.sub2b": {
    idea: [
      "Resta primero las unidades: puede haber muy pocas.",
      "Una decena se puede abrir en diez unidades.",
      "El número sigue igual, solo cambian los paquetes.",
    ],
    again:
      "Tienes 5 paquetes y 1 palito, y quieres regalar 4 palitos. Abre un paquete: ahora hay 4 paquetes y 11 palitos. Ya puedes regalar 4 palitos.",
    picture: {
      alt: "51 como 5 barras y 1 cubito, y otra vez 51 como 4 barras y 11 cubitos.",
    },
    check: {
      question: "Cambias una decena de $72$ por unidades. ¿Qué tienes ahora?",
      choices: ["6 decenas y 12 unidades", "7 decenas y 12 unidades", "6 decenas y 2 unidades"],
      whenRight: "Diste una decena y recibiste diez unidades.",
      whenNot: ["", "¿De dónde vienen las unidades nuevas?", "¿Qué recibiste por la decena?"],
    },
    checkAgain: {
      question: "¿Dónde tienes que abrir una decena?",
      choices: ["$68 - 5$", "$65 - 5$", "$63 - 5$"],
      whenRight: "Viste que 3 unidades son muy pocas para quitar 5.",
      whenNot: ["¿Cuántas unidades hay para quitar?", "¿Alcanzan 5 unidades para quitar 5?", ""],
    },
    commonError: {
      what: "Al dígito de abajo quitarle el de arriba: $51 - 4 = 53$.",
      tempting: "Casi siempre le quitas el pequeño al grande.",
      instead: "Al número de arriba quítale el de abajo. Cambia primero una decena.",
    },
    rubric: [
      {
        idea: "había muy pocas unidades",
        words: TOO_FEW,
        ask: "¿Por qué necesitaste un cambio?",
      },
      {
        idea: "una decena se cambia por diez unidades",
        words: TRADED,
        ask: "¿Qué hiciste con una decena?",
      },
      {
        idea: "hay una decena menos",
        words: [
          "decena menos",
          "una menos",
          "1 menos",
          "uno menos",
          "menos decenas",
          "menos una decena",
          "decenas quedan",
          "decenas quedaron",
          "quedan decenas",
          "quedaron decenas",
        ],
        ask: "¿Cuántas decenas quedaron después del cambio?",
      },
    ],
    terms: [
      BUNDLE,
      DIGIT,
      term(CHANGE, TEN_FOR_ONES),
      term(BORROW, "Pedir prestado es otra manera de decir cambiar."),
      term(["reagrupar", "desagrupar"], "Reagrupar es hacer los paquetes de otra manera."),
      term(["restar", "resta", "quitar"], "Restar es quitar una cantidad."),
      DIFFERENCE,
    ],
    answers: [
      TOP_SMALL,
      SAME_DIGITS_TRADED,
      LINE_UP,
      TAKE_WHEN,
      COUNT_UP,
      "Sí, hay números menores que cero. Más adelante vas a conocer esos números. Aquí, con un cambio, cada lugar queda sencillo.",
      "No se devuelve nada. La decena sigue ahí, como diez unidades.",
      "Arriba hay muy pocas unidades. Una decena abierta da diez unidades más.",
      "Compara las unidades. Cambia cuando arriba hay menos que abajo.",
      TURNED_DIGITS,
      ADD_BACK,
    ],
    asks: TAKING,
    use: "Cambias así cuando pagas con un billete.",
  },
  "g2.sub3": {
    idea: [
      "Resta lugar por lugar, empezando con las unidades.",
      "Si en un lugar hay muy poco, abre un paquete más grande.",
      "Una centena da diez decenas, y una decena da diez unidades.",
    ],
    again:
      "Diez canicas llenan una bolsa, y diez bolsas una caja. Regala primero canicas sueltas, luego bolsas, luego cajas. Si hay muy pocas bolsas, abre una caja.",
    picture: {
      alt: "345 como 3 cuadrados grandes, 4 barras y 5 cubitos, y otra vez como 2 cuadrados grandes, 14 barras y 5 cubitos.",
    },
    check: {
      question: "Necesitas más decenas. ¿De dónde las sacas?",
      choices: ["de las unidades", "de ningún lugar, solo las escribes", "de las centenas"],
      whenRight: "Abriste una centena en diez decenas.",
      whenNot: ["Busca algo más grande que una decena.", "Un cambio toma de un lugar para dar a otro.", ""],
    },
    checkAgain: {
      question: "Abres una centena, pero dejas igual las centenas. ¿Qué pasa?",
      choices: ["La respuesta es demasiado pequeña.", "La respuesta es demasiado grande.", "La respuesta queda igual."],
      whenRight: "Viste que esa centena contaría dos veces.",
      whenNot: ["Recibiste diez decenas más. ¿Qué diste?", "", "¿En cuántos lugares cuenta la centena que abriste?"],
    },
    commonError: {
      what: "Cambiar por diez más y dejar igual el lugar de al lado.",
      tempting: "Miras solo el lugar en el que trabajas.",
      instead: "Si cambias, escribe uno menos en el lugar de al lado.",
    },
    rubric: [
      {
        idea: "quitas lugar por lugar",
        words: [...TOO_FEW, "arriba", "cada lugar", "lugar por lugar"],
        ask: "¿Qué miras en cada lugar?",
      },
      {
        idea: "un lugar con muy poco recibe diez del lugar de al lado",
        words: TRADED,
        ask: "¿De dónde recibe más un lugar con muy poco?",
      },
    ],
    terms: [
      BUNDLE,
      DIGIT,
      term([...CHANGE, ...BORROW], "Cambiar es abrir un paquete en diez."),
      PLACE,
      term(["arriba", "abajo"], "Arriba está el número del que quitas."),
      DIFFERENCE,
      HUNDRED,
    ],
    answers: [
      TOP_SMALL,
      SAME_DIGITS_TRADED,
      LINE_UP,
      TAKE_WHEN,
      COUNT_UP,
      "Un cero abajo no quita nada. Un cero arriba, con algo abajo, necesita ayuda.",
      "Puedes cambiar más de una vez. Revisa cada lugar, uno después del otro.",
      "Empieza con las unidades. Así, un cambio llega a las decenas antes de que las uses.",
      "Una centena son diez decenas. Abrir una centena da más decenas, y nada se pierde.",
      "Donde no hay nada abajo, no se quita nada. El dígito de arriba baja.",
      ADD_BACK,
      TURNED_DIGITS,
    ],
    asks: TAKING,
    use: "Restas para saber cuántas páginas quedan.",
  },
  "g3.subz": {
    idea: [
      "Un cero no tiene nada que dar, así que mira más a la izquierda.",
      "Una centena que se abre da diez decenas.",
      "Luego abre una de esas decenas: quedan nueve, y llegan diez unidades.",
    ],
    again:
      "Tienes 3 cajas de diez bolsas y 2 canicas sueltas. Abre una caja: ahora hay diez bolsas. Abre una bolsa: quedan nueve bolsas, y tienes 12 canicas sueltas.",
    picture: {
      alt: "302 es primero 3 centenas, 0 decenas y 2 unidades; luego 2, 10 y 2; luego 2, 9 y 12.",
      headings: ["Centenas", "Decenas", "Unidades"],
    },
    check: {
      question: "¿Por qué el cero de $302$ se vuelve un 9?",
      choices: [
        "Los ceros siempre se vuelven nueves.",
        "Recibió diez decenas y pasó una.",
        "Las unidades le dieron nueve.",
      ],
      whenRight: "Viste los dos cambios: llegaron diez, y una siguió adelante.",
      whenNot: ["¿Qué llegó primero a las decenas?", "", "Las unidades necesitan más. Las unidades no dan nada."],
    },
    checkAgain: {
      question: "En $402$ necesitas más unidades. ¿Qué abres primero?",
      choices: ["una centena", "una decena", "Nada, solo escribes diez unidades más."],
      whenRight: "Viste que todavía no hay una decena para abrir.",
      whenNot: [
        "",
        "¿Qué dígito está en el lugar de las decenas?",
        "Diez unidades más tienen que venir de algún lugar. Mira a la izquierda.",
      ],
    },
    commonError: {
      what: "Saltar el cero: la centena da directamente a las unidades.",
      tempting: "En el cero no hay nada, así que pasas de largo.",
      instead: "Cambia lugar por lugar, siempre con el que está a la izquierda.",
    },
    rubric: [
      {
        idea: "el cero no tiene nada que dar",
        words: ["cero", "0", "nada", "no hay decenas", "no tiene decenas", "sin decenas"],
        ask: "¿Por qué no pudiste cambiar con el lugar de al lado?",
      },
      {
        idea: "una centena se abre en diez decenas",
        words: ["centena", "más a la izquierda", "mas a la izquierda", "100", "cien"],
        ask: "¿De dónde salieron las diez decenas?",
      },
      {
        idea: "quedan nueve decenas cuando una pasa a las unidades",
        words: ["nueve", "9", "una decena", "1 decena", "pasa", "pasó", "paso", "pasé", "pase"],
        ask: "¿Cuántas decenas quedaron, y por qué?",
      },
    ],
    terms: [
      BUNDLE,
      DIGIT,
      term([...CHANGE, ...BORROW], "Cambiar es abrir un paquete en diez más pequeños."),
      term(["cero", "ceros"], "El cero dice que un lugar está vacío."),
      PLACE,
      HUNDRED,
      DIFFERENCE,
    ],
    answers: [
      LINE_UP,
      TAKE_WHEN,
      "El cero recibe primero diez de su izquierda. Luego pasa una, así que quedan nueve.",
      "Un cero no tiene nada que abrir. Ve más a la izquierda, y luego regresa cambiando, lugar por lugar.",
      "Con más ceros, el cambio sigue su camino. Cada cero recibe diez y pasa uno.",
      "Puedes contar desde el número más pequeño. O quita uno a cada número: la diferencia queda igual.",
      ADD_BACK,
      "No se pierde nada. $302$ sigue siendo $302$, solo que con otros paquetes.",
    ],
    asks: TAKING,
    use: "Te sirve para saber cuánto te devuelven cuando pagas con 100.",
  },
};
