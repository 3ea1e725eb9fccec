import { describe, expect, test } from "vitest";
import type { AnswerPicture } from "./answer-picture.ts";
import { Diagram, type DiagramInput } from "./diagram.ts";
import { highlightsSeen, type Highlight } from "./highlight.ts";

const columns: AnswerPicture = {
  type: "columns",
  sign: "+",
  rows: [
    ["", "4", "7"],
    ["", "3", "8"],
  ],
  notes: [1],
};
const cards: AnswerPicture = { type: "cards", cards: ["-4", "12", "3"], ordered: true };
const blocks: DiagramInput = {
  type: "base-ten",
  alt: "47",
  groups: [
    { hundreds: 0, tens: 4, ones: 7 },
    { hundreds: 0, tens: 0, ones: 3 },
  ],
};
const line: DiagramInput = { type: "number-line", alt: "0 to 1", from: 0, to: 1, step: 0.1, labels: [] };
const bars: DiagramInput = {
  type: "fraction-bars",
  alt: "Bars",
  bars: [
    { parts: 3, shaded: 2 },
    { parts: 12, shaded: 0 },
  ],
};

interface Case {
  readonly name: string;
  readonly diagram?: DiagramInput;
  readonly picture?: AnswerPicture;
  readonly seen: readonly Highlight[];
  readonly unseen: readonly Highlight[];
}

describe("parts of a picture that a hint speaks of", () => {
  test.for<Case>([
    {
      name: "columns have their places, and boxes where something can be carried",
      picture: columns,
      seen: [
        { type: "place", place: 0 },
        { type: "place", place: 2 },
        { type: "note", place: 1 },
      ],
      unseen: [
        { type: "place", place: 3 },
        { type: "note", place: 0 },
        { type: "note", place: 2 },
        { type: "tick", at: 4 },
      ],
    },
    {
      name: "columns stand in the place of the question's own picture",
      diagram: blocks,
      picture: columns,
      seen: [{ type: "place", place: 2 }],
      unseen: [{ type: "note", place: 0 }],
    },
    {
      name: "blocks have the places there are blocks of",
      diagram: blocks,
      seen: [
        { type: "place", place: 1 },
        { type: "note", place: 0 },
      ],
      unseen: [
        { type: "place", place: 2 },
        { type: "place", place: 3 },
      ],
    },
    {
      name: "a line has its ticks, and the ways between them",
      diagram: line,
      seen: [
        { type: "tick", at: 0.3 },
        { type: "tick", at: 1 },
        { type: "span", from: 0.7, to: 0 },
      ],
      unseen: [
        { type: "tick", at: 0.35 },
        { type: "tick", at: -0.1 },
        { type: "span", from: 0, to: 1.1 },
        { type: "span", from: 0.5, to: 0.5 },
      ],
    },
    {
      name: "bars have so many parts each",
      diagram: bars,
      seen: [
        { type: "parts", bar: 0, parts: 3 },
        { type: "parts", bar: 1, parts: 12 },
      ],
      unseen: [
        { type: "parts", bar: 0, parts: 4 },
        { type: "parts", bar: 0, parts: 0 },
        { type: "parts", bar: 2, parts: 1 },
      ],
    },
    {
      name: "cards have their numbers, and the picture above them is seen, too",
      diagram: line,
      picture: cards,
      seen: [
        { type: "card", card: "-4" },
        { type: "tick", at: 0 },
      ],
      unseen: [
        { type: "card", card: "4" },
        { type: "place", place: 0 },
      ],
    },
    { name: "without a picture there is nothing", seen: [], unseen: [{ type: "place", place: 0 }] },
  ])("[PIC7] $name", ({ diagram, picture = null, seen, unseen }) => {
    const pictures = { diagram: diagram && Diagram.parse(diagram), picture };
    expect(highlightsSeen([...unseen, ...seen], pictures)).toEqual(seen);
  });
});
