import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Hono } from "hono";
import { onTestFinished } from "vitest";
import type { LearnerId } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { SyncResponse, type SyncEvent, type SyncRequest } from "#engine/protocol/sync";
import { createIdentity, createMemoryIdentityStore, type IdentityStore } from "../identity/index.ts";
import {
  cardOf,
  CHEAP,
  joinClass,
  joinKiosk,
  kioskCode,
  NOON,
  openBrowser,
  openSchool,
  signIn,
  useClock,
  type Browser,
  type School,
  type World,
} from "../identity/school.fixture.ts";
import type { OutboxHooks } from "../identity/route.ts";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import { makeChain, makeRequest } from "../sync/events.fixture.ts";
import {
  createHandIns,
  createMemoryServerDisk,
  createMemorySyncStore,
  type StoredRow,
  type StreamKey,
  type SyncDeps,
  type SyncStore,
} from "../sync/index.ts";
import { createTraffic } from "../traffic.ts";
import { createServerLog } from "./log.ts";
import { SUM_HEADER, syncRoutes } from "./sync-routes.ts";

export { cardOf, joinClass, joinKiosk, kioskCode, NOON, openBrowser, openSchool, signIn, type Browser, type School };

/** Identity and sync together, in memory, with a clock that is set by hand. */
export interface SyncWorld extends World {
  readonly syncStore: SyncStore;
  /** Every row of a log, with its status. */
  readonly rowsOf: (key: StreamKey) => Promise<readonly StoredRow[]>;
  /** Logs that were told to have new rows. */
  readonly followed: StreamKey[];
  /** How often a shared device asked for a copy. */
  readonly copies: () => number;
}

export interface SyncWorldOptions {
  readonly store?: SyncStore;
  readonly identityStore?: IdentityStore;
  readonly allowOpen?: boolean;
  readonly snapshotFor?: NonNullable<SyncDeps["snapshotFor"]>;
  readonly outbox?: OutboxHooks;
}

export function openSyncWorld(options: SyncWorldOptions = {}): SyncWorld {
  const dataDir = mkdtempSync(path.join(tmpdir(), "sync-http-"));
  const store = options.identityStore ?? createMemoryIdentityStore();
  const syncStore = options.store ?? createMemorySyncStore(createMemoryServerDisk("epoch"));
  const followed: StreamKey[] = [];
  let [now, written, address, copies] = [NOON, "", "10.0.0.1", 0];
  const logTo = { write: (line: string) => void (written += line) };
  const setClock = useClock(now);
  const identity = createIdentity({
    dataDir,
    store,
    now: () => now,
    pause: async () => {},
    cost: CHEAP,
    logTo,
    allowOpen: options.allowOpen ?? false,
    addressOf: () => address,
    hooks: {
      viewServer: UNWATCHED.viewServer,
      outbox: options.outbox,
      erase: (tenant, learner) => syncStore.erase({ tenant, learner }),
      handIns: createHandIns({
        store: syncStore,
        now: Date.now,
        follow: (key) => followed.push(key),
        forget: async () => {},
      }),
    },
  });
  onTestFinished(async () => {
    await identity.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const snapshots = options.snapshotFor === undefined ? {} : { snapshotFor: options.snapshotFor };
  const sync = syncRoutes({
    identity,
    sync: { store: syncStore, now: () => now, follow: (key) => followed.push(key), ...snapshots },
    log: createServerLog(logTo).sync,
    traffic: createTraffic(),
    kioskPushed: () => void (copies += 1),
  });
  const app = new Hono().route("/v1", new Hono().route("/", sync).route("/", identity.routes));
  return {
    identity,
    store,
    syncStore,
    followed,
    copies: () => copies,
    rowsOf: (key) => syncStore.readRows(key, 0, 10_000),
    erased: [],
    failErase: () => {},
    find: () => {},
    progress: () => {},
    work: () => {},
    log: () => written,
    wait: (ms) => setClock((now += ms)),
    pauses: () => 0,
    fetch: async (request, bindings) => app.fetch(request, bindings),
    moveTo: (value) => void (address = value),
  };
}

export interface SyncReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of a 200. */
  readonly answer: SyncResponse | undefined;
}

export interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly origin?: string;
}

/** Sends what a device sends, with the browser's cookies. */
export async function postSync(
  world: Pick<World, "fetch">,
  browser: Browser,
  request: SyncRequest | string,
  sending: Sending = {},
): Promise<SyncReply> {
  const text = typeof request === "string" ? request : JSON.stringify(request);
  const origin = sending.origin ?? new URL(browser.request().url).origin;
  const headers = {
    Cookie: browser.request().headers.get("Cookie") ?? "",
    Origin: origin,
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/json",
    [SUM_HEADER]: hash64(text),
    ...sending.headers,
  };
  const init = { method: "POST", headers, body: sending.body ?? text };
  const response = await world.fetch(new Request(`${origin}/v1/sync`, init));
  const back = await response.text();
  const answer = response.status === 200 ? SyncResponse.parse(JSON.parse(back)) : undefined;
  return { status: response.status, headers: response.headers, text: back, answer };
}

export interface Place {
  readonly world: SyncWorld;
  readonly school: School;
  readonly tenant: string;
}

export async function openPlace(
  names: readonly string[],
  { world = openSyncWorld(), name = "North" }: { readonly world?: SyncWorld; readonly name?: string } = {},
): Promise<Place> {
  const school = await openSchool(world, name, names);
  const session = await world.identity.sessionOf(school.teacher.request());
  return { world, school, tenant: session?.tenant ?? "" };
}

/** A device of the class with a learner signed in. */
export async function openDevice(
  { world, school }: Place,
  name: string,
  kind: "personal" | "kiosk" = "personal",
): Promise<{ readonly browser: Browser; readonly learner: LearnerId }> {
  const browser = await (kind === "kiosk" ? joinKiosk(world, school) : joinClass(world, school.class.code));
  return { browser, learner: await signIn(browser, cardOf(school, name)) };
}

/** A request that pushes `count` events of a learner's on a chain that is new unless it goes on. */
export function pushOf(learner: LearnerId, count: number, after?: SyncEvent): SyncRequest {
  return makeRequest(makeChain(`chain ${randomUUID()}`, count, { learner }, after), { learner });
}
