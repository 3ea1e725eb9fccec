import type { MisconceptionRule } from "#engine";
import { numberInWords } from "../number-words.ts";
import { capital } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import { dollarsAndCents, inDollars } from "./kit-money.ts";
import { centsOf, costOf, hasNewDollar, isWhole, upTo, type Prices } from "./prices.ts";

type Rule = MisconceptionRule<Prices>;

/** 27 + 38 = 55: the new ten is lost. */
export const tenLost: Rule = namedError("AD-01", "carry-not-added", "procedural", {
  wrong: (o) =>
    o.ask === "total" && isWhole(o) && (o.a % 1000) + (o.b % 1000) >= 1000 ? inDollars(costOf(o) - 1000) : undefined,
  did: "The ones make a new ten, and that ten is missing from your answer.",
  look: "Do the ones make ten or more? Where does the new ten go?",
  holds: "Ten ones are one more ten. Add the new ten to the other tens.",
  sub: "Add the tens alone and the ones alone. Then put the tens and the ones together.",
  line: 3,
});

/** 3.45 and 2.80 as 5.25: the new dollar is lost. */
export const dollarLost: Rule = namedError("DC-N5", "carry-lost-at-the-point", "procedural", {
  wrong: (o) =>
    o.ask === "total" && !isWhole(o) && (o.a % 100) + (o.b % 100) >= 100 ? inDollars(costOf(o) - 100) : undefined,
  did: "The cents make a new dollar, and that dollar is missing from your answer.",
  look: "How many cents are there together? Is that more than a dollar?",
  holds: "100 cents make a dollar. Add the new dollar to the other dollars.",
  sub: (o) =>
    `Write the ${(o.a % 100) + (o.b % 100)} cents as one dollar and some cents. Your answer has these cents already. Now add the one dollar to the other dollars.`,
  line: 3,
});

/** 3.45 and 2.80 as 5.125. */
export const centsWrittenOut: Rule = namedError("DC-10", "each-side-of-the-point-added-alone", "conceptual", {
  wrong: (o) => {
    const cents = (o.a % 100) + (o.b % 100);
    if (o.ask !== "total" || isWhole(o) || cents < 100) return undefined;
    return `${Math.floor(o.a / 100) + Math.floor(o.b / 100)}.${cents}`;
  },
  did: (o) => `You wrote ${(o.a % 100) + (o.b % 100)} cents after the point.`,
  look: "Look at the amounts in the problem. How many digits stand after the point there? How many stand there in your answer?",
  holds: "Only two digits are written for the cents. 100 cents make another dollar.",
  sub: "Take 100 of the cents away, and count them as one dollar more.",
  line: 3,
});

/** The total of 27 and 38 as 11. */
export const tookAway: Rule = namedError("AD-08", "subtracted-instead", "conceptual", {
  wrong: (o) => (o.ask === "total" ? inDollars(Math.abs(o.a - o.b)) : undefined),
  did: "You found the difference between the two amounts.",
  look: "Is the total more or less than each of the amounts?",
  holds: "To find the total, add the two amounts.",
  sub: "Begin with the larger amount, and add the other one to it.",
});

/** Change from 50 for 37 as 87. */
export const putOnTop: Rule = namedError("SB-15", "added-instead", "conceptual", {
  wrong: (o) => (o.note > 0 ? inDollars(o.note * 100 + costOf(o)) : undefined),
  did: (o) =>
    `You added ${o.ask === "change" ? "the price" : o.ask === "two" ? "both amounts" : `the price of ${allOf(o)}`} to the ${o.note} dollars.`,
  look: "Is there more money or less after something is paid?",
  holds: (o) => `The money spent and the money left make ${o.note} dollars together.`,
  sub: (o) =>
    `${o.ask === "change" ? `Start at ${dollarsAndCents(o.a)}` : o.ask === "two" ? "Add both amounts. Start at their sum" : `Find the price of ${allOf(o)}. Start there`}, and count up to ${o.note} dollars.`,
});

/** 50 − 37 = 27: where the top digit is 0, the digit below it. */
export const bottomDigitKept: Rule = namedError("SB-06", "zero-minus-n-is-n", "conceptual", {
  wrong: (o) => {
    if (o.ask !== "change" || !isWhole(o)) return undefined;
    return `${o.note - tensOf(o) + onesOf(o)}`;
  },
  // The ones may have been written as they were, or the price taken for its full tens and the rest put on.
  did: (o) => `You kept the ${onesOf(o)} of ${o.a / 100} as the ones of your answer.`,
  look: (o) => `Add your answer to ${o.a / 100}. Do you get ${o.note}?`,
  holds: (o) =>
    `The ones place of ${o.note} is 0, so you cannot take ${onesOf(o)} from it. Trade first, or count up from the price.`,
  sub: (o) => `Count up from ${o.a / 100} to the next ten. From that ten go on to ${o.note}.`,
});

/** 50 − 37 = 20: only the tens are taken away. */
export const onesKept: Rule = namedError("MO-N13", "ones-of-the-price-left-out", "omission", {
  wrong: (o) => (o.ask === "change" && isWhole(o) ? `${o.note - tensOf(o)}` : undefined),
  did: (o) => `You took away the ${tensOf(o)}, and not the ${onesOf(o)}.`,
  look: (o) => `Add your answer to ${o.a / 100}. Do you get ${o.note}?`,
  holds: "All of the price is taken away, its ones too.",
  sub: (o) => `Count up from ${o.a / 100} to the next ten. From that ten go on to ${o.note}.`,
});

function onesOf({ a }: Prices): number {
  return (a / 100) % 10;
}

function tensOf(o: Prices): number {
  return o.a / 100 - onesOf(o);
}

/** 50 − 37 = 23: the tens as if nothing had been needed up to the next ten. */
export const tenKept: Rule = namedError("SB-02", "borrow-not-taken-away", "omission", {
  wrong: (o) => (o.ask === "change" && isWhole(o) ? inDollars(o.note * 100 - o.a + 1000) : undefined),
  did: "The ones of your answer are right, and the tens are not.",
  isFact: true,
  look: (o) => `Add your answer to the price. Do you get ${o.note} dollars?`,
  holds: "First jump to the next ten. Count the other tens from there.",
  sub: (o) => `The next ten after ${o.a / 100} is ${upTo(o)}. How many tens is it from ${upTo(o)} to ${o.note}?`,
  line: 2,
});

/** 20 − 6.25 = 14.75: dollars counted from 6, cents as well. */
export const dollarKept: Rule = namedError("MO-N10", "opened-dollar-still-counted", "omission", {
  wrong: (o) => (o.note > 0 && !isWhole(o) && !hasNewDollar(o) ? inDollars(o.note * 100 - costOf(o) + 100) : undefined),
  did: "The cents of your answer are right, and the dollars are not.",
  isFact: true,
  look: (o) =>
    `Add your answer to ${o.ask === "change" ? "the price" : "the money spent"}. Do you get ${o.note} dollars?`,
  holds: (o) =>
    `With the cents you reach ${upTo(o)} dollars. Count the dollars from ${upTo(o)} on, not from ${upTo(o) - 1}.`,
  sub: (o) => `Start at ${upTo(o)} dollars. How many whole dollars is it up to ${o.note} dollars?`,
  line: 2,
});

/**
 * 20 − 14.10 = 6.90: the new dollar of 12.60 and 1.50 is missing from the sum, or the dollar that is opened on the way
 * up is counted.
 */
export const oneDollarLost: Rule = namedError("MO-N14", "one-dollar-of-cents-lost", "omission", {
  wrong: (o) => (o.note > 0 && hasNewDollar(o) ? inDollars(o.note * 100 - costOf(o) + 100) : undefined),
  did: "The cents of your answer are right, and the dollars are not.",
  isFact: true,
  look: (o) =>
    `Add only the cents of ${o.ask === "two" ? "both amounts" : `${allOf(o)} prices`}. Do they make a dollar?`,
  holds: "100 cents make a dollar, and that dollar is spent, too.",
  sub: (o) =>
    `${o.ask === "two" ? "Both amounts" : `${capital(allOf(o))} prices`} together are ${dollarsIn(o)} dollars and ${centsOf(o)} cents. Change ${centsOf(o) < 200 ? "100 of the cents into a dollar" : "every 100 cents into a dollar"}, and count up to ${o.note} dollars again.`,
  line: 3,
});

function dollarsIn(o: Prices): number {
  return (costOf(o) - centsOf(o)) / 100;
}

/** 20 − 6.25 = 14.25: the cents are copied. */
export const centsCopied: Rule = namedError("DC-13", "digits-after-the-point-copied", "procedural", {
  wrong: (o) => {
    const cost = costOf(o);
    if (o.note === 0 || isWhole(o) || cost % 100 === 50) return undefined;
    return inDollars(o.note * 100 - Math.floor(cost / 100) * 100 + (cost % 100));
  },
  // The cents may have been written as they were, or nothing taken from the larger ones.
  did: (o) => `The cents of your answer are still those of ${o.ask === "change" ? "the price" : "the money spent"}.`,
  look: (o) =>
    `Add your cents to those of ${o.ask === "change" ? "the price" : "the money spent"}. Do you get exactly 100 cents?`,
  holds: "A dollar has 100 cents. Count the cents up to the next whole dollar.",
  sub: (o) =>
    `The next whole dollar after ${dollarsAndCents(costOf(o))} is ${dollarsAndCents(upTo(o) * 100)}. How many cents do you need to get there? And how many dollars from there to ${o.note} dollars?`,
});

/** Two amounts are spent, and the first is taken away; or several things are bought, and one is paid. */
export const onePriceOnly: Rule = namedError("WP-12", "one-price-only", "omission", {
  wrong: (o) => (o.ask === "two" || o.ask === "each" ? inDollars(o.note * 100 - o.a) : undefined),
  did: (o) =>
    o.ask === "two"
      ? `You took away only the first amount, ${dollarsAndCents(o.a)}.`
      : `You took away the price of one, and not of ${allOf(o)}.`,
  hints: spentInAll,
});

/** The same with the second of them. */
export const secondPriceOnly: Rule = namedError("MO-N12", "second-price-only", "omission", {
  wrong: (o) => (o.ask === "two" ? inDollars(o.note * 100 - o.b) : undefined),
  did: (o) => `You took away only the second amount, ${dollarsAndCents(o.b)}.`,
  hints: spentInAll,
});

/** Two amounts are spent: their sum. */
export const spentGiven: Rule = namedError("WP-05", "stopped-before-the-last-step", "omission", {
  wrong: (o) => (o.ask === "two" || o.ask === "each" ? inDollars(costOf(o)) : undefined),
  did: "You found how much is spent.",
  look: "Does the question ask how much is spent, or how much is left?",
  holds: (o) => `The money spent and the money left make ${o.note} dollars together.`,
  sub: (o) => `Go on from your ${dollarsAndCents(costOf(o))}: count up to ${o.note} dollars. How far is it?`,
  line: 4,
});

/** "both", "all three". */
function allOf({ many }: Prices): string {
  return many === 2 ? "both" : `all ${numberInWords(many)}`;
}

function spentInAll(o: Prices): readonly [string, string, string] {
  return [
    "How much is spent in all?",
    `All that is spent is taken away from the ${o.note} dollars. First find how much that is.`,
    `${o.ask === "two" ? "Add both amounts." : `Add the price ${numberInWords(o.many)} times.`} Then count up from the sum to ${o.note} dollars.`,
  ];
}

/** 1.05 taken for 1.50. */
export const fiveAsFifty: Rule = namedError("MO-N11", "few-cents-read-as-tens-of-cents", "representation", {
  wrong: (o) => {
    const few = [o.a, o.b].filter((price) => price % 100 > 0 && price % 100 < 10);
    if (isWhole(o) || o.ask === "two" || o.ask === "each" || few.length !== 1) return undefined;
    const more = 9 * ((few[0] ?? 0) % 100);
    const wrong = o.note > 0 ? o.note * 100 - costOf(o) - more : costOf(o) + more;
    return wrong > 0 ? inDollars(wrong) : undefined;
  },
  did: (o) => `You took the ${fewCents(o)} cents for ${10 * fewCents(o)} cents.`,
  look: "Which digit after the point counts tens of cents, and which counts single cents?",
  holds: "After the point the first digit counts tens of cents, and the second counts single cents.",
  sub: (o) => `The price with a 0 after its point has only ${fewCents(o)} cents. Work it out again with these.`,
});

function fewCents({ a, b }: Prices): number {
  return [a, b].map((price) => price % 100).find((cents) => cents > 0 && cents < 10) ?? 0;
}
