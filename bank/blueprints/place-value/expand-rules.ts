import type { Distractor, MisconceptionRule } from "#engine";
import { digitAt, fromDigits } from "../kit.ts";
import {
  digitByDigit,
  givenNumber,
  ifEmpty,
  isWritten,
  partsOf,
  shownPlaces,
  valueAt,
  whenAsked,
  ZEROS,
  zerosKeepPlaces,
  type Expanded,
} from "./expand-kit.ts";
import { numberInWords } from "../number-words.ts";
import { capital, f, listInWords, placeName } from "../place-words.ts";
import { namedError } from "../named-error.ts";

type Rule = MisconceptionRule<Expanded>;

const FIRST_IN_FULL = "The first digit counts hundreds, so write it with two zeros after it. Now do the others.";

/** Rules about the forms of a three-digit number, the likelier first. */
export const expandRules: readonly Rule[] = [
  namedError("PV-05", "zero-left-out", "omission", {
    wrong: whenAsked(["sum", "words", "to-words"], (o) => said(o, zeroDropped(o))),
    did: (o) =>
      o.ask === "to-words"
        ? `You read ${o.n} as if it had no 0.`
        : "Your number has only two digits: a place is missing.",
    isFact: (o) => o.ask !== "to-words",
    hints: (o) =>
      o.ask === "to-words"
        ? [
            `Your words say $${zeroDropped(o)}$. How many digits does ${f(o.n)} have?`,
            "The first of three digits counts hundreds. The 0 keeps its place, and is not said.",
            `The first digit of ${f(o.n)} is ${digitAt(o.n, 2)}. How do you say that many hundreds?`,
          ]
        : [
            "Which place of the number is empty?",
            "A place with nothing in it gets a zero, so that the hundreds stay hundreds.",
            "Write three places: hundreds, tens, ones. Fill in the digits you know, and put 0 in the empty place.",
          ],
    line: 3,
  }),
  namedError("PV-01", "parts-written-in-full", "representation", {
    wrong: whenAsked(["sum", "words"], (o) =>
      (o.ask === "sum" ? shownPlaces(o).map((place) => valueAt(o.n, place)) : [valueAt(o.n, 2), o.n % 100]).join(""),
    ),
    did: "You wrote each part in full, one after the other.",
    look: "How many digits does a number with hundreds, tens and ones have?",
    holds: (o) => zerosKeepPlaces(o),
    sub: (o) => digitByDigit(o),
    line: 3,
  }),
  namedError("PV-N3", "written-in-the-order-told", "procedural", {
    // Where the parts stand in order, only the zero is missing: PV-05.
    wrong: whenAsked(["sum"], (o) => {
      const written = shownPlaces(o)
        .map((place) => digitAt(o.n, place))
        .join("");
      return written === said(o, zeroDropped(o)) ? undefined : written;
    }),
    did: "You wrote the digits in the order in which the parts stand.",
    look: "Which of the parts are the hundreds?",
    holds: "It does not matter which part comes first: hundreds always stand on the left, then tens, then ones.",
    sub: (o) =>
      `Begin with the biggest part. How many hundreds are there, how many tens, and how many ones? Write one digit for each.${ifEmpty(o.n, "Where there are none, write 0.")}`,
  }),
  namedError("PV-07", "teen-and-decade-mixed-up", "representation", {
    wrong: whenAsked(["words", "to-words", "write-words"], (o) => said(o, teenMixed(o))),
    did: "You mixed up two endings that sound alike: “-teen” and “-ty”.",
    look: "Say the last word aloud: does it end in “-teen” or “-ty”?",
    holds: "“-teen” is a single ten with some ones. “-ty” counts tens.",
    sub: (o) =>
      o.ask === "to-words"
        ? `Look at the tens digit of ${f(o.n)}: is there a single ten, or are there more?`
        : "Look at the tens: is there a single ten, or are there more? Then look at the ones.",
    line: 2,
  }),
  namedError("PV-06", "tens-and-ones-swapped", "procedural", {
    // Of three parts one more may as well have been put in the order told (PV-N3), and 200 + 9 for 290 is a digit alone, too (PV-N12).
    wrong: (o) =>
      ["words", "to-words"].includes(o.ask) ||
      (o.ask === "write-words" && digitAt(o.n, 0) > 0) ||
      (o.ask === "sum" && shownPlaces(o).length < 3)
        ? said(o, tensAndOnesSwapped(o))
        : undefined,
    did: "The tens and the ones have changed places.",
    hints: (o) =>
      o.ask !== "to-words"
        ? [
            o.ask === "sum" ? `Does ${f(o.n % 100)} stand for tens or for ones?` : wordsOfPlaces(o),
            o.ask === "sum"
              ? "The tens are written left of the ones, and an empty place gets a zero."
              : digitAt(o.n, 1) === 0
                ? "A number without a word for its tens has none: a 0 stands in the tens place."
                : digitAt(o.n, 0) === 0
                  ? "A number without a word for its ones has none: a 0 stands in the ones place."
                  : "The tens are written left of the ones.",
            digitAt(o.n, 0) === 0
              ? `The tens digit is ${digitAt(o.n, 1)}: it stands in the middle.`
              : `The ones digit is ${digitAt(o.n, 0)}: it stands at the right end.`,
          ]
        : [
            `Which digit of ${f(o.n)} tells the tens, and which one the ones?`,
            "The tens are read before the ones.",
            `The digit at the right end tells the ones. It is ${digitAt(o.n, 0)}.`,
          ],
    line: 2,
  }),
  namedError("PV-N9", "said-in-the-wrong-place", "procedural", {
    wrong: whenAsked(["to-words", "write"], (o) =>
      o.ask === "write" && (digitAt(o.n, 0) === 0 || o.show === "blocks") ? undefined : said(o, reversed(o)),
    ),
    did: "You read the number from the right.",
    look: (o) => `At which end of ${f(o.n)} are the hundreds?`,
    holds: "A number is read from the left: the hundreds come first.",
    sub: (o) => `The first digit of ${f(o.n)} tells the hundreds. It is ${digitAt(o.n, 2)}.`,
  }),
  namedError("PV-N16", "tens-not-read", "omission", {
    wrong: whenAsked(["to-words"], (o) => said(o, tensDropped(o))),
    did: "The tens are missing from your words.",
    isFact: true,
    look: (o) => `Point to each digit of ${f(o.n)} and say what it counts. Which one did you not read?`,
    holds: "Every digit that is not 0 is read: the hundreds, then the tens, then the ones.",
    sub: (o) => `The tens digit of ${f(o.n)} is ${digitAt(o.n, 1)}. How do you read ${f(o.n % 100)}?`,
    line: 2,
  }),
  namedError("PV-N11", "digits-slid-into-the-empty-place", "representation", {
    wrong: (o) => (isWritten(o) && zeroDropped(o) > 9 ? said(o, zeroDropped(o)) : undefined),
    did: (o) =>
      digitAt(o.n, 1) === 0
        ? `You left out the empty place, so the ${digitAt(o.n, 2)} counts tens in your sum.`
        : `You left out the empty place, so the ${digitAt(o.n, 2)} counts tens and the ${digitAt(o.n, 1)} counts ones in your sum.`,
    look: addAgain,
    holds: (o) => `An empty place needs no part, but its 0 keeps the ${digitAt(o.n, 2)} in the hundreds place.`,
    sub: (o) =>
      `Write hundreds, tens and ones side by side and put each digit under its place. The ${digitAt(o.n, 2)} stands under hundreds.`,
    line: 2,
  }),
  namedError("PV-N12", "tens-written-as-a-digit", "conceptual", {
    wrong: (o) =>
      isWritten(o) && digitAt(o.n, 1) > 0
        ? [valueAt(o.n, 2), digitAt(o.n, 1), digitAt(o.n, 0)].filter((part) => part > 0).join(" + ")
        : undefined,
    did: "You wrote only the tens digit, and not what it is worth.",
    look: addAgain,
    holds: "A digit in the tens place counts tens: write it with one zero after it.",
    sub: (o) =>
      `There ${digitAt(o.n, 1) === 1 ? "is 1 ten" : `are ${digitAt(o.n, 1)} tens`}. Count in tens: how much is that?`,
    line: 2,
  }),
  namedError("PV-02", "face-value", "conceptual", {
    wrong: (o) => {
      if (o.ask === "boxes") return [2, 1, 0].map((place) => digitAt(o.n, place)).join("; ");
      if (isWritten(o)) return parts(o, (place) => digitAt(o.n, place));
      return o.ask === "part" && o.hide > 0 ? String(digitAt(o.n, o.hide)) : undefined;
    },
    did: (o) =>
      o.ask === "part"
        ? `You wrote how many ${placeName(o.hide)} there are.`
        : "You wrote only the digits, and not what each digit is worth.",
    look: addAgain,
    holds: "A digit in the tens place counts tens, a digit in the hundreds place counts hundreds.",
    sub: (o) =>
      o.ask === "part"
        ? `${capital(othersNamed(o))} there already, so the ${placeName(o.hide)} are missing. Count by ${placeName(o.hide)}, ${digitAt(o.n, o.hide)} times.`
        : FIRST_IN_FULL,
    line: 2,
  }),
  namedError("PV-03", "place-one-too-high", "procedural", {
    wrong: whenAsked(["part", "write", "write-words"], (o) =>
      o.ask === "part" ? String(valueAt(o.n, o.hide) * 10) : parts(o, (place) => valueAt(o.n, place) * 10),
    ),
    did: (o) =>
      o.ask === "part"
        ? `Your number is more than the ${placeName(o.hide)} of ${f(o.n)} are worth.`
        : "Each of your parts is more than its digit is worth.",
    isFact: true,
    look: addAgain,
    holds: ZEROS,
    sub: (o) =>
      isWritten(o) ? FIRST_IN_FULL : `The box is for the ${placeName(o.hide)}. How many zeros does the digit get?`,
    line: 2,
  }),
  namedError("PV-N10", "told-parts-added", "conceptual", {
    wrong: whenAsked(["part"], (o) => (shownPlaces(o).length < 3 ? undefined : String(o.n - valueAt(o.n, o.hide)))),
    did: "You added the numbers that are there.",
    look: (o) => `Which number is still missing, so that all of them together make ${f(o.n)}?`,
    holds: "The hundreds, the tens and the ones are added. Cross off those that are there already.",
    sub: (o) => `${capital(othersNamed(o))} there already. How much are the ${placeName(o.hide)} of ${f(o.n)} worth?`,
    line: 2,
  }),
];

/** "the tens and the ones are": the parts that are there beside the box. */
function othersNamed(o: Expanded): string {
  const names = [2, 1, 0].filter((place) => place !== o.hide && digitAt(o.n, place) > 0);
  return `${listInWords(names.map((place) => `the ${placeName(place)}`))} are`;
}

/** What shows that parts are too big or too small. */
function addAgain(o: Expanded): string {
  return o.ask === "part"
    ? `Put your number in the box and add. Do you get ${f(o.n)}?`
    : `Add up ${o.ask === "boxes" ? "your three numbers" : "the parts"}. Do they make ${givenNumber(o)}?`;
}

export const expandDistractors: readonly Distractor<Expanded>[] = [
  {
    strategy: "part-one-place-too-low",
    wrong: (o) => (o.ask === "part" && o.hide === 2 ? String(valueAt(o.n, 2) / 10) : undefined),
  },
  { strategy: "one-hundred-more", wrong: (o) => (isNumberAsked(o) ? said(o, o.n + 100) : undefined) },
  { strategy: "ten-more", wrong: (o) => (isNumberAsked(o) ? said(o, o.n + 10) : undefined) },
];

/** A number as this question wants it: in digits, or in words where it is one of the choices. */
function said(o: Expanded, n: number | undefined): string | undefined {
  if (n === undefined || n === o.n || n > 999) return undefined;
  if (isWritten(o)) return partsOf(n);
  if (o.ask !== "to-words") return String(n);
  return wordChoices(o).includes(n) ? numberInWords(n) : undefined;
}

/** The three numbers whose words stand beside the right ones, the likeliest misreadings first. */
function wordChoices(o: Expanded): number[] {
  const misread = [
    zeroDropped(o),
    teenMixed(o),
    tensAndOnesSwapped(o),
    reversed(o),
    tensDropped(o),
    o.n + 100,
    o.n + 10,
  ];
  const others = misread.filter((n) => n !== undefined && n !== o.n && n > 9 && n < 1000);
  return [...new Set(others as number[])].slice(0, 3);
}

/** Where no word tells the tens, or none the ones, nothing is asked of such a word. */
function wordsOfPlaces(o: Expanded): string {
  const rest = numberInWords(o.n % 100);
  if (digitAt(o.n, 1) === 0) return `Does “${rest}” tell tens or ones? Is there any word for the tens?`;
  if (digitAt(o.n, 0) === 0) return `Does “${rest}” tell tens or ones? Is there any word for the ones?`;
  return digitAt(o.n, 1) === 1
    ? `How many tens are in “${rest}”, and how many ones?`
    : `Which part of “${rest}” tells the tens, and which part the ones?`;
}

export function zeroDropped(o: Expanded): number {
  return Number(String(o.n).replaceAll("0", ""));
}

export function teenMixed(o: Expanded): number | undefined {
  const [ones, tens] = [digitAt(o.n, 0), digitAt(o.n, 1)];
  if (tens === 1 && ones > 2) return valueAt(o.n, 2) + ones * 10;
  return ones === 0 && tens > 2 ? valueAt(o.n, 2) + 10 + tens : undefined;
}

function tensAndOnesSwapped(o: Expanded): number {
  return fromDigits([digitAt(o.n, 1), digitAt(o.n, 0), digitAt(o.n, 2)]);
}

function reversed(o: Expanded): number {
  return fromDigits([digitAt(o.n, 2), digitAt(o.n, 1), digitAt(o.n, 0)]);
}

/** 597 read as 507, or 590 as 500. */
function tensDropped(o: Expanded): number {
  return o.n - valueAt(o.n, 1);
}

function isNumberAsked(o: Expanded): boolean {
  return o.ask === "sum" || o.ask === "words" || o.ask === "to-words" || isWritten(o);
}

/** A sum with one part for every place that is not empty. */
function parts(o: Expanded, worth: (place: number) => number): string {
  return [2, 1, 0]
    .filter((place) => digitAt(o.n, place) > 0)
    .map(worth)
    .join(" + ");
}
