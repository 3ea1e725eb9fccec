import { describe, expect, test } from "vitest";
import { matchChoice } from "./read-answer.ts";

describe("[TRN3] a choice is known by its words, as a child types them", () => {
  const products = [String.raw`$8 \times 4$`, String.raw`$4 \times 4$`, "$8 + 4$", String.raw`$8 \div 4$`];
  test.for([
    ["8 x 4", 0],
    ["8x4", 0],
    ["4*4", 1],
    ["4 × 4", 1],
    ["8+4", 2],
    ["8 ÷ 4", 3],
    ["b", 1],
  ] as const)("%s", ([typed, at]) => {
    expect(matchChoice(typed, products)).toBe(products[at]);
  });

  test.for(["9 x 4", "32", "x"])("%s is none of them", (typed) => {
    expect(matchChoice(typed, products)).toBeUndefined();
  });
});
