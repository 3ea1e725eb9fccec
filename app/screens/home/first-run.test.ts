import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OWN_PICTURES as KNOWN_PICTURES } from "#engine";
import { OWN_PICTURES } from "../../components/own-pictures.tsx";
import { PIN_PICTURES } from "../../components/pin-pictures.tsx";
import { text } from "../../text/text.ts";
import { gradesWith, gradeWords, OFFERED_GRADES } from "../../text/grade-words.ts";
import { isTaken } from "./is-taken.ts";

const learners = [
  { name: "Ana", grade: 3 },
  { name: "Zoe\u0308", grade: 4 },
];

test.for([
  ["Ana", 3, true],
  [" ana ", 3, true],
  ["Ana", 4, false],
  ["Ana B", 3, false],
  ["Zo\u00EB", 4, true],
] as const)("[APP26] %s in grade %d is taken: %s", ([name, grade, taken]) => {
  expect(isTaken(learners, name, grade)).toBe(taken);
});

test("[APP27] the grades offered are those there are problems for", () => {
  const file = readFileSync(new URL("../../../bank/skills/skills_graph.json", import.meta.url), "utf8");
  const { nodes } = JSON.parse(file) as { readonly nodes: readonly { readonly id: string }[] };
  const held = new Set(nodes.map(({ id }) => Number(/^g(\d)\./u.exec(id)?.[1])));
  expect(OFFERED_GRADES).toEqual([...held].toSorted((a, b) => a - b));
});

test("[APP27] a grade chosen before stays to be chosen", () => {
  expect(gradesWith(8)).toEqual([2, 3, 4, 5, 6, 8]);
  expect(gradesWith(0)).toEqual([0, 2, 3, 4, 5, 6]);
  expect(gradesWith(4)).toEqual([2, 3, 4, 5, 6]);
  expect([0, 2, 6].map((grade) => gradeWords(text, grade))).toEqual(["Kindergarten", "Grade 2", "Grade 6"]);
});

test("[SCR160] a grade has the name its curriculum gives it", () => {
  const named = (curriculum: string | null) => [0, 4].map((grade) => gradeWords(text, grade, curriculum));
  expect(named("in-cbse")).toEqual(["Kindergarten", "Class 4"]);
  expect(named("england-national")).toEqual(["Kindergarten", "Year 5"]);
  expect(named("us-common-core")).toEqual(["Kindergarten", "Grade 4"]);
  expect(named("gone")).toEqual(named(null));
});

test("[APP80] every picture a profile can hold is drawn and named, and none is a picture of PINs", () => {
  expect(OWN_PICTURES.toSorted()).toEqual(KNOWN_PICTURES.toSorted());
  const names = OWN_PICTURES.map((picture) => text(`own-picture.${picture}`));
  expect(new Set(names).size).toBe(names.length);
  const pins = new Set(Object.values(PIN_PICTURES).map(({ word }) => text(word).toLowerCase()));
  expect(names.filter((name) => pins.has(name))).toEqual([]);
});
