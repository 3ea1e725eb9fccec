import { expect, test } from "vitest";
import fc from "fast-check";
import { advanceClock, elapsedAt, startClock, type ExamClock, type Moment } from "./exam-clock.ts";

/** Something that happens on a device between two events of an exam. */
type Step =
  | { readonly type: "wait"; readonly ms: number }
  | { readonly type: "set-clock"; readonly by: number }
  | { readonly type: "restart" }
  /** Another tab, which has a start of its own and stays open. */
  | { readonly type: "other-tab" }
  | { readonly type: "event" };

const HOUR = 3_600_000;
const wait = fc.record({ type: fc.constant("wait" as const), ms: fc.integer({ min: 0, max: HOUR }) });
const event = fc.constant({ type: "event" } as const);
const restart = fc.constant({ type: "restart" } as const);
const otherTab = fc.constant({ type: "other-tab" } as const);
const set = (min: number, max: number) =>
  fc.record({ type: fc.constant("set-clock" as const), by: fc.integer({ min, max }) });
const anyJump = set(-9_000 * HOUR, 9_000 * HOUR);
const arbSteps = (...kinds: readonly fc.Arbitrary<Step>[]) => fc.array(fc.oneof(...kinds), { maxLength: 60 });

interface Run {
  /** Elapsed by the exam's clock at each event, and now at the end. */
  readonly told: readonly number[];
  /** True time since the start. */
  readonly truth: number;
  /** True time between events of the same start that follow each other. */
  readonly seen: number;
}

/** Runs a device whose wall clock can be set and whose starts have monotonic clocks of their own. */
function run(steps: readonly Step[]): Run {
  let truth = 0;
  let offset = 1_795_165_200_000;
  let boot = 0;
  let tabs = 1;
  const bootedAt: number[] = [0];
  const moment = (): Moment => ({ wall: offset + truth, mono: truth - (bootedAt[boot] ?? 0), boot: `${boot}` });
  let clock: ExamClock = startClock(moment());
  let last = { boot, truth };
  let seen = 0;
  const told = [clock.elapsedMs];
  for (const step of steps) {
    if (step.type === "wait") truth += step.ms;
    if (step.type === "set-clock") offset += step.by;
    if (step.type === "restart") boot = bootedAt.push(truth) - 1;
    if (step.type === "other-tab") {
      if (tabs === 1) bootedAt.push(truth);
      tabs = 2;
      boot = boot === bootedAt.length - 1 ? Math.max(0, boot - 1) : bootedAt.length - 1;
    }
    if (step.type === "event") {
      if (last.boot === boot) seen += truth - last.truth;
      last = { boot, truth };
      clock = advanceClock(clock, moment());
      told.push(clock.elapsedMs);
    }
  }
  told.push(elapsedAt(clock, moment()));
  return { told, truth, seen };
}

test("[EXM33] with true clocks it is the time that passed, however often the program is started again", () => {
  fc.assert(
    fc.property(arbSteps(wait, event, restart, otherTab), (steps) => {
      const { told, truth } = run(steps);
      expect(told.at(-1)).toBe(truth);
    }),
  );
});

test("[EXM33] it never falls and is never below 0, whatever the clocks do", () => {
  fc.assert(
    fc.property(arbSteps(wait, event, restart, otherTab, anyJump), (steps) => {
      const { told } = run(steps);
      expect(told[0]).toBe(0);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }),
  );
});

test("[EXM30] within one start a wall clock that is set changes nothing", () => {
  fc.assert(
    fc.property(arbSteps(wait, event, anyJump), (steps) => {
      const { told, truth } = run(steps);
      expect(told.at(-1)).toBe(truth);
    }),
  );
});

test("[EXM32] a clock put back gives no time: what was seen to pass within a start counts, and no more than the truth", () => {
  fc.assert(
    fc.property(arbSteps(wait, event, restart, otherTab, set(-9_000 * HOUR, 0)), (steps) => {
      const { told, truth, seen } = run(steps);
      expect(told.at(-1)).toBeGreaterThanOrEqual(seen);
      expect(told.at(-1)).toBeLessThanOrEqual(truth);
    }),
  );
});

test("[EXM31] a clock put forward counts together with a restart, in full", () => {
  const steps: readonly Step[] = [{ type: "wait", ms: 60_000 }, { type: "event" }, { type: "set-clock", by: HOUR }];
  expect(run(steps).told.at(-1)).toBe(60_000);
  expect(run([...steps, { type: "restart" }]).told.at(-1)).toBe(60_000 + HOUR);
});

test("[EXM32] a device without a monotonic clock is timed by its wall clock, which gives no time back", () => {
  let clock = startClock({ wall: 1_000 });
  clock = advanceClock(clock, { wall: 5_000 });
  expect(clock.elapsedMs).toBe(4_000);
  clock = advanceClock(clock, { wall: 2_000 });
  expect(clock.elapsedMs).toBe(4_000);
  expect(elapsedAt(clock, { wall: 2_500 })).toBe(4_500);
});
