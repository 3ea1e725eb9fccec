import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createRng } from "#engine";
import { SPREAD_MS } from "#workers/sync";
import { createSqliteStore, handleSync, type SyncStore } from "#server/sync";
import { openPostgres } from "../server/postgres/index.ts";
import { startPostgres, type TestPostgres } from "../server/postgres/testing-postgres.fixture.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";
import { askEpoch, makePushes, send, type Sent } from "./sync-traffic.ts";

/** A class comes back: 35 devices with 2,000 events each after 14 days offline; in total, and a push at the 95th percentile [ms]. */
const TARGETS = { total: 10_000, push: 500 } as const;
const CLIENTS = 35;
const BURSTS = 20;
const SCHOOL = 1_000;

interface Store {
  readonly name: "sqlite" | "postgres";
  /** Data of their own each time: a file, or a `postgres://…`. */
  readonly makePlace: () => Promise<string>;
}

/**
 * What the server's two stores take, in one run: ours is SQLite, the peer PostgreSQL with its usual durability on this machine.
 * The machine that sends is the same, in another process than the server.
 */
export const syncBench: Bench = {
  name: "sync",
  async *run(note) {
    const folder = await mkdtemp(path.join(tmpdir(), "mathflow-bench-"));
    let cluster: TestPostgres | undefined;
    let files = 0;
    try {
      cluster = await startPostgres({ durable: true });
      const { createDatabase } = cluster;
      const sqlite: Store = { name: "sqlite", makePlace: async () => path.join(folder, `sync-${(files += 1)}.db`) };
      const postgres: Store = { name: "postgres", makePlace: async () => (await createDatabase()).url };
      yield throughput(await measureStore(sqlite), await measureStore(postgres));
      const [ours, peer] = [await measureHttp(sqlite), await measureHttp(postgres)];
      yield* compare("sync/burst-35", ours.burst, peer.burst, {});
      yield* compare("sync/return-35", ours.back, peer.back, { target: TARGETS.push });
      yield total("sync/return-35", ours.back, peer.back);
      yield* compare("sync/rush-35", ours.rush, peer.rush, {});
      yield total("sync/rush-35", ours.rush, peer.rush);
      yield* compare("sync/school-1000", ours.school, peer.school, {
        busy: ours.school.busy,
        peer_busy: peer.school.busy,
      });
      note("ours is SQLite, the peer is PostgreSQL; the targets are for a class of 35 devices with 2,000 events each");
      const holds = ours.back.total <= TARGETS.total && percentile(ours.back.times, 0.95) <= TARGETS.push;
      note(`35 devices back after 14 days on SQLite: ${holds ? "within" : "BEYOND"} the targets`);
    } finally {
      await cluster?.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const BATCH = 100;
const BATCHES = 400;
const AT_ONCE = 20;

/** The store alone, parsing of requests included: microseconds an event in batches of 100, so many learners at once. */
async function measureStore({ name, makePlace }: Store): Promise<number> {
  const place = await makePlace();
  const opened = name === "postgres" ? await openPostgres({ url: place }) : undefined;
  const store: SyncStore = opened?.sync ?? createSqliteStore({ file: place });
  try {
    const byLearner = Array.from({ length: AT_ONCE }, (_, n) =>
      makePushes(`store ${n}`, (BATCH * BATCHES) / AT_ONCE, BATCH, null),
    );
    const start = performance.now();
    await Promise.all(
      byLearner.map(async (pushes) => {
        for (const { learner, text } of pushes) {
          const body: unknown = { ...(JSON.parse(text) as object), want: 0 };
          const done = await handleSync({ store, now: Date.now }, { tenant: "school", learner }, body);
          if (!done.ok || done.value.err !== undefined) throw new Error(`not taken: ${JSON.stringify(done)}`);
        }
      }),
    );
    return ((performance.now() - start) * 1_000) / (BATCH * BATCHES);
  } finally {
    await (opened ?? store).close();
  }
}

function throughput(ours: number, peer: number): BenchResult {
  const each = { ours_per_s: round(1e6 / ours), peer_per_s: round(1e6 / peer) };
  return { bench: "sync/event", ours, peer, unit: "us", n: BATCH * BATCHES, ...load(), ...each };
}

interface Measured {
  /** Of each push [ms]. */
  readonly times: readonly number[];
  /** From the first push to the last answer [ms]. */
  readonly total: number;
  readonly busy: number;
}

/** Processor time of the server's process, its start included, PostgreSQL's own not [ms]. */
interface Served extends Measured {
  readonly cpu: number;
}

async function measureHttp({ makePlace }: Store) {
  return {
    burst: await withServer(await makePlace(), burst),
    back: await withServer(await makePlace(), (port, epoch) => comeBack(port, epoch, SPREAD_MS)),
    rush: await withServer(await makePlace(), (port, epoch) => comeBack(port, epoch, 0)),
    school: await withServer(await makePlace(), goToSchool),
  };
}

/** 35 devices push 100 events in the same moment, again and again. */
async function burst(port: number, epoch: string): Promise<Measured> {
  const devices = Array.from({ length: CLIENTS }, (_, n) => makePushes(`burst ${n}`, BATCH * BURSTS, BATCH, epoch));
  return measure(async () => {
    const sent: Sent[] = [];
    for (let turn = 0; turn < BURSTS; turn++) {
      sent.push(
        ...(await Promise.all(
          devices.flatMap((pushes) => pushes.slice(turn, turn + 1)).map((push) => send(port, push)),
        )),
      );
    }
    return sent;
  });
}

/**
 * 35 devices with 2,000 events each: each sends 200, waits for the answer, sends more. They begin within so many ms, as the
 * client spreads them; 0, which it never does, is a rush.
 */
async function comeBack(port: number, epoch: string, spreadMs: number): Promise<Measured> {
  const devices = Array.from({ length: CLIENTS }, (_, n) => makePushes(`back ${n}`, 2_000, 200, epoch));
  const rng = createRng("bench/return");
  const waits = devices.map(() => rng.int(0, spreadMs));
  return measure(async () => {
    const all = await Promise.all(
      devices.map(async (pushes, at) => {
        const sent: Sent[] = [];
        await delay(waits[at]);
        for (const push of pushes) sent.push(await send(port, push));
        return sent;
      }),
    );
    return all.flat();
  });
}

/** A school: 1,000 devices push five events each, spread as the client spreads them. */
async function goToSchool(port: number, epoch: string): Promise<Measured> {
  const rng = createRng("bench/school");
  const pushes = Array.from({ length: SCHOOL }, (_, n) => makePushes(`school ${n}`, 5, 5, epoch)).flat();
  const waits = pushes.map(() => rng.int(0, SPREAD_MS));
  return measure(() =>
    Promise.all(
      pushes.map(async (push, at) => {
        await delay(waits[at]);
        return send(port, push);
      }),
    ),
  );
}

async function measure(run: () => Promise<readonly Sent[]>): Promise<Measured> {
  const start = performance.now();
  const sent = await run();
  const total = performance.now() - start;
  return { times: sent.map(({ ms }) => ms), total, busy: sent.reduce((sum, { busy }) => sum + busy, 0) };
}

async function withServer(place: string, use: (port: number, epoch: string) => Promise<Measured>): Promise<Served> {
  const script = fileURLToPath(new URL("sync-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script, place], { stdio: ["ignore", "pipe", "inherit"] });
  const over = once(child, "close");
  const words: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => words.push(chunk.toString()));
  try {
    await Promise.race([once(child.stdout, "data"), over]);
    const port = Number(words.join(""));
    const epoch = await askEpoch(port);
    // A server has been running for days: what its first requests cost is another matter.
    for (const push of makePushes("warm", 6_000, 200, epoch)) await send(port, push);
    const measured = await use(port, epoch);
    child.kill("SIGTERM");
    await over;
    return { ...measured, cpu: Number(words.join("").trim().split("\n").at(-1)) };
  } finally {
    child.kill("SIGKILL");
    await over;
  }
}

function* compare(
  bench: string,
  ours: Measured,
  peer: Measured,
  extra: Readonly<Record<string, number>>,
): Generator<BenchResult> {
  for (const [name, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
  ] as const) {
    yield {
      bench: `${bench}/${name}`,
      ours: percentile(ours.times, share),
      peer: percentile(peer.times, share),
      unit: "ms",
      n: ours.times.length,
      ...load(),
      ...extra,
    };
  }
}

/** On a machine that has other things to do the processor time says more than the clock. */
function total(bench: string, ours: Served, peer: Served): BenchResult {
  const cpu = { ours_cpu: round(ours.cpu), peer_cpu: round(peer.cpu) };
  return {
    bench: `${bench}/total`,
    ours: ours.total,
    peer: peer.total,
    unit: "ms",
    n: 1,
    ...load(),
    ...cpu,
    target: TARGETS.total,
  };
}
