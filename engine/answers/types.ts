import { z } from "zod";

/** What sort of thing the answer is. `choice` and `boolean` are picked, the rest are typed. */
export const AnswerKind = z.enum([
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "number",
  "percent",
  "money",
  "equation",
  "boolean",
  "choice",
]);
export type AnswerKind = z.infer<typeof AnswerKind>;

/** How digits are marked: decimal mark and grouping of a country. */
export const NumberLocale = z.enum(["en", "fr", "de", "uk", "in", "ch"]);
export type NumberLocale = z.infer<typeof NumberLocale>;

/** Options of a check; meaning and defaults in SPEC.md [CHK20]. Unknown options are refused. */
export const CheckOptions = z.strictObject({
  locale: NumberLocale.optional(),
  tolerance: z
    .union([z.strictObject({ abs: z.number().nonnegative() }), z.strictObject({ rel: z.number().nonnegative() })])
    .optional(),
  form: z.enum(["any", "lowest_terms"]).optional(),
  forms: z.array(z.enum(["integer", "proper", "improper", "mixed", "decimal", "percent"])).optional(),
  /** `required`, `enforced`: a fraction must be in lowest terms; other forms are untouched by it. */
  simplify: z.enum(["optional", "required", "enforced"]).optional(),
  /** The unknown of an equation answer, `x` unless told. */
  variable: z.string().optional(),
  /**
   * Extra readings: `value` lets `4` stand for `x = 4`; `assignment` lets `x = 4` stand for `4`;
   * `label` lets `5 beads` stand for `5`; `expression` lets `3 + 4` stand for `7`.
   */
  accept: z.array(z.enum(["value", "assignment", "label", "expression"])).optional(),
  /** Money sign that goes without saying, such as `$`. */
  unit: z.string().optional(),
  /** Choices as shown; an answer may be the choice's text, or its letter A, B, C … */
  choices: z.array(z.string()).optional(),
});
export type CheckOptions = z.infer<typeof CheckOptions>;

export const Verdict = z.enum(["correct", "incorrect", "wrong-form", "unreadable"]);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Why the verdict is what it is. A closed list: the words for each live in the app.
 * `correct` and `incorrect` carry `equal` and `different`; the rest say what is missing.
 */
export const ReasonCode = z.enum([
  "equal",
  "different",
  // wrong form: right value, written another way than asked
  "not-lowest-terms",
  "not-mixed",
  "not-a-fraction",
  "not-a-decimal",
  "not-a-percent",
  "not-a-whole-number",
  "improper",
  "needs-assignment",
  // unreadable: a sum or equation still to be worked out, `3 + 4`, `2x = 8`, whatever its value
  "unfinished",
  // incorrect: right number, another money sign than asked
  "wrong-unit",
  // unreadable: nothing is marked, no attempt is used
  "empty",
  "too-long",
  "unknown-symbol",
  "missing-number",
  "missing-denominator",
  "zero-denominator",
  "missing-bracket",
  "two-decimal-marks",
  "bad-grouping",
  "ambiguous-mark",
  "not-a-choice",
  "wrong-variable",
  "not-an-equation",
  // a decimal mark of another country: `params.use` is the mark to use
  "wrong-decimal-mark",
  // `2-1/2`: a mixed number or a subtraction
  "ambiguous-hyphen",
  // two numbers side by side, `5 5`
  "two-numbers",
  // `3 + 4 = 7` where only `7` is asked
  "answer-only",
  // a sign with nothing after it, `3 +`, `2^`
  "incomplete",
  // more digits, brackets or size than an answer can have
  "too-complicated",
]);
export type ReasonCode = z.infer<typeof ReasonCode>;

export interface CheckResult {
  readonly verdict: Verdict;
  readonly reason: ReasonCode;
  /** Facts for the words: the symbol that could not be read, its place (0-based), … */
  readonly params?: Readonly<Record<string, string | number>>;
  /** True when a wrong number is near the right one (requirement T3). */
  readonly close?: boolean;
  /** The reading of what was typed, as LaTeX, where there is one: shown as "read as …". */
  readonly readAs?: string;
}

/** Name and version of the reader; written into every `attempt_evaluated` (requirement M5). */
export const READER_VERSION = "mathflow-reader/2";
