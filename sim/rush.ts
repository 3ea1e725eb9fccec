import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createAsker, createServerProcess } from "#testing/school";
import { foundSchool, type Card } from "./found-school.ts";

export interface RushOptions {
  /** New tablets, and wrong codes from the same address, both spread over the time. */
  readonly tablets: number;
  readonly wrong: number;
  readonly seconds: number;
}

export interface RushReport {
  /** Tablets that are in their class, of all. */
  readonly joined: number;
  readonly tablets: number;
  /** From the code to being signed in [ms]. */
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Answers to wrong codes, by status, and how long they took in the middle [ms]. */
  readonly wrong: Readonly<Record<number, number>>;
  readonly wrongMs: number;
  /** Most of them that waited for an answer at the same time. */
  readonly inFlight: number;
}

const TICK_MS = 50;
/** Most wrong codes on their way at the same time: a guesser has no more lines. */
const LINES = 400;
/** A class has room for so many. */
const CLASS = 35;

/** The first lesson of a school: its tablets join behind one address, while somebody behind it tries codes [IDN9]. */
export async function rushIn({ tablets, wrong, seconds }: RushOptions): Promise<RushReport> {
  const folder = await mkdtemp(path.join(tmpdir(), "rush-"));
  const dataDir = path.join(folder, "data");
  const server = await createServerProcess({ dataDir });
  try {
    await server.start();
    const school = await foundSchool(server.url, dataDir);
    const pupils: (Card & { readonly code: string })[] = [];
    for (let made = 0; made < tablets; made += CLASS) {
      const names = Array.from({ length: Math.min(CLASS, tablets - made) }, (_, n) => `Pupil ${made + n}`);
      const { code, cards } = await school.makeClass(`Class ${made / CLASS}`, names);
      pupils.push(...cards.map((card) => ({ ...card, code })));
    }
    const guesses = guessFor(server.url, wrong, seconds * 1_000);
    const times = await Promise.all(
      pupils.map(async ({ learner, pin, code }, n) => {
        await delay((n * seconds * 1_000) / pupils.length);
        const asker = createAsker(server.url);
        const from = performance.now();
        try {
          await asker.get("POST", "/auth/join", { code, kind: "personal" });
          await asker.get("POST", "/auth/pin", { learner, pin });
          return performance.now() - from;
        } catch {
          return null;
        }
      }),
    );
    const { statuses, times: wrongTimes, inFlight } = await guesses;
    const took = times.filter((time) => time !== null);
    return {
      joined: took.length,
      tablets,
      p50: share(took, 0.5),
      p95: share(took, 0.95),
      worst: share(took, 1),
      wrong: statuses,
      wrongMs: share(wrongTimes, 0.5),
      inFlight,
    };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Tries so many codes that nobody has, evenly over the time. */
async function guessFor(url: string, count: number, ms: number) {
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  let inFlight = 0;
  const guess = async (n: number): Promise<void> => {
    const from = performance.now();
    const code = `ZZ${(n % 26 ** 4).toString(26).padStart(4, "0")}`.replaceAll(/[01ilo]/giu, "Z").toUpperCase();
    const { status } = await createAsker(url).ask("POST", "/auth/join", { code, kind: "personal" });
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(performance.now() - from);
  };
  const start = performance.now();
  for (let sent = 0; sent < count; await delay(TICK_MS)) {
    const due = Math.min(count, Math.ceil((count * (performance.now() - start)) / ms));
    const free = Math.min(due - sent, LINES - running.size);
    for (let n = 0; n < free; n++) {
      // A line that is cut is no answer.
      const trying = guess((sent += 1)).catch(() => {});
      running.add(trying);
      void trying.then(() => running.delete(trying));
    }
    inFlight = Math.max(inFlight, running.size);
  }
  await Promise.all(running);
  return { statuses, times, inFlight };
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
