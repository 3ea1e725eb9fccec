import { describe, expect, test } from "vitest";
import { buildItem, DIFFICULTIES, from, isSameValue, line, written, type MisconceptionRule, type Trace } from "#engine";
import { causesOf, defineToldApart, toldApart, type CauseKind, type HoldsOf } from "./causes-apart.ts";
import { sharedAnswers } from "./slips-apart.ts";
import { drawContext } from "./contexts.ts";
import { known, traceOf } from "./trace-kit.ts";
import { sumTrace } from "./fractions/sum-trace.ts";

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
    const ask = (o: Numbers, holdsOf: HoldsOf = {}) =>
      sharedAnswers(o, toldApart(holdsOf, { misconceptions: [doubled], trace: traceFor })).map(({ kind }) => kind);
    expect(ask({ a: 4, b: 8 })).toEqual(["one-left-out", "number-told"]);
    expect(ask({ a: 8, b: 9 })).toEqual(["one-off"]);
    expect(ask({ a: 8, b: 9 }, { "XX-02": ["one-off"] })).toEqual([]);
    expect(ask({ a: 8, b: 3 })).toEqual([]);
  });

  test("[ALN7] numbers in doubt are drawn at no level", () => {
    const level = { ranges: { a: [2, 9], b: [2, 9] } } as const;
    const blueprint = defineToldApart<Numbers>(
      {},
      {
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
      },
    );
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
