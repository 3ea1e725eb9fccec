import { ItemId, type ActivitiesView, type LearnerId, type PracticeView, type TutorState } from "#engine";
import { neededPiece } from "#bank";
import type { EngineView, TrialView } from "../engine-api.ts";
import type { ProfileRow } from "../store/rows.ts";
import type { WordsLoop } from "../llm/words-loop.ts";
import type { Assignments } from "./assignments.ts";
import type { HostDeps } from "./core-types.ts";
import { LOADING, NO_ACTIVITIES } from "./empty-views.ts";
import type { EngineCore } from "./engine-core.ts";
import type { ClassKeeper } from "./kept-of-class.ts";
import { pictureOf, toProfile, withAbout } from "./profile.ts";
import type { School } from "./school.ts";
import type { SyncLoop } from "./sync-loop.ts";
import { withDrafts } from "./with-drafts.ts";

/** What the page is shown, made from what the worker holds now. */
export interface HostView {
  /** Whether that problem is the one on the desk. */
  readonly isOnDesk: (item: ItemId) => boolean;
  /** With what is typed on it. */
  readonly practice: (laidOut?: PracticeView) => PracticeView;
  readonly activities: (laidOut?: ActivitiesView) => ActivitiesView;
  readonly nameOf: (learner: LearnerId) => string;
  readonly whole: () => EngineView;
}

interface HostViewParts {
  readonly deps: Pick<HostDeps, "tutor">;
  readonly core: EngineCore;
  /** Others that know something to be shown. */
  readonly of: () => {
    readonly words: WordsLoop;
    readonly sync: SyncLoop;
    readonly school: School;
    readonly kept: ClassKeeper;
    readonly assignments: Pick<Assignments, "list" | "unknown">;
  };
  /** It is known who may be shown. */
  readonly isUp: () => boolean;
}

export function createHostView({ deps, core, of, isUp }: HostViewParts): HostView {
  const { tutor } = deps;

  function isOnDesk(item: ItemId): boolean {
    const { memory } = core.state;
    return memory !== null && tutor.onDesk(memory.state) === item;
  }

  function practice(laidOut?: PracticeView): PracticeView {
    const { memory, bank } = core.state;
    if (memory === null || bank === null) return { type: "none" };
    const seen = laidOut ?? onDesk(memory.state);
    if (seen.type === "problem") {
      const { given = [], lines = [] } = memory.drafts.get(seen.problem.itemId) ?? {};
      const draft = given.length === 0 ? null : given;
      const [draftMessage = null] = memory.drafts.get(ItemId.parse(seen.session.sessionId))?.given ?? [];
      const typed = { draft, draftLines: lines.length === 0 ? null : lines, draftMessage };
      return { ...seen, problem: { ...seen.problem, ...typed } };
    }
    const closed = seen.type === "summary" && seen.summary.sessionId === memory.closedSummary;
    return closed ? { type: "none" } : seen;
  }

  /** Nothing where a piece that it is shown with could not be had. */
  function onDesk(state: TutorState): PracticeView {
    try {
      return tutor.practice(state, core.env());
    } catch (error) {
      if (neededPiece(error) === null) throw error;
      return { type: "none" };
    }
  }

  /** What is open beside practice; nothing where a part of it could not be had. */
  function activities(laidOut?: ActivitiesView): ActivitiesView {
    const { memory, bank } = core.state;
    if (memory === null || bank === null) return NO_ACTIVITIES;
    try {
      return withDrafts(laidOut ?? tutor.activities(memory.state, core.env()), memory.drafts);
    } catch (error) {
      if (neededPiece(error) === null) throw error;
      return NO_ACTIVITIES;
    }
  }

  /** On a shared device the name is in memory alone (threat TH1). */
  function nameOf(learner: LearnerId): string {
    const profile = core.state.record?.profiles.find(({ id }) => id === learner);
    return of().school.nameOf(learner) ?? (profile?.name || profile?.account?.initial) ?? "";
  }

  function whole(): EngineView {
    const { phase, record, memory, bank, save, fetching } = core.state;
    if (!isUp()) return { ...LOADING, notices: core.notices.list(), fetching };
    const { words, sync, school, kept, assignments } = of();
    // Who has left a shared device is nobody's business there.
    const seen = (record?.profiles ?? []).filter(
      ({ id, account }) => account?.shared !== true || id === memory?.learner,
    );
    const about = (id: LearnerId) => (id === memory?.learner ? memory.state.about : undefined);
    const learners = seen.map((row) =>
      toProfile({ ...withAbout(row, about(row.id)), name: nameOf(row.id), picture: pictureOf(row) }),
    );
    const ready = memory !== null && bank !== null;
    const laidOut = core.takeLaidOut();
    return {
      phase,
      learners,
      learner: learners.find(({ id }) => id === memory?.learner) ?? null,
      recommendation: ready ? tutor.recommendation(memory.state, core.env()) : null,
      practice: practice(laidOut?.practice),
      activities: activities(laidOut?.activities),
      notes: ready ? tutor.notes(memory.state.notes, core.env()) : [],
      askedTeacher: ready ? tutor.askedTeacher(memory.state, core.env()) : null,
      unknownAssignments: ready ? assignments.unknown() : 0,
      assignments: ready ? tutor.assignments(assignments.list(), memory.state, core.env()) : [],
      save,
      unsent: sync.unsentAnswers() ?? memory?.answers ?? 0,
      school: school.view(),
      trial: trialOf(record?.profiles.find(({ id }) => id === memory?.learner)),
      sharedWith: record?.sharedWith ?? null,
      // For who comes next: of no use to who is working, and to nobody on a device that is not shared.
      keptNames: memory === null && (record?.sharedWith ?? null) !== null ? kept.list() : [],
      locked: school.locked(),
      visited: school.visited(),
      waiting: school.waiting(),
      notices: core.notices.list(),
      fetching,
      arriving: words.arriving(),
    };
  }

  function trialOf(profile: ProfileRow | undefined): TrialView | null {
    if (profile?.trial === undefined) return null;
    const { class: id, className, features } = profile.trial;
    return { class: id, className, features };
  }

  return { isOnDesk, practice, activities, nameOf, whole };
}
