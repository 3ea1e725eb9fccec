import { expect, test } from "vitest";
import { predictInOrder, scorePredictions, SkillId } from "#engine";
import { rowsOf } from "./measures.ts";
import type { Outcome, Plan } from "./plan.ts";
import { PROFILES } from "./profiles.ts";
import { tallyTerm } from "./tally.ts";
import type { ProblemRecord, Term } from "./term.ts";
import { WORLDS } from "./worlds.ts";

const A = SkillId.parse("t.a");
const B = SkillId.parse("t.b");

const problem = (more: Partial<ProblemRecord>): ProblemRecord => ({
  day: 1,
  skill: A,
  level: 1,
  isReview: false,
  knew: true,
  wasReady: true,
  right: true,
  declared: false,
  knowsNow: true,
  ...more,
});

/** A is known, asked three times and declared with the third; B is not known. */
const TERM: Term = {
  knownByDay: [1, 2],
  sessions: [
    { named: A, problems: [problem({}), problem({ right: false }), problem({ declared: true })] },
    {
      named: A,
      problems: [
        problem({ skill: B, knew: false, wasReady: false, right: false }),
        problem({ skill: B, knew: false, right: false }),
        problem({ skill: B, knew: false, declared: true, knowsNow: false }),
        problem({ isReview: true, level: 2, right: false }),
      ],
    },
    { named: null, problems: [problem({ isReview: true, level: 1 })] },
  ],
  kept: { count: 2, unknown: 1 },
  placedHigh: new Set(),
};

const [world] = WORLDS;
const [profile] = PROFILES;
if (world === undefined || profile === undefined) throw new Error("nobody");

const PLAN: Plan = {
  seed: "1",
  policies: ["engine"],
  worlds: [world],
  profiles: [profile],
  pupils: 1,
  lucky: 1,
  days: 1,
  problemsADay: 8,
  placement: "off",
};
const OUTCOMES: readonly Outcome[] = [
  { type: "term", policy: "engine", world: world.name, profile, tally: tallyTerm(TERM) },
  { type: "luck", rate: 0.5, declared: { sum: 1, count: 4 } },
];

/** All on one day. */
const SCORES = scorePredictions(
  predictInOrder(
    TERM.sessions.flatMap((session) => session.problems.map(({ skill, right }) => ({ skill, right, at: 0 }))),
  ),
);

const valueOf = (measure: string, column = world.name) =>
  rowsOf(PLAN, OUTCOMES).find((row) => row.measure === measure)?.values[column];

test.for([
  { measure: "problems before the first useful one", value: 4 },
  { measure: "problems on a known skill until done, others", value: 3 },
  { measure: "problems on a known skill until done, placed high", value: null },
  { measure: "false mastery at declaration", value: 1 / 2 },
  { measure: "kept and not known", value: 1 / 2 },
  { measure: "premature problems", value: 1 / 8 },
  { measure: "useful problems", value: 2 / 8 },
  { measure: "first answers right", value: 4 / 8 },
  { measure: "known at the start", value: 1 },
  { measure: "known at the end", value: 2 },
  { measure: "known on day 10", value: null },
  { measure: "sessions under 40 % right", value: 1 / 3 },
  { measure: "sessions over 95 % right", value: 1 / 3 },
  { measure: "most problems on one skill", value: 5 },
  { measure: "longest run of wrong first answers on one skill", value: 2 },
  { measure: "sessions begun as home named", value: 1 / 2 },
  { measure: "reviews at a level never met in the skill", value: 1 / 2 },
  { measure: "AUC of predictions", value: SCORES.auc },
  { measure: "calibration error", value: SCORES.ece },
])("[SIM6] $measure: $value", ({ measure, value }) => {
  const found = valueOf(measure);
  if (value === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(value, 9);
});

test("[SIM6] what is right by chance holds for any world, and without a case there is no number", () => {
  expect(valueOf("declared within 20 problems, right 50 % of the time", "any")).toBe(1 / 4);
  expect(valueOf("declared within 20 problems, right 65 % of the time", "any")).toBeNull();
});
