import { describe } from "vitest";
import { checkRatio } from "./check-ratio.ts";
import { table } from "./table.fixture.ts";

describe("ratios", () => {
  table("[COL29] by value", checkRatio, "3:4", [
    ["3:4", "correct"],
    ["6 : 8", "correct"],
    ["1.5:2", "correct"],
    ["1/4 : 1/3", "correct"],
    ["4:3", "incorrect wrong-order"],
    ["8:6", "incorrect wrong-order"],
    ["3:5", "incorrect different"],
    ["3:4:5", "incorrect wrong-count"],
    ["0:0", "incorrect different"],
    ["3:0", "incorrect different"],
  ]);
  table("[COL29] of three parts", checkRatio, "3:4:5", [
    ["6:8:10", "correct"],
    ["6:8:9", "incorrect different"],
    ["3:5:4", "incorrect wrong-order"],
    ["3:4", "incorrect wrong-count"],
  ]);
  table("[COL29] with a part of 0", checkRatio, "0:2:1", [
    ["0:4:2", "correct"],
    ["0:4:3", "incorrect different"],
  ]);
  table("[COL29] with unknowns", checkRatio, "a:2b", [
    ["3a:6b", "correct"],
    ["a^2:2ab", "correct"],
    ["a:3b", "incorrect different"],
  ]);
  table("[COL29] with signs that stand for two", checkRatio, "1 ± a ± b : c", [
    ["1 ± a ± b : c", "correct"],
    ["2 ± 2a ± 2b : 2c", "correct"],
    ["1 ± a ± d : c", "incorrect different"],
  ]);
  table("[COL30] in lowest terms", checkRatio, "3:4", [
    ["3:4", "correct", { form: "lowest_terms" }],
    ["6:8", "wrong-form not-lowest-terms", { form: "lowest_terms" }],
    ["6:8", "wrong-form not-lowest-terms", { form: "simplified" }],
    ["6:8", "wrong-form not-lowest-terms", { simplify: "required" }],
    ["1.5:2", "wrong-form not-lowest-terms", { form: "lowest_terms" }],
    ["6:9", "incorrect different", { form: "lowest_terms" }],
  ]);
  table("[COL30] the right answer's own parts are always in order", checkRatio, "1:2.5", [
    ["1:2.5", "correct", { form: "simplified" }],
    ["2:5", "correct", { form: "simplified" }],
    ["2:5.0", "wrong-form not-lowest-terms", { form: "simplified" }],
  ]);
  table("[COL31] other ways to write it", checkRatio, "3:4", [
    ["3 to 4", "correct"],
    ["6 to 8", "correct"],
    ["3 TO 4", "correct"],
    ["3∶4", "correct"],
    ["4 to 3", "incorrect wrong-order"],
    ["3/4", "wrong-form not-a-ratio"],
    ["3/4", "correct", { accept: ["ratio"] }],
    ["6/8", "correct", { accept: ["ratio"] }],
    ["4/3", "incorrect wrong-order", { accept: ["ratio"] }],
    ["0.75", "wrong-form not-a-ratio", { accept: ["ratio"] }],
    ["0.8", "incorrect different"],
  ]);
});
