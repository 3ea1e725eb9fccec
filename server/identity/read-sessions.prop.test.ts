import fc from "fast-check";
import { expect, test } from "vitest";
import { createRng, parseEvent, reportOfSession, viewReplay } from "#engine";
import {
  FOUND_HOW,
  initialReportFold,
  pageOf,
  sessionsBehind,
  sessionsOn,
  viewProblemsBehind,
  viewQuestionsOn,
  type CountedSession,
  type ProblemFilter,
  type Stretch,
  type TimedEvent,
} from "#engine/class";
import { inOrder } from "#engine/log/row-order";
import { triesOf } from "../../testing/searches.ts";
import { EMPTY_LOG, foldRows } from "../snapshots/fold-log.ts";
import { allRows, push, streamOf } from "../snapshots/pushed.fixture.ts";
import { learnerOf, simulateDevice, START, wholeBank } from "../snapshots/simulated-device.fixture.ts";
import { createMemoryServerDisk, createMemorySyncStore, type StreamKey, type SyncStore } from "../sync/index.ts";
import { readSessions } from "./read-sessions.ts";

const DAY_MS = 86_400_000;
const content = await wholeBank();

/** Two devices at practice and everything else; what they send reaches the server in turn, in pieces of any length. */
async function makeLog(seed: string) {
  const rng = createRng(`sessions/${seed}`);
  const [learner, store] = [learnerOf(seed), createMemorySyncStore(createMemoryServerDisk("epoch"))];
  const key = streamOf(learner);
  const devices = ["tablet", "kiosk"].map((name) => simulateDevice({ content, learner, seed: `${seed}/${name}` }));
  for (const device of devices) {
    device.perform({ type: "enrol", grade: 4 });
    for (let round = 0; round < 3; round += 1) {
      device.practise(rng.pick(content.graph.nodes.slice(0, 6)).id, 40);
      device.work(10);
    }
  }
  const unsent = devices.map(({ events }) => [...events]);
  while (unsent.some((events) => events.length > 0)) {
    const events = rng.pick(unsent).splice(0, rng.int(1, 40));
    if (events.length > 0) await push(store, key, events, START + DAY_MS);
  }
  const rows = await allRows(store, key);
  const { state: fold, report } = foldRows(EMPTY_LOG, rows);
  const log = inOrder(rows).flatMap(({ event, ots }): TimedEvent[] => {
    const read = parseEvent(event);
    return read.ok ? [{ event: read.value, ots }] : [];
  });
  const env = { content, now: Math.max(0, ...rows.map(({ ots }) => ots)) + 1_000 };
  return { store, key, log, env, reported: { fold, report: report ?? initialReportFold } };
}

/** Everything of all pages, by what tells one problem from another: each page is in its own order. */
async function readPages<One extends { readonly itemId: string; readonly servedAt: number }>(
  { store, key }: { readonly store: SyncStore; readonly key: StreamKey },
  sessions: readonly CountedSession[],
  view: (log: readonly TimedEvent[]) => readonly One[],
): Promise<readonly One[]> {
  const all: One[] = [];
  for (let before: CountedSession["id"] | null | undefined; before !== null;) {
    const page = pageOf(sessions, before, 4);
    all.push(...view(await readSessions(store, key, page.sessions)));
    before = page.before;
  }
  return byItem(all);
}

function byItem<One extends { readonly itemId: string; readonly servedAt: number }>(all: readonly One[]) {
  const keyOf = ({ itemId, servedAt }: One) => `${itemId} ${servedAt}`;
  return all.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

test("[CLS30] of two devices at everything there is, the rows of its sessions say what the whole log says of them", async () => {
  const seen = { behind: 0, questions: 0, sessions: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000_000).map(String), fc.constantFrom(0, 30, 60), async (seed, percent) => {
      const { log, env, reported, ...at } = await makeLog(seed);
      const { fold, report } = reported;
      const [first, last] = [log[0]?.ots ?? 0, log.at(-1)?.ots ?? 0];
      const since = first + Math.floor(((last - first) * percent) / 100);
      const found = Object.values(fold.found).slice(0, 3);
      const filters: readonly ProblemFilter[] = [
        { since },
        ...([...FOUND_HOW, "exam"] as const).map((how) => ({ since, how })),
        ...found.flatMap(({ skill, rule }) => [
          { since, rule },
          { since, skill, rule },
          { since, skill },
        ]),
      ];
      for (const filter of filters) {
        const whole = viewProblemsBehind(log, filter, env);
        const read = await readPages(at, sessionsBehind(report, filter), (its) => viewProblemsBehind(its, filter, env));
        expect(read).toEqual(byItem(whole));
        seen.behind += whole.length;
      }
      const events = log.map(({ event }) => event);
      const skills = new Set(events.flatMap((event) => (event.type === "problem_served" ? [event.body.skill] : [])));
      for (const skill of skills) {
        const whole = viewQuestionsOn(log, skill, env);
        const read = await readPages(at, sessionsOn(reported, skill), (its) => viewQuestionsOn(its, skill, env));
        expect(read).toEqual(byItem(whole));
        seen.questions += whole.length;
      }
      for (const its of report.rows) {
        const own = (await readSessions(at.store, at.key, [its])).map(({ event }) => event);
        expect(viewReplay(own, its.id, env)).toEqual(viewReplay(events, its.id, env));
        expect(reportOfSession(own, its.id, fold.tutor, env)).toEqual(reportOfSession(events, its.id, fold.tutor, env));
        seen.sessions += 1;
      }
    }),
    { numRuns: triesOf(10), seed: 20_261_129 },
  );
  expect(Math.min(seen.behind, seen.questions, seen.sessions)).toBeGreaterThan(20);
}, 120_000);

test("[CLS30] long sessions are read in lots, whole, and no row beside them", async () => {
  const { store, key, log, reported } = await makeLog("long");
  const [one] = reported.report.rows;
  if (one === undefined) throw new Error("no session was begun");
  const own = await readSessions(store, key, [one]);
  expect(own).toEqual(log.filter(({ event: { body } }) => "session" in body && body.session === one.id));
  const lots: (readonly Stretch[])[] = [];
  const readStretches: SyncStore["readStretches"] = async (_, stretches) => {
    lots.push(stretches);
    return [];
  };
  await readSessions({ readStretches }, key, [{ ...one, rows: [900, 1_900, 1, 700] }]);
  expect(lots).toEqual([
    [[1, 500]],
    [
      [501, 700],
      [900, 1_199],
    ],
    [[1_200, 1_699]],
    [[1_700, 1_900]],
  ]);
});
