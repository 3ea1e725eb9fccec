import { describe, expect, test } from "vitest";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";

const usual = { easy: 0.3, medium: 0.5, hard: 0.2 };
const content = examContent([
  makeBlueprint({
    selection: "adaptive",
    limitMs: null,
    sections: [
      { name: "First", skills: ["t.add", "t.sub", "t.mul"], items: 9, mix: usual },
      { name: "Second", skills: ["t.both"], items: 3, mix: usual },
    ],
  }),
]);

function run(answer: (driver: Driver) => void, grade = 3, name = "learner"): Driver {
  const driver = makeDriver(content, name, grade);
  driver.start();
  while (driver.exam().endedAt === null) answer(driver);
  return driver;
}

const levels = (driver: Driver) => driver.exam().items.map(({ address }) => address.difficulty);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("adaptive exams", () => {
  const right = run((driver) => void driver.answer());
  const wrong = run((driver) => void driver.answer("99999"));

  test("[EXM20] sections keep their number of questions, and skills take turns", () => {
    for (const { items } of [right.exam(), wrong.exam()]) {
      expect(items.map(({ section }) => section)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
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
    expect(mean(levels(right).slice(-3))).toBe(5);
    expect(mean(levels(wrong).slice(-3))).toBeLessThan(mean(levels(wrong).slice(0, 1)) - 1);
    expect(mean(levels(passed).slice(-3))).toBeLessThan(mean(levels(passed).slice(0, 1)));
  });

  test("[EXM22] the first question is easier for a lower grade, and the next exam begins where the last one ended", () => {
    const first = (grade: number) =>
      mean(Array.from({ length: 12 }, (_, at) => levels(makeStarted(grade, `${grade}/${at}`))[0] ?? 0));
    expect(first(2)).toBeLessThan(first(5));
    const again = right.exam().items.length;
    right.start("toy", "again");
    expect(right.exam().items).toHaveLength(1);
    expect(again).toBe(12);
    expect(levels(right)[0]).toBeGreaterThanOrEqual(4);
  });

  test("[EXM17] ability by domain is what the answers say, above the grade's for right and below it for wrong ones", () => {
    const of = (driver: Driver) =>
      driver.events.flatMap((event) => (event.type === "ability_updated" ? [event.body] : [])).at(0);
    for (const driver of [right, wrong]) {
      expect(of(driver)).toMatchObject({ domain: "toy", before: { theta: -0.6, se: 1.4 } });
      expect(of(driver)?.responses).toHaveLength(12);
    }
    expect(of(right)?.after.theta).toBeGreaterThan(0.5);
    expect(of(wrong)?.after.theta).toBeLessThan(-1.5);
    expect(of(right)?.after.se).toBeLessThan(1);
  });
});

function makeStarted(grade: number, name: string): Driver {
  const driver = makeDriver(content, name, grade);
  driver.start("toy", name);
  return driver;
}
