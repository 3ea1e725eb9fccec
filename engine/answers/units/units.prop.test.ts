import fc from "fast-check";
import { expect, test } from "vitest";
import type { CheckOptions } from "../types.ts";
import { checkTime } from "./check-time.ts";
import { checkUnits } from "./check-units.ts";

const LENGTHS = [
  ["mm", 1n],
  ["cm", 10n],
  ["dm", 100n],
  ["m", 1000n],
  ["km", 1_000_000n],
] as const;

const PIECES =
  "5 12 3.5 , . ' \" ^ ( ) { } / * - + $ £ € ° % = : cm m s kg Mm h min pm per sq squared \\text{ \\frac \\mu ½ ² ⁻ x e and quarter past noon wibble".split(
    " ",
  );

const SUMS: CheckOptions = { accept: ["expression"] };

function arbText() {
  return fc.oneof(
    fc.array(fc.constantFrom(...PIECES, " "), { maxLength: 14 }).map((pieces) => pieces.join("")),
    fc.string({ maxLength: 40, unit: "binary" }),
  );
}

test("[UNT9] a length says the same in every unit, and no other", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      fc.constantFrom(...LENGTHS),
      fc.constantFrom(...LENGTHS),
      (size, [from, factor], [to, other]) => {
        const given = `${size * factor}/${other} ${to}`;
        expect(checkUnits(`${size} ${from}`, given, SUMS).verdict).toBe("correct");
        expect(checkUnits(`${size} ${from}`, `${size * factor + 1n}/${other} ${to}`, SUMS).verdict).toBe("incorrect");
      },
    ),
  );
});

test("[UNT22] nothing typed makes it throw, and the verdict is the same again", { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(arbText(), arbText(), (expected, given) => {
      for (const check of [checkUnits, checkTime]) {
        const first = check(expected, given, {});
        expect(check(expected, given, {})).toEqual(first);
        expect(check("5 cm", given, {}).verdict).toMatch(/^(?:correct|incorrect|wrong-form|unreadable)$/u);
      }
    }),
    { numRuns: 300 },
  );
});

test("[UNT22] long texts are read in time that grows with them", () => {
  for (const piece of ["m", "m/", "(", "{", "5 m ", "1 ", "sq ", "\\text{", "^", "$", "5'"]) {
    const result = checkUnits("5 cm", piece.repeat(40), {});
    expect(result.verdict).not.toBe("correct");
    expect(checkUnits("5 cm", piece.repeat(4000), {})).toMatchObject({ verdict: "unreadable", reason: "too-long" });
  }
});
