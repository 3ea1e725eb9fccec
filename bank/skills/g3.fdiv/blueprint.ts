import { written, type BlueprintStep, type HintLadder, type Thing } from "#engine";
import { boxWordings } from "../../blueprints/box-wordings.ts";
import { inEach } from "../../blueprints/groups.ts";
import { count } from "../../blueprints/kit.ts";
import { step } from "../../blueprints/line-steps.ts";
import { numberInWords } from "../../blueprints/number-words.ts";
import {
  moreOrFewerSteps,
  startingFact,
  stepsSoFar,
  tookAwayOrStopped,
} from "../../blueprints/multiply-divide/kit-multiply-divide.ts";
import { divisionStems, shareBar } from "../../blueprints/multiply-divide/stems.ts";
import { factTrace } from "../../blueprints/trace-kit.ts";
import { defineToldApart, STOPS } from "../../blueprints/causes-apart.ts";
import { namedError } from "../../blueprints/named-error.ts";
import { wordings } from "../../blueprints/wordings.ts";

interface Quotient {
  readonly [name: string]: number | string;
  readonly divisor: number;
  readonly quotient: number;
  readonly ask: "bare" | "share" | "groups-of" | "gap-factor" | "gap-divisor" | "gap-dividend";
}

/** Know division facts to 100. */
export const blueprint = defineToldApart<Quotient>(
  {
    id: "g3.fdiv",
    version: 14,
    createdOn: "2026-11-30",
    levels: {
      1: {
        ranges: { quotient: [2, 10] },
        choices: { divisor: [2, 5, 10], ask: ["bare", "share"] },
        // 4 ÷ 2 is 4 - 2, too.
        where: (o) => isFair(o) && o.divisor + o.quotient > 4,
      },
      2: {
        ranges: { quotient: [2, 10] },
        choices: { divisor: [3, 4], ask: ["bare", "share", "groups-of"] },
        where: isFair,
      },
      3: {
        ranges: { quotient: [0, 10] },
        choices: { divisor: [3, 4, 6, 6, 7, 7], ask: ["bare", "groups-of", "gap-factor", "gap-factor"] },
        where: isFair,
      },
      4: {
        ranges: { quotient: [1, 9] },
        choices: { divisor: [7, 8, 9], ask: ["groups-of", "gap-factor"] },
        where: isFair,
      },
      5: {
        ranges: { quotient: [4, 12], divisor: [4, 12] },
        choices: { ask: ["groups-of", "gap-divisor", "gap-dividend"] },
        where: isFair,
      },
    },
    factors: [
      { name: "divisor", weight: 2, of: (o) => (o.divisor === 10 ? 0.1 : o.divisor === 5 ? 0.2 : o.divisor / 12) },
      { name: "quotient-size", weight: 1, of: (o) => o.quotient / 12 },
      { name: "zero-or-one", weight: 1, of: (o) => (o.quotient < 2 ? 1 : 0) },
      { name: "size-of-group-known", weight: 1, of: (o) => (o.ask === "groups-of" ? 1 : 0) },
      {
        name: "unknown-position",
        weight: 3,
        of: (o) => (o.ask === "gap-factor" ? 0.5 : o.ask === "gap-divisor" || isStartAsked(o) ? 1 : 0),
      },
    ],
    stems: [
      ...wordings<Quotient>(isBare, {
        "what-is": (o) => `What is $${dividend(o)} \\div ${o.divisor}$?`,
      }),
      ...boxWordings<Quotient>((o) => o.ask === "gap-divisor", {
        divisor: (o) => `${dividend(o)} \\div \\square = ${o.quotient}`,
        "divisor-turned": (o) => `${o.quotient} = ${dividend(o)} \\div \\square`,
      }),
      ...boxWordings<Quotient>(isStartAsked, {
        dividend: (o) => `\\square \\div ${o.divisor} = ${o.quotient}`,
        "dividend-turned": (o) => `${o.quotient} = \\square \\div ${o.divisor}`,
      }),
      ...divisionStems<Quotient>(dividend),
    ],
    answer: (o) => ({ kind: "integer", canonical: String(answerOf(o)) }),
    steps: stepsOf,
    trace: (o) =>
      isStartAsked(o)
        ? factTrace({ operation: "multiply", numbers: [written(o.quotient), written(o.divisor)] })
        : factTrace({ operation: "divide", numbers: [written(dividend(o)), written(shown(o))] }),
    hints: hintsOf,
    distractors: [
      { strategy: "one-too-few", wrong: (o) => (answerOf(o) > 0 ? String(answerOf(o) - 1) : undefined) },
      { strategy: "two-too-many", wrong: (o) => String(answerOf(o) + 2) },
    ],
    misconceptions: [
      namedError("DV-06", "zero-divided-is-the-divisor", "conceptual", {
        wrong: (o) => (o.quotient === 0 ? String(o.divisor) : undefined),
        did: (o) => `You answered with the ${o.divisor} from the question.`,
        look: "How much is there to share out?",
        holds:
          "Check by multiplying: your answer times the number you divide by must give the number you started with.",
        sub: (o) =>
          `Check: $${o.divisor} \\times ${o.divisor} = ${o.divisor * o.divisor}$. Is that the number you started with?`,
      }),
      namedError("DV-07", "number-divided-by-itself-is-zero", "conceptual", {
        wrong: (o) => (o.quotient === 1 ? "0" : undefined),
        did: "You answered as if everything had been taken away.",
        look: (o) => `Share ${o.divisor} things between ${o.divisor} children. Does a child get anything?`,
        holds: "A number minus itself leaves nothing, but sharing gives everybody their part.",
        sub: (o) => `Check: $${o.divisor} \\times 0 = 0$. Is that the number you started with?`,
      }),
      namedError("DV-08", "multiplied-instead", "conceptual", {
        wrong: (o) => (isStartAsked(o) || o.quotient < 2 ? undefined : String(dividend(o) * shown(o))),
        did: (o) => `You multiplied ${dividend(o)} by ${shown(o)}.`,
        look: (o) => `Will the answer be more or less than $${dividend(o)}$?`,
        holds: (o, told) =>
          o.ask === "share" && told !== undefined
            ? `${dividend(o)} is the whole amount already. One ${told.one} gets only a part of it.`
            : `${dividend(o)} is the whole amount already. You are looking for how many ${shown(o)}s it is made of.`,
        sub: (o) =>
          `Check: $${shown(o)}$ times ${dividend(o) * shown(o)} is much more than ${dividend(o)}. Which number times ${shown(o)} makes ${dividend(o)}?`,
      }),
      namedError("DV-N1", "subtracted-instead", "conceptual", {
        wrong: (o) => (isStartAsked(o) || o.quotient < 2 ? undefined : String(dividend(o) - shown(o))),
        did: (o) => tookAwayOrStopped(shown(o), dividend(o)),
        look: (o, told) => {
          const tried = dividend(o) - shown(o);
          if (told === undefined) return `Do ${tried} groups of ${shown(o)} fit into ${dividend(o)}?`;
          const things = told.of?.many ?? "things";
          return o.ask === "share"
            ? `Could each ${told.one} get ${tried} ${things}?`
            : `Are there enough ${things} for ${count(tried, told)} of ${shown(o)}?`;
        },
        holds: (o, told) =>
          o.ask === "share" && told !== undefined
            ? `Everything is shared, until nothing is left. Every ${told.one} gets the same number.`
            : `The question is how many ${shown(o)}s there are in ${dividend(o)}.`,
        sub: (o) =>
          `Check: $${shown(o)}$ times ${dividend(o) - shown(o)} is more than ${dividend(o)}. Count in ${shown(o)}s until you reach ${dividend(o)}. How many steps do you take?`,
      }),
      namedError("DV-N2", "divided-where-the-start-is-asked", "conceptual", {
        wrong: (o) =>
          isStartAsked(o) && o.divisor % o.quotient === 0
            ? String(o.divisor / o.quotient)
            : isStartAsked(o) && o.quotient % o.divisor === 0
              ? String(o.quotient / o.divisor)
              : undefined,
        did: "You divided the two numbers in the question.",
        look: "Is the number in the box the whole, or a part of it?",
        holds:
          "The number in the box was divided to give the other numbers. Put the equal parts together again to find it.",
        sub: (o) => `One part is ${o.quotient} already. How much are all ${o.divisor} parts together?`,
      }),
      namedError("DV-N3", "added-where-the-start-is-asked", "conceptual", {
        wrong: (o) => (isStartAsked(o) ? String(o.divisor + o.quotient) : undefined),
        did: "You added the two numbers in the question.",
        look: "Into how many equal parts is the number in the box split, and how big is each part?",
        holds: "To put equal parts together again, multiply.",
        sub: (o) => `Two parts of ${o.quotient} are ${2 * o.quotient} already, and there are ${o.divisor} parts.`,
        line: 2,
      }),
      namedError("DV-N4", "next-fact-of-the-table", "procedural", {
        wrong: (o) =>
          o.quotient < 2 ? undefined : isStartAsked(o) ? String(dividend(o) + o.divisor) : String(answerOf(o) + 1),
        did: (o) =>
          isStartAsked(o)
            ? `Your number divided by ${o.divisor} is more than ${o.quotient}.`
            : `Your number times ${shown(o)} is more than ${dividend(o)}.`,
        isFact: true,
        look: (o) =>
          isStartAsked(o)
            ? `Split your number into ${o.divisor} equal parts. Is each part ${o.quotient}?`
            : moreOrFewerSteps(answerOf(o) + 1, shown(o), dividend(o)),
        holds: (o) =>
          isStartAsked(o)
            ? `Check by dividing: your answer divided by ${o.divisor} must be ${o.quotient}.`
            : checked(o),
        sub: (o) =>
          isStartAsked(o)
            ? `Your ${dividend(o) + o.divisor} is ${o.divisor} parts of ${o.quotient + 1}. Each part should be ${o.quotient}: take 1 away from each of the ${o.divisor} parts. How much is left?`
            : `$${counted(o, answerOf(o) + 1)} = ${shown(o) * (answerOf(o) + 1)}$. Go back to ${dividend(o)}: how many steps are there then?`,
        line: 2,
      }),
      namedError("DV-N7", "stopped-before-the-whole", "procedural", {
        wrong: (o) => (o.quotient < 3 || isStartAsked(o) ? undefined : String(answerOf(o) - 1)),
        did: (o) => `Your number times ${shown(o)} is less than ${dividend(o)}.`,
        isFact: true,
        look: (o) => moreOrFewerSteps(answerOf(o) - 1, shown(o), dividend(o)),
        holds: checked,
        sub: (o) =>
          `$${counted(o, answerOf(o) - 1)} = ${shown(o) * (answerOf(o) - 1)}$. Go on to ${dividend(o)}: how many steps are there then?`,
        line: 2,
      }),
      namedError("DV-N6", "only-the-further-steps-counted", "omission", {
        wrong: furtherSteps,
        did: (o) =>
          furtherSteps(o) === String(shown(o))
            ? `You copied the ${shown(o)}, or counted only some of the steps up to ${dividend(o)}.`
            : `You counted only some of the steps up to ${dividend(o)}.`,
        look: (o) => `How many ${shown(o)}s make ${dividend(o)}? Begin to count at ${shown(o)}.`,
        holds: (o) => `Every step counts, from ${shown(o)} up to ${dividend(o)}.`,
        sub: (o) => stepsSoFar(start(o), `$${counted(o, start(o))} = ${shown(o) * start(o)}$`),
        line: 2,
      }),
    ],
    diagram: (o) => (o.ask === "share" && o.divisor <= 10 ? shareBar(dividend(o), o.divisor) : undefined),
  },
  { kinds: STOPS, holdsOf: { "DV-06": ["number-told"], "DV-N1": ["on-the-way"], "DV-N6": ["number-told"] } },
);

/** 0 and 1 as quotients are asked bare: nobody fills 0 boxes. Elsewhere the answer is none of the numbers shown. */
function isFair(o: Quotient): boolean {
  if (isStartAsked(o)) return true;
  return (o.ask === "bare" || o.quotient > 1) && o.quotient !== o.divisor;
}

/** The whole is in the box. */
function isStartAsked(o: Quotient): boolean {
  return o.ask === "gap-dividend";
}

function isBare(o: Quotient): boolean {
  return o.ask === "bare";
}

function dividend(o: Quotient): number {
  return o.divisor * o.quotient;
}

/** The other number a question shows beside the dividend. */
function shown(o: Quotient): number {
  return o.ask === "gap-divisor" ? o.quotient : o.divisor;
}

function answerOf(o: Quotient): number {
  if (isStartAsked(o)) return dividend(o);
  return o.ask === "gap-divisor" ? o.divisor : o.quotient;
}

function stepsOf(o: Quotient): BlueprintStep[] {
  if (isStartAsked(o)) {
    return [
      step(
        "Multiplying undoes dividing, so put the equal parts together again.",
        `\\square = ${o.quotient} \\times ${o.divisor}`,
      ),
      step("Work out the product.", `${o.quotient} \\times ${o.divisor} = ${dividend(o)}`, dividend(o)),
    ];
  }
  return [
    {
      explanation: `Ask how many ${shown(o)}s make ${dividend(o)}.`,
      math: `${fact(o, "\\square")} = ${dividend(o)}`,
    },
    step(`Find the fact in the ${shown(o)} times table.`, `${fact(o, answerOf(o))} = ${dividend(o)}`),
    o.ask === "gap-factor"
      ? step("The number you found goes in the box.", `\\square = ${answerOf(o)}`, answerOf(o))
      : step("Write the same fact as a division.", `${dividend(o)} \\div ${o.divisor} = ${o.quotient}`, answerOf(o)),
  ];
}

function hintsOf(o: Quotient, told?: Thing): HintLadder {
  if (isStartAsked(o)) {
    return [
      "Is the number in the box the whole, or a part of it?",
      "Dividing splits the whole into equal parts. Multiplying puts the parts together again.",
      `The number in the box is ${o.divisor} parts of ${o.quotient}. Two parts are ${2 * o.quotient}. Go on.`,
    ];
  }
  if (o.quotient < 2) {
    return [
      "Think of sharing. How much is there to share, and how many children share it?",
      `Dividing undoes multiplying. Ask: $${o.divisor}$ times what gives the number you start with?`,
      `Try 2: $${o.divisor} \\times 2 = ${2 * o.divisor}$. Is that too much?`,
    ];
  }
  return [
    o.ask === "share" && told?.of !== undefined
      ? `One ${told.of.one} ${inEach(told)} takes ${o.divisor} ${told.of.many}. How often can you do that with ${dividend(o)}?`
      : `Say the $${shown(o)}$ times table. After how many steps do you reach $${dividend(o)}$?`,
    o.ask === "groups-of"
      ? `Dividing undoes multiplying. Ask: what times $${shown(o)}$ makes $${dividend(o)}$?`
      : o.ask === "gap-factor"
        ? `Dividing undoes multiplying. The box tells what $${dividend(o)} \\div ${shown(o)}$ is.`
        : `Dividing undoes multiplying. Ask: $${shown(o)}$ times what makes $${dividend(o)}$?`,
    nearby(o),
  ];
}

/** The fact that answers it, with the number of groups first where it is known what is in a group. */
function fact(o: Quotient, n: number | string): string {
  return o.ask === "groups-of" || o.ask === "gap-factor" ? `${n} \\times ${shown(o)}` : `${shown(o)} \\times ${n}`;
}

/** So many steps of the table. */
function counted(o: Quotient, steps: number): string {
  return `${steps} \\times ${shown(o)}`;
}

function checked(o: Quotient): string {
  return `Check by multiplying: your answer times ${shown(o)} must make ${dividend(o)}, no more and no less.`;
}

/** How many steps of the table the last hint begins with. */
function start(o: Quotient): number {
  return startingFact(shown(o), answerOf(o));
}

/** The steps after the fact that the last hint begins with. */
function furtherSteps(o: Quotient): string | undefined {
  if (isStartAsked(o) || o.quotient < 2 || answerOf(o) < 3) return undefined;
  return String(answerOf(o) - start(o));
}

/** A fact of the same table below the one that is asked. */
function nearby(o: Quotient): string {
  const from = start(o);
  return `$${counted(o, from)} = ${shown(o) * from}$: that is ${numberInWords(from)} ${shown(o)}s. How many more ${shown(o)}s do you need to reach ${dividend(o)}? How many ${shown(o)}s is that in all?`;
}
