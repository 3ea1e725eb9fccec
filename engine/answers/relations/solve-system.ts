import { numericValue, type Polynomial } from "../algebra/index.ts";
import { coefficientsIn, rationalCoefficientsIn } from "../algebra/polynomial-in.ts";
import { constantOf, negatePolynomial } from "../algebra/polynomial.ts";
import { clearedOf } from "./compare-equations.ts";
import { conditionsOf } from "./conditions.ts";
import { differenceOf, type Formula, type Relation } from "./formula.ts";
import { numberOf, plus, sumAt, times, toPower, type Point } from "./normals.ts";
import { rootsOf, rootsOfFloats } from "./zeros.ts";

/** Points that solve a system. */
export type Points = readonly Point[];

/** What is nearer to 0 than this share of its terms is 0. */
const NEAR = 1e-9;

/** Most choices of "or" and ± together. */
const MAX_CHOICES = 64;

/** All real points that solve a system, found by putting in; `undefined`: not known which. */
export function solvePoints(formula: Formula, unknowns: readonly string[]): Points | undefined {
  const choices = choicesOf(formula);
  const points = choices?.map((relations) => solveRelations(relations, unknowns));
  return points?.every((found) => found !== undefined) ? points.flat() : undefined;
}

/** `x = ±2 and y = x`: each choice on its own. */
function choicesOf(formula: Formula): readonly (readonly Relation[])[] | undefined {
  if (formula.type === "always") return formula.value ? undefined : [];
  if (formula.type === "relation") return [[formula]];
  const parts = formula.of.map(choicesOf);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const choices =
    formula.type === "any"
      ? parts.flat()
      : parts.reduce((before, part) =>
          before.length * part.length > MAX_CHOICES ? [] : before.flatMap((a) => part.map((b) => [...a, ...b])),
        );
  return choices.length > MAX_CHOICES || choices.length === 0 ? undefined : choices;
}

function solveRelations(relations: readonly Relation[], unknowns: readonly string[]): Points | undefined {
  const sums = relations.map((relation) => clearedOf(relation, {}));
  const conditions = relations.map((relation) => conditionsOf(differenceOf(relation)));
  if (!sums.every((sum) => sum !== undefined) || !conditions.every((part) => part !== undefined)) return undefined;
  const points = solveSums(sums, unknowns);
  return points?.filter((point) =>
    conditions.flat().every(({ of, must }) => must !== "≠" || Math.abs(numericValue(of, point)) > 1e-9),
  );
}

function solveSums(sums: readonly Polynomial[], unknowns: readonly string[]): Points | undefined {
  const [name, ...others] = unknowns;
  const left = sums.filter((sum) => sum.length > 0);
  if (left.some((sum) => constantOf(sum) !== undefined)) return [];
  if (name === undefined) return left.length === 0 ? [new Map()] : undefined;
  if (others.length === 0) return solveLast(left, name);
  const linear = linearIn(left, unknowns);
  if (linear === undefined) return undefined;
  const put = left.filter((sum) => sum !== linear.sum).map((sum) => substitute(sum, linear));
  const points = put.every((sum) => sum !== undefined)
    ? solveSums(
        put,
        unknowns.filter((other) => other !== linear.name),
      )
    : undefined;
  const found: Point[] = [];
  for (const point of points ?? []) {
    const [above, below] = [sumAt(linear.rest, point, NEAR), sumAt(linear.factor, point, NEAR)];
    // Where both are 0, it can be anything.
    if (above === 0 && below === 0) return undefined;
    if (Number.isFinite(above / below)) found.push(new Map(point).set(linear.name, -above / below));
  }
  return points && found;
}

function solveLast([first, ...others]: readonly Polynomial[], name: string): Points | undefined {
  if (first === undefined) return undefined;
  const exact = rationalCoefficientsIn(first, name);
  const roots = exact === undefined ? rootsOfFloats(coefficientsIn(first, name)?.map(numberOf)) : rootsOf(exact);
  return roots
    ?.map(({ value }) => new Map([[name, value]]))
    .filter((point) => others.every((sum) => sumAt(sum, point, NEAR) === 0));
}

/** `rest + factor·name` is one of the sums. */
export interface Linear {
  readonly sum: Polynomial;
  readonly name: string;
  readonly rest: Polynomial;
  readonly factor: Polynomial;
}

/** An equation that can be solved for an unknown: with a number for its factor, or else with any. */
export function linearIn(sums: readonly Polynomial[], unknowns: readonly string[], plain = false): Linear | undefined {
  const found = sums.flatMap((sum) =>
    unknowns.flatMap((name): readonly Linear[] => {
      const [rest, factor, ...more] = coefficientsIn(sum, name) ?? [];
      return rest === undefined || factor === undefined || more.length > 0 ? [] : [{ sum, name, rest, factor }];
    }),
  );
  return found.find(({ factor }) => constantOf(factor) !== undefined) ?? (plain ? undefined : found[0]);
}

/** The sum with what the name is put in, times what clears it. */
export function substitute(sum: Polynomial, { name, rest, factor }: Linear): Polynomial | undefined {
  const parts = coefficientsIn(sum, name);
  const top = negatePolynomial(rest);
  return parts?.reduce(
    (total: Polynomial | undefined, part, power) =>
      plus(total, times(part, toPower(top, power), toPower(factor, parts.length - 1 - power))),
    [],
  );
}
