import type { EventId, ItemId, SkillId } from "../../ids.ts";
import { isPlacedKnown, masteryOf } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import { ACTIVITY_KINDS, type ActivityKind } from "../../sessions/activity-events.ts";
import { openSession, type ProblemState, type SessionState } from "../../sessions/learning/practice-state.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { AlertKind } from "./alerts.ts";
import type { NowState, StuckReason } from "./now-states.ts";
import type { PupilFold } from "./pupil-fold.ts";
import { lastTwo, openProblem } from "./stuck-state.ts";

/** What else the server knows of a pupil. */
export interface Presence {
  /** When a device on which they are signed in was heard last [ms since 1970-01-01 UTC]; null: they are signed in nowhere. */
  readonly heardAt: number | null;
  /** The first of their alerts that nobody is done with. */
  readonly alert: AlertKind | null;
  /** The bout of being stuck that a teacher is done with. */
  readonly settled: EventId | null;
}

/** Somebody is stuck: from when on, and why. */
export interface StuckBout {
  /** Its name: the event that put the problem on the desk with which it began. */
  readonly id: EventId;
  /** By the server's clock [ms since 1970-01-01 UTC]. */
  readonly since: number;
  readonly why: StuckReason;
}

export interface NowView {
  readonly state: NowState;
  /** The latest that happened, by the server's clock [ms since 1970-01-01 UTC]; null: nothing ever. */
  readonly lastAt: number | null;
  readonly heardAt: number | null;
  readonly stuck: StuckReason | null;
  /** The open problem, or where they are else. */
  readonly on: NowProblem | null;
  readonly activity: ActivityKind | null;
  /** Problems of the open session that are over. */
  readonly done: number;
}

export interface NowProblem {
  readonly item: ItemId;
  readonly skill: SkillId;
  readonly skillName: string;
  /** Null where the item is of an older bank. */
  readonly stem: string | null;
  /** Marked answers. */
  readonly tries: number;
  readonly hintLevel: 0 | 1 | 2 | 3;
  /** The last answer that was marked. */
  readonly last: {
    readonly given: readonly string[];
    readonly right: boolean;
    readonly explanation: string | null;
  } | null;
}

/** Without a word for so long a device is not heard [ms]: it asks every minute while it can. */
export const HEARD_MS = 150_000;
/** Nothing done for so long is idle, and nothing gained for so long after a wrong answer is stuck [ms]. */
export const STILL_MS = 5 * 60_000;

interface Looked extends Presence {
  readonly fold: PupilFold;
  readonly env: TutorEnv;
  readonly bout: StuckBout | null;
}

/** The first that holds; of what a device has not told for a while nothing is claimed [CLS2]. */
const STATES: readonly { readonly state: NowState; readonly when: (looked: Looked) => boolean }[] = [
  { state: "asks", when: ({ alert }) => alert === "person" },
  { state: "alert", when: ({ alert }) => alert !== null },
  { state: "away", when: ({ heardAt, fold, env }) => heardAt === null || !isAtWork(fold, env) },
  { state: "unheard", when: ({ heardAt, env }) => !isHeard(heardAt, env.now) },
  { state: "stuck", when: ({ bout, settled }) => bout !== null && bout.id !== settled },
  { state: "idle", when: ({ fold, env }) => env.now - (fold.lastAt ?? 0) >= STILL_MS },
  { state: "working", when: () => true },
];

/** What a pupil is at, at the moment `env.now` of the server's clock. */
export function viewNow(fold: PupilFold, presence: Presence, env: TutorEnv): NowView {
  const session = sessionNow(fold, env);
  const begun = activityNow(fold, env);
  const latest = session?.problems.at(-1);
  // Back at a problem, or just done with it, they are no more in what they had begun before.
  const activity = begun !== null && (latest === undefined || begun.startedAt > lastOn(latest)) ? begun : null;
  const problem = activity === null ? openProblem(session) : undefined;
  const bout = viewStuck(fold, env);
  const looked = { ...presence, fold, env, bout };
  const state = STATES.find(({ when }) => when(looked))?.state ?? "working";
  return {
    state,
    lastAt: fold.lastAt,
    heardAt: presence.heardAt,
    stuck: state === "unheard" || state === "away" ? null : (bout?.why ?? null),
    on: problem === undefined ? null : viewProblem(problem, env),
    activity: activity?.kind ?? null,
    done: session?.problems.filter(({ phase }) => phase !== "open").length ?? 0,
  };
}

interface Activity {
  readonly kind: ActivityKind;
  /** By the device's clock [ms since 1970-01-01 UTC]. */
  readonly startedAt: number;
}

/** The activity that was begun last of those that are open. */
function activityNow({ tutor: { activities }, lastAt }: PupilFold, env: TutorEnv): Activity | null {
  if (isLeft(lastAt, env)) return null;
  const open = ACTIVITY_KINDS.flatMap((kind): readonly Activity[] => {
    const own = activities[kind];
    return own === null || own.endedAt !== null ? [] : [{ kind, startedAt: own.startedAt }];
  });
  return open.toSorted((a, b) => b.startedAt - a.startedAt)[0] ?? null;
}

/** When the pupil was last seen on a problem, by the device's clock [ms since 1970-01-01 UTC]. */
function lastOn({ servedAt, takenUpAt, turns }: ProblemState): number {
  return Math.max(servedAt, takenUpAt ?? 0, turns.at(-1)?.at ?? 0);
}

function isAtWork(fold: PupilFold, env: TutorEnv): boolean {
  return sessionNow(fold, env) !== null || activityNow(fold, env) !== null;
}

/** What was left for hours is over, whether or not the log says so. */
function sessionNow({ tutor, lastAt }: PupilFold, env: TutorEnv): SessionState | null {
  return isLeft(lastAt, env) ? null : openSession(tutor.practice);
}

function isLeft(lastAt: number | null, { now }: TutorEnv): boolean {
  return now - (lastAt ?? 0) >= POLICY.session.leftMs;
}

/**
 * Two problems in a row that were not found alone, small steps that lead nowhere, or no way forward for five minutes after a
 * wrong answer [CLS3]; what is shown as known since is no reason any more. Null: not stuck.
 */
export function viewStuck(fold: PupilFold, env: TutorEnv): StuckBout | null {
  const { served, wrongSince, deepSince, inRow } = fold.stuck;
  const session = sessionNow(fold, env);
  if (session === null || served === null) return null;
  const isOpen = openProblem(session) !== undefined;
  const rowStands = inRow !== null && lastTwo(session).some(({ skill }) => !isShown(fold, skill));
  const stillSince = wrongSince === null ? null : wrongSince + STILL_MS;
  const reasons = [
    { why: "deep", since: isOpen ? deepSince : null },
    { why: "no-progress", since: isOpen && stillSince !== null && stillSince <= env.now ? stillSince : null },
    { why: "two-in-a-row", since: rowStands ? inRow.since : null },
  ] as const;
  const [first, ...others] = reasons.flatMap(({ why, since }) => (since === null ? [] : [{ why, since }]));
  if (first === undefined) return null;
  return {
    id: inRow?.served ?? served,
    since: Math.min(first.since, ...others.map(({ since }) => since)),
    why: first.why,
  };
}

/** Whether a device of theirs told of itself lately: of nobody else it is said what they do. */
export function isHeard(heardAt: number | null, now: number): boolean {
  return now - (heardAt ?? 0) < HEARD_MS;
}

function isShown({ tutor: { mastery } }: PupilFold, skill: SkillId): boolean {
  const { masteredAt, lastOutcome } = masteryOf(mastery, skill);
  return (masteredAt !== null || isPlacedKnown(mastery, skill)) && lastOutcome === "correct";
}

function viewProblem(problem: ProblemState, { content }: TutorEnv): NowProblem {
  const marked = problem.turns.findLast(
    (turn) => turn.type === "attempt" && (turn.verdict === "correct" || turn.verdict === "incorrect"),
  );
  const attempt = marked?.type === "attempt" ? marked : undefined;
  const opened = content.open(problem.address);
  const item = opened.ok ? opened.value.item : undefined;
  return {
    item: problem.item,
    skill: problem.skill,
    skillName: nameOfSkill(content.graph, problem.skill),
    stem: item?.problem_content.stem ?? null,
    tries: problem.attempts,
    hintLevel: problem.hintLevel,
    last:
      attempt === undefined
        ? null
        : {
            given: attempt.given,
            right: attempt.verdict === "correct",
            explanation: item?.misconceptions.find(({ id }) => id === attempt.misconception)?.explanation ?? null,
          },
  };
}
