import type { MisconceptionRule } from "#engine";
import {
  cents,
  centsIn,
  COIN_KINDS,
  coinPiles,
  counted,
  DIME,
  fewestPiles,
  kindName,
  mostOf,
  NICKEL,
  notePiles,
  PENNY,
  piecesIn,
  QUARTER,
  type Coins,
  type Kind,
  type Pile,
} from "./coins.ts";
import { listInWords } from "../place-words.ts";
import { namedError } from "../named-error.ts";
import { inDollars } from "./kit-money.ts";

type Rule = MisconceptionRule<Coins>;

/** A coin of the picture that was overlooked, or counted twice, gives the same: no cause is named then. */
function isOneCoin(o: Coins, by: number): boolean {
  // Counting up from the coins to a price, a ten too few or too many is as likely.
  return coinPiles(o).some(({ kind }) => kind.worth === Math.abs(by)) || (o.ask === "more" && Math.abs(by) === 10);
}

/** Coins of another kind, all of them counted as one more kind, give the same: which kind it was is not known then. */
function isOtherKind(o: Coins, by: number, own: readonly Kind[]): boolean {
  return coinPiles(o).some(
    ({ kind, count }) => !own.includes(kind) && COIN_KINDS.some(({ worth }) => count * (worth - kind.worth) === by),
  );
}

/** 2 dimes and 3 pennies as 5. */
export const piecesCounted: Rule = namedError("MO-N1", "coins-counted-and-not-their-worth", "conceptual", {
  wrong: (o) => (o.ask === "count" ? `${piecesIn(coinPiles(o))}` : undefined),
  did: "You counted how many coins there are.",
  look: "Is each of these coins worth one cent?",
  holds: "Coins are worth different amounts. Count the cents that are written on the coins.",
  sub: (o) => `Begin with the ${kindName(mostOf(coinPiles(o)))}. Count on by what is written on each coin.`,
});

/** A dime as 5 cents, a nickel as 10: the nickel is bigger. */
export const nickelForDime: Rule = namedError("MO-N2", "nickel-and-dime-swapped", "conceptual", {
  wrong: (o) => {
    const by = 5 * (o.n - o.d);
    if (o.ask === "fewest" || by === 0 || isOneCoin(o, by) || isOtherKind(o, by, [DIME, NICKEL])) return undefined;
    const cents = centsIn(coinPiles(o)) + by;
    return o.ask === "more" && cents >= o.price ? undefined : given(o, cents);
  },
  did: (o) => {
    const taken = [
      ...(o.n > 0 ? [`${eachByWorth(o.n, NICKEL)} as 10 cents`] : []),
      ...(o.d > 0 ? [`${eachByWorth(o.d, DIME)} as 5 cents`] : []),
    ].join(" and ");
    return mayLackDimes(o) ? `You counted ${taken}, or left out some 10-cent coins.` : `You counted ${taken}.`;
  },
  look: (o) =>
    mayLackDimes(o)
      ? "How many dimes are there, and how many cents is each of them worth?"
      : `How many cents is a ${o.d > 0 ? "dime" : "nickel"} worth?`,
  holds: "A small coin may be worth more than a big one. Look at the number on each coin.",
  sub: (o) =>
    `Count the cents again: ${listInWords([
      ...(o.d > 0 ? [`10 for ${eachOf(o.d, DIME)}`] : []),
      ...(o.n > 0 ? [`5 for ${eachOf(o.n, NICKEL)}`] : []),
    ])}.`,
});

/** Half of the dimes overlooked, of those that are more than the nickels, gives the same. */
function mayLackDimes({ d, n }: Coins): boolean {
  return d > n && (d - n) % 2 === 0;
}

/** 25, 35, 45 for a quarter, a dime and a nickel: counted on in tens. */
export const stepKept: Rule = namedError("MO-N3", "counted-on-in-the-step-before", "procedural", {
  wrong: (o) => {
    if (o.ask === "fewest") return undefined;
    const [last, before] = lastKinds(o);
    const by = last.count * (before.kind.worth - last.kind.worth);
    if (isOneCoin(o, by) || isOtherKind(o, by, [last.kind])) return undefined;
    const sum = centsIn(coinPiles(o)) + by;
    if ((o.ask === "notes" && sum > 99) || (o.ask === "more" && sum >= o.price)) return undefined;
    const wrong = given(o, sum);
    // Who counts coins and not cents says so many, too.
    return wrong === `${piecesIn(coinPiles(o))}` ? undefined : wrong;
  },
  did: (o) => {
    const [last, before] = lastKinds(o);
    return `You counted ${before.kind.worth} for ${eachByWorth(last.count, last.kind)} too.`;
  },
  hints: (o) => {
    const [last, before] = lastKinds(o);
    const { one, worth } = last.kind;
    const others = coinPiles(o).slice(0, -1);
    return [
      `Is a ${byWorth(last.kind)} worth as much as a ${byWorth(before.kind)}?`,
      last.count === 1
        ? `The ${one} is worth ${cents(worth)}. When you come to it, count on by ${worth}.`
        : `Each ${one} is worth ${cents(worth)}. When you come to the ${kindName(last)}, count on by ${worth}.`,
      `Count ${listInWords(others.map((pile) => `the ${kindName(pile)}`))} first. From there count on ${worth} for ${eachOf(last.count, last.kind)}.`,
    ];
  },
});

/** "5-cent coin": the picture shows no names. */
function byWorth({ worth }: Kind): string {
  return `${worth}-cent coin`;
}

/** The coins that are counted last, and those before them. */
function lastKinds(o: Coins): readonly [last: Pile, before: Pile] {
  const piles = coinPiles(o).toReversed();
  return [mostOf(piles), mostOf(piles.slice(1))];
}

/** 7 dollars and 42 cents as 49. */
export const centsAsDollars: Rule = namedError("MO-N4", "cents-added-to-dollars", "units", {
  wrong: (o) => (o.ask === "notes" ? `${centsIn(notePiles(o)) / 100 + centsIn(coinPiles(o))}` : undefined),
  did: "You added the cents to the dollars as if they were the same.",
  look: "Is one cent worth as much as one dollar?",
  holds: "A dollar is 100 cents. The dollars go before the point, and the cents after it.",
  sub: "Count the bills alone, and write these dollars before the point. Then count the coins alone.",
});

/** 7 dollars and 5 cents as 7.5. */
export const zeroLeftOut: Rule = namedError("MO-N5", "cents-without-their-zero", "representation", {
  wrong: (o) => {
    const cents = centsIn(coinPiles(o));
    return o.ask === "notes" && cents < 10 ? `${centsIn(notePiles(o)) / 100}.${cents}` : undefined;
  },
  did: "You wrote only one digit for the cents.",
  look: "How many digits do the cents have after the point?",
  holds: "After the point the first digit counts tens of cents, and the second counts single cents.",
  sub: "There are fewer than 10 cents here. Which digit says that there are no tens of cents?",
});

/** A bill of 5 dollars counted as 1. */
export const notesCounted: Rule = namedError("MO-N6", "each-note-counted-as-one-dollar", "conceptual", {
  wrong: (o) =>
    o.ask === "notes" && o.t + o.f > 0 ? inDollars(100 * piecesIn(notePiles(o)) + centsIn(coinPiles(o))) : undefined,
  did: "You counted each bill as 1 dollar.",
  look: "Which numbers are written on the bills?",
  holds: "Each bill is worth the number of dollars written on it.",
  sub: "Begin with the bill that is worth the most, and count on by the number on the next one.",
});

/** Has 47, needs 75: 122. */
export const addedPrice: Rule = namedError("SB-15", "added-instead", "conceptual", {
  wrong: (o) => (o.ask === "more" ? `${o.price + centsIn(coinPiles(o))}` : undefined),
  did: "You added the coins to the price.",
  look: "Can you need more than the whole price?",
  holds: "What you have and what you still need make the price together.",
  sub: "Start with what the coins are worth, and count up until you get to the price.",
  line: 2,
});

/** 75 − 47 = 32: the smaller ones from the larger. */
export const smallerOnes: Rule = namedError("SB-01", "smaller-from-larger", "procedural", {
  wrong: (o) => {
    const has = centsIn(coinPiles(o));
    if (o.ask !== "more" || o.price % 10 >= has % 10) return undefined;
    return `${10 * (Math.floor(o.price / 10) - Math.floor(has / 10)) + (has % 10) - (o.price % 10)}`;
  },
  did: (o) => {
    const has = centsIn(coinPiles(o));
    return `In the ones you took ${o.price % 10} from ${has % 10}.`;
  },
  look: (o) => `How far is it from ${centsIn(coinPiles(o))} to the next ten?`,
  holds: "Count up from what the coins are worth to the price. Stop at the next ten on the way.",
  sub: (o) => {
    const has = centsIn(coinPiles(o));
    const ten = 10 * Math.ceil(has / 10);
    const isWhole = ten === o.price;
    return isWhole
      ? "Is the next ten the price already?"
      : `From ${has} to ${ten} it is ${cents(ten - has)}. How far is it from ${ten} to ${o.price}? Add both.`;
  },
  line: 2,
});

/** 75 − 47 = 38: the tens as if nothing had been needed up to the next ten. */
export const tenTooMany: Rule = namedError("SB-02", "borrow-not-taken-away", "omission", {
  wrong: (o) => {
    const has = centsIn(coinPiles(o));
    // Where there are dimes, one of them may as well have been overlooked.
    return o.ask === "more" && o.d === 0 && o.price % 10 < has % 10 ? `${o.price - has + 10}` : undefined;
  },
  did: "The ones of your answer are right, and the tens are not.",
  isFact: true,
  look: "Add your answer to what the coins are worth. Do you get the price?",
  holds: "First jump to the next ten. Count the other tens from there.",
  sub: "Jump to the next ten first. From that ten, how far is it to the price?",
  line: 2,
});

/** 67 cents without quarters: 6 dimes, a nickel, 2 pennies. */
export const quartersLeftOut: Rule = namedError("MO-N7", "largest-coin-left-out", "omission", {
  wrong: (o) => {
    const pieces = piecesIn(fewestPiles(o.price, [DIME, NICKEL, PENNY]));
    // One coin too many is as likely a slip.
    return o.ask === "fewest" && pieces > piecesIn(fewestPiles(o.price)) + 1 ? `${pieces}` : undefined;
  },
  did: "You made the amount without quarters.",
  look: "Is there a coin that is worth more than a dime?",
  holds: "One quarter does the work of several coins that are worth less.",
  sub: "Take as many quarters as fit into the amount. What is left, and which coin fits into that?",
});

/** 67 cents without nickels: 2 quarters, a dime, 7 pennies. */
export const nickelsLeftOut: Rule = namedError("MO-N8", "nickels-left-out", "omission", {
  wrong: (o) =>
    o.ask === "fewest" && fewestPiles(o.price).some(({ kind }) => kind === NICKEL)
      ? `${piecesIn(fewestPiles(o.price, [QUARTER, DIME, PENNY]))}`
      : undefined,
  did: "You made the last cents with pennies only.",
  look: "Can some of the pennies be one other coin?",
  holds: "Where you can, swap several coins for one that is worth as much.",
  sub: "When no more dimes fit, see whether a nickel fits into what is left.",
});

/**
 * 3, 2 or 4 coins for 71 cents: kinds were counted, or the largest coins only, or those of the picture, or a coin or a
 * kind was forgotten. With numbers so small nobody knows which, and of all of them the same is true.
 */
export const tooFewCoins: readonly Rule[] = [0, 1, 2].map((at) =>
  namedError("MO-N27", "too-few-coins-for-the-amount", "omission", {
    wrong: (o) => (o.ask === "fewest" ? fewerCoins(o.price)[at]?.toString() : undefined),
    did: (o) => `With so few coins you cannot make ${o.price} cents.`,
    isFact: true,
    look: (o) => `Write down the coins that you take, and add their cents. Do they make ${o.price} cents?`,
    holds: (o) =>
      `Every single coin counts: ${manyOf(o)}. And the coins must make all of the ${o.price} cents, up to the last one.`,
    sub: (o) =>
      `Take as many of the largest coin as fit into ${o.price} cents, and write down how many. Do the same with the rest and the next kind until nothing is left. Then add the numbers of coins.`,
  }),
);

/** How many kinds an amount needs, how many of the largest one, and how many the picture shows, where they are fewer than it takes. */
function fewerCoins(price: number): readonly number[] {
  const piles = fewestPiles(price);
  const numbers = [piles.length, mostOf(piles).count, COIN_KINDS.length];
  return [...new Set(numbers)].filter((n) => n > 1 && n < piecesIn(piles));
}

/** Has 47, needs 75: 47. */
export const coinsGiven: Rule = namedError("WP-05", "stopped-before-the-last-step", "omission", {
  wrong: (o) => (o.ask === "more" ? `${centsIn(coinPiles(o))}` : undefined),
  did: "You found what the coins are worth.",
  look: "Does the question ask what the coins are worth, or what is still missing?",
  holds: "What the coins are worth and what is missing make the price together.",
  sub: (o) => `Go on from your ${centsIn(coinPiles(o))} cents: count up to ${o.price} cents. How far is it?`,
  line: 2,
});

/** What is answered by who takes the coins to be worth so many cents. */
function given(o: Coins, cents: number): string {
  if (o.ask === "notes") return inDollars(centsIn(notePiles(o)) + cents);
  return o.ask === "more" ? `${o.price - cents}` : `${cents}`;
}

function eachOf(count: number, { one }: Kind): string {
  return `${count === 1 ? "the" : "each"} ${one}`;
}

function eachByWorth(count: number, kind: Kind): string {
  return `${count === 1 ? "the" : "each"} ${byWorth(kind)}`;
}

/** A kind of which more than one coin is needed: "3 quarters are 3 coins". */
function manyOf(o: Coins): string {
  const pile = fewestPiles(o.price).find(({ count }) => count > 1);
  return pile === undefined ? "" : `${counted(pile)} are ${pile.count} coins`;
}
