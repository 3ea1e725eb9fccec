import fc from "fast-check";
import { expect, test } from "vitest";
import { drawAnswer, slotAt } from "./draw-answer.ts";

const arbText = fc.string({ unit: fc.constantFrom("1", "2", "0", "/", " ", "-", ".", "x", "="), maxLength: 12 });
const arbKind = fc.constantFrom("fraction", "mixed", "number");

function slotsOf(text: string, kind: "fraction" | "mixed" | "number"): readonly { from: number; to: number }[] {
  return drawAnswer(text, kind).flatMap((piece) =>
    piece.type === "text" ? [piece] : piece.bottom === null ? [piece.top] : [piece.top, piece.bottom],
  );
}

test("[APP11] everything typed is drawn once and in order, but for blanks and one slash", () => {
  fc.assert(
    fc.property(arbText, arbKind, (text, kind) => {
      let at = 0;
      let left = "";
      for (const { from, to } of slotsOf(text, kind)) {
        expect(from).toBeGreaterThanOrEqual(at);
        left += text.slice(at, from);
        at = to;
      }
      left += text.slice(at);
      expect(left.replaceAll(" ", "")).toMatch(/^\/?$/u);
    }),
  );
});

test("[APP11] the caret has a place after every character but a blank", () => {
  fc.assert(
    fc.property(arbText, arbKind, (text, kind) => {
      for (const [at, character] of [...text].entries()) {
        if (character !== " ") expect(slotAt(drawAnswer(text, kind), at + 1)).not.toBeNull();
      }
    }),
  );
});
