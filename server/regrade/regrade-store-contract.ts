import { describe, expect, onTestFinished, test } from "vitest";
import { ADA, deviceNamed, eventNamed, learnerNamed } from "../sync/events.fixture.ts";
import { NO_COUNTS, type Difference, type Flag } from "./grade-types.ts";
import { MAX_KEPT, type GradedBatch, type RegradeStore, type RowPlace } from "./regrade-store.ts";

const place = (cursor: number): RowPlace => ({ cursor, event: eventNamed(`${cursor}`) });

const flagAt = (cursor: number): Flag => ({
  ...place(cursor),
  device: deviceNamed("tablet"),
  at: cursor,
  kind: "too-fast",
  detail: "7 ms",
});

const differenceAt = (cursor: number): Difference => ({
  ...place(cursor),
  device: deviceNamed("tablet"),
  at: cursor,
  type: "attempt_evaluated",
  session: null,
  item: null,
  skill: null,
  why: "verdict",
  claim: { verdict: "correct" },
  truth: { verdict: "incorrect" },
});

function batch(after: RowPlace | null, upTo: number, change: Partial<GradedBatch> = {}): GradedBatch {
  const counts = { ...NO_COUNTS, rows: upTo - (after?.cursor ?? 0), differs: { verdict: 1 }, flags: { "too-fast": 1 } };
  return {
    after,
    upTo: place(upTo),
    counts,
    differences: [differenceAt(upTo)],
    flags: [flagAt(upTo)],
    ...change,
  };
}

/** What every store of findings must do; `open` again is another start over the same data. */
export function describeRegradeStore(name: string, createWorld: () => { readonly open: () => RegradeStore }): void {
  function openStore() {
    const world = createWorld();
    const store = world.open();
    onTestFinished(() => store.close().catch(() => {}));
    return { world, store };
  }

  describe(`findings in the ${name} store`, () => {
    test("[RGR12] a batch adds to what is there and moves on, and is there after another start", async () => {
      const { world, store } = openStore();
      expect(await store.progress(ADA)).toBeNull();
      expect(await store.add(ADA, batch(null, 3))).toBe(true);
      expect(await store.add(ADA, batch(place(3), 5))).toBe(true);
      await store.close();
      const again = world.open();
      onTestFinished(() => again.close());
      expect(await again.findings(ADA)).toEqual({
        progress: place(5),
        counts: { ...NO_COUNTS, rows: 5, differs: { verdict: 2 }, flags: { "too-fast": 2 } },
        differences: [differenceAt(3), differenceAt(5)],
        flags: [flagAt(3), flagAt(5)],
      });
    });

    test("[RGR12] a batch that does not follow changes nothing; one from the beginning takes the place of all", async () => {
      const { store } = openStore();
      await store.add(ADA, batch(null, 3));
      for (const after of [place(2), { cursor: 3, event: eventNamed("another") }]) {
        expect(await store.add(ADA, batch(after, 5))).toBe(false);
      }
      expect(await store.progress(ADA)).toMatchObject(place(3));
      expect(await store.add(ADA, batch(null, 2))).toBe(true);
      expect(await store.findings(ADA)).toMatchObject({ progress: place(2), differences: [differenceAt(2)] });
    });

    test("[RGR14] a learner's findings are erased, and no other's", async () => {
      const { store } = openStore();
      const others = [
        { tenant: "other", learner: ADA.learner },
        { tenant: ADA.tenant, learner: learnerNamed("Ben") },
      ];
      for (const key of [ADA, ...others]) await store.add(key, batch(null, 3));
      await store.erase(ADA);
      expect(await store.findings(ADA)).toEqual({ progress: null, counts: NO_COUNTS, differences: [], flags: [] });
      for (const key of others) expect((await store.findings(key)).differences).toHaveLength(1);
    });

    test("[RGR14] so many are kept of one learner, and all are counted", async () => {
      const { store } = openStore();
      const many = Array.from({ length: MAX_KEPT - 1 }, (_, at) => flagAt(at + 1));
      const counts = { ...NO_COUNTS, flags: { "too-fast": MAX_KEPT - 1 } };
      await store.add(ADA, batch(null, MAX_KEPT, { flags: many, counts }));
      await store.add(
        ADA,
        batch(place(MAX_KEPT), MAX_KEPT + 1, {
          flags: [flagAt(1), flagAt(2)],
          counts: { ...NO_COUNTS, flags: { "too-fast": 2 } },
        }),
      );
      const found = await store.findings(ADA);
      expect(found.flags).toEqual([...many, flagAt(1)]);
      expect(found.counts.flags).toEqual({ "too-fast": MAX_KEPT + 1 });
    });
  });
}
