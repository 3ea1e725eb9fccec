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
  { operation: "factors", when: ({ all }) => /\b(?:prime|composite|factors?)\b/iu.test(all) },
  { operation: "multiples", when: ({ all }) => /\b(?:multiples?|divisible|remainder when)\b/iu.test(all) },
  {
    operation: "unknown-factor",
    when: ({ maths }) =>
      /\d[a-z]\b|\b[a-z]\s*=?\s*\\times|\b[a-z] \\(?:div|times)|\b[a-z] = [\d.{},]+ \\(?:div|times)/u.test(bare(maths)),
  },
  {
    operation: "unknown-sum",
    when: ({ maths }) => /\b[a-z] [-+]|[-+] [a-z]\b|\b[a-z] = [\d.{},]+ [-+]/u.test(bare(maths)),
  },
  {
    operation: "below",
    when: ({ all }) =>
      /\b(?:opposite|absolute value|below (?:zero|0)|negative)\b|(?:^|[^\w})\d] ?)[-−]\d/u.test(
        all.replaceAll(/\d\s*[-−]\s*\d/gu, ""),
      ),
  },
  { operation: "round", when: ({ all }) => /\\approx|\bnearest\b|\bround(?:ing|ed|s to)\b/u.test(all) },
  { operation: "to-mixed", when: ({ stem }) => /\bmixed number\b/u.test(stem) },
  {
    operation: "mixed",
    when: ({ all }) =>
      /\d\\frac|remainder goes on top|whole has/u.test(all) &&
      !PLUS_OF_FRACTIONS.test(all) &&
      !MINUS_OF_FRACTIONS.test(all),
  },
  {
    operation: "unlike-sum",
    when: ({ all, words }) => PLUS_OF_FRACTIONS.test(all) && /same size|that bottom/u.test(words),
  },
  { operation: "fraction-difference", when: ({ all }) => MINUS_OF_FRACTIONS.test(all) },
  { operation: "fraction-sum", when: ({ all }) => PLUS_OF_FRACTIONS.test(all) },
  { operation: "decimal-sum", when: ({ maths }) => /\d\.\d+ \+/u.test(maths) },
  { operation: "decimal", when: ({ all }) => /\d\.\d|\btenths?\b|\bhundredths?\b/u.test(all) },
  { operation: "lowest-terms", when: ({ stem }) => /\blowest terms\b/u.test(stem) && !/[+]|\btogether\b/u.test(stem) },
  {
    operation: "equal-fractions",
    when: ({ stem, all, words }) =>
      (all.includes("\\frac") || /\bequal (?:parts|sections)\b.*\bsame (?:length|size)\b/u.test(stem)) &&
      /\b(?:multiplied|divided|divide|multiply|same number)\b/iu.test(words),
  },
  { operation: "fraction", when: ({ all }) => all.includes("\\frac") },
  {
    operation: "tens",
    when: ({ words }) =>
      /\b(?:worth|empty place|place by place|biggest part|whole ten|holds? 10|in the \w+ place|digit)\b/u.test(words),
  },
  {
    operation: "tens",
    when: ({ stem }) => /\b(?:digits?|place|worth|tens|hundreds|expanded|blocks show)\b/u.test(stem),
  },
  { operation: "unknown-sum", when: ({ stem }) => /\\square\s*[-+]|[-+]\s*\\square/u.test(stem) },
  {
    operation: "unknown-sum",
    when: ({ words }) => /\b(?:missing from the total|what is missing|put back|known part)\b/u.test(words),
  },
  {
    operation: "divide",
    when: ({ stem }) =>
      !stem.includes("\\square") && /\\div|\b(?:[Dd]ivided?|shared?|equally|in rows of)\b/u.test(stem),
  },
  {
    operation: "unknown-factor",
    when: ({ all }) =>
      /undoes|\\square \\(?:times|div)|\\(?:times|div) \\square|into a multiplication with a gap/u.test(all),
  },
  {
    operation: "divide",
    when: ({ stem, maths }) =>
      /\\div/u.test(maths) && !/\\times/u.test(stem) && !/\b(?:each|groups?|rows?|times)\b/u.test(stem),
  },
  { operation: "multiply", when: ({ all }) => /\\times|\bgroups\b/u.test(all) },
  { operation: "subtract", when: ({ maths }) => /\d+ - \d/u.test(last(maths)) },
  { operation: "add", when: ({ maths }) => maths.includes("+") },
  { operation: "subtract", when: ({ maths }) => /\d - \d/u.test(maths) },
];

const NAMED: readonly (readonly [RegExp, Operation])[] = [
  [/\b(?:add|adding|addition|plus|sum)\b/u, "add"],
  [/\b(?:subtract\w*|take away|minus|difference)\b/u, "subtract"],
  [/\b(?:multipl(?:y|ying|ication)|times|product)\b/u, "multiply"],
  [/\b(?:divid(?:e|ing)|division|share|sharing|quotient)\b/u, "divide"],
  [/\b(?:multiples?)\b/u, "multiples"],
  [/\b(?:factors?)\b/u, "factors"],
  [/\b(?:percent\w*)\b/u, "percent"],
  [/\b(?:mixed number|improper)\b/u, "mixed"],
  [/\b(?:lowest terms|simplif\w+|simplest)\b/u, "lowest-terms"],
  [/\b(?:equivalent)\b/u, "equal-fractions"],
  [/\b(?:fraction|numerator|denominator)s?\b/u, "fraction"],
  [/\b(?:decimal|tenth)s?\b/u, "decimal"],
  [/\b(?:round\w*)\b/u, "round"],
  [/\b(?:negative|below zero|opposite)\b/u, "below"],
  [/\b(?:tens|place value)\b/u, "tens"],
];

/** LaTeX without its commands' names, which look like letters. */
function bare(latex: string): string {
  return latex.replaceAll(/\\(?!times|div)[a-zA-Z]+(?:\s*\{[^{}]*\})?/gu, " ");
}

function last(maths: string): string {
  return maths.split(" ; ").at(-1) ?? "";
}
