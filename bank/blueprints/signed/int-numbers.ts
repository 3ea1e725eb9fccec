/**
 * `a` is the number of the question, `b` a second one (0 where unused), `step` what a tick of the
 * number line is worth. `double` is −(a), `twice-opposite` −(−a), `apart` the distance from a to b.
 */
export interface Signed {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly step: number;
  readonly ask:
    | "meaning"
    | "opposite"
    | "line"
    | "distance"
    | "absolute"
    | "double"
    | "twice-opposite"
    | "minus-absolute"
    | "apart"
    | "sum-of-sizes";
}

export function rightAnswer(o: Signed): number {
  switch (o.ask) {
    case "meaning":
    case "line":
    case "twice-opposite":
      return o.a;
    case "opposite":
    case "double":
      return -o.a;
    case "distance":
    case "absolute":
      return Math.abs(o.a);
    case "minus-absolute":
      return -Math.abs(o.a);
    case "apart":
      return Math.abs(o.a - o.b);
    case "sum-of-sizes":
      return Math.abs(o.a) + Math.abs(o.b);
  }
}

/** Of the minus signs of an opposite of an opposite, which one asks for nothing. */
export function ownSign({ a }: Signed): string {
  return a < 0 ? `The minus sign right before $${-a}$ belongs to the number. ` : "";
}
