import { expect, test } from "vitest";
import { check } from "../../parts/checker.ts";
import type { AnswerKind, CheckOptions } from "../types.ts";

test.for<readonly [expected: string, given: string, verdict: string, options?: CheckOptions]>([
  ["-3.4, -3.3, -1.21", "-3,4, -3,3, -1,21", "correct equal", { locale: "de" }],
  ["-3.4, -3.3, -1.21", "-3,4; -3,3; -1,21", "correct equal", { locale: "fr" }],
  ["1, 2, 3", "1,2,3", "correct equal", { locale: "de" }],
  ["2.5, 3.5", "2,5 und 3,5", "correct equal", { locale: "de" }],
  ["2.5, 3.5", "2,5 et 3,5", "correct equal", { locale: "fr" }],
  ["2.5, 3.5", "2,5 und 3,6", "incorrect different", { locale: "de" }],
  ["2.5, 3.5", "2,5 and 3,5", "incorrect wrong-count", { locale: "en" }],
  ["2.5, 3.5", "2,5 < 3,5", "wrong-form not-a-list", { locale: "de" }],
  ["1, 2, 3", "1, 2, 3", "correct equal", { locale: "de" }],
])("[COL38] for %s, %s is %s", ([expected, given, verdict, options = {}]) => {
  const result = check({ kind: "list", expected, given, options });
  expect(`${result.verdict} ${result.reason}`).toBe(verdict);
});

test.for([
  ["-7, -3, 5", "-7 -3 5", "unreadable two-numbers"],
  ["-7, -3, -1", "-7 -3 -1", "unreadable two-numbers"],
  ["-3/4, -2/3, -1/4", "-3/4 -2/3 -1/4", "unreadable two-numbers"],
  ["96, 102, 108", "96 102 108", "unreadable two-numbers"],
  ["1200, 1300", "1 200, 1 400", "incorrect different"],
  ["-9, -25, -26, -40", "-9, -25, -26 -40", "unreadable two-numbers"],
  ["1/2, 2/3, 3/4", "1/2 2/3 3/4", "unreadable two-numbers"],
  ["2x, 3x", "2x 3x", "unreadable two-numbers"],
  ["x+1, x-2", "x+1 x-2", "unreadable two-numbers"],
  ["x+1, x-2", "x+1 x-3", "incorrect wrong-count"],
  ["1 1/2, 2 1/2", "1 1/2, 3 1/2", "incorrect different"],
  ["1 1/2, 2 1/2", "1 1/2 2 1/2", "unreadable two-numbers"],
  ["-7, -3, 5", "-7 < -3 < 5", "wrong-form not-a-list"],
  ["-7, -3, 5", "5 > -3 > -7", "incorrect wrong-order"],
  ["-7, -3, 5", "-7, -3 - 5", "incorrect wrong-count"],
  ["-7, -3, 5", "-3, -7, 5", "incorrect wrong-order"],
] as const)("[COL39] for %s, %s is %s", ([expected, given, verdict]) => {
  const result = check({ kind: "list", expected, given });
  expect(`${result.verdict} ${result.reason}`).toBe(verdict);
});

type Row = readonly [kind: AnswerKind, expected: string, given: string, verdict: string, options?: CheckOptions];

function verdictOf([kind, expected, given, , options = {}]: Row): string {
  const { verdict, reason } = check({ kind, expected, given, options });
  return `${verdict} ${reason}`;
}

const DE: CheckOptions = { locale: "de" };

test.for<Row>([
  ["ratio", "1:2.5", "1:2,5", "correct equal", DE],
  ["ratio", "2.5:1", "2,5:1", "correct equal", DE],
  ["ratio", "2.5:1", "2,6:1", "incorrect different", DE],
  ["interval", "[0.5, 2.5]", "0,5<=x<=2,5", "correct equal", { ...DE, accept: ["inequality"] }],
  ["point", "(0.5, 1.5)", "(0,5|1,5)", "correct equal", DE],
  ["point", "(0.5, 1.5)", "P(0,5|1,5)", "correct equal", DE],
  ["point", "(3, 2)", "(3,2)", "correct equal", DE],
])("[COL38] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["list", "1200, 1300", "1,200, 1,300", "correct equal"],
  ["list", "1200, 1300", "1,200 and 1,300", "correct equal"],
  ["list", "1200, 1300", "1,200, 1,400", "incorrect wrong-count"],
  ["ratio", "1000:3", "1,000:3", "correct equal"],
  ["ratio", "1:3", "1,000:3,000", "correct equal"],
  ["list", "1, 200, 1, 300", "1,200, 1,300", "correct equal"],
  ["list", "1200, 1300", "1,200, 1,300", "unreadable ambiguous", DE],
])("[COL40] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["list", "-23, -18, -6", "-23°, -18°, -6°", "correct equal"],
  ["list", "-23, -18, -6", "-23 °C, -18 °C, -6 °C", "correct equal"],
  ["list", "-23, -18, -6", "-23°, -18°, -7°", "incorrect different"],
  ["set", "{1, 2}", "{1 cm, 2 cm}", "correct equal"],
  ["list", "1, 2, 3", "1, 2 and 3 apples", "correct equal"],
  ["list", "1, 2", "1 apple, 2 apples", "correct equal"],
  ["list", "3, 4", "3 cm, 4 m", "unreadable unknown-symbol"],
  ["list", "3, 4", "3 cm, 4", "unreadable unknown-symbol"],
  ["list", "3, 4", "3 cm, 5 cm", "incorrect different"],
  ["list", "3, 4", "3x, 4x", "incorrect different"],
  ["list", "3, 4", "3 thousand, 4 thousand", "unreadable unknown-symbol"],
])("[COL41] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["ratio", "2:3", "2 is to 3", "correct equal"],
  ["ratio", "2:3", "3 is to 2", "incorrect wrong-order"],
  ["ratio", "2:3", "2;3", "unreadable unknown-symbol"],
  ["ratio", "2:3:4", "2-3-4", "unreadable unfinished"],
  ["ratio", "2:3", "2-3", "unreadable unfinished"],
  ["ratio", "2:3", "2 out of 3", "unreadable unknown-symbol"],
  ["point", "(3, -2)", "(3 -2)", "unreadable two-numbers"],
  ["point", "(3, -2)", "3 -2", "unreadable two-numbers"],
  ["set", "{1, 2, 3, 6}", "1-2-3-6", "unreadable unfinished"],
  ["set", "{1, 2, 3, 6}", "1-2", "incorrect different"],
])("[COL42] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["set", "{1, 2, 3, 6}", "1, 2, 3, 6, ...", "unreadable incomplete"],
  ["set", "{1, 2, 3, 6}", "{1, 2, 3, 6, …}", "unreadable incomplete"],
  ["list", "2, 4, 6", "2, 4, 6...", "unreadable incomplete"],
  ["list", "2, 4, 1/3", "2, 4, 0.333...", "correct equal"],
])("[COL43] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["text", "rhombus", '"rhombus"', "correct equal"],
  ["text", "rhombus", "„Rhombus“", "correct equal"],
  ["text", "rhombus", '"square"', "incorrect different"],
])("[COL34] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});
