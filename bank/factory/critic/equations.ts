import { formulas } from "./read-stem.ts";
import { solveStory, type Reading } from "./read-story.ts";
import { solveEquation, solveFormula } from "./solve-equation.ts";
import type { BlindItem } from "./types.ts";

/** What stories of sums and differences ask for. */
const MISSING: readonly Reading[] = [
  [
    /have the same number of .* has \d+ red and \d+ blue ones\. .* has \d+ red ones, and the rest are blue/u,
    "x + y - z",
  ],
  [/gives .* some more\. Now .* How many did .* give\?|finds \d+ more\. Now .* at first\?/u, "y - x"],
  [/gave \d+ away\. Now .* at first\?|takes .* out of .* stay in it\. .* before\?/u, "x + y"],
  [/gave some to .* Now .* get\?/u, "x - y"],
];

export function solveMissing({ stem }: BlindItem): readonly string[] | undefined {
  return solveFormula(stem) ?? solveStory(stem, MISSING);
}

/** What stories of products and quotients ask for. */
const UNKNOWN_FACTOR: readonly Reading[] = [
  [/with \d+ .* in each\. .* has the same number of .* How many .* in each/u, "x * y / z"],
  [/shares some .* Each friend gets .* How many .* share\?|packs .* gets \d+\. How many .* packed\?/u, "x * y"],
  [/^Each .* holds .* How many .* fill\?/u, "y / x"],
  [/the same number in each\. How many|How many friends are there|How many rows are there/u, "x / y"],
];

export function solveUnknownFactor({ stem }: BlindItem): readonly string[] | undefined {
  return solveFormula(stem) ?? solveStory(stem, UNKNOWN_FACTOR);
}

/** How a sentence without an equation says one: `V` the letter, `A` and `B` the numbers as they come. */
const SENTENCES: readonly (readonly [sentence: RegExp, equation: string])[] = [
  [/^Add .* to .* and you get/u, "V + A = B"],
  [/is increased by .* The result is/u, "V + A = B"],
  [/^Take \$[a-z]\$ away from .* and you get/u, "A - V = B"],
  [/^Take .* away from .* and you get/u, "V - A = B"],
  [/is decreased by .* The result is/u, "V - A = B"],
  [/holds .* puts in .* more .*\. Now it holds/u, "V + A = B"],
  [/holds .* takes out .* Now it holds/u, "V - A = B"],
  [/pours in .*\. Now the jug has/u, "V + A = B"],
  [/cuts off .*\. That leaves/u, "V - A = B"],
  [/^.*\$? times \$[a-z]\$ is /u, "A * V = B"],
  [/^.* of \$[a-z]\$ is /u, "A * V = B"],
  [/Divide .* by .* and you get/u, "V / A = B"],
  [/^Multiply .* by .* and you get/u, "V * A = B"],
  [/has \$[a-z]\$ .* with .* in each\. That makes/u, "V * A = B"],
  [/shares .* equally (?:between|among) .* friends\. Each friend gets/u, "V / A = B"],
  [/uses .* of cloth for each curtain\. For \$[a-z]\$ curtains .* needs/u, "A * V = B"],
  [/pours .* litres equally into .* jugs\. Each jug gets/u, "V / A = B"],
  [/reads .* of a book with \$[a-z]\$ pages\. That is/u, "A * V = B"],
  [/of paint and uses .* That leaves/u, "A - V = B"],
];

export function solveLetter({ stem }: BlindItem): readonly string[] | undefined {
  const all = formulas(stem);
  const letter = all.find((formula) => /^[a-z]$/u.test(formula)) ?? "x";
  const shown = all.find((formula) => formula.includes("="));
  const said = SENTENCES.find(([sentence]) => sentence.test(stem))?.[1];
  const given = quantities(stem);
  const [first, second] = given;
  if (shown === undefined && (said === undefined || first === undefined || second === undefined || given.length > 2))
    return undefined;
  return solveEquation(
    shown ?? (said ?? "").replace("V", "u").replace("A", `(${first})`).replace("B", `(${second})`),
  )?.map(
    (root) =>
      `${shown === undefined ? letter : (/[a-z]/u.exec(shown.replaceAll("\\frac", ""))?.[0] ?? letter)} = ${root}`,
  );
}

/** The numbers of a sentence in order, in formulas or in running text, as LaTeX. */
function quantities(stem: string): string[] {
  return [...stem.matchAll(/\\frac\{\d+\}\{\d+\}|\d+(?:\.\d+)?/gu)].map((match) => match[0]);
}
