import type { AssignmentId, AssignmentWhat } from "../../assignments/assignment.ts";
import { amountOf, type AssignmentsState } from "../../assignments/assignments-state.ts";
import type { PupilFold } from "./pupil-fold.ts";

/** When each assignment was begun, and done, by the server's clock [ms since 1970-01-01 UTC]. */
export type GivenTimes = Readonly<Record<AssignmentId, { readonly begunAt: number; readonly doneAt: number | null }>>;

/** How far a learner is with one assignment. */
export interface AssignmentStanding {
  /** As the log has it, which anybody can write. */
  readonly what: AssignmentWhat;
  readonly begunAt: number;
  readonly doneAt: number | null;
  readonly done: number;
  readonly of: number;
  readonly problems: number;
  readonly right: number;
}

export type AssignmentStandings = Readonly<Record<AssignmentId, AssignmentStanding>>;

/** Begun and done is when the row did it that did, whatever the tablet's clock said [IDN93]. */
export function evolveGiven(
  times: GivenTimes,
  before: AssignmentsState,
  after: AssignmentsState,
  ots: number,
): GivenTimes {
  if (before === after) return times;
  const changed = entriesOf(after).filter(([id, progress]) => progress !== before[id]);
  const told = changed.map(([id, progress]) => {
    const known = times[id] ?? { begunAt: ots, doneAt: null };
    return [id, { ...known, doneAt: known.doneAt ?? (progress.doneAt === null ? null : ots) }] as const;
  });
  return { ...times, ...Object.fromEntries(told) };
}

export function standingsOf({ tutor, given }: PupilFold): AssignmentStandings {
  return Object.fromEntries(
    entriesOf(tutor.assignments).map(([id, progress]): [AssignmentId, AssignmentStanding] => {
      const { what, problems, right } = progress;
      const { begunAt, doneAt } = given[id] ?? { begunAt: 0, doneAt: null };
      return [id, { what, begunAt, doneAt, ...amountOf(progress), problems, right }];
    }),
  );
}

function entriesOf(state: AssignmentsState): readonly (readonly [AssignmentId, AssignmentsState[AssignmentId]])[] {
  // Sound: keys of the state are ids.
  return Object.entries(state) as unknown as readonly (readonly [AssignmentId, AssignmentsState[AssignmentId]])[];
}
