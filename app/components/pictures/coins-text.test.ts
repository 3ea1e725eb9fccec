import { expect, test } from "vitest";
import type { CoinsPicture } from "#engine";
import { coinsToText, laidOf, MOST_LAID, withCoin } from "./coins-text.ts";

const cents: CoinsPicture = { type: "coins", kinds: [25, 10, 5, 1], writes: "cents" };
const number: CoinsPicture = { ...cents, writes: "number" };

test("[PIC10] coins write what they are worth together, or how many they are, and none write nothing", () => {
  expect(coinsToText([25, 10, 1, 1], "cents")).toBe("37");
  expect(coinsToText([25, 10, 1, 1], "number")).toBe("4");
  expect(coinsToText([], "number")).toBe("");
});

test("[PIC10] what lies there is kept as long as nothing else is typed", () => {
  expect(laidOf(["25", "1"], "26", cents)).toEqual([25, 1]);
  expect(laidOf(["25", "1"], "2", number)).toEqual([25, 1]);
  expect(laidOf(["25", "1"], "27", cents)).toEqual([]);
  expect(laidOf([], "26", cents)).toEqual([]);
  expect(laidOf(["7"], "7", cents)).toEqual([]);
});

test("[PIC10] a coin is laid beside those of its kind, and a full table takes no more", () => {
  expect(withCoin([10, 1], 5)).toEqual([10, 5, 1]);
  const full = Array.from({ length: MOST_LAID }, () => 1 as const);
  expect(withCoin(full, 25)).toEqual(full);
});
