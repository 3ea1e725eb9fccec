import { describe, expect, test } from "vitest";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";
import { line, written, type GoalOperation, type Trace, type TraceLine, type Written } from "../../trace/index.ts";
import { calculationOf, latexOf } from "../compose/calculation-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import { operationIn } from "../compose/small-steps-of.ts";
import { createSpeaker } from "../compose/speaker.ts";
import { createTalkDesk } from "./talk.fixture.ts";
import type { Talk } from "./talk.ts";
import { asksOperation, operationsAsked, operationWords } from "./which-operation.ts";

const base = createTalkDesk().item();

interface Problem {
  readonly item: MathProblemItem;
  readonly kind: ProblemKind | null;
  readonly trace: Trace | undefined;
}

/** A problem by its text, what it is about, and how it is solved. */
function problem(stem: string, kind: ProblemKind | null, trace?: Trace): Problem {
  return { item: { ...base, problem_content: { ...base.problem_content, stem } }, kind, trace };
}

function known(n: number): { readonly known: string; readonly value: Written } {
  return { known: `${n}`, value: written(n) };
}

/** A trace whose goal is one calculation; its way is that one, unless another is told. */
function goal(operation: GoalOperation, numbers: readonly Written[], way?: readonly TraceLine[]): Trace {
  const givens = numbers.map((value, at) => ({ name: `n${at}`, value }));
  const sources = givens.map(({ name, value }) => ({ given: name, value }));
  return {
    givens,
    goal: { operation, from: givens.map(({ name }) => name) },
    routes: [[...(way ?? []), line("end", operation, sources)]],
  };
}

/** A trace without a goal. */
function way(...lines: readonly TraceLine[]): Trace {
  return { givens: [], routes: [lines] };
}

const STORY = "There are 5 trays. Each tray holds 3 cups. How many cups are there altogether?";
const FACT = problem(STORY, "multiply", goal("multiply", [written(5), written(3)]));
const BOX = problem(
  "Which number goes in the box? $32 + \\square = 59$",
  "unknown-sum",
  goal("subtract", [written(59), written(32)]),
);
const START = problem("$\\square - 22 = 76$", "unknown-sum", goal("add", [written(76), written(22)]));
const LETTER = problem("Solve $4y = 8$.", "unknown-factor", {
  ...goal("divide", [written(8), written(4)]),
  unknown: "y",
});
const PICTURE = problem("Every dot is a bead. How many beads?", "multiply", goal("multiply", [written(2), written(4)]));
const TAKE = problem("What is $501 - 46$?", "subtract", goal("subtract", [written(501), written(46)]));
const ROUND = problem(
  "Round $2234$ to the nearest ten.",
  "round",
  way(line("near", "round", [known(2234), known(10)])),
);
const LCM = problem(
  "What is the least common multiple of $4$ and $5$?",
  "common-multiple",
  way(line("shared", "common", [known(4), known(5)])),
);
const PERCENT = problem(
  "Write $\\frac{6}{10}$ as a percent.",
  "percent",
  way(line("over", "rename", [{ known: "own", value: written(6, 10) }, known(100)])),
);
const TO_MIXED = problem(
  "Yuki shades $\\frac{18}{7}$ in all. Write that as a mixed number.",
  "to-mixed",
  way(line("wholes", "quotient", [known(18), known(7)]), line("rest", "remainder", [known(18), known(7)])),
);
const BELOW = problem(
  "How far apart are $4$ and $-6$ on the number line?",
  "below",
  way(line("apart", "add", [known(6), known(4)])),
);
const THREE = problem("What is $2 + 3 + 4$?", "add", goal("add", [written(2), written(3), written(4)]));
/** All the way round: the goal is only a part of it. */
const ROUND_EDGE = problem("A card is 5 by 3. How long is its edge?", null, {
  ...goal("add", [written(5), written(3)]),
  routes: [[line("half", "add", [known(5), known(3)]), line("all", "multiply", [known(2), known(8)])]],
});
const UNTOLD = problem("What is $2 + 3$?", null);

describe("[TRN41] [TRN93] the calculation that a problem comes down to", () => {
  test.for([
    [FACT, "5 \\times 3"],
    [BOX, "59 - 32"],
    [START, "76 + 22"],
    [LETTER, "8 \\div 4"],
    [TAKE, "501 - 46"],
    [THREE, "2 + 3 + 4"],
    [
      problem("What is $\\frac{1}{4} + \\frac{1}{2}$?", "unlike-sum", goal("add", [written(1, 4), written(1, 2)])),
      "\\frac{1}{4} + \\frac{1}{2}",
    ],
    [
      problem("Share 17,793 pens between 9 boxes.", "divide", goal("divide", [written(17_793), written(9)])),
      "17793 \\div 9",
    ],
    [ROUND, null],
    [LCM, null],
    [BELOW, null],
    [ROUND_EDGE, null],
    [UNTOLD, null],
  ] as const)("%#: $1", ([{ item, trace }, latex]) => {
    const found = calculationOf(item, trace);
    expect(found === null ? null : latexOf(found)).toBe(latex);
  });

  test("what is counted in the picture is not told", () => {
    expect(calculationOf(PICTURE.item, PICTURE.trace)).toMatchObject({ operation: "multiply", isTold: false });
    expect(calculationOf(FACT.item, FACT.trace)).toMatchObject({ isTold: true });
  });
});

describe("[TRN41] do I times them", () => {
  function said({ item, kind, trace }: Problem, plain: string, sum: string | null = null): string | null {
    const scaffold = sum === null ? null : { active: true, step: 1 };
    const talk = {
      understood: { plain },
      kind,
      trace,
      translations: null,
      desk: { item, problem: { scaffold } },
      smallSteps: sum === null ? [] : [{ sum, operation: operationIn(sum) }],
      speaker: createSpeaker({ seed: plain, said: [], may: () => true }),
    };
    return operationWords(talk as unknown as Talk);
  }
  /** The bank that a reply was taken from. */
  function bankOf(text: string | null): string | null {
    const isOf = (phrase: string) =>
      new RegExp(
        `^${phrase
          .replaceAll(/\{\w+\}/gu, "@")
          .replaceAll(/[?.$]/gu, "[?.$]")
          .replaceAll("@", ".+")}$`,
        "u",
      );
    const banks = Object.entries(PHRASES).filter(([name]) => name.startsWith("operation"));
    return banks.find(([, bank]) => bank.some((phrase) => isOf(phrase).test(text ?? "")))?.[0] ?? text;
  }

  test.for([
    [FACT, "do i times them", "operationIs"],
    [FACT, "do i add them", "operationAlso"],
    [FACT, "do i take away", "operationIsNot"],
    [BOX, "is it plus", "operationBack"],
    [BOX, "do we take away", "operationIs"],
    [START, "do i take away", "operationIsNot"],
    [LETTER, "do i times", "operationAlso"],
    [LETTER, "should i divide", "operationIs"],
    [PICTURE, "do i times them", "operationIs"],
    [PICTURE, "is it adding", "operationAlso"],
    [TAKE, "do i add them", "operationIsNot"],
    [TAKE, "is it add or take away", "operationOf"],
    [ROUND, "do i add them", "operationNowhere"],
    [ROUND, "is it a times", "operationNowhere"],
    [LCM, "do i times them", null],
    [LCM, "do i take away", "operationIsNot"],
    [ROUND_EDGE, "do i add them", "operationOnTheWay"],
    [ROUND_EDGE, "do i divide", "operationNowhere"],
    [THREE, "do i add them", "operationIs"],
    [UNTOLD, "do i add them", null],
    [BELOW, "do i take away", null],
    [BELOW, "do i times them", "operationNowhere"],
    [TO_MIXED, "do i times them", "operationIsNot"],
    [PERCENT, "do i times them", null],
    [PERCENT, "do i take away", "operationNowhere"],
  ] as const)("%#: $1 is $2", ([item, plain, bank]) => {
    expect(bankOf(said(item, plain))).toBe(bank);
  });

  test("the small step that is open comes before the problem", () => {
    expect(bankOf(said(FACT, "do i times them", "10 \\times 3"))).toBe("operationIs");
    expect(bankOf(said(FACT, "do i times them", "30 \\div 2"))).toBe("operationIsNot");
  });

  test.for([
    ["do i times them", ["multiply"]],
    ["is it plus", ["add"]],
    ["so we take away?", ["subtract"]],
    ["am i supposed to share it", ["divide"]],
    ["is it a plus or a minus", ["add", "subtract"]],
    ["i add them", []],
    ["do i add 5", []],
    ["why do i add them", []],
    ["is it 5 times", []],
    ["can i take the ones first", []],
    ["is it fun", []],
  ] as const)("%s", ([plain, operations]) => {
    expect(operationsAsked(plain)).toEqual(operations);
    expect(asksOperation(plain)).toBe(operations.length > 0);
  });

  test("it is answered, whatever it was taken for, and the work goes on", () => {
    const desk = createTalkDesk();
    for (const text of ["is it plus", "so we add?", "is it times"])
      expect(desk.say(text)).toMatchObject({ act: "operation", asks: { kind: "answer" } });
  });
});
