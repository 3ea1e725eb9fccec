import { expect, test } from "vitest";
import { ADJUSTABLE } from "#engine";
import { ADJUSTABLE_WORK, adjustedBody } from "./adjusted.ts";

const set = [
  { learner: "ben", adjusted: { extra_time: "half", fewer_choices: true } },
  { learner: "cai", adjusted: { extra_time: "double" } },
  { learner: "dee", adjusted: {} },
] as const;

test("[TEA69] what is offered is what the engine knows for each kind of work", () => {
  expect(ADJUSTABLE_WORK).toEqual(ADJUSTABLE);
});

test("[TEA69] only what makes a difference, for those it is for, is sent", () => {
  expect(adjustedBody(set, "exam", null)).toEqual({ adjusted: set.slice(0, 2) });
  expect(adjustedBody(set, "exam", ["cai"])).toEqual({ adjusted: [set[1]] });
  expect(adjustedBody(set, "items", null)).toEqual({
    adjusted: [{ learner: "ben", adjusted: { fewer_choices: true } }],
  });
  expect(adjustedBody(set, "items", ["cai", "dee"])).toEqual({});
  expect(adjustedBody(set, "survey", null)).toEqual({});
});
