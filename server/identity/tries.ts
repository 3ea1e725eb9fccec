import { giveBackGuess, takeGuess, type GuessScope } from "./guessing.ts";
import { Refusal, tooMany } from "./refusal.ts";
import type { Asked } from "./route.ts";
import type { SecretHasher } from "./secret-hash.ts";

/** Wrong codes and names from one network, in so long a time. A class behind one address that joins at once is fewer. */
export const TRIES = 100;
export const TRIES_MS = 10 * 60_000;

/** Whoever fails at `work` too often from one network has to wait; what comes to good does not count. */
export async function countTry<Value>({ deps, address, now }: Asked, work: () => Promise<Value>): Promise<Value> {
  if (!deps.tries.take(address, now)) throw tooMany(now + TRIES_MS, now);
  const value = await work();
  deps.tries.giveBack(address);
  return value;
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
