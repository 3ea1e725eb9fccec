import { evaluate, formulas, latexToMathjs, numbers, theOnly } from "./read-stem.ts";
import { solveEquation, solveFormula } from "./solve-equation.ts";
import type { BlindItem } from "./types.ts";

/** So many of one kind and so many of another, and the kind that is asked about. */
const TWO_KINDS = [
  /(\d+) (\w+) \w+ and (\d+) (\w+) \w+.* are (\w+)\?$/u,
  /(\d+) (\w+) ones, and the other (\d+) are (\w+)\..* are (\w+)\?$/u,
  /puts (\d+) (\w+) \w+ into an empty .* puts in (\d+) (\w+) \w+\..* are (\w+)\?$/u,
] as const;

export function nameFraction({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (diagram !== undefined) {
    const picture = shading(diagram);
    if (picture === undefined || !/shade/u.test(stem)) return undefined;
    const shaded = `${picture.shaded} / ${picture.parts}`;
    return [evaluate(/ not shaded/u.test(stem) ? `1 - ${shaded}` : shaded)];
  }
  const kinds = TWO_KINDS.map((told) => told.exec(stem)).find((found) => found !== null);
  if (kinds !== undefined) {
    const [, first, firstKind, second, secondKind, wanted] = kinds;
    if (wanted !== firstKind && wanted !== secondKind) return undefined;
    return [evaluate(`${wanted === firstKind ? first : second} / (${first} + ${second})`)];
  }
  const found = numbers(stem);
  if (found.length !== 2 || !/[Ww](hat|rite the) fraction of /u.test(stem)) return undefined;
  // "3 of the 8" names the part first; "There are 8 … 3 of them" names it second.
  const [part, whole] = /\d+ of them|planted \d|^There are/u.test(stem) ? [found[1], found[0]] : [found[0], found[1]];
  return [evaluate(/ not /u.test(stem) ? `1 - ${part} / ${whole}` : `${part} / ${whole}`)];
}

type Shading = { readonly parts: number; readonly shaded: number };

function shading(diagram: NonNullable<BlindItem["diagram"]>): Shading | undefined {
  if (diagram.type === "fraction-circles") {
    return { parts: diagram.parts, shaded: diagram.shaded.reduce((sum, n) => sum + n, 0) };
  }
  if (diagram.type !== "fraction-bars") return undefined;
  const [bar] = diagram.bars;
  return diagram.bars.length === 1 ? bar : undefined;
}

export function readLine({ stem, diagram }: BlindItem): readonly string[] | undefined {
  const letter = stem.match(/point ([A-Z])\b/u)?.[1];
  if (diagram?.type !== "number-line" || letter === undefined || !/[Ff]raction/u.test(stem)) return undefined;
  const point = diagram.marks.find((mark) => mark.text === letter);
  const label = diagram.labels.find(({ text }) => text === "1" || text.includes("/"));
  const zero = diagram.labels.find(({ text }) => text === "0");
  if (point === undefined || label === undefined || zero === undefined) return undefined;
  // The point is to the label as their distances from 0.
  return [evaluate(`(${label.text}) * (${point.at} - ${zero.at}) / (${label.at} - ${zero.at})`)];
}

export function findEqualFraction({ stem, choices }: BlindItem): readonly string[] | undefined {
  const [formula] = formulas(stem);
  if (/same (value|amount)/u.test(stem) && formula !== undefined) {
    const value = evaluate(latexToMathjs(formula));
    return theOnly(choices, (choice) => evaluate(choice) === value);
  }
  if (formula === undefined) {
    const found = numbers(stem);
    const [parts, taken, others] = /strip|shelf/u.test(stem) && found.length === 3 ? found : [];
    return others === undefined ? undefined : [evaluate(`${taken} / ${parts} * ${others}`)];
  }
  return /box|missing/u.test(stem) ? solveEquation(formula) : undefined;
}

/** mathjs writes every fraction in lowest terms. */
export function reduce({ stem }: BlindItem): readonly string[] | undefined {
  const [formula] = formulas(stem);
  if (!stem.includes("lowest terms")) return undefined;
  if (formula !== undefined) return [evaluate(latexToMathjs(formula))];
  const found = numbers(stem);
  if (found.length !== 2) return undefined;
  const [part, whole] = /^\d|\d of the \d/u.test(stem) ? [found[0], found[1]] : [found[1], found[0]];
  return [evaluate(/ not | still have to /u.test(stem) ? `(${whole} - ${part}) / ${whole}` : `${part} / ${whole}`)];
}

const TOGETHER = /altogether|together\?|filled now\?|is painted\?|the sum\?/u;
const APART = /(is|are) left\?|on Sunday\?|still filled\?|left to mow\?|full now\?|longer is/u;
const FROM_ONE_WHOLE = /^(A jug is full of water\.|\w+ has (read|painted)) .*What fraction of the \w+ is left/u;

/** Sums and differences: as a formula, with a box, or in a story whose amounts stand in formulas of their own. */
export function calculate({ stem }: BlindItem): readonly string[] | undefined {
  const bare = solveFormula(stem);
  if (bare !== undefined) return bare;
  const found = formulas(stem).map(latexToMathjs);
  const [first = "", second = ""] = found;
  if (/ (adds a fraction to .* gets|takes a fraction away from .* is left)/u.test(stem) && found.length === 2) {
    return [evaluate(/ adds /u.test(stem) ? `${second} - ${first}` : `${first} - ${second}`)];
  }
  if (/^(Take|Subtract|\w+ subtracts) /u.test(stem) && found.length === 2) return [evaluate(`${second} - ${first}`)];
  if (FROM_ONE_WHOLE.test(stem) && found.length === 1) return [evaluate(`1 - ${first}`)];
  if (found.length < 2) return undefined;
  if (stem.startsWith("Add ") || TOGETHER.test(stem)) return [evaluate(found.join(" + "))];
  return APART.test(stem) && found.length === 2 ? [evaluate(`${first} - ${second}`)] : undefined;
}

/** The value stays; the form is the first method's business. */
export function rewrite({ stem }: BlindItem): readonly string[] | undefined {
  const found = formulas(stem);
  const [number] = found;
  if (number === undefined || found.length !== 1 || !/(an improper fraction|a mixed number)\.$/u.test(stem))
    return undefined;
  return [evaluate(latexToMathjs(number))];
}
