import { describe, expect, test } from "vitest";
import { boxOf, pressKey, type BoxText } from "./answer-text.ts";
import type { KeyAction } from "./keypad-layout.ts";

const insert = (text: string): KeyAction => ({ type: "insert", text });
const erase: KeyAction = { type: "erase" };
const left: KeyAction = { type: "left" };
const right: KeyAction = { type: "right" };

/** `2|5` is 25 with the caret in between, `[25]` is 25 selected. */
function box(drawn: string): BoxText {
  const text = drawn.replaceAll(/[|[\]]/gu, "");
  if (drawn.includes("|")) return { text, start: drawn.indexOf("|"), end: drawn.indexOf("|") };
  return { text, start: drawn.indexOf("["), end: drawn.indexOf("]") - 1 };
}

describe("[APP10] keys", () => {
  test.for<readonly [string, string, KeyAction, string]>([
    ["a digit at the caret", "2|5", insert("7"), "27|5"],
    ["a digit over the selection", "[25]", insert("7"), "7|"],
    ["delete before the caret", "27|5", erase, "2|5"],
    ["delete the selection", "2[75]", erase, "2|"],
    ["delete at the beginning", "|25", erase, "|25"],
    ["left", "2|5", left, "|25"],
    ["left at the beginning", "|25", left, "|25"],
    ["left to the beginning of a selection", "2[75]", left, "2|75"],
    ["right", "2|5", right, "25|"],
    ["right at the end", "25|", right, "25|"],
    ["right to the end of a selection", "[27]5", right, "27|5"],
  ])("%s", ([, before, key, after]) => {
    expect(pressKey(box(before), key, "integer")).toEqual(box(after));
  });

  test("a full box stays as it is", () => {
    const full = boxOf("1".repeat(200));
    expect(pressKey(full, insert("1"), "integer")).toEqual(full);
  });
});

describe("[APP12] the arrow to the bottom of a fraction", () => {
  test.for<readonly [string, string]>([
    ["2 5|", "2 5/|"],
    ["-2 5|", "-2 5/|"],
    ["2 |5", "2 5|"],
    ["25|", "25|"],
    ["2 5/6|", "2 5/6|"],
  ])("mixed: %s becomes %s", ([before, after]) => {
    expect(pressKey(box(before), right, "mixed")).toEqual(box(after));
  });

  test("other kinds: never", () => {
    expect(pressKey(box("2 5|"), right, "number")).toEqual(box("2 5|"));
  });
});
