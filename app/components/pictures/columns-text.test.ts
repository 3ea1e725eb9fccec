import { describe, expect, test } from "vitest";
import { cellsToText, digitsTyped, textToCells } from "./columns-text.ts";

describe("cells of the answer and the text of the box", () => {
  test.for([
    { cells: ["", "", ""], text: "" },
    { cells: ["", "", "6"], text: "6" },
    { cells: ["", "7", "6"], text: "76" },
    { cells: ["1", "", "6"], text: "1□6" },
    { cells: ["", "7", ""], text: "7□" },
    { cells: ["0", "7", "6"], text: "076" },
  ])("[SCR110] $cells writes $text and is read back from it", ({ cells, text }) => {
    expect(cellsToText(cells)).toBe(text);
    expect(textToCells(text, 3)).toEqual(cells);
  });

  test("[SCR110] every filling of four cells comes back as it was", () => {
    const digits = ["", "0", "5"];
    for (const a of digits)
      for (const b of digits)
        for (const c of digits)
          for (const d of digits) expect(textToCells(cellsToText([a, b, c, d]), 4)).toEqual([a, b, c, d]);
  });

  test.for(["1234", "-12", "1.5", "7 6", "abc", "1,2"])("[SCR110] '%s' is none that three cells can write", (text) => {
    expect(textToCells(text, 3)).toEqual(["", "", ""]);
  });

  test.for([
    { typed: "4", most: 1, digits: "4" },
    { typed: "47", most: 1, digits: "7" },
    { typed: "14", most: 2, digits: "14" },
    { typed: "143", most: 2, digits: "43" },
    { typed: "x", most: 1, digits: "" },
    { typed: "", most: 1, digits: "" },
  ])("[SCR110] '$typed' in a cell for $most is '$digits'", ({ typed, most, digits }) => {
    expect(digitsTyped(typed, most)).toBe(digits);
  });
});
