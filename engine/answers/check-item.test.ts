import { describe, expect, test } from "vitest";
import { MathProblemItem } from "../items/math-problem-item.ts";
import { checkItem } from "../parts/checker.ts";
import { CheckOptions } from "./types.ts";

function makeItem(answerSpec: Record<string, unknown>, canonical: string): MathProblemItem {
  return MathProblemItem.parse({
    meta: {
      id: "7f0c1f0a-1b7e-4f6e-9a53-5b3c1d2e4f60",
      version: 1,
      skill_id: "g4.test",
      difficulty: 2,
      created_at: "2026-01-01T00:00:00Z",
      status: "VERIFIED",
      provenance: {
        generator_model: "g",
        critic_model: "c",
        judge_model: "j",
        verifier: { type: "numeric", passed: true },
        attempt: 1,
      },
      verification_report: {
        rubric_scores: { solvability: 1, ambiguity: 0, procedural_correctness: 1, pedagogical_alignment: 1 },
        underspecified: false,
        issues: [],
      },
    },
    problem_content: { stem: "What is it?" },
    answer_spec: answerSpec,
    solution_logic: {
      final_answer_canonical: canonical,
      final_answer_type: "numeric",
      steps: [{ step_index: 1, explanation: "So.", math: canonical }],
    },
  });
}

describe("an item", () => {
  const boxes = makeItem(
    {
      input_type: "integer",
      parts: [
        { label: "tens", kind: "integer", canonical: "3" },
        { label: "ones", kind: "integer", canonical: "7" },
        { label: "as a fraction", kind: "fraction", canonical: "1/2", options: { form: "lowest_terms" } },
      ],
    },
    "3; 7; 1/2",
  );

  test.each([
    [["3", "7", "1/2"], "correct", 0],
    [["3", "8", "2/4"], "incorrect", 1],
    [["4", "", "2/4"], "unreadable", 1],
    [["3", "7", "2/4"], "wrong-form", 2],
    [["3", "7"], "unreadable", 2],
    [["4", "8", "1/2"], "incorrect", 0],
  ])("[CHK27] with boxes %j is %s, by box %i", (given, verdict, box) => {
    expect(checkItem(boxes, given, "en")).toMatchObject({ verdict, params: { box } });
  });

  test("[CHK27] takes its choices, tolerance and further right answers from the contract's own fields", () => {
    const choice = makeItem(
      { input_type: "multiple_choice", ui: { placeholder: null, choices: ["cat", "dog"] } },
      "dog",
    );
    expect(checkItem(choice, ["B"], "en").verdict).toBe("correct");
    const near = makeItem({ input_type: "decimal", tolerance: 0.01 }, "3.14");
    expect(checkItem(near, ["3.15"], "en").verdict).toBe("correct");
    expect(checkItem(near, ["3.16"], "en").verdict).toBe("incorrect");
    const either = makeItem({ input_type: "integer", accepted_forms: ["9"] }, "8");
    expect(checkItem(either, ["9"], "en").verdict).toBe("correct");
    expect(checkItem(either, ["7"], "en").verdict).toBe("incorrect");
  });

  test("[CHK14] is marked in the country's marks", () => {
    expect(checkItem(makeItem({ input_type: "decimal" }, "2.5"), ["2,5"], "fr").verdict).toBe("correct");
    expect(checkItem(makeItem({ input_type: "decimal" }, "2.5"), ["2,5"], "en").verdict).toBe("unreadable");
  });
});

test("[CHK20] an option nobody knows is refused", () => {
  expect(
    CheckOptions.safeParse({ locale: "fr", forms: ["mixed"], simplify: "required", accept: ["label"] }).success,
  ).toBe(true);
  expect(CheckOptions.safeParse({ simplfy: "required" }).success).toBe(false);
});
