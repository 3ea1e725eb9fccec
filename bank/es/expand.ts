import { defineWords, type HintLadder, type StepWords, type StoryContext } from "#engine";
import { digitAt, digits } from "../blueprints/kit.ts";
import { capital, f } from "../blueprints/place-words.ts";
import {
  expandedTex,
  ifEmpty,
  isWritten,
  partsOf,
  shownPlaces,
  valueAt,
  type Expanded,
} from "../blueprints/place-value/expand-kit.ts";
import { teenMixed, zeroDropped } from "../blueprints/place-value/expand-rules.ts";
import { exampleFor, exampleSum } from "../skills/g2.expand/blueprint.ts";
import { list, placeCount, placeName, placesInWords, thingOf } from "./kit.ts";
import { hundredsWord, numberInWords } from "./number-words.ts";
import { STEPS_OF_COUNTING, thePlaces } from "./places.ts";

/** All places of these numbers are feminine: unidades, decenas, centenas. */
const hidden = (o: Expanded) => placeName(o.hide);
const inWords = (o: Expanded) => numberInWords(o.n);

const ZEROS = "Las centenas se escriben con dos ceros, las decenas con uno, y las unidades sin ceros.";
const FIRST_IN_FULL =
  "El primer dígito cuenta centenas, así que escríbelo con dos ceros después. Ahora sigue con los otros.";

const howManyOfEach = (o: Expanded) => `¿Cuántas centenas hay en ${f(o.n)}? ¿Cuántas decenas y cuántas unidades?`;

/** Words of hundreds, tens and ones told as digits, words and parts. */
export const expand = defineWords<Expanded>({
  stems: {
    "what-is": (o) => `¿Cuánto es $${expandedTex(o)}$?`,
    "as-one-number": (o) => `Escribe $${expandedTex(o)}$ como un solo número.`,
    "total-of-cards": (o, c) =>
      `${c.names[0]} tiene tarjetas con los números ${list(shownPlaces(o).map((place) => f(valueAt(o.n, place))))}. ¿Qué número forman juntas?`,
    "total-box": {
      text: (o) => `¿Qué número va en la casilla? $${expandedTex(o)} = \\square$`,
      spoken: (o) => `¿Qué número va en la casilla? ${spokenParts(o)} es igual a casilla.`,
    },
    "missing-part": {
      text: (o) => `¿Qué número va en la casilla? $${o.n} = ${expandedTex(o, o.hide)}$`,
      spoken: (o) => `¿Qué número va en la casilla? ${o.n} es igual a ${spokenParts(o, o.hide)}.`,
    },
    "missing-part-first": {
      text: (o) => `¿Qué número hace que esto sea cierto? $${expandedTex(o, o.hide)} = ${o.n}$`,
      spoken: (o) => `¿Qué número hace que esto sea cierto? ${capital(spokenParts(o, o.hide))} es igual a ${o.n}.`,
    },
    "expanded-form": (o) => {
      const [n, hundreds, tens, ones] = exampleFor(o.n);
      return `¿Cuánto vale cada dígito de ${f(o.n)}? Por ejemplo, en $${n}$ los dígitos valen $${hundreds}$, $${tens}$ y $${ones}$.`;
    },
    "name-expands": (o, c) =>
      `${c.names[0]} escribe ${f(o.n)} como centenas más decenas más unidades. ¿Cuánto vale cada parte?`,
    write: {
      text: (o) => `Escribe ${f(o.n)} en forma desarrollada, así: $${exampleSum(o.n)}$.`,
      spoken: (o) => `Escribe ${o.n} en forma desarrollada, así: ${spokenExample(o)}.`,
    },
    "write-like": {
      text: (o) => `Escribe ${f(o.n)} como una suma que muestra cuánto vale cada dígito, así: $${exampleSum(o.n)}$.`,
      spoken: (o) => `Escribe ${o.n} como una suma que muestra cuánto vale cada dígito, así: ${spokenExample(o)}.`,
    },
    "write-story": {
      text: (o, c) =>
        `${c.names[0]} tiene que escribir ${f(o.n)} en forma desarrollada, así: $${exampleSum(o.n)}$. ¿Qué escribe ${c.names[0]}?`,
      spoken: (o, c) =>
        `${c.names[0]} tiene que escribir ${o.n} en forma desarrollada, así: ${spokenExample(o)}. ¿Qué escribe ${c.names[0]}?`,
    },
    "write-blocks": {
      text: (o) =>
        `Los bloques muestran un número. Escribe ese número en forma desarrollada, así: $${exampleSum(o.n)}$.`,
      spoken: (o) =>
        `Los bloques muestran un número. Escribe ese número en forma desarrollada, así: ${spokenExample(o)}.`,
    },
    "write-blocks-story": {
      text: (o, c) =>
        `${c.names[0]} pone bloques, como en el dibujo. Escribe el número en forma desarrollada, así: $${exampleSum(o.n)}$.`,
      spoken: (o, c) =>
        `${c.names[0]} pone bloques, como en el dibujo. Escribe el número en forma desarrollada, así: ${spokenExample(o)}.`,
    },
    "write-words": (o) => `Escribe ${inWords(o)} en forma desarrollada.`,
    "write-says": (o, c) => `${c.names[0]} dice “${inWords(o)}”. Escribe el número en forma desarrollada.`,
    "write-counts": {
      text: (o, c) => `${counted(o, c)} Escribe el número en forma desarrollada, así: $${exampleSum(o.n)}$.`,
      spoken: (o, c) => `${counted(o, c)} Escribe el número en forma desarrollada, así: ${spokenExample(o)}.`,
    },
    words: (o) => `Escribe ${inWords(o)} con dígitos.`,
    says: (o, c) => `${c.names[0]} dice “${inWords(o)}”. ¿Qué número es ese con dígitos?`,
    pages: (o, c) => `${counted(o, c)} Escribe el número con dígitos.`,
    "to-words": (o) => `¿Cómo se lee ${f(o.n)}?`,
    "which-words": (o, c) => `${c.names[0]} lee ${f(o.n)} en voz alta. ¿Qué dice ${c.names[0]}?`,
  },
  labels: ["Las centenas valen", "Las decenas valen", "Las unidades valen"],
  steps: stepsOf,
  hints: hintsOf,
  errors: {
    "PV-05": {
      did: (o) =>
        o.ask === "to-words"
          ? `Leíste ${o.n} como si no tuviera 0.`
          : "Tu número tiene solo dos dígitos: falta un lugar.",
      hints: (o) =>
        o.ask === "to-words"
          ? [
              `Tus palabras dicen $${zeroDropped(o)}$. ¿Cuántos dígitos tiene ${f(o.n)}?`,
              "El primero de tres dígitos cuenta centenas. El 0 guarda su lugar, y no se dice.",
              `El primer dígito de ${f(o.n)} es ${digitAt(o.n, 2)}. ¿Cómo se dicen esas centenas?`,
            ]
          : [
              "¿Qué lugar del número está vacío?",
              "Un lugar sin nada lleva un cero, para que las centenas sigan siendo centenas.",
              "Escribe tres lugares: centenas, decenas, unidades. Pon los dígitos que sabes, y pon 0 en el lugar vacío.",
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
    "PV-N3": {
      did: () => "Escribiste los dígitos en el orden en que están las partes.",
      hints: (o) => [
        "¿Qué parte es la de las centenas?",
        "No importa qué parte está primero: las centenas van siempre a la izquierda, luego las decenas y luego las unidades.",
        `Empieza con la parte más grande. ¿Cuántas centenas hay, cuántas decenas y cuántas unidades? Escribe un dígito para cada lugar.${ifEmpty(o.n, "Un lugar vacío lleva un 0.")}`,
      ],
    },
    "PV-07": {
      did: (o) => `Confundiste dos palabras: “${teenWord(o)}” y “${decadeWord(o)}”.`,
      hints: (o) => [
        `Fíjate en lo que viene después de las centenas: ¿es “${teenWord(o)}” ${or(decadeWord(o))} “${decadeWord(o)}”?`,
        `“${capital(teenWord(o))}” es una sola decena con unas unidades. “${capital(decadeWord(o))}” cuenta decenas.`,
        o.ask === "to-words"
          ? `Mira el dígito de las decenas de ${f(o.n)}: ¿hay una sola decena, o hay más?`
          : "Mira las decenas: ¿hay una sola decena, o hay más? Luego mira las unidades.",
      ],
    },
    "PV-06": {
      did: () => "Las decenas y las unidades cambiaron de lugar.",
      hints: swappedHints,
    },
    "PV-N9": {
      did: () => "Leíste el número desde la derecha.",
      hints: (o) => [
        `¿En qué lado de ${f(o.n)} están las centenas?`,
        "Un número se lee desde la izquierda: las centenas van primero.",
        `El primer dígito de ${f(o.n)} dice las centenas. Es ${digitAt(o.n, 2)}.`,
      ],
    },
    "PV-N16": {
      did: () => "En tus palabras faltan las decenas.",
      hints: (o) => [
        `Señala cada dígito de ${f(o.n)} y di qué cuenta. ¿Cuál no leíste?`,
        "Se lee cada dígito que no es 0: las centenas, luego las decenas y luego las unidades.",
        `El dígito de las decenas de ${f(o.n)} es ${digitAt(o.n, 1)}. ¿Cómo se lee ${f(o.n % 100)}?`,
      ],
    },
    "PV-N11": {
      did: (o) =>
        digitAt(o.n, 1) === 0
          ? `Dejaste fuera el lugar vacío, así que el ${digitAt(o.n, 2)} cuenta decenas en tu suma.`
          : `Dejaste fuera el lugar vacío, así que el ${digitAt(o.n, 2)} cuenta decenas y el ${digitAt(o.n, 1)} cuenta unidades en tu suma.`,
      hints: (o) => [
        addParts(o),
        `Un lugar vacío no necesita parte, pero su 0 mantiene el ${digitAt(o.n, 2)} en el lugar de las centenas.`,
        `Escribe centenas, decenas y unidades en fila, y pon cada dígito debajo de su lugar. El ${digitAt(o.n, 2)} va debajo de centenas.`,
      ],
    },
    "PV-N12": {
      did: () => "Escribiste solo el dígito de las decenas, y no lo que vale.",
      hints: (o) => [
        addParts(o),
        "Un dígito en el lugar de las decenas cuenta decenas: escríbelo con un cero después.",
        `Hay ${placeCount(digitAt(o.n, 1), 1)}. Cuenta de diez en diez: ¿cuánto es?`,
      ],
    },
    "PV-02": {
      did: (o) =>
        o.ask === "part"
          ? `Escribiste cuántas ${hidden(o)} hay.`
          : "Escribiste solo los dígitos, y no lo que vale cada uno.",
      hints: (o) => [
        addParts(o),
        "Un dígito en el lugar de las decenas cuenta decenas, y uno en el lugar de las centenas cuenta centenas.",
        o.ask === "part"
          ? `${capital(othersNamed(o))} ya están, así que faltan las ${hidden(o)}. Cuenta ${STEPS_OF_COUNTING[o.hide as 0 | 1 | 2]}, ${digitAt(o.n, o.hide)} veces.`
          : FIRST_IN_FULL,
      ],
    },
    "PV-03": {
      did: (o) =>
        o.ask === "part"
          ? `Tu número es más de lo que valen las ${hidden(o)} de ${f(o.n)}.`
          : "Cada una de tus partes es más de lo que vale su dígito.",
      hints: (o) => [
        addParts(o),
        ZEROS,
        isWritten(o) ? FIRST_IN_FULL : `La casilla es para las ${hidden(o)}. ¿Cuántos ceros lleva el dígito?`,
      ],
    },
    "PV-N10": {
      did: () => "Sumaste los números que ya están.",
      hints: (o) => [
        `¿Qué número falta todavía para que todos juntos den ${f(o.n)}?`,
        "Se suman las centenas, las decenas y las unidades. Tacha las que ya están.",
        `${capital(othersNamed(o))} ya están. ¿Cuánto valen las ${hidden(o)} de ${f(o.n)}?`,
      ],
    },
  },
  diagram: (o, drawn) => ({ ...drawn, alt: `Bloques: ${placesInWords(o.n)}.` }),
});

function stepsOf(o: Expanded): StepWords[] {
  const counts = digits(o.n)
    .map((digit, place) => mathOf(digit, place))
    .toReversed()
    .join(" + ");
  const inPlace = `Escribe cada dígito en su lugar.${ifEmpty(o.n, "Un lugar vacío lleva un 0.")}`;
  switch (o.ask) {
    case "sum":
      return [
        { explanation: "Empieza con la parte más grande: centenas, luego decenas, luego unidades." },
        { explanation: "Cuenta las centenas, las decenas y las unidades.", math: counts },
        { explanation: inPlace },
      ];
    case "part":
      return [
        { explanation: `Di ${o.n} lugar por lugar.`, math: counts },
        {
          explanation: `En la casilla se esconden ${thePlaces(o.hide)}.`,
          math: `${mathOf(digitAt(o.n, o.hide), o.hide)} = ${valueAt(o.n, o.hide)}`,
        },
      ];
    case "boxes":
      return [
        { explanation: `Di ${o.n} lugar por lugar.`, math: counts },
        { explanation: "Escribe cuánto vale cada dígito." },
      ];
    case "words":
      return [
        { explanation: `Di las centenas: ${hundredsWord(o.n)}.` },
        { explanation: restInWords(o.n) },
        { explanation: inPlace },
      ];
    case "to-words":
      return [
        { explanation: "Lee primero las centenas." },
        { explanation: "Después de las centenas, lee las decenas y las unidades juntas." },
        { explanation: "Junta las palabras.", math: `${o.n} \\text{ se lee ${inWords(o)}}` },
      ];
    case "write":
    case "write-words":
      return [
        o.ask === "write"
          ? { explanation: "Di el número lugar por lugar.", math: counts }
          : { explanation: "Escribe el número con dígitos." },
        {
          explanation: `Escribe cuánto vale cada dígito.${ifEmpty(o.n, "Un lugar con 0 no necesita parte.")}`,
          math: [2, 1, 0]
            .filter((place) => digitAt(o.n, place) > 0)
            .map((place) => `${mathOf(digitAt(o.n, place), place)} = ${valueAt(o.n, place)}`)
            .join(",\\; "),
        },
        { explanation: "Pon signos de más entre las partes.", math: `${o.n} = ${partsOf(o.n)}` },
      ];
  }
}

function hintsOf(o: Expanded): HintLadder {
  const first = hundredsWord(o.n);
  switch (o.ask) {
    case "sum":
      return [
        "¿Cuál de los números muestra las centenas? ¿Cuántas centenas hay?",
        `Las centenas van a la izquierda, luego las decenas y luego las unidades.${ifEmpty(o.n, "Un lugar vacío lleva un cero.")}`,
        `${f(valueAt(o.n, 2))} pone el dígito ${digitAt(o.n, 2)} en el lugar de las centenas. ¿Qué dígito va en el lugar de las decenas, y cuál en el de las unidades?`,
      ];
    case "part":
      return [
        "Mira cada número junto a la casilla. ¿Muestra centenas, decenas o unidades?",
        "El lugar de un dígito dice si cuenta centenas, decenas o unidades.",
        `${partsShown(o)}.${ifEmpty(o.n, `El 0 dice que no hay ${placeName(digits(o.n).indexOf(0))}.`)} ¿Qué lugar de ${f(o.n)} falta todavía, y cuánto vale su dígito?`,
      ];
    case "boxes":
      return [
        howManyOfEach(o),
        ZEROS,
        "El primer dígito está en el lugar de las centenas, así que escríbelo con dos ceros después. Ahora sigue con los otros.",
      ];
    case "words":
      return [
        "¿Cuántos dígitos tiene un número con centenas? Dibuja una raya para cada uno.",
        `Di el número en voz alta. La primera palabra dice qué va en el lugar de las centenas. Lo que sigue llena las decenas y las unidades.${ifEmpty(o.n, "Un lugar vacío lleva un cero.")}`,
        `El dígito de las centenas es ${digitAt(o.n, 2)}. ¿Qué dígitos dicen lo demás?`,
      ];
    case "to-words":
      return [
        `¿Qué dígito de ${f(o.n)} lees primero?`,
        `Di primero las centenas, y después las decenas y las unidades juntas.${ifEmpty(o.n, "El cero no se dice.")}`,
        `${f(o.n)} empieza con “${first}”. ¿Cómo se lee ${f(o.n % 100)}?`,
      ];
    case "write":
      return [
        o.show === "blocks" ? "¿Qué bloques son las centenas? Cuenta esos primero." : howManyOfEach(o),
        o.show === "blocks"
          ? "¿Cuánto vale cada tipo de bloque? Pon signos de más entre las partes."
          : `${ZEROS} Pon signos de más entre las partes.${ifEmpty(o.n, "Un lugar con 0 no necesita parte.")}`,
        `La primera parte es ${f(valueAt(o.n, 2))}. ${partsAfter(o)}`,
      ];
    case "write-words":
      return [
        "¿Qué palabra dice las centenas?",
        "Cada lugar que no está vacío tiene su propia parte: centenas, luego decenas, luego unidades. Pon signos de más entre las partes.",
        `“${capital(first)}” es ${f(valueAt(o.n, 2))}. ${partsAfter(o)}`,
      ];
  }
}

/** What the zeros of 900305 are there for. */
export function zerosKeepPlaces({ n }: { readonly n: number }): string {
  return `Los dos ceros de ${f(valueAt(n, 2))} guardan los lugares de las decenas y de las unidades.`;
}

/** How 905 is written by its digits, the empty place too. */
export function digitByDigit({ n }: { readonly n: number }): string {
  const empty = digits(n).indexOf(0);
  return empty < 0
    ? `Escribe ${digitAt(n, 2)} para las centenas. A su lado escribe un dígito para las decenas y uno para las unidades.`
    : `Escribe ${digitAt(n, 2)} para las centenas, luego el dígito de las decenas y luego el de las unidades. ¿Qué dígito muestra que no hay ${placeName(empty)}?`;
}

/** "$20$ muestra las decenas y $5$ muestra las unidades" */
function partsShown(o: Expanded): string {
  return list(
    shownPlaces(o)
      .filter((place) => place !== o.hide)
      .map((place) => `${f(valueAt(o.n, place))} muestra ${thePlaces(place)}`),
  );
}

/** What is asked for beside the hundreds: with an empty place it is a single part. */
function partsAfter(o: Expanded): string {
  return digits(o.n).includes(0) ? `¿Qué falta todavía para formar ${givenNumber(o)}?` : "¿Qué partes siguen?";
}

/** "las decenas y las unidades": the parts that are there beside the box. */
function othersNamed(o: Expanded): string {
  return list(
    [2, 1, 0].filter((place) => place !== o.hide && digitAt(o.n, place) > 0).map((place) => thePlaces(place)),
  );
}

function swappedHints(o: Expanded): HintLadder {
  if (o.ask === "to-words") {
    return [
      `¿Qué dígito de ${f(o.n)} dice las decenas, y cuál dice las unidades?`,
      "Las decenas se leen antes que las unidades.",
      `El dígito que está más a la derecha dice las unidades. Es ${digitAt(o.n, 0)}.`,
    ];
  }
  return [
    o.ask === "sum" ? `¿El ${f(o.n % 100)} cuenta decenas o unidades?` : wordsOfPlaces(o),
    o.ask === "sum"
      ? "Las decenas se escriben a la izquierda de las unidades, y un lugar vacío lleva un cero."
      : digitAt(o.n, 1) === 0
        ? "Un número sin una palabra para las decenas no tiene decenas sueltas: en el lugar de las decenas va un 0."
        : digitAt(o.n, 0) === 0
          ? "Un número sin una palabra para las unidades no tiene unidades sueltas: en el lugar de las unidades va un 0."
          : "Las decenas se escriben a la izquierda de las unidades.",
    digitAt(o.n, 0) === 0
      ? `El dígito de las decenas es ${digitAt(o.n, 1)}: va en el medio.`
      : `El dígito de las unidades es ${digitAt(o.n, 0)}: va al final, a la derecha.`,
  ];
}

/** "Veinticinco" tells both in one word, so these ask for parts. */
function wordsOfPlaces(o: Expanded): string {
  const rest = numberInWords(o.n % 100);
  if (digitAt(o.n, 1) === 0)
    return `¿“${capital(rest)}” dice decenas o unidades? ¿Hay alguna palabra para las decenas?`;
  if (digitAt(o.n, 0) === 0)
    return `¿“${capital(rest)}” dice decenas o unidades? ¿Hay alguna palabra para las unidades?`;
  return digitAt(o.n, 1) === 1
    ? `¿Cuántas decenas hay en “${rest}”, y cuántas unidades?`
    : `En “${rest}”, ¿qué parte dice las decenas, y cuál dice las unidades?`;
}

/** What the words after the hundreds tell; of a place that has no word, that it is empty. */
function restInWords(n: number): string {
  const words = `“${numberInWords(n % 100)}”`;
  if (digitAt(n, 1) === 0) return `Di lo que sigue: ${words} dice unidades, y ninguna palabra dice decenas.`;
  return digitAt(n, 0) === 0
    ? `Di lo que sigue: ${words} dice decenas, y ninguna palabra dice unidades.`
    : `Di lo que sigue: ${words} dice las decenas y las unidades.`;
}

/** The two numbers that are mixed up: 13 and 30. */
function mixedUp(o: Expanded): readonly number[] {
  return [o.n, teenMixed(o) ?? o.n].map((n) => n % 100).toSorted((a, b) => a - b);
}

function teenWord(o: Expanded): string {
  return numberInWords(mixedUp(o)[0] ?? 0);
}

function decadeWord(o: Expanded): string {
  return numberInWords(mixedUp(o)[1] ?? 0);
}

/** "o", and before the sound of o it is "u": "dieciocho u ochenta". */
function or(next: string): string {
  return /^h?o/iu.test(next) ? "u" : "o";
}

function addParts(o: Expanded): string {
  if (o.ask === "part") return `Pon tu número en la casilla y suma. ¿Te da ${f(o.n)}?`;
  return `Suma ${o.ask === "boxes" ? "tus tres números" : "las partes"}. ¿Dan ${givenNumber(o)}?`;
}

/** The number as the question gives it. */
function givenNumber(o: Expanded): string {
  if (o.ask === "write-words") return `“${inWords(o)}”`;
  return o.show === "blocks" ? "el número del dibujo" : f(o.n);
}

/** Number words stay as they are counted, whatever the things are: "conchas" would make them "trescientas". */
function counted(o: Expanded, c: StoryContext): string {
  return `${c.names[0]} contó ${thingOf(c).many} y llegó a ${inWords(o)}.`;
}

/** `3 \text{ decenas}`. */
function mathOf(n: number, place: number): string {
  return `${n} \\text{ ${placeName(place, n)}}`;
}

function spokenParts(o: Expanded, hide?: number): string {
  return shownPlaces(o)
    .map((place) => (place === hide ? "casilla" : String(valueAt(o.n, place))))
    .join(" más ");
}

function spokenExample(o: Expanded): string {
  return exampleSum(o.n).replace("=", "es igual a").replaceAll("+", "más");
}
