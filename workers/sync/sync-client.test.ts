import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createRng, stampEvents } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import {
  EMPTY_CHECK,
  NO_PLACE,
  type ChainPlace,
  type SyncEvent,
  type SyncRequest,
  type SyncResponse,
} from "#engine/protocol/sync";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "../store/memory-store.ts";
import { createTestBrowser, createTestIds, createTestTime } from "../testing/world.ts";
import { backOff } from "./back-off.ts";
import { createMemoryReplicaStore } from "./memory-replica-store.ts";
import {
  ADA,
  checkOf,
  eventNamed,
  makeRows,
  must,
  NOON,
  record,
  TABLET,
  toRows,
  type ReplicaTab,
} from "./replica-world.fixture.ts";
import { createSyncClient, type SyncClient, type SyncDeps, type SyncView } from "./sync-client.ts";
import type { SyncChange } from "./sync-round.ts";
import type { NetAnswer } from "./sync-seams.ts";

type Answering = (request: SyncRequest) => NetAnswer | Promise<NetAnswer>;

/** A device, its disk, and a network on which a test says what comes back. */
interface Bench {
  readonly tab: ReplicaTab;
  readonly disk: MemoryDisk;
  readonly client: SyncClient;
  readonly requests: SyncRequest[];
  readonly views: SyncView[];
  readonly changes: SyncChange[];
  readonly answering: { now: Answering };
  readonly startClient: () => SyncClient;
  /** Time goes on, second by second, and all that follows happens. */
  readonly pass: (ms: number) => Promise<void>;
  readonly time: ReturnType<typeof createTestTime>;
}

const LATER = NOON + 60_000;

function toAnswer(response: SyncResponse): NetAnswer {
  const text = JSON.stringify(response);
  return { status: 200, text, sum: hash64(text), retryAfter: null };
}

/** The ends of chains as the test's server has them. */
const ends = new Map<string, ChainPlace>();

/** What a server says that has taken everything and has these rows. */
function accept({ device, events, cursor }: SyncRequest, change: Partial<SyncResponse> = {}): SyncResponse {
  const last = events.at(-1);
  if (last !== undefined) ends.set(device, { seq: last.seq, id: last.id });
  const rows = change.rows ?? [];
  return {
    epoch: "one",
    serverTime: LATER,
    ack: ends.get(device) ?? NO_PLACE,
    durable: NO_PLACE,
    from: cursor,
    rows,
    head: rows.at(-1)?.cursor ?? cursor,
    check: cursor === 0 ? checkOf(rows) : EMPTY_CHECK,
    ...change,
  };
}

/** Every promise that can go on does. */
async function flush(): Promise<void> {
  for (let n = 0; n < 200; n++) await Promise.resolve();
}

async function openBench(answer: Answering, how: Pick<SyncDeps, "fetchesOnly"> = {}): Promise<Bench> {
  ends.clear();
  const disk = createMemoryDisk();
  const tab = { store: createMemoryStore(disk), replica: createMemoryReplicaStore(disk) };
  await must(tab.store.open(TABLET));
  const time = createTestTime(NOON);
  const requests: SyncRequest[] = [];
  const views: SyncView[] = [];
  const changes: SyncChange[] = [];
  const answering = { now: answer };
  const ids = createTestIds(time, "sync client");
  const browser = createTestBrowser();

  function startClient(): SyncClient {
    const client = createSyncClient(ADA, {
      ...how,
      store: tab.replica,
      net: {
        post: async ({ text, sum }) => {
          expect(sum).toBe(hash64(text));
          const request = JSON.parse(text) as SyncRequest;
          requests.push(request);
          return answering.now(request);
        },
      },
      clock: time,
      timers: time,
      locks: browser.locks,
      ids,
      rng: createRng("sync client"),
      changed: (change) => changes.push(change),
      show: (view) => views.push(view),
    });
    client.start();
    onTestFinished(() => client.stop());
    return client;
  }

  async function pass(ms: number): Promise<void> {
    await flush();
    for (let left = ms; left > 0; left -= 1_000) {
      time.advance(Math.min(left, 1_000));
      await flush();
    }
  }

  return { tab, disk, time, requests, views, changes, answering, client: startClient(), startClient, pass };
}

async function replicaOf({ tab }: Bench) {
  return (await must(tab.replica.readOutgoing(ADA, 0))).replica;
}

describe("the loop of sync", () => {
  test("[SYN50] own events go out in order, 200 at most, one request at a time, until all are acked", async () => {
    let open = 0;
    const bench = await openBench(async (request) => {
      open += 1;
      expect(open).toBe(1);
      await flush();
      open -= 1;
      return toAnswer(accept(request));
    });
    await record(bench.tab, 450);
    bench.startClient();
    await bench.pass(8_000);
    const sent = bench.requests.filter(({ events }) => events.length > 0);
    expect(sent.map(({ events }) => [events[0]?.seq, events.length])).toEqual([
      [1, 200],
      [201, 200],
      [401, 50],
    ]);
    expect(bench.requests[0]).toMatchObject({
      proto: 1,
      learner: ADA,
      device: TABLET,
      epoch: null,
      cursor: 0,
      want: 500,
    });
    expect(await replicaOf(bench)).toMatchObject({ acked: { seq: 450 }, epoch: "one", contactAt: LATER });
  });

  test("[SYN50] what is recorded later goes out soon, also when it is recorded while a request is under way", async () => {
    const bench = await openBench(async (request) => {
      if (bench.requests.length === 1) {
        await record(bench.tab, 1);
        bench.client.nudge();
      }
      return toAnswer(accept(request));
    });
    await bench.pass(8_000);
    expect(await replicaOf(bench)).toMatchObject({ acked: { seq: 1 } });
    await record(bench.tab, 1);
    bench.client.nudge();
    await bench.pass(1_000);
    expect(await replicaOf(bench)).toMatchObject({ acked: { seq: 2 } });
  });

  test("[SYN107] a client that only fetches gets all rows and sends nothing, however often it fails", async () => {
    const rows = makeRows("laptop", 0, 5);
    const bench = await openBench(
      (request) => {
        if (bench.requests.length === 2) throw new TypeError("Failed to fetch");
        const part = rows.slice(request.cursor, request.cursor + 2);
        const check = checkOf(rows.slice(0, request.cursor + part.length));
        return toAnswer(accept(request, { from: request.cursor, rows: part, head: 5, check }));
      },
      { fetchesOnly: true },
    );
    await record(bench.tab, 3);
    await bench.pass(60_000);
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual(rows);
    expect(bench.requests.length).toBeGreaterThan(3);
    expect(bench.requests.flatMap(({ events }) => events)).toEqual([]);
  });

  test("[SYN54] rows are fetched until the head is reached; rows that do not begin at the cursor are left", async () => {
    const rows = makeRows("laptop", 0, 5);
    const bench = await openBench((request) => {
      const { cursor } = request;
      // The second answer is an old one that comes again.
      const from = bench.requests.length === 2 ? 0 : cursor;
      const part = rows.slice(from, from + 2);
      return toAnswer(
        accept(request, { from, rows: part, head: 5, check: checkOf(rows.slice(0, from + part.length)) }),
      );
    });
    await bench.pass(20_000);
    expect(bench.requests.map(({ cursor }) => cursor).slice(0, 4)).toEqual([0, 2, 2, 4]);
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual(rows);
    expect(await replicaOf(bench)).toMatchObject({ cursor: 5, check: checkOf(rows), latest: NOON + 5 });
  });

  test.for(["said by the server", "seen in the ack"])(
    "[SYN51] a fork %s: the log goes out again under a new device id",
    async (how) => {
      const bench = await openBench((request) => {
        if (request.device !== TABLET) return toAnswer(accept(request));
        const ack = { seq: 2, id: eventNamed("of the clone") };
        return toAnswer(accept(request, how === "said by the server" ? { err: "fork", ack } : { ack }));
      });
      const events = await record(bench.tab, 3);
      await bench.pass(8_000);
      const last = bench.requests.at(-1);
      expect(last?.device).not.toBe(TABLET);
      expect(last?.events.map(({ id, seq }) => [id, seq])).toEqual(events.map(({ id, seq }) => [id, seq]));
      expect(await replicaOf(bench)).toMatchObject({ device: last?.device, acked: { seq: 3, id: events[2]?.id } });
      expect(bench.changes).toContainEqual({ type: "forked", device: last?.device });
    },
  );

  test("[SYN51] an acked event this device has never made is a fork, also when nothing is to be sent", async () => {
    const bench = await openBench((request) =>
      toAnswer(accept(request, request.device === TABLET ? { ack: { seq: 9, id: eventNamed("of the clone") } } : {})),
    );
    await bench.pass(8_000);
    expect((await replicaOf(bench)).device).not.toBe(TABLET);
  });

  test("[SYN52] after a gap it goes on from what the server has", async () => {
    const bench = await openBench((request) => toAnswer(accept(request)));
    const events = await record(bench.tab, 4);
    await bench.pass(8_000);
    // Restored: it has the first event only.
    bench.answering.now = (request) =>
      toAnswer(accept(request, request.events[0]?.seq === 5 ? { err: "gap", ack: { seq: 1, id: events[0]!.id } } : {}));
    await record(bench.tab, 1);
    bench.client.nudge();
    await bench.pass(2_000);
    expect(bench.requests.slice(-2).map(({ events: sent }) => sent.map(({ seq }) => seq))).toEqual([[5], [2, 3, 4, 5]]);
    expect(await replicaOf(bench)).toMatchObject({ device: TABLET, acked: { seq: 5 } });
  });

  test("[SYN52] a gap before what is kept here puts the rest on a new chain", async () => {
    const bench = await openBench((request) =>
      toAnswer(accept(request, { durable: { seq: 2, id: eventNamed(`own ${TABLET} 2`) } })),
    );
    const events = await record(bench.tab, 3);
    await bench.pass(8_000);
    expect(await bench.client.leave()).toBe(false);
    expect(await must(bench.tab.replica.readOwn(ADA))).toEqual(events.slice(2));
    bench.answering.now = (request) =>
      toAnswer(accept(request, request.device === TABLET ? { err: "gap", ack: { seq: 1, id: events[0]!.id } } : {}));
    await record(bench.tab, 1);
    bench.client.nudge();
    await bench.pass(2_000);
    expect(bench.requests.at(-1)?.events.map(({ id, seq, prev }) => ({ id, seq, prev }))).toEqual([
      { id: events[2]?.id, seq: 1, prev: null },
      { id: eventNamed(`own ${TABLET} 4`), seq: 2, prev: events[2]?.id },
    ]);
  });

  test("[SYN53] another epoch: rows are forgotten and come anew, own events the server lacks go out again", async () => {
    const before = makeRows("laptop", 0, 3);
    const bench = await openBench((request) =>
      toAnswer(accept(request, { rows: request.cursor === 0 ? before : [], head: 3, check: checkOf(before) })),
    );
    const events = await record(bench.tab, 2);
    await bench.pass(8_000);
    expect(await replicaOf(bench)).toMatchObject({ cursor: 3, acked: { seq: 2 } });
    const after = toRows(events.slice(0, 1));
    bench.answering.now = (request) => {
      const all = request.epoch === "two" ? toRows(events) : after;
      const rows = all.slice(request.epoch === "two" ? request.cursor : 0);
      const last = request.events.at(-1);
      const ack = last === undefined ? { seq: 1, id: events[0]!.id } : { seq: last.seq, id: last.id };
      return toAnswer(
        accept(request, {
          epoch: "two",
          from: request.epoch === "two" ? request.cursor : 0,
          ack,
          rows,
          head: all.length,
          check: checkOf(all),
        }),
      );
    };
    bench.client.online();
    await bench.pass(400_000);
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual(toRows(events));
    expect(await replicaOf(bench)).toMatchObject({ epoch: "two", cursor: 2, acked: { seq: 2 } });
    expect(bench.changes).toContainEqual(
      expect.objectContaining({ type: "absorbed", write: expect.objectContaining({ forget: true, rows: after }) }),
    );
  });

  test("[SYN53] what a server that came back from a copy lacks goes out at once, also where nothing else is new", async () => {
    const kept = new Map<string, readonly SyncEvent[]>([["one", []]]);
    let epoch = "one";
    const bench = await openBench((request) => {
      const all = [...(kept.get(epoch) ?? []), ...request.events];
      kept.set(epoch, all);
      const rows = toRows(all);
      const from = request.epoch === epoch ? request.cursor : 0;
      const last = all.at(-1);
      const ack = last === undefined ? NO_PLACE : { seq: last.seq, id: last.id };
      const check = checkOf(rows);
      return toAnswer(accept(request, { epoch, from, ack, rows: rows.slice(from), head: rows.length, check }));
    });
    const events = await record(bench.tab, 5);
    await bench.pass(8_000);
    expect(await replicaOf(bench)).toMatchObject({ acked: { seq: 5 } });
    epoch = "two";
    kept.set("two", kept.get("one")?.slice(0, 2) ?? []);
    bench.client.online();
    await bench.pass(5_000);
    expect(kept.get("two")?.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    expect(await replicaOf(bench)).toMatchObject({ epoch: "two", acked: { seq: 5 } });
  });

  test("[SYN55] a log that is not the server's is fetched again from the beginning, and that is told", async () => {
    const rows = makeRows("laptop", 0, 3);
    const bench = await openBench((request) => {
      // Once, the server has another second row.
      const served = bench.requests.length === 1 ? [rows[0]!, makeRows("other", 1, 1)[0]!] : rows.slice(request.cursor);
      return toAnswer(accept(request, { rows: served, head: 3, check: checkOf(rows) }));
    });
    await bench.pass(30_000);
    expect(bench.changes).toContainEqual({ type: "mismatch" });
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual(rows);
  });

  test("[SYN55] a row that the disk has lost is noticed at the next start", async () => {
    const rows = makeRows("laptop", 0, 3);
    const bench = await openBench((request) =>
      toAnswer(accept(request, { rows: rows.slice(request.cursor), head: 3, check: checkOf(rows) })),
    );
    await bench.pass(8_000);
    bench.client.stop();
    bench.disk.remote.get(ADA)?.delete(2);
    bench.startClient();
    await bench.pass(8_000);
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual(rows);
    expect(bench.changes).toContainEqual({ type: "mismatch" });
  });

  test.for([
    {
      what: "a guest network's page",
      answer: { status: 200, text: "<!doctype html>", sum: null, retryAfter: null },
      trouble: "damaged",
    },
    {
      what: "a page with a right sum",
      answer: { status: 200, text: "<p>", sum: hash64("<p>"), retryAfter: null },
      trouble: "damaged",
    },
    {
      what: "another format",
      answer: { status: 200, text: "{}", sum: hash64("{}"), retryAfter: null },
      trouble: "damaged",
    },
    {
      what: "a portal's refusal",
      answer: { status: 403, text: "sign in", sum: null, retryAfter: null },
      trouble: "damaged",
    },
    {
      what: "the end of the session",
      answer: { status: 401, text: "{}", sum: hash64("{}"), retryAfter: null },
      trouble: "signed-out",
    },
    {
      what: "a newer server",
      answer: { status: 426, text: "{}", sum: hash64("{}"), retryAfter: null },
      trouble: "outdated",
    },
    { what: "a refusal", answer: { status: 413, text: "{}", sum: hash64("{}"), retryAfter: null }, trouble: "refused" },
    { what: "a server in trouble", answer: { status: 502, text: "", sum: null, retryAfter: null }, trouble: "server" },
    {
      what: "a server with much to do",
      answer: { status: 429, text: "", sum: null, retryAfter: "2" },
      trouble: "busy",
    },
  ] as const)("[SYN56] $what changes nothing and is tried again: $trouble", async ({ answer, trouble }) => {
    const bench = await openBench(() => answer);
    await record(bench.tab, 2);
    const before = await replicaOf(bench);
    await bench.pass(6_000);
    expect(await replicaOf(bench)).toEqual(before);
    expect(bench.views.at(-1)).toMatchObject({ trouble, unsent: 2, contactAt: null });
    bench.answering.now = (request) => toAnswer(accept(request));
    bench.client.online();
    await bench.pass(8_000);
    expect(bench.views.at(-1)).toMatchObject({ trouble: null, unsent: 0, contactAt: LATER });
  });

  test("[SYN56] an answer that was cut or garbled on its way is no answer, however well it reads", async () => {
    const bench = await openBench((request) => {
      const whole = toAnswer(
        accept(request, { rows: makeRows("laptop", 0, 1), head: 1, check: checkOf(makeRows("laptop", 0, 1)) }),
      );
      const text = bench.requests.length === 1 ? whole.text.replace('"grade":4', '"grade":9') : whole.text.slice(0, -9);
      return { ...whole, text };
    });
    await bench.pass(15_000);
    expect(bench.requests.length).toBeGreaterThan(1);
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual([]);
    expect(bench.views.at(-1)).toMatchObject({ trouble: "damaged" });
  });

  test("[SYN58] silence ends after thirty seconds; what did not get through goes out in smaller parts", async () => {
    const bench = await openBench(() => new Promise(() => {}));
    await record(bench.tab, 100);
    bench.startClient();
    await bench.pass(40_000);
    expect(bench.views.at(-1)).toMatchObject({ trouble: "offline", unsent: 100 });
    bench.answering.now = () => Promise.reject(new Error("no network"));
    await bench.pass(400_000);
    const sizes = bench.requests.map(({ events }) => events.length).filter((size) => size > 0);
    expect(sizes[0]).toBe(100);
    expect(sizes.at(-1)).toBe(10);
  });

  test("[SYN58] while it waits after failures news does not shorten the wait, a network that is back does", async () => {
    const bench = await openBench(() => ({ status: 503, text: "", sum: null, retryAfter: "600" }));
    await bench.pass(6_000);
    expect(bench.requests.length).toBe(1);
    await record(bench.tab, 1);
    bench.client.nudge();
    await bench.pass(500_000);
    expect(bench.requests.length).toBe(1);
    bench.client.online();
    await bench.pass(6_000);
    expect(bench.requests.length).toBe(2);
  });

  test("[SYN58] waits are random from one second to a limit that doubles up to five minutes, and never under Retry-After", () => {
    const rng = createRng("back-off");
    for (let failures = 1; failures <= 40; failures++) {
      const limit = Math.min(300_000, 1_000 * 2 ** Math.min(failures, 10));
      const waits = Array.from({ length: 400 }, () => backOff(rng, failures, 0));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000);
      expect(Math.max(...waits)).toBeLessThanOrEqual(limit);
      expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan((limit - 1_000) * 0.9);
    }
    expect(Math.min(...Array.from({ length: 400 }, () => backOff(rng, 1, 90_000)))).toBeGreaterThanOrEqual(90_000);
  });

  test("[SYN57] who leaves a shared device takes the server's rows along, and own events as far as they are there twice", async () => {
    const rows = makeRows("laptop", 0, 2);
    const bench = await openBench((request) =>
      toAnswer(
        accept(request, {
          durable: request.events.length > 0 ? NO_PLACE : { seq: 3, id: eventNamed(`own ${TABLET} 3`) },
          ack: { seq: 3, id: eventNamed(`own ${TABLET} 3`) },
          rows: rows.slice(request.cursor),
          head: 2,
          check: checkOf(rows),
        }),
      ),
    );
    const events = await record(bench.tab, 3);
    await bench.pass(6_000);
    expect(await bench.client.leave()).toBe(false);
    expect(await must(bench.tab.replica.readRemote(ADA))).toEqual([]);
    expect(await must(bench.tab.replica.readOwn(ADA))).toEqual(events);
    bench.client.online();
    await bench.pass(6_000);
    expect(await bench.client.leave()).toBe(true);
    expect(await must(bench.tab.replica.readOwn(ADA))).toEqual([]);
    expect((await replicaOf(bench)).purged).toEqual({ seq: 3, id: events[2]?.id });
  });

  test("[SYN61] the screen hears how many are unsent, since when, and when the server was last reached", async () => {
    const bench = await openBench(() => ({ status: 502, text: "", sum: null, retryAfter: null }));
    await record(bench.tab, 2, NOON + 5);
    await bench.pass(6_000);
    expect(bench.views.at(-1)).toEqual({
      unsent: 2,
      unsentSince: NOON + 5,
      contactAt: null,
      trouble: "server",
      incoming: null,
    });
    await record(bench.tab, 1, NOON + 70);
    bench.client.nudge();
    await flush();
    expect(bench.views.at(-1)).toMatchObject({ unsent: 3, unsentSince: NOON + 5 });
    bench.answering.now = (request) => toAnswer(accept(request));
    bench.client.online();
    await bench.pass(6_000);
    expect(bench.views.at(-1)).toEqual({
      unsent: 0,
      unsentSince: null,
      contactAt: LATER,
      trouble: null,
      incoming: null,
    });
  });

  test("[SYN61] a database that fails is trouble too, and nothing is thrown", async () => {
    const bench = await openBench((request) => toAnswer(accept(request)));
    vi.spyOn(bench.tab.replica, "readOutgoing").mockResolvedValue({
      ok: false,
      error: { type: "lost", message: "gone" },
    });
    await bench.pass(8_000);
    expect(bench.views.at(-1)).toMatchObject({ trouble: "storage" });
    expect(bench.requests).toEqual([]);
  });
});

test("[SYN5] the next event's clock is put right by the last contact, and is later than all that was seen", () => {
  const head = { learner: ADA, device: TABLET, seq: 4, lastId: eventNamed("four"), lastHlc: NOON };
  const hlcOf = (wall: number, offsetMs: number, latest: number) =>
    stampEvents(head, [{ type: "learner_enrolled", body: { grade: 1 } }], {
      wall,
      offsetMs,
      latest,
      mono: 0,
      boot: "boot",
      content: "content",
      build: "test",
      newId: () => eventNamed("five"),
    }).events.map((event) => [event.hlc, event.wall]);
  expect(hlcOf(NOON + 500, 0, 0)).toEqual([[NOON + 500, NOON + 500]]);
  expect(hlcOf(1_000, NOON, 0)).toEqual([[NOON + 1_000, 1_000]]);
  expect(hlcOf(1_000, 0, 0)).toEqual([[NOON + 1, 1_000]]);
  expect(hlcOf(NOON, 0, NOON + 9_000)).toEqual([[NOON + 9_001, NOON]]);
  expect(hlcOf(-5, -1e15, 0)).toEqual([[NOON + 1, -5]]);
});
