import type { Blueprint, BlueprintStep, Difficulty, Level, StemTemplate } from "#engine";
import { defineToldApart, type ToldApart } from "../causes-apart.ts";
import { wordings } from "../wordings.ts";
import { aloud, LETTERS, type Rat, type Style } from "./kit-equations.ts";
import { assigned, latex, solution, type OneStep } from "./one-step.ts";

type Range = readonly [min: number, max: number];

type Equation<Form extends string> = OneStep & { readonly form: Form };

/** Tops of the solution and of the known number, what may be under them, and how the equation stands and is asked for. */
interface OneStepLevel<Form extends string> {
  readonly x: Range;
  readonly a: Range;
  readonly xd?: readonly number[];
  readonly ad?: readonly number[];
  readonly style?: Style;
  readonly form: readonly Form[];
  readonly ask?: readonly OneStep["ask"][];
  readonly where: (o: Equation<Form>) => boolean;
}

/** A skill of equations in one step. */
interface OneStepSkill<Form extends string, O extends OneStep = Equation<Form>> extends Omit<
  Blueprint<O>,
  "createdOn" | "levels" | "answer" | "steps"
> {
  readonly levels: Readonly<Record<Difficulty, OneStepLevel<Form>>>;
  /** How much decimals and fractions weigh. */
  readonly hardness: number;
  /** What is done to the letter. */
  readonly side: (o: O) => string;
  /** The number on the other side. */
  readonly right: (o: O) => Rat;
  /** The equation as a sentence tells it. */
  readonly toldAs?: (o: O) => string;
  readonly undo: (o: O) => readonly BlueprintStep[];
  /** The equation with the solution in it. */
  readonly check: (o: O) => string;
  /** What is as likely as a named error, and has no name. */
  readonly others?: ToldApart<O>["others"];
}

export function makeOneStep<Form extends string>(skill: OneStepSkill<Form>): Blueprint {
  type O = Equation<Form>;
  const { levels, hardness, side, right, toldAs, undo, check, factors, stems, others, ...own } = skill;
  const levelOf = (difficulty: Difficulty): Level<O> => {
    const { x, a, xd = [1], ad = [1], style = "whole", form, ask = ASKED, where } = levels[difficulty];
    const choices = { v: LETTERS, xd, ad, style: [style], form, ask };
    return { ranges: { xn: x, an: a }, choices, where };
  };
  const inOrder = (o: O) => `${side(o)} = ${latex(o, right(o))}`;
  return defineToldApart<O>(
    {
      createdOn: "2026-11-30",
      ...own,
      levels: { 1: levelOf(1), 2: levelOf(2), 3: levelOf(3), 4: levelOf(4), 5: levelOf(5) },
      factors: [
        ...factors,
        { name: "decimals-or-fractions", weight: hardness, of: ({ style }) => HARDNESS[style] },
        { name: "in-words", weight: 1, of: ({ ask }) => (ask === "bare" ? 0 : 1) },
      ],
      stems: [
        ...bareStems<O>((o) => (o.form.startsWith("b=") ? `${latex(o, right(o))} = ${side(o)}` : inOrder(o))),
        ...stems,
      ],
      answer: (o) => ({
        kind: "equation",
        canonical: assigned(o, solution(o)),
        options: { variable: o.v, accept: ["value"] },
        placeholder: `${o.v} = …`,
      }),
      steps: (o) => [
        ...(o.ask === "bare"
          ? []
          : [{ explanation: "Write the problem as an equation.", math: (toldAs ?? inOrder)(o) }]),
        ...undo(o),
        {
          explanation: "To check, put the answer in for the letter.",
          math: check(o),
          value: assigned(o, solution(o)),
        },
      ],
    },
    { ...(others && { others }) },
  );
}

/** Half of the equations stand bare, where nothing else is said. */
const ASKED: readonly OneStep["ask"][] = ["bare", "bare", "words", "story"];

/** How much harder the numbers themselves are. */
const HARDNESS: Readonly<Record<Style, number>> = { whole: 0, decimal: 0.6, fraction: 1 };

function bareStems<O extends OneStep>(equation: (o: O) => string): StemTemplate<O>[] {
  return wordings<O>(({ ask }) => ask === "bare", {
    solve: (o) => `Solve $${equation(o)}$.`,
    value: (o) => `Which value of $${o.v}$ makes $${equation(o)}$ true?`,
    find: (o) => `Find $${o.v}$ when $${equation(o)}$.`,
  }).map(aloud);
}
