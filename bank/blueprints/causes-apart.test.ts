import { describe, expect, test } from "vitest";
import {
  buildItem,
  DIFFICULTIES,
  from,
  isSameValue,
  line,
  written,
  type Level,
  type MisconceptionRule,
  type Source,
  type Trace,
} from "#engine";
import {
  causesOf,
  defineToldApart,
  kindsOf,
  levelsApart,
  sharedAnswers,
  type CauseKind,
  type ToldApart,
  WHOLE_NUMBER_CAUSES,
} from "./causes-apart.ts";
import { drawContext } from "./contexts.ts";
import { known, traceOf } from "./trace-kit.ts";
import { sumTrace } from "./fractions/sum-trace.ts";
import { SLIP_KINDS } from "./slips.ts";

function given(name: string, n: number): Source {
  return { given: name, value: written(n) };
}

/** Causes of a kind, as fractions of one number. */
function answersOf(trace: Trace, kind: CauseKind): readonly string[] {
  const answers = causesOf(trace).flatMap(({ kind: own, answer: { n, d } }) => (own === kind ? [`${n}/${d}`] : []));
  return [...new Set(answers)];
}

const quarterAndEighth = sumTrace({
  addends: [
    { whole: 0, n: 1, d: 4 },
    { whole: 0, n: 1, d: 8 },
  ],
  form: "any",
});

describe("what else may end in a wrong number", () => {
  test.for([
    ["a number of the problem", "number-told", ["1/4", "1/8"]],
    ["a result on the way", "on-the-way", ["8/1", "2/8"]],
    ["a new bottom under the old top", "top-not-changed", ["2/8"]],
    ["one of the numbers alone", "one-left-out", ["1/8", "2/8"]],
  ] as const)("[ALN7] 1/4 + 1/8: %s", ([, kind, answers]) => {
    expect(answersOf(quarterAndEighth, kind)).toEqual(answers);
  });

  test("[ALN7] 24/132: one number is divided, by whatever goes into both", () => {
    const trace = traceOf({ numbers: [] }, () => {
      const fraction = line("fraction", "divide", [known("top", 24), known("bottom", 132)]);
      return [[fraction, line("lowest", "simplify", [from(fraction)])]];
    });
    expect(answersOf(trace, "one-side-divided")).toContain("12/132");
    expect(answersOf(trace, "one-side-divided")).toContain("24/66");
  });

  test("[ALN7] slips of decimals are those of their smallest places", () => {
    const trace = traceOf({ operation: "add", numbers: [written(358, 100), written(417, 100)] }, (x, y) => [
      x === undefined || y === undefined ? [] : [line("total", "add", [x, y], { style: "decimal" })],
    ]);
    // 3.58 + 4.17 = 7.75 without the tenth that 8 + 7 make.
    expect(answersOf(trace, "no-carry")).toContain("765/100");
  });

  test("[ALN7] a number is known by its worth, and a time by how it is written", () => {
    const causes = [
      { kind: "hour-left-out", answer: written(580), style: "clock" },
      { kind: "half", answer: written(2, 4) },
    ] as const;
    expect(kindsOf("9:40", causes)).toEqual(["hour-left-out"]);
    expect(kindsOf("1/2", causes)).toEqual(["half"]);
    expect(kindsOf("x = 0.5", causes)).toEqual(["half"]);
    expect(kindsOf("9:41", causes)).toEqual([]);
  });

  test("[ALN7] nothing of it is the right answer", () => {
    const right = written(3, 8);
    expect(causesOf(quarterAndEighth).filter(({ answer }) => isSameValue(answer, right))).toEqual([]);
  });
});

describe("operands that tell a named error from other causes", () => {
  type Numbers = { readonly a: number; readonly b: number };
  const traceFor = ({ a, b }: Numbers): Trace =>
    traceOf({ operation: "add", numbers: [written(a), written(b)] }, (x, y) => [
      x === undefined || y === undefined ? [] : [line("sum", "add", [x, y])],
    ]);
  const doubled: MisconceptionRule<Numbers> = {
    id: "XX-02",
    tag: "first-number-twice",
    category: "conceptual",
    divergesAt: 1,
    wrong: ({ a }: Numbers) => String(2 * a),
    explanation: () => "You took the first number twice.",
    hints: () => ["", "", ""],
  };

  test("[ALN7] each doubt is named once, but those that the sentence holds of", () => {
    // 2 × 4 is the other number as well; 2 × 8 is one off 8 + 9.
    const ask = (o: Numbers, holdsOf: NonNullable<ToldApart<Numbers>["holdsOf"]> = {}) =>
      sharedAnswers(o, { rules: [doubled], traceOf: traceFor, holdsOf }).map(({ kind }) => kind);
    expect(ask({ a: 4, b: 8 })).toEqual(["number-told", "one-left-out"]);
    expect(ask({ a: 8, b: 9 })).toEqual(["one-off"]);
    expect(ask({ a: 8, b: 9 }, { "XX-02": ["one-off"] })).toEqual([]);
    expect(ask({ a: 8, b: 3 })).toEqual([]);
  });

  test("[ALN7] numbers in doubt are drawn at no level", () => {
    const level = { ranges: { a: [2, 9], b: [2, 9] } } as const;
    const blueprint = defineToldApart<Numbers>({
      id: "g4.mul1",
      version: 1,
      createdOn: "2026-11-29",
      levels: { 1: level, 2: level, 3: level, 4: level, 5: level },
      factors: [{ name: "size", weight: 1, of: ({ a }) => a / 9 }],
      stems: [{ id: "sum", text: ({ a, b }) => `Work out $${a} + ${b}$.` }],
      answer: ({ a, b }) => ({ kind: "integer", canonical: String(a + b) }),
      steps: ({ a, b }) => [{ explanation: "Add the numbers.", math: `${a} + ${b}`, value: String(a + b) }],
      trace: traceFor,
      hints: () => ["Which?", "Add.", "Count on."],
      distractors: [],
      misconceptions: [doubled],
    });
    const drawn = DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: 40 }, (_, seed) => buildItem(blueprint, difficulty, seed, drawContext)),
    ).flatMap((built) => (built.ok ? [built.value.operands] : []));
    expect(drawn.length).toBeGreaterThan(100);
    const doubtful = drawn.filter((o) => {
      const { a, b } = o as Numbers;
      return b === 2 * a || Math.abs(2 * a - (a + b)) === 1;
    });
    expect(doubtful).toEqual([]);
  });
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
  const traceOf = ({ a, b }: Numbers) => ({
    givens: [],
    routes: [[line("only", "subtract", [given("a", a), given("b", b)])]],
  });
  const levels = { 1: level, 2: level, 3: level, 4: level, 5: level };
  const told = { rules: [halfWay], traceOf, kinds: SLIP_KINDS };
  const apart = levelsApart(levels, told)[1];

  test("[ALN6] operands on which both give one answer are not drawn", () => {
    // 61 − 10 is 51, one off 61 − 11; 65 − 20 is 45, and 65 − 28 by smaller digits is 43.
    expect(apart.where?.({ a: 61, b: 11 })).toBe(false);
    expect(apart.where?.({ a: 65, b: 28 })).toBe(true);
    expect(apart.where?.({ a: 28, b: 65 })).toBe(false);
  });

  test("[ALN6] an error that is the slip itself may be", () => {
    const same = levelsApart(levels, { ...told, holdsOf: { "XX-01": ["one-off"] } })[1];
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
  const apart = { rules: [kept, added, reversed], traceOf, kinds: WHOLE_NUMBER_CAUSES };

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
