import type { Distractor, MisconceptionRule } from "#engine";
import { numberInWords } from "../number-words.ts";
import { dollarsAndCents, inDollars } from "./kit-money.ts";
import { centsOf, costOf, hasNewDollar, isWhole, upTo, type Prices } from "./prices.ts";

type Rule = MisconceptionRule<Prices>;

/** 27 + 38 = 55: the new ten is lost. */
export const tenLost: Rule = {
  id: "AD-01",
  tag: "carry-not-added",
  category: "procedural",
  wrong: (o) =>
    o.ask === "total" && isWhole(o) && (o.a % 1000) + (o.b % 1000) >= 1000 ? inDollars(costOf(o) - 1000) : undefined,
  explanation: () => "The ones made a new ten, and the ten is missing from your answer.",
  hints: () => [
    "Do the ones make ten or more? Where does the new ten go?",
    "Ten ones are one more ten. Add the new ten to the other tens.",
    "Add the tens alone and the ones alone. Then add both sums.",
  ],
  divergesAt: 3,
};

/** 3.45 and 2.80 as 5.25: the new dollar is lost. */
export const dollarLost: Rule = {
  id: "DC-N5",
  tag: "carry-lost-at-the-point",
  category: "procedural",
  wrong: (o) =>
    o.ask === "total" && !isWhole(o) && (o.a % 100) + (o.b % 100) >= 100 ? inDollars(costOf(o) - 100) : undefined,
  explanation: () => "The cents made a new dollar, and the dollar is missing from your answer.",
  hints: () => [
    "How many cents are there together? Is that more than a dollar?",
    "100 cents make a dollar. Add the new dollar to the other dollars.",
    "Write the cents as one dollar and the rest. Then add the dollars.",
  ],
  divergesAt: 3,
};

/** 3.45 and 2.80 as 5.125. */
export const centsWrittenOut: Rule = {
  id: "DC-10",
  tag: "each-side-of-the-point-added-alone",
  category: "conceptual",
  wrong: (o) => {
    const cents = (o.a % 100) + (o.b % 100);
    if (o.ask !== "total" || isWhole(o) || cents < 100) return undefined;
    return `${Math.floor(o.a / 100) + Math.floor(o.b / 100)}.${cents}`;
  },
  explanation: () => "You wrote all the cents after the point, more than 99 of them.",
  hints: () => [
    "How many places do cents have after the point?",
    "At most 99 cents stand after the point. From 100 cents on there is another dollar.",
    "Take 100 of the cents away, and count them as one dollar more.",
  ],
  divergesAt: 3,
};

/** The total of 27 and 38 as 11. */
export const tookAway: Rule = {
  id: "AD-08",
  tag: "subtracted-instead",
  category: "conceptual",
  wrong: (o) => (o.ask === "total" ? inDollars(Math.abs(o.a - o.b)) : undefined),
  explanation: () => "You found the difference between the two amounts.",
  hints: () => [
    "Is the total more or less than each of the amounts?",
    "To find the total, add the two amounts.",
    "Begin with the larger amount, and add the other one to it.",
  ],
  divergesAt: 1,
};

/** Change from 50 for 37 as 87. */
export const putOnTop: Rule = {
  id: "SB-15",
  tag: "added-instead",
  category: "conceptual",
  wrong: (o) => (o.note > 0 ? inDollars(o.note * 100 + costOf(o)) : undefined),
  explanation: (o) => `You added what is spent to the ${o.note} dollars.`,
  hints: (o) => [
    "Is there more money or less after something is paid?",
    `What is spent and what is left make ${o.note} dollars together.`,
    `Start at what is spent, and count up to ${o.note} dollars.`,
  ],
  divergesAt: 1,
};

/** 50 − 37 = 27: where the top digit is 0, the digit below it. */
export const bottomDigitKept: Rule = {
  id: "SB-06",
  tag: "zero-minus-n-is-n",
  category: "conceptual",
  wrong: (o) => {
    if (o.ask !== "change" || !isWhole(o)) return undefined;
    return `${o.note - tensOf(o) + onesOf(o)}`;
  },
  // The ones may have been written as they were, or the price taken for its full tens and the rest put on.
  explanation: (o) => `You kept the ${onesOf(o)} of ${o.a / 100} as the ones of your answer.`,
  hints: (o) => [
    `Add your answer to ${o.a / 100}. Do you get ${o.note}?`,
    `There are no ones in ${o.note} to take ${onesOf(o)} from. Trade a ten for ones, or count up from the price.`,
    `Count up from ${o.a / 100} to the next ten. From that ten go on to ${o.note}.`,
  ],
  divergesAt: 1,
};

/** 50 − 37 = 20: only the tens are taken away. */
export const onesKept: Rule = {
  id: "MO-N13",
  tag: "ones-of-the-price-left-out",
  category: "omission",
  wrong: (o) => (o.ask === "change" && isWhole(o) ? `${o.note - tensOf(o)}` : undefined),
  explanation: (o) => `You took away the ${tensOf(o)}, and not the ${onesOf(o)}.`,
  hints: (o) => [
    `Add your answer to ${o.a / 100}. Do you get ${o.note}?`,
    "All of the price is taken away, its ones too. Counting up from the price shows how much is left.",
    `Count up from ${o.a / 100} to the next ten. From that ten go on to ${o.note}.`,
  ],
  divergesAt: 1,
};

function onesOf({ a }: Prices): number {
  return (a / 100) % 10;
}

function tensOf(o: Prices): number {
  return o.a / 100 - onesOf(o);
}

/** 50 − 37 = 23: the tens as if nothing had been needed up to the next ten. */
export const tenKept: Rule = {
  id: "SB-02",
  tag: "borrow-not-taken-away",
  category: "omission",
  wrong: (o) => (o.ask === "change" && isWhole(o) ? inDollars(o.note * 100 - o.a + 1000) : undefined),
  explanation: () => "There is one ten too many in your answer.",
  hints: (o) => [
    `Add your answer to the price. Do you get ${o.note} dollars?`,
    "When you count up, count the tens from the next ten on. When you subtract and trade a ten, there is one ten fewer.",
    `Jump from the price to the next ten. From that ten, how far is it to ${o.note}?`,
  ],
  divergesAt: 2,
};

/** 20 − 6.25 = 14.75: dollars counted from 6, cents as well. */
export const dollarKept: Rule = {
  id: "MO-N10",
  tag: "opened-dollar-still-counted",
  category: "omission",
  wrong: (o) => (o.note > 0 && !isWhole(o) && !hasNewDollar(o) ? inDollars(o.note * 100 - costOf(o) + 100) : undefined),
  explanation: () => "There is one dollar too many in your answer.",
  hints: (o) => [
    `Add your answer to what is spent. Do you get ${o.note} dollars?`,
    "The cents up to the next full dollar are part of a dollar. Count the other dollars from that full dollar on.",
    `Stop at the next full dollar. How many dollars is it from there to ${o.note} dollars?`,
  ],
  divergesAt: 2,
};

/**
 * 20 − 14.10 = 6.90: the new dollar of 12.60 and 1.50 is missing from the sum, or the dollar that is opened on the way
 * up is counted.
 */
export const oneDollarLost: Rule = {
  id: "MO-N14",
  tag: "one-dollar-of-cents-lost",
  category: "omission",
  wrong: (o) => (o.note > 0 && hasNewDollar(o) ? inDollars(o.note * 100 - costOf(o) + 100) : undefined),
  explanation: () => "You lost one dollar that is made of cents on your way.",
  hints: (o) => [
    "How many cents are spent in all? Do they make a dollar?",
    "100 cents are a dollar that is spent, too. Counting up, the cents to the next full dollar are part of a dollar as well.",
    `All prices together are ${dollarsIn(o)} dollars and ${centsOf(o)} cents. Write that with fewer than 100 cents, and count up to ${o.note} dollars again.`,
  ],
  divergesAt: 3,
};

function dollarsIn(o: Prices): number {
  return (costOf(o) - centsOf(o)) / 100;
}

/** 20 − 6.25 = 14.25: the cents are copied. */
export const centsCopied: Rule = {
  id: "DC-13",
  tag: "digits-after-the-point-copied",
  category: "procedural",
  wrong: (o) => {
    const cost = costOf(o);
    if (o.note === 0 || isWhole(o) || cost % 100 === 50) return undefined;
    return inDollars(o.note * 100 - Math.floor(cost / 100) * 100 + (cost % 100));
  },
  explanation: () => "You took the dollars away and wrote the cents down as they were.",
  hints: (o) => [
    "Do the cents have to be paid, too?",
    "A full dollar has 100 cents. Count the cents up to the next full dollar.",
    `The next full dollar is ${dollarsAndCents(upTo(o) * 100)}. How many cents is it up to that?`,
  ],
  divergesAt: 1,
};

/** Two amounts are spent, and the first is taken away; or several things are bought, and one is paid. */
export const onePriceOnly: Rule = {
  id: "WP-12",
  tag: "one-price-only",
  category: "omission",
  wrong: (o) => (o.ask === "two" || o.ask === "each" ? inDollars(o.note * 100 - o.a) : undefined),
  explanation: (o) =>
    o.ask === "two"
      ? "You took away only the first amount that is spent."
      : `You took away the price of one, and not of ${o.many === 2 ? "both" : `all ${numberInWords(o.many)}`}.`,
  hints: spentInAll,
  divergesAt: 1,
};

/** The same with the second of them. */
export const secondPriceOnly: Rule = {
  id: "MO-N12",
  tag: "second-price-only",
  category: "omission",
  wrong: (o) => (o.ask === "two" ? inDollars(o.note * 100 - o.b) : undefined),
  explanation: () => "You took away only the second amount that is spent.",
  hints: spentInAll,
  divergesAt: 1,
};

/** Two amounts are spent: their sum. */
export const spentGiven: Rule = {
  id: "WP-05",
  tag: "stopped-before-the-last-step",
  category: "omission",
  wrong: (o) => (o.ask === "two" || o.ask === "each" ? inDollars(costOf(o)) : undefined),
  explanation: () => "You found how much is spent.",
  hints: (o) => [
    "Does the question ask how much is spent, or how much is left?",
    `What is spent and what is left make ${o.note} dollars together.`,
    `Go on from your ${dollarsAndCents(costOf(o))}: count up to ${o.note} dollars. How far is it?`,
  ],
  divergesAt: 4,
};

function spentInAll(o: Prices): readonly [string, string, string] {
  return [
    "How much is spent in all?",
    `All that is spent is taken away from the ${o.note} dollars. First find how much that is.`,
    `${o.ask === "two" ? "Add both amounts." : `Add the price ${numberInWords(o.many)} times.`} Then count up from the sum to ${o.note} dollars.`,
  ];
}

/** 1.05 taken for 1.50. */
export const fiveAsFifty: Rule = {
  id: "MO-N11",
  tag: "few-cents-read-as-tens-of-cents",
  category: "representation",
  wrong: (o) => {
    const few = [o.a, o.b].filter((price) => price % 100 > 0 && price % 100 < 10);
    if (isWhole(o) || o.ask === "two" || o.ask === "each" || few.length !== 1) return undefined;
    const more = 9 * ((few[0] ?? 0) % 100);
    const wrong = o.note > 0 ? o.note * 100 - costOf(o) - more : costOf(o) + more;
    return wrong > 0 ? inDollars(wrong) : undefined;
  },
  explanation: (o) => `You took the ${fewCents(o)} cents for ${10 * fewCents(o)} cents.`,
  hints: (o) => [
    "Which digit after the point counts tens of cents, and which counts single cents?",
    "After the point the first digit counts tens of cents, and the second counts single cents.",
    `The price with a 0 after its point has only ${fewCents(o)} cents. Work it out again with these.`,
  ],
  divergesAt: 1,
};

function fewCents({ a, b }: Prices): number {
  return [a, b].map((price) => price % 100).find((cents) => cents > 0 && cents < 10) ?? 0;
}

export const oneMore: Distractor<Prices> = {
  strategy: "one-dollar-less",
  wrong: (o) => moved(o, -100),
};

export const tenMore: Distractor<Prices> = {
  strategy: "ten-cents-more",
  wrong: (o) => (isWhole(o) ? moved(o, 100) : moved(o, 10)),
};

function moved(o: Prices, by: number): string | undefined {
  const right = o.note > 0 ? o.note * 100 - costOf(o) : costOf(o);
  return right + by > 0 ? inDollars(right + by) : undefined;
}
