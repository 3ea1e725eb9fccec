import type { AssignmentsState } from "../assignments/assignments-state.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import type { SessionId, SkillId } from "../ids.ts";
import { talkView } from "../sessions/talk-view.ts";
import { QUICK_CHECK } from "../sessions/evaluation/quick-check.ts";
import type { ActivityRecord } from "../reports/history-state.ts";
import { evolveTutor, initialTutorState } from "../tutor.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import { viewActivities } from "./activities-view.ts";
import type { ActivityReplayView, ActivitySummaryView } from "./report-views.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";

/** Every session beside practice in which something happened, newest first (requirement S8) [RPT5]. */
export function viewActivityHistory(
  { history, assignments }: TutorState,
  env: TutorEnv,
): readonly ActivitySummaryView[] {
  return history.activities
    .filter(({ moments }) => moments > 1)
    .toReversed()
    .map((record) => summaryOf(record, assignments, env));
}

/**
 * A session beside practice as it was when it ended, or as it is: the fold of its own events, with what is believed
 * of the learner as it is now. `undefined`: the log has none of that name.
 */
export function viewActivityReplay(
  events: Iterable<TutorEvent>,
  id: SessionId,
  state: TutorState,
  env: TutorEnv,
): ActivityReplayView | undefined {
  let own: TutorState = initialTutorState;
  for (const event of events) if ("session" in event.body && event.body.session === id) own = evolveTutor(own, event);
  const [record] = own.history.activities;
  if (record === undefined) return undefined;
  const seen = viewActivities({ ...state, activities: own.activities }, env);
  // A record has all that was said, on whichever page and in whichever language [LES39].
  const talk = own.activities.lesson?.talk.map(talkView) ?? [];
  return {
    summary: summaryOf(record, state.assignments, env),
    seen: { ...seen, lesson: seen.lesson && { ...seen.lesson, talk } },
  };
}

function summaryOf(
  { id, kind, source, startedAt, endedAt, workedMs, reason, score }: ActivityRecord,
  assignments: AssignmentsState,
  env: TutorEnv,
): ActivitySummaryView {
  const given = givenTitle(assignments, id);
  return {
    sessionId: id,
    kind,
    title: given ?? titleOf(kind, source, env),
    titleOf: given === undefined && kind !== "thought" ? source : null,
    startedAt,
    endedAt,
    workedMs,
    ended: reason,
    score,
  };
}

/** Of an exam, a survey or a guide that a teacher gave: as it was called then. */
function givenTitle(assignments: AssignmentsState, session: SessionId): string | undefined {
  const given = Object.values(assignments).find(({ sessions }) => sessions.includes(session));
  return given !== undefined && "title" in given.what ? given.what.title : undefined;
}

function titleOf(kind: ActivityRecord["kind"], source: string, { content }: TutorEnv): string {
  if (content.graph.byId.has(source as SkillId)) return nameOfSkill(content.graph, source as SkillId);
  if (kind === "thought") return "";
  if (kind === "evaluation" && source.startsWith("default")) return QUICK_CHECK;
  const { exams, surveys, workflows } = content.catalog();
  return [...exams, ...surveys, ...workflows].find(({ id }) => id === source)?.title ?? "";
}
