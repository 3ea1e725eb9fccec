import { ok, type Result } from "../../result.ts";
import { isLiteral } from "../forms/literal.ts";
import { cutWord, type LetterOptions } from "../read/cut-letters.ts";
import { problem, type Problem } from "../read/problem.ts";
import { otherReadings, readStatement, type ReadOptions } from "../read/read-statement.ts";
import { statementToLatex } from "../read/to-latex.ts";
import { childrenOf, type Statement, type Tree } from "../read/tree.ts";
import { MAX_LINE_LENGTH } from "./codes.ts";
import { treesOf } from "./judge-parts.ts";

/** A line of working as it is understood. */
export interface Line {
  /** What it says, without what stands in front of it and behind it. */
  readonly said: string;
  /** It begins with `=`. */
  readonly continues: boolean;
  /** Units were left out; the kinds there were. */
  readonly units: ReadonlySet<string>;
  /** The usual reading first. */
  readonly readings: readonly [Statement, ...Statement[]];
  readonly readAs: string;
}

const MAX_OTHERS = 3;
/** Of expressions; a list of numbers may be longer. */
const MAX_SIDES = 6;
const MAX_NODES = 80;
const MAX_POWER = 6;
const NO_NAMES: ReadonlySet<string> = new Set();
const TIMES = /[\d)]\s{0,2}[xX]\s{0,2}[\d(]/u;

/** What stands in front of a line and is no part of what it says: numbers, arrows, "so", "check:". */
const LEAD =
  /^(?:\s|\d{1,2}[.)](?=\s)|\(\d{1,2}\)(?=\s)|[•⇒→⟹∴]|=>|->|:|[a-z]\)(?=\s)|(?:step|line|check|answer|ans|test|proof)\s{0,3}\d{0,2}\s{0,3}[:.)]|(?:so|therefore|then|thus|hence|and|now|we get|gives)\b)*/iu;
/** A note behind a line says what was done. */
const NOTE =
  /\s*(?:\/\/.*|[([][^()[\]=]{0,60}\b(?:subtract|add|divide|multiply|minus|plus|times|take|both|each|because|since|expand|simplify|factor|collect|cancel|swap|flip|check|given|same|combine|common|convert|lcd|lcm)[a-z]*\b[^()[\]=]{0,60}[)\]]|[✓✔☑√]|[.;,!])\s*$/iu;

/** `undefined`: nothing stands there. */
export function readLine(
  text: string,
  options: ReadOptions,
  names: ReadonlySet<string> | undefined,
): Result<Line, Problem> | undefined {
  if (text.length > MAX_LINE_LENGTH) return problem("too-long");
  const { said, continues } = sayingOf(text);
  if (said === "") return undefined;
  const plain = divideByFractions(colonsAsDivision(percentOf(remainderAsSum(said))));
  const { text: bare, units } = withoutUnits(inSameCase(plain, names), names);
  const reading: ReadOptions = { ...options, unknowns: names ?? NO_NAMES };
  const read = readStatement(bare, reading);
  if (!read.ok) return read;
  const { statement, convention } = read.value;
  if (!isModest(statement)) return problem("too-complicated");
  const others = otherReadings(bare, reading, read.value).map((other) => other.statement);
  // `2 x 3 + 5`, where x is the unknown too.
  const timed = TIMES.test(bare) && names?.has("x") === true ? readStatement(bare, options) : undefined;
  if (timed?.ok === true) others.push(timed.value.statement);
  return ok({
    said,
    continues,
    units,
    readings: [statement, ...others.filter(isModest).slice(0, MAX_OTHERS)],
    readAs: statementToLatex(statement, convention.decimal),
  });
}

/** Whether a line has a word in it that the reader would cut into letters: `common denominator is 108`. */
export function isInWords(text: string): boolean {
  if (text.length > MAX_LINE_LENGTH) return false;
  const words = text.match(/(?<![\\\p{L}])\p{L}{4,}/gu) ?? [];
  return words.some((word) => cutWord(word, WORD_OPTIONS).length >= 4);
}

const WORD_OPTIONS: LetterOptions = { multiletter: "product", functions: [], unknowns: NO_NAMES };

/** Whether a line is of a size that people write: it is compared with several others. */
function isModest(statement: Statement): boolean {
  const trees = treesOf(statement);
  return (
    (trees.length <= MAX_SIDES || trees.every(isLiteral)) && sizeOf(trees) <= MAX_NODES && trees.every(hasSmallPowers)
  );
}

function sizeOf(trees: readonly Tree[]): number {
  return trees.reduce((size, tree) => size + 1 + sizeOf(childrenOf(tree)), 0);
}

/** No towers; powers of unknowns as high as people multiply them out, of numbers as high as they write them. */
function hasSmallPowers(tree: Tree): boolean {
  if (tree.type === "power") {
    const exponent = tree.right.type === "number" ? Number(tree.right.whole) : 0;
    const isTower = sizeOf([tree.right]) > 6 || !hasSmallPowers(tree.right) || holdsPower(tree.right);
    const highest = tree.left.type === "number" && tree.left.whole.length < 4 ? 99 : MAX_POWER;
    if (isTower || exponent > highest) return false;
  }
  return childrenOf(tree).every(hasSmallPowers);
}

function holdsPower(tree: Tree): boolean {
  return tree.type === "power" || childrenOf(tree).some(holdsPower);
}

/** The line without its lead, its notes and a leading `=`. */
function sayingOf(text: string): { readonly said: string; readonly continues: boolean } {
  let rest = text.slice(LEAD.exec(text)?.[0].length ?? 0).trim();
  const continues = rest.startsWith("=");
  if (continues) rest = rest.slice(1).trim();
  for (let round = 0; round < 3; round += 1) rest = rest.replace(NOTE, "");
  return { said: rest.trim(), continues };
}

/** `X = 3` where the unknown is x. */
function inSameCase(text: string, names: ReadonlySet<string> | undefined): string {
  if (names === undefined || names.size === 0) return text;
  return text.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, (letter) => {
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    return !names.has(letter) && names.has(other) ? other : letter;
  });
}

/** `17 ÷ 5 = 3 r 2` says 17 = 5 × 3 + 2. */
function remainderAsSum(text: string): string {
  const parts = /^(\d{1,9})\s*[÷/:]\s*(\d{1,9})\s*=\s*(\d{1,9})\s*r(?:em(?:ainder)?)?\.?\s*(\d{1,9})$/iu.exec(text);
  return parts === null ? text : `${parts[1]} = ${parts[2]} × ${parts[3]} + ${parts[4]}`;
}

/** `20% of 80`, `3/5 of 40`. */
function percentOf(text: string): string {
  return text.replace(/([\d%½⅓¼¾⅔])\s+of\s+(?=[\d$£€(])/gu, "$1 × ");
}

/** A colon divides where a line is more than one ratio: `48 : 8 - 2`, `3:4 = 9:12`. */
function colonsAsDivision(text: string): string {
  const isTime = /\d:\d\d/u.test(text) && /[-+]/u.test(text);
  if (!text.includes(":") || isTime || /:[^=]*:/u.test(text)) return text;
  return /[-+=×*·÷]/u.test(text.replace(/^\s*-/u, "")) ? text.replaceAll(":", "÷") : text;
}

/** Behind `÷` a fraction is one number: `2/3 ÷ 4/5`. */
function divideByFractions(text: string): string {
  return text.replace(/÷\s*((?:\d+\s+)?\d+\s*\/\s*\d+)/gu, "÷ ($1)");
}

const UNIT =
  /(?<=[\d)])(\s*)(km\/h|m\/s|mph|mm|cm|dm|km|kg|mg|ml|mL|cl|dl|lb|oz|ft|yd|mi|hr|[a-z]{3,12}|[mglhs])(\^[23]|²|³)?(?![\p{L}\d(])/gu;
const NO_UNIT: ReadonlySet<string> = new Set([
  "sin",
  "cos",
  "tan",
  "log",
  "sqrt",
  "root",
  "and",
  "mod",
  "abs",
  "exp",
  "rem",
  "for",
]);

/** Numbers without their units and money signs; letters that are unknowns stay. */
function withoutUnits(
  text: string,
  names: ReadonlySet<string> | undefined,
): { readonly text: string; readonly units: ReadonlySet<string> } {
  const units = new Set<string>();
  if (!/[\p{L}$£€]/u.test(text)) return { text, units };
  const isUnknown = (letters: string) => [...letters].some((letter) => names?.has(letter) ?? false);
  const isShort = (unit: string) => unit.length === 1;
  const found = [...text.matchAll(UNIT)].map((match) => match[2] ?? "");
  const isKnown = found.some((unit) => !isShort(unit) && !NO_UNIT.has(unit));
  const lastSide = text.lastIndexOf("=");
  const bare = text
    .replace(/[$£€](?=\s*\d)/gu, (sign) => (units.add(sign), ""))
    .replace(UNIT, (all: string, _space: string, unit: string, _power: string | undefined, at: number) => {
      if (NO_UNIT.has(unit) || isUnknown(unit)) return all;
      // One letter alone is a unit where an unknown would not stand: in the result of a calculation.
      const isResult = names !== undefined && names.size === 0 && at > lastSide && lastSide > 0;
      if (isShort(unit) && !isKnown && !isResult) return all;
      units.add(unit.replace(/s$/u, ""));
      return "";
    });
  return { text: bare, units };
}
