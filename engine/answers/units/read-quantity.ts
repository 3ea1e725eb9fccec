import { ok, type Result } from "../../result.ts";
import { add, divide, multiply, negate, type Rational } from "../rational.ts";
import { problem, type Problem } from "../read/problem.ts";
import type { Tree } from "../read/tree.ts";
import type { NumberLocale } from "../types.ts";
import { exactValue, rationalTree, readNumberPart, type NumberPart } from "./number-part.ts";
import { readFactor, readUnits, take, type Cursor } from "./read-units.ts";
import { toPlain } from "./to-plain.ts";
import { productOf, sameDims, unitNamed, type Factor, type Unit, type UnitContext } from "./unit-table.ts";
import { unitsToLatex } from "./units-to-latex.ts";

export interface Quantity {
  /** As typed; of compound ones (`2 h 30 min`) all in the first unit; `undefined` for a unit alone. */
  readonly number: Tree | undefined;
  /** The number where it is rational. */
  readonly value: Rational | undefined;
  /** Further readings of what was typed, `3,145 m`. */
  readonly others: readonly { readonly number: Tree; readonly readAs: string }[];
  readonly unit: Unit;
  /** The units as written, whatever their order; empty for a bare number. */
  readonly key: string;
  /** The units as typed. */
  readonly unitText: string;
  /** LaTeX. */
  readonly readAs: string;
}

export interface QuantityOptions extends UnitContext {
  readonly locale?: NumberLocale | undefined;
}

/** Reads a number with a unit, either alone, or several that add up: `5 cm`, `mA`, `7`, `5 ft 6 in`. */
export function readQuantity(typed: string, options: QuantityOptions): Result<Quantity, Problem> {
  if (typed.length > MAX_LENGTH) return problem("too-long", { most: MAX_LENGTH });
  // Dollars that hold LaTeX, brackets around it all, what a sentence ends in, and `v =` in front say nothing.
  const text = toPlain(typed)
    .replace(/per cent\b/iu, "%")
    .replace(/[ .!?=,]+$/u, "")
    .replace(/^\$(.*)\$$/u, " $1 ")
    .replace(/^\(([^()]*)\)$|^\((-?[\d.]+[* ]*[A-Za-z°µΩ][^()+]*)\)/u, " $1$2 ")
    .trimEnd();
  // `60 KM/H`
  const isShouted = options.second && /[A-Z]{2}/u.test(text) && !/[a-z]/u.test(text);
  const cursor: Cursor = { text: isShouted ? text.toLowerCase() : text, at: 0 };
  take(cursor, / *(?:[A-Za-z' ]*\b(?:is|are)\b *|(?:[A-Za-z]+ *)?= *)/uy);
  if (cursor.at >= text.length) return problem("empty");
  const parts: Part[] = [];
  do {
    const part = readPart(cursor, typed, options, parts.at(-1));
    if (!part.ok) return part;
    parts.push(part.value);
  } while (parts.length < 6 && take(cursor, / *(?:and|[,&.])? *(?=\d)/uy) !== null);
  return cursor.at < text.length ? leftOver(cursor, typed) : joinParts(parts);
}

const MAX_LENGTH = 200;

interface Part {
  readonly number: NumberPart | undefined;
  readonly others: readonly NumberPart[];
  readonly factors: readonly Factor[];
  readonly unitText: string;
  readonly at: number;
}

function readPart(
  cursor: Cursor,
  typed: string,
  options: QuantityOptions,
  before: Part | undefined,
): Result<Part, Problem> {
  const context = { ...options, second: options.second || /^(?:°|arcmin)$/u.test(before?.factors[0]?.symbol ?? "") };
  const [, sign, coin = ""] = take(cursor, MONEY) ?? [];
  const money = unitNamed(coin, context);
  const at = cursor.at;
  const typedNumber = numberText(cursor, context);
  // `£3 50p`, `£3 and 50p`.
  const small = money && /^(\d+)(?: and)? \d\d?$/u.exec(typedNumber);
  const [, text = "", link = ""] = small ?? /^(.*?)((?:[* ]+1)? *\/)?[*({ ]*$/su.exec(typedNumber) ?? [];
  cursor.at = at + text.length + Math.max(0, link.indexOf("/"));
  const start = cursor.at;
  const units = small ? [] : readUnits(cursor, context);
  const unitText = (coin + cursor.text.slice(start, cursor.at)).replace(/^[* ]+/u, "").trim();
  if (!small && units.length === 0 && start + typedNumber.length - text.length < cursor.text.length && link === "") {
    cursor.at = at + typedNumber.length;
    if (take({ ...cursor }, / *[A-Za-z]/uy) !== null) return leftOver(cursor, typed);
  }
  const factors = money === undefined ? unitsAfter(before, units, context) : withoutEcho(money, units);
  if (text.trim() === "") {
    return factors.length === 0 || before !== undefined
      ? problem("missing-number", { at })
      : ok({ number: undefined, others: [], factors, unitText, at });
  }
  const number = readNumberPart(sign === "-" ? `-${text}` : text, options.locale, at);
  return number.ok ? ok({ number: number.value, others: number.value.others, factors, unitText, at }) : number;
}

const MONEY = / *([-+]?) *([$€£₹]|Rs|USD|EUR|GBP|INR) *(?=[-.\d])/uy;
/** Digits, commands and words inside numbers; `x` is a times sign there. */
const NUMBER_WORD =
  /\d+(?:[.,]\d+|'\d{3}(?!\d))*(?:[eE][+-]?\d+)?|\\[A-Za-z]+|(?:x|X|π|pi|sqrt|and|minus|negative|over|times)(?![A-Za-z])|[^A-Za-zµΩÅ°'"%$€£₹¢]/uy;

/** The text up to the first unit or unknown word. */
function numberText(cursor: Cursor, context: UnitContext): string {
  const start = cursor.at;
  while (take(cursor, NUMBER_WORD) !== null && readFactor({ ...cursor }, context, true) === undefined);
  return cursor.text.slice(start, cursor.at);
}

/** `$3 dollars` says the same twice. */
function withoutEcho(money: readonly Factor[], units: readonly Factor[]): readonly Factor[] {
  const [echo] = units;
  const isEcho = echo !== undefined && echo.symbol === money[0]?.symbol && echo.power === 1;
  return [...money, ...(isEcho ? units.slice(1) : units)];
}

/** A number without a unit behind one with it is in the next smaller: `2 h 30`, `5'6`, `1 m 75`. */
function unitsAfter(before: Part | undefined, units: readonly Factor[], { imperial }: UnitContext): readonly Factor[] {
  const last = before?.factors.length === 1 ? before.factors[0]?.symbol : undefined;
  const isMinutes = units.length === 1 && units[0]?.symbol === "m" && (last === "h" || last === "d");
  const smaller = isMinutes ? "min" : units.length === 0 ? SMALLER.get(last ?? "") : undefined;
  return (smaller === undefined ? undefined : unitNamed(smaller, { imperial, second: false })) ?? units;
}

const SMALLER: ReadonlyMap<string, string> = new Map(
  "h min,min s,ft in,m cm,° arcmin,arcmin arcsec,€ €c,$ ¢,£ p"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

function leftOver(cursor: Cursor, typed: string): Result<never, Problem> {
  const [, symbol = ""] = take(cursor, / *([A-Za-zµΩÅ]+|.)/suy) ?? [];
  const at = typed.indexOf(symbol, Math.max(0, cursor.at - symbol.length));
  const reason = /\w/u.test(symbol) ? "unknown-unit" : /[-+*/=÷]/u.test(symbol) ? "unfinished" : "unknown-symbol";
  return problem(reason, { symbol, at: at === -1 ? typed.indexOf(symbol) : at });
}

function joinParts(parts: readonly Part[]): Result<Quantity, Problem> {
  const [first, ...rest] = parts;
  if (first === undefined) return problem("empty");
  const unit = productOf(first.factors);
  const value = first.number && exactValue(first.number.tree);
  let sum = value;
  for (const { number, factors, at } of rest) {
    const part = productOf(factors);
    const size = number && exactValue(number.tree);
    if (unit.offset !== undefined || !sameDims(part.dims, unit.dims)) return problem("two-numbers", { at });
    if (sum === undefined || size === undefined) return problem("unfinished", { at });
    const inFirst = multiply(size, divide(part.factor, unit.factor));
    sum = add(sum, value !== undefined && value.n < 0n ? negate(inFirst) : inFirst);
  }
  return ok({
    number: rest.length === 0 || sum === undefined ? first.number?.tree : rationalTree(sum),
    value: sum,
    others: first.others.map(({ tree, latex }) => ({ number: tree, readAs: unitsToLatex(latex, first.factors) })),
    unit,
    key: parts.map(({ factors }) => keyOf(factors)).join("+"),
    unitText: parts.map(({ unitText }) => unitText).join(" "),
    readAs: parts.map(({ number, factors }) => unitsToLatex(number?.latex ?? "", factors)).join(String.raw`\ `),
  });
}

/** The same for every order of the factors. */
function keyOf(factors: readonly Factor[]): string {
  const powers = new Map<string, number>();
  for (const { symbol, power } of factors) powers.set(symbol, (powers.get(symbol) ?? 0) + power);
  return [...powers]
    .map(([symbol, power]) => (power === 1 ? symbol : power === 0 ? "" : symbol + power))
    .toSorted()
    .join(" ");
}
