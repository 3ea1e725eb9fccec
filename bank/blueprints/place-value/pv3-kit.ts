import type { DiagramInput, HighlightLadder, HintLadder } from "#engine";
import { digitAt, digits } from "../kit.ts";
import { step } from "../line-steps.ts";
import { NOTHING, placesAt } from "../highlights.ts";
import { f, placeCount, placeName } from "../place-words.ts";
import { ifEmpty, sumOf, texCount } from "./expand-kit.ts";

/**
 * What is asked about a three-digit number: its three counts, its name from a picture, one digit,
 * a digit's worth, the number told out of order, its whole tens, the number with ten or more of one
 * place, or a missing count of ten or more.
 */
export type PlaceAsk = "boxes" | "blocks" | "digit" | "value" | "scrambled" | "whole-tens" | "regrouped" | "rename";

export interface Places {
  readonly [name: string]: number | string;
  readonly n: number;
  readonly ask: PlaceAsk;
  /** The place asked about, or the one that holds ten more than a digit can say. */
  readonly place: number;
  readonly show: "blocks" | "chart" | "none";
}

export function answerText(o: Places): string {
  switch (o.ask) {
    case "boxes":
      return digits(o.n).toReversed().join("; ");
    case "digit":
      return String(digitAt(o.n, o.place));
    case "value":
      return String(digitAt(o.n, o.place) * 10 ** o.place);
    case "whole-tens":
      return String(Math.floor(o.n / 10));
    case "rename":
      return String(regrouped(o)[o.place] ?? 0);
    default:
      return String(o.n);
  }
}

/** Counts by place, ones first, after ten of `place` were left unmade: 647 is [7, 14, 5] for tens. */
export function regrouped({ n, place }: { readonly n: number; readonly place: number }): number[] {
  return digits(n).map((digit, at) => (at === place ? digit + 10 : at === place + 1 ? digit - 1 : digit));
}

/** "7 hundreds", "14 tens" and so on, from counts with the ones first. */
export function countsInWords(counts: readonly number[]): string[] {
  return counts.map(placeCount).toReversed();
}

/** Counts in the order told: ones, hundreds, tens. */
export function toldOrder(n: number): [count: number, place: number][] {
  return [0, 2, 1].map((place) => [digitAt(n, place), place] as [number, number]).filter(([digit]) => digit > 0);
}

export function stepsOf(o: Places) {
  const value = answerText(o);
  const digit = digitAt(o.n, o.place);
  const here = placeName(o.place);
  switch (o.ask) {
    case "boxes":
      return [
        ...[2, 1, 0].map((place) =>
          step(
            `${["The last digit, on the right,", "The middle digit", "The first digit, on the left,"][place]} tells how many ${placeName(place)} there are.`,
            texCount(digitAt(o.n, place), place),
          ),
        ),
        step("Write each digit in its box: hundreds, tens, ones.", sumOf(digits(o.n)), value),
      ];
    case "blocks":
    case "scrambled":
      return [
        step(
          o.ask === "blocks"
            ? "Count each sort of block: big squares are hundreds, rods are tens, small cubes are ones."
            : "Put the places in order: hundreds, tens, ones.",
          sumOf(digits(o.n)),
        ),
        step(`Write each digit in its place.${ifEmpty(o.n, "An empty place gets a 0.")}`, String(o.n), value),
      ];
    case "digit":
      return [
        step("Start at the right: ones, then tens, then hundreds.", sumOf(digits(o.n))),
        step(`Take the digit in the ${here} place.`, texCount(digit, o.place), value),
      ];
    case "value":
      return [
        step(`Find the place of the ${digit}.`, sumOf(digits(o.n))),
        step(
          `The ${digit} stands for ${placeCount(digit, o.place)}.`,
          `${digit} \\times ${10 ** o.place} = ${value}`,
          value,
        ),
      ];
    case "whole-tens":
      return [
        step(
          "Each hundred is 10 tens, so count 10 tens for each.",
          `${texCount(digitAt(o.n, 2), 2)} = ${texCount(digitAt(o.n, 2) * 10, 1)}`,
        ),
        step(
          "Add the tens that the tens digit shows. The ones do not make a whole ten.",
          `${digitAt(o.n, 2) * 10} + ${digitAt(o.n, 1)} = ${value}`,
          value,
        ),
      ];
    case "regrouped":
      return [
        step(
          `Trade ${placeCount(10, o.place)} for 1 ${placeName(o.place + 1, 1)}.`,
          `${texCount(digit + 10, o.place)} = ${texCount(1, o.place + 1)} + ${texCount(digit, o.place)}`,
        ),
        step(`Add the new ${placeName(o.place + 1, 1)} to the ${placeName(o.place + 1)}.`, sumOf(digits(o.n))),
        step("Write each digit in its place.", String(o.n), value),
      ];
    case "rename":
      return [
        step("Say the number place by place.", sumOf(digits(o.n))),
        step(brokenUp(o, String(o.n)), `${texCount(1, o.place + 1)} = ${texCount(10, o.place)}`),
        step(`Put the 10 new ${here} with the ${here} that were there.`, `10 + ${digit} = ${value}`, value),
      ];
  }
}

/** "The question gives one hundred less than 596 has. That hundred was broken up into 10 tens." */
export function brokenUp({ place }: Places, number: string): string {
  const big = placeName(place + 1, 1);
  return `The question gives one ${big} less than ${number} has. That ${big} was broken up into ${placeCount(10, place)}.`;
}

/** Of the blocks; a chart tells its places itself. */
export function highlightsOf(o: Places): HighlightLadder {
  switch (o.ask) {
    case "blocks":
      return [NOTHING, placesAt(0, 1, 2), placesAt(1)];
    case "regrouped":
      return [placesAt(o.place), placesAt(o.place, o.place + 1), placesAt(o.place, o.place + 1)];
    default:
      return [NOTHING, NOTHING, NOTHING];
  }
}

/** No digit of an answer may stand in the first two hints, so these speak of places only. */
export function hintsOf(o: Places): HintLadder {
  const here = placeName(o.place);
  switch (o.ask) {
    case "boxes":
      return [
        o.show === "blocks"
          ? "Look at the picture. How many big squares, rods and small cubes are there?"
          : `Point to each digit of ${f(o.n)} and say its place. Which place is at the left end?`,
        "From left to right the three places are hundreds, tens and ones.",
        `The digit at the left end of ${f(o.n)} goes in the hundreds box. In which box does the digit next to it go?`,
      ];
    case "blocks":
      return [
        "Which blocks are the biggest? Count these first.",
        `Big squares are hundreds, rods are tens, small cubes are ones.${ifEmpty(o.n, "A place with no blocks gets a zero.")}`,
        `There ${digitAt(o.n, 2) === 1 ? "is" : "are"} ${placeCount(digitAt(o.n, 2), 2)}, so write ${digitAt(o.n, 2)} first. Now count the rods.`,
      ];
    case "digit":
      return [
        `Which place is at the right end of ${f(o.n)}?`,
        "Going left from the ones, the next place is the tens, and after that come the hundreds.",
        `Say ${f(o.n)} place by place from the right, and stop at the ${here}.`,
      ];
    case "value":
      return [
        `In which place of ${f(o.n)} does the $${digitAt(o.n, o.place)}$ stand?`,
        "A digit in the tens place counts tens, a digit in the hundreds place counts hundreds.",
        `The $${digitAt(o.n, o.place)}$ is in the ${here} place, so it counts ${here}. Count by ${here}, ${digitAt(o.n, o.place)} times.`,
      ];
    case "scrambled":
      return [
        "Which part is worth the most? It is written first.",
        `Hundreds stand on the left, then tens, then ones.${ifEmpty(o.n, "A place with nothing in it gets a zero.")}`,
        `The hundreds come first: write ${digitAt(o.n, 2)}. Which part belongs in the tens place?`,
      ];
    case "whole-tens":
      return [
        `How many tens are in the tens place of ${f(o.n)}? Are there tens in its hundreds too?`,
        "Count all the tens: those in the tens place, and those that make up the hundreds.",
        `${placeCount(digitAt(o.n, 2), 2)} ${digitAt(o.n, 2) === 1 ? "makes" : "make"} ${digitAt(o.n, 2) * 10} tens. How many more tens does the tens digit show?`,
      ];
    case "regrouped":
      return [
        `Can you write ${f(digitAt(o.n, o.place) + 10)} in the ${here} place?`,
        `A place holds a single digit. When there are ten or more ${here}, ten of them make a ${placeName(o.place + 1, 1)}.`,
        `${digitAt(o.n, o.place) + 10} ${here} are 1 ${placeName(o.place + 1, 1)} and ${placeCount(digitAt(o.n, o.place), o.place)}. Now put the ${placeName(o.place + 1)} together.`,
      ];
    case "rename":
      return [
        `How many ${placeName(o.place + 1)} does ${f(o.n)} have, and how many does the question give?`,
        `When a ${placeName(o.place + 1, 1)} is broken up, its ${here} go to the other ${here}.`,
        `${brokenUp(o, f(o.n))} Put them with the ${here} that stand in the ${here} place of ${f(o.n)}.`,
      ];
  }
}

export function pictureOf(o: Places): DiagramInput | undefined {
  if (o.show === "none") return undefined;
  const counts = o.ask === "regrouped" ? regrouped(o) : digits(o.n);
  const [ones = 0, tens = 0, hundreds = 0] = counts;
  const told = countsInWords(counts).join(", ");
  if (o.show === "blocks") return { type: "base-ten", alt: `Blocks: ${told}.`, groups: [{ hundreds, tens, ones }] };
  return {
    type: "place-value-chart",
    alt: `The number ${o.n} in a chart with columns for hundreds, tens and ones.`,
    headings: ["Hundreds", "Tens", "Ones"],
    rows: [counts.map(String).toReversed()],
  };
}
