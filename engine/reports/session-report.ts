import type { TutorEvent } from "../events/tutor-event.ts";
import type { SessionId, SkillId } from "../ids.ts";
import { masteryOf } from "../learner/mastery-state.ts";
import { applyEvent } from "../projections/projection.ts";
import { practiceProjection, type ProblemState } from "../sessions/learning/practice-state.ts";
import { momentsOf, timeAtWork } from "../sessions/learning/time-at-work.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import type { SessionReportView } from "../views/report-views.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";

/**
 * What a practice session came to (requirement T9), from its log alone; `state` is what is believed now and decides
 * what comes next. `undefined`: the log has no such session [RPT1]-[RPT4].
 */
export function reportOfSession(
  events: Iterable<TutorEvent>,
  id: SessionId,
  state: TutorState,
  env: TutorEnv,
): SessionReportView | undefined {
  let practice = practiceProjection.initial;
  for (const event of events) {
    if ("session" in event.body && event.body.session === id)
      practice = applyEvent(practiceProjection, practice, event);
  }
  const { session } = practice;
  if (session === null) return undefined;
  const problems = session.problems.filter(({ phase }) => phase !== "open");
  const finished = problems.filter(({ phase }) => phase !== "skipped");
  const totalMs = timeAtWork([session.startedAt, ...problems.flatMap(momentsOf)].toSorted((a, b) => a - b));
  const [strengths, weaknesses] = bySkill(finished);
  const nameOf = (skill: SkillId) => nameOfSkill(env.content.graph, skill);
  return {
    sessionId: id,
    finished: finished.length,
    skipped: problems.length - finished.length,
    attempted: problems.filter(({ attempts }) => attempts > 0).length,
    solved: problems.filter(({ phase }) => phase === "right").length,
    turns: problems.reduce((sum, { turns }) => sum + turns.length, 0),
    masteryRate: share(finished, ({ signal }) => signal === "mastered"),
    scaffoldingRate: share(finished, ({ scaffold }) => scaffold !== null),
    totalMs,
    averageMs: problems.length === 0 ? 0 : Math.round(totalMs / problems.length),
    problems: problems.map((problem) => ({
      itemId: problem.item,
      skillId: problem.skill,
      skillName: nameOf(problem.skill),
      signal: problem.signal,
      attempts: problem.attempts,
      hints: problem.hints,
      scaffolded: problem.scaffold !== null,
      durationMs: problem.endedAt === null ? null : timeAtWork(momentsOf(problem)),
    })),
    keyMisconception: keyMisconception(problems, env),
    strengths: strengths.map(nameOf),
    weaknesses: weaknesses.map(nameOf),
    nextSteps: nextSteps(strengths, weaknesses, state, env).map((step) => ({
      ...step,
      skillName: nameOf(step.skillId),
    })),
  };
}

function share(problems: readonly ProblemState[], is: (problem: ProblemState) => boolean): number {
  return problems.length === 0 ? 0 : problems.filter(is).length / problems.length;
}

/** Skills that went well, two in three or better, and those that ended in trouble half of the time or more. */
function bySkill(problems: readonly ProblemState[]): readonly [readonly SkillId[], readonly SkillId[]] {
  const skills = [...new Set(problems.map(({ skill }) => skill))];
  const of = (skill: SkillId) => problems.filter((problem) => problem.skill === skill);
  const strong = skills.filter((skill) => share(of(skill), ({ signal }) => signal === "mastered") >= 2 / 3);
  const weak = skills.filter(
    (skill) => share(of(skill), ({ signal }) => signal === "struggling" || signal === "stuck") >= 1 / 2,
  );
  return [strong, weak];
}

/** The rule that explains most wrong answers; of equals the one seen last. */
function keyMisconception(
  problems: readonly ProblemState[],
  { content }: TutorEnv,
): SessionReportView["keyMisconception"] {
  const found = new Map<string, { explanation: string; times: number }>();
  for (const problem of problems) {
    const opened = content.open(problem.address);
    if (!opened.ok) continue;
    for (const turn of problem.turns) {
      if (turn.type !== "attempt" || turn.misconception === null) continue;
      const rule = opened.value.item.misconceptions.find(({ id }) => id === turn.misconception);
      if (rule?.explanation === undefined) continue;
      const times = (found.get(rule.id)?.times ?? 0) + 1;
      found.set(rule.id, { explanation: rule.explanation, times });
    }
  }
  return [...found.values()].reduce<SessionReportView["keyMisconception"]>(
    (most, one) => (most === null || one.times >= most.times ? one : most),
    null,
  );
}

const MOST_NEXT_STEPS = 3;

/** A weak skill again, or first what it needs; after what went well, what it opens. */
function nextSteps(
  strengths: readonly SkillId[],
  weaknesses: readonly SkillId[],
  { mastery }: TutorState,
  { content: { graph } }: TutorEnv,
): readonly Pick<SessionReportView["nextSteps"][number], "skillId" | "why">[] {
  const isMastered = (skill: SkillId) => masteryOf(mastery, skill).masteredAt !== null;
  const mend = weaknesses.map((skill) => {
    const { struggles } = masteryOf(mastery, skill);
    const needed = graph.byId.get(skill)?.prerequisites.find((before) => !isMastered(before));
    return struggles > 1 && needed !== undefined
      ? { skillId: needed, why: "prerequisite" as const }
      : { skillId: skill, why: "again" as const };
  });
  const goOn = strengths
    .filter(isMastered)
    .flatMap((skill) =>
      (graph.opens.get(skill) ?? [])
        .filter((next) => !isMastered(next) && (graph.byId.get(next)?.prerequisites.every(isMastered) ?? false))
        .map((skillId) => ({ skillId, why: "next" as const })),
    );
  const steps = [...mend, ...goOn];
  return steps
    .filter((step, at) => steps.findIndex(({ skillId }) => skillId === step.skillId) === at)
    .slice(0, MOST_NEXT_STEPS);
}
