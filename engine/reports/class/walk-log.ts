import type { ExamAdjusted } from "../../adjustments/adjustments.ts";
import type { EventType, TutorEvent } from "../../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../../ids.ts";
import type { ItemAddress } from "../../items/content.ts";
import { masteryProjection, type MasteryState } from "../../learner/mastery-state.ts";
import { applyEvent } from "../../projections/projection.ts";
import type { FoundHow } from "./found-how.ts";

/** An event of a log with the server's time of it [ms since 1970-01-01 UTC]; logs are in this order. */
export interface TimedEvent {
  readonly event: TutorEvent;
  readonly ots: number;
}

export interface Outcome {
  readonly session: SessionId;
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly how: FoundHow;
  /** It ended struggling or stuck. */
  readonly inTrouble: boolean;
}

/** A right answer that was explained in the pupil's own words. */
export interface Explained {
  readonly session: SessionId;
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly address: ItemAddress;
  readonly words: string;
  /** False: a part of why. */
  readonly whole: boolean;
  readonly at: number;
}

/** What a log says of the time since a moment, beside what it comes to. Times are the server's [ms since 1970-01-01 UTC]. */
export interface WalkedLog {
  readonly since: number;
  /** What was believed just before. */
  readonly before: { readonly mastery: MasteryState; readonly grade: number | null };
  /** Sessions that were begun since, of practice or beside it. */
  readonly begunAt: ReadonlyMap<SessionId, number>;
  /** Of the problems of these sessions that are over, in the order in which they were. */
  readonly outcomes: readonly Outcome[];
  readonly explained: readonly Explained[];
  /** Parts of a lesson that were seen, by its session. */
  readonly lessonParts: ReadonlyMap<SessionId, ReadonlySet<string>>;
  /** What was set for the pupil in an exam, by its session; who is not in it had nothing. */
  readonly adjusted: ReadonlyMap<SessionId, ExamAdjusted>;
  /** When each skill was done for now, and when it was shown again on a later day, ever. */
  readonly doneAt: ReadonlyMap<SkillId, number>;
  readonly keptAt: ReadonlyMap<SkillId, number>;
}

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
const SINCE: ReadonlySet<string> = new Set<EventType>([
  "session_started",
  "activity_started",
  "lesson_moved",
  "exam_planned",
  "problem_served",
  "problem_completed",
  "skip_undone",
  "skill_done",
  "skill_mastered",
  "appeal_examined",
  "appeal_ruled",
  "message_received",
  "teach_back_judged",
  "safety_flagged",
]);

/** The types of events a walk reads at some time. */
export const WALKED_TYPES: ReadonlySet<string> = new Set([...BEFORE, ...SINCE]);

/** Whether a walk reads events of that type at that time: others need not be parsed [CLS27]. */
export function isWalked(type: string, ots: number, since: number): boolean {
  return (ots < since ? BEFORE : SINCE).has(type);
}

/** Goes once through a log in its order [CLS20], [CLS21]. */
export function walkLog(log: Iterable<TimedEvent>, since: number): WalkedLog {
  let mastery = masteryProjection.initial;
  let grade: number | null = null;
  const begunAt = new Map<SessionId, number>();
  const outcomes = new Map<string, Outcome>();
  const lessonParts = new Map<SessionId, Set<string>>();
  const adjusted = new Map<SessionId, ExamAdjusted>();
  const addresses = new Map<string, ItemAddress>();
  const said = new Map<string, string>();
  const explained = new Map<string, Explained>();
  /** Problems on which safety words fell. */
  const serious = new Set<string>();
  const doneAt = new Map<SkillId, number>();
  const keptAt = new Map<SkillId, number>();

  for (const { event, ots } of log) {
    if (!isWalked(event.type, ots, since)) continue;
    if (event.type === "skill_done" || event.type === "skill_mastered") {
      const { skill } = event.body;
      doneAt.set(skill, doneAt.get(skill) ?? ots);
      const isKept = event.type === "skill_mastered" && event.body.confirmed !== undefined;
      if (isKept) keptAt.set(skill, keptAt.get(skill) ?? ots);
    }
    if (ots < since) {
      mastery = applyEvent(masteryProjection, mastery, event);
      if (event.type === "learner_enrolled") ({ grade } = event.body);
    } else {
      take(event, ots);
    }
  }
  const isQuoted = (key: string) => !serious.has(key);
  return {
    since,
    before: { mastery, grade },
    begunAt,
    outcomes: [...outcomes.values()],
    lessonParts,
    adjusted,
    // Words of a problem on which safety words fell are read by a press of their own [CLS9].
    explained: [...explained].flatMap(([key, one]) => (isQuoted(key) ? [one] : [])),
    doneAt,
    keptAt,
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
    if (!("item" in event.body) || event.body.item === null || event.body.session === null) return;
    const { session, item } = event.body;
    if (!begunAt.has(session)) return;
    const key = `${session} ${item}`;
    switch (event.type) {
      case "problem_served":
        addresses.set(key, event.body);
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
