import { describe, expect, test } from "vitest";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";
import { shortened } from "./exam-result.ts";
import { examDesk } from "./state.ts";

const mix = { easy: 0.5, medium: 0, hard: 0.5 };
const content = examContent([
  makeBlueprint({ sections: [{ name: "Sums", skills: ["t.add", "t.sub"], items: 8, mix }], limitMs: 600_000 }),
]);

/** Runs the exam with an answer chosen for each question; `undefined` leaves it out. */
function run(
  choose: (skill: string, level: number, position: number) => string | undefined,
  latencyMs = 30_000,
): Driver {
  const driver = makeDriver(content);
  driver.start();
  while (driver.exam().endedAt === null) {
    const desk = examDesk(driver.exam());
    if (desk === null) throw new Error("no question");
    const given = choose(desk.skill, desk.address.difficulty, desk.position);
    if (given === undefined && desk.position === 8) driver.act({ type: "end" });
    else if (given === undefined) driver.act({ type: "go", position: desk.position + 1 });
    else driver.answer(given === "right" ? undefined : given, latencyMs);
  }
  return driver;
}

/** What the toy skills' one misconception writes: the two numbers side by side. */
function joined(driver: Driver): string {
  return [...(driver.view().problem?.stem ?? "").matchAll(/\d+/gu)].map(([digits]) => digits).join("");
}

describe("the result", () => {
  test("[EXM40] points, percent and counts agree with what was answered", () => {
    const driver = run((_skill, _level, position) => (position <= 5 ? "right" : position === 6 ? "99999" : undefined));
    expect(driver.view().result).toMatchObject({
      points: 5,
      of: 8,
      percent: 63,
      correct: 5,
      partial: 0,
      incorrect: 1,
      unanswered: 2,
    });
  });

  test("[EXM41] skills are strengths and weak areas by their share of points, [EXM43] and the weak ones come next", () => {
    const { strengths, weakAreas, nextSteps } =
      run((skill) => (skill === "t.add" ? "right" : "99999")).view().result ?? {};
    expect(strengths).toEqual(["Skill t.add: 4 of 4."]);
    expect(weakAreas).toEqual(["Skill t.sub: 0 of 4."]);
    expect(nextSteps).toEqual([{ text: "Practise this first: Skill t.sub.", skillId: "t.sub" }]);
  });

  test("[EXM41] the question on the desk at the end says nothing of its skill, one passed over does", () => {
    const early = makeDriver(content);
    early.start();
    early.act({ type: "end" });
    expect(early.view().result).toMatchObject({ unanswered: 8, strengths: [], weakAreas: [] });
    expect(early.view().result?.nextSteps[0]?.text).toContain("No question was answered");
    const passed = makeDriver(content);
    passed.start();
    passed.act({ type: "go", position: 2 });
    passed.act({ type: "end" });
    expect(passed.view().result?.weakAreas).toHaveLength(1);
  });

  test("[EXM43] where everything was right the next step is the map", () => {
    const { weakAreas, patterns, nextSteps } = run(() => "right").view().result ?? {};
    expect([weakAreas, patterns]).toEqual([[], []]);
    expect(nextSteps).toMatchObject([{ skillId: null }]);
  });

  test("[EXM43] where everything answered was right and questions stayed open, that is said", () => {
    const { nextSteps } = run((_skill, _level, position) => (position < 4 ? "right" : undefined)).view().result ?? {};
    expect(nextSteps?.map(({ skillId }) => skillId)).toContain("t.add");
    const early = makeDriver(content);
    early.start();
    early.answer();
    early.act({ type: "end" });
    const { nextSteps: steps, percent } = early.view().result ?? {};
    expect(percent).toBe(13);
    expect(steps).toEqual([
      {
        text: "Everything you answered was right. The questions without an answer wait for another time.",
        skillId: null,
      },
    ]);
  });

  test("[EXM43] of equally weak skills the one that others build on comes first", () => {
    const steps = run(() => "99999")
      .view()
      .result?.nextSteps.map(({ skillId }) => skillId);
    expect(steps).toEqual(["t.add", "t.sub"]);
  });

  test("[EXM46] questions that were never opened are counted, so that the parts add up", () => {
    const driver = makeDriver(content);
    driver.start();
    driver.answer();
    driver.act({ type: "end" });
    const { unseen, unanswered, bySort = [], review, of } = driver.view().result ?? {};
    expect({ unseen, unanswered, of, review: review?.length }).toEqual({ unseen: 6, unanswered: 7, of: 8, review: 2 });
    expect(bySort.reduce((sum, sort) => sum + sort.of, 0)).toBe(2);
    expect(run(() => "right").view().result?.unseen).toBe(0);
  });

  test("[EXM46] nobody is buried under weak areas", () => {
    const names = Array.from({ length: 9 }, (_, at) => `Skill ${at}`);
    expect(shortened(names.slice(0, 6))).toHaveLength(6);
    expect(shortened(names)).toEqual([...names.slice(0, 5), "And 4 more: every question stands below."]);
  });

  test("[EXM42] a misconception is a pattern from its second time on", () => {
    const patterns = (times: number) => {
      const driver = makeDriver(content);
      driver.start();
      for (let count = 0; count < 8; count++) driver.answer(count < times ? joined(driver) : undefined, 30_000);
      return driver.view().result?.patterns ?? [];
    };
    expect(patterns(1).join(" ")).not.toContain("side by side");
    const twice = patterns(3).filter((text) => text.includes("side by side"));
    expect(twice.length).toBeGreaterThan(0);
    expect(twice[0]).toMatch(/^\d times: You wrote the numbers side by side\.$/u);
  });

  test("[EXM42] slips, haste, questions passed over and left are told only where they were seen", () => {
    const patternsOf = (...args: Parameters<typeof run>) =>
      run(...args)
        .view()
        .result?.patterns.join(" ") ?? "";
    expect(patternsOf((_skill, level) => (level <= 2 ? "99999" : "right"))).toContain("slipped");
    expect(patternsOf((_skill, level) => (level <= 2 ? "right" : "99999"))).not.toContain("slipped");
    expect(patternsOf(() => "99999", 900)).toContain("quick answers");
    expect(patternsOf(() => "99999", 60_000)).not.toContain("quick answers");
    expect(patternsOf((_s, _l, position) => (position === 2 ? undefined : "right"))).toBe(
      "One question on the way stayed without an answer.",
    );
    expect(patternsOf((_s, _l, position) => (position > 6 ? undefined : "right"))).toBe(
      "The last 2 questions stayed without an answer.",
    );
  });

  test("[EXM42] questions that time was up for are told as such", () => {
    const driver = makeDriver(content);
    driver.start();
    driver.answer();
    driver.wait(600_000);
    driver.act({ type: "tick" });
    expect(driver.view().result?.patterns).toEqual(["Time was up before the last 7 questions."]);
  });

  test("[EXM44] the review has every question with what was typed, the answer, the steps and what was done", () => {
    const driver = makeDriver(content);
    driver.start();
    driver.answer();
    const typed = joined(driver);
    driver.answer(typed);
    driver.act({ type: "end" });
    const [first, second, third, fourth] = driver.view().result?.review ?? [];
    expect(first).toMatchObject({
      outcome: "correct",
      correct: true,
      turns: [{ type: "attempt", verdict: "correct" }],
    });
    expect(second).toMatchObject({
      outcome: "incorrect",
      turns: [{ given: [typed], verdict: "incorrect", explanation: "You wrote the numbers side by side." }],
    });
    expect(third).toMatchObject({ outcome: "unanswered", status: "skipped", turns: [] });
    expect(fourth).toBeUndefined();
    for (const question of [first, second, third]) {
      expect(question?.answer).not.toBe("");
      expect(question?.solution).toHaveLength(1);
    }
  });

  test("[EXM45] points by kind of question add up", () => {
    const { bySort = [], points } = run((_s, level) => (level > 2 ? "right" : "99999")).view().result ?? {};
    expect(bySort.reduce((sum, sort) => sum + sort.points, 0)).toBe(points);
    expect(bySort.reduce((sum, sort) => sum + sort.of, 0)).toBe(8);
  });
});
