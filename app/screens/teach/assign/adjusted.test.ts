import { expect, test } from "vitest";
import { ADJUSTABLE, LearnerId, uuidFromName } from "#engine";
import { ADJUSTABLE_WORK, adjustedBody, settableOf } from "./adjusted.ts";

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

test("[TEA70] of work that was given only what is set for who has not begun is there to be changed", () => {
  const [ben, cai, gone] = ["ben", "cai", "gone"].map((name) => LearnerId.parse(uuidFromName(name)));
  if (ben === undefined || cai === undefined || gone === undefined) throw new Error("nobody");
  const none = { doneAt: null, daysLate: null, done: 0, of: 5, problems: 0, right: 0 };
  const adjusted = [ben, cai, gone].map((learner) => ({ learner, adjusted: { read_aloud: true as const } }));
  const pupils = [
    { learner: ben, begunAt: 7, ...none },
    { learner: cai, begunAt: null, ...none },
  ];
  expect(settableOf({ pupils, adjusted })).toEqual({
    open: { pupils: [cai], set: [adjusted[1]] },
    // Of a pupil whose log cannot be read nothing is known.
    kept: [adjusted[0], adjusted[2]],
    begun: 1,
  });
  expect(settableOf({ pupils })).toMatchObject({ open: { set: [] }, kept: [] });
});
