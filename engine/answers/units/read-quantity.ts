import { ok, type Result } from "../../result.ts";
import { divide } from "../rational.ts";
import { problem, type Problem } from "../read/problem.ts";
import { MAX_LENGTH } from "../read/tokenise.ts";
import { readUnits, take, type Cursor } from "./read-units.ts";
import { toPlain } from "./to-plain.ts";
import { productOf, unitNamed, type Factor, type Unit, type UnitContext } from "./unit-table.ts";

export interface Quantity {
  /** As typed; nothing for a unit alone. Of `2 h 30 min` the sum in the first unit. */
  readonly number: string;
  readonly isSum: boolean;
  readonly unit: Unit;
  /** The units as written, whatever their order; empty for a bare number. */
  readonly key: string;
  /** The units as typed. */
  readonly unitText: string;
  /** LaTeX of all, from that of the number. */
  readonly toLatex: (number: string) => string;
}

/** Reads a number with a unit, either alone, or several that add up: `5 cm`, `mA`, `7`, `5 ft 6 in`. */
export function readQuantity(typed: string, context: UnitContext): Result<Quantity, Problem> {
  if (typed.length > MAX_LENGTH) return problem("too-long", { most: MAX_LENGTH });
  const text = toPlain(typed);
  if (text.trim() === "") return problem("empty");
  const cursor = { text, at: 0 };
  const parts: Part[] = [];
  do parts.push(readPart(cursor, context, parts.at(-1)));
  while (take(cursor, / *(?:and|[,&.])? *(?=\d)/uy) !== null);
  const [, symbol] = take(cursor, / *([A-Za-zµΩ]+|.)/uy) ?? [];
  if (symbol === undefined) return joinParts(parts);
  return problem(/[-+*/=÷]/u.test(symbol) ? "unfinished" : "unknown-unit", { symbol, at: typed.indexOf(symbol) });
}

/** Digits, commands and words inside numbers; `x` is a times sign there. */
const NUMBER =
  /(?:\d+(?:[.,]\d+|'\d{3}(?!\d))*(?:[eE][+-]?\d+)?|\\[A-Za-z]+|(?:x|X|π|pi|sqrt|minus|negative|over|times)(?![A-Za-z])|[^A-Za-zµΩ°'"%$€£₹¢])*/uy;

interface Part {
  readonly number: string;
  readonly factors: readonly Factor[];
  readonly unitText: string;
  readonly at: number;
}

function readPart(cursor: Cursor, context: UnitContext, before: Part | undefined): Part {
  const { at } = cursor;
  const last = before?.factors.length === 1 ? before.factors[0]?.symbol : undefined;
  const [typed = ""] = take(cursor, NUMBER) ?? [];
  // `5 1/s` is 5/s, `5 (cm)` and `5*cm` are 5 cm.
  const [whole = "", number = ""] = /^(.*?)(?:[* ]+1(?= *\/))?(?= *\/?[*({ ]*$)/u.exec(typed) ?? [];
  const start = at + whole.length;
  cursor.at = start;
  const units = readUnits(cursor, { ...context, second: context.second || last === "°" || last === "arcmin" });
  const unitText = cursor.text.slice(start, cursor.at).replace(/^[* ]+/u, "");
  // A number without a unit behind one with it is in the next smaller: `2 h 30`, `5'6`, `1 m 75`; so is `2 h 30 m`.
  const isSmaller = units.length === 0 || (unitText === "m" && last === "h");
  const smaller = isSmaller ? SMALLER.get(last ?? "") : undefined;
  const factors = smaller === undefined ? units : unitNamed(smaller, context);
  return { number: number.trim(), factors: factors ?? units, unitText, at };
}

const SMALLER: ReadonlyMap<string, string> = new Map(
  "h min,min s,ft in,m cm,° arcmin,arcmin arcsec,€ €c,$ ¢,£ p"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

function joinParts(parts: readonly Part[]): Result<Quantity, Problem> {
  const units = parts.map(({ factors }) => productOf(factors));
  const number = parts[0]?.number ?? "";
  const [unit = productOf([])] = units;
  const isSum = parts.length > 1;
  const stranger = units.findIndex(({ dims }, i) => i > 0 && (dims !== unit.dims || unit.offset.n !== 0n));
  if (stranger !== -1) return problem("two-numbers", { at: parts[stranger]?.at ?? 0 });
  // A minus sign in front counts for all.
  const sum = parts.map((part, i) => {
    const { n, d } = divide((units[i] ?? unit).scale, unit.scale);
    return `${part.number}*${n}/${d}`;
  });
  return ok({
    number: isSum ? sum.join(number.startsWith("-") ? "-" : "+") : number,
    isSum,
    unit,
    key: parts.map(({ factors }) => keyOf(factors)).join("+"),
    unitText: parts.map(({ unitText }) => unitText).join(" "),
    toLatex: (latex) => parts.map((part) => toLatex(isSum ? part.number : latex, part.factors)).join(String.raw`\ `),
  });
}

/** The same for every order of the factors. */
function keyOf(factors: readonly Factor[]): string {
  return factors
    .map(({ symbol, power }) => symbol + (power === 1 ? "" : power))
    .toSorted()
    .join(" ");
}

/** A number, itself LaTeX, with its units behind it, money signs before it: `\text{\$}3/\text{kg}`. */
function toLatex(number: string, factors: readonly Factor[]): string {
  let latex = number;
  for (const { symbol, power } of factors.toSorted((a, b) => Math.sign(b.power) - Math.sign(a.power))) {
    const size = Math.abs(power);
    const sign = String.raw`\text{${symbol.replace(".uk", "").replace(/[%$]/u, String.raw`\$&`)}}`;
    const raised = size === 1 ? sign : `${sign}^{${size}}`;
    const joint = latex === "" || /[°%]/u.test(symbol) ? "" : String.raw`\,`;
    if (power < 0) latex = `${latex || 1}/${raised}`;
    else if (latex === number && power === 1 && /^[$€£₹]$/u.test(symbol))
      latex = latex.replace(/^-?/u, (minus) => minus + raised);
    else latex += joint + raised;
  }
  return latex;
}
