import { ASK } from "../../cues/ask.ts";
import { DIFFICULTIES } from "../../ids.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { createRng } from "../../random.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import type { FoundAnswer } from "./find-answer.ts";
import type { Question } from "./read-question.ts";
import type { ClarifyState } from "./state.ts";
import { typed } from "./typed.ts";

/** A problem of the skill with its own steps, as an example to look at, that goes the way the question asks; `null` where none can be had. */
export function workedExample(
  { skill, lesson }: Pick<FoundAnswer, "skill" | "lesson">,
  { plain }: Pick<Question, "plain">,
  { seed, talk }: ClarifyState,
  { content }: TutorEnv,
): string | null {
  const { difficulty } = lesson.example;
  const change = changeIn(plain);
  const rng = createRng(`${seed}/example/${talk.length}`);
  const levels = [difficulty, ...(change === null ? [] : DIFFICULTIES.filter((level) => level !== difficulty))];
  for (const level of levels) {
    for (const chosen of rng.shuffle(content.seeds(skill, level)).slice(0, TRIED)) {
      const opened = content.open({
        blueprint: skill,
        version: content.version(skill),
        difficulty: level,
        seed: chosen,
      });
      if (!opened.ok) return null;
      const { item } = opened.value;
      const told = change === null || goesSo(change, item) ? tellWorked(item) : null;
      if (told !== null) return `Here is one worked out. ${told}`;
    }
  }
  return null;
}

/** So many are looked at [problems of a level]. */
const TRIED = 12;

type Given = (typeof ASK.GIVEN)[number][0];

/** Which sort of number is changed into which. */
interface Change {
  readonly from: Given;
  readonly to: Given | null;
}

/** From the sort that is written, else from the one named first where two are; `null` where nothing is changed. */
export function changeIn(plain: string): Change | null {
  const named = ASK.GIVEN.map(([sort, { named: words }]) => ({ sort, at: plain.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ sort }) => sort);
  const from = writtenIn(plain) ?? (named.length < 2 ? undefined : named[0]);
  return from === undefined ? null : { from, to: named.find((sort) => sort !== from) ?? null };
}

export function goesSo({ from, to }: Change, { problem_content: { stem } }: ItemStem): boolean {
  const text = typed(stem);
  return (
    writtenIn(text) === from && (to === null || ASK.GIVEN.some(([sort, { named }]) => sort === to && named.test(text)))
  );
}

interface ItemStem {
  readonly problem_content: Pick<MathProblemItem["problem_content"], "stem">;
}

function writtenIn(text: string): Given | undefined {
  return ASK.GIVEN.find(([, { written }]) => written.test(text))?.[0];
}

/** A problem with its steps; `null` where nobody would read it to the end. */
export function tellWorked({ problem_content: problem, solution_logic: solution }: MathProblemItem): string | null {
  const steps = solution.steps.map(({ explanation, math }) => `${explanation} $${math}$.`);
  const text = `${problem.stem} ${steps.join(" ")}`;
  return text.length <= LONGEST_EXAMPLE ? text : null;
}

/** A reply that is longer is not read [UTF-16 units]. */
const LONGEST_EXAMPLE = 700;
