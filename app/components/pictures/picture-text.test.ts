import { describe, expect, test } from "vitest";
import { placeOf, written } from "./picture-text.ts";

describe("what a picture that is slid over writes, and what it shows of what is typed", () => {
  const texts = ["-1", "-0.5", "0", "0.5", "1"];

  test.for([
    { text: "", place: null },
    { text: "0", place: 2 },
    { text: " -1 ", place: 0 },
    { text: "−0.5", place: 1 },
    { text: "0,5", place: 3 },
    { text: "2", place: null },
    { text: "0.", place: null },
  ])("[SCR110] '$text' stands at $place", ({ text, place }) => {
    expect(placeOf(texts, text)).toBe(place);
  });

  test("[SCR110] what is written stands where it was written from, with either decimal mark", () => {
    for (const mark of [".", ","] as const) {
      expect(texts.map((text) => placeOf(texts, written(text, mark)))).toEqual([0, 1, 2, 3, 4]);
    }
    expect(written("-0.5", ",")).toBe("-0,5");
  });
});
