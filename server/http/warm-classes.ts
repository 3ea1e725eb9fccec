import { viewCells, viewMisconceptions } from "#engine/class";
import type { ClassHooks, Watched } from "../identity/index.ts";

export interface WarmParts {
  readonly classes: Pick<ClassHooks, "foldsOf" | "look">;
  /** Waited for before each step: whoever waits for a page comes first [SRV53]. */
  readonly pause: () => Promise<void>;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  readonly stopping: AbortSignal;
  readonly onError: (error: unknown) => void;
}

/**
 * After a start nothing is read yet of what pages of a class are made of, and no question of its misconceptions is made. Of a class
 * that somebody watches both are, once, step by step, in the background: for who opens the next page they are there [SRV54].
 *
 * @returns to be told what somebody watches; it returns at once and never throws
 */
export function createWarmUp({ classes, pause, now, stopping, onError }: WarmParts): (watched: Watched) => void {
  const begun = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  async function* warm(
    { tenant }: Watched,
    learners: Watched["classes"][number]["learners"],
  ): AsyncGenerator<undefined> {
    const folds = await classes.foldsOf(tenant, learners);
    const known = folds.flatMap((fold, at) => {
      const learner = learners[at];
      return fold === undefined || learner === undefined ? [] : [{ learner, fold }];
    });
    const keys = new Set<string>();
    for (const { fold } of known) {
      yield;
      await classes.look(now(), (env) => viewCells(fold, env));
      for (const key of Object.keys(fold.found)) keys.add(key);
    }
    for (const key of keys) {
      yield;
      const its = known.flatMap(({ learner, fold: { found, lastAt } }) => {
        const one = found[key];
        return one === undefined ? [] : [{ learner, fold: { found: { [key]: one }, lastAt } }];
      });
      await classes.look(now(), (env) => viewMisconceptions(its, env));
    }
  }

  async function inSteps(steps: AsyncGenerator<undefined>): Promise<void> {
    do await pause();
    while (!stopping.aborted && (await steps.next()).done !== true);
  }

  return (watched) => {
    for (const { id, learners } of watched.classes) {
      const name = `${watched.tenant} ${id}`;
      if (begun.has(name)) continue;
      begun.add(name);
      last = last.then(() => inSteps(warm(watched, learners))).catch(onError);
    }
  };
}
