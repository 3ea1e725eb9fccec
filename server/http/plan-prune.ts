/** Names of copies: the moment they were made, in UTC, to the second. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/u;

const HOURS = 24;
const DAYS = 7;
/** A copy whose name is later than that was made under another clock [ms]. */
const AHEAD_MS = 5 * 60_000;

/** A copy takes a little more than what it is a copy of: that goes on growing meanwhile. */
const GROWTH = 1.2;
/** So much of a disk is left to everything else [bytes]. */
export const SPARE_BYTES = 16 * 2 ** 20;
/** The one before, the one the data came from, and the new one. */
const LEAST_COPIES = 3;

/** What has to be free for a copy of so many bytes [bytes]. */
export function roomFor(size: number): number {
  return size * GROWTH + SPARE_BYTES;
}

export interface Copy {
  readonly name: string;
  readonly bytes: number;
  /** Versions of its tables, in any form: those of another version only another program can go on with. */
  readonly tables: string;
}

export interface PruneRules {
  /** [ms since 1970-01-01 UTC] */
  readonly now: number;
  /** The data came back from it: it stays, as it may be needed once more. */
  readonly keep?: string | undefined;
  /** All together take no more; the newest, and the one to keep, stay however large they are [bytes]. */
  readonly mostBytes: number;
  /** Somebody was erased then, long enough ago: what was made before is to be gone [ms since 1970-01-01 UTC]. */
  readonly erasedAt: number;
}

export interface CopyRules extends Omit<PruneRules, "mostBytes"> {
  /** Nothing goes by a clock that may be wrong. */
  readonly isClockSuspect: boolean;
  /** Of what is to be copied; 0: nothing is [bytes]. */
  readonly size: number;
  /** Free on the disk of the copies [bytes]. */
  readonly free: number;
  /** What all copies may take together [bytes]; where it is not said, half of what they and the free space are. */
  readonly budget?: number;
}

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

/** The copy that has most of what there is: one made under a clock that was ahead is none of the newest; undefined: there is none. */
export function newestName(copies: readonly Pick<Copy, "name">[], now: number): string | undefined {
  return copies.toSorted((a, b) => rank(b, now) - rank(a, now))[0]?.name;
}

/** Of a new copy: later than all there are, also where several are made within a second. */
export function nextName(copies: readonly Copy[], now: number): string {
  const latest = Math.max(-Infinity, ...copies.map((copy) => rank(copy, now)));
  return backupName(Math.max(now, latest + 1_000));
}

/**
 * Which copies go before a new one is made, and whether that one has room then. Where it has none in any case, no copy goes
 * for its sake.
 */
export function planCopy(
  copies: readonly Copy[],
  { isClockSuspect, size, free, budget, ...rules }: CopyRules,
): { readonly gone: readonly string[]; readonly hasRoom: boolean } {
  const [need, held] = [size * GROWTH, bytesOf(copies)];
  if (isClockSuspect) return { gone: [], hasRoom: free >= roomFor(size) };
  const most = budget ?? Math.max(LEAST_COPIES * need, (held + free) / 2);
  const gone = planPrune(copies, { ...rules, mostBytes: Math.min(most, held + free - SPARE_BYTES) - need });
  const freed = bytesOf(copies.filter(({ name }) => gone.includes(name)));
  if (free + freed >= roomFor(size)) return { gone, hasRoom: true };
  return { gone: planPrune(copies, { ...rules, mostBytes: budget ?? Infinity }), hasRoom: false };
}

/**
 * Which copies go: all but the last of each of the 24 latest hours and of the 7 latest days that have any, however long ago those
 * are, and in an hour or day in which the program was updated the last before that as well. Where they are too large together the hours go first, the oldest before the others, then the days. The latest one of
 * all stays.
 */
export function planPrune(copies: readonly Copy[], { now, keep, mostBytes, erasedAt }: PruneRules): readonly string[] {
  const ordered = copies.toSorted((a, b) => rank(b, now) - rank(a, now));
  const names = ordered.map(({ name }) => name);
  const wanted = new Set([
    ...names.slice(0, 1),
    ...names.filter((name) => name === keep),
    ...lastOfEach(ordered, "2026-10-05".length, DAYS),
    ...lastOfEach(ordered, "2026-10-05T12".length, HOURS),
  ]);
  const bytesByName = new Map(copies.map(({ name, bytes }) => [name, bytes]));
  const kept = new Set<string>();
  let sum = 0;
  for (const name of wanted) {
    const bytes = bytesByName.get(name) ?? 0;
    const isDue = (timeOfBackup(name) ?? 0) < erasedAt;
    const isTooMuch = name !== keep && sum + bytes > mostBytes;
    if (kept.size > 0 && (isDue || isTooMuch)) continue;
    kept.add(name);
    sum += bytes;
  }
  return names.filter((name) => !kept.has(name));
}

/** The later the higher; what was made under a clock that was ahead comes last. */
function rank({ name }: Pick<Copy, "name">, now: number): number {
  const at = timeOfBackup(name) ?? 0;
  return at > now + AHEAD_MS ? -1 : at;
}

/** @param copies - the latest first */
function lastOfEach(copies: readonly Copy[], letters: number, most: number): readonly string[] {
  const spans = new Set<string>();
  const latest = new Map<string, string>();
  for (const { name, tables } of copies) {
    const span = name.slice(0, letters);
    if (spans.add(span).size > most) break;
    const key = `${span} ${tables}`;
    if (!latest.has(key)) latest.set(key, name);
  }
  return [...latest.values()];
}

function bytesOf(copies: readonly Copy[]): number {
  return copies.reduce((sum, { bytes }) => sum + bytes, 0);
}
