import { describe, expect, test } from "vitest";
import { from, line, written, type Source, type TraceLine } from "#engine";
import { slipsOf, type SlipKind } from "./slips.ts";

function given(name: string, n: number): Source {
  return { given: name, value: written(n) };
}

function answersOf(routes: readonly (readonly TraceLine[])[], kind: SlipKind): readonly number[] {
  const answers = slipsOf(routes).flatMap((slip) => (slip.kind === kind ? [slip.answer] : []));
  return [...new Set(answers)].toSorted((x, y) => x - y);
}

const oneLine = (operation: "add" | "subtract" | "multiply" | "divide", x: number, y: number) => [
  [line("only", operation, [given("a", x), given("b", y)])],
];

describe("what a slip makes of one line", () => {
  test.for([
    ["add", 58, 34, "no-carry", [82]],
    ["add", 586, 347, "no-carry", [823, 833, 923]],
    ["add", 27, 5, "no-carry", [22]],
    ["subtract", 45, 18, "smaller-from-larger", [33]],
    ["subtract", 30, 8, "smaller-from-larger", [38]],
    ["subtract", 431, 268, "smaller-from-larger", [177, 237, 243]],
    ["subtract", 45, 18, "no-borrow", [37]],
    ["subtract", 30, 8, "zero-in-subtraction", [30, 38]],
    ["subtract", 68, 20, "zero-in-subtraction", [40]],
    ["subtract", 90, 34, "one-off", [55, 57]],
    ["multiply", 6, 8, "one-group-off", [40, 42, 54, 56]],
    ["multiply", 2, 40, "one-group-off", [78, 82, 120]],
    ["multiply", 6, 8, "added-for-times", [14]],
    ["multiply", 5, 18, "no-carry", [50]],
    ["multiply", 4, 30, "zero-at-the-end", [12, 1200]],
    ["divide", 56, 8, "one-group-off", [6, 8]],
  ] as const)("[ALN6] %s %s and %s, %s", ([operation, x, y, kind, answers]) => {
    expect(answersOf(oneLine(operation, x, y), kind)).toEqual(answers);
  });

  test("[ALN6] a piece may be slipped on, or taken for the whole", () => {
    const tens = line("tens", "multiply", [given("n", 7), given("t", 20)]);
    const ones = line("ones", "multiply", [given("n", 7), given("o", 4)]);
    const whole = line("all", "multiply", [given("n", 7), given("e", 24)]);
    const route = [{ ...whole, inside: [tens, ones, line("together", "add", [from(tens), from(ones)])] }];
    expect(answersOf([route], "part-left-out")).toEqual([28, 140]);
    // 7 × 20 as 14, then 14 + 28.
    expect(answersOf([route], "zero-at-the-end")).toContain(42);
  });
});

test("[ALN6] a slip is carried on to the end, on every way there is", () => {
  const first = line("first", "subtract", [given("a", 45), given("b", 18)]);
  const second = line("second", "subtract", [from(first), given("c", 6)]);
  expect(slipsOf([[first, second]])).toContainEqual({ kind: "smaller-from-larger", line: "first", answer: 27 });
  const other = line("other", "add", [given("b", 18), given("c", 6)]);
  const rest = line("rest", "subtract", [given("a", 45), from(other)]);
  // 18 + 6 without the ten is 14.
  expect(
    slipsOf([
      [first, second],
      [other, rest],
    ]),
  ).toContainEqual({ kind: "no-carry", line: "other", answer: 31 });
});

test("[ALN6] the right answer is no slip, and what does not come out whole is none", () => {
  const sum = line("sum", "add", [given("a", 26), given("b", 6)]);
  const each = line("each", "divide", [from(sum), given("n", 4)]);
  const answers = slipsOf([[sum, each]]).map(({ answer }) => answer);
  expect(answers).not.toContain(8);
  expect(answers.filter((answer) => !Number.isInteger(answer))).toEqual([]);
});
