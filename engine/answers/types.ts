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
  "scientific",
  "expression",
  "equation",
  "inequality",
  "system",
  "set",
  "interval",
  "point",
  "list",
  "ratio",
  "time",
  "units",
  "text",
  "parse",
  "boolean",
  "choice",
]);
export type AnswerKind = z.infer<typeof AnswerKind>;

/** Kinds whose answer is one number. */
export const NUMBER_KINDS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  "integer",
  "decimal",
  "fraction",
  "mixed",
  "number",
  "percent",
  "money",
]);

/** How digits are marked: decimal mark and grouping of a country. */
export const NumberLocale = z.enum(["en", "fr", "de", "uk", "in", "ch"]);
export type NumberLocale = z.infer<typeof NumberLocale>;

/** A form an expression or a number is asked in. */
export const AnswerForm = z.enum([
  "any",
  "same",
  "simplified",
  "lowest_terms",
  "factored",
  "expanded",
  "single_fraction",
  "partial_fractions",
  "completed_square",
  "rationalised",
  "prime_factorization",
  "scientific",
  "number",
  "mixed",
  "no_fractions",
  "slope_intercept",
  "remainder",
]);
export type AnswerForm = z.infer<typeof AnswerForm>;

const Tolerance = z.union([
  z.strictObject({ abs: z.number().nonnegative() }),
  z.strictObject({ rel: z.number().nonnegative() }),
  z.strictObject({ digits: z.int().min(1).max(100) }),
]);

/** Options of a check; meaning and defaults in SPEC.md [CHK20]. Unknown options are refused. */
export const CheckOptions = z.strictObject({
  locale: NumberLocale.optional(),
  /** How intervals are written: `reversed-brackets` is ]1, 3[ for (1, 3). */
  notation: z.enum(["standard", "reversed-brackets"]).optional(),
  /** How far a number may be away: absolutely, as a share of the right one, in significant digits. */
  tolerance: Tolerance.optional(),
  /** The same for each number inside an expression. */
  number_tolerance: Tolerance.optional(),
  /** Whether `number_tolerance` also holds for exponents. */
  include_exponents: z.boolean().optional(),
  form: AnswerForm.optional(),
  /** Number forms that count. `coefficient`: an empty box or a bare minus is 1 or -1. */
  forms: z
    .array(
      z.enum([
        "integer",
        "proper",
        "improper",
        "mixed",
        "decimal",
        "percent",
        "pi",
        "log",
        "coefficient",
        "scientific",
      ]),
    )
    .optional(),
  /** Only the form is judged: the value is known to be right. */
  form_only: z.boolean().optional(),
  /** `required`, `enforced`: a fraction must be in lowest terms; other forms are untouched by it. */
  simplify: z.enum(["optional", "required", "enforced"]).optional(),
  /** Significant figures, decimal places a number must be written with. */
  sigfigs: z.int().min(1).max(100).optional(),
  decimals: z.int().min(0).max(100).optional(),
  /** With `sigfigs` or `decimals`: as many, neither more nor fewer. */
  strict: z.boolean().optional(),
  /** Cut off instead of rounded counts too. */
  truncation: z.boolean().optional(),
  /** `half-up`: as lessons of rounding teach it, a half goes up (away from 0); absent, it may go either way. */
  rounding: z.enum(["half-up"]).optional(),
  /** More digits than asked count where they are right. */
  extra_digits: z.boolean().optional(),
  /** So many of the significant figures must be right. */
  accuracy: z.int().min(1).max(100).optional(),
  units: z.enum(["strict", "convertible", "required"]).optional(),
  equiv: z.enum(["value", "solution_set"]).optional(),
  /** Lists: the order counts (default for `list` and `point`), or does not. */
  ordered: z.boolean().optional(),
  multiletter: z.enum(["product", "one-variable"]).optional(),
  /** Names read as functions. */
  functions: z.array(z.string()).optional(),
  /** The unknown of an equation answer, `x` unless told. */
  variable: z.string().optional(),
  assume: z.enum(["real", "positive"]).optional(),
  /** Base of a bare `log`. */
  log: z.enum(["ten", "natural"]).optional(),
  /**
   * Extra readings: `value` lets `4` stand for `x = 4`; `assignment` lets `x = 4` stand for `4`; `label` lets
   * `5 beads` stand for `5`; `expression` lets `3 + 4` stand for `7`; `bare-list` lets `1, 2` stand for `{1, 2}` or
   * `(1, 2)`; `interval`, `inequality`, `ratio` let one way of writing stand for another.
   */
  accept: z
    .array(z.enum(["value", "assignment", "label", "expression", "bare-list", "interval", "inequality", "ratio"]))
    .optional(),
  /** Further right answers, and answers that are wrong whatever else holds. */
  alternatives: z.array(z.string()).optional(),
  wrong: z.array(z.string()).optional(),
  /** yes for true, none for no solution. */
  synonyms: z.boolean().optional(),
  /** Money sign or unit that goes without saying, such as `$`. */
  unit: z.string().optional(),
  /** Denominators must be rational. */
  rationalise: z.boolean().optional(),
  /** What an empty place of a list is worth. */
  fallback: z.string().optional(),
  /** As many elements of the right set are enough. */
  choose: z.int().min(1).optional(),
  /** Choices as shown; an answer may be the choice's text, or its letter A, B, C … */
  choices: z.array(z.string()).optional(),
});
export type CheckOptions = z.infer<typeof CheckOptions>;

export const Verdict = z.enum(["correct", "incorrect", "wrong-form", "unreadable"]);
export type Verdict = z.infer<typeof Verdict>;

/**
 * Why the verdict is what it is. A closed list: the words for each live in the app.
 * `correct` carries `equal`; the rest say what is missing or how it differs.
 */
export const ReasonCode = z.enum([
  "equal",
  // incorrect
  "different",
  // right number, another unit or money sign than asked; no unit at all, `params.use` is the one asked
  "wrong-unit",
  "missing-unit",
  // sets and solutions: some missing, some too many, both
  "missing-solution",
  "extra-solution",
  // intervals and inequalities: `[` for `(`, `<` for `>`
  "wrong-ends",
  "wrong-direction",
  // points and lists: the right things in another order, too few or too many of them
  "wrong-order",
  "wrong-count",
  // brackets that mean something else: `[1, 2]` for the point `(1, 2)`
  "wrong-brackets",
  // `X` for `x`: `params.symbol`, `params.use`
  "wrong-case",
  // equal to the right answer only for some numbers: `params.where`
  "not-everywhere",
  // an answer the author has listed as wrong
  "listed-wrong",
  // wrong form: right value, written another way than asked
  "not-lowest-terms",
  "not-mixed",
  "not-a-fraction",
  "not-a-decimal",
  "not-a-percent",
  "not-a-whole-number",
  "improper",
  "needs-assignment",
  "not-a-number",
  "not-scientific",
  // digits: `params.asked`, `params.given`
  "wrong-decimals",
  "wrong-sigfigs",
  // a multiple of π, a logarithm asked
  "not-exact",
  "negative-denominator",
  "not-rationalised",
  // `params.factor`: what can still be taken out of the root, of the sum
  "root-not-simplified",
  "common-factor",
  "not-factored",
  "not-expanded",
  "like-terms",
  "not-simplified",
  "not-single-fraction",
  "not-partial-fractions",
  "not-completed-square",
  "not-prime-factors",
  "has-fraction",
  "not-slope-intercept",
  "not-solved",
  "not-same-form",
  "not-a-set",
  "not-an-interval",
  "not-an-inequality",
  "not-a-point",
  "not-a-list",
  "not-a-ratio",
  "not-a-remainder",
  // `params.use` is the unit asked
  "not-this-unit",
  // unreadable: a sum or equation still to be worked out, `3 + 4`, `2x = 8`, whatever its value
  "unfinished",
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
  // two readings, `params.first` and `params.other` in LaTeX, of which only the second is right
  "ambiguous",
  // two numbers side by side, `5 5`
  "two-numbers",
  // `3 + 4 = 7` where only `7` is asked
  "answer-only",
  // a sign with nothing after it, `3 +`, `2^`
  "incomplete",
  // more digits, brackets or size than an answer can have
  "too-complicated",
  // a function with nothing to work on, `sin`
  "missing-argument",
  // an expression, where something else is typed
  "not-an-expression",
  "unknown-unit",
  // `(3, 1)`, `[1, ∞]`
  "bad-interval",
  // no time of day or length of time: `25:70`
  "bad-time",
]);
export type ReasonCode = z.infer<typeof ReasonCode>;

/** What a wrong answer nearly is. */
export type NearMiss =
  | "sign"
  | "reciprocal"
  | "factor"
  | "power-of-ten"
  | "coefficient"
  | "constant"
  | "bracket"
  | "exponent"
  | "inverse-sign"
  | "swapped";

/** What holds beside the verdict: equal but for a hole, equal only where both are defined. */
export interface CheckNote {
  readonly type: "hole" | "only-where" | "undecided";
  /** LaTeX of where: `x = -1`, `x > 0`. */
  readonly where?: string;
}

export interface CheckResult {
  readonly verdict: Verdict;
  readonly reason: ReasonCode;
  /** Facts for the words: the symbol that could not be read, its place (0-based), … */
  readonly params?: Readonly<Record<string, string | number>>;
  /** True when a wrong number is near the right one (requirement T3). */
  readonly close?: boolean;
  readonly near?: NearMiss;
  readonly notes?: readonly CheckNote[];
  /** The reading of what was typed, as LaTeX, where there is one: shown as "read as …". */
  readonly readAs?: string;
}

/** Name and version of the reader; written into every `attempt_evaluated` (requirement M5). */
export const READER_VERSION = "mathflow-reader/5";
