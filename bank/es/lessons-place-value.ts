import type { LessonWords } from "#engine";
import {
  BACK_ROUND,
  BUNDLE,
  CHECK_ROUND,
  DIGIT,
  DIGIT_OF_PLACE,
  DIGIT_WORTH,
  NOT_EXACT,
  PLACE_FIRST,
  term,
} from "./lessons-shared.ts";

const PLACE_IN_NUMBER = "Un lugar es donde está un dígito en un número.";
const NEAR = ["más cercana", "mas cercana", "más cercano", "mas cercano", "más cerca", "mas cerca"] as const;
const ROUND = ["redondear", "redondeo", "redondea", "redondeas", "redondeado"] as const;
const AGREED = "La gente acordó subir, para que a todos les salga lo mismo.";
const SMALLEST = "Muchos números se redondean al que te dan. ¿Cuál de ellos es el más pequeño?";
const GREATEST = "Muchos números se redondean al que te dan. ¿Cuál de ellos es el más grande?";

/** Words of the lessons on place value and rounding. */
export const PLACE_VALUE_LESSONS: Readonly<Record<string, LessonWords>> = {
  "g2.pv3": {
    idea: [
      "Contamos en paquetes: diez unidades forman una decena.",
      "Diez decenas forman una centena.",
      "El lugar de un dígito dice qué paquete cuenta.",
    ],
    again:
      "Con diez palitos haces un paquete, y con diez paquetes uno grande. $243$ son 2 paquetes grandes, 4 paquetes y 3 palitos.",
    picture: {
      alt: "Bloques para 243: 2 cuadrados grandes, 4 barras y 3 cubitos.",
    },
    check: {
      question: "¿Qué cuenta el $4$ en $243$?",
      choices: ["4 unidades", "4 decenas", "4 centenas"],
      whenRight: "Viste que el 4 está en el lugar de las decenas.",
      whenNot: ["Las unidades están al final, a la derecha.", "", "Las centenas están a la izquierda."],
    },
    checkAgain: {
      question: "¿Qué $3$ de $333$ vale más?",
      choices: ["el 3 de la izquierda", "el 3 de la derecha", "Los tres valen lo mismo."],
      whenRight: "Viste que el 3 de la izquierda cuenta centenas.",
      whenNot: [
        "",
        "¿Qué cuenta el 3 que está al final, a la derecha?",
        "¿Los tres cuentan paquetes del mismo tamaño?",
      ],
    },
    commonError: {
      what: "Escribir $200$, $40$ y $3$ uno al lado del otro: $200403$.",
      tempting: "Oyes “doscientos”, así que escribes $200$.",
      instead: "Pon el 4 y el 3 donde hay ceros: $243$.",
    },
    rubric: [
      {
        idea: "el lugar dice qué cuenta el dígito",
        words: [
          "lugar",
          "posición",
          "posicion",
          "dónde está",
          "donde está",
          "donde esta",
          "columna",
          "medio",
          "sitio",
          "puesto",
        ],
        ask: "¿Qué te dice el lugar de un dígito?",
      },
      {
        idea: "los paquetes son unidades, decenas y centenas",
        words: ["decena", "centena", "dieces", "cienes", "paquete", "barra"],
        ask: "¿Qué cuentan los tres lugares?",
      },
    ],
    terms: [
      term(["cambiar", "cambias", "cambio"], "Cambiar es dar diez unidades por una decena."),
      BUNDLE,
      DIGIT,
      term(["lugar", "lugares"], PLACE_IN_NUMBER),
      term(["valor", "vale", "valen"], "El valor de un dígito es cuánto cuenta."),
      term(["unidad", "unidades"], "Las unidades son cosas sueltas que cuentas."),
      term(["decena", "decenas"], "Las decenas son paquetes de diez unidades."),
      term(["centena", "centenas"], "Las centenas son paquetes de diez decenas."),
    ],
    answers: [
      "El dígito de las decenas no dice todas. Cada centena tiene diez decenas más.",
      PLACE_FIRST,
      "Nuestros números se agrupan de diez en diez. Diez de un lugar forman uno a su izquierda.",
      "“Qué dígito” pide un solo signo. “Cuánto vale” pide lo que vale ese dígito.",
      "A la izquierda de las centenas van los millares. Diez centenas forman un millar.",
      DIGIT_WORTH,
      "Escribe un cero donde un lugar está vacío. Así los otros dígitos quedan en su lugar.",
      "El cero guarda un lugar vacío. Sin el cero, $305$ se vería como $35$.",
      "En un montón puede haber más de nueve decenas. Para escribir ese número, cambia diez decenas por una centena.",
      "Un dígito es un signo de un número. Su lugar dice qué cuenta. En $345$ el 4 cuenta decenas: vale 40.",
      "Empieza por la derecha: ahí están las unidades. Luego vienen las decenas, y después las centenas.",
      "El orden en que se dicen no importa. Las centenas van a la izquierda, luego las decenas y luego las unidades.",
    ],
    asks: [
      "Di cuántas centenas, decenas y unidades tiene el número.",
      "Cuenta los bloques del dibujo. ¿Qué número forman?",
      "Se elige un dígito. ¿Cuánto cuenta ahí?",
      "Se nombra un lugar. ¿Qué dígito del número está en ese lugar?",
      "Las partes están revueltas. ¿Qué número forman?",
      "Forma decenas completas. ¿Cuántas puedes formar?",
      "Todas las partes forman el número. ¿Cuál falta?",
      "Diez de un lugar forman uno del lugar siguiente. ¿Qué número es entonces?",
    ],
    use: "Las tiendas también empacan cosas de diez en diez y de cien en cien.",
  },
  "g2.expand": {
    idea: [
      "Un número está hecho de lo que valen sus dígitos.",
      "En $468$ los dígitos valen $400$, $60$ y $8$.",
      "Juntas, las partes forman otra vez el número.",
    ],
    again:
      "Pon en la mesa las tarjetas $400$, $60$ y $8$. Ponlas una encima de otra, parejas por la derecha. Los ceros quedan tapados, y lees $468$.",
    picture: {
      alt: "468 en una tabla: 4 centenas valen 400, 6 decenas valen 60, 8 unidades valen 8.",
      headings: ["Centenas", "Decenas", "Unidades"],
    },
    check: {
      question: "¿Qué suma muestra cuánto valen los dígitos de $507$?",
      choices: ["$5 + 0 + 7$", "$50 + 7$", "$500 + 7$"],
      whenRight: "Viste que el 5 vale cinco centenas.",
      whenNot: ["¿El 5 cuenta unidades aquí?", "¿Cuántos lugares hay después del 5?", ""],
    },
    checkAgain: {
      question: "Juntas las tarjetas $600$ y $30$. ¿Qué lees?",
      choices: ["63", "630", "60030"],
      whenRight: "Pusiste un cero donde no hay unidades.",
      whenNot: ["¿Cuántos lugares tiene un número con centenas?", "", "Pon una tarjeta encima de la otra."],
    },
    commonError: {
      what: "Escribir $500 + 7$ como $57$.",
      tempting: "No ves decenas, así que ahí no escribes nada.",
      instead: "Si un lugar está vacío, escribe un cero ahí.",
    },
    rubric: [
      {
        idea: "cada dígito vale lo que dice su lugar",
        words: ["vale", "valor", "significa", "cuenta", "representa", "quiere decir"],
        ask: "¿Cuánto vale cada dígito?",
      },
      {
        idea: "las partes se suman",
        words: ["sum", "junt", "agreg", "signo de más", "signo de mas"],
        ask: "¿Qué haces con las partes?",
      },
      {
        idea: "un lugar vacío lleva un cero",
        words: ["cero", "0", "vací", "vaci"],
        ask: "¿Qué va en un lugar sin nada?",
      },
    ],
    terms: [
      term(
        ["forma desarrollada", "desarrollada", "desarrollar"],
        "La forma desarrollada muestra un número como una suma.",
      ),
      DIGIT,
      term(["suma"], "Una suma es lo que obtienes cuando sumas."),
      term(["vale", "valen", "valor"], "El valor de un dígito es cuánto cuenta."),
      term(["lugar", "lugar vacío", "lugar vacio"], PLACE_IN_NUMBER),
    ],
    answers: [
      "Escribe una parte por cada dígito. Un 0 no necesita parte.",
      "La suma y el número son iguales. Solo se escriben de otra manera.",
      "Suma las partes. Escritas una tras otra, las partes dan demasiado.",
      "En palabras, la “y” une las decenas y las unidades. Cuarenta y dos es un solo número.",
      "Una casilla esconde una parte o el total. Mira qué lugar falta todavía.",
      PLACE_FIRST,
      DIGIT_WORTH,
      "Puedes separar un número de muchas maneras. La forma desarrollada va por centenas, decenas y unidades.",
      "Di primero las centenas. Luego di las decenas y las unidades juntas.",
      "Los ceros solo guardan lugares. En el número, otros dígitos van ahí.",
      "Un lugar vacío necesita un cero que lo guarde. En una suma puedes dejar fuera $+ 0$.",
      "Las partes pueden ir en cualquier orden. La suma queda igual. Para escribir el número, empieza con las centenas.",
      "Después de las centenas no se dice “y”. La “y” va entre las decenas y las unidades, como en “treinta y cinco”.",
      "La forma desarrollada muestra cuánto vale cada dígito. Así puedes sumar y restar parte por parte.",
      "Números como “trece” tienen una decena y unas unidades. Números como “treinta” cuentan decenas.",
      "Escribe las centenas, luego las decenas y luego las unidades. Pon un cero donde un lugar está vacío.",
    ],
    asks: [
      "Aquí están las partes de un número. ¿Qué número es?",
      "Lee el número para ti. Elige las palabras que dices.",
      "Las partes forman el número. ¿Qué parte está escondida?",
      "El número está escrito con palabras. Escríbelo con dígitos.",
      "Separa el número en partes. Escribe cuánto vale cada dígito.",
    ],
    use: "Separas números así cuando cuentas dinero.",
  },
  "g3.rnd10": {
    idea: [
      "Redondear a la decena más cercana es buscar la decena que está a menos pasos.",
      "Cada número entero está en una decena o entre dos decenas.",
      "El dígito de las unidades dice qué tan lejos está la decena anterior.",
    ],
    again:
      "Dibuja una colina de $30$ a $40$ con la punta en $35$. Una pelota en $34$ rueda hacia atrás, y una en $37$ rueda hacia adelante. Justo en la punta, también rueda hacia adelante.",
    picture: {
      alt: "Una recta numérica de 30 a 40, de uno en uno. Hay puntos en 34 y en 37.",
    },
    check: {
      question: "¿Por qué $62$ se redondea a $60$ y no a $70$?",
      choices: [
        "60 está más cerca de 62 que 70.",
        "Redondear siempre hace más pequeño un número.",
        "62 es un número par.",
      ],
      whenRight: "Comparaste qué tan lejos está 62 de cada decena.",
      whenNot: ["", "Prueba con 68. ¿Qué decena está más cerca?", "Cuenta los pasos de 62 a cada decena."],
    },
    checkAgain: {
      question: "¿Qué número se redondea a $40$, a la decena más cercana?",
      choices: ["46", "33", "37"],
      whenRight: "Viste que 40 es la decena más cercana a 37.",
      whenNot: [
        "46 está entre 40 y 50. ¿Qué decena está más cerca?",
        "33 está entre 30 y 40. ¿Qué decena está más cerca?",
        "",
      ],
    },
    commonError: {
      what: "Escribir $3$ para $34$ en lugar de $30$.",
      tempting: "Miras el dígito de las decenas y olvidas lo demás.",
      instead: "Si redondeas a decenas, pon un cero en el lugar de las unidades.",
    },
    rubric: [
      {
        idea: "el número está entre dos decenas",
        words: ["entre", "un lado y", "dos decenas", "dos lados", "ambos lados"],
        ask: "¿Entre qué dos decenas está el número?",
      },
      {
        idea: "tomas la decena más cercana",
        words: ["cerca", "cercan", "próxim", "proxim", "lejos", "más corto", "mas corto"],
        ask: "¿Cómo eliges una de las dos decenas?",
      },
    ],
    terms: [
      term(ROUND, "Redondear es cambiar un número por uno cercano que termina en cero."),
      term(NEAR, "La decena más cercana es la decena que está a menos pasos."),
      term(["a la mitad", "mitad"], "A la mitad quiere decir igual de lejos de los dos lados."),
      DIGIT_OF_PLACE,
      term(
        ["casi", "unos", "aproximadamente", "más o menos", "mas o menos"],
        "Más o menos quiere decir no exacto, pero cerca.",
      ),
    ],
    answers: [
      "Un número que no es decena completa está entre dos decenas. Cuenta de diez en diez hasta pasarlo.",
      BACK_ROUND,
      "Un 9 en las decenas que sube forma una centena nueva. Las decenas pasan a ser 0.",
      "Una decena no tiene unidades, así que el último dígito pasa a ser 0. Las decenas quedan igual o suben una.",
      NOT_EXACT,
      CHECK_ROUND,
      "El dígito de las unidades dice qué tan lejos están las decenas. Los otros dígitos no dicen eso.",
      `Un número que termina en 5 está igual de lejos de las dos decenas. ${AGREED}`,
      "Con 0 a 4 unidades vas a la decena anterior. Con 5 a 9 vas a la decena siguiente.",
      "Los números redondeados se dicen y se suman rápido. Usas números redondeados cuando no necesitas el número exacto.",
      "Un número que ya es una decena se queda igual. Ninguna decena está más cerca que esa misma.",
      "Redondear hacia abajo deja igual el dígito de las decenas. Solo las unidades se vuelven cero.",
    ],
    asks: [
      SMALLEST,
      GREATEST,
      "Redondea cada una de las opciones. ¿Cuál llega a la decena del problema?",
      "Busca la decena que está más cerca del número.",
    ],
    use: "Redondeas cuando dices que vinieron unas 30 personas.",
  },
  "g4.round": {
    idea: [
      "El número está entre dos vecinos redondos, uno antes y uno después.",
      "A la mitad entre dos vecinos, el dígito que sigue al lugar que redondeas es 5.",
      "Por eso el dígito a la derecha de ese lugar dice qué vecino está más cerca.",
    ],
    again:
      "Para redondear $6142$ a centenas, mira sus vecinos $6100$ y $6200$. El medio es $6150$. Como $6142$ está antes del medio, $6100$ está más cerca.",
    picture: {
      alt: "Una recta numérica de 6100 a 6200, de diez en diez. Un punto en 6142 está antes del medio, 6150.",
    },
    check: {
      question: "Redondeas $7381$ a la centena más cercana. ¿Qué dígito decide?",
      choices: ["el 1", "el 3", "el 8"],
      whenRight: "Miraste un lugar a la derecha de las centenas.",
      whenNot: ["El 1 está a dos lugares de las centenas.", "El 3 está en el lugar al que redondeas.", ""],
    },
    checkAgain: {
      question: "Redondeas $5283$ al millar más cercano. ¿Entre qué vecinos está?",
      choices: ["5000 y 6000", "5200 y 5300", "4000 y 6000"],
      whenRight: "Tomaste el millar de antes y el millar de después.",
      whenNot: ["", "Esos dos son centenas. ¿A qué lugar redondeas?", "¿Hay otro millar entre esos dos?"],
    },
    commonError: {
      what: "Subir las centenas y dejar lo demás: $6178$ se vuelve $6278$.",
      tempting: "Cambias el dígito que dice la regla, y nada más.",
      instead: "Si redondeas a centenas, escribe ceros en todos los lugares a la derecha.",
    },
    rubric: [
      {
        idea: "el número está entre dos números redondos, como dos centenas",
        words: ["entre", "en medio de", "vecin", "dos centenas", "dos millares", "dos lados", "ambos lados"],
        ask: "¿Entre qué dos números redondos está el número?",
      },
      {
        idea: "el dígito siguiente muestra cuál de los dos está más cerca",
        words: [
          "dígito siguiente",
          "digito siguiente",
          "siguiente dígito",
          "siguiente digito",
          "dígito que sigue",
          "digito que sigue",
          "a la derecha",
          "cerca",
          "cercan",
          "mitad",
          "medio",
          "5 o más",
          "5 o mas",
          "menos que 5",
          "menos de 5",
          "menor que 5",
        ],
        ask: "¿Cómo sabes qué vecino está más cerca?",
      },
    ],
    terms: [
      DIGIT,
      term(ROUND, "Redondear es cambiar un número por uno cercano que termina en ceros."),
      term(
        ["lugar", "lugares", "lugar de las centenas", "lugar de los millares"],
        "Un lugar es donde está un dígito; dice qué cuenta el dígito.",
      ),
      term(["vecino", "vecinos"], "Los vecinos son los números redondos justo antes y justo después."),
      term(NEAR, "Más cercano quiere decir a la menor distancia."),
      term(["a la mitad", "mitad", "medio"], "A la mitad quiere decir igual de lejos de los dos vecinos."),
    ],
    answers: [
      BACK_ROUND,
      NOT_EXACT,
      CHECK_ROUND,
      "Redondear hacia abajo deja tu dígito igual. Solo los dígitos de después pasan a ser cero.",
      "La coma separa los millares, para leer mejor un número largo. No cambia nada.",
      "El dígito siguiente dice de qué lado de la mitad está el número. Los de más atrás no cambian eso.",
      "Un número que está más cerca de 0 que del paso siguiente se redondea a 0. A la centena más cercana, $30$ es $0$.",
      "Busca el dígito del lugar al que redondeas. Luego mira solo el dígito que está justo después.",
      "Un 9 que sube forma diez. Diez de un lugar son uno del lugar de la izquierda.",
      `Un número justo a la mitad está igual de lejos de los dos lados. ${AGREED}`,
      "Los ceros guardan los lugares, así que el número conserva su tamaño. Sin los ceros, $6100$ se volvería $61$.",
      "Los números grandes se comparan más rápido cuando son redondos. También redondeas para ver si una respuesta puede ser cierta.",
      "Redondea una sola vez, desde el número que te dieron. Si redondeas paso a paso, puedes terminar del otro lado.",
      "Si el dígito siguiente es de 0 a 4, tu dígito se queda igual. Con 5 a 9, tu dígito crece en uno.",
    ],
    asks: [
      SMALLEST,
      GREATEST,
      "Busca el número más cercano que tiene solo ceros después del lugar que dice el problema.",
    ],
    use: "Las noticias redondean: un pueblo de 41,407 habitantes tiene unos 41,000.",
  },
};
