import { expect, test } from "vitest";
import { examChoices, examOfAddress } from "./exams.ts";

const words = { title: "A quick check", about: "" };
const whole = {
  id: "whole",
  title: "Whole numbers",
  about: "",
  questions: 20,
  mayEndSooner: false,
  limitMs: 1_800_000,
};
const catalog = { exams: [whole], curricula: [], surveys: [], workflows: [] };

test("[SCR17] the quick check stands first, once", () => {
  const choices = examChoices(catalog, words);
  expect(choices.map(({ id }) => id)).toEqual(["default", "whole"]);
  const own = { ...whole, id: "default", title: "Seven questions" };
  expect(examChoices({ ...catalog, exams: [whole, own] }, words)).toEqual([whole, own]);
});

test("[SCR17] an address names an exam of the list, or a quick check on one thing, or nothing", () => {
  const choices = examChoices(catalog, words);
  expect(examOfAddress("whole", choices, words)).toBe(whole);
  expect(examOfAddress("default/g4.fracadd", choices, words)).toMatchObject({ id: "default/g4.fracadd", questions: 7 });
  expect(examOfAddress("holes", choices, words)).toBeNull();
});
