import type { EventOf, NewEvent } from "../../events/tutor-event.ts";
import type { ItemId } from "../../ids.ts";
import { driftedAbility, estimateAbility, priorAbility, toldAbility } from "../../learner/ability.ts";
import { masteryProjection, type MasteryState } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { evidenceEvents } from "../learning/decide.ts";
import { domainOf } from "./choose-adaptively.ts";
import { deskOf } from "./exam-desk.ts";
import { abilityResponses, openItem, scoreExam, type ExamResult } from "./mark-exam.ts";
import type { EvaluationState } from "./state.ts";

/**
 * Everything that follows from an exam that is over and is not in the log yet: its score, evidence of mastery for
 * each question as a checkpoint, and ability by domain [EXM16]-[EXM18].
 */
export function concludeExam(state: TutorState, exam: EvaluationState, env: TutorEnv): readonly NewEvent[] {
  if (exam.plan === null) return [];
  const score = exam.score ?? scoreExam(exam, env.content);
  const scored: readonly NewEvent[] =
    exam.score === null
      ? [{ type: "exam_scored", body: { session: exam.id, ...score, results: [...score.results] } }]
      : [];
  return [...scored, ...checkpoints(state, exam, score.results, env), ...abilities(state, exam, env)];
}

/** How much a question says about the skill, and which way; null: nothing. */
export function checkpointOf({ outcome, points, verdict }: ExamResult): {
  readonly correct: boolean;
  readonly weight: number;
} | null {
  const { correct, incorrect } = POLICY.exam.evidence;
  if (outcome === "correct") return { correct: true, weight: correct };
  // As in practice: another form than the one asked for, and what cannot be read, say nothing.
  if (verdict !== "incorrect") return null;
  return { correct: false, weight: incorrect * (1 - points) };
}

function checkpoints(
  state: TutorState,
  exam: EvaluationState,
  results: readonly ExamResult[],
  env: TutorEnv,
): readonly NewEvent[] {
  let { mastery } = state;
  const events: NewEvent[] = [];
  for (const result of results) {
    const served = exam.items.find(({ position }) => position === result.position);
    const evidence = checkpointOf(result);
    if (served === undefined || evidence === null || exam.evidenced.includes(served.item)) continue;
    const item = openItem(served, env.content);
    const desk = item === null ? null : deskOf(exam, served, item);
    if (desk === null) continue;
    const made = evidenceEvents({ ...state, mastery }, desk, evidence, env);
    mastery = made.reduce((before, event) => foldMastery(before, event, env), mastery);
    events.push(...made);
  }
  return events;
}

/** What the fold will make of evidence before it is recorded: the next question of the skill goes on from it. */
function foldMastery(mastery: MasteryState, event: NewEvent, { now }: TutorEnv): MasteryState {
  // The handlers read body and wall clock only; the envelope is stamped later by the host.
  if (event.type === "mastery_updated") {
    return masteryProjection.on.mastery_updated(mastery, { ...event, wall: now } as EventOf<"mastery_updated">);
  }
  if (event.type === "skill_done") {
    return masteryProjection.on.skill_done(mastery, { ...event, wall: now } as EventOf<"skill_done">);
  }
  return event.type === "skill_mastered"
    ? masteryProjection.on.skill_mastered(mastery, { ...event, wall: now } as EventOf<"skill_mastered">)
    : mastery;
}

function abilities(state: TutorState, exam: EvaluationState, env: TutorEnv): readonly NewEvent[] {
  const answered = exam.items.filter(({ answer }) => answer !== null);
  const responses = abilityResponses(answered, env.content);
  const domains = [...new Set(responses.map(({ item }) => domainOf(item.skill, env)))];
  return domains
    .filter((domain) => !exam.measured.includes(domain))
    .map((domain): NewEvent => {
      const own = responses.filter(({ item }) => domainOf(item.skill, env) === domain);
      const known = exam.ability[domain];
      const before = known === undefined ? priorAbility(state.practice.grade ?? 0) : driftedAbility(known);
      return {
        type: "ability_updated",
        body: {
          session: exam.id,
          domain,
          before,
          after: toldAbility(estimateAbility(before, own)),
          responses: own.map((response): RecordedResponse => ({
            item: response.item.item,
            difficulty: response.difficulty,
            guess: response.guess as RecordedResponse["guess"],
            score: response.score as RecordedResponse["score"],
            latency_ms: response.latencyMs,
            benchmark_ms: response.benchmarkMs,
          })),
        },
      };
    });
}

type RecordedResponse = EventOf<"ability_updated">["body"]["responses"][number] & { readonly item: ItemId };
