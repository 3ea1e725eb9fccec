import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findSpokenLeak } from "../find-spoken-leak.ts";
import { findWays } from "./find-ways.ts";
import { oddsOf, weighWays } from "./weigh-ways.ts";
import { readWayWeights, WAY_WEIGHTS, writeWayWeights } from "./weights.ts";

test.for([
  ["What is $54 - 15$?", "39", "54 − 14 = 40, and one more to take off."],
  ["What is $343 + 188$?", "531", "343 + 200 = 543, and then twelve less."],
  [
    "How many metres is 6 times 105 metres?",
    "630",
    "100 × 6 = 600 and 5 × 6 = 30. Add these two and you have all the metres.",
  ],
  ["Add $\\frac{2}{7}$ and $\\frac{1}{7}$.", "3/7", "2 + 1 = 3 goes on top, and the 7 stays where it is."],
  ["What is $7 \\times 6$?", "42", "5 sixes are 30, and 2 sixes are 12. Put them together!"],
] as const)("[LEK23] told by numbers that have to be put together: %s %s %s", ([stem, expected, hint]) => {
  expect(findSpokenLeak({ stem, expected, hint })).toMatchObject({ leaks: true });
});

test.for([
  ["What is $54 - 15$?", "39", "Take 14 away first. How many are still to go?"],
  ["What is $7 \\times 6$?", "42", "Look at page 42 of your book: there are the sixes."],
  ["What is $7 \\times 6$?", "42", "How many sixes do you need?"],
  ["Add $\\frac{2}{7}$ and $\\frac{1}{7}$.", "3/7", "Do the pieces change their size when you add them?"],
] as const)("[LEK23] not told: %s %s %s", ([stem, expected, hint]) => {
  expect(findSpokenLeak({ stem, expected, hint })).toMatchObject({ leaks: false });
});

test.for([
  ["Which number goes in the box? $\\square \\div 5 = 4$", "20"],
  ["Ben says “nine hundred and thirteen”. Which number is that in digits?", "913"],
  ["Which sign goes in the box? $8 \\;\\square\\; -12$", ">"],
  ["What time is it?", "6:49"],
] as const)("[LEK23] what is said beside any problem tells nothing of this one: %s", ([stem, expected]) => {
  for (const hint of ["Thank you for telling me.", "I see what you mean.", "Take your time.", "Tell me what you did."])
    expect(findSpokenLeak({ stem, expected, hint })).toMatchObject({ leaks: false });
});

test("[LEK23] without a way to the answer nothing is weighed", () => {
  expect(findWays({ stem: "What is $7 \\times 6$?", expected: "42", hint: "Draw a picture." })).toEqual([]);
  expect(weighWays([]).odds).toBe(0);
});

test("[LEK23] four steps double the odds, exactly, and no text is too much", () => {
  expect([oddsOf(0), oddsOf(4), oddsOf(-8)]).toEqual([1, 2, 0.25]);
  fc.assert(
    fc.property(fc.integer({ min: -150, max: 150 }), (steps) => {
      expect(oddsOf(steps + 4)).toBe(2 * oddsOf(steps));
    }),
  );
  const hint = "one 1 12 half of 6 and ".repeat(80).slice(0, 1990);
  expect(findSpokenLeak({ stem: "What is $7 + 5$?", expected: "12", hint })).toEqual(
    findSpokenLeak({ stem: "What is $7 + 5$?", expected: "12", hint }),
  );
  expect(findSpokenLeak({ stem: "What?", expected: "7", hint: "Look. ".repeat(400) })).toMatchObject({ leaks: true });
});

test("[LEK23] weights are written as they are read", () => {
  expect(readWayWeights(writeWayWeights(WAY_WEIGHTS))).toEqual(WAY_WEIGHTS);
});

test.for(["8:05", "3:30", "1:10"])("[LEK23] a time with its minutes is never there in passing: %s", (expected) => {
  const hint = `Look at the problem once more. The answer is ${expected}.`;
  expect(findSpokenLeak({ stem: "What time is it?", expected, hint }).leaks).toBe(true);
});
