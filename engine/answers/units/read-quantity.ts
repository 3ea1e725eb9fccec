import { err, ok, type Result } from "../../result.ts";
import { add, divide, multiply, negate, type Rational } from "../rational.ts";
import { problem, type Problem } from "../read/problem.ts";
import type { Tree } from "../read/tree.ts";
import type { NumberLocale } from "../types.ts";
import { exactValue, rationalTree, readNumberPart, type NumberPart } from "./number-part.ts";
import { isUnitAt, readUnits, type UnitSpan } from "./read-units.ts";
import { scan, type Piece } from "./scan.ts";
import { NO_UNIT, productOf, sameDims, unitNamed, type Factor, type Unit, type UnitContext } from "./unit-table.ts";
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
  readonly locale: NumberLocale | undefined;
}

/** Reads a number with a unit, either alone, or several that add up: `5 cm`, `mA`, `7`, `5 ft 6 in`. */
export function readQuantity(text: string, options: QuantityOptions): Result<Quantity, Problem> {
  if (text.length > MAX_LENGTH) return problem("too-long", { most: MAX_LENGTH });
  const pieces = withoutFrame(scan(text));
  if (pieces.length === 0) return problem("empty");
  const parts: Part[] = [];
  let i = 0;
  while (i < pieces.length) {
    const part = readPart(text, pieces, i, options, parts.at(-1));
    if (!part.ok) return part;
    parts.push(part.value);
    i = part.value.next;
    const joint = pieces[i];
    if (joint === undefined) break;
    if (joint.text === "and" || joint.text === "," || joint.text === "&") i++;
    if (pieces[i]?.type !== "digits" || parts.length > 5) return leftOver(joint);
  }
  return joinParts(parts);
}

const MAX_LENGTH = 200;

interface Part {
  readonly number: Tree | undefined;
  readonly others: readonly NumberPart[];
  readonly latex: string;
  readonly factors: readonly Factor[];
  readonly unitText: string;
  readonly at: number;
  readonly next: number;
}

/** Without `v =` in front, the dollars that hold LaTeX, and what a sentence ends in. */
function withoutFrame(pieces: readonly Piece[]): readonly Piece[] {
  let start = 0;
  let end = pieces.length;
  while (end > 0 && END_MARKS.has(pieces[end - 1]?.text ?? "")) end--;
  if (end > 2 && pieces[0]?.text === "$" && pieces[end - 1]?.text === "$") [start, end] = [1, end - 1];
  const isBracketed = pieces[start]?.text === "(" && pieces.findIndex(({ text }) => text === ")") === end - 1;
  if (isBracketed && end - start > 2) [start, end] = [start + 1, end - 1];
  if (pieces[start]?.type === "word" && pieces[start + 1]?.text === "=") start += 2;
  else if (pieces[start]?.text === "=") start++;
  return pieces.slice(start, end);
}

const END_MARKS = new Set([".", "!", "?", "=", ","]);

function readPart(
  text: string,
  pieces: readonly Piece[],
  from: number,
  options: QuantityOptions,
  before: Part | undefined,
): Result<Part, Problem> {
  const context = { imperial: options.imperial, second: options.second || isAngle(before) };
  const money = readMoneySign(pieces, from, context);
  const numberStart = money?.next ?? from;
  let end = numberStart;
  while (end < pieces.length && !isUnitAt(pieces, end, context)) {
    const piece = pieces[end];
    if (piece?.type === "word" && !NUMBER_WORDS.has(piece.text)) break;
    if (money !== undefined && end > numberStart && isSmallCoins(piece, pieces[end + 1])) break;
    end++;
  }
  const [numberStop, unitStart] = cutNumber(pieces, numberStart, end);
  const span = withoutEcho(money, readUnits(pieces, unitStart, context, money?.factors), unitStart);
  const next = span?.next ?? end;
  const stray = pieces[next];
  if (stray !== undefined && next === end && stray.type === "word" && !NUMBER_WORDS.has(stray.text))
    return problem("unknown-unit", { symbol: stray.text, at: stray.at });
  const factors = unitsAfter(before, span?.factors ?? [], options);
  const isBare = span === undefined || money !== undefined;
  const numberEnd = span === undefined ? end : numberStop;
  const first = pieces[numberStart];
  const last = pieces[numberEnd - 1];
  const at = first?.at ?? 0;
  const unitText =
    isBare && money === undefined ? "" : sliceOf(text, pieces, money === undefined ? unitStart : from, next);
  if (first === undefined || last === undefined || numberEnd <= numberStart) {
    if (factors.length === 0 || before !== undefined) return problem("missing-number", { at });
    return ok({ number: undefined, others: [], latex: "", factors, unitText, at, next });
  }
  const number = readNumberPart(text.slice(at, last.end), options.locale, at);
  if (!number.ok) return number;
  const { tree, others, latex } = number.value;
  const signed = money?.negative === true ? ({ type: "negative", of: tree } as const) : tree;
  return ok({
    number: signed,
    others,
    latex: money?.negative === true ? `-${latex}` : latex,
    factors,
    unitText:
      money === undefined
        ? unitText
        : sliceOf(text, pieces, money.at, money.at + 1) + sliceOf(text, pieces, unitStart, next),
    at,
    next,
  });
}

/** `£3 50p`, `£3 and 50p`; not `$1 000`, `$3 1/2`. */
function isSmallCoins(piece: Piece | undefined, after: Piece | undefined): boolean {
  if (piece === undefined || !piece.spaced || after?.text === "/") return false;
  return piece.text === "and" || /^\d\d?$/u.test(piece.text);
}

/** Words inside numbers; `x` is a times sign there. */
const NUMBER_WORDS = new Set(["x", "X", "π", "pi", "sqrt", "and", "minus", "negative", "over", "times"]);

/** Signs between a number and its unit are none of the number: `9.81*m`, `5(m/s)`, `5 1/s`. */
function cutNumber(
  pieces: readonly Piece[],
  start: number,
  end: number,
): readonly [numberEnd: number, unitStart: number] {
  let i = end;
  while (i > start && LINKS.has(pieces[i - 1]?.text ?? "")) i--;
  if (pieces[i - 1]?.text !== "/") return [i, i];
  const slash = i - 1;
  const before = pieces[slash - 2];
  const isOwnOne = pieces[slash - 1]?.text === "1" && slash - 2 >= start;
  if (isOwnOne && before?.text === "*") return [slash - 2, slash];
  return [isOwnOne && before?.type === "digits" ? slash - 1 : slash, slash];
}

const LINKS = new Set(["*", "(", "{", "^", "frac", "dfrac", "tfrac"]);

interface MoneySign {
  readonly factors: readonly Factor[];
  readonly negative: boolean;
  readonly at: number;
  readonly next: number;
}

/** `$5`, `-£3`, `€ -2`. */
function readMoneySign(pieces: readonly Piece[], from: number, context: UnitContext): MoneySign | undefined {
  const negative = pieces[from]?.text === "-" || pieces[from]?.text === "−";
  const at = negative ? from + 1 : from;
  const piece = pieces[at];
  const after = pieces[at + 1];
  if (piece === undefined || !MONEY.test(piece.text)) return undefined;
  if (after?.type !== "digits" && after?.text !== "-" && after?.text !== ".") return undefined;
  const factors = unitNamed(piece.text, context);
  return factors === undefined ? undefined : { factors, negative, at, next: at + 1 };
}

const MONEY = /^(?:[$€£₹]|Rs|USD|EUR|GBP|INR)$/u;

/** `$3 dollars` says the same twice. */
function withoutEcho(money: MoneySign | undefined, span: UnitSpan | undefined, next: number): UnitSpan | undefined {
  if (money === undefined) return span;
  if (span === undefined) return { factors: money.factors, next };
  const [sign, echo] = span.factors;
  const isEcho = echo !== undefined && echo.symbol === sign?.symbol && echo.power === 1;
  return isEcho ? { factors: span.factors.toSpliced(1, 1), next: span.next } : span;
}

/** A number without a unit behind one with it is in the next smaller: `2 h 30`, `5'6`, `1 m 75`. */
function unitsAfter(before: Part | undefined, factors: readonly Factor[], options: QuantityOptions): readonly Factor[] {
  const [only] = before?.factors ?? [];
  if (only === undefined || before?.factors.length !== 1) return factors;
  const isMinutes = factors.length === 1 && factors[0]?.symbol === "m" && (only.symbol === "h" || only.symbol === "d");
  const smaller = isMinutes ? "min" : factors.length === 0 ? SMALLER.get(only.symbol) : undefined;
  return smaller === undefined ? factors : (unitNamed(smaller, { ...options, second: false }) ?? factors);
}

const SMALLER: ReadonlyMap<string, string> = new Map(
  "h min,min s,ft in,m cm,° arcmin,arcmin arcsec,€ €c,$ ¢,£ p"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

function isAngle(part: Part | undefined): boolean {
  return part?.factors[0]?.symbol === "°" || part?.factors[0]?.symbol === "arcmin";
}

function leftOver(piece: Piece): Result<never, Problem> {
  if (piece.type === "word") return problem("unknown-unit", { symbol: piece.text, at: piece.at });
  const isSum = "+-*/=÷".includes(piece.text);
  return problem(isSum ? "unfinished" : "unknown-symbol", { symbol: piece.text, at: piece.at });
}

function joinParts(parts: readonly Part[]): Result<Quantity, Problem> {
  const [first] = parts;
  if (first === undefined) return problem("empty");
  const unit = first.factors.length === 0 ? NO_UNIT : productOf(first.factors);
  const whole = {
    unit,
    key: parts.map(({ factors }) => keyOf(factors)).join("+"),
    unitText: parts.map(({ unitText }) => unitText).join(" "),
    readAs: parts.map(({ latex, factors }) => unitsToLatex(latex, factors)).join(`\\ `),
  };
  const value = first.number === undefined ? undefined : exactValue(first.number);
  if (parts.length === 1) {
    const others = first.others.map(({ tree, latex }) => ({
      number: tree,
      readAs: unitsToLatex(latex, first.factors),
    }));
    return ok({ ...whole, number: first.number, value, others });
  }
  let sum = value;
  for (const { number, factors, at } of parts.slice(1)) {
    const part = productOf(factors);
    const size = number === undefined ? undefined : exactValue(number);
    if (unit.offset !== undefined || !sameDims(part.dims, unit.dims)) return problem("two-numbers", { at });
    if (sum === undefined || size === undefined || size.n < 0n) return err({ reason: "unfinished", params: { at } });
    const inFirst = multiply(size, divide(part.factor, unit.factor));
    sum = add(sum, value !== undefined && value.n < 0n ? negate(inFirst) : inFirst);
  }
  return ok({ ...whole, number: sum === undefined ? undefined : rationalTree(sum), value: sum, others: [] });
}

/** The same for every order of the factors. */
function keyOf(factors: readonly Factor[]): string {
  if (factors.length === 1 && factors[0]?.power === 1) return factors[0].symbol;
  const powers = new Map<string, number>();
  for (const { symbol, power } of factors) powers.set(symbol, (powers.get(symbol) ?? 0) + power);
  return [...powers]
    .filter(([, power]) => power !== 0)
    .map(([symbol, power]) => `${symbol}^${power}`)
    .toSorted()
    .join(" ");
}

function sliceOf(text: string, pieces: readonly Piece[], from: number, to: number): string {
  const first = pieces[from];
  const last = pieces[to - 1];
  return first === undefined || last === undefined ? "" : text.slice(first.at, last.end);
}
