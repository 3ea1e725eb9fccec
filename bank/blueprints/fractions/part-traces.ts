import { from, line, written, type Trace, type TraceLine } from "#engine";
import { known, traceOf } from "../trace-kit.ts";
import type { Frac } from "./kit-fractions.ts";

/** w n/d as n parts of the size of d: the wholes are cut first. */
export function improperTrace({ w, n, d }: { readonly w: number } & Frac): Trace {
  return traceOf({ numbers: [written(w * d + n, d)] }, () => {
    const cut = line("parts-of-wholes", "multiply", [known("wholes", w), known("parts-of-a-whole", d)]);
    const all = line("all-parts", "add", [from(cut), known("other-parts", n)]);
    return [[cut, all, line("improper", "divide", [from(all), known("parts-of-a-whole", d)])]];
  });
}

/** n/d as wholes and what is left over. */
export function mixedTrace({ n, d }: Frac): Trace {
  return traceOf({ numbers: [written(n, d)] }, () => {
    const inputs = [known("parts", n), known("parts-of-a-whole", d)];
    const wholes = line("wholes", "quotient", inputs);
    const left = line("left-over", "remainder", inputs);
    const part = line("part", "divide", [from(left), known("parts-of-a-whole", d)]);
    return [[wholes, left, part, line("mixed", "wholes", [from(wholes), from(part)], { style: "mixed" })]];
  });
}

/**
 * A part of so many, in lowest terms.
 *
 * @param others - where only these are told, those that are asked about are found first
 */
export function lowestTrace({ n, d }: Frac, others?: number): Trace {
  const numbers = others === undefined ? [written(n), written(d)] : [written(others), written(d)];
  return traceOf({ numbers }, () => {
    const all = known("all", d);
    const rest = others === undefined ? [] : [line("asked", "subtract", [all, known("others", others)])];
    const top = rest.map(from)[0] ?? known("asked", n);
    const asRight = { rule: "factor", of: line("", "common-factor", [top, all]).result.n } as const;
    const common = line("common-factor", "common-factor", [top, all], { asRight });
    const fraction = line("fraction", "divide", [top, all]);
    return [[...rest, fraction, common, line("lowest", "simplify", [from(fraction)])]];
  });
}

/** Two numbers of one place in equal fractions, of which the other fraction's is looked for in the second place. */
export interface Scaling {
  /** In the place that both fractions show. */
  readonly known: { readonly from: number; readonly to: number };
  /** In the place with the box, what the whole fraction shows there. */
  readonly shown: number;
  /** What both are divided by, or 1. */
  readonly down: number;
}

/** An equal fraction: down to smaller numbers, or up by the same number in both places, or first one and then the other. */
export function scalingTrace({ known: { from: start, to }, shown, down }: Scaling): Trace {
  return traceOf({ numbers: [written(start), written(shown), written(to)] }, (first, second, third) => {
    if (first === undefined || second === undefined || third === undefined) return [];
    if (down > 1 && start === to * down) {
      const factor = line("factor", "divide", [first, third]);
      return [[factor, line("missing", "divide", [second, from(factor)])]];
    }
    const smaller: TraceLine[] =
      down === 1
        ? []
        : [
            line("shared-down", "divide", [first, known("common-factor", down)]),
            line("missing-down", "divide", [second, known("common-factor", down)]),
          ];
    const [base = first, other = second] = smaller.map(from);
    const factor = line("factor", "divide", [third, base]);
    return [[...smaller, factor, line("missing", "multiply", [other, from(factor)])]];
  });
}

/** So many of equal parts, counted from the whole where the others are told. */
export function namingTrace(asked: number, d: number, others?: number): Trace {
  return traceOf({ numbers: [] }, () => {
    const all = known("parts-of-the-whole", d);
    const rest = others === undefined ? [] : [line("asked", "subtract", [all, known("others", others)])];
    return [[...rest, line("fraction", "divide", [rest.map(from)[0] ?? known("asked", asked), all])]];
  });
}

/** One of two kinds: the whole is both together. */
export function kindTrace(asked: number, other: number): Trace {
  return traceOf({ numbers: [written(asked), written(other)] }, (first, second) => {
    if (first === undefined || second === undefined) return [];
    const all = line("all", "add", [first, second]);
    return [[all, line("fraction", "divide", [first, from(all)])]];
  });
}
