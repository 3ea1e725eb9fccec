import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkWork } from "./check-work.ts";
import { RIGHT_SOLUTIONS, WRONG_SOLUTIONS } from "../../../corpora/answers/solutions.ts";

const SIGNS = [
  ..."0123456789xyXab+-−×*÷/:=<>≤≥≈().,^²√%$ ",
  "cm",
  "so ",
  "1) ",
  "=",
  "→",
  " of ",
  "r",
  "or",
  "check: ",
];

function arbLine(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.array(fc.constantFrom(...SIGNS), { maxLength: 24 }).map((signs) => signs.join("")),
    fc.constantFrom(...[...RIGHT_SOLUTIONS, ...WRONG_SOLUTIONS].flatMap(({ lines }) => lines)),
    fc.string({ maxLength: 30 }),
  );
}

describe("whatever is typed", () => {
  test("[WRK11] every line gets one report, the first wrong one is where it says, and nothing throws", () => {
    fc.assert(
      fc.property(fc.option(arbLine()), fc.array(arbLine(), { maxLength: 24 }), fc.boolean(), (start, lines, asked) => {
        const isAnswer = (text: string) => /^\s*-?\d+\s*$/u.test(text);
        const request = { lines, ...(start === null ? {} : { start }), ...(asked ? { isAnswer } : {}) };
        const report = checkWork(request);
        expect(report.lines).toHaveLength(Math.min(20, lines.length));
        const first = report.lines.findIndex(({ status }) => status === "wrong");
        expect(report.firstWrong).toBe(first === -1 ? null : first);
        expect(checkWork(request)).toEqual(report);
      }),
      { numRuns: 400 },
    );
  });

  test("[WRK13] a bare finished answer gets the same report whatever its value and whatever stands above", () => {
    const isAnswer = (text: string) => /^\s*-?\d+\s*$/u.test(text);
    fc.assert(
      fc.property(
        arbLine(),
        fc.array(arbLine(), { maxLength: 4 }),
        fc.integer(),
        fc.integer(),
        (start, lines, a, b) => {
          const last = (value: number) => checkWork({ start, lines: [...lines, `${value}`], isAnswer }).lines.at(-1);
          expect(last(a)).toEqual({ ...last(b), readAs: last(a)?.readAs });
          expect(last(a)?.status).toBe("answer");
        },
      ),
      { numRuns: 200 },
    );
  });

  test("[WRK7] empty lines between change nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RIGHT_SOLUTIONS, ...WRONG_SOLUTIONS), fc.nat(), ({ lines, ...rest }, n) => {
        const at = n % (lines.length + 1);
        const spaced = checkWork({ ...rest, lines: lines.toSpliced(at, 0, "  ") }).lines;
        expect(spaced.toSpliced(at, 1)).toEqual(checkWork({ ...rest, lines }).lines);
      }),
    );
  });
});
