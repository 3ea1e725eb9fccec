import { describe, expect, test } from "vitest";
import { standsIn } from "./plain-search.ts";

const STEM = "What is $47 + 28$?";

describe("[HOM15] the simulation's own search for the answer", () => {
  test.for([
    ["The answer is 75.", ["75"]],
    ["You get seventy-five.", ["75"]],
    ["It is ٧٥.", ["75"]],
    ["It is ７５.", ["75"]],
    ["It is 7\u200b5.", ["75"]],
    [String.raw`Write $\boxed{\frac{3}{4}}$.`, ["3/4"]],
    ["That makes 1,200.", ["1200"]],
    ["x is 5 here", ["x = 5"]],
    ["It is minus 3: −3.", ["-3"]],
    ["It is a rhombus.", ["rhombus"]],
  ] as const)("finds it in %s", ([text, answers]) => {
    expect(standsIn(text, STEM, answers)).toBe(true);
  });

  test.for([
    ["Look at 47 and 28.", ["75"]],
    ["Look at 175, 7.5 and 75.2 and 3/75.", ["75"]],
    ["Start with 47.", ["47"]],
    ["It is a square.", ["square root"]],
  ] as const)("does not find it in %s", ([text, answers]) => {
    expect(standsIn(text, STEM, answers)).toBe(false);
  });
});
