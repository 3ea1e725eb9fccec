import { describe, expect, test, vi } from "vitest";
import { buildItem, line, written, type Trace, type BlueprintAnswer, type BuiltItem } from "#engine";
import { drawContext } from "#bank";
import { makeBlueprint, makeChoice } from "./broken-blueprints.fixture.ts";
import { gateFailures, type GateFailure } from "./gates.ts";

// The whole bank, or the second method with mathjs, is loaded: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Changes = NonNullable<Parameters<typeof makeBlueprint>[0]>;

function build(changes: Changes, seed: number) {
  const blueprint = makeBlueprint(changes);
  const built = buildItem(blueprint, 3, seed, drawContext);
  if (!built.ok) throw new Error(built.error.message);
  return { blueprint, built: built.value };
}

/** Failures of twelve instances, seed by seed. */
function failuresOf(changes: Changes): readonly (readonly GateFailure[])[] {
  return Array.from({ length: 12 }, (_, seed) => {
    const { blueprint, built } = build(changes, seed);
    return gateFailures(blueprint, built);
  });
}

const gatesOf = (failures: readonly GateFailure[]) => [...new Set(failures.map(({ gate }) => gate))];
const isText = (o: { readonly a: number; readonly b: number }) => String(o.a + o.b);
const traceOf = ({ a, b }: { readonly a: number; readonly b: number }, operation: "add" | "subtract"): Trace => {
  const givens = [
    { name: "a", value: written(a) },
    { name: "b", value: written(b) },
  ];
  const inputs = givens.map(({ name, value }) => ({ given: name, value }));
  return { givens, goal: { operation: "add", from: ["a", "b"] }, routes: [[line("all", operation, inputs)]] };
};
const BASE = makeBlueprint();
const [RULE] = makeBlueprint().misconceptions;
if (RULE === undefined) throw new Error("the toy has a rule");

test("[FAC1] an instance without fault passes every gate", () => {
  expect(failuresOf({})).toEqual(Array.from({ length: 12 }, () => []));
});

describe("[FAC1] each gate stops the instance made to break it, and only that gate speaks", () => {
  test.for<{ gate: GateFailure["gate"]; what: string; changes: Changes; says: RegExp }>([
    {
      gate: "wrong-answer-marks-right",
      what: "a distractor that is the answer written otherwise",
      changes: { distractors: [{ strategy: "same", wrong: (o) => `${isText(o)}.0` }] },
      says: /wrong answer \d+\.0 is correct/u,
    },
    {
      gate: "wrong-answer-marks-right",
      what: "a wrong answer nobody can read",
      changes: { distractors: [{ strategy: "nonsense", wrong: () => "1/" }] },
      says: /wrong answer 1\/ is unreadable/u,
    },
    {
      gate: "route",
      what: "a way that ends in something else",
      changes: { trace: (o) => traceOf(o, "subtract") },
      says: /route 1 ends in incorrect/u,
    },
    {
      gate: "critic-silent",
      what: "a wording the second method does not know",
      changes: { stems: [{ id: "odd", text: ({ a, b }) => `Consider ${a} together with ${b}; say something.` }] },
      says: /no second method for: Consider \d+/u,
    },
    {
      gate: "critic-disagrees",
      what: "a stem that asks for something else",
      changes: { stems: [{ id: "other", text: ({ a, b }) => `What is $${a} + ${b} + 1$?` }] },
      says: /second method says \d+: What is/u,
    },
    {
      gate: "leak",
      what: "a first hint that gives the answer",
      changes: { hints: (o) => [`It is ${isText(o)}.`, "Ten ones make one ten.", "Count on."] },
      says: /It is \d+\./u,
    },
    {
      gate: "leak",
      what: "a misconception's second hint that gives the answer in words of its own",
      changes: {
        misconceptions: [
          {
            ...RULE,
            hints: (o) => ["Where did the ten go?", `You want ${o.a + o.b}.`, "Count."],
          },
        ],
      },
      says: /You want \d+/u,
    },
    {
      gate: "leak",
      what: "an explanation that gives the answer",
      changes: {
        misconceptions: [{ ...RULE, explanation: (o) => `Not that, but ${o.a + o.b}.` }],
      },
      says: /but \d+/u,
    },
    {
      gate: "last-step",
      what: "a last step that arrives elsewhere",
      changes: { steps: ({ a, b }) => [{ explanation: "Add.", math: `${a} + ${b}`, value: String(a + b + 1) }] },
      says: /last step's value \d+ is incorrect/u,
    },
    {
      gate: "last-step",
      what: "a last step without a value",
      changes: { steps: ({ a, b }) => [{ explanation: "Add.", math: `${a} + ${b}` }] },
      says: /no value/u,
    },
    {
      gate: "text",
      what: "an unbalanced formula",
      changes: { steps: (o) => [{ explanation: "Add $ the ones.", math: "x", value: isText(o) }] },
      says: /unbalanced \$: Add/u,
    },
    {
      gate: "text",
      what: "a template value nobody filled in",
      changes: { hints: () => ["Look at undefined first.", "Ten ones make one ten.", "Count on."] },
      says: /template value: Look/u,
    },
    {
      gate: "text",
      what: "two spaces",
      changes: { misconceptions: [{ ...RULE, explanation: () => "The new  ten is missing." }] },
      says: /two spaces: The new/u,
    },
  ])("$gate: $what", ({ gate, changes, says }) => {
    for (const failures of failuresOf(changes)) {
      expect(gatesOf(failures)).toEqual([gate]);
      expect(failures.some(({ message }) => says.test(message))).toBe(true);
    }
  });

  test("own-answer: an answer the checker cannot read", () => {
    const broken = { answer: () => ({ kind: "integer", canonical: "twelve" }) as const };
    for (const failures of failuresOf(broken)) {
      expect(gatesOf(failures)).toContain("own-answer");
      expect(failures[0]?.message).toMatch(/own answer is unreadable/u);
    }
  });

  test.for<{ what: string; answer: BlueprintAnswer; says: RegExp }>([
    {
      what: "an identity",
      answer: { kind: "equation", canonical: "a+b=b+a" },
      says: /own answer is an identity: a\+b=b\+a/u,
    },
    {
      what: "a list that goes on",
      answer: { kind: "list", canonical: "4, 8, 12, ..." },
      says: /own answer is incorrect/u,
    },
    {
      what: "π to two places",
      answer: { kind: "number", canonical: "pi", options: { decimals: 2 } },
      says: /own answer is wrong-form \(not-a-decimal\)/u,
    },
    {
      what: "√3 to six figures",
      answer: { kind: "number", canonical: "sqrt(3)", options: { sigfigs: 6 } },
      says: /own answer is wrong-form \(not-a-decimal\)/u,
    },
  ])("own-answer: $what", ({ answer, says }) => {
    for (const failures of failuresOf({ answer: () => answer })) {
      expect(failures.find(({ gate }) => gate === "own-answer")?.message).toMatch(says);
    }
  });

  test.for([
    { kind: "equation", canonical: "y = 2x + 1" },
    { kind: "number", canonical: "3.14", options: { decimals: 2 } },
    { kind: "list", canonical: "4, 8, 12" },
  ] as const)("own-answer: $canonical is none of these", (answer) => {
    for (const failures of failuresOf({ answer: () => answer })) expect(gatesOf(failures)).not.toContain("own-answer");
  });

  test.for([
    { what: "the answer twice", choices: (o: { a: number; b: number }) => [isText(o), isText(o), "1", "2"], right: 2 },
    { what: "no answer at all", choices: () => ["1", "2", "3"], right: 0 },
  ])("choices: $what", ({ choices, right }) => {
    for (const failures of failuresOf({ ...makeChoice(choices), distractors: [], misconceptions: [] })) {
      const messages = failures.filter(({ gate }) => gate === "choices").map(({ message }) => message);
      expect(messages).toEqual([expect.stringContaining(`${right} of the choices mark right`)]);
    }
  });

  test("choices: a wrong choice twice", () => {
    const doubled = { ...makeChoice((o) => [isText(o), "1", "1"]), distractors: [], misconceptions: [] };
    for (const failures of failuresOf(doubled)) expect(gatesOf(failures)).toEqual(["choices"]);
  });

  test("choices: four different ones with one right pass", () => {
    const good = { ...makeChoice((o) => ["1", isText(o), "2", "3"]), distractors: [], misconceptions: [] };
    for (const failures of failuresOf(good)) expect(failures).toEqual([]);
  });
});

test("[FAC1] the second method sees what the pupil sees: a changed number in the stem is noticed", () => {
  const { built } = build({}, 4);
  const item: BuiltItem["item"] = {
    ...built.item,
    problem_content: {
      ...built.item.problem_content,
      stem: built.item.problem_content.stem.replace(/\d+/u, (number) => String(Number(number) + 1)),
    },
  };
  expect(gatesOf(gateFailures(BASE, { ...built, item }))).toEqual(["critic-disagrees"]);
});
