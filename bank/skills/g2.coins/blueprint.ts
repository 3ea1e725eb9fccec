import {
  centsIn,
  COIN_FACTORS,
  COIN_FORMS,
  COIN_KINDS,
  coinPiles,
  fewestPiles,
  notePiles,
  piecesIn,
  type Coins,
} from "../../blueprints/time-money/coins.ts";
import * as errors from "../../blueprints/time-money/coins-rules.ts";
import { makeMoneySkill } from "../../blueprints/time-money/kit-money.ts";

const NONE = [0, 0] as const;
const NOTHING = { t: NONE, f: NONE, b: NONE, q: NONE, d: NONE, n: NONE, p: NONE, price: NONE, mix: NONE } as const;
const MIXED = [1, 40] as const;

/** Count coins and bills, and make an amount with them. Wordings, traces and pictures stand in `coins.ts`. */
export const blueprint = makeMoneySkill<Coins>({
  id: "g2.coins",
  version: 8,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { ...NOTHING, d: [0, 6], n: [0, 6], p: [0, 7] },
      choices: { ask: ["count"] },
      where: (o) => isTellingKindsApart(o) && hasKinds(o, 2) && isBetween(piecesIn(coinPiles(o)), 3, 9),
    },
    2: {
      ranges: { ...NOTHING, q: [1, 3], d: [0, 4], n: [0, 4], p: [0, 4], mix: MIXED },
      choices: { ask: ["count"] },
      where: (o) =>
        isTellingKindsApart(o) &&
        hasKinds(o, 3) &&
        isBetween(piecesIn(coinPiles(o)), 5, 9) &&
        centsIn(coinPiles(o)) < 100,
    },
    3: {
      ranges: { ...NOTHING, t: [0, 1], f: [0, 1], b: [0, 3], q: [0, 2], d: [0, 3], n: [0, 2], p: [0, 4], mix: MIXED },
      choices: { ask: ["notes"] },
      where: (o) =>
        isTellingKindsApart(o) &&
        isBetween(piecesIn(notePiles(o)), 2, 4) &&
        hasKinds(o, 2) &&
        isBetween(piecesIn(coinPiles(o)), 3, 6),
    },
    4: {
      ranges: { ...NOTHING, q: [0, 2], d: [0, 4], n: [0, 3], p: [0, 4], price: [45, 99], mix: MIXED },
      choices: { ask: ["more"] },
      where: (o) =>
        isTellingKindsApart(o) &&
        isBetween(coinPiles(o).length, 2, 3) &&
        isBetween(piecesIn(coinPiles(o)), 4, 8) &&
        [0, 5, 9].includes(o.price % 10) &&
        centsIn(coinPiles(o)) > 20 &&
        o.price - centsIn(coinPiles(o)) > 10 &&
        // The hint counts the coins that are there, and would say the answer on its way.
        !isCountedUp(coinPiles(o), o.price - centsIn(coinPiles(o))),
    },
    5: {
      ranges: { ...NOTHING, price: [26, 99] },
      choices: { ask: ["fewest"] },
      where: (o) => needsCounting(fewestPiles(o.price)),
    },
  },
  misconceptions: [
    errors.piecesCounted,
    errors.nickelForDime,
    errors.stepKept,
    errors.centsAsDollars,
    errors.zeroLeftOut,
    errors.notesCounted,
    errors.addedPrice,
    errors.smallerOnes,
    errors.tenTooMany,
    errors.quartersLeftOut,
    errors.nickelsLeftOut,
    ...errors.tooFewCoins,
    errors.coinsGiven,
  ],
  forms: COIN_FORMS,
  factors: COIN_FACTORS,
});

/** Some kinds, more coins than kinds, and not as many as the picture shows: who counts kinds or pictures has no right number. */
function needsCounting(piles: ReturnType<typeof fewestPiles>): boolean {
  const pieces = piecesIn(piles);
  return piles.length > 1 && pieces > piles.length && pieces !== COIN_KINDS.length;
}

/** Who takes nickels for dimes, and dimes for nickels, does not come to the right answer. */
function isTellingKindsApart({ n, d }: Coins): boolean {
  return n === 0 || n !== d;
}

function hasKinds(o: Coins, kinds: number): boolean {
  return coinPiles(o).length === kinds;
}

function isBetween(n: number, least: number, most: number): boolean {
  return least <= n && n <= most;
}

/** Whether somebody who counts these pieces says a number of cents. */
function isCountedUp(piles: ReturnType<typeof coinPiles>, cents: number): boolean {
  let sum = 0;
  return piles.some(({ kind, count }) => Array.from({ length: count }, () => (sum += kind.worth)).includes(cents));
}
