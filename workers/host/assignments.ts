import {
  ASSIGNMENT_TYPES,
  canonicalJson,
  formsOf,
  isUnderWay,
  KNOWS_ADJUSTED,
  ok,
  type AssignmentId,
  type LearnerAssignment,
  type LearnerId,
  type Result,
} from "#engine";
import type { PaperList } from "#engine/protocol/exams";
import { isVisitorId } from "#engine/protocol/visitor";
import type { SchoolError, SchoolSeam } from "../school/http-school.ts";
import { mustHave, profileOnScreen, type HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";

interface AssignmentsParts {
  readonly deps: Pick<HostDeps, "store" | "clock">;
  readonly core: Pick<EngineCore, "state" | "alone" | "perform" | "freeze">;
  readonly atSchool: <Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ) => Promise<Result<Value, SchoolError>>;
  /** Server's time of the last contact of sync [ms]; null before the first. */
  readonly contactAt: () => number | null;
  /** The last round of sync went well, and all the server has is here. */
  readonly isUpToDate: () => boolean;
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

/** While the learner works and syncs with each answer, it is asked no more often [ms]. */
const ASK_AGAIN_MS = 60_000;

/** What a school gave the learner on the screen to do, and what teachers say to them. */
export interface Assignments {
  /** Looks who is on the screen now: what lies here of theirs is shown, and what is new asked for. */
  readonly follow: () => Promise<void>;
  /** Sync may have reached the server. */
  readonly heard: () => void;
  /** The network, or the learner, is back. */
  readonly wake: () => void;
  readonly list: () => readonly LearnerAssignment[];
  /** How many more need a newer program [ASG24]. */
  readonly unknown: () => number;
  readonly find: (id: AssignmentId) => LearnerAssignment | undefined;
}

/** Kept on the device by learner, so that it is there without the network and after another start [ASG10]. */
export function createAssignments(parts: AssignmentsParts): Assignments {
  const { deps, core, atSchool, contactAt, isUpToDate, later, changed } = parts;
  let given: readonly LearnerAssignment[] = [];
  /** How many more there are that this program does not know, as the server said last. */
  let unknown = 0;
  /** Whose they are. */
  let of: { readonly id: LearnerId; readonly isShared: boolean; readonly isTrial: boolean } | null = null;
  let askedAt = -Infinity;
  let contact: number | null = null;
  /** Notes were asked for since who is on the screen came. */
  let hasNotes = false;

  async function follow(): Promise<void> {
    const profile = profileOnScreen(core.state);
    const account = profile?.account;
    // Nobody gives a visitor anything; what a trial has was given when it began.
    const isTrial = profile?.trial !== undefined;
    const isGiven = isTrial || (account !== undefined && !isVisitorId(account.learner));
    const next = profile && isGiven ? profile.id : null;
    if (next === (of?.id ?? null)) return;
    const left = of;
    of = next === null ? null : { id: next, isShared: account?.shared === true, isTrial };
    take([]);
    unknown = 0;
    askedAt = -Infinity;
    hasNotes = false;
    // Nothing of one child's is left on a shared device for the next (TH1) [ASG12].
    if (left?.isShared === true) await write(left.id, []);
    if (next === null) return;
    const kept = await deps.store.readAssignments(next);
    if (of?.id !== next) return;
    if (kept.ok) take(kept.value);
    changed();
    void later(ask);
  }

  async function ask(): Promise<void> {
    const asking = of;
    if (asking === null || asking.isTrial) return;
    askedAt = deps.clock.mono();
    await askAssignments(asking);
    await askNotes(asking);
  }

  /** Somebody else may be on the screen by now, or signed in at the server. */
  function isTheirs(asking: typeof of, learner: LearnerId): boolean {
    return of === asking && learner === profileOnScreen(core.state)?.account?.learner;
  }

  async function askAssignments(asking: NonNullable<typeof of>): Promise<void> {
    const answer = await atSchool((school) =>
      school.call("GET /assignments", null, { types: [...ASSIGNMENT_TYPES, KNOWS_ADJUSTED].join() }),
    );
    if (!answer.ok || !isTheirs(asking, answer.value.learner)) return;
    const { learner } = answer.value;
    if (unknown !== answer.value.unknown) {
      unknown = answer.value.unknown;
      changed();
    }
    const listed = await withPapers(answer.value.assignments, learner);
    if (listed === null || !isTheirs(asking, learner)) return;
    const assignments = [...listed, ...underWayBeside(listed)];
    if (JSON.stringify(assignments) === JSON.stringify(given)) return;
    if (!(await write(asking.id, assignments)) || !isTheirs(asking, learner)) return;
    take(assignments);
    changed();
  }

  /** What the learner is at though the server names it no more: without it its questions could not be shown [ASG27]. */
  function underWayBeside(listed: readonly LearnerAssignment[]): readonly LearnerAssignment[] {
    const named = new Set(listed.map(({ id }) => id));
    const { memory } = core.state;
    return given.filter(({ id }) => !named.has(id) && memory !== null && isUnderWay(memory.state, id));
  }

  /**
   * Each exam with its questions: those that lie here stay, and all are asked for where one is missing [ASG21]. Null where the
   * answer is somebody else's.
   */
  async function withPapers(
    assignments: readonly LearnerAssignment[],
    learner: LearnerId,
  ): Promise<readonly LearnerAssignment[] | null> {
    const known = new Map(given.map((one) => [one.id, one]));
    const here = assignments.map((one): LearnerAssignment => {
      const before = known.get(one.id);
      const isSame = before?.paper !== undefined && canonicalJson(before.what) === canonicalJson(one.what);
      return isSame ? { ...one, paper: before.paper } : one;
    });
    if (here.every(({ what, paper }) => what.type !== "exam" || paper !== undefined)) return here;
    const answer = await atSchool((school) => school.call("GET /papers", null));
    // Without them the rest is there all the same; they are asked for again with the next contact.
    if (!answer.ok) return here;
    if (answer.value.learner !== learner) return null;
    const papers = new Map(answer.value.papers.map((one: PaperList["papers"][number]) => [one.assignment, one.paper]));
    return here.map((one): LearnerAssignment => {
      const paper = one.paper ?? papers.get(one.id);
      return paper === undefined ? one : { ...one, paper };
    });
  }

  function take(next: readonly LearnerAssignment[]): void {
    given = next;
    core.freeze(
      next.flatMap(({ paper }) => paper?.items ?? []),
      formsOf(next),
    );
  }

  /**
   * What a teacher says goes into the log [NTE1]; what could not be written is handed over again. Not before the log is whole
   * here: another device may have taken it already.
   */
  async function askNotes(asking: NonNullable<typeof of>): Promise<void> {
    if (!isUpToDate()) return;
    hasNotes = true;
    const answer = await atSchool((school) => school.call("GET /notes", null));
    if (!answer.ok) {
      hasNotes = false;
      return;
    }
    for (const note of answer.value.notes) {
      await core.alone(async () => {
        const isOwn = isTheirs(asking, answer.value.learner) && core.state.memory?.learner === asking.id;
        const isNew = isOwn && core.state.memory?.state.notes[note.id] === undefined;
        return isNew ? core.perform(() => ({ type: "take-note", note })) : ok(null);
      });
    }
    if (answer.value.notes.length > 0) changed();
  }

  async function write(learner: LearnerId, next: readonly LearnerAssignment[]): Promise<boolean> {
    const written = await core.alone(() =>
      deps.store.writeAssignments(mustHave(core.state.record).device, learner, next),
    );
    return written.ok;
  }

  const list = (): readonly LearnerAssignment[] => (of?.id === profileOnScreen(core.state)?.id ? given : []);
  return {
    follow,
    heard: () => {
      const asking = of;
      if (asking !== null && !hasNotes && isUpToDate()) void later(() => askNotes(asking));
      const now = contactAt();
      if (now === contact) return;
      contact = now;
      if (now !== null && deps.clock.mono() - askedAt >= ASK_AGAIN_MS) void later(ask);
    },
    wake: () => void later(ask),
    list,
    unknown: () => (of?.id === profileOnScreen(core.state)?.id ? unknown : 0),
    find: (id) => list().find((one) => one.id === id),
  };
}
