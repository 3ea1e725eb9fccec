import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { TutorEvent } from "#engine";
import { makeLongLogs, makeQueues, writeLogs } from "./class-logs.ts";
import { openBenchSchool, type BenchClass, type BenchSchool } from "./class-school.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";

/**
 * Pupils with long logs, how many answers each of these has, how many more pupils the school has, in classes of thirty with
 * short logs, and how many of the long logs are different ones; `CLASS_BENCH="60 10000 940"` asks for others.
 */
const [LOGS = 30, ANSWERS = 1_000, OTHERS = 0, SEEDS = 2] = (process.env["CLASS_BENCH"] ?? "")
  .split(" ")
  .filter(Boolean)
  .map(Number);
const OTHER_CLASS = 30;
const OTHER_ANSWERS = 10;
/** How often it is asked whether all logs are folded [ms]. */
const ASKED_EVERY_MS = 5_000;
/** A server has few lines at the same time. */
const HEARD_AT_ONCE = 16;
/** No page of a teacher's takes longer [ms]. */
const TARGET_MS = 1_000;
/** Each page is asked for so often after its first time. */
const RUNS = 5;
const WEEK_MS = 7 * 86_400_000;
/** The last answers of long logs are so old [ms]. */
const OLD_MS = 3 * 86_400_000;
/** A page asks who is stuck no more often than this. */
const STUCK_PAUSE_MS = 4_000;
const LIVE = { classes: 4, pupils: 50, perSecond: 20, seconds: 6, runs: 5 } as const;

/**
 * What a teacher waits for: every page of a class with long logs, beside the target; CSV and prints are made of the same answers. And
 * what a lesson of 200 pupils costs the server while four pages follow it live, beside the same lesson that nobody watches.
 */
export const classBench: Bench = {
  name: "class",
  async *run(note) {
    const folder = await mkdtemp(path.join(tmpdir(), "mathflow-bench-"));
    const school = await openBenchSchool(folder, await makeAppFolder(folder));
    try {
      yield* measurePages(school, folder, note);
      yield* measureLive(school, note);
    } finally {
      await school.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Nobody opens the app here: its pages are asked for as it would ask. */
async function makeAppFolder(folder: string): Promise<string> {
  const appDir = path.join(folder, "app");
  await mkdir(appDir);
  await writeFile(path.join(appDir, "index.html"), "<!doctype html>");
  return appDir;
}

/** Each page is asked for first right after a start, when no fold is at hand. */
async function* measurePages(
  school: BenchSchool,
  folder: string,
  note: (line: string) => void,
): AsyncIterable<BenchResult> {
  const { id, pupils } = await school.addClass("pages", LOGS);
  const others: BenchClass["pupils"][number][] = [];
  for (let left = OTHERS; left > 0; left -= OTHER_CLASS) {
    others.push(...(await school.addClass(`others ${left}`, Math.min(left, OTHER_CLASS), "listed")).pupils);
  }
  note(`${LOGS + OTHERS} pupils in the school`);
  const learners = pupils.slice(0, SEEDS).map(({ learner }) => learner);
  const long = await makeLongLogs({ learners, answers: ANSWERS, endsAt: Date.now() - OLD_MS, note });
  const [log = []] = long;
  const short = log.slice(0, 8 * OTHER_ANSWERS);
  const logs = [
    ...pupils.map(({ learner }, at) => ({ learner, events: long[at % SEEDS] ?? log })),
    ...others.map(({ learner }) => ({ learner, events: short })),
  ];
  const tenant = school.teacher.tenant();
  await school.restart(() => writeLogs({ folder, tenant, logs, note }));
  const hear = async () => {
    for (let from = 0; from < pupils.length; from += HEARD_AT_ONCE) {
      const some = pupils.slice(from, from + HEARD_AT_ONCE);
      await Promise.all(some.map(({ client }) => client.ask("GET", "/auth/session")));
    }
  };
  // What is not there yet is made in the background, and a page says of how many it does not know.
  for (;;) {
    await hear();
    const { unknown } = (await school.teacher.ask("GET", STUCK)) as { readonly unknown: number };
    if (unknown === 0) break;
    note(`${unknown} logs are not folded yet`);
    await delay(ASKED_EVERY_MS);
  }
  for (const [page, ask] of Object.entries(pagesOf(school, id, { log, pupils }))) {
    await school.restart();
    note(page);
    await hear();
    const took: number[] = [];
    for (let n = 0; n <= RUNS; n += 1) took.push(await timed(ask));
    const [cold = 0, ...later] = took;
    yield {
      bench: `class/page-${page}`,
      ours: percentile(later, 0.5),
      peer: TARGET_MS,
      unit: "ms",
      n: RUNS,
      first: round(cold),
      worst: round(Math.max(...later)),
      logs: LOGS,
      events: log.length,
      pupils: LOGS + OTHERS,
      ...load(),
    };
  }
}

const STUCK = "/alerts/stuck";

/** Every page by what its screen asks the server for. */
function pagesOf(
  { teacher }: BenchSchool,
  id: string,
  { log, pupils }: { readonly log: readonly TutorEvent[]; readonly pupils: BenchClass["pupils"] },
): Readonly<Record<string, () => Promise<unknown>>> {
  const [first] = pupils;
  const its = `/classes/${id}/learners/${first?.learner}`;
  const since = Date.now() - 12 * WEEK_MS;
  const session = log.findLast(({ type }) => type === "session_started")?.body as { readonly session: string };
  const skill = log.findLast(({ type }) => type === "problem_served")?.body as { readonly skill: string };
  const get = (address: string) => () => teacher.ask("GET", address);
  return {
    now: get(`/classes/${id}/now`),
    stuck: get(STUCK),
    alerts: get("/alerts"),
    skills: get(`/classes/${id}/matrix`),
    misconceptions: get(`/classes/${id}/misconceptions`),
    appeals: get(`/classes/${id}/appeals`),
    work: get(`/classes/${id}/assignments`),
    exams: get(`/classes/${id}/exams`),
    people: get(`/classes/${id}`),
    devices: get(`/classes/${id}/devices`),
    pupil: get(`${its}/work`),
    report: get(`${its}/report`),
    "report-12-weeks": get(`${its}/report?since=${since}`),
    problems: get(`${its}/problems?since=${since}&how=shown`),
    "problems-all": get(`${its}/problems`),
    session: get(`${its}/session?session=${session.session}`),
    questions: () => teacher.ask("POST", `${its}/questions`, { skill: skill.skill }),
    // One after the other, as the page that prints a class's notes does; by pupil.
    "report-of-class": async () => {
      for (const { learner } of pupils)
        await teacher.ask("GET", `/classes/${id}/learners/${learner}/report?since=${since}`);
    },
  };
}

async function* measureLive(school: BenchSchool, note: (line: string) => void): AsyncIterable<BenchResult> {
  const classes: BenchClass[] = [];
  for (let n = 0; n < LIVE.classes; n += 1) classes.push(await school.addClass(`live ${n}`, LIVE.pupils));
  const answers = LIVE.perSecond * LIVE.seconds * LIVE.runs * 2;
  const pupils = classes.flatMap((one) => one.pupils);
  const each = Math.ceil(answers / pupils.length) + 1;
  const queues = await makeQueues(
    pupils.map(({ learner }) => learner),
    each,
  );
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
