/** Longest work that is read [lines], and its longest line [UTF-16 units]. */
export const MAX_LINES = 20;
export const MAX_LINE_LENGTH = 200;

export const LINE_STATUSES = ["right", "wrong", "run-on", "unlinked", "unreadable", "empty", "answer"] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

/** What a line is. */
export const LINE_SORTS = ["calculation", "expression", "equation", "inequality", "ratio", "other"] as const;
export type LineSort = (typeof LINE_SORTS)[number];

/** What was done from one line to the next. */
export const STEP_RULES = [
  "swap",
  "compute",
  "round",
  "expand",
  "factor",
  "simplify",
  "add",
  "multiply",
  "part",
  "case",
  "equivalent",
] as const;
export type StepRule = (typeof STEP_RULES)[number];

export type SolutionsChanged = "solution-lost" | "solution-gained";
