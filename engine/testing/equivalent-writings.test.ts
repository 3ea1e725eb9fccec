import { expect, test } from "vitest";
import { check } from "../parts/checker.ts";
import { equivalentForms } from "./equivalent-forms.ts";
import type { AnswerKind, CheckOptions } from "../answers/types.ts";

test.for<readonly [AnswerKind, string, CheckOptions, atLeast: number]>([
  ["expression", "300 + 40 + 5", { form: "same" }, 4],
  ["expression", "4 × 6", { form: "same" }, 6],
  ["expression", "2 × 2 × 3", { form: "prime_factorization" }, 6],
  ["expression", "3x - 2", {}, 3],
  ["set", "{1, 2, 3, 6}", { accept: ["bare-list"] }, 7],
  ["set", "{-2, 5}", {}, 5],
  ["list", "[-3, 0, 4]", {}, 4],
  ["list", "[2, 3]", { ordered: false }, 6],
  ["list", "10, 20, 30", {}, 4],
  ["set", "1, 2, 3", { accept: ["bare-list"] }, 4],
  ["point", "(1, -2)", {}, 3],
  ["interval", "[1, 3)", {}, 3],
  ["inequality", "x > -3", {}, 4],
  ["inequality", "x ≤ 3", {}, 5],
  ["units", "5 cm", {}, 3],
  ["ratio", "3 : 4", {}, 2],
])("[CHK3] every right writing of the %s %s marks right", ([kind, expected, options, atLeast]) => {
  const writings = new Set(equivalentForms(kind, expected, options));
  expect(writings.size).toBeGreaterThanOrEqual(atLeast);
  const verdicts = [...writings].map((given) => ({ given, ...check({ kind, expected, given, options }) }));
  expect(verdicts.filter(({ verdict }) => verdict !== "correct")).toEqual([]);
});
