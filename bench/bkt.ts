import {
  createRng,
  DeviceId,
  EventId,
  LearnerId,
  masteryProjection,
  Probability,
  replay,
  SessionId,
  SkillId,
  stampEvents,
  ItemId,
  updateMastery,
  uuidFromName,
  type BktParams,
  type NewEvent,
  type TutorEvent,
} from "#engine";
import { percentile, round, type Bench } from "./result.ts";

const UPDATES = 2_000_000;
const ROUNDS = 9;
const EVENTS = 100_000;
const SKILLS = 40;
/** Target: a log of a million events into mastery in 100 ms; this one has a tenth of it [ms]. */
const REPLAY_TARGET_MS = 100 / 10;

const HALF = Probability.parse(0.5);
const ONE = Probability.parse(1);
const PARAMS: BktParams = { init: 0.25, transit: 0.12, slip: 0.1, guess: 0.2 };
const LOGGED_BKT = {
  init: Probability.parse(PARAMS.init),
  transit: Probability.parse(PARAMS.transit),
  slip: Probability.parse(PARAMS.slip),
  guess: Probability.parse(PARAMS.guess),
};

/** One BKT update beside the textbook's, and the fold of a long log into mastery. */
export const bktBench: Bench = {
  name: "bkt",
  async *run(note) {
    const rng = createRng("bench/bkt");
    const answers = Uint8Array.from({ length: 4_096 }, () => (rng.int(0, 99) < 70 ? 1 : 0));
    const ways = { ours: () => chain(answers, updateMastery), peer: () => chain(answers, textbookUpdate) };
    const times = { ours: [] as number[], peer: [] as number[] };
    let checksum = 0;
    // In turns, so that a busy moment of the machine meets both.
    for (let turn = 0; turn < ROUNDS; turn++) {
      for (const way of ["ours", "peer"] as const) {
        const start = performance.now();
        checksum += ways[way]();
        times[way].push(((performance.now() - start) * 1e6) / UPDATES);
      }
    }
    note(
      `ours clamps, ignores impossible evidence and weighs hints; the textbook does none of it (checksum ${round(checksum)})`,
    );
    yield {
      bench: "bkt",
      ours: percentile(times.ours, 0.5),
      peer: percentile(times.peer, 0.5),
      unit: "ns",
      n: UPDATES * ROUNDS,
    };

    const log = makeLog();
    const folds: number[] = [];
    for (let turn = 0; turn < ROUNDS; turn++) {
      const start = performance.now();
      const state = replay(masteryProjection, log);
      folds.push(performance.now() - start);
      if (Object.keys(state.bySkill).length !== SKILLS) throw new Error("the fold lost a skill");
    }
    note(
      `replay: whole events of the log (${SKILLS} skills), state kept immutable; the peer is a tenth of the target for a million`,
    );
    yield {
      bench: "replay",
      ours: percentile(folds, 0.5),
      peer: REPLAY_TARGET_MS,
      unit: "ms",
      n: EVENTS,
      runs: ROUNDS,
    };
  },
};

function chain(
  answers: Uint8Array,
  update: (known: number, params: BktParams, correct: boolean, weight: number) => number,
): number {
  let known = PARAMS.init;
  for (let i = 0; i < UPDATES; i++) known = update(known, PARAMS, answers[i & 4_095] === 1, 1);
  return known;
}

/** Corbett & Anderson's formulas and nothing else. */
function textbookUpdate(known: number, { transit, slip, guess }: BktParams, correct: boolean): number {
  const posterior = correct
    ? (known * (1 - slip)) / (known * (1 - slip) + (1 - known) * guess)
    : (known * slip) / (known * slip + (1 - known) * (1 - guess));
  return posterior + (1 - posterior) * transit;
}

/** A log as practice makes it, event by event: served, approved, submitted, evaluated, evidence, completed. */
function makeLog(): readonly TutorEvent[] {
  const rng = createRng("bench/log");
  const session = SessionId.parse(uuidFromName("session"));
  const item = ItemId.parse(uuidFromName("item"));
  const skills = Array.from({ length: SKILLS }, (_, at) => SkillId.parse(`b.s${at}`));
  const news: NewEvent[] = [];
  for (let problem = 0; news.length < EVENTS; problem++) {
    const skill = skills[problem % SKILLS] as SkillId;
    const ref = { session, item, skill };
    const made = { blueprint: skill, version: 1, difficulty: 3, seed: rng.int(0, 199), hash: "0" } as const;
    const correct = rng.int(0, 99) < 70;
    news.push(
      { type: "verification_approved", body: { ...ref, ...made } },
      { type: "problem_served", body: { ...ref, ...made, position: 1, why: "continue" } },
      {
        type: "attempt_submitted",
        body: { ...ref, attempt: 1, given: ["7"], locale: "en", latency_ms: 5_000, hints_used: 0 },
      },
      {
        type: "attempt_evaluated",
        body: {
          ...ref,
          attempt: 1,
          verdict: correct ? "correct" : "incorrect",
          reason: correct ? "equal" : "different",
          close: false,
          reader: "bench",
        },
      },
      {
        type: "mastery_updated",
        body: { ...ref, difficulty: 3, correct, weight: ONE, bkt: LOGGED_BKT, before: HALF, after: HALF },
      },
      {
        type: "problem_completed",
        body: { ...ref, status: "completed", signal: "learned", attempts: 1, hints: 0, duration_ms: 5_000, correct },
      },
    );
  }
  const head = {
    learner: LearnerId.parse(uuidFromName("learner")),
    device: DeviceId.parse(uuidFromName("device")),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  const id = EventId.parse(uuidFromName("event"));
  const moment = { wall: 1_790_000_000_000, mono: 0, boot: "bench", content: "bench", build: "bench", newId: () => id };
  return stampEvents(head, news.slice(0, EVENTS), moment).events;
}
