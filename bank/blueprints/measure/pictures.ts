import type { DiagramInput } from "#engine";
import { long, short, type Figure } from "./figure.ts";

/** A corner of a picture. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

function at(x: number, y: number): Corner {
  return { x, y };
}

/** A picture of the figure with what is known of it; the side that is looked for has a question mark. */
export function pictureOf(o: Figure): DiagramInput | undefined {
  if (o.show === "none") return undefined;
  if (o.show !== "sides") return squaredPicture(o, o.show);
  return { type: "figure", ...sidesPicture(o) };
}

function rectangle({ a, b }: { readonly a: number; readonly b: number }): Corner[] {
  return [at(0, 0), at(a, 0), at(a, b), at(0, b)];
}

function squaredPicture(o: Figure, squares: "squares" | "edges"): DiagramInput {
  return {
    type: "figure",
    alt:
      squares === "squares"
        ? `A rectangle made of unit squares: ${o.b} rows with ${o.a} squares in each row.`
        : `A rectangle. Only its first row, with ${o.a} unit squares, and its first column, with ${o.b} unit squares, are drawn.`,
    corners: rectangle(o),
    sides: ["", "", "", ""],
    squares: squares === "squares" ? "all" : "edges",
  };
}

interface Sides {
  readonly alt: string;
  readonly corners: Corner[];
  readonly sides: string[];
}

/** Corners of figures with equal sides, as wide as they fit on a sheet of ten. */
const REGULAR: Readonly<Record<number, readonly Corner[]>> = {
  3: [at(5, 0), at(10, 8.66), at(0, 8.66)],
  4: [at(0, 0), at(8, 0), at(8, 8), at(0, 8)],
  5: [at(5, 0), at(10, 3.63), at(8.09, 9.51), at(1.91, 9.51), at(0, 3.63)],
  6: [at(2.5, 0), at(7.5, 0), at(10, 4.33), at(7.5, 8.66), at(2.5, 8.66), at(0, 4.33)],
  8: [at(2.93, 0), at(7.07, 0), at(10, 2.93), at(10, 7.07), at(7.07, 10), at(2.93, 10), at(0, 7.07), at(0, 2.93)],
};

/** The first side on the ground, the second to the right of its top corner, the third to the left. */
function triangle({ a, b, c }: Figure): Corner[] {
  const x = (a * a + c * c - b * b) / (2 * a);
  const ground = hundredths(Math.sqrt(c * c - x * x));
  return [at(hundredths(x), 0), at(a, ground), at(0, ground)];
}

function hundredths(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A rectangle with texts at its upper and right side; all four where each side is written. */
function sidesPicture(o: Figure): Sides {
  const [a, b, c] = [short(o.a, o), short(o.b, o), short(o.c, o)];
  switch (o.ask) {
    case "side-of-area":
    case "side-of-perimeter":
      return {
        alt: `A rectangle. One side is ${long(o.a, o)} long, the side next to it has a question mark.`,
        corners: rectangle(o),
        sides: [a, "?", "", ""],
      };
    case "area-of-perimeter":
    case "perimeter-of-area":
      return {
        alt: `A rectangle. One side is ${long(o.a, o)} long.`,
        corners: rectangle(o),
        sides: [a, "", "", ""],
      };
    case "around":
      return o.c > 0
        ? {
            alt: `A triangle with sides of ${long(o.a, o)}, ${long(o.b, o)} and ${long(o.c, o)}.`,
            corners: triangle(o),
            sides: [b, a, c],
          }
        : {
            alt: `A rectangle. Its sides are, all the way round, ${long(o.a, o)}, ${long(o.b, o)}, ${long(o.a, o)} and ${long(o.b, o)}.`,
            corners: rectangle(o),
            sides: [a, b, a, b],
          };
    case "missing-side":
      return {
        alt: `A triangle. Two sides are ${long(o.a, o)} and ${long(o.b, o)} long, the third has a question mark.`,
        corners: triangle(o),
        sides: [b, a, "?"],
      };
    case "regular":
    case "side-of-regular": {
      const isKnown = o.ask === "regular";
      const corners = [...(REGULAR[o.n] ?? [])];
      return {
        alt: `A figure with ${o.n} equal sides. One side ${isKnown ? `is ${long(o.a, o)} long` : "has a question mark"}.`,
        corners,
        sides: corners.map((_, i) => (i === 0 ? (isKnown ? a : "?") : "")),
      };
    }
    default:
      return {
        alt: `A rectangle. One side is ${long(o.a, o)} long, the side next to it ${long(o.b, o)}.`,
        corners: rectangle(o),
        sides: [a, b, "", ""],
      };
  }
}
