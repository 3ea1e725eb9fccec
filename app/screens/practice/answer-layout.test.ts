import { describe, expect, test } from "vitest";
import type { AnswerKind } from "#engine";
import { layOut, type DrawnPiece, type Row } from "./answer-layout.ts";

/** The drawing in a line: `[top/bottom]`, `^[…]`, `_[…]`, `√[…]`, `⟨…⟩` round brackets' contents, `□` an empty place. */
function shown(row: Row): string {
  return row.pieces.map(shownPiece).join("");
}

function shownPiece(piece: DrawnPiece): string {
  switch (piece.type) {
    case "sign":
      return piece.face;
    case "hole":
      return "□";
    case "fraction":
      return `[${shown(piece.top)}/${piece.bottom === null ? "_" : shown(piece.bottom)}]`;
    case "power":
      return `^[${shown(piece.of)}]`;
    case "index":
      return `_[${shown(piece.of)}]`;
    case "root":
      return piece.index === null ? `√[${shown(piece.of)}]` : `√[${shown(piece.index)}][${shown(piece.of)}]`;
    case "brackets":
      return `${piece.open}⟨${shown(piece.of)}⟩${piece.close}`;
  }
}

describe("[APP11] drawing", () => {
  test.for<readonly [string, AnswerKind, string]>([
    ["", "fraction", ""],
    ["5", "fraction", "5"],
    ["5/", "fraction", "[5/□]"],
    ["5/6", "fraction", "[5/6]"],
    ["/6", "fraction", "[□/6]"],
    ["-5/6", "fraction", "−[5/6]"],
    ["5/-6", "fraction", "[5/−6]"],
    ["5 6", "fraction", "5 6"],
    ["2", "mixed", "2"],
    ["2 ", "mixed", "2 [□/_]"],
    ["2 5", "mixed", "2 [5/_]"],
    ["2 5/6", "mixed", "2 [5/6]"],
    ["-2 5/6", "mixed", "−2 [5/6]"],
    ["17/6", "mixed", "[17/6]"],
    ["0.75", "number", "0.75"],
    ["3/4", "number", "[3/4]"],
    ["2,5/4", "number", "[2,5/4]"],
    ["6/3/14", "number", "[6/3]/14"],
    ["x=3/4", "number", "x=[3/4]"],
    ["3/4 kg", "units", "[3/4] kg"],
    ["3/4kg", "units", "[3/4]kg"],
    ["5 km/h", "units", "5 [km/h]"],
    ["12 cm^2", "units", "12 cm^[2]"],
    ["(3)/(4)", "expression", "[3/4]"],
    ["(x+1)/(2)", "expression", "[x+1/2]"],
    ["()/()", "expression", "[□/□]"],
    ["2x/3", "expression", "[2x/3]"],
    ["((1)/(2))/(3)", "expression", "[[1/2]/3]"],
    ["(x)/2+1", "expression", "[x/2]+1"],
    ["1/2x", "expression", "1/2x"],
    ["1/xy", "expression", "1/xy"],
    ["1/2(x)", "expression", "1/2(⟨x⟩)"],
    ["x^2", "expression", "x^[2]"],
    ["x^-2", "expression", "x^[−2]"],
    ["x^(n+1)", "expression", "x^[n+1]"],
    ["x^2y", "expression", "x^[2]y"],
    ["2^3^2", "expression", "2^[3^[2]]"],
    ["x^2/3", "expression", "[x^[2]/3]"],
    ["x^()", "expression", "x^[□]"],
    ["^(2)", "expression", "□^[2]"],
    ["a_1+b", "expression", "a_[1]+b"],
    ["√(3)", "expression", "√[3]"],
    ["2sqrt(x+1)", "expression", "2√[x+1]"],
    ["sqrt[3](8)", "expression", "√[3][8]"],
    ["√x+1", "expression", "√x+1"],
    ["abs(x-2)", "expression", "|⟨x−2⟩|"],
    ["(x+1)(x-1)", "expression", "(⟨x+1⟩)(⟨x−1⟩)"],
    ["(x+1", "expression", "(x+1"],
    ["x+1)", "expression", "x+1)"],
    ["x<=3", "inequality", "x≤3"],
    ["x<1 or x>3", "inequality", "x<1 or x>3"],
    ["(, )", "point", "(⟨□, □⟩)"],
    ["(1,(1)/(2))", "point", "(⟨1,[1/2]⟩)"],
    ["(1,1/2)", "point", "(⟨1,[1/2]⟩)"],
    ["[1, ∞)", "interval", "[⟨1, ∞⟩)"],
    ["(-∞, 3] ∪ (4, 5)", "interval", "(⟨−∞, 3⟩] ∪ (⟨4, 5⟩)"],
    ["{}", "set", "{⟨□⟩}"],
    ["{1, }", "set", "{⟨1, □⟩}"],
    ["no solution", "system", "no solution"],
    ["3*10^4", "scientific", "3×10^[4]"],
  ])("%s as %s", ([text, kind, drawn]) => {
    expect(shown(layOut(text, kind))).toBe(drawn);
  });

  test("letters that are unknowns lean, words and units do not", () => {
    const leans = (text: string, kind: AnswerKind): readonly boolean[] =>
      layOut(text, kind).pieces.map((piece) => piece.type === "sign" && piece.italic);
    expect(leans("2x", "expression")).toEqual([false, true]);
    expect(leans("ab", "expression")).toEqual([true, true]);
    expect(leans("sin", "expression")).toEqual([false, false, false]);
    expect(leans("5cm", "units")).toEqual([false, false]);
  });
});
