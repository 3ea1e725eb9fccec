import { expect, test } from "vitest";
import { SkillId, type AssignableView } from "#engine";
import { kindsFor, offerOf, skillsOfOffer, whatOf } from "./offer.ts";

const ADD = { id: "t.add", name: "Adding" };
const SUB = { id: "t.sub", name: "Taking away" };
const skill = SkillId.parse("t.add");

function bank(problems: number, hasLesson: boolean): AssignableView {
  const item = { skill, blueprint: "t.add", version: 1, difficulty: 1 as const };
  return {
    name: "Adding",
    problems: Array.from({ length: problems }, (_, seed) => ({ item: { ...item, seed }, stem: "1 + 1" })),
    hasLesson,
  };
}

test.for([
  { skills: [ADD], of: bank(5, true), kinds: ["skills", "items", "lesson"] },
  { skills: [ADD], of: bank(5, false), kinds: ["skills", "items"] },
  { skills: [ADD], of: bank(4, true), kinds: ["skills", "lesson"] },
  { skills: [ADD], of: null, kinds: ["skills"] },
  { skills: [ADD, SUB], of: null, kinds: ["skills"] },
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
  expect(skillsOfOffer({ type: "items", skill: ADD })).toEqual([ADD]);
  expect(skillsOfOffer(null)).toEqual([]);
});

test("[TEA60] what was assigned is offered again: of several skills' problems, practice of these", () => {
  const nameOf = (id: string) => (id === "t.add" ? "Adding" : "Taking away");
  const item = { blueprint: "t.add", version: 1, difficulty: 1 as const, seed: 1 };
  const sub = SkillId.parse("t.sub");
  const goal = { type: "mastered" } as const;
  expect(offerOf({ type: "skills", skills: [skill, sub], goal }, nameOf)).toEqual({
    type: "skills",
    skills: [ADD, SUB],
  });
  expect(offerOf({ type: "lesson", skill }, nameOf)).toEqual({ type: "lesson", skill: ADD });
  expect(offerOf({ type: "items", items: [{ ...item, skill }] }, nameOf)).toEqual({ type: "items", skill: ADD });
  const mixed = [skill, sub, skill].map((of) => ({ ...item, skill: of }));
  expect(offerOf({ type: "items", items: mixed }, nameOf)).toEqual({ type: "skills", skills: [ADD, SUB] });
});
