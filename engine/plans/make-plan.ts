import type { EventOf } from "../events/tutor-event.ts";
import type { SkillId } from "../ids.ts";
import type { Content } from "../items/content.ts";
import { DIFFICULTIES } from "../ids.ts";
import { masteryOf } from "../learner/mastery-state.ts";
import { POLICY } from "../policy.ts";
import { standings, type LearnerModel, type Standing } from "../recommend/standing.ts";
import type { PlanStep } from "./events.ts";
import { describeStep, type StepPurpose } from "./step-words.ts";
import { currentStep, type PlanState } from "./plan-state.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";

/** A plan before it belongs to a session. */
export type Plan = Omit<EventOf<"plan_made">["body"], "session">;

export const REPLAN_REASONS = ["failures", "missing-prerequisite", "ahead", "too-long"] as const;
export type ReplanReason = (typeof REPLAN_REASONS)[number];

/** What a plan is made from: graph, what is known of the learner, and what there is to teach with. */
export interface PlanSources {
  readonly model: LearnerModel;
  readonly content: Pick<Content, "lesson" | "seeds" | "graph">;
}

/**
 * A plan of three to five steps for a skill (requirement P2) [PLN3]-[PLN6]. A new skill: explain, check, practice,
 * challenge; a known one starts with a challenge; the weakest prerequisite that is not known is explained and practised
 * before all, and the challenge is left out then.
 */
export function makePlan(skill: SkillId, from: PlanSources): Plan {
  const isKnown = isKnownSkill(skill, from);
  const before = isKnown ? null : missingPrerequisite(skill, from, new Set());
  const steps = isKnown
    ? knownSkill(skill, from)
    : before === null
      ? newSkill(skill, from)
      : [...prerequisite(before, from), ...newSkill(skill, from).filter(({ kind }) => kind !== "challenge")];
  const reason = isKnown
    ? "The skill is known: it starts with a challenge and is not explained again."
    : before === null
      ? "The skill is new, and everything it builds on is known."
      : `The skill is new, and ${before} before it is not known yet: that comes first.`;
  return { version: 1, replans: 0, reason, steps: written(steps, "1", from) };
}

/**
 * The next version of a plan for a pupil who chooses to begin with the skill itself; it is no re-plan. Null where
 * nothing comes before it [PLN20].
 */
export function planWithoutBefore(
  { steps, version, replans }: PlanState,
  skill: SkillId,
  from: PlanSources,
): Plan | null {
  const own = steps.map(({ step }) => step).filter((step) => step.skill === skill);
  if (own.length === 0 || own.length === steps.length) return null;
  const needs = own.some(({ kind }) => kind === "challenge") ? [] : [need("challenge", skill, "goal")];
  return {
    version: version + 1,
    replans,
    reason: "The pupil chose to begin with the skill itself.",
    steps: [...own, ...written(needs, `${version + 1}`, from)],
  };
}

/**
 * The next version of a plan that did not work, or not for this pupil (requirement P5) [PLN13], [PLN14];
 * null when it has been planned again three times: then a person should help [PLN15].
 */
export function replan(plan: PlanState, why: ReplanReason, from: PlanSources): Plan | null {
  const version = plan.version + 1;
  const at = plan.steps.findIndex(({ status }) => status === "blocked");
  const index = at >= 0 ? at : plan.steps.findIndex(({ step }) => step.id === currentStep(plan)?.step.id);
  const state = plan.steps[index];
  if (plan.replans >= POLICY.plan.maxReplans || state === undefined) return null;
  const { step } = state;
  const done = plan.steps.slice(0, index).map((other) => other.step);
  const rest = plan.steps.slice(index + 1).map((other) => other.step);
  const made = (reason: string, steps: readonly PlanStep[]): Plan => ({
    version,
    replans: plan.replans + 1,
    reason,
    steps: trimmed([...done, ...steps, ...rest]),
  });
  if (why === "ahead") return made("The pupil is ahead: the rest of this practice is left out.", []);

  const id = `${version}`;
  const again = needAgain(step);
  if (!isExplained(plan, step.skill)) {
    const steps = [...explanation(step.skill, from, "prerequisite"), again];
    return made("It turned out not to be known: it is explained.", written(steps, id, from));
  }
  const taught = new Set(plan.steps.filter(({ status }) => status === "completed").map((one) => one.step.skill));
  const before = why === "too-long" ? null : missingPrerequisite(step.skill, from, taught);
  if (before !== null) {
    return made(
      `${before} is not known yet: it comes first.`,
      written([...prerequisite(before, from), again], id, from),
    );
  }
  const anew = [...explanation(step.skill, from, "another-way"), again];
  return made("It is shown another way.", written(anew, id, from));
}

export function isExplained({ steps }: PlanState, skill: SkillId): boolean {
  return steps.some(({ step, status }) => step.kind === "explain" && step.skill === skill && status === "completed");
}

/** More for those who finished early: harder problems, then the next skill (requirement S1); null when there is none. */
export function extendPlan(plan: PlanState, from: PlanSources, prefix: string): Plan | null {
  const last = plan.steps.at(-1)?.step;
  if (last === undefined || plan.steps.length >= POLICY.plan.maxSteps) return null;
  const isHarder = !last.id.startsWith(prefix);
  const next = isHarder ? null : nextSkill(last.skill, from);
  if (!isHarder && next === null) return null;
  const wanted =
    next === null
      ? [need("challenge", last.skill, "extension")]
      : [...explanation(next, from, "extension"), need("practice", next, "extension")];
  const steps = written(wanted, `${plan.version + 1}`, from).map((step) => ({ ...step, id: `${prefix}${step.id}` }));
  return {
    version: plan.version + 1,
    replans: plan.replans,
    reason: next === null ? "Finished early: harder problems." : `Finished early: ${next} comes next.`,
    steps: [...plan.steps.map(({ step }) => step), ...steps].slice(0, POLICY.plan.maxSteps),
  };
}

/** Mastered, or believed to be known on enough evidence; what is only presumed from the grade is explained. */
export function isKnownSkill(skill: SkillId, { model }: PlanSources): boolean {
  const { masteredAt, known, opportunities } = masteryOf(model.mastery, skill);
  const { known: atLeast, minOpportunities } = POLICY.plan;
  return masteredAt !== null || (opportunities >= minOpportunities && known >= atLeast);
}

/** The weakest direct prerequisite that is not known and has problems; null when there is none [PLN5]. */
export function missingPrerequisite(skill: SkillId, from: PlanSources, except: ReadonlySet<SkillId>): SkillId | null {
  const needed = new Set(from.content.graph.byId.get(skill)?.prerequisites);
  const [weakest] = standings(from.model)
    .filter(({ node, satisfied }) => needed.has(node.id) && !satisfied && !except.has(node.id))
    .filter(({ node }) => hasProblems(node.id, from))
    .toSorted((a: Standing, b: Standing) => a.known - b.known);
  return weakest?.node.id ?? null;
}

export function hasProblems(skill: SkillId, { content }: PlanSources): boolean {
  return DIFFICULTIES.some((difficulty) => content.seeds(skill, difficulty).length > 0);
}

/** A step before it is worded. */
interface Need {
  readonly kind: PlanStep["kind"];
  readonly skill: SkillId;
  readonly purpose: StepPurpose;
  readonly criterion: PlanStep["criterion"];
}

function need(kind: PlanStep["kind"], skill: SkillId, purpose: StepPurpose): Need {
  const { practice, prerequisite, challenge } = POLICY.plan;
  const rightOf = kind === "challenge" ? challenge : purpose === "goal" ? practice : prerequisite;
  const criterion: Need["criterion"] =
    kind === "explain" ? { type: "seen" } : kind === "check" ? { type: "checked" } : { type: "right-of", ...rightOf };
  return { kind, skill, purpose, criterion };
}

/** The blocked step once more; what could not be done at a harder level is practised first where it belongs. */
function needAgain(step: PlanStep): Need {
  return { kind: step.kind, skill: step.skill, purpose: "once-more", criterion: step.criterion };
}

function newSkill(skill: SkillId, from: PlanSources): readonly Need[] {
  return [
    need("explain", skill, "goal"),
    ...(from.content.lesson(skill) === undefined ? [] : [need("check", skill, "goal")]),
    need("practice", skill, "goal"),
    need("challenge", skill, "goal"),
  ];
}

/** Not mastered yet, the practice ends with mastery; mastered, with a few right answers. */
function knownSkill(skill: SkillId, from: PlanSources): readonly Need[] {
  const { masteredAt } = masteryOf(from.model.mastery, skill);
  const keep = need("practice", skill, "goal");
  const known: Need = { ...keep, criterion: { type: "known", atLeast: POLICY.mastery.threshold } };
  const middle = from.content.lesson(skill) === undefined ? [] : [need("check", skill, "goal")];
  const closing = middle.length === 0 ? [need("challenge", skill, "once-more")] : [];
  return [need("challenge", skill, "goal"), ...middle, masteredAt === null ? known : keep, ...closing];
}

function prerequisite(skill: SkillId, from: PlanSources): readonly Need[] {
  return [...explanation(skill, from, "prerequisite"), need("practice", skill, "prerequisite")];
}

function explanation(skill: SkillId, from: PlanSources, purpose: StepPurpose): readonly Need[] {
  return from.content.lesson(skill) === undefined && !hasProblems(skill, from) ? [] : [need("explain", skill, purpose)];
}

/** The next skill that this one opens and that is not known yet. */
function nextSkill(skill: SkillId, from: PlanSources): SkillId | null {
  const opened = new Set(from.content.graph.opens.get(skill));
  const next = standings(from.model).find(
    ({ node, satisfied }) => opened.has(node.id) && !satisfied && hasProblems(node.id, from),
  );
  return next?.node.id ?? null;
}

function written(needs: readonly Need[], version: string, { content }: PlanSources): PlanStep[] {
  return needs.map(({ kind, skill, purpose, criterion }, index) => {
    const name = nameOfSkill(content.graph, skill);
    return { id: `${version}.${index + 1}`, kind, skill, criterion, ...describeStep(kind, purpose, name) };
  });
}

/** A long plan loses what lies furthest behind [PLN16]. */
function trimmed(steps: readonly PlanStep[]): PlanStep[] {
  return steps.slice(-POLICY.plan.maxSteps);
}
