import { describe, expect, test, vi } from "vitest";
import { from, line, written, type MisconceptionRule, type Operands, type Trace } from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS } from "#bank";
import { known, traceOf } from "../blueprints/trace-kit.ts";
import { readSkills, thisCheckout } from "./authoring/index.ts";
import { makeBlueprint } from "./broken-blueprints.fixture.ts";
import { CAUSE_FAULTS, CAUSE_SAMPLE, causeCounts, causeTotals, type CauseCount } from "./causes.ts";
import { genericCauses, type GenericKind } from "./generic-causes.ts";
import { readList } from "./read-lists.ts";

// The whole bank is built: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Sum = { readonly a: number; readonly b: number } & Operands;

const sumTrace = ({ a, b }: Sum): Trace =>
  traceOf({ operation: "add", numbers: [written(a), written(b)] }, (x, y) => [
    x === undefined || y === undefined ? [] : [line("sum", "add", [x, y])],
  ]);

/** 5 + 9 = 14, and 3 of them are given away. */
const twoSteps = traceOf({ numbers: [written(5), written(9), written(3)] }, (x, y, z) => {
  if (x === undefined || y === undefined || z === undefined) return [];
  const together = line("together", "add", [x, y]);
  return [[together, line("left", "subtract", [from(together), z])]];
});

function answersOf(trace: Trace, kind: GenericKind): readonly string[] {
  const answers = genericCauses(trace).flatMap((cause) => (cause.kind === kind ? [cause.answer] : []));
  return [...new Set(answers.map(({ n, d }) => (d === 1 ? `${n}` : `${n}/${d}`)))];
}

describe("what every teacher knows of a trace [FAC12]", () => {
  const teen = sumTrace({ a: 17, b: 9 });
  test.for([
    ["the other operation", teen, "other-operation", ["8", "153"]],
    ["the ten of 17 left out", teen, "place-left-out", ["19", "16"]],
    ["the new ten not counted", teen, "no-carry", ["16"]],
    ["9 used for both", teen, "used-twice", ["34", "18"]],
    ["26 written as 62", teen, "digits-exchanged", ["62"]],
    ["what is given away is added", twoSteps, "line-exchanged", ["-7", "17"]],
    ["what is added is left out", twoSteps, "line-left-out", ["2"]],
    ["stopped before the last step", twoSteps, "on-the-way", ["14"]],
    ["one of two numbers left out", twoSteps, "one-left-out", ["6", "2"]],
  ] as const)("%s", ([, trace, kind, answers]) => {
    expect(answersOf(trace, kind)).toEqual(answers);
  });

  test("of a time no digits are exchanged or lost, and a part of the way is left out", () => {
    const later = traceOf(
      { numbers: [written(625), written(60), written(45)], style: "clock" },
      (start, hour, rest) => {
        if (start === undefined || hour === undefined || rest === undefined) return [];
        const back = line("hour", "subtract", [start, hour], { style: "clock" });
        return [[back, line("minutes", "subtract", [from(back), rest], { style: "clock" })]];
      },
    );
    // 10:25 less 1 h 45 min is 8:40; 9:40 is only the 45 minutes less.
    const kinds = genericCauses(later).map(({ kind }) => kind);
    expect(kinds).not.toContain("no-borrow");
    expect(kinds).not.toContain("place-left-out");
    expect(genericCauses(later)).toContainEqual({ kind: "line-left-out", answer: written(580), style: "clock" });
  });

  test("the right answer is no wrong one, and a single line is not exchanged apart from the operation", () => {
    expect(answersOf(teen, "line-exchanged")).toEqual([]);
    expect(genericCauses(twoSteps).filter(({ answer }) => answer.n === 11 && answer.d === 1)).toEqual([]);
    expect(
      genericCauses(traceOf({ numbers: [] }, () => [[line("one", "add", [known("x", 1), known("y", 0)])]])),
    ).not.toContainEqual(expect.objectContaining({ answer: written(1) }));
  });
});

describe("what is found of what is said [FAC12]", () => {
  const [RULE] = makeBlueprint().misconceptions;
  if (RULE === undefined) throw new Error("the toy has a rule");
  const tenLost: MisconceptionRule<Sum> = {
    ...RULE,
    wrong: ({ a, b }) => String(a + b - 10),
    explanation: () => "You lost the new ten.",
    hints: ({ a, b }) => ["Where is it?", "Ten ones make one ten.", `Is ${a + b - 10} one ten short?`],
  };
  const level = {
    ranges: { a: [11, 39], b: [8, 9] },
    where: ({ a, b }: Sum) => (a % 10) + b >= 10 && a % 10 > 0,
  } as const;
  const counts = (rule: Partial<MisconceptionRule<Sum>>, more: Parameters<typeof makeBlueprint>[0] = {}) =>
    causeCounts(
      makeBlueprint({
        levels: { 1: level, 2: level, 3: level, 4: level, 5: level },
        trace: sumTrace,
        misconceptions: [{ ...tenLost, ...rule }],
        ...more,
      }),
      () => Array.from({ length: 30 }, (_, seed) => seed),
    );
  const met = (all: readonly CauseCount[], fault: CauseCount["fault"]) =>
    new Set(all.flatMap((one) => (one.fault === fault ? [`${one.error ?? ""} ${one.cause ?? ""}`.trim()] : [])));

  test("a cause is named of a number that another gives too, unless its words hold of both", () => {
    // The lost ten is the slip itself; the ten of a number from 11 to 19 left out is another cause.
    expect(met(counts({}), "shared")).toEqual(new Set(["TOY-01 place-left-out"]));
    expect(met(counts({}, { holdsOf: { "TOY-01": ["place-left-out"] } }), "shared")).toEqual(new Set());
  });

  test("a likely number is known by an error or by the trace, or it is named", () => {
    expect(met(counts({}), "unknown")).toEqual(new Set());
    expect(met(counts({ wrong: () => "7" }), "unknown")).toEqual(new Set(["no-carry"]));
  });

  test("a third hint is the problem’s own, or names nothing of the error", () => {
    const own = "Write the new ten above the tens.";
    expect(met(counts({ hints: () => ["", "", own] }), "same-hint")).toEqual(new Set(["TOY-01"]));
    expect(met(counts({ hints: () => ["", "", "Count the tens again."] }), "no-number")).toEqual(new Set(["TOY-01"]));
    const totals = causeTotals(counts({}));
    expect([totals["same-hint"], totals["no-number"]]).toEqual([0, 0]);
  });
});

const HELD = new Map((await readSkills(thisCheckout)).map((skill) => [skill.id, skill.causes_held]));

const SKILLS = STRANDS.flatMap((strand) => BLUEPRINTS_BY_STRAND[strand].map((blueprint) => ({ strand, blueprint })));

test.for(SKILLS)(
  "[FAC13] doubts about what $blueprint.id says of wrong answers become no more",
  async ({ strand, blueprint }) => {
    const list = (await readList(strand))?.blueprints[blueprint.id];
    const counts = causeCounts(
      blueprint,
      (difficulty) => list?.levels[`${difficulty}`].seeds.slice(0, CAUSE_SAMPLE) ?? [],
    );
    const totals = causeTotals(counts);
    const held = HELD.get(blueprint.id) ?? [];
    const risen = new Set(CAUSE_FAULTS.filter((fault, at) => totals[fault] > (held[at] ?? 0)));
    expect(counts.filter(({ fault }) => risen.has(fault))).toEqual([]);
  },
);
