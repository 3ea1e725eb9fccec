import { expect, test } from "vitest";
import type { LessonView, SkillView } from "#engine";
import { knownWords } from "./known-words.ts";
import { lessonText } from "./lesson-text.ts";
import { lessonsUnderWay } from "./lessons-under-way.ts";
import { isDeskMissing, skillOfLesson } from "./skill-of-lesson.ts";
import { stepWords } from "./step-words.ts";
import { topicsOf } from "./topics.ts";

test.for([
  [{ status: "completed", isCurrent: false }, "lesson.step.completed"],
  [{ status: "completed", isCurrent: true }, "lesson.step.completed"],
  [{ status: "blocked", isCurrent: false }, "lesson.step.blocked"],
  [{ status: "in_progress", isCurrent: false }, "lesson.step.now"],
  [{ status: "pending", isCurrent: true }, "lesson.step.now"],
  [{ status: "pending", isCurrent: false }, "lesson.step.pending"],
] as const)("[SCR22] a step %o is said to be %s", ([step, words]) => {
  expect(stepWords(step)).toBe(words);
});

test("[SCR23] no share is told before three answers", () => {
  expect(knownWords(0.99, [{ asked: 1 }, { asked: 1 }])).toEqual({ text: "lesson.known.few" });
  expect(knownWords(0.71, [{ asked: 1 }, { asked: 2 }])).toEqual({
    text: "lesson.known.about",
    values: { percent: 70 },
  });
  expect(knownWords(0.95, [{ asked: 5 }])).toEqual({ text: "lesson.known.most" });
  expect(knownWords(0.5, [])).toEqual({ text: "lesson.known.few" });
});

test("[SCR24] topics stand in the order of the skills, skills by grade", () => {
  const skill = (skillId: string, strand: string, grade: number) =>
    ({ skillId, strand, grade }) as unknown as SkillView;
  const topics = topicsOf([skill("a", "fractions", 4), skill("b", "signed", 6), skill("c", "fractions", 3)]);
  expect(topics.map(({ strand, skills }) => [strand, skills.map(({ skillId }) => skillId)])).toEqual([
    ["fractions", ["c", "a"]],
    ["signed", ["b"]],
  ]);
});

test("[SCR27] a lesson is found under the skill it was begun for, also on a page about another", () => {
  const step = (skill: string, skillName: string) => ({ skill, skillName });
  const plan = { steps: [step("g3.fracname", "Name a fraction"), step("g4.fracadd", "Add fractions")] };
  const on = (title: string) => ({ title, skillId: "g3.fracname", plan }) as unknown as LessonView;
  expect(skillOfLesson(on("Add fractions"))).toBe("g4.fracadd");
  expect(skillOfLesson(on("Something else"))).toBe("g3.fracname");
});

test("[SCR30] a page of a lesson is read in the order it stands in", () => {
  const page = {
    before: null,
    idea: [],
    again: null,
    example: null,
    completion: null,
    check: null,
    error: null,
    summary: null,
  };
  const read = (more: object) => lessonText({ ...page, ...more } as unknown as LessonView);
  expect(read({ before: { sentences: ["First.", "Then."] } })).toBe("First.\nThen.");
  expect(read({ idea: ["One.", "Two."], again: "Or so." })).toBe("One.\nTwo.\nOr so.");
  const example = { stem: "What is $1 + 1$?", steps: [{ explanation: "Add.", math: "1 + 1 = 2" }], answer: null };
  expect(read({ example })).toBe("What is $1 + 1$?\nAdd.\n$1 + 1 = 2$.");
  const blank = { explanation: "Add again.", math: "2 + 1 = \\square" };
  const completion = { stem: example.stem, steps: example.steps, blank };
  expect(read({ completion })).toBe("What is $1 + 1$?\nAdd.\n$1 + 1 = 2$.\nAdd again.\n$2 + 1 = \\square$.");
  expect(read({ check: { question: "Why?", choices: ["So", "$2$"], feedback: null } })).toBe("Why?\nSo.\n$2$.");
});

test("[LES26] every lesson under way is named, the open one first", () => {
  const parked = [
    { session: "two", title: "Round", skillId: "g4.round" },
    { session: "one", title: "Add", skillId: "g2.add3" },
  ];
  const lesson = { session: "three", title: "Share", skillId: "g4.div1", plan: { steps: [] }, ended: null, parked };
  const named = (more: object) =>
    lessonsUnderWay({ ...lesson, ...more } as unknown as LessonView).map(({ title, skillId }) => `${title} ${skillId}`);
  expect(named({})).toEqual(["Share g4.div1", "Round g4.round", "Add g2.add3"]);
  expect(named({ part: "summary" })).toEqual(["Round g4.round", "Add g2.add3"]);
  expect(named({ ended: "complete" })).toEqual(["Round g4.round", "Add g2.add3"]);
  expect(named({ ended: "complete", parked: [] })).toEqual([]);
  expect(lessonsUnderWay(null)).toEqual([]);
});

test.for([
  [{ part: "practice", hasDesk: false, isPaused: false }, true],
  [{ part: "practice", hasDesk: true, isPaused: false }, false],
  [{ part: "practice", hasDesk: false, isPaused: true }, false],
  [{ part: "idea", hasDesk: false, isPaused: false }, false],
] as const)("[LES25] at %o the desk is missing: %s", ([lesson, isMissing]) => {
  expect(isDeskMissing(lesson)).toBe(isMissing);
});
