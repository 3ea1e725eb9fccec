import { expect, test } from "vitest";
import { check } from "../../parts/checker.ts";
import type { AnswerKind } from "../types.ts";

type Row = readonly [kind: AnswerKind, expected: string, given: string, verdict: string];

function verdictOf([kind, expected, given]: Row): string {
  const { verdict, reason } = check({ kind, expected, given });
  return verdict === "correct" ? verdict : `${verdict} ${reason}`;
}

test.for<Row>([
  ["expression", "3n+1", "3xn+1", "correct"],
  ["expression", "3n+1", "3 x n + 1", "correct"],
  ["expression", "2*pi*r", "2 x pi x r", "correct"],
  ["expression", "3(n+1)", "3 x (n + 1)", "correct"],
  ["expression", "3x+1", "3 x n + 1", "incorrect different"],
  ["expression", "3n", "3xn + x", "incorrect different"],
  ["expression", "3n", "xn", "incorrect different"],
])("[RDR5] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["expression", "x^2+1", "x2+1", "unreadable ambiguous"],
  ["expression", "x^2+1", "x2+2", "incorrect different"],
  ["expression", "x_2", "x2", "correct"],
  ["equation", "x=3 or x=-3", "x=+-3", "correct"],
  ["set", "{-3, 3}", "+-3", "correct"],
  ["set", "{-4, 4}", "+-3", "incorrect different"],
  ["expression", "-3", "+-3", "correct"],
  ["expression", "2-3", "2+-3", "correct"],
])("[RDR22] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});

test.for<Row>([
  ["system", "x=1 and y=2", "x=1 y=2", "correct"],
  ["system", "x=1 and y=2", "x=2 y=1", "incorrect different"],
  ["system", "x=1 and y=2", "x=1 & y=2", "correct"],
  ["list", "1/2, 2/3, 3/4", "1/2 and 2/3 and 3/4", "correct"],
  ["expression", "2 1/2", "2 and 1/2", "correct"],
  ["inequality", "x<=3", "x≦3", "correct"],
  ["inequality", "x>=3", "x⩾3", "correct"],
  ["list", "12, 13", String.raw`\(12, 13\)`, "correct"],
  ["expression", "12x", String.raw`\[12x\]`, "correct"],
])("[RDR23] for the %s %s, %s is %s", (row) => {
  expect(verdictOf(row)).toBe(row[3]);
});
