import type { ItemId, SkillId } from "../../ids.ts";
import { isPlacedKnown, masteryOf } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import { openSession, type ProblemState, type SessionState } from "../../sessions/learning/practice-state.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { AlertKind } from "./alerts.ts";
import type { NowState, StuckReason } from "./now-states.ts";
import type { PupilFold } from "./pupil-fold.ts";

/** What else the server knows of a pupil. */
export interface Presence {
  /** When a device on which they are signed in was heard last [ms since 1970-01-01 UTC]; null: they are signed in nowhere. */
  readonly heardAt: number | null;
  /** The first of their alerts that nobody is done with. */
  readonly alert: AlertKind | null;
}

export interface NowView {
  readonly state: NowState;
  /** The latest that happened, by the server's clock [ms since 1970-01-01 UTC]; null: nothing ever. */
  readonly lastAt: number | null;
  readonly heardAt: number | null;
  readonly stuck: StuckReason | null;
  /** The open problem, or where they are else. */
  readonly on: NowProblem | null;
  readonly activity: "lesson" | "evaluation" | "placement" | null;
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
  readonly stuck: StuckReason | null;
}

/** The first that holds; of what a device has not told for a while nothing is claimed [CLS2]. */
const STATES: readonly { readonly state: NowState; readonly when: (looked: Looked) => boolean }[] = [
  { state: "asks", when: ({ alert }) => alert === "person" },
  { state: "alert", when: ({ alert }) => alert !== null },
  { state: "away", when: ({ heardAt, fold, env }) => heardAt === null || !isAtWork(fold, env) },
  { state: "unheard", when: ({ heardAt, env }) => env.now - (heardAt ?? 0) >= HEARD_MS },
  { state: "stuck", when: ({ stuck }) => stuck !== null },
  { state: "idle", when: ({ fold, env }) => env.now - (fold.lastAt ?? 0) >= STILL_MS },
  { state: "working", when: () => true },
];

/** What a pupil is at, at the moment `env.now` of the server's clock. */
export function viewNow(fold: PupilFold, presence: Presence, env: TutorEnv): NowView {
  const session = sessionNow(fold, env);
  const problem = session?.problems.findLast(({ phase }) => phase === "open");
  const stuck = stuckBy(fold, problem, env);
  const looked = { ...presence, fold, env, stuck };
  const state = STATES.find(({ when }) => when(looked))?.state ?? "working";
  return {
    state,
    lastAt: fold.lastAt,
    heardAt: presence.heardAt,
    stuck: state === "unheard" || state === "away" ? null : stuck,
    on: problem === undefined ? null : viewProblem(problem, env),
    activity: problem === undefined ? activityNow(fold, env) : null,
    done: session?.problems.filter(({ phase }) => phase !== "open").length ?? 0,
  };
}

const ACTIVITIES = ["lesson", "evaluation", "placement"] as const;

function activityNow({ tutor: { activities }, lastAt }: PupilFold, env: TutorEnv): NowView["activity"] {
  if (isLeft(lastAt, env)) return null;
  return ACTIVITIES.find((kind) => activities[kind] !== null && activities[kind].endedAt === null) ?? null;
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
 * wrong answer [CLS3]; what is shown as known since is no reason any more.
 */
function stuckBy(fold: PupilFold, problem: ProblemState | undefined, env: TutorEnv): StuckReason | null {
  const session = sessionNow(fold, env);
  if (session === null) return null;
  if (problem !== undefined && (problem.scaffold?.maxDepth ?? 0) > POLICY.dialogue.stuckDepth) return "deep";
  if (problem !== undefined && fold.wrongSince !== null && env.now - fold.wrongSince >= STILL_MS) return "no-progress";
  const over = session.problems.filter(({ phase }) => phase === "right" || phase === "shown");
  const lately = over.slice(-2);
  const isInTrouble = lately.length === 2 && lately.every(wasNotFoundAlone);
  return isInTrouble && lately.some(({ skill }) => !isShown(fold, skill)) ? "two-in-a-row" : null;
}

function wasNotFoundAlone({ signal }: ProblemState): boolean {
  return signal === "struggling" || signal === "stuck";
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
