import { from, line, written, type GoalOperation, type NumberStyle, type Trace } from "#engine";
import { factTrace, known as knownTo, traceOf } from "../trace-kit.ts";
import type { Rat } from "./kit-equations.ts";
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
