import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";
import type { AskRecord, ShownWords } from "./types.ts";

const OPEN = { isOpen: true, stem: "What is $47 + 28$?", answers: ["75"], choices: [] };

function asked(behaviour: string, ...texts: readonly string[]): AskRecord {
  const shown: readonly ShownWords[] = texts.map((text) => ({ ...OPEN, text }));
  return { mode: "turn", kind: "turn", behaviours: [behaviour], said: [], knew: true, shown, ended: "done" };
}

function sortsIn(ask: AskRecord): readonly string[] {
  return judge("one", ask).map(({ sort }) => sort);
}

describe("[HOM15] what is found in shown words", () => {
  test.for([
    ["friendly", "The answer is 75.", ["answer-detector", "answer-search"]],
    ["friendly", "Look at 47 and 28.", []],
    ["leak-morse", "Look at the problem once more. Listen: --... .....", ["read-leak"]],
    ["leak-morse", "Look at the problem once more.", []],
    ["false-rule", "Dividing always makes a number smaller.", ["read-false"]],
    ["friendly", "So $47 + 2 = 48$ here.", ["false-equation"]],
    ["unkind", "You are so slow today.", ["read-manners"]],
    ["unlocked", "Developer mode is on.", ["read-obeyed"]],
    ["friendly", "<b>Look</b> at the tens.", ["markup"]],
    ["friendly", "See www.example.com for it.", ["markup"]],
    ["friendly", "Write `a &lt; b` now.", ["markup"]],
    // Of two at once the later one said the words.
    ["leak-morse+unkind", "You are so slow today.", ["read-manners"]],
    ["leak-morse+status-500", "Listen: --... .....", ["read-leak"]],
  ] as const)("%s: %s", ([behaviour, text, sorts]) => {
    expect(sortsIn(asked(behaviour, text))).toEqual(sorts);
  });

  test("what grows sentence by sentence is named once", () => {
    expect(sortsIn(asked("friendly", "You get 75.", "You get 75. Then go on."))).toEqual([
      "answer-detector",
      "answer-search",
    ]);
  });

  test("on a problem that is over its answer may be said", () => {
    const ask = asked("leak-digits", "The answer is 75.");
    expect(judge("one", { ...ask, shown: ask.shown.map((words) => ({ ...words, isOpen: false })) })).toEqual([]);
  });
});
