/** Names of copies: the moment they were made, in UTC, to the second. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/u;

const HOURS = 24;
const DAYS = 7;
/** What was erased is in no copy after so long [ms]. */
const LONGEST_MS = 8 * 24 * 60 * 60_000;

export function backupName(now: number): string {
  return new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/u, "Z")
    .replaceAll(":", "-");
}

/** When a copy was made [ms since 1970-01-01 UTC]; undefined where the name is none of ours. */
export function timeOfBackup(name: string): number | undefined {
  return NAME.test(name) ? Date.parse(name.replace(/-(\d\d)-(\d\d)Z$/u, ":$1:$2Z")) : undefined;
}

/**
 * Which copies go: all but the last of each of the 24 latest hours and of the 7 latest days that have any, and those older than
 * eight days. The latest one of all stays. Other names are nobody's business.
 */
export function planPrune(names: readonly string[], now: number): readonly string[] {
  const ours = names
    .filter((name) => timeOfBackup(name) !== undefined)
    .toSorted()
    .toReversed();
  const kept = new Set([
    ...lastOfEach(ours, "2026-10-05T12".length, HOURS),
    ...lastOfEach(ours, "2026-10-05".length, DAYS),
  ]);
  return ours.slice(1).filter((name) => !kept.has(name) || now - (timeOfBackup(name) ?? now) > LONGEST_MS);
}

/** @param names - the latest first */
function lastOfEach(names: readonly string[], letters: number, most: number): readonly string[] {
  const latest = new Map<string, string>();
  for (const name of names) if (!latest.has(name.slice(0, letters))) latest.set(name.slice(0, letters), name);
  return [...latest.values()].slice(0, most);
}
