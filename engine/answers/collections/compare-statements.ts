import {
  compareExpressions,
  numericValue,
  rationalValue,
  type CompareOptions,
  type Comparison,
} from "../algebra/index.ts";
import { judgeWrittenDigits } from "../forms/index.ts";
import { floatToRational, type Rational } from "../rational.ts";
import type { Problem } from "../read/problem.ts";
import type { Statement, Tree } from "../read/tree.ts";
import type { CheckNote, CheckOptions, NearMiss } from "../types.ts";
import { compareEquations } from "../relations/compare-equations.ts";
import { compareInequalities } from "../relations/compare-inequalities.ts";
import { toFormula } from "../relations/formula.ts";
import { expandStatement } from "./expand-signs.ts";

/** What one check may spend on comparing elements, in comparisons of two plain numbers [COL5]. */
const BUDGET = 10_000;
const COST = { numbers: 1, expressions: 8, relations: 80 };

/** What a check compares with, and how much it may still compare. */
export interface Comparing {
  readonly options: CompareOptions;
  /** Set where numbers are asked to so many digits. */
  readonly digits?: CheckOptions;
  left: number;
}

/** How two rows of elements match. */
export interface Match {
  readonly isEqual: boolean;
  /** The first place that differs, counted from 0. */
  readonly place?: number;
  /** Set where one place alone differs. */
  readonly near?: NearMiss;
  readonly notes: readonly CheckNote[];
  readonly problem?: Problem;
}

export const DIFFERENT: Comparison = { type: "different", notes: [] };
const EQUAL: Comparison = { type: "equal", notes: [] };
const TOO_COMPLICATED: Comparison = {
  type: "unreadable",
  problem: { reason: "too-complicated", params: {} },
};
const UNDECIDED: CheckNote = { type: "undecided" };

export function createComparing(options: CheckOptions): Comparing {
  const { assume, tolerance, number_tolerance: numberTolerance, include_exponents: includeExponents } = options;
  return {
    options: {
      ...(assume && { assume }),
      ...(tolerance && { tolerance }),
      ...(numberTolerance && { numberTolerance }),
      ...(includeExponents !== undefined && { includeExponents }),
    },
    ...((options.sigfigs !== undefined || options.decimals !== undefined) && { digits: options }),
    left: BUDGET,
  };
}

export function compareTrees(expected: Tree, given: Tree, comparing: Comparing): Comparison {
  const areNumbers = expected.type === "number" && given.type === "number";
  if (!pay(areNumbers ? COST.numbers : COST.expressions, comparing)) return TOO_COMPLICATED;
  if (hasSameDigits(expected, given)) return EQUAL;
  if (comparing.digits !== undefined) return compareToDigits(expected, given, comparing.digits, comparing.options);
  return compareExpressions(expected, given, comparing.options);
}

/** Equal where the digits asked are right; how many are written is a matter of form. */
function compareToDigits(expected: Tree, given: Tree, digits: CheckOptions, options: CompareOptions): Comparison {
  const value = rationalValue(expected) ?? decimalOf(expected);
  if (value === undefined) return compareExpressions(expected, given, options);
  return judgeWrittenDigits(given, value, digits).verdict === "incorrect" ? DIFFERENT : EQUAL;
}

/** A number that is no quotient, such as √2, to as many places as a float holds. */
function decimalOf(tree: Tree): Rational | undefined {
  const value = numericValue(tree);
  return Number.isFinite(value) ? floatToRational(value) : undefined;
}

/** Whether there is work left for it. */
function pay(cost: number, comparing: Comparing): boolean {
  comparing.left -= cost;
  return comparing.left >= 0;
}

/** Compares two elements of an answer, whatever they are [COL1]. */
export function compareStatements(expected: Statement, given: Statement, comparing: Comparing): Comparison {
  if (expected.type === "member") return compareStatements(expected.of, given, comparing);
  if (given.type === "member") return compareStatements(expected, given.of, comparing);
  if (expected.type === "expression" && given.type === "expression") {
    const asked = expandStatement(expected);
    const typed = expandStatement(given);
    return asked.length > 1 || typed.length > 1
      ? toComparison(matchSets(asked, typed, comparing))
      : compareTrees(expected.tree, given.tree, comparing);
  }
  if (isEmptySet(expected) && isEmptySet(given)) return EQUAL;
  if (expected.type !== given.type) return DIFFERENT;
  switch (expected.type) {
    case "sequence":
      return given.type === "sequence" ? compareSequences(expected, given, comparing) : DIFFERENT;
    case "relation":
      return given.type === "relation" ? compareRelations(expected, given, comparing) : DIFFERENT;
    case "all":
    case "any":
    case "union":
    case "intersection":
      return "of" in given && Array.isArray(given.of)
        ? toComparison(matchUnordered(expected.of, given.of, comparing))
        : DIFFERENT;
    case "without":
      return given.type === "without" ? toComparison(matchOrdered(expected.of, given.of, comparing)) : DIFFERENT;
    case "such-that":
      return given.type === "such-that" && given.name === expected.name
        ? compareStatements(expected.of, given.of, comparing)
        : DIFFERENT;
    case "ratio":
      return given.type === "ratio"
        ? toComparison(matchOrdered(expected.parts.map(toStatement), given.parts.map(toStatement), comparing))
        : DIFFERENT;
    case "remainder":
      return given.type === "remainder"
        ? toComparison(matchOrdered(partsOfRemainder(expected), partsOfRemainder(given), comparing))
        : DIFFERENT;
    default:
      return given.type === "special" && expected.type === "special" && given.value === expected.value
        ? EQUAL
        : DIFFERENT;
  }
}

/** Place by place; an empty place is equal to none. */
export function matchOrdered(
  expected: readonly (Statement | null)[],
  given: readonly (Statement | null)[],
  comparing: Comparing,
): Match {
  let faults = 0;
  let place: number | undefined;
  let near: NearMiss | undefined;
  const notes: CheckNote[] = [];
  for (let index = 0; index < Math.max(expected.length, given.length); index++) {
    const comparison = compareOptional(expected[index], given[index], comparing);
    if (comparison.type === "unreadable") return { isEqual: false, notes: [], problem: comparison.problem };
    notes.push(...notesOf(comparison));
    if (comparison.type === "equal") continue;
    faults += 1;
    place ??= index;
    if (comparison.type === "different") near ??= comparison.near;
  }
  if (place === undefined) return { isEqual: true, notes };
  return { isEqual: false, place, notes, ...(near !== undefined && faults === 1 && { near }) };
}

/** One for one, in any order. */
export function matchUnordered(
  expected: readonly Statement[],
  given: readonly Statement[],
  comparing: Comparing,
): Match {
  if (expected.length !== given.length) return { isEqual: false, notes: [] };
  const pairs = pairUp(expected, given, comparing);
  if (!pairs.ok) return { isEqual: false, notes: [], problem: pairs.problem };
  const isEqual = pairs.partnerOfGiven.every((partner) => partner !== undefined);
  return { isEqual, notes: isEqual ? pairs.notes : pairs.notes.filter(({ type }) => type === "undecided") };
}

/** As sets: each has its like on the other side, however often [COL6]. */
export function matchSets(expected: readonly Statement[], given: readonly Statement[], comparing: Comparing): Match {
  const cover = coverSets(expected, given, comparing);
  if (!cover.ok) return { isEqual: false, notes: [], problem: cover.problem };
  return { isEqual: cover.missing.length === 0 && cover.extra.length === 0, notes: cover.notes };
}

export type Cover =
  | {
      readonly ok: true;
      /** Elements of the right set that are there, that are not, and typed ones that do not belong. */
      readonly found: readonly Statement[];
      readonly missing: readonly Statement[];
      readonly extra: readonly Statement[];
      /** For each typed element the one it is equal to. */
      readonly partnerOfGiven: readonly (Statement | undefined)[];
      readonly notes: readonly CheckNote[];
    }
  | { readonly ok: false; readonly problem: Problem };

/** Which elements of two sets have their like in the other; what is written twice counts once. */
export function coverSets(expected: readonly Statement[], given: readonly Statement[], comparing: Comparing): Cover {
  const pairs = pairUp(expected, given, comparing);
  if (!pairs.ok) return pairs;
  // A tolerance makes no two elements one.
  const { tolerance: _, numberTolerance: __, ...options } = comparing.options;
  const exactly: Comparing = { options, left: comparing.left };
  const found = pairs.partnerOfGiven.filter((partner) => partner !== undefined);
  const partnered = given.filter((___, place) => pairs.partnerOfGiven[place] !== undefined);
  const partnerOfGiven = given.map((element, place) => {
    const twin = pairs.partnerOfGiven[place] ? undefined : findLike(element, partnered, exactly);
    return twin === undefined ? pairs.partnerOfGiven[place] : pairs.partnerOfGiven[given.indexOf(twin)];
  });
  const left = expected.filter((element) => !found.includes(element));
  return {
    ok: true,
    found,
    missing: withoutTwins(
      left.filter((element) => findLike(element, found, exactly) === undefined),
      exactly,
    ),
    extra: withoutTwins(
      given.filter((___, place) => partnerOfGiven[place] === undefined),
      exactly,
    ),
    partnerOfGiven,
    notes: pairs.notes,
  };
}

function findLike(element: Statement, others: readonly Statement[], comparing: Comparing): Statement | undefined {
  return others.find((other) => isEqualTo(other, element, comparing));
}

/** The same elements without repetitions. */
export function withoutTwins(elements: readonly Statement[], comparing: Comparing): readonly Statement[] {
  return elements.filter((element, index) => findLike(element, elements.slice(0, index), comparing) === undefined);
}

export function isEqualTo(a: Statement, b: Statement, comparing: Comparing): boolean {
  return compareStatements(a, b, comparing).type === "equal";
}

export function isEmptySet(statement: Statement): boolean {
  return statement.type === "sequence"
    ? statement.open === "{" && statement.items.length === 0
    : statement.type === "special" && statement.value === "no-solution";
}

export function toStatement(tree: Tree): Statement {
  return { type: "expression", tree };
}

export function notesOf(comparison: Comparison): readonly CheckNote[] {
  if (comparison.type === "undecided") return [UNDECIDED];
  return comparison.type === "unreadable" ? [] : comparison.notes;
}

function compareOptional(
  expected: Statement | null | undefined,
  given: Statement | null | undefined,
  comparing: Comparing,
): Comparison {
  return expected && given ? compareStatements(expected, given, comparing) : DIFFERENT;
}

function toComparison({ isEqual, notes, near, problem }: Match): Comparison {
  if (problem !== undefined) return { type: "unreadable", problem };
  if (isEqual) return { type: "equal", notes };
  if (notes.some(({ type }) => type === "undecided")) return { type: "undecided" };
  return { type: "different", notes: [], ...(near !== undefined && { near }) };
}

type Sequence = Extract<Statement, { type: "sequence" }>;
type Relation = Extract<Statement, { type: "relation" }>;

function compareSequences(expected: Sequence, given: Sequence, comparing: Comparing): Comparison {
  if (expected.open !== given.open || expected.close !== given.close) return DIFFERENT;
  if (expected.open === "{") {
    return toComparison(matchSets(elementsIn(expected), elementsIn(given), comparing));
  }
  if (expected.items.length !== given.items.length) return DIFFERENT;
  return toComparison(matchOrdered(expected.items, given.items, comparing));
}

export function elementsIn({ items }: Sequence): readonly Statement[] {
  return items.flatMap((item) => (item === null ? [] : expandStatement(item)));
}

/** What is joined by "and", "or" and commas without brackets: `3, 5 and 7`. */
export function partsIn(statement: Statement): readonly Statement[] {
  if (statement.type === "any" || statement.type === "all") {
    const { type, of } = statement;
    return of.flatMap((part) => (part.type === type || part.type === "sequence" ? partsIn(part) : [part]));
  }
  return statement.type === "sequence" && statement.open === "" ? elementsIn(statement) : [statement];
}

const MIRRORED = { "<": ">", "≤": "≥", ">": "<", "≥": "≤" } as const;

/** Side by side, or mirrored: `2 = x` is `x = 2`. */
function compareRelations(expected: Relation, given: Relation, comparing: Comparing): Comparison {
  if (expected.sides.length !== given.sides.length) return DIFFERENT;
  const forwards = compareSides(expected, given, comparing);
  if (forwards.type === "equal" || forwards.type === "unreadable") return forwards;
  const mirrored: Relation = {
    type: "relation",
    sides: given.sides.toReversed(),
    signs: given.signs.toReversed().map((sign) => (sign in MIRRORED ? MIRRORED[sign as keyof typeof MIRRORED] : sign)),
  };
  const backwards = compareSides(expected, mirrored, comparing);
  return backwards.type === "equal" ? backwards : compareByMeaning(expected, given, comparing, forwards);
}

/** `2x = 4` for `x = 2`: what both sides of it say. */
function compareByMeaning(
  expected: Relation,
  given: Relation,
  comparing: Comparing,
  otherwise: Comparison,
): Comparison {
  const asked = toFormula(expected, "any");
  const typed = toFormula(given, "any");
  if (asked === undefined || typed === undefined) return otherwise;
  if (!pay(COST.relations, comparing)) return TOO_COMPLICATED;
  const isOfEquations = [...expected.signs, ...given.signs].every((sign) => sign === "=");
  const { assume } = comparing.options;
  const compare = isOfEquations ? compareEquations : compareInequalities;
  const { verdict, notes = [] } = compare(asked, typed, assume === undefined ? {} : { assume });
  return verdict === "correct" ? { type: "equal", notes } : otherwise;
}

function compareSides(expected: Relation, given: Relation, comparing: Comparing): Comparison {
  if (expected.signs.some((sign, index) => sign !== given.signs[index])) return DIFFERENT;
  return toComparison(matchOrdered(expected.sides.map(toStatement), given.sides.map(toStatement), comparing));
}

function partsOfRemainder({ quotient, remainder }: Extract<Statement, { type: "remainder" }>): readonly Statement[] {
  return [toStatement(quotient), toStatement(remainder)];
}

type Pairs =
  | {
      readonly ok: true;
      readonly partnerOfGiven: readonly (Statement | undefined)[];
      readonly notes: readonly CheckNote[];
    }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Gives as many typed elements as possible a partner of their own. With a tolerance a partner may have to be passed
 * on to another (Kuhn's augmenting paths).
 */
export function pairUp(expected: readonly Statement[], given: readonly Statement[], comparing: Comparing): Pairs {
  const notes: CheckNote[] = [];
  const ownerOf = new Map<number, number>();
  let problem: Problem | undefined;
  const known = new Map<number, boolean>();
  const isLike = (place: number, index: number): boolean => {
    const key = place * expected.length + index;
    const before = known.get(key);
    if (before !== undefined) return before;
    const [right, typed] = [expected[index], given[place]];
    const comparison = right && typed ? compareStatements(right, typed, comparing) : DIFFERENT;
    if (comparison.type === "unreadable") problem ??= comparison.problem;
    if (comparison.type !== "different") notes.push(...notesOf(comparison));
    known.set(key, comparison.type === "equal");
    return comparison.type === "equal";
  };
  const findPartner = (place: number, tried: Set<number>): boolean => {
    for (const index of placesFrom(place, expected.length)) {
      if (problem !== undefined) return false;
      if (tried.has(index) || !isLike(place, index)) continue;
      tried.add(index);
      const owner = ownerOf.get(index);
      if (owner !== undefined && !findPartner(owner, tried)) continue;
      ownerOf.set(index, place);
      return true;
    }
    return false;
  };
  for (const place of given.keys()) findPartner(place, new Set());
  if (problem !== undefined) return { ok: false, problem };
  const partners = new Map([...ownerOf].map(([index, place]) => [place, expected[index]]));
  return { ok: true, partnerOfGiven: given.map((_, place) => partners.get(place)), notes };
}

/** The same place first: most answers are in the order of the right one. */
function placesFrom(first: number, length: number): readonly number[] {
  return Array.from({ length }, (_, offset) => (first + offset) % length);
}

function hasSameDigits(a: Tree, b: Tree): boolean {
  return (
    a.type === "number" &&
    b.type === "number" &&
    a.whole === b.whole &&
    a.decimals === b.decimals &&
    a.repeating === b.repeating &&
    a.exponent === b.exponent
  );
}
