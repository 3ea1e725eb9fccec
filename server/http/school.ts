import { rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { Hono, type Context } from "hono";
import type { DestinationStream } from "pino";
import { standingsOf } from "#engine/class";
import type { OutboxView, ServerView } from "#engine/protocol/server";
import {
  createIdentity,
  listSchools,
  provePepper,
  type HashCost,
  type Identity,
  type OpenIdSettings,
  type OwnAddress,
  type Session,
} from "../identity/index.ts";
import { lookAtDisks, type Meter, type SchoolFacts } from "../metrics/index.ts";
import { createDestinations, createSender, tellOf, viewOutbox, type OutSettings } from "../outbox/index.ts";
import { createHandIns, readLog, type StreamKey } from "../sync/index.ts";
import { remoteAddress } from "./address.ts";
import { liveRoutes } from "./live-routes.ts";
import { openFollowers, type Followed, type LogFollower } from "./followers.ts";
import { createTraffic, type Traffic } from "../traffic.ts";
import { createServerLog, failureLine, type UpkeepLine } from "./log.ts";
import { hasSchool } from "./data-files.ts";
import type { Readiness } from "./readiness.ts";
import { openStores, type Stores } from "./stores.ts";
import { syncRoutes } from "./sync-routes.ts";
import { createWarmUp } from "./warm-classes.ts";

export interface SchoolOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Folder of the hourly copies; undefined: none are made. */
  readonly backupDir?: string;
  /** What they may take together [bytes]. */
  readonly backupBytes?: number;
  readonly behindProxy: boolean;
  readonly openNetwork: boolean;
  /** Mixed into PINs; a file in the data folder where it is not said. */
  readonly pepper?: Uint8Array;
  /** The school's own sign-in, if there is one. */
  readonly openId?: OpenIdSettings;
  /** Systems that are told what happens; none unless told. */
  readonly out?: OutSettings;
  /** Another one than before is no mistake. */
  readonly newPepper?: boolean;
  /** Logs without anybody they are of are no mistake. */
  readonly newSchool?: boolean;
  /** However far the clock is from where it was. */
  readonly clockIsRight?: boolean;
  readonly isSynchronised?: () => Promise<boolean>;
  /** Of a password or PIN; what OWASP names unless told. */
  readonly hashCost?: HashCost;
  readonly logTo: DestinationStream;
  readonly meter: Pick<Meter, "commit" | "slowed">;
  /** How it goes with the whole server, for administrators. */
  readonly viewServer: () => Promise<ServerView>;
  /** Where other devices open the app. */
  readonly addresses?: () => readonly OwnAddress[];
  /** Opens what follows the logs; that of `followers.ts` unless told. */
  readonly follow?: (followed: Followed) => readonly LogFollower[] | Promise<readonly LogFollower[]>;
}

/** Who is who and who did what: identity and sync, with the stores they share. */
export interface School {
  /** To be mounted at `/v1`. */
  readonly routes: Hono;
  readonly sessionOf: (request: Request) => Promise<Session | undefined>;
  readonly namesAround: Identity["namesAround"];
  readonly featuresOf: Identity["featuresOf"];
  readonly addressOf: (context: Context) => string;
  readonly epoch: string;
  readonly readiness: () => Promise<Readiness>;
  readonly isClockSuspect: () => boolean;
  /** Looks how it goes. */
  readonly look: () => Promise<SchoolFacts>;
  /** What whoever runs the server should know. */
  readonly notes: readonly string[];
  /** Makes the first teacher; undefined where there is one. Also in the file `set-up-code` of the data folder. */
  readonly setUpCode: string | undefined;
  /** Ends what else would go on by itself: answers that tell what changes. */
  readonly stop: () => void;
  /** After the last answer is out: a last copy, then the stores are closed. */
  readonly close: () => Promise<void>;
}

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** What was told stays so long, and what could not be; ids and times, no content [OBX6] [ms]. */
const KEEP_SENT_MS = 14 * DAY;
const KEEP_LEFT_MS = 90 * DAY;
/** No more than this is waited for the last copy [ms]. */
const LAST_COPY_MS = 700;

export async function openSchool(options: SchoolOptions): Promise<School> {
  const { dataDir, databaseUrl, backupDir, backupBytes, behindProxy, meter, follow = openFollowers } = options;
  const log = createServerLog(options.logTo);
  const stores = await openStores({ ...options, onCommit: meter.commit });
  const pepper = await pepperOf(options, stores);
  const traffic = createTraffic();
  const followed: Followed = {
    ...stores,
    dataDir,
    pause: traffic.lull,
    onError: (task, error) => log.upkeep(failureLine(task, error, 0)),
    onBroken: (task, error, file) => log.upkeep({ ...failureLine(task, error, 0), setAside: path.basename(file) }),
  };
  const followers = await follow(followed);

  async function eraseLog(key: StreamKey): Promise<void> {
    await stores.sync.erase(key);
    await forgetMade(key);
  }

  async function forgetMade(key: StreamKey): Promise<void> {
    for (const follower of followers) await follower.erase(key);
  }

  function followLog(key: StreamKey): void {
    for (const { follow: grew } of followers) grew(key);
    sender?.wake();
  }

  const destinations =
    options.out === undefined ? [] : createDestinations(options.out, { store: stores.sync, now: stores.clock.now });
  const set = destinations.map(({ to }) => to);
  const schools = () => stores.identity.transact(listSchools);
  const tells = destinations.length === 0 ? undefined : tellOf(destinations);
  const sender =
    destinations.length === 0
      ? undefined
      : createSender({
          store: stores.sync,
          destinations,
          schools,
          now: stores.clock.now,
          chance: Math.random,
          newLease: randomUUID,
          onError: (error) => log.upkeep(failureLine("outbox", error, 0)),
        });

  const backups =
    backupDir === undefined
      ? undefined
      : stores.startBackups({
          folder: backupDir,
          log: log.upkeep,
          ...(backupBytes === undefined ? {} : { budget: backupBytes }),
        });
  const findings = followers.find((one) => one.findings !== undefined)?.findings;
  const classes = followers.find((one) => one.classes !== undefined)?.classes;
  const identity = createIdentity({
    dataDir,
    store: stores.identity,
    ...(stores.counts === undefined ? {} : { counts: stores.counts }),
    behindProxy,
    allowOpen: options.openNetwork,
    ...(pepper === undefined ? {} : { pepper }),
    ...(options.openId === undefined ? {} : { openId: options.openId }),
    logTo: options.logTo,
    onSlowed: meter.slowed,
    ...(options.hashCost === undefined ? {} : { cost: options.hashCost }),
    hooks: {
      viewServer: options.viewServer,
      outbox: sender && {
        view: (tenant) => viewOutbox(stores.sync.outbox, set, { tenant, now: stores.clock.now() }),
        again: async (tenant, to) => {
          await stores.sync.outbox.again(tenant, to, stores.clock.now());
          sender.wake();
        },
      },
      erase: async (tenant, learner) => {
        await eraseLog({ tenant, learner });
        // The copies that still have it go eight days later, when there is one without.
        backups?.soon();
      },
      handIns: createHandIns({
        store: stores.sync,
        now: stores.clock.now,
        follow: followLog,
        tellOf: tells,
        forget: forgetMade,
      }),
      classes: classes && { ...classes, logs: stores.sync },
      progressOf:
        classes &&
        (async (tenant, learners) => {
          const folds = await classes.foldsOf(tenant, learners);
          return folds.map((fold) => fold && standingsOf(fold));
        }),
      findings: findings && ((tenant, learner) => findings({ tenant, learner })),
      hasLog: async (tenant, learner) => (await stores.sync.readRows({ tenant, learner }, 0, 1)).length > 0,
      ...(options.addresses === undefined ? {} : { addresses: options.addresses }),
      exportLog: (tenant, learner) => readLog(stores.sync, { tenant, learner }),
    },
  });

  async function lookAtCopies(): Promise<SchoolFacts["copies"]> {
    if (databaseUrl !== undefined) return { type: "elsewhere" };
    return backups === undefined ? { type: "off" } : { type: "made", ...(await backups.look()) };
  }

  async function upkeep(which: "pending" | "all"): Promise<void> {
    await noteTask("erasures", () => identity.resumeErasures(which));
    await noteTask("clock", () => stores.clock.note().then(() => 0));
    if (stores.clock.isSuspect()) {
      log.upkeep({ task: "clock", status: "suspect", left: 0, totalMs: 0, fault: null });
      return;
    }
    await noteTask("tidy", async () => {
      await identity.tidy();
      await tidyOutbox();
      return 0;
    });
    await noteTask("retention", async () => {
      const erased = await identity.eraseDue();
      if (erased.learners + erased.classes === 0) return 0;
      log.upkeep({ task: "retention", status: "ok", left: 0, totalMs: 0, fault: null, erased });
      return 0;
    });
  }

  async function tidyOutbox(): Promise<void> {
    const now = stores.clock.now();
    for (const tenant of await schools()) {
      await stores.sync.outbox.tidy(tenant, { sent: now - KEEP_SENT_MS, left: now - KEEP_LEFT_MS });
    }
  }

  /** Of all schools together. */
  async function lookAtOutbox(): Promise<SchoolFacts["outbox"]> {
    if (sender === undefined) return [];
    const now = stores.clock.now();
    const views: OutboxView[number][] = [];
    for (const tenant of await schools()) views.push(...(await viewOutbox(stores.sync.outbox, set, { tenant, now })));
    return set.map((to) => {
      const own = views.filter((view) => view.to === to);
      const since = own.flatMap(({ oldestAt }) => (oldestAt === null ? [] : [oldestAt]));
      return {
        to,
        waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
        parked: own.reduce((sum, { parked }) => sum + parked, 0),
        oldestAt: since.length === 0 ? null : Math.min(...since),
      };
    });
  }

  async function noteTask(task: UpkeepLine["task"], work: () => Promise<number>): Promise<void> {
    const start = Date.now();
    const totalMs = () => Date.now() - start;
    try {
      const left = await work();
      if (left === 0) return;
      log.upkeep({ task, status: "failed", left, totalMs: totalMs(), fault: null });
    } catch (error) {
      log.upkeep({ ...failureLine(task, error, totalMs()), left: 0 });
    }
  }

  await identity.grantRights();
  // What came back from a copy may hold logs of learners who were erased since.
  await upkeep(stores.isOther ? "all" : "pending");
  if (stores.isOther) await noteTask("tidy", () => identity.resumeHandIns().then(() => 0));
  const hourly = setInterval(() => void upkeep("pending"), HOUR).unref();
  const snapshotFor = followers.find((one) => one.snapshotFor !== undefined)?.snapshotFor;
  const sync = syncRoutes({
    identity,
    sync: {
      store: { ...stores.sync, erase: eraseLog },
      now: stores.clock.now,
      follow: followLog,
      tellOf: tells,
      ...(snapshotFor === undefined ? {} : { snapshotFor }),
    },
    log: log.sync,
    traffic,
    kioskPushed: () => backups?.soon(),
  });
  const stopping = new AbortController();
  const warm =
    classes &&
    createWarmUp({
      classes,
      pause: traffic.lull,
      now: stores.clock.now,
      stopping: stopping.signal,
      onError: (error) => log.upkeep(failureLine("snapshots", error, 0)),
    });
  const live = liveRoutes({
    identity,
    store: stores.sync,
    stopping: stopping.signal,
    onError: (error) => log.upkeep(failureLine("live", error, 0)),
    ...(warm === undefined ? {} : { onWatched: warm }),
  });
  for (const { resume } of followers) void resume?.();
  sender?.wake();
  return {
    // What tells of changes is open for long, and nobody waits for it.
    routes: new Hono().route("/", sync).route("/", live).route("/", counted(identity.routes, traffic)),
    sessionOf: identity.sessionOf,
    namesAround: identity.namesAround,
    featuresOf: identity.featuresOf,
    addressOf: (context) => remoteAddress(context, { behindProxy }),
    epoch: stores.epoch,
    readiness: stores.readiness,
    isClockSuspect: stores.clock.isSuspect,
    look: async () => ({
      readiness: await stores.readiness(),
      writesWaiting: stores.writesWaiting(),
      copies: await lookAtCopies(),
      disks: await lookAtDisks({ data: dataDir, copies: databaseUrl === undefined ? backupDir : undefined }),
      clock: { isSuspect: stores.clock.isSuspect(), offMs: stores.clock.offMs() },
      signInsWaiting: identity.signInsWaiting(),
      outbox: await lookAtOutbox(),
    }),
    notes: stores.notes,
    setUpCode: await keepSetUpCode(identity, dataDir),
    stop: () => stopping.abort(),
    close: async () => {
      clearInterval(hourly);
      const followersEnd = Promise.all([sender?.close(), ...followers.map((one) => one.close())]);
      await Promise.all([backups?.close(LAST_COPY_MS), Promise.race([followersEnd, wait(LAST_COPY_MS)])]);
      await stores.close();
    },
  };
}

/** Whoever waits for a page is waited for by the work in the background [SRV53]. */
function counted(routes: Hono, traffic: Traffic): Hono {
  return new Hono().use((_, next) => traffic.during(next)).route("/", routes);
}

async function pepperOf(options: SchoolOptions, stores: Stores): Promise<Uint8Array | undefined> {
  const { dataDir, pepper: given, newPepper = false } = options;
  if (stores.pepper === undefined) return given;
  try {
    const known = { known: stores.pepper, hasSchool: await hasSchool(stores.identity) };
    return await provePepper({ dataDir, given, ...known, allowNew: newPepper });
  } catch (error) {
    await stores.close();
    throw error;
  }
}

/** In a file only the server's own user can read, for those who do not see what the server prints. */
async function keepSetUpCode(identity: Identity, dataDir: string): Promise<string | undefined> {
  const file = path.join(dataDir, "set-up-code");
  const code = await identity.firstSetUpCode();
  await rm(file, { force: true });
  if (code !== undefined) await writeFile(file, `${code}\n`, { mode: 0o600 });
  return code;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
