import { describe, expect, test } from "vitest";
import type { LlmStatus } from "#engine";
import { extraWordsState } from "./extra-words-state.ts";

const ON: LlmStatus = { protocol: "mathflow-llm/1", words: "on", dictation: "on", dictationUnder13: false };

const LEFT_ON = { words: true, dictation: true };

describe("[SCR50] extra words and speaking in Settings", () => {
  test("can be switched on where school and server have them", () => {
    expect(extraWordsState(ON, { grade: 8 }, LEFT_ON)).toEqual({
      words: { canChange: true, reason: null },
      dictation: { canChange: true, reason: null },
    });
  });

  test("what is on can be switched off whatever the server says", () => {
    for (const status of [null, { ...ON, words: "off-by-school" as const }]) {
      expect(extraWordsState(status, { grade: 3, words: true }, LEFT_ON).words.canChange).toBe(true);
    }
  });

  test.for([
    ["the school says no", { words: "off-by-school", dictation: "off-by-school" }, "settings.words.school"],
    ["there is no model", { words: "not-configured", dictation: "not-configured" }, "settings.words.none"],
  ] as const)("where %s the reason is told", ([, change, reason]) => {
    const off = { canChange: false, reason };
    expect(extraWordsState({ ...ON, ...change }, { grade: 8 }, LEFT_ON)).toEqual({ words: off, dictation: off });
  });

  test("below 13 years speaking is off unless the school allows it", () => {
    expect(extraWordsState(ON, { grade: 7 }, LEFT_ON).dictation).toEqual({
      canChange: false,
      reason: "settings.dictation.under-13",
    });
    expect(extraWordsState({ ...ON, dictationUnder13: true }, { grade: 3 }, LEFT_ON).dictation.canChange).toBe(true);
  });

  test("who says to be younger than their grade has it off; who says to be older has it no sooner", () => {
    const mayAt = (grade: number, age: "to-10" | "11-12" | "from-13") =>
      extraWordsState(ON, { grade, age }, LEFT_ON).dictation.canChange;
    expect([mayAt(8, "11-12"), mayAt(8, "to-10"), mayAt(7, "from-13"), mayAt(8, "from-13")]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test("offline nothing can be switched on", () => {
    expect(extraWordsState(null, { grade: 9 }, LEFT_ON)).toEqual({
      words: { canChange: false, reason: "settings.words.unknown" },
      dictation: { canChange: false, reason: "settings.words.unknown" },
    });
  });

  test("[SCR140] what a teacher has put away cannot be switched, whatever the server has", () => {
    const off = { canChange: false, reason: "settings.words.school" };
    expect(extraWordsState(ON, { grade: 8, words: true }, { words: false, dictation: false })).toEqual({
      words: off,
      dictation: off,
    });
    expect(extraWordsState(null, { grade: 8 }, { words: true, dictation: false }).dictation).toEqual(off);
  });
});
