import type { ServerView } from "#engine/protocol/server";
import { DUE_DAYS } from "../certificate.ts";
import type { HourlyName, Meter } from "./meter.ts";
import type { Copies, ServerFacts } from "./server-facts.ts";

/** A school of a thousand writes 40 MB a day: weeks are left to do something [bytes]. */
export const LOW_DISK_BYTES = 1_000_000_000;
/** Copies are made by the hour: then at least one was missed [ms]. */
export const LATE_COPY_MS = 2 * 60 * 60_000;
/** Pupils notice from then on [ms]. */
export const SLOW_COMMIT_MS = 250;
/** What is left of a month's budget when it is worth a thought. */
export const LITTLE_BUDGET = 0.1;
/** So many take half a second. */
export const MANY_WAITING = 16;
/** A class that mistypes is fewer; who guesses is more. */
export const MANY_HELD_BACK = 30;

type Counted = Pick<Meter, "inFlight" | "lastHour">;

/** Says of each fact whether somebody should look at it. */
export function judgeServer(facts: ServerFacts, { inFlight, lastHour }: Counted): ServerView {
  const { at, version, startedAt, readiness, writesWaiting, certificateDays, clock, model, signInsWaiting } = facts;
  const commits = lastHour("commits");
  const commitMs = commits === 0 ? null : lastHour("commit-ms") / commits;
  const heldBack = lastHour("held-back");
  return {
    at,
    version,
    startedAt,
    writes: {
      well: readiness.ready && (commitMs ?? 0) < SLOW_COMMIT_MS,
      why: readiness.ready ? null : readiness.why,
      waiting: writesWaiting,
      commitMs,
    },
    copies: judgeCopies(facts.copies, at),
    disks: facts.disks.map((disk) => ({ ...disk, well: disk.freeBytes >= LOW_DISK_BYTES })),
    certificate: certificateDays === null ? null : { well: certificateDays >= DUE_DAYS, days: certificateDays },
    clock: { well: !clock.isSuspect, offMs: Math.round(clock.offMs) },
    model: model && { ...model, well: model.of - model.used > model.of * LITTLE_BUDGET },
    signIns: {
      well: signInsWaiting < MANY_WAITING && heldBack < MANY_HELD_BACK,
      waiting: signInsWaiting,
      heldBack,
    },
    sync: answered("sync", lastHour),
    requests: { ...answered("other", lastHour), inFlight: inFlight() },
  };
}

/** One that is old is no fault where nothing changed since. */
function judgeCopies(copies: Copies, at: number): ServerView["copies"] {
  if (copies.type !== "made") return { type: copies.type, well: copies.type === "elsewhere" };
  const { lastAt, isFailing, isBehind, fineAt } = copies;
  // After a night there is nothing wrong with a copy of yesterday.
  const isLate = lastAt === null || (isBehind && at - (fineAt ?? lastAt) > LATE_COPY_MS);
  return { type: "made", well: !isFailing && !isLate, lastAt, failing: isFailing };
}

function answered(group: "sync" | "other", lastHour: (name: HourlyName) => number): ServerView["sync"] {
  const failed = lastHour(`${group}-failed`);
  return { well: failed === 0, all: lastHour(group), refused: lastHour(`${group}-refused`), failed };
}
