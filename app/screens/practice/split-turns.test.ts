import { describe, expect, test } from "vitest";
import type { TurnView } from "#engine";
import { text } from "../../text/text.ts";
import { earlierWords } from "./earlier-words.ts";
import { splitTurns } from "./split-turns.ts";

const attempt: TurnView = {
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
const unread: TurnView = { ...attempt, verdict: "unreadable", reason: "unfinished" };
const hint: TurnView = { type: "hint", level: 1, text: "Look at the ones.", asked: false };
const solution: TurnView = { type: "solution" };
const disputed: TurnView = { type: "disputed" };
const appeal: TurnView = { type: "appeal", outcome: "accepted", compared: [] };

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

  test("beside a solution only one line is said; the hints are history", () => {
    expect(splitTurns([hint, hint, hint, solution], "shown")).toEqual({
      earlier: [hint, hint, hint],
      latest: [solution],
    });
    expect(splitTurns([attempt, hint, attempt, hint, hint, solution], "shown")).toEqual({
      earlier: [attempt, hint, hint, hint],
      latest: [attempt],
    });
  });

  test("what a second check found stays beside the attempt, the problem finished or not", () => {
    for (const phase of ["open", "right"] as const) {
      expect(splitTurns([attempt, disputed, appeal], phase).latest).toEqual([attempt, disputed, appeal]);
    }
    expect(splitTurns([attempt, hint, solution, disputed, appeal], "shown").latest).toEqual([
      attempt,
      disputed,
      appeal,
    ]);
  });

  test("a solution shown without an attempt is said", () => {
    expect(splitTurns([solution], "shown").latest).toEqual([solution]);
  });
});

test.for<readonly [readonly TurnView[], string]>([
  [[attempt], "Earlier: 1 try"],
  [[attempt, hint, attempt], "Earlier: 2 tries"],
  [[attempt, unread, attempt, unread], "Earlier: 2 tries"],
  [[unread], "Earlier on this problem"],
  [[hint, hint, hint], "Earlier on this problem"],
])("[APP13] the history in a line: %#", ([turns, words]) => {
  expect(earlierWords(text, turns)).toBe(words);
});

describe("[SCR28] what is talked about", () => {
  const said: TurnView = { type: "said", text: "is it 7?" };
  const reply: TurnView = { type: "reply", text: "Not yet.", category: "close", asks: null };

  test("an answer in a message begins with the message", () => {
    expect(splitTurns([attempt, hint, said, attempt, reply], "open")).toEqual({
      earlier: [attempt, hint],
      latest: [said, attempt, reply],
    });
  });

  test("before the first attempt everything said is in view", () => {
    expect(splitTurns([said, reply, hint], "open").latest).toEqual([said, reply, hint]);
  });

  test("it goes on after the problem is finished", () => {
    expect(splitTurns([hint, said, attempt, reply, said, reply], "right").latest).toEqual([
      said,
      attempt,
      reply,
      said,
      reply,
    ]);
    expect(splitTurns([attempt, hint, said, attempt, solution, reply], "shown")).toEqual({
      earlier: [attempt, hint],
      latest: [said, attempt, reply],
    });
    expect(splitTurns([hint, solution, said, reply], "shown")).toEqual({
      earlier: [hint],
      latest: [solution, said, reply],
    });
  });
});
