import { describe, expect, test } from "vitest";
import { EMPTY_CHECK, NO_PLACE, type SyncResponse, type SyncRow } from "#engine/protocol/sync";
import { freshReplica, isEcho, groundOf, type ReplicaRow } from "../store/replica-row.ts";
import { decideAnswer, wantedRows } from "./decide-answer.ts";
import { ADA, checkOf, makeRows, NOON, TABLET } from "./replica-world.fixture.ts";

const FOLD = { version: "7", content: "content" };
const rows = makeRows("laptop", 0, 12);
const blank = freshReplica(ADA, TABLET);

/** The server's log has `head` rows; the answer begins after `from`, has `count` of them. */
function answer(from: number, count: number, change: Partial<SyncResponse> = {}): SyncResponse {
  return {
    epoch: "one",
    serverTime: NOON,
    ack: NO_PLACE,
    durable: NO_PLACE,
    from,
    rows: rows.slice(from, from + count),
    head: 10,
    check: checkOf(rows.slice(0, from + count)),
    ...change,
  };
}

function snapshotAt(cursor: number, change: object = {}) {
  const held = rows.slice(0, cursor);
  const tag = { cursor, foldVersion: "7", contentSet: "content", state: { held: cursor } };
  return { ...tag, lastOts: held.at(-1)?.ots ?? 0, ...checkOf(held), ...change };
}

function decide(replica: ReplicaRow, response: SyncResponse, fold: typeof FOLD | null = null) {
  const decision = decideAnswer({ replica, local: null, response, wall: NOON, fold });
  if (decision.type === "fork") throw new Error("a fork");
  return decision;
}

const late = (row: SyncRow, by: number): SyncRow => ({ ...row, ots: row.ots - by });
const onSnapshot = (): ReplicaRow => decide(blank, answer(6, 2, { snapshot: snapshotAt(6) }), FOLD).write.next;

describe("[SYN62] a snapshot in an answer", () => {
  test("stands for the history: cursor, check and latest go on from it", () => {
    const snapshot = snapshotAt(6);
    const { write, progress, mismatch, more } = decide(blank, answer(6, 2, { snapshot }), FOLD);
    expect(write).toMatchObject({ forget: true, rows: rows.slice(6, 8), snapshot });
    expect(write.next).toMatchObject({
      epoch: "one",
      cursor: 8,
      check: checkOf(rows.slice(0, 8)),
      latest: rows[7]!.ots,
      base: { cursor: 6, lastOts: rows[5]!.ots, here: { cursor: 0, check: EMPTY_CHECK }, waits: false },
    });
    expect({ progress, mismatch, more }).toEqual({ progress: true, mismatch: false, more: true });
  });

  test.for([
    { why: "nobody asked for", fold: null, snapshot: snapshotAt(6) },
    { why: "of another fold", fold: FOLD, snapshot: snapshotAt(6, { foldVersion: "6" }) },
    { why: "of other content", fold: FOLD, snapshot: snapshotAt(6, { contentSet: "older" }) },
    { why: "of another place than the rows'", fold: FOLD, snapshot: snapshotAt(5) },
  ])("$why is not taken, and nothing after it", ({ fold, snapshot }) => {
    const { write, more } = decide(blank, answer(6, 2, { snapshot }), fold);
    expect(write).toMatchObject({ rows: [], next: { cursor: 0, base: null } });
    expect([write.snapshot, more]).toEqual([undefined, true]);
  });

  test("is not taken where rows of the log are here", () => {
    const begun = decide(blank, answer(0, 2)).write.next;
    const { write } = decide(begun, answer(6, 2, { snapshot: snapshotAt(6) }), FOLD);
    expect(write).toMatchObject({ rows: [], next: { cursor: 2, base: null } });
  });

  test("that does not come to the server's check is a mismatch: all is fetched from 0", () => {
    const snapshot = snapshotAt(6, { hash: "0123456789abcdef" });
    const { write, mismatch } = decide(blank, answer(6, 2, { snapshot }), FOLD);
    expect(mismatch).toBe(true);
    expect(write).toMatchObject({ rows: [], next: { epoch: "one", cursor: 0, check: EMPTY_CHECK, base: null } });
    expect(write.snapshot).toBeUndefined();
  });

  test("is no history: a state of fewer rows is none of the log's, whatever rows are there", () => {
    const to = groundOf(onSnapshot());
    expect(to).toMatchObject({ base: 6, cursor: 8 });
    const before = { ...to, cursor: 0, hash: EMPTY_CHECK.hash, base: 0 };
    expect(isEcho(before, to, [], TABLET)).toBe(false);
    expect(isEcho({ ...to, cursor: 7, hash: "other" }, to, [], TABLET)).toBe(true);
  });
});

describe("[SYN63] the history after a snapshot", () => {
  test("is asked for when nothing else is wanted, and no further than the snapshot", () => {
    const replica = onSnapshot();
    expect(wantedRows(replica, { head: null, most: 5 })).toEqual({ cursor: 8, want: 5 });
    expect(wantedRows(replica, { head: 10, most: 5 })).toEqual({ cursor: 8, want: 5 });
    expect(wantedRows(replica, { head: 8, most: 5 })).toEqual({ cursor: 0, want: 5 });
    expect(wantedRows(replica, { head: 8, most: 50 })).toEqual({ cursor: 0, want: 6 });
    expect(wantedRows(blank, { head: 8, most: 50 })).toEqual({ cursor: 0, want: 50 });
  });

  test("comes in portions; when all of it is there the snapshot goes", () => {
    const part = decide(onSnapshot(), answer(0, 4));
    expect(part.write).toMatchObject({
      forget: false,
      rows: rows.slice(0, 4),
      next: { cursor: 8, base: { here: { cursor: 4, check: checkOf(rows.slice(0, 4)) } } },
    });
    // More than was asked for: what the snapshot does not hold is not history.
    const rest = decide(part.write.next, answer(4, 5));
    expect(rest.write).toMatchObject({ rows: rows.slice(4, 6), next: { cursor: 8, base: null } });
    expect(rest.write.next.check).toEqual(checkOf(rows.slice(0, 8)));
    expect([rest.mismatch, rest.more]).toEqual([false, true]);
    const repeated = decide(part.write.next, answer(0, 4));
    expect(repeated.write.rows).toEqual([]);
  });

  test("that is not what the snapshot was made of is a mismatch", () => {
    const replica = onSnapshot();
    const other = [...rows.slice(0, 5), makeRows("kiosk", 5, 1)[0]!];
    const { mismatch, write } = decide(replica, answer(0, 6, { rows: other, check: checkOf(other) }));
    expect(mismatch).toBe(true);
    expect(write).toMatchObject({ forget: true, rows: [], next: { cursor: 0, base: null } });
    expect(decide(replica, answer(0, 3, { check: checkOf(rows) })).mismatch).toBe(true);
  });

  test("of another epoch takes the place of everything", () => {
    const { write } = decide(onSnapshot(), answer(0, 3, { epoch: "two" }));
    expect(write).toMatchObject({
      forget: true,
      rows: rows.slice(0, 3),
      next: { epoch: "two", cursor: 3, base: null },
    });
  });
});

describe("[SYN64] a row that belongs before the snapshot's end", () => {
  test("waits, with all after it, until the history is there", () => {
    const replica = onSnapshot();
    const tail = [rows[8]!, late(rows[9]!, 4), rows[10]!];
    const held = decide(replica, answer(8, 3, { rows: tail, check: checkOf(rows.slice(0, 11)), head: 11 }));
    expect(held).toMatchObject({ mismatch: false, progress: true, more: true });
    expect(held.write).toMatchObject({ rows: [rows[8]], next: { cursor: 9, base: { waits: true } } });
    expect(wantedRows(held.write.next, { head: 11, most: 50 })).toEqual({ cursor: 0, want: 6 });
    const whole = decide(held.write.next, answer(0, 6, { head: 11 })).write.next;
    expect(whole.base).toBeNull();
    const after = decide(whole, answer(9, 2, { rows: tail.slice(1), check: checkOf(rows.slice(0, 11)), head: 11 }));
    expect(after.write).toMatchObject({ rows: tail.slice(1), next: { cursor: 11, base: null } });
    expect(after.more).toBe(false);
  });

  test("at its very end waits too; one that is not the server's is a mismatch at once", () => {
    const replica = onSnapshot();
    const level = { ...rows[8]!, ots: rows[5]!.ots };
    expect(decide(replica, answer(8, 1, { rows: [level] })).write.next).toMatchObject({
      cursor: 8,
      base: { waits: true },
    });
    expect(decide(replica, answer(8, 1, { rows: [level], check: checkOf(rows) })).mismatch).toBe(true);
  });
});
