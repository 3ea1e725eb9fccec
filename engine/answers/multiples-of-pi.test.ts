import { expect, test } from "vitest";
import { check } from "../parts/checker.ts";

test.for([
  ["3pi", "3π", "correct"],
  ["3pi", "1.5τ", "correct"],
  ["3pi", "2pau", "correct"],
  ["3pi", "9.42", "wrong-form"],
  ["3pi", "66/7", "wrong-form"],
  ["9.42477796076938", "3pi", "correct"],
  ["9.42477796076938", "9.425", "wrong-form"],
  ["3pi", "9.43", "incorrect"],
  ["3pi", "9", "incorrect"],
  ["3pi", "9.4", "incorrect"],
  ["3pi", "3", "incorrect"],
  ["3pi", "τ", "incorrect"],
] as const)("[CHK37] where %s is asked as a multiple of π, %s is %s", ([expected, given, verdict]) => {
  const result = check({ kind: "number", expected, given, options: { forms: ["pi"] } });
  expect(result.verdict).toBe(verdict);
  if (verdict === "wrong-form") expect(result.reason).toBe("not-exact");
});
