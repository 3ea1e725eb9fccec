import { describe, expect, test } from "vitest";
import {
  makeExport,
  parseEvent,
  readExport,
  stampEvents,
  uuidFromName,
  DeviceId,
  EventId,
  LearnerId,
  type DeviceHead,
} from "../index.ts";
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
