/** Names of fractions in words, as they are read aloud and written in explanations. */
import type { Thing } from "#engine";
import { numberInWords } from "./number-words.ts";

/** Last words of ordinals that are not the number and "th". */
const IRREGULAR: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** "three eighths", "one half", "four twenty-fourths"; for n from 0 and d from 2, both up to 999. */
export function fractionWords(n: number, d: number): string {
  const { one, many } = partName(d);
  return `${numberInWords(n)} ${n === 1 ? one : many}`;
}

/** What parts of this size are called: "eighths". */
export function partsName(d: number): string {
  return partName(d).many;
}

function partName(d: number): Thing {
  if (d === 2) return { one: "half", many: "halves" };
  const one = d === 4 ? "quarter" : ordinal(d);
  return { one, many: `${one}s` };
}

/** "twenty-fourth": the last word of the number is changed. */
function ordinal(n: number): string {
  return numberInWords(n).replace(/[a-z]+$/u, (last) => IRREGULAR[last] ?? `${last.replace(/y$/u, "ie")}th`);
}
