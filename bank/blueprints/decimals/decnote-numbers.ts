import type { HintLadder } from "#engine";
import { count } from "../kit.ts";
import { dec, shortDec } from "./kit-decimals.ts";

/** A number of wholes and tenths or hundredths, and how it is asked. */
export interface Notation {
  readonly [name: string]: number | string;
  readonly whole: number;
  /** Tenths or hundredths beside the whole. */
  readonly n: number;
  readonly d: 10 | 100;
  readonly ask:
    | "fraction"
    | "words"
    | "length"
    | "bar"
    | "blocks"
    | "chart"
    | "line"
    | "count-on"
    | "sum"
    | "to-fraction";
}

/** Hundredths below ten: the tenths place is empty. */
export function isSmallHundredths(o: Notation): boolean {
  return o.d === 100 && o.n < 10 && o.ask !== "count-on";
}

/** The answer in units of its last place: tenths or hundredths. */
export function answerUnits(o: Notation): number {
  if (o.ask === "count-on") return 100 * o.whole + o.n + stepOf(o);
  return o.d * o.whole + o.n;
}

/** Decimal places of the number. */
export function places(o: Notation): 1 | 2 {
  return o.d === 10 ? 1 : 2;
}

/** The digit of the tenths place. */
export function tenths(o: Notation): number {
  return o.d === 10 ? o.n : Math.floor(o.n / 10);
}

/** The digit of the hundredths place. */
export function hundredths(o: Notation): number {
  return o.d === 10 ? 0 : o.n % 10;
}

/** Counting goes by tenths from 0.9, otherwise by hundredths [hundredths]. */
export function stepOf(o: Notation): 1 | 10 {
  return o.n === 90 ? 10 : 1;
}

/** After 0.99 the tenths are full as well. */
export function fillsTwoPlaces(o: Notation): boolean {
  return o.ask === "count-on" && o.n === 99;
}

/** The last three numbers said when counting on. */
export function counted(o: Notation): string[] {
  const last = 100 * o.whole + o.n;
  return [2, 1, 0].map((back) => (stepOf(o) === 10 ? dec((last - 10 * back) / 10, 1) : dec(last - back, 2)));
}

/** The number at the left end of the line. */
export function lineStart(o: Notation): string {
  return o.d === 10 ? String(o.whole) : dec(10 * o.whole + tenths(o), 1);
}

/** The item's own hints. */
export function hintsOf(o: Notation): HintLadder {
  const rule = `The first place after the decimal point is for tenths, the second for hundredths.${
    isSmallHundredths(o) ? " An empty place between the point and a digit needs a zero." : ""
  }`;
  const wholePart = `Write ${o.whole} before the point. `;
  switch (o.ask) {
    case "to-fraction":
      return [
        "In which place after the decimal point is the last digit?",
        "The number that the digits after the point make goes on top. The place of the last digit tells the bottom number: tenths or hundredths.",
        "The last digit is in the hundredths place, so the bottom number is 100. Which number goes on top?",
      ];
    case "count-on":
      return [
        "What happens when one more comes into the last place?",
        `Ten in a place make one in the place on its left, after the decimal point too. ${fillsTwoPlaces(o) ? "If that place is full as well, go on to the next place on the left." : "So the place on the left goes up by one."}`,
        `The step is ${shortDec(stepOf(o), 2)}. ${fillsTwoPlaces(o) ? "9 hundredths and 1 more make a new tenth. 9 tenths and the new one make ten tenths. Which place do they go to?" : `One more in the last place of ${counted(o)[2]} makes ten there. Which place goes up?`}`,
      ];
    case "line":
      return [
        "Look at the two ends. How many small steps lie between them?",
        o.d === 10
          ? "A whole cut into ten equal steps gives tenths. Count the steps from the left end."
          : "A tenth cut into ten equal steps gives hundredths. Count the steps from the left end.",
        `The left end is ${lineStart(o)}. The dot is ${count(o.d === 10 ? o.n : hundredths(o), { one: "small step", many: "small steps" })} further.`,
      ];
    case "bar":
    case "blocks":
    case "chart":
      return [
        o.ask === "bar"
          ? "How many parts make the whole bar, and how many are shaded?"
          : o.ask === "blocks"
            ? "What do a rod and a small cube stand for? How many are there of each?"
            : "Which column is for tenths, and which for hundredths? Is one of them empty?",
        rule,
        `${wholePart}How many tenths come next${o.d === 10 ? "" : ", and how many hundredths after them"}?`,
      ];
    default:
      return [
        o.ask === "sum"
          ? "Which part counts tenths, and which counts hundredths?"
          : o.ask === "words"
            ? `Which place after the decimal point is for ${o.d === 10 ? "tenths" : "hundredths"}?`
            : "What does the bottom number tell you: tenths or hundredths?",
        rule,
        o.d === 10
          ? `${wholePart}Which digit goes right after the point?`
          : o.ask !== "sum"
            ? o.n < 10
              ? `${wholePart}Ten hundredths make a tenth. ${o.n === 1 ? "Is 1 hundredth" : `Are ${o.n} hundredths`} enough for a tenth? What do you write in the tenths place then?`
              : `${wholePart}Ten hundredths make a tenth. How many tenths are in ${o.n} hundredths, and how many hundredths are left?`
            : `${wholePart}Which digit counts the tenths, and which the hundredths?`,
      ];
  }
}
