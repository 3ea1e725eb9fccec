import type { Content, SkillId } from "#engine";
import { FIRST_MORNING } from "./calendar.ts";
import { draw } from "./draw.ts";
import { engineDesk } from "./engine-desk.ts";
import { declaredBy, problemOf } from "./engine-reading.ts";
import { createTutor } from "./tutor.ts";

/** How often somebody is right whatever they are asked, who then knows nothing in particular [probability]. */
export const LUCK_RATES = [0.5, 0.65] as const;

/** Problems within which a skill ought not to be declared. */
export const LUCK_PROBLEMS = 20;

export interface LuckSetting {
  readonly content: Content;
  readonly skill: SkillId;
  /** Chance of a right answer [probability]. */
  readonly rate: number;
  readonly key: string;
}

/**
 * Whether the engine declares a skill done within twenty problems of somebody who is right by chance: the skill is
 * chosen, and the engine decides on levels and on mastery [SIM7].
 */
export function isDeclaredByLuck({ content, skill, rate, key }: LuckSetting): boolean {
  const grade = content.graph.byId.get(skill)?.grade ?? 0;
  const tutor = createTutor({ content, key: `${key}/${skill}/${rate}`, grade, start: FIRST_MORNING });
  for (let count = 0; count < LUCK_PROBLEMS; count++) {
    if (problemOf(tutor) === null && !tutor.startSession(skill).ok) return false;
    const problem = problemOf(tutor);
    if (problem === null) return false;
    const desk = engineDesk(tutor, problem, key);
    for (let attempt = 0; desk.isOpen(); attempt++) desk.answer(draw(key, skill, count, attempt, "luck") < rate);
    if (declaredBy(desk.events).includes(skill)) return true;
    tutor.perform({ type: "next-problem", item: problem.item });
  }
  return false;
}
