import { describe, expect, test } from "vitest";
import { from, line, written, type Level, type MisconceptionRule, type Source, type TraceLine } from "#engine";
import { levelsApart, sharedAnswers, slipsOf, withSlipsApart, type SlipKind } from "./slips-apart.ts";

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

describe("operands that tell a named error from a slip", () => {
  type Numbers = { readonly a: number; readonly b: number };
  const level: Level<Numbers> = { ranges: { a: [10, 99], b: [10, 99] }, where: ({ a, b }) => a > b };
  const halfWay: MisconceptionRule<Numbers> = {
    id: "XX-01",
    tag: "only-the-tens",
    category: "omission",
    divergesAt: 1,
    wrong: ({ a, b }) => String(a - (b - (b % 10))),
    explanation: () => "You took the tens away.",
    hints: () => ["", "", ""],
  };
  const traceOf = ({ a, b }: Numbers) => ({ givens: [], routes: oneLine("subtract", a, b) });
  const apart = withSlipsApart(level, [halfWay], traceOf);

  test("[ALN6] operands on which both give one answer are not drawn", () => {
    // 61 − 10 is 51, one off 61 − 11; 65 − 20 is 45, and 65 − 28 by smaller digits is 43.
    expect(apart.where?.({ a: 61, b: 11 })).toBe(false);
    expect(apart.where?.({ a: 65, b: 28 })).toBe(true);
    expect(apart.where?.({ a: 28, b: 65 })).toBe(false);
  });

  test("[ALN6] an error that is the slip itself may be", () => {
    const same = withSlipsApart(level, [halfWay], traceOf, (_, { kind }) => kind === "one-off");
    expect(same.where?.({ a: 61, b: 11 })).toBe(true);
  });
});

describe("a named error beside every other likely cause of its number", () => {
  type Numbers = { readonly a: number; readonly b: number };
  const rule = (id: string, wrong: (o: Numbers) => number | undefined): MisconceptionRule<Numbers> => ({
    id,
    tag: id.toLowerCase(),
    category: "procedural",
    divergesAt: 1,
    wrong: (o) => wrong(o)?.toString(),
    explanation: () => "You did that.",
    hints: () => ["", "", ""],
  });
  /** 45 - 18: by tens first, 35, then 27. */
  const traceOf = ({ a, b }: Numbers) => {
    const tens = line("tens", "subtract", [given("a", a), given("t", b - (b % 10))]);
    return {
      givens: [
        { name: "a", value: written(a) },
        { name: "b", value: written(b) },
      ],
      routes: [[tens, line("ones", "subtract", [from(tens), given("o", b % 10)])]],
    };
  };
  const kept = rule("XX-02", ({ a, b }) => a - (b - (b % 10)));
  const added = rule("XX-03", ({ a, b }) => a + b);
  const reversed = rule("XX-04", ({ a, b }) => (b % 10) * 10 + (a % 10));
  const apart = { rules: [kept, added, reversed], traceOf };

  test("[ALN7] a stop on the way, a number that is told, another error and what a strand knows are causes", () => {
    expect(sharedAnswers({ a: 45, b: 18 }, apart)).toEqual([{ error: "XX-02", kind: "on-the-way", answer: "35" }]);
    // Of 50 - 15 the turned digits are the number at the start, of 42 - 13 what is left when the tens are gone.
    expect(sharedAnswers({ a: 50, b: 15 }, apart)).toContainEqual({
      error: "XX-04",
      kind: "number-told",
      answer: "50",
    });
    expect(sharedAnswers({ a: 42, b: 13 }, apart)).toContainEqual({ error: "XX-02", kind: "XX-04", answer: "32" });
    const others = () => [{ kind: "guess", answer: "63" }];
    expect(sharedAnswers({ a: 45, b: 18 }, { ...apart, others })).toContainEqual({
      error: "XX-03",
      kind: "guess",
      answer: "63",
    });
  });

  test("[ALN7] what is said may hold of both, and only elsewhere are operands not drawn", () => {
    const ranges = { a: [10, 99], b: [10, 99] } as const;
    const level: Level<Numbers> = { ranges };
    const levels = { 1: level, 2: level, 3: level, 4: level, 5: level };
    expect(levelsApart(levels, apart)[3].where?.({ a: 45, b: 18 })).toBe(false);
    const held = levelsApart(levels, { ...apart, holdsOf: { "XX-02": ["on-the-way"] } });
    expect(held[3].where?.({ a: 45, b: 18 })).toBe(true);
    expect(held[3].where?.({ a: 42, b: 13 })).toBe(false);
  });
});
