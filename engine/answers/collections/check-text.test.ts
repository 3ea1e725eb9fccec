import { describe, expect, test } from "vitest";
import { checkText } from "./check-text.ts";
import { table } from "./table.fixture.ts";

const synonyms = { synonyms: true };

describe("texts", () => {
  table("[COL34] as it sounds", checkText, "Right triangle", [
    ["right triangle", "correct"],
    ["RIGHT  TRIANGLE", "correct"],
    [" a right triangle. ", "correct"],
    ["the right triangle!", "correct"],
    ["right-triangle", "correct"],
    ["triangle", "incorrect different"],
    ["", "unreadable empty"],
    [" . ", "unreadable empty"],
  ]);
  table("[COL34] quotes and signs", checkText, "-3 isn't it", [
    ["-3 isn’t it", "correct"],
    ["3 isn't it", "incorrect different"],
  ]);
  table("[COL35] no solution", checkText, "no solution", [
    ["none", "correct", synonyms],
    ["No Solutions.", "correct", synonyms],
    ["∅", "correct", synonyms],
    ["no real solutions", "correct", synonyms],
    ["none", "incorrect different"],
    ["no", "incorrect different", synonyms],
    ["0", "incorrect different", synonyms],
  ]);
  table("[COL35] yes and no", checkText, "yes", [
    ["true", "correct", synonyms],
    ["True", "correct", synonyms],
    ["no", "incorrect different", synonyms],
    ["true", "incorrect different"],
  ]);
  table("[COL35] nothing there", checkText, "DNE", [
    ["does not exist", "correct", synonyms],
    ["none", "incorrect different", synonyms],
  ]);
  table("[COL35] all and many", checkText, "all real numbers", [
    ["ℝ", "correct", synonyms],
    ["all reals", "correct", synonyms],
    ["infinitely many", "incorrect different", synonyms],
  ]);
});

test("[COL5] a text without end is too long, at once", () => {
  expect(checkText("yes", `${".".repeat(1_000_000)}x`, {})).toMatchObject({
    verdict: "unreadable",
    reason: "too-long",
  });
});
