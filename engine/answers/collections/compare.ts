import { compareExpressions, numericValue, rationalValue } from "../algebra/index.ts";
import { compareOptionsOf } from "../compare-options.ts";
import { judgeWrittenDigits } from "../forms/index.ts";
import { floatToRational } from "../rational.ts";
import type { Problem } from "../read/problem.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { compareFormulas } from "../relations/compare-formulas.ts";
import { unreadable } from "../results.ts";
import type { CheckNote, CheckOptions, CheckResult, NearMiss } from "../types.ts";
import { isEmptySet, partsOf, valuesOf, type Items } from "./elements.ts";

/** What one check may spend on comparing elements, in comparisons of two plain numbers [COL5]. */
const BUDGET = 10_000;
const COST = { numbers: 1, expressions: 8, relations: 80 };

/** What a check compares with, what it may still spend, and what it found on the way. */
export interface Comparing {
  readonly options: CheckOptions;
  left: number;
  readonly notes: CheckNote[];
  /** What the last two expressions that differ nearly are. */
  near?: NearMiss | undefined;
  problem?: Problem;
}

export function createComparing(options: CheckOptions): Comparing {
  return { options, left: BUDGET, notes: [] };
}

/** The result, unless something could not be compared; what holds beside it is added. */
export function conclude(result: CheckResult, comparing: Comparing): CheckResult {
  if (comparing.problem !== undefined) return unreadable(comparing.problem);
  const fitting = comparing.notes.filter(({ type }) => (type === "undecided") !== (result.verdict === "correct"));
  const notes = [...new Map(fitting.map((note) => [`${note.type}${note.where}`, note])).values()];
  return notes.length === 0 ? result : { ...result, notes };
}

/** Whether there is work left for it. */
function pay(cost: number, comparing: Comparing): boolean {
  comparing.left -= cost;
  if (comparing.left < 0) comparing.problem ??= { reason: "too-complicated", params: {} };
  return comparing.left >= 0;
}

export function areSameTrees(expected: Tree, given: Tree, comparing: Comparing): boolean {
  const areNumbers = expected.type === "number" && given.type === "number";
  if (!pay(areNumbers ? COST.numbers : COST.expressions, comparing)) return false;
  const { options } = comparing;
  // How many digits are written is a matter of form.
  const value = options.sigfigs === undefined && options.decimals === undefined ? undefined : decimalOf(expected);
  if (value !== undefined) return judgeWrittenDigits(given, value, options).verdict !== "incorrect";
  const result = compareExpressions(expected, given, compareOptionsOf(options));
  if (result.type === "unreadable") comparing.problem ??= result.problem;
  else if (result.type === "undecided") comparing.notes.push({ type: "undecided" });
  else if (result.type === "different") comparing.near = result.near;
  else comparing.notes.push(...result.notes);
  return result.type === "equal";
}

/** A number, √2 to as many places as a float holds. */
function decimalOf(tree: Tree) {
  const value = numericValue(tree);
  return rationalValue(tree) ?? (Number.isFinite(value) ? floatToRational(value) : undefined);
}

/** Compares two elements of an answer, whatever they are [COL1]; an empty place is like none. */
export function isSame(expected: Items[number], given: Items[number], comparing: Comparing): boolean {
  if (!expected || !given || comparing.problem !== undefined) return false;
  if (expected.type === "member") return isSame(expected.of, given, comparing);
  if (given.type === "member") return isSame(expected, given.of, comparing);
  if (isEmptySet(expected) && isEmptySet(given)) return true;
  if (expected.type === "expression") {
    const [one, other] = [valuesOf(expected), valuesOf(given)];
    if (one.length + other.length > 2) return areSameSets(one, other, comparing);
    return given.type === "expression" && areSameTrees(expected.tree, given.tree, comparing);
  }
  if (markOf(expected) !== markOf(given)) return false;
  const [asked, typed] = [partsOf(expected), partsOf(given)];
  if (expected.type === "relation") return areSameRelations(expected, given, comparing);
  if (markOf(expected).startsWith("sequence{"))
    return areSameSets(asked.flatMap(valuesOf), typed.flatMap(valuesOf), comparing);
  const areSame = /^(?:all|any|union|intersection)/u.test(expected.type) ? areSameInAnyOrder : areSameRows;
  return areSame(asked, typed, comparing);
}

/** What two statements have in common whatever they are made of: type, brackets, name. */
function markOf(statement: Statement): string {
  const brackets = statement.type === "sequence" ? statement.open + statement.close : "";
  const name = statement.type === "such-that" ? statement.name : statement.type === "special" ? statement.value : "";
  return statement.type + brackets + name;
}

/** Place by place. */
function areSameRows(expected: Items, given: Items, comparing: Comparing): boolean {
  return expected.length === given.length && expected.every((part, place) => isSame(part, given[place], comparing));
}

/** One for one. */
export function areSameInAnyOrder(expected: Items, given: Items, comparing: Comparing): boolean {
  return expected.length === given.length && !pairUp(expected, given, comparing).includes(undefined);
}

/** Each has its like on the other side, however often [COL6]. */
function areSameSets(expected: readonly Statement[], given: readonly Statement[], comparing: Comparing): boolean {
  const { missing, extra } = coverSets(expected, given, comparing);
  return missing.length + extra.length === 0;
}

/** Elements of the right set that are there and that are not, and typed ones that do not belong; each once. */
export interface Cover {
  readonly found: readonly Statement[];
  readonly missing: readonly Statement[];
  readonly extra: readonly Statement[];
  /** For each typed element the one it is equal to. */
  readonly partners: Items;
}

export function coverSets(expected: readonly Statement[], given: readonly Statement[], comparing: Comparing): Cover {
  const partners = pairUp(expected, given, comparing);
  const isPaired = (_: Statement, place: number): boolean => partners[place] !== undefined;
  // A tolerance makes no two elements one.
  const exactly: Comparing = { ...createComparing({ assume: comparing.options.assume }), left: comparing.left };
  const strangers = (elements: readonly Statement[], known: readonly Statement[]): readonly Statement[] =>
    elements.filter(
      (element, place) => ![...known, ...elements.slice(0, place)].some((other) => isSame(other, element, exactly)),
    );
  const found = expected.filter((element) => partners.includes(element));
  return {
    found: strangers(found, []),
    missing: strangers(
      expected.filter((element) => !partners.includes(element)),
      found,
    ),
    extra: strangers(
      given.filter((element, place) => !isPaired(element, place)),
      given.filter(isPaired),
    ),
    partners,
  };
}

/** Side by side, or by what both say: `2 = x` and `2x = 4` for `x = 2`. */
function areSameRelations(expected: Statement, given: Statement, comparing: Comparing): boolean {
  return (
    (signsOf(expected) === signsOf(given) && areSameRows(partsOf(expected), partsOf(given), comparing)) ||
    (pay(COST.relations, comparing) && compareFormulas(expected, given) === true)
  );
}

function signsOf(statement: Statement): string {
  return statement.type === "relation" ? statement.signs.join("") : "";
}

/**
 * Gives as many typed elements as possible a partner of their own. With a tolerance a partner may have to be passed
 * on to another (Kuhn's augmenting paths).
 */
export function pairUp(expected: Items, given: Items, comparing: Comparing): Items {
  const ownerOf = new Map<number, number>();
  const known = new Map<number, boolean>();
  const isLike = (place: number, index: number): boolean => {
    const key = place * expected.length + index;
    const found = known.get(key) ?? isSame(expected[index], given[place], comparing);
    known.set(key, found);
    return found;
  };
  const findPartner = (place: number, tried: Set<number>): boolean =>
    expected.some((_, offset) => {
      // The same place first: most answers are in the order of the right one.
      const index = (place + offset) % expected.length;
      if (tried.has(index) || !isLike(place, index)) return false;
      tried.add(index);
      const owner = ownerOf.get(index);
      if (owner !== undefined && !findPartner(owner, tried)) return false;
      ownerOf.set(index, place);
      return true;
    });
  given.forEach((_, place) => findPartner(place, new Set()));
  const partners = new Map([...ownerOf].map(([index, place]) => [place, expected[index] ?? undefined]));
  return given.map((_, place) => partners.get(place));
}
