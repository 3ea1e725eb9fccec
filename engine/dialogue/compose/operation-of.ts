import { COMPOSE } from "../../cues/compose.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";

/** What there are small examples of. */
export const OPERATIONS = [
  "add",
  "subtract",
  "multiply",
  "divide",
  "unknown-sum",
  "unknown-factor",
  "fraction",
  "fraction-sum",
  "fraction-difference",
  "unlike-sum",
  "equal-fractions",
  "lowest-terms",
  "mixed",
  "to-mixed",
  "tens",
  "round",
  "decimal",
  "decimal-sum",
  "percent",
  "multiples",
  "factors",
  "common-factor",
  "common-multiple",
  "below",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a problem is about, by the signs and words of its text and of its steps; the first that fits. */
export function operationOf({ problem_content: content, solution_logic: solution }: MathProblemItem): Operation | null {
  const { stem } = content;
  const maths = solution.steps.map(({ math }) => math).join(" ; ");
  const words = solution.steps.map(({ explanation }) => explanation).join(" ");
  const all = `${stem} ${maths} ${words}`;
  return SIGNS.find(({ when }) => when({ stem, maths, words, all }))?.operation ?? null;
}

/** The operation of a single calculation, `7 \times 8`. */
export function operationOfSum(sum: string): Operation | null {
  if (/\\frac|\./u.test(sum)) return null;
  if (sum.includes("\\times")) return "multiply";
  if (sum.includes("\\div")) return "divide";
  return sum.includes("+") ? "add" : /\d\s*[-−]/u.test(sum) ? "subtract" : null;
}

/** An operation that is named in a question: "what is a product", "what does divide mean". */
export function operationNamed(plain: string): Operation | null {
  return NAMED.find(([named]) => named.test(plain))?.[1] ?? null;
}

interface Texts {
  readonly stem: string;
  readonly maths: string;
  readonly words: string;
  readonly all: string;
}

const PLUS_OF_FRACTIONS = /\\frac\{\d+\}\{\d+\}\s*\+|\+\s*\d*\\frac/u;
const MINUS_OF_FRACTIONS = /\\frac\{\d+\}\{\d+\}\s*[-−]|[-−]\s*\d*\\frac/u;

const SIGNS: readonly { readonly operation: Operation; readonly when: (texts: Texts) => boolean }[] = [
  { operation: "percent", when: ({ all }) => all.includes("%") },
  { operation: "common-factor", when: ({ all }) => all.includes("GCF") },
  { operation: "common-multiple", when: ({ all }) => all.includes("LCM") },
  { operation: "factors", when: ({ all }) => COMPOSE.SIGNS_PRIME.test(all) },
  { operation: "multiples", when: ({ all }) => COMPOSE.OPERATION_OF_SIGNS_MULTIPLES.test(all) },
  {
    operation: "unknown-factor",
    when: ({ maths }) => COMPOSE.SIGNS_DIV.test(bare(maths)),
  },
  {
    operation: "unknown-sum",
    when: ({ maths }) => /\b[a-z] [-+]|[-+] [a-z]\b|\b[a-z] = [\d.{},]+ [-+]/u.test(bare(maths)),
  },
  {
    operation: "below",
    when: ({ all }) => COMPOSE.SIGNS_OPPOSITE.test(all.replaceAll(/\d\s*[-−]\s*\d/gu, "")),
  },
  { operation: "round", when: ({ all }) => COMPOSE.SIGNS_NEAREST.test(all) },
  { operation: "to-mixed", when: ({ stem }) => COMPOSE.SIGNS_MIXED.test(stem) },
  {
    operation: "mixed",
    when: ({ all }) =>
      COMPOSE.SIGNS_REMAINDER.test(all) && !PLUS_OF_FRACTIONS.test(all) && !MINUS_OF_FRACTIONS.test(all),
  },
  {
    operation: "unlike-sum",
    when: ({ all, words }) => PLUS_OF_FRACTIONS.test(all) && COMPOSE.SIGNS_SAME.test(words),
  },
  { operation: "fraction-difference", when: ({ all }) => MINUS_OF_FRACTIONS.test(all) },
  { operation: "fraction-sum", when: ({ all }) => PLUS_OF_FRACTIONS.test(all) },
  { operation: "decimal-sum", when: ({ maths }) => /\d\.\d+ \+/u.test(maths) },
  { operation: "decimal", when: ({ all }) => COMPOSE.SIGNS_TENTHS.test(all) },
  {
    operation: "lowest-terms",
    when: ({ stem }) => COMPOSE.SIGNS_LOWEST.test(stem) && !COMPOSE.SIGNS_TOGETHER.test(stem),
  },
  {
    operation: "equal-fractions",
    when: ({ stem, all, words }) =>
      (all.includes("\\frac") || COMPOSE.SIGNS_EQUAL.test(stem)) && COMPOSE.SIGNS_MULTIPLIED.test(words),
  },
  { operation: "fraction", when: ({ all }) => all.includes("\\frac") },
  {
    operation: "tens",
    when: ({ words }) => COMPOSE.SIGNS_WORTH.test(words),
  },
  {
    operation: "tens",
    when: ({ stem }) => COMPOSE.SIGNS_DIGITS.test(stem),
  },
  { operation: "unknown-sum", when: ({ stem }) => /\\square\s*[-+]|[-+]\s*\\square/u.test(stem) },
  {
    operation: "unknown-sum",
    when: ({ words }) => COMPOSE.SIGNS_MISSING.test(words),
  },
  {
    operation: "divide",
    when: ({ stem }) => !stem.includes("\\square") && COMPOSE.SIGNS_IVIDED.test(stem),
  },
  {
    operation: "unknown-factor",
    when: ({ all }) => COMPOSE.SIGNS_UNDOES.test(all),
  },
  {
    operation: "divide",
    when: ({ stem, maths }) => /\\div/u.test(maths) && !/\\times/u.test(stem) && !COMPOSE.SIGNS_EACH.test(stem),
  },
  { operation: "multiply", when: ({ all }) => COMPOSE.SIGNS_GROUPS.test(all) },
  { operation: "subtract", when: ({ maths }) => /\d+ - \d/u.test(last(maths)) },
  { operation: "add", when: ({ maths }) => maths.includes("+") },
  { operation: "subtract", when: ({ maths }) => /\d - \d/u.test(maths) },
];

const NAMED: readonly (readonly [RegExp, Operation])[] = [
  [COMPOSE.NAMED_ADD, "add"],
  [COMPOSE.NAMED_SUBTRACT, "subtract"],
  [COMPOSE.NAMED_MULTIPL, "multiply"],
  [COMPOSE.NAMED_DIVID, "divide"],
  [COMPOSE.NAMED_MULTIPLES, "multiples"],
  [COMPOSE.NAMED_FACTORS, "factors"],
  [COMPOSE.NAMED_PERCENT, "percent"],
  [COMPOSE.NAMED_MIXED, "mixed"],
  [COMPOSE.NAMED_LOWEST, "lowest-terms"],
  [COMPOSE.NAMED_EQUIVALENT, "equal-fractions"],
  [COMPOSE.NAMED_FRACTION, "fraction"],
  [COMPOSE.NAMED_DECIMAL, "decimal"],
  [COMPOSE.NAMED_ROUND, "round"],
  [COMPOSE.NAMED_NEGATIVE, "below"],
  [COMPOSE.NAMED_TENS, "tens"],
];

/** LaTeX without its commands' names, which look like letters. */
function bare(latex: string): string {
  return latex.replaceAll(COMPOSE.BARE_TIMES, " ");
}

function last(maths: string): string {
  return maths.split(" ; ").at(-1) ?? "";
}
