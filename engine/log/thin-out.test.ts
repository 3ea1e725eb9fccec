import { describe, expect, test } from "vitest";
import { cursorsToDrop, MAX_KEPT } from "./thin-out.ts";

describe("snapshots that are kept", () => {
  test("[SNP14] the newest and the oldest stay; a late row anywhere costs little more than its distance", () => {
    let kept: number[] = [];
    for (let cursor = 500; cursor <= 100_000; cursor += 500) {
      const dropped = new Set(cursorsToDrop([...kept, cursor]));
      kept = [...kept, cursor].filter((one) => !dropped.has(one));
      expect(kept.length).toBeLessThanOrEqual(MAX_KEPT);
      expect(kept[0]).toBe(500);
      expect(kept.at(-1)).toBe(cursor);
      // From the last snapshot before a late row on everything is folded anew.
      for (let late = 500; late < cursor; late += 500) {
        const from = kept.findLast((one) => one <= late) ?? 0;
        expect(cursor - from, `${late} of ${cursor}`).toBeLessThanOrEqual(4 * (cursor - late) + 1_000);
      }
    }
  });

  test("[SNP14] few are all kept", () => {
    expect(cursorsToDrop([])).toEqual([]);
    expect(cursorsToDrop([3, 1, 2])).toEqual([]);
  });
});
