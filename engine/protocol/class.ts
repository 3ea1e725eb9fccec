import { z } from "zod";
import { ExamAdjusted } from "../adjustments/adjustments.ts";
import { EventId, ItemId, LearnerId, SessionId, SkillId } from "../ids.ts";
import { ALERT_ENDS, ALERT_KINDS } from "../reports/class/alerts.ts";
import { HOME_HELPS } from "../reports/class/home-help.ts";
import { NOW_STATES, STUCK_REASONS } from "../reports/class/now-states.ts";
import { GROWTHS } from "../reports/class/growths.ts";
import { FOUND_HOW } from "../reports/class/found-how.ts";
import { ACTIVITY_KINDS, ActivityKind } from "../sessions/activity-events.ts";
import type { ActivityReplayView, SessionReportView } from "../views/report-views.ts";
import type { ReplayProblemView, SkillState } from "../views/types.ts";

const Id = z.uuid();
/** The server's [ms since 1970-01-01 UTC]. */
const Time = z.int().nonnegative();

const NowProblem = z.strictObject({
  item: ItemId,
  skill: SkillId,
  skillName: z.string(),
  stem: z.string().nullable(),
  tries: z.int().nonnegative(),
  hintLevel: z.literal([0, 1, 2, 3]),
  last: z
    .strictObject({ given: z.array(z.string()), right: z.boolean(), explanation: z.string().nullable() })
    .nullable(),
});

/** What a pupil is at. */
export const PupilNow = z.strictObject({
  learner: LearnerId,
  name: z.string(),
  state: z.enum(NOW_STATES),
  lastAt: Time.nullable(),
  heardAt: Time.nullable(),
  stuck: z.enum(STUCK_REASONS).nullable(),
  on: NowProblem.nullable(),
  activity: ActivityKind.nullable(),
  done: z.int().nonnegative(),
});
export type PupilNow = z.infer<typeof PupilNow>;
/** `unknown`: pupils whose logs cannot be read at the moment. */
export const ClassNow = z.strictObject({ at: Time, pupils: z.array(PupilNow), unknown: z.int().nonnegative() });

const STATES = ["locked", "ready", "placed", "learning", "done", "kept", "review"] as const satisfies SkillState[];
export const MatrixView = z.strictObject({
  at: Time,
  skills: z.array(
    z.strictObject({
      id: SkillId,
      name: z.string(),
      longName: z.string(),
      strand: z.string(),
      grade: z.int().nonnegative(),
    }),
  ),
  pupils: z.array(
    z.strictObject({
      learner: LearnerId,
      name: z.string(),
      /** One a skill, in the order of `skills`. */
      cells: z.array(z.strictObject({ state: z.enum(STATES), answers: z.int().nonnegative() })),
    }),
  ),
  unknown: z.int().nonnegative(),
});
export type MatrixView = z.infer<typeof MatrixView>;

/** `others`: the page knows of `tag` and `others`, which pages of before do not; absent: they are left out. */
export const MisconceptionsQuery = z.strictObject({ with: z.literal("others").optional() });
export const MisconceptionsView = z.strictObject({
  at: Time,
  names: z.array(z.strictObject({ learner: LearnerId, name: z.string() })),
  misconceptions: z.array(
    z.strictObject({
      skill: SkillId,
      skillName: z.string(),
      rule: z.string(),
      explanation: z.string().nullable(),
      /** What the bank calls it, "added-tops-and-bottoms"; null where it knows it no more. */
      tag: z.string().nullable().optional(),
      pupils: z.array(z.strictObject({ learner: LearnerId, times: z.int().nonnegative(), lastAt: Time })),
      examples: z.array(
        z.strictObject({
          learner: LearnerId,
          /** Null where nobody can tell what was asked. */
          stem: z.string().nullable(),
          given: z.array(z.string()),
          answer: z.string().nullable(),
          at: Time,
        }),
      ),
      before: z.int().nonnegative(),
    }),
  ),
  lesson: z.strictObject({
    groups: z.array(z.strictObject({ misconception: z.int().nonnegative(), pupils: z.array(LearnerId) })),
    /** Who worked lately and is in no group. */
    goOn: z.array(LearnerId),
    /** The same by what is known of them, and who did not work lately, as the engine's `Lesson` tells them. */
    others: z
      .strictObject({
        own: z.array(z.strictObject({ learner: LearnerId, misconceptions: z.array(z.int().nonnegative()) })),
        ready: z.array(LearnerId),
        none: z.array(LearnerId),
        quiet: z.array(LearnerId),
      })
      .optional(),
  }),
  unknown: z.int().nonnegative(),
});
export type MisconceptionsView = z.infer<typeof MisconceptionsView>;

/** A question as the pupil had it, with all that was typed and said: the engine's own view, looked at no further. */
const Problem = z.looseObject({ itemId: ItemId, stem: z.string() }) as unknown as z.ZodType<ReplayProblemView>;
const Problems = z.array(Problem);
/** Of the latest session, the newest first. */
export const PupilWork = z.strictObject({ name: z.string(), startedAt: Time.nullable(), problems: Problems });
/** Those of the newest sessions, whole; `before` asks for those of sessions before one, and says which to ask with; null: that is all. */
const Paged = { problems: Problems, before: SessionId.nullable() };
export const WantQuestions = z.strictObject({ skill: SkillId, before: SessionId.optional() });
export const PupilQuestions = z.strictObject({ name: z.string(), skillName: z.string(), ...Paged });

/** Since when, by the server's clock [ms since 1970-01-01 UTC]; absent: since the beginning. */
const Since = z
  .string()
  .regex(/^\d{1,15}$/u)
  .transform(Number);
const FoundCounts = z.strictObject({
  alone: z.int().nonnegative(),
  helped: z.int().nonnegative(),
  shown: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
});
const Named = { skill: SkillId, skillName: z.string() };
const Coverage = {
  of: z.int().nonnegative(),
  kept: z.int().nonnegative(),
  done: z.int().nonnegative(),
  learning: z.int().nonnegative(),
};
const Change = z.strictObject({ before: z.int().nonnegative(), now: z.int().nonnegative() });
const Share = z.number().min(0).max(1);
const Score = z.strictObject({ points: z.number(), of: z.number() }).nullable();

/** `exams`: the page knows of `examined`, which pages of before do not; absent: it is left out. */
export const ReportQuery = z.strictObject({ since: Since.optional(), with: z.literal("exams").optional() });
/** What a pupil did and learned since a moment. */
export const PupilReportView = z.strictObject({
  name: z.string(),
  since: Time,
  until: Time,
  grade: z.int().nullable(),
  workedMs: z.number().nonnegative(),
  problems: FoundCounts,
  kept: Change,
  done: Change,
  skills: z.array(
    z.strictObject({
      skill: SkillId,
      name: z.string(),
      longName: z.string(),
      strand: z.string(),
      grade: z.int().nonnegative(),
      before: z.enum(STATES),
      now: z.enum(STATES),
      known: Share,
      band: Share,
      answers: z.int().nonnegative(),
      answersSince: z.int().nonnegative(),
      growth: z.enum(GROWTHS).nullable(),
      doneAt: Time.nullable(),
      keptAt: Time.nullable(),
      problems: FoundCounts,
      examined: z.int().positive().optional(),
    }),
  ),
  learned: z.array(SkillId),
  strengths: z.array(SkillId),
  weaknesses: z.array(SkillId),
  misconceptions: z.array(
    z.strictObject({
      ...Named,
      rule: z.string(),
      explanation: z.string().nullable(),
      times: z.int().positive(),
      lastAt: Time,
      overcome: z.boolean(),
      examples: z.array(
        z.strictObject({
          item: ItemId,
          stem: z.string().nullable(),
          given: z.array(z.string()),
          answer: z.string().nullable(),
          at: Time,
        }),
      ),
    }),
  ),
  explained: z.array(
    z.strictObject({ item: ItemId, ...Named, stem: z.string(), words: z.string(), whole: z.boolean(), at: Time }),
  ),
  strands: z.array(z.strictObject({ strand: z.string(), ...Coverage })),
  standards: z.array(z.strictObject({ code: z.string(), grade: z.int().nonnegative(), ...Coverage })),
  next: z.array(z.strictObject({ ...Named, why: z.enum(["new", "continue", "review", "mixed", "repair"]) })),
  sessions: z.array(
    z.strictObject({
      session: SessionId,
      startedAt: Time,
      workedMs: z.number().nonnegative(),
      problems: FoundCounts,
      skills: z.array(z.string()),
    }),
  ),
  activities: z.array(
    z.strictObject({
      session: SessionId,
      kind: ActivityKind,
      title: z.string(),
      startedAt: Time,
      workedMs: z.number().nonnegative(),
      score: Score,
      /** Of an exam: what was set for the pupil when it began; absent: nothing. */
      adjusted: ExamAdjusted.optional(),
      seen: z.strictObject({ parts: z.int().nonnegative(), of: z.int().positive() }).nullable(),
    }),
  ),
  home: z.strictObject({
    practising: z.array(SkillId),
    help: z.strictObject({ skill: SkillId, how: z.enum(HOME_HELPS) }).nullable(),
  }),
});
export type PupilReportView = z.infer<typeof PupilReportView>;

/** The same for the pupil's parents: counts, times, and names of our own content. */
export const ParentReportView = z.strictObject({
  name: z.string(),
  class: z.string(),
  school: z.string(),
  /** When the code that was asked with ends. */
  endsAt: Time,
  since: Time,
  until: Time,
  grade: z.int().nullable(),
  workedMs: z.number().nonnegative(),
  problems: FoundCounts,
  learned: z.array(z.string()),
  practising: z.array(z.string()),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  next: z.array(z.string()),
  help: z.strictObject({ skillName: z.string(), how: z.enum(HOME_HELPS) }).nullable(),
  strands: z.array(
    z.strictObject({
      strand: z.string(),
      of: z.int().nonnegative(),
      done: z.int().nonnegative(),
      learning: z.int().nonnegative(),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      kind: z.union([z.literal("practice"), ActivityKind]),
      startedAt: Time,
      workedMs: z.number().nonnegative(),
      problems: z.strictObject({ finished: z.int().nonnegative(), alone: z.int().nonnegative() }).nullable(),
      about: z.array(z.string()),
    }),
  ),
});
export type ParentReportView = z.infer<typeof ParentReportView>;

/** Which problems are behind a number of the report; what is absent is not asked. */
export const BehindQuery = z.strictObject({
  since: Since.optional(),
  skill: SkillId.optional(),
  how: z.enum([...FOUND_HOW, "exam"]).optional(),
  rule: z.string().max(80).optional(),
  before: SessionId.optional(),
});
export const ProblemsBehind = z.strictObject({ name: z.string(), ...Paged });

export const SessionQuery = z.strictObject({ session: SessionId });
/** The engine's own view, looked at no further. */
const SessionReport = z.looseObject({ sessionId: SessionId }) as unknown as z.ZodType<SessionReportView>;
export const PupilSession = z.strictObject({
  name: z.string(),
  startedAt: Time,
  report: SessionReport,
  problems: Problems,
});
/** The engine's own view, looked at no further. */
const ActivityReplay = z.looseObject({ seen: z.looseObject({}) }) as unknown as z.ZodType<ActivityReplayView>;
export const PupilActivity = z.strictObject({
  name: z.string(),
  replay: ActivityReplay,
  /** Words stand in none of it that an alert is about, or that safety answered. */
  isHidden: z.boolean(),
  /** What was answered is the pupil's alone, and left out. */
  isPrivate: z.boolean(),
});
export type PupilActivity = z.infer<typeof PupilActivity>;
export type PupilSession = z.infer<typeof PupilSession>;

const Mark = z.strictObject({ by: z.string(), at: Time });
/** What a person should look at. Never what was written. */
export const AlertView = z.strictObject({
  id: EventId,
  kind: z.enum(ALERT_KINDS),
  /** The log it is in. */
  learner: LearnerId,
  /** Null: on a shared device, and nobody knows who. */
  name: z.string().nullable(),
  /** Nobody was signed in where it came from: the name is what somebody chose. */
  unconfirmed: z.boolean(),
  class: z.strictObject({ id: Id, name: z.string() }).nullable(),
  at: Time,
  heardAt: Time,
  /** Of the same pupil and kind, this one included. */
  times: z.int().positive(),
  /** Who looked at what was written. Where the page did not ask for `marks`: who sees to it. */
  seen: Mark.nullable(),
  /** Who said that they see to it; absent where the page did not ask for `marks`. */
  seesTo: Mark.nullable().optional(),
  /** Not of the teacher's own classes: for two hours nobody had said that they see to it. */
  escalated: z.boolean(),
  /** What somebody was on who asked for a person; null: nothing, or nobody can say any more. Where it is asked for [IDN230]. */
  on: z
    .strictObject({ kind: z.enum(["practice", ...ACTIVITY_KINDS]), skillName: z.string().nullable() })
    .nullable()
    .optional(),
  /** Of one that is escalated, the names of the class's teachers; absent where the page did not ask for `marks`. */
  teachers: z.array(z.string()).optional(),
});
export type AlertView = z.infer<typeof AlertView>;
/** `marks`: the page tells who looked from who sees to it, and knows whom an administrator may ask [IDN228]. */
const WithMarks = { with: z.literal("marks").optional() };
/** `on`: the page knows what somebody who asks may be on. */
export const AlertsQuery = z.strictObject({ ...WithMarks, on: z.literal("1").optional() });
export const AlertList = z.strictObject({ at: Time, alerts: z.array(AlertView) });
export const MarkAlert = z.strictObject({
  learner: LearnerId,
  id: EventId,
  /** Null: the teacher sees to it. */
  done: z.enum(ALERT_ENDS).nullable(),
});
/** Somebody is stuck now, as "Now" says it: nothing of it is stored but what a teacher did about it. */
export const StuckAlert = z.strictObject({
  /** Of the bout: the event that put the problem on the desk with which it began. */
  id: EventId,
  learner: LearnerId,
  name: z.string(),
  class: z.strictObject({ id: Id, name: z.string() }),
  why: z.enum(STUCK_REASONS),
  /** Since when. */
  at: Time,
  seen: Mark.nullable(),
});
export type StuckAlert = z.infer<typeof StuckAlert>;
/** `unknown`: pupils at work whose logs cannot be read at the moment. */
export const StuckList = z.strictObject({ at: Time, stuck: z.array(StuckAlert), unknown: z.int().nonnegative() });
/** `all`: the page knows that there may be several, and wants the words of each that the alert stands for [IDN218]. */
export const WantWords = z.strictObject({ learner: LearnerId, id: EventId, all: z.literal(true).optional() });
/** What was written; null where nothing was, or it is there no more. */
const Words = z.string().nullable();
/** `all`: where it is asked for, the oldest first; the last of them is `words`. */
export const AlertWords = z.strictObject({
  words: Words,
  all: z.array(z.strictObject({ at: Time, words: Words })).optional(),
});
export type AlertWords = z.infer<typeof AlertWords>;

/** One that a teacher was done with. Never what was written. */
export const PastAlert = z.strictObject({
  ...AlertView.omit({ times: true, escalated: true, on: true, teachers: true }).shape,
  done: z.strictObject({ ...Mark.shape, how: z.enum(ALERT_ENDS) }),
});
export type PastAlert = z.infer<typeof PastAlert>;
/** Where a page of past alerts ended: when the server heard of the alert, whose it is, and its place in the log. */
export const PastAlertPlace = z
  .string()
  .max(80)
  .regex(/^\d{1,15}\.[0-9a-f-]{36}\.\d{1,15}$/u);
export const PastAlertsQuery = z.strictObject({ ...WithMarks, after: PastAlertPlace.optional() });
/** The latest first; `next`: where to go on, null at the end. */
export const PastAlertList = z.strictObject({
  at: Time,
  alerts: z.array(PastAlert),
  next: PastAlertPlace.nullable(),
});
