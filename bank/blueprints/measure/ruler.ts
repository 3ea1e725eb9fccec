import type { DiagramInput, Operands } from "#engine";
import { RULER_THINGS, type ThingName } from "./ruler-things.ts";

/** One thing or two along a ruler, and whether its length or their difference is asked for. */
export interface Ruler extends Operands {
  readonly ask: "length" | "difference";
  readonly unit: "cm" | "in";
  /** Where the first thing begins and ends, on the marks of the ruler. */
  readonly p: number;
  readonly q: number;
  readonly thing: ThingName;
  /** The same of the second; 0 for none. */
  readonly r: number;
  readonly s: number;
  readonly other: ThingName;
  /** The first and the last mark of the ruler. */
  readonly from: number;
  readonly to: number;
}

/** A thing as it lies. */
export interface Laid {
  readonly name: ThingName;
  readonly from: number;
  readonly to: number;
}

/** The longer of two first. */
export function laidOf({ ask, p, q, r, s, thing, other }: Ruler): readonly Laid[] {
  const first = { name: thing, from: p, to: q };
  const second = { name: other, from: r, to: s };
  if (ask === "length") return [first];
  return q - p > s - r ? [first, second] : [second, first];
}

export function lengthsOf(o: Ruler): readonly number[] {
  return laidOf(o).map(({ from, to }) => to - from);
}

/** `centimetres` */
export function marksOf({ unit }: Ruler): string {
  return unit === "cm" ? "centimetres" : "inches";
}

export function rulerPicture(o: Ruler): DiagramInput {
  const things = [
    { name: o.thing, from: o.p, to: o.q },
    ...(o.ask === "difference" ? [{ name: o.other, from: o.r, to: o.s }] : []),
  ];
  const lie = things.map(({ name, from, to }) => `The ${name} reaches from the mark ${from} to the mark ${to}.`);
  const whole =
    o.from > 0
      ? `A piece of a ruler that does not begin at 0. Its marks in ${marksOf(o)} go`
      : `A ruler with marks in ${marksOf(o)}`;
  return {
    type: "ruler",
    alt: `${whole} from ${o.from} to ${o.to}. ${lie.join(" ")}`,
    from: o.from,
    to: o.to,
    unit: o.unit === "cm" ? "cm" : "inches",
    things: things.map((thing) => ({ ...thing, ...(RULER_THINGS[thing.name].isPointed && { isPointed: true }) })),
  };
}

/** Whether both are as long as such things are, and lie on the ruler. */
export function isLaidWell(o: Ruler): boolean {
  return (
    (o.ask === "length" || o.thing !== o.other) &&
    laidOf(o).every(({ name, from, to }) => {
      const [least, most] = RULER_THINGS[name][o.unit];
      return from >= o.from && to <= o.to && to - from >= least && to - from <= most;
    })
  );
}
