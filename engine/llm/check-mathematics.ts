import { algebraPart } from "../answers/algebra-part.ts";
import { check } from "../answers/check.ts";
import { checkWork } from "../answers/lines/check-work.ts";
import { compare, type Rational } from "../answers/rational.ts";
import { readNumber } from "../answers/read-number.ts";
import { SAYINGS } from "../cues/sayings.ts";
import { falseClaim } from "./check-claims.ts";
import { falseRule } from "./false-rules.ts";
import type { WordsContext } from "./words.ts";

/**
 * What is false in words about mathematics, or could not be decided; `undefined` where nothing is [CHW6]. Every
 * equation and inequality is worked out; one with unknowns has to be said already, to hold always, or to follow from
 * the problem's own.
 */
export function falseMathematics(text: string, { item, mayQuote }: WordsContext): string | undefined {
  const given = item?.solution_logic.steps.map(({ math }) => `$${math}$`) ?? [];
  const known = [item?.problem_content.stem ?? "", ...given, ...mayQuote];
  const relations = relationsIn(text);
  const letters = ownLetters(relations, known);
  for (const relation of relations) {
    if (!holds(relation, known, letters) && !isFilled(relation, text))
      return `not true or not clear: ${relation.sides.join(" ? ").slice(0, 60)}`;
  }
  return falseClaim(text) ?? falseRule(text);
}

interface Relation {
  readonly sides: readonly string[];
  readonly signs: readonly Sign[];
}

type Sign = "=" | "<" | ">" | "≤" | "≥" | "≠" | "≈";

/** The relations between dollar signs, and those of signs and figures outside of them. */
function relationsIn(text: string): readonly Relation[] {
  if (!/[=<>≤≥≠≈]|\\(?:[lgn]|approx)/u.test(text)) return [];
  const inside: string[] = [];
  const outside = text
    .replaceAll(SAYINGS.WHO_SPEAKS, "")
    .replaceAll("\\$", "¤")
    .replaceAll("\\%", "%")
    .replaceAll(/\$([^$]{0,400})\$/gu, (_all, maths: string) => {
      inside.push(maths);
      return ` ${maths} `;
    });
  // What stands between dollar signs goes on outside of them: `$3 + 4$ = 7`.
  const runs = outside.match(RUN) ?? [];
  return [...inside, ...runs].map(cut).filter(({ signs }) => signs.length > 0);
}

function cut(maths: string): Relation {
  const plain = maths
    .replaceAll(/\\(?:left|right|displaystyle|,|;|:|!| )(?![a-z])/gu, " ")
    .replaceAll(/\\text\s?\{[^}]{0,40}\}/gu, " ")
    .replaceAll(/\\(leq?|geq?|neq?|lt|gt|approx)(?![a-zA-Z])/gu, (_all, name: string) => SIGNS[name] ?? "=")
    .replaceAll("<=", "≤")
    .replaceAll(">=", "≥")
    .replaceAll("¤", "");
  const parts = plain.split(/([=<>≤≥≠≈])/u);
  const sides = parts.filter((_part, at) => at % 2 === 0).map((side) => side.replace(/[.,;:!?\s]+$/u, "").trim());
  const signs = parts.filter((_part, at) => at % 2 === 1) as Sign[];
  return { sides, signs };
}

/** Whether somebody has written a calculation with a result that it does not have. */
export function hasFalseCalculation(text: string): boolean {
  return relationsIn(text).some(({ sides, signs }) => {
    const isWorkedOut = sides.every((side) => valueOf(side) !== undefined);
    return isWorkedOut && !signs.every((sign, at) => isTrue(sides[at] ?? "", sign, sides[at + 1] ?? ""));
  });
}

/** Unknowns of an example, with the number that its words say they are; null where they are left open. */
function ownLetters(relations: readonly Relation[], known: readonly string[]): ReadonlyMap<string, string | null> {
  const taken = new Set(known.flatMap((text) => text.match(LETTER) ?? []));
  const letters = relations.flatMap(({ sides }) => sides.flatMap((side) => side.match(LETTER) ?? []));
  const own = [...new Set(letters)].filter((letter) => !taken.has(letter));
  const [only] = own;
  // Of several, or of one that nothing else is said of, nothing can be worked out.
  if (only === undefined || own.length > 1) return new Map();
  const isAlone = ({ sides }: Relation) => sides.length === 2 && sides[0] === only && !UNKNOWN.test(sides[1] ?? "");
  const values = relations.filter(isAlone).map(({ sides }) => sides[1] ?? "");
  const [value] = values;
  if (value !== undefined && !relations.some((one) => !isAlone(one) && one.sides.some((side) => side.includes(only))))
    return new Map();
  return new Map([[only, value ?? null]]);
}

function holds(
  { sides, signs }: Relation,
  known: readonly string[],
  letters: ReadonlyMap<string, string | null>,
): boolean {
  if (sides.every((side) => side !== "" && !UNKNOWN.test(side)))
    return signs.every((sign, at) => isTrue(sides[at] ?? "", sign, sides[at + 1] ?? ""));
  const [letter, value] = [...letters].find(([one]) => sides.some((side) => side.includes(one))) ?? [];
  if (letter !== undefined && sides.every((side) => side !== "")) {
    if (value === null || value === undefined) return sides.length === 2 && !isIdentityWanted(sides);
    const filled = sides.map((side) =>
      side.replaceAll(LETTER, (_letter, at: number) =>
        /\d\s*$/u.test(side.slice(0, at)) ? ` * (${value})` : `(${value})`,
      ),
    );
    return signs.every((sign, at) => isTrue(filled[at] ?? "", sign, filled[at + 1] ?? ""));
  }
  const said = sides.flatMap((side, at) => [side, signs[at] ?? ""]).join("");
  if (sides.some((side) => side === "")) return false;
  if (known.some((text) => bare(text).includes(bare(said)))) return true;
  return signs.every((sign, at) => isIdentity(sides[at] ?? "", sign, sides[at + 1] ?? "")) || follows(said, known);
}

/** The box of an example: "in 10 - □ = 7 the box is 3" [CHW6]. */
function isFilled({ sides, signs }: Relation, text: string): boolean {
  const boxes = sides.filter((side) => BOX.test(side));
  if (boxes.length !== 1 || signs.length !== 1) return false;
  const numbers = new Set(text.match(SAYINGS.IN_THE_BOX));
  return [...numbers].some((number) => {
    const [left = "", right = ""] = sides.map((side) => side.replace(BOX, number));
    return isTrue(left, signs[0] ?? "=", right);
  });
}

function isTrue(left: string, sign: Sign, right: string): boolean {
  const [a, b] = [valueOf(left), valueOf(right)];
  if (a === undefined || b === undefined) return false;
  const order = compare(a, b);
  switch (sign) {
    case "=":
      return order === 0;
    case "<":
      return order < 0;
    case ">":
      return order > 0;
    case "≤":
      return order <= 0;
    case "≥":
      return order >= 0;
    case "≠":
      return order !== 0;
    case "≈":
      return isAbout(a, b);
  }
}

/** Within a twentieth of the right side. */
function isAbout(a: Rational, b: Rational): boolean {
  const [x, y] = [Number(a.n) / Number(a.d), Number(b.n) / Number(b.d)];
  return Math.abs(x - y) <= Math.abs(y) / 20;
}

function valueOf(text: string): Rational | undefined {
  const plain = text.replaceAll(/^\(([^()]*)\)$/gu, "$1");
  const read = readNumber(plain, "en", PARTS);
  return read.ok ? read.value.value : undefined;
}

/** The unknown stands on both sides: then it is said of all numbers. */
function isIdentityWanted(sides: readonly string[]): boolean {
  return sides.every((side) => UNKNOWN.test(side));
}

function isIdentity(left: string, sign: Sign, right: string): boolean {
  if (sign !== "=") return false;
  return check({ kind: "expression", expected: left, given: right }, PARTS).verdict === "correct";
}

/** A step from an equation of the problem or of what was said before. */
function follows(said: string, known: readonly string[]): boolean {
  const unknown = letterFor(said);
  return known
    .flatMap((text) => relationsIn(text))
    .some(({ sides, signs }) => {
      const start = sides.flatMap((side, at) => [side, signs[at] ?? ""]).join("");
      if (!UNKNOWN.test(start) || signs.length !== 1) return false;
      const [report] = checkWork({ lines: [unknown(said)], start: unknown(start) }).lines;
      return report?.status === "right";
    });
}

/** An empty box is an unknown like any other. */
function letterFor(said: string): (text: string) => string {
  const letter = /(?<![a-zA-Z\\])[a-z](?![a-z])/u.exec(said)?.[0] ?? "x";
  return (text) => text.replaceAll(/\\square|□|_{2,}|\\Box/gu, ` ${letter} `);
}

function bare(text: string): string {
  return text
    .replaceAll(/\\cdot|\\times/gu, "*")
    .replaceAll(/\\square|□|_{2,}/gu, "□")
    .replaceAll(/\\(?:left|right)|\\[,;:! ]|[\s${}]/gu, "")
    .replaceAll(/[−–]/gu, "-")
    .replaceAll("·", "*")
    .replaceAll("×", "*");
}

const BOX = /\\square|\\Box|□|_{2,}/u;
const PARTS = { algebra: algebraPart };
const SIGNS: Readonly<Record<string, Sign>> = {
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  lt: "<",
  gt: ">",
  approx: "≈",
};
const LETTER = /(?<![a-zA-Z\\])[a-z](?![a-zA-Z])/gu;
/** A letter or an empty place. */
const UNKNOWN = /\\square|\\Box|□|_{2,}|\?|(?<![a-zA-Z\\])[a-zA-Z](?![a-zA-Z])|\d[a-z](?![a-z])/u;
/** Figures, signs, brackets, single letters and LaTeX commands in a row, with a relation among them. */
const TERM = String.raw`(?:\d[\d.,]*\d|\d|\\[a-zA-Z]{1,10}|(?<![\p{L}'’])[a-zA-Z](?![\p{L}'’])|[-+−–×÷·*/^_(){}□½⅓⅔¼¾%]|[ ])`;
const RUN = new RegExp(`${TERM}{1,120}(?:[=<>≤≥≠≈]${TERM}{1,120}){1,8}`, "gu");
