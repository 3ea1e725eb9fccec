import type { PupilNow } from "#engine/protocol/class";

interface ClassCount {
  readonly atWork: number;
  /** All pupils of the class. */
  readonly of: number;
  /** Problems finished in the latest session of those at work. */
  readonly done: number;
  /** What those at work have before them, most pupils first. */
  readonly skills: readonly { readonly name: string; readonly pupils: number }[];
}

/** An alert stays until somebody is done with it: whoever has one is at work only while something is open there. */
const IS_AT_WORK: Readonly<Record<PupilNow["state"], boolean | "if-lately">> = {
  alert: "if-lately",
  asks: "if-lately",
  stuck: true,
  working: true,
  idle: true,
  unheard: false,
  away: false,
};
const LATELY_MS = 10 * 60_000;

/**
 * A class in numbers that name nobody and tell nobody's trouble.
 *
 * @param at - when it was so, by the server [ms since 1970-01-01 UTC]
 */
export function countClass(pupils: readonly PupilNow[], at: number): ClassCount {
  const atWork = pupils.filter(({ state, heardAt, lastAt }) =>
    IS_AT_WORK[state] === "if-lately" ? at - Math.min(heardAt ?? 0, lastAt ?? 0) < LATELY_MS : IS_AT_WORK[state],
  );
  const bySkill = new Map<string, number>();
  for (const { on } of atWork) if (on !== null) bySkill.set(on.skillName, (bySkill.get(on.skillName) ?? 0) + 1);
  return {
    atWork: atWork.length,
    of: pupils.length,
    done: atWork.reduce((sum, { done }) => sum + done, 0),
    skills: [...bySkill]
      .map(([name, count]) => ({ name, pupils: count }))
      .toSorted((a, b) => b.pupils - a.pupils || a.name.localeCompare(b.name)),
  };
}
