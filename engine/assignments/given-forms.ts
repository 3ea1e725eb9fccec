import type { GivenForms } from "../items/catalog.ts";
import type { LearnerAssignment } from "./assignment.ts";
import { assignedSource } from "./assigned-source.ts";

/** Surveys and guides that were given, each by the name of its assignment: given twice, they are two [ASG26]. */
export function formsOf(assignments: readonly LearnerAssignment[]): GivenForms {
  return {
    surveys: assignments.flatMap(({ id, survey }) => (survey ? [{ ...survey, id: assignedSource(id) }] : [])),
    workflows: assignments.flatMap(({ id, guide }) => (guide ? [{ ...guide, id: assignedSource(id) }] : [])),
  };
}
