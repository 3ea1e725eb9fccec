import { expect, test } from "vitest";
import { isLessonsDesk } from "./skill-of-lesson.ts";

const practising = { ended: null, part: "practice", hasDesk: true } as const;

test("[SCR54] a problem of an open lesson is the lesson's, and of no other", () => {
  expect(isLessonsDesk(practising)).toBe(true);
  expect(isLessonsDesk(null)).toBe(false);
  expect(isLessonsDesk({ ...practising, ended: "learner-ended" })).toBe(false);
  expect(isLessonsDesk({ ...practising, hasDesk: false })).toBe(false);
  expect(isLessonsDesk({ ...practising, part: "check" })).toBe(false);
});
