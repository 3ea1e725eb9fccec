import type { Difficulty, SkillId } from "#engine";
import type { Pupil } from "./pupil.ts";

/** One problem before a pupil. */
export interface Desk {
  readonly skill: SkillId;
  readonly level: Difficulty;
  /** How many answers there are to choose from; 0 where it is typed. */
  readonly choices: number;
  /** The highest hint that was seen. */
  readonly hint: () => 0 | 1 | 2 | 3;
  readonly askForHint: () => void;
  /** Hands in a right or a wrong answer. */
  readonly answer: (right: boolean) => void;
  /** Whether an answer is still awaited. */
  readonly isOpen: () => boolean;
}

/** A pupil at one problem to its end: hints as wanted, then one answer after the other. True when the first one is right. */
export function workAtProblem(pupil: Pupil, desk: Desk): boolean {
  for (let wanted = pupil.hintsWanted(desk.skill); wanted > 0; wanted--) desk.askForHint();
  const help = () => ({ level: desk.level, hint: desk.hint(), choices: desk.choices });
  const first = pupil.answer(desk.skill, help());
  desk.answer(first);
  while (desk.isOpen()) desk.answer(pupil.answerAgain(desk.skill, help()));
  return first;
}
