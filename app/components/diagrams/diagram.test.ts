import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Diagram as DiagramData } from "#engine";
import { layOutBarGraph } from "./bar-graph.tsx";
import { BOX_FONT, layOutBoxes } from "./boxes-layout.ts";
import { layOutBaseTen, UNIT } from "./base-ten-layout.ts";
import { layOutCoins } from "./coins.tsx";
import { Diagram } from "./diagram.tsx";
import { FIGURE_FONT, layOutFigure } from "./figure-layout.ts";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { layOutPictureGraph } from "./picture-graph.tsx";
import { layOutLinePlot } from "./line-plot.tsx";
import { layOutNumberLine } from "./number-line-layout.ts";
import { layOutRuler } from "./ruler.tsx";

const label = fc.constantFrom(
  "",
  "3",
  "?",
  "3/4",
  "$\\frac{12}{100}$",
  "$2x + 5$",
  "twenty-five oranges in the bowl",
  "−10",
);
const alt = fc.constant("What the picture shows");
const small = (max: number, min = 0) => fc.integer({ min, max });

/** Any picture the schema allows, one arbitrary a type: a type without one does not compile. */
const arbByType: { readonly [Type in DiagramData["type"]]: fc.Arbitrary<DiagramData> } = {
  "number-line": fc
    .record({
      from: small(50, -50),
      span: small(1000, 1),
      step: fc.double({ min: 0.01, max: 100, noNaN: true }),
      labels: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), text: label }), { maxLength: 21 }),
      marks: fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), text: label }), { maxLength: 3 }),
      jumps: fc.array(
        fc.record({
          from: fc.double({ min: 0, max: 1, noNaN: true }),
          to: fc.double({ min: 0, max: 1, noNaN: true }),
          text: label,
        }),
        { maxLength: 6 },
      ),
      alt,
    })
    .map(({ from, span, labels, marks, jumps, ...rest }) => ({
      ...rest,
      type: "number-line",
      from,
      to: from + span,
      labels: labels.map((l) => ({ ...l, at: from + l.at * span })),
      marks: marks.map((m) => ({ ...m, at: from + m.at * span })),
      jumps: jumps.map((j) => ({ ...j, from: from + j.from * span, to: from + j.to * span })),
    })),
  "fraction-bars": fc.record({
    type: fc.constant("fraction-bars"),
    alt,
    bars: fc.array(fc.record({ parts: small(24, 1), shaded: small(30), label }), { maxLength: 4 }),
  }),
  "fraction-circles": fc.record({
    type: fc.constant("fraction-circles"),
    alt,
    parts: small(12, 1),
    shaded: fc.array(small(14), { minLength: 1, maxLength: 4 }),
  }),
  "area-model": fc.record({
    type: fc.constant("area-model"),
    alt,
    columns: fc.array(label, { minLength: 1, maxLength: 4 }),
    rows: fc.array(label, { minLength: 1, maxLength: 4 }),
    cells: fc.array(fc.array(label, { maxLength: 4 }), { maxLength: 4 }),
  }),
  "base-ten": fc.record({
    type: fc.constant("base-ten"),
    alt,
    groups: fc.array(fc.record({ hundreds: small(9), tens: small(19), ones: small(19), label }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
  array: fc.record({ type: fc.constant("array"), alt, rows: small(12, 1), columns: small(12, 1) }),
  groups: fc.record({ type: fc.constant("groups"), alt, groups: small(10, 1), each: small(10) }),
  "place-value-chart": fc.record({
    type: fc.constant("place-value-chart"),
    alt,
    headings: fc.array(label, { minLength: 1, maxLength: 8 }),
    rows: fc.array(fc.array(label, { maxLength: 8 }), { maxLength: 4 }),
  }),
  balance: fc.record({
    type: fc.constant("balance"),
    alt,
    left: fc.array(label, { minLength: 1, maxLength: 6 }),
    right: fc.array(label, { minLength: 1, maxLength: 6 }),
  }),
  clock: fc.record({
    type: fc.constant("clock"),
    alt,
    hour: small(12, 1),
    minute: small(59),
    numbers: fc.constantFrom("all", "quarters"),
  }),
  "bar-model": fc.record({
    type: fc.constant("bar-model"),
    alt,
    parts: fc.array(fc.record({ size: fc.double({ min: 0.01, max: 1000, noNaN: true }), text: label }), {
      minLength: 1,
      maxLength: 12,
    }),
    whole: label,
  }),
  "bar-graph": fc
    .record({
      alt,
      counted: label,
      step: fc.double({ min: 0.5, max: 100, noNaN: true }),
      marks: small(20, 1),
      numbered: small(5, 1),
      bars: fc.array(fc.record({ label, share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
        minLength: 1,
        maxLength: 6,
      }),
    })
    .map(({ bars, ...rest }) => ({
      ...rest,
      type: "bar-graph",
      bars: bars.map((bar) => ({ label: bar.label, value: bar.share * rest.marks * rest.step })),
    })),
  "picture-graph": fc.record({
    type: fc.constant("picture-graph"),
    alt,
    key: label,
    rows: fc.array(fc.record({ label, symbols: small(24).map((halves) => halves / 2) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  coins: fc.record({
    type: fc.constant("coins"),
    alt,
    pieces: fc.array(fc.constantFrom(1, 5, 10, 25, 100, 500, 1000, 2000), { minLength: 1, maxLength: 24 }),
  }),
  figure: fc.record({
    type: fc.constant("figure"),
    alt,
    corners: fc.array(fc.record({ x: small(40), y: small(40) }), { minLength: 3, maxLength: 12 }),
    sides: fc.array(label, { maxLength: 12 }),
    inside: label,
    squares: fc.constantFrom("all", "edges", "none"),
    cuts: fc.array(fc.record({ x1: small(40), y1: small(40), x2: small(40), y2: small(40) }), { maxLength: 2 }),
  }),
  boxes: fc.record({
    type: fc.constant("boxes"),
    alt,
    width: small(40, 1),
    widthText: label,
    boxes: fc.array(fc.record({ length: small(40, 1), height: small(40, 1), lengthText: label, heightText: label }), {
      minLength: 1,
      maxLength: 2,
    }),
    cubes: fc.constantFrom("all", "layer", "none"),
  }),
  "line-plot": fc.record({
    type: fc.constant("line-plot"),
    alt,
    title: label,
    places: fc.array(fc.record({ text: label, crosses: small(8) }), { minLength: 2, maxLength: 13 }),
  }),
  ruler: fc.record({
    type: fc.constant("ruler"),
    alt,
    from: small(10),
    to: small(30, 11),
    unit: label,
    things: fc.array(fc.record({ name: label, from: small(10), to: small(30, 11), isPointed: fc.boolean() }), {
      minLength: 1,
      maxLength: 2,
    }),
  }),
};

describe("every type is one named image [DGM6]", () => {
  test.for(Object.entries(arbByType))("%s", ([, arbitrary]) => {
    fc.assert(
      fc.property(arbitrary, (diagram) => {
        const markup = renderToStaticMarkup(createElement(Diagram, { diagram }));
        expect(markup).toMatch(/^<svg [^>]*role="img" aria-label="What the picture shows"/u);
        expect(markup).toMatch(/viewBox="0 0 [\d.]+ [\d.]+"/u);
        expect(markup).not.toMatch(/<title|<desc|NaN|undefined|Infinity/u);
      }),
      { numRuns: 60 },
    );
  });
});

test("[DGM7] as many blocks as the data says, none over another", () => {
  fc.assert(
    fc.property(arbByType["base-ten"], (diagram) => {
      if (diagram.type !== "base-ten") return;
      const layout = layOutBaseTen(diagram);
      const boxes = layout.groups.flatMap((group) =>
        group.blocks.map((block) => ({
          left: group.x + block.x,
          top: group.y + block.y,
          right: group.x + block.x + (block.type === "flat" ? 10 : 1) * UNIT,
          bottom: group.y + block.y + (block.type === "cube" ? 1 : 10) * UNIT,
        })),
      );
      diagram.groups.forEach((group, g) => {
        const count = (type: string) => layout.groups[g]?.blocks.filter((block) => block.type === type).length;
        expect([count("flat"), count("rod"), count("cube")]).toEqual([group.hundreds, group.tens, group.ones]);
      });
      for (const [i, a] of boxes.entries()) {
        expect(a.left).toBeGreaterThanOrEqual(0);
        expect(a.right).toBeLessThanOrEqual(layout.width);
        expect(a.bottom).toBeLessThanOrEqual(layout.height);
        for (const b of boxes.slice(i + 1)) {
          expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("[DGM10] a bar ends at its number of the scale, and every second mark has a number where so wanted", () => {
  const graph = {
    type: "bar-graph",
    alt: "",
    counted: "shells",
    step: 2,
    marks: 6,
    numbered: 2,
    bars: [
      { label: "Mia", value: 4 },
      { label: "Omar", value: 11 },
    ],
  } as const;
  const { scale, bars, texts } = layOutBarGraph({ ...graph, bars: [...graph.bars] });
  const [at4, at10, at12] = [scale[2]?.y ?? 0, scale[5]?.y ?? 0, scale[6]?.y ?? 0];
  expect(scale).toHaveLength(7);
  expect(bars[0]?.top).toBeCloseTo(at4, 6);
  expect(bars[1]?.top).toBeCloseTo((at10 + at12) / 2, 6);
  expect(scale.flatMap(({ text }) => text ?? [])).toEqual(["0", "4", "8", "12"]);
  expect(texts.map(({ text }) => text)).toEqual(["Mia", "Omar"]);
});

test("[DGM13] coins and notes lie in their order, none over another and none outside", () => {
  fc.assert(
    fc.property(arbByType.coins, (diagram) => {
      if (diagram.type !== "coins") return;
      const { pieces, width, height } = layOutCoins(diagram);
      expect(pieces.map(({ worth }) => worth)).toEqual(diagram.pieces);
      const boxes = pieces.map((piece) => ({
        left: piece.x - piece.width / 2,
        right: piece.x + piece.width / 2,
        top: piece.y - piece.height / 2,
        bottom: piece.y + piece.height / 2,
      }));
      for (const [i, a] of boxes.entries()) {
        expect(Math.min(a.left, a.top, width - a.right, height - a.bottom)).toBeGreaterThanOrEqual(0);
        for (const b of boxes.slice(i + 1)) {
          expect(a.right <= b.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("[DGM13] coins are true to each other in size, and every note is larger", () => {
  const { pieces } = layOutCoins({ type: "coins", alt: "", pieces: [10, 1, 5, 25, 100, 2000] });
  const widths = pieces.map(({ width }) => width);
  expect(widths.slice(0, 4)).toEqual(widths.slice(0, 4).toSorted((a, b) => a - b));
  expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(24.26 / 17.91, 6);
  expect(widths[4]).toBe(widths[5]);
  expect(widths[4]).toBeGreaterThan(widths[3] ?? 0);
});

test("[DGM11] as many symbols as the row has, the half one last and half as wide", () => {
  const graph = { type: "picture-graph", alt: "", key: "2 shells", rows: [{ label: "Mia", symbols: 3.5 }] } as const;
  const [row] = layOutPictureGraph({ ...graph, rows: [...graph.rows] }).rows;
  expect(row?.symbols.map(({ isHalf }) => isHalf)).toEqual([false, false, false, true]);
});

const line = {
  type: "number-line",
  alt: "",
  from: 20,
  to: 70,
  step: 10,
  labels: [
    { at: 20, text: "20" },
    { at: 70, text: "70" },
  ],
  marks: [{ at: 30, text: "A" }],
  jumps: [],
} as const;

test("[DGM2] a dot stands at its number, in place of the tick, with its text above", () => {
  const layout = layOutNumberLine({ ...line, labels: [...line.labels], marks: [...line.marks], jumps: [] });
  const [first, last] = [layout.ticks[0]?.x ?? 0, layout.ticks.at(-1)?.x ?? 0];
  expect(layout.ticks).toHaveLength(5);
  expect(layout.marks[0]).toBeCloseTo(first + (last - first) / 5, 6);
  expect(layout.texts.find((text) => text.text === "A")?.y).toBeLessThan(layout.axisY);
});

test("[DGM2] under jumps the texts of dots stand below the line", () => {
  const jumps = [{ from: 30, to: 50, text: "+20" }];
  const layout = layOutNumberLine({ ...line, labels: [...line.labels], marks: [...line.marks], jumps });
  expect(layout.texts.find((text) => text.text === "A")?.y).toBeGreaterThan(layout.axisY);
  expect(layout.texts.find((text) => text.text === "+20")?.y).toBeLessThan(layout.axisY);
});

test("[DGM3] all texts of a number line stay inside the picture", () => {
  fc.assert(
    fc.property(arbByType["number-line"], (diagram) => {
      if (diagram.type !== "number-line") return;
      const layout = layOutNumberLine(diagram);
      for (const text of layout.texts) {
        const half = Math.min(layout.width, labelSize(parseLabel(text.text), layout.fontSize).width) / 2;
        expect(text.x - half).toBeGreaterThanOrEqual(-1e-6);
        expect(text.x + half).toBeLessThanOrEqual(layout.width + 1e-6);
        expect(text.y).toBeGreaterThan(layout.fontSize / 2);
        expect(text.y).toBeLessThan(layout.height - layout.fontSize / 2);
      }
    }),
  );
});

/** A rectangle 6 by 4 with a corner of 2 by 1 cut away. */
const cutOut = {
  type: "figure",
  alt: "",
  corners: [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 1 },
    { x: 6, y: 1 },
    { x: 6, y: 4 },
    { x: 0, y: 4 },
  ],
  sides: ["4 cm", "1 cm", "2 cm", "3 cm", "6 cm", "4 cm"],
  inside: "",
  cuts: [],
} as const;

test("[DGM12] a figure has as many unit squares as its area, and none outside", () => {
  const squaresOf = (squares: "all" | "edges" | "none") =>
    layOutFigure({ ...cutOut, corners: [...cutOut.corners], sides: [...cutOut.sides], cuts: [], squares }).squares;
  expect(squaresOf("all")).toHaveLength(6 * 4 - 2);
  expect(squaresOf("edges")).toHaveLength(4 + 3);
  expect(squaresOf("none")).toEqual([]);
});

test("[DGM12] sides are drawn to scale, and their texts stand beside them, outside the figure and inside the picture", () => {
  const layout = layOutFigure({
    ...cutOut,
    corners: [...cutOut.corners],
    sides: [...cutOut.sides],
    cuts: [],
    squares: "none",
  });
  const lengths = layout.corners.map((corner, i) => {
    const next = layout.corners[(i + 1) % 6] ?? corner;
    return Math.hypot(next.x - corner.x, next.y - corner.y);
  });
  const [unit = 0] = lengths.slice(1);
  expect(lengths.map((length) => Math.round((length / unit) * 100) / 100)).toEqual([4, 1, 2, 3, 6, 4]);
  const [left, top] = [layout.corners[0]?.x ?? 0, layout.corners[0]?.y ?? 0];
  expect(layout.labels[0]?.y).toBeLessThan(top);
  expect(layout.labels[5]?.x).toBeLessThan(left);
  expect(layout.labels[3]?.x).toBeGreaterThan(layout.corners[3]?.x ?? Infinity);
});

test("[DGM12] no text of a figure leaves the picture", () => {
  fc.assert(
    fc.property(arbByType.figure, (diagram) => {
      if (diagram.type !== "figure") return;
      const { labels, width, height } = layOutFigure(diagram);
      for (const { text, x, y } of labels) {
        const size = labelSize(parseLabel(text), FIGURE_FONT);
        expect(x - size.width / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(x + size.width / 2).toBeLessThanOrEqual(width + 1e-6);
        expect(y - size.height / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(y + size.height / 2).toBeLessThanOrEqual(height + 1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

test("[DGM15] a thing begins and ends at its marks, and all marks have numbers", () => {
  const things = [
    { name: "key", from: 3, to: 9, isPointed: false },
    { name: "pencil", from: 2, to: 11, isPointed: true },
  ];
  const { marks, bars } = layOutRuler({ type: "ruler", alt: "", from: 2, to: 12, unit: "cm", things });
  expect(marks.map(({ text }) => text)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
  expect(bars.map(({ x1, x2 }) => [x1, x2])).toEqual([
    [marks[1]?.x, marks[7]?.x],
    [marks[0]?.x, marks[9]?.x],
  ]);
  expect(bars[0]?.y).toBeLessThan(bars[1]?.y ?? 0);
});

test("[DGM15] names of things stay inside the picture", () => {
  fc.assert(
    fc.property(arbByType.ruler, (diagram) => {
      if (diagram.type !== "ruler") return;
      const { bars, width } = layOutRuler(diagram);
      for (const { name, middle, size } of bars) {
        const half = labelSize(parseLabel(name), size).width / 2;
        expect(middle - half).toBeGreaterThanOrEqual(-1e-6);
        expect(middle + half).toBeLessThanOrEqual(width + 1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

test("[DGM16] over each place stand its crosses, from the line up", () => {
  const places = [3, 0, 1].map((crosses, i) => ({ text: `${i}`, crosses }));
  const { ticks, crosses, base } = layOutLinePlot({ type: "line-plot", alt: "", title: "Length in inches", places });
  expect(ticks.map(({ x }) => crosses.filter((cross) => cross.x === x).length)).toEqual([3, 0, 1]);
  const column = crosses.filter(({ x }) => x === ticks[0]?.x).map(({ y }) => base - y);
  expect(column.toSorted((a, b) => a - b)).toEqual(column);
  expect(new Set(column.slice(1).map((y, i) => Math.round(y - (column[i] ?? 0)))).size).toBe(1);
});

const BOX = { type: "boxes", alt: "", width: 2, widthText: "2 cm", cubes: "all" } as const;

test("[DGM14] of cubes the squares of the front, the top and the right face are seen, all of one size", () => {
  const one = { length: 4, height: 3, lengthText: "", heightText: "" };
  const { faces } = layOutBoxes({ ...BOX, boxes: [one] });
  const count = (kind: string) => faces.filter((face) => face.kind === kind).length;
  expect([count("front"), count("top"), count("side")]).toEqual([12, 8, 6]);
  const layer = layOutBoxes({ ...BOX, boxes: [one], cubes: "layer" });
  expect(layer.faces).toHaveLength(4 + 8 + 2);
  expect(layer.frame.length).toBeGreaterThan(0);
});

test("[DGM14] the lengths of two short boxes do not touch", () => {
  const box = (text: string) => ({ length: 1, height: 20, lengthText: text, heightText: "" });
  const [left, right] = layOutBoxes({ ...BOX, cubes: "none", boxes: [box("12 cm"), box("14 cm")] }).labels;
  const { width } = labelSize(parseLabel("12 cm"), BOX_FONT);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(width);
});

test("[DGM14] no text of boxes leaves the picture", () => {
  fc.assert(
    fc.property(arbByType.boxes, (diagram) => {
      if (diagram.type !== "boxes") return;
      const { labels, width, height } = layOutBoxes(diagram);
      for (const { text, x, y } of labels) {
        const size = labelSize(parseLabel(text), BOX_FONT);
        expect(x - size.width / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(x + size.width / 2).toBeLessThanOrEqual(width + 1e-6);
        expect(y - size.height / 2).toBeGreaterThanOrEqual(-1e-6);
        expect(y + size.height / 2).toBeLessThanOrEqual(height + 1e-6);
      }
    }),
    { numRuns: 60 },
  );
});

test.for([
  {
    hour: 4,
    minute: 30,
    short: [100 + 40 * Math.sin(Math.PI * 0.75), 100 - 40 * Math.cos(Math.PI * 0.75)],
    long: [100, 165],
  },
  { hour: 12, minute: 0, short: [100, 60], long: [100, 35] },
  {
    hour: 9,
    minute: 15,
    short: [100 - 40 * Math.cos(Math.PI / 24), 100 - 40 * Math.sin(Math.PI / 24)],
    long: [165, 100],
  },
])("[DGM9] the hands of a clock stand true at $hour hours $minute minutes", ({ hour, minute, short, long }) => {
  const diagram = { type: "clock", alt: "A clock", hour, minute, numbers: "all" } as const;
  const markup = renderToStaticMarkup(createElement(Diagram, { diagram }));
  const ends = [...markup.matchAll(/d="M 100 100 L ([\d.]+) ([\d.]+)"/gu)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(ends).toEqual([short, long].map((point) => point.map((at) => Math.round(at * 100) / 100)));
});
