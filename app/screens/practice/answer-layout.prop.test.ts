import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerKind } from "#engine";
import { layOut, rowsOf, type Row } from "./answer-layout.ts";
import { caretStops, placeOfCaret } from "./caret.ts";

const arbText = fc
  .array(
    fc.constantFrom(
      ..."120/ -.,x=^_()[]{}|√+",
      "sqrt(",
      "abs(",
      "sqrt[",
      "(1)/(2)",
      "^(2)",
      " or ",
      "<=",
      "cm",
      "½",
      "😀",
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(""));
const arbKind = fc.constantFrom<AnswerKind>(
  "fraction",
  "mixed",
  "number",
  "expression",
  "set",
  "point",
  "units",
  "inequality",
);

/** The stretches that are drawn as themselves, in order. */
function drawnSpans(row: Row): readonly { readonly from: number; readonly to: number }[] {
  return row.pieces.flatMap((piece) => {
    if (piece.type === "sign") return [piece];
    if (piece.type !== "brackets" || piece.open === "|") return rowsOf(piece).flatMap(drawnSpans);
    return [
      { from: piece.of.from - 1, to: piece.of.from },
      ...drawnSpans(piece.of),
      { from: piece.to - 1, to: piece.to },
    ];
  });
}

test("[APP11] everything typed is drawn once and in order, but for what the drawing itself says", () => {
  fc.assert(
    fc.property(arbText, arbKind, (text, kind) => {
      let at = 0;
      let left = "";
      for (const { from, to } of drawnSpans(layOut(text, kind))) {
        expect(from).toBeGreaterThanOrEqual(at);
        left += text.slice(at, from);
        at = to;
      }
      left += text.slice(at);
      expect(left.replaceAll(/sqrt|abs|[/^_√()[\]]/gu, "")).toBe("");
      const hidden = left.replaceAll(/[^/]/gu, "").length;
      expect(hidden).toBe(fractionsIn(layOut(text, kind)));
    }),
  );
});

function fractionsIn(row: Row): number {
  return row.pieces.reduce(
    (sum, piece) =>
      sum +
      (piece.type === "fraction" && piece.bottom !== null ? 1 : 0) +
      rowsOf(piece).reduce((inner, of) => inner + fractionsIn(of), 0),
    0,
  );
}

test("[APP11] every place lies within the one around it, and pieces do not overlap", () => {
  function check(row: Row): void {
    let at = row.from;
    for (const piece of row.pieces) {
      expect(piece.from).toBeGreaterThanOrEqual(at);
      expect(piece.to).toBeLessThanOrEqual(row.to);
      at = piece.to;
      for (const inner of rowsOf(piece)) {
        expect(inner.from).toBeGreaterThanOrEqual(piece.from);
        expect(inner.to).toBeLessThanOrEqual(piece.to);
        check(inner);
      }
    }
  }
  fc.assert(fc.property(arbText, arbKind, (text, kind) => check(layOut(text, kind))));
});

test("[APP30] the caret reaches both ends and every place, and stands in one place at each stop", () => {
  fc.assert(
    fc.property(arbText, arbKind, (text, kind) => {
      const row = layOut(text, kind);
      const stops = caretStops(row);
      expect(stops[0]).toBe(0);
      expect(stops.at(-1)).toBe(text.length);
      for (const stop of stops) {
        const place = placeOfCaret(row, stop);
        expect(place.row.from).toBeLessThanOrEqual(stop);
        expect(place.row.to).toBeGreaterThanOrEqual(stop);
        const isDrawn =
          place.row.to === stop || place.row.pieces.some((piece) => piece.from === stop || piece.to === stop);
        expect(isDrawn).toBe(true);
      }
    }),
  );
});
