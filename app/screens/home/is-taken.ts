import type { LearnerProfile } from "#workers/engine-api";

/** True when two buttons of "Who is learning?" would read the same [APP26]. */
export function isTaken(
  learners: readonly Pick<LearnerProfile, "name" | "grade">[],
  name: string,
  grade: number,
): boolean {
  return learners.some((learner) => learner.grade === grade && plain(learner.name) === plain(name));
}

function plain(name: string): string {
  return name.normalize("NFC").trim().replaceAll(/\s+/gu, " ").toLowerCase();
}
