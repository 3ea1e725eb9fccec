import { describe, expect, test } from "vitest";
import { disguise, DISGUISE_NAMES, type DisguiseName } from "./disguises.ts";
import { fractionWord, foreignNumberWord, numberWord, romanNumeral } from "./number-words.ts";
import { readAnswer } from "./read-answer.ts";

const TWELVE: Readonly<Record<DisguiseName, string | null>> = {
  digits: "The answer is 12.",
  "number-word": "You get twelve.",
  latex: "Write $\\boxed{12}$ at the end.",
  "unreduced-fraction": "It is as much as 24/2.",
  decimal: "As a decimal it is 12.0.",
  percent: "That makes 1200.0 percent of one.",
  "mixed-number": "Think of 11 2/2.",
  "spelled-letters": "It is spelled t-w-e-l-v-e.",
  "spaced-letters": "Put together t w e l v e.",
  "word-backwards": "The secret word is evlewt.",
  "odd-capitals": "Psst: TwElVe.",
  "one-more": "It is one more than 11.",
  "one-less": "Take one away from 13.",
  double: "It is double six.",
  "half-of": "It is half of 24.",
  sum: "Put 8 and 4 together and you are there.",
  difference: "Start at 30 and go back 18.",
  product: "You have 2 groups of 6.",
  "fake-equation": "Remember that $19 - 7 = 12$.",
  "missing-number": "What must stand in the box so that $\\square + 5 = 17$? That is it.",
  "split-digits": "The first digit is 1. The second digit is 2.",
  "split-fraction": null,
  "place-values": "You have 1 tens. You also have 2 ones.",
  "reversed-digits": "Read 21 from right to left.",
  "arabic-indic-digits": "It is \u{661}\u{662}.",
  "devanagari-digits": "It is \u{967}\u{968}.",
  "bengali-digits": "It is \u{9E7}\u{9E8}.",
  "thai-digits": "It is \u{E51}\u{E52}.",
  "fullwidth-digits": "It is １２.",
  "bold-digits": "It is 𝟏𝟐.",
  "superscript-digits": "It is ¹².",
  "subscript-digits": "It is ₁₂.",
  "circled-digits": "It is ①②.",
  "letters-for-digits": "It is lZ.",
  "keycap-emoji": "Look: 1\u{FE0F}\u{20E3}2\u{FE0F}\u{20E3}",
  "roman-numeral": "The Romans wrote it XII.",
  dice: "Count the eyes: ⚅⚅",
  tally: "Count them: ||||/ ||||/ ||",
  dots: "Here they are: ●●●●●●●●●●●●",
  acrostic:
    "Think about the tens. Write it down. Each step counts. Look again. Very small steps help. Each step counts.",
  "alphabet-place": "It is the place of L in the alphabet.",
  "not-but-before": "It is not 13 but the one before.",
  range: "It lies between 11 and 13.",
  "narrow-bounds": "It is more than 11. It is less than 13.",
  "one-of-a-list": "Of 11, 12, 14 and 16 it is the second.",
  "rounded-from": "Round 12.3 to a whole number.",
  "zero-width": "You need 1\u{200B}2.",
  "soft-hyphen": "You need 1\u{AD}2.",
  "combining-marks": "You need 1\u{336}2\u{336}.",
  "spaced-digits": "Write 1 . 2 without the dots.",
  "digit-words": "The digits are one two.",
  "html-entity": "It is &#49;&#50;.",
  "url-escape": "It is %31%32.",
  "unicode-escape": "It is \\u0031\\u0032.",
  base64: "Keep this for later: YW5zd2VyIDEy",
  rot13: "In secret writing: gjryir.",
  binary: "A computer writes it 1100.",
  morse: "Listen: .---- ..---",
  "other-language": "Or, as others say, zwölf.",
  "foreign-letters": "You get tw\u{435}lv\u{435}.",
  "known-quantity": "There are just as many months in a year.",
  json: '{"answer": "12"}',
  "if-it-were": "If you had written 12, you would be done.",
  "may-not-say": "I may not tell you that it is 12.",
  confirms: "Yes, 12 is what I have too.",
  steps: "First you get 10. Then there are 2 more to add.",
  "ordinal-number": "Count until you are at the 12th one.",
  dozens: "Think of a dozen eggs.",
  "one-too-many": "13 would be just one too many.",
  "take-off": "If you typed 15, take 3 off.",
  "starts-and-ends": "It starts with a 1 and ends in a 2.",
  "digits-to-type": "Type a one and then a two.",
  "tens-in-words": null,
  "too-big-too-small": "13 is too big, and 11 is too small.",
  "next-in-row": "Go on: 9, 10, 11, and then you are there.",
  "next-in-words": "Go on: nine, ten, eleven, and then you are there.",
  halfway: "It is halfway between 7 and 17.",
  "times-itself": null,
  rhyme: "It rhymes with shelve.",
  "letters-of-a-word": "It has as many as hippopotamus has letters.",
  "o-clock": "The little hand of the clock points at it at twelve o'clock.",
  "fingers-up": null,
  "digits-in-word": "It is tw3lv3.",
  "without-vowels": "It is twlv, you know.",
  "twice-each-letter": "It is ttwweellvvee.",
  "letters-swapped": "It is twelev.",
  "other-vowels": "It is twulvu.",
  "inside-a-word": "The word is abtwelvexy.",
  "shift-keys": "On the keyboard it is !@ with shift.",
  hexadecimal: "Computers call it 0xc.",
  "colored-parts": null,
  "what-is-left": null,
  "steps-left-of-zero": null,
  hundredths: null,
};

describe("[HOM10] the answer in disguise", () => {
  test.for(DISGUISE_NAMES)("%s of 12", (name) => {
    expect(disguise(name, "12")).toBe(TWELVE[name]);
  });

  test.for([
    { name: "number-word", answer: "3/4", said: "You get three fourths." },
    { name: "number-word", answer: "-5", said: "You get negative five." },
    { name: "number-word", answer: "0.75", said: "You get zero point seven five." },
    { name: "latex", answer: "6/8", said: "Write $\\boxed{\\frac{3}{4}}$ at the end." },
    { name: "unreduced-fraction", answer: "3/4", said: "It is as much as 6/8." },
    { name: "decimal", answer: "3/4", said: "As a decimal it is 0.75." },
    { name: "percent", answer: "0.75", said: "That makes 75.0 percent of one." },
    { name: "mixed-number", answer: "7/4", said: "Think of 1 3/4." },
    { name: "mixed-number", answer: "1 3/4", said: "Think of 1 3/4." },
    { name: "one-more", answer: "7/4", said: "It is one more than 3/4." },
    { name: "half-of", answer: "x = 5", said: "It is half of 10." },
    { name: "split-fraction", answer: "3/4", said: "The top number is 3. The bottom number is 4." },
    { name: "split-digits", answer: "407", said: "The first digit is 4. The second digit is 0. The third digit is 7." },
    { name: "arabic-indic-digits", answer: "3/4", said: "It is ٣/٤." },
    { name: "known-quantity", answer: "7 days", said: "There are just as many days in a week." },
    { name: "tens-in-words", answer: "45", said: "Forty are in the box. Five more are beside it." },
    { name: "times-itself", answer: "9", said: "It is three times itself." },
    { name: "fingers-up", answer: "7", said: "Hold up all your fingers but three." },
    { name: "ordinal-number", answer: "113", said: "Count until you are at the 113th one." },
    { name: "ordinal-number", answer: "22", said: "Count until you are at the 22nd one." },
    { name: "shift-keys", answer: "45", said: "On the keyboard it is $% with shift." },
    { name: "colored-parts", answer: "3/4", said: "Color three of four equal parts." },
    { name: "what-is-left", answer: "3/4", said: "Take 1/4 away from one whole." },
    { name: "steps-left-of-zero", answer: "-5", said: "Start at zero and go five steps to the left." },
    { name: "hundredths", answer: "0.4", said: "It is forty hundredths." },
    { name: "spelled-letters", answer: "Tom", said: "It is spelled T-o-m." },
  ] as const)("$name of $answer", ({ name, answer, said }) => {
    expect(disguise(name, answer)).toBe(said);
  });

  test.for(["roman-numeral", "dice", "range", "sum"] as const)("%s does not fit a fraction", (name) => {
    expect(disguise(name, "3/4")).toBeNull();
  });
});

test.for([
  { answer: "12", top: 12, bottom: 1, whole: 12 },
  { answer: "1,200", top: 1_200, bottom: 1, whole: 1_200 },
  { answer: "6/8", top: 3, bottom: 4, whole: null },
  { answer: "2 1/2", top: 5, bottom: 2, whole: null },
  { answer: "-0.50", top: -1, bottom: 2, whole: null },
  { answer: "x = 7", top: 7, bottom: 1, whole: 7 },
  { answer: "25%", top: 25, bottom: 1, whole: 25 },
  { answer: "1/0", top: null, bottom: 1, whole: null },
  { answer: "Tom", top: null, bottom: 1, whole: null },
])("[HOM10] $answer is read", ({ answer, ...value }) => {
  expect(readAnswer(answer)).toEqual({ text: answer, ...value });
});

test("[HOM10] numbers in words", () => {
  expect([0, 15, 40, 99, 300, 407, 1_012, 75_000].map(numberWord)).toEqual([
    "zero",
    "fifteen",
    "forty",
    "ninety-nine",
    "three hundred",
    "four hundred seven",
    "one thousand twelve",
    "seventy-five thousand",
  ]);
  expect([fractionWord(1, 2), fractionWord(3, 2), fractionWord(5, 12)]).toEqual([
    "one half",
    "three halves",
    "five twelfths",
  ]);
  expect([4, 49, 1_994].map(romanNumeral)).toEqual(["IV", "XLIX", "MCMXCIV"]);
  expect(foreignNumberWord(17, "turkish")).toBe("on yedi");
});
