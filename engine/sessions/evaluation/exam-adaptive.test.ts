import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { driftedAbility, estimateAbility, strandAbility, toldAbility } from "../../learner/ability.ts";
import { auditLog } from "../../reports/audit.ts";
import { evolveTutor, initialTutorState } from "../../tutor.ts";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";
import { abilityResponses } from "./mark-exam.ts";

const usual = { easy: 0.3, medium: 0.5, hard: 0.2 };
const sections = [
  { name: "First", skills: ["t.add", "t.sub", "t.mul"], items: 9, mix: usual },
  { name: "Second", skills: ["t.both"], items: 3, mix: usual },
];
/** Nobody is known so well after twelve questions. */
const never = 0.01;
const toy = makeBlueprint({ selection: "adaptive", limitMs: null, sections });
const toys = examContent([
  { ...toy, stopSe: never },
  { ...toy, id: "sure", stopSe: 0.9 },
  { ...toy, id: "mixed", sections: [{ name: "All", skills: ["t.add", "t.sub"], items: 10, mix: usual }] },
]);
/** Two strands: the skill of the second section is of its own. */
const nodes = toys.graph.nodes.map((node) => (node.id === "t.both" ? { ...node, strand: "other" } : node));
const graph = { ...toys.graph, nodes, byId: new Map(nodes.map((node) => [node.id, node])) };
const content = { ...toys, graph };

function run(answer: (driver: Driver) => void, grade = 3, name = "learner", exam = "toy"): Driver {
  const driver = makeDriver(content, name, grade);
  driver.start(exam);
  while (driver.exam().endedAt === null) answer(driver);
  return driver;
}

const levels = (driver: Driver) => driver.exam().items.map(({ address }) => address.difficulty);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("adaptive exams", () => {
  const right = run((driver) => void driver.answer());
  const wrong = run((driver) => void driver.answer("99999"));

  test("[EXM20] sections have their share of the questions at every length, and skills take turns", () => {
    for (const { items } of [right.exam(), wrong.exam()]) {
      for (let length = 1; length <= 12; length++) {
        const first = items.slice(0, length).filter(({ section }) => section === 0);
        expect(Math.abs(first.length - 0.75 * length)).toBeLessThan(1);
      }
      expect(items.filter(({ section }) => section === 0)).toHaveLength(9);
      for (const skill of ["t.add", "t.sub", "t.mul"])
        expect(items.filter((item) => item.skill === skill)).toHaveLength(3);
    }
  });

  test("[EXM21] after right answers questions become harder, after wrong or passed ones easier", () => {
    const passed = run((driver) =>
      driver.exam().position < 12
        ? void driver.act({ type: "go", position: driver.exam().position + 1 })
        : void driver.act({ type: "end" }),
    );
    expect(levels(right)[0]).toBe(levels(wrong)[0]);
    expect(mean(levels(right).slice(-3))).toBeGreaterThan(4.5);
    expect(mean(levels(wrong).slice(-3))).toBeLessThan(1.5);
    expect(mean(levels(passed).slice(-3))).toBeLessThan(2);
  });

  test("[EXM22] the first question is easier for a lower grade, and the next exam begins where the last one ended", () => {
    const first = (grade: number) =>
      mean(Array.from({ length: 12 }, (_, at) => levels(makeStarted(grade, `${grade}/${at}`))[0] ?? 0));
    expect(first(2)).toBeLessThan(first(5));
    const twice = run((driver) => void driver.answer());
    twice.start("toy", "again");
    expect(twice.exam().items).toHaveLength(1);
    expect(levels(twice)[0]).toBeGreaterThanOrEqual(4);
  });

  test("[EXM25] one ability is told of all answers, by the plan's prior, and of a strand from six answers on", () => {
    for (const driver of [right, wrong]) {
      const [overall, strand, ...more] = abilities(driver.events);
      expect(more).toEqual([]);
      expect(overall).toMatchObject({ domain: "overall", before: { theta: -0.6, se: 1.4 } });
      expect(overall?.before).toEqual(driver.exam().plan?.prior);
      expect(overall?.responses).toHaveLength(12);
      // Three answers in the other strand say nothing of it, and are what this one is expected by.
      expect(strand).toMatchObject({ domain: "toy" });
      expect(strand?.responses).toHaveLength(9);
      const others = driver.exam().items.filter(({ skill }) => skill === "t.both");
      const before = { theta: -0.6, se: 1.4 };
      const expected = strandAbility(estimateAbility(before, abilityResponses(others, content)));
      expect(strand?.before).toEqual(expected);
      expect(strand?.after).toEqual(toldAbility(estimateAbility(expected, fromLog(strand?.responses ?? []))));
    }
    expect(abilities(right.events)[0]?.after.theta).toBeGreaterThan(0.5);
    expect(abilities(wrong.events)[0]?.after.theta).toBeLessThan(-1.5);
    expect(abilities(right.events)[0]?.after.se).toBeLessThan(0.9);
  });

  test("[EXM24] it ends once ability is known as well as it asks for, and what was not asked takes no points", () => {
    const sure = run(
      (driver) => void driver.answer(driver.exam().position % 2 === 0 ? "99999" : undefined),
      3,
      "s",
      "sure",
    );
    const { items, plan, reason } = sure.exam();
    expect(reason).toBe("complete");
    expect(items.length).toBeGreaterThan(2);
    expect(items.length).toBeLessThan(12);
    const se = (count: number) =>
      estimateAbility(plan?.prior ?? { theta: 9, se: 9 }, abilityResponses(items.slice(0, count), content)).se;
    expect(se(items.length)).toBeLessThanOrEqual(0.9);
    expect(se(items.length - 1)).toBeGreaterThan(0.9);
    expect(sure.view()).toMatchObject({ mayEndSooner: true, result: { of: items.length, unseen: 0, unanswered: 0 } });
    expect(auditLog(sure.events, content).faults).toEqual([]);
  });

  test("[EXM24] questions that are passed over make it no surer", () => {
    const driver = makeDriver(content);
    driver.start("sure");
    for (let position = 2; position <= 12; position++) driver.act({ type: "go", position });
    expect(driver.exam().endedAt).toBeNull();
    expect(driver.exam().items).toHaveLength(12);
  });

  test("[EXM47] the result tells the grade, its range, and of strands what there are answers enough for", () => {
    const told = (driver: Driver) => driver.view().result?.ability;
    expect(told(right)).toMatchObject({ answers: 12, grades: { about: 3, to: 3 } });
    expect(told(wrong)?.grades).toMatchObject({ about: 2, from: 2 });
    // Everything alike, and only one strand was asked often enough to say so.
    expect(told(right)?.strands).toEqual([
      { strand: "toy", right: 9, of: 9, level: "alike" },
      { strand: "other", right: 3, of: 3, level: null },
    ]);
    const uneven = run((driver) => {
      const { position, items } = driver.exam();
      driver.answer(items.find((item) => item.position === position)?.section === 0 ? "99999" : undefined);
    });
    expect(told(uneven)?.strands.map(({ right: count }) => count)).toEqual([0, 3]);
    const few = makeDriver(content, "few");
    few.start();
    for (let count = 0; count < 5; count++) few.answer();
    few.act({ type: "end" });
    expect(told(few)).toMatchObject({ answers: 5, grades: null });
    const none = makeDriver(content, "none");
    none.start();
    none.act({ type: "end" });
    expect(told(none)).toBeNull();
  });

  test("[EXM26] of a fixed length it keeps its mix, but for one question more or less of a band", () => {
    for (const text of [undefined, "99999"]) {
      const { exam } = run((driver) => void driver.answer(text), 3, `mixed ${text}`, "mixed");
      const of = (...band: readonly number[]) =>
        exam().items.filter(({ address }) => band.includes(address.difficulty)).length;
      expect(exam().items).toHaveLength(10);
      for (const [count, planned] of [
        [of(1, 2), 3],
        [of(3), 5],
        [of(4, 5), 2],
      ] as const) {
        expect(Math.abs(count - planned)).toBeLessThanOrEqual(1);
      }
      expect(exam().reason).toBe("item-limit");
    }
  });
});

describe("exams of older builds", () => {
  const driver = run((one) => void one.answer(one.exam().position % 3 === 0 ? "99999" : undefined));
  /** As it was written before ability was told overall: by strand alone, without a prior. */
  const old = driver.events.flatMap((event): readonly TutorEvent[] => {
    if (event.type === "ability_updated") return event.body.domain === "overall" ? [] : [event];
    if (event.type !== "exam_planned") return [event];
    const { prior: _prior, stop_se: _stopSe, ...body } = event.body;
    return [{ ...event, body }];
  });

  function after(events: readonly TutorEvent[]): Driver {
    const again = makeDriver(content);
    again.events.length = 0;
    again.state = events.reduce(evolveTutor, initialTutorState);
    return again;
  }

  test("[EXM27] what is finished says what it said, whatever is done later", () => {
    const before = after(old);
    const { result } = before.view();
    expect(result).toMatchObject({ points: driver.view().result?.points, ability: null });
    before.act({ type: "tick" });
    expect(before.events).toEqual([]);
    before.start("toy", "again");
    expect(before.events.map(({ type }) => type)).toEqual([
      "activity_started",
      "exam_planned",
      "verification_approved",
      "exam_item_served",
    ]);
  });

  test("[EXM27] its ability by strand is where the next exam begins, [EXM22] and what was told overall comes first", () => {
    const toldOf = (events: readonly TutorEvent[], domain: string) =>
      abilities(events).find((body) => body.domain === domain)?.after ?? { theta: 9, se: 9 };
    const before = after(old);
    before.start("toy", "again");
    expect(before.exam().plan?.prior).toEqual(driftedAbility(toldOf(old, "toy")));
    const newer = after(driver.events);
    newer.start("toy", "again");
    expect(newer.exam().plan?.prior).toEqual(driftedAbility(toldOf(driver.events, "overall")));
  });

  test("[EXM27] one that was open goes on to all of its questions", () => {
    const open = old.slice(
      0,
      old.findIndex(({ type }) => type === "activity_ended"),
    );
    const again = after(open);
    expect(again.view()).toMatchObject({ ended: null, mayEndSooner: false });
    again.act({ type: "end" });
    expect(again.exam().score?.of).toBe(12);
    expect(abilities(again.events)[0]).toMatchObject({ domain: "overall", before: { theta: -0.6, se: 1.4 } });
  });
});

function abilities(events: readonly TutorEvent[]) {
  return events.flatMap((event) => (event.type === "ability_updated" ? [event.body] : []));
}

function fromLog(responses: ReturnType<typeof abilities>[number]["responses"]) {
  return responses.map(({ latency_ms: latencyMs, benchmark_ms, ...response }) => ({
    ...response,
    latencyMs,
    benchmarkMs: benchmark_ms,
  }));
}

function makeStarted(grade: number, name: string): Driver {
  const driver = makeDriver(content, name, grade);
  driver.start("toy", name);
  return driver;
}
