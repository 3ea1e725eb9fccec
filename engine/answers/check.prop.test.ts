import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "../parts/checker.ts";
import { equivalentForms } from "../testing/equivalent-forms.ts";
import type { AnswerKind, CheckOptions } from "./types.ts";

const whole = fc.integer({ min: -99_999, max: 99_999 });
const positive = fc.integer({ min: 1, max: 400 });
const decimal = fc
  .tuple(whole, fc.integer({ min: 1, max: 999 }))
  .map(([a, b]) => `${a < 0 ? "-" : ""}${Math.abs(a)}.${b}`);
const fraction = fc.tuple(whole, fc.integer({ min: 2, max: 120 })).map(([n, d]) => `${n}/${d}`);
const mixed = fc
  .tuple(fc.boolean(), positive, positive, fc.integer({ min: 2, max: 60 }))
  .map(([minus, w, n, d]) => `${minus ? "-" : ""}${w} ${(n % (d - 1)) + 1}/${d}`);
const arbAnswer: fc.Arbitrary<{ kind: AnswerKind; canonical: string; options: CheckOptions }> = fc
  .oneof(
    fc.record({ kind: fc.constant("integer" as const), canonical: whole.map(String) }),
    fc.record({ kind: fc.constant("decimal" as const), canonical: decimal }),
    fc.record({ kind: fc.constant("fraction" as const), canonical: fraction }),
    fc.record({ kind: fc.constant("mixed" as const), canonical: mixed }),
    fc.record({
      kind: fc.constant("number" as const),
      canonical: fc.oneof(whole.map(String), decimal, fraction, mixed),
    }),
    fc.record({
      kind: fc.constant("percent" as const),
      canonical: fc.oneof(
        positive.map((n) => `${n}%`),
        decimal.map((d) => `${d}%`),
        positive.map(String),
      ),
    }),
    fc.record({
      kind: fc.constant("money" as const),
      canonical: fc.oneof(
        positive.map((n) => `$${n}.50`),
        decimal,
      ),
    }),
    fc.record({
      kind: fc.constant("equation" as const),
      canonical: fc.oneof(whole.map(String), fraction, decimal, mixed).map((n) => `x = ${n}`),
    }),
  )
  .chain((answer) =>
    fc.record({
      kind: fc.constant(answer.kind as AnswerKind),
      canonical: fc.constant(answer.canonical),
      options: fc.constantFrom<CheckOptions>({}, { locale: "uk" }, { locale: "in" }, { locale: "en" }),
    }),
  );

describe("for every answer of every typed kind", () => {
  test("[CHK3] the canonical answer marks right", () => {
    fc.assert(
      fc.property(arbAnswer, ({ kind, canonical, options }) => {
        expect(check({ kind, expected: canonical, given: canonical, options }).verdict).toBe("correct");
      }),
    );
  });

  test("[CHK3] every right rewrite marks right", () => {
    fc.assert(
      fc.property(arbAnswer, ({ kind, canonical, options }) => {
        for (const given of equivalentForms(kind, canonical, options)) {
          expect({ given, verdict: check({ kind, expected: canonical, given, options }).verdict }).toEqual({
            given,
            verdict: "correct",
          });
        }
      }),
    );
  });

  test("[CHK14] every right rewrite in a country's own marks marks right", () => {
    fc.assert(
      fc.property(
        arbAnswer,
        fc.constantFrom("fr" as const, "de" as const, "ch" as const),
        ({ kind, canonical }, locale) => {
          for (const given of equivalentForms(kind, canonical, { locale })) {
            expect({
              given,
              verdict: check({ kind, expected: canonical, given, options: { locale } }).verdict,
            }).toEqual({ given, verdict: "correct" });
          }
        },
      ),
    );
  });

  test("[CHK4] one more or one less is not right, however written", () => {
    fc.assert(
      fc.property(
        whole,
        fc.constantFrom(-1, 1),
        fc.constantFrom("integer" as const, "number" as const, "decimal" as const, "fraction" as const),
        (n, step, kind) => {
          for (const given of equivalentForms(kind, String(n + step))) {
            expect({ given, verdict: check({ kind, expected: String(n), given }).verdict }).toEqual({
              given,
              verdict: "incorrect",
            });
          }
        },
      ),
    );
  });

  test("[CHK4] another fraction is not right", () => {
    fc.assert(
      fc.property(fraction, fraction, (a, b) => {
        const [an, ad] = a.split("/").map(Number) as [number, number];
        const [bn, bd] = b.split("/").map(Number) as [number, number];
        const same = an * bd === bn * ad;
        expect(check({ kind: "fraction", expected: a, given: b }).verdict).toBe(same ? "correct" : "incorrect");
      }),
    );
  });

  test("[CHK7] spaces around an answer change nothing", () => {
    fc.assert(
      fc.property(arbAnswer, fc.string({ maxLength: 20 }), ({ kind, canonical, options }, given) => {
        const bare = check({ kind, expected: canonical, given: given.trim(), options });
        const spaced = check({ kind, expected: canonical, given: `  ${given.trim()} \t`, options });
        expect({ verdict: spaced.verdict, reason: spaced.reason, readAs: spaced.readAs }).toEqual({
          verdict: bare.verdict,
          reason: bare.reason,
          readAs: bare.readAs,
        });
      }),
    );
  });
});

test.for(["&", "x = 1 &", "& x = 1"])("[CHK7] spaces around %s change nothing (found by seed -2133171325)", (given) => {
  const verdictOf = (text: string) => {
    const { verdict, reason } = check({ kind: "equation", expected: "x = 0", given: text });
    return { verdict, reason };
  };
  expect(verdictOf(`  ${given} \t`)).toEqual(verdictOf(given));
});

const KINDS: readonly AnswerKind[] = [
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "number",
  "percent",
  "money",
  "equation",
  "boolean",
  "choice",
];
const LIKELY = [..."0123456789.,'/-+−×÷()[]{}^%$€£xyzab=<>|!√½¾²³ _\\", "\\frac", "{,}", " and ", "...", "e9"];
const arbText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(fc.constantFrom(...LIKELY), { maxLength: 120 }).map((parts) => parts.join("")),
);

describe("for any text whatever", () => {
  test("[CHK30] a verdict comes back, the same each time, with a reason", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        arbText,
        fc.constantFrom("en" as const, "fr" as const, "de" as const, "uk" as const, "in" as const, "ch" as const),
        (kind, given, locale) => {
          const request = { kind, expected: kind === "equation" ? "x = 4" : "4", given, options: { locale } };
          const result = check(request);
          expect(result.reason).not.toBe("");
          expect(check(request)).toEqual(result);
          const isRead = result.verdict === "correct" || result.verdict === "wrong-form";
          expect(!isRead || result.readAs !== undefined).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("[CHK30] with any expression accepted, too", () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), arbText, (kind, given) => {
        const options: CheckOptions = { accept: ["expression", "assignment", "label", "value"] };
        expect(() => check({ kind, expected: "4", given, options })).not.toThrow();
        expect(() => check({ kind, expected: given, given, options })).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});
