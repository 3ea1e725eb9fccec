import { expect, test } from "vitest";
import { SkillId } from "#engine";
import { goalOf, FIRST_GOAL } from "./goal.ts";
import { againOf, kindsFor, offerOf, skillsOfOffer, whatOf, type Assignable } from "./offer.ts";

const ADD = { id: "t.add", name: "Adding" };
const SUB = { id: "t.sub", name: "Taking away" };
const skill = SkillId.parse("t.add");

function bank(problems: number, hasLesson: boolean): Assignable {
  const item = { skill, blueprint: "t.add", version: 1, difficulty: 1 as const };
  const question = { skill, skillName: "Adding", difficulty: 1, sort: "procedural" } as const;
  const solved = { stem: "1 + 1", diagram: null, choices: [], answer: "2", labels: [] };
  return {
    problems: Array.from({ length: problems }, (_, seed) => ({
      item: { ...item, seed },
      question: { ...question, ...solved },
      kept: false,
    })),
    hasLesson,
  };
}

test.for([
  { skills: [ADD], of: bank(5, true), kinds: ["skills", "items", "lesson"] },
  { skills: [ADD], of: bank(5, false), kinds: ["skills", "items"] },
  { skills: [ADD], of: bank(4, true), kinds: ["skills", "lesson"] },
  { skills: [ADD], of: null, kinds: ["skills"] },
  { skills: [ADD, SUB], of: null, kinds: ["skills"] },
  { skills: [ADD, SUB], of: bank(6, false), kinds: ["skills", "items"] },
])("[TEA62] $kinds are offered of what the bank has", ({ skills, of, kinds }) => {
  expect(kindsFor(skills, of)).toEqual(kinds);
});

test("[TEA62] what is chosen is what is sent", () => {
  const goal = { type: "right", count: 5 } as const;
  expect(whatOf("skills", [ADD, SUB], goal, null)).toEqual({ type: "skills", skills: ["t.add", "t.sub"], goal });
  expect(whatOf("lesson", [ADD], goal, bank(5, true))).toEqual({ type: "lesson", skill: "t.add" });
  expect(whatOf("items", [ADD], goal, bank(5, true))).toMatchObject({
    type: "items",
    items: [{ seed: 0 }, { seed: 1 }, { seed: 2 }, { seed: 3 }, { seed: 4 }],
  });
});

test("[TEA60] an offer names its skills; without one the teacher chooses", () => {
  expect(skillsOfOffer({ type: "skills", skills: [ADD, SUB] })).toEqual([ADD, SUB]);
  expect(skillsOfOffer({ type: "items", skills: [ADD, SUB] })).toEqual([ADD, SUB]);
  expect(skillsOfOffer(null)).toEqual([]);
});

test("[TEA60] what was assigned is offered again: of chosen problems, others of their skills", () => {
  const nameOf = (id: string) => (id === "t.add" ? "Adding" : "Taking away");
  const item = { blueprint: "t.add", version: 1, difficulty: 1 as const, seed: 1 };
  const sub = SkillId.parse("t.sub");
  const goal = { type: "mastered" } as const;
  expect(offerOf({ type: "skills", skills: [skill, sub], goal }, nameOf)).toEqual({
    type: "skills",
    skills: [ADD, SUB],
  });
  expect(offerOf({ type: "lesson", skill }, nameOf)).toEqual({ type: "lesson", skill: ADD });
  expect(offerOf({ type: "items", items: [{ ...item, skill }] }, nameOf)).toEqual({ type: "items", skills: [ADD] });
  const mixed = [skill, sub, skill].map((of) => ({ ...item, skill: of }));
  expect(offerOf({ type: "items", items: mixed }, nameOf)).toEqual({ type: "items", skills: [ADD, SUB] });
});

test.for([
  { type: "problems", text: "50", goal: { type: "problems", count: 50 } },
  { type: "minutes", text: " 120 ", goal: { type: "minutes", count: 120 } },
  { type: "right", text: "51", goal: undefined },
  { type: "minutes", text: "0", goal: undefined },
  { type: "problems", text: "2.5", goal: undefined },
  { type: "problems", text: "", goal: undefined },
  { type: "mastered", text: "", goal: { type: "mastered" } },
] as const)('[TEA193] $type up to "$text" is $goal', ({ type, text, goal }) => {
  const typed = type === "mastered" ? {} : { [type]: text };
  expect(goalOf({ type, typed: { ...FIRST_GOAL.typed, ...typed } })).toEqual(goal);
});

test.for([
  { name: "answers choose the questions", now: { selection: "adaptive", forms: 1 }, kind: "own" },
  { name: "it has parallel forms", now: { selection: "random", forms: 3 }, kind: "forms" },
  { name: "it has one form", now: { selection: "fixed", forms: 1 }, kind: "drawn" },
  { name: "it is a newer version", now: { selection: "random", forms: 3, version: 2 }, kind: "changed" },
  { name: "its next version is begun", now: { selection: "fixed", forms: 1, frozenAt: null }, kind: "changed" },
  { name: "it is gone", now: { selection: "fixed", forms: 1, id: "another" }, kind: "changed" },
] as const)("[TEA206] what other questions an exam has that was given before: $name", ({ now, kind }) => {
  const exam = { type: "exam", exam: "one", version: 1, title: "Sums", questions: 4 } as const;
  expect(againOf(exam, [{ id: "one", version: 1, frozenAt: 1, ...now }])).toBe(kind);
});
