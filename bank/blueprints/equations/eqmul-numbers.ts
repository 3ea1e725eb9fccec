import { capital } from "../place-words.ts";
import { div, mul, type Rat } from "./kit-equations.ts";
import { EQUATION_FIRST, given, known, latex, solution, type OneStep } from "./one-step.ts";

export type Form = "ax" | "b=ax" | "x/a" | "b=x/a";

export interface Multiplicative extends OneStep {
  readonly form: Form;
}

export function isProduct(o: Multiplicative): boolean {
  return o.form.endsWith("ax");
}

/** A fraction of x, such as two thirds of x. */
export function isPart(o: Multiplicative): boolean {
  return isProduct(o) && o.style === "fraction" && o.ad > 1;
}

/** What undoes the step, for who may have no equation yet. */
export function undoingFirst(o: Multiplicative): string {
  return o.ask === "bare" || isPart(o) ? undoing(o) : `${EQUATION_FIRST} Then ${toBothSides(o)}.`;
}

/** The number on the other side. */
export function right(o: Multiplicative): Rat {
  return isProduct(o) ? mul(known(o), solution(o)) : div(solution(o), known(o));
}

export function result(o: Multiplicative): string {
  return latex(o, right(o));
}

export function undoing(o: Multiplicative): string {
  if (isPart(o) && o.an === 1)
    return `$${result(o)}$ is one of $${o.ad}$ equal parts. How much are all of them together?`;
  return isPart(o)
    ? `$${o.an}$ parts together are worth $${result(o)}$. What is one part worth? How many such parts make $${o.v}$?`
    : `${capital(toBothSides(o, " of the equation"))}.`;
}

function toBothSides(o: Multiplicative, ofWhat = ""): string {
  return `${isProduct(o) ? "divide" : "multiply"} both sides${ofWhat} by $${given(o)}$`;
}
