import type { TutorState } from "../tutor-types.ts";
import type { AssignmentId } from "./assignment.ts";

const PREFIX = "assigned/";

/** What an exam, a survey or a guide that a teacher gave is called: each assignment is one of its own, done once. */
export function assignedSource(assignment: AssignmentId): string {
  return `${PREFIX}${assignment}`;
}

export function isAssignedSource(source: string): boolean {
  return source.startsWith(PREFIX);
}

/** Whether the exam, survey or guide that was given so is begun, and not over: it may wait while another one is gone through. */
export function isUnderWay({ activities }: TutorState, assignment: AssignmentId): boolean {
  const source = assignedSource(assignment);
  const { survey, workflow } = activities;
  return (
    Object.values(activities).some((activity) => activity?.endedAt === null && activity.source === source) ||
    [survey, workflow].some((activity) => activity?.parked.some((one) => one.source === source))
  );
}
