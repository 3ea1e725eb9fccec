import type { Rows } from "./identity-store.ts";
import type { LockoutRow } from "./tables.ts";

/** How often one may be wrong. */
export interface GuessRule {
  /** From this many wrong ones in a row on, each closes the way; null: never. */
  readonly inARow: number | null;
  /** For how long the first time [ms]; doubled each time after that. */
  readonly lockMs: number;
  readonly maxLockMs: number;
  /** Most wrong ones in `windowMs`, whatever right ones come in between. */
  readonly inWindow: number;
  readonly windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One learner's PIN, from one device. */
export const PIN_RULE: GuessRule = {
  inARow: 5,
  lockMs: MINUTE,
  maxLockMs: HOUR,
  inWindow: 60,
  windowMs: HOUR,
};
/** One learner's PIN, from all devices on which it was never right. */
export const LEARNER_RULE: GuessRule = { ...PIN_RULE, inARow: null };
/** All PINs tried from one device. */
export const DEVICE_RULE: GuessRule = { ...PIN_RULE, inARow: null, inWindow: 20, windowMs: 10 * MINUTE };
/** One teacher's password: shut for a quarter of an hour at most, so that nobody keeps a teacher out. */
export const PASSWORD_RULE: GuessRule = { ...PIN_RULE, maxLockMs: 15 * MINUTE };
/** So many wrong ones in one class within `windowMs` are shown to its teacher. */
export const CLASS_ALARM = { wrong: 20, windowMs: 10 * MINUTE } as const;

/** One thing that is guessed at, or one who guesses. */
export interface GuessScope {
  readonly tenant: string;
  readonly scope: string;
  readonly rule: GuessRule;
}

export type GuessLeave = { readonly ok: true } | { readonly ok: false; readonly until: number };

/**
 * Counts a guess as wrong in every scope before it is looked at, or in none when one of them is shut: guesses sent at once
 * are counted one by one. A right one is given back with `giveBackGuess`.
 */
export async function takeGuess(rows: Rows, scopes: readonly GuessScope[], now: number): Promise<GuessLeave> {
  const found = await Promise.all(
    scopes.map(async (scope) => ({ scope, row: (await rows.get("lockout", keyOf(scope))) ?? emptyRow(scope) })),
  );
  const shut = found.map(({ scope, row }) => shutUntil(row, scope.rule, now)).filter((until) => until > now);
  if (shut.length > 0) return { ok: false, until: Math.max(...shut) };
  for (const { scope, row } of found) await rows.put("lockout", countWrong(row, scope.rule, now));
  return { ok: true };
}

/** The guess taken at `at` was right. */
export async function giveBackGuess(rows: Rows, scopes: readonly GuessScope[], at: number): Promise<void> {
  for (const scope of scopes) {
    const row = await rows.get("lockout", keyOf(scope));
    if (row === undefined) continue;
    const place = row.recent.lastIndexOf(at);
    const recent = place < 0 ? row.recent : row.recent.toSpliced(place, 1);
    await rows.put("lockout", { ...row, wrong: 0, recent, until: 0 });
  }
}

/** Opens every way to one learner's PIN that wrong ones have shut. */
export async function forgetGuesses(rows: Rows, tenant: string, learner: string): Promise<void> {
  for (const { scope } of await rows.list("lockout", [tenant])) {
    const isMeant = scope === `learner:${learner}` || scope.startsWith(`learner:${learner} on `);
    if (isMeant) await rows.remove("lockout", [tenant, scope]);
  }
}

/** When the way is open again; a time that is past: it is. */
export function shutUntil(row: LockoutRow, rule: GuessRule, now: number): number {
  const recent = recentOf(row, rule, now);
  const [oldest] = recent.slice(-rule.inWindow);
  const windowEnd = recent.length >= rule.inWindow && oldest !== undefined ? oldest + rule.windowMs : 0;
  // Longer than the longest: the clock had run ahead when it was made.
  return Math.max(row.until > now + rule.maxLockMs ? 0 : row.until, windowEnd);
}

export function countWrong(row: LockoutRow, rule: GuessRule, now: number): LockoutRow {
  const wrong = row.wrong + 1;
  const beyond = rule.inARow === null ? -1 : wrong - rule.inARow;
  const lockMs = beyond < 0 ? 0 : Math.min(rule.lockMs * 2 ** Math.min(beyond, 32), rule.maxLockMs);
  return {
    ...row,
    wrong,
    recent: [...recentOf(row, rule, now), now],
    until: lockMs === 0 ? row.until : now + lockMs,
  };
}

/** A clock that was set back makes no time later than now count for ever. */
function recentOf({ recent }: LockoutRow, { windowMs }: GuessRule, now: number): readonly number[] {
  return recent.filter((at) => at > now - windowMs && at <= now + windowMs);
}

function emptyRow({ tenant, scope }: GuessScope): LockoutRow {
  return { tenant, scope, wrong: 0, recent: [], until: 0 };
}

function keyOf({ tenant, scope }: GuessScope): readonly [string, string] {
  return [tenant, scope];
}
