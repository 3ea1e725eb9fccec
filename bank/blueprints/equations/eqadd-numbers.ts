import { capital } from "../place-words.ts";
import { add, rat, sub, type Rat } from "./kit-equations.ts";
import { EQUATION_FIRST, given, known, latex, solution, type OneStep } from "./one-step.ts";

export type Form = "x+a" | "a+x" | "b=x+a" | "x-a" | "b=x-a" | "a-x";

export interface Additive extends OneStep {
  readonly form: Form;
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

export function result(o: Additive): string {
  return latex(o, right(o));
}

/** The two numbers of the sum or difference that finds the letter, in its order. */
export function workedWith(o: Additive): readonly [first: Rat, second: Rat] {
  return o.form === "a-x" ? [known(o), right(o)] : [right(o), known(o)];
}

/** "113 - 79", as LaTeX. */
export function calculation(o: Additive): string {
  return workedWith(o)
    .map((number) => latex(o, number))
    .join(isMinus(o) ? " + " : " - ");
}

/** @param say - how a number stands in the sentence: as a formula, if not told otherwise */
export function undoing(o: Additive, say = (value: Rat): string => `$${latex(o, value)}$`): string {
  return o.form === "a-x"
    ? `Ask how much you must take from ${say(known(o))} to leave ${say(right(o))}.`
    : `${capital(toBothSides(o, say(known(o))))} of the equation.`;
}

function toBothSides(o: Additive, a: string): string {
  return isPlus(o) ? `subtract ${a} from both sides` : `add ${a} to both sides`;
}

/** The same for who may have no equation yet. */
export function undoingFirst(o: Additive): string {
  return o.ask === "bare" || o.form === "a-x"
    ? undoing(o)
    : `${EQUATION_FIRST} Then ${toBothSides(o, `$${given(o)}$`)}.`;
}

/** The last digits under each other, where one number has tenths and the other hundredths. */
export function misaligned(o: Additive): Rat | undefined {
  if (!isUneven(o)) return undefined;
  const [first, second] = workedWith(o).map(({ n, d }) => (n * (10 % d === 0 ? 10 : 100)) / d) as [number, number];
  return rat(isMinus(o) ? first + second : first - second, 100);
}

/** Whether one of two decimals has tenths only, and the other hundredths. */
export function isUneven(o: Additive): boolean {
  const [a, b] = [known(o), right(o)];
  return o.style === "decimal" && a.d > 1 && b.d > 1 && (10 % a.d === 0) !== (10 % b.d === 0);
}

/** Tops and bottoms each by themselves. */
export function apart(o: Additive): Rat | undefined {
  if (o.style !== "fraction") return undefined;
  const [large, small] = workedWith(o);
  if (isMinus(o)) return rat(large.n + small.n, large.d + small.d);
  const [top, bottom] = [large.n - small.n, Math.abs(large.d - small.d)];
  return top > 0 && bottom > 0 ? rat(top, bottom) : undefined;
}
