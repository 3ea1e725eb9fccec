import { compareExpressions, numericValue, rationalValue } from "../algebra/index.ts";
import type { Rational } from "../rational.ts";
import { namesIn } from "../read/names-in.ts";
import { childrenOf, type Statement, type Tree } from "../read/tree.ts";

export function isEqual(a: Tree, b: Tree): boolean {
  return compareExpressions(a, b).type === "equal";
}

export function isNumeric(tree: Tree): boolean {
  return namesIn(tree).size === 0;
}

/** A number by itself, with its sign, as a fraction, a percent. */
export function isFinishedNumber(tree: Tree): boolean {
  switch (tree.type) {
    case "number":
    case "mixed":
    case "constant":
      return true;
    case "negative":
    case "positive":
    case "group":
    case "percent":
    case "degrees":
      return isFinishedNumber(tree.of);
    case "fraction":
      return tree.left.type === "number" && tree.right.type === "number";
    default:
      return false;
  }
}

/** Whether an operation stands within another expression, with the same numbers, as it is to be worked out there. */
export function holdsPart(whole: Tree, part: Tree): boolean {
  const numbers = numbersOf(part).join(" ");
  const isIt = (tree: Tree): boolean => numbersOf(tree).join(" ") === numbers && isEqual(tree, part);
  return childrenOf(whole).some((child) => isIt(child) || holdsPart(child, part));
}

/** Whether a fraction is a term of a sum, written in another way. */
export function holdsTerm(sum: Tree, fraction: Tree): boolean {
  if (sum.type !== "sum" && sum.type !== "difference") return false;
  return [sum.left, sum.right].some(
    (term) => (isFinishedNumber(term) && isEqual(term, fraction)) || holdsTerm(term, fraction),
  );
}

export function holdsFraction(tree: Tree): boolean {
  return tree.type === "fraction" || tree.type === "mixed" || childrenOf(tree).some(holdsFraction);
}

export function holdsWholesOnly(tree: Tree): boolean {
  if (tree.type === "number") return tree.decimals === "";
  return tree.type !== "fraction" && tree.type !== "mixed" && childrenOf(tree).every(holdsWholesOnly);
}

/** `x + 8 = 21`, `6x = 54`: an unknown and one operation with a number come to a number. */
export function isOneStep(statement: Statement): boolean {
  const [left, right, ...others] = chainOf(statement) ?? [];
  if (left === undefined || right === undefined || others.length > 0) return false;
  return (isSingle(right) && isOneStepSide(left)) || (isSingle(left) && isOneStepSide(right));
}

function isOneStepSide(tree: Tree): boolean {
  if (!("left" in tree) || tree.left === undefined || tree.type === "power") return false;
  const { left, right } = tree;
  return (left.type === "name" && isSingle(right)) || (right.type === "name" && isSingle(left));
}

function isSingle(tree: Tree): boolean {
  return isNumeric(tree) && isFinishedNumber(tree);
}

/** Whether every number of an expression is one of these, 0 or a fraction of the same value among them. */
export function isMadeOf(tree: Tree, numbers: readonly Tree[]): boolean {
  if (tree.type === "name" || (isFinishedNumber(tree) && numbers.some((number) => isEqual(number, tree)))) return true;
  if (tree.type === "number") return /^0+$/u.test(tree.whole + tree.decimals);
  const children = childrenOf(tree);
  return children.length > 0 && children.every((child) => isMadeOf(child, numbers));
}

/** The numbers of an expression, each also as the fraction it is part of. */
export function finishedNumbersIn(tree: Tree): readonly Tree[] {
  return [...(isFinishedNumber(tree) ? [tree] : []), ...childrenOf(tree).flatMap(finishedNumbersIn)];
}

/**
 * A number written with the digits it has: 10 ÷ 3 is 3.33. With `=` two decimals at least, and only where the digits
 * do not end; with `≈` as many as there are.
 */
export function isRounded(exact: Tree, rounded: Tree, isAbout: boolean): boolean {
  if (!isAbout && endsWithin(exact)) return false;
  return isRoundedValue(numericValue(exact), rounded, isAbout);
}

export function isRoundedValue(exact: number, rounded: Tree, isAbout: boolean): boolean {
  const number = rounded.type === "group" || rounded.type === "negative" ? rounded.of : rounded;
  if (number.type !== "number" || number.exponent !== undefined || number.repeating !== undefined) return false;
  const zeros = /0*$/u.exec(number.whole)?.[0].length ?? 0;
  // `445 ≈ 450`: to the nearest ten.
  const places = number.decimals === "" && isAbout ? -zeros : number.decimals.length;
  if (!isAbout && places < 2) return false;
  return Math.abs(exact - numericValue(rounded)) <= 0.5 * 10 ** -places * (1 + 1e-9);
}

function endsWithin(tree: Tree): boolean {
  const value = rationalValue(tree);
  return value !== undefined && hasEndingDecimals(value);
}

/** Whether the decimals of a number end: nothing but twos and fives below. */
export function hasEndingDecimals({ d }: Rational): boolean {
  let rest = d;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest === 1n;
}

/** `12/48 × 100 = 25%`: so many per hundred were worked out. */
export function isPercentCount(count: Tree, percent: Tree): boolean {
  return percent.type === "percent" && holdsHundred(count) && isEqual(count, percent.of);
}

function holdsHundred(tree: Tree): boolean {
  if (tree.type === "number") return tree.whole === "100" && tree.decimals === "";
  return childrenOf(tree).some(holdsHundred);
}

/** The numbers of an expression, in order of size as text. */
export function numbersOf(tree: Tree): readonly string[] {
  if (tree.type === "number") return [`${tree.whole}.${tree.decimals}`];
  return childrenOf(tree).flatMap(numbersOf).toSorted();
}

/** What a sum or product begins with, from the longest beginning to the shortest. */
export function firstOperands(tree: Tree): readonly Tree[] {
  const goesOnLeft = "left" in tree && tree.left !== undefined && tree.type !== "power";
  return goesOnLeft ? [tree.left, ...firstOperands(tree.left)] : [];
}

/** The factors of a product, brackets and powers taken apart. */
export function factorsOf(tree: Tree): readonly Tree[] {
  if (tree.type === "group") return factorsOf(tree.of);
  if (tree.type === "product") return [...factorsOf(tree.left), ...factorsOf(tree.right)];
  return tree.type === "power" ? factorsOf(tree.left) : [tree];
}

export function expression(tree: Tree): Statement {
  return { type: "expression", tree };
}

export function minus(left: Tree, right: Tree): Tree {
  return { type: "difference", left, right };
}

export function times(left: Tree, right: Tree): Tree {
  return { type: "product", left, right };
}

/** The parts of a chain of equals; `undefined` for anything else. */
export function chainOf(statement: Statement): readonly Tree[] | undefined {
  const isChain = statement.type === "relation" && statement.signs.every((sign) => sign === "=" || sign === "≈");
  return isChain ? statement.sides : undefined;
}

/** The unknowns of a statement. */
export function namesOfStatement(statement: Statement): ReadonlySet<string> {
  const names = new Set<string>(statement.type === "member" ? [statement.name] : []);
  for (const tree of treesOf(statement)) namesIn(tree, names);
  return names;
}

/** Every expression of a statement, in order. */
export function treesOf(statement: Statement | null): readonly Tree[] {
  if (statement === null) return [];
  switch (statement.type) {
    case "expression":
      return [statement.tree];
    case "relation":
      return statement.sides;
    case "ratio":
      return statement.parts;
    case "remainder":
      return [statement.quotient, statement.remainder];
    case "sequence":
      return statement.items.flatMap(treesOf);
    case "special":
      return [];
    case "such-that":
    case "member":
      return treesOf(statement.of);
    default:
      return statement.of.flatMap(treesOf);
  }
}
