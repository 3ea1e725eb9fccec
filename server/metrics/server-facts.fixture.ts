import type { ServerFacts } from "./server-facts.ts";
import { judgeServer } from "./judge-server.ts";

const NOON = 1_800_000_000_000;

/** A server with which all is well. */
export function makeServerFacts(changes: Partial<ServerFacts> = {}): ServerFacts {
  return {
    at: NOON,
    startedAt: NOON - 60_000,
    version: "1.2.3",
    readiness: { ready: true },
    writesWaiting: 0,
    copies: { type: "made", lastAt: NOON - 40 * 60_000, isFailing: false, isBehind: false, fineAt: NOON - 40 * 60_000 },
    disks: [{ of: "data", freeBytes: 12_000_000_000 }],
    certificateDays: 60,
    clock: { isSuspect: false, offMs: 0 },
    model: { used: 1_000, of: 10_000 },
    signInsWaiting: 0,
    outbox: [],
    ...changes,
  };
}

export const NOTHING_COUNTED = { inFlight: () => 0, lastHour: () => 0 };

/** For a school whose server nobody looks at. */
export const UNWATCHED = {
  meter: { commit: () => {}, slowed: () => {} },
  viewServer: async () => judgeServer(makeServerFacts(), NOTHING_COUNTED),
};
