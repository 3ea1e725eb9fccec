import { expect, test } from "vitest";
import type { TurnView } from "#engine";
import { isTakenOver, markedBy, talkOf, type AttemptTurn } from "./feedback-turns.ts";

const attempt: AttemptTurn = {
  type: "attempt",
  given: ["7"],
  verdict: "incorrect",
  reason: "different",
  params: {},
  close: false,
  near: null,
  where: null,
  explanation: null,
  category: null,
};
const said: TurnView = { type: "said", text: "is it 7?" };
const reply: TurnView = { type: "reply", text: "Not yet.", category: "close", asks: null };
const solution: TurnView = { type: "solution" };
const hint: TurnView = { type: "hint", level: 1, text: "Look at the ones.", asked: false };

test("[SCR28] the reply to an answer tells its verdict, and the answer is not told of by itself", () => {
  for (const turns of [
    [said, attempt, reply],
    [said, attempt, solution, reply],
  ]) {
    expect(isTakenOver(turns, 1)).toBe(true);
    expect(markedBy(turns, turns.length - 1)).toBe(attempt);
  }
});

test("[SCR28] what is said later, or to an answer given by Check, has no verdict", () => {
  expect(isTakenOver([attempt, reply], 0)).toBe(false);
  expect(markedBy([attempt, reply], 1)).toBeNull();
  const turns = [attempt, hint, said, reply, said, attempt, reply, said, reply];
  expect(isTakenOver(turns, 0)).toBe(false);
  expect(markedBy(turns, 3)).toBeNull();
  expect(markedBy(turns, 6)).toBe(attempt);
  expect(markedBy(turns, 8)).toBeNull();
});

test("[SCR28] the talk is what was written and said, in order", () => {
  expect(talkOf([attempt, hint, said, reply])).toEqual([
    { who: "learner", text: "is it 7?" },
    { who: "tutor", text: "Not yet." },
  ]);
});
