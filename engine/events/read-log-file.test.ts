import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  EventId,
  LearnerId,
  makeExport,
  readExport,
  readLogFile,
  uuidFromName,
  type LogFileFault,
  type TutorEvent,
} from "../index.ts";
import { simulatePractice, toyContent } from "../testing/index.ts";

const { events } = simulatePractice({ content: toyContent(), seed: "file", steps: 40, grade: 2, skillPercent: 60 });
const [first] = events;
if (first === undefined) throw new Error("a log");
const { learner } = first;
const NOW = Math.max(...events.map(({ hlc }) => hlc)) + 1_000;
const about = { learner, exportedAt: NOW, build: "b", content: "c" };
const other = LearnerId.parse(uuidFromName("another"));

const fileOf = (rows: readonly TutorEvent[], change: object = {}): string =>
  JSON.stringify({ ...makeExport(rows, about), ...change });
const changed = (at: number, change: object): readonly TutorEvent[] =>
  events.map((event, index) => (index === at ? { ...event, ...change } : event));

describe("[EVT5] a file that was given out is read without trust", () => {
  test("one of ours gives its log and whose it is", () => {
    const profile = { grade: 3, locale: "en", picture: "pear" } as const;
    const text = JSON.stringify(makeExport(events.toReversed(), { ...about, profile }));
    expect(readLogFile(text, NOW)).toEqual({
      ok: true,
      value: { works: [{ learner, profile, events }], unreadable: 0 },
    });
    expect(readExport(text)).toMatchObject({ ok: true, value: { file: { profile } } });
  });

  test("files of older and of newer builds are read too", () => {
    expect(readLogFile(fileOf(events), NOW)).toMatchObject({ ok: true, value: { works: [{ profile: null }] } });
    const newer = fileOf(events, { signature: "x", profile: { grade: "third", locale: "en" } });
    expect(readLogFile(newer, NOW)).toMatchObject({ ok: true, value: { works: [{ learner, profile: null }] } });
    expect(readExport(newer)).toMatchObject({ ok: true });
  });

  const whole = fileOf(events);
  const last = events.length - 1;
  test.for<readonly [string, string, LogFileFault]>([
    ["a picture", "\u0089PNG\r\n", { type: "not-ours" }],
    ["nothing", "", { type: "not-ours" }],
    ["somebody else's JSON", '{"format":"cash-book/1","events":[]}', { type: "not-ours" }],
    ["a list", "[]", { type: "not-ours" }],
    ["its beginning alone", whole.slice(0, whole.length / 2), { type: "damaged", where: "end" }],
    ["a newer format", '{"format":"mathflow-export/2"}', { type: "newer" }],
    ["another checksum", fileOf(events, { checksum: "0" }), { type: "damaged", where: "checksum" }],
    ["an answer changed", whole.replace(/"hlc":(\d)/u, '"hlc":1$1'), { type: "damaged", where: "checksum" }],
    ["an event changed", whole.replace('"v":1', '"v":7'), { type: "damaged", where: "events[0]" }],
    ["an event that is new", fileOf(changed(3, { type: "sung" })), { type: "newer" }],
    ["an event of somebody else", fileOf(changed(2, { learner: other })), { type: "mixed", where: "events[2]" }],
    ["somebody else's name on it", fileOf(events, { learner: other }), { type: "mixed", where: "events[0]" }],
    ["an event twice", fileOf([...events, events[last]!]), { type: "damaged", where: `events[${last + 1}].id` }],
    ["no events", fileOf([]), { type: "empty" }],
    ["nobody who began", fileOf(events.slice(1)), { type: "empty" }],
    ["a time before all clocks", fileOf(changed(last, { wall: -9e15 })), { type: "future", until: 9e15 }],
    ["a time without a date", fileOf(changed(last, { wall: 9e15 })), { type: "future", until: 9e15 }],
    [
      "a day in eleven years",
      fileOf(changed(last, { hlc: NOW + 11 * 366 * 86_400_000 })),
      { type: "future", until: NOW + 11 * 366 * 86_400_000 },
    ],
    ["fields that are none", fileOf(changed(1, JSON.parse('{"__proto__":{"a":1}}') as object)), { type: "newer" }],
    [
      "a very deep nest",
      `{"format":"mathflow-export/1","events":[${"[".repeat(50_000)}${"]".repeat(50_000)}]}`,
      { type: "damaged", where: "learner" },
    ],
    [
      "a very deep nest in an event",
      whole.replace('"events":[', `"events":[${"[".repeat(50_000)}${"]".repeat(50_000)},`),
      { type: "damaged", where: "events[0]" },
    ],
    ["a salvage without rows", '{"format":"mathflow-salvage/1"}', { type: "damaged", where: "rows" }],
  ])("%s is refused, and named", ([, text, fault]) => {
    expect(readLogFile(text, NOW)).toEqual({ ok: false, error: fault });
    expect(Object.hasOwn(Object.prototype, "a")).toBe(false);
  });

  test("a tablet whose date was years ahead once has a log that can be taken in", () => {
    const ahead = changed(last, { hlc: NOW + 3 * 366 * 86_400_000 });
    expect(readLogFile(fileOf(ahead), NOW)).toMatchObject({ ok: true, value: { works: [{ learner }] } });
  });

  test("of a salvaged file every row that can be read is taken, by learner", () => {
    const theirs = events
      .slice(0, 5)
      .map((event, at) => ({ ...event, learner: other, id: EventId.parse(uuidFromName(`their ${at}`)) }));
    const rows = [...events.toReversed(), null, { type: "torn" }, ...theirs, ...events.slice(0, 3)];
    expect(readLogFile(JSON.stringify({ format: "mathflow-salvage/1", rows }), NOW)).toEqual({
      ok: true,
      value: {
        works: [
          { learner, profile: null, events },
          { learner: other, profile: null, events: theirs },
        ],
        unreadable: 2,
      },
    });
  });

  test("of a salvaged file, whoever has lost their beginning, or has an impossible clock, keeps nobody else from theirs", () => {
    const theirs = events.slice(1, 4).map((event) => ({ ...event, learner: other }));
    const rows = [...events, ...theirs];
    expect(readLogFile(JSON.stringify({ format: "mathflow-salvage/1", rows }), NOW)).toMatchObject({
      value: { works: [{ learner, events }], unreadable: theirs.length },
    });
    const odd = { ...events[0], learner: other, id: EventId.parse(uuidFromName("odd")), wall: 9e15 };
    expect(readLogFile(JSON.stringify({ format: "mathflow-salvage/1", rows: [...events, odd] }), NOW)).toMatchObject({
      value: { works: [{ learner, events }], unreadable: 1 },
    });
  });

  test("whatever is cut out of a file or written into it, it is refused or comes to the same log", () => {
    const place = fc.nat({ max: whole.length });
    fc.assert(
      fc.property(place, place, fc.string({ maxLength: 12 }), (a, b, put) => {
        const text = whole.slice(0, Math.min(a, b)) + put + whole.slice(Math.max(a, b));
        const read = readLogFile(text, NOW);
        if (read.ok) expect(read.value.works.map((work) => work.events)).toEqual([events]);
      }),
      { numRuns: 300 },
    );
  });
});
