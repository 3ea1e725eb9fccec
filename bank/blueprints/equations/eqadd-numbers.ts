import { capital } from "../place-words.ts";
import { add, rat, sub, type Rat } from "./kit-equations.ts";
import { EQUATION_FIRST, known, latex, solution, type OneStep } from "./one-step.ts";

export type Form = "x+a" | "a+x" | "b=x+a" | "x-a" | "b=x-a" | "a-x";

export interface Additive extends OneStep {
  readonly form: Form;
}

export function given(o: Additive): string {
  return latex(o, known(o));
}

export function isPlus(o: Additive): boolean {
  return o.form.includes("+");
}

export function isMinus(o: Additive): boolean {
  return o.form.endsWith("x-a");
}

/** The number on the other side. */
export function right(o: Additive): Rat {
  if (isPlus(o)) return add(solution(o), known(o));
  return isMinus(o) ? sub(solution(o), known(o)) : sub(known(o), solution(o));
}

export function undoing(o: Additive): string {
  const a = `$${latex(o, known(o))}$`;
  if (o.form === "a-x") return `Ask how much you must take from ${a} to leave $${latex(o, right(o))}$.`;
  return `${capital(toBothSides(o))} of the equation.`;
}

function toBothSides(o: Additive): string {
  const a = `$${latex(o, known(o))}$`;
  return isPlus(o) ? `subtract ${a} from both sides` : `add ${a} to both sides`;
}

/** The same for who may have no equation yet. */
export function undoingFirst(o: Additive): string {
  return o.ask === "bare" || o.form === "a-x" ? undoing(o) : `${EQUATION_FIRST} Then ${toBothSides(o)}.`;
}

/** The last digits under each other, where one number has tenths and the other hundredths. */
export function misaligned(o: Additive): Rat | undefined {
  if (o.style !== "decimal" || known(o).d === 1 || right(o).d === 1) return undefined;
  const [a, b] = [known(o), right(o)];
  const places = (r: Rat) => (10 % r.d === 0 ? 10 : 100);
  if (places(a) === places(b)) return undefined;
  const [an, bn] = [(a.n * places(a)) / a.d, (b.n * places(b)) / b.d];
  return rat(isMinus(o) ? bn + an : bn - an, 100);
}

/** Tops and bottoms each by themselves. */
export function apart(o: Additive): Rat | undefined {
  if (o.style !== "fraction") return undefined;
  const [a, b] = [known(o), right(o)];
  if (isMinus(o)) return rat(a.n + b.n, a.d + b.d);
  const [large, small] = isPlus(o) ? [b, a] : [a, b];
  const [top, bottom] = [large.n - small.n, Math.abs(large.d - small.d)];
  return top > 0 && bottom > 0 ? rat(top, bottom) : undefined;
}
