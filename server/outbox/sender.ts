import { composeMessage, outsOf, type About } from "#engine/outbound";
import type { LearnerId } from "#engine";
import type { OutEnd, OutRow, SyncStore, Tell } from "../sync/index.ts";
import { TRY_MS, type Destination, type Sent } from "./destination.ts";
import { afterTry, CALM, moodAfter, type Mood } from "./next-try.ts";
import { readTelling } from "./read-telling.ts";

export interface SenderDeps {
  readonly store: Pick<SyncStore, "readRows" | "outbox">;
  readonly destinations: readonly Destination[];
  /** Schools there are. */
  readonly schools: () => Promise<Iterable<string>>;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  /** 0 to 1. */
  readonly chance: () => number;
  /** Another one each time. */
  readonly newLease: () => string;
  readonly onError: (error: unknown) => void;
}

/** Sends what the outbox holds. */
export interface Sender {
  /** Something may have come. Returns at once and never throws. */
  readonly wake: () => void;
  /** Sends what is due, one after the other at each destination; resolves when nothing is. */
  readonly sendDue: () => Promise<void>;
  /** Takes nothing any more and lets go of what is under way: it is tried again when its lease ends. */
  readonly close: () => Promise<void>;
}

/** Longer than a try and what is written after it: then whoever had it is gone [ms]. */
export const LEASE_MS = 6 * TRY_MS;
/** So much further ahead an alert stands than what else was heard when it was [ms]. */
const ALERTS_AHEAD_MS = 7 * 24 * 3_600_000;
/** What waits for its time is looked for so often [ms]. */
const LOOK_MS = 5_000;

/** What is written into the outbox with the events of a log. */
export function tellOf(destinations: readonly Destination[]): (learner: LearnerId) => Tell {
  return (learner) => (event, heardAt) =>
    outsOf(event, learner).flatMap(({ id, about }) =>
      destinations
        .filter(({ wants }) => wants(about, event))
        .map(({ to, afterMs }) => ({ id, about, to, heardAt, due: dueAt(about, heardAt, afterMs) })),
    );
}

/** What is due first is sent first: an alert that need not wait stands ahead of all else of its last week [OBX7]. */
function dueAt(about: About, heardAt: number, afterMs: number): number {
  return about === "alert" && afterMs === 0 ? heardAt - ALERTS_AHEAD_MS : heardAt + afterMs;
}

export function createSender({ store, destinations, schools, now, chance, newLease, onError }: SenderDeps): Sender {
  const closing = new AbortController();
  const { signal } = closing;
  const moods = new Map<Destination, Mood>();

  async function sendTo(destination: Destination): Promise<void> {
    for (const tenant of await schools()) {
      while (!signal.aborted && (moods.get(destination) ?? CALM).restUntil <= now()) {
        const claim = { now: now(), until: now() + LEASE_MS, lease: newLease() };
        const row = await store.outbox.claim(tenant, destination.to, claim);
        if (row === null) break;
        const end = await tryOne(destination, row);
        if (signal.aborted) return;
        await store.outbox.settle(row, end);
      }
    }
  }

  async function tryOne(destination: Destination, row: OutRow): Promise<OutEnd> {
    let sent: Sent;
    try {
      const message = await makeMessage(destination, row);
      if (message === null) return { type: "nothing" };
      sent = await destination.send(message, signal);
    } catch (error) {
      onError(error);
      sent = { type: "failed", why: "unmade", status: null };
    }
    moods.set(destination, moodAfter(moods.get(destination) ?? CALM, sent, now()));
    return afterTry(sent, { tries: row.tries, now: now(), chance: chance() });
  }

  async function makeMessage({ isWanted }: Destination, row: OutRow) {
    if (isWanted !== undefined && !(await isWanted(row))) return null;
    const telling = await readTelling(store, row);
    return telling && composeMessage(telling);
  }

  /** One look at a time for each destination; asked for meanwhile, it looks once more. */
  const looks = destinations.map((destination) => createLook(() => sendTo(destination), onError));
  const timer = setInterval(wake, LOOK_MS).unref();

  function wake(): void {
    if (!signal.aborted) for (const look of looks) void look();
  }

  return {
    wake,
    sendDue: async () => {
      await Promise.all(looks.map((look) => look()));
    },
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await Promise.all(looks.map((look) => look.idle()));
    },
  };
}

interface Look {
  /** Never rejects. */
  (): Promise<void>;
  readonly idle: () => Promise<void>;
}

function createLook(work: () => Promise<void>, onError: (error: unknown) => void): Look {
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await work().catch(onError);
    }
    running = undefined;
  }

  const look = (): Promise<void> => {
    isWanted = true;
    return (running ??= run());
  };
  return Object.assign(look, {
    idle: async () => {
      isWanted = false;
      await running;
    },
  });
}
