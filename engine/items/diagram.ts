import { z } from "zod";

const label = z.string().max(40);

/** What a coin or a note is worth, in cents: coins are worth less than a dollar. */
export const MoneyPiece = z.literal([1, 5, 10, 25, 100, 500, 1000, 2000]);
export type MoneyPiece = z.infer<typeof MoneyPiece>;

/**
 * A picture as data: drawn by the app as SVG, described by `alt` for those who do not see it.
 * A picture shows what the stem gives; the unknown part is drawn as "?" and never as its value.
 */
export const Diagram = z.discriminatedUnion("type", [
  /** A number line from `from` to `to`, a tick every `step`; marks and jumps in the line's numbers. */
  z.strictObject({
    type: z.literal("number-line"),
    alt: z.string(),
    from: z.number(),
    to: z.number(),
    step: z.number().positive(),
    /** Text under ticks; a tick without one is bare. */
    labels: z.array(z.strictObject({ at: z.number(), text: label })),
    /** Dots on the line, with text above. */
    marks: z.array(z.strictObject({ at: z.number(), text: label })).default([]),
    /** Arcs above the line. */
    jumps: z.array(z.strictObject({ from: z.number(), to: z.number(), text: label })).default([]),
  }),
  /** One bar or more, each cut into equal parts; `shaded` of them filled. */
  z.strictObject({
    type: z.literal("fraction-bars"),
    alt: z.string(),
    bars: z.array(
      z.strictObject({
        parts: z.int().min(1).max(24),
        shaded: z.int().min(0),
        label: label.default(""),
      }),
    ),
  }),
  /** A circle cut into equal sectors; `shaded` of them filled. Several circles for more than one whole. */
  z.strictObject({
    type: z.literal("fraction-circles"),
    alt: z.string(),
    parts: z.int().min(1).max(12),
    shaded: z.array(z.int().min(0)).min(1).max(4),
  }),
  /** A rectangle split into cells: factors along the top and side, partial products (or "?") inside. */
  z.strictObject({
    type: z.literal("area-model"),
    alt: z.string(),
    columns: z.array(label).min(1).max(4),
    rows: z.array(label).min(1).max(4),
    cells: z.array(z.array(label)),
  }),
  /** Base-ten blocks: flats, rods and small cubes, in one group or more. */
  z.strictObject({
    type: z.literal("base-ten"),
    alt: z.string(),
    groups: z
      .array(
        z.strictObject({
          hundreds: z.int().min(0).max(9),
          tens: z.int().min(0).max(19),
          ones: z.int().min(0).max(19),
          label: label.default(""),
        }),
      )
      .min(1)
      .max(2),
  }),
  /** Equal rows of dots. */
  z.strictObject({
    type: z.literal("array"),
    alt: z.string(),
    rows: z.int().min(1).max(12),
    columns: z.int().min(1).max(12),
  }),
  /** Separate equal groups of dots. */
  z.strictObject({
    type: z.literal("groups"),
    alt: z.string(),
    groups: z.int().min(1).max(10),
    each: z.int().min(0).max(10),
  }),
  /** Column headings and one row of entries or more, such as a place-value chart or a written sum. */
  z.strictObject({
    type: z.literal("place-value-chart"),
    alt: z.string(),
    headings: z.array(label).min(1).max(8),
    rows: z.array(z.array(label)),
  }),
  /** A balance: two pans with text, in equilibrium. */
  z.strictObject({
    type: z.literal("balance"),
    alt: z.string(),
    left: z.array(label).min(1).max(6),
    right: z.array(label).min(1).max(6),
  }),
  /** A clock with two hands. The short one stands where it stands on a true clock: at 4:30 half-way from 4 to 5. */
  z.strictObject({
    type: z.literal("clock"),
    alt: z.string(),
    hour: z.int().min(1).max(12),
    minute: z.int().min(0).max(59),
    /** Numbers on the dial: all twelve, or 12, 3, 6 and 9. */
    numbers: z.enum(["all", "quarters"]).default("all"),
  }),
  /** A bar cut to scale: part-part-whole. Widths are relative; text inside each part and for the whole. */
  z.strictObject({
    type: z.literal("bar-model"),
    alt: z.string(),
    parts: z
      .array(z.strictObject({ size: z.number().positive(), text: label }))
      .min(1)
      .max(12),
    whole: label,
  }),
  /** Upright bars beside a scale that starts at 0; a bar may end between two marks of it. */
  z.strictObject({
    type: z.literal("bar-graph"),
    alt: z.string(),
    /** What is counted, above the scale. */
    counted: label,
    /** From one mark of the scale to the next. */
    step: z.number().positive(),
    /** Above 0. */
    marks: z.int().min(1).max(20),
    /** A number stands at every mark, or at every second one. */
    numbered: z.int().min(1).max(5).default(1),
    bars: z
      .array(z.strictObject({ label, value: z.number().min(0) }))
      .min(1)
      .max(6),
  }),
  /** Rows of symbols and a key that says what one symbol stands for; the last symbol of a row may be half of one. */
  z.strictObject({
    type: z.literal("picture-graph"),
    alt: z.string(),
    /** What one symbol stands for, as the key writes it: "5 children". */
    key: label,
    rows: z
      .array(z.strictObject({ label, symbols: z.number().multipleOf(0.5).min(0).max(12) }))
      .min(1)
      .max(6),
  }),
  /** Coins and notes that lie on a table, in this order; each has its value on it. */
  z.strictObject({
    type: z.literal("coins"),
    alt: z.string(),
    pieces: z.array(MoneyPiece).min(1).max(24),
  }),
  /** A flat figure with straight sides, drawn to scale from its corners in order; `y` grows downwards. */
  z.strictObject({
    type: z.literal("figure"),
    alt: z.string(),
    corners: z
      .array(z.strictObject({ x: z.number().min(0).max(40), y: z.number().min(0).max(40) }))
      .min(3)
      .max(12),
    /** A text beside the side that begins at each corner; a side without one is bare. */
    sides: z.array(label),
    inside: label.default(""),
    /** Unit squares inside it: all of them, or only those of its first row and first column. */
    squares: z.enum(["all", "edges", "none"]).default("none"),
    /** Dashed lines that cut it into parts, from corner to corner of the unit squares. */
    cuts: z
      .array(
        z.strictObject({
          x1: z.number().min(0).max(40),
          y1: z.number().min(0).max(40),
          x2: z.number().min(0).max(40),
          y2: z.number().min(0).max(40),
        }),
      )
      .default([]),
  }),
  /**
   * One box or two side by side, as deep as each other, drawn to scale in parallel projection: lengths go to the right,
   * widths to the back, heights upwards.
   */
  z.strictObject({
    type: z.literal("boxes"),
    alt: z.string(),
    width: z.int().min(1).max(40),
    widthText: label.default(""),
    boxes: z
      .array(
        z.strictObject({
          length: z.int().min(1).max(40),
          height: z.int().min(1).max(40),
          lengthText: label.default(""),
          heightText: label.default(""),
        }),
      )
      .min(1)
      .max(2),
    /** Unit cubes: all that are seen from outside, or only those of the bottom layer of an empty box. */
    cubes: z.enum(["all", "layer", "none"]).default("none"),
  }),
  /** A ruler, and one thing or two laid along it, true to scale; numbers are marks of the ruler. */
  z.strictObject({
    type: z.literal("ruler"),
    alt: z.string(),
    /** First and last mark; a ruler that is broken off does not begin at 0. */
    from: z.int().min(0).max(30),
    to: z.int().min(1).max(30),
    /** What the marks count, as rulers write it: "cm". */
    unit: label,
    things: z
      .array(
        z.strictObject({
          name: label,
          from: z.number().min(0).max(30),
          to: z.number().min(0).max(30),
          /** Whether it has a point at its right end. */
          isPointed: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(2),
  }),
  /** Crosses over equally spaced places of a number line, one for each thing that was measured. */
  z.strictObject({
    type: z.literal("line-plot"),
    alt: z.string(),
    /** What the numbers are, below the line: "Length in inches". */
    title: label,
    places: z
      .array(z.strictObject({ text: label, crosses: z.int().min(0).max(8) }))
      .min(2)
      .max(13),
  }),
]);
export type Diagram = z.infer<typeof Diagram>;
/** The same before defaults are filled in: what a blueprint may write. */
export type DiagramInput = z.input<typeof Diagram>;
