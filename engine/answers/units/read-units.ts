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
    const [, joint = "."] = take(cursor, JOINT) ?? [];
    const [, said = ""] = take(cursor, SAID) ?? [];
    const power = said === "" ? 1 : /^s/iu.test(said) ? 2 : 3;
    // Metres squared.
    const before = /d$/iu.test(said) ? factors.pop() : undefined;
    const found = before === undefined ? readFactor(cursor, context) : [before];
    if (found === undefined) {
      cursor.at = start;
      return factors;
    }
    if (!".-".includes(joint)) below = joint === "*" ? 1 : -1;
    factors.push(...raised(found, before === undefined ? below * power : power));
  }
}

const JOINT = / *(\*(?!\*)|\/|\.|-|(?:[Pp]er|an?)\b)/uy;
const SAID = / *(sq(?:uared?)?|cu(?:b(?:ic|ed?))?)(?:\b\.?|(?=[cdkm]?m\b))/iuy;
const WORD = / *(°?[A-Za-zµΩ]+|''|[°'"%$€£₹¢])/uy;
/** Digits glued to the symbol count too, but for units that go on with a smaller one: `2h30`, `5'6"`. */
const POWER =
  / *(?:\^|\*\*) *(?:([+-]?\d\d?)|\( *([+-]?\d\d?) *\))|(?<!['°$€£%]|\d *(?:h|min|ft))(-?[1-6])(?![\d.,A-Za-zµ'"])/uy;

/** A bracket, or a unit by symbol or name, then its power: of units without a gap that of the last, `Nm^2`. */
function readFactor(cursor: Cursor, context: UnitContext): readonly Factor[] | undefined {
  const isBracket = take(cursor, / *[({]/uy) !== null;
  const word = isBracket ? undefined : take(cursor, WORD)?.[1]?.replace("''", '"');
  const found = isBracket ? readUnits(cursor, context) : word && unitNamed(word, context);
  if (!found || found.length === 0 || (isBracket && take(cursor, / *[)}]/uy) === null)) return undefined;
  const power = Number(take(cursor, POWER)?.slice(1).join("") ?? 1);
  return isBracket ? raised(found, power) : [...found.slice(0, -1), ...raised(found.slice(-1), power)];
}
