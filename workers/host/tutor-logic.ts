import type { DecisionsView } from "../engine-api.ts";
import type {
  DecisionFilter,
  ActivitiesView,
  ActivityReplayView,
  ActivitySummaryView,
  AppealCase,
  CatalogView,
  ItemId,
  LlmAsk,
  LlmWish,
  LearnerId,
  NewEvent,
  NumberLocale,
  PracticeView,
  ReadingView,
  RecommendationView,
  ReplayProblemView,
  ReplayView,
  Result,
  SessionId,
  SessionReportView,
  SessionSummaryView,
  SkillId,
  SkillView,
  TutorCommand,
  TutorEnv,
  TutorEvent,
  TutorRefusal,
} from "#engine";

/**
 * The pure tutor as the host sees it. The host knows nothing of `State` but that it is
 * structured-cloneable; another fold version or another content hash makes a saved one stale.
 */
export interface TutorLogic<State> {
  readonly foldVersion: string;
  readonly initial: State;
  /** Of the learner; null before they began. */
  readonly grade: (state: State) => number | null;
  readonly evolve: (state: State, event: TutorEvent) => State;
  readonly decide: (state: State, command: TutorCommand, env: TutorEnv) => Result<readonly NewEvent[], TutorRefusal>;
  /** Upcasts and parses one stored event. */
  readonly parseEvent: (json: unknown) => Result<TutorEvent, { readonly message: string }>;
  readonly practice: (state: State, env: TutorEnv) => PracticeView;
  readonly activities: (state: State, env: TutorEnv) => ActivitiesView;
  readonly catalog: (state: State, env: TutorEnv) => CatalogView;
  readonly recommendation: (state: State, env: TutorEnv) => RecommendationView | null;
  readonly skills: (state: State, env: TutorEnv) => readonly SkillView[];
  readonly sessions: (state: State, env: TutorEnv) => readonly SessionSummaryView[];
  readonly replay: (events: readonly TutorEvent[], session: SessionId, env: TutorEnv) => ReplayView | undefined;
  readonly decisions: (events: readonly TutorEvent[], filter: DecisionFilter) => DecisionsView;
  readonly sessionReport: (
    events: readonly TutorEvent[],
    session: SessionId,
    state: State,
    env: TutorEnv,
  ) => SessionReportView | undefined;
  readonly activityHistory: (state: State, env: TutorEnv) => readonly ActivitySummaryView[];
  readonly activityReplay: (
    events: readonly TutorEvent[],
    session: SessionId,
    state: State,
    env: TutorEnv,
  ) => ActivityReplayView | undefined;
  readonly skillHistory: (events: readonly TutorEvent[], skill: SkillId, env: TutorEnv) => readonly ReplayProblemView[];
  /** null when that problem is not on the desk. */
  readonly readAnswer: (
    state: State,
    item: ItemId,
    given: readonly string[],
    locale: NumberLocale,
    env: TutorEnv,
  ) => readonly ReadingView[] | null;
  /** A message about the problem on the desk is being typed. */
  readonly expectMessage: (state: State, env: TutorEnv) => void;
  /** The disputed answer that waits for the second check; null when none does. */
  readonly appeal: (state: State, env: TutorEnv) => AppealCase | null;
  /** What a language model may be asked for after these events. */
  readonly wishes: (events: readonly TutorEvent[], state: State, env: TutorEnv) => readonly LlmWish[];
  /** null where there is nothing to ask for any more. */
  readonly askFor: (wish: LlmWish, state: State, env: TutorEnv) => LlmAsk | null;
  /** Whether all its words so far may be shown now. */
  readonly mayShow: (wish: LlmWish, text: string, state: State, env: TutorEnv) => boolean;
  readonly makeExport: (
    events: readonly TutorEvent[],
    about: {
      readonly learner: LearnerId;
      /** [ms since 1970-01-01 UTC] */
      readonly exportedAt: number;
      readonly build: string;
      readonly content: string;
    },
  ) => object;
}
