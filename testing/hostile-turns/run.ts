import { attackMessages, behaviourNamed } from "#testing/hostile";
import { startPipeline } from "./pipeline.ts";
import { runAttack, runLesson } from "./run-lesson.ts";
import type { LessonResult } from "./types.ts";

export interface RunOptions {
  readonly seed: number;
  /** Name of what the model is in lessons: `mixed` unless told, a group, or a single behaviour. */
  readonly mode?: string;
  /** Acts of pupils that made their device ask for words. */
  readonly turns: number;
  /** How many of the attacks are tried on a model that obeys. */
  readonly attacks: number;
  /** Lessons that were run before, of the same seed: they are not run again. */
  readonly done?: readonly LessonResult[];
  readonly onLesson?: (lesson: LessonResult, turns: number) => void;
  /** Aborted: the lesson under way is the last. */
  readonly signal?: AbortSignal;
}

/** Lessons with the mixed model until there are so many turns, then the attacks. Gives the new lessons. */
export async function runHostileTurns(options: RunOptions): Promise<readonly LessonResult[]> {
  const { seed, mode, turns, attacks, done = [], onLesson, signal } = options;
  const results: LessonResult[] = [];
  const pipeline = await startPipeline();
  const isOver = () => signal?.aborted === true;
  const isAttack = ({ lesson }: LessonResult) => lesson.startsWith("a-");

  function take(lesson: LessonResult): void {
    results.push(lesson);
    onLesson?.(lesson, turnsSoFar());
  }

  function turnsSoFar(): number {
    return [...done, ...results].filter((lesson) => !isAttack(lesson)).reduce((sum, lesson) => sum + lesson.turns, 0);
  }

  try {
    const messages = await attackMessages();
    const phrases = messages.flatMap(({ says }) => says);
    const first = done.filter((lesson) => !isAttack(lesson)).length;
    for (let number = first; turnsSoFar() < turns && !isOver(); number++) {
      const behaviour = mode === undefined ? undefined : behaviourNamed(mode, seed * 100_003 + number);
      take(await runLesson(pipeline, { seed, number, phrases, ...(behaviour && { behaviour }) }));
    }
    const tried = new Set(done.map(({ lesson }) => lesson));
    for (const [at, attack] of messages.slice(0, attacks).entries()) {
      if (isOver()) break;
      if (!tried.has(attack.id)) take(await runAttack(pipeline, attack, at));
    }
  } finally {
    await pipeline.close();
  }
  return results;
}
