import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signAt } from "../algebra/univariate.ts";
import { rational } from "../rational.ts";
import { readStatement } from "../read/read-statement.ts";
import { checkEquation, checkInequality, checkSystem } from "./check-relation.ts";
import { compareReals, rationalReal, realToNumber, type Real } from "./real.ts";
import {
  complement,
  containsReal,
  intersection,
  intervalSet,
  isSameSet,
  isSubset,
  pointsOf,
  union,
  unionOf,
  type RealSet,
} from "./real-set.ts";
import { realRoots } from "./real-roots.ts";
import { solutionSet } from "./solution-set.ts";
import { OPEN } from "./table.fixture.ts";

/** Equations with roots and absolute values, and the distance between their sides. */
const ROUGH: readonly ((a: number, b: number) => readonly [text: string, gap: (x: number) => number])[] = [
  (a, b) => [`sqrt(x + (${a})) = x + (${b})`, (x) => Math.sqrt(x + a) - (x + b)],
  (a, b) => [`|x + (${a})| = 2x + (${b})`, (x) => Math.abs(x + a) - (2 * x + b)],
  (a, b) => [`|x - (${a})| + |x - (${b})| = 7`, (x) => Math.abs(x - a) + Math.abs(x - b) - 7],
];

describe("sets of reals", () => {
  test("[REL1] are a Boolean algebra", () => {
    fc.assert(
      fc.property(arbSet(), arbSet(), arbReal(), (a, b, real) => {
        expect(containsReal(union(a, b), real)).toBe(containsReal(a, real) || containsReal(b, real));
        expect(containsReal(intersection(a, b), real)).toBe(containsReal(a, real) && containsReal(b, real));
        expect(containsReal(complement(a), real)).toBe(!containsReal(a, real));
        expect(isSameSet(complement(union(a, b)), intersection(complement(a), complement(b)))).toBe(true);
        expect(isSubset(intersection(a, b), a)).toBe(true);
      }),
    );
  });

  test("[REL2] reals are in one order, the one of their values", () => {
    fc.assert(
      fc.property(arbReal(), arbReal(), (a, b) => {
        const difference = realToNumber(a) - realToNumber(b);
        const order = Math.sign(compareReals(a, b));
        expect(Math.sign(compareReals(b, a)) + order).toBe(0);
        if (Math.abs(difference) > 1e-9) expect(order).toBe(Math.sign(difference));
      }),
    );
  });
});

describe("zeros of polynomials", () => {
  test("[REL4] are those it was made of, and no others", () => {
    fc.assert(
      fc.property(fc.array(arbRational(), { minLength: 1, maxLength: 5 }), fc.boolean(), (roots, addSquare) => {
        const factors = roots.map(({ n, d }) => [-n, d]);
        const polynomial = [
          ...factors,
          ...(addSquare
            ? [
                [-2n, 0n, 1n],
                [1n, 0n, 1n],
              ]
            : []),
        ]
          .reduce(multiplyWhole, [1n])
          .map((coefficient) => rational(coefficient));
        const found = realRoots(polynomial);
        const wanted = new Set(roots.map(({ n, d }) => `${n}/${d}`));
        expect(found.length).toBe(wanted.size + (addSquare ? 2 : 0));
        expect(found.filter(({ a }) => a !== undefined).length).toBe(wanted.size);
        for (const { a } of found) if (a !== undefined) expect(signAt(polynomial, a)).toBe(0);
      }),
    );
  });

  test("[REL4] of small polynomials are where the sign changes", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 7 }), (coefficients) => {
        fc.pre(coefficients.at(-1) !== 0);
        const polynomial = coefficients.map((coefficient) => rational(BigInt(coefficient)));
        const at = (x: number) => coefficients.reduceRight((sum, part) => sum * x + part, 0);
        const found = realRoots(polynomial).map(realToNumber);
        for (const root of found)
          expect(Math.abs(at(root))).toBeLessThan(1e-6 * (1 + Math.abs(root)) ** coefficients.length);
        for (let x = -12; x < 12; x += 0.37) {
          if (at(x) * at(x + 0.37) < 0) expect(found.some((root) => root >= x && root <= x + 0.37)).toBe(true);
        }
      }),
    );
  });
});

describe("checks", () => {
  test("[REL9] [REL18] every multiple and rearrangement of a line is the line, and another line is not", () => {
    fc.assert(
      fc.property(arbNonZero(), arbNonZero(), arbInteger(), arbNonZero(), (a, b, c, k) => {
        const line = `${a}x + ${b}y = ${c}`.replaceAll("+ -", "- ");
        const multiple = `${k * c} - (${k * b})y = (${k * a})x`;
        expect(checkEquation(line, multiple, {}).verdict).toBe("correct");
        expect(checkEquation(line, `${k * c} - (${k * b})y = (${k * a})x + 1`, {}).verdict).toBe("incorrect");
        expect(checkInequality(line.replace("=", "<"), multiple.replace("=", k > 0 ? ">" : "<"), {}).verdict).toBe(
          "correct",
        );
        expect(checkInequality(line.replace("=", "<"), multiple.replace("=", k > 0 ? "<" : ">"), {}).verdict).toBe(
          "incorrect",
        );
      }),
    );
  });

  test("[REL20] a system is what solves it", () => {
    fc.assert(
      fc.property(
        arbInteger(),
        arbInteger(),
        arbInteger(),
        arbInteger(),
        arbInteger(),
        arbInteger(),
        (x, y, a, b, c, d) => {
          fc.pre(a * d !== b * c);
          const system = `(${a})x + (${b})y = ${a * x + b * y} and (${c})x + (${d})y = ${c * x + d * y}`;
          expect(checkSystem(`x = ${x}, y = ${y}`, system, OPEN).verdict).toBe("correct");
          expect(checkSystem(`x = ${x}, y = ${y + 1}`, system, OPEN).verdict).toBe("incorrect");
        },
      ),
    );
  });

  test("[REL6] radical and absolute equations have the solutions that fit", () => {
    fc.assert(
      fc.property(arbInteger(), arbInteger(), fc.constantFrom(0, 1, 2), (a, b, at) => {
        const [text, gap] = ROUGH[at]?.(a, b) ?? ["", () => 0];
        const read = readStatement(text);
        const set = read.ok ? solutionSet(read.value.statement) : undefined;
        expect(set).toBeDefined();
        for (const point of pointsOf(set ?? []) ?? []) expect(Math.abs(gap(realToNumber(point)))).toBeLessThan(1e-6);
        for (let x = -30; x <= 30; x += 0.5) {
          if (gap(x) === 0) expect(containsReal(set ?? [], rationalReal(rational(BigInt(2 * x), 2n)))).toBe(true);
        }
      }),
    );
  });

  test("[REL21] nothing typed throws, and the verdict is the same again", () => {
    const arbTyped = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc
        .array(
          fc.constantFrom(
            "x",
            "y",
            "2",
            "3",
            "=",
            "<",
            ">",
            "+",
            "-",
            "*",
            "/",
            "^",
            "(",
            ")",
            "|",
            "sqrt(",
            "ln(",
            "±",
            ",",
            " or ",
            " and ",
            "sin ",
          ),
          { maxLength: 24 },
        )
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(
        arbTyped,
        fc.constantFrom("x = 4", "x^2 = 4", "y = 2x + 1", "x < 3", "x = 1, y = 2"),
        (typed, expected) => {
          for (const check of [checkEquation, checkInequality, checkSystem]) {
            const first = check(expected, typed, OPEN);
            expect(check(expected, typed, OPEN)).toEqual(first);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

function multiplyWhole(a: readonly bigint[], b: readonly bigint[]): readonly bigint[] {
  const product: bigint[] = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  a.forEach((x, i) => b.forEach((y, j) => (product[i + j] = (product[i + j] ?? 0n) + x * y)));
  return product;
}

function arbInteger(): fc.Arbitrary<number> {
  return fc.integer({ min: -9, max: 9 });
}

function arbNonZero(): fc.Arbitrary<number> {
  return arbInteger().filter((value) => value !== 0);
}

function arbRational() {
  return fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 6 }))
    .map(([n, d]) => rational(BigInt(n), BigInt(d)));
}

function arbReal(): fc.Arbitrary<Real> {
  return fc
    .tuple(arbRational(), fc.integer({ min: 0, max: 12 }))
    .map(([a, n]) => realRoots([rational(-BigInt(n)), rational(0n), rational(1n)])[0] ?? rationalReal(a));
}

function arbSet(): fc.Arbitrary<RealSet> {
  const arbPiece = fc
    .tuple(arbReal(), arbReal(), fc.boolean(), fc.boolean(), fc.integer({ min: 0, max: 5 }))
    .map(([a, b, lowClosed, highClosed, ends]) => {
      const [low, high] = compareReals(a, b) < 0 ? [a, b] : [b, a];
      return intervalSet(ends === 1 ? undefined : low, lowClosed, ends === 2 ? undefined : high, highClosed);
    });
  return fc.array(arbPiece, { maxLength: 4 }).map(unionOf);
}
