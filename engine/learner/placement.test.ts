import { describe, expect, test } from "vitest";
import { createRng } from "../random.ts";
import { believe, PLACEMENT, type PlacementAnswer, type PlacementSkill, type PlacementTest } from "./placement.ts";

const STRANDS = 6;
const GRADES = [2, 3, 4, 5, 6] as const;
/** Six strands of a skill a grade; each needs the one before it, and from grade 4 on its neighbour's too. */
const SKILLS: readonly PlacementSkill[] = GRADES.flatMap((grade, row) =>
  Array.from({ length: STRANDS }, (_, strand) => ({
    grade,
    practised: null,
    prerequisites:
      row === 0 ? [] : [at(row - 1, strand), ...(row < 2 || strand === 0 ? [] : [at(row - 1, strand - 1)])],
  })),
);

function at(row: number, strand: number): number {
  return row * STRANDS + strand;
}

function testOf(more: Partial<PlacementTest> = {}): PlacementTest {
  return { skills: SKILLS, grade: 4, seed: "test", without: [], ...more };
}

interface Run {
  readonly answers: readonly PlacementAnswer[];
  readonly known: readonly number[];
}

/** Goes through it as somebody who answers so. */
function run(test_: PlacementTest, outcomeOf: (skill: number) => PlacementAnswer["outcome"]): Run {
  const answers: PlacementAnswer[] = [];
  for (;;) {
    const belief = believe(test_, answers);
    if (belief.next === null) return { answers, known: belief.known };
    answers.push({ skill: belief.next, outcome: outcomeOf(belief.next), guess: 0.02 });
  }
}

/** Knows exactly the skills up to a grade. */
const upTo = (grade: number) => (skill: number) => ((SKILLS[skill]?.grade ?? 0) <= grade ? "right" : "not-learned");

describe("a placement", () => {
  test("[PLA1] finds what somebody knows, whatever the school grade, and asks nothing twice", () => {
    for (const [school, knows] of [
      [4, 3],
      [2, 5],
      [6, 2],
      [4, 6],
    ] as const) {
      const { answers, known } = run(testOf({ grade: school }), upTo(knows));
      const wrong = SKILLS.filter(({ grade }, skill) => (known[skill] ?? 0) >= 0.5 !== grade <= knows);
      expect(wrong.length, `grade ${school}, knows ${knows}`).toBeLessThanOrEqual(1);
      expect(new Set(answers.map(({ skill }) => skill)).size).toBe(answers.length);
    }
  });

  test("[PLA1] asks where an answer tells something of other skills too", () => {
    const { next, known } = believe(testOf(), [{ skill: at(1, 0), outcome: "right", guess: 0.02 }]);
    // What is as good as known, or as good as not, tells nothing.
    expect(known[next ?? 0]).toBeGreaterThan(0.1);
    expect(known[next ?? 0]).toBeLessThan(0.95);
  });

  test("[PLA2] ends between eight and 25 answers, when it is sure", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const rng = createRng(seed);
      // Answers without any order in them: nothing makes it sure.
      const random = run(testOf({ seed }), () => rng.pick(["right", "wrong"]));
      expect(random.answers.length).toBeLessThanOrEqual(PLACEMENT.most);
      const { answers, known } = run(testOf({ seed }), upTo(4));
      expect(answers.length).toBeGreaterThanOrEqual(PLACEMENT.least);
      const unsure = known.reduce((sum, p) => sum + Math.min(p, 1 - p), 0);
      expect(unsure).toBeLessThanOrEqual(PLACEMENT.unsure * known.length);
    }
  });

  test("[PLA2] does not go on failing somebody who knows nothing yet", () => {
    const { answers, known } = run(testOf({ grade: 2 }), () => "not-learned");
    expect(answers.length).toBeLessThan(PLACEMENT.least);
    expect(Math.max(...known)).toBeLessThan(0.5);
  });

  test("[PLA3] is the same from the beginning as from the answer before", () => {
    const whole = run(testOf(), upTo(3));
    const steps = whole.answers.map((_, count) => believe(testOf(), whole.answers.slice(0, count)));
    // Another one in between: the filter has to begin anew.
    const anew = whole.answers.map((_, count) => {
      believe(testOf({ seed: "other" }), []);
      return believe(testOf(), whole.answers.slice(0, count));
    });
    expect(anew).toEqual(steps);
  });

  test("[PLA4] begins with what is likely known, and after each miss asks what is likelier", () => {
    for (const grade of [2, 4, 6]) {
      const first = believe(testOf({ grade }), []);
      const best = Math.max(...first.known.filter((p) => p <= 0.98));
      expect(first.known[first.next ?? 0], `grade ${grade}`).toBeGreaterThanOrEqual(
        Math.min(PLACEMENT.first, best - 0.2),
      );
    }
    const answers: PlacementAnswer[] = [];
    for (let misses = 0; misses < 3; misses++) {
      const { next, known } = believe(testOf(), answers);
      const asked = known[next ?? 0] ?? 0;
      const isThere = known.some(
        (p, skill) => p >= (PLACEMENT.kind[misses] ?? 0) && p <= 0.98 && !answers.some((one) => one.skill === skill),
      );
      if (isThere) expect(asked, `after ${misses}`).toBeGreaterThanOrEqual(PLACEMENT.kind[misses] ?? 0);
      answers.push({ skill: next ?? 0, outcome: "wrong", guess: 0.02 });
    }
  });

  test("[PLA5] not learned says more than a wrong answer, a right one says the contrary, an unclear one nothing", () => {
    const skill = at(2, 2);
    const after = (outcome: PlacementAnswer["outcome"]) =>
      believe(testOf(), [{ skill, outcome, guess: 0.02 }]).known[skill] ?? Number.NaN;
    const before = believe(testOf(), []).known[skill] ?? Number.NaN;
    expect(after("not-learned")).toBeLessThan(after("wrong"));
    expect(after("wrong")).toBeLessThan(before);
    expect(after("right")).toBeGreaterThan(before);
    expect(after("unclear")).toBeCloseTo(before, 10);
  });

  test("[PLA5] a right answer that is easily guessed says less", () => {
    const skill = at(2, 2);
    const after = (guess: number) => believe(testOf(), [{ skill, outcome: "right", guess }]).known[skill] ?? Number.NaN;
    expect(after(0.5)).toBeLessThan(after(0.02));
  });

  test("[PLA7] what practice told already is weighed in", () => {
    const skill = at(2, 2);
    const told = (practised: number) =>
      believe(testOf({ skills: SKILLS.map((one, number) => (number === skill ? { ...one, practised } : one)) }), [])
        .known;
    expect(told(0.97)[skill]).toBeGreaterThan(0.9);
    expect(told(0.05)[skill]).toBeLessThan(0.1);
    // And of what it builds on.
    expect(told(0.97)[at(1, 2)]).toBeGreaterThan(told(0.05)[at(1, 2)] ?? 1);
  });

  test("[PLA10] what cannot be asked about is left out", () => {
    const all = believe(testOf(), []).next ?? -1;
    expect(believe(testOf({ without: [all] }), []).next).not.toBe(all);
    expect(believe(testOf({ without: SKILLS.map((_, skill) => skill) }), []).next).toBeNull();
  });
});
