import { describe, expect, test } from "vitest";
import type { Diagram } from "#engine";
import { solverSays } from "../testing.ts";
import { timeMoneySolvers } from "./solvers/time-money.ts";

const COINS: Diagram = {
  type: "coins",
  alt: "Coins, in this order: 10 cents, 25 cents, 1 cent.",
  pieces: [10, 25, 1],
};
const MONEY: Diagram = {
  type: "coins",
  alt: "Notes: 5 dollars, 1 dollar. Coins, in this order: 5 cents, 10 cents.",
  pieces: [500, 100, 5, 10],
};
const KINDS: Diagram = {
  type: "coins",
  alt: "The kinds of coins: quarters of 25 cents, dimes of 10 cents, nickels of 5 cents and pennies of 1 cent.",
  pieces: [25, 10, 5, 1],
};

describe("the second method on coins", () => {
  test.for<readonly [stem: string, diagram: Diagram, says: string | undefined]>([
    ["How many cents are these coins worth altogether?", COINS, "36"],
    ["How much money is this? Write it with a point, like 25.40 for 25 dollars and 40 cents.", MONEY, "6.15"],
    ["An apple costs 80 cents. Ben has these coins. How many more cents does Ben need?", COINS, "44"],
    [
      "A machine gives 67 cents back, in coins of these kinds, with as few coins as it can. How many coins come out?",
      KINDS,
      "6",
    ],
    [
      "Ben has many coins of each of these kinds and wants to pay 67 cents with as few coins as possible. How many coins is that?",
      KINDS,
      "6",
    ],
    ["How many of the coins are dimes?", COINS, undefined],
    ["How many cents are these coins worth altogether?", { ...COINS, pieces: [10, 25, 5] }, undefined],
  ])("[TMM8] %s", ([stem, diagram, says]) => {
    expect(solverSays(timeMoneySolvers, { skill: "g2.coins", stem, diagram, says })).toEqual(says);
  });
});

test.for<readonly [stem: string, says: string | undefined]>([
  [String.raw`Ben buys a ball for \$7.50 and a book for \$12.75. How much does Ben pay altogether?`, "20.25"],
  [String.raw`A ball costs \$7.50. Ben gives a \$20 bill. How much money comes back?`, "12.5"],
  [String.raw`Ben has \$20 and buys three drinks for \$1.25 each. How much money is left?`, "16.25"],
  [String.raw`Ben has \$20. On Saturday Ben spends \$2.50, and on Sunday \$3. How much is left after that?`, "14.5"],
  [String.raw`How much more does a ball for \$7.50 cost than a pen for \$2?`, undefined],
])("[TMM8] %s", ([stem, says]) => {
  expect(solverSays(timeMoneySolvers, { skill: "g3.money", stem, says })).toEqual(says);
});
