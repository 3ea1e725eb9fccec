import { describe, expect, test } from "vitest";
import type { AnswerKind } from "#engine";
import { drawAnswer, slotAt, type DrawnPiece } from "./draw-answer.ts";

/** `2 [5/6]`: fractions in brackets, an untyped bottom as `_`. */
function shown(text: string, kind: AnswerKind): string {
  const cut = ({ from, to }: { readonly from: number; readonly to: number }): string => text.slice(from, to);
  const piece = (drawn: DrawnPiece): string => {
    if (drawn.type === "text") return cut(drawn);
    return `[${cut(drawn.top)}/${drawn.bottom === null ? "_" : cut(drawn.bottom)}]`;
  };
  return drawAnswer(text, kind).map(piece).join(" ");
}

describe("[APP11] drawing", () => {
  test.for<readonly [string, AnswerKind, string]>([
    ["", "fraction", ""],
    ["5", "fraction", "5"],
    ["5/", "fraction", "[5/]"],
    ["5/6", "fraction", "[5/6]"],
    ["/6", "fraction", "[/6]"],
    ["-5/6", "fraction", "- [5/6]"],
    ["5 6", "fraction", "5 6"],
    ["2", "mixed", "2"],
    ["2 ", "mixed", "2 [/_]"],
    ["2 5", "mixed", "2 [5/_]"],
    ["2 5/6", "mixed", "2 [5/6]"],
    ["-2 5/6", "mixed", "-2 [5/6]"],
    ["17/6", "mixed", "[17/6]"],
    ["0.75", "number", "0.75"],
    ["3/4", "number", "[3/4]"],
    ["6/3/14", "number", "[6/3/14]"],
    ["x=3/4", "number", "x= [3/4]"],
    ["3/4 kg", "number", "[3/4]  kg"],
  ])("%s as %s", ([text, kind, drawn]) => {
    expect(shown(text, kind)).toBe(drawn);
  });

  test("the caret is drawn where the next key will type", () => {
    const pieces = drawAnswer("2 5/6", "mixed");
    expect(slotAt(pieces, 0)).toMatchObject({ from: 0, to: 1 });
    expect(slotAt(pieces, 2)).toMatchObject({ from: 2, to: 3 });
    expect(slotAt(pieces, 3)).toMatchObject({ from: 2, to: 3 });
    expect(slotAt(pieces, 5)).toMatchObject({ from: 4, to: 5 });
  });
});
