import {
  createRng,
  from,
  line,
  written,
  type DiagramInput,
  type DifficultyFactor,
  type MoneyPiece,
  type Source,
  type StoryContext,
  type TraceLine,
} from "#engine";
import { capital, listInWords } from "../place-words.ts";
import { known } from "../trace-kit.ts";
import type { FormOperands } from "./kit-forms.ts";
import { dollarsAndCents, type MoneyForm } from "./kit-money.ts";

/** Coins and bills, and what is asked of them. */
export interface Coins extends FormOperands {
  /**
   * `count`: how many cents some coins are; `notes`: dollars and cents, in bills and coins; `more`: how many more cents a price takes; `fewest`: how many coins an amount needs at least.
   */
  readonly ask: "count" | "notes" | "more" | "fewest";
  /** Bills of ten dollars, five and one. */
  readonly t: number;
  readonly f: number;
  readonly b: number;
  /** Quarters, dimes, nickels and pennies. */
  readonly q: number;
  readonly d: number;
  readonly n: number;
  readonly p: number;
  /** A price, or an amount that is to be made, in cents; 0 where there is none. */
  readonly price: number;
  /** Which order the coins lie in; 0: those that are worth most first. */
  readonly mix: number;
}

export interface Kind {
  readonly worth: MoneyPiece;
  readonly one: string;
  readonly many: string;
}

export const QUARTER: Kind = { worth: 25, one: "quarter", many: "quarters" };
export const DIME: Kind = { worth: 10, one: "dime", many: "dimes" };
export const NICKEL: Kind = { worth: 5, one: "nickel", many: "nickels" };
export const PENNY: Kind = { worth: 1, one: "penny", many: "pennies" };
export const COIN_KINDS = [QUARTER, DIME, NICKEL, PENNY] as const;

const TEN: Kind = { worth: 1000, one: "10-dollar bill", many: "10-dollar bills" };
const FIVE: Kind = { worth: 500, one: "5-dollar bill", many: "5-dollar bills" };
const ONE: Kind = { worth: 100, one: "1-dollar bill", many: "1-dollar bills" };

export interface Pile {
  readonly kind: Kind;
  readonly count: number;
}

/** The coins by kind, those that are worth most first. */
export function coinPiles({ q, d, n, p }: Coins): readonly Pile[] {
  return pilesOf([QUARTER, q], [DIME, d], [NICKEL, n], [PENNY, p]);
}

export function notePiles({ t, f, b }: Coins): readonly Pile[] {
  return pilesOf([TEN, t], [FIVE, f], [ONE, b]);
}

function pilesOf(...counted: readonly (readonly [kind: Kind, count: number])[]): readonly Pile[] {
  return counted.flatMap(([kind, count]) => (count === 0 ? [] : [{ kind, count }]));
}

/** Of the piles that there are, the one that is worth most. */
export function mostOf(piles: readonly Pile[]): Pile {
  const [pile] = piles;
  if (pile === undefined) throw new Error("nothing to count");
  return pile;
}

/** As few coins as make an amount: with these coins it is always the largest that fits. */
export function fewestPiles(amount: number, kinds: readonly Kind[] = COIN_KINDS): readonly Pile[] {
  let rest = amount;
  return kinds.flatMap((kind) => {
    const count = Math.floor(rest / kind.worth);
    rest %= kind.worth;
    return count === 0 ? [] : [{ kind, count }];
  });
}

export function centsIn(piles: readonly Pile[]): number {
  return piles.reduce((sum, { kind, count }) => sum + kind.worth * count, 0);
}

export function piecesIn(piles: readonly Pile[]): number {
  return piles.reduce((sum, { count }) => sum + count, 0);
}

/** Level 5 asks what level 1 only shows: each is worth more than all that stand before it. */
export const COIN_FACTORS: readonly DifficultyFactor<Coins>[] = [
  { name: "pieces", weight: 1, of: (o) => piecesIn([...coinPiles(o), ...notePiles(o)]) / 10 },
  { name: "kinds-of-coins", weight: 1.5, of: (o) => (coinPiles(o).length - 1) / 3 },
  { name: "mixed-order", weight: 1.5, of: (o) => (o.mix > 0 && o.ask !== "fewest" ? 1 : 0) },
  { name: "dollars-and-cents", weight: 3, of: (o) => (o.ask === "notes" ? 1 : 0) },
  { name: "missing-part", weight: 6, of: (o) => (o.ask === "more" ? 1 : 0) },
  { name: "choosing-coins", weight: 9, of: (o) => (o.ask === "fewest" ? 1 : 0) },
  { name: "coins-needed", weight: 1, of: (o) => (o.ask === "fewest" ? piecesIn(fewestPiles(o.price)) / 10 : 0) },
];

/** How an amount is written; no amount that is asked is so large. */
const WITH_A_POINT = "Write it with a point between dollars and cents, like 25.40 for 25 dollars and 40 cents.";

export const COIN_FORMS: Readonly<Record<Coins["ask"], MoneyForm<Coins>>> = {
  count: {
    asked: "cents",
    stems: {
      "how-many": () => "How many cents are these coins worth altogether?",
      has: (_, c) => `${c.names[0]} has these coins. How many cents are they worth altogether?`,
      pays: (_, c) => `${c.names[0]} pays with exactly these coins. How many cents does ${c.names[0]} pay?`,
      pocket: (_, c) => `${c.names[0]} finds these coins in a coat pocket. How many cents are they worth in all?`,
      "money-box": (_, c) => `These coins are in ${c.names[0]}’s money box. How many cents are in the money box?`,
      puts: (_, c) => `${c.names[0]} puts these coins on the table. How much money is that, in cents?`,
    },
    trace: (o) => ({ givens: [], routes: [countLines(coinPiles(o)).lines] }),
    says: sayCounted,
    look: (o) =>
      o.mix === 0
        ? "How much is each of these coins worth? Which kind is worth the most?"
        : mostOf(coinPiles(o)).count === 1
          ? "Which coin is worth the most? Start with that one."
          : "Which coins are worth the most? Look for all of that kind first.",
    rule: (o) =>
      `Count on in steps: ${listInWords(coinPiles(o).map(({ kind, count }) => `${kind.worth} for ${count === 1 ? "the" : "each"} ${kind.one}`))}.`,
    tells: (o) => Math.max(0, countLines(coinPiles(o)).lines.length - leftToCount(o)),
    goOn: (o) => `${goOnOf(o)} What total do you get?`,
    diagram: onTable,
  },
  notes: {
    asked: "dollars",
    stems: {
      "notes-how-much": () => `How much money is this? ${WITH_A_POINT}`,
      "notes-has": (_, c) => `${c.names[0]} has this money. How much is that altogether? ${WITH_A_POINT}`,
      "notes-saved": (_, c) => `${c.names[0]} has saved this money. How much is it? ${WITH_A_POINT}`,
      "notes-pays": (_, c) => `${c.names[0]} pays with these bills and coins. How much is that? ${WITH_A_POINT}`,
      "notes-wallet": (_, c) => `This money is in ${c.names[0]}’s wallet. How much is in the wallet? ${WITH_A_POINT}`,
    },
    trace: (o) => {
      const [notes, coins] = [dollarLines(o), countLines(coinPiles(o))];
      const cents = known("cents", centsIn(coinPiles(o)), 100);
      const amount = line("amount", "add", [...notes.sum, cents], { style: "decimal" });
      return { givens: [], routes: [[...notes.lines, ...coins.lines, amount]] };
    },
    says: (own, o) =>
      own.id === "amount" ? `Write ${dollarsAndCents(own.result.n)} with a point.` : sayCounted(own, o),
    look: () => "Which of the bills and coins are dollars, and which are cents?",
    rule: () =>
      "Count the bills first, and then the coins. Write the dollars before the point and the two digits of the cents after it.",
    tells: (o) => dollarLines(o).lines.length,
    goOn: (o) => `Now count the coins. Begin with ${theKind(mostOf(coinPiles(o)))}.`,
    diagram: onTable,
  },
  more: {
    asked: "cents",
    stems: {
      "more-to-buy": (o, c) =>
        `${c.names[0]} has these coins and wants to buy ${good(o, c)} for ${o.price} cents. How many more cents does ${c.names[0]} need?`,
      "more-missing": (o, c) =>
        `${capital(good(o, c))} costs ${o.price} cents. ${c.names[0]} has these coins. How many more cents does ${c.names[0]} need?`,
      "more-to-pay": (o, c) =>
        `${c.names[0]} has to pay ${o.price} cents and has put these coins on the counter. How many cents are still to pay?`,
      "more-to-save": (o, c) =>
        `${c.names[0]} is saving for ${good(o, c)} that costs ${o.price} cents. So far ${c.names[0]} has these coins. How many more cents are needed?`,
    },
    trace: (o) => {
      const { lines, sum } = countLines(coinPiles(o));
      const price: Source = { given: "price", value: written(o.price) };
      return {
        givens: [{ name: "price", value: written(o.price) }],
        routes: jumps(o, price, sum).map((up) => [...lines, ...up]),
      };
    },
    says: (own, o) => {
      const [has, stop] = [centsIn(coinPiles(o)), stopOf(o)];
      switch (own.id) {
        case "in-tens":
          return `Count up from ${has} in tens: ${inTens(o).join(", ")}.`;
        case "to-ten":
          return `Count up from ${has} to the next ten, ${stop}.`;
        case "further":
          return `Go on from ${stop} to ${o.price}.`;
        case "both":
          return "Add both jumps.";
        default:
          return sayCounted(own, o);
      }
    },
    look: () => "How much are the coins worth together? Is that enough to pay?",
    rule: (o) =>
      `Count the coins first. Then count up to the price${
        inTens(o).length === 0
          ? ": first to the next ten, and then on from there"
          : stopOf(o) === o.price
            ? " in tens"
            : ": in tens as far as you can, and then in ones"
      }.`,
    tells: (o) => countLines(coinPiles(o)).lines.length,
    goOn: (o) =>
      inTens(o).length > 0
        ? `Now count up in tens ${stopOf(o) === o.price ? "" : "as far as you can, and from there "}to ${o.price} cents. How far is it altogether?`
        : `Now go on to the next ten, and from there to ${o.price} cents. How far is it altogether?`,
    diagram: onTable,
  },
  fewest: {
    asked: "coins",
    stems: {
      "fewest-make": (o) =>
        `What is the smallest number of coins you need to make ${o.price} cents? You may take as many of each kind as you like.`,
      "fewest-pays": (o, c) =>
        `${c.names[0]} has many coins of each of these kinds and wants to pay ${o.price} cents with as few coins as possible. How many coins is that?`,
      "fewest-machine": (o) =>
        `A machine gives ${o.price} cents in change, with as few coins as it can. The picture shows the kinds of coins. How many coins come out?`,
      "fewest-gets": (o, c) =>
        `${c.names[0]} gets ${o.price} cents in change. The picture shows the kinds of coins. What is the smallest number of coins that ${c.names[0]} can get?`,
    },
    trace: (o) => ({ givens: [{ name: "amount", value: written(o.price) }], routes: [fewestLines(o)] }),
    says: (own, o) => {
      const piles = fewestPiles(o.price);
      const pile = piles.find(({ kind }) => own.id === `take-${kind.many}`);
      return pile === undefined
        ? `Count the coins: ${listInWords(piles.map(counted))}.`
        : `Take ${counted(pile)} and see how many cents are left.`;
    },
    look: () => "Which of the coins is worth the most? Does such a coin fit into the amount?",
    rule: () =>
      "Start with the coin that is worth the most. Take as many of this kind as fit. Then do the same with the next kind.",
    tells: () => 0,
    goOn: (o) => {
      const pile = mostOf(fewestPiles(o.price));
      return `${counted(pile)} ${pile.count === 1 ? "fits" : "fit"} into ${o.price} cents. How many cents are left, and which coins make them? At the end, count all the coins.`;
    },
    diagram: () => ({
      type: "coins",
      alt: `The kinds of coins: ${listInWords(COIN_KINDS.map(({ many, worth }) => `${many} of ${cents(worth)}`))}.`,
      pieces: COIN_KINDS.map(({ worth }) => worth),
    }),
  },
};

/** What costs less than a dollar. */
const GOODS = [
  "a pencil",
  "a sticker",
  "a rubber ball",
  "a postcard",
  "an apple",
  "a bread roll",
  "a balloon",
] as const;

function good(_: Coins, { rng }: StoryContext): string {
  return rng.pick(GOODS);
}

/**
 * The sums that are said in counting up in tens from what the coins are: none where the price ends in a smaller digit, so
 * that the last jump of ten would go past it.
 */
function inTens(o: Coins): readonly number[] {
  const has = centsIn(coinPiles(o));
  const tens = o.price % 10 < has % 10 ? 0 : Math.floor((o.price - has) / 10);
  return Array.from({ length: tens }, (_, at) => has + 10 * (at + 1));
}

/** Where counting up stops on its way: as far as tens go, or at the full ten after what the coins are. */
function stopOf(o: Coins): number {
  return inTens(o).at(-1) ?? Math.ceil(centsIn(coinPiles(o)) / 10) * 10;
}

/** From what the coins are to the price: in jumps, or in one. */
function jumps(o: Coins, price: Source, sum: readonly Source[]): readonly (readonly TraceLine[])[] {
  const missing = line("missing", "subtract", [price, ...sum]);
  const stop = known("stop", stopOf(o));
  const isInTens = inTens(o).length > 0;
  const first = line(isInTens ? "in-tens" : "to-ten", "subtract", [stop, ...sum]);
  if (stopOf(o) === o.price) return [[first]];
  const further = line("further", "subtract", [price, stop]);
  return [[first, further, line("both", "add", [from(first), from(further)])], [missing]];
}

interface Counted {
  readonly lines: readonly TraceLine[];
  /** What all of them come to. */
  readonly sum: readonly Source[];
}

/** Kind by kind, going on from what was counted before. */
function countLines(piles: readonly Pile[], unit = 1): Counted {
  const lines: TraceLine[] = [];
  let sum: readonly Source[] = [];
  for (const { kind, count } of piles) {
    const pieces = Array.from({ length: count }, (_, at) => known(`${kind.one}-${at + 1}`, kind.worth / unit));
    const added = sum.concat(pieces);
    const own = added.length > 1 ? line(kind.many, "add", added) : undefined;
    if (own !== undefined) lines.push(own);
    sum = own === undefined ? added : [from(own)];
  }
  return { lines, sum };
}

function dollarLines(o: Coins): Counted {
  return countLines(notePiles(o), 100);
}

/** The largest coin that fits is taken away until nothing is left; then the coins are counted. */
function fewestLines(o: Coins): readonly TraceLine[] {
  const piles = fewestPiles(o.price);
  const lines: TraceLine[] = [];
  for (const { kind, count } of piles.slice(0, -1)) {
    const last = lines.at(-1);
    const rest: Source = last === undefined ? { given: "amount", value: written(o.price) } : from(last);
    const coins = Array.from({ length: count }, (_, at) => known(`${kind.one}-${at + 1}`, kind.worth));
    lines.push(line(`take-${kind.many}`, "subtract", [rest, ...coins]));
  }
  return [
    ...lines,
    line(
      "number",
      "add",
      piles.map(({ kind, count }) => known(`number-of-${kind.many}`, count)),
    ),
  ];
}

function sayCounted({ id, from: inputs }: TraceLine, o: Coins): string {
  const piles = [...notePiles(o), ...coinPiles(o)];
  const pile = piles.find(({ kind }) => kind.many === id);
  const [first, ...others] = inputs.map(({ value }) => value.n);
  if (pile === undefined || first === undefined) throw new Error(`no words for the line ${id}`);
  const name = theKind(pile);
  let sum = first;
  const counted = others.map((worth) => (sum += worth)).join(", ");
  const isStart = others.length === pile.count - 1;
  if (isStart) return `Count ${name}: ${first}, ${counted}.`;
  const [lead] = inputs;
  const isLead = lead !== undefined && "known" in lead;
  const before = piles[piles.indexOf(pile) - 1];
  return isLead && before !== undefined
    ? `The ${before.kind.one} is ${pieceWorth(before.kind)}. Go on with ${name}: ${counted}.`
    : `Go on from ${first} with ${name}: ${counted}.`;
}

/** How many kinds a last hint leaves to be counted: a single coin of the last would be nearly the answer. */
function leftToCount(o: Coins): number {
  const piles = coinPiles(o);
  return piles.at(-1)?.count === 1 && piles.length > 2 ? 2 : 1;
}

/** The kinds that are left; where the one that is worth most has one coin only, nothing is counted before the second. */
function goOnOf(o: Coins): string {
  const { kind, count } = mostOf(coinPiles(o));
  const left = coinPiles(o).slice(-leftToCount(o));
  if (count > 1 || countLines(coinPiles(o)).lines.length > leftToCount(o)) return goOnWith(left.map(theKind));
  const lead = `Say ${kind.worth} for the ${kind.one}`;
  const next = mostOf(left);
  // Where it is the only one of its kind, what is said with it may be the answer.
  if (next.count === 1) return `${lead}. ${goOnWith(left.map(theKind))}`;
  const rest = `the other ${kindWorth({ ...next, count: next.count - 1 })}`;
  return `${lead}, and ${kind.worth + next.kind.worth} at the first ${next.kind.one}. ${goOnWith([rest, ...left.slice(1).map(theKind)])}`;
}

function goOnWith(kinds: readonly string[]): string {
  return `Go on with ${kinds.join(", and then with ")}.`;
}

function pieceWorth(kind: Kind): string {
  return kind.worth < 100 ? cents(kind.worth) : dollars(kind);
}

function dollars({ worth }: Kind): string {
  return worth === 100 ? "1 dollar" : `${worth / 100} dollars`;
}

export function cents(n: number): string {
  return n === 1 ? "1 cent" : `${n} cents`;
}

function theKind(pile: Pile): string {
  return `the ${kindWorth(pile)}`;
}

/** "dimes, 10 cents each", "dime, 10 cents": not every child knows the coins by name. */
function kindWorth(pile: Pile): string {
  const worth = pile.kind.worth >= 100 ? "" : `, ${cents(pile.kind.worth)}${pile.count === 1 ? "" : " each"}`;
  return `${kindName(pile)}${worth}`;
}

/** "dimes", "dime" of one. */
export function kindName({ kind, count }: Pile): string {
  return count === 1 ? kind.one : kind.many;
}

export function counted({ kind, count }: Pile): string {
  return `${count} ${kindName({ kind, count })}`;
}

/** What lies on the table: bills first, and coins in the order of the question. */
function onTable(o: Coins): DiagramInput {
  const notes = piecesOf(notePiles(o));
  const sorted = piecesOf(coinPiles(o));
  const coins = o.mix === 0 ? sorted : createRng(`coins/${o.mix}`).shuffle(sorted);
  const said = (kinds: readonly Kind[]): string => kinds.map(pieceWorth).join(", ");
  return {
    type: "coins",
    alt: `${notes.length > 0 ? `Bills: ${said(notes)}. ` : ""}Coins, in this order: ${said(coins)}.`,
    pieces: [...notes, ...coins].map(({ worth }) => worth),
  };
}

function piecesOf(piles: readonly Pile[]): readonly Kind[] {
  return piles.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
}
