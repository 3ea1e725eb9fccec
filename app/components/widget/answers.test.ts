import { expect, test } from "vitest";
import { answersOf, withAnswer } from "./answers.ts";

test("[SCR25] nothing but empty texts is no answer", () => {
  expect(answersOf([])).toEqual([]);
  expect(answersOf(["", "  "])).toEqual([]);
  expect(answersOf(["", "7"])).toEqual(["", "7"]);
});

test("[SCR25] one box is changed, the others stay", () => {
  expect(withAnswer([], 1, "4", 3)).toEqual(["", "4", ""]);
  expect(withAnswer(["1", "2"], 0, "9", 2)).toEqual(["9", "2"]);
});
