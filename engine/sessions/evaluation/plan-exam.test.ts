import { describe, expect, test } from "vitest";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { makeBlueprint } from "./exam-driver.fixture.ts";
import { countsOf, planExam } from "./plan-exam.ts";
import { sortOf } from "./question-sort.ts";

describe("the plan of an exam", () => {
  test.for([
    { items: 7, mix: [0.3, 0.5, 0.2], want: [2, 4, 1] },
    { items: 20, mix: [0.3, 0.5, 0.2], want: [6, 10, 4] },
    { items: 10, mix: [0.3, 0.5, 0.2], want: [3, 5, 2] },
    { items: 1, mix: [0.3, 0.5, 0.2], want: [0, 1, 0] },
    { items: 3, mix: [1, 1, 1], want: [1, 1, 1] },
    { items: 4, mix: [0, 0, 1], want: [0, 0, 4] },
    { items: 3, mix: [0, 0, 0], want: [1, 1, 1] },
  ])("[EXM2] $items questions of $mix are $want", ({ items, mix, want }) => {
    const [easy = 0, medium = 0, hard = 0] = mix;
    expect(Object.values(countsOf(items, { easy, medium, hard }))).toEqual(want);
  });

  test("[EXM2] easy, medium and hard are levels 1 and 2, 3, 4 and 5; skills take turns, easier comes first", () => {
    const plan = planExam(makeBlueprint(), () => true);
    const levels = plan?.cells.map(({ difficulty }) => difficulty ?? 0) ?? [];
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(levels.filter((level) => level <= 2)).toHaveLength(2);
    expect(levels.filter((level) => level === 3)).toHaveLength(3);
    const skills = plan?.cells.map(({ skill }) => skill) ?? [];
    for (const skill of ["t.add", "t.sub", "t.mul"]) expect(skills.filter((one) => one === skill)).toHaveLength(2);
  });

  test("[EXM3] the same blueprint gives the same cells, another version others; unknown skills are left out", () => {
    const plan = planExam(makeBlueprint(), () => true);
    expect(planExam(makeBlueprint({ title: "Another title" }), () => true)?.cells).toEqual(plan?.cells);
    const forms = [2, 3, 4, 5].map((version) => planExam(makeBlueprint({ version }), () => true)?.cells);
    expect(forms.some((cells) => JSON.stringify(cells) !== JSON.stringify(plan?.cells))).toBe(true);
    const known = planExam(makeBlueprint(), (skill) => skill !== "t.mul");
    expect(known?.cells.some(({ skill }) => skill === "t.mul")).toBe(false);
    expect(known?.cells).toHaveLength(6);
    expect(planExam(makeBlueprint(), () => false)).toBeNull();
  });

  test("[EXM15] an adaptive exam leaves skills open, and never goes back; [EXM24] levels too where it may end", () => {
    const fixed = planExam(makeBlueprint({ selection: "adaptive", canGoBack: true }), () => true);
    const open = planExam(makeBlueprint({ selection: "adaptive", canGoBack: true, stopSe: 0.45 }), () => true);
    for (const plan of [fixed, open]) {
      expect(plan?.can_go_back).toBe(false);
      expect(plan?.cells.every(({ skill }) => skill === null)).toBe(true);
    }
    expect(fixed?.stop_se).toBeUndefined();
    expect(fixed?.cells.map(({ difficulty }) => difficulty)).toEqual([1, 2, 3, 3, 3, 4]);
    expect(open?.stop_se).toBe(0.45);
    expect(open?.cells.every(({ difficulty }) => difficulty === null)).toBe(true);
    expect(planExam(makeBlueprint({ stopSe: 0.45 }), () => true)?.stop_se).toBeUndefined();
  });
});

describe("kinds of questions", () => {
  const item = (stem: string, kind = "integer", extra: { diagram?: object; parts?: readonly object[] } = {}) =>
    ({
      problem_content: { stem, diagram: extra.diagram },
      answer_spec: { kind, parts: extra.parts },
    }) as unknown as MathProblemItem;

  test.for([
    ["What is $46 + 3$?", "procedural"],
    ["Add $29$ and $4$.", "procedural"],
    ["Work out $41 \\times 2$.", "procedural"],
    ["Which number goes in the box? $694 + \\square = 760$", "procedural"],
    ["Round $46$ to the nearest ten.", "procedural"],
    ["What is the greatest common factor of $22$ and $20$?", "procedural"],
    ["Mina has 51 shells. Diego gives Mina 27 more. How many shells does Mina have now?", "application"],
    ["A box holds 502 pencils. How many is that to the nearest ten?", "application"],
    [
      "Rosa joins a ribbon of $\\frac{5}{8}$ m and a ribbon of $\\frac{2}{8}$ m end to end. How long are they?",
      "application",
    ],
    ["In a shop, Ivan pays \\$39.71 for a jacket and \\$15.81 for a hat. How much is it?", "application"],
    ["Which digit of $837$ is in the ones place?", "conceptual"],
    ["Which number has 7 ones, 5 hundreds and 6 tens?", "conceptual"],
    ["True or false? $12$ is a composite number.", "conceptual"],
  ] as const)("[EXM4] %s is %s", ([stem, want]) => {
    expect(sortOf(item(stem))).toBe(want);
  });

  test("[EXM4] chosen answers, other writings, several boxes and pictures without digits are conceptual", () => {
    expect(sortOf(item("Which is greater, $3$ or $4$?", "choice"))).toBe("conceptual");
    expect(sortOf(item("Is $3 > 4$?", "boolean"))).toBe("conceptual");
    expect(sortOf(item("Write $9 + 9$ as a product.", "expression"))).toBe("conceptual");
    expect(sortOf(item("Write $957$ as parts.", "integer", { parts: [{}, {}] }))).toBe("conceptual");
    const picture = { diagram: { type: "fraction-bars" } };
    expect(sortOf(item("What fraction of the bar is shaded?", "fraction", picture))).toBe("conceptual");
    expect(sortOf(item("What is $46 + 3$?", "integer", picture))).toBe("procedural");
  });
});
