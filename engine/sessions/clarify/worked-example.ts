import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { FoundAnswer } from "./find-answer.ts";
import type { ClarifyState } from "./state.ts";

/** A problem of the skill with its own steps, as an example to look at; `null` where none can be had. */
export function workedExample(
  { skill, lesson }: Pick<FoundAnswer, "skill" | "lesson">,
  { seed, talk }: ClarifyState,
  { content }: TutorEnv,
): string | null {
  const { difficulty } = lesson.example;
  const seeds = content.seeds(skill, difficulty);
  if (seeds.length === 0) return null;
  const chosen = createRng(`${seed}/example/${talk.length}`).pick(seeds);
  const opened = content.open({ blueprint: skill, version: content.version(skill), difficulty, seed: chosen });
  if (!opened.ok) return null;
  const told = tellWorked(opened.value.item);
  return told === null ? null : `Here is one worked out. ${told}`;
}

/** A problem with its steps; `null` where nobody would read it to the end. */
export function tellWorked({ problem_content: problem, solution_logic: solution }: MathProblemItem): string | null {
  const steps = solution.steps.map(({ explanation, math }) => `${explanation} $${math}$.`);
  const text = `${problem.stem} ${steps.join(" ")}`;
  return text.length <= LONGEST_EXAMPLE ? text : null;
}

/** A reply that is longer is not read [UTF-16 units]. */
const LONGEST_EXAMPLE = 700;
