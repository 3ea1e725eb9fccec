import type { BlueprintAnswer, BlueprintStep, DifficultyFactor, Level, StemTemplate } from "#engine";
import { wordings } from "../wordings.ts";
import { aloud, LETTERS, rat, tex, typed, type Rat, type Style } from "./kit-equations.ts";

/** An equation in the letter `v` with the solution xn/xd and the known number an/ad. */
export interface OneStep {
  readonly [name: string]: number | string;
  readonly v: string;
  readonly xn: number;
  readonly xd: number;
  readonly an: number;
  readonly ad: number;
  readonly style: Style;
  readonly ask: "bare" | "words" | "story";
  /** How the equation stands; one that begins with "b=" has the number on the left. */
  readonly form: string;
}

type Range = readonly [min: number, max: number];

/** Tops of the solution and of the known number, what may be under them, and what is asked of them. */
interface Numbers<Form extends string> {
  readonly x: Range;
  readonly a: Range;
  readonly xd?: readonly number[];
  readonly ad?: readonly number[];
  readonly style?: Style;
  readonly form: readonly Form[];
  readonly ask?: readonly OneStep["ask"][];
}

/** The bare wordings. */
export function letterStems<O extends OneStep>(equation: (o: O) => string): StemTemplate<O>[] {
  return wordings<O>((o) => o.ask === "bare", {
    solve: (o) => `Solve $${equation(o)}$.`,
    value: (o) => `Which value of $${o.v}$ makes $${equation(o)}$ true?`,
    find: (o) => `Find $${o.v}$ when $${equation(o)}$.`,
  }).map(aloud);
}

/** A level; half of its equations stand bare, where nothing else is said. */
export function oneStepLevel<Form extends string>(
  { x, a, xd = [1], ad = [1], style = "whole", form, ask = ["bare", "bare", "words", "story"] }: Numbers<Form>,
  where: (o: OneStep & { readonly form: Form }) => boolean,
): Level<OneStep & { readonly form: Form }> {
  return { ranges: { xn: x, an: a }, choices: { v: LETTERS, xd, ad, style: [style], form, ask }, where };
}

export const inWords: DifficultyFactor<OneStep> = {
  name: "in-words",
  weight: 1,
  of: (o) => (o.ask === "bare" ? 0 : 1),
};

export function solution(o: OneStep): Rat {
  return rat(o.xn, o.xd);
}

export function known(o: OneStep): Rat {
  return rat(o.an, o.ad);
}

/** A story of things. */
export function isCounted({ ask, style }: OneStep): boolean {
  return ask === "story" && style === "whole";
}

/** A story of litres or metres. */
export function isMeasured({ ask, style }: OneStep): boolean {
  return ask === "story" && style !== "whole";
}

/** `x = 4`, as typed. */
export function assigned(o: OneStep, value: Rat): string {
  return `${o.v} = ${typed(value, o.style)}`;
}

export function answerOf(o: OneStep): BlueprintAnswer {
  return {
    kind: "equation",
    canonical: assigned(o, solution(o)),
    options: { variable: o.v, accept: ["value"] },
    placeholder: `${o.v} = …`,
  };
}

/** A wrong solution as typed: undefined where it is right after all, or below zero. */
export function mistaken(o: OneStep, wrong: Rat | undefined): string | undefined {
  const right = solution(o);
  if (wrong === undefined || wrong.n < 0 || (wrong.n === right.n && wrong.d === right.d)) return undefined;
  return assigned(o, wrong);
}

export function latex(o: OneStep, value: Rat): string {
  return tex(value, o.style);
}

export function given(o: OneStep): string {
  return latex(o, known(o));
}

/** @param side - what is done to the letter */
export function equationWith(o: OneStep, side: string, b: Rat): string {
  return o.form.startsWith("b=") ? `${latex(o, b)} = ${side}` : `${side} = ${latex(o, b)}`;
}

/** The worked solution: the equation first where it is told in words, and at last the check. */
export function oneStepSolution(
  o: OneStep,
  { equation, undo, check }: { equation: string; undo: readonly BlueprintStep[]; check: string },
): BlueprintStep[] {
  return [
    ...(o.ask === "bare" ? [] : [{ explanation: "Write the problem as an equation.", math: equation }]),
    ...undo,
    {
      explanation: "To check, put your number back into the equation.",
      math: check,
      value: assigned(o, solution(o)),
    },
  ];
}

export function same(x: Rat, y: Rat): boolean {
  return x.n === y.n && x.d === y.d;
}

/** Before what is done to both sides, where the problem is told in words. */
export const EQUATION_FIRST = "Write the problem as an equation first.";

/** How much harder the numbers themselves are. */
export function numberHardness(o: OneStep): number {
  return { whole: 0, decimal: 0.6, fraction: 1 }[o.style];
}

/** "$1.5$ litres", "$1$ litre", "$\frac{2}{3}$ litre". */
export function measured(o: OneStep, value: Rat, unit: string): string {
  const isOne = value.n === value.d || (o.style === "fraction" && value.n < value.d);
  return `$${latex(o, value)}$ ${isOne ? unit : `${unit}s`}`;
}
