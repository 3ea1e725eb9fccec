import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { known, traceOf } from "../trace-kit.ts";
import type { Signed } from "./int-numbers.ts";

/** Opposites, sizes and distances; what is only read, off a line or out of a story, has no trace. */
export function signedTrace(o: Signed): Trace | undefined {
  const routes = ROUTES[o.ask];
  const numbers = [o.a, ...(o.b === 0 ? [] : [o.b])].map((n) => written(n));
  if (routes === undefined) return undefined;
  const trace = traceOf({ numbers }, (a, b) => (a === undefined ? [] : routes(a, b ?? a)));
  return trace.routes.length === 0 ? undefined : trace;
}

type Routes = (a: Source, b: Source) => readonly (readonly TraceLine[])[];

const ROUTES: Readonly<Partial<Record<Signed["ask"], Routes>>> = {
  opposite: (a) => [[opposite("opposite", a)]],
  double: (a) => [[opposite("opposite", a)]],
  distance: (a) => sized([a]),
  absolute: (a) => sized([a]),
  "twice-opposite": (a) => {
    const once = opposite("opposite", a);
    return [[once, opposite("opposite-again", from(once))]];
  },
  "minus-absolute": (a) => {
    const [sizes = []] = sized([a]);
    return [[...sizes, opposite("opposite-of-size", sizes.map(from)[0] ?? a)]];
  },
  apart: (a, b) => {
    const [lower, higher] = a.value.n < b.value.n ? [a, b] : [b, a];
    const difference = [line("apart", "subtract", [higher, lower])];
    return lower.value.n < 0 && higher.value.n > 0 ? [...sizesTogether([lower, higher]), difference] : [difference];
  },
  "sum-of-sizes": (a, b) => sizesTogether([a, b]),
};

function opposite(id: string, of: Source): TraceLine {
  return line(id, "subtract", [known("zero", 0), of]);
}

/** How far each is from 0; no line for one above 0. */
function sized(numbers: readonly Source[]): readonly (readonly TraceLine[])[] {
  const lines = numbers.flatMap((each, at) => (each.value.n < 0 ? [opposite(`size-${at + 1}`, each)] : []));
  return lines.length === 0 ? [] : [lines];
}

function sizesTogether(numbers: readonly Source[]): readonly (readonly TraceLine[])[] {
  const parts = numbers.map((each) => sized([each])[0]?.[0] ?? each);
  const lines = parts.flatMap((part, at) => ("result" in part ? [{ ...part, id: `size-${at + 1}` }] : []));
  const sources = parts.map((part, at) => ("result" in part ? from({ ...part, id: `size-${at + 1}` }) : part));
  return [[...lines, line("together", "add", sources)]];
}
