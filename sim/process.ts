import type { Rng } from "#engine";
import type { VirtualTime } from "./virtual-time.ts";

/** A running program: until it is killed. Whatever it awaits then never comes back. */
export interface Process {
  readonly isAlive: () => boolean;
  readonly kill: () => void;
  /** Does something outside the program that takes a moment; it may be killed before it, or after it. */
  readonly outside: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** A timer that dies with the program. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
}

export interface ProcessOptions {
  readonly time: VirtualTime;
  readonly rng: Rng;
  /** Chance to be killed at an await, once before and once after it [per 10,000]. */
  readonly crashes: () => number;
  /** Longest time an await takes [ms]. */
  readonly latencyMs: number;
  readonly died: () => void;
}

export function createProcess({ time, rng, crashes, latencyMs, died }: ProcessOptions): Process {
  let alive = true;

  function kill(): void {
    if (!alive) return;
    alive = false;
    died();
  }

  function mayDie(): void {
    const chance = crashes();
    if (chance > 0 && rng.int(1, 10_000) <= chance) kill();
  }

  /** Nothing comes back to the dead. */
  async function survive(): Promise<void> {
    if (!alive) await new Promise<never>(() => {});
  }

  return {
    isAlive: () => alive,
    kill,
    after: (delayMs, callback) =>
      time.after(delayMs, () => {
        if (alive) callback();
      }),
    outside: async (work) => {
      mayDie();
      await survive();
      const value = await work();
      mayDie();
      await time.sleep(rng.int(0, latencyMs));
      await survive();
      return value;
    },
  };
}
