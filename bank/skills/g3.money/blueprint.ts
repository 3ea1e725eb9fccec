import { makeMoneySkill } from "../../blueprints/time-money/kit-money.ts";
import { costOf, goodsFor, PRICE_FACTORS, PRICE_FORMS, type Prices } from "../../blueprints/time-money/prices.ts";
import * as errors from "../../blueprints/time-money/prices-rules.ts";

/** Total prices and find change. Wordings, traces and what things cost stand in `prices.ts`. */
export const blueprint = makeMoneySkill<Prices>({
  id: "g3.money",
  version: 7,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { many: [1, 1], note: [0, 0] },
      choices: { ask: ["total"], a: prices(1100, 4500, 100), b: prices(1100, 4500, 100) },
      where: (o) => o.a % 1000 > 0 && o.b % 1000 > 0 && canBeBought(o),
    },
    2: {
      ranges: { b: [0, 0], many: [1, 1] },
      choices: { ask: ["change"], note: [50, 100], a: prices(2100, 8900, 100) },
      where: (o) => o.a % 1000 > 0 && isPaid(o, 1000) && canBeBought(o),
    },
    3: {
      ranges: { many: [1, 1], note: [0, 0] },
      choices: { ask: ["total"], a: prices(105, 1495, 5), b: prices(105, 1495, 5) },
      where: (o) => haveCents(o) && canBeBought(o) && (o.a % 100) + (o.b % 100) !== 100,
    },
    4: {
      ranges: { b: [0, 0], many: [1, 1] },
      choices: { ask: ["change"], note: [5, 10, 20, 50], a: prices(105, 4495, 5) },
      where: (o) => haveCents(o) && isPaid(o, 100) && canBeBought(o),
    },
    5: {
      choices: {
        ask: ["two", "each"],
        note: [10, 20, 50],
        a: prices(125, 1495, 5),
        b: [...prices(105, 1495, 5), ...prices(105, 1495, 5).map(() => 0)],
        many: [1, 1, 1, 2, 3, 4],
      },
      where: (o) =>
        (o.ask === "two" ? o.many === 1 && o.b > 0 : o.many > 1 && o.b === 0 && o.a % 25 === 0) &&
        haveCents(o) &&
        costOf(o) % 100 > 0 &&
        isPaid(o, 100) &&
        canBeBought(o),
    },
  },
  misconceptions: [
    errors.tenLost,
    errors.dollarLost,
    errors.centsWrittenOut,
    errors.tookAway,
    errors.putOnTop,
    errors.bottomDigitKept,
    errors.onesKept,
    errors.tenKept,
    errors.dollarKept,
    errors.oneDollarLost,
    errors.centsCopied,
    errors.onePriceOnly,
    errors.secondPriceOnly,
    errors.fiveAsFifty,
    errors.spentGiven,
  ],
  forms: PRICE_FORMS,
  factors: PRICE_FACTORS,
});

/** All multiples of so many cents from one price to another. */
function prices(least: number, most: number, step: number): readonly number[] {
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, at) => first + at * step);
}

function haveCents({ a, b }: Prices): boolean {
  return a % 100 > 0 && (b === 0 || b % 100 > 0);
}

const BILLS = [1, 5, 10, 20, 50, 100];

/** With the smallest bill that is enough, and some of it comes back. */
function isPaid(o: Prices, least: number): boolean {
  const smaller = BILLS[BILLS.indexOf(o.note) - 1] ?? 0;
  return costOf(o) > 100 * smaller && o.note * 100 - costOf(o) > least;
}

function canBeBought({ a, b }: Prices): boolean {
  const [first, second] = [goodsFor(a), goodsFor(b)];
  return a !== b && first.length > 0 && (b === 0 || (second.length > 0 && new Set([...first, ...second]).size > 1));
}
