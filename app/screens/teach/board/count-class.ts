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

const IS_AT_WORK: Readonly<Record<PupilNow["state"], boolean>> = {
  alert: true,
  asks: true,
  stuck: true,
  working: true,
  idle: true,
  unheard: false,
  away: false,
};

/** A class in numbers that name nobody and tell nobody's trouble. */
export function countClass(pupils: readonly PupilNow[]): ClassCount {
  const atWork = pupils.filter(({ state }) => IS_AT_WORK[state]);
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
