import { evaluate, evaluateDecimal } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

/** What lies on the table as it is described in words, in cents; the drawing must say the same. */
function readTable({ diagram }: BlindItem): readonly string[] | undefined {
  if (diagram?.type !== "coins") return undefined;
  const told = [...diagram.alt.matchAll(/(\d+) (cents?|dollars?)\b/gu)].map(([, n = "", unit = ""]) =>
    evaluate(unit.startsWith("dollar") ? `${n} * 100` : n),
  );
  return told.join() === diagram.pieces.join() ? told : undefined;
}

const ALL_CENTS =
  /worth altogether\?$|How many cents does \w+ pay\?$|in all\?$|in the money box\?$|How much money is that, in cents\?$/u;
const DOLLARS = /How much [^?]*\? Write it with a point\b/u;
const MISSING = /(?:needs?|are missing|are still to pay|are needed)\?|more cents does/u;
const FEWEST = /smallest number of coins|as few (?:of the )?coins as|in as few of these kinds of coins as/u;

export function solveCoins(item: BlindItem): readonly string[] | undefined {
  const { stem } = item;
  const pieces = readTable(item);
  if (pieces === undefined) return undefined;
  const sum = pieces.join(" + ");
  const [, price] = /(?:for|costs|pay|pays|make|gives|gets) (\d+) (?:cents|pennies)\b/u.exec(stem) ?? [];
  if (price === undefined) {
    if (ALL_CENTS.test(stem)) return [evaluate(sum)];
    return DOLLARS.test(stem) ? [evaluateDecimal(`(${sum}) / 100`)] : undefined;
  }
  if (FEWEST.test(stem)) return [String(fewest(Number(price), pieces.map(Number)))];
  return MISSING.test(stem) ? [evaluate(`${price} - (${sum})`)] : undefined;
}

/** The least number of coins of every amount up to this one, each from those below it. */
function fewest(amount: number, kinds: readonly number[]): number {
  const least = [0];
  for (let cents = 1; cents <= amount; cents++) {
    least.push(1 + Math.min(...kinds.filter((kind) => kind <= cents).map((kind) => least[cents - kind] ?? Infinity)));
  }
  return least[amount] ?? 0;
}

const TOGETHER = /pay altogether\?$|cost together\?$|have then\?$|What is the total\?$|spend in all\?$/u;
const BACK =
  /change does \w+ get\?$|How much money comes back\?$|is left(?: after that)?\?$|How much is the change\?$/u;
const TIMES = ["two", "three", "four"];

/** By the prices in the story, and the words that say whether they are put together or paid. */
export function solvePrices({ stem }: BlindItem): readonly string[] | undefined {
  const amounts = [...stem.matchAll(/\\\$(\d+(?:\.\d\d)?)/gu)].map(([, amount = ""]) => amount);
  if (TOGETHER.test(stem) && amounts.length === 2) return [evaluateDecimal(amounts.join(" + "))];
  if (!BACK.test(stem) || amounts.length < 2) return undefined;
  // The note or the money that is there is told first only where somebody has it.
  const has = /^\w+ has /u.test(stem);
  const [paid = "", ...prices] = has ? amounts : [amounts.at(-1) ?? "", ...amounts.slice(0, -1)];
  const many = / (two|three|four)\b/u.exec(stem)?.[1];
  const cost = prices.join(" + ");
  return [evaluateDecimal(`${paid} - ${many === undefined ? 1 : TIMES.indexOf(many) + 2} * (${cost})`)];
}
