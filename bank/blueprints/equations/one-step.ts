import { rat, tex, typed, type Rat, type Style } from "./kit-equations.ts";

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

export function same(x: Rat, y: Rat): boolean {
  return x.n === y.n && x.d === y.d;
}

/** Before what is done to both sides, where the problem is told in words. */
export const EQUATION_FIRST = "Write the problem as an equation first.";

/** "$1.5$ litres", "$1$ litre", "$\frac{2}{3}$ litre". */
export function measured(o: OneStep, value: Rat, unit: string): string {
  const isOne = value.n === value.d || (o.style === "fraction" && value.n < value.d);
  return `$${latex(o, value)}$ ${isOne ? unit : `${unit}s`}`;
}
