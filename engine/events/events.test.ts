import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  EVENTS_VERSION,
  FOLD_NAME,
  FOLD_VERSION,
  makeExport,
  parseEvent,
  parseKnownPart,
  readExport,
  sha256Hex,
  stampEvents,
  uuidFromName,
  DeviceId,
  EventId,
  LearnerId,
  type DeviceHead,
} from "../index.ts";
import { TutorEvent } from "./tutor-event.ts";
import { simulatePractice, toyContent } from "../testing/index.ts";

const { events } = simulatePractice({ content: toyContent(), seed: "events", steps: 120, grade: 2, skillPercent: 60 });
const head: DeviceHead = {
  learner: LearnerId.parse(uuidFromName("l")),
  device: DeviceId.parse(uuidFromName("d")),
  seq: 0,
  lastId: null,
  lastHlc: 0,
};

describe("events", () => {
  test("[EVT1] what the tutor records is read back unchanged", () => {
    for (const event of events)
      expect(parseEvent(JSON.parse(JSON.stringify(event)))).toEqual({ ok: true, value: event });
  });

  test("[EVT1] unknown fields, missing fields and unknown types are refused with their place", () => {
    const [first] = events;
    if (first === undefined) throw new Error("a log");
    expect(parseEvent({ ...first, extra: 1 })).toMatchObject({ ok: false });
    expect(parseEvent({ ...first, body: { ...first.body, extra: 1 } })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("body") },
    });
    expect(parseEvent({ ...first, body: { grade: "two" } })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("body.grade") },
    });
    expect(parseEvent({ ...first, type: "grade_changed" })).toMatchObject({ ok: false });
    expect(parseEvent(null)).toMatchObject({ ok: false });
  });

  test("[EVT8] what can be read changes only together with its version, and a saved state names it", () => {
    const shape = JSON.stringify(z.toJSONSchema(TutorEvent, { unrepresentable: "any" }));
    // A failure here means that states were folded without events which can be read now: raise EVENTS_VERSION, then write the new hash.
    expect({ version: EVENTS_VERSION, hash: sha256Hex(shape).slice(0, 12) }).toEqual({
      version: 1,
      hash: "49134cac4001",
    });
    expect(FOLD_NAME).toBe(`${FOLD_VERSION}.${EVENTS_VERSION}`);
  });

  test("[EVT9] fields of a newer program are passed over where only what is known is asked for, and nothing else is", () => {
    const [first] = events;
    const served = events.find(({ type }) => type === "problem_served");
    if (first === undefined || served?.type !== "problem_served") throw new Error("a log");
    const asked = { ...served.body.asked, read: "aloud" };
    const newer = { ...served, body: { ...served.body, asked, mood: ["calm"] } };
    expect(parseEvent(newer)).toMatchObject({ ok: false });
    expect(parseKnownPart(newer)).toEqual({ ok: true, value: served });
    expect(parseKnownPart(served)).toEqual({ ok: true, value: served });
    for (const odd of [{ ...first, type: "dreamt" }, { ...first, v: 2 }, { ...newer, body: { mood: 1 } }, null, 7])
      expect(parseKnownPart(odd)).toMatchObject({ ok: false });
  });

  test("[EVT2] seq is contiguous, prev a whole chain, the logical clock rises although the wall clock goes back", () => {
    const walls = [5_000, 4_000, -10, 9_000];
    let at = head;
    const stamped = walls.flatMap((wall, index) => {
      const result = stampEvents(at, [{ type: "learner_enrolled", body: { grade: index } }], {
        wall,
        mono: 1,
        boot: "b",
        content: "c",
        build: "d",
        newId: () => EventId.parse(uuidFromName(`id/${index}`)),
      });
      at = result.head;
      return result.events;
    });
    expect(stamped.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(stamped.map(({ hlc }) => hlc)).toEqual([5_000, 5_001, 5_002, 9_000]);
    expect(stamped.map(({ prev }) => prev)).toEqual([null, ...stamped.slice(0, 3).map(({ id }) => id)]);
    expect(at).toMatchObject({ seq: 4, lastHlc: 9_000, lastId: stamped[3]?.id });
  });

  test("[EVT3] an export is read back to the same events, and the first faulty event is named", () => {
    const about = { learner: head.learner, exportedAt: 1, build: "b", content: "c" };
    const text = JSON.stringify(makeExport(events.toReversed(), about));
    const back = readExport(text);
    expect(back.ok && back.value.events).toEqual(events);
    const broken = text.replace('"type":"session_started"', '"type":"session_stopped"');
    expect(readExport(broken)).toMatchObject({ ok: false, error: { path: "events[1]" } });
    expect(readExport("{")).toMatchObject({ ok: false, error: { message: expect.stringContaining("not JSON") } });
  });
});
