import { describe, expect, test } from "vitest";
import type { ReadingView } from "#engine";
import { readingToShow, reasonWhileTyping } from "./worth-saying.ts";

const reading: ReadingView = { reason: null, params: {}, readAs: null };

describe("[APP32] while typing", () => {
  test.for([
    ["5", "5", null],
    ["−3", "-3", null],
    ["2{,}5", "2,5", null],
    ["12\\%", "12%", null],
    ["\\frac{5}{6}", "5/6", "\\frac{5}{6}"],
    ["x \\le 3", "x<=3", "x \\le 3"],
  ] as const)("%s for what was typed as %s", ([readAs, typed, shown]) => {
    expect(readingToShow({ ...reading, readAs }, typed, null)).toBe(shown);
  });

  test.for([
    "empty",
    "incomplete",
    "missing-bracket",
    "missing-number",
    "missing-denominator",
    "missing-argument",
  ] as const)("%s is only not finished: nothing is said", (reason) => {
    expect(reasonWhileTyping({ ...reading, reason })).toBeNull();
  });

  test("what has empty places is not read yet", () => {
    const view = { ...reading, readAs: "x^2" };
    expect(readingToShow(view, "(1, )", "point")).toBeNull();
    expect(readingToShow(view, "(1, 2)", "point")).toBe("x^2");
    expect(readingToShow(view, "2 ", "mixed")).toBeNull();
  });

  test.for(["ambiguous", "ambiguous-mark"] as const)("%s depends on the answer: nothing is said", (reason) => {
    expect(reasonWhileTyping({ ...reading, reason })).toBeNull();
  });

  test.for(["unknown-symbol", "two-decimal-marks", "zero-denominator"] as const)("%s is said", (reason) => {
    expect(reasonWhileTyping({ ...reading, reason })).toBe(reason);
  });
});
