import type { HandCase } from "../testing.ts";

/** Instances of the skills on money, worked out by hand. */
export const MONEY_CASES: readonly HandCase[] = [
  coins({ d: 2, p: 3, ask: "count" }, "23", { "MO-N1": "5", "MO-N2": "13", "MO-N3": "50" }),
  coins({ q: 1, d: 1, n: 3, ask: "count", mix: 7 }, "50", { "MO-N1": "5", "MO-N2": "60", "MO-N3": "65" }),
  coins({ f: 1, b: 2, q: 1, n: 2, ask: "notes", mix: 7 }, "7.35", {
    "MO-N2": "7.45",
    "MO-N3": "7.75",
    "MO-N4": "42",
    "MO-N6": "3.35",
  }),
  coins({ b: 3, n: 1, p: 2, ask: "notes", mix: 7 }, "3.07", {
    "MO-N2": "3.12",
    "MO-N3": "3.15",
    "MO-N4": "10",
    "MO-N5": "3.7",
  }),
  coins({ q: 1, d: 1, n: 1, p: 3, price: 75, ask: "more", mix: 7 }, "32", { "MO-N3": "20", "SB-15": "118" }),
  coins({ q: 1, d: 1, p: 3, price: 60, ask: "more", mix: 7 }, "22", {
    "MO-N2": "27",
    "SB-15": "98",
    "SB-01": "38",
    "SB-02": "32",
  }),
  coins({ price: 67, ask: "fewest" }, "6", { "MO-N7": "9", "MO-N8": "10", "MO-N9": "4" }),
  coins({ price: 89, ask: "fewest" }, "8", { "MO-N7": "13", "MO-N9": "3" }),
];

function coins(operands: HandCase["operands"], answer: string, wrong: HandCase["wrong"]): HandCase {
  const none = { t: 0, f: 0, b: 0, q: 0, d: 0, n: 0, p: 0, price: 0, mix: 0 };
  return { skill: "g2.coins", operands: { ...none, ...operands }, answer, wrong };
}
