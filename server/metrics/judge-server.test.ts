import { expect, test } from "vitest";
import { ServerView } from "#engine/protocol/server";
import { DUE_DAYS } from "../certificate.ts";
import {
  judgeServer,
  LATE_COPY_MS,
  LOW_DISK_BYTES,
  MANY_HELD_BACK,
  MANY_WAITING,
  SLOW_COMMIT_MS,
} from "./judge-server.ts";
import type { HourlyName } from "./meter.ts";
import { makeServerFacts } from "./server-facts.fixture.ts";
import type { ServerFacts } from "./server-facts.ts";

type Counts = Readonly<Partial<Record<HourlyName, number>>>;

function judge(facts: Partial<ServerFacts>, counts: Counts = {}): ServerView {
  return ServerView.parse(
    judgeServer(makeServerFacts(facts), { inFlight: () => 1, lastHour: (name) => counts[name] ?? 0 }),
  );
}

/** Names of what somebody should look at. */
function bad(view: ServerView): readonly string[] {
  const { disks, ...one } = view;
  const parts = [...Object.entries(one), ...disks.map((disk) => [`disk ${disk.of}`, disk] as const)];
  return parts.flatMap(([name, part]) =>
    part !== null && typeof part === "object" && "well" in part && !part.well ? [name] : [],
  );
}

const { at } = makeServerFacts();
const copies = (lastAt: number | null, isBehind = false, isFailing = false, fineAt = lastAt) => ({
  copies: { type: "made", lastAt, isBehind, isFailing, fineAt } as const,
});

test.for<{ readonly facts?: Partial<ServerFacts>; readonly counts?: Counts; readonly look?: string }>([
  {},
  { facts: { readiness: { ready: false, why: "disk" } }, look: "writes" },
  { facts: { readiness: { ready: false, why: "database" } }, look: "writes" },
  { counts: { commits: 2, "commit-ms": 2 * SLOW_COMMIT_MS - 1 } },
  { counts: { commits: 2, "commit-ms": 2 * SLOW_COMMIT_MS }, look: "writes" },
  { facts: copies(null), look: "copies" },
  { facts: copies(at - LATE_COPY_MS, true) },
  { facts: copies(at - LATE_COPY_MS - 1, true), look: "copies" },
  // Nothing has changed: there is nothing to copy.
  { facts: copies(at - 60 * LATE_COPY_MS) },
  // The first answer after a night; the hour before nothing had changed.
  { facts: copies(at - 60 * LATE_COPY_MS, true, false, at - LATE_COPY_MS) },
  { facts: copies(at - 60 * LATE_COPY_MS, true, false, at - LATE_COPY_MS - 1), look: "copies" },
  { facts: copies(at, true, true), look: "copies" },
  { facts: { copies: { type: "off" } }, look: "copies" },
  { facts: { copies: { type: "elsewhere" } } },
  { facts: { disks: [{ of: "data", freeBytes: LOW_DISK_BYTES }] } },
  { facts: { disks: [{ of: "copies", freeBytes: LOW_DISK_BYTES - 1 }] }, look: "disk copies" },
  { facts: { certificateDays: DUE_DAYS } },
  { facts: { certificateDays: DUE_DAYS - 1 }, look: "certificate" },
  { facts: { certificateDays: null, model: null, disks: [] } },
  { facts: { clock: { isSuspect: true, offMs: 90.5 } }, look: "clock" },
  { facts: { model: { used: 8_999, of: 10_000 } } },
  { facts: { model: { used: 9_000, of: 10_000 } }, look: "model" },
  { facts: { model: { used: 0, of: 0 } }, look: "model" },
  { facts: { signInsWaiting: MANY_WAITING }, look: "signIns" },
  { counts: { "held-back": MANY_HELD_BACK }, look: "signIns" },
  { facts: { signInsWaiting: MANY_WAITING - 1 }, counts: { "held-back": MANY_HELD_BACK - 1 } },
  { counts: { sync: 9, "sync-refused": 9, other: 9, "other-refused": 9 } },
  { counts: { sync: 9, "sync-failed": 1 }, look: "sync" },
  { counts: { other: 9, "other-failed": 1 }, look: "requests" },
])("[SRV43] $facts $counts: look at $look", ({ facts = {}, counts = {}, look }) => {
  expect(bad(judge(facts, counts))).toEqual(look === undefined ? [] : [look]);
});
