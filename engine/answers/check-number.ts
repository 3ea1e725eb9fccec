import type { MarkingParts } from "./checker-parts.ts";
import { markNumber, readRightNumber } from "./mark-number.ts";
import { namesIn } from "./read/names-in.ts";
import { readStatement } from "./read/read-statement.ts";
import { wordSet } from "./read/table.ts";
import { unreadable } from "./results.ts";
import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";

/** Marks a typed number: reads it, compares its exact value, then judges how it is written. */
export function checkNumber(
  kind: AnswerKind,
  expected: string,
  given: string,
  options: CheckOptions,
  parts: MarkingParts,
): CheckResult {
  const { form = "any", forms = [] } = options;
  // Multiples of π, logarithms, `√3`: no numbers this reader works out.
  const isSymbolic = SYMBOLIC_FORMS.has(form) || forms.some((one) => SYMBOLIC_FORMS.has(one));
  const right = isSymbolic ? undefined : readRightNumber(expected, options, parts);
  if (right !== undefined) return markNumber(kind, right, given, options, parts);
  return hasUnknown(expected)
    ? unreadable({ reason: "not-a-number", params: {} })
    : parts.algebra.checkExpression(expected, given, options);
}

/** `twelve`: no number, and nothing that could be marked as one. */
function hasUnknown(expected: string): boolean {
  const read = readStatement(expected);
  return !read.ok || (read.value.statement.type === "expression" && namesIn(read.value.statement.tree).size > 0);
}

/** Ways of writing that are more than one number's own. */
const SYMBOLIC_FORMS: ReadonlySet<string> = wordSet(
  "pi log scientific same factored expanded single_fraction rationalised prime_factorization",
);
