import { expect, test } from "vitest";
import { isNewAnswer } from "./is-new-answer.ts";

test.for([
  [["12"], null, true],
  [["12"], ["12"], false],
  [["12"], ["13"], true],
  [["1", "2"], ["1", "3"], true],
  [["1", " "], null, false],
  [[""], ["12"], false],
  [[], null, false],
] as const)("[SCR42] %j after %j is new: %s", ([given, answered, isNew]) => {
  expect(isNewAnswer(given, answered)).toBe(isNew);
});
