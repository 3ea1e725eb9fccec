import * as fc from "fast-check";
import { expect, test } from "vitest";
import { check } from "../../parts/checker.ts";
import { otherReadings, readStatement } from "./read-statement.ts";
import { statementToLatex } from "./to-latex.ts";

const PIECES = [
  ..."0123456789.,;'/-+−×÷()[]{}^%$xyzabefUr=<>|!√½²π∞∪∅±°:_ \\",
  ..."\\frac \\sqrt sqrt sin log_ ln or and <= \\{ \\} \\cup e9 ... pi".split(" "),
];
const arbText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 120 }).map((parts) => parts.join("")),
);

test("[RDR21] any text is read or refused with a reason, the same way twice", () => {
  fc.assert(
    fc.property(arbText, fc.constantFrom("en" as const, "de" as const, undefined), (text, locale) => {
      const read = readStatement(text, { locale });
      expect(readStatement(text, { locale })).toEqual(read);
      if (!read.ok) expect(read.error.reason).not.toBe("");
      else {
        expect(statementToLatex(read.value.statement)).not.toBe("");
        expect(otherReadings(text, { locale }, read.value).length).toBeLessThan(8);
      }
    }),
    { numRuns: 3000 },
  );
});

test("[RDR21] the longest and deepest texts end", () => {
  for (const piece of [
    "(",
    "[",
    "{",
    "|",
    "√",
    "-",
    "sin ",
    "^",
    "x^",
    "1/",
    "a_",
    "\\frac{",
    "{x|",
    "1,",
    "(1,",
    "∪",
    "or ",
  ]) {
    const read = readStatement(piece.repeat(Math.floor(200 / piece.length)));
    if (!read.ok) expect(read.error.reason).not.toBe("");
  }
});

test("[RDR19] an expression with any letter is read as itself, and marks right beside itself", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const shapes = ["3L+5", "5+3L", "3L-5", "3*L-5", "4L^2", "5L/2", "3L/4", "24L^2+6Ls", "8L^2s^5", "L", "(4L^2)"];
  fc.assert(
    fc.property(fc.constantFrom(...letters), fc.constantFrom(...shapes), (letter, shape) => {
      const text = shape.replaceAll("L", letter);
      const read = readStatement(text);
      expect(read.ok && read.value.statement.type).toBe("expression");
      expect(check({ kind: "expression", expected: text, given: text }).verdict).toBe("correct");
    }),
    { numRuns: 600 },
  );
});
