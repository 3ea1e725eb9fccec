import type { AnswerPicture } from "./answer-picture.ts";
import type { Diagram } from "./diagram.ts";

/**
 * A part of a picture that a hint speaks of, by what it means in the problem. The content declares it beside the words of
 * the hint; each picture shows those it has, and none is on the answer [PIC7] [PIC8].
 */
export type Highlight = PlaceHighlight | TickHighlight | SpanHighlight | PartsHighlight | CardHighlight;

/** A column of a written sum, or only the box above it for what is carried or traded there; in blocks, those of the place. */
export interface PlaceHighlight {
  readonly type: "place" | "note";
  /** 0 for the ones. */
  readonly place: number;
}

/** A number on a line. */
export interface TickHighlight {
  readonly type: "tick";
  readonly at: number;
}

/** The way between two numbers on a line. */
export interface SpanHighlight {
  readonly type: "span";
  readonly from: number;
  readonly to: number;
}

/** The first parts of one of several bars. */
export interface PartsHighlight {
  readonly type: "parts";
  readonly bar: number;
  readonly parts: number;
}

export interface CardHighlight {
  readonly type: "card";
  /** As it is written into the box. */
  readonly card: string;
}

/** What each hint of a ladder points at; nothing where it speaks of no part of a picture. */
export type HighlightLadder = readonly [
  pointing: readonly Highlight[],
  rule: readonly Highlight[],
  subStep: readonly Highlight[],
];

/** What is seen of a problem: its own picture, and the one that sets the answer. */
export interface SeenPictures {
  readonly diagram: Diagram | undefined;
  readonly picture: AnswerPicture | null;
}

/** The highlights for which there is a part in a picture that is seen. */
export function highlightsSeen(highlights: readonly Highlight[], seen: SeenPictures): readonly Highlight[] {
  return highlights.filter((highlight) => hasPart(seen, highlight));
}

function hasPart({ diagram, picture }: SeenPictures, highlight: Highlight): boolean {
  switch (highlight.type) {
    case "place":
    case "note":
      if (picture?.type === "columns") return hasColumn(picture, highlight);
      return diagram?.type === "base-ten" && diagram.groups.some((group) => blocksOf(group, highlight.place) > 0);
    case "tick":
      return isOnLine(diagram, highlight.at);
    case "span":
      return isOnLine(diagram, highlight.from) && isOnLine(diagram, highlight.to) && highlight.from !== highlight.to;
    case "parts": {
      const bar = diagram?.type === "fraction-bars" ? diagram.bars[highlight.bar] : undefined;
      return bar !== undefined && highlight.parts > 0 && highlight.parts <= bar.parts;
    }
    case "card":
      return picture?.type === "cards" && picture.cards.includes(highlight.card);
  }
}

function hasColumn(
  { rows: [top], notes }: Extract<AnswerPicture, { type: "columns" }>,
  { type, place }: PlaceHighlight,
): boolean {
  return type === "note" ? notes.includes(place) : place < top.length;
}

function blocksOf(group: Extract<Diagram, { type: "base-ten" }>["groups"][number], place: number): number {
  return [group.ones, group.tens, group.hundreds][place] ?? 0;
}

/** On one of its ticks. */
function isOnLine(diagram: Diagram | undefined, at: number): boolean {
  if (diagram?.type !== "number-line" || at < diagram.from || at > diagram.to) return false;
  const steps = (at - diagram.from) / diagram.step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
