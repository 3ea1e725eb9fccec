import * as fc from "fast-check";
import { expect, test } from "vitest";
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
