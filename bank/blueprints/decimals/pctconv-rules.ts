import type { MisconceptionRule } from "#engine";
import { gcd, texFrac } from "../kit.ts";
import { namedError } from "../named-error.ts";
import { asDecimal, type Conversion, percentOf } from "./pctconv-numbers.ts";
import { shortDec } from "./kit-decimals.ts";

/** Tenths on the top are the percent then, and hundredths need no multiplying. */
function isTakenForTenths({ from, d }: Conversion): boolean {
  return ![8, 40].includes(d) && (from !== "fraction" || (d !== 10 && d !== 100));
}

/** Hundredths are counted: of a fraction of hundredths, or of ten percent and more. */
function isOfHundredths(o: Conversion): boolean {
  return o.to === "decimal" && (o.from === "fraction" ? o.d === 100 : percentOf(o) >= 100);
}

/** A 0 at the end of the percent is not written in the decimal: its places cannot be counted there. */
function endsInZero(o: Conversion): boolean {
  return percentOf(o) % 100 === 0;
}

/** How many places there are, or how large the number is. */
function lookAtSize(o: Conversion): string {
  return endsInZero(o)
    ? `How many ${percentOf(o) >= 1000 ? "wholes" : "tenths"} can you make from ${o.from === "percent" ? `${shortDec(percentOf(o), 1)} percent` : "the fraction"}?`
    : "How many places after the point does your number have?";
}

/** Where the ones of the percent go. */
function placeOfOnes(o: Conversion): string {
  const percent = shortDec(percentOf(o), 1);
  if (endsInZero(o))
    return `The last digit of ${percent} is a 0. It counts hundredths: its place is the second one after the point, even where it is not written.`;
  const ones = percent.includes(".") ? "digit before the point" : "last digit";
  return `The ${ones} of ${percent} counts hundredths: it belongs in the second place after the point.`;
}

/** The number of the question, of which no fraction is told yet: "25%", "0.04". */
function given(o: Conversion): string {
  return o.from === "percent" ? `${shortDec(percentOf(o), 1)}%` : asDecimal(o);
}

/** Misconception rules of changes between fractions, decimals and percents. */
export const pctconvRules: readonly MisconceptionRule<Conversion>[] = [
  namedError("RP-21", "percent-digits-right-after-the-point", "representation", {
    wrong: (o) =>
      o.from === "percent" && o.to === "decimal" && percentOf(o) < 100 ? shortDec(percentOf(o), 2) : undefined,
    did: "You wrote the digit right after the point.",
    look: "Percent means hundredths. Which place after the point is for hundredths?",
    holds:
      "The second place after the decimal point is for hundredths. An empty place between the point and a digit needs a zero.",
    sub: (o) =>
      `${shortDec(percentOf(o), 1)} percent is less than 10 hundredths, which make a tenth. What do you write in the tenths place then?`,
    line: 2,
  }),
  namedError("RP-22", "multiplied-by-ten", "procedural", {
    wrong: (o) => (o.to === "percent" && isTakenForTenths(o) ? `${shortDec(percentOf(o), 2)}%` : undefined),
    did: (o) => `Your ${shortDec(percentOf(o), 2)} is the number of tenths, and percent counts hundredths.`,
    isFact: true,
    look: "What percent is one whole? And what percent is one tenth?",
    holds: (o) =>
      o.from === "decimal"
        ? "Multiplying by ten moves the digits one place. Multiplying by a hundred moves them two."
        : "A tenth is ten hundredths. Percent counts hundredths, so change the fraction to hundredths first.",
    sub: (o) =>
      o.from === "decimal"
        ? `Multiplying by ten once gives ${shortDec(percentOf(o), 2)}. Percent needs a hundred, which is ten times ten: multiply by ten once more.`
        : `Your ${shortDec(percentOf(o), 2)} counts tenths. How many hundredths is one tenth?`,
  }),
  namedError("RP-23", "percent-sign-attached-to-the-decimal", "conceptual", {
    wrong: (o) => (o.from !== "percent" && o.to === "percent" ? `${asDecimal(o)}%` : undefined),
    did: "You wrote the decimal and put a percent sign after it.",
    look: (o) => `Is $${asDecimal(o)}\\%$ more or less than one ${percentOf(o) > 1000 ? "whole" : "hundredth"}?`,
    holds: "Percent means out of a hundred. The number before the sign says how many hundredths there are.",
    sub: (o) =>
      o.from === "decimal"
        ? `What percent is one hundredth? And how many hundredths are there in $${asDecimal(o)}$?`
        : `The decimal that you found for $${texFrac(o.n, o.d)}$ is right. ${percentOf(o) % 100 === 0 ? "Write it with two digits after the point. " : ""}How many hundredths does it have?`,
    line: 2,
  }),
  namedError("RP-N4", "hundredths-read-as-tenths", "representation", {
    wrong: (o) =>
      o.from === "decimal" && o.to === "percent" && percentOf(o) < 100 && percentOf(o) % 10 === 0
        ? `${percentOf(o)}%`
        : undefined,
    did: (o) => `You gave ${percentOf(o) / 10} ${percentOf(o) === 10 ? "tenth" : "tenths"} as a percent.`,
    look: "In which place after the point is the last digit?",
    holds: "The first place after the point is for tenths, the second for hundredths. Percent counts hundredths.",
    sub: (o) =>
      `The digit right after the point of ${asDecimal(o)} is 0, so there are no tenths. How many hundredths are there?`,
  }),
  namedError("RP-24", "bottom-number-as-percent", "conceptual", {
    // Of tenths it is what one part is in percent.
    wrong: (o) =>
      o.from === "fraction" && o.to === "percent" && o.d !== 10 && o.d < 100 && 100 * o.n !== o.d * o.d
        ? `${o.d}%`
        : undefined,
    did: "You used the denominator as the percent.",
    look: "What does the denominator count: the parts that are taken, or all equal parts of the whole?",
    holds: "Change the fraction so that its denominator is 100. The numerator is then the percent.",
    sub: (o) => `All ${o.d} parts together are the whole, which is 100 percent. What percent is one part?`,
  }),
  namedError("RP-N1", "top-number-as-percent", "conceptual", {
    wrong: (o) => (o.from === "fraction" && o.to === "percent" && o.d !== 100 ? `${o.n}%` : undefined),
    did: "You used the numerator as the percent.",
    look: "Into how many equal parts does the fraction cut the whole? Into how many parts do you cut it for percent?",
    holds:
      "Percent means out of a hundred. Change the fraction so that its denominator is 100, and see what becomes of the numerator.",
    sub: (o) => `The ${o.n} counts parts that are larger than hundredths. How many hundredths is one such part?`,
  }),
  namedError("RP-N2", "percent-sign-dropped", "omission", {
    wrong: (o) => (o.from === "percent" && o.to === "decimal" ? shortDec(percentOf(o), 1) : undefined),
    did: "You left out the percent sign and kept the number.",
    look: "How much is a hundred percent as a number?",
    holds: "Percent counts hundredths. Divide by 100: the digits move two places to the right.",
    sub: (o) =>
      `One percent is one hundredth, so ${shortDec(percentOf(o), 1)} percent is ${shortDec(percentOf(o), 1)} hundredths. Which place after the point is for hundredths?`,
  }),
  namedError("DC-06", "top-and-bottom-on-each-side-of-the-point", "conceptual", {
    wrong: (o) => (o.from === "fraction" && o.to === "decimal" && o.d < 100 ? `${o.n}.${o.d}` : undefined),
    did: "You wrote the numerator before the point and the denominator after it.",
    look: (o) =>
      o.n > o.d
        ? `Is ${o.n}/${o.d} nearer to ${Math.floor(o.n / o.d)} or to ${o.n}?`
        : "Is the fraction more than a whole or less than a whole?",
    holds: "A fraction is a division: the denominator tells how small the parts are. It is not written in the decimal.",
    sub: (o) => `Cut a whole into ${o.d} equal parts. How many hundredths is one part?`,
  }),
  namedError("RP-N5", "parts-left-over-after-the-point", "representation", {
    // Of twentieths and hundredths: in tenths it would be right.
    wrong: (o) =>
      o.from === "fraction" && o.to === "decimal" && o.n > o.d && o.n % o.d > 0 && (o.d === 20 || o.n % o.d < 10)
        ? shortDec(Math.floor(o.n / o.d) * 100 + (o.n % o.d) * (o.n % o.d < 10 ? 10 : 1), 2)
        : undefined,
    did: "You found the wholes, and wrote the parts that are left over right after the point.",
    look: (o) => `What do the ${o.n % o.d} parts beside the wholes count: tenths, hundredths or others?`,
    holds: "Only tenths go right after the point. Change what is left over into hundredths first.",
    sub: (o) => `A whole has ${o.d} such parts. How many hundredths is one of them?`,
    line: 2,
  }),
  namedError("DC-09", "digits-used-as-bottom-number", "conceptual", {
    wrong: (o) => (o.to === "fraction" && percentOf(o) > 10 ? `1/${percentOf(o) / 10}` : undefined),
    did: (o) => `You used the ${percentOf(o) / 10} of ${given(o)} as the denominator of the fraction.`,
    look: (o) => `Does the ${percentOf(o) / 10} say how many hundredths you have, or how many parts make a whole?`,
    holds: "The number of hundredths goes on top. The denominator is 100. Then simplify.",
    sub: (o) =>
      `There are ${shortDec(percentOf(o), 1)} hundredths. Which number counts the parts you have: ${shortDec(percentOf(o), 1)} or 100?`,
  }),
  namedError("RP-N3", "written-over-ten", "representation", {
    wrong: (o) => {
      if (o.to !== "fraction") return undefined;
      const percent = percentOf(o) / 10;
      const common = gcd(percent, 10);
      return `${percent / common}/${10 / common}`;
    },
    did: "Your fraction is ten times too big.",
    isFact: true,
    look: (o) => `Does the ${percentOf(o) / 10} count tenths or hundredths?`,
    holds: "Hundredths are counted here, so the denominator is 100. Then simplify.",
    sub: (o) =>
      `The ${shortDec(percentOf(o), 1)} counts hundredths. Write 100 below it, and see whether a number greater than 1 divides both.`,
  }),
  ...(
    [
      { id: "RP-N6", tag: "divided-by-ten", places: 2, size: "big", side: "left" },
      { id: "RP-N7", tag: "divided-by-a-thousand", places: 4, size: "small", side: "right" },
    ] as const
  ).map(({ id, tag, places, size, side }) =>
    namedError<Conversion>(id, tag, "representation", {
      wrong: (o) => (isOfHundredths(o) ? shortDec(percentOf(o), places) : undefined),
      did: `Your number is ten times too ${size}: every digit is one place too far to the ${side}.`,
      isFact: true,
      look: lookAtSize,
      holds: "The first place after the point is for tenths, the second for hundredths.",
      sub: placeOfOnes,
      line: 2,
    }),
  ),
];
