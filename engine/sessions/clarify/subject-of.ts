import { ASK } from "../../cues/ask.ts";
import type { NumberSort, Operation, SkillNode } from "../../skills/skill-graph.ts";

/** What a question is about, as far as its words and signs say: which numbers, and what is done with them. */
export interface Subject {
  readonly numbers: ReadonlySet<NumberSort>;
  readonly operations: ReadonlySet<Operation>;
  /** It names something that no lesson is about: measures, shapes, data, powers … */
  readonly isElsewhere: boolean;
}

/** The subject of a question [CLR16]. @param plain - in lower case, its spelling mended */
export function subjectOf(plain: string): Subject {
  return {
    numbers: named(ASK.NUMBERS, plain),
    operations: named(ASK.OPERATIONS, plain),
    isElsewhere: ASK.ELSEWHERE.some((words) => words.test(plain)),
  };
}

/** Whether what a skill teaches is about it: each operation and each sort of number that is named. A skill that says
 * nothing of itself is not judged. */
export function isOfSubject({ numbers, operations, isElsewhere }: Subject, skill: SkillNode | undefined): boolean {
  if (isElsewhere) return false;
  const holdsAll = <Name>(named: ReadonlySet<Name>, own: readonly Name[] | undefined) =>
    own === undefined || [...named].every((name) => own.includes(name));
  return holdsAll(operations, skill?.operations) && holdsAll(numbers, skill?.numbers);
}

function named<Name extends string>(table: readonly (readonly [Name, RegExp])[], plain: string): ReadonlySet<Name> {
  return new Set(table.flatMap(([name, words]) => (words.test(plain) ? [name] : [])));
}
