import { defineWords, type BlueprintWords, type HintLadder, type StepWords } from "#engine";
import { firstCarry, isLone, sumColumns, summands, type SumColumn } from "../blueprints/add-subtract/addition.ts";
import { BOTTLE_TOP, keptIn, onlyPlace, things, type Pair } from "../blueprints/add-subtract/kit-add-subtract.ts";
import { num, tex } from "../blueprints/kit.ts";
import { f } from "../blueprints/place-words.ts";
import { diagramOf, endOfSteps, onePlace, onlyTheirs, placeByPlace, pointingAtPlaces } from "./add-subtract-words.ts";
import { ADDITION_ERRORS, howManyTogether, leftAndGone } from "./addition-errors.ts";
import { a, another, count, howMany, list, placeCount, placeName, the } from "./kit.ts";
import { thePlace, thePlaces } from "./places.ts";

const STEMS: BlueprintWords<Pair>["stems"] = {
  "what-is": (o) => `¿Cuánto es $${tex(o.a)} + ${tex(o.b)}$?`,
  add: (o) => `Suma ${f(o.a)} y ${f(o.b)}.`,
  "more-than": (o) => `¿Qué número es ${f(o.b)} más que ${f(o.a)}?`,
  "total-box": {
    text: (o) => `¿Qué número va en la casilla? $${tex(o.a)} + ${tex(o.b)} = \\square$`,
    spoken: (o) => `¿Qué número va en la casilla? ${o.a} más ${o.b} es igual a casilla.`,
  },
  "gets-more": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, things(o, c))}. ${c.names[1]} le da ${o.b} más. ` +
    `¿${howMany(things(o, c))} tiene ${c.names[0]} ahora?`,
  "two-containers": (o, c) =>
    `En ${a(keptIn(c))} hay ${count(o.a, things(o, c))}. En ${another(keptIn(c))} hay ${count(o.b, things(o, c))}. ` +
    `¿${howMany(things(o, c))} hay en total?`,
  "two-days": (o, c) =>
    `${c.names[0]} ordena ${count(o.a, things(o, c))} el lunes y ${o.b} el martes. ` +
    `¿${howMany(things(o, c))} ordena ${c.names[0]} en los dos días?`,
  "has-more": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, things(o, c))}. ${c.names[1]} tiene ${o.b} más que ${c.names[0]}. ` +
    `¿${howMany(things(o, c))} tiene ${c.names[1]}?`,
  "class-more": (o, c) =>
    `La clase de ${c.names[0]} junta ${count(o.a, BOTTLE_TOP)} para una exposición. ` +
    `La clase de ${c.names[1]} junta ${o.b} más que la clase de ${c.names[0]}. ` +
    `¿${howMany(BOTTLE_TOP)} junta la clase de ${c.names[1]}?`,
  "gave-away": (o, c) =>
    `${c.names[0]} le da ${count(o.b, things(o, c))} a ${c.names[1]} y se queda con ${o.a}. ` +
    `¿${howMany(things(o, c))} tenía ${c.names[0]} al principio?`,
  "fewer-than": (o, c) =>
    `${c.names[0]} tiene ${count(o.a, things(o, c))}. Tiene ${o.b} menos que ${c.names[1]}. ` +
    `¿${howMany(things(o, c))} tiene ${c.names[1]}?`,
  "taken-out": (o, c) =>
    `${c.names[0]} saca ${count(o.b, things(o, c))} de ${a(keptIn(c))}. Después quedan ${o.a} adentro. ` +
    `¿${howMany(things(o, c))} había en ${the(keptIn(c))} al principio?`,
  "start-box": {
    text: (o) => `¿Qué número va en la casilla? $\\square - ${tex(o.b)} = ${tex(o.a)}$`,
    spoken: (o) => `¿Qué número va en la casilla? Casilla menos ${o.b} es igual a ${o.a}.`,
  },
  "start-box-right": {
    text: (o) => `¿Qué número hace que esto sea cierto? $${tex(o.a)} = \\square - ${tex(o.b)}$`,
    spoken: (o) => `¿Qué número hace que esto sea cierto? ${o.a} es igual a casilla menos ${o.b}.`,
  },
};

/** What the places together are, in the words of what was asked. */
const FOUND = {
  story: "ver cuánto hay en total",
  compare: "encontrar la cantidad mayor",
  turned: "encontrar la cantidad mayor",
  reverse: "ver cuánto había al principio",
  gap: "encontrar el número de la casilla",
} as const;

function steps(o: Pair): readonly StepWords[] {
  const columns = sumColumns(o);
  return [
    ...columns.map((column) => ({
      explanation: columnText(o, column, column.place === columns.length - 1),
      math: `${isLone(column) ? `${column.top} + 0` : summands(column)} = ${column.sum} \\text{ ${placeName(column.place, column.sum)}}`,
    })),
    { explanation: `Junta ${list(placesOfSum(columns))}${endOfSteps(o, FOUND)}.` },
  ];
}

/** "la centena", "las decenas", "las unidades": a place that only a new ten fills has one. */
function placesOfSum(columns: readonly SumColumn[]): readonly string[] {
  const last = columns.at(-1);
  return [
    ...columns.map(({ place }) => thePlaces(place)),
    ...(last?.carryOut === 1 ? [thePlace(last.place + 1)] : []),
  ].toReversed();
}

/** What is added in a place; of a story first why, and then where to start. */
function addText(o: Pair, column: SumColumn): string {
  const { place, carryIn } = column;
  if (place === 0 && o.ask !== "bare") return `${whyAdd(o)} Empieza por ${thePlaces(place)}.`;
  if (isLone(column))
    return `En el número ${num(o.b)} no hay ${placeName(place)}, así que ${thePlaces(place)} no cambian.`;
  return `Suma ${thePlaces(place)}${carryIn === 1 ? ` y ${thePlace(place)} que llevas` : ""}.`;
}

function columnText(o: Pair, column: SumColumn, isLast: boolean): string {
  const { place, sum, carryOut } = column;
  const add = addText(o, column);
  if (carryOut === 0) return add;
  const made = `Diez ${placeName(place)} forman ${onePlace(place + 1)}`;
  return isLast
    ? `${add} ${made}, así que aquí hay 1 ${placeName(place + 1, 1)} y ${placeCount(sum - 10, place)}.`
    : `${add} ${made}, así que escribe ${sum - 10} y lleva 1 ${placeName(place + 1, 1)}.`;
}

function hints(o: Pair): HintLadder {
  const rule = carryRule(o);
  return [pointing(o), o.ask === "bare" ? rule : `${whyAdd(o)} ${inShort(o, rule)}`, addSubStep(o)];
}

/** Beside the reason there is room for one short sentence. */
function inShort(o: Pair, rule: string): string {
  return firstCarry(o) === undefined ? rule : "Cuando un lugar llega a diez o más, hay que llevar.";
}

function carryRule(o: Pair): string {
  const carry = firstCarry(o);
  const only = onlyPlace(o);
  if (carry === undefined)
    return only === undefined ? `Suma ${placeByPlace(o, "con")}.` : onlyTheirs(o, only, "se suman con");
  const next = carry.place + 1;
  return `Cuando ${thePlaces(carry.place)} llegan a diez o más, diez de ellas forman ${onePlace(next)}. Cuéntala con las otras ${placeName(next)}.`;
}

/** The first place worked out, and what is to be done in the next one, a second carry too. */
function addSubStep(o: Pair): string {
  const [ones] = sumColumns(o);
  const carry = firstCarry(o);
  const only = onlyPlace(o);
  if (carry === undefined && only !== undefined) return `Solo cambian ${thePlaces(only)}: ${howManyTogether(o, only)}`;
  if (ones === undefined) return "";
  if (carry === undefined) return `Las unidades: $${summands(ones)} = ${ones.sum}$. Ahora suma las decenas.`;
  if (carry.place === 1)
    return `Las unidades no forman otra decena. Las decenas: $${summands(carry)} = ${carry.sum}$, así que escribe ${carry.sum - 10} y lleva 1 centena. Ahora suma las centenas, también la centena nueva.`;
  return `Las unidades: $${summands(ones)} = ${ones.sum}$, así que escribe ${carry.sum - 10} y lleva 1 decena. Ahora suma las decenas, también la decena nueva.`;
}

function pointing(o: Pair): string {
  switch (o.ask) {
    case "story":
      return `¿Qué pide la pregunta? ¿Será más o menos que ${f(o.a)}?`;
    case "compare":
    case "turned":
      return `Piensa en quién tiene más. ¿Tu respuesta será mayor o menor que ${f(o.a)}?`;
    case "reverse":
      return `Lee lo que pide la pregunta. ¿Ese número es mayor o menor que ${f(o.a)}?`;
    case "gap":
      return `La casilla es lo que había antes de quitar ${f(o.b)}. ¿Qué número quedó?`;
    case "bare":
      return pointingBare(o);
  }
}

function pointingBare(o: Pair): string {
  const carry = firstCarry(o);
  return carry === undefined
    ? pointingAtPlaces(o)
    : `Mira ${thePlaces(carry.place)}: ${f(carry.top)} y ${f(carry.bottom ?? 0)}. ¿Juntas llegan a diez o más?`;
}

function whyAdd(o: Pair): string {
  switch (o.ask) {
    case "compare":
    case "turned":
      return `Para encontrar la cantidad mayor, suma ${o.b} a ${f(o.a)}.`;
    case "reverse":
      return `${leftAndGone(o)}, así que hay que sumar.`;
    case "gap":
      return "Sumar es lo contrario de quitar: suma lo que se quitó a lo que quedó.";
    default:
      return "Para saber cuánto hay en total, hay que sumar.";
  }
}

/** Sums of whole numbers, of all skills. */
export const ADDITION = defineWords<Pair>({
  stems: STEMS,
  steps,
  hints,
  errors: ADDITION_ERRORS,
  diagram: diagramOf("sumar"),
});
