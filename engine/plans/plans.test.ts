import { describe, expect, test } from "vitest";
import { SessionId, SkillId, type Difficulty } from "../ids.ts";
import { uuidFromName } from "../hash.ts";
import { masteryProjection, UNTOUCHED, type MasteryState, type SkillMastery } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import { contentWith } from "../sessions/lesson/lesson.fixture.ts";
import { evaluateStep, type Evidence } from "./evaluate-step.ts";
import { PlanMade } from "./events.ts";
import {
  extendPlan,
  makePlan,
  planWithoutBefore,
  replan,
  REPLAN_REASONS,
  type Plan,
  type PlanSources,
} from "./make-plan.ts";
import {
  beginStep,
  countCheck,
  countProblem,
  currentStep,
  moveStep,
  needsPerson,
  planFrom,
  stepOf,
  takeBackFailure,
  type PlanState,
  type ProblemOutcome,
} from "./plan-state.ts";
import { criterionWords } from "./step-words.ts";

const ADD = SkillId.parse("t.add");
const SUB = SkillId.parse("t.sub");
const MUL = SkillId.parse("t.mul");
const BOTH = SkillId.parse("t.both");
const session = SessionId.parse(uuidFromName("session"));
const NOW = 1_788_249_600_000;

const KNOWN: SkillMastery = { ...UNTOUCHED, known: 0.9, opportunities: 5, level: 3, lastOutcome: "correct" };
const MASTERED: SkillMastery = { ...KNOWN, known: 0.98, masteredAt: NOW - 1_000 };

function sources(bySkill: MasteryState["bySkill"] = {}, lessons = ["t.add", "t.sub", "t.mul", "t.both"]): PlanSources {
  const content = contentWith(lessons);
  return {
    content,
    model: { graph: content.graph, mastery: { ...masteryProjection.initial, bySkill }, grade: 2, now: NOW },
  };
}

const kinds = ({ steps }: Pick<Plan, "steps">) => steps.map(({ kind, skill }) => `${kind} ${skill}`);

function stateOf(plan: Plan, before: PlanState | null = null): PlanState {
  return planFrom(before, { session, ...plan });
}

const RIGHT: ProblemOutcome = { solved: true, attempts: 1, hints: 0, difficulty: 1 };
const SLIP: ProblemOutcome = { solved: true, attempts: 2, hints: 0, difficulty: 1 };
const FAILED: ProblemOutcome = { solved: false, attempts: 3, hints: 2, difficulty: 1 };

/** Pages read, check answered: the plan at its practice step. */
function atPractice(plan: PlanState): PlanState {
  let after = plan;
  for (;;) {
    const step = currentStep(after)?.step;
    if (step === undefined || step.kind === "practice" || step.kind === "challenge") return after;
    after =
      step.kind === "check"
        ? countCheck(after, step.id, true)
        : moveStep(after, { session, step: step.id, status: "completed", asked: 0, correct: 0, attempts: 0, note: "" });
  }
}

function solve(plan: PlanState, outcomes: readonly ProblemOutcome[], known: number | null = null): PlanState {
  return outcomes.reduce((at, outcome) => {
    const id = (currentStep(at) ?? at.steps.at(-1))?.step.id ?? "";
    return countProblem(beginStep(at, id), id, outcome, known);
  }, plan);
}

describe("making a plan", () => {
  test("[PLN3] a new skill: explain, check, practice, challenge; without a lesson no check", () => {
    expect(kinds(makePlan(ADD, sources()))).toEqual([
      "explain t.add",
      "check t.add",
      "practice t.add",
      "challenge t.add",
    ]);
    expect(kinds(makePlan(ADD, sources({}, [])))).toEqual(["explain t.add", "practice t.add", "challenge t.add"]);
  });

  test("[PLN3] every plan has three to five steps, whatever is known", () => {
    for (const lessons of [[], ["t.add", "t.sub", "t.mul", "t.both"]]) {
      for (const skill of [ADD, SUB, MUL, BOTH]) {
        for (const mastery of [UNTOUCHED, KNOWN, MASTERED]) {
          const { steps } = makePlan(skill, sources({ [skill]: mastery }, lessons));
          expect(steps.length).toBeGreaterThanOrEqual(3);
          expect(steps.length).toBeLessThanOrEqual(5);
          expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
        }
      }
    }
  });

  test("[PLN4] a known skill is not explained and starts with a challenge", () => {
    for (const mastery of [KNOWN, MASTERED]) {
      const plan = makePlan(ADD, sources({ [ADD]: mastery }));
      expect(kinds(plan)[0]).toBe("challenge t.add");
      expect(kinds(plan).join()).not.toContain("explain");
    }
    // Too little evidence: three answers at least.
    expect(kinds(makePlan(ADD, sources({ [ADD]: { ...KNOWN, opportunities: 2 } })))[0]).toBe("explain t.add");
  });

  test("[PLN5] the weakest prerequisite that is not known comes first, and only that one", () => {
    expect(kinds(makePlan(SUB, sources())).slice(0, 2)).toEqual(["explain t.add", "practice t.add"]);
    expect(kinds(makePlan(SUB, sources({ [ADD]: MASTERED })))[0]).toBe("explain t.sub");
    const weak = { ...UNTOUCHED, known: 0.5, opportunities: 3 };
    const both = makePlan(BOTH, sources({ [ADD]: MASTERED, [SUB]: weak, [MUL]: { ...weak, known: 0.3 } }));
    expect(kinds(both)).toEqual([
      "explain t.mul",
      "practice t.mul",
      "explain t.both",
      "check t.both",
      "practice t.both",
    ]);
    expect(both.reason).toContain("t.mul");
  });

  test("[PLN20] without what comes before it the plan is the skill's own, and no re-plan", () => {
    const begun = beginStep(stateOf(makePlan(SUB, sources())), "1.3");
    const plan = planWithoutBefore(begun, SUB, sources());
    if (plan === null) throw new Error("no plan");
    expect(kinds(plan)).toEqual(["explain t.sub", "check t.sub", "practice t.sub", "challenge t.sub"]);
    expect(plan).toMatchObject({ version: 2, replans: 0 });
    expect(PlanMade.shape.body.safeParse({ session, ...plan }).success).toBe(true);
    expect(new Set(plan.steps.map(({ id }) => id)).size).toBe(4);
    expect(stateOf(plan, begun).steps[0]).toEqual(begun.steps[2]);
    expect(planWithoutBefore(stateOf(plan, begun), SUB, sources())).toBeNull();
    expect(planWithoutBefore(stateOf(makePlan(ADD, sources())), ADD, sources())).toBeNull();
  });

  test("[PLN6] each step says what, how and when it is done", () => {
    const plan = makePlan(SUB, sources());
    expect(PlanMade.shape.body.safeParse({ session, ...plan }).success).toBe(true);
    for (const { title, description, approach, criterion } of plan.steps) {
      for (const text of [title, description, approach, criterionWords(criterion, null)]) {
        expect(text).toMatch(/^[A-Z].{8,}$/u);
        expect(text).not.toMatch(/!|easy|wrong|undefined/u);
      }
    }
    expect(plan.steps.map(({ criterion }) => criterion.type)).toEqual([
      "seen",
      "right-of",
      "seen",
      "checked",
      "right-of",
    ]);
    const known = makePlan(ADD, sources({ [ADD]: KNOWN }));
    expect(known.steps.at(-1)?.criterion).toEqual({ type: "known", atLeast: POLICY.mastery.threshold });
  });
});

describe("statuses", () => {
  const fresh = stateOf(makePlan(ADD, sources()));

  test("[PLN7] a practice step is done at three of four, blocked at three failures, and a slip is no failure", () => {
    const begun = atPractice(fresh);
    expect(begun.steps.map(({ status }) => status)).toEqual(["completed", "completed", "pending", "pending"]);
    const status = (outcomes: readonly ProblemOutcome[]) => solve(begun, outcomes).steps[2]?.status;
    expect(status([RIGHT])).toBe("in_progress");
    expect(status([RIGHT, RIGHT, RIGHT])).toBe("completed");
    expect(status([RIGHT, SLIP, RIGHT, RIGHT])).toBe("completed");
    expect(status([RIGHT, SLIP, SLIP, RIGHT, RIGHT])).toBe("in_progress");
    expect(status([FAILED, FAILED])).toBe("in_progress");
    expect(status([FAILED, SLIP, FAILED, FAILED])).toBe("blocked");
    expect(status([SLIP, SLIP, SLIP])).toBe("in_progress");
  });

  test("[PLN7] a criterion on P(known) is met by evidence, never before any", () => {
    const plan = stateOf(makePlan(ADD, sources({ [ADD]: { ...KNOWN } }, [])));
    const practice = plan.steps[1]?.step;
    expect(practice?.criterion.type).toBe("known");
    const id = practice?.id ?? "";
    expect(stepOf(countProblem(plan, id, RIGHT, 0.94), id)?.status).toBe("in_progress");
    expect(stepOf(countProblem(plan, id, RIGHT, 0.95), id)?.status).toBe("completed");
    expect(stepOf(beginStep(plan, id), id)?.status).toBe("in_progress");
  });

  test("[PLN8] the current step is the one in progress, else the first pending; never a completed or blocked one", () => {
    expect(currentStep(fresh)?.step.kind).toBe("explain");
    const later = fresh.steps[2]?.step.id ?? "";
    expect(currentStep(beginStep(fresh, later))?.step.id).toBe(later);
    const blocked = solve(atPractice(fresh), [FAILED, FAILED, FAILED]);
    expect(currentStep(blocked)?.step.kind).toBe("challenge");
    const done = solve(atPractice(fresh), [RIGHT, RIGHT, RIGHT, RIGHT, RIGHT]);
    expect(currentStep(done)).toBeNull();
    expect(JSON.stringify(done)).not.toContain("current");
  });

  test("[PLN9] practice does not go on for ever", () => {
    const begun = atPractice(fresh);
    const restless = [RIGHT, SLIP, SLIP, RIGHT, SLIP, SLIP, RIGHT, SLIP];
    expect(restless).toHaveLength(POLICY.plan.maxProblems);
    expect(solve(begun, restless.slice(1)).steps[2]?.status).toBe("in_progress");
    expect(solve(begun, restless).steps[2]?.status).toBe("blocked");
  });

  test("[PLN10] an appeal that is agreed with takes the failure back", () => {
    const blocked = solve(atPractice(fresh), [FAILED, FAILED, FAILED]);
    const id = blocked.steps[2]?.step.id ?? "";
    const back = takeBackFailure(blocked, id, true);
    expect(stepOf(back, id)).toMatchObject({
      status: "in_progress",
      failures: 2,
      correct: 1,
      row: [false, false, true],
    });
  });
});

describe("evaluation", () => {
  const begun = atPractice(stateOf(makePlan(ADD, sources())));
  const id = begun.steps[2]?.step.id ?? "";
  const evaluate = (plan: PlanState, outcome: ProblemOutcome, from = sources()) =>
    evaluateStep(plan, currentOr(plan), { type: "problem", ...outcome }, from);
  const currentOr = (plan: PlanState) =>
    plan.steps.find(({ asked, step }) => asked > 0 && step.kind !== "check")?.step.id ?? id;

  test("[PLN11] an answer gets score, status, note and a decision", () => {
    const once = solve(begun, [RIGHT]);
    expect(evaluate(once, RIGHT)).toEqual({
      score: 1,
      status: "in_progress",
      note: "Right at the first answer. First answers right: 1 of 1; not solved: 0.",
      offTopic: false,
      replan: null,
    });
    expect(evaluate(solve(begun, [SLIP]), SLIP)).toMatchObject({ score: 0.7, replan: null });
    expect(evaluate(solve(begun, [FAILED]), FAILED)).toMatchObject({ score: 0, replan: null });
    const scoreOf = (evidence: Evidence) => evaluateStep(begun, id, evidence, sources())?.score;
    expect(scoreOf({ type: "check", right: true, tries: 2 })).toBe(0.5);
    expect(scoreOf({ type: "check", right: false, tries: 1 })).toBe(0);
    expect(evaluateStep(begun, id, { type: "message", offTopic: true }, sources())).toMatchObject({
      offTopic: true,
      replan: null,
      status: "pending",
    });
    expect(evaluateStep(begun, "nowhere", { type: "message", offTopic: true }, sources())).toBeNull();
  });

  test("[PLN12] planned again after three failures, never after a single slip", () => {
    for (const outcome of [SLIP, FAILED]) expect(evaluate(solve(begun, [outcome]), outcome)?.replan).toBeNull();
    expect(evaluate(solve(begun, [FAILED, FAILED]), FAILED)?.replan).toBeNull();
    expect(evaluate(solve(begun, [FAILED, FAILED, FAILED]), FAILED)?.replan).toBe("failures");
    const slow = [SLIP, SLIP, SLIP, SLIP, SLIP, SLIP, SLIP, SLIP];
    expect(evaluate(solve(begun, slow), SLIP)?.replan).toBe("too-long");
  });

  test("[PLN12] after two failures when a prerequisite is not known", () => {
    const from = sources({ [ADD]: { ...UNTOUCHED, known: 0.4, opportunities: 3 } });
    const plan = stateOf({ ...makePlan(SUB, from), steps: makePlan(SUB, from).steps.slice(2) });
    const two = solve(atPractice(plan), [FAILED, FAILED]);
    expect(evaluate(two, FAILED, from)?.replan).toBe("missing-prerequisite");
    expect(evaluate(two, FAILED, sources({ [ADD]: MASTERED }))?.replan).toBeNull();
    expect(evaluate(solve(atPractice(plan), [FAILED]), FAILED, from)?.replan).toBeNull();
    // Not explained yet: three failures, as of anything else.
    const bare = stateOf({ ...makePlan(SUB, from), steps: makePlan(SUB, from).steps.slice(4) });
    expect(evaluate(solve(bare, [FAILED, FAILED]), FAILED, from)?.replan).toBeNull();
    expect(evaluate(solve(bare, [FAILED, FAILED, FAILED]), FAILED, from)?.replan).toBe("failures");
  });

  test("[PLN12] for a pupil who is ahead: right at once in a row, at a level that shows it", () => {
    const hard = { ...RIGHT, difficulty: 3 as Difficulty };
    expect(evaluate(solve(begun, [hard]), hard)?.replan).toBeNull();
    expect(evaluate(solve(begun, [hard, hard]), hard)?.replan).toBe("ahead");
    expect(evaluate(solve(begun, [RIGHT, RIGHT]), RIGHT)?.replan).toBeNull();
    expect(evaluate(solve(begun, [SLIP, hard, hard]), hard)?.replan).toBeNull();
  });
});

describe("re-planning", () => {
  const from = sources({ [ADD]: { ...UNTOUCHED, known: 0.4, opportunities: 3 } });
  const first = makePlan(SUB, sources({ [ADD]: MASTERED }));
  const plan = stateOf(first);
  const stuck = solve(atPractice(plan), [FAILED, FAILED, FAILED]);

  test("[PLN13] a missing prerequisite is explained and practised before the step comes again", () => {
    const next = replan(stuck, "missing-prerequisite", from);
    expect(next && kinds(next)).toEqual([
      "explain t.sub",
      "check t.sub",
      "explain t.add",
      "practice t.add",
      "practice t.sub",
      "challenge t.sub",
    ]);
    const after = next && stateOf(next, stuck);
    expect(after?.steps.map(({ status }) => status)).toEqual([
      "completed",
      "completed",
      "pending",
      "pending",
      "pending",
      "pending",
    ]);
    expect(next?.steps.map(({ id }) => id)).not.toContain(stuck.steps[2]?.step.id);
    expect(next).toMatchObject({ version: 2, replans: 1 });
  });

  test("[PLN13] nothing missing: what is not explained is explained, else it is shown another way", () => {
    const known = sources({ [ADD]: MASTERED, [SUB]: KNOWN });
    const skipped = stateOf(makePlan(SUB, known));
    const failed = solve(skipped, [FAILED, FAILED, FAILED]);
    const explained = replan(failed, "failures", known);
    expect(explained && kinds(explained)).toEqual([
      "explain t.sub",
      "challenge t.sub",
      "check t.sub",
      "practice t.sub",
    ]);
    const another = replan(stuck, "failures", sources({ [ADD]: MASTERED }));
    expect(another && kinds(another).slice(2)).toEqual(["explain t.sub", "practice t.sub", "challenge t.sub"]);
    expect(another?.steps[2]?.title).toBe("See it another way");
  });

  test("[PLN14] a pupil who is ahead goes on to the challenge", () => {
    const ahead = solve(atPractice(plan), [
      { ...RIGHT, difficulty: 3 },
      { ...RIGHT, difficulty: 3 },
    ]);
    const next = replan(ahead, "ahead", from);
    expect(next && kinds(next)).toEqual(["explain t.sub", "check t.sub", "challenge t.sub"]);
  });

  test("[PLN15] three re-plans at most, then a person", () => {
    let state = stuck;
    for (let count = 1; count <= 3; count++) {
      expect(needsPerson(state)).toBe(false);
      const next = replan(state, "failures", from);
      if (next === null) throw new Error("planned again");
      expect(PlanMade.shape.body.safeParse({ session, ...next }).success).toBe(true);
      state = solve(atPractice(stateOf(next, state)), [FAILED, FAILED, FAILED]);
    }
    for (const why of REPLAN_REASONS) expect(replan(state, why, from)).toBeNull();
    expect(needsPerson(state)).toBe(true);
    expect(state.replans).toBe(3);
  });

  test("[PLN16] what is in both versions keeps its counts, and twelve steps are the most", () => {
    const next = replan(stuck, "missing-prerequisite", from);
    const after = next && stateOf(next, stuck);
    expect(after?.steps.slice(0, 2)).toEqual(stuck.steps.slice(0, 2));
    const [one] = first.steps;
    if (one === undefined) throw new Error("a step");
    const long: Plan = { ...first, steps: Array.from({ length: 12 }, (_, at) => ({ ...one, id: `n${at}` })) };
    const blocked = solve(stateOf(long), [FAILED, FAILED, FAILED]);
    expect(replan(blocked, "failures", from)?.steps).toHaveLength(12);
    expect(extendPlan(stateOf(long), from, "x")).toBeNull();
  });
});
