import { describe, expect, test } from "vitest";
import { readStatement } from "../read/read-statement.ts";
import { realSetToLatex } from "./real-set.ts";
import { solutionSet } from "./solution-set.ts";

describe("solution sets", () => {
  table("[REL4] linear", [
    ["2x = 8", "\\{4\\}"],
    ["3x + 1 = x - 5", "\\{-3\\}"],
    ["x/3 - 2 = -1", "\\{3\\}"],
    ["0.5x = 1 1/4", "\\{\\frac{5}{2}\\}"],
    ["-2x < 6", "(-3, \\infty)"],
    ["x + 1 <= 2x", "[1, \\infty)"],
    ["1 < x <= 3", "(1, 3]"],
    ["x > 1 and x < 3", "(1, 3)"],
    ["x < 1 or x >= 3", "(-\\infty, 1) \\cup [3, \\infty)"],
    ["x != 2", "(-\\infty, 2) \\cup (2, \\infty)"],
    ["x = x", "(-\\infty, \\infty)"],
    ["x = x + 1", "\\emptyset"],
    ["1 = 2", "\\emptyset"],
    ["2 < 3", "(-\\infty, \\infty)"],
    ["x = 2 or -2", "\\{-2, 2\\}"],
    ["x = 2, -2", "\\{-2, 2\\}"],
    ["x = ±2", "\\{-2, 2\\}"],
    ["no solution", "\\emptyset"],
    ["all real numbers", "(-\\infty, \\infty)"],
  ]);

  table("[REL4] polynomials", [
    ["x^2 = 4", "\\{-2, 2\\}"],
    ["x^2 = -4", "\\emptyset"],
    ["(x-2)^2 = 0", "\\{2\\}"],
    ["x^2 + x = 1", "\\{-1.61803, 0.618034\\}"],
    ["(x-1)(x-5)(x+5) = 0", "\\{-5, 1, 5\\}"],
    ["x^2(x-5)^2 = 0", "\\{0, 5\\}"],
    ["x^3 = 2", "\\{1.25992\\}"],
    ["x^4 - 5x^2 + 6 = 0", "\\{-1.73205, -1.41421, 1.41421, 1.73205\\}"],
    ["6x^3 - 11x^2 + 6x - 1 = 0", "\\{\\frac{1}{3}, \\frac{1}{2}, 1\\}"],
    ["(x^2-2x-1)(x^3-x-1) = 0", "\\{-0.414214, 1.32472, 2.41421\\}"],
    ["x^2 > 4", "(-\\infty, -2) \\cup (2, \\infty)"],
    ["x^2 >= 0", "(-\\infty, \\infty)"],
    ["x^2 > 0", "(-\\infty, 0) \\cup (0, \\infty)"],
    ["x^2 <= 0", "\\{0\\}"],
    ["(x-1)^2(x+2) >= 0", "[-2, \\infty)"],
    ["(x-1)^2(x+2) < 0", "(-\\infty, -2)"],
    ["(x-1)(x-2)(x-3) > 0", "(1, 2) \\cup (3, \\infty)"],
    ["x^2 < 2", "(-1.41421, 1.41421)"],
    ["(x+2)^2 - x^2 = 4(x+1)", "(-\\infty, \\infty)"],
    ["x^31 = 1", "\\{1\\}"],
  ]);

  table("[REL5] quotients leave out where they are not defined", [
    ["2/x = 1", "\\{2\\}"],
    ["(x^2-1)/(x-1) = 2", "\\emptyset"],
    ["x^3/x + 3x - x + 1 = 0", "\\{-1\\}"],
    ["(3+x)/(x^2+3) = 1", "\\{0, 1\\}"],
    ["6/x + 8/(2x) = 10", "\\{1\\}"],
    ["1/x > 0", "(0, \\infty)"],
    ["1/x < 1", "(-\\infty, 0) \\cup (1, \\infty)"],
    ["(x+1)/(x-2) <= 0", "[-1, 2)"],
    ["x/x = 1", "(-\\infty, 0) \\cup (0, \\infty)"],
    ["1/(1/x) = x", "(-\\infty, 0) \\cup (0, \\infty)"],
    ["x^-1 = 2", "\\{\\frac{1}{2}\\}"],
  ]);

  table("[REL6] absolute values and roots", [
    ["|x| = 2", "\\{-2, 2\\}"],
    ["|x| = -2", "\\emptyset"],
    ["|x - 3| < 2", "(1, 5)"],
    ["|2x + 1| >= 3", "(-\\infty, -2] \\cup [1, \\infty)"],
    ["|x| = |x - 2|", "\\{1\\}"],
    ["|x - 1| + |x + 1| = 2", "[-1, 1]"],
    ["||x| - 3| = 1", "\\{-4, -2, 2, 4\\}"],
    ["sqrt(x) = 3", "\\{9\\}"],
    ["sqrt(x) = -3", "\\emptyset"],
    ["sqrt(x+2) = x", "\\{2\\}"],
    ["sqrt(x) + sqrt(x+5) = 5", "\\{4\\}"],
    ["sqrt(x) < 2", "[0, 4)"],
    ["sqrt(x) > x", "(0, 1)"],
    ["sqrt(x^2) = 3", "\\{-3, 3\\}"],
    ["x^(1/3) = -2", "\\{-8\\}"],
    ["x = sqrt(2)", "\\{1.41421\\}"],
    ["x = (1 + sqrt(5))/2", "\\{1.61803\\}"],
    ["x = 1/sqrt(2)", "\\{0.707107\\}"],
    ["sqrt(2)*x > 2", "(1.41421, \\infty)"],
    ["x = sqrt(2) + sqrt(3)", "\\{3.14626\\}"],
    ["x = 1 ± sqrt(2)", "\\{-0.414214, 2.41421\\}"],
    ["sqrt(x-1) >= 0", "[1, \\infty)"],
    ["sqrt(-4) = x", "\\emptyset"],
    ["1/sqrt(x) = 1/2", "\\{4\\}"],
    ["sqrt((x+1)/(x-1)) = 2", "\\{\\frac{5}{3}\\}"],
  ]);

  table("[REL7] powers, logarithms, π", [
    ["2^x = 8", "\\{3\\}"],
    ["2^x = 1/4", "\\{-2\\}"],
    ["2^(2x+1) = 8", "\\{1\\}"],
    ["e^x = 1", "\\{0\\}"],
    ["e^x = 5", "\\{1.60944\\}"],
    ["x = ln 5", "\\{1.60944\\}"],
    ["ln x = 0", "\\{1\\}"],
    ["ln x > 0", "(1, \\infty)"],
    ["ln x < 0", "(0, 1)"],
    ["0.5^x > 4", "(-\\infty, -2)"],
    ["2^x > -1", "(-\\infty, \\infty)"],
    ["log(x) = 2", "\\{100\\}"],
    ["log_2(x) + log_2(x - 2) = 3", "\\{4\\}"],
    ["ln(x) + ln(x+1) < ln(6)", "(0, 2)"],
    ["2ln(x) = ln(9)", "\\{3\\}"],
    ["log_0.5(x) > 1", "(0, \\frac{1}{2})"],
    ["e^(2x) - 3e^x + 2 = 0", "\\{0, 0.693147\\}"],
    ["4^x - 3*2^x + 2 = 0", "\\{0, 1\\}"],
    ["2^(x+1) = 8", "\\{2\\}"],
    ["2^x = 8*2^(-x)", "\\{1.5\\}"],
    ["x^(2/3) = 4", "\\{-8, 8\\}"],
    ["x^(1/3) < 2", "(-\\infty, 8)"],
    ["6^x = 36", "\\{2\\}"],
    ["ln(x)^2 = 4", "\\{0.135335, 7.38906\\}"],
    ["2^x = 3^x", "\\{0\\}"],
    ["2x = pi", "\\{1.5708\\}"],
    ["x^2 = pi", "\\{-1.77245, 1.77245\\}"],
    ["x < sqrt(2)*pi", "(-\\infty, 4.44288)"],
  ]);

  test.for(["sin x = 0", "x + 2^x = 3", "x y = 1", "x = i"])("[REL8] %s is not solved", (text) => {
    expect(solve(text)).toBe("not solved");
  });
});

function table(title: string, rows: readonly (readonly [string, string])[]): void {
  test.for(rows)(`${title}: %s is solved by %s`, ([text, set]) => {
    expect(solve(text)).toBe(set);
  });
}

function solve(text: string): string {
  const read = readStatement(text);
  if (!read.ok) return JSON.stringify(read.error);
  const set = solutionSet(read.value.statement);
  return set === undefined ? "not solved" : realSetToLatex(set);
}
