import type { TutorEvent } from "../../events/tutor-event.ts";
import type { SessionId } from "../../ids.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { viewActivityReplay } from "../../views/activity-replay.ts";
import type { ActivityReplayView } from "../../views/report-views.ts";
import { hideSeriousIn } from "./hide-serious.ts";

/** What a teacher sees of a lesson, a question asked, a survey … of a pupil. */
export interface PupilActivityView {
  readonly replay: ActivityReplayView;
  /** Words that safety answered are left out [CLS60]. */
  readonly isHidden: boolean;
  /** What was answered is the pupil's alone [CLS61]. */
  readonly isPrivate: boolean;
}

/**
 * As the pupil has it, but for what they were not told that a teacher sees. `undefined`: the log has none of that name.
 *
 * @param log - of that session, in order
 */
export function viewPupilActivity(
  log: readonly TutorEvent[],
  session: SessionId,
  state: TutorState,
  env: TutorEnv,
): PupilActivityView | undefined {
  const { events, isHidden } = hideSeriousIn(log);
  const replay = viewActivityReplay(events, session, state, env);
  if (replay === undefined) return undefined;
  const { lesson, survey, workflow } = replay.seen;
  const isTold = survey === null || (survey.isAssigned && survey.ended === "complete");
  const isPrivate = !isTold || workflow !== null;
  if (isPrivate) return { replay: seeing(replay, { survey: null, workflow: null }), isHidden: false, isPrivate };
  // What a device says of a line that was tried is not marked again: nobody is shown it [CLS63].
  const seen = seeing(replay, { lesson: lesson && { ...lesson, completion: null } });
  return { replay: seen, isHidden, isPrivate };
}

function seeing(replay: ActivityReplayView, change: Partial<ActivityReplayView["seen"]>): ActivityReplayView {
  return { ...replay, seen: { ...replay.seen, ...change } };
}
