import type { DiagramInput, ErrorWords, HintLadder } from "#engine";
import { columnsOf, onlyPlace, withoutTens, type Ask, type Pair } from "../blueprints/add-subtract/kit-add-subtract.ts";
import { digitAt, digits } from "../blueprints/kit.ts";
import { capital, f } from "../blueprints/place-words.ts";
import { blocks, list, placeName } from "./kit.ts";
import { agreeing, thePlaces } from "./places.ts";

type Text = string | ((o: Pair) => string);

/** What is said of a named error, with its three hints one by one. */
interface Told {
  readonly did: Text;
  readonly look: Text;
  readonly holds: Text;
  readonly sub: Text;
}

/** A named error in Spanish. */
export function told({ did, look, holds, sub }: Told): ErrorWords<Pair> {
  return { did: sayer(did), hints: (o) => [sayer(look)(o), sayer(holds)(o), sayer(sub)(o)] };
}

/** The same, where one look at the problem gives all three hints. */
export function toldAtOnce(did: Text, hints: (o: Pair) => HintLadder): ErrorWords<Pair> {
  return { did: sayer(did), hints };
}

function sayer(text: Text): (o: Pair) => string {
  return typeof text === "string" ? () => text : text;
}

/** "una decena", "un millar". */
export function onePlace(place: number): string {
  return `${agreeing(place, "una", "un")} ${placeName(place, 1)}`;
}

/** "las unidades y las decenas": of several places, in their order. */
export function allOf(places: readonly number[]): string {
  return list(places.map((place) => thePlaces(place)));
}

/** "son 3 decenas", "es 1 decena". */
export function isOrAre(n: number): string {
  return n === 1 ? "es" : "son";
}

/** "unidades, decenas o centenas": what a digit of these numbers may count. */
export function placesOf(o: Pair): string {
  const names = columnsOf(o).map(({ place }) => placeName(place));
  return `${names.slice(0, -1).join(", ")} o ${names.at(-1)}`;
}

/** "sus centenas, sus decenas y sus unidades": the places of a number that hold something. */
export function eachPlace(n: number): string {
  const named = digits(n).flatMap((digit, place) => (digit > 0 ? [`sus ${placeName(place)}`] : []));
  return list(named.toReversed());
}

/** "Di 26 como decenas y unidades." */
export function sayByPlaces({ b }: Pair): string {
  const named = digits(b).flatMap((digit, place) => (digit > 0 ? [placeName(place)] : []));
  return `Di ${f(b)} como ${list(named.toReversed())}.`;
}

/** A hint that points at the digit that changes, or that asks for the place of each digit of b. */
export function pointingAtPlaces(o: Pair): string {
  const only = onlyPlace(o);
  if (only !== undefined)
    return `El número ${f(o.b)} solo tiene ${placeName(only)}. ¿Qué dígito de ${f(o.a)} va a cambiar?`;
  const [first, ...others] = digits(o.b)
    .map((_, place) => thePlaces(place))
    .toReversed();
  return `¿Qué dígito de ${f(o.b)} muestra ${list([`${first}`, ...others.map((name) => `cuál ${name}`)])}?`;
}

/** "Las decenas se suman con las decenas. El dígito de las unidades queda igual." */
export function onlyTheirs({ a }: Pair, place: number, done: "se suman con" | "se quitan de"): string {
  const others =
    digits(a).length > 2 ? "Todos los demás dígitos quedan igual" : `El dígito de ${thePlaces(1 - place)} queda igual`;
  return `${capital(thePlaces(place))} ${done} ${thePlaces(place)}. ${others}.`;
}

/** "las unidades con las unidades y las decenas con las decenas", or "de". */
export function placeByPlace({ b }: Pair, word: "con" | "de"): string {
  return list(digits(b).map((_, place) => `${thePlaces(place)} ${word} ${thePlaces(place)}`));
}

/** What the last step arrives at, where the asking has words for it. */
export function endOfSteps({ ask }: Pair, found: Readonly<Partial<Record<Ask, string>>>): string {
  const end = found[ask];
  return end === undefined ? "" : ` para ${end}`;
}

/** A number with a digit too few: a place that comes out empty is not written. */
export const zeroLeftOut = (result: (o: Pair) => number) =>
  told({
    did: "Tu número tiene solo dos dígitos: falta un lugar.",
    look: "¿Qué dígito de tu número muestra las centenas?",
    holds: "Un lugar sin nada lleva un cero, para que las centenas sigan siendo centenas.",
    sub: (o) =>
      `Tu ${f(withoutTens(result(o)))} tiene dos lugares. Escribe tres: centenas, decenas, unidades. Calcula cada uno y pon un 0 en cada lugar vacío.`,
  });

/** "Tus unidades están bien: mira otra vez las decenas." */
export function lookAgainAt(place: number): string {
  const right = Array.from({ length: place }, (_, below) => placeName(below)).toReversed();
  return `Tus ${list(right)} están bien: mira otra vez ${thePlaces(place)}.`;
}

/** The numbers written under each other, their blocks, or the bar of a story. */
export function diagramOf(use: "sumar" | "restar") {
  return ({ a, b }: Pair, drawn: DiagramInput): DiagramInput => {
    switch (drawn.type) {
      case "place-value-chart":
        return {
          ...drawn,
          alt: `${a} con ${b} debajo, para ${use}, unidades debajo de unidades. El renglón de la respuesta está vacío.`,
          headings: [
            "",
            ...digits(a)
              .map((_, place) => capital(placeName(place)))
              .toReversed(),
          ],
        };
      case "bar-model":
        return { ...drawn, alt: altOfBar(drawn) };
      default:
        return blocks(drawn);
    }
  };
}

function altOfBar({ parts, whole }: Extract<DiagramInput, { readonly type: "bar-model" }>): string {
  const [left = "", right = "", all] = [...parts.map(({ text }) => text), whole].map((text) =>
    text === "?" ? "un número desconocido" : text,
  );
  return `Una barra en dos partes: ${left} y ${right}. La barra entera es ${all}.`;
}

/** The ones of both numbers: "$7$ y $8$". */
export function theOnes({ a, b }: Pair): string {
  return `${f(digitAt(a, 0))} y ${f(digitAt(b, 0))}`;
}
