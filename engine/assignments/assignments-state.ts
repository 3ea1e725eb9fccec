import type { ExamAdjusted } from "../adjustments/adjustments.ts";
import type { EventOf } from "../events/tutor-event.ts";
import type { ItemId, SessionId, SkillId } from "../ids.ts";
import type { ItemAddress } from "../items/content.ts";
import { POLICY } from "../policy.ts";
import type { Projection } from "../projections/projection.ts";
import type { AssignmentId, AssignmentWhat } from "./assignment.ts";

/** How far one assignment has come. Times are wall clock [ms since 1970-01-01 UTC]. */
export interface AssignmentProgress {
  readonly what: AssignmentWhat;
  /** What was set with it for the learner; absent: nothing. */
  readonly adjusted?: ExamAdjusted;
  readonly begunAt: number;
  /** When its goal was reached first; null: not yet. */
  readonly doneAt: number | null;
  /** Sessions in which it was worked on. */
  readonly sessions: readonly SessionId[];
  /** Problems finished; skipped ones are not. */
  readonly problems: number;
  readonly right: number;
  /** At its problems [ms]; at one problem no longer than after which skipping it is offered. */
  readonly workedMs: number;
  readonly shown: readonly SkillId[];
  /** Where each chosen problem that was met stands in the list. */
  readonly placeOf: Readonly<Record<ItemId, number>>;
  /** Chosen problems that are finished, and those this device's bank refused: nobody waits for them. */
  readonly finished: readonly number[];
  readonly refused: readonly number[];
}

export type AssignmentsState = Readonly<Record<AssignmentId, AssignmentProgress>>;

type AssignmentEventType =
  | "assignment_begun"
  | "problem_served"
  | "problem_completed"
  | "appeal_examined"
  | "appeal_ruled"
  | "verification_rejected"
  | "skill_done"
  | "skill_mastered"
  | "activity_ended";

/** Assignments that were begun, folded from the log alone [ASG4]. */
export const assignmentsProjection: Projection<AssignmentsState, AssignmentEventType> = {
  initial: {},
  on: {
    assignment_begun: (state, event) => {
      const { assignment: id, session } = event.body;
      const before = state[id] ?? begin(event);
      return { ...state, [id]: settle({ ...before, sessions: [...before.sessions, session] }, event.wall) };
    },
    problem_served: (state, { body }) =>
      inSession(state, body.session, (progress) => {
        const place = placeIn(progress.what, body);
        return place === undefined ? progress : { ...progress, placeOf: { ...progress.placeOf, [body.item]: place } };
      }),
    problem_completed: (state, { body, wall }) =>
      inSession(state, body.session, (progress) => settle(withProblem(progress, body), wall)),
    appeal_examined: (state, { body, wall }) => withCredit(state, body.session, body.provisional, wall),
    appeal_ruled: (state, { body, wall }) => withCredit(state, body.session, body.credit, wall),
    verification_rejected: (state, { body, wall }) =>
      inSession(state, body.session, (progress) => {
        const place = placeIn(progress.what, body);
        return place === undefined ? progress : settle({ ...progress, refused: added(progress.refused, place) }, wall);
      }),
    skill_done: (state, { body, wall }) => withShown(state, body, wall),
    skill_mastered: (state, { body, wall }) => withShown(state, body, wall),
    activity_ended: (state, { body, wall }) =>
      inSession(state, body.session, (progress) =>
        isDoneBy(progress.what, body) ? { ...progress, doneAt: progress.doneAt ?? wall } : progress,
      ),
  },
};

type Ended = EventOf<"activity_ended">["body"];

/** What is done as a whole: by the end of which activity, and whether by one that is not its last step. */
const DONE_WITH = {
  lesson: { kind: "lesson", however: false },
  // It is sat once.
  exam: { kind: "evaluation", however: true },
  survey: { kind: "survey", however: false },
  guide: { kind: "workflow", however: false },
} as const satisfies Partial<
  Record<AssignmentWhat["type"], { readonly kind: Ended["kind"]; readonly however: boolean }>
>;

function isDoneBy({ type }: AssignmentWhat, { kind, reason }: Ended): boolean {
  if (!isWhole(type)) return false;
  const { kind: wanted, however } = DONE_WITH[type];
  return kind === wanted && (however || reason === "complete");
}

function isWhole(type: AssignmentWhat["type"]): type is keyof typeof DONE_WITH {
  return type in DONE_WITH;
}

/** Whether the end of an activity can be what was wanting for an assignment. */
export function mayFinish({ kind, reason }: Ended): boolean {
  return Object.values(DONE_WITH).some((one) => one.kind === kind && (one.however || reason === "complete"));
}

function begin({ body: { what, shown, adjusted }, wall }: EventOf<"assignment_begun">): AssignmentProgress {
  return { ...untouched(what), begunAt: wall, shown, ...(adjusted === undefined ? {} : { adjusted }) };
}

/** As it stands before anybody has begun. */
export function untouched(what: AssignmentWhat): AssignmentProgress {
  return {
    what,
    begunAt: 0,
    doneAt: null,
    sessions: [],
    problems: 0,
    right: 0,
    workedMs: 0,
    shown: [],
    placeOf: {},
    finished: [],
    refused: [],
  };
}

function withProblem(
  progress: AssignmentProgress,
  { item, status, correct, duration_ms: duration }: EventOf<"problem_completed">["body"],
): AssignmentProgress {
  const { offerSkipAfterMs: most } = POLICY.session;
  const workedMs = progress.workedMs + (duration < most ? duration : most);
  const place = progress.placeOf[item];
  // Two devices that were both offline may have done the same problem: it counts once.
  const isCounted = place !== undefined && progress.finished.includes(place);
  if (status === "skipped" || isCounted) return { ...progress, workedMs };
  return {
    ...progress,
    workedMs,
    problems: progress.problems + 1,
    right: progress.right + (correct ? 1 : 0),
    finished: place === undefined ? progress.finished : [...progress.finished, place],
  };
}

/** A problem that was over counts as right after all. */
function withCredit(
  state: AssignmentsState,
  session: SessionId,
  credit: { readonly was_completed: boolean } | null,
  wall: number,
): AssignmentsState {
  if (credit?.was_completed !== true) return state;
  return inSession(state, session, (progress) => settle({ ...progress, right: progress.right + 1 }, wall));
}

function withShown(
  state: AssignmentsState,
  { session, skill }: { readonly session: SessionId; readonly skill: SkillId },
  wall: number,
): AssignmentsState {
  return inSession(state, session, (progress) => settle({ ...progress, shown: added(progress.shown, skill) }, wall));
}

/** Notes when the goal is reached; it stays so. */
function settle(progress: AssignmentProgress, wall: number): AssignmentProgress {
  const { done, of } = amountOf(progress);
  return progress.doneAt === null && of > 0 && done >= of ? { ...progress, doneAt: wall } : progress;
}

/** How much of it is done, and of how much: problems, right answers, skills or minutes. What has one end is done as a whole. */
export function amountOf(progress: AssignmentProgress): { readonly done: number; readonly of: number } {
  const { what, problems, right, shown, workedMs, finished, refused } = progress;
  switch (what.type) {
    case "items":
      return { done: finished.length, of: what.items.length - refused.length };
    case "lesson":
    case "exam":
    case "survey":
    case "guide":
      return { done: progress.doneAt === null ? 0 : 1, of: 1 };
    case "skills":
      switch (what.goal.type) {
        case "problems":
          return { done: problems, of: what.goal.count };
        case "right":
          return { done: right, of: what.goal.count };
        case "mastered":
          return { done: what.skills.filter((skill) => shown.includes(skill)).length, of: what.skills.length };
        case "minutes":
          return { done: (workedMs - (workedMs % MINUTE_MS)) / MINUTE_MS, of: what.goal.count };
      }
  }
}

const MINUTE_MS = 60_000;

/** What was set with the assignment that a session, a lesson or an exam is of. */
export function adjustedIn(state: AssignmentsState, session: SessionId): ExamAdjusted | undefined {
  return Object.values(state).find(({ sessions }) => sessions.includes(session))?.adjusted;
}

/** Places of the chosen problems that are still to be done, in order. */
export function placesLeft(what: AssignmentWhat, progress: AssignmentProgress | undefined): readonly number[] {
  if (what.type !== "items") return [];
  return what.items.map((_, place) => place).filter((place) => progress?.finished.includes(place) !== true);
}

function placeIn(what: AssignmentWhat, address: ItemAddress): number | undefined {
  if (what.type !== "items") return undefined;
  const place = what.items.findIndex((item) => isSameAddress(item, address));
  return place < 0 ? undefined : place;
}

export function isSameAddress(a: ItemAddress, b: ItemAddress): boolean {
  return a.blueprint === b.blueprint && a.version === b.version && a.difficulty === b.difficulty && a.seed === b.seed;
}

function added<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list : [...list, value];
}

/** Changes the assignment a session is of, if it is of any. */
function inSession(
  state: AssignmentsState,
  session: SessionId,
  change: (progress: AssignmentProgress) => AssignmentProgress,
): AssignmentsState {
  const found = (Object.entries(state) as [AssignmentId, AssignmentProgress][]).find(([, { sessions }]) =>
    sessions.includes(session),
  );
  if (found === undefined) return state;
  const [id, before] = found;
  const after = change(before);
  return after === before ? state : { ...state, [id]: after };
}
