import { describe, expect, test } from "vitest";
import { from, line, type PlainSum, type Trace } from "../../trace/index.ts";
import { askedSum } from "./asked-sum.ts";
import { plainSumOf, walkOf } from "./walk-of.ts";

describe("[CLR20] a calculation in small questions", () => {
  const known = (name: string, n: number) => ({ known: name, value: { n, d: 1 } });
  const rows = [
    line("ones", "multiply", [known("a", 23), known("ones-of-it", 4)]),
    line("tens", "multiply", [known("a", 23), known("tens-of-it", 10)]),
  ];
  const trace: Trace = { givens: [], routes: [[...rows, line("total", "add", rows.map(from))]] };

  test("each line is asked, the last one for the result, and none tells what it asks", () => {
    const walk = walkOf(trace);
    expect(walk.map(({ ask }) => ask)).toEqual([
      String.raw`What is $23 \times 4$?`,
      String.raw`What is $23 \times 10$?`,
      "What is $92 + 230$?",
    ]);
    expect(walk.map(({ values }) => values)).toEqual([[92], [230], [322]]);
  });

  test("what moves to another place is told and not asked", () => {
    const ones = line("ones", "add", [known("ones-of-a", 6), known("ones-of-b", 8)]);
    const keep = line("ones-keep", "remainder", [from(ones), known("ten", 10)]);
    const carry = line("ones-carry", "quotient", [from(ones), known("ten", 10)]);
    const tens = line("tens", "add", [known("tens-of-a", 5), known("tens-of-b", 2), from(carry)]);
    const total = line("total", "compose", [tens, keep].map(from));
    const walk = walkOf({ givens: [], routes: [[ones, keep, carry, tens, total]] });
    expect(walk.map(({ lead }) => lead)).toEqual(["", "Write $4$ there. Carry $1$ to the next place.", ""]);
    expect(walk.at(-1)?.values).toEqual([84]);
  });

  test("long numbers are shown with the marks of the problems", () => {
    const big = line("big", "multiply", [known("a", 8000), known("b", 4)]);
    const walk = walkOf({ givens: [], routes: [[big, line("more", "add", [from(big), known("c", 900)])]] });
    expect(walk.map(({ ask }) => ask)).toEqual([String.raw`What is $8000 \times 4$?`, "What is $32{,}000 + 900$?"]);
    expect(walk.at(-1)?.values).toEqual([32_900]);
  });

  test("one step is no walk", () => {
    expect(walkOf({ givens: [], routes: [rows.slice(0, 1)] })).toEqual([]);
    expect(walkOf({ givens: [], routes: [] })).toEqual([]);
  });

  test.each<readonly [string, PlainSum | null]>([
    ["i have 23 x 14", { operation: "multiply", numbers: [23, 14] }],
    ["take 3 from 8", { operation: "subtract", numbers: [8, 3] }],
    ["1/2 + 1/3", null],
    ["12345678901234567 + 1", null],
  ])("%s", (text, sum) => {
    const asked = askedSum(text);
    expect(asked && plainSumOf(asked)).toEqual(sum);
  });
});
