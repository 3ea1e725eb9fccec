import { describe, expect, test } from "vitest";
import { checkCase } from "./check-case.ts";

describe("the case format", () => {
  test.each([
    [{ kind: "integer", expected: "12", given: "7+5" }, "correct"],
    [{ kind: "integer", expected: "12", given: "7+5", options: { form: "number" } }, "wrong-form"],
    [{ kind: "mixed", expected: "1 1/2", given: "3/2" }, "correct"],
    [{ kind: "mixed", expected: "1 1/2", given: "3/2", options: { form: "mixed" } }, "wrong-form"],
    [{ kind: "integer", expected: "2", given: "2x/x" }, "correct"],
    [{ kind: "integer", expected: "3", given: "x=3", options: { accept: "assignment" } }, "correct"],
    [{ kind: "decimal", expected: "6.63*10^-34", given: "1*10^-34" }, "incorrect"],
    [{ kind: "decimal", expected: "6.63*10^-34", given: "6.63x10^-34" }, "correct"],
    [{ kind: "integer", expected: "-2", given: "(-8)^(1/3)" }, "correct"],
    [{ kind: "fraction", expected: "1/0", given: "1/0" }, "unreadable"],
  ])("[CHK29] %j is %s", (row, verdict) => {
    expect(checkCase(row)?.verdict).toBe(verdict);
  });

  test("[CHK29] leaves what it does not know to others", () => {
    expect(checkCase({ kind: "poem", expected: "(1,2)", given: "(1,2)" })).toBeUndefined();
    expect(checkCase({ kind: "integer", expected: "1", given: "1", options: { sigfig: 2 } })).toBeUndefined();
    expect(checkCase({ kind: "integer", expected: null, given: "1" })).toBeUndefined();
  });
});
