import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { createRng, currentProblem, SessionId, uuidFromName, type LearnerId, type TutorEvent } from "#engine";
import { turn } from "../server/follower.ts";
import { openOwnBank } from "../server/own-bank.ts";
import { createRegrader, createSqliteRegradeStore, type GradedBatch } from "../server/regrade/index.ts";
import { createSnapshots, createSqliteSnapshotStore, type StoredSnapshot } from "../server/snapshots/index.ts";
import { rightAnswer } from "../server/snapshots/random-command.fixture.ts";
import { simulateDevice, wholeBank } from "../server/snapshots/simulated-device.fixture.ts";
import { joinState, splitState } from "../server/snapshots/state-parts.ts";
import { createSqliteStore, type StreamKey, type SyncStore } from "../server/sync/index.ts";

/** Rows in one transaction, and after how many the next note comes. */
const WRITTEN_AT_ONCE = 20_000;
const NOTED_EVERY = 500_000;
/** Sessions of seven problems a pupil does on one day. */
const SESSIONS_A_DAY = 4;
/** For so long a line is closed by the server before the one who has it hears of it [ms]. */
const LINES_CLOSE_MS = 1_000;
/** From the last of a day until the next day's work [ms]. */
const DAY_OFF_MS = 20 * 3_600_000;

/** Long logs are put together of work in these grades, so many answers in each: one log of 10,000 takes three quarters of a minute to make. */
const PIECE_GRADES = [3, 4, 5, 6] as const;
const PIECE_ANSWERS = 1_250;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu;

export interface LogMaking {
  readonly learner: LearnerId;
  readonly seed: string;
  readonly grade: (typeof PIECE_GRADES)[number];
  readonly answers: number;
  /** [ms since 1970-01-01 UTC] */
  readonly startedAt: number;
}

/** About so many answers of practice, some of them mistakes that the bank knows, a few sessions a day. */
export async function makeLog({ learner, seed, grade, answers, startedAt }: LogMaking): Promise<readonly TutorEvent[]> {
  const content = await wholeBank();
  const device = simulateDevice({ content, learner, seed, startedAt });
  const rng = createRng(`log/${seed}`);
  device.perform({ type: "enrol", grade });
  for (let answered = 0, session = 0; answered < answers; session += 1) {
    const name = `${seed}/${session}`;
    device.perform({ type: "start-session", session: SessionId.parse(uuidFromName(name)), seed: name, skill: null });
    for (let step = 0; step < 40 && answered < answers; step += 1) {
      const problem = currentProblem(device.state().practice);
      const opened = problem === null ? undefined : content.open(problem.address);
      if (problem === null || opened?.ok !== true) break;
      const { item, phase } = problem;
      if (phase !== "open") {
        if (device.perform({ type: "next-problem", item }).length === 0) break;
        continue;
      }
      const [slip] = opened.value.item.misconceptions;
      const right = rightAnswer(opened.value.item);
      const isRight = slip === undefined || right.length > 1 || rng.int(0, 3) > 0;
      const given = isRight ? right : [slip.trigger.value];
      answered += 1;
      if (device.perform({ type: "submit-answer", item, given, locale: "en", latencyMs: 8_000 }).length === 0) break;
    }
    device.perform({ type: "end-session" });
    if (session % SESSIONS_A_DAY === SESSIONS_A_DAY - 1) device.wait(DAY_OFF_MS);
  }
  return device.events;
}

export interface LongLogsMaking {
  /** Whose logs; each is another one. */
  readonly learners: readonly LearnerId[];
  /** In each log, about. */
  readonly answers: number;
  /** The last event of each [ms since 1970-01-01 UTC]. */
  readonly endsAt: number;
  readonly note: (line: string) => void;
}

/**
 * Logs of pieces, the work of one device in one grade each, a day between them; a piece that comes more often than once, or in another
 * log, is the same work done again: all its ids but the learner's, its device's among them, are UUIDv8 of the log, of which piece of it it is,
 * and of the id before, and its times are moved as one. No two logs begin with the same piece, so that each folds to something else.
 */
export async function makeLongLogs(making: LongLogsMaking): Promise<readonly (readonly TutorEvent[])[]> {
  const { learners, endsAt, note } = making;
  const answers = Math.min(PIECE_ANSWERS, making.answers);
  const pieces = new Map<number, readonly TutorEvent[]>();
  const logs: (readonly TutorEvent[])[] = [];
  for (const [which, learner] of learners.entries()) {
    const parts: { readonly name: string; readonly events: readonly TutorEvent[]; readonly lastsMs: number }[] = [];
    for (let n = 0; n * answers < making.answers; n += 1) {
      const grade = PIECE_GRADES[(which + n) % PIECE_GRADES.length] ?? 4;
      const known = pieces.get(grade);
      const events = known ?? (await makeLog({ learner, seed: `pages ${grade}`, grade, answers, startedAt: endsAt }));
      pieces.set(grade, events);
      if (known === undefined) note(`work of ${events.length} events is made`);
      parts.push({
        name: `${which} ${n}`,
        events,
        lastsMs: (events.at(-1)?.hlc ?? 0) - (events[0]?.hlc ?? 0) + DAY_OFF_MS,
      });
    }
    let at = endsAt + DAY_OFF_MS - parts.reduce((sum, { lastsMs }) => sum + lastsMs, 0);
    const log: TutorEvent[] = [];
    for (const { name, events, lastsMs } of parts) {
      const byMs = at - (events[0]?.hlc ?? 0);
      for (const event of events) log.push(moved(event, { learner, name, byMs }));
      at += lastsMs;
    }
    logs.push(log);
  }
  return logs;
}

function moved(
  event: TutorEvent,
  { learner, name, byMs }: { readonly learner: LearnerId; readonly name: string; readonly byMs: number },
): TutorEvent {
  const own = { ...event, learner, hlc: event.hlc + byMs, wall: event.wall + byMs };
  const text = JSON.stringify(own).replaceAll(UUID, (id) => (id === learner ? id : uuidFromName(`${name}/${id}`)));
  return JSON.parse(text) as TutorEvent;
}

/** What lies in the files of a data folder while no server has them open. */
export interface LogWriting {
  readonly folder: string;
  readonly tenant: string;
  /** The same list of events may be of several. */
  readonly logs: readonly { readonly learner: LearnerId; readonly events: readonly TutorEvent[] }[];
  readonly note: (line: string) => void;
}

/** What the server makes of a log. */
interface Made {
  readonly snapshot: StoredSnapshot;
  readonly graded: GradedBatch;
}

/**
 * As pushes of their devices would have left them, folded and marked again, by the stores themselves: millions of rows take too
 * long over the wire. What pupils with the same log have in common is made once.
 */
export async function writeLogs({ folder, tenant, logs, note }: LogWriting): Promise<void> {
  const sync = createSqliteStore({ file: path.join(folder, "sync.sqlite"), groupMs: 0 });
  const states = createSqliteSnapshotStore(path.join(folder, "snapshots.sqlite"));
  const findings = createSqliteRegradeStore(path.join(folder, "regrade.sqlite"));
  const bank = await openOwnBank();
  const onError = (_: unknown, error: unknown) => note(String(error));
  const snapshots = createSnapshots({ sync, store: states, contentSet: bank.content.hash, onError });
  const regrader = createRegrader({ sync, store: findings, bank: async () => bank, onError });

  async function make(key: StreamKey): Promise<Made> {
    await snapshots.latest(key);
    const [head] = await states.heads(key);
    if (head === undefined) throw new Error("nothing was folded");
    const [read, report] = [await states.state(key, head.cursor), await states.report(key, head.cursor)];
    if (read === null || report === null) throw new Error("a snapshot is gone");
    const state = splitState(joinState(read));
    regrader.follow(key);
    await regrader.idle();
    const { progress, ...found } = await findings.findings(key);
    if (progress?.cursor !== head.cursor) throw new Error("a log was not marked to its end");
    return { snapshot: { ...head, state, report }, graded: { after: null, upTo: progress, ...found } };
  }

  const copies = openCopies(path.join(folder, "sync.sqlite"));
  const firstOf = new Map<readonly TutorEvent[], { readonly learner: LearnerId; readonly made: Made }>();
  const total = logs.reduce((sum, { events }) => sum + events.length, 0);
  let [written, told] = [0, 0];
  for (const { learner, events } of logs) {
    const key = { tenant, learner };
    const first = firstOf.get(events);
    if (first === undefined) {
      await writeLog(sync, key, events);
      firstOf.set(events, { learner, made: await make(key) });
      note(`a log of ${events.length} rows is folded and marked`);
    } else {
      copies.copy(tenant, first.learner, learner);
      await states.change(key, { put: [first.made.snapshot], drop: [] });
      await findings.add(key, first.made.graded);
    }
    written += events.length;
    if (written - told < NOTED_EVERY) continue;
    told = written;
    note(`${written} of ${total} rows written`);
  }
  copies.close();
  await Promise.all([snapshots.close(), regrader.close()]);
  await Promise.all([states.close(), findings.close(), sync.close()]);
}

/**
 * The log of one pupil as another one's, row by row inside the database: by the store, event by event, millions take four times
 * as long. Cursors, ids and hashes are those of the first, which the store wrote.
 */
function openCopies(file: string) {
  const db = new DatabaseSync(file);
  // What is lost with the power is made again. A log's ids are in no order: their index has to be in memory while rows are added to it.
  db.exec("PRAGMA synchronous = OFF; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -262144");
  const statements = [
    `INSERT INTO event (tenant, learner, cursor, device, seq, id, ots, status, hash, event)
     SELECT tenant, ?1, cursor, device, seq, id, ots, status, hash, replace(event, learner, ?1) FROM event WHERE tenant = ?2 AND learner = ?3`,
    `INSERT INTO chain (tenant, learner, device, seq, id, ots)
     SELECT tenant, ?1, device, seq, id, ots FROM chain WHERE tenant = ?2 AND learner = ?3`,
    `INSERT INTO stream (tenant, learner, head, hash, latest)
     SELECT tenant, ?1, head, hash, latest FROM stream WHERE tenant = ?2 AND learner = ?3`,
  ].map((sql) => db.prepare(sql));
  return {
    copy: (tenant: string, first: LearnerId, other: LearnerId) => {
      db.exec("BEGIN IMMEDIATE");
      for (const statement of statements) statement.run(other, tenant, first);
      db.exec("COMMIT");
    },
    close: () => db.close(),
  };
}

async function writeLog(store: SyncStore, key: StreamKey, events: readonly TutorEvent[]): Promise<void> {
  const { learner } = key;
  for (let from = 0; from < events.length; from += WRITTEN_AT_ONCE) {
    const rows = events.slice(from, from + WRITTEN_AT_ONCE).map((event) => {
      // The same log as another pupil's.
      return { event: { ...event, learner }, ots: event.hlc, status: "ok", alert: null } as const;
    });
    const last = rows.at(-1);
    if (last === undefined) return;
    const { device, seq, id } = last.event;
    const ask = { device, ids: [], epoch: null, cursor: 0, want: 0 };
    const taken = await store.exchange(key, ask, () => ({ chain: { seq, id, ots: last.ots }, rows }));
    if (!taken.ok) throw new Error("a log was not taken");
  }
}

/** For each learner, what each answer brings. Lines that the server closes meanwhile are heard of: nothing is sent over one. */
export async function makeQueues(
  learners: readonly LearnerId[],
  count: number,
): Promise<readonly (readonly (readonly TutorEvent[])[])[]> {
  const queues: (readonly (readonly TutorEvent[])[])[] = [];
  for (const learner of learners) {
    queues.push(await makeAnswers(learner, count));
    await turn();
  }
  await delay(LINES_CLOSE_MS);
  return queues;
}

/** A session now, what each answer brings in a push of its own. */
async function makeAnswers(learner: LearnerId, count: number): Promise<readonly (readonly TutorEvent[])[]> {
  const log = await makeLog({ learner, seed: learner, grade: 4, answers: count, startedAt: Date.now() - 3_600_000 });
  const pushes: TutorEvent[][] = [[]];
  for (const event of log) {
    if (event.type === "attempt_submitted") pushes.push([]);
    pushes.at(-1)?.push(event);
  }
  // What comes before the first answer goes with it.
  const [before = [], first = [], ...rest] = pushes;
  return [[...before, ...first], ...rest];
}
