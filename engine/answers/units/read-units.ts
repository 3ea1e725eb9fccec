import { raised, unitNamed, type Factor, type UnitContext } from "./unit-table.ts";

/** A place in a text of plain signs; reading moves it on. */
export interface Cursor {
  readonly text: string;
  at: number;
}

/** What `pattern`, a sticky one, finds here; the place is then behind it. */
export function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.text);
  if (match !== null) cursor.at += match[0].length;
  return match;
}

/**
 * Reads a product of units: `kg m / s^2`, `m/s/s`, `km per hour`, `sq cm`, `(m)/(s)`. What stands behind a slash
 * without a sign between belongs below it: `J/kg K`.
 */
export function readUnits(cursor: Cursor, context: UnitContext): readonly Factor[] {
  const factors: Factor[] = [];
  let below = 1;
  for (;;) {
    const start = cursor.at;
    const joint = take(cursor, JOINT)?.[0].trim();
    const found = readFactor(cursor, context, factors.length === 0);
    if (found === undefined) {
      cursor.at = start;
      // The power said behind: metres squared.
      const last = factors.at(-1);
      const said = last === undefined ? null : take(cursor, SAID);
      if (said === null) return factors;
      factors[factors.length - 1] = raised([last as Factor], saidPower(said))[0] as Factor;
    } else {
      if (joint === "*") below = 1;
      else if (joint !== undefined && joint !== "." && joint !== "-") below = -1;
      factors.push(...raised(found, below));
    }
  }
}

export function readFactor(cursor: Cursor, context: UnitContext, isFirst: boolean): readonly Factor[] | undefined {
  const start = cursor.at;
  for (const read of [readBracket, readSaid, readNamed]) {
    const factors = read(cursor, context, isFirst);
    if (factors !== undefined) return factors;
    cursor.at = start;
  }
  return undefined;
}

const JOINT = / *(?:\*(?!\*)|\/|\.|-|(?:[Pp]er|an?)\b)/uy;
const SAID = / *(sq(?:uared?)?|cu(?:b(?:ic|ed?))?)\b\.?/iuy;
const WORD = / *([A-Za-zµΩÅ]+|''|[°'"%$€£₹¢])/uy;
/** First words of names of two: `fl oz`, `nautical miles`, `degrees C`. */
const JOINED = / *(fluid|fl|nautical|light|metric|short|long|degree|deg|°|amp|watt|newton)s?\.?[ -]*([A-Za-z]+)/iuy;
const POWER = / *(?:\^|\*\*) *[({]? *([+-]?\d\d?) *[)}]?/uy;
/** Digits glued to the symbol; `2m5cm` goes on with centimetres. */
const GLUED = /(-?[1-6])(?![\d.,]|[A-Za-zµ'"])/uy;
/** Units that go on with a smaller one rather than being raised: `2h3`, `5'6"`. */
const MIXED_SCALES = /^(?:h|min|ft|[°$€£%])$/u;

function saidPower([, said = ""]: RegExpExecArray): number {
  return said.toLowerCase().startsWith("s") ? 2 : 3;
}

function readBracket(cursor: Cursor, context: UnitContext): readonly Factor[] | undefined {
  if (take(cursor, / *[({]/uy) === null) return undefined;
  const inner = readUnits(cursor, context);
  if (inner.length === 0 || take(cursor, / *[)}]/uy) === null) return undefined;
  return raised(inner, Number(take(cursor, POWER)?.[1] ?? 1));
}

/** `sq cm`, `cubic metres`; "squared" behind a unit is that unit's. */
function readSaid(cursor: Cursor, context: UnitContext, isFirst: boolean): readonly Factor[] | undefined {
  const said = take(cursor, SAID);
  if (said === null) return undefined;
  const inner = !isFirst && /d$/iu.test(said[1] ?? "") ? undefined : readFactor(cursor, context, false);
  return inner && raised(inner, saidPower(said));
}

/** A unit by symbol or name, of one word or two, then its power. */
function readNamed(cursor: Cursor, context: UnitContext): readonly Factor[] | undefined {
  const start = cursor.at;
  const [, first = "", second = ""] = take(cursor, JOINED) ?? [];
  const joined = first === "°" && second.length > 1 ? `degree${second}` : first.toLowerCase() + second;
  const both = first === "" ? undefined : unitNamed(joined, context);
  if (both !== undefined) return withPower(cursor, both);
  cursor.at = start;
  const word = take(cursor, WORD)?.[1];
  if (word === undefined) return undefined;
  const factors = unitNamed(word === "''" ? '"' : word, context);
  if (factors !== undefined) return withPower(cursor, factors);
  // `sqcm`
  const said = /^(?:sq|cu)(?=.{1,3}$)/iu.exec(word);
  const inner = said === null ? undefined : unitNamed(word.slice(2), context);
  return inner && raised(inner, word.toLowerCase().startsWith("s") ? 2 : 3);
}

/** `Nm^-2`: the power is that of the last unit, but not in `M`, which is mol/L. */
function withPower(cursor: Cursor, factors: readonly Factor[]): readonly Factor[] {
  const last = factors.at(-1);
  const glued = MIXED_SCALES.test(last?.symbol ?? "") ? null : take(cursor, GLUED);
  const power = Number((glued ?? take(cursor, POWER))?.[1] ?? 1);
  const isOne = last === undefined || factors.some((factor) => factor.power !== 1);
  return isOne ? raised(factors, power) : [...factors.slice(0, -1), ...raised([last], power)];
}
