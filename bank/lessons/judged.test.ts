import { describe, expect, test } from "vitest";
import { judgeExplanation, understand } from "#engine/testing";
import type { Lesson } from "#engine";
import { importLessons, STRANDS } from "../strands.ts";
import { EXPLANATIONS, IN_A_BREATH } from "./explanations.fixture.ts";
import { JUDGED, JUDGED_HELD } from "./judged.fixture.ts";

const lessons = new Map(
  (await Promise.all(STRANDS.map(importLessons))).flat().map((lesson): [string, Lesson] => [lesson.skill, lesson]),
);

function judge(skill: string, said: string) {
  const lesson = lessons.get(skill) ?? expect.fail(`no lesson ${skill}`);
  return judgeExplanation(lesson, understand(said, { lastAsked: "why" }).plain);
}

describe("[TRN33] what children write when they are asked why", () => {
  test.for([
    ["those the rules were made with", JUDGED],
    ["those written after them", JUDGED_HELD],
  ] as const)("of %s hardly any is credited with what was not said", ([, labelled]) => {
    const results = labelled.map(([skill, said, met]) => ({ said, met, found: judge(skill, said).met }));
    const credited = results.flatMap(({ found }) => found).length;
    const falsely = results.flatMap(({ said, met, found }) => found.filter((at) => !met.includes(at)).map(() => said));
    expect(falsely.slice(Math.floor(credited * 0.02))).toEqual([]);
    const due = results.flatMap(({ met }) => met).length;
    const given = results.flatMap(({ met, found }) => met.filter((at) => found.includes(at))).length;
    expect(given / due).toBeGreaterThan(0.8);
  });

  test("half of them say nothing of the idea", () => {
    expect(JUDGED.length).toBeGreaterThanOrEqual(150);
    expect(JUDGED.filter(([, , met]) => met.length === 0).length / JUDGED.length).toBeGreaterThan(0.5);
  });

  test("a point that is said is credited, or asked about: few are passed over", () => {
    const points = Object.entries(EXPLANATIONS).flatMap(([skill, phrases]) =>
      phrases.map((said, at) => ({ at, ...judge(skill, said) })),
    );
    expect(points.filter(({ at, met }) => met.includes(at)).length / points.length).toBeGreaterThan(0.85);
    const taken = points.filter(({ at, met, doubtful }) => met.includes(at) || doubtful.includes(at));
    expect(taken.length / points.length).toBeGreaterThan(0.95);
    const whole = Object.entries(IN_A_BREATH).flatMap(([skill, texts]) => texts.map((said) => judge(skill, said)));
    expect(whole.filter(({ met }) => met.length > 0).length / whole.length).toBeGreaterThan(0.95);
  });
});
