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

/** Parts that are not called by the ordinal. */
const OWN_NAMES: Readonly<Record<number, string>> = { 2: "half", 4: "quarter", 100: "hundredth", 1000: "thousandth" };

/** "three eighths", "one half", "four twenty-fourths"; for n from 0 to 999 and d from 2 to 1000. */
export function fractionWords(n: number, d: number): string {
  const { one, many } = partName(d);
  return `${numberInWords(n)} ${n === 1 ? one : many}`;
}

/** What parts of this size are called: "eighths". */
export function partsName(d: number): string {
  return partName(d).many;
}

function partName(d: number): Thing {
  const one = OWN_NAMES[d] ?? ordinal(d);
  return { one, many: d === 2 ? "halves" : `${one}s` };
}

/** "twenty-fourth": the last word of the number is changed. */
function ordinal(n: number): string {
  return numberInWords(n).replace(/[a-z]+$/u, (last) => IRREGULAR[last] ?? `${last.replace(/y$/u, "ie")}th`);
}
