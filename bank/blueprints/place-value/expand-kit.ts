import type { BlueprintStep, HintLadder } from "#engine";
import { digitAt, digits } from "../kit.ts";
import { step } from "../line-steps.ts";
import { numberInWords } from "../number-words.ts";
import { capital, f, listInWords, placeName } from "../place-words.ts";

/** Which form is given and which is asked for; for `write` and `write-words` the whole sum is typed. */
export type ExpandAsk = "sum" | "part" | "boxes" | "words" | "to-words" | "write" | "write-words";

export interface Expanded {
  readonly [name: string]: number | string;
  readonly n: number;
  readonly ask: ExpandAsk;
  /** The part that is hidden, where one is. */
  readonly hide: number;
  /** Places in the order in which the parts stand: "210" is hundreds, tens, ones. */
  readonly order: string;
  readonly show: "blocks" | "none";
}

/** Places of the parts in the order shown; empty places have no part. */
export function shownPlaces(o: Expanded): number[] {
  return [...o.order].map(Number).filter((place) => digitAt(o.n, place) > 0);
}

export function hasZero({ n }: { readonly n: number }): boolean {
  return digits(n).includes(0);
}

/** A wrong answer to some of the questions. */
export function whenAsked<O extends { readonly ask: string }>(
  asks: readonly O["ask"][],
  wrong: (o: O) => string | undefined,
): (o: O) => string | undefined {
  return (o) => (asks.includes(o.ask) ? wrong(o) : undefined);
}

/** What is said only where a place is empty. */
export function ifEmpty(n: number, text: string): string {
  return hasZero({ n }) ? ` ${text}` : "";
}

export function valueAt(n: number, place: number): number {
  return digitAt(n, place) * 10 ** place;
}

/** What the zeros of 900305 are there for. */
export function zerosKeepPlaces({ n }: { readonly n: number }): string {
  return `The two zeros in ${f(valueAt(n, 2))} keep places free for the tens and the ones.`;
}

/** How 905 is written by its digits, the empty place too. */
export function digitByDigit({ n }: { readonly n: number }): string {
  const empty = digits(n).indexOf(0);
  return empty < 0
    ? `Write ${digitAt(n, 2)} for the hundreds. Next to it write one digit for the tens and one for the ones.`
    : `Write ${digitAt(n, 2)} for the hundreds, then the tens digit, then the ones digit. Which digit shows that there are no ${placeName(empty)}?`;
}

/** `3 \text{ tens}`. */
export function texCount(n: number, place: number): string {
  return `${n} \\text{ ${placeName(place, n)}}`;
}

/** `6 \text{ hundreds} + 4 \text{ tens} + 7 \text{ ones}`, from counts with the ones first. */
export function sumOf(counts: readonly number[], hidden?: number): string {
  return counts
    .map((n, place) => (place === hidden ? `\\square \\text{ ${placeName(place)}}` : texCount(n, place)))
    .toReversed()
    .join(" + ");
}

/** `300 + 40 + 2`, one part hidden if told. */
export function expandedTex(o: Expanded, hide?: number): string {
  return shownPlaces(o)
    .map((place) => (place === hide ? "\\square" : String(valueAt(o.n, place))))
    .join(" + ");
}

/** A number as the sum of its parts, as typed: `300 + 5`; with `zeros`, the empty places too: `300 + 0 + 5`. */
export function partsOf(n: number, zeros = false): string {
  return digits(n)
    .map((digit, place) => digit * 10 ** place)
    .toReversed()
    .filter((part) => zeros || part > 0)
    .join(" + ");
}

/** The whole expanded form is typed. */
export function isWritten(o: Expanded): boolean {
  return o.ask === "write" || o.ask === "write-words";
}

/** The number as the question gives it. */
export function givenNumber(o: Expanded): string {
  if (o.ask === "write-words") return `“${numberInWords(o.n)}”`;
  return o.show === "blocks" ? "the number in the picture" : f(o.n);
}

export function answerOf(o: Expanded): string {
  switch (o.ask) {
    case "part":
      return String(valueAt(o.n, o.hide));
    case "boxes":
      return [2, 1, 0].map((place) => valueAt(o.n, place)).join("; ");
    case "to-words":
      return numberInWords(o.n);
    case "write":
    case "write-words":
      return partsOf(o.n);
    default:
      return String(o.n);
  }
}

export function stepsOf(o: Expanded): BlueprintStep[] {
  const value = answerOf(o);
  const inOrder = expandedTex({ ...o, order: "210" });
  const counts = sumOf(digits(o.n));
  switch (o.ask) {
    case "sum":
      return [
        step("Begin with the biggest part: hundreds, then tens, then ones.", inOrder),
        step("Count the hundreds, the tens and the ones.", counts),
        step(`Write each digit in its place.${ifEmpty(o.n, "An empty place gets a 0.")}`, `${inOrder} = ${o.n}`, value),
      ];
    case "part":
      return [
        step(`Say ${o.n} place by place.`, counts),
        step(
          `The ${placeName(o.hide)} are hidden in the box.`,
          `${texCount(digitAt(o.n, o.hide), o.hide)} = ${value}`,
          value,
        ),
      ];
    case "boxes":
      return [
        step(`Say ${o.n} place by place.`, counts),
        step("Write what each digit is worth.", `${o.n} = ${inOrder}`, value),
      ];
    case "words":
      return [
        step(`Say the hundreds: ${numberInWords(digitAt(o.n, 2) * 100)}.`, String(valueAt(o.n, 2))),
        step(restInWords(o.n), String(o.n % 100)),
        step(`Write each digit in its place.${ifEmpty(o.n, "An empty place gets a 0.")}`, String(o.n), value),
      ];
    case "to-words":
      return [
        step("Read the hundreds first.", `${valueAt(o.n, 2)}`),
        step("After the hundreds, read the tens and ones together.", `${valueAt(o.n, 2)} + ${o.n % 100}`),
        step("Put the words together.", `${o.n} \\text{ is ${value}}`, value),
      ];
    case "write":
    case "write-words":
      return [
        o.ask === "write"
          ? step("Say the number place by place.", counts)
          : step("Write the number in digits.", String(o.n)),
        step(`Write what each digit is worth.${ifEmpty(o.n, "A place with 0 needs no part.")}`, worths(o.n)),
        step("Put plus signs between the parts.", `${o.n} = ${value}`, value),
      ];
  }
}

/** What the words after the hundreds tell; of a place that has no word, that it is empty. */
function restInWords(n: number): string {
  const words = `“${numberInWords(n % 100)}”`;
  if (digitAt(n, 1) === 0) return `Say what comes after: ${words} tells ones, and no word tells tens.`;
  return digitAt(n, 0) === 0
    ? `Say what comes after: ${words} tells tens, and no word tells ones.`
    : `Say what comes after: ${words} tells the tens and the ones.`;
}

export const ZEROS = "Hundreds are written with two zeros, tens with one, and ones with none.";

export function hintsOf(o: Expanded): HintLadder {
  switch (o.ask) {
    case "sum":
      return [
        "Which of the numbers tells the hundreds? How many hundreds are there?",
        `Hundreds stand on the left, then tens, then ones.${ifEmpty(o.n, "An empty place gets a zero.")}`,
        `${f(valueAt(o.n, 2))} puts the digit ${digitAt(o.n, 2)} in the hundreds place. Which digit goes in the tens place, and which in the ones place?`,
      ];
    case "part":
      return [
        "Look at each number beside the box. Does it tell hundreds, tens or ones?",
        "The place of a digit tells whether it counts hundreds, tens or ones.",
        `${partsShown(o)}.${ifEmpty(o.n, `The 0 tells that there are no ${placeName(digits(o.n).indexOf(0))}.`)} Which place of ${f(o.n)} is still missing, and how much is its digit worth?`,
      ];
    case "boxes":
      return [
        howManyOfEach(o),
        ZEROS,
        "The first digit is in the hundreds place, so write it with two zeros after it. Now do the others.",
      ];
    case "words":
      return [
        "How many digits does a number with hundreds have? Draw a line for each.",
        `Say the number aloud. What comes before “hundred” goes in the hundreds place. What comes after fills the tens and the ones.${ifEmpty(o.n, "An empty place gets a zero.")}`,
        `The hundreds digit is ${digitAt(o.n, 2)}. Which digits tell the rest?`,
      ];
    case "to-words":
      return [
        `Which digit of ${f(o.n)} do you read first?`,
        `First say the hundreds, then “and”, then the tens and ones together.${ifEmpty(o.n, "A zero is not said.")}`,
        `${f(o.n)} starts with “${numberInWords(valueAt(o.n, 2))}”. How do you read ${f(o.n % 100)}?`,
      ];
    case "write":
      return [
        o.show === "blocks" ? "Which blocks are the hundreds? Count these first." : howManyOfEach(o),
        o.show === "blocks"
          ? "How much is each sort of block worth? Put plus signs between the parts."
          : `${ZEROS} Put plus signs between the parts.${ifEmpty(o.n, "A place with 0 needs no part.")}`,
        `The first part is ${f(valueAt(o.n, 2))}. ${partsAfter(o)}`,
      ];
    case "write-words":
      return [
        "Which words tell the hundreds?",
        "Every place that is not empty has its own part: hundreds, then tens, then ones. Put plus signs between the parts.",
        `“${capital(numberInWords(valueAt(o.n, 2)))}” is ${f(valueAt(o.n, 2))}. ${partsAfter(o)}`,
      ];
  }
}

function howManyOfEach({ n }: Expanded): string {
  return `How many hundreds are in ${f(n)}? How many tens, and how many ones?`;
}

/** "$20$ tells the tens and $5$ tells the ones" of 225, where the hundreds are in the box. */
function partsShown(o: Expanded): string {
  return listInWords(
    shownPlaces(o)
      .filter((place) => place !== o.hide)
      .map((place) => `${f(valueAt(o.n, place))} tells the ${placeName(place)}`),
  );
}

/** What is asked for beside the hundreds: with an empty place it is a single part. */
function partsAfter(o: Expanded): string {
  return hasZero(o) ? `What is still missing to make ${givenNumber(o)}?` : "Which parts come after it?";
}

/** "3 hundreds = 300, 5 ones = 5" as LaTeX. */
function worths(n: number): string {
  return [2, 1, 0]
    .filter((place) => digitAt(n, place) > 0)
    .map((place) => `${texCount(digitAt(n, place), place)} = ${valueAt(n, place)}`)
    .join(",\\; ");
}
