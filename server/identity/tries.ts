import { createLimit, type LimitRule, type SharedCounts } from "../limits.ts";
import { createRoom } from "../room.ts";
import { giveBackGuess, takeGuess, type GuessScope } from "./guessing.ts";
import { Refusal, tooMany } from "./refusal.ts";
import type { Asked } from "./route.ts";
import type { SecretHasher } from "./secret-hash.ts";

/** What is tried; each kind is counted by itself. */
export type TryKind = "class-code" | "open-id" | "parent-code" | "parent-codes" | "sign-in" | "set-up-code";

/** Tries of a kind that are looked at in a second, of one network. As many more wait for the next second, and as many for their wrong answer. */
export const LOOKS: { readonly [Kind in TryKind]: LimitRule } = {
  "class-code": { points: 200, seconds: 1 },
  "open-id": { points: 10, seconds: 1 },
  "parent-code": { points: 10, seconds: 1 },
  // Of all networks together.
  "parent-codes": { points: 100, seconds: 1 },
  "sign-in": { points: 10, seconds: 1 },
  "set-up-code": { points: 10, seconds: 1 },
};
/** From then on wrong ones of a network are answered slowly. */
export const WRONG: LimitRule = { points: 100, seconds: 10 * 60 };
/** New devices of one class, by its right code. */
export const JOINS: LimitRule = { points: 300, seconds: 60 * 60 };
/** Reports by one code: each is made anew. */
export const READINGS: LimitRule = { points: 60, seconds: 10 * 60 };
export const SLOW_MS = 1_000;

/**
 * Slows those who try codes and names, and shuts nobody out: a right one is answered at once, whatever else came from the same
 * network. What one secret may suffer is counted by `guessing.ts` [IDN9].
 */
export interface Tries {
  /** @param who - a network, or who is known and not counted with it */
  readonly during: <Value>(kind: TryKind, who: string, work: () => Promise<Value>) => Promise<Value>;
  /** @throws where too many devices have joined the class */
  readonly join: (inClass: string) => Promise<void>;
  /** @throws where too many reports were asked for by the code */
  readonly readReport: (code: string) => Promise<void>;
}

/** @param pause - waits [ms] */
export function createTries(pause: (ms: number) => Promise<void>, counts?: SharedCounts): Tries {
  const looksOf = (kind: TryKind) => {
    const limit = createLimit(`looks-${kind}`, LOOKS[kind], counts);
    const waiting = createRoom({ each: LOOKS[kind].points, all: 10 * LOOKS[kind].points });
    return {
      /** Whether there is room to look at a try, now or in a second. */
      take: async (who: string): Promise<boolean> => {
        if ((await limit.take(who)) === 0) return true;
        if (!waiting.has(who)) return false;
        const leave = waiting.take(who, 1);
        await pause(SLOW_MS);
        leave();
        return (await limit.take(who)) === 0;
      },
    };
  };
  const looks = {
    "class-code": looksOf("class-code"),
    "open-id": looksOf("open-id"),
    "parent-code": looksOf("parent-code"),
    "parent-codes": looksOf("parent-codes"),
    "sign-in": looksOf("sign-in"),
    "set-up-code": looksOf("set-up-code"),
  };
  const wrong = createLimit("wrong", WRONG, counts);
  const joins = createLimit("joins", JOINS, counts);
  const readings = createLimit("parent-reports", READINGS, counts);

  return {
    during: async (kind, who, work) => {
      if (!(await looks[kind].take(who))) throw new Refusal(429, "Too many tries. Please wait.", 1);
      try {
        return await work();
      } catch (error) {
        const isWrong = error instanceof Refusal && (error.status === 401 || error.status === 404);
        if (isWrong && (await wrong.take(`${kind} ${who}`)) > 0) await pause(SLOW_MS);
        throw error;
      }
    },
    join: async (inClass) => {
      const waitMs = await joins.take(inClass);
      if (waitMs > 0) throw tooMany(waitMs, 0);
    },
    readReport: async (code) => {
      const waitMs = await readings.take(code);
      if (waitMs > 0) throw tooMany(waitMs, 0);
    },
  };
}

/** Who is waited for by too many asks them to come again, before a guess is counted. */
export function assertNotBusy(hasher: SecretHasher): void {
  if (hasher.isBusy()) throw new Refusal(503, "The server is busy. Please try again.", 2);
}

/** Tells whether a secret is right; the guess is counted before it is looked at, and given back when it was right [IDN9]. */
export async function isRightGuess(
  { deps, now }: Asked,
  scopes: readonly GuessScope[],
  guess: { readonly hasher: SecretHasher; readonly secret: string; readonly hash: string | undefined },
): Promise<boolean> {
  assertNotBusy(guess.hasher);
  const leave = await deps.store.transact((rows) => takeGuess(rows, scopes, now));
  if (!leave.ok) throw tooMany(leave.until, now);
  const right = await guess.hasher.matches(guess.secret, guess.hash);
  if (right) await deps.store.transact((rows) => giveBackGuess(rows, scopes, now));
  return right;
}
