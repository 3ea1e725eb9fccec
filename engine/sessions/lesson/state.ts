import type { EventOf } from "../../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../../ids.ts";
import type { ItemAddress } from "../../items/content.ts";
import type { AppLanguage } from "../../profile.ts";
import {
  beginStep,
  countCheck,
  countProblem,
  moveStep,
  planFrom,
  takeBackFailure,
  type PlanState,
  type ProblemOutcome,
  wordPlan,
} from "../../plans/plan-state.ts";
import { POLICY } from "../../policy.ts";
import { checkKey } from "./check-at.ts";
import type { Projection } from "../../projections/projection.ts";
import type { ActivityState } from "../activity.ts";
import { parkingLifeOf, type WithParked } from "../parking.ts";

export type LessonPartName = EventOf<"lesson_moved">["body"]["part"];

/** Where the lesson is open. */
export interface LessonPlace {
  readonly step: string | null;
  readonly skill: SkillId;
  readonly part: LessonPartName;
  readonly revealed: number;
}

/** A problem of this lesson that ended. */
export interface LessonResult extends ProblemOutcome {
  readonly step: string;
  readonly item: ItemId;
  readonly misconception: string | null;
}

export interface Completion {
  readonly address: ItemAddress;
  readonly tries: readonly Pick<EventOf<"lesson_blank_tried">["body"], "step" | "given" | "outcome">[];
}

/** What the end of a problem changes. */
type BeforeSkip = Pick<LessonState, "plan" | "practice" | "desk" | "unjudged" | "newest" | "extended">;

export interface LessonTalk {
  readonly who: "learner" | "tutor";
  readonly text: string;
  /** [ms since 1970-01-01 UTC] */
  readonly at: number;
  /** Policy of a reply; "" of the learner's own words. */
  readonly act: string;
  /** Of a reply; absent: English. */
  readonly language?: AppLanguage;
  /** Where it was said; "" for what was said unasked on the way to the next page. */
  readonly page: string;
  /** What a language model wrote beneath it. */
  readonly words?: string;
}

/** Names a page of a lesson, whichever of its steps are open. */
export function pageName({ at }: Pick<LessonState, "at">): string {
  return at === null ? "" : `${at.part === "check" ? checkKey(at) : at.skill}/${at.part}`;
}

/** The latest lesson, open or ended, folded from the log: nothing about it is held elsewhere [LES15]. */
export interface ParkedLesson extends ActivityState {
  /** What it is taught at: `steady`, `accelerate`, `simplify` … (requirement S5). */
  readonly pacing: string;
  readonly plan: PlanState | null;
  readonly at: LessonPlace | null;
  /** Pages opened and problems served so far. */
  readonly page: number;
  /** Choices at a check question, in order, by `checkKey`. */
  readonly checks: Readonly<Record<string, { readonly chosen: readonly number[]; readonly isRight: boolean }>>;
  /** Skills whose idea was said another way. */
  readonly again: readonly string[];
  /** The worked example, by skill. */
  readonly examples: Readonly<Record<string, ItemAddress>>;
  /** The example to finish, by skill, and what was tried in its lines. */
  readonly completions: Readonly<Record<string, Completion>>;
  /** The latest practice session of this lesson, and the step it is for. */
  readonly practice: { readonly session: SessionId; readonly step: string; readonly isOpen: boolean } | null;
  readonly practices: number;
  /** The problem on its desk, as far as it is needed here. */
  readonly desk: { readonly address: ItemAddress; readonly misconception: string | null } | null;
  /** P(known) after the newest evidence of this lesson, by skill. */
  readonly known: Readonly<Record<string, number>>;
  /** Ended problems that were not evaluated yet. */
  readonly unjudged: readonly LessonResult[];
  /** The problem that ended last. */
  readonly newest: LessonResult | null;
  /** The skip that ended the newest one, and what was so before it; null once the lesson has gone on. */
  readonly skip: (BeforeSkip & { readonly item: ItemId }) | null;
  /** What was mixed up on the way, each once, with the item it was seen on. */
  readonly misconceptions: readonly { readonly id: string; readonly address: ItemAddress }[];
  /** Problems beyond the plan. */
  readonly extended: number;
  readonly talk: readonly LessonTalk[];
}

/** The latest lesson, and those that were left for another one and wait [LES23]. */
export type LessonState = WithParked<ParkedLesson>;

type LessonEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "plan_made"
  | "plan_worded"
  | "words_added"
  | "plan_step_moved"
  | "decision_made"
  | "lesson_moved"
  | "lesson_checked"
  | "lesson_completion_set"
  | "lesson_blank_tried"
  | "message_received"
  | "reply_given"
  | "verification_approved"
  | "session_started"
  | "session_ended"
  | "problem_served"
  | "diagnosis_completed"
  | "mastery_updated"
  | "problem_completed"
  | "skip_undone"
  | "appeal_examined"
  | "appeal_ruled";

/** Ids of steps beyond the plan begin so. */
export const EXTENSION = "x";

/** The seed of a lesson's practice session names lesson and step, so that the fold knows its own. */
export function practiceSeed(lesson: SessionId, step: string, count: number): string {
  return `${lesson}/${step}/${count}`;
}

/** Whether the practice session on the desk is the one of the lesson under way. */
export function isLessonPractice(lesson: LessonState | null, session: SessionId | undefined): boolean {
  return (
    lesson !== null &&
    lesson.endedAt === null &&
    lesson.practice?.isOpen === true &&
    lesson.practice.session === session
  );
}

const FRESH: Omit<ParkedLesson, keyof ActivityState> = {
  pacing: "steady",
  plan: null,
  at: null,
  page: 0,
  checks: {},
  again: [],
  examples: {},
  completions: {},
  practice: null,
  practices: 0,
  desk: null,
  known: {},
  unjudged: [],
  newest: null,
  skip: null,
  misconceptions: [],
  extended: 0,
  talk: [],
};

export const lessonProjection: Projection<LessonState | null, LessonEventType> = {
  initial: null,
  on: {
    ...parkingLifeOf<ParkedLesson>("lesson", (base) => ({ ...base, ...FRESH })),
    plan_worded: (state, { body }) =>
      own(state, body, (lesson) => (lesson.plan === null ? lesson : { ...lesson, plan: wordPlan(lesson.plan, body) })),
    plan_made: (state, { body }) =>
      own(state, body, (lesson) => ({ ...lesson, plan: planFrom(lesson.plan, body), skip: null })),
    plan_step_moved: (state, { body }) =>
      own(state, body, (lesson) => ({ ...withPlan(lesson, (plan) => moveStep(plan, body)), unjudged: [] })),
    decision_made: (state, { body }) =>
      own(state, body, (lesson) => (body.by === "pacing" ? { ...lesson, pacing: body.output } : lesson)),
    lesson_moved: (state, { body }) =>
      own(state, body, (lesson) => {
        const { step, skill, part, revealed } = body;
        const moved = withTalkOnTheWay({
          ...lesson,
          at: { step, skill, part, revealed },
          page: lesson.page + 1,
          skip: null,
        });
        return step === null ? moved : withPlan(moved, (plan) => beginStep(plan, step));
      }),
    lesson_checked: (state, { body }) => own(state, body, (lesson) => withCheck(lesson, body)),
    lesson_completion_set: (state, { body }) =>
      own(state, body, (lesson) => {
        const fresh: Completion = { address: addressOf(body), tries: [] };
        return { ...lesson, completions: { ...lesson.completions, [body.skill]: fresh } };
      }),
    lesson_blank_tried: (state, { body }) =>
      own(state, body, (lesson) => {
        const { skill, step, given, outcome } = body;
        const before = lesson.completions[skill];
        if (before === undefined) return lesson;
        const tries = [...before.tries, { step, given, outcome }];
        return {
          ...lesson,
          page: lesson.page + 1,
          completions: { ...lesson.completions, [skill]: { ...before, tries } },
        };
      }),
    message_received: (state, { body, wall }) =>
      own(state, body, (lesson) => withTalk(lesson, { who: "learner", text: body.text, at: wall, act: "" })),
    reply_given: (state, { body, wall }) =>
      own(state, body, (lesson) => {
        const { text, act, language } = body;
        const told = withTalk(lesson, { who: "tutor", text, at: wall, act, ...(language && { language }) });
        return body.act === "again" && body.skill !== null ? withAgain(told, body.skill) : told;
      }),
    words_added: (state, { body }) => own(state, body, (lesson) => withWords(lesson, body)),
    verification_approved: (state, { body }) =>
      own(state, body, (lesson) => ({ ...lesson, examples: { ...lesson.examples, [body.skill]: addressOf(body) } })),
    session_started: (state, { body }) => {
      const step = state === null ? undefined : stepInSeed(state, body.seed);
      if (state === null || state.endedAt !== null || step === undefined) return state;
      const practice = { session: body.session, step, isOpen: true };
      const begun = withPlan(state, (plan) => beginStep(plan, step));
      return { ...begun, practice, practices: state.practices + 1, desk: null };
    },
    session_ended: (state, { body }) =>
      practised(state, body, (lesson, practice) => ({ ...lesson, practice: { ...practice, isOpen: false } })),
    problem_served: (state, { body }) =>
      practised(state, body, (lesson) => ({
        ...lesson,
        page: lesson.page + 1,
        desk: { address: addressOf(body), misconception: null },
      })),
    diagnosis_completed: (state, { body }) =>
      practised(state, body, (lesson) => withMisconception(lesson, body.misconception)),
    mastery_updated: (state, { body }) =>
      practised(state, body, (lesson) => ({ ...lesson, known: { ...lesson.known, [body.skill]: body.after } })),
    problem_completed: (state, { body }) =>
      practised(state, body, (lesson, { step }) => withResult(lesson, step, body)),
    skip_undone: (state, { body }) =>
      practised(state, body, (lesson) => (lesson.skip?.item === body.item ? unskip(lesson, lesson.skip) : lesson)),
    appeal_examined: (state, { body }) => practised(state, body, withCredit(body.provisional)),
    appeal_ruled: (state, { body }) => practised(state, body, withCredit(body.credit)),
  },
};

/** A problem that was over counts as right after all. */
function withCredit(credit: EventOf<"appeal_ruled">["body"]["credit"]) {
  return (lesson: LessonState, { step }: { readonly step: string }): LessonState =>
    credit?.was_completed === true
      ? withPlan(lesson, (plan) => takeBackFailure(plan, step, credit.signal === "mastered"))
      : lesson;
}

type Change = (lesson: LessonState) => LessonState;

/** An event of this lesson. */
function own(state: LessonState | null, body: { readonly session: SessionId }, change: Change): LessonState | null {
  return state !== null && state.id === body.session && state.endedAt === null ? change(state) : state;
}

/** An event of this lesson's practice; practice of other sessions is none of its business [LES5]. */
function practised(
  state: LessonState | null,
  body: { readonly session: SessionId },
  change: (lesson: LessonState, practice: NonNullable<LessonState["practice"]>) => LessonState,
): LessonState | null {
  const practice = state?.practice ?? null;
  if (state === null || practice === null || practice.session !== body.session || state.endedAt !== null) return state;
  return change(state, practice);
}

function withPlan(lesson: LessonState, change: (plan: PlanState) => PlanState): LessonState {
  return lesson.plan === null ? lesson : { ...lesson, plan: change(lesson.plan) };
}

function stepInSeed(lesson: LessonState, seed: string): string | undefined {
  const [id, step] = seed.split("/");
  return id === lesson.id ? step : undefined;
}

function withCheck(lesson: LessonState, body: EventOf<"lesson_checked">["body"]): LessonState {
  const { skill, question, choice, right } = body;
  const key = checkKey({ skill, revealed: question ?? 0 });
  const before = lesson.checks[key];
  const checks = { ...lesson.checks, [key]: { chosen: [...(before?.chosen ?? []), choice], isRight: right } };
  if (question !== undefined) return { ...lesson, checks };
  const step = lesson.at?.step ?? null;
  const counted = step === null ? lesson : withPlan(lesson, (plan) => countCheck(plan, step, right));
  return right ? { ...counted, checks } : withAgain({ ...counted, checks }, skill);
}

function withAgain(lesson: LessonState, skill: string): LessonState {
  return lesson.again.includes(skill) ? lesson : { ...lesson, again: [...lesson.again, skill] };
}

function withTalk(lesson: LessonState, said: Omit<LessonTalk, "page">): LessonState {
  const isReply = said.who === "learner" || lesson.talk.at(-1)?.who === "learner";
  const line: LessonTalk = { ...said, page: isReply ? pageName(lesson) : "" };
  return { ...lesson, talk: [...lesson.talk, line].slice(-POLICY.lesson.maxTalk) };
}

/** What was said on the way stands on the page that was gone to. */
function withTalkOnTheWay(lesson: LessonState): LessonState {
  if (lesson.talk.every(({ page }) => page !== "")) return lesson;
  const page = pageName(lesson);
  return { ...lesson, talk: lesson.talk.map((line) => (line.page === "" ? { ...line, page } : line)) };
}

/** Words beneath the newest reply they are for; a reply gets words once. */
function withWords(lesson: LessonState, { act, text }: EventOf<"words_added">["body"]): LessonState {
  const at = lesson.talk.findLastIndex((line) => line.who === "tutor" && line.act === act);
  const line = lesson.talk[at];
  return line === undefined || line.words !== undefined
    ? lesson
    : { ...lesson, talk: lesson.talk.with(at, { ...line, words: text }) };
}

function withMisconception(lesson: LessonState, id: string | null): LessonState {
  const { desk } = lesson;
  if (id === null || desk === null) return lesson;
  const isKnown = lesson.misconceptions.some((seen) => seen.id === id);
  return {
    ...lesson,
    desk: { ...desk, misconception: id },
    misconceptions: isKnown ? lesson.misconceptions : [...lesson.misconceptions, { id, address: desk.address }],
  };
}

function withResult(lesson: LessonState, step: string, body: EventOf<"problem_completed">["body"]): LessonState {
  const result: LessonResult = {
    step,
    item: body.item,
    solved: body.correct,
    attempts: body.attempts,
    hints: body.hints,
    difficulty: lesson.desk?.address.difficulty ?? 1,
    misconception: lesson.desk?.misconception ?? null,
  };
  const counted = withPlan(lesson, (plan) => countProblem(plan, step, result, lesson.known[body.skill] ?? null));
  return {
    ...counted,
    unjudged: [...lesson.unjudged, result],
    newest: result,
    extended: lesson.extended + (step.startsWith(EXTENSION) ? 1 : 0),
    skip: body.status === "skipped" ? { ...beforeSkip(lesson), item: body.item } : null,
  };
}

function beforeSkip({ plan, practice, desk, unjudged, newest, extended }: LessonState): BeforeSkip {
  return { plan, practice, desk, unjudged, newest, extended };
}

/** The lesson as if that problem had not been skipped; what was said since stays said. */
function unskip(lesson: LessonState, { item: _item, ...before }: NonNullable<LessonState["skip"]>): LessonState {
  return { ...lesson, ...before, skip: null, page: lesson.page + 1 };
}

function addressOf({ blueprint, version, difficulty, seed }: ItemAddress): ItemAddress {
  return { blueprint, version, difficulty, seed };
}
