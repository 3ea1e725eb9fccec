import fc from "fast-check";
import { expect, test } from "vitest";
import { examineAppeal } from "./examine-appeal.ts";
import { parser } from "./mathjs.ts";

function outcomeOf(kind: "number" | "expression" | "equation", expected: string, given: string): string {
  const boxes = [{ label: "", kind, expected, given, options: {}, verdict: "incorrect", reason: "different" }] as const;
  const item = "00000000-0000-4000-8000-000000000000" as never;
  return examineAppeal({ item, given: [given], locale: "en", boxes }, parser).boxes[0]?.outcome ?? "";
}

const arbFraction = fc.record({ top: fc.integer({ min: -500, max: 500 }), bottom: fc.integer({ min: 1, max: 400 }) });
const arbPolynomial = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 5 });
const runs = { numRuns: 300, seed: 20_261_120 };

function powers(coefficients: readonly number[], order: "rising" | "falling"): string {
  const terms = coefficients.map((c, power) => `(${c})x^${power}`);
  return (order === "rising" ? terms : terms.toReversed()).join(" + ");
}

test("[APL1] agrees with fractions exactly when they are equal", () => {
  fc.assert(
    fc.property(arbFraction, arbFraction, fc.integer({ min: 1, max: 9 }), (a, b, k) => {
      const equal = a.top * b.bottom === b.top * a.bottom;
      expect(outcomeOf("number", `${a.top}/${a.bottom}`, `${b.top}/${b.bottom}`)).toBe(equal ? "agrees" : "disagrees");
      expect(outcomeOf("number", `${a.top}/${a.bottom}`, `${a.top * k}/${a.bottom * k}`)).toBe("agrees");
    }),
    runs,
  );
});

test("[APL2] agrees with polynomials only when their coefficients are the same", () => {
  fc.assert(
    fc.property(arbPolynomial, arbPolynomial, (a, b) => {
      const trim = (list: readonly number[]) => list.slice(0, list.findLastIndex((c) => c !== 0) + 1).join();
      const outcome = outcomeOf("expression", powers(a, "rising"), powers(b, "falling"));
      if (trim(a) === trim(b)) expect(outcome).not.toBe("disagrees");
      else expect(outcome).not.toBe("agrees");
      if (trim(a) !== "") expect(outcomeOf("expression", powers(a, "rising"), powers(a, "falling"))).toBe("agrees");
    }),
    runs,
  );
});

test("[APL3] agrees with lines only when they are the same line", () => {
  const arbLine = fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: -9, max: 9 })));
  fc.assert(
    fc.property(arbLine, arbLine, fc.integer({ min: 2, max: 5 }), ([a = 0, b = 0, c = 0], [d = 0, e = 0, f = 0], k) => {
      fc.pre((a !== 0 || b !== 0) && (d !== 0 || e !== 0));
      const line = (p: number, q: number, r: number) => `(${p})x + (${q})y = ${r}`;
      const same = a * e === b * d && a * f === c * d && b * f === c * e;
      const outcome = outcomeOf("equation", line(a, b, c), line(d, e, f));
      expect(outcome === "agrees").toBe(same);
      expect(outcomeOf("equation", line(a, b, c), line(-k * a, -k * b, -k * c))).toBe("agrees");
    }),
    runs,
  );
});

test("[APL4] never throws, whatever is typed", () => {
  const signs = fc.string({
    unit: fc.constantFrom(..."0123456789xyei+-*/^().,;:|[]{}<>=√πsincolg\\²½ _%"),
    maxLength: 60,
  });
  const kinds = ["integer", "expression", "equation", "inequality", "set", "point", "interval", "ratio"] as const;
  const item = "00000000-0000-4000-8000-000000000000" as never;
  fc.assert(
    fc.property(signs, signs, fc.constantFrom(...kinds), (expected, given, kind) => {
      const boxes = [
        { label: "", kind, expected, given, options: {}, verdict: "incorrect", reason: "different" },
      ] as const;
      const appeal = { item, given: [given], locale: "en", boxes } as const;
      expect(examineAppeal(appeal, parser)).toEqual(examineAppeal(appeal, parser));
    }),
    { numRuns: 1_500, seed: 20_261_120 },
  );
});
