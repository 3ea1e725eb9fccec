import { expect, test } from "vitest";
import type { EngineView } from "#workers/engine-api";
import { lessonOnDesk } from "./lesson-on-desk.ts";

type Part = Pick<EngineView, "activities" | "practice">;

function view(lesson: object | null, onDesk = "g4.fracadd"): Part {
  const whole = {
    title: "",
    skillId: "g4.fracadd",
    plan: { steps: [] },
    isPaused: false,
    ended: null,
    part: "practice",
  };
  return {
    activities: { lesson: lesson === null ? null : { ...whole, ...lesson } },
    practice: { type: "problem", problem: { skillId: onDesk } },
  } as unknown as Part;
}

test("[SCR29] practice of an open lesson stands in the lesson", () => {
  expect(lessonOnDesk(view({}), null)).toBe("g4.fracadd");
});

test.for([
  ["a skill was chosen", view({}), "g4.fracadd"],
  ["there is no lesson", view(null), null],
  ["the lesson is over", view({ ended: "complete" }), null],
  ["the lesson is paused", view({ isPaused: true }), null],
  ["the lesson is read", view({ part: "idea" }), null],
  ["another skill is on the desk", view({}, "g2.add2c"), null],
  ["nothing is known of lessons yet", { practice: view({}).practice }, null],
] as const)("[SCR29] practice is by itself when %s", ([, seen, chosen]) => {
  expect(lessonOnDesk(seen, chosen)).toBeNull();
});
