import type { BankInParts } from "#bank";
import { EVENTS_VERSION, type SessionId } from "#engine";
import { createFollower, turn } from "../follower.ts";
import type { StoredRow, StreamKey, SyncStore } from "../sync/index.ts";
import { learnersStreams, type StreamList } from "../sync/stream-list.ts";
import { gradeRows, NO_CONTEXT, unknownSessions, type GradingContext } from "./grade-rows.ts";
import type { Findings, Progress, RegradeStore, RowPlace } from "./regrade-store.ts";
import { sessionOf } from "./session-context.ts";

export interface RegraderDeps {
  readonly sync: SyncStore;
  readonly store: RegradeStore;
  /** Opened when the first row is graded. */
  readonly bank: () => Promise<BankInParts>;
  /** Whose logs there are; absent: after a restart a learner is graded on at the next push. */
  readonly streams?: StreamList;
  /** Ids only (TH20). */
  readonly onError: (key: StreamKey | null, error: unknown) => void;
  /** Rows at a time: between two lots others have their turn. */
  readonly lot?: number;
  /** Waited for between two lots and between two learners. */
  readonly pause?: () => Promise<void>;
}

/** Marks again, in the background, what devices say they marked. It changes no log and refuses no push [RGR10]. */
export interface Regrader {
  /** To be called after each push that was taken. Returns at once. */
  readonly follow: (key: StreamKey) => void;
  /** Follows every learner whose log has grown since: to be called at the start. */
  readonly resume: () => Promise<void>;
  readonly reportOf: (key: StreamKey) => Promise<Findings>;
  /** Forgets a learner; to be called when the log is erased. */
  readonly erase: (key: StreamKey) => Promise<void>;
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const LOT = 50;
/** Rows read at a time where the beginning of a session is looked up. */
const PAGE = 500;
/** Learners whose open sessions are remembered. */
const MAX_CONTEXTS = 200;

interface Remembered {
  readonly place: RowPlace;
  readonly context: GradingContext;
}

export function createRegrader({
  sync,
  store,
  bank,
  streams,
  onError,
  lot = LOT,
  pause = turn,
}: RegraderDeps): Regrader {
  const contexts = new Map<string, Remembered>();
  let opening: Promise<BankInParts> | undefined;
  const ownBank = () =>
    (opening ??= bank().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
  let isClosed = false;

  const follower = createFollower({ work: catchUp, onError, sweep: resume, pause });

  async function catchUp(key: StreamKey): Promise<void> {
    for (;;) {
      if (isClosed) return;
      const { after, rows } = await readOn(key);
      const last = rows.at(-1);
      if (last === undefined) return;
      const context = await contextFor(key, after, rows);
      if (isClosed) return;
      const { context: next, ...found } = await grade(context, rows);
      const upTo = placeOf(last);
      const isAdded = await store.add(key, { after, upTo, ...found });
      // Another process was faster: its place counts.
      if (isAdded) remember(key, { place: upTo, context: next });
      else contexts.delete(nameOf(key));
      await pause();
    }
  }

  /** The rows that come next; from the beginning where the log is not the one that was graded any more. */
  async function readOn(
    key: StreamKey,
  ): Promise<{ readonly after: RowPlace | null; readonly rows: readonly StoredRow[] }> {
    const after = await store.progress(key);
    if (after === null || isOutgrown(after)) return { after: null, rows: await sync.readRows(key, 0, lot) };
    const [known, ...rows] = await sync.readRows(key, after.cursor - 1, lot + 1);
    if (known?.event.id === after.event) return { after, rows };
    return { after: null, rows: await sync.readRows(key, 0, lot) };
  }

  async function grade(context: GradingContext, rows: readonly StoredRow[]) {
    const graded = await (await ownBank()).run((content) => gradeRows(context, rows, content));
    if (!graded.ok) throw new Error(`${graded.error.where}: ${graded.error.message}`);
    return graded.value;
  }

  /** What is remembered of the learner; what is missing in it is looked up in the log before. */
  async function contextFor(
    key: StreamKey,
    after: RowPlace | null,
    rows: readonly StoredRow[],
  ): Promise<GradingContext> {
    if (after === null) return NO_CONTEXT;
    const known = contexts.get(nameOf(key));
    const context =
      known?.place.event === after.event ? known.context : await recall(key, after.cursor, NO_CONTEXT, null);
    const unknown = unknownSessions(context, rows);
    return unknown.size === 0 ? context : await recall(key, after.cursor, context, unknown);
  }

  /** Goes through the log up to a cursor again, for some sessions or, where nothing is remembered, for all. */
  async function recall(
    key: StreamKey,
    upTo: number,
    before: GradingContext,
    sessions: ReadonlySet<SessionId> | null,
  ): Promise<GradingContext> {
    let context: GradingContext = sessions === null ? NO_CONTEXT : { ...before, devices: new Map() };
    for (let at = 0; at < upTo;) {
      if (isClosed) break;
      const rows = await sync.readRows(key, at, Math.min(PAGE, upTo - at));
      const last = rows.at(-1);
      if (last === undefined) break;
      const wanted =
        sessions === null ? rows : rows.filter(({ event }) => sessions.has(sessionOf(event) ?? ("" as SessionId)));
      for (let row = 0; row < wanted.length; row += lot) {
        if (isClosed) break;
        ({ context } = await grade(context, wanted.slice(row, row + lot)));
        await pause();
      }
      at = last.cursor;
    }
    return sessions === null ? context : { ...context, devices: before.devices };
  }

  function remember(key: StreamKey, remembered: Remembered): void {
    const name = nameOf(key);
    contexts.delete(name);
    contexts.set(name, remembered);
    if (contexts.size > MAX_CONTEXTS) contexts.delete(contexts.keys().next().value ?? "");
  }

  async function resume(): Promise<void> {
    if (streams === undefined) return;
    for await (const { head, ...key } of learnersStreams(streams, pause)) {
      if (isClosed) return;
      const progress = await store.progress(key);
      if (progress === null || progress.cursor !== head || isOutgrown(progress)) follower.follow(key);
    }
  }

  return {
    follow: follower.follow,
    resume,
    reportOf: store.findings,
    erase: (key) =>
      follower.inTurn(async () => {
        contexts.delete(nameOf(key));
        await store.erase(key);
      }),
    idle: follower.idle,
    close: async () => {
      isClosed = true;
      await follower.close();
    },
  };
}

/** What could not be read then may be read now: the log is graded from its beginning, once [RGR5]. */
function isOutgrown({ unread, reads }: Progress): boolean {
  return unread > 0 && reads !== EVENTS_VERSION;
}

function placeOf({ cursor, event }: StoredRow): RowPlace {
  return { cursor, event: event.id };
}

function nameOf({ tenant, learner }: StreamKey): string {
  return JSON.stringify([tenant, learner]);
}
