import { defineWords, type HintLadder, type StepWords } from "#engine";
import { digitAt, digits } from "../blueprints/kit.ts";
import { f } from "../blueprints/place-words.ts";
import { ifEmpty } from "../blueprints/place-value/expand-kit.ts";
import { regrouped, toldOrder, type Places } from "../blueprints/place-value/pv3-kit.ts";
import { count, howMany, list, placeCount, placeName, inSpanish } from "./kit.ts";
import { digitByDigit, zerosKeepPlaces } from "./expand.ts";
import { STEPS_OF_COUNTING, thePlaces } from "./places.ts";

/** All places of these numbers are feminine: unidades, decenas, centenas. */
const here = (o: Places) => placeName(o.place);
const next = (o: Places) => placeName(o.place + 1, 1);
const nexts = (o: Places) => placeName(o.place + 1);
const digit = (o: Places) => digitAt(o.n, o.place);

/** Words of hundreds, tens and ones. */
export const pv3 = defineWords<Places>({
  stems: {
    split: (o) => `¿Cuántas centenas, decenas y unidades muestran los dígitos de ${f(o.n)}?`,
    "split-name": (o, c) =>
      `${c.names[0]} mira ${f(o.n)}. ¿Cuántas centenas, decenas y unidades tiene ese número? Escribe un dígito en cada casilla.`,
    blocks: () => "¿Qué número muestran los bloques?",
    "blocks-name": (_o, c) => `${c.names[0]} arma un número con bloques. ¿Qué número es?`,
    digit: (o) => `¿Qué dígito de ${f(o.n)} está en el lugar de las ${here(o)}?`,
    "digit-name": (o, c) => `${c.names[0]} escribe ${f(o.n)}. ¿Qué dígito está en el lugar de las ${here(o)}?`,
    value: (o) => `¿Cuánto vale el dígito $${digit(o)}$ en ${f(o.n)}?`,
    worth: (o) => `¿Cuánto vale el $${digit(o)}$ en ${f(o.n)}?`,
    scrambled: (o) => `¿Qué número tiene ${told(o)}?`,
    "scrambled-name": (o, c) => `${c.names[0]} piensa en un número con ${told(o)}. ¿Qué número es?`,
    "whole-tens": (o) => `¿Cuántas decenas completas hay en ${f(o.n)}?`,
    "packs-of-ten": (o, c) =>
      `${c.names[0]} tiene ${count(o.n, c.thing)} y pone diez en cada ${inSpanish(c.container).one}. ` +
      `¿${howMany(c.container)} puede llenar ${c.names[0]}?`,
    regrouped: (o) => `¿Qué número forman ${list(regroupedWords(o))}?`,
    "regrouped-name": (o, c) => `${c.names[0]} cuenta ${list(regroupedWords(o))}. ¿Qué número es?`,
    rename: {
      text: (o) => `¿Qué número va en la casilla? $${o.n} = ${sumOf(regrouped(o), o.place)}$`,
      spoken: (o) =>
        `¿Qué número va en la casilla? ${o.n} es igual a ` +
        `${regrouped(o)
          .map((n, place) => (place === o.place ? `casilla ${placeName(place)}` : placeCount(n, place)))
          .toReversed()
          .join(" más ")}.`,
    },
    "rename-builds": (o, c) =>
      `${c.names[0]} forma el ${f(o.n)} con ${given(o).join(", ")} y algunas ${here(o)}. ` +
      `¿Cuántas ${here(o)} necesita ${c.names[0]}?`,
  },
  labels: ["Centenas", "Decenas", "Unidades"],
  steps: stepsOf,
  hints: hintsOf,
  errors: {
    "PV-02": {
      did: () => "Diste el dígito solo, como si estuviera en el lugar de las unidades.",
      hints: (o) => [
        `¿En qué lugar de ${f(o.n)} está el ${digit(o)}?`,
        "Un dígito en el lugar de las decenas cuenta decenas, y uno en el lugar de las centenas cuenta centenas.",
        `El ${digit(o)} dice cuántas ${here(o)} hay. ${countBy(o)}`,
      ],
    },
    "PV-03": {
      did: (o) =>
        o.place === 2
          ? `Tu número es más de lo que vale el ${digit(o)} de ${f(o.n)}.`
          : `Contaste el ${digit(o)} como ${nexts(o)}.`,
      hints: (o) => [...namePlaces(o), `Una ${placeName(o.place, 1)} es ${10 ** o.place}. ${countBy(o)}`],
    },
    "PV-04": {
      did: (o) => `Contaste el ${digit(o)} como ${placeName(o.place - 1)}.`,
      hints: (o) => [
        ...namePlaces(o),
        `El dígito es el primero de la izquierda: dice cuántas centenas hay. ${countBy(o)}`,
      ],
    },
    "PV-10": {
      did: (o) =>
        o.ask === "rename" ? `Diste el dígito de las ${here(o)} de ${f(o.n)}.` : "Diste solo el dígito de las decenas.",
      hints: (o) =>
        o.ask === "rename"
          ? [
              `Suma todas las partes, con tu número de ${here(o)}. ¿Dan ${f(o.n)}?`,
              `Una ${next(o)} que se desagrupa no se pierde: toda va con las ${here(o)}.`,
              `Tu ${f(digit(o))} cuenta solo el lugar de las ${here(o)}. ${brokenUp(o, f(o.n))}`,
            ]
          : [
              "Diez unidades forman una decena. ¿Cuántas decenas hay en una centena?",
              "Una centena está hecha de decenas. Cuenta esas, y también las del lugar de las decenas.",
              `Solo las centenas ya son ${digitAt(o.n, 2) * 10} decenas. Ahora suma las otras.`,
            ],
    },
    "PV-N1": {
      did: () => "Escribiste cuánto vale cada dígito.",
      hints: (o) => [
        `Mira el primer dígito de ${f(o.n)}. ¿La casilla pregunta cuántas centenas hay o cuánto valen?`,
        o.show === "blocks"
          ? "En cada casilla escribe cuántos hay: cuadrados grandes, barras o cubitos."
          : "En cada casilla escribe cuántas hay: centenas, decenas o unidades.",
        `El primer dígito de ${f(o.n)} dice ${o.show === "blocks" ? "cuántos cuadrados grandes" : "cuántas centenas"} hay: escribe solo ese dígito, sin ceros después.`,
      ],
    },
    "PV-N2": {
      did: (o) =>
        o.ask === "boxes"
          ? "Pusiste los dígitos en las casillas al revés."
          : "Nombraste los lugares desde la izquierda, empezando por las unidades.",
      hints: (o) => [
        `¿En qué lado de ${f(o.n)} están las unidades?`,
        "Las unidades están al final, a la derecha. Hacia la izquierda siguen las decenas y luego las centenas.",
        `Pon el dedo al final de ${f(o.n)}: ahí están las unidades. Ahora ve hacia la izquierda, lugar por lugar.`,
      ],
    },
    "PV-05": {
      did: () => "Tu número tiene muy pocos dígitos: falta un lugar.",
      hints: () => [
        "¿Qué lugar del número está vacío?",
        "Un lugar sin nada lleva un cero, para que los otros dígitos queden en su lugar.",
        "Escribe las centenas, luego las decenas y luego las unidades, y pon 0 donde no hay.",
      ],
    },
    "PV-01": {
      did: () => "Escribiste cada parte completa, una después de la otra.",
      hints: (o) => [
        "¿Cuántos dígitos tiene un número con centenas, decenas y unidades?",
        zerosKeepPlaces(o),
        digitByDigit(o),
      ],
    },
    "PV-N8": {
      did: () => "Contaste cada bloque como uno.",
      hints: () => [
        "¿Una barra vale lo mismo que un cubito?",
        "Una barra vale diez cubitos, y un cuadrado grande vale diez barras.",
        "Cuenta primero los cuadrados grandes, de cien en cien. Luego sigue con las barras, de diez en diez.",
      ],
    },
    "PV-N3": {
      did: () => "Escribiste los dígitos en el orden en que los leíste.",
      hints: (o) => [
        "¿Cuál de los tres números cuenta las centenas?",
        "No importa qué parte se nombra primero: las centenas van siempre a la izquierda, luego las decenas y luego las unidades.",
        `Escribe tres lugares: centenas, decenas, unidades. Pon ${digitAt(o.n, 2)} debajo de las centenas, y cada una de las otras partes debajo de su nombre.`,
      ],
    },
    "PV-N4": {
      did: (o) => `Escribiste los dos dígitos de ${f(digit(o) + 10)} en tu número.`,
      hints: (o) => [
        `¿Cuántos dígitos caben en el lugar de las ${here(o)}?`,
        `En un lugar cabe un solo dígito. Cambia diez ${here(o)} por una ${next(o)}.`,
        `${digit(o) + 10} ${here(o)}: cambia 10, y ${digit(o) === 1 ? "queda" : "quedan"} ${placeCount(digit(o), o.place)}.`,
      ],
    },
    "PV-N5": {
      did: (o) => `A tu número le faltan diez ${here(o)}.`,
      hints: (o) => [
        `¿Qué forman diez ${here(o)} cuando las juntas?`,
        `La ${next(o)} nueva se cuenta con las otras ${nexts(o)}.`,
        `La pregunta da ${placeCount(regrouped(o)[o.place + 1] ?? 0, o.place + 1)}. Cuenta también la ${next(o)} nueva.`,
      ],
    },
    "PV-N6": {
      did: () => "Diste el número completo, que dice cuántas unidades hay.",
      hints: (o) => [
        `La pregunta busca grupos de diez. ¿Puede haber tantos grupos como unidades hay en ${f(o.n)}?`,
        "Pon las unidades en grupos de diez, y cuenta los grupos.",
        `Solo ${f(digitAt(o.n, 2) * 100)} ya tiene ${digitAt(o.n, 2) * 10} decenas. ¿Cuántas más hay en ${f(o.n)}?`,
      ],
    },
    "PV-N7": {
      did: (o) => `Contaste todas las ${here(o)} de ${f(o.n)}.`,
      hints: (o) => [
        `¿Qué partes de ${f(o.n)} da la pregunta?`,
        `Cuenta solo las ${here(o)} que dejan las otras partes.`,
        `A ${f(o.n)} quítale las partes que conoces. ¿Cuántas ${here(o)} quedan?`,
      ],
    },
    "PV-N13": {
      did: (o) => `Diste las 10 ${here(o)} de la ${next(o)} que se desagrupó.`,
      hints: (o) => [
        `¿Hay ${here(o)} en el lugar de las ${here(o)} de ${f(o.n)}?`,
        `Cuenta todas las ${here(o)}: las de la ${next(o)} que se desagrupó y las que ya estaban.`,
        `Mira el dígito de las ${here(o)} de ${f(o.n)}. Junta esas ${here(o)} con las otras 10.`,
      ],
    },
    "PV-N14": {
      did: () => "Contaste las decenas de las centenas, y dejaste fuera el lugar de las decenas.",
      hints: (o) => [
        `Contaste las decenas de las centenas. ¿Qué dígito de ${f(o.n)} muestra más decenas?`,
        "Cuenta todas las decenas: las que forman las centenas y las del lugar de las decenas.",
        `Empieza con tus ${digitAt(o.n, 2) * 10} decenas. Ahora suma las que muestra el dígito de las decenas.`,
      ],
    },
    "PV-N15": {
      did: () => "Contaste las unidades que sobran como una decena.",
      hints: (o) => [
        `¿Cuántas unidades de ${f(o.n)} sobran cuando ya formaste todas las decenas? ¿Alcanzan para otra decena?`,
        "Solo cuenta un grupo que tiene diez. Lo que sobra no completa una decena.",
        `En ${f(digitAt(o.n, 2) * 100)} hay ${digitAt(o.n, 2) * 10} decenas. Suma las que muestra el dígito de las decenas. ¿Las unidades completan otra decena?`,
      ],
    },
  },
  diagram: (o, drawn) => {
    if (drawn.type === "place-value-chart") {
      return {
        ...drawn,
        alt: `El número ${o.n} en una tabla con columnas para centenas, decenas y unidades.`,
        headings: ["Centenas", "Decenas", "Unidades"],
      };
    }
    const counts = o.ask === "regrouped" ? regroupedWords(o) : digitWords(o.n);
    return { ...drawn, alt: `Bloques: ${counts.join(", ")}.` };
  },
});

function stepsOf(o: Places): StepWords[] {
  switch (o.ask) {
    case "boxes":
      return [
        ...[2, 1, 0].map((place) => ({
          explanation: `${["El último dígito, a la derecha,", "El dígito del medio", "El primer dígito, a la izquierda,"][place]} dice cuántas ${placeName(place)} hay.`,
          math: mathOf(digitAt(o.n, place), place),
        })),
        { explanation: "Escribe cada dígito en su casilla: centenas, decenas, unidades.", math: sumOf(digits(o.n)) },
      ];
    case "blocks":
      return [
        {
          explanation:
            "Cuenta cada tipo de bloque: los cuadrados grandes son centenas, las barras son decenas, los cubitos son unidades.",
          math: sumOf(digits(o.n)),
        },
        eachInPlace(o),
      ];
    case "digit":
      return [
        { explanation: "Empieza por la derecha: unidades, luego decenas, luego centenas.", math: sumOf(digits(o.n)) },
        { explanation: `Toma el dígito del lugar de las ${here(o)}.`, math: mathOf(digit(o), o.place) },
      ];
    case "value":
      return [
        { explanation: `Busca en qué lugar está el ${digit(o)}.`, math: sumOf(digits(o.n)) },
        { explanation: `El ${digit(o)} vale ${placeCount(digit(o), o.place)}.` },
      ];
    case "scrambled":
      return [
        { explanation: "Pon los lugares en orden: centenas, decenas, unidades.", math: sumOf(digits(o.n)) },
        eachInPlace(o),
      ];
    case "whole-tens":
      return [
        {
          explanation: "Cada centena tiene 10 decenas, así que cuenta 10 por cada una.",
          math: `${mathOf(digitAt(o.n, 2), 2)} = ${mathOf(digitAt(o.n, 2) * 10, 1)}`,
        },
        { explanation: "Suma las que muestra el dígito de las decenas. Las unidades no completan otra decena." },
      ];
    case "regrouped":
      return [
        {
          explanation: `Cambia ${placeCount(10, o.place)} por 1 ${next(o)}.`,
          math: `${mathOf(digit(o) + 10, o.place)} = ${mathOf(1, o.place + 1)} + ${mathOf(digit(o), o.place)}`,
        },
        { explanation: `Suma la ${next(o)} nueva a las ${nexts(o)}.`, math: sumOf(digits(o.n)) },
        { explanation: "Escribe cada dígito en su lugar." },
      ];
    case "rename":
      return [
        { explanation: "Di el número lugar por lugar.", math: sumOf(digits(o.n)) },
        {
          explanation: brokenUp(o, String(o.n)),
          math: `${mathOf(1, o.place + 1)} = ${mathOf(10, o.place)}`,
        },
        { explanation: `Junta las 10 ${here(o)} nuevas con las ${here(o)} que ya estaban.` },
      ];
  }
}

function hintsOf(o: Places): HintLadder {
  switch (o.ask) {
    case "boxes":
      return [
        o.show === "blocks"
          ? "Mira el dibujo. ¿Cuántos cuadrados grandes, barras y cubitos hay?"
          : `Señala cada dígito de ${f(o.n)} y di su lugar. ¿Qué lugar está más a la izquierda?`,
        "De izquierda a derecha, los tres lugares son centenas, decenas y unidades.",
        `El dígito que está más a la izquierda en ${f(o.n)} va en la casilla de las centenas. ¿En qué casilla va el dígito de al lado?`,
      ];
    case "blocks":
      return [
        "¿Qué bloques son los más grandes? Cuenta esos primero.",
        `Los cuadrados grandes son centenas, las barras son decenas, los cubitos son unidades.${ifEmpty(o.n, "Un lugar sin bloques lleva un cero.")}`,
        `Hay ${placeCount(digitAt(o.n, 2), 2)}, así que escribe ${digitAt(o.n, 2)} primero. Ahora cuenta las barras.`,
      ];
    case "digit":
      return [
        `¿Qué lugar está más a la derecha en ${f(o.n)}?`,
        "Desde las unidades hacia la izquierda, el lugar que sigue es el de las decenas, y después viene el de las centenas.",
        `Di ${f(o.n)} lugar por lugar desde la derecha, y detente en las ${here(o)}.`,
      ];
    case "value":
      return [
        `¿En qué lugar de ${f(o.n)} está el $${digit(o)}$?`,
        "Un dígito en el lugar de las decenas cuenta decenas, y uno en el lugar de las centenas cuenta centenas.",
        `El $${digit(o)}$ está en el lugar de las ${here(o)}, así que cuenta ${here(o)}. ${countBy(o)}`,
      ];
    case "scrambled":
      return [
        "¿Qué parte vale más? Esa se escribe primero.",
        `Las centenas van a la izquierda, luego las decenas y luego las unidades.${ifEmpty(o.n, "Un lugar sin nada lleva un cero.")}`,
        `Las centenas van primero: escribe ${digitAt(o.n, 2)}. ¿Qué parte va en el lugar de las decenas?`,
      ];
    case "whole-tens":
      return [
        `¿Cuántas decenas hay en el lugar de las decenas de ${f(o.n)}? ¿Hay decenas también en las centenas?`,
        "Cuenta todas las decenas: las del lugar de las decenas y las que forman las centenas.",
        `${placeCount(digitAt(o.n, 2), 2)} ${digitAt(o.n, 2) === 1 ? "es" : "son"} lo mismo que ${digitAt(o.n, 2) * 10} decenas. ¿Cuántas más muestra el dígito de las decenas?`,
      ];
    case "regrouped":
      return [
        `¿Puedes escribir ${f(digit(o) + 10)} en el lugar de las ${here(o)}?`,
        `En un lugar cabe un solo dígito. Cuando hay diez ${here(o)} o más, diez de ellas forman una ${next(o)}.`,
        `${digit(o) + 10} ${here(o)} son 1 ${next(o)} y ${placeCount(digit(o), o.place)}. Ahora junta ${thePlaces(o.place + 1)}.`,
      ];
    case "rename":
      return [
        `¿Cuántas ${nexts(o)} tiene ${f(o.n)}, y cuántas da la pregunta?`,
        `Cuando una ${next(o)} se desagrupa, sus ${here(o)} van con las otras ${here(o)}.`,
        `${brokenUp(o, f(o.n))} Junta esas con las del lugar de las ${here(o)} de ${f(o.n)}.`,
      ];
  }
}

/** "La pregunta da una centena menos de las que tiene 596. Esa centena se cambió por 10 decenas." */
function brokenUp(o: Places, number: string): string {
  return `La pregunta da una ${next(o)} menos de las que tiene ${number}. Esa ${next(o)} se cambió por 10 ${here(o)}.`;
}

/** "Cuenta de cien en cien, 9 veces." */
function countBy(o: Places): string {
  return `Cuenta ${STEPS_OF_COUNTING[o.place as 0 | 1 | 2]}, ${digit(o)} veces.`;
}

/** The first two hints where a digit was taken for one of a place beside its own. */
function namePlaces(o: Places): [string, string] {
  return [
    `Nombra los lugares de ${f(o.n)} desde la derecha. ¿Dónde está el ${digit(o)}?`,
    "Desde la derecha, los lugares son unidades, decenas, centenas.",
  ];
}

function eachInPlace(o: Places): StepWords {
  return { explanation: `Escribe cada dígito en su lugar.${ifEmpty(o.n, "Un lugar vacío lleva un 0.")}` };
}

/** `3 \text{ decenas}`. */
function mathOf(n: number, place: number): string {
  return `${n} \\text{ ${placeName(place, n)}}`;
}

/** `6 \text{ centenas} + 4 \text{ decenas} + 7 \text{ unidades}`, from counts with the ones first. */
function sumOf(counts: readonly number[], hidden?: number): string {
  return counts
    .map((n, place) => (place === hidden ? `\\square \\text{ ${placeName(place)}}` : mathOf(n, place)))
    .toReversed()
    .join(" + ");
}

/** The parts that are given where a count is missing. */
function given(o: Places): string[] {
  return regroupedWords(o).filter((_, at) => 2 - at !== o.place);
}

function told(o: Places): string {
  return list(toldOrder(o.n).map(([n, place]) => placeCount(n, place)));
}

function regroupedWords(o: Places): string[] {
  return regrouped(o)
    .map((n, place) => placeCount(n, place))
    .toReversed();
}

function digitWords(n: number): string[] {
  return digits(n)
    .map((each, place) => placeCount(each, place))
    .toReversed();
}
