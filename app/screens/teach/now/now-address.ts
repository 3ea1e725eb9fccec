import type { LearnerId } from "#engine";

/** The "Now" of a class, with one pupil's panel open where one is named. */
export function nowAddress(classId: string, learner: LearnerId | null): string {
  return `/teach/class/${classId}${learner === null ? "" : `?pupil=${learner}`}`;
}

/** Whose panel the address opens: `search` as the browser has it. */
export function pupilIn(search: string): string | null {
  return new URLSearchParams(search).get("pupil");
}
