import type { EventOf, NewEvent } from "../../events/tutor-event.ts";
import type { ItemId } from "../../ids.ts";
import { estimateAbility, strandAbility, toldAbility, type Ability } from "../../learner/ability.ts";
import { masteryProjection, type MasteryState } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { evidenceEvents } from "../learning/decide.ts";
import { abilityBefore, strandOf } from "./choose-adaptively.ts";
import type { PlannedExam } from "./choose-question.ts";
import { OVERALL } from "./events.ts";
import { deskOf } from "./exam-desk.ts";
import { abilityResponses, openItem, scoreExam, type ExamResult } from "./mark-exam.ts";
import type { EvaluationState } from "./state.ts";

/**
 * Everything that follows from an exam that is over and is not in the log yet: its score, evidence of mastery for
 * each question as a checkpoint, and ability [EXM16]-[EXM18] [EXM25].
 */
export function concludeExam(state: TutorState, exam: EvaluationState, env: TutorEnv): readonly NewEvent[] {
  const { plan } = exam;
  if (plan === null) return [];
  const score = exam.score ?? scoreExam(exam, env.content);
  const scored: readonly NewEvent[] =
    exam.score === null
      ? [{ type: "exam_scored", body: { session: exam.id, ...score, results: [...score.results] } }]
      : [];
  return [...scored, ...checkpoints(state, exam, score.results, env), ...abilities(state, { ...exam, plan }, env)];
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

/**
 * One ability of everything that was answered, and that of each strand with answers enough, shrunken towards what the
 * other answers let one expect [EXM25]. What an older build told by strand stays as it was told.
 */
function abilities(state: TutorState, exam: PlannedExam, env: TutorEnv): readonly NewEvent[] {
  if (exam.plan.prior === undefined && exam.measured.length > 0) return [];
  const answered = exam.items.filter(({ answer }) => answer !== null);
  const responses = abilityResponses(answered, env.content);
  const strand = ({ item }: MarkedResponse) => strandOf(item.skill, env);
  const enough = [...new Set(responses.map(strand))].filter(
    (one) => responses.filter((response) => strand(response) === one).length >= POLICY.exam.answersToTell,
  );
  const before = abilityBefore(state, exam, env);
  return [...(responses.length > 0 ? [OVERALL] : []), ...enough]
    .filter((domain) => !exam.measured.includes(domain))
    .map((domain) => {
      if (domain === OVERALL) return abilityUpdated(exam, domain, before, responses);
      const others = responses.filter((response) => strand(response) !== domain);
      const own = responses.filter((response) => strand(response) === domain);
      return abilityUpdated(exam, domain, strandAbility(estimateAbility(before, others)), own);
    });
}

type MarkedResponse = ReturnType<typeof abilityResponses>[number];

function abilityUpdated(
  exam: EvaluationState,
  domain: string,
  before: Ability,
  responses: readonly MarkedResponse[],
): NewEvent {
  return {
    type: "ability_updated",
    body: {
      session: exam.id,
      domain,
      before,
      after: toldAbility(estimateAbility(before, responses)),
      responses: responses.map((response): RecordedResponse => ({
        item: response.item.item,
        difficulty: response.difficulty,
        guess: response.guess as RecordedResponse["guess"],
        score: response.score as RecordedResponse["score"],
        latency_ms: response.latencyMs,
        benchmark_ms: response.benchmarkMs,
      })),
    },
  };
}

type RecordedResponse = EventOf<"ability_updated">["body"]["responses"][number] & { readonly item: ItemId };
