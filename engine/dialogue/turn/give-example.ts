import { likedExample, numbersIn } from "../compose/liked-example.ts";
import { operationOf, type Operation } from "../compose/operation-of.ts";
import type { Talk } from "./talk.ts";

/** Where the grade is not known [school grade]. */
const USUAL_GRADE = 3;

/**
 * A small example of the problem's operation, or of the one that is named, from what the pupil likes; `null` where none
 * may be said here or this one was said before [TRN31].
 */
export function exampleFor({ desk, env, state, speaker }: Talk, about: Operation | null = null): string | null {
  const { item, problem, session } = desk;
  const operation = about ?? operationOf(item);
  if (operation === null) return null;
  const { stem } = item.problem_content;
  const { final_answer_canonical: answer, steps } = item.solution_logic;
  const own = [stem, answer, ...steps.flatMap(({ value }) => value ?? [])].flatMap(numbersIn);
  const example = likedExample({
    operation,
    likes: env.profile?.likes ?? [],
    grade: state.practice.grade ?? USUAL_GRADE,
    avoid: own,
    seed: `${session.seed}/${problem.item}/${problem.turns.length}`,
    may: speaker.may,
  });
  return speaker.fresh(example);
}
