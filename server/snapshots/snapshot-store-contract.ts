import { describe, expect, onTestFinished, test } from "vitest";
import { ADA, deviceNamed, learnerNamed } from "../sync/events.fixture.ts";
import type { StreamKey } from "../sync/index.ts";
import { STATE_PARTS, type SnapshotStore, type StateParts, type StoredSnapshot } from "./snapshot-store.ts";

export function makeSnapshot(cursor: number, change: Partial<StoredSnapshot> = {}): StoredSnapshot {
  return {
    foldVersion: "1",
    contentSet: "content",
    epoch: "epoch",
    cursor,
    check: { count: cursor, hash: "0123456789abcdef" },
    last: { ots: cursor, device: deviceNamed("tablet"), seq: cursor },
    unread: 0,
    state: stateAt(cursor),
    report: `{"of":${cursor}}`,
    ...change,
  };
}

function stateAt(cursor: number): StateParts {
  return { rest: `{"at":${cursor}}`, mastery: `{"m":${cursor}}`, history: `{"h":${cursor}}`, found: `{"f":${cursor}}` };
}

async function readState(store: SnapshotStore, key: StreamKey, cursor: number): Promise<Partial<StateParts> | null> {
  const read = await store.state(key, cursor);
  return read && Object.fromEntries(STATE_PARTS.map((part) => [part, read(part)]));
}

function headOf({ state: _state, report: _report, ...head }: StoredSnapshot) {
  return head;
}

/** What every store of snapshots must do; `open` again is another start over the same data. */
export function describeSnapshotStore(name: string, createWorld: () => { readonly open: () => SnapshotStore }): void {
  function openStore() {
    const world = createWorld();
    const store = world.open();
    onTestFinished(() => store.close().catch(() => {}));
    return { world, store };
  }

  describe(`snapshots in the ${name} store`, () => {
    test("[SNP15] what is put is there after another start, the newest first, with its state", async () => {
      const { world, store } = openStore();
      expect(await store.heads(ADA)).toEqual([]);
      expect(await store.state(ADA, 10)).toBeNull();
      await store.change(ADA, { put: [makeSnapshot(10), makeSnapshot(200)], drop: [] });
      await store.change(ADA, { put: [makeSnapshot(30), makeSnapshot(200, { state: stateAt(7) })], drop: [10, 11] });
      await store.close();
      const again = world.open();
      onTestFinished(() => again.close());
      expect(await again.heads(ADA)).toEqual([headOf(makeSnapshot(200)), headOf(makeSnapshot(30))]);
      expect(await readState(again, ADA, 200)).toEqual(stateAt(7));
      expect(await readState(again, ADA, 30)).toEqual(stateAt(30));
      expect(await again.state(ADA, 10)).toBeNull();
      expect(await again.report(ADA, 30)).toBe('{"of":30}');
      expect(await again.report(ADA, 10)).toBeNull();
    });

    test("[SNP15] a learner is erased, and no other", async () => {
      const { store } = openStore();
      const others = [
        { tenant: "other", learner: ADA.learner },
        { tenant: ADA.tenant, learner: learnerNamed("Ben") },
      ];
      for (const key of [ADA, ...others]) await store.change(key, { put: [makeSnapshot(5)], drop: [] });
      await store.erase(ADA);
      expect(await store.heads(ADA)).toEqual([]);
      for (const key of others) expect(await readState(store, key, 5)).toEqual(stateAt(5));
    });
  });
}
