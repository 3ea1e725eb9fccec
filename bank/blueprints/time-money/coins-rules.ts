import type { Distractor, MisconceptionRule } from "#engine";
import {
  centsIn,
  coinPiles,
  DIME,
  fewestPiles,
  NICKEL,
  notePiles,
  PENNY,
  piecesIn,
  QUARTER,
  type Coins,
  type Pile,
} from "./coins.ts";
import { inDollars } from "./kit-money.ts";

type Rule = MisconceptionRule<Coins>;

const BY_WORTH = "Each coin counts as many cents as are written on it, however big it is.";

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
    `Begin with the ${coinPiles(o)[0]?.kind.many ?? ""}. Count on by what is written on each coin.`,
  ],
  divergesAt: 1,
};

/** A dime as 5 cents, a nickel as 10: the nickel is bigger. */
export const nickelForDime: Rule = {
  id: "MO-N2",
  tag: "nickel-and-dime-swapped",
  category: "conceptual",
  wrong: (o) => {
    // With one more of one kind than of the other, a nickel may as well have been overlooked.
    if (o.ask === "fewest" || o.n === o.d || (o.n > 0 && o.d > 0 && Math.abs(o.n - o.d) === 1)) return undefined;
    const cents = centsIn(coinPiles(o)) + 5 * (o.n - o.d);
    return o.ask === "more" && cents >= o.price ? undefined : given(o, cents);
  },
  explanation: (o) =>
    o.d === 0
      ? "You counted each nickel as 10 cents."
      : o.n === 0
        ? "You counted each dime as 5 cents."
        : "You counted the nickels as dimes and the dimes as nickels.",
  hints: (o) => [
    `How many cents is a ${o.d > 0 ? "dime" : "nickel"} worth?`,
    `A dime is smaller in size than a nickel, and is worth more. ${BY_WORTH}`,
    "A dime is 10 cents and a nickel is 5 cents. Count again with these numbers.",
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
    const cents = centsIn(coinPiles(o)) + last.count * (before.kind.worth - last.kind.worth);
    return (o.ask === "notes" && cents > 99) || (o.ask === "more" && cents >= o.price) ? undefined : given(o, cents);
  },
  explanation: (o) => {
    const [last, before] = coinPiles(o).toReversed();
    return `You counted the ${nameOf(last)} in the same steps as the ${nameOf(before)}.`;
  },
  hints: (o) => {
    const [last, before] = coinPiles(o).toReversed();
    return [
      `Is the ${last?.kind.one ?? ""} worth as much as the ${before?.kind.one ?? ""}?`,
      "When another kind of coin comes, the steps change. Count on by what is written on the new coin.",
      `Count up to the last ${before?.kind.one ?? ""}. From there go on in steps of ${last?.kind.worth ?? 0}.`,
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
    "Count the notes alone and write their number before the point. Then count the coins alone.",
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

/** A note of 5 dollars counted as 1. */
export const notesCounted: Rule = {
  id: "MO-N6",
  tag: "each-note-counted-as-one-dollar",
  category: "conceptual",
  wrong: (o) =>
    o.ask === "notes" && o.t + o.f > 0 ? inDollars(100 * piecesIn(notePiles(o)) + centsIn(coinPiles(o))) : undefined,
  explanation: () => "You counted each note as 1 dollar.",
  hints: () => [
    "Which numbers are written on the notes?",
    "A note counts as many dollars as are written on it.",
    "Begin with the note that is worth most, and count on by the number on the next one.",
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
    "Can the missing cents be more than the whole price?",
    "The coins and the missing cents make the price together.",
    "Start with what the coins are worth, and count up until you come to the price.",
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
  explanation: () => "In the ones you took the smaller digit from the bigger one.",
  hints: (o) => [
    `How far is it from ${centsIn(coinPiles(o))} to the next ten?`,
    "Count up from what there is to what is needed. Stop at the next ten on the way.",
    "First find how many cents are missing up to the next ten. Then go on from that ten to the price.",
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
  explanation: () => "You counted one ten too many.",
  hints: () => [
    "Add your answer to what there is. Do you come to the price?",
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
    "Begin with the coin that is worth most: one quarter does the work of several smaller coins.",
    "Take as many quarters as fit into the amount. What is left for dimes?",
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
  explanation: () => "You made the last cents of pennies alone.",
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
  explanation: () => "You counted how many kinds of coins are needed.",
  hints: () => [
    "Do you need more than one coin of some kind?",
    "The question asks for all coins. Two coins of one kind are two coins.",
    "Write how many coins you take of each kind, and add the numbers.",
  ],
  divergesAt: 1,
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

function nameOf(pile: Pile | undefined): string {
  return pile === undefined ? "" : pile.count === 1 ? pile.kind.one : pile.kind.many;
}
