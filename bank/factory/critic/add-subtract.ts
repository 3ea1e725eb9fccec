import { evaluate, formulas, latexToMathjs, numbers } from "./read-stem.ts";
import type { BlindItem, BlindSolver } from "./types.ts";

/**
 * What a story asks for, read from its own words. `x` and `y` are the story's numbers in the order
 * in which they are told. The first reading that fits counts; words of no reading are refused.
 */
const READINGS: readonly (readonly [words: RegExp, expression: string])[] = [
  [/^Add .* and /u, "x + y"],
  [/^Subtract .* from /u, "y - x"],
  [/^Take .* away from /u, "y - x"],
  // What the question asks for is what there was before something went away.
  [/(gives|takes) .*(left).*\bat first\?$/u, "x + y"],
  [/That is \d+ fewer than .*How many/u, "x + y"],
  [/That is \d+ more than .*How many/u, "x - y"],
  [/has \d+ more [a-z]+ than \S+\. \S+ has \d+ [a-z]+\. How many/u, "y - x"],
  // How big the difference is, or what went away, or what is still missing.
  [/How many (more|fewer) .* than /u, "x - y"],
  [/wants \d+ .*already has \d+.*How many more /u, "x - y"],
  [/(now|Now) .*left.*How many .*(give|take)/u, "x - y"],
  // Something is added to what there is.
  [/ \d+ more( than .*)?\. How many /u, "x + y"],
  [/altogether\?$|in the two days\?$/u, "x + y"],
  // Something goes away from what there is.
  [/(gives|takes|sells|uses) .*(left|still|does .* have now).*\?$/u, "x - y"],
];

const SKILLS = ["g2.add2nc", "g2.add2c", "g2.sub2nb", "g2.sub2b", "g2.add3", "g2.sub3", "g3.subz"];

/** Second-method solvers of this strand, by skill. */
export const addSubtractSolvers: Readonly<Record<string, BlindSolver>> = Object.fromEntries(
  SKILLS.map((skill) => [skill, solve]),
);

function solve({ stem }: BlindItem): readonly string[] | undefined {
  const shown = formulas(stem);
  const [first] = shown;
  if (first?.includes("\\square") === true && shown.length === 1) return solveBox(first);
  if (/^(What is|Work out) \$[^$]*\$[.?]$/u.test(stem) && first !== undefined) return [evaluate(latexToMathjs(first))];
  const reading = READINGS.find(([words]) => words.test(stem));
  const [x, y, ...more] = numbers(stem);
  if (reading === undefined || x === undefined || y === undefined || more.length > 0) return undefined;
  return [evaluate(reading[1].replace("x", x).replace("y", y))];
}

/** Solves an equation in which the box stands once, to the first power: two samples give the straight line. */
export function solveBox(latex: string): readonly string[] | undefined {
  const [left, right, ...more] = latexToMathjs(latex).split("=");
  if (left === undefined || right === undefined || more.length > 0) return undefined;
  const at = (n: number) => `((${left}) - (${right}))`.replace("\\square", `(${n})`);
  return [evaluate(`-${at(0)} / (${at(1)} - ${at(0)})`)];
}
