import { from, line, written, type GoalOperation, type NumberStyle, type Trace } from "#engine";
import { additionTrace, subtractionTrace } from "../column-traces.ts";
import { factTrace, known as knownTo, traceOf } from "../trace-kit.ts";
import { isBoth as isSumOnBoth, isStart, third as thirdAddend, total, type Missing } from "./eqmiss-numbers.ts";
import type { Rat } from "./kit-equations.ts";
import { isBoth, isDividend, product, quotient, third, type Unknown } from "./mulunk-numbers.ts";
import { known, type OneStep } from "./one-step.ts";

/**
 * One step undone: `x + a = b` by `b - a`, `a - x = b` by `a - b`.
 *
 * @param b - the number on the other side
 */
export function oneStepTrace(o: OneStep, operation: GoalOperation, b: Rat, isKnownFirst = false): Trace {
  const numbers = isKnownFirst ? [known(o), b] : [b, known(o)];
  return factTrace({ operation, numbers, style: styleOf(o), unknown: o.v });
}

/** `3/4 x = 12`: a single part, then as many of them as make the whole. */
export function partTrace(o: OneStep, b: Rat): Trace {
  const style = styleOf(o);
  return traceOf({ operation: "divide", numbers: [b, known(o)], style, unknown: o.v }, () => {
    const counted = knownTo("parts-counted", o.an);
    const part = line("single-part", "divide", [{ given: "a", value: written(b.n, b.d) }, counted], { style });
    return [[part, line("whole", "multiply", [from(part), knownTo("parts-of-a-whole", o.ad)], { style })]];
  });
}

function styleOf({ style }: OneStep): NumberStyle {
  return style === "decimal" ? "decimal" : "fraction";
}

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
