import { readOptionsOf, readRight, type ReadOptions } from "../read/read-statement.ts";
import { mapChildren, type Statement, type Tree } from "../read/tree.ts";
import type { CheckOptions } from "../types.ts";
import { mapTrees, unknownsOf, type Commas, type Formula } from "./formula.ts";

/** The right answer as its author wrote it; `undefined` where it cannot be read. */
export function readExpected(expected: string, options: CheckOptions): Statement | undefined {
  const text = withoutIs(expected);
  const read = readRight(text, options, LIST_COMMA.test(text) ? "separators" : undefined);
  return read.ok ? read.value.statement : undefined;
}

/** One check: the right answer, and the text to be judged. */
export interface Asked {
  readonly kind: "equation" | "inequality" | "system";
  readonly statement: Statement;
  readonly formula: Formula;
  readonly unknowns: readonly string[];
  readonly commas: Commas;
  readonly text: string;
  readonly options: CheckOptions;
}

/** A comma that does not stand before three digits, as in `1,000`. */
const LIST_COMMA = /,(?!\d{3}(?!\d))/u;

/** How the typed answer is read: commas part things where no decimal comma is usual. */
export function readOptionsFor({ options, unknowns, text }: Pick<Asked, "options" | "unknowns" | "text">): ReadOptions {
  const { locale } = options;
  const hasDecimalComma = locale === "fr" || locale === "de" || locale === "ch";
  const commas = hasDecimalComma || !LIST_COMMA.test(text) ? undefined : "separators";
  return readOptionsOf(options, new Set(unknowns), commas);
}

/** `≈` read as `=`. */
export function withoutAbout(statement: Statement): Statement {
  return statement.type === "relation" && statement.signs.includes("≈")
    ? { ...statement, signs: statement.signs.map((sign) => (sign === "≈" ? "=" : sign)) }
    : statement;
}

/** `x is 4` and `x equals 4` are `x = 4`, in as many characters. */
export function withoutIs(text: string): string {
  return text.replace(
    /^(\s*\p{L}\s+)(is|equals)(?=\s+[^\s=])/u,
    (_, before: string, verb: string) => before + "=".padEnd(verb.length),
  );
}

/** Names that stand for something else than they are: `X` for `x`, strangers. */
interface Naming {
  readonly formula: Formula;
  /** An unknown that the right answer has not. */
  readonly stranger: string | undefined;
  /** A capital letter for a small one, or the other way, that is not forgiven. */
  readonly wrongCase: { readonly symbol: string; readonly use: string } | undefined;
}

/** A capital is forgiven where there is one unknown only; elsewhere `X` is not `x` [REL13]. */
export function nameAs(formula: Formula, expected: readonly string[]): Naming {
  const wanted = new Set(expected);
  const strange = unknownsOf(formula).filter((name) => !wanted.has(name));
  if (strange.length === 0) return { formula, stranger: undefined, wrongCase: undefined };
  const solutions = formula.type === "any" ? formula.of.length : 1;
  let named = formula;
  let wrongCase: Naming["wrongCase"];
  let stranger: string | undefined;
  for (const name of strange) {
    const plain = expected.length === 1 && solutions > 1 ? NUMBERED.exec(name)?.[1] : undefined;
    if (plain !== undefined && plain === expected[0]) {
      named = renamed(named, name, plain);
      continue;
    }
    const other = expected.find((known) => known.toLowerCase() === name.toLowerCase());
    if (other === undefined) stranger ??= name;
    else if (expected.length === 1 && name !== name.toLowerCase()) named = renamed(named, name, other);
    else wrongCase ??= { symbol: name, use: other };
  }
  return { formula: named, stranger, wrongCase };
}

/** `x_1 = 4, x_2 = 5`: two solutions for x. */
const NUMBERED = /^(\p{L})_\d$/u;

function renamed(formula: Formula, from: string, to: string): Formula {
  const change = (tree: Tree): Tree =>
    tree.type === "name" && tree.name === from ? { ...tree, name: to } : mapChildren(tree, change);
  return mapTrees(formula, change);
}

/** Whether equations and sums of the right value count although there is more to do. */
export function isOpen({ accept }: CheckOptions): boolean {
  return accept?.includes("expression") === true;
}
