import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { DeviceId, uuidFromName } from "#engine";
import { SYNC_PROTOCOL, type SyncRequest } from "#engine/protocol/sync";
import { createServerProcess } from "#testing/school";
import type { Besieged } from "./attackers.ts";
import { foundSchool } from "./found-school.ts";
import { createTermDevice, type TermDevice } from "./term-device.ts";

export interface SiegeOptions {
  readonly seed: number;
  /** So long it is attacked, after a calm time of a tenth of that [s]. */
  readonly seconds: number;
  /** Names of attacks; all where none is named. */
  readonly only?: readonly string[];
  readonly onMinute?: (report: SiegeReport) => void;
}

export interface SiegeReport {
  /** An honest pupil's answer, from when it is sent to when the server has it [ms]. */
  readonly calm: Times;
  readonly besieged: Times;
  /** Answers that honest pupils gave, and those of them that the server has. */
  readonly made: number;
  readonly acked: number;
  /** Most memory the server had [MB]. */
  readonly rssMb: number;
  /** Attacks that came to an end, by kind. */
  readonly attacks: Readonly<Record<string, number>>;
}

interface Times {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

const PUPILS = 25;
const EVERY_MS = 2_000;
/** Until a pupil's device tries again [ms]. */
const AGAIN_MS = 100;
/** Of the log that is asked for by those who do not read it. */
const LONG_LOG = 20_000;

/**
 * Attacks the real server, in a process of its own, from the address its pupils have: lines on which nothing comes, answers nobody
 * reads, large forms, bombs, guesses and floods [SRV20]. Meanwhile a class of pupils sends an answer each every two seconds.
 */
export async function laySiege({ seed, seconds, only = [], onMinute }: SiegeOptions): Promise<SiegeReport> {
  const folder = await mkdtemp(path.join(tmpdir(), "siege-"));
  const dataDir = path.join(folder, "data");
  const server = await createServerProcess({ dataDir });
  let attackers: Worker | undefined;
  try {
    await server.start();
    const { url } = server;
    const school = await foundSchool(url, dataDir);
    const names = Array.from({ length: PUPILS }, (_, n) => `Pupil ${n}`);
    const honest = await school.makeClass("Honest", names);
    const hostile = await school.makeClass("Hostile", ["Mallory"]);
    const deviceOf = (name: string, card: (typeof honest.cards)[number], code: string) =>
      createTermDevice({ url, name, card, kind: "personal", code: async () => code });
    const devices = honest.cards.map((card, n) => deviceOf(`own ${n}`, card, honest.code));
    const [mallory] = hostile.cards;
    if (mallory === undefined) throw new Error("a class of one has a card");
    const far = deviceOf("far", mallory, hostile.code);
    for (let n = 0; n < LONG_LOG; n += 1_000) await far.work(1_000);

    let rss = 0;
    let attacks: Readonly<Record<string, number>> = {};
    const [calm, besieged]: [number[], number[]] = [[], []];
    const report = (): SiegeReport => ({
      calm: timesOf(calm),
      besieged: timesOf(besieged),
      made: devices.reduce((sum, device) => sum + device.made().length, 0),
      acked: devices.reduce((sum, device) => sum + device.acked().size, 0),
      rssMb: Math.round(rss / 1e6),
      attacks,
    });
    const watch = setInterval(() => (rss = Math.max(rss, server.rss())), 250);
    const minutes = setInterval(() => onMinute?.(report()), 60_000);
    // Joining is not what is measured.
    for (const device of devices) await device.work(1);
    await pushAll(devices, calm, seconds * 100);
    const pull: SyncRequest = {
      proto: SYNC_PROTOCOL,
      device: DeviceId.parse(uuidFromName("reader")),
      learner: mallory.learner,
      epoch: null,
      cursor: 0,
      events: [],
      want: 500,
    };
    const workerData: Besieged = { url, inClass: hostile, pull: JSON.stringify(pull), seed, only };
    attackers = new Worker(new URL("attackers.ts", import.meta.url), { workerData });
    attackers.on("message", (counts: Readonly<Record<string, number>>) => (attacks = counts));
    await pushAll(devices, besieged, seconds * 1_000);
    clearInterval(watch);
    clearInterval(minutes);
    return report();
  } finally {
    await attackers?.terminate();
    await server.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function pushAll(devices: readonly TermDevice[], times: number[], ms: number): Promise<void> {
  const end = performance.now() + ms;
  await Promise.all(
    devices.map(async (device, n) => {
      await delay((n * EVERY_MS) / devices.length);
      for (let at = performance.now(); at < end; at += EVERY_MS) {
        await delay(Math.max(0, at - performance.now()));
        const from = performance.now();
        await device.work(1);
        // What is refused is sent again, and has not arrived until it is taken.
        while (device.acked().size < device.made().length && performance.now() < end) {
          await delay(AGAIN_MS);
          await device.work(0);
        }
        times.push(performance.now() - from);
      }
    }),
  );
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}
