import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { compareText } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { evolveTutor, initialTutorState } from "../../tutor.ts";
import { examContent, makeBlueprint, makeDriver, type Driver } from "./exam-driver.fixture.ts";
import { openItem } from "./mark-exam.ts";

const content = examContent([
  makeBlueprint(),
  makeBlueprint({ id: "back", canGoBack: true, limitMs: null }),
  makeBlueprint({ id: "fixed", selection: "fixed" }),
  makeBlueprint({ id: "adaptive", selection: "adaptive", canGoBack: true, limitMs: null }),
  makeBlueprint({
    id: "one-level",
    sections: [{ name: "All", skills: ["t.add"], items: 14, mix: { easy: 0, medium: 1, hard: 0 }, difficulty: 3 }],
  }),
  makeBlueprint({
    id: "choices",
    sections: [{ name: "True", skills: ["t.greater"], items: 3, mix: { easy: 1, medium: 0, hard: 0 } }],
  }),
]);

function begin(exam: string, seed = "learner", name = "learner"): Driver {
  const driver = makeDriver(content, name);
  expect(driver.start(exam, seed)).toBeNull();
  return driver;
}

function bodies<Type extends TutorEvent["type"]>({ events }: Driver, type: Type) {
  return events.filter((event) => event.type === type).map(({ body }) => body) as Extract<
    TutorEvent,
    { type: Type }
  >["body"][];
}

function addresses(driver: Driver) {
  return bodies(driver, "exam_item_served").map(({ skill, difficulty, seed }) => `${skill}/${difficulty}/${seed}`);
}

describe("what is asked", () => {
  test("[EXM1] without a catalogue entry an exam of seven questions is made for a skill, a strand or the learner", () => {
    for (const [id, skills] of [
      ["default/t.mul", ["t.mul"]],
      ["default/toy", ["t.add", "t.both", "t.greater", "t.mul", "t.sub"]],
      ["default", ["t.add", "t.both", "t.greater", "t.mul", "t.sub"]],
    ] as const) {
      const driver = begin(id);
      expect(driver.view()).toMatchObject({ total: 7, limitMs: null, canGoBack: false });
      expect(
        [...new Set(driver.exam().plan?.sections.flatMap(({ skills: asked }) => asked))].toSorted((a, b) =>
          compareText(a ?? "", b ?? ""),
        ),
      ).toEqual(skills);
    }
    expect(makeDriver(content).start("default/t.nothing")).toBe("not-found");
    expect(makeDriver(content).start("unheard-of")).toBe("not-found");
  });

  test("[EXM1] what was practised last is asked once it is enough", () => {
    const driver = makeDriver(content);
    for (const exam of ["default/t.mul", "default/t.sub", "default/t.greater"]) {
      driver.start(exam);
      driver.answer();
      driver.wait(1_000);
      driver.act({ type: "end" });
    }
    driver.start("default");
    expect(driver.exam().plan?.sections[0]?.skills).toEqual(["t.greater", "t.sub", "t.mul"]);
  });

  test("[EXM5] every question is approved just before it is served, and is the item on the desk", () => {
    const driver = begin("toy");
    for (let count = 0; count < 6; count++) driver.answer();
    const served = driver.events.flatMap((event, at) => (event.type === "exam_item_served" ? [{ event, at }] : []));
    expect(served).toHaveLength(6);
    for (const { event, at } of served) {
      const { position: _position, section: _section, sort: _sort, asked, ...address } = event.body;
      expect(driver.events[at - 1]).toMatchObject({ type: "verification_approved", body: address });
      expect(content.open(address)).toMatchObject({
        ok: true,
        value: { hash: address.hash, item: { problem_content: { stem: asked?.stem } } },
      });
    }
  });

  test("[EXM5] a listed item that is not what was verified is recorded as refused and never shown", () => {
    const driver = makeDriver({
      ...content,
      open: (address) =>
        address.seed % 2 === 0
          ? { ok: false, error: { reason: "hash-mismatch", detail: "made up" } }
          : content.open(address),
    });
    driver.start();
    for (let count = 0; count < 6; count++) driver.answer();
    expect(bodies(driver, "verification_rejected").length).toBeGreaterThan(0);
    expect(bodies(driver, "exam_item_served").every(({ seed }) => seed % 2 === 1)).toBe(true);
    expect(driver.view().ended).toBe("complete");
  });

  test("[EXM6] no question comes twice, also where a level has fewer than the exam asks for", () => {
    const driver = begin("one-level");
    for (let count = 0; count < 14; count++) driver.answer();
    expect(driver.view().ended).toBe("complete");
    expect(new Set(addresses(driver)).size).toBe(14);
  });

  test("[EXM6] questions met before come only when there are no others", () => {
    const driver = makeDriver(content);
    const met: string[] = [];
    for (let round = 0; round < 2; round++) {
      driver.start("default/t.sub", `round ${round}`);
      for (let count = 0; count < 7; count++) driver.answer();
      driver.act({ type: "end" });
      const latest = driver.exam().items.map(({ address }) => `${address.difficulty}/${address.seed}`);
      expect(latest.filter((one) => met.includes(one))).toEqual([]);
      met.push(...latest);
    }
  });

  test("[EXM7] a fixed form is everybody's, a random one its seed's", () => {
    const form = (exam: string, seed: string, name: string) => {
      const driver = begin(exam, seed, name);
      for (let count = 0; count < 6; count++) driver.answer();
      return addresses(driver);
    };
    expect(form("fixed", "a", "Ada")).toEqual(form("fixed", "b", "Ben"));
    expect(form("toy", "a", "Ada")).toEqual(form("toy", "a", "Ben"));
    expect(form("toy", "a", "Ada")).not.toEqual(form("toy", "b", "Ada"));
  });
});

describe("answers", () => {
  test("[EXM11] an answer is kept as typed and not marked; the last one counts", () => {
    const driver = begin("back");
    driver.answer("7777");
    expect(driver.view().position).toBe(2);
    driver.act({ type: "go", position: 1 });
    expect(driver.view().problem?.answered).toEqual(["7777"]);
    driver.answer(` ${driver.right()} `);
    driver.act({ type: "end" });
    expect(driver.view().result).toMatchObject({ points: 1, correct: 1, incorrect: 0, unanswered: 5 });
    expect(driver.view().result?.review[0]?.turns[0]).toMatchObject({ verdict: "correct" });
  });

  test("[EXM11] the same answer once more is not recorded, and moves on", () => {
    const driver = begin("back");
    driver.answer("7777");
    driver.act({ type: "go", position: 1 });
    driver.answer("7777");
    expect(driver.view().position).toBe(2);
    expect(bodies(driver, "exam_answered")).toHaveLength(1);
  });

  test.for(["7/", "?!", "", "   "])("[EXM11] what cannot be read is refused: %j", (given) => {
    const driver = begin("toy");
    expect(driver.answer(given)).toBe("bad-input");
    expect(driver.view()).toMatchObject({ position: 1, answered: [false, false, false, false, false, false] });
    expect(bodies(driver, "exam_answered")).toEqual([]);
  });

  test("[EXM11] right and wrong are taken alike: the same events but for what was typed", () => {
    const shape = (given?: string) => {
      const driver = begin("toy");
      expect(driver.answer(given)).toBeNull();
      return driver.events.map(({ type, body }) => (type === "exam_answered" ? { ...body, given: [] } : body));
    };
    expect(shape()).toEqual(shape("123456"));
  });

  test("[EXM15] one further without an answer; elsewhere only where going back is allowed", () => {
    const driver = begin("toy");
    expect(driver.act({ type: "go", position: 3 })).toBe("not-allowed");
    expect(driver.act({ type: "go", position: 2 })).toBeNull();
    expect(driver.act({ type: "go", position: 1 })).toBe("not-allowed");
    const free = begin("back");
    expect(free.act({ type: "go", position: 6 })).toBeNull();
    expect(free.act({ type: "go", position: 7 })).toBe("bad-input");
    expect(free.view()).toMatchObject({ position: 6, canSkip: false });
    free.answer();
    expect(free.view().position).toBe(1);
    free.act({ type: "go", position: 5 });
    free.answer();
    expect(free.view().position).toBe(1);
    expect(begin("adaptive").act({ type: "go", position: 3 })).toBe("not-allowed");
  });

  test("[EXM19] an answer to a question that is no longer on the desk is refused", () => {
    const driver = begin("toy");
    const { item } = driver.exam().items[0] ?? {};
    if (item === undefined) throw new Error("nothing was served");
    driver.answer();
    const before = driver.events.length;
    expect(driver.act({ type: "answer", item, given: ["7"], latencyMs: 1 })).toBe("moved-on");
    expect(driver.events).toHaveLength(before);
  });

  test("[EXM10] nothing before the end tells an answer, whatever is answered", () => {
    for (const exam of ["toy", "back", "fixed", "adaptive", "choices"]) {
      const driver = begin(exam);
      for (let count = 0; driver.exam().endedAt === null && count < 5; count++) {
        expectNoAnswer(driver);
        driver.answer(exam === "choices" ? "true" : count % 2 === 0 ? "7777" : undefined);
        if (exam === "choices" && count === 1) break;
      }
    }
  });
});

/** Ids, clocks and what the learner typed are no texts of the exam. */
const NO_TEXTS = new Set(
  "id session item itemId learner device prev hash hlc wall mono boot seq seed at servedAt startedAt elapsedMs leftMs".split(
    " ",
  ),
);
const NO_PARTS = new Set(["boots", "clock", "seen", "given", "answered"]);
const COUNTS = new Set(
  "v grade version items section difficulty position total limit_ms limitMs latency_ms latencyMs deskMs".split(" "),
);
const VERDICTS = /verdict|outcome|points|misconception|canonical|solution|correct|hint|trigger|steps/iu;

function expectNoAnswer(driver: Driver): void {
  const open = driver.exam().items.filter(({ answer }) => answer === null);
  const items = driver.exam().items.flatMap((served) => openItem(served, driver.env().content) ?? []);
  const shown = items
    .map(({ problem_content: { stem }, answer_spec: { ui } }) => `${stem} ${ui.choices.join(" ")}`)
    .join(" ");
  const tokens = new Set(shown.split(/[^\w.]+/u));
  const right = items
    .filter(({ meta }) => open.some(({ item }) => item === meta.id))
    .map((item) => item.solution_logic.final_answer_canonical)
    .filter((answer) => !tokens.has(answer));
  const { activities } = driver.state;
  for (const found of [driver.events.slice(1), activities, driver.view()]) {
    const words: string[] = [];
    collect(found, words);
    for (const answer of right) expect(words).not.toContain(answer);
  }
}

function collect(value: unknown, words: string[]): void {
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      expect(key).not.toMatch(VERDICTS);
      if (NO_PARTS.has(key) || (typeof inner !== "object" && NO_TEXTS.has(key))) continue;
      if (typeof inner !== "number" || !COUNTS.has(key)) collect(inner, words);
    }
  } else if (typeof value === "string") words.push(...value.split(/[^\w.]+/u));
  else words.push(String(value));
}

describe("the end", () => {
  test("[EXM18] every question answered completes it, and [EXM13] it is scored once", () => {
    const driver = begin("toy");
    expect(driver.view()).toMatchObject({ position: 1, total: 6, leftMs: 60_000, ended: null, result: null });
    for (let count = 0; count < 6; count++) expect(driver.answer()).toBeNull();
    expect(driver.view()).toMatchObject({
      ended: "complete",
      problem: null,
      result: { points: 6, of: 6, percent: 100 },
    });
    expect(bodies(driver, "exam_scored")).toHaveLength(1);
    expect(driver.act({ type: "end" })).toBe("no-activity");
    expect(driver.act({ type: "tick" })).toBeNull();
    expect(bodies(driver, "exam_scored")).toHaveLength(1);
  });

  test("[EXM18] learner-ended, complete by hand, item-limit and no-more-items are told apart", () => {
    const early = begin("toy");
    early.answer();
    early.act({ type: "end" });
    expect(early.view()).toMatchObject({ ended: "learner-ended", result: { points: 1, of: 6, unanswered: 5 } });

    const whole = begin("back");
    for (let count = 0; count < 6; count++) whole.answer();
    expect(whole.view().ended).toBeNull();
    whole.act({ type: "end" });
    expect(whole.view().ended).toBe("complete");

    const adaptive = begin("adaptive");
    for (let count = 0; count < 6; count++) adaptive.answer();
    expect(adaptive.view().ended).toBe("item-limit");

    const few = makeDriver(
      examContent(
        [
          makeBlueprint({
            sections: [{ name: "", skills: ["t.add"], items: 9, mix: { easy: 1, medium: 0, hard: 0 } }],
          }),
        ],
        1,
      ),
    );
    few.start();
    for (let count = 0; few.exam().endedAt === null && count < 9; count++) few.answer();
    expect(few.view()).toMatchObject({ ended: "no-more-items", result: { points: 5, of: 9 } });
  });

  test("[EXM14] the open exam goes on when started again; another one ends it as replaced, and marks it", () => {
    const driver = begin("toy");
    driver.answer();
    const { id } = driver.exam();
    expect(driver.start("toy", "again")).toBeNull();
    expect(driver.exam().id).toBe(id);
    expect(driver.start("back")).toBeNull();
    expect(bodies(driver, "activity_ended")).toEqual([{ session: id, kind: "evaluation", reason: "replaced" }]);
    expect(bodies(driver, "exam_scored")).toMatchObject([{ session: id, points: 1 }]);
    expect(driver.view()).toMatchObject({ examId: "back", ended: null, position: 1 });
  });

  test("[EXM14] where a newer bank no longer has the question on the desk the exam goes on with the next one", () => {
    let gone: number | null = null;
    const driver = makeDriver({
      ...content,
      open: (address) =>
        address.seed === gone
          ? { ok: false, error: { reason: "not-listed", detail: "made up" } }
          : content.open(address),
    });
    driver.start();
    driver.answer();
    gone = driver.exam().items[1]?.address.seed ?? null;
    expect(driver.view()).toMatchObject({ problem: null, ended: null, position: 2 });
    driver.start();
    expect(driver.view().position).toBe(3);
    expect(driver.view().problem).not.toBeNull();
    for (let count = 0; count < 4; count++) driver.answer();
    expect(driver.view()).toMatchObject({ ended: "complete", result: { unanswered: 1 } });
  });

  test("[EXM16] right and wrong answers are evidence of mastery at full weight, missing ones are none", () => {
    const driver = begin("back");
    driver.answer();
    driver.answer("7777");
    const [first, second] = driver.exam().items;
    expect(Object.values(driver.state.mastery.bySkill).every(({ opportunities }) => opportunities === 0)).toBe(true);
    driver.act({ type: "end" });
    expect(bodies(driver, "mastery_updated")).toMatchObject([
      { item: first?.item, correct: true, weight: 1, difficulty: first?.address.difficulty },
      { item: second?.item, correct: false, weight: 1, difficulty: second?.address.difficulty },
    ]);
    if (first === undefined) throw new Error("nothing was served");
    expect(masteryOf(driver.state.mastery, first.skill).opportunities).toBeGreaterThan(0);
  });

  test("[EXM16] exams alone can bring a skill to be done and unlock what comes next", () => {
    const driver = makeDriver(content);
    for (let round = 0; round < 3; round++) {
      driver.start("default/t.add", `round ${round}`);
      for (let count = 0; count < 7; count++) driver.answer();
      driver.act({ type: "end" });
    }
    expect(bodies(driver, "skill_done")).toMatchObject([{ skill: "t.add" }]);
    expect(masteryOf(driver.state.mastery, driver.exam().items[0]?.skill ?? ("" as never)).masteredAt).not.toBeNull();
  });

  test("[EXM17] cut off anywhere after the end, the next command brings the same score, evidence and ability", () => {
    const driver = begin("back");
    for (let count = 0; count < 6; count++) driver.answer(count % 3 === 0 ? "7777" : undefined);
    driver.act({ type: "end" });
    const whole = driver.exam();
    const end = driver.events.findIndex(({ type }) => type === "activity_ended");
    for (let cut = end + 1; cut <= driver.events.length; cut++) {
      const again = makeDriver(content);
      again.events.push(...driver.events.slice(0, cut));
      again.state = again.events.reduce(evolveTutor, initialTutorState);
      again.act({ type: "tick" });
      const { score, ability } = again.exam();
      const anew = makeDriver(content);
      anew.state = driver.events.slice(0, cut).reduce(evolveTutor, initialTutorState);
      anew.start("toy");
      expect(bodies(anew, "exam_scored")).toHaveLength(cut === end + 1 ? 1 : 0);
      expect(anew.exam().ability).toEqual(ability);
      expect({ score, ability }).toEqual({ score: whole.score, ability: whole.ability });
      expect(again.exam().evidenced.toSorted()).toEqual(whole.evidenced.toSorted());
    }
  });
});
