import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createRng, currentProblem, SessionId, uuidFromName, type LearnerId, type TutorEvent } from "#engine";
import { rightAnswer } from "../server/snapshots/random-command.fixture.ts";
import { simulateDevice, wholeBank } from "../server/snapshots/simulated-device.fixture.ts";
import { openBenchSchool, type BenchClass, type BenchSchool } from "./class-school.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";

/**
 * Pupils with long logs, how many answers each of these has, and how many more pupils the school has, in classes of thirty with
 * short logs; `CLASS_BENCH="60 10000 940"` asks for others.
 */
const [LOGS = 30, ANSWERS = 1_000, OTHERS = 0] = (process.env["CLASS_BENCH"] ?? "")
  .split(" ")
  .filter(Boolean)
  .map(Number);
const OTHER_CLASS = 30;
const OTHER_ANSWERS = 10;
const PAGES = ["now", "matrix", "misconceptions", "appeals", "assignments"] as const;
/** A page asks who is stuck no more often than this. */
const STUCK_PAUSE_MS = 4_000;
const LIVE = { classes: 4, pupils: 50, perSecond: 20, seconds: 10, runs: 5 } as const;

/**
 * What a teacher waits for: pages of a class with long logs beside its roster, which needs none of them. And what a lesson of 200
 * pupils costs the server while four pages follow it live, beside the same lesson that nobody watches.
 */
export const classBench: Bench = {
  name: "class",
  async *run(note) {
    const folder = await mkdtemp(path.join(tmpdir(), "mathflow-bench-"));
    const school = await openBenchSchool(folder, path.resolve("dist/app"));
    try {
      yield* measurePages(school, note);
      yield* measureLive(school, note);
    } finally {
      await school.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function* measurePages(school: BenchSchool, note: (line: string) => void): AsyncIterable<BenchResult> {
  const { id, pupils } = await school.addClass("pages", LOGS);
  const log = await makeLog(pupils[0]!.learner, "pages", ANSWERS);
  note(`${pupils.length} logs of ${log.length} events`);
  for (const { learner, client } of pupils) {
    for (let from = 0; from < log.length; from += 200) {
      await client.push(learner, ownedBy(log.slice(from, from + 200), learner));
    }
  }
  for (let left = OTHERS; left > 0; left -= OTHER_CLASS) {
    const others = await school.addClass(`others ${left}`, Math.min(left, OTHER_CLASS));
    for (const { learner, client } of others.pupils) {
      await client.push(learner, ownedBy(log.slice(0, 8 * OTHER_ANSWERS), learner));
    }
  }
  note(`${LOGS + OTHERS} pupils in the school`);
  // Folded in the background: a page says of how many it does not know yet.
  for (;;) {
    const { unknown } = (await school.teacher.ask("GET", `/classes/${id}/now`)) as { readonly unknown: number };
    if (unknown === 0) break;
    await delay(500);
  }
  const addresses = [
    ...PAGES.map((page) => `/classes/${id}/${page}`),
    `/classes/${id}/learners/${pupils[0]!.learner}/report`,
    "/alerts/stuck",
  ];
  for (const address of addresses) {
    const [ours, peer]: [number[], number[]] = [[], []];
    for (let n = 0; n < 11; n += 1) {
      ours.push(await timed(() => school.teacher.ask("GET", address)));
      peer.push(await timed(() => school.teacher.ask("GET", `/classes/${id}`)));
    }
    yield {
      bench: `class/page-${address.split("/").at(-1)}`,
      ours: percentile(ours, 0.5),
      peer: percentile(peer, 0.5),
      unit: "ms",
      n: ours.length,
      worst: round(Math.max(...ours)),
      logs: LOGS,
      events: log.length,
      pupils: LOGS + OTHERS,
      ...load(),
    };
  }
}

async function* measureLive(school: BenchSchool, note: (line: string) => void): AsyncIterable<BenchResult> {
  const classes: BenchClass[] = [];
  for (let n = 0; n < LIVE.classes; n += 1) classes.push(await school.addClass(`live ${n}`, LIVE.pupils));
  const answers = LIVE.perSecond * LIVE.seconds * LIVE.runs * 2;
  const pupils = classes.flatMap((one) => one.pupils);
  const each = Math.ceil(answers / pupils.length) + 1;
  const queues = await Promise.all(pupils.map(({ learner }) => makeAnswers(learner, each)));
  note(`${pupils.length} pupils with ${each} answers each`);
  let taken = 0;
  const lesson = async () => {
    await school.cpu();
    const start = performance.now();
    const sent: Promise<void>[] = [];
    for (let n = 0; n < LIVE.perSecond * LIVE.seconds; n += 1) {
      const at = taken % pupils.length;
      const events = queues[at]?.[Math.floor(taken / pupils.length)];
      const pupil = pupils[at];
      taken += 1;
      if (events !== undefined && pupil !== undefined) sent.push(pupil.client.push(pupil.learner, events));
      await delay(Math.max(0, start + ((n + 1) * 1_000) / LIVE.perSecond - performance.now()));
    }
    await Promise.all(sent);
    // Of one core [per cent].
    return (100 * (await school.cpu())) / (performance.now() - start);
  };
  const [watched, alone]: [number[], number[]] = [[], []];
  for (let run = 0; run < LIVE.runs; run += 1) {
    alone.push(await lesson());
    const stop = new AbortController();
    let isAsking = false;
    let stuckAt = -STUCK_PAUSE_MS;
    const follow = async () => {
      if (isAsking) return;
      isAsking = true;
      const isDue = performance.now() - stuckAt >= STUCK_PAUSE_MS;
      if (isDue) stuckAt = performance.now();
      const pages = [...(isDue ? ["/alerts/stuck"] : []), ...classes.map(({ id }) => `/classes/${id}/now`)];
      await Promise.all(pages.map((page) => school.teacher.ask("GET", page)));
      isAsking = false;
    };
    const watching = school.teacher.live(stop.signal, () => void follow());
    watched.push(await lesson());
    stop.abort();
    await watching;
  }
  const [ours, peer] = [percentile(watched, 0.5), percentile(alone, 0.5)];
  note(`${round(ours)} % of a core while four pages follow, ${round(peer)} % while nobody does; the target is 30 %`);
  // In milliseconds of processor time a second.
  yield {
    bench: "class/live-200",
    ours: ours * 10,
    peer: peer * 10,
    unit: "ms",
    n: LIVE.runs,
    answers_a_second: LIVE.perSecond,
    ...load(),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** About so many answers of practice, some of them mistakes that the bank knows. */
async function makeLog(learner: LearnerId, seed: string, answers: number): Promise<readonly TutorEvent[]> {
  const content = await wholeBank();
  const device = simulateDevice({ content, learner, seed, startedAt: Date.now() - 90 * 86_400_000 });
  const rng = createRng(`log/${seed}`);
  device.perform({ type: "enrol", grade: 4 });
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
  }
  return device.events;
}

/** A session now, what each answer brings in a push of its own. */
async function makeAnswers(learner: LearnerId, count: number): Promise<readonly (readonly TutorEvent[])[]> {
  const log = await makeLog(learner, learner, count);
  const pushes: TutorEvent[][] = [[]];
  for (const event of log) {
    if (event.type === "attempt_submitted") pushes.push([]);
    pushes.at(-1)?.push(event);
  }
  // What comes before the first answer goes with it.
  const [before = [], first = [], ...rest] = pushes;
  return [[...before, ...first], ...rest];
}

/** The same log as another pupil's. */
function ownedBy(events: readonly TutorEvent[], learner: LearnerId): readonly TutorEvent[] {
  return events.map((event) => ({ ...event, learner }));
}
