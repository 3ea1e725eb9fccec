import {
  applyEvent,
  canonicalJson,
  evaluationProjection,
  examContradiction,
  READER_VERSION,
  scoreExam,
  type Content,
  type EvaluationState,
  type EventOf,
  type TutorEvent,
} from "#engine";
import { AGREES, cannotTell, differs, type Grade } from "./grade-types.ts";
import { gradeConstants, isGrade, openServed } from "./grade-practice.ts";

/** What an event of an exam claims, and the exam after it, with the score as it is here. */
export interface GradedExam {
  readonly exam: EvaluationState | null;
  /** Null where nothing is claimed. */
  readonly grade: Grade | null;
}

/** @param isShared - more than one device has written in this exam */
export function gradeExamEvent(
  event: TutorEvent,
  exam: EvaluationState,
  isShared: boolean,
  content: Content,
): GradedExam {
  const next = applyEvent(evaluationProjection, exam, event);
  const isWhole = exam.items.every(({ address }) => content.open(address).ok);
  if (event.type === "exam_scored") {
    if (!isWhole) return { exam: next, grade: cannotTell("other-content") };
    const marked = exam.endedAt !== null && exam.score === null ? gradeScore(event, exam, content) : null;
    if (marked !== null) return { exam: { ...exam, score: marked.score }, grade: unlessShared(marked.grade, isShared) };
  }
  return { exam: next, grade: gradeOther(event, exam, { isShared, isWhole }, content) };
}

function gradeScore({ body }: EventOf<"exam_scored">, exam: EvaluationState, content: Content) {
  const score = scoreExam(exam, content);
  const { session: _session, ...told } = body;
  // Whichever version says it: what it comes to is compared.
  if (canonicalJson({ ...told, reader: score.reader }) === canonicalJson(score)) return { score, grade: AGREES };
  const grade = differs(
    body.reader === READER_VERSION ? "exam-score" : "reader",
    { points: told.points, of: told.of, results: told.results.map(({ points }) => points) },
    { points: score.points, of: score.of, results: score.results.map(({ points }) => points) },
  );
  return { score, grade };
}

const CLAIMS: ReadonlySet<TutorEvent["type"]> = new Set(["exam_item_served", "mastery_updated", "ability_updated"]);

function gradeOther(
  event: TutorEvent,
  exam: EvaluationState,
  { isShared, isWhole }: { readonly isShared: boolean; readonly isWhole: boolean },
  content: Content,
): Grade | null {
  if (event.type === "exam_item_served") {
    const opened = openServed(event, content);
    if (isGrade(opened)) return opened;
  }
  // What follows from answers to items that are not here cannot be worked out.
  if (!isWhole && (event.type === "mastery_updated" || event.type === "ability_updated")) {
    return cannotTell("other-content");
  }
  const fault = examContradiction(event, exam, content);
  if (fault !== null) return unlessShared(differs("exam", event.type, fault), isShared);
  if (event.type === "mastery_updated" && event.content === content.hash) {
    const served = exam.items.find(({ item }) => item === event.body.item);
    const opened = served && content.open(served.address);
    if (opened?.ok === true) return gradeConstants(event.body, opened.value.item, content);
  }
  return CLAIMS.has(event.type) ? AGREES : null;
}

function unlessShared(grade: Grade, isShared: boolean): Grade {
  return isShared && grade.outcome === "differs" ? cannotTell("two-devices") : grade;
}
