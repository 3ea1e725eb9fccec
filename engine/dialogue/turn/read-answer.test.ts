import { wholeChecker } from "../../parts/checker.ts";
import { describe, expect, test } from "vitest";
import { isStepValue, matchChoice } from "./read-answer.ts";
import { createTalkDesk } from "./talk.fixture.ts";

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

test("[TRN9] of a fraction's numbers, a fraction is neither", () => {
  const item = createTalkDesk().item();
  const fraction = { ...item, answer_spec: { ...item.answer_spec, kind: "fraction" as const } };
  expect(isStepValue(fraction, "2", "2/1", "en", wholeChecker)).toBe("not-yet");
  expect(isStepValue(fraction, "2", "2", "en", wholeChecker)).toBe("right");
  expect(isStepValue(item, "12", "24/2", "en", wholeChecker)).toBe("right");
});
