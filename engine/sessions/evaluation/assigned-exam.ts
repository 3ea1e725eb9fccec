import type { AssignmentId } from "../../assignments/assignment.ts";

const PREFIX = "assigned/";

/** What an exam that a teacher gave is called: each assignment is an exam of its own, sat once. */
export function assignedExamId(assignment: AssignmentId): string {
  return `${PREFIX}${assignment}`;
}

export function isAssignedExam(source: string): boolean {
  return source.startsWith(PREFIX);
}
