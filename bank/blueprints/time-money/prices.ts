import {
  from,
  line,
  written,
  type DifficultyFactor,
  type StoryContext,
  type Thing,
  type Trace,
  type TraceLine,
} from "#engine";
import { numberInWords } from "../number-words.ts";
import { capital } from "../place-words.ts";
import { known } from "../trace-kit.ts";
import type { FormOperands } from "./kit-forms.ts";
import { dollarsAndCents, inDollars, type MoneyForm } from "./kit-money.ts";

/** Prices in cents, and what is asked of them. */
export interface Prices extends FormOperands {
  /**
   * `total`: of two prices; `change`: from a note, for one price; `two`: change for two things; `each`: change for
   * several things of one price.
   */
  readonly ask: "total" | "change" | "two" | "each";
  readonly a: number;
  /** The second price; 0 where there is one only. */
  readonly b: number;
  /** How many are bought at the first price. */
  readonly many: number;
  /** Dollars; 0 where nobody pays. */
  readonly note: number;
}

interface Good extends Thing {
  /** What it costs [dollars]. */
  readonly least: number;
  readonly most: number;
}

const GOODS: readonly Good[] = [
  { one: "a drink", many: "drinks", least: 1, most: 4 },
  { one: "a notebook", many: "notebooks", least: 1, most: 5 },
  { one: "a sandwich", many: "sandwiches", least: 3, most: 8 },
  { one: "a magazine", many: "magazines", least: 2, most: 7 },
  { one: "a box of crayons", many: "boxes of crayons", least: 2, most: 9 },
  { one: "a toy car", many: "toy cars", least: 3, most: 12 },
  { one: "a movie ticket", many: "movie tickets", least: 5, most: 14 },
  { one: "a ball", many: "balls", least: 4, most: 20 },
  { one: "a book", many: "books", least: 5, most: 25 },
  { one: "a T-shirt", many: "T-shirts", least: 8, most: 30 },
  { one: "a board game", many: "board games", least: 15, most: 45 },
  { one: "a backpack", many: "backpacks", least: 18, most: 60 },
  { one: "a pair of shoes", many: "pairs of shoes", least: 20, most: 95 },
  { one: "a jacket", many: "jackets", least: 25, most: 95 },
];

/** What may cost so much; nobody buys three jackets with one note. */
export function goodsFor(cents: number): readonly Good[] {
  return GOODS.filter(({ least, most }) => least * 100 <= cents && cents <= most * 100);
}

/** One thing for the first price, and another one for the second. */
function goods({ a, b }: Prices, { rng }: StoryContext): readonly [first: Good, second: Good] {
  const first = rng.pick(goodsFor(a));
  const others = goodsFor(b).filter((one) => one !== first);
  return [first, others.length === 0 ? first : rng.pick(others)];
}

export function costOf({ a, b, many }: Prices): number {
  return a * many + b;
}

export function isWhole({ a, b }: Prices): boolean {
  return a % 100 === 0 && b % 100 === 0;
}

/** Level 5 asks what level 1 has a part of: each is worth more than all that stand before it. */
export const PRICE_FACTORS: readonly DifficultyFactor<Prices>[] = [
  { name: "size", weight: 1, of: (o) => costOf(o) / 15_000 },
  { name: "change", weight: 2, of: (o) => (o.note > 0 ? 1 : 0) },
  { name: "dollars-and-cents", weight: 4, of: (o) => (isWhole(o) ? 0 : 1) },
  { name: "new-dollar", weight: 1, of: (o) => (o.b > 0 && (o.a % 100) + (o.b % 100) > 100 ? 1 : 0) },
  { name: "two-steps", weight: 6, of: (o) => (o.ask === "two" || o.ask === "each" ? 1 : 0) },
];

/** Several things are paid with one bill: first their total, then the change. */
const BILL = {
  asked: "dollars",
  trace: billTrace,
  says,
  look: () => "What do you have to work out before you can find what is left?",
  rule: (o) => `First find how much is spent in all. Then count up from there to ${o.note} dollars.`,
  tells: () => 0,
  goOn: (o) =>
    `${dollarsAndCents(costOf(o))} are spent in all. Count the cents up to ${dollarsAndCents(upTo(o) * 100)}, and then the dollars up to ${o.note} dollars.`,
} as const satisfies Omit<MoneyForm<Prices>, "stems">;

export const PRICE_FORMS: Readonly<Record<Prices["ask"], MoneyForm<Prices>>> = {
  total: {
    asked: "dollars",
    stems: {
      "total-buys": (o, c) => {
        const [first, second] = goods(o, c);
        return `${c.names[0]} buys ${first.one} for ${price(o.a)} and ${second.one} for ${price(o.b)}. How much does ${c.names[0]} pay altogether?`;
      },
      "total-costs": (o, c) => {
        const [first, second] = goods(o, c);
        return `${capital(first.one)} costs ${price(o.a)}, and ${second.one} costs ${price(o.b)}. How much do they cost together?`;
      },
      "total-saved": (o, c) =>
        `${c.names[0]} has ${price(o.a)} and gets ${price(o.b)} more. How much money does ${c.names[0]} have then?`,
      "total-receipt": (o, c) => {
        const [first, second] = goods(o, c);
        return `A receipt shows ${first.one} at ${price(o.a)} and ${second.one} at ${price(o.b)}. What is the total?`;
      },
      "total-days": (o, c) =>
        `${c.names[0]} spends ${price(o.a)} on Saturday and ${price(o.b)} on Sunday. How much does ${c.names[0]} spend in all?`,
    },
    trace: (o) => ({
      givens: [given("a", o.a), given("b", o.b)],
      goal: { operation: "add", from: ["a", "b"] },
      routes: [totalLines(o)],
    }),
    says,
    look: (o) =>
      isWhole(o)
        ? "Does the question ask for the total, or for how much more one amount is than the other?"
        : "Which parts of the amounts are dollars, and which are cents?",
    rule: (o) =>
      isWhole(o)
        ? "Add the tens and add the ones. Then put the tens and the ones together."
        : `Add the dollars and add the cents.${hasNewDollar(o) ? " 100 cents make another dollar." : ""}`,
    // Of dollars and cents that only stand together nothing would be left to do.
    tells: (o) => (hasNewDollar(o) ? 2 : 1),
    goOn: (o) => {
      if (isWhole(o)) {
        const [x, y] = [o.a, o.b].map((cents) => (cents / 100) % 10);
        return `Now add the ones, ${x} and ${y}. How much do the tens and the ones make together?`;
      }
      return hasNewDollar(o)
        ? `How many dollars and cents are ${centsOf(o)} cents? Add the new dollar to the other dollars.`
        : `Now add the cents, ${o.a % 100} and ${o.b % 100}. The dollars go before the point, and the cents after it.`;
    },
  },
  change: {
    asked: "dollars",
    stems: {
      "change-pays": (o, c) =>
        `${c.names[0]} buys ${goods(o, c)[0].one} for ${price(o.a)} and pays with a ${note(o)} bill. How much change does ${c.names[0]} get?`,
      "change-costs": (o, c) =>
        `${capital(goods(o, c)[0].one)} costs ${price(o.a)}. ${c.names[0]} pays with a ${note(o)} bill. How much change does ${c.names[0]} get?`,
      "change-left": (o, c) =>
        `${c.names[0]} has ${price(o.note * 100)} and spends ${price(o.a)} on ${goods(o, c)[0].one}. How much money is left?`,
      "change-till": (o, c) =>
        `${c.names[0]} buys things for ${price(o.a)} and pays with a ${note(o)} bill. How much change does ${c.names[0]} get?`,
    },
    trace: (o) => ({
      givens: [given("note", o.note * 100), given("a", o.a)],
      goal: { operation: "subtract", from: ["note", "a"] },
      routes: [changeLines(o)],
    }),
    says,
    look: (o) => `Does the question ask how much is spent, or how much is left of the ${o.note} dollars?`,
    rule: (o) =>
      `Count up from the price to ${o.note} dollars: first to the next ${isWhole(o) ? "ten" : "whole dollar"}, and then on from there.`,
    tells: () => 1,
    goOn: furtherOn,
  },
  two: {
    ...BILL,
    stems: {
      "bill-pays": (o, c) => {
        const [first, second] = goods(o, c);
        return `${c.names[0]} buys ${first.one} for ${price(o.a)} and ${second.one} for ${price(o.b)}, and pays with a ${note(o)} bill. How much change does ${c.names[0]} get?`;
      },
      "bill-left": (o, c) => {
        const [first, second] = goods(o, c);
        return `${c.names[0]} has ${price(o.note * 100)} and buys ${first.one} for ${price(o.a)} and ${second.one} for ${price(o.b)}. How much money is left?`;
      },
      "bill-days": (o, c) =>
        `${c.names[0]} has ${price(o.note * 100)}. On Saturday ${c.names[0]} spends ${price(o.a)}, and on Sunday ${price(o.b)}. How much is left after that?`,
    },
  },
  each: {
    ...BILL,
    stems: {
      "each-pays": (o, c) =>
        `${c.names[0]} buys ${numberInWords(o.many)} ${goods(o, c)[0].many} at ${price(o.a)} each and pays with a ${note(o)} bill. How much change does ${c.names[0]} get?`,
      "each-left": (o, c) =>
        `${c.names[0]} has ${price(o.note * 100)} and buys ${numberInWords(o.many)} ${goods(o, c)[0].many} for ${price(o.a)} each. How much money is left?`,
      "each-costs": (o, c) => {
        const [first] = goods(o, c);
        return `${capital(first.one)} costs ${price(o.a)}. ${c.names[0]} takes ${numberInWords(o.many)} and pays with a ${note(o)} bill. How much change does ${c.names[0]} get?`;
      },
    },
  },
};

const DECIMAL = { style: "decimal" } as const;

function given(name: string, cents: number): Trace["givens"][number] {
  return { name, value: written(cents, 100), ...DECIMAL };
}

/** Whole dollars by tens and ones; others by dollars and cents. */
export function totalLines(o: Prices): readonly TraceLine[] {
  const prices = o.b === 0 ? Array.from({ length: o.many }, () => o.a) : [o.a, o.b];
  const parts = (id: string, of: (cents: number) => number): TraceLine =>
    line(
      id,
      "add",
      prices.map((cents, at) => known(`${id}-${at + 1}`, of(cents))),
    );
  if (isWhole(o)) {
    const tens = parts("tens", (cents) => 10 * Math.floor(cents / 1000));
    const ones = parts("ones", (cents) => (cents / 100) % 10);
    return [tens, ones, line("total", "add", [from(tens), from(ones)])];
  }
  const dollars = parts("dollars", (cents) => Math.floor(cents / 100));
  const cents = parts("cents", (all) => all % 100);
  const total = (all: TraceLine, rest: TraceLine): TraceLine =>
    line("total", "add", [from(all), known("rest-of-cents", rest.result.n, 100)], DECIMAL);
  // Where the total is only the first step to an answer, the new dollar is told in one with it.
  if (!hasNewDollar(o) || o.ask !== "total") return [dollars, cents, total(dollars, cents)];
  const rest = line("rest", "subtract", [from(cents), known("cents-of-the-new-dollar", 100)]);
  const all = line("new-dollar", "add", [from(dollars), known("new-dollar", 1)]);
  return [dollars, cents, rest, all, total(all, rest)];
}

/** Whether the cents of all prices make a dollar. */
export function hasNewDollar(o: Prices): boolean {
  return centsOf(o) >= 100;
}

export function centsOf({ a, b, many }: Prices): number {
  return (a % 100) * many + (b % 100);
}

/** Up to the next ten or the next whole dollar, and on from there to the note. */
function changeLines(o: Prices): readonly TraceLine[] {
  const [paid, stop] = [known("note", o.note), known("stop", upTo(o))];
  if (isWhole(o)) {
    const toTen = line("to-ten", "subtract", [stop, known("price", costOf(o) / 100)]);
    const further = line("further", "subtract", [paid, stop]);
    return [toTen, further, line("both", "add", [from(toTen), from(further)])];
  }
  const toDollar = line("to-dollar", "subtract", [known("dollar", 100), known("cents", costOf(o) % 100)]);
  const further = line("further", "subtract", [paid, stop]);
  const cents = known("cents-back", toDollar.result.n, 100);
  return [toDollar, further, line("change", "add", [from(further), cents], DECIMAL)];
}

function billTrace(o: Prices): Trace {
  const total = totalLines(o);
  const prices = o.b === 0 ? [given("a", o.a)] : [given("a", o.a), given("b", o.b)];
  return { givens: [given("note", o.note * 100), ...prices], routes: [[...total, ...changeLines(o)]] };
}

function says({ id }: TraceLine, o: Prices): string {
  const cost = costOf(o);
  switch (id) {
    case "tens":
      return "Add the tens.";
    case "ones":
      return "Add the ones.";
    case "dollars":
      return "Add the dollars.";
    case "cents":
      return "Add the cents.";
    case "total":
      if (isWhole(o)) return "Put the tens and the ones together.";
      return `${o.ask !== "total" && hasNewDollar(o) ? `${inNewDollars(o)} ` : ""}${writeWithPoint(cost)}`;
    case "rest":
      return inNewDollars(o);
    case "new-dollar":
      return "Add the new dollar to the others.";
    case "to-ten":
      return `Count up from ${cost / 100} to the next ten, ${upTo(o)}.`;
    case "to-dollar":
      return needed(cost, upTo(o) * 100);
    case "further":
      return isWhole(o) ? `Go on from ${upTo(o)} to ${o.note}.` : needed(upTo(o) * 100, o.note * 100);
    case "both":
      return "Add both jumps.";
    case "change":
      return writeWithPoint(o.note * 100 - cost);
    default:
      throw new Error(`no words for the line ${id}`);
  }
}

/** "You need 10 cents to get from 39 dollars and 90 cents to 40 dollars." */
function needed(from: number, to: number): string {
  return `You need ${dollarsAndCents(to - from)} to get from ${dollarsAndCents(from)} to ${dollarsAndCents(to)}.`;
}

/** Of fewer than ten cents the 0 is easily forgotten. */
function writeWithPoint(cents: number): string {
  return `Write ${dollarsAndCents(cents)} with a point${cents % 100 < 10 ? " and two digits for the cents" : ""}.`;
}

/** "165 cents are 1 dollar and 65 cents." */
function inNewDollars(o: Prices): string {
  return `${centsOf(o)} cents are ${dollarsAndCents(centsOf(o))}.`;
}

/** How counting up goes on after its first jump. */
function furtherOn(o: Prices): string {
  return isWhole(o)
    ? `Now go on from ${upTo(o)} to ${o.note}, and add both jumps.`
    : `How many dollars is it from ${dollarsAndCents(upTo(o) * 100)} to ${o.note} dollars? Write the dollars, the point, and two digits for the cents.`;
}

/** Where the counting up stops on its way [dollars]. */
export function upTo(o: Prices): number {
  const cost = costOf(o);
  return isWhole(o) ? Math.ceil(cost / 1000) * 10 : Math.ceil(cost / 100);
}

/** As a price tag shows it, for a stem: `\$4.50`, `\$27`. */
function price(cents: number): string {
  return `\\$${inDollars(cents)}`;
}

function note(o: Prices): string {
  return `\\$${o.note}`;
}
