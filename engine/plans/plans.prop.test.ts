import fc from "fast-check";
import { expect, test } from "vitest";
import { uuidFromName } from "../hash.ts";
import { SessionId, SkillId, type Difficulty } from "../ids.ts";
import { masteryProjection } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import { contentWith } from "../sessions/lesson/lesson.fixture.ts";
import { PlanMade } from "./events.ts";
import { evaluateStep } from "./evaluate-step.ts";
import { makePlan, replan, type PlanSources } from "./make-plan.ts";
import {
  beginStep,
  countCheck,
  countProblem,
  currentStep,
  moveStep,
  needsPerson,
  planFrom,
  type PlanState,
  type ProblemOutcome,
} from "./plan-state.ts";

const content = contentWith(["t.add", "t.sub", "t.mul", "t.both"]);
const from: PlanSources = {
  content,
  model: { graph: content.graph, mastery: { ...masteryProjection.initial, bySkill: {} }, grade: 2, now: 0 },
};
const session = SessionId.parse(uuidFromName("session"));

const outcome: fc.Arbitrary<ProblemOutcome> = fc.record({
  solved: fc.boolean(),
  attempts: fc.integer({ min: 1, max: 3 }),
  hints: fc.integer({ min: 0, max: 3 }),
  difficulty: fc.constantFrom<Difficulty>(1, 2, 3, 4, 5),
});

/** One problem on the current step, and the plan made anew where that is called for. */
function oneMore(plan: PlanState, outcome: ProblemOutcome): PlanState {
  const step = currentStep(plan)?.step;
  if (step === undefined || needsPerson(plan)) return plan;
  if (step.kind === "check") return countCheck(plan, step.id, outcome.solved);
  if (step.kind === "explain") {
    return moveStep(plan, { session, step: step.id, status: "completed", asked: 0, correct: 0, attempts: 0, note: "" });
  }
  const counted = countProblem(beginStep(plan, step.id), step.id, outcome, outcome.solved ? 0.96 : 0.2);
  const why = evaluateStep(counted, step.id, { type: "problem", ...outcome }, from)?.replan ?? null;
  const next = why === null ? null : replan(counted, why, from);
  if (next !== null) expect(PlanMade.shape.body.safeParse({ session, ...next }).success).toBe(true);
  return next === null ? counted : planFrom(counted, { session, ...next });
}

test("[PLN8] [PLN9] [PLN15] [PLN16] whatever a pupil does, a plan stays within its bounds and comes to an end", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("t.add", "t.sub", "t.both"),
      fc.array(outcome, { minLength: 250, maxLength: 250 }),
      (skill, outcomes) => {
        let plan = planFrom(null, { session, ...makePlan(SkillId.parse(skill), from) });
        for (const one of outcomes) {
          const before = plan;
          plan = oneMore(plan, one);
          expect(["pending", "in_progress", undefined]).toContain(currentStep(plan)?.status);
          expect(plan.replans).toBeLessThanOrEqual(POLICY.plan.maxReplans);
          expect(plan.steps.length).toBeLessThanOrEqual(POLICY.plan.maxSteps);
          expect(new Set(plan.steps.map(({ step }) => step.id)).size).toBe(plan.steps.length);
          expect(plan.version - before.version).toBe(plan.replans - before.replans);
          for (const { asked, correct, failures } of plan.steps) {
            expect(asked).toBeLessThanOrEqual(POLICY.plan.maxProblems);
            expect(correct + failures).toBeLessThanOrEqual(asked);
          }
          // What is done stays done.
          const done = before.steps.filter(({ status }) => status === "completed").map(({ step }) => step.id);
          const now = plan.steps.filter(({ status }) => status === "completed").map(({ step }) => step.id);
          expect(now).toEqual(expect.arrayContaining(done));
        }
        const unchecked = plan.steps.some(({ step, status }) => step.kind === "check" && status === "in_progress");
        expect(currentStep(plan) === null || needsPerson(plan) || unchecked).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
