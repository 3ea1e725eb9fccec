import { createRng, LearnerId, type Content, type TutorEvent } from "#engine";
import {
  cardOf,
  kioskCode,
  NOON,
  openBrowser,
  openPlace as openPlaceIn,
  openSyncWorld,
  type Browser,
  type Place as PlaceIn,
} from "../server/http/school.fixture.ts";
import { createMemorySnapshotStore, createSnapshots } from "../server/snapshots/index.ts";
import { backUpMemory, createMemoryServerDisk, createMemorySyncStore, restoreMemory } from "../server/sync/index.ts";
import { createHttpSchool } from "../workers/school/http-school.ts";
import { createMemoryDisk, createMemoryStore, type MemoryDisk } from "../workers/store/memory-store.ts";
import { createHttpNet } from "../workers/sync/http-net.ts";
import { createMemoryReplicaStore } from "../workers/sync/memory-replica-store.ts";
import { createSyncClient } from "../workers/sync/sync-client.ts";
import type { SyncSeam } from "../workers/sync/sync-seam.ts";
import { problemOf, rightAnswer, wrongAnswer } from "../workers/testing/pupil.ts";
import { makeSmallBank } from "../workers/testing/small-bank.ts";
import {
  createMemoryFiles,
  createTestBrowser,
  createTestIds,
  createTestTime,
  openTab,
  type Tab,
  type TestTime,
} from "../workers/testing/world.ts";

export const content: Content = makeSmallBank();

export interface Place extends PlaceIn {
  /** Requests the server is at work on: one whose answer is on its way, or held there, is not. */
  readonly atWork: { requests: number };
  /** A copy of all the server has. */
  readonly backUp: () => MemoryServerCopy;
  readonly restore: (copy: MemoryServerCopy, epoch: string) => void;
}

type MemoryServerCopy = ReturnType<typeof backUpMemory>;

/** `hasSnapshots`: false where the server has none for the program of these devices. */
export async function openPlace(names: readonly string[], { hasSnapshots = true } = {}): Promise<Place> {
  const disk = createMemoryServerDisk("epoch");
  const store = createMemorySyncStore(disk);
  const snapshots = createSnapshots({
    sync: store,
    store: createMemorySnapshotStore(),
    contentSet: content.hash,
    onError: (_, error) => {
      throw error;
    },
  });
  const world = openSyncWorld({
    store,
    snapshotFor: async (key, { version, content: contentSet }) =>
      hasSnapshots ? snapshots.snapshotFor(key, { cursor: 0, foldVersion: version, contentSet }) : undefined,
  });
  return {
    ...(await openPlaceIn(names, { world })),
    atWork: { requests: 0 },
    backUp: () => backUpMemory(disk),
    // The store goes on over the same disk, on which there is something else now.
    restore: (copy, epoch) => void Object.assign(disk, restoreMemory(copy, epoch)),
  };
}

interface Line {
  isUp: boolean;
  /** The server is one of before addresses that nobody had to know. */
  isOlder: boolean;
  /** What becomes of an answer on its way, by its address: it comes when this resolves, and is lost when it rejects. */
  arrives: (url: string) => Promise<void>;
}

/** One browser of the school: the real host over the real server, with a network that can be cut. */
export interface Device {
  tab: Tab;
  readonly browser: Browser;
  readonly disk: MemoryDisk;
  readonly files: Map<string, string>;
  readonly time: TestTime;
  readonly line: Line;
  /** As after a kill. */
  readonly restart: () => void;
}

export function openDevice(place: Place, name: string): Device {
  const browser = openBrowser(place.world);
  const disk = createMemoryDisk();
  const files = new Map<string, string>();
  const time = createTestTime(NOON);
  const line: Line = { isUp: true, isOlder: false, arrives: async () => {} };
  const cookieFetch = fetchOf(place, browser, line);
  let starts = 0;

  function start(): Tab {
    starts += 1;
    const ids = createTestIds(time, `${name} sync ${starts}`);
    const locks = createTestBrowser();
    const store = createMemoryReplicaStore(disk);
    const sync: SyncSeam = {
      store,
      open: (learner, hears) =>
        createSyncClient(learner, {
          ...hears,
          store,
          net: createHttpNet(cookieFetch),
          clock: time,
          timers: time,
          locks: locks.locks,
          ids,
          rng: createRng(name),
        }),
    };
    return openTab({
      store: createMemoryStore(disk),
      content,
      time,
      browser: locks,
      seed: `${name} ${starts}`,
      files: createMemoryFiles(files),
      loadSync: async () => sync,
      loadSchool: async () => createHttpSchool(cookieFetch),
    });
  }

  const device: Device = {
    tab: start(),
    browser,
    disk,
    files,
    time,
    line,
    restart: () => {
      device.tab = start();
    },
  };
  return device;
}

/** The browser's own `fetch`: cookies go along, and nothing comes when the line is cut. */
function fetchOf(place: Place, browser: Browser, line: Readonly<Line>): typeof fetch {
  return (async (url: string, init: RequestInit = {}) => {
    if (!line.isUp) throw new TypeError("Failed to fetch");
    if (line.isOlder && /\/auth\/(?:standing|readiness)$|\/class\//u.test(url)) {
      return new Response("{}", { status: 404, headers: { "Content-Type": "application/problem+json" } });
    }
    const origin = new URL(browser.request().url).origin;
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookies);
    headers.set("Origin", origin);
    headers.set("Sec-Fetch-Site", "same-origin");
    const { method = "GET", body = null } = init;
    place.atWork.requests += 1;
    const response = await place.world
      .fetch(new Request(`${origin}${url}`, { method, headers, body }))
      .finally(() => (place.atWork.requests -= 1));
    await line.arrives(url);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      if (value === "") browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    }
    return response;
  }) as typeof fetch;
}

/** What the join and kiosk screens do. */
export async function signIn(
  { tab }: Device,
  { school }: Place,
  name: string,
  options: { readonly kind?: "personal" | "kiosk"; readonly grade?: number; readonly keepWork?: boolean } = {},
): Promise<LearnerId> {
  const { kind = "personal", grade = null, keepWork = false } = options;
  const code = kind === "kiosk" ? await kioskCode(school.teacher, school.class.id) : school.class.code;
  const joined = await tab.api.school("POST /auth/join", { code, kind });
  if (!joined.ok) throw new Error(JSON.stringify(joined.error));
  const { learner, pin } = cardOf(school, name);
  const session = await tab.api.school("POST /auth/pin", { learner: LearnerId.parse(learner), pin });
  if (!session.ok) throw new Error(JSON.stringify(session.error));
  if (kind === "kiosk") await tab.api.shareDevice(joined.value.class.name);
  const entry = { session: session.value, className: joined.value.class.name, keepWork, locale: "en" } as const;
  const entered = await tab.api.enterSchool({ ...entry, grade });
  if (!entered.ok || !entered.value.entered) throw new Error(`not entered: ${JSON.stringify(entered)}`);
  return LearnerId.parse(learner);
}

/** The log as far as it is on a device; nothing is fetched for it. */
async function logHere({ tab, disk }: Device): Promise<readonly TutorEvent[]> {
  const learner = tab.view().learner?.id;
  const log = learner === undefined ? null : await createMemoryStore(disk).readLog(learner);
  return log?.ok === true ? (log.value as readonly TutorEvent[]) : [];
}

/** The pupil does some problems, some of them wrongly; `before` is what was served before on devices whose log is not here. */
export async function practise(device: Device, problems: number, before: readonly TutorEvent[] = []): Promise<void> {
  const { tab } = device;
  if (tab.view().practice.type !== "problem") await tab.api.startPractice({ skillId: null });
  // The history may have ended with a problem that is over but not left.
  const { itemId, phase } = problemOf(tab);
  if (phase !== "open") await tab.api.nextProblem(itemId);
  for (let n = 0; n < problems; n++) {
    const problem = problemOf(tab);
    const right = rightAnswer(content, [...before, ...(await logHere(device))], problem);
    if (n % 3 === 1) await answer(tab, wrongAnswer(problem, right));
    await answer(tab, right);
    const next = await tab.api.nextProblem(problem.itemId);
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    if (tab.view().practice.type !== "problem") await tab.api.startPractice({ skillId: null });
  }
}

async function answer(tab: Tab, given: readonly string[]): Promise<void> {
  const { itemId } = problemOf(tab);
  const done = await tab.api.submitAnswer({ itemId, given, latencyMs: 4_000 });
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

/** Time goes on for all, and what follows happens: however slow the machine is, no time goes by for a server at work. */
export async function pass(place: Place, devices: readonly Device[], ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    place.world.wait(Math.min(left, 1_000));
    for (const { time } of devices) time.advance(Math.min(left, 1_000));
    await quiet(place, 1);
  }
  await quiet(place, 20);
}

/** Resolves after so many turns of the event loop in which the server had nothing to do. */
async function quiet(place: Place, turns: number): Promise<void> {
  for (let idle = 0; idle < turns; idle = place.atWork.requests === 0 ? idle + 1 : 0) {
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** What `doing` comes to, in time that goes on: it may have to wait for somebody. */
export async function inTime<T>(place: Place, devices: readonly Device[], doing: Promise<T>): Promise<T> {
  const waited = new Set([doing]);
  const stop = () => waited.clear();
  doing.then(stop, stop);
  while (waited.size > 0) await pass(place, devices, 1_000);
  return doing;
}

export async function masteryOf({ tab }: Device): Promise<unknown> {
  const skills = await tab.api.skills();
  if (!skills.ok) throw new Error(JSON.stringify(skills.error));
  return skills.value;
}

export const answersIn = (events: readonly TutorEvent[]): number =>
  events.filter(({ type }) => type === "attempt_evaluated").length;

export const onDisk = ({ disk, files }: Device): string =>
  JSON.stringify([
    ...[
      disk.events,
      disk.heads,
      disk.profiles,
      disk.projections,
      disk.drafts,
      disk.closedSummaries,
      disk.replicas,
      disk.bases,
    ].map((table) => [...table]),
    disk.sharedWith,
    disk.kept,
    [...disk.remote].map(([learner, rows]) => [learner, [...rows]]),
    [...files],
  ]);
