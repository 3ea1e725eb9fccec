import { COMPOSE } from "../../cues/compose.ts";
import type { ProblemKind } from "../../items/problem-kind.ts";

/** What is named in a question: "what is a product", "what does divide mean". */
export function kindNamed(plain: string): ProblemKind | null {
  return NAMED.find(([named]) => named.test(plain))?.[1] ?? null;
}

const NAMED: readonly (readonly [RegExp, ProblemKind])[] = [
  [COMPOSE.NAMED_ADD, "add"],
  [COMPOSE.NAMED_SUBTRACT, "subtract"],
  [COMPOSE.NAMED_MULTIPL, "multiply"],
  [COMPOSE.NAMED_DIVID, "divide"],
  [COMPOSE.NAMED_MULTIPLES, "multiples"],
  [COMPOSE.NAMED_FACTORS, "factors"],
  [COMPOSE.NAMED_PERCENT, "percent"],
  [COMPOSE.NAMED_MIXED, "mixed"],
  [COMPOSE.NAMED_LOWEST, "lowest-terms"],
  [COMPOSE.NAMED_EQUIVALENT, "equal-fractions"],
  [COMPOSE.NAMED_FRACTION, "fraction"],
  [COMPOSE.NAMED_DECIMAL, "decimal"],
  [COMPOSE.NAMED_ROUND, "round"],
  [COMPOSE.NAMED_NEGATIVE, "below"],
  [COMPOSE.NAMED_TENS, "tens"],
];
