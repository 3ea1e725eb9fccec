import { defineWords, type BlueprintWords, type HintLadder, type StepWords, type Thing } from "#engine";
import { keptIn, onlyPlace, things, toStick, type Pair } from "../blueprints/add-subtract/kit-add-subtract.ts";
import { borrowPlaceIndex, lenderPlace } from "../blueprints/add-subtract/subtraction-rules.ts";
import {
  borrowsFromZero,
  differenceColumns,
  firstBorrow,
  needed,
  takenMath,
  type DifferenceColumn,
} from "../blueprints/add-subtract/subtraction.ts";
import { digitAt, digits, tex } from "../blueprints/kit.ts";
import { f } from "../blueprints/place-words.ts";
import {
  diagramOf,
  endOfSteps,
  onePlace,
  onlyTheirs,
  placeByPlace,
  pointingAtPlaces,
  allOf,
} from "./add-subtract-words.ts";
import { a, count, howMany, inSpanish, list, placeCount, placeName, the } from "./kit.ts";
import { thePlaces } from "./places.ts";
import { SUBTRACTION_ERRORS } from "./subtraction-errors.ts";
import { firstTrade } from "./trades.ts";

const STEMS: BlueprintWords<Pair>["stems"] = {
  "what-is": (o) => `¿Cuánto es $${tex(o.a)} - ${tex(o.b)}$?`,
  subtract: (o) => `Resta ${f(o.b)} de ${f(o.a)}.`,
  "take-away": (o) => `Quítale ${f(o.b)} a ${f(o.a)}.`,
  "less-than": (o) => `¿Qué número es ${f(o.b)} menos que ${f(o.a)}?`,
  "gives-away": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, things(o, c))} y le da ${o.b} a ${c.names[1]}. ` +
    `¿${howMany(things(o, c))} le quedan a ${c.names[0]}?`,
  "takes-out": (o, c) =>
    `En ${a(keptIn(c))} hay ${count(o.a, things(o, c))}. ${c.names[0]} saca ${o.b}. ` +
    `¿${howMany(things(o, c))} quedan en ${the(keptIn(c))}?`,
  "uses-up": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, toStick(c))} para un cuadro y usa ${o.b}. ¿${howMany(toStick(c))} quedan?`,
  "more-than": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, things(o, c))}. ${c.names[1]} tiene ${count(o.b, things(o, c))}. ` +
    `¿${howMany(things(o, c))} más tiene ${c.names[0]} que ${c.names[1]}?`,
  "fewer-than": (o, c) =>
    `En ${first(keptIn(c))} hay ${count(o.a, things(o, c))}. En ${second(keptIn(c))} hay ${count(o.b, things(o, c))}. ` +
    `¿${howMany(things(o, c))} menos hay en ${second(keptIn(c))} que en ${inSpanish(keptIn(c)).feminine ? "la primera" : "el primero"}?`,
  "still-needed": (o, c) =>
    `${c.names[0]} necesita ${count(o.a, needed(o, c))} para un cuadro grande y ya usó ${o.b}. ` +
    `¿${howMany(needed(o, c))} más necesita ${c.names[0]}?`,
  "how-many-given": (o, c) =>
    `${c.names[0]} tenía ${count(o.a, things(o, c))} y le dio ${some(things(o, c))} a ${c.names[1]}. ` +
    `Ahora a ${c.names[0]} le quedan ${o.b}. ` +
    `¿${howMany(things(o, c))} le dio ${c.names[0]} a ${c.names[1]}?`,
  "more-than-the-other": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, things(o, c))}. Tiene ${o.b} más que ${c.names[1]}. ` +
    `¿${howMany(things(o, c))} tiene ${c.names[1]}?`,
  "missing-part": {
    text: (o) => `¿Qué número va en la casilla? $${tex(o.b)} + \\square = ${tex(o.a)}$`,
    spoken: (o) => `¿Qué número va en la casilla? ${o.b} más casilla es igual a ${o.a}.`,
  },
  "missing-taken": {
    text: (o) => `¿Qué número va en la casilla? $${tex(o.a)} - \\square = ${tex(o.b)}$`,
    spoken: (o) => `¿Qué número va en la casilla? ${o.a} menos casilla es igual a ${o.b}.`,
  },
  "missing-start": {
    text: (o) => `¿Qué número hace que esto sea cierto? $\\square + ${tex(o.b)} = ${tex(o.a)}$`,
    spoken: (o) => `¿Qué número hace que esto sea cierto? Casilla más ${o.b} es igual a ${o.a}.`,
  },
};

/** "la primera caja", "el primer frasco". */
function first(thing: Thing): string {
  const { one, feminine } = inSpanish(thing);
  return `${feminine ? "la primera" : "el primer"} ${one}`;
}

/** "la segunda caja", "el segundo frasco". */
function second(thing: Thing): string {
  const { one, feminine } = inSpanish(thing);
  return `${feminine ? "la segunda" : "el segundo"} ${one}`;
}

/** "algunas", "algunos". */
function some(thing: Thing): string {
  return inSpanish(thing).feminine ? "algunas" : "algunos";
}

/** What the places together are, in the words of what was asked. */
const FOUND = {
  story: "ver cuánto queda",
  compare: "ver la diferencia entre los dos números",
  turned: "encontrar el número que buscas",
  reverse: "encontrar el número que buscas",
  gap: "encontrar el número de la casilla",
} as const;

function steps(o: Pair): readonly StepWords[] {
  const columns = differenceColumns(o);
  const acrossZero = borrowsFromZero(o);
  // A 0 within the answer is found like any other digit.
  const used = columns.filter(
    ({ ready, bottom = 0, place }) => ready > 0 || bottom > 0 || place < digits(o.a - o.b).length,
  );
  const why = o.ask === "bare" ? "" : `${whySubtract(o)} `;
  return [
    ...(acrossZero ? [{ explanation: `${why}${tradeText(o)}`, math: tradeMath(o) }] : []),
    ...used.map((column) => ({
      explanation: acrossZero
        ? `${afterTrade(column.ready, column.place)}.`
        : `${column.place === 0 ? why : ""}${columnText(column)}`,
      math: `${takenMath(column, acrossZero)} = ${column.ready - (column.bottom ?? 0)} \\text{ ${placeName(column.place, column.ready - (column.bottom ?? 0))}}`,
    })),
    { explanation: together(o, used) },
  ];
}

/** "No quedan centenas. Junta las decenas y las unidades para ver cuánto queda." */
function together(o: Pair, used: readonly DifferenceColumn[]): string {
  const places = [...digits(o.a - o.b).keys()];
  const gone = used.filter(({ place }) => place >= places.length).map(({ place }) => placeName(place));
  const none = gone.length === 0 ? "" : `No quedan ${gone.toReversed().join(" ni ")}. `;
  return `${none}Junta ${allOf(places.toReversed())}${endOfSteps(o, FOUND)}.`;
}

function afterTrade(n: number, place: number): string {
  return `Después del cambio tienes ${placeCount(n, place)}`;
}

function columnText({ place, top, bottom, lent, borrowed, ready }: DifferenceColumn): string {
  const here = placeName(place);
  const after = afterTrade(top - lent, place);
  if (borrowed === 1) {
    const short = lent === 1 ? after : `Tienes ${placeCount(top, place)}`;
    return `${short}, y no alcanza para quitar ${placeCount(bottom ?? 0, place)}. Cambia 1 ${placeName(place + 1, 1)} por 10 ${here}: ahora hay ${placeCount(ready, place)}.`;
  }
  if (lent === 1) return bottom === undefined ? `De las ${placeCount(top, place)}, una se cambió.` : `${after}.`;
  return bottom === undefined ? `No se quitan ${here}.` : `En ${thePlaces(place)}, a ${top} quítale ${bottom}.`;
}

/** "El lugar de las decenas es 0", "Los lugares de las centenas y las decenas son 0". */
function placesOfZeros(zeros: readonly number[]): string {
  return zeros.length === 1 ? `El lugar de ${allOf(zeros)} es 0` : `Los lugares de ${allOf(zeros)} son 0`;
}

/** "El lugar de las decenas es 0: ahí no hay nada para cambiar. Cambia 1 centena por 10 decenas y 1 decena por 10 unidades: quedan 9 decenas." */
function tradeText(o: Pair): string {
  const [lender, taker] = [lenderPlace(o), borrowPlaceIndex(o)];
  const zeros = differenceColumns(o)
    .slice(taker + 1, lender)
    .map(({ place }) => place)
    .toReversed();
  const trades = [...zeros, taker].map((place) => `1 ${placeName(place + 1, 1)} por 10 ${placeName(place)}`);
  return (
    `${placesOfZeros(zeros)}: ahí no hay nada para cambiar. ` +
    `Cambia ${list(trades)}: quedan ${list(zeros.map((place) => placeCount(9, place)))}.`
  );
}

function tradeMath(o: Pair): string {
  const parts = differenceColumns(o)
    .filter(({ ready }) => ready > 0)
    .map(({ place, ready }) => `${ready} \\text{ ${placeName(place, ready)}}`);
  return `${tex(o.a)} = ${parts.toReversed().join(" + ")}`;
}

function hints(o: Pair): HintLadder {
  const rule = ruleText(o);
  return [pointing(o), o.ask === "bare" ? rule : `${whySubtract(o)} ${inShort(o, rule)}`, subStep(o)];
}

function pointing(o: Pair): string {
  switch (o.ask) {
    case "story":
      return `Al principio hay ${f(o.a)}. ¿Al final de la historia hay más o hay menos?`;
    case "compare":
      return "La pregunta pide la diferencia entre los dos números. ¿Qué número es mayor?";
    case "turned":
    case "reverse":
      return `Lee lo que pide la pregunta. ¿Ese número es mayor o menor que ${f(o.a)}?`;
    case "gap":
      return `El total es ${f(o.a)}. ¿Qué parte ya conoces?`;
    case "bare":
      return pointingBare(o);
  }
}

function pointingBare(o: Pair): string {
  const borrow = firstBorrow(o);
  if (borrow === undefined) return pointingAtPlaces(o);
  const { place, top, bottom = 0 } = borrow;
  return borrowsFromZero(o)
    ? `A ${f(o.a)} quítale ${f(o.b)}: no hay suficientes unidades para quitar ${f(bottom)}. ¿Hay algo para cambiar en el lugar de las decenas?`
    : `Mira ${thePlaces(place)}: tienes ${f(top)} y quitas ${f(bottom)}. ¿Alcanza?`;
}

/** Beside the reason there is room for one short sentence. */
function inShort(o: Pair, rule: string): string {
  return firstBorrow(o) === undefined || borrowsFromZero(o)
    ? rule
    : "Si en un lugar no alcanza, primero haz un cambio.";
}

function ruleText(o: Pair): string {
  const only = onlyPlace(o);
  const borrow = firstBorrow(o);
  if (borrow === undefined)
    return only === undefined ? `Quita ${placeByPlace(o, "de")}.` : onlyTheirs(o, only, "se quitan de");
  if (borrowsFromZero(o)) {
    const goLeft = "Un 0 no tiene nada para cambiar. Sigue hacia la izquierda hasta un lugar que tenga algo.";
    return o.ask === "bare" ? `${goLeft} Después regresa hacia la derecha, lugar por lugar.` : goLeft;
  }
  return `Cuando no alcanzan ${thePlaces(borrow.place)}, puedes cambiar ${onePlace(borrow.place + 1)} por diez ${placeName(borrow.place)}.`;
}

function whySubtract(o: Pair): string {
  switch (o.ask) {
    case "story":
      return "Cuando se quita algo, queda menos: resta.";
    case "compare":
      return "Para ver la diferencia entre dos números, resta el menor del mayor.";
    case "turned":
      return `La persona de la pregunta tiene ${o.b} menos que ${f(o.a)}, así que hay que restar.`;
    case "reverse":
      return `El número que buscas y ${o.b} juntos dan ${f(o.a)}, así que hay que restar.`;
    default:
      return "Al total réstale la parte que conoces.";
  }
}

function subStep(o: Pair): string {
  const borrow = firstBorrow(o);
  const only = onlyPlace(o);
  if (borrow === undefined && only !== undefined) {
    const there = placeCount(digitAt(o.a, only), only);
    return `Solo cambian ${thePlaces(only)}: quita ${placeCount(digitAt(o.b, only), only)} de ${there}.`;
  }
  const [top, bottom] = [digitAt(o.a, 0), digitAt(o.b, 0)];
  if (borrow === undefined)
    return bottom === 0
      ? `No se quitan unidades, así que ${f(top)} se queda en las unidades. Ahora mira las decenas.`
      : `Las unidades: $${top} - ${bottom} = ${top - bottom}$. Ahora mira las decenas.`;
  return borrowsFromZero(o) ? `Después de cambiar: $${tradeMath(o)}$. Resta lugar por lugar.` : firstTrade(o, borrow);
}

/** Differences of whole numbers, of all skills. */
export const SUBTRACTION = defineWords<Pair>({
  stems: STEMS,
  steps,
  hints,
  errors: SUBTRACTION_ERRORS,
  diagram: diagramOf("restar"),
});
