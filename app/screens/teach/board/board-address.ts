import type { Difficulty } from "#engine";

export const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[];

/** What the board can show; the piece of its address. */
export const SHOWS = ["class", "problem", "answers", "lesson"] as const;
export type Show = (typeof SHOWS)[number];

/** What a board is about: ids of content, never of a pupil [TEA11]. */
export interface BoardQuery {
  readonly skill: string | null;
  readonly difficulty: Difficulty;
  /** Misconceptions to look at, the most wanted first. */
  readonly rules: readonly string[];
}

/** Where a board begins: pupils have met the first steps, and not everybody the last. */
const MIDDLE: Difficulty = 2;

export function readBoardQuery(search: string): BoardQuery {
  const given = new URLSearchParams(search);
  const level = Number(given.get("level"));
  return {
    skill: given.get("skill"),
    difficulty: LEVELS.find((one) => one === level) ?? MIDDLE,
    rules: given.getAll("rule"),
  };
}

export function boardAddress(classId: string, show: Show, query: Partial<BoardQuery> = {}): string {
  const { skill = null, difficulty, rules = [] } = query;
  const search = new URLSearchParams([
    ...(skill === null ? [] : [["skill", skill]]),
    ...(difficulty === undefined || difficulty === MIDDLE ? [] : [["level", `${difficulty}`]]),
    ...rules.map((rule) => ["rule", rule]),
  ]).toString();
  return `/teach/class/${classId}/board/${show}${search === "" ? "" : `?${search}`}`;
}
