import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Diagram as DiagramData, type DiagramInput, type Highlight } from "#engine";
import { text as t } from "../../text/text.ts";
import { boxRoundBlocks, layOutBaseTen } from "./base-ten-layout.ts";
import { Diagram } from "./diagram.tsx";
import { describeHighlights, highlightWords } from "./highlight-words.ts";
import { boxRoundLabel, layOutNumberLine, xOnLine } from "./number-line-layout.ts";

const line: DiagramInput = {
  type: "number-line",
  alt: "A line.",
  from: 60,
  to: 70,
  step: 1,
  labels: [
    { at: 60, text: "60" },
    { at: 70, text: "70" },
  ],
};
const blocks: DiagramInput = {
  type: "base-ten",
  alt: "Blocks.",
  groups: [
    { hundreds: 1, tens: 4, ones: 7 },
    { hundreds: 0, tens: 0, ones: 3 },
  ],
};
const bars: DiagramInput = {
  type: "fraction-bars",
  alt: "Bars.",
  bars: [
    { parts: 3, shaded: 2 },
    { parts: 12, shaded: 0 },
  ],
};
const rows: DiagramInput = { type: "array", alt: "Rows.", rows: 2, columns: 3 };

interface Case {
  readonly diagram: DiagramInput;
  readonly highlights: readonly Highlight[];
  readonly drawn: number;
  readonly said: string;
}

describe("what a hint points at in a drawn picture", () => {
  test.for<Case>([
    {
      diagram: line,
      highlights: [
        { type: "tick", at: 60 },
        { type: "tick", at: 70 },
      ],
      drawn: 2,
      said: "A line. The hint points at the tick at 60 and the tick at 70.",
    },
    {
      diagram: line,
      highlights: [
        { type: "tick", at: 65 },
        { type: "span", from: 60, to: 65 },
      ],
      drawn: 2,
      said: "A line. The hint points at the tick at 65 and the way from 60 to 65.",
    },
    {
      // A line that is measured in quarters.
      diagram: { type: "number-line", alt: "Quarters.", from: 0, to: 8, step: 1, labels: [{ at: 4, text: "1" }] },
      highlights: [{ type: "span", from: 0, to: 4 }],
      drawn: 1,
      said: "Quarters. The hint points at the way from 0 to 1.",
    },
    {
      diagram: blocks,
      highlights: [{ type: "place", place: 0 }],
      drawn: 2,
      said: "Blocks. The hint points at the ones.",
    },
    {
      diagram: blocks,
      highlights: [
        { type: "note", place: 0 },
        { type: "note", place: 1 },
      ],
      drawn: 3,
      said: "Blocks. The hint points at the ones and the tens.",
    },
    {
      diagram: bars,
      highlights: [
        { type: "parts", bar: 0, parts: 1 },
        { type: "parts", bar: 1, parts: 4 },
      ],
      drawn: 2,
      said: "Bars. The hint points at the first part of bar 1 and the first 4 parts of bar 2.",
    },
    {
      diagram: { type: "fraction-bars", alt: "A bar.", bars: [{ parts: 8, shaded: 3 }] },
      highlights: [{ type: "parts", bar: 0, parts: 8 }],
      drawn: 1,
      said: "A bar. The hint points at the first 8 parts.",
    },
    { diagram: line, highlights: [{ type: "place", place: 0 }], drawn: 0, said: "A line." },
    { diagram: rows, highlights: [{ type: "place", place: 0 }], drawn: 0, said: "Rows." },
    { diagram: bars, highlights: [], drawn: 0, said: "Bars." },
  ])("[SCR115] is drawn and said alike: $said", ({ diagram, highlights, drawn, said }) => {
    const described = describeHighlights(t, DiagramData.parse(diagram), highlights);
    expect(described.alt).toBe(said);
    const markup = renderToStaticMarkup(createElement(Diagram, { diagram: described, highlights }));
    expect(markup.match(/data-highlight/gu) ?? []).toHaveLength(drawn);
    expect(markup).toContain(`aria-label="${said}"`);
  });

  test("[SCR115] words of columns and cards", () => {
    const pointed: readonly Highlight[] = [
      { type: "place", place: 0 },
      { type: "note", place: 1 },
      { type: "card", card: "-4" },
      { type: "tick", at: -0.5 },
    ];
    expect(highlightWords(t, pointed)).toBe(
      "The hint points at the ones, the box above the tens, the card −4, and the tick at −0.5.",
    );
  });

  test("[SCR115] the box round the blocks of a place has all of them in it, and no other", () => {
    const diagram = DiagramData.parse(blocks);
    if (diagram.type !== "base-ten") throw new Error("no blocks");
    for (const group of layOutBaseTen(diagram).groups) {
      for (const [place, type] of (["cube", "rod", "flat"] as const).entries()) {
        const own = group.blocks.filter((block) => block.type === type);
        const box = boxRoundBlocks(group, place);
        const inside = group.blocks.filter(
          ({ x, y }) => box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
        );
        expect(inside).toEqual(own);
        expect(box === null).toBe(own.length === 0);
      }
    }
  });

  test("[SCR115] the box of a tick is round its label; one without a label has none", () => {
    const diagram = DiagramData.parse(line);
    if (diagram.type !== "number-line") throw new Error("no line");
    const layout = layOutNumberLine(diagram);
    const box = boxRoundLabel(diagram, layout, 70);
    const x = xOnLine(diagram, layout, 70);
    expect(box).not.toBeNull();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x)).toBeLessThan(1);
    expect(box?.y).toBeGreaterThan(layout.axisY);
    expect(boxRoundLabel(diagram, layout, 65)).toBeNull();
  });
});

test.for<{ readonly diagram: DiagramInput; readonly highlights: readonly Highlight[] }>([
  { diagram: bars, highlights: [{ type: "parts", bar: 0, parts: 3 }] },
  { diagram: bars, highlights: [{ type: "parts", bar: 1, parts: 12 }] },
  { diagram: blocks, highlights: [0, 1, 2].map((place) => ({ type: "place", place })) },
  { diagram: line, highlights: [60, 70].map((at) => ({ type: "tick", at })) },
])("[SCR115] the line round a part is inside the picture: $diagram.type", ({ diagram, highlights }) => {
  const markup = renderToStaticMarkup(createElement(Diagram, { diagram: DiagramData.parse(diagram), highlights }));
  const [, width = "", height = ""] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/u.exec(markup) ?? [];
  const boxes = markup.matchAll(/(?:translate\(([\d.-]+) ([\d.-]+)\)"|<rect[^>]+data-highlight[^>]+)/gu);
  let [left, top] = [0, 0];
  let seen = 0;
  for (const [tag, x, y] of boxes) {
    if (x !== undefined) {
      [left, top] = [Number(x), Number(y)];
      continue;
    }
    const at = (name: string): number => Number(new RegExp(` ${name}="([^"]+)"`, "u").exec(tag)?.[1]);
    seen += 1;
    expect(left + at("x")).toBeGreaterThanOrEqual(1.7);
    expect(top + at("y")).toBeGreaterThanOrEqual(1.7);
    expect(left + at("x") + at("width")).toBeLessThanOrEqual(Number(width) - 1.7);
    expect(top + at("y") + at("height")).toBeLessThanOrEqual(Number(height) - 1.7);
  }
  expect(seen).toBeGreaterThan(0);
});
