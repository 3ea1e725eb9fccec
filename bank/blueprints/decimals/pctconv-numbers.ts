import type { HintLadder } from "#engine";
import { shortDec } from "./kit-decimals.ts";

/** A number as a fraction, decimal or percent, and what it is to be changed into. */
export interface Conversion {
  readonly [name: string]: number | string;
  /** The number is n/d. */
  readonly n: number;
  readonly d: number;
  readonly from: "fraction" | "decimal" | "percent";
  readonly to: "percent" | "decimal" | "fraction";
  readonly ask: "bare" | "story" | "bar";
}

/** The number in tenths of a percent: 0.125 → 125. Whole by choice of the operands. */
export function percentOf(o: Conversion): number {
  return (1000 * o.n) / o.d;
}

/** The number as a decimal without zeros at the end. */
export function asDecimal(o: Conversion): string {
  return shortDec(percentOf(o), 3);
}

/** Of 9 percent, and of 0.09, there is only one to move. */
function digitsOf(o: Conversion): string {
  return /^0*[1-9]0*$/u.test(String(percentOf(o))) ? "the digit" : "every digit";
}

/** The item's own hints. */
export function hintsOf(o: Conversion): HintLadder {
  if (o.to === "fraction") {
    return [
      o.from === "percent"
        ? "What does the percent sign mean?"
        : "In which place after the decimal point is the last digit?",
      `${o.from === "percent" ? "Percent means hundredths: write the number before the percent sign" : "Write the number of hundredths"} over 100. Then divide the numerator and the denominator by the same number, until only 1 divides both.`,
      `Write ${shortDec(percentOf(o), 1)} over 100. Divide both numbers by ${percentOf(o) % 20 === 0 ? 2 : 5}, and see whether you can go on.`,
    ];
  }
  if (o.to === "decimal") {
    return o.from === "percent"
      ? [
          "What does the percent sign mean?",
          "Percent means out of a hundred: divide by 100, and the digits move two places to the right.",
          `Move ${digitsOf(o)} one place to the right: ${shortDec(percentOf(o), 1)} becomes ${shortDec(percentOf(o), 2)}. Do that once more.`,
        ]
      : [
          "What does the denominator tell you about the size of the parts?",
          100 % o.d !== 0
            ? "A fraction is a division: divide the numerator by the denominator."
            : o.d === 100
              ? "With the denominator 100, the numerator counts hundredths."
              : `What must ${o.d} be multiplied by to make 100? Multiply the numerator by that too: it counts hundredths then.`,
          100 % o.d === 0
            ? percentOf(o) > 1000
              ? `100 hundredths make one whole. How many wholes are in ${shortDec(percentOf(o), 1)} hundredths, and what is left over?`
              : `There are ${shortDec(percentOf(o), 1)} hundredths. In which place does the last digit belong?`
            : `A single part is $1 \\div ${o.d} = ${shortDec(1000 / o.d, 3)}$. Take ${o.n} of them.`,
        ];
  }
  return o.from === "decimal"
    ? [
        percentOf(o) % 10 > 0
          ? "Which digits of the decimal make whole hundredths, and which digit is left over?"
          : "How many hundredths are in the decimal?",
        "Percent means out of a hundred. Multiply the decimal by 100: the digits move two places to the left.",
        `Move ${digitsOf(o)} one place to the left: ${asDecimal(o)} becomes ${shortDec(percentOf(o), 2)}. Do that once more.`,
      ]
    : [
        o.ask === "bar"
          ? "How many equal parts does the bar have, and how many are shaded?"
          : o.d === 100
            ? "What does the denominator tell you about the size of the parts?"
            : "What must the denominator be before you can read off the percent?",
        o.d === 100
          ? "Percent means out of a hundred. Into how many parts does this fraction cut the whole?"
          : "Percent means out of a hundred. Change the fraction so that its denominator is 100.",
        100 % o.d === 0
          ? o.d === 100
            ? "The denominator is 100 already. What does the numerator tell you?"
            : o.n === 1
              ? o.ask === "bar"
                ? "The whole bar is 100 percent. Share it equally between the parts."
                : `How many times does ${o.d} fit into 100? Multiply the numerator by that number too.`
              : `$${o.d} \\times ${100 / o.d} = 100$. Multiply the numerator by ${100 / o.d} too.`
          : `A single part is $100 \\div ${o.d} = ${shortDec(1000 / o.d, 1)}$ percent. Take ${o.n} of them.`,
      ];
}
