import { READER_VERSION } from "../answers/types.ts";
import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import { canonicalJson } from "../hash.ts";
import type { Content } from "../items/content.ts";
import { estimateAbility, toldAbility } from "../learner/ability.ts";
import { applyEvent } from "../projections/projection.ts";
import { checkpointOf } from "../sessions/evaluation/conclude-exam.ts";
import { abilityResponses, scoreExam } from "../sessions/evaluation/mark-exam.ts";
import { evaluationProjection, type EvaluationState } from "../sessions/evaluation/state.ts";

/** Follows the exams of a log and says what an event of one says against what follows from those before it. */
export interface ExamAuditor {
  /** The contradiction, or null. */
  readonly examine: (event: TutorEvent) => string | null;
}

/**
 * An exam is marked once, after its end, and only from the answers kept before it; nothing of its questions is
 * marked, hinted or shown in any other way; evidence and ability follow from the score [EXM50].
 */
export function createExamAuditor(content: Content): ExamAuditor {
  const exams = new Map<string, EvaluationState | null>();
  return {
    examine: (event) => {
      if (!("session" in event.body) || event.body.session === null) return null;
      const { session } = event.body;
      const isStart = event.type === "activity_started" && event.body.kind === "evaluation";
      if (isStart && exams.has(session)) return "an exam was started twice";
      const exam = exams.get(session) ?? null;
      if (!isStart && !exams.has(session)) {
        return event.type.startsWith("exam_") || event.type === "ability_updated" ? "it belongs to no exam" : null;
      }
      const fault = exam === null ? null : examContradiction(event, exam, content);
      exams.set(session, applyEvent(evaluationProjection, exam, event));
      return fault;
    },
  };
}

/** What belongs to an exam; anything else about its questions would be help. */
const OF_EXAM: ReadonlySet<TutorEvent["type"]> = new Set([
  "assignment_begun",
  "activity_paused",
  "activity_resumed",
  "activity_ended",
  "verification_approved",
  "verification_rejected",
  "exam_planned",
  "exam_item_served",
  "exam_moved",
  "exam_answered",
  "exam_scored",
  "mastery_updated",
  "skill_done",
  "skill_mastered",
  "skill_unlocked",
  "skill_doubted",
  "ability_updated",
  "teacher_asked",
]);

const BEFORE_END: ReadonlySet<TutorEvent["type"]> = new Set(["exam_item_served", "exam_moved", "exam_answered"]);

/** What an event of an exam says against what follows from the exam's events before it, or null [EXM50]. */
export function examContradiction(event: TutorEvent, exam: EvaluationState, content: Content): string | null {
  if (!OF_EXAM.has(event.type)) return `${event.type} has no place in an exam`;
  const isOver = exam.endedAt !== null;
  if (isOver && BEFORE_END.has(event.type)) return `${event.type} after the end of its exam`;
  switch (event.type) {
    case "activity_ended":
      return isOver ? "an exam ended twice" : null;
    case "teacher_asked":
      return event.body.item === null ? null : "a question of an exam was told to whoever was called";
    case "exam_item_served":
      return exam.items.some(({ item, position }) => item === event.body.item || position === event.body.position)
        ? "a question of an exam was served twice"
        : planFault(event, exam);
    case "exam_answered":
      return exam.items.some(({ item, position }) => item === event.body.item && position === exam.position)
        ? null
        : "an answer to a question that was not on the desk";
    case "exam_scored":
      return scoreFault(event, exam, content);
    case "mastery_updated":
      return evidenceFault(event, exam);
    case "ability_updated":
      return abilityFault(event, exam, content);
    default:
      return null;
  }
}

/** The level may be the next one where a level has nothing left; the skill is the planned one. */
function planFault({ body }: EventOf<"exam_item_served">, { plan }: EvaluationState): string | null {
  const cell = plan?.cells[body.position - 1];
  if (cell === undefined) return "a question beyond the plan of its exam";
  const isPlanned =
    cell.skill === null ? plan?.sections[cell.section]?.skills.includes(body.skill) : cell.skill === body.skill;
  return isPlanned === true ? null : "a question of another skill than planned";
}

function scoreFault({ body }: EventOf<"exam_scored">, exam: EvaluationState, content: Content): string | null {
  if (exam.endedAt === null) return "an exam was marked before its end";
  if (exam.score !== null) return "an exam was marked twice";
  if (body.reader !== READER_VERSION) return null;
  const { session: _session, ...told } = body;
  const found = scoreExam(exam, content);
  // Both are JSON data.
  if (canonicalJson(told) === canonicalJson(found)) return null;
  return `the exam was logged with ${told.points} of ${told.of} points; its answers are worth ${found.points} of ${found.of}`;
}

function evidenceFault({ body }: EventOf<"mastery_updated">, exam: EvaluationState): string | null {
  if (exam.score === null) return "evidence of a question before its exam was marked";
  if (exam.evidenced.includes(body.item)) return "a question of an exam was evidence twice";
  const served = exam.items.find(({ item }) => item === body.item);
  const result = exam.score.results.find(({ position }) => position === served?.position);
  const evidence = result === undefined ? null : checkpointOf(result);
  return evidence?.correct === body.correct && evidence.weight === body.weight
    ? null
    : "evidence of a question that does not follow from its mark";
}

function abilityFault({ body }: EventOf<"ability_updated">, exam: EvaluationState, content: Content): string | null {
  if (exam.score === null) return "ability was told before its exam was marked";
  const told = body.responses.map(({ item, difficulty, guess, score, latency_ms, benchmark_ms }) => ({
    item,
    difficulty,
    guess,
    score,
    latencyMs: latency_ms,
    benchmarkMs: benchmark_ms,
  }));
  const found = abilityResponses(
    exam.items.filter(({ item }) => told.some((one) => one.item === item)),
    content,
  ).map((response) => ({ ...response, item: response.item.item }));
  if (exam.score.reader === READER_VERSION && canonicalJson(told) !== canonicalJson(found)) {
    return "ability was worked out from other answers than those of its exam";
  }
  const { theta, se } = toldAbility(estimateAbility(body.before, told));
  return theta === body.after.theta && se === body.after.se ? null : `ability was logged as ${body.after.theta}`;
}
