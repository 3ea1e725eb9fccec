import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canonicalJson,
  createRng,
  evolveTutor,
  initialTutorState,
  parseEvent,
  sha256Hex,
  type Json,
  type TutorState,
} from "#engine";
import {
  evolvePupil,
  initialPupilFold,
  initialReportFold,
  quarterOf,
  reportSince,
  viewReport,
  type PupilFold,
} from "#engine/class";
import { addToCheck, EMPTY_CHECK, type SyncRow } from "#engine/protocol/sync";
import { walkLog } from "../../engine/reports/class/walk-log.fixture.ts";
import { deviceNamed, makeEvent, eventNamed } from "../sync/events.fixture.ts";
import { comeAfter, compareKeys, cutsOf, keyOf } from "#engine/log/row-order";
import { EMPTY_LOG, foldRows } from "./fold-log.ts";
import { allRows } from "./pushed.fixture.ts";
import { wholeBank } from "./simulated-device.fixture.ts";
import { joinState, splitState } from "./state-parts.ts";
import { inOrder, simulateTwoDevices } from "./two-devices.fixture.ts";
import { triesOf } from "../../testing/searches.ts";

const content = await wholeBank();
const hashOf = (state: TutorState) => sha256Hex(canonicalJson(state as unknown as Json));

/** Rows of two devices at random times, in an order of arrival that keeps each device's own. */
const arbRows = fc.tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 60 })).map(([seed, count]) => {
  const rng = createRng(`rows/${seed}`);
  const clocks = [0, 0];
  return Array.from({ length: count }, (_, at): SyncRow => {
    const who = rng.int(0, 1);
    const ots = (clocks[who] ?? 0) + rng.int(0, 3);
    clocks[who] = ots;
    const event = makeEvent({ device: deviceNamed(`${who}`), seq: at + 1, id: eventNamed(`${seed}/${at}`) });
    return { cursor: at + 1, ots, event };
  });
});

describe("folding a server's log", { timeout: 60_000 }, () => {
  test("[SNP3] from every cut on it comes to what the whole comes to, and rows that cannot be read are counted", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000).map(String), async (seed) => {
        const { store, key } = await simulateTwoDevices(content, seed, 60);
        const stored = await allRows(store, key);
        const at = Number(seed) % stored.length;
        const unknown = { ...(stored[at] as SyncRow).event, type: "not_yet_known" };
        const rows = stored.with(at, { ...(stored[at] as (typeof stored)[number]), event: unknown });
        const whole = foldRows(EMPTY_LOG, rows);
        expect(whole.unread).toBe(1);
        expect(whole.check).toEqual(rows.map(({ event }) => event.id).reduce(addToCheck, EMPTY_CHECK));
        const read = inOrder(rows.filter((_, other) => other !== at));
        expect(hashOf(whole.state.tutor)).toBe(hashOf(read.reduce(evolveTutor, initialTutorState)));
        const cuts = cutsOf(rows);
        for (const cut of [cuts[0], cuts.at(-1), cuts[cuts.length >> 1]]) {
          if (cut === undefined) continue;
          const part = foldRows(EMPTY_LOG, rows.slice(0, cut));
          const report = JSON.parse(JSON.stringify(part.report)) as typeof part.report;
          const kept = { ...part, state: keptState(part.state), report };
          const on = foldRows(kept, rows.slice(cut));
          expect({ ...on, state: null, report: null }).toEqual({ ...whole, state: null, report: null });
          expect(isDeepStrictEqual(on.state, whole.state)).toBe(true);
          expect(isDeepStrictEqual(on.report, whole.report)).toBe(true);
        }
      }),
      { numRuns: triesOf(12), seed: 20_261_123 },
    );
  });

  test("[CLS27] of two devices at everything there is, a report's fold says what the whole log says since any quarter of an hour", async () => {
    let told = 0;
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000).map(String), fc.constantFrom(0, 15, 30, 60), async (seed, percent) => {
        const { store, key } = await simulateTwoDevices(content, seed, 120);
        const rows = await allRows(store, key);
        const log = rows
          .toSorted((a, b) => compareKeys(keyOf(a), keyOf(b)))
          .flatMap(({ event, ots }) => {
            const read = parseEvent(event);
            return read.ok ? [{ event: read.value, ots }] : [];
          });
        const [first, last] = [log[0]?.ots ?? 0, log.at(-1)?.ots ?? 0];
        const at = first + Math.floor(((last - first) * percent) / 100);
        const { state, report } = foldRows(EMPTY_LOG, rows);
        const since = reportSince(report ?? initialReportFold, at);
        const whole = walkLog(log, quarterOf(at));
        expect({ ...since, before: null }).toEqual({ ...whole, before: null });
        const env = { content, now: last + 1_000 };
        expect(viewReport(state, since, env)).toEqual(viewReport(state, whole, env));
        told += since.sessions.length;
      }),
      { numRuns: triesOf(12), seed: 20_261_127 },
    );
    expect(told).toBeGreaterThan(0);
  });

  test("[SNP3] a cut is where, and only where, all before stand before all after", () => {
    fc.assert(
      fc.property(arbRows, (rows) => {
        const cuts = new Set(cutsOf(rows));
        for (let at = 1; at < rows.length; at++) {
          const keys = rows.map(keyOf);
          const [last] = keys.slice(0, at).toSorted((a, b) => compareKeys(b, a));
          const isCut = comeAfter(last ?? null, rows.slice(at));
          expect([at, cuts.has(at)]).toEqual([at, isCut]);
        }
      }),
      { numRuns: 300, seed: 20_261_124 },
    );
  });

  test("[SNP4] JSON gives back the very same state, to the sign of nothing and the absence of a field", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1_000_000).map(String), async (seed) => {
        const { store, key } = await simulateTwoDevices(content, seed, 50);
        let state = initialPupilFold;
        for (const event of inOrder(await allRows(store, key))) {
          state = evolvePupil(state, event, event.hlc);
          if (!isDeepStrictEqual(keptState(state), state)) throw new Error(`after ${event.type}`);
        }
      }),
      { numRuns: triesOf(6), seed: 20_261_125 },
    );
  });
});

/** As a store gives it back. */
function keptState(state: PupilFold): PupilFold {
  const parts = splitState(state);
  return joinState((part) => parts[part]);
}
