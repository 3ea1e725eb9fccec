import type { DiagramInput, StoryContext, Thing } from "#engine";
import { digitAt, digits, num } from "../blueprints/kit.ts";

/** A thing in Spanish, with what agrees with it. */
export interface SpanishThing extends Thing {
  readonly feminine: boolean;
}

const named = (one: string, many: string, feminine = false): SpanishThing => ({ one, many, feminine });

/** Things of the stories, by their English names. */
const THINGS: Readonly<Record<string, SpanishThing>> = {
  sticker: named("pegatina", "pegatinas", true),
  bead: named("cuenta de collar", "cuentas de collar", true),
  card: named("tarjeta", "tarjetas", true),
  shell: named("concha", "conchas", true),
  stamp: named("estampilla", "estampillas", true),
  button: named("botón", "botones"),
  seed: named("semilla", "semillas", true),
  pencil: named("lápiz", "lápices"),
  brick: named("bloque", "bloques"),
  "toy brick": named("bloque de juguete", "bloques de juguete"),
  marble: named("canica", "canicas", true),
  "bottle top": named("tapita", "tapitas", true),
  box: named("caja", "cajas", true),
  bag: named("bolsa", "bolsas", true),
  jar: named("frasco", "frascos"),
  tin: named("lata", "latas", true),
  tray: named("bandeja", "bandejas", true),
};

/** A thing of a story in Spanish. */
export function inSpanish({ one }: Thing): SpanishThing {
  const found = THINGS[one];
  if (found === undefined) throw new Error(`no Spanish word for ${one}`);
  return found;
}

/** "1 canica", "3 canicas". */
export function count(n: number, thing: Thing): string {
  const { one, many } = inSpanish(thing);
  return `${num(n)} ${n === 1 ? one : many}`;
}

/** "Cuántas canicas". */
export function howMany(thing: Thing, capital = true): string {
  const { many, feminine } = inSpanish(thing);
  return `${capital ? "C" : "c"}uánt${feminine ? "as" : "os"} ${many}`;
}

/** "una caja", "un frasco". */
export function a(thing: Thing): string {
  const { one, feminine } = inSpanish(thing);
  return `${feminine ? "una" : "un"} ${one}`;
}

/** "la caja", "el frasco". */
export function the(thing: Thing): string {
  const { one, feminine } = inSpanish(thing);
  return `${feminine ? "la" : "el"} ${one}`;
}

/** "otra caja", "otro frasco". */
export function another(thing: Thing): string {
  const { one, feminine } = inSpanish(thing);
  return `${feminine ? "otra" : "otro"} ${one}`;
}

/** What the story counts. */
export function thingOf({ thing }: Pick<StoryContext, "thing">): SpanishThing {
  return inSpanish(thing);
}

const PLACES = [
  ["unidad", "unidades"],
  ["decena", "decenas"],
  ["centena", "centenas"],
  ["millar", "millares"],
  ["decena de millar", "decenas de millar"],
  ["centena de millar", "centenas de millar"],
] as const;

/** "decenas", or "decena" for one of them; only "millar" is masculine. */
export function placeName(place: number, n = 2): string {
  const [one = "", many = ""] = PLACES[place] ?? [];
  return n === 1 ? one : many;
}

/** "3 decenas", "1 decena". */
export function placeCount(n: number, place: number): string {
  return `${num(n)} ${placeName(place, n)}`;
}

/** "4 centenas, 0 decenas y 7 unidades" for 407. */
export function placesInWords(n: number): string {
  return list(
    digits(n)
      .map((digit, place) => placeCount(digit, place))
      .toReversed(),
  );
}

/** "a, b y c"; before the sound of i it is "e". */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(", ")} ${/^h?i(?![aeou])/iu.test(last) ? "e" : "y"} ${last}`;
}

/** Blocks with their description in Spanish. */
export function blocks(drawn: DiagramInput): DiagramInput {
  if (drawn.type !== "base-ten") return drawn;
  const numbers = drawn.groups.map(({ hundreds, tens, ones }) => 100 * hundreds + 10 * tens + ones);
  const alt = numbers.map((n) => `Bloques para ${n}: ${n < 10 ? placeCount(digitAt(n, 0), 0) : placesInWords(n)}.`);
  return { ...drawn, alt: alt.join(" ") };
}
