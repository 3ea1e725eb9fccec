import { describe, expect, test } from "vitest";
import { SkillId, type Content } from "#engine";
import {
  answerRight,
  giveUp,
  newPupil,
  start,
  study,
  teach,
  viewOf,
  go,
  type Pupil,
} from "../../engine/sessions/lesson/lesson.fixture.ts";
import { sanitise } from "../../engine/dialogue/safety/index.ts";
import { loadBank } from "../load-bank.ts";
import { importLessons, STRANDS } from "../strands.ts";

const loaded = await loadBank(async (strand) => {
  const file = (await import(`../verified/${strand}.json`, { with: { type: "json" } })) as {
    readonly default: unknown;
  };
  return file.default;
});
if (!loaded.ok) throw new Error(`${loaded.error.where}: ${loaded.error.message}`);
const bank: Content = loaded.value;
const lessons = (await Promise.all(STRANDS.map(importLessons))).flat();

/** One page after the other, with what must never be in sight. */
function watch(pupil: Pupil, skill: string): Pupil {
  let after = pupil;
  for (let count = 0; count < 60; count++) {
    const view = viewOf(after, bank);
    if (view.part === "practice" || view.part === "summary") return after;
    const { example, check } = view;
    if (example !== null) {
      expect(example.answer === null).toBe(example.steps.length < example.total);
      expect(example.total).toBeGreaterThan(0);
    }
    if (check === null || check.isRight) after = go(after, bank);
    else {
      const lesson = bank.lesson(SkillId.parse(skill));
      expect(JSON.stringify(view)).not.toContain(JSON.stringify(lesson?.check.whenRight).slice(1, -1));
      after = teach(after, { type: "choose", choice: check.chosen.length }, bank);
    }
  }
  return after;
}

describe("lessons of the bank", () => {
  test("[LES16] there is one to run for every skill that has one", () => {
    const taught = [...bank.graph.byId.keys()].filter((skill) => bank.lesson(skill) !== undefined);
    expect(taught.toSorted()).toEqual(lessons.map(({ skill }) => skill).toSorted());
    expect(taught.length).toBeGreaterThan(0);
  });

  test.for(lessons.map(({ skill }) => skill))("[LES16] %s runs from start to summary", (skill) => {
    const grade = bank.graph.byId.get(SkillId.parse(skill))?.grade ?? 3;
    const begun = start(newPupil(bank, grade), skill, bank);
    const done = study(watch(begun, skill), bank, answerRight);
    const view = viewOf(done, bank);
    expect(view).toMatchObject({ part: "summary", plan: { needsPerson: false } });
    expect(view.plan.steps.every(({ status }) => status === "completed")).toBe(true);
    expect(viewOf(teach(done, { type: "end" }, bank), bank).ended).toBe("complete");
    const parts = new Set(done.events.flatMap((event) => (event.type === "lesson_moved" ? [event.body.part] : [])));
    // An example to finish only where its lines can be asked for [LES36].
    parts.delete("completion");
    expect([...parts].toSorted()).toEqual(["check", "error", "example", "idea", "practice", "summary"]);
  });

  test("[LES13] nothing a lesson answers is held back as internal", () => {
    for (const { again, use, terms, answers, commonError } of lessons) {
      const texts = [again, use, `${commonError.what} ${commonError.instead}`, ...terms.map(({ means }) => means)];
      for (const text of [...texts, ...answers.map((one) => one.say)])
        expect([text, sanitise(text)]).toEqual([text, text]);
    }
  });

  test("[LES18] a pupil who solves nothing is never left without a next thing to do", () => {
    for (const { skill } of lessons.filter((_, at) => at % 5 === 0)) {
      const pupil = study(start(newPupil(bank, 6), skill, bank), bank, giveUp);
      expect(viewOf(pupil, bank).part).toBe("summary");
      expect(viewOf(pupil, bank).summary?.suggestions.length).toBeGreaterThan(0);
    }
  });
});
