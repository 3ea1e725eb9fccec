import {
  line,
  written,
  type GoalOperation,
  type NumberStyle,
  type Source,
  type Trace,
  type TraceLine,
  type Written,
} from "#engine";

/** What names a problem's numbers, in the order it tells them. */
const NAMES = ["a", "b", "c"] as const;

type Calculation = Pick<Trace, "unknown"> & {
  /** Absent where the problem is no calculation with just these. */
  readonly operation?: GoalOperation;
  /** Two or three; those of the problem, in the order of the calculation. */
  readonly numbers: readonly Written[];
  readonly style?: NumberStyle;
};

/** The trace of a calculation with numbers of the problem; its routes are made of these as sources. */
export function traceOf(
  { operation, numbers, style, unknown }: Calculation,
  routesOf: (...inputs: readonly Source[]) => readonly (readonly TraceLine[])[],
): Trace {
  const givens = numbers.map((value, at) => ({ name: `${NAMES[at]}`, value, ...(style && { style }) }));
  const inputs = givens.map(({ name, value }): Source => ({ given: name, value }));
  return {
    givens,
    ...(operation && { goal: { operation, from: givens.map(({ name }) => name) } }),
    routes: routesOf(...inputs),
    ...(unknown && { unknown }),
  };
}

/** A calculation that is done in one. */
export function factTrace(calculation: Calculation & { readonly operation: GoalOperation }): Trace {
  const { operation, style } = calculation;
  return traceOf(calculation, (...inputs) => [[line("fact", operation, inputs, { ...(style && { style }) })]]);
}

export function known(name: string, n: number, d = 1): Source {
  return { known: name, value: written(n, d) };
}
