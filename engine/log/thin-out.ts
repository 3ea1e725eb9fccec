/** Snapshots kept of one learner. */
export const MAX_KEPT = 8;

/**
 * Cursors to let go: those that stay are dense near the end of the log, where late rows usually belong, and few far
 * back, so that a late row costs a fold of about twice its distance from the end.
 */
export function cursorsToDrop(cursors: readonly number[], most = MAX_KEPT): readonly number[] {
  const kept = cursors.toSorted((a, b) => b - a);
  const dropped: number[] = [];
  const end = kept[0] ?? 0;
  while (kept.length > Math.max(2, most)) {
    // Whichever leaves the smallest gap in proportion to its distance; never the newest or the oldest.
    const gap = (at: number) => (end - (kept[at + 1] ?? 0)) / Math.max(1, end - (kept[at - 1] ?? end));
    let least = 1;
    for (let at = 2; at < kept.length - 1; at++) if (gap(at) < gap(least)) least = at;
    dropped.push(...kept.splice(least, 1));
  }
  return dropped;
}
