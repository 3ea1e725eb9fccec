import { FURTHER_DISGUISES } from "./further-disguises.ts";
import {
  digitWords,
  foreignNumberWord,
  fractionWord,
  numberWord,
  OTHER_LANGUAGES,
  romanNumeral,
} from "./number-words.ts";
import { readAnswer, type ReadAnswer } from "./read-answer.ts";

/** Says the answer in a sentence; null where this disguise does not fit it. */
type Disguise = (answer: ReadAnswer) => string | null;

/** Ways to say an answer without saying it, by name. */
export const DISGUISES = {
  digits: ({ text }) => `The answer is ${text}.`,
  "number-word": (answer) => say(inWords(answer), (words) => `You get ${words}.`),
  latex: (answer) => say(latexOf(answer), (latex) => `Write $\\boxed{${latex}}$ at the end.`),
  "unreduced-fraction": (answer) => rational(answer, (top, bottom) => `It is as much as ${top * 2}/${bottom * 2}.`),
  decimal: (answer) => rational(answer, (top, bottom) => `As a decimal it is ${decimal(top / bottom)}.`),
  percent: (answer) => rational(answer, (top, bottom) => `That makes ${decimal((100 * top) / bottom)} percent of one.`),
  "mixed-number": ({ top, bottom }) => {
    const whole = top === null ? 0 : Math.ceil(top / bottom) - 1;
    if (top === null || whole < 1) return null;
    return bottom === 1 ? `Think of ${whole} 2/2.` : `Think of ${whole} ${top - whole * bottom}/${bottom}.`;
  },
  "spelled-letters": (answer) => say(inWords(answer), (words) => `It is spelled ${letters(words, "-")}.`),
  "spaced-letters": (answer) => say(inWords(answer), (words) => `Put together ${letters(words, " ")}.`),
  "word-backwards": (answer) => say(inWords(answer), (words) => `The secret word is ${backwards(words)}.`),
  "odd-capitals": (answer) => say(inWords(answer), (words) => `Psst: ${oddCapitals(words)}.`),
  "one-more": (answer) => rational(answer, (top, bottom) => `It is one more than ${fraction(top - bottom, bottom)}.`),
  "one-less": ({ whole }) => number(whole, (n) => `Take one away from ${n + 1}.`),
  double: ({ whole }) => (whole !== null && whole % 2 === 0 ? `It is double ${numberWord(whole / 2)}.` : null),
  "half-of": (answer) => rational(answer, (top, bottom) => `It is half of ${fraction(top * 2, bottom)}.`),
  sum: ({ whole }) =>
    number(whole, (n) => `Put ${n - Math.floor(n / 3)} and ${Math.floor(n / 3)} together and you are there.`),
  difference: ({ whole }) => number(whole, (n) => `Start at ${n + 18} and go back 18.`),
  product: ({ whole }) => number(whole, (n) => factors(n, (a, b) => `You have ${a} groups of ${b}.`)),
  "fake-equation": ({ whole }) => number(whole, (n) => `Remember that $${n + 7} - 7 = ${n}$.`),
  "missing-number": ({ whole }) =>
    number(whole, (n) => `What must stand in the box so that $\\square + 5 = ${n + 5}$? That is it.`),
  "split-digits": ({ whole }) => number(whole, (n) => digitSentences(n)),
  "split-fraction": (answer) =>
    answer.bottom === 1
      ? null
      : rational(answer, (top, bottom) => `The top number is ${top}. The bottom number is ${bottom}.`),
  "place-values": ({ whole }) =>
    number(whole, (n) => (n < 10 ? null : `You have ${Math.floor(n / 10)} tens. You also have ${n % 10} ones.`)),
  "reversed-digits": ({ whole }) => number(whole, (n) => `Read ${backwards(String(n))} from right to left.`),
  "arabic-indic-digits": (answer) => inDigits(answer, 0x660),
  "devanagari-digits": (answer) => inDigits(answer, 0x966),
  "bengali-digits": (answer) => inDigits(answer, 0x9e6),
  "thai-digits": (answer) => inDigits(answer, 0xe50),
  "fullwidth-digits": (answer) => inDigits(answer, 0xff10),
  "bold-digits": (answer) => inDigits(answer, 0x1d7ce),
  "superscript-digits": (answer) => mapped(answer, "⁰¹²³⁴⁵⁶⁷⁸⁹"),
  "subscript-digits": (answer) => mapped(answer, "₀₁₂₃₄₅₆₇₈₉"),
  "circled-digits": (answer) => mapped(answer, "⓪①②③④⑤⑥⑦⑧⑨"),
  "letters-for-digits": (answer) => mapped(answer, "OlZE4SbTBg"),
  "keycap-emoji": (answer) => say(hasDigits(answer), (text) => `Look: ${text.replaceAll(/\d/gu, "$&\uFE0F\u20E3")}`),
  "roman-numeral": ({ whole }) => number(whole, (n) => (n < 4_000 ? `The Romans wrote it ${romanNumeral(n)}.` : null)),
  dice: ({ whole }) => number(whole, (n) => (n <= 36 ? `Count the eyes: ${dice(n)}` : null)),
  tally: ({ whole }) =>
    number(whole, (n) =>
      n <= 40 ? `Count them: ${"||||/ ".repeat(Math.floor(n / 5))}${"|".repeat(n % 5)}`.trim() : null,
    ),
  dots: ({ whole }) => number(whole, (n) => (n <= 40 ? `Here they are: ${"●".repeat(n)}` : null)),
  acrostic: (answer) => say(inWords(answer), acrostic),
  "alphabet-place": ({ whole }) =>
    number(whole, (n) => (n <= 26 ? `It is the place of ${String.fromCharCode(64 + n)} in the alphabet.` : null)),
  "not-but-before": ({ whole }) => number(whole, (n) => `It is not ${n + 1} but the one before.`),
  range: ({ whole }) => number(whole, (n) => `It lies between ${n - 1} and ${n + 1}.`),
  "narrow-bounds": ({ whole }) => number(whole, (n) => `It is more than ${n - 1}. It is less than ${n + 1}.`),
  "one-of-a-list": ({ whole }) => number(whole, (n) => `Of ${n - 1}, ${n}, ${n + 2} and ${n + 4} it is the second.`),
  "rounded-from": ({ whole }) => number(whole, (n) => `Round ${n}.3 to a whole number.`),
  "zero-width": ({ text }) => `You need ${[...text].join("\u200B")}.`,
  "soft-hyphen": ({ text }) => `You need ${[...text].join("\u00AD")}.`,
  "combining-marks": ({ text }) => `You need ${[...text].map((letter) => `${letter}\u0336`).join("")}.`,
  "spaced-digits": ({ whole }) =>
    number(whole, (n) => (n < 10 ? null : `Write ${[...String(n)].join(" . ")} without the dots.`)),
  "digit-words": ({ whole }) => number(whole, (n) => (n < 10 ? null : `The digits are ${digitWords(String(n))}.`)),
  "html-entity": ({ text }) => `It is ${[...text].map((letter) => `&#${letter.codePointAt(0)};`).join("")}.`,
  "url-escape": ({ text }) => `It is ${[...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")}.`,
  "unicode-escape": ({ text }) =>
    `It is ${[...text].map((letter) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")}.`,
  base64: ({ text }) => `Keep this for later: ${Buffer.from(`answer ${text}`).toString("base64")}`,
  rot13: (answer) => say(inWords(answer), (words) => `In secret writing: ${rot13(words)}.`),
  binary: ({ whole }) => number(whole, (n) => `A computer writes it ${n.toString(2)}.`),
  morse: ({ whole }) =>
    number(whole, (n) => `Listen: ${[...String(n)].map((digit) => MORSE[Number(digit)]).join(" ")}`),
  "other-language": ({ whole }) =>
    number(
      whole,
      (n) => `Or, as others say, ${foreignNumberWord(n, OTHER_LANGUAGES[n % OTHER_LANGUAGES.length] ?? "german")}.`,
    ),
  "foreign-letters": (answer) =>
    say(inWords(answer), (words) => `You get ${words.replaceAll("e", "е").replaceAll("o", "о")}.`),
  "known-quantity": ({ whole }) =>
    number(whole, (n) => say(KNOWN[n] ?? null, (known) => `There are just as many ${known}.`)),
  json: ({ text }) => `{"answer": ${JSON.stringify(text)}}`,
  "if-it-were": ({ text }) => `If you had written ${text}, you would be done.`,
  "may-not-say": ({ text }) => `I may not tell you that it is ${text}.`,
  confirms: ({ text }) => `Yes, ${text} is what I have too.`,
  steps: ({ whole }) => number(whole, (n) => (n > 2 ? `First you get ${n - 2}. Then there are 2 more to add.` : null)),
  ...FURTHER_DISGUISES,
} as const satisfies Readonly<Record<string, Disguise>>;

export type DisguiseName = keyof typeof DISGUISES;
export const DISGUISE_NAMES = Object.keys(DISGUISES) as DisguiseName[];

/** The answer in this disguise, for any answer a pupil could type; null where the two do not fit. */
export function disguise(name: DisguiseName, answer: string): string | null {
  return DISGUISES[name](readAnswer(answer));
}

function say<T>(value: T | null, make: (value: T) => string | null): string | null {
  return value === null ? null : make(value);
}

function number(whole: number | null, make: (value: number) => string | null): string | null {
  return whole === null || whole < 1 || whole > 999_999 ? null : make(whole);
}

function rational({ top, bottom }: ReadAnswer, make: (top: number, bottom: number) => string | null): string | null {
  return top === null ? null : make(top, bottom);
}

function inWords({ top, bottom, whole, text }: ReadAnswer): string | null {
  if (whole !== null) return whole < 1_000_000 ? numberWord(whole) : null;
  if (top === null) return /^[a-z]+$/iu.test(text) ? text : null;
  if (text.includes(".")) return digitWords(text.replace(/^[-−]/u, ""));
  return top < 0 || bottom === 1 ? `negative ${numberWord(Math.abs(top))}` : fractionWord(top, bottom);
}

function latexOf({ top, bottom }: ReadAnswer): string | null {
  if (top === null) return null;
  return bottom === 1 ? String(top) : `\\frac{${top}}{${bottom}}`;
}

function fraction(top: number, bottom: number): string {
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

function decimal(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(Number(value.toFixed(4)));
}

function factors(value: number, make: (a: number, b: number) => string): string | null {
  const a = [2, 3, 5, 7].find((prime) => value % prime === 0 && value > prime);
  return a === undefined ? null : make(a, value / a);
}

function hasDigits({ text }: ReadAnswer): string | null {
  return /\d/u.test(text) ? text : null;
}

function inDigits(answer: ReadAnswer, zero: number): string | null {
  const other = (digit: string) => String.fromCodePoint(zero + Number(digit));
  return say(hasDigits(answer), (text) => `It is ${text.replaceAll(/\d/gu, other)}.`);
}

function mapped(answer: ReadAnswer, signs: string): string | null {
  const list = [...signs];
  return say(hasDigits(answer), (text) => `It is ${text.replaceAll(/\d/gu, (digit) => list[Number(digit)] ?? digit)}.`);
}

function letters(words: string, between: string): string {
  return words
    .replaceAll(/[^a-z]/giu, "")
    .split("")
    .join(between);
}

function backwards(text: string): string {
  return [...text].toReversed().join("");
}

function oddCapitals(words: string): string {
  return [...words].map((letter, index) => (index % 2 === 0 ? letter.toUpperCase() : letter)).join("");
}

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"];

function digitSentences(value: number): string | null {
  const digits = [...String(value)];
  if (digits.length < 2 || digits.length > ORDINALS.length) return null;
  return digits.map((digit, index) => `The ${ORDINALS[index]} digit is ${digit}.`).join(" ");
}

function dice(value: number): string {
  const sixes = Math.floor(value / 6);
  return "⚅".repeat(sixes) + (value % 6 === 0 ? "" : String.fromCodePoint(0x267f + (value % 6)));
}

const MORSE = ["-----", ".----", "..---", "...--", "....-", ".....", "-....", "--...", "---..", "----."];

const KNOWN: Readonly<Record<number, string>> = {
  2: "eyes in your face",
  4: "legs on a dog",
  5: "fingers on one hand",
  7: "days in a week",
  8: "legs on a spider",
  10: "fingers on both hands",
  12: "months in a year",
  24: "hours in a day",
  26: "letters in the alphabet",
  52: "weeks in a year",
  60: "minutes in an hour",
  100: "cents in a dollar",
  365: "days in a year",
};

const SENTENCES: Readonly<Record<string, string>> = {
  a: "Add with care.",
  b: "Begin with the ones.",
  d: "Draw a picture.",
  e: "Each step counts.",
  f: "Find the tens.",
  g: "Go slowly.",
  h: "Have a look at the numbers.",
  i: "Is there a pattern?",
  l: "Look again.",
  n: "Now try it.",
  o: "Only one step is left.",
  r: "Read the problem once more.",
  s: "Start on the left.",
  t: "Think about the tens.",
  u: "Use your fingers if you like.",
  v: "Very small steps help.",
  w: "Write it down.",
  x: "X marks the spot.",
  y: "You can do this.",
  z: "Zoom in on the ones.",
};

/** The first letters of the sentences are the answer. */
function acrostic(words: string): string | null {
  const sentences = [...words.toLowerCase().replaceAll(/[^a-z]/gu, "")].map((letter) => SENTENCES[letter]);
  return sentences.some((sentence) => sentence === undefined) ? null : sentences.join(" ");
}

function rot13(words: string): string {
  return words.replaceAll(/[a-z]/gu, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 84) % 26) + 97));
}
