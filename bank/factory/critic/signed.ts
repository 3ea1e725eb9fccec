import { evaluate, formulas, latexToMathjs, numbers } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

export function solveSigned({ stem, diagram }: BlindItem): readonly string[] | undefined {
  if (stem.includes("point A")) {
    const mark = diagram?.type === "number-line" ? diagram.marks.find(({ text }) => text === "A") : undefined;
    return mark === undefined ? undefined : [evaluate(String(mark.at))];
  }
  const [first, second] = formulas(stem).map(readable);
  if (first === undefined) return solveMeaning(stem);
  if (stem.startsWith("What is the opposite of the opposite of")) return [evaluate(`-(-(${first}))`)];
  if (/^What is the opposite of|on the other side/u.test(stem)) {
    const number = formulas(stem).find((formula) => formula !== "0");
    return number === undefined ? undefined : [evaluate(`-(${readable(number)})`)];
  }
  if (/absolute value of|^How far is|How many steps of/u.test(stem)) return [evaluate(`abs(${first})`)];
  if (/How far apart|did the temperature|takes the lift|higher than the fish/u.test(stem) && second !== undefined) {
    return [evaluate(`abs((${second}) - (${first}))`)];
  }
  return /^What is \$[^$]+\$\?$/u.test(stem) ? [evaluate(first)] : undefined;
}

/** Sentences that say on which side of zero something is. */
function solveMeaning(stem: string): readonly string[] | undefined {
  const size = numbers(stem).find((n) => n !== "0");
  if (size === undefined) return undefined;
  const above = /degrees? above zero|floor that is \d+ floors? above|height of the drone|points? above 0/u.test(stem);
  const below = /degrees? below zero|floor that is \d+ floors? below|height of the fish|points? below 0/u.test(stem);
  return above === below ? undefined : [evaluate(above ? size : `-${size}`)];
}

export function solveComparison({ stem, choices }: BlindItem): readonly string[] | undefined {
  const [first] = formulas(stem);
  if (first?.includes("\\square")) {
    const [left, right] = first.split(/\\;\\square\\;/u).map(readable);
    const sign = ["<", "=", ">"].find((s) => evaluate(`(${left}) ${s === "=" ? "==" : s} (${right})`) === "true");
    return sign === undefined ? undefined : [sign];
  }
  const given = formulas(stem).map((formula) => evaluate(readable(formula)));
  if (stem.endsWith("Put commas between the numbers.")) return writeInOrder(stem, given);
  if (/in order, the least first|from the coldest to the warmest/u.test(stem))
    return [...onlyOrder(choices, given, "<")];
  if (/in order, the greatest first/u.test(stem)) return [...onlyOrder(choices, given, ">")];
  const least = /is the least|furthest to the left|the coldest|the deepest/u.test(stem);
  if (!least && !/is the greatest|the warmest/u.test(stem)) return undefined;
  const extreme = evaluate(`${least ? "min" : "max"}(${given.join(", ")})`);
  return choices.filter((choice) => evaluate(readable(choice)) === extreme).slice(0, 1);
}

/** The numbers in the order told, each picked in turn as the least or the greatest of those that are left. */
function writeInOrder(stem: string, given: readonly string[]): readonly string[] | undefined {
  const up = /the least first|from left to right|from the coldest|from the lowest/u.test(stem);
  const down = /the greatest first|from the warmest|from the highest/u.test(stem);
  if (up === down) return undefined;
  const left = [...given];
  const inOrder: string[] = [];
  while (left.length > 0) {
    const next = evaluate(`${up ? "min" : "max"}(${left.join(", ")})`);
    inOrder.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return [inOrder.join(", ")];
}

/** The choices that hold the given numbers and nothing else, each in the given relation to the next. */
function onlyOrder(choices: readonly string[], given: readonly string[], sign: "<" | ">"): string[] {
  return choices.filter((choice) => {
    const values = choice.split(/,(?:\\;)? /u).map((text) => evaluate(readable(text)));
    const inOrder = values
      .slice(1)
      .every((value, index) => evaluate(`(${values[index]}) ${sign} (${value})`) === "true");
    return inOrder && values.length === given.length && given.every((value) => values.includes(value));
  });
}

/** LaTeX with absolute-value bars as mathjs text. */
function readable(latex: string): string {
  return latexToMathjs(latex.replaceAll("$", "")).replace(/\|([^|]*)\|/gu, "abs($1)");
}
