import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, createRng, DeviceId, evolveTutor, initialTutorState, sha256Hex, uuidFromName } from "#engine";
import type { EventId, Json, TutorEvent } from "#engine";
import { simulatePractice, toyContent } from "#engine/testing";
import { compareKeys } from "#engine/log/row-order";
import {
  CHECKPOINT_EVERY,
  emptyLog,
  foldProvisional,
  MAX_CHECKPOINTS,
  mergeEntries,
  provisionalEntries,
  type LogEntry,
  type LogFold,
} from "./merge-log.ts";

/** A fold that tells every order from every other. */
const textFold: LogFold<string, string> = { initial: "", apply: (state, event) => `${state}|${event}` };
const DEVICES = ["a", "b", "c"].map((name) => DeviceId.parse(uuidFromName(name)));

function makeEntry(name: string, ots: number, device = 0, seq = 1): LogEntry<string> {
  const id = uuidFromName(`event ${name}`) as EventId;
  return { ots, device: DEVICES[device] as DeviceId, seq, id, event: name };
}

/** Distinct keys, in random order of arrival, in batches. */
const arbArrival = fc
  .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 700 }), fc.integer({ min: 1, max: 60 }))
  .map(([seed, count, most]) => {
    const rng = createRng(`merge/${seed}`);
    const entries = Array.from({ length: count }, (_, n) =>
      makeEntry(`${n}`, rng.int(0, Math.ceil(count / 2)), rng.int(0, 2), n + 1),
    );
    const shuffled = rng.shuffle(entries);
    const batches: LogEntry<string>[][] = [];
    while (shuffled.length > 0) batches.push(shuffled.splice(0, rng.int(1, most)));
    return { entries, batches };
  });

describe("merging a log", () => {
  test("[SYN40] any order of arrival gives the log and the state of the sorted whole", () => {
    fc.assert(
      fc.property(arbArrival, ({ entries, batches }) => {
        const sorted = entries.toSorted(compareKeys);
        const merged = batches.reduce((log, batch) => mergeEntries(textFold, log, batch), emptyLog(textFold));
        expect(merged.entries).toEqual(sorted);
        expect(merged.state).toBe(sorted.reduce((state, { event }) => textFold.apply(state, event), ""));
        for (const { index, state } of merged.checkpoints) {
          expect(state).toBe(sorted.slice(0, index).reduce((text, { event }) => textFold.apply(text, event), ""));
        }
      }),
      { numRuns: 100 },
    );
  });

  test("[SYN40] the real tutor's fold gives the same bits on two devices that hear of the events in other orders", () => {
    const content = toyContent();
    const practised = [1, 2].map((n) =>
      simulatePractice({ content, seed: `d${n}`, steps: 40, grade: 2, skillPercent: 60 }),
    );
    const entries = practised.flatMap(({ events }, place) =>
      events.map((event): LogEntry<TutorEvent> => {
        const device = DEVICES[place] as DeviceId;
        const id = uuidFromName(`${place}/${event.id}`) as EventId;
        return { ots: event.hlc, device, seq: event.seq, id, event: { ...event, id, device } };
      }),
    );
    const fold = { initial: initialTutorState, apply: evolveTutor };
    const hashes = ["one", "two", "three"].map((seed) => {
      const shuffled = createRng(seed).shuffle(entries);
      let log = emptyLog(fold);
      while (shuffled.length > 0) log = mergeEntries(fold, log, shuffled.splice(0, 37));
      return sha256Hex(canonicalJson(log.state as unknown as Json));
    });
    expect(entries.length).toBeGreaterThan(200);
    expect(new Set(hashes).size).toBe(1);
  });

  test("[SYN40] an event that arrives twice is folded once, also under another key", () => {
    const entry = makeEntry("once", 10);
    const log = mergeEntries(textFold, emptyLog(textFold), [entry, makeEntry("after", 20, 1)]);
    expect(mergeEntries(textFold, log, [entry]).state).toBe("|once|after");
    expect(mergeEntries(textFold, log, [{ ...entry, ots: 30, device: DEVICES[2] as DeviceId }]).state).toBe(
      "|once|after",
    );
    expect(mergeEntries(textFold, emptyLog(textFold), [entry, { ...entry, ots: 11 }]).state).toBe("|once");
  });

  test("[SYN42] a late event costs a fold from the checkpoint before it, not of the whole log", () => {
    const entries = Array.from({ length: 2_000 }, (_, n) => makeEntry(`${n}`, n * 10, 0, n + 1));
    const log = mergeEntries(textFold, emptyLog(textFold), entries);
    const late = mergeEntries(textFold, log, [makeEntry("late", 19_555, 1)]);
    expect(late.folded).toBeLessThanOrEqual(2 * CHECKPOINT_EVERY);
    expect(mergeEntries(textFold, log, [makeEntry("next", 30_000, 1)]).folded).toBe(1);
    expect(late.state).toBe(mergeEntries(textFold, emptyLog(textFold), late.entries).state);
  });

  test("[SYN42] checkpoints stay few however long the log is, and are dense near its end", () => {
    const fold: LogFold<number, string> = { initial: 0, apply: (state) => state + 1 };
    let log = emptyLog(fold);
    for (let part = 0; part < 25; part++) {
      const entries = Array.from({ length: 1_000 }, (_, n) =>
        makeEntry(`${part}/${n}`, part * 1_000 + n, 0, part * 1_000 + n + 1),
      );
      log = mergeEntries(fold, log, entries);
    }
    expect(log.checkpoints.length).toBeLessThanOrEqual(MAX_CHECKPOINTS);
    expect(log.state).toBe(25_000);
    const lastTen = log.checkpoints.slice(-10).map(({ index }) => index);
    expect(lastTen).toEqual(Array.from({ length: 10 }, (_, n) => 24_000 + n * CHECKPOINT_EVERY));
  });

  test("[SYN41] own events wait at min(hlc, now), in their own order, until the server's time takes their place", () => {
    const known = mergeEntries(textFold, emptyLog(textFold), [makeEntry("k1", 100), makeEntry("k2", 300, 0, 2)]);
    const own = ["behind", "ahead", "next"].map((name, n) => ({
      ...makeEntry(name, 0, 1, n + 1),
      hlc: [200, 9_000_000, 9_000_001][n] as number,
    }));
    const waiting = provisionalEntries(own, 0, 400);
    expect(waiting.map(({ ots }) => ots)).toEqual([200, 400, 400]);
    const named = waiting.map((entry) => ({ ...entry, event: entry.event.event }));
    expect(foldProvisional(textFold, known, named)).toBe("|k1|behind|k2|ahead|next");
    expect(known.state).toBe("|k1|k2");
    const confirmed = mergeEntries(textFold, known, [makeEntry("behind", 350, 1, 1)]);
    expect(foldProvisional(textFold, confirmed, named)).toBe("|k1|k2|behind|ahead|next");
    expect(provisionalEntries(own, 250, 400).map(({ ots }) => ots)).toEqual([250, 400, 400]);
  });
});
