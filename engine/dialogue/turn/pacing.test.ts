import { wholeChecker } from "../../parts/checker.ts";
import { describe, expect, test } from "vitest";
import { closenessOf, isClose, isNearnessTold } from "./closeness.ts";
import { memoryOf } from "./memory.ts";
import { pacingOf, trendOf, type PacingFacts } from "./pacing.ts";
import { styleOf } from "./style.ts";
import { createTalkDesk } from "./talk.fixture.ts";

describe("how near an answer is", () => {
  test.for([
    { given: 10.0009, right: 10, closeness: "correct" },
    { given: 10.002, right: 10, closeness: "close" },
    { given: 12, right: 10, closeness: "close" },
    { given: 12.01, right: 10, closeness: "wrong_operation" },
    { given: 1.3, right: 1, closeness: "close" },
    { given: 1.31, right: 1, closeness: "wrong_operation" },
    { given: -8, right: -10, closeness: "close" },
    { given: 8, right: -10, closeness: "wrong_operation" },
    { given: 0.3, right: 0, closeness: "close" },
  ] as const)("[TRN5] $given for $right is $closeness", ({ given, right, closeness }) => {
    expect(closenessOf(given, right)).toBe(closeness);
  });

  test("[TRN5] an item's tolerance counts as right", () => {
    expect(closenessOf(3.15, 3.14, 0.01)).toBe("correct");
    expect(closenessOf(3.16, 3.14, 0.01)).toBe("close");
  });

  test.for([
    ["integer", true],
    ["decimal", true],
    ["fraction", false],
    ["mixed", false],
    ["equation", false],
  ] as const)("[TRN5] of %s nearness is told: %s", ([kind, isTold]) => {
    const item = createTalkDesk().item();
    expect(isNearnessTold({ ...item, answer_spec: { ...item.answer_spec, kind } }, null, "80")).toBe(isTold);
  });

  test.for([
    ["round", false],
    ["common-multiple", false],
    ["common-factor", false],
    ["multiples", false],
    ["add", true],
    [null, true],
  ] as const)("[TRN5] of problems about %s nearness is told: %s", ([kind, isTold]) => {
    expect(isNearnessTold(createTalkDesk().item(), kind, "80")).toBe(isTold);
  });

  test("[TRN5] one percent is not near ten", () => {
    const item = createTalkDesk().item();
    const percent = {
      ...item,
      answer_spec: { ...item.answer_spec, kind: "percent" as const },
      solution_logic: { ...item.solution_logic, final_answer_canonical: "10%" },
    };
    expect(["1%", "9%", "0.1"].map((given) => isClose(percent, [given], "en", wholeChecker))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("[TRN5] what is picked is never close", () => {
    const item = createTalkDesk("t.greater").item();
    expect(isClose(item, ["true"], "en", wholeChecker)).toBe(false);
    const sum = createTalkDesk().item();
    expect(isClose(sum, [String(Number(sum.solution_logic.final_answer_canonical) + 1)], "en", wholeChecker)).toBe(
      true,
    );
    expect(isClose(sum, ["x"], "en", wholeChecker)).toBe(false);
  });
});

describe("pacing", () => {
  const facts: PacingFacts = { replies: 3, known: [0.6], trend: "steady", wrong: 0, isAced: false };
  test.for([
    { change: { replies: 0 }, pacing: "first-turn" },
    { change: { isAced: true }, pacing: "extend" },
    { change: { known: [0.8], trend: "improving" }, pacing: "accelerate" },
    { change: { known: [0.79, 0.79], trend: "improving" }, pacing: "accelerate" },
    { change: { known: [0.7, 0.7, 0.1], trend: "improving" }, pacing: "accelerate" },
    { change: { known: [0.7, 0.5, 0.5], trend: "improving" }, pacing: "steady" },
    { change: { known: [0.9], trend: "steady" }, pacing: "steady" },
    { change: { known: [0.39] }, pacing: "simplify" },
    { change: { known: [0.9], trend: "falling" }, pacing: "simplify" },
    { change: { wrong: 2 }, pacing: "consolidate" },
    { change: { wrong: 1 }, pacing: "steady" },
    { change: { known: [0.66], wrong: 2 }, pacing: "steady" },
  ] as const)("[TRN19] $change is $pacing", ({ change, pacing }) => {
    expect(pacingOf({ ...facts, ...change })).toBe(pacing);
  });

  test("[TRN19] the trend compares the last problems with those before", () => {
    expect(trendOf([])).toBe("steady");
    expect(trendOf([false, false, true, true, true])).toBe("improving");
    expect(trendOf([true, true, true, false, false, false])).toBe("falling");
    expect(trendOf([true, false, true, false, true, false])).toBe("steady");
  });
});

describe("style", () => {
  test.for([
    { messages: [], length: "moderate" },
    { messages: ["ok", "idk what to do"], length: "quiet" },
    { messages: ["i do not know what to do"], length: "moderate" },
    { messages: ["first i added the ones and then i carried the ten over to the tens column"], length: "expressive" },
  ] as const)("[TRN20] $messages is $length", ({ messages, length }) => {
    expect(styleOf(messages).length).toBe(length);
  });

  test("[TRN20] answers that shrink are disengagement", () => {
    const long = "i think that we have to add the ones first and then the tens";
    expect(styleOf([long, "ok so the ones", "then tens", "k"]).isDisengaged).toBe(true);
    expect(styleOf([long, long, long, "six words are not few enough"]).isDisengaged).toBe(false);
    expect(styleOf([long, "k"]).isDisengaged).toBe(false);
  });
});

describe("memory", () => {
  test("[TRN18] the last 15 of the problem and the last 3 of the one before, marked", () => {
    const desk = createTalkDesk();
    for (let turn = 0; turn < 4; turn++) desk.say("hm");
    desk.say(String(desk.right()));
    desk.next();
    const session = () => desk.state().practice.session ?? expect.fail("no session");
    expect(memoryOf(session()).turns.map(({ isPreviousProblem }) => isPreviousProblem)).toEqual([true, true, true]);
    for (let turn = 0; turn < 10; turn++) desk.say(`my ${turn} pets`);
    const memory = memoryOf(session()).turns;
    expect(memory.filter(({ isPreviousProblem }) => isPreviousProblem)).toHaveLength(3);
    expect(memory.filter(({ isPreviousProblem }) => !isPreviousProblem)).toHaveLength(15);
    expect(memory.at(-1)).toMatchObject({ who: "tutor", text: desk.last("reply_given")?.text });
  });

  test("[TRN34] a wrong idea that returns on the next problem is named as the one of before, once a problem", () => {
    const desk = createTalkDesk();
    const slip = () => desk.say(`${desk.right() - 10}`).text;
    expect(slip()).not.toMatch(/problem before|last problem/u);
    desk.say(String(desk.right()));
    desk.next();
    const again = slip();
    expect(again).toMatch(/problem before|last problem/u);
    expect(again).toContain("the ones made a new ten, and it is missing.");
    desk.say(String(desk.right()));
    desk.next();
    desk.say(String(desk.right()));
    desk.next();
    expect(slip()).not.toMatch(/problem before|last problem/u);
  });

  test("[TRN34] another answer says nothing of before", () => {
    const desk = createTalkDesk();
    desk.check(`${desk.right() - 10}`);
    desk.check(String(desk.right()));
    desk.next();
    expect(desk.say("1").text).not.toMatch(/problem before|last problem/u);
  });
});
