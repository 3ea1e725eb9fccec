import fc from "fast-check";
import { evaluate } from "mathjs";
import { expect, test } from "vitest";
import type { Tree } from "../read/tree.ts";
import { treeOfNormal } from "./algebra.fixture.ts";
import { normalKey } from "./arithmetic.ts";
import { compareExpressions } from "./compare.ts";
import { compile, pointOf } from "./evaluate.ts";
import { normalForm } from "./normal-form.ts";
import { arbPolynomialTree, arbTree, nameTree, rearranged, textOfTree, wholeTree } from "./random-tree.fixture.ts";

const NAMES = ["x", "y"];
const POINTS = [
  [0.6131, 1.3742],
  [-0.6173, 2.7191],
  [2.3171, -0.7743],
  [-3.3313, -1.7177],
];

function valueAt(tree: Tree, point: readonly number[]) {
  const { value, error } = compile(tree)(pointOf(NAMES, point));
  return { value, error, unsure: error === Number.POSITIVE_INFINITY };
}

test("[ALG1] a polynomial equals itself rearranged and multiplied out", () => {
  fc.assert(
    fc.property(arbPolynomialTree(), (tree) => {
      expect(compareExpressions(tree, rearranged(tree))).toMatchObject({ type: "equal" });
    }),
    { numRuns: 300 },
  );
});

test("[ALG1] a polynomial differs from one with another coefficient", () => {
  fc.assert(
    fc.property(
      arbPolynomialTree(),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 4 }),
      (tree, coefficient, xs, ys) => {
        const power = (name: string, exponent: number): Tree => ({
          type: "power",
          left: nameTree(name),
          right: wholeTree(exponent),
        });
        const monomial: Tree = { type: "product", left: power("x", xs), right: power("y", ys) };
        const other: Tree = {
          type: "sum",
          left: rearranged(tree),
          right: { type: "product", left: wholeTree(coefficient), right: monomial },
        };
        expect(compareExpressions(tree, other).type).toBe("different");
      },
    ),
    { numRuns: 300 },
  );
});

test("[ALG1] a normal form has the value of the tree wherever the tree has one", () => {
  fc.assert(
    fc.property(arbTree(), (tree) => {
      const normal = normalForm(tree);
      if (!normal.ok || normalKey(normal.value).includes("-to(")) return;
      const back = treeOfNormal(normal.value);
      for (const point of POINTS) {
        const a = valueAt(tree, point);
        const b = valueAt(back, point);
        if (a.unsure || b.unsure || !Number.isFinite(a.value)) continue;
        // A power of what is below 0 has a value where the exponent happens to be whole.
        if (Number.isNaN(b.value) && hasUnknownExponent(tree)) continue;
        expect(Math.abs(a.value - b.value)).toBeLessThanOrEqual(8 * (a.error + b.error));
      }
    }),
    { numRuns: 1500 },
  );
});

function hasUnknownExponent(tree: Tree): boolean {
  return JSON.stringify(tree).includes('"power"') && /e\{|ln|-1\{/u.test(normalText(tree));
}

function normalText(tree: Tree): string {
  const normal = normalForm(tree);
  return normal.ok ? normalKey(normal.value) : "";
}

test("[ALG1] the normal form of a normal form is itself", () => {
  fc.assert(
    fc.property(arbPolynomialTree(), arbPolynomialTree(2), (top, bottom) => {
      const normal = normalForm({ type: "fraction", left: top, right: bottom });
      if (!normal.ok) return;
      const again = normalForm(treeOfNormal(normal.value));
      expect(again.ok && normalKey(again.value)).toBe(normalKey(normal.value));
    }),
    { numRuns: 300 },
  );
});

test("[ALG13] an expression equals itself, and itself times 1 or plus 0 written at length", () => {
  fc.assert(
    fc.property(arbTree(), (tree) => {
      const longer: Tree = {
        type: "difference",
        left: { type: "sum", left: tree, right: nameTree("x") },
        right: nameTree("x"),
      };
      const comparison = compareExpressions(tree, longer);
      expect(["equal", "unreadable"]).toContain(comparison.type);
    }),
    { numRuns: 500 },
  );
});

test("[ALG12] an expression differs from itself plus a small number", () => {
  const tiny: Tree = { type: "number", whole: "0", decimals: "000000000000001", at: 0 };
  fc.assert(
    fc.property(arbTree(), (tree) => {
      const comparison = compareExpressions(tree, { type: "sum", left: tree, right: tiny });
      expect(["different", "unreadable"]).toContain(comparison.type);
    }),
    { numRuns: 500 },
  );
});

test("[ALG21] no pair throws, and the same pair has the same result", () => {
  fc.assert(
    fc.property(arbTree(5), arbTree(5), (expected, given) => {
      const first = compareExpressions(expected, given);
      expect(compareExpressions(expected, given)).toEqual(first);
    }),
    { numRuns: 1000 },
  );
});

test("[ALG13] values agree with mathjs where it finds a real one", () => {
  fc.assert(
    fc.property(arbTree(3), (tree) => {
      const { value, error, unsure } = valueAt(tree, [0.6131, 1.3742]);
      if (unsure || !Number.isFinite(value)) return;
      const theirs: unknown = evaluate(textOfTree(tree), { x: 0.6131, y: 1.3742 });
      if (typeof theirs !== "number" || !Number.isFinite(theirs)) return;
      expect(Math.abs(value - theirs)).toBeLessThanOrEqual(8 * error + 1e-9 * Math.abs(value));
    }),
    { numRuns: 500 },
  );
});
