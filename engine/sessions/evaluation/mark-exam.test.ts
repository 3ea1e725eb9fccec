import { wholeChecker } from "../../parts/checker.ts";
import { describe, expect, test } from "vitest";
import { MathProblemItem } from "../../items/math-problem-item.ts";
import { checkpointOf } from "./conclude-exam.ts";
import { examContent } from "./exam-driver.fixture.ts";
import { markAnswer } from "./mark-exam.ts";
import { unreadBoxes } from "./read-exam-answer.ts";

/** A toy item with another answer. */
function makeItem(answer: Partial<MathProblemItem["answer_spec"]>, canonical: string): MathProblemItem {
  const opened = examContent([]).open({ blueprint: "t.add", version: 1, difficulty: 1, seed: 1 });
  if (!opened.ok) throw new Error(opened.error.detail);
  const { item } = opened.value;
  return MathProblemItem.parse({
    ...item,
    answer_spec: { ...item.answer_spec, ...answer },
    solution_logic: { ...item.solution_logic, final_answer_canonical: canonical },
  });
}

const whole = makeItem({ kind: "integer" }, "12");
const decimal = makeItem({ kind: "decimal" }, "3.145");
const lowest = makeItem({ kind: "fraction", options: { form: "lowest_terms" } }, "1/2");
const part = (label: string, canonical: string) => ({ label, kind: "integer" as const, canonical, options: {} });
const boxes = makeItem({ parts: [part("hundreds", "3"), part("tens", "4"), part("ones", "5")] }, "3; 4; 5");

describe("what an answer is worth", () => {
  test.for([
    { item: whole, given: ["12"], outcome: "correct", points: 1 },
    { item: whole, given: ["13"], outcome: "incorrect", points: 0 },
    { item: whole, given: ["1/"], outcome: "incorrect", points: 0 },
    { item: lowest, given: ["1/2"], outcome: "correct", points: 1 },
    { item: lowest, given: ["2/4"], outcome: "partial", points: 0.5 },
    { item: boxes, given: ["3", "4", "5"], outcome: "correct", points: 1 },
    { item: boxes, given: ["3", "4", "6"], outcome: "partial", points: 2 / 3 },
    { item: boxes, given: ["3", "", "5"], outcome: "partial", points: 2 / 3 },
    { item: boxes, given: ["5", "3", "4"], outcome: "incorrect", points: 0 },
  ] as const)("[EXM12] $given: $outcome, $points", ({ item, given, outcome, points }) => {
    expect(markAnswer(item, given, "en", wholeChecker)).toMatchObject({ outcome, points });
  });

  test("[EXM12] what can be read in two ways, one of them right, is half, and what cannot be read nothing", () => {
    expect(markAnswer(decimal, ["3.145"], "de", wholeChecker)).toEqual({
      outcome: "partial",
      verdict: "unreadable",
      points: 0.5,
    });
    expect(markAnswer(decimal, ["3,145"], "de", wholeChecker).points).toBe(1);
    expect(markAnswer(decimal, ["3.146"], "de", wholeChecker)).toEqual({
      outcome: "incorrect",
      verdict: "incorrect",
      points: 0,
    });
    expect(markAnswer(decimal, ["3,,145"], "de", wholeChecker)).toEqual({
      outcome: "incorrect",
      verdict: "unreadable",
      points: 0,
    });
  });

  test("[EXM11] only what would not be read whatever the answer is counts as unreadable", () => {
    expect(unreadBoxes(decimal, ["3.145"], "de", wholeChecker)).toEqual([null]);
    expect(unreadBoxes(decimal, ["3.146"], "de", wholeChecker)).toEqual([null]);
    expect(unreadBoxes(decimal, ["3,,145"], "de", wholeChecker)).not.toEqual([null]);
    expect(unreadBoxes(boxes, ["3", "", "5"], "en", wholeChecker)).toEqual([null, "empty", null]);
  });

  test("[EXM16] evidence is what is right, and of what is wrong the box that was", () => {
    const evidence = (item: MathProblemItem, given: readonly string[]) =>
      checkpointOf({ position: 1, misconception: null, ...markAnswer(item, given, "en", wholeChecker) });
    expect(evidence(whole, ["12"])).toEqual({ correct: true, weight: 1 });
    expect(evidence(whole, ["13"])).toEqual({ correct: false, weight: 1 });
    expect(evidence(boxes, ["3", "4", "6"])?.weight).toBeCloseTo(1 / 3);
    expect(evidence(lowest, ["2/4"])).toBeNull();
    expect(evidence(whole, ["1/"])).toBeNull();
  });
});
