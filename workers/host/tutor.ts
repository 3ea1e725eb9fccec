import {
  anotherProblem,
  currentProblem,
  decisionLog,
  decisionsAsJsonLines,
  decisionsAsText,
  decideTutor,
  evolveTutor,
  FOLD_NAME,
  initialTutorState,
  makeExport,
  makeWorksheet,
  parseEvent,
  pendingAppeal,
  readAnswerBoxes,
  reportOfSession,
  undoableSkip,
  viewActivities,
  viewAskedTeacher,
  viewAssignable,
  viewBoard,
  viewNotes,
  viewAssignments,
  viewActivityHistory,
  viewActivityReplay,
  viewCatalog,
  viewHome,
  viewPractice,
  viewRecommendation,
  viewReplay,
  viewSessions,
  viewMasteryHistory,
  viewSkillHistory,
  viewSkills,
  type DecisionFilter,
  type ItemId,
  type LlmAsk,
  type LlmWish,
  type NumberLocale,
  type ReadingView,
  type TutorEnv,
  type TutorEvent,
  type TutorState,
} from "#engine";
import type { GuidePreview, PreviewedGuide, PreviewedSurvey, SurveyPreview } from "#engine/own-forms";
import type { DecisionsView } from "../engine-api.ts";
/** The pure tutor, as the host calls it. Another fold version or another content hash makes a saved state stale. */
export const tutor = {
  foldVersion: FOLD_NAME,
  initial: initialTutorState,
  /** Of the learner; null before they began. */
  grade: ({ practice }: TutorState): number | null => practice.grade,
  /** The problem on the desk. */
  onDesk: ({ practice }: TutorState): ItemId | null => currentProblem(practice)?.item ?? null,
  /** The problem whose skip can be undone. */
  skipped: undoableSkip,
  evolve: evolveTutor,
  decide: decideTutor,
  parseEvent,
  practice: viewPractice,
  activities: viewActivities,
  catalog: viewCatalog,
  recommendation: viewRecommendation,
  home: viewHome,
  assignments: viewAssignments,
  notes: viewNotes,
  askedTeacher: viewAskedTeacher,
  assignable: viewAssignable,
  anotherProblem,
  board: viewBoard,
  worksheet: makeWorksheet,
  guidePreview: (wish: GuidePreview, env: TutorEnv): PreviewedGuide => env.content.part("workflow").preview(wish),
  surveyPreview: (wish: SurveyPreview, env: TutorEnv): PreviewedSurvey => env.content.part("survey").preview(wish),
  skills: viewSkills,
  sessions: viewSessions,
  replay: viewReplay,
  decisions: (events: readonly TutorEvent[], filter: DecisionFilter): DecisionsView => {
    const entries = decisionLog(events, filter);
    return { entries, jsonLines: decisionsAsJsonLines(entries), text: decisionsAsText(entries) };
  },
  sessionReport: reportOfSession,
  activityHistory: viewActivityHistory,
  activityReplay: viewActivityReplay,
  skillHistory: viewSkillHistory,
  masteryHistory: viewMasteryHistory,
  /** null when that problem is not on the desk. */
  readAnswer: (
    state: TutorState,
    item: ItemId,
    given: readonly string[],
    locale: NumberLocale,
    env: TutorEnv,
  ): readonly ReadingView[] | null => {
    const problem = currentProblem(state.practice);
    if (problem?.item !== item) return null;
    const opened = env.content.open(problem.address);
    return opened.ok ? readAnswerBoxes(opened.value.item, given, locale, env.content.checker) : null;
  },
  /** A message about the problem on the desk is being typed. */
  expectMessage: (state: TutorState, env: TutorEnv): void => env.content.part("dialogue").expectMessage(state, env),
  /** The disputed answer that waits for the second check; null when none does. */
  appeal: pendingAppeal,
  /** What a language model may be asked for after these events. */
  wishes: (events: readonly TutorEvent[], state: TutorState, env: TutorEnv): readonly LlmWish[] =>
    env.content.part("llm").wishes(events, state),
  /** null where there is nothing to ask for any more. */
  askFor: (wish: LlmWish, state: TutorState, env: TutorEnv): LlmAsk | null =>
    env.content.part("llm").ask(wish, state, env),
  /** Whether all its words so far may be shown now. */
  mayShow: (wish: LlmWish, text: string, state: TutorState, env: TutorEnv): boolean =>
    env.content.part("llm").mayShow(wish, text, state, env),
  makeExport,
};

export type Tutor = typeof tutor;
