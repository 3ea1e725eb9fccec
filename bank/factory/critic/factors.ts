import { evaluate, numbers } from "./read-stem.ts";
import type { BlindItem, BlindSolver } from "./types.ts";

/** Second-method solvers of this strand, by skill. */
export const factorsSolvers: Readonly<Record<string, BlindSolver>> = {
  "g4.multiples": solveMultiples,
};

function solveMultiples({ stem, choices }: BlindItem): readonly string[] | undefined {
  const found = numbers(stem.replaceAll(/\(.*?\)/gu, ""));
  const [first, second, third] = found;
  if (first === undefined || second === undefined) {
    const pack = first;
    return pack !== undefined && /^Every .* holds /u.test(stem) ? theOnly(choices, (n) => divides(pack, n)) : undefined;
  }
  if (stem.includes("True or false?")) {
    if (/is a multiple of \$\d+\$\.$/u.test(stem)) return [String(divides(second, first))];
    if (/^You count up in \d+s, starting at \$0\$/u.test(stem)) return [String(divides(first, third ?? ""))];
    if (/can put \d+ in each/u.test(stem)) return [String(divides(second, first))];
    if (/multiple of both|Groups of/u.test(stem) && third !== undefined) {
      return [String(divides(second, first) && divides(third, first))];
    }
    return undefined;
  }
  if (stem.includes("multiple of both") || /groups of \d+, and also in groups of/u.test(stem)) {
    return theOnly(choices, (n) => divides(first, n) && divides(second, n));
  }
  if (/^Which number is a multiple of/u.test(stem)) return theOnly(choices, (n) => divides(first, n));
  const nth = stem.match(/the (\d+)(?:st|nd|rd|th) (?:multiple of \$(\d+)\$|number)/u);
  if (nth) return [evaluate(`${nth[1]} * ${nth[2] ?? first}`)];
  if (/^What is the .* multiple of .* (?:after|greater than)/u.test(stem)) {
    return [evaluate(`(floor(${second} / ${first}) + 1) * ${first}`)];
  }
  if (/only in full .* needs/u.test(stem)) return [evaluate(`ceil(${second} / ${first}) * ${first}`)];
  return undefined;
}

function divides(factor: string, n: string): boolean {
  return evaluate(`mod(${n}, ${factor}) == 0`) === "true";
}

/** The one choice that fits; undefined when none or several do. */
function theOnly(choices: readonly string[], fits: (n: string) => boolean): readonly string[] | undefined {
  const right = choices.filter(fits);
  return right.length === 1 ? right : undefined;
}
