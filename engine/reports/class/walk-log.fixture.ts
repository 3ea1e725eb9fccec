import type { EventType, TutorEvent } from "../../events/tutor-event.ts";
import type { SessionId, SkillId } from "../../ids.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";
import { masteryProjection } from "../../learner/mastery-state.ts";
import { applyEvent } from "../../projections/projection.ts";
import type { Explained, Outcome, ReportedSession, TimedEvent } from "./report-fold.ts";
import type { ReportSince } from "./report-since.ts";

/** The types of events that say what was believed at a time. */
const BEFORE: ReadonlySet<string> = new Set<EventType>([
  "learner_enrolled",
  "problem_completed",
  "skip_undone",
  "mastery_updated",
  "skill_done",
  "skill_mastered",
  "skill_unlocked",
  "appeal_examined",
  "appeal_ruled",
  "placement_concluded",
]);

/** What a fold is to come to, read from the whole log for that very moment and for no other. */
export function walkLog(log: Iterable<TimedEvent>, since: number): ReportSince {
  let mastery = masteryProjection.initial;
  let grade: number | null = null;
  const begunAt = new Map<SessionId, number>();
  const outcomes = new Map<string, Outcome & { readonly session: SessionId }>();
  const lessonParts = new Map<SessionId, Set<string>>();
  const adjusted = new Map<SessionId, NonNullable<ReportedSession["adjusted"]>>();
  const exams = new Map<SessionId, NonNullable<ReportedSession["exam"]>>();
  const addresses = new Map<string, ItemAddress>();
  const said = new Map<string, string>();
  const explained = new Map<string, Explained>();
  /** Problems on which safety words fell. */
  const serious = new Set<string>();
  const doneAt = new Map<SkillId, number>();
  const keptAt = new Map<SkillId, number>();

  for (const { event, ots } of log) {
    if (event.type === "skill_done" || event.type === "skill_mastered") {
      const { skill } = event.body;
      doneAt.set(skill, doneAt.get(skill) ?? ots);
      const isKept = event.type === "skill_mastered" && event.body.confirmed !== undefined;
      if (isKept) keptAt.set(skill, keptAt.get(skill) ?? ots);
    }
    if (ots < since) {
      if (BEFORE.has(event.type)) mastery = applyEvent(masteryProjection, mastery, event);
      if (event.type === "learner_enrolled") ({ grade } = event.body);
    } else {
      take(event, ots);
    }
  }
  const isQuoted = (key: string) => !serious.has(key);
  const outcomesOf = (id: SessionId) =>
    [...outcomes.values()].flatMap(({ session, ...outcome }) => (session === id ? [outcome] : []));
  return {
    since,
    before: { mastery, grade },
    sessions: [...begunAt].map(([id, at]) => ({
      id,
      at,
      outcomes: outcomesOf(id),
      parts: [...(lessonParts.get(id) ?? [])],
      adjusted: adjusted.get(id) ?? null,
      exam: exams.get(id) ?? null,
    })),
    // Words of a problem on which safety words fell are read by a press of their own.
    explained: [...explained].flatMap(([key, one]) => (isQuoted(key) ? [one] : [])),
    doneAt: Object.fromEntries(doneAt),
    keptAt: Object.fromEntries(keptAt),
  };

  function take(event: TutorEvent, ots: number): void {
    if (event.type === "session_started" || event.type === "activity_started") {
      const { session } = event.body;
      begunAt.set(session, begunAt.get(session) ?? ots);
      return;
    }
    if (event.type === "lesson_moved") {
      const { session, part } = event.body;
      if (begunAt.has(session)) lessonParts.set(session, (lessonParts.get(session) ?? new Set()).add(part));
      return;
    }
    if (event.type === "exam_planned") {
      const { session, adjusted: set } = event.body;
      if (set !== undefined && begunAt.has(session)) adjusted.set(session, set);
      return;
    }
    if (event.type === "exam_item_served") {
      const { session, position, skill } = event.body;
      const { at, questions } = exams.get(session) ?? { at: "begun", questions: [] };
      const isNew = at === "begun" && questions.every((one) => one.position !== position);
      if (isNew && begunAt.has(session)) exams.set(session, { at, questions: [...questions, { position, skill }] });
      return;
    }
    if (event.type === "activity_ended" || event.type === "exam_scored") {
      const { session } = event.body;
      const exam = exams.get(session);
      if (event.type === "activity_ended" && exam?.at === "begun") exams.set(session, { ...exam, at: "ended" });
      if (event.type !== "exam_scored" || exam?.at !== "ended") return;
      const { results } = event.body;
      const questions = exam.questions.filter((one) => results.some(({ position }) => position === one.position));
      exams.set(session, { at: "marked", questions });
      return;
    }
    if (!("item" in event.body) || event.body.item === null || event.body.session === null) return;
    const { session, item } = event.body;
    if (!begunAt.has(session)) return;
    const key = `${session} ${item}`;
    switch (event.type) {
      case "problem_served":
        addresses.set(key, addressOf(event.body));
        break;
      case "problem_completed": {
        const { skill, status, signal, correct } = event.body;
        const how = status === "skipped" ? "skipped" : signal === "mastered" ? "alone" : correct ? "helped" : "shown";
        const inTrouble = status !== "skipped" && (signal === "struggling" || signal === "stuck");
        outcomes.set(key, { session, item, skill, how, inTrouble });
        break;
      }
      case "skip_undone":
        if (outcomes.get(key)?.how === "skipped") outcomes.delete(key);
        break;
      case "appeal_examined":
      case "appeal_ruled": {
        const { skill } = event.body;
        const credit = event.type === "appeal_ruled" ? event.body.credit : event.body.provisional;
        if (credit?.was_completed !== true) break;
        const how = credit.signal === "mastered" ? "alone" : "helped";
        outcomes.set(key, { session, item, skill, how, inTrouble: false });
        break;
      }
      case "message_received":
        said.set(key, event.body.text);
        break;
      case "safety_flagged":
        serious.add(key);
        break;
      case "teach_back_judged": {
        const { skill, outcome } = event.body;
        const [address, words] = [addresses.get(key), said.get(key)];
        if (address === undefined || words === undefined) break;
        if (outcome !== "explained" && outcome !== "partly") break;
        const whole = outcome === "explained";
        explained.set(key, { session, item, skill, address, words, whole, at: ots });
        break;
      }
      default:
    }
  }
}
