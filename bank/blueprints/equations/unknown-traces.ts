import { from, line, written, type GoalOperation, type Trace } from "#engine";
import { additionTrace, subtractionTrace } from "../column-traces.ts";
import { factTrace, traceOf } from "../trace-kit.ts";
import { isBoth as isSumOnBoth, isStart, third as thirdAddend, total, type Missing } from "./eqmiss-numbers.ts";
import { isBoth, isDividend, product, quotient, third, type Unknown } from "./mulunk-numbers.ts";

/** The box in a sum or difference: what is known is taken from the whole, or put together where the whole is asked. */
export function missingTrace(o: Missing): Trace {
  if (isSumOnBoth(o)) return bothSides("add", "subtract", [o.b, thirdAddend(o), o.a]);
  return byJumpsFirst(isStart(o) ? additionTrace({ a: o.x - o.a, b: o.a }) : subtractionTrace({ a: total(o), b: o.a }));
}

/** Here jumps are taught: tens first, then ones. */
function byJumpsFirst(trace: Trace): Trace {
  return { ...trace, routes: trace.routes.toReversed() };
}

/** The box in a product or quotient. */
export function unknownTrace(o: Unknown): Trace {
  if (isBoth(o)) return bothSides("multiply", "divide", [o.b, third(o), o.a]);
  return isDividend(o)
    ? factTrace({ operation: "multiply", numbers: [written(o.a), written(quotient(o))] })
    : factTrace({ operation: "divide", numbers: [written(product(o)), written(o.a)] });
}

/** One side is worked out first; the box makes the other side as much. */
function bothSides(joined: GoalOperation, undone: GoalOperation, numbers: readonly number[]): Trace {
  return traceOf({ numbers: numbers.map((n) => written(n)) }, (first, second, beside) => {
    if (first === undefined || second === undefined || beside === undefined) return [];
    const side = line("known-side", joined, [first, second]);
    return [[side, line("box", undone, [from(side), beside])]];
  });
}
