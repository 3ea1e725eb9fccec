import { expect, test } from "vitest";
import { readGrade, readGrades } from "./read-grade.ts";

test.for([
  ["4", 4],
  ["04", 4],
  [" Grade 4 ", 4],
  ["gr. 4", 4],
  ["4th grade", 4],
  ["4. Klasse", 4],
  ["KG", 0],
  ["Kindergarten", 0],
  ["12", 12],
  ["13", null],
  ["Year 4", null],
  ["4b", null],
  ["PK", null],
  ["-1", null],
  ["", null],
] as const)("[TEA50] %s is grade %s", ([cell, grade]) => {
  expect(readGrade(cell)).toBe(grade);
});

test("[TEA50] of OneRoster's codes one is a grade, and several are none", () => {
  expect(["03", "03,03", "KG", "03,04", "UG", ""].map(readGrades)).toEqual([3, 3, 0, null, null, null]);
});
