import { describe, expect, test } from "vitest";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { calculationOf, latexOf } from "../compose/calculation-of.ts";
import { PHRASES } from "../compose/phrases.ts";
import { createSpeaker } from "../compose/speaker.ts";
import { createTalkDesk } from "./talk.fixture.ts";
import type { Talk } from "./talk.ts";
import { asksOperation, operationsAsked, operationWords } from "./which-operation.ts";

const base = createTalkDesk().item();

function itemOf(stem: string, answer: string, steps: readonly string[], words = "", alt?: string): MathProblemItem {
  return {
    ...base,
    problem_content: {
      ...base.problem_content,
      stem,
      ...(alt === undefined
        ? {}
        : { diagram: { type: "groups", alt, groups: 2, each: 4, arranged: "groups" } as never }),
    },
    solution_logic: {
      ...base.solution_logic,
      final_answer_canonical: answer,
      steps: steps.map((math, at) => ({ step_index: at + 1, explanation: at === 0 ? words : "", math })),
    },
  };
}

const STORY = "There are 5 trays. Each tray holds 3 cups. How many cups are there altogether?";
const FACT = itemOf(STORY, "15", ["10 \\times 3 = 30", "30 \\div 2 = 15"], "Start with ten groups of 3.");
const BOX = itemOf("Which number goes in the box? $32 + \\square = 59$", "27", ["9 - 2 = 7", "59 - 32 = 27"]);
const START = itemOf("$\\square - 22 = 76$", "98", ["6 + 2 = 8", "76 + 22 = 98"]);
const LETTER = itemOf("Solve $4y = 8$.", "y = 2", ["y = 8 \\div 4 = 2"]);
const PICTURE = itemOf(
  "Every dot is a bead. How many beads?",
  "8",
  ["4 + 4 = 8", "2 \\times 4 = 8"],
  "",
  "2 groups with 4 dots",
);
const TAKE = itemOf("What is $501 - 46$?", "455", ["11 - 6 = 5", "501 - 46 = 455"]);
const ROUND = itemOf(
  "Round $2234$ to the nearest ten.",
  "2230",
  ["2230 < 2234 < 2240", "2234 \\approx 2230"],
  "Find the tens on both sides.",
);
const TWICE = itemOf("What is $2 \\times 2$?", "4", ["2 + 2 = 4"]);
const LCM = itemOf(
  "What is the least common multiple of $4$ and $5$?",
  "20",
  ["20 = 4 \\times 5"],
  "The LCM is a multiple of both.",
);
const PERCENT = itemOf("Write $\\frac{6}{10}$ as a percent.", "60%", ["\\frac{6}{10} = \\frac{60}{100}", "60\\%"]);
const TO_MIXED = itemOf("Yuki shades $\\frac{18}{7}$ in all. Write that as a mixed number.", "2 4/7", [
  "18 \\div 7 = 2 \\text{ remainder } 4",
  "2\\frac{4}{7}",
]);
const BELOW = itemOf("How far apart are $4$ and $-6$ on the number line?", "10", ["6 + 4 = 10"]);

describe("[TRN41] the calculation that a problem comes down to", () => {
  test.for([
    [FACT, "5 \\times 3"],
    [BOX, "59 - 32"],
    [START, "22 + 76"],
    [LETTER, "8 \\div 4"],
    [TAKE, "501 - 46"],
    [TWICE, "2 \\times 2"],
    [
      itemOf("What is $\\frac{1}{4} + \\frac{1}{2}$?", "3/4", ["\\frac{1}{4} + \\frac{2}{4} = \\frac{3}{4}"]),
      "\\frac{1}{4} + \\frac{1}{2}",
    ],
    [itemOf("Share 17,793 pens between 9 boxes.", "1977", ["17 \\div 9 = 1"]), "17793 \\div 9"],
    [ROUND, null],
    [LCM, null],
    [BELOW, null],
  ] as const)("%#: $1", ([item, latex]) => {
    const found = calculationOf(item);
    expect(found === null ? null : latexOf(found)).toBe(latex);
  });

  test("what is counted in the picture is not told", () => {
    expect(calculationOf(PICTURE)).toMatchObject({ operation: "multiply", isTold: false });
  });
});

describe("[TRN41] do I times them", () => {
  function said(item: MathProblemItem, plain: string, sum: string | null = null): string | null {
    const scaffold = sum === null ? null : { active: true, step: 1 };
    const talk = {
      understood: { plain },
      desk: { item, problem: { scaffold } },
      smallSteps: sum === null ? [] : [{ sum }],
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
