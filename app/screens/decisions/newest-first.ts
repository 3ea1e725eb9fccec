/** Decisions shown at once: a year's list is long. */
export const PAGE = 100;

/** The newest ones, newest first [SCR41]. */
export function newestFirst<Entry>(entries: readonly Entry[], shown: number): readonly Entry[] {
  return entries.slice(Math.max(0, entries.length - shown)).toReversed();
}
