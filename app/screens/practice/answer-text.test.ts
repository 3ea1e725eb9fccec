import { describe, expect, test } from "vitest";
import type { AnswerKind } from "#engine";
import { afterTyping, boxOf, moveToHole, pressKey, settleCaret, type BoxText } from "./answer-text.ts";
import type { KeyAction } from "./keypad-layout.ts";
import { TEMPLATES } from "./templates.ts";

const insert = (text: string): KeyAction => ({ type: "insert", text });
const template = (name: keyof typeof TEMPLATES): KeyAction => ({
  type: "template",
  text: TEMPLATES[name],
  takes: name === "fraction" ? "operand" : "nothing",
});
const erase: KeyAction = { type: "erase" };
const left: KeyAction = { type: "left" };
const right: KeyAction = { type: "right" };

/** `2‸5` is 25 with the caret in between, `‹25›` is 25 selected. */
function box(drawn: string): BoxText {
  const text = drawn.replaceAll(/[‸‹›]/gu, "");
  if (drawn.includes("‸")) return { text, start: drawn.indexOf("‸"), end: drawn.indexOf("‸") };
  return { text, start: drawn.indexOf("‹"), end: drawn.indexOf("›") - 1 };
}

function press(before: string, keys: readonly KeyAction[], kind: AnswerKind): BoxText {
  return keys.reduce((value, key) => pressKey(value, key, kind), box(before));
}

describe("[APP10] keys", () => {
  test.for<readonly [string, string, KeyAction, string]>([
    ["a digit at the caret", "2‸5", insert("7"), "27‸5"],
    ["a digit over the selection", "‹25›", insert("7"), "7‸"],
    ["delete before the caret", "27‸5", erase, "2‸5"],
    ["delete the selection", "2‹75›", erase, "2‸"],
    ["delete at the beginning", "‸25", erase, "‸25"],
    ["left", "2‸5", left, "‸25"],
    ["left at the beginning", "‸25", left, "‸25"],
    ["left to the beginning of a selection", "2‹75›", left, "2‸75"],
    ["right", "2‸5", right, "25‸"],
    ["right at the end", "25‸", right, "25‸"],
    ["right to the end of a selection", "‹27›5", right, "27‸5"],
  ])("%s", ([, before, key, after]) => {
    expect(press(before, [key], "integer")).toEqual(box(after));
    expect(press(before, [key], "expression")).toEqual(box(after));
  });

  test("a full box stays as it is", () => {
    const full = boxOf("1".repeat(200));
    expect(pressKey(full, insert("1"), "integer")).toEqual(full);
    expect(pressKey(full, template("root"), "expression")).toEqual(full);
  });
});

describe("[APP30] templates", () => {
  test.for<readonly [string, AnswerKind, string, readonly KeyAction[], string]>([
    ["an empty fraction", "expression", "‸", [template("fraction")], "(‸)/()"],
    ["what stands before is the top", "expression", "1+2x‸", [template("fraction")], "1+(2x)/(‸)"],
    ["brackets hold the top already", "expression", "(x+1)‸", [template("fraction")], "(x+1)/(‸)"],
    ["what is selected is the top", "expression", "‹x+1›", [template("fraction")], "(x+1)/(‸)"],
    ["a fraction over a number", "expression", "(1)/(2)‸", [template("fraction")], "((1)/(2))/(‸)"],
    ["a fraction within a point", "point", "(1‸, )", [template("fraction")], "((1)/(‸), )"],
    [
      "3/4 and on",
      "expression",
      "‸",
      [insert("3"), template("fraction"), insert("4"), right, insert("+")],
      "(3)/(4)+‸",
    ],
    ["a power", "expression", "x‸", [template("power"), insert("2")], "x^(2‸)"],
    ["a root of what is selected", "expression", "‹x+1›", [template("root")], "√(x+1)‸"],
    ["a root of nothing yet", "expression", "2‸", [template("root")], "2√(‸)"],
    ["another root", "expression", "‸", [template("nth-root"), insert("3"), right, insert("8")], "sqrt[3](8‸)"],
    ["times ten to a power", "scientific", "3.2‸", [template("ten-power"), insert("-"), insert("4")], "3.2×10^(-4‸)"],
    ["a point", "point", "‸", [template("pair"), insert("1"), right, insert("2"), right], "(1, 2)‸"],
    ["the ends of an interval change", "interval", "[1, ‸3]", [template("open-open")], "(1, ‸3)"],
    ["a second interval", "interval", "(1, 2)∪‸", [template("closed-open")], "(1, 2)∪[‸, )"],
    ["a closing bracket leads out", "expression", "√(3‸)", [insert(")")], "√(3)‸"],
    ["an opening bracket brings its partner", "expression", "√(2‸)", [insert("(")], "√(2(‸))"],
    ["an opening bracket before something stands alone", "expression", "‸x+1", [insert("(")], "(‸x+1"],
    ["brackets within a root", "expression", "√(‸)", [insert("("), insert("3"), insert(")"), insert(")")], "√((3))‸"],
  ])("%s", ([, kind, before, keys, after]) => {
    expect(press(before, keys, kind)).toEqual(box(after));
  });

  test.for<readonly [string, AnswerKind, string, string]>([
    ["an empty fraction goes whole", "expression", "2+(‸)/()", "2+‸"],
    ["the top stays", "expression", "(2x)/(‸)", "2x‸"],
    ["the top keeps the brackets it needs", "expression", "(x+1)/(‸)", "(x+1)‸"],
    ["top and bottom stay", "expression", "(3)/(‸4)", "3‸4"],
    ["a typed slash", "number", "3/‸4", "3‸4"],
    ["from behind into the bottom", "expression", "(3)/(4)‸", "(3)/(4‸)"],
    ["from behind into the power", "expression", "x^(2)‸", "x^(2‸)"],
    ["out of the top to the left", "expression", "2+(‸3)/(4)", "2+‸(3)/(4)"],
    ["a root goes, what is under it stays", "expression", "√(‸3)", "‸3"],
    ["brackets go one by one", "expression", "(x+1)‸", "(x+1‸"],
    ["a comma with its blank", "point", "(1, ‸)", "(1‸)"],
    ["a relation of two characters", "inequality", "x<=‸", "x‸"],
    ["a unit", "units", "12 cm‸", "12 ‸"],
    ["a word", "system", "no solution‸", "‸"],
  ])("delete: %s", ([, kind, before, after]) => {
    expect(press(before, [erase], kind)).toEqual(box(after));
  });

  test("Tab goes to the next empty place, Shift+Tab back, and out where there is none", () => {
    expect(moveToHole(box("(‸)/()"), "expression", 1)).toEqual(box("()/(‸)"));
    expect(moveToHole(box("()/(‸)"), "expression", -1)).toEqual(box("(‸)/()"));
    expect(moveToHole(box("()/(‸)"), "expression", 1)).toBeNull();
    expect(moveToHole(box("(3)/(4‸)"), "expression", 1)).toBeNull();
    expect(moveToHole(box("25‸"), "integer", 1)).toBeNull();
  });

  test("a caret set from outside goes to where something is drawn", () => {
    expect(settleCaret(box("(3)‸/(4)"), "expression")).toEqual(box("(3‸)/(4)"));
    expect(settleCaret(box("‹(3)/›(4)"), "expression")).toEqual(box("‹(3)/›(4)"));
  });

  test("a ) typed on a keyboard before the ) of a place leads out of it", () => {
    expect(afterTyping(box("√(3‸)"), box("√(3)‸)"), "expression")).toEqual(box("√(3)‸"));
    expect(afterTyping(box("(3‸"), box("(3)‸"), "expression")).toEqual(box("(3)‸"));
    expect(afterTyping(box("3‸"), box("34‸"), "expression")).toEqual(box("34‸"));
  });
});

describe("[APP12] the arrow to the bottom of a fraction", () => {
  test.for<readonly [string, string]>([
    ["2 5‸", "2 5/‸"],
    ["-2 5‸", "-2 5/‸"],
    ["2 ‸5", "2 5‸"],
    ["25‸", "25‸"],
    ["2 5/6‸", "2 5/6‸"],
  ])("mixed: %s becomes %s", ([before, after]) => {
    expect(press(before, [right], "mixed")).toEqual(box(after));
  });

  test("other kinds: never", () => {
    expect(press("2 5‸", [right], "number")).toEqual(box("2 5‸"));
  });
});
