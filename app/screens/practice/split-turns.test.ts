import { describe, expect, test } from "vitest";
import type { TurnView } from "#engine";
import { splitTurns } from "./split-turns.ts";

const attempt: TurnView = {
  type: "attempt",
  given: ["7"],
  verdict: "incorrect",
  reason: "different",
  params: {},
  close: false,
  explanation: null,
  category: null,
};
const hint: TurnView = { type: "hint", level: 1, text: "Look at the ones.", asked: false };
const solution: TurnView = { type: "solution" };

describe("[APP13] feedback and history", () => {
  test("before the first attempt every hint is feedback", () => {
    expect(splitTurns([hint, hint], "open")).toEqual({ earlier: [], latest: [hint, hint] });
  });

  test("the last attempt and its hints are feedback, the rest is history", () => {
    expect(splitTurns([hint, attempt, hint, attempt, hint], "open")).toEqual({
      earlier: [hint, attempt, hint],
      latest: [attempt, hint],
    });
  });

  test("nothing tried, nothing said", () => {
    expect(splitTurns([], "open")).toEqual({ earlier: [], latest: [] });
  });

  test("a finished problem keeps the attempt; the solution stands below by itself", () => {
    expect(splitTurns([attempt, solution], "shown").latest).toEqual([attempt]);
  });

  test("a solution shown without an attempt is said", () => {
    expect(splitTurns([solution], "shown").latest).toEqual([solution]);
  });
});
