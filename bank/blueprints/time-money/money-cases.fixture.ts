import type { HandCase } from "../testing.ts";

/** Instances of the skills on money, worked out by hand. */
export const MONEY_CASES: readonly HandCase[] = [
  coins({ d: 2, p: 3, ask: "count" }, "23", { "MO-N1": "5", "MO-N3": "50" }),
  coins({ d: 3, p: 2, ask: "count" }, "32", { "MO-N1": "5", "MO-N2": "17", "MO-N3": "50" }),
  // The dime may have been taken for a quarter, or the quarter for a dime.
  coins({ q: 1, d: 1, n: 3, ask: "count", mix: 7 }, "50", { "MO-N1": "5" }),
  coins({ t: 1, f: 1, q: 1, d: 3, ask: "notes", mix: 7 }, "15.55", { "MO-N4": "70", "MO-N6": "2.55" }),
  coins({ f: 1, b: 2, q: 1, n: 2, ask: "notes", mix: 7 }, "7.35", {
    "MO-N2": "7.45",
    "MO-N3": "7.75",
    "MO-N4": "42",
    "MO-N6": "3.35",
  }),
  coins({ b: 3, n: 1, p: 2, ask: "notes", mix: 7 }, "3.07", {
    "MO-N3": "3.15",
    "MO-N4": "10",
    "MO-N5": "3.7",
  }),
  coins({ q: 1, d: 1, n: 1, p: 3, price: 75, ask: "more", mix: 7 }, "32", {
    "WP-05": "43",
    "MO-N3": "20",
    "SB-15": "118",
  }),
  coins({ q: 1, d: 1, p: 3, price: 60, ask: "more", mix: 7 }, "22", {
    "WP-05": "38",
    "MO-N2": "27",
    "SB-15": "98",
    "SB-01": "38",
  }),
  coins({ q: 1, n: 2, p: 3, price: 60, ask: "more", mix: 7 }, "22", {
    "WP-05": "38",
    "MO-N3": "10",
    "SB-15": "98",
    "SB-01": "38",
    "SB-02": "32",
  }),
  coins({ price: 67, ask: "fewest" }, "6", { "MO-N7": "9", "MO-N8": "10", "MO-N9": "4", "MO-N26": "2", "MO-N15": "4" }),
  coins({ price: 89, ask: "fewest" }, "8", { "MO-N7": "13", "MO-N9": "3", "MO-N15": "4" }),
  prices({ a: 2700, b: 3800, ask: "total" }, "65", { "AD-01": "55", "AD-08": "11" }),
  prices({ a: 345, b: 280, ask: "total" }, "6.25", { "DC-N5": "5.25", "DC-10": "5.125", "AD-08": "0.65" }),
  prices({ a: 3700, note: 50, ask: "change" }, "13", { "SB-15": "87", "SB-06": "27", "MO-N13": "20", "SB-02": "23" }),
  prices({ a: 625, note: 20, ask: "change" }, "13.75", { "SB-15": "26.25", "MO-N10": "14.75", "DC-13": "14.25" }),
  prices({ a: 805, note: 20, ask: "change" }, "11.95", {
    "SB-15": "28.05",
    "MO-N10": "12.95",
    "DC-13": "12.05",
    "MO-N11": "11.50",
  }),
  prices({ a: 105, b: 725, ask: "total" }, "8.30", { "AD-08": "6.20", "MO-N11": "8.75" }),
  prices({ a: 345, b: 280, note: 10, ask: "two" }, "3.75", {
    "WP-05": "6.25",
    "SB-15": "16.25",
    "MO-N14": "4.75",
    "DC-13": "4.25",
    "WP-12": "6.55",
    "MO-N12": "7.20",
  }),
  prices({ a: 275, many: 3, note: 20, ask: "each" }, "11.75", {
    "WP-05": "8.25",
    "SB-15": "28.25",
    "MO-N14": "12.75",
    "DC-13": "12.25",
    "WP-12": "17.25",
  }),
];

function prices(operands: HandCase["operands"], answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill: "g3.money", operands: { b: 0, many: 1, note: 0, ...operands }, answer, wrong };
}

function coins(operands: HandCase["operands"], answer: string, wrong: HandCase["wrong"]): HandCase {
  const none = { t: 0, f: 0, b: 0, q: 0, d: 0, n: 0, p: 0, price: 0, mix: 0 };
  return { skill: "g2.coins", operands: { ...none, ...operands }, answer, wrong };
}
