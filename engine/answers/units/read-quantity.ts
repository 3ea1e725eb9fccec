import { ok, type Result } from "../../result.ts";
import { divide, type Rational } from "../rational.ts";
import { plainCharacter, raisedDigit } from "../read/characters.ts";
import { problem, type Problem } from "../read/problem.ts";
import { readStatement } from "../read/read-statement.ts";
import { MAX_LENGTH } from "../read/tokenise.ts";
import type { NumberTree, Tree } from "../read/tree.ts";
import type { NumberLocale } from "../types.ts";
import { readUnits, take, type Cursor } from "./read-units.ts";
import { productOf, unitNamed, type Factor, type Unit, type UnitContext } from "./unit-table.ts";
import { unitsToLatex } from "./units-to-latex.ts";

export interface Quantity {
  /** As typed; nothing for a unit alone. Of `2 h 30 min` the first, in `unit`. */
  readonly number: string;
  /** What further parts add to it, in the same unit. */
  readonly more: readonly Tree[];
  readonly unit: Unit;
  /** The units as written, whatever their order; empty for a bare number. */
  readonly key: string;
  /** The units as typed. */
  readonly unitText: string;
  readonly toLatex: (number: string) => string;
}

export interface QuantityOptions extends UnitContext {
  readonly locale?: NumberLocale | undefined;
}

/** Reads a number with a unit, either alone, or several that add up: `5 cm`, `mA`, `7`, `5 ft 6 in`. */
export function readQuantity(typed: string, options: QuantityOptions): Result<Quantity, Problem> {
  if (typed.length > MAX_LENGTH) return problem("too-long", { most: MAX_LENGTH });
  const text = toPlain(typed);
  // `60 KM/H`
  const isShouted = options.second && /[A-Z]{2}/u.test(text) && !/[a-z]/u.test(text);
  const cursor = { text: isShouted ? text.toLowerCase() : text, at: 0 };
  const parts: Part[] = [];
  do parts.push(readPart(cursor, options, parts.at(-1)));
  while (take(cursor, / *(?:and|[,&.])? *(?=\d)/uy) !== null);
  if (text.trim() === "") return problem("empty");
  return cursor.at < text.length ? leftOver(cursor, typed) : joinParts(parts, options);
}

/** The number `value` of one unit in another. */
export function convert(value: Tree, from: Unit, to: Unit): Tree {
  const { n, d } = divide(from.scale, to.scale);
  const turns = from.pi - to.pi;
  let tree = value;
  if (from.offset !== undefined) tree = { type: "sum", left: tree, right: fractionTree(from.offset) };
  if (n !== d) tree = { type: "product", left: tree, right: fractionTree({ n, d }) };
  if (turns !== 0) {
    const right: Tree = { type: "power", left: PI, right: wholeTree(Math.abs(turns)) };
    tree = { type: turns > 0 ? "product" : "fraction", left: tree, right };
  }
  return to.offset === undefined ? tree : { type: "difference", left: tree, right: fractionTree(to.offset) };
}

const PI: Tree = { type: "constant", name: "pi", at: 0 };

function fractionTree({ n, d }: Rational): Tree {
  return { type: "fraction", left: wholeTree(n), right: wholeTree(d) };
}

function wholeTree(value: bigint | number): NumberTree {
  return { type: "number", whole: String(value), decimals: "", at: 0 };
}

/** Plain signs: LaTeX taken apart, raised digits as `^2`; money signs and words for degrees stand where units do. */
function toPlain(typed: string): string {
  return [...typed.replaceAll(/[⁻⁰¹²³⁴-⁹]+/gu, (power) => `^${power}`)]
    .map((sign) => SIGNS.get(sign) ?? plainCharacter(sign) ?? raisedDigit(sign) ?? sign)
    .join("")
    .replaceAll(/\\(?:[,;:! ]|q?quad|left|right|displaystyle)/gu, " ")
    .replaceAll(/\\([A-Za-z]+|.)/gu, (whole, command: string) => COMMANDS.get(command) ?? whole)
    .replaceAll(/\^ *\{? *° *\}?/gu, "°")
    .replaceAll(/\^ *\{([^{}]*)\}/gu, "^($1)")
    .replaceAll(/\\(?:text|math|operatorname|mbox|unit|si|rm)[a-z]* *\{([^{}]*)\}/gu, "$1")
    .replaceAll(/\\[dt]?frac *\{([^{}\\]*)\} *\{([^{}\\\d][^{}\\]*)\}/gu, "$1/($2)")
    .replace(/per cent\b/iu, "%")
    .replaceAll(/(?<![a-z])deg(?:ree)?s?(?![a-z]{2})\.?/giu, "°")
    .replaceAll(/(°(?= *[cfk])|(?<![a-z])(?:fl|fluid|nautical|light|metric|short|long))\.?[ -]+(?=[a-z])/giu, "$1")
    .replace(/[ .!?=,]+$/u, "")
    .replace(/^\$(.*)\$$/u, " $1")
    .replace(/^ *(?:[a-z' ]*\b(?:is|are)\b|(?:[a-z]+ *)?=)/iu, " ")
    .replace(/^ *\((-?[\d./]+[* ]*[A-Za-z°µΩ%][^()+]*)\)/u, " $1")
    .replace(MONEY, "$1$3 $2")
    .trimEnd();
}

const SIGNS: ReadonlyMap<string, string> = new Map(
  'º° ˚° ∘° ℃°C ℉°F ′\' ″" ”" “" μµ ΩΩ ℓL'.split(" ").map((entry) => [entry.slice(0, 1), entry.slice(1)]),
);
const COMMANDS: ReadonlyMap<string, string> = new Map(
  "cdot* times* div/ circ° degree° OmegaΩ muµ %% $$ pounds£ euro€ prime'"
    .split(" ")
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]),
);
/** `$3 dollars` says the same twice. */
const MONEY =
  /^ *([-+]?) *([$€£₹]|Rs|USD|EUR|GBP|INR) *(-?[\d.,]*\d(?: \d{3}(?!\d))*(?: ?\d+\/\d+|\/\d+)?)(?: *(?:dollars|pounds|euros|usd))?/u;
/** Digits, commands and words inside numbers; `x` is a times sign there. */
const NUMBER =
  /(?:\d+(?:[.,]\d+|'\d{3}(?!\d))*(?:[eE][+-]?\d+)?|\\[A-Za-z]+|(?:x|X|π|pi|sqrt|minus|negative|over|times)(?![A-Za-z])|[^A-Za-zµΩÅ°'"%$€£₹¢])*/uy;

interface Part {
  readonly number: string;
  readonly factors: readonly Factor[];
  readonly unitText: string;
  readonly at: number;
}

function readPart(cursor: Cursor, options: QuantityOptions, before: Part | undefined): Part {
  const at = cursor.at;
  const [first] = before?.factors ?? [];
  const last = before?.factors.length === 1 && first !== undefined ? first.symbol : "";
  const context = { ...options, second: options.second || last.startsWith("arc") || last === "°" };
  const [typed = ""] = take(cursor, NUMBER) ?? [];
  // `5 1/s` is 5/s, `5 (cm)` and `5*cm` are 5 cm.
  const [whole = "", number = ""] = /^(.*?)(?:[* ]+1(?= *\/))?(?= *\/?[*({ ]*$)/u.exec(typed) ?? [];
  cursor.at = at + whole.length;
  const units = readUnits(cursor, context);
  const unitText = cursor.text.slice(at + whole.length, cursor.at).replace(/^[* ]+/u, "");
  // A number without a unit behind one with it is in the next smaller: `2 h 30`, `5'6`, `1 m 75`; so is `2 h 30 m`.
  const isSmaller = units.length === 0 || (unitText === "m" && (last === "h" || last === "d"));
  const smaller = isSmaller ? unitNamed(SMALLER.get(last) ?? "", { ...context, second: false }) : undefined;
  return { number: number.trim(), factors: smaller ?? units, unitText, at };
}

const SMALLER: ReadonlyMap<string, string> = new Map(
  "h min,min s,d h,ft in,m cm,° arcmin,arcmin arcsec,€ €c,$ ¢,£ p"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

function leftOver(cursor: Cursor, typed: string): Result<never, Problem> {
  const [, symbol = ""] = take(cursor, / *([A-Za-zµΩÅ]+|.)/suy) ?? [];
  const reason = /\w/u.test(symbol) ? "unknown-unit" : /[-+*/=÷]/u.test(symbol) ? "unfinished" : "unknown-symbol";
  return problem(reason, { symbol, at: typed.indexOf(symbol) });
}

function joinParts(parts: readonly Part[], { locale }: QuantityOptions): Result<Quantity, Problem> {
  const [first = parts[0] as Part, ...rest] = parts;
  const unit = productOf(first.factors);
  const more: Tree[] = [];
  const latex: string[] = [""];
  for (const { number, factors, at } of rest) {
    const part = productOf(factors);
    const read = readStatement(number, { locale });
    if (unit.offset !== undefined || part.dims !== unit.dims) return problem("two-numbers", { at });
    if (!read.ok || read.value.statement.type !== "expression") return problem("unfinished", { at });
    more.push(convert(read.value.statement.tree, part, unit));
    latex.push(unitsToLatex(number, factors));
  }
  return ok({
    number: first.number,
    more,
    unit,
    key: parts.map(({ factors }) => keyOf(factors)).join("+"),
    unitText: parts.map(({ unitText }) => unitText).join(" "),
    toLatex: (number) => unitsToLatex(number, first.factors) + latex.join(String.raw`\ `),
  });
}

/** The same for every order of the factors. */
function keyOf(factors: readonly Factor[]): string {
  const powers = new Map<string, number>();
  for (const { symbol, power } of factors) powers.set(symbol, (powers.get(symbol) ?? 0) + power);
  return [...powers]
    .map(([symbol, power]) => (power === 1 ? symbol : symbol + power))
    .toSorted()
    .join(" ");
}
