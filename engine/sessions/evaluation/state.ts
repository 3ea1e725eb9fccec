import type { NumberLocale } from "../../answers/types.ts";
import type { EventOf } from "../../events/tutor-event.ts";
import type { ItemId, SkillId } from "../../ids.ts";
import type { Asked } from "../../items/asked.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";
import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";
import { advanceClock, spentSince, startClock, type ExamClock } from "./exam-clock.ts";

type Body<Type extends EvaluationEventType> = EventOf<Type>["body"];

/** What was answered to one question: kept, not marked. */
export interface ExamAnswer {
  readonly given: readonly string[];
  readonly locale: NumberLocale;
  /** Wall clock [ms]. */
  readonly at: number;
}

export interface ExamItemState {
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly address: ItemAddress;
  readonly hash: string;
  /** What was asked, where the log tells it. */
  readonly asked?: Asked | undefined;
  /** 1-based. */
  readonly position: number;
  readonly section: number;
  readonly sort: Body<"exam_item_served">["sort"];
  readonly servedAt: number;
  /** The last one; null while it was not answered. */
  readonly answer: ExamAnswer | null;
  /** On the desk up to the answers given [ms]. */
  readonly latencyMs: number;
  /** On the desk so far [ms]. */
  readonly deskMs: number;
}

export type ExamPlan = Omit<Body<"exam_planned">, "session">;
export type ExamScore = Omit<Body<"exam_scored">, "session">;
export type AbilityEstimate = Body<"ability_updated">["after"];

/** The latest exam, and what all exams so far leave behind. Holds no verdict before the end [EXM10]. */
export interface EvaluationState extends ActivityState {
  readonly plan: ExamPlan | null;
  /** In the order they were served. */
  readonly items: readonly ExamItemState[];
  /** The question on the desk, 1-based; 0 before the first. */
  readonly position: number;
  readonly clock: ExamClock;
  readonly score: ExamScore | null;
  /** Items of this exam that are counted as evidence already, and domains whose ability is. */
  readonly evidenced: readonly ItemId[];
  readonly measured: readonly string[];
  /** By domain, after all exams so far. */
  readonly ability: Readonly<Record<string, AbilityEstimate>>;
  /** Seeds served in exams so far, oldest first, by `skill/difficulty` (exposure control). */
  readonly seen: Readonly<Record<string, readonly number[]>>;
}

export type EvaluationEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "exam_planned"
  | "exam_item_served"
  | "exam_moved"
  | "exam_answered"
  | "exam_scored"
  | "mastery_updated"
  | "ability_updated";

/** Seeds remembered of one skill and difficulty. */
const MAX_SEEN = 120;

const life = lifeOf<EvaluationState>("evaluation", (base, event) => ({
  ...base,
  plan: null,
  items: [],
  position: 0,
  clock: startClock(event),
  score: null,
  evidenced: [],
  measured: [],
  ability: {},
  seen: {},
}));

export const evaluationProjection: Projection<EvaluationState | null, EvaluationEventType> = {
  initial: null,
  on: {
    activity_started: (state, event) => {
      const next = life.activity_started(state, event);
      // What exams before this one leave behind stays.
      return next === null || next === state || state === null
        ? next
        : { ...next, ability: state.ability, seen: state.seen };
    },
    activity_paused: (state, event) => ticked(life.activity_paused(state, event), state, event),
    activity_resumed: (state, event) => ticked(life.activity_resumed(state, event), state, event),
    activity_ended: (state, event) => ticked(life.activity_ended(state, event), state, event),
    exam_planned: (state, event) =>
      ofExam(state, event, (exam) => {
        const { session: _session, ...plan } = event.body;
        return { ...exam, plan };
      }),
    exam_item_served: (state, event) =>
      isOfAnother(state, event)
        ? { ...state, seen: withSeen(state.seen, event.body) }
        : ofExam(state, event, (exam) => withItem(exam, event)),
    exam_moved: (state, event) => ofExam(state, event, (exam) => ({ ...exam, position: event.body.position })),
    exam_answered: (state, event) => ofExam(state, event, (exam) => withAnswer(exam, event)),
    exam_scored: (state, event) =>
      ofExam(state, event, (exam) => {
        const { session: _session, ...score } = event.body;
        return { ...exam, score };
      }),
    mastery_updated: (state, event) =>
      state?.id === event.body.session ? { ...state, evidenced: [...state.evidenced, event.body.item] } : state,
    ability_updated: (state, event) => {
      const { domain, after } = event.body;
      if (isOfAnother(state, event)) return { ...state, ability: { ...state.ability, [domain]: after } };
      return ofExam(state, event, (exam) => ({
        ...exam,
        measured: [...exam.measured, domain],
        ability: { ...exam.ability, [domain]: after },
      }));
    },
  },
};

/** The item on the desk, while the exam is under way. */
export function examDesk(exam: EvaluationState): ExamItemState | null {
  return exam.items.find(({ position }) => position === exam.position) ?? null;
}

export function seenKey({ blueprint, difficulty }: Pick<ItemAddress, "blueprint" | "difficulty">): string {
  return `${blueprint}/${difficulty}`;
}

function withItem(exam: EvaluationState, { body, wall }: EventOf<"exam_item_served">): EvaluationState {
  const { item, skill, hash, asked, position, section, sort } = body;
  const address = addressOf(body);
  const served: ExamItemState = {
    item,
    skill,
    address,
    hash,
    asked,
    position,
    section,
    sort,
    servedAt: wall,
    answer: null,
    latencyMs: 0,
    deskMs: 0,
  };
  return { ...exam, position, items: [...exam.items, served], seen: withSeen(exam.seen, address) };
}

function withSeen(
  seen: EvaluationState["seen"],
  address: Pick<ItemAddress, "blueprint" | "difficulty" | "seed">,
): EvaluationState["seen"] {
  const key = seenKey(address);
  const others = (seen[key] ?? []).filter((other) => other !== address.seed).slice(1 - MAX_SEEN);
  return { ...seen, [key]: [...others, address.seed] };
}

function withAnswer(exam: EvaluationState, { body, wall }: EventOf<"exam_answered">): EvaluationState {
  const { item, given, locale, latency_ms: latencyMs } = body;
  return {
    ...exam,
    items: exam.items.map((one) =>
      one.item === item ? { ...one, answer: { given, locale, at: wall }, latencyMs: one.latencyMs + latencyMs } : one,
    ),
  };
}

type OwnEvent = EventOf<Exclude<EvaluationEventType, "activity_started" | "mastery_updated">>;

/** Whether it belongs to an exam that another one, begun on another device, has taken the place of [EXM23]. */
function isOfAnother(state: EvaluationState | null, event: OwnEvent): state is EvaluationState {
  return state !== null && event.body.session !== state.id;
}

/** Changes the exam an event belongs to; each of its events tells how long it has been under way. */
function ofExam(
  state: EvaluationState | null,
  event: OwnEvent,
  change: (exam: EvaluationState) => EvaluationState,
): EvaluationState | null {
  if (state === null || state.id !== event.body.session) return state;
  return ticked(change(state), state, event);
}

function ticked(next: EvaluationState | null, before: EvaluationState | null, event: OwnEvent): EvaluationState | null {
  if (next === null || next === before || before === null) return next;
  // What is worked out after the end is no time spent on it.
  if (before.endedAt !== null) return next;
  const spent = spentSince(before.clock, event);
  const items = next.items.map((one) =>
    one.position === before.position ? { ...one, deskMs: one.deskMs + spent } : one,
  );
  return { ...next, items, clock: advanceClock(next.clock, event) };
}
