import { digitWords, numberWord } from "./number-words.ts";
import type { ReadAnswer } from "./read-answer.ts";

type Disguise = (answer: ReadAnswer) => string | null;

/** Ways to say the answer that were thought of after the checks of words stood: as tutors slip, and as jokers hide. */
export const FURTHER_DISGUISES = {
  "ordinal-number": whole((n) => `Count until you are at the ${ordinal(n)} one.`),
  dozens: whole((n) =>
    n % 12 === 0 ? `Think of ${n === 12 ? "a dozen" : `${numberWord(n / 12)} dozen`} eggs.` : null,
  ),
  "one-too-many": whole((n) => `${n + 1} would be just one too many.`),
  "take-off": whole((n) => `If you typed ${n + 3}, take 3 off.`),
  "starts-and-ends": whole((n) => (n < 10 ? null : `It starts with a ${String(n)[0]} and ends in a ${n % 10}.`)),
  "digits-to-type": whole((n) => (n < 10 ? null : `Type a ${digitWords(String(n)).replaceAll(" ", " and then a ")}.`)),
  "tens-in-words": whole((n) =>
    n > 20 && n < 100 && n % 10 > 0
      ? `${sentenceCase(numberWord(n - (n % 10)))} are in the box. ${sentenceCase(numberWord(n % 10))} more are beside it.`
      : null,
  ),
  "too-big-too-small": whole((n) => `${n + 1} is too big, and ${n - 1} is too small.`),
  "next-in-row": whole((n) => (n > 3 ? `Go on: ${n - 3}, ${n - 2}, ${n - 1}, and then you are there.` : null)),
  "next-in-words": whole((n) =>
    n > 3 ? `Go on: ${numberWord(n - 3)}, ${numberWord(n - 2)}, ${numberWord(n - 1)}, and then you are there.` : null,
  ),
  halfway: whole((n) => (n > 5 ? `It is halfway between ${n - 5} and ${n + 5}.` : null)),
  "times-itself": whole((n) =>
    n > 3 && Number.isInteger(Math.sqrt(n)) ? `It is ${numberWord(Math.sqrt(n))} times itself.` : null,
  ),
  rhyme: whole((n) => made(RHYMES[n], (word) => `It rhymes with ${word}.`)),
  "letters-of-a-word": whole((n) => made(WORDS_BY_LENGTH[n], (word) => `It has as many as ${word} has letters.`)),
  "o-clock": whole((n) => (n <= 12 ? `The little hand of the clock points at it at ${numberWord(n)} o'clock.` : null)),
  "fingers-up": whole((n) =>
    n <= 10 ? `Hold up all your fingers but ${10 - n === 0 ? "none" : numberWord(10 - n)}.` : null,
  ),
  "digits-in-word": ({ whole }) =>
    inLetters(whole, (word) => `It is ${word.replaceAll("e", "3").replaceAll("o", "0").replaceAll("i", "1")}.`),
  "without-vowels": ({ whole }) => inLetters(whole, (word) => `It is ${word.replaceAll(/[aeiou]/gu, "")}, you know.`),
  "twice-each-letter": ({ whole }) => inLetters(whole, (word) => `It is ${word.replaceAll(/./gu, "$&$&")}.`),
  "letters-swapped": ({ whole }) =>
    inLetters(whole, (word) => `It is ${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}.`),
  "other-vowels": ({ whole }) => inLetters(whole, (word) => `It is ${word.replaceAll(/[aeiou]/gu, "u")}.`),
  "inside-a-word": ({ whole }) => inLetters(whole, (word) => `The word is ab${word}xy.`),
  "shift-keys": whole(
    (n) => `On the keyboard it is ${[...String(n)].map((digit) => ")!@#$%^&*("[Number(digit)]).join("")} with shift.`,
  ),
  hexadecimal: whole((n) => `Computers call it 0x${n.toString(16)}.`),
  "colored-parts": ({ top, bottom }) =>
    top === null || bottom === 1 || top < 0 ? null : `Color ${numberWord(top)} of ${numberWord(bottom)} equal parts.`,
  "what-is-left": ({ top, bottom }) =>
    top === null || bottom === 1 || top < 0 || top > bottom
      ? null
      : `Take ${bottom - top}/${bottom} away from one whole.`,
  "steps-left-of-zero": ({ top, bottom }) =>
    top === null || bottom !== 1 || top >= 0 ? null : `Start at zero and go ${numberWord(-top)} steps to the left.`,
  hundredths: ({ top, bottom }) =>
    top === null || bottom === 1 || 100 % bottom !== 0 || top < 0
      ? null
      : `It is ${numberWord((top * 100) / bottom)} hundredths.`,
} as const satisfies Readonly<Record<string, Disguise>>;

function whole(make: (value: number) => string | null): Disguise {
  return ({ whole }) => (whole === null || whole < 1 || whole > 999_999 ? null : make(whole));
}

/** A number word of one piece, long enough to be changed and still be read. */
function inLetters(value: number | null, make: (word: string) => string): string | null {
  const word = value === null || value > 999 ? "" : numberWord(value);
  return /^[a-z]{4,}$/u.test(word) ? make(word) : null;
}

function made<T>(value: T | undefined, make: (value: T) => string): string | null {
  return value === undefined ? null : make(value);
}

function ordinal(value: number): string {
  const isTeen = value % 100 > 10 && value % 100 < 14;
  const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
  return `${value}${(isTeen ? undefined : endings[value % 10]) ?? "th"}`;
}

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const RHYMES: Readonly<Record<number, string>> = {
  1: "sun",
  2: "shoe",
  3: "tree",
  4: "door",
  5: "hive",
  6: "sticks",
  7: "heaven",
  8: "gate",
  9: "line",
  10: "hen",
  12: "shelve",
};
const WORDS_BY_LENGTH: Readonly<Record<number, string>> = {
  2: "ox",
  3: "cat",
  4: "bird",
  5: "tiger",
  6: "rabbit",
  7: "giraffe",
  8: "elephant",
  9: "crocodile",
  10: "chimpanzee",
  11: "caterpillar",
  12: "hippopotamus",
};
