import type { AnswerKind, ReasonCode, Verdict } from "#engine";
import type { Text, TextId } from "./text.ts";

type Params = Readonly<Record<string, string | number>>;

const verdicts: Readonly<Record<Verdict, TextId>> = {
  correct: "verdict.correct",
  incorrect: "verdict.incorrect",
  "wrong-form": "verdict.wrong-form",
  unreadable: "verdict.unreadable",
};

/** Every reason the checker can give has words: a new one does not compile without. */
const reasons: Readonly<Record<ReasonCode, TextId>> = {
  equal: "reason.equal",
  different: "reason.different",
  "not-lowest-terms": "reason.not-lowest-terms",
  "not-mixed": "reason.not-mixed",
  "not-a-fraction": "reason.not-a-fraction",
  "not-a-decimal": "reason.not-a-decimal",
  "not-a-percent": "reason.not-a-percent",
  "not-a-whole-number": "reason.not-a-whole-number",
  improper: "reason.improper",
  "needs-assignment": "reason.needs-assignment",
  empty: "reason.empty",
  "too-long": "reason.too-long",
  "unknown-symbol": "reason.unknown-symbol",
  "missing-number": "reason.missing-number",
  "missing-denominator": "reason.missing-denominator",
  "zero-denominator": "reason.zero-denominator",
  "missing-bracket": "reason.missing-bracket",
  "two-decimal-marks": "reason.two-decimal-marks",
  "bad-grouping": "reason.bad-grouping",
  "ambiguous-mark": "reason.ambiguous-mark",
  "not-a-choice": "reason.not-a-choice",
  "wrong-variable": "reason.wrong-variable",
  "not-an-equation": "reason.not-an-equation",
  unfinished: "reason.unfinished",
  "wrong-unit": "reason.wrong-unit",
  "wrong-decimal-mark": "reason.wrong-decimal-mark",
  "ambiguous-hyphen": "reason.ambiguous-hyphen",
  "two-numbers": "reason.two-numbers",
  "answer-only": "reason.answer-only",
  incomplete: "reason.incomplete",
  "too-complicated": "reason.too-complicated",
};

/** "Right", "Not yet", "Nearly there", "Not read yet". */
export function verdictWords(t: Text, verdict: Verdict): string {
  return t(verdicts[verdict]);
}

/** What there is to know about an attempt besides the reason. */
export interface ReasonContext {
  /** The kind of the box meant; null where it is not known. */
  readonly kind: AnswerKind | null;
  /** The checker found the value near the answer. */
  readonly close: boolean;
  /** No box is left to try again in. */
  readonly over: boolean;
}

/** Where a near value is a near answer: the parts of a fraction can be near and the thinking far off. */
const NEARNESS_COUNTS: ReadonlySet<AnswerKind | null> = new Set(["integer", "decimal", "number", "money", "percent"]);

/** What the checker found, in one or two short sentences. */
export function reasonWords(t: Text, reason: ReasonCode, params: Params, context: ReasonContext): string {
  const { kind, close, over } = context;
  if (reason === "different" && over) return t("reason.different.over");
  if (reason === "different" && close && NEARNESS_COUNTS.has(kind)) return t("reason.different.close");
  if (reason === "empty" && (kind === "choice" || kind === "boolean")) return t("reason.empty.pick");
  if (reason === "unknown-symbol" && params["symbol"] === undefined) return t("reason.unknown-symbol.bare");
  if (reason === "wrong-variable" && params["symbol"] !== undefined) return t("reason.wrong-variable.named", params);
  return t(reasons[reason], params);
}
