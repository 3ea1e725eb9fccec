import type { Distractor, MisconceptionRule } from "#engine";
import {
  centsIn,
  COIN_KINDS,
  coinPiles,
  counted,
  DIME,
  fewestPiles,
  kindName,
  NICKEL,
  notePiles,
  PENNY,
  piecesIn,
  QUARTER,
  type Coins,
  type Kind,
} from "./coins.ts";
import { capital } from "../place-words.ts";
import { inDollars } from "./kit-money.ts";

type Rule = MisconceptionRule<Coins>;

/** A coin of the picture that was overlooked, or counted twice, gives the same: no cause is named then. */
function isOneCoin(o: Coins, by: number): boolean {
  // Counting up from the coins to a price, a ten too few or too many is as likely.
  return coinPiles(o).some(({ kind }) => kind.worth === Math.abs(by)) || (o.ask === "more" && Math.abs(by) === 10);
}

/** 2 dimes and 3 pennies as 5. */
export const piecesCounted: Rule = {
  id: "MO-N1",
  tag: "coins-counted-and-not-their-worth",
  category: "conceptual",
  wrong: (o) => (o.ask === "count" ? `${piecesIn(coinPiles(o))}` : undefined),
  explanation: () => "You counted how many coins there are.",
  hints: (o) => [
    "Is each of these coins worth one cent?",
    "Coins are worth different amounts. Count the cents that are written on the coins.",
    `Begin with the ${kindName(coinPiles(o)[0])}. Count on by what is written on each coin.`,
  ],
  divergesAt: 1,
};

/** A dime as 5 cents, a nickel as 10: the nickel is bigger. */
export const nickelForDime: Rule = {
  id: "MO-N2",
  tag: "nickel-and-dime-swapped",
  category: "conceptual",
  wrong: (o) => {
    const by = 5 * (o.n - o.d);
    if (o.ask === "fewest" || by === 0 || isOneCoin(o, by)) return undefined;
    const cents = centsIn(coinPiles(o)) + by;
    return o.ask === "more" && cents >= o.price ? undefined : given(o, cents);
  },
  explanation: (o) =>
    o.d === 0
      ? `You counted ${eachOf(o.n, NICKEL)} as 10 cents.`
      : o.n === 0
        ? `You counted ${eachOf(o.d, DIME)} as 5 cents.`
        : "You took a nickel for 10 cents and a dime for 5 cents.",
  hints: (o) => [
    `How many cents is a ${o.d > 0 ? "dime" : "nickel"} worth?`,
    "Size does not say what a coin is worth: a small coin may be worth more. Look at the number on each coin in the picture.",
    `${[o.d > 0 ? "A dime is 10 cents." : "", o.n > 0 ? "A nickel is 5 cents." : ""].join(" ").trim()} Count the coins again.`,
  ],
  divergesAt: 1,
};

/** 25, 35, 45 for a quarter, a dime and a nickel: counted on in tens. */
export const stepKept: Rule = {
  id: "MO-N3",
  tag: "counted-on-in-the-step-before",
  category: "procedural",
  wrong: (o) => {
    const [last, before] = coinPiles(o).toReversed();
    if (o.ask === "fewest" || last === undefined || before === undefined) return undefined;
    const by = last.count * (before.kind.worth - last.kind.worth);
    if (isOneCoin(o, by)) return undefined;
    const cents = centsIn(coinPiles(o)) + by;
    if ((o.ask === "notes" && cents > 99) || (o.ask === "more" && cents >= o.price)) return undefined;
    const wrong = given(o, cents);
    // Who counts coins and not cents says so many, too.
    return wrong === `${piecesIn(coinPiles(o))}` ? undefined : wrong;
  },
  explanation: (o) => {
    const [last, before] = coinPiles(o).toReversed();
    return `You counted the ${kindName(last)} in the same steps as the ${kindName(before)}.`;
  },
  hints: (o) => {
    const [last, before] = coinPiles(o).toReversed();
    return [
      `Is a ${last?.kind.one ?? ""} worth as much as a ${before?.kind.one ?? ""}?`,
      `Each ${last?.kind.one ?? ""} counts ${last?.kind.worth ?? 0} ${last?.kind.worth === 1 ? "cent" : "cents"}. The steps change when the ${last?.kind.many ?? ""} begin.`,
      `Count on with the ${kindName(before)} first. From there go on in steps of ${last?.kind.worth ?? 0}.`,
    ];
  },
  divergesAt: 1,
};

/** 7 dollars and 42 cents as 49. */
export const centsAsDollars: Rule = {
  id: "MO-N4",
  tag: "cents-added-to-dollars",
  category: "units",
  wrong: (o) => (o.ask === "notes" ? `${centsIn(notePiles(o)) / 100 + centsIn(coinPiles(o))}` : undefined),
  explanation: () => "You added the cents to the dollars as if they were the same.",
  hints: () => [
    "Is one cent worth as much as one dollar?",
    "A dollar is 100 cents. Dollars stand before the point, and cents stand after it.",
    "Count the bills alone, and write these dollars before the point. Then count the coins alone.",
  ],
  divergesAt: 1,
};

/** 7 dollars and 5 cents as 7.5. */
export const zeroLeftOut: Rule = {
  id: "MO-N5",
  tag: "cents-without-their-zero",
  category: "representation",
  wrong: (o) => {
    const cents = centsIn(coinPiles(o));
    return o.ask === "notes" && cents < 10 ? `${centsIn(notePiles(o)) / 100}.${cents}` : undefined;
  },
  explanation: () => "You wrote the cents in one place after the point.",
  hints: () => [
    "How many cents would one place after the point stand for?",
    "Cents have two places after the point: the first counts dimes, the second counts pennies.",
    "There are fewer than 10 cents here. Which digit says that there are no tens of cents?",
  ],
  divergesAt: 1,
};

/** A bill of 5 dollars counted as 1. */
export const notesCounted: Rule = {
  id: "MO-N6",
  tag: "each-note-counted-as-one-dollar",
  category: "conceptual",
  wrong: (o) =>
    o.ask === "notes" && o.t + o.f > 0 ? inDollars(100 * piecesIn(notePiles(o)) + centsIn(coinPiles(o))) : undefined,
  explanation: () => "You counted each bill as 1 dollar.",
  hints: () => [
    "Which numbers are written on the bills?",
    "A bill counts as many dollars as are written on it.",
    "Begin with the bill that is worth the most, and count on by the number on the next one.",
  ],
  divergesAt: 1,
};

/** Has 47, needs 75: 122. */
export const addedPrice: Rule = {
  id: "SB-15",
  tag: "added-instead",
  category: "conceptual",
  wrong: (o) => (o.ask === "more" ? `${o.price + centsIn(coinPiles(o))}` : undefined),
  explanation: () => "You added the coins to the price.",
  hints: () => [
    "Can you need more than the whole price?",
    "What you have and what you still need make the price together.",
    "Start with what the coins are worth, and count up until you get to the price.",
  ],
  divergesAt: 2,
};

/** 75 − 47 = 32: the smaller ones from the larger. */
export const smallerOnes: Rule = {
  id: "SB-01",
  tag: "smaller-from-larger",
  category: "procedural",
  wrong: (o) => {
    const has = centsIn(coinPiles(o));
    if (o.ask !== "more" || o.price % 10 >= has % 10) return undefined;
    return `${10 * (Math.floor(o.price / 10) - Math.floor(has / 10)) + (has % 10) - (o.price % 10)}`;
  },
  explanation: (o) => {
    const [has, price] = [centsIn(coinPiles(o)) % 10, o.price % 10];
    return `In the ones you took ${price} from ${has}.`;
  },
  hints: (o) => [
    `How far is it from ${centsIn(coinPiles(o))} to the next ten?`,
    "Count up from what the coins are worth to the price. Stop at the next ten on the way.",
    "First find how many cents it is up to the next ten. Then go on from that ten to the price.",
  ],
  divergesAt: 2,
};

/** 75 − 47 = 38: the tens as if nothing had been needed up to the next ten. */
export const tenTooMany: Rule = {
  id: "SB-02",
  tag: "borrow-not-taken-away",
  category: "omission",
  wrong: (o) => {
    const has = centsIn(coinPiles(o));
    // Where there are dimes, one of them may as well have been overlooked.
    return o.ask === "more" && o.d === 0 && o.price % 10 < has % 10 ? `${o.price - has + 10}` : undefined;
  },
  explanation: () => "There is one ten too many in your answer.",
  hints: () => [
    "Add your answer to what the coins are worth. Do you get the price?",
    "After the jump to the next ten, count the tens from there, and not from where you began.",
    "Jump to the next ten first. From that ten, how far is it to the price?",
  ],
  divergesAt: 2,
};

/** 67 cents without quarters: 6 dimes, a nickel, 2 pennies. */
export const quartersLeftOut: Rule = {
  id: "MO-N7",
  tag: "largest-coin-left-out",
  category: "omission",
  wrong: (o) => (o.ask === "fewest" ? `${piecesIn(fewestPiles(o.price, [DIME, NICKEL, PENNY]))}` : undefined),
  explanation: () => "You made the amount without quarters.",
  hints: () => [
    "Is there a coin that is worth more than a dime?",
    "Begin with the coin that is worth the most: one quarter does the work of several smaller coins.",
    "Take as many quarters as fit into the amount. What is left, and which coin fits into that?",
  ],
  divergesAt: 1,
};

/** 67 cents without nickels: 2 quarters, a dime, 7 pennies. */
export const nickelsLeftOut: Rule = {
  id: "MO-N8",
  tag: "nickels-left-out",
  category: "omission",
  wrong: (o) =>
    o.ask === "fewest" && fewestPiles(o.price).some(({ kind }) => kind === NICKEL)
      ? `${piecesIn(fewestPiles(o.price, [QUARTER, DIME, PENNY]))}`
      : undefined,
  explanation: () => "You made the last cents with pennies only.",
  hints: () => [
    "Can some of the pennies be one other coin?",
    "Small coins are swapped for a larger one where that is possible. That makes fewer coins.",
    "When no more dimes fit, see whether a nickel fits into what is left.",
  ],
  divergesAt: 1,
};

/** 2 quarters, a dime and 2 pennies counted as 3. */
export const kindsCounted: Rule = {
  id: "MO-N9",
  tag: "kinds-of-coins-counted",
  category: "conceptual",
  wrong: (o) => (o.ask === "fewest" ? `${fewestPiles(o.price).length}` : undefined),
  explanation: (o) => {
    const [pile] = fewestPiles(o.price);
    return isAlsoFirst(o)
      ? `You may have counted the kinds of coins, or only the ${kindName(pile)}.`
      : "You counted how many kinds of coins are needed.";
  },
  hints: (o) => [
    isAlsoFirst(o) ? "Have you counted every coin that you need?" : "Do you need more than one coin of some kind?",
    `The question asks for coins, not for kinds of coins: ${manyOf(o)}.`,
    "Write how many coins you take of each kind, and add the numbers.",
  ],
  divergesAt: 1,
};

/** Whether there are as many of the largest coins as there are kinds. */
function isAlsoFirst(o: Coins): boolean {
  const piles = fewestPiles(o.price);
  return piles[0]?.count === piles.length;
}

/** 3 quarters, a dime and 2 pennies counted as 3. */
export const largestCounted: Rule = {
  id: "MO-N26",
  tag: "largest-coins-counted-only",
  category: "omission",
  wrong: (o) => {
    const piles = fewestPiles(o.price);
    const count = piles[0]?.count ?? 0;
    return o.ask === "fewest" && piles.length > 1 && count > 1 && !isAlsoFirst(o) ? `${count}` : undefined;
  },
  // What is left in the end may be as many cents.
  explanation: (o) => `You may have counted only the ${kindName(fewestPiles(o.price)[0])}.`,
  hints: (o) => {
    const [pile] = fewestPiles(o.price);
    if (pile === undefined) return ["", "", ""];
    return [
      `Do ${counted(pile)} make all of the ${o.price} cents?`,
      "Every coin counts: those of the largest kind, and those that make the rest.",
      `${capital(kindName(pile))} make ${centsIn([pile])} cents here. Which coins make the rest up to ${o.price} cents?`,
    ];
  },
  divergesAt: 1,
};

/** The four kinds that are shown. */
export const picturesCounted: Rule = {
  id: "MO-N15",
  tag: "coins-of-the-picture-counted",
  category: "conceptual",
  wrong: (o) => (o.ask === "fewest" ? `${COIN_KINDS.length}` : undefined),
  explanation: () => "You may have counted the coins in the picture.",
  hints: (o) => [
    `Do the coins in the picture make ${o.price} cents?`,
    "The picture shows one coin of each kind. You may need several of a kind, or none.",
    "Start with quarters: how many quarters fit into the amount? Write how many coins you take of each kind.",
  ],
  divergesAt: 1,
};

/** Has 47, needs 75: 47. */
export const coinsGiven: Rule = {
  id: "WP-05",
  tag: "stopped-before-the-last-step",
  category: "omission",
  wrong: (o) => (o.ask === "more" ? `${centsIn(coinPiles(o))}` : undefined),
  explanation: () => "You found what the coins are worth.",
  hints: (o) => [
    "Does the question ask what the coins are worth, or what is still missing?",
    "What the coins are worth and what is missing make the price together.",
    `Go on from your ${centsIn(coinPiles(o))} cents: count up to ${o.price} cents. How far is it?`,
  ],
  divergesAt: 2,
};

export const oneMore: Distractor<Coins> = {
  strategy: "one-more",
  wrong: (o) =>
    o.ask === "fewest"
      ? `${piecesIn(fewestPiles(o.price)) + 1}`
      : given(o, centsIn(coinPiles(o)) + (o.ask === "more" ? -1 : 1)),
};

export const fiveMore: Distractor<Coins> = {
  strategy: "five-more",
  wrong: (o) =>
    o.ask === "fewest"
      ? `${piecesIn(fewestPiles(o.price)) + 2}`
      : given(o, centsIn(coinPiles(o)) + (o.ask === "more" ? -5 : 5)),
};

/** What is answered by who takes the coins to be worth so many cents. */
function given(o: Coins, cents: number): string {
  if (o.ask === "notes") return inDollars(centsIn(notePiles(o)) + cents);
  return o.ask === "more" ? `${o.price - cents}` : `${cents}`;
}

function eachOf(count: number, { one }: Kind): string {
  return `${count === 1 ? "the" : "each"} ${one}`;
}

/** A kind of which more than one coin is needed: "3 quarters are 3 coins". */
function manyOf(o: Coins): string {
  const pile = fewestPiles(o.price).find(({ count }) => count > 1);
  return pile === undefined ? "" : `${counted(pile)} are ${pile.count} coins`;
}
