import { wholeChecker } from "../parts/checker.ts";
import { describe, expect, test } from "vitest";
import { chooseHint, diagnose, type MathProblemItem } from "../index.ts";
import { toyContent } from "../testing/index.ts";

function openItem(): MathProblemItem {
  const opened = toyContent().open({ blueprint: "t.add", version: 1, difficulty: 4, seed: 1 });
  if (!opened.ok) throw new Error(opened.error.detail);
  return opened.value.item;
}

const item = openItem();
const answer = Number(item.solution_logic.final_answer_canonical);
const joined = item.misconceptions[0]?.trigger.value ?? "";

describe("why is it wrong", () => {
  test.for([joined, ` ${joined} `, `${joined}.0`, `+${joined}`, `${joined}=`])(
    "[DIA1] %j is the misconception's answer",
    (given) => {
      expect(diagnose(item, [given], "en", wholeChecker)).toMatchObject({
        category: "representation",
        misconception: { id: "t.add.M1" },
      });
    },
  );

  test("[DIA1] of two that are worth the same, the one written just so speaks", () => {
    const rule = item.misconceptions[0];
    if (rule === undefined) throw new Error("the toy item has a misconception");
    const as = (id: string, value: string) => ({ ...rule, id, trigger: { kind: "exact_answer" as const, value } });
    const groups: MathProblemItem = {
      ...item,
      answer_spec: { ...item.answer_spec, kind: "expression", options: { form: "same" } },
      solution_logic: { ...item.solution_logic, final_answer_canonical: "4 × 2" },
      misconceptions: [as("added", "4 + 2"), as("one-less", "3 × 2")],
    };
    expect(diagnose(groups, ["2 × 3"], "en", wholeChecker).misconception?.id).toBe("one-less");
    expect(diagnose(groups, ["4+2"], "en", wholeChecker).misconception?.id).toBe("added");
    expect(diagnose(groups, ["5 + 1"], "en", wholeChecker).misconception?.id).toBe("added");
  });

  test("[DIA2] opposite sign and powers of ten are recognised, the rest is unknown", () => {
    expect(diagnose(item, [`-${answer}`], "en", wholeChecker)).toMatchObject({ category: "sign", misconception: null });
    expect(diagnose(item, [`${answer}0`], "en", wholeChecker)).toMatchObject({
      category: "representation",
      confidence: 0.6,
    });
    expect(diagnose(item, [`${answer + 3}`], "en", wholeChecker)).toEqual({
      category: "unknown",
      misconception: null,
      divergenceStepIndex: null,
      confidence: 0,
    });
  });
});

describe("which hint", () => {
  test("[HNT1] about the error where there is one, else the item's own", () => {
    const rule = item.misconceptions[0] ?? null;
    expect(chooseHint(item, 1, rule)).toMatchObject({ misconception: "t.add.M1", text: rule?.hint_ladder[0] });
    expect(chooseHint(item, 2, null)).toEqual({ level: 2, misconception: null, text: item.hints?.[1] });
  });

  test("[HNT2] a text that gives the answer away is never served: another one is, or none", () => {
    const rule = item.misconceptions[0];
    if (rule === undefined) throw new Error("the toy item has a misconception");
    const telling = { ...rule, hint_ladder: [`The answer is ${answer}.`, `You get $${answer}$.`, "Count."] };
    expect(chooseHint(item, 1, telling)).toMatchObject({ misconception: null, text: item.hints?.[0] });
    expect(chooseHint({ ...item, hints: [`It is ${answer}.`, "b", "c"] }, 1, telling)).toBeNull();
  });
});
