import { ASK } from "../../cues/ask.ts";
import { tellingWords } from "./match-lesson.ts";

/** The telling words of a text as stems, children's words as those of the lessons: "timesing" is "multiply". */
export function stemsOf(text: string): readonly string[] {
  const told = text
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/gu, " times ")
    .replace(ASK.TOLD_ONE, (_, count: string) => ` ${DIGITS[count] ?? count}digit `)
    .replace(/\d+[./:]\d+/gu, " ")
    .replace(ASK.TOLD_WORD, (words) => WHOLE[words] ?? "story");
  return tellingWords(told)
    .map(stemOf)
    .filter((stem) => stem !== "number")
    .map((stem) => ALIASES[stem] ?? stem);
}

/** "Adding" and "add", "fractions" and "fraction" are one. */
function stemOf(word: string): string {
  if (ASK.STEM_OF_UNKNOWN.test(word)) return "letter";
  return word.length <= 3 ? word : word.replace(ASK.STEM_OF_ING, "").slice(0, 6);
}

const WHOLE: Readonly<Record<string, string>> = {
  gcf: "greatest common factor",
  hcf: "greatest common factor",
  gcd: "greatest common factor",
  lcm: "least common mults",
  // To multiply is something else.
  multiple: "mults",
  multiples: "mults",
};

const DIGITS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };

/** Children's words, as stems, by the stem that lessons have. */
const ALIASES: Readonly<Record<string, string>> = {
  dot: "point",
  tim: "multip",
  times: "multip",
  timess: "multip",
  timesed: "multip",
  plus: "add",
  addi: "add",
  divisi: "divid",
  minus: "subtra",
  takeaw: "subtra",
  share: "divid",
  shar: "divid",
  denomi: "bottom",
  numera: "top",
  begin: "start",
  switch: "swap",
  flip: "swap",
  zero: "0",
  nought: "0",
  nothin: "0",
  big: "bigger",
  large: "bigger",
  larger: "bigger",
  great: "bigger",
  greate: "bigger",
  small: "smalle",
  little: "smalle",
  less: "smalle",
  borrow: "trade",
  regrou: "trade",
  exchan: "trade",
  simpli: "lowest",
  reduce: "lowest",
  equiva: "equal",
  carry: "trade",
  carr: "trade",
  unlike: "differ",
  column: "place",
  clock: "time",
  turn: "change",
  conver: "change",
  positi: "place",
};
