import { describe, expect, test } from "vitest";
import { toyContent, TOY_SKILL } from "../testing/index.ts";
import type { Operands } from "./blueprint.ts";
import { answerPictureOf, type PictureDeclaration } from "./answer-picture.ts";
import { Diagram, type DiagramInput } from "./diagram.ts";
import type { MathProblemItem } from "./math-problem-item.ts";

const content = toyContent();

interface Asked {
  readonly diagram?: DiagramInput;
  readonly kind?: MathProblemItem["answer_spec"]["kind"];
  readonly operands?: Operands;
}

/** An item of the toy bank that asks with this picture, for this kind of answer, of these numbers. */
function itemWith({ diagram, kind = "integer", operands }: Asked): MathProblemItem {
  const [seed = 0] = content.seeds(TOY_SKILL, 1);
  const opened = content.open({ blueprint: TOY_SKILL, version: 1, difficulty: 1, seed });
  if (!opened.ok) throw new Error(opened.error.detail);
  const { item } = opened.value;
  const { generation } = item.meta;
  return {
    ...item,
    meta: {
      ...item.meta,
      ...(generation && { generation: { ...generation, operands: { ...(operands ?? generation.operands) } } }),
    },
    problem_content: { ...item.problem_content, ...(diagram && { diagram: Diagram.parse(diagram) }) },
    answer_spec: { ...item.answer_spec, kind },
  };
}

function line(from: number, to: number, step: number): DiagramInput {
  return { type: "number-line", alt: "A line", from, to, step, labels: [] };
}

const always: PictureDeclaration = { type: "line", fits: () => true };

describe("a ring on a number line", () => {
  test.for([
    { name: "at 0", diagram: line(-2, 3, 1), texts: ["-2", "-1", "0", "1", "2", "3"], start: 2 },
    {
      name: "in the middle where there is no 0",
      diagram: line(350, 360, 2),
      texts: ["350", "352", "354", "356", "358", "360"],
      start: 3,
    },
  ])("[PIC3] has a tick's number for each tick and begins $name", ({ diagram, texts, start }) => {
    expect(answerPictureOf(itemWith({ diagram }), always)).toEqual({ type: "line", texts, start });
  });

  test("[PIC3] writes tenths as they are written, the last included despite rounding", () => {
    const picture = answerPictureOf(itemWith({ diagram: line(0, 1, 0.1), kind: "decimal" }), always);
    expect(picture).toMatchObject({
      texts: ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"],
      start: 0,
    });
  });

  test.for([
    { name: "the item has another picture", diagram: { type: "array", alt: "Rows", rows: 2, columns: 3 } as const },
    { name: "the item has no picture" },
    { name: "the answer is no number", diagram: line(0, 10, 1), kind: "choice" as const },
    { name: "the answer is whole and the ticks are not", diagram: line(0, 1, 0.1) },
    { name: "the ticks are too fine", diagram: line(0, 100, 1) },
    { name: "there is nothing between the ends", diagram: line(0, 10, 10) },
  ])("[PIC3] there is none where $name", ({ diagram, kind }) => {
    expect(answerPictureOf(itemWith({ ...(diagram && { diagram }), ...(kind && { kind }) }), always)).toBeNull();
  });

  test("[PIC1] there is none where the bank declares none, or not for what is asked", () => {
    const item = itemWith({ diagram: line(0, 10, 1), operands: { a: 3, ask: "read" } });
    expect(answerPictureOf(item, undefined)).toBeNull();
    expect(answerPictureOf(item, { type: "line", fits: ({ ask }) => ask === "put" })).toBeNull();
    expect(answerPictureOf(item, { type: "line", fits: ({ ask }) => ask === "read" })).not.toBeNull();
  });
});

describe("two numbers in columns", () => {
  const chart: DiagramInput = {
    type: "place-value-chart",
    alt: "304 with 28 below",
    headings: ["", "Hundreds", "Tens", "Ones"],
    rows: [["", "3", "0", "4"]],
  };

  test.for([
    {
      sign: "+",
      rows: [
        ["", "3", "0", "4"],
        ["", "", "2", "8"],
      ],
      notes: [1, 2],
    },
    {
      sign: "−",
      rows: [
        ["3", "0", "4"],
        ["", "2", "8"],
      ],
      notes: [0, 1, 2],
    },
    {
      sign: "×",
      rows: [
        ["", "", "3", "0", "4"],
        ["", "", "", "2", "8"],
      ],
      notes: [1, 2],
    },
  ] as const)("[PIC4] $sign has room for the longest answer there can be", ({ sign, rows, notes }) => {
    const declared: PictureDeclaration = { type: "columns", sign, fits: () => true };
    for (const diagram of [undefined, chart]) {
      const item = itemWith({ ...(diagram && { diagram }), operands: { a: 304, b: 28 } });
      expect(answerPictureOf(item, declared)).toEqual({ type: "columns", sign, rows, notes });
    }
  });

  test.for([
    { name: "the question has blocks", asked: { diagram: { type: "array", alt: "Rows", rows: 2, columns: 3 } } },
    { name: "the answer is no whole number", asked: { kind: "decimal" } },
    { name: "a number has a sign", asked: { operands: { a: -4, b: 3 } } },
    { name: "a number is a letter", asked: { operands: { a: "x", b: 3 } } },
    { name: "the numbers are too long", asked: { operands: { a: 123_456, b: 3 } } },
  ] as const)("[PIC4] there are none where $name", ({ asked }) => {
    const declared: PictureDeclaration = { type: "columns", sign: "+", fits: () => true };
    expect(answerPictureOf(itemWith({ operands: { a: 30, b: 4 }, ...asked }), declared)).toBeNull();
  });
});

describe("parts of a bar", () => {
  const declared: PictureDeclaration = { type: "bar", fits: () => true };
  const bars = (...labels: readonly string[]): DiagramInput => ({
    type: "fraction-bars",
    alt: "Bars",
    bars: [{ parts: 3, shaded: 1 }, ...labels.map((label) => ({ parts: 6, shaded: 0, label }))],
  });

  test("[PIC5] of the bar that is asked about", () => {
    const picture = answerPictureOf(itemWith({ diagram: bars("?") }), declared);
    expect(picture).toEqual({ type: "bar", bar: 1, texts: ["0", "1", "2", "3", "4", "5", "6"], start: 0 });
  });

  test.for([
    { name: "no bar is asked about", asked: { diagram: bars("") } },
    { name: "two bars are asked about", asked: { diagram: bars("?", "?") } },
    { name: "the answer is no count", asked: { diagram: bars("?"), kind: "fraction" as const } },
    { name: "the item has another picture", asked: { diagram: line(0, 10, 1) } },
  ])("[PIC5] there are none where $name", ({ asked }) => {
    expect(answerPictureOf(itemWith(asked), declared)).toBeNull();
  });
});

describe("cards", () => {
  const declared = (ordered: boolean): PictureDeclaration => ({
    type: "cards",
    ordered,
    fits: () => true,
    cards: ({ a, b }) => [a, b].map(String),
  });
  const operands = { a: -4, b: 3 };

  test.for([
    { ordered: true, kind: "list" },
    { ordered: false, kind: "set" },
  ] as const)("[PIC6] offer the numbers of the question for a $kind", ({ ordered, kind }) => {
    const picture = answerPictureOf(itemWith({ kind, operands }), declared(ordered));
    expect(picture).toEqual({ type: "cards", cards: ["-4", "3"], ordered });
  });

  test.for([
    { name: "one number is asked for", asked: { kind: "integer", operands }, ordered: true },
    { name: "the order matters and the answer has none", asked: { kind: "set", operands }, ordered: true },
    { name: "the order does not matter and the answer has one", asked: { kind: "list", operands }, ordered: false },
    { name: "two are the same", asked: { kind: "list", operands: { a: 3, b: 3 } }, ordered: true },
  ] as const)("[PIC6] there are none where $name", ({ asked, ordered }) => {
    expect(answerPictureOf(itemWith(asked), declared(ordered))).toBeNull();
  });
});

describe("the hands of a clock", () => {
  const clock: PictureDeclaration = { type: "clock", fits: () => true, step: 5, start: ({ from }) => `${from}` };

  test("[PIC9] wait at a time that the question gives", () => {
    const item = itemWith({ kind: "time", operands: { from: "9:50" } });
    expect(answerPictureOf(item, clock)).toEqual({ type: "clock", step: 5, start: "9:50" });
  });

  test("[PIC9] are there for times only, and not beside a picture", () => {
    const operands = { from: "9:50" };
    expect(answerPictureOf(itemWith({ kind: "integer", operands }), clock)).toBeNull();
    expect(answerPictureOf(itemWith({ kind: "time", operands, diagram: line(0, 60, 5) }), clock)).toBeNull();
  });
});

describe("coins to lay", () => {
  const coins: PictureDeclaration = { type: "coins", fits: () => true };
  const diagram: DiagramInput = { type: "coins", alt: "Coins", pieces: [10, 1, 1] };
  const kinds = [25, 10, 5, 1];

  test("[PIC10] write what they are worth where cents are asked, and else how many they are", () => {
    const cents = itemWith({ kind: "units", diagram });
    const asked = { ...cents, answer_spec: { ...cents.answer_spec, options: { unit: "¢" } } };
    expect(answerPictureOf(asked, coins)).toEqual({ type: "coins", kinds, writes: "cents" });
    expect(answerPictureOf(itemWith({ diagram }), coins)).toEqual({ type: "coins", kinds, writes: "number" });
  });

  test("[PIC10] are there beside coins only, and for no other amount", () => {
    expect(answerPictureOf(itemWith({}), coins)).toBeNull();
    expect(answerPictureOf(itemWith({ kind: "units", diagram }), coins)).toBeNull();
    expect(answerPictureOf(itemWith({ kind: "money", diagram }), coins)).toBeNull();
  });
});
