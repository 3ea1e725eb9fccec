import { expect, test } from "vitest";
import type { AnswerBoxView, AnswerKind } from "#engine";
import { examBox, examKeypad } from "./exam-keypad.ts";

function box(kind: AnswerKind, more: Partial<AnswerBoxView> = {}): AnswerBoxView {
  return { label: "", kind, unit: null, variable: null, ...more };
}

const numbers: readonly AnswerKind[] = ["integer", "decimal", "money", "percent", "fraction", "mixed", "number"];

test.for(numbers)("[SCR18] the keys and the box of a number of kind %s are those of every other", (kind) => {
  const keys = examKeypad(box(kind, { belowZero: false }), ".");
  expect(keys).toEqual(examKeypad(box("integer"), "."));
  expect(keys.length).toBe(3);
  expect(new Set(keys.map((row) => row.reduce((sum, { span }) => sum + span, 0))).size).toBe(1);
  const ids = keys.flat().map(({ id }) => id);
  for (const id of ["0", "9", "-", ".", "whole", "fraction"]) expect(ids).toContain(id);
  for (const text of ["", "7", "3/4", "2 3/4"]) expect(examBox(box(kind), text)).toEqual(examBox(box("decimal"), text));
});

test("[SCR18] behind x = stands a number, too, where nothing but a number can", () => {
  const keys = examKeypad(box("equation", { variable: "x", variables: ["x"] }), ".");
  expect(keys).toEqual(examKeypad(box("integer"), "."));
  const other = examKeypad(box("equation", { variable: "x", variables: ["x", "y"] }), ".");
  expect(other).not.toEqual(keys);
});

test("[SCR18] the mark is the learner's own, and other kinds keep their keys", () => {
  expect(
    examKeypad(box("integer"), ",")
      .flat()
      .map(({ id }) => id),
  ).toContain(",");
  expect(examBox(box("set"), "1 2").kind).toBe("set");
  expect(examKeypad(box("choice"), ".")).toEqual([]);
});

test("[SCR18] a space makes what is typed a mixed number, whatever is asked", () => {
  expect(examBox(box("integer"), "").kind).toBe("number");
  expect(examBox(box("integer"), "2 ").kind).toBe("mixed");
});
