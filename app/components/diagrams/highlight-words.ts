import type { Diagram, Highlight } from "#engine";
import { listHere } from "../../text/language.ts";
import type { Text, TextId } from "../../text/text.ts";

/** What a hint can point at in a type of picture; in the others it points at nothing. */
const SHOWN: Partial<Record<Diagram["type"], ReadonlySet<Highlight["type"]>>> = {
  "number-line": new Set(["tick", "span"]),
  "fraction-bars": new Set(["parts"]),
  "base-ten": new Set(["place", "note"]),
};

/** The picture with what is highlighted in it in its description: what is seen is said, and nothing else [SCR115]. */
export function describeHighlights(t: Text, diagram: Diagram, highlights: readonly Highlight[]): Diagram {
  const shown = highlights.filter(({ type }) => SHOWN[diagram.type]?.has(type));
  if (shown.length === 0) return diagram;
  // Of blocks that are traded there is no box above: the blocks are meant.
  const parts = diagram.type === "base-ten" ? shown.map((one) => ({ ...one, type: "place" }) as Highlight) : shown;
  return { ...diagram, alt: `${diagram.alt} ${highlightWords(t, parts, diagram)}` };
}

/** "The hint points at the ones and the box above the tens." Numbers on a line are called as its labels call them. */
export function highlightWords(t: Text, highlights: readonly Highlight[], diagram?: Diagram): string {
  const parts = new Set(highlights.map((highlight) => partWords(t, highlight, diagram)));
  return t("highlight.said", { parts: listHere([...parts]) });
}

function partWords(t: Text, highlight: Highlight, diagram: Diagram | undefined): string {
  switch (highlight.type) {
    case "place":
      return t(`highlight.place.${highlight.place}` as TextId);
    case "note":
      return t("highlight.note", { place: t(`highlight.place.${highlight.place}` as TextId) });
    case "tick":
      return t("highlight.tick", { at: nameOf(highlight.at, diagram) });
    case "span":
      return t("highlight.span", { from: nameOf(highlight.from, diagram), to: nameOf(highlight.to, diagram) });
    case "parts": {
      const isOnly = diagram?.type === "fraction-bars" && diagram.bars.length === 1;
      return t("highlight.parts", { parts: highlight.parts, bar: isOnly ? 0 : highlight.bar + 1 });
    }
    case "card":
      return t("highlight.card", { card: withMinus(highlight.card) });
  }
}

function nameOf(at: number, diagram: Diagram | undefined): string {
  const labels = diagram?.type === "number-line" ? diagram.labels : [];
  return labels.find((label) => label.at === at)?.text ?? withMinus(at);
}

function withMinus(number: number | string): string {
  return String(number).replace("-", "−");
}
