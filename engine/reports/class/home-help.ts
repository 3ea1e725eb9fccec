import type { SkillNode } from "../../skills/skill-graph.ts";

/** What can be done at home for a skill, each with a sentence of its own where parents read. */
export const HOME_HELPS = [
  "unknown",
  "percent",
  "negative",
  "decimal",
  "fraction-parts",
  "fraction-sum",
  "fraction",
  "factors",
  "multiply",
  "divide",
  "round",
  "subtract",
  "add",
  "places",
  "talk",
] as const;
export type HomeHelp = (typeof HOME_HELPS)[number];

type Kind = Pick<SkillNode, "numbers" | "operations">;

const has = ({ numbers = [] }: Kind, sort: NonNullable<SkillNode["numbers"]>[number]) => numbers.includes(sort);
const does = ({ operations = [] }: Kind, ...any: NonNullable<SkillNode["operations"]>) =>
  any.some((operation) => operations.includes(operation));

/** The first that holds of what the skill's own data says it is about [CLS25]. */
const WHEN: Readonly<Record<HomeHelp, (kind: Kind) => boolean>> = {
  unknown: (kind) => has(kind, "unknown"),
  percent: (kind) => has(kind, "percent"),
  negative: (kind) => has(kind, "negative"),
  decimal: (kind) => has(kind, "decimal"),
  "fraction-parts": (kind) => has(kind, "fraction") && does(kind, "multiply", "divide"),
  "fraction-sum": (kind) => has(kind, "fraction") && does(kind, "add", "subtract"),
  fraction: (kind) => has(kind, "fraction"),
  factors: (kind) => does(kind, "multiply") && does(kind, "divide"),
  multiply: (kind) => does(kind, "multiply"),
  divide: (kind) => does(kind, "divide"),
  round: (kind) => does(kind, "round"),
  subtract: (kind) => does(kind, "subtract"),
  add: (kind) => does(kind, "add"),
  places: (kind) => has(kind, "whole"),
  talk: () => true,
};

export function homeHelpOf(kind: Kind): HomeHelp {
  return HOME_HELPS.find((help) => WHEN[help](kind)) ?? "talk";
}
