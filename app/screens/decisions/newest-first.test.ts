import { expect, test } from "vitest";
import { newestFirst } from "./newest-first.ts";

test("[SCR41] the newest come first, and no more than asked for", () => {
  expect(newestFirst([1, 2, 3], 2)).toEqual([3, 2]);
  expect(newestFirst([1, 2, 3], 9)).toEqual([3, 2, 1]);
  expect(newestFirst([], 9)).toEqual([]);
});
