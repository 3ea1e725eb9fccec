import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Hono } from "hono";
import type { DestinationStream } from "pino";
import type { LearnerId } from "#engine";
import type { Features } from "#engine/protocol/kept";
import type { SharedCounts } from "../limits.ts";
import { listClasses } from "./class-routes.ts";
import { readCookie, transportOf, type CookieUse, type TransportOptions } from "./cookies.ts";
import { featuresFor } from "./features.ts";
import { identityRoutes, type RoutesOptions } from "./identity-routes.ts";
import type { IdentityStore, Rows } from "./identity-store.ts";
import { findKiosk, grantRights, noteHandIn, type KioskVisit } from "./hand-ins.ts";
import { finishErasure } from "./learner-routes.ts";
import { createIdentityLog } from "./log.ts";
import { createOpenId, type OpenIdSettings } from "./open-id.ts";
import { readPepper } from "./pepper.ts";
import type { IdentityDeps, IdentityHooks } from "./route.ts";
import { createSeal, type Seal } from "./seal.ts";
import { eraseDue } from "./retention.ts";
import { createSecretHasher, type HashCost } from "./secret-hash.ts";
import { readDevice, readSession, type LearnerSession, type Session } from "./sessions.ts";
import { createSqliteIdentityStore } from "./sqlite-identity-store.ts";
import { listSchools, sweepAll } from "./sweep.ts";
import { DIRECTORY, type DeviceRow, type HandInRow, type LearnerRow } from "./tables.ts";
import { invite } from "./staff.ts";
import { createTries } from "./tries.ts";

export interface IdentityOptions extends Partial<TransportOptions> {
  /** Folder of the server's data; here are the database and, beside it, the pepper. */
  readonly dataDir: string;
  readonly hooks: IdentityHooks;
  readonly logTo?: DestinationStream;
  /** The school's own sign-in, if there is one. */
  readonly openId?: OpenIdSettings;
  /** What is mixed into PINs, where several servers share one database; else a file in the data folder. */
  readonly pepper?: Uint8Array;
  /** Of tries, where several servers share one database; they need the same pepper. */
  readonly counts?: SharedCounts;
  /** For tests; else SQLite in the data folder, the clock, and the cost OWASP names. */
  readonly store?: IdentityStore;
  readonly now?: () => number;
  readonly cost?: HashCost;
  readonly addressOf?: NonNullable<RoutesOptions["addressOf"]>;
  /** Waits, for tests [ms]. */
  readonly pause?: (ms: number) => Promise<void>;
  /** Hears of each wrong try that is answered slowly. */
  readonly onSlowed?: () => void;
}

/** A class that is not archived, and who is in it. */
export interface WatchedClass {
  readonly id: string;
  readonly learners: readonly LearnerId[];
}

export interface Watched {
  readonly tenant: string;
  readonly teacher: string;
  readonly classes: readonly WatchedClass[];
  /** Another text once somebody did something about who is stuck. */
  readonly marks: string;
}

/** Who is who, for the whole server. */
export interface Identity {
  /** To be mounted at `/v1`. */
  readonly routes: Hono;
  /** Who asks, by the session cookie alone; undefined: nobody who is signed in. */
  readonly sessionOf: (request: Request) => Promise<Session | undefined>;
  /** What the teacher who asks may watch; undefined: no teacher asks. */
  readonly watchedBy: (request: Request) => Promise<Watched | undefined>;
  /** Names a learner may write: their own, of their class and its teachers. */
  readonly namesAround: (session: LearnerSession) => Promise<readonly string[]>;
  /** What is on for a learner, by their own wishes, their class's and their school's. */
  readonly featuresOf: (session: LearnerSession) => Promise<Features>;
  /** The enrolled device that asks, signed in or not. */
  readonly deviceOf: (request: Request) => Promise<Pick<DeviceRow, "tenant" | "id" | "class" | "kind"> | undefined>;
  /**
   * What may be handed in on the kiosk that asks, although nobody is signed in: in the name of a learner of its class [IDN27], or
   * of a visitor there [IDN29]; undefined where the device is none, or the id is neither.
   */
  readonly kioskOf: (request: Request, learner: LearnerId) => Promise<KioskVisit | undefined>;
  /** Notes that something waits, before it does and once it does; false where too much of that device waits [IDN30]. */
  readonly noteHandIn: (visit: KioskVisit) => Promise<boolean>;
  /** Whether a learner's data are to be gone. */
  readonly isErased: (tenant: string, learner: LearnerId) => Promise<boolean>;
  /** A code that makes the first teacher of a new school, once, within a day. */
  readonly issueSetUpCode: () => Promise<string>;
  /** The same where there is no teacher yet; to be printed at the start. */
  readonly firstSetUpCode: () => Promise<string | undefined>;
  /**
   * Asks the hook again for learners whose log could not be erased, or for all who ever were, where logs came back from a
   * backup; how many are still left.
   */
  readonly resumeErasures: (which?: "pending" | "all") => Promise<number>;
  /** Who signed in on a shared device before such rights were kept has one [IDN27]; to be done at a start. */
  readonly grantRights: () => Promise<void>;
  /** Looks again at what teachers were done with, where logs came back from a backup: what waits anew is on the list. */
  readonly resumeHandIns: () => Promise<void>;
  /** Passwords and PINs that wait for their turn to be compared. */
  readonly signInsWaiting: () => number;
  /** Takes out what is over; to be done by the hour. */
  readonly tidy: () => Promise<void>;
  /** Erases what the school's own schedule names; to be done by the hour [IDN44]. */
  readonly eraseDue: () => Promise<{ readonly learners: number; readonly classes: number }>;
  readonly close: () => Promise<void>;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { dataDir, hooks, now = Date.now, cost, addressOf, pause = delay, onSlowed = () => {} } = options;
  const transport = { behindProxy: options.behindProxy ?? false, allowOpen: options.allowOpen ?? false };
  const pepper = options.pepper ?? readPepper(dataDir);
  const store = options.store ?? createSqliteIdentityStore(path.join(dataDir, "identity.sqlite"));
  const seal = createSeal(pepper);
  const counts = options.counts && markKeys(options.counts, seal);
  const deps: IdentityDeps = {
    store,
    passwords: createSecretHasher({ ...(cost && { cost }) }),
    pins: createSecretHasher({ pepper, ...(cost && { cost }) }),
    seal,
    openId: options.openId && createOpenId(options.openId),
    tries: createTries((ms) => {
      onSlowed();
      return pause(ms);
    }, counts),
    now,
    log: createIdentityLog(options.logTo ?? process.stderr),
    hooks,
  };

  /** A cookie that came in the open counts only where that was allowed [IDN28]. */
  function cookieOf(request: Request, use: CookieUse): string | undefined {
    const came = transportOf(request, transport);
    return came === "open" && !transport.allowOpen ? undefined : readCookie(request, use, came);
  }

  async function issueSetUpCode(): Promise<string> {
    const { code } = await store.transact((rows) => invite(rows, null, now()));
    return code;
  }

  return {
    routes: identityRoutes({ deps, ...transport, ...(addressOf && { addressOf }) }),
    sessionOf: async (request) => {
      const cookie = cookieOf(request, "session");
      return cookie === undefined ? undefined : store.transact((rows) => readSession(rows, cookie, now()));
    },
    watchedBy: async (request) => {
      const cookie = cookieOf(request, "session");
      return cookie === undefined ? undefined : store.transact((rows) => findWatched(rows, cookie, now()));
    },
    featuresOf: ({ tenant, class: inClass, learner }) =>
      store.transact((rows) => featuresFor(rows, tenant, [learner, inClass])),
    namesAround: (session) => store.transact((rows) => namesAround(rows, session)),
    deviceOf: async (request) => {
      const cookie = cookieOf(request, "device");
      const found = cookie === undefined ? undefined : await store.transact((rows) => readDevice(rows, cookie));
      return found && { tenant: found.tenant, id: found.id, class: found.class, kind: found.kind };
    },
    kioskOf: async (request, learner) => {
      const cookie = cookieOf(request, "device");
      return cookie === undefined ? undefined : store.transact((rows) => findKiosk(rows, cookie, learner, now()));
    },
    noteHandIn: (visit) => store.transact((rows) => noteHandIn(rows, visit, now())),
    isErased: (tenant, learner) =>
      store.transact(async (rows) => {
        const row = await rows.get("learner", [tenant, learner]);
        return row !== undefined && row.erased !== null;
      }),
    issueSetUpCode,
    firstSetUpCode: async () => {
      const isEmpty = await store.transact(async (rows) => {
        if ((await rows.list("login", [DIRECTORY])).length > 0) return false;
        // A code of the start before, perhaps in an old terminal, is worth nothing any more.
        for (const { code } of await rows.list("invitation", [DIRECTORY]))
          await rows.remove("invitation", [DIRECTORY, code]);
        return true;
      });
      return isEmpty ? issueSetUpCode() : undefined;
    },
    resumeErasures: (which = "pending") => resumeErasures(deps, which),
    resumeHandIns: () => resumeHandIns(deps),
    grantRights: () =>
      store.transact(async (rows) => {
        for (const tenant of await listSchools(rows)) await grantRights(rows, tenant);
      }),
    eraseDue: () => eraseDue(deps),
    signInsWaiting: () => deps.passwords.waiting() + deps.pins.waiting(),
    tidy: async () => {
      await store.transact((rows) => sweepAll(rows, now()));
      await counts?.sweep(now());
    },
    close: () => store.close(),
  };
}

/** Neither an address nor an id is written down: a mark says only whether it is the same [IDN61]. */
function markKeys(counts: SharedCounts, seal: Seal): SharedCounts {
  return { ...counts, add: (what) => counts.add({ ...what, key: seal.mark(what.key) }) };
}

async function findWatched(rows: Rows, cookie: string, now: number): Promise<Watched | undefined> {
  const session = await readSession(rows, cookie, now);
  if (session?.role !== "teacher") return undefined;
  const { tenant, teacher } = session;
  const classes: WatchedClass[] = [];
  for (const { id, archivedAt } of await listClasses(rows, tenant, teacher)) {
    if (archivedAt !== null) continue;
    classes.push({ id, learners: (await rows.list("enrolment", [tenant, id])).map(({ learner }) => learner) });
  }
  const marks = await rows.list("stuckMark", [tenant]);
  const last = Math.max(0, ...marks.map(({ seen, done }) => Math.max(seen.at, done?.at ?? 0)));
  return { tenant, teacher, classes, marks: `${marks.length}-${last}` };
}

async function namesAround(rows: Rows, { tenant, learner, class: id }: LearnerSession): Promise<readonly string[]> {
  const inClass = await rows.get("class", [tenant, id]);
  const enrolled = (await rows.list("enrolment", [tenant, id])).map((row) => row.learner);
  const names: (string | null | undefined)[] = [];
  for (const one of new Set([learner, ...enrolled])) names.push((await rows.get("learner", [tenant, one]))?.name);
  for (const one of inClass?.teachers ?? []) names.push((await rows.get("teacher", [tenant, one]))?.name);
  return names.filter((name) => typeof name === "string");
}

async function resumeHandIns({ store, hooks }: IdentityDeps): Promise<void> {
  const settled = await store.transact(async (rows) => {
    const all: HandInRow[] = [];
    for (const tenant of await listSchools(rows)) all.push(...(await rows.list("handIn", [tenant])));
    return all.filter(({ settledAt }) => settledAt !== null);
  });
  for (const row of settled) {
    const isWaiting = (await hooks.handIns.waiting({ tenant: row.tenant, learner: row.id }, row.learner)) !== null;
    if (isWaiting) await store.transact((rows) => rows.put("handIn", { ...row, settledAt: null }));
  }
}

async function resumeErasures(deps: IdentityDeps, which: "pending" | "all"): Promise<number> {
  const erased = await deps.store.transact(async (rows) => {
    const all: LearnerRow[] = [];
    for (const tenant of await listSchools(rows)) all.push(...(await rows.list("learner", [tenant])));
    return all.filter((row) => row.erased !== null && (which === "all" || row.erased.pending));
  });
  let left = 0;
  for (const { tenant, id } of erased) if (!(await finishErasure(deps, tenant, id))) left += 1;
  return left;
}
