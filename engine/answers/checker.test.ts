import { describe, expect, test } from "vitest";
import { wholeChecker } from "../parts/checker.ts";
import { createRng } from "../random.ts";
import { makeCase } from "../testing/make-answers.ts";
import { algebraPart } from "./algebra-part.ts";
import type { CheckRequest } from "./check.ts";
import { createChecker } from "./checker.ts";
import type { CheckerParts } from "./checker-parts.ts";
import type { CheckResult } from "./types.ts";

const core = createChecker({});

describe("[CHK41] the checker without its parts", () => {
  test.for<readonly [kind: CheckRequest["kind"], expected: string, given: string, options?: CheckRequest["options"]]>([
    ["integer", "12", "12"],
    ["integer", "12", "eleven"],
    ["integer", "1234", "1.234", { locale: "de" }],
    ["decimal", "0.5", ".50"],
    ["decimal", "0.5", "0.52", { tolerance: { abs: 0.1 } }],
    ["fraction", "3/4", "6/8", { form: "lowest_terms" }],
    ["mixed", "2 1/2", "5/2"],
    ["mixed", "2 1/3", "1 4/3"],
    ["percent", "45%", "45"],
    ["money", "$4.50", "450 cents"],
    ["number", "1/3", "1/0"],
    ["number", "1/3", ""],
    ["choice", "A square", "b", { choices: ["A circle", "A square"] }],
    ["boolean", "true", "no"],
    ["text", "Tuesday", "tuesday"],
  ])("marks %s %s, typed %s, as the whole one does", ([kind, expected, given, options = {}]) => {
    const request = { kind, expected, given, options };
    expect(core.check(request)).toEqual(wholeChecker.check(request));
  });

  test.for<readonly [kind: CheckRequest["kind"], expected: string, given: string, options?: CheckRequest["options"]]>([
    ["integer", "7", "3 + 4"],
    ["number", "\\sqrt{3}", "1"],
    ["mixed", "2 1/2", "2-1/2"],
    ["decimal", "0.5", "0.50", { decimals: 1 }],
    ["expression", "2x", "2x"],
    ["equation", "x = 4", "x = 4"],
    ["inequality", "x < 4", ""],
    ["list", "1, 2", "1, 2"],
    ["ratio", "1:2", "1:2"],
    ["time", "10:30", "10:30"],
    ["units", "3 m", "300 cm"],
  ])("asks for algebra by name where %s %s, typed %s, needs it", ([kind, expected, given, options = {}]) => {
    const cause = { piece: "checker/algebra" };
    expect(() => core.check({ kind, expected, given, options })).toThrow(expect.objectContaining({ cause }));
  });

  test("reads numerals, and asks for algebra where a number is still to be worked out", () => {
    expect(core.readNumber("-2 1/2")).toMatchObject({ ok: true, value: { value: { n: -5n, d: 2n }, form: "mixed" } });
    expect(() => core.readNumber("2^3")).toThrow(expect.objectContaining({ cause: { piece: "checker/algebra" } }));
    expect(() => core.lines()).toThrow(expect.objectContaining({ cause: { piece: "checker/lines" } }));
  });

  test("gives the verdict of the whole one when the part has come, whatever is typed", () => {
    let brought = 0;
    for (let seed = 0; seed < 600; seed++) {
      const request = makeCase(createRng(`pieces ${seed}`));
      const here: Partial<CheckerParts> = {};
      const { check } = createChecker(here);
      const asked = outcomeOf(check, request);
      if (asked === "asks") brought += 1;
      Object.assign(here, { algebra: algebraPart });
      const result = asked === "asks" ? check(request) : asked;
      expect({ request, result }).toEqual({ request, result: wholeChecker.check(request) });
    }
    expect(brought).toBeGreaterThan(100);
    expect(brought).toBeLessThan(500);
  });
});

function outcomeOf(check: typeof core.check, request: CheckRequest): CheckResult | "asks" {
  try {
    return check(request);
  } catch (error) {
    expect(error).toMatchObject({ cause: { piece: "checker/algebra" } });
    return "asks";
  }
}
