import { absolute, compare, gcd, isWhole, ONE, type Rational } from "../rational.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import type { CheckOptions, ReasonCode } from "../types.ts";
import { fault, faultIf, firstFault, type FormFault } from "./fault.ts";
import { factorsOf, isFraction, unsigned, wholeValue } from "./shape.ts";

/** How a number may be written. */
export type NumberForm = NonNullable<CheckOptions["forms"]>[number];

/** The forms that are found by working a number out: multiples of π, powers of ten. */
export type OtherForm = (tree: Tree) => NumberForm | undefined;

/** How a number is written, on the tree as typed [CHK5]; undefined for what is still to be worked out, `--3` and `-\\frac{-1}{4}` too. */
export function writtenForm(tree: Tree, otherForm: OtherForm, isSigned = false): NumberForm | undefined {
  switch (tree.type) {
    case "negative":
    case "positive":
      return isSigned ? undefined : writtenForm(tree.of, otherForm, true);
    case "group":
      return writtenForm(tree.of, otherForm);
    case "number":
      return tree.exponent !== undefined ? "scientific" : tree.decimals === "" ? "integer" : "decimal";
    case "mixed":
      return "mixed";
    case "percent":
      return writtenForm(tree.of, otherForm) && "percent";
    case "call":
      return tree.name.startsWith("l") ? "log" : undefined;
    case "fraction": {
      const { left, right } = tree;
      const [top, bottom] = [wholeValue(left), wholeValue(right)];
      if (top === undefined || bottom === undefined) break;
      const isFinished =
        writtenForm(left, otherForm, isSigned) !== undefined && writtenForm(right, otherForm) !== undefined;
      return isFinished ? (top * top < bottom * bottom ? "proper" : "improper") : undefined;
    }
    default:
  }
  return otherForm(tree);
}

/** Where none of the forms can write the value, the nearest that can is allowed too. */
export function withNearest(allowed: Set<NumberForm>, value: Rational): ReadonlySet<NumberForm> {
  const has = (...names: readonly NumberForm[]): boolean => names.some((name) => allowed.has(name));
  if (isWhole(value)) {
    if (allowed.size > 1 || !has("scientific")) allowed.add("integer");
  } else if (compare(absolute(value), ONE) < 0) {
    if (has("mixed", "improper")) allowed.add("proper");
  } else if (has("proper") && !has("improper", "mixed")) allowed.add("improper").add("mixed");
  return allowed;
}

export function reasonFor(form: NumberForm | undefined, allowed: ReadonlySet<NumberForm>): ReasonCode {
  const isFractionAsked = allowed.has("proper") || allowed.has("improper");
  if (form === "improper" && isFractionAsked) return "improper";
  return (
    REASONS.find(([asked, , without]) => allowed.has(asked) && !(without && allowed.has(without)))?.[1] ??
    "not-a-whole-number"
  );
}

/** What is said where a form is asked, unless another is asked too. */
const REASONS: readonly (readonly [asked: NumberForm, reason: ReasonCode, without?: NumberForm])[] = [
  ["pi", "not-exact"],
  ["log", "not-exact"],
  ["mixed", "not-mixed", "improper"],
  ["proper", "not-a-fraction"],
  ["improper", "not-a-fraction"],
  ["percent", "not-a-percent"],
  ["decimal", "not-a-decimal"],
  ["scientific", "not-scientific"],
];

export function improperFault(tree: Tree): FormFault | undefined {
  return faultIf(mixedFault(unsigned(tree))?.reason === "improper", "improper");
}

/** A mixed number has a proper fraction in lowest terms. */
export function mixedFault(tree: Tree): FormFault | undefined {
  if (tree.type !== "mixed") return undefined;
  const [top, bottom] = [BigInt(tree.top.whole), BigInt(tree.bottom.whole)];
  const common = gcd(top, bottom);
  if (top >= bottom) return fault("improper");
  return common > 1n ? fault("not-lowest-terms", { factor: String(common) }) : undefined;
}

/** Every fraction of whole numbers, every mixed number and every multiple of π in lowest terms. */
export function lowestTermsFault(tree: Tree, isPiMultiple: (tree: Tree) => boolean): FormFault | undefined {
  const own = isFraction(tree) ? fractionFault(tree, isPiMultiple) : mixedFault(tree);
  return own ?? firstFault(childrenOf(tree), (child) => lowestTermsFault(child, isPiMultiple));
}

function fractionFault(tree: Tree, isPiMultiple: (tree: Tree) => boolean): FormFault | undefined {
  const { top, bottom, signsBelow, all } = factorsOf(tree);
  const isNumber = (factor: Tree): boolean => wholeValue(factor) !== undefined || isPiMultiple(factor);
  const [above, below] = [top, bottom].map((factors) => {
    const wholes = factors.flatMap((factor) => wholeValue(factor) ?? []);
    return wholes.reduce((product, value) => product * value, 1n);
  });
  if (signsBelow > 0 && bottom.some((factor) => wholeValue(factor) !== undefined)) return fault("not-lowest-terms");
  if (above === undefined || below === undefined || !all.every(isNumber)) return undefined;
  const common = gcd(above, below);
  return common > 1n || below === 1n ? fault("not-lowest-terms", { factor: String(common) }) : undefined;
}
