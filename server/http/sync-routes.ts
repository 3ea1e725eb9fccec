import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { err, ok, type LearnerId, type Result } from "#engine";
import { MAX_REQUEST_BYTES, type SyncRequest, type SyncResponse } from "#engine/protocol/sync";
import { ownerOf, type Identity, type LearnerSession } from "../identity/index.ts";
import {
  createOneByOne,
  createTurns,
  readSyncRequest,
  runSync,
  toSyncAnswer,
  type SyncAnswer,
  type SyncDeps,
  type SyncRefusal,
  type SyncSession,
  type TakeTurns,
} from "../sync/index.ts";
import { createLimit, type LimitRule } from "../limits.ts";
import { createRoom } from "../room.ts";
import type { Traffic } from "../traffic.ts";
import { isDiskFull } from "../disk-full.ts";
import { faultOf } from "../line-log.ts";
import { isOutage } from "../outage.ts";
import type { LogSync, SyncLine } from "./log.ts";
import { isJson, isOwnPage } from "./own-page.ts";
import { readText } from "./read-text.ts";

/** Says of a text whether it is the one that was sent. */
export const SUM_HEADER = "MathFlow-Sum";

/** Requests of one device: a holiday's events of four learners come through at once, a loop does not. */
export const REQUESTS: LimitRule = { points: 120, seconds: 60 };
/** Bytes of one learner, unpacked: a year's log comes through in a day, as after a copy was brought back; a flood does not. */
export const QUOTA: LimitRule = { points: 20 * 1024 * 1024, seconds: 24 * 60 * 60 };
/** Requests answered at the same time, for a learner with devices of their own, or a shared device; a few come at once after a holiday. */
export const AT_ONCE = { each: 16, all: 256 };
/** Of what is on its way in and out for the same: a device waits for each answer before it asks again [bytes]. */
export const ON_THE_WAY = { each: 4 * 1024 * 1024, all: 96 * 1024 * 1024 };

export interface SyncRoutesOptions {
  readonly identity: Pick<Identity, "sessionOf" | "deviceOf" | "kioskOf" | "noteHandIn" | "isErased">;
  readonly sync: SyncDeps;
  readonly log: LogSync;
  /** Counts the requests that are being answered. */
  readonly traffic: Traffic;
  /** Hears of every push from a shared device, which keeps its events only until a copy of them is made. */
  readonly kioskPushed: () => void;
}

type Done = Result<SyncResponse, SyncRefusal>;
/** Who asks: a learner, a shared device nobody is signed in on, or both. */
interface Asker {
  readonly tenant: string;
  readonly device: string;
  readonly kiosk: boolean;
  readonly session: LearnerSession | undefined;
}

/** `/sync`, to be mounted at `/v1`. Every answer, refusals too, carries its sum: a device believes no other. */
export function syncRoutes({ identity, sync, log, traffic, kioskPushed }: SyncRoutesOptions): Hono {
  const limit = createLimit("sync", REQUESTS);
  const quota = createLimit("sync-bytes", QUOTA);
  const inTurn = createTurns();
  const oneByOne = createOneByOne();
  const room = createRoom(ON_THE_WAY);
  const requests = createRoom(AT_ONCE);

  async function answer(context: Context): Promise<SyncAnswer> {
    const note: Note = { ...NOTHING };
    const start = sync.now();
    const held: Held = { who: "", gives: [] };
    let done: Done;
    try {
      done = await traffic.during(() => handle(context, note, held));
    } catch (error) {
      note.fault = faultOf(error);
      // Who is who is written down too, such as when a session was used last.
      done = err({ type: isDiskFull(error) ? "full" : isOutage(error) ? "busy" : "failed" });
    }
    const answered = toSyncAnswer(done);
    for (const give of held.gives) give();
    holdUntilRead(context, room.take(held.who, answered.text.length));
    const why = done.ok ? (done.value.err ?? null) : done.error.type;
    log({ ...note, status: answered.status, why, totalMs: sync.now() - start });
    return answered;
  }

  async function handle(context: Context, note: Note, held: Held): Promise<Done> {
    if (!isOwnPage(context)) return err({ type: "foreign-page" });
    const request = context.req.raw;
    const found = await findAsker(request);
    if (!found.ok) return found;
    const asker = found.value;
    note.tenant = asker.tenant;
    note.device = asker.device;
    const who = whoOf(note);
    if ((await limit.take(who)) > 0) return err({ type: "too-many" });
    // However many devices of their own somebody has.
    held.who = asker.session === undefined || asker.kiosk ? who : `${asker.tenant} ${asker.session.learner}`;
    if (!room.has(held.who)) return err({ type: "busy" });
    const read = await readRequest(context, inTurn, (bytes) => {
      held.gives.push(room.take(held.who, bytes));
      return room.has(held.who);
    });
    if (!read.ok) return read;
    if (!requests.has(held.who)) return err({ type: "busy" });
    held.gives.push(requests.take(held.who, 1));
    const asked = read.value.request;
    note.sent = asked.events.length;
    const session = await sessionFor(request, asker, asked.learner);
    if (session === undefined) return err({ type: "foreign-learner" });
    note.learner = session.learner;
    const isOver = note.sent > 0 && (await quota.take(`${session.tenant} ${session.learner}`, read.value.bytes)) > 0;
    if (isOver) return err({ type: "too-many" });
    note.unverified = session.handIn !== undefined;
    // Long logs that one asks for at once hold up that one alone.
    const done = await oneByOne(held.who, () => runSync(sync, session, asked));
    if (!done.ok || note.sent === 0) return done;
    if (await identity.isErased(session.tenant, session.learner)) {
      // Erased while these were on their way: they go too.
      const { tenant, learner, handIn } = session;
      for (const log of [learner, ...(handIn === undefined ? [] : [handIn.side])]) {
        await sync.store.erase({ tenant, learner: log });
      }
      return err({ type: "signed-out" });
    }
    if (asker.kiosk) kioskPushed();
    return done;
  }

  async function findAsker(request: Request): Promise<Result<Asker, SyncRefusal>> {
    const session = await identity.sessionOf(request);
    const device = await identity.deviceOf(request);
    if (session?.role === "learner") {
      const { tenant, kiosk } = session;
      return ok({ tenant, device: session.device, kiosk, session });
    }
    if (device?.kind === "kiosk") {
      return ok({ tenant: device.tenant, device: device.id, kiosk: true, session: undefined });
    }
    return err({ type: session === undefined ? "signed-out" : "no-learner" });
  }

  /** Whose log it goes to; undefined where the asker has nothing to do with it. */
  async function sessionFor(request: Request, asker: Asker, learner: LearnerId): Promise<SyncSession | undefined> {
    const { tenant, kiosk } = asker;
    const owner = asker.session && ownerOf(asker.session, learner);
    if (owner !== undefined) return { tenant, learner: owner, as: learner, shared: kiosk };
    // The one before on this kiosk, whose session ended before the network came back, or who never had one.
    const visit = kiosk ? await identity.kioskOf(request, learner) : undefined;
    if (visit?.tenant !== tenant) return undefined;
    const { id: side, hasRight: mayContinue } = visit;
    return { tenant, learner, handIn: { side, mayContinue, note: () => identity.noteHandIn(visit) } };
  }

  const routes = new Hono();
  routes.use("/sync", compress());
  routes.post("/sync", async (context) => toResponse(await answer(context)));
  routes.all("/sync", () => {
    const refused = toResponse(toSyncAnswer(err({ type: "method" })));
    refused.headers.set("Allow", "POST");
    return refused;
  });
  return routes;
}

/** What a request holds until it is answered, and who holds it: a learner with devices of their own, or a shared device. */
interface Held {
  who: string;
  readonly gives: (() => void)[];
}

interface Read {
  readonly request: SyncRequest;
  readonly bytes: number;
}

/** An answer is in memory until its last byte is taken, or its line is closed. */
function holdUntilRead({ env }: Context, give: () => void): void {
  const { outgoing } = (env ?? {}) as Partial<HttpBindings>;
  // A line that is closed already says so no more.
  if (outgoing === undefined || outgoing.closed) give();
  else outgoing.once("close", give);
}

function whoOf({ tenant, device }: Note): string {
  return `${tenant ?? ""} ${device ?? ""}`;
}

async function readRequest(
  context: Context,
  inTurn: TakeTurns,
  hasRoom: (bytes: number) => boolean,
): Promise<Result<Read, SyncRefusal>> {
  const { req } = context;
  if (!isJson(context)) return err({ type: "media-type" });
  const text = await readText(req.raw, MAX_REQUEST_BYTES, hasRoom);
  if (text.ok) {
    const read = await inTurn(() => readSyncRequest({ text: text.value, sum: req.header(SUM_HEADER) ?? null }));
    return read.ok ? ok({ request: read.value, bytes: text.value.length }) : read;
  }
  return err(text.error === "not-text" ? { type: "damaged" } : { type: text.error });
}

function toResponse({ status, text, sum, retryAfter }: SyncAnswer): Response {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": status === 200 ? "application/json" : "application/problem+json",
      "Cache-Control": "no-store",
      "Content-Length": String(Buffer.byteLength(text)),
      [SUM_HEADER]: sum,
      ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    },
  });
}

/** The line of the log, as far as it is known. */
type Note = { -readonly [Key in keyof SyncLine]: SyncLine[Key] };

const NOTHING: SyncLine = {
  status: 0,
  tenant: null,
  learner: null,
  device: null,
  why: null,
  sent: 0,
  unverified: false,
  totalMs: 0,
  fault: null,
};
