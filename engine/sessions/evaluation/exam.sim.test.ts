import { describe, expect, test } from "vitest";
import { checkItem } from "../../parts/checker.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { auditLog } from "../../reports/audit.ts";
import { createRng, type Rng } from "../../random.ts";
import { decideTutor, evolveTutor, initialTutorState } from "../../tutor.ts";
import type { TutorState } from "../../tutor-types.ts";
import type { EvaluationView } from "../../views/activity-views.ts";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";
import { evaluationPart } from "./part.ts";
import { examDesk } from "./state.ts";

const content = examContent([
  makeBlueprint({ limitMs: 240_000 }),
  makeBlueprint({ id: "back", canGoBack: true, limitMs: 300_000 }),
  makeBlueprint({ id: "adaptive", selection: "adaptive", limitMs: null }),
  makeBlueprint({ id: "fixed", selection: "fixed", limitMs: 100_000 }),
]);

/** What a learner saw at one moment of the log. */
interface Seen {
  readonly events: number;
  readonly env: ReturnType<Driver["env"]>;
  readonly view: EvaluationView;
}

/** One seeded learner: answers right and wrong, passes over, goes back, reloads, sets the clock, ends early, begins anew. */
function simulate(seed: string): { readonly driver: Driver; readonly seen: readonly Seen[] } {
  const rng = createRng(`exam/${seed}`);
  const driver = makeDriver(content, seed, rng.int(2, 6));
  const seen: Seen[] = [];
  for (let step = 0; step < 40; step++) {
    driver.wait(rng.int(500, 30_000));
    act(driver, rng, `${seed}/${step}`);
    if (driver.state.activities.evaluation === null) continue;
    // Looked at a little later, so that the time left is of now.
    driver.wait(rng.int(0, 2_000));
    seen.push({ events: driver.events.length, env: driver.env(), view: driver.view() });
  }
  return { driver, seen };
}

function act(driver: Driver, rng: Rng, name: string): void {
  const exam = driver.state.activities.evaluation;
  const roll = rng.int(0, 99);
  if (exam === null || exam.endedAt !== null || roll < 2) {
    driver.start(rng.pick(["toy", "back", "adaptive", "fixed", "default/t.add"]), name);
    return;
  }
  if (roll < 12) {
    driver.mono = rng.int(0, 500);
    driver.boot = name;
    driver.wall += rng.pick([0, 0, 3_000, -86_400_000, 120_000]);
  } else if (roll < 16) driver.wall += rng.pick([-1, 1]) * 40_000_000;
  else if (roll < 22) driver.act({ type: "tick" });
  else if (roll < 26) driver.act({ type: "end" });
  else if (roll < 40) driver.act({ type: "go", position: rng.int(1, 7) });
  else {
    const latencyMs = rng.int(1_000, 40_000);
    driver.answer(roll < 75 ? undefined : rng.pick(["7", "true", "99999", "12 x", "", "1/"]), latencyMs);
  }
}

function fold(events: readonly TutorEvent[], from: TutorState = initialTutorState): TutorState {
  return events.reduce(evolveTutor, from);
}

const SEEDS = Array.from({ length: 12 }, (_, index) => `${index}`);

describe("simulated exams", () => {
  const runs = SEEDS.map(simulate);

  test("they end in every way there is, and say so", () => {
    const reasons = new Set(
      runs.flatMap(({ driver }) =>
        driver.events.flatMap((event) => (event.type === "activity_ended" ? [event.body.reason] : [])),
      ),
    );
    expect([...reasons].toSorted()).toEqual(
      expect.arrayContaining(["complete", "learner-ended", "replaced", "time-up"]),
    );
  });

  test("[EXM33] and [EXM10] after a crash at any event the rest of the log leads to the same state, and the view is the same", () => {
    for (const { driver, seen } of runs) {
      let state = initialTutorState;
      for (let cut = 0; cut <= driver.events.length; cut++) {
        const restored = JSON.parse(JSON.stringify(state)) as TutorState;
        for (const { env, view } of seen.filter(({ events }) => events === cut)) {
          expect(evaluationPart.view(restored, env)).toEqual(view);
        }
        if (cut % 5 === 0) expect(fold(driver.events.slice(cut), restored)).toEqual(driver.state);
        const event = driver.events[cut];
        if (event !== undefined) state = evolveTutor(state, event);
      }
    }
  });

  test("[EXM17] after a crash at any event an exam can be gone on with to an end that is marked", () => {
    for (const { driver } of runs.slice(0, 4)) {
      for (let cut = 2; cut <= driver.events.length; cut++) {
        let state = fold(driver.events.slice(0, cut));
        const env = { ...driver.env(), boot: "after", mono: 0, now: driver.events[cut - 1]?.wall ?? 0 };
        const source = state.activities.evaluation?.source;
        if (source === undefined) continue;
        for (const command of [{ type: "tick" }, { type: "start", exam: source }, { type: "end" }] as const) {
          const id = driver.events[0]?.learner as never;
          const context = { session: id, seed: "after", locale: "en" } as const;
          const decided = decideTutor(state, { type: "activity", kind: "evaluation", command, context }, env);
          if (!decided.ok) continue;
          const events = decided.value.map((event) => ({ ...event, wall: env.now, mono: 0, boot: "after" }));
          state = fold(events as unknown as TutorEvent[], state);
        }
        const exam = state.activities.evaluation;
        expect(exam?.endedAt).not.toBeNull();
        expect(exam?.score?.results).toHaveLength(exam?.plan?.cells.length ?? 0);
      }
    }
  });

  test("[EXM13] every score is what marking the kept answers of the log comes to", () => {
    let scored = 0;
    for (const { driver } of runs) {
      for (const event of driver.events) {
        if (event.type !== "exam_scored") continue;
        scored += 1;
        expect(event.body.points).toBe(rescore(driver.events, event.body.session));
      }
    }
    expect(scored).toBeGreaterThan(SEEDS.length);
  });

  test("[EXM50] every log passes the audit", () => {
    for (const { driver } of runs) expect(auditLog(driver.events, content).faults).toEqual([]);
  });

  test("[EXM11] what was refused left no trace, and the question stayed on the desk", () => {
    const driver = makeDriver(content);
    driver.start("back");
    const before = { events: driver.events.length, desk: examDesk(driver.exam()) };
    for (const given of ["", "1/", "("]) driver.answer(given);
    driver.act({ type: "go", position: 99 });
    expect({ events: driver.events.length, desk: examDesk(driver.exam()) }).toEqual(before);
    expect(driver.refusals).toEqual(["bad-input", "bad-input", "bad-input", "bad-input"]);
  });
});

/** The last answer to each question of an exam, marked by itself. Toy items have one box and no form. */
function rescore(events: readonly TutorEvent[], session: string): number {
  let points = 0;
  for (const served of events) {
    if (served.type !== "exam_item_served" || served.body.session !== session) continue;
    const answer = events.findLast(
      (event) =>
        event.type === "exam_answered" && event.body.session === session && event.body.item === served.body.item,
    );
    const opened = content.open(served.body);
    if (!opened.ok) throw new Error(opened.error.detail);
    if (answer?.type !== "exam_answered") continue;
    const { verdict } = checkItem(opened.value.item, answer.body.given, answer.body.locale);
    points += verdict === "correct" ? 1 : 0;
  }
  return points;
}
