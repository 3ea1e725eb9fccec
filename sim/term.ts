import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createRng, type EventId, type Rng } from "#engine";
import { createServerProcess, FAIR, type ServerProcess } from "#testing/school";
import { listCopies } from "../server/http/copies.ts";
import { newestName } from "../server/http/plan-prune.ts";
import { createQueue } from "../server/identity/identity-store.ts";
import { createSqliteStore } from "../server/sync/index.ts";
import type { StreamHead } from "../server/sync/stream-list.ts";
import { foundSchool } from "./found-school.ts";
import { createTermDevice, type TermDevice } from "./term-device.ts";

export interface TermOptions {
  readonly seed: number;
  readonly learners: number;
  readonly days: number;
  /** How many of the learners work in a part of a day [per thousand]. */
  readonly share: number;
  readonly onDay?: (day: number, kind: string) => void;
}

export interface TermReport {
  /** What must not happen, in words; none is well. */
  readonly faults: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

interface Term {
  readonly server: ServerProcess;
  readonly dataDir: string;
  readonly rng: Rng;
  readonly count: (what: string) => void;
  /** Some of the pupils do some problems; resolves when they have sent what they could. */
  readonly work: () => Promise<void>;
}

const CLASS_SIZE = 25;
const WRONG_CLOCK_MS = 400 * 24 * 60 * 60_000;
/** Devices that talk to the server at the same time. */
const AT_ONCE = 8;
const LAST_ROUNDS = 5;
const FILES = ["sync.sqlite", "identity.sqlite"];

/** What a day may bring; the server runs before it and after it. */
const DAYS: Readonly<Record<string, (term: Term) => Promise<void>>> = {
  "killed at work": async ({ server, work, rng, count }) => {
    const working = work();
    await wait(rng.int(50, 900));
    await server.kill();
    count("kills");
    await server.start();
    await working;
  },
  "a full disk": async ({ server, work, rng, count }) => {
    server.setWeather({ ...FAIR, isFull: true });
    count("full disks");
    await work();
    if (rng.int(0, 1) === 1) await server.kill();
    else await server.stop();
    await server.start();
    await work();
    server.setWeather(FAIR);
    await work();
  },
  "a clock ahead": (term) => underClock(term, WRONG_CLOCK_MS),
  "a copy brought back": async ({ server, dataDir, work, count }) => {
    await work();
    await server.stop();
    await bringBack(dataDir);
    count("copies brought back");
    await server.start();
    await work();
  },
  "killed as it starts": async ({ server, work, rng, count }) => {
    await server.stop();
    const starting = server.start().catch(() => {});
    await wait(rng.int(0, 1_500));
    await server.kill();
    count("kills");
    await starting;
    await server.start();
    await work();
  },
  "a clock behind": (term) => underClock(term, -WRONG_CLOCK_MS),
  "a calm day": ({ work }) => work(),
};

async function underClock({ server, work, count }: Term, clockMs: number): Promise<void> {
  for (const weather of [{ ...FAIR, clockMs }, FAIR]) {
    await server.stop();
    server.setWeather(weather);
    await server.start();
    await work();
  }
  count("wrong clocks");
}

/** As docs/running.md has it: what is there goes, and both files of the newest copy come in its place. */
async function bringBack(dataDir: string): Promise<void> {
  const { whole } = await listCopies(path.join(dataDir, "backups"), FILES);
  const newest = newestName(whole, Date.now());
  if (newest === undefined) throw new Error("there is no copy");
  for (const name of await readdir(dataDir)) {
    if (/^(?:sync|identity)\.sqlite/u.test(name)) await rm(path.join(dataDir, name));
  }
  for (const name of FILES) {
    await cp(path.join(dataDir, "backups", newest, name), path.join(dataDir, name));
  }
}

/**
 * A term of a school whose server has bad days: it starts again each time with the same school, and what was acked is in the
 * end in the logs, once and in order [SYN97]. The real server in its own process, over files; devices speak the protocol. What
 * happens on which day follows from the seed; at which moment a kill comes is the machine's.
 */
export async function simulateTerm({ seed, learners, days, share, onDay }: TermOptions): Promise<TermReport> {
  const rng = createRng(`term ${seed}`);
  const folder = await mkdtemp(path.join(tmpdir(), "term-"));
  const dataDir = path.join(folder, "data");
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  const count = (what: string, much = 1) => void (counts[what] = (counts[what] ?? 0) + much);
  const server = await createServerProcess({ dataDir, hasWeather: true });
  try {
    await server.start();
    const devices = await enrol(server, dataDir, learners);
    const work = () =>
      inTurns(devices, async (device) => {
        if (rng.int(1, 1_000) <= share) await device.work(rng.int(5, 40));
      });
    const kinds = Object.entries(DAYS);
    for (let day = 0; day < days; day++) {
      const [kind, pass] = kinds[day % kinds.length] ?? ["", async () => {}];
      onDay?.(day + 1, kind);
      await pass({ server, dataDir, rng, count, work });
      if ((await readdir(dataDir)).includes("set-up-code")) faults.push(`day ${day + 1}, ${kind}: a new school`);
    }
    for (let round = 0; round < LAST_ROUNDS; round++) await inTurns(devices, (device) => device.work(0));
    await server.stop();
    for (const device of devices) {
      count("made", device.made().length);
      count("acked", device.acked().size);
      faults.push(...device.faults());
    }
    faults.push(...(await compare(path.join(dataDir, "sync.sqlite"), devices)));
  } catch (error) {
    faults.push(`${error instanceof Error ? error.message : String(error)}\n${server.said()}`);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
  return { faults, counts };
}

/** A device of their own for every learner; the first of each class also works at a shared one. */
async function enrol({ url }: ServerProcess, dataDir: string, learners: number): Promise<readonly TermDevice[]> {
  const school = await foundSchool(url, dataDir);
  const devices: TermDevice[] = [];
  // One sign-in of the teacher's ends the one before.
  const inTurn = createQueue();
  for (let first = 0; first < learners; first += CLASS_SIZE) {
    const names = Array.from({ length: Math.min(CLASS_SIZE, learners - first) }, (_, n) => `Pupil ${first + n}`);
    const { id, code, cards } = await school.makeClass(`Class ${first}`, names);
    for (const [n, card] of cards.entries()) {
      const name = names[n] ?? "";
      devices.push(createTermDevice({ url, card, name, kind: "personal", code: async () => code }));
      const kioskCode = () => inTurn(() => school.makeKioskCode(id));
      if (n === 0)
        devices.push(createTermDevice({ url, card, name: `${name} shared`, kind: "kiosk", code: kioskCode }));
    }
  }
  return devices;
}

async function inTurns(devices: readonly TermDevice[], work: (device: TermDevice) => Promise<void>): Promise<void> {
  const left = [...devices];
  const one = async () => {
    for (let device = left.shift(); device !== undefined; device = left.shift()) await work(device);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/**
 * What the logs lack of what was acked, or have twice or in another order. What came while nobody was signed in waits in a log
 * beside the learner's, which is as good: a teacher gives it to them.
 */
async function compare(file: string, devices: readonly TermDevice[]): Promise<readonly string[]> {
  const store = createSqliteStore({ file });
  const faults: string[] = [];
  const there = new Set<EventId>();
  for (let last: StreamHead | null = null; ;) {
    const [head] = await store.readHeads(last, 1);
    if (head === undefined) break;
    last = head;
    const events = (await store.readRows(head, 0, head.head)).map(({ event }) => event);
    for (const { id } of events) there.add(id);
    if (new Set(events.map(({ id }) => id)).size < events.length) faults.push(`${head.learner}: an event twice`);
    for (const [device, own] of Map.groupBy(events, (event) => event.device)) {
      const isInOrder = own.every(({ seq }, at) => seq > (own[at - 1]?.seq ?? 0));
      if (!isInOrder) faults.push(`${head.learner}: the chain of ${device} in another order`);
    }
  }
  await store.close();
  for (const { name, made, acked } of devices) {
    const lost = [...acked()].filter((id) => !there.has(id)).length;
    const unsent = made().filter((id) => !there.has(id)).length;
    if (lost > 0) faults.push(`${name}: ${lost} of ${acked().size} acked are lost`);
    else if (unsent > 0) faults.push(`${name}: ${unsent} of ${made().length} have not come through`);
  }
  return faults;
}
