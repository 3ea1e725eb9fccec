import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { evolveTutor, initialTutorState } from "../../tutor.ts";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";

const LIMIT = 60_000;
const content = examContent([makeBlueprint(), makeBlueprint({ id: "other", limitMs: null })]);

function begin(): Driver {
  const driver = makeDriver(content);
  driver.start();
  return driver;
}

/** The program ends and starts again after a while; the wall clock may have been set meanwhile. */
function restart(driver: Driver, awayMs: number, setBy = 0): void {
  driver.wall += awayMs + setBy;
  driver.mono = 0;
  driver.boot = `${driver.boot}+`;
  driver.state = (JSON.parse(JSON.stringify(driver.events)) as TutorEvent[]).reduce(evolveTutor, initialTutorState);
}

describe("time", () => {
  test("[EXM30] what is left is told by the monotonic clock, also when the wall clock is set", () => {
    const driver = begin();
    driver.wait(20_000);
    driver.wall += 9 * LIMIT;
    expect(driver.view().leftMs).toBe(40_000);
    driver.answer();
    driver.wall -= 99 * LIMIT;
    driver.wait(10_000);
    expect(driver.view()).toMatchObject({ leftMs: 30_000, ended: null });
    driver.act({ type: "tick" });
    expect(driver.view().ended).toBeNull();
  });

  test("[EXM33] a reload in the middle keeps question, answers and the time left", () => {
    const driver = begin();
    driver.answer();
    driver.wait(20_000);
    const before = driver.view();
    restart(driver, 5_000);
    expect(driver.view()).toEqual({ ...before, leftMs: 35_000 });
  });

  test("[EXM32] killed, put back a day and started again, the time that was seen to pass is gone", () => {
    const driver = begin();
    driver.wait(50_000);
    driver.answer();
    restart(driver, 5_000, -86_400_000);
    expect(driver.view().leftMs).toBe(10_000);
    driver.act({ type: "start", exam: "toy" });
    driver.wait(10_000);
    driver.act({ type: "tick" });
    expect(driver.view()).toMatchObject({ ended: "time-up", leftMs: 0 });
  });

  test("[EXM39] a minute that passed is written down once, and no restart gives it back", () => {
    const driver = makeDriver(examContent([makeBlueprint({ limitMs: 10 * LIMIT })]));
    driver.start();
    driver.wait(59_000);
    const before = driver.events.length;
    driver.act({ type: "tick" });
    expect(driver.events).toHaveLength(before);
    driver.wait(1_000);
    driver.act({ type: "tick" });
    driver.act({ type: "tick" });
    expect(driver.events.slice(before).map(({ type }) => type)).toEqual(["exam_moved"]);
    driver.wait(20_000);
    restart(driver, 0, -86_400_000);
    expect(driver.view().leftMs).toBe(10 * LIMIT - 60_000);
  });

  test.for([{ type: "tick" }, { type: "go", position: 1 }, { type: "start", exam: "toy" }] as const)(
    "[EXM35] with $type the monotonic clock counts again after a restart, once",
    (command) => {
      const driver = begin();
      const before = driver.events.length;
      driver.act(command);
      expect(driver.events).toHaveLength(before);
      restart(driver, 1_000);
      driver.act(command);
      driver.act(command);
      expect(driver.events.slice(before).map(({ type }) => type)).toEqual(["exam_moved"]);
      driver.wall -= 86_400_000;
      driver.wait(9_000);
      expect(driver.view()).toMatchObject({ leftMs: 50_000, position: 1 });
    },
  );

  test("[EXM31] a clock put forward ends it only together with a restart", () => {
    const driver = begin();
    driver.wall += 86_400_000;
    driver.act({ type: "tick" });
    expect(driver.view()).toMatchObject({ ended: null, leftMs: LIMIT });
    restart(driver, 0);
    driver.act({ type: "tick" });
    expect(driver.view()).toMatchObject({ ended: "time-up", result: { unanswered: 6 } });
  });

  test.for([
    { name: "tick", command: { type: "tick" } },
    { name: "go", command: { type: "go", position: 2 } },
    { name: "end", command: { type: "end" } },
    { name: "start of the same exam", command: { type: "start", exam: "toy" } },
  ] as const)("[EXM34] once time is up $name ends it as time-up, and before that it does not", ({ command }) => {
    const driver = begin();
    driver.answer();
    driver.wait(LIMIT - 1);
    if (command.type !== "end") {
      driver.act(command);
      expect(driver.view().ended).toBeNull();
    }
    driver.wait(1);
    driver.act(command);
    expect(driver.view()).toMatchObject({ ended: "time-up", result: { points: 1, of: 6 } });
  });

  test("[EXM34] another exam started after the limit ends the first as time-up", () => {
    const driver = begin();
    driver.wait(LIMIT + 1);
    driver.start("other");
    expect(driver.events.flatMap((event) => (event.type === "activity_ended" ? [event.body.reason] : []))).toEqual([
      "time-up",
    ]);
    expect(driver.view()).toMatchObject({ examId: "other", ended: null });
  });

  test.for([
    { late: 0, points: 1 },
    { late: 2_000, points: 1 },
    { late: 2_001, points: 0 },
  ])("[EXM34] an answer $late ms after the limit is worth $points", ({ late, points }) => {
    const driver = begin();
    driver.wait(LIMIT + late);
    expect(driver.answer()).toBeNull();
    expect(driver.view()).toMatchObject({ ended: "time-up", result: { points } });
  });

  test("[EXM34] a late answer to a question that is not on the desk is not kept", () => {
    const driver = begin();
    const { item } = driver.exam().items[0] ?? {};
    if (item === undefined) throw new Error("nothing was served");
    driver.answer("7777");
    driver.wait(LIMIT + 1);
    driver.act({ type: "answer", item, given: ["1"], latencyMs: 1 });
    expect(driver.view().result?.review[0]?.turns[0]).toMatchObject({ given: ["7777"] });
  });
});

describe("response times", () => {
  function open(): Driver {
    const driver = makeDriver(examContent([makeBlueprint({ canGoBack: true, limitMs: 60 * LIMIT })]));
    driver.start();
    return driver;
  }

  function latencies(driver: Driver): readonly number[] {
    return driver.events.flatMap((event) => (event.type === "exam_answered" ? [event.body.latency_ms] : []));
  }

  test("[EXM36] all visits to a question count, and each stretch once", () => {
    const driver = open();
    driver.wait(20_000);
    driver.act({ type: "go", position: 2 });
    driver.wait(50_000);
    driver.act({ type: "go", position: 1 });
    driver.wait(3_000);
    driver.answer(undefined, 3_000);
    driver.act({ type: "go", position: 1 });
    driver.wait(4_000);
    driver.answer("7", 4_000);
    expect(latencies(driver)).toEqual([23_000, 4_000]);
  });

  test.for([
    [30_000, 31_000],
    [9 * LIMIT, 121_000],
  ] as const)("[EXM36] with an absence of %i ms before a restart it is %i ms", ([away, latency]) => {
    const driver = open();
    restart(driver, away);
    driver.act({ type: "tick" });
    driver.wait(1_000);
    driver.answer(undefined, 500);
    expect(latencies(driver)).toEqual([latency]);
  });

  test("[EXM36] what the page measured counts where it is more", () => {
    const driver = open();
    driver.answer(undefined, 8_000);
    expect(latencies(driver)).toEqual([8_000]);
  });
});
