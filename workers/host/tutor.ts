import {
  currentProblem,
  decisionLog,
  decisionsAsJsonLines,
  decisionsAsText,
  decideTutor,
  evolveTutor,
  FOLD_VERSION,
  initialTutorState,
  makeExport,
  parseEvent,
  pendingAppeal,
  readAnswerBoxes,
  reportOfSession,
  viewActivities,
  viewActivityHistory,
  viewActivityReplay,
  viewCatalog,
  viewPractice,
  viewRecommendation,
  viewReplay,
  viewSessions,
  viewSkillHistory,
  viewSkills,
  type TutorState,
} from "#engine";
import type { TutorLogic } from "./tutor-logic.ts";

/** The real tutor behind the host's seam. */
export const tutor: TutorLogic<TutorState> = {
  foldVersion: `${FOLD_VERSION}`,
  initial: initialTutorState,
  grade: ({ practice }) => practice.grade,
  evolve: evolveTutor,
  decide: decideTutor,
  parseEvent,
  practice: viewPractice,
  activities: viewActivities,
  catalog: viewCatalog,
  recommendation: viewRecommendation,
  skills: viewSkills,
  sessions: viewSessions,
  replay: viewReplay,
  decisions: (events, filter) => {
    const entries = decisionLog(events, filter);
    return { entries, jsonLines: decisionsAsJsonLines(entries), text: decisionsAsText(entries) };
  },
  sessionReport: reportOfSession,
  activityHistory: viewActivityHistory,
  activityReplay: viewActivityReplay,
  skillHistory: viewSkillHistory,
  readAnswer: (state, item, given, locale, env) => {
    const problem = currentProblem(state.practice);
    if (problem === null || problem.item !== item) return null;
    const opened = env.content.open(problem.address);
    return opened.ok ? readAnswerBoxes(opened.value.item, given, locale, env.content.checker) : null;
  },
  expectMessage: (state, env) => env.content.part("dialogue").expectMessage(state, env),
  appeal: pendingAppeal,
  wishes: (events, state, env) => env.content.part("llm").wishes(events, state),
  askFor: (wish, state, env) => env.content.part("llm").ask(wish, state),
  mayShow: (wish, text, state, env) => env.content.part("llm").mayShow(wish, text, state, env),
  makeExport,
};
