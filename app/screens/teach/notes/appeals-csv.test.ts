import { beforeAll, expect, test } from "vitest";
import { toCsv } from "#engine/reports/csv";
import { review } from "../../../text/en/review.ts";
import { teach } from "../../../text/en/teach.ts";
import { i18n, text } from "../../../text/text.ts";
import { appealsCsv, inOrder, type Appeal } from "./appeals-csv.ts";

beforeAll(() => i18n.load("en", { ...review, ...teach }));

const appeal = {
  name: "Ann",
  skillName: "Add fractions",
  at: new Date(2026, 10, 26, 10, 5).getTime(),
  given: ["=3/4"],
  stem: "$1/4 + 1/2$",
  answer: "3/4",
  check: "cannot-tell",
  ended: "right",
  decided: null,
} as unknown as Appeal;

test("[TEA197] disputed answers are a file: a line for each, those that wait first, what was typed as text", () => {
  const decided = {
    ...appeal,
    name: "Ben",
    check: null,
    ended: "open" as const,
    decided: { accepted: true, arrived: false },
  };
  const { columns, rows } = appealsCsv(text, inOrder([decided, appeal]));
  expect(columns.map(({ name }) => name)).toEqual([
    "Pupil",
    "Skill",
    "When",
    "Problem",
    "Typed",
    "Expected",
    "Second check",
    "Decided",
  ]);
  expect(rows.map((row) => columns.map(({ value }) => value(row)))).toEqual([
    [
      "Ann",
      "Add fractions",
      "2026-11-26 10:05",
      "$1/4 + 1/2$",
      "=3/4",
      "3/4",
      "A second check could not tell. The problem was solved afterwards, so nothing more is counted.",
      null,
    ],
    [
      "Ben",
      "Add fractions",
      "2026-11-26 10:05",
      "$1/4 + 1/2$",
      "=3/4",
      "3/4",
      "The second check has not been heard of yet.",
      "You or a colleague decided: it counts. Ben is told when their device is next here.",
    ],
  ]);
  expect(toCsv(columns, rows)).toContain("'=3/4");
});

test("[EVT7] [TEA110] the file says which question has changed since, and which cannot be shown", () => {
  const asked = [appeal, { ...appeal, answer: null }, { ...appeal, stem: null, answer: null }];
  const { columns, rows } = appealsCsv(text, asked);
  const problem = columns.find(({ name }) => name === "Problem");
  expect(rows.map((row) => problem?.value(row))).toEqual([
    "$1/4 + 1/2$",
    `$1/4 + 1/2$ ${review["problem.changed.file"]}`,
    review["problem.gone"],
  ]);
});
