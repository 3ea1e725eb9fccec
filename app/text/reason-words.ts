import type { AnswerKind, NearMiss, ReasonCode, Verdict } from "#engine";
import { signNear } from "./sign-near.ts";
import { speakRichText } from "./speak-maths.ts";
import type { Text, TextId, TextValues } from "./text.ts";

export type ReasonParams = Readonly<Record<string, string | number>>;

const verdicts: Readonly<Record<Verdict, TextId>> = {
  correct: "verdict.correct",
  incorrect: "verdict.incorrect",
  "wrong-form": "verdict.wrong-form",
  unreadable: "verdict.unreadable",
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
  /** What a wrong answer nearly is. */
  readonly near?: NearMiss | null;
  /** LaTeX of where a right answer is not the same. */
  readonly where?: string | null;
  /** No box is left to try again in. */
  readonly over: boolean;
  /** What was typed in that box, to name the place that is meant. */
  readonly given?: string;
}

/** What the checker found, in one to three short sentences; formulas in words. */
export function reasonWords(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  return speakRichText(t, reasonRichText(t, reason, params, context));
}

/** The same with formulas as `$LaTeX$`, for the eye. */
export function reasonRichText(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  const { over } = context;
  const words = sayReason(t, reason, params, context);
  switch (verdictOfReason[reason]) {
    case "correct":
      return isSayable(context.where) ? t("reason.equal.but", { where: `$${context.where}$` }) : words;
    case "wrong-form":
      return `${t("reason.value-right")} ${words}`;
    case "unreadable":
      return `${words} ${t("reason.not-counted")}`;
    case "incorrect":
      return `${words} ${over ? t("reason.below") : sayWhatToDo(t, reason as WrongReason, params, context)}`;
  }
}

/** What keeps an answer from being read, as `$LaTeX$` text: said while it is being typed, when nothing is counted yet. */
export function unreadableRichText(
  t: Text,
  reason: ReasonCode,
  params: ReasonParams,
  context: Pick<ReasonContext, "kind" | "given">,
): string {
  return sayReason(t, reason, params, { close: false, over: false, ...context });
}

type WrongReason =
  | "different"
  | "wrong-unit"
  | "missing-unit"
  | "missing-solution"
  | "extra-solution"
  | "wrong-ends"
  | "wrong-direction"
  | "wrong-order"
  | "wrong-count"
  | "wrong-brackets"
  | "wrong-case"
  | "not-everywhere"
  | "listed-wrong";

const wrong: Readonly<Record<WrongReason, "incorrect">> = {
  different: "incorrect",
  "wrong-unit": "incorrect",
  "missing-unit": "incorrect",
  "missing-solution": "incorrect",
  "extra-solution": "incorrect",
  "wrong-ends": "incorrect",
  "wrong-direction": "incorrect",
  "wrong-order": "incorrect",
  "wrong-count": "incorrect",
  "wrong-brackets": "incorrect",
  "wrong-case": "incorrect",
  "not-everywhere": "incorrect",
  "listed-wrong": "incorrect",
};

/** How each reason is spoken of; a new reason does not compile without an entry and words of its own. */
const verdictOfReason: Readonly<Record<ReasonCode, Verdict>> = {
  equal: "correct",
  ...wrong,
  "not-lowest-terms": "wrong-form",
  "not-mixed": "wrong-form",
  "not-a-fraction": "wrong-form",
  "not-a-decimal": "wrong-form",
  "not-a-percent": "wrong-form",
  "not-a-whole-number": "wrong-form",
  improper: "wrong-form",
  "needs-assignment": "wrong-form",
  "not-a-number": "wrong-form",
  "not-scientific": "wrong-form",
  "wrong-decimals": "wrong-form",
  "wrong-sigfigs": "wrong-form",
  "not-exact": "wrong-form",
  "negative-denominator": "wrong-form",
  "not-rationalised": "wrong-form",
  "root-not-simplified": "wrong-form",
  "common-factor": "wrong-form",
  "not-factored": "wrong-form",
  "not-expanded": "wrong-form",
  "like-terms": "wrong-form",
  "not-simplified": "wrong-form",
  "not-single-fraction": "wrong-form",
  "not-partial-fractions": "wrong-form",
  "not-completed-square": "wrong-form",
  "not-prime-factors": "wrong-form",
  "has-fraction": "wrong-form",
  "not-slope-intercept": "wrong-form",
  "not-solved": "wrong-form",
  "not-same-form": "wrong-form",
  "not-a-set": "wrong-form",
  "not-an-interval": "wrong-form",
  "not-an-inequality": "wrong-form",
  "not-a-point": "wrong-form",
  "not-a-list": "wrong-form",
  "not-a-ratio": "wrong-form",
  "not-a-remainder": "wrong-form",
  "not-this-unit": "wrong-form",
  unfinished: "unreadable",
  empty: "unreadable",
  "too-long": "unreadable",
  "unknown-symbol": "unreadable",
  "missing-number": "unreadable",
  "missing-denominator": "unreadable",
  "zero-denominator": "unreadable",
  "missing-bracket": "unreadable",
  "two-decimal-marks": "unreadable",
  "bad-grouping": "unreadable",
  "ambiguous-mark": "unreadable",
  "not-a-choice": "unreadable",
  "wrong-variable": "unreadable",
  "not-an-equation": "unreadable",
  "wrong-decimal-mark": "unreadable",
  "ambiguous-hyphen": "unreadable",
  ambiguous: "unreadable",
  "two-numbers": "unreadable",
  "answer-only": "unreadable",
  incomplete: "unreadable",
  "too-complicated": "unreadable",
  "missing-argument": "unreadable",
  "not-an-expression": "unreadable",
  "unknown-unit": "unreadable",
  "bad-interval": "unreadable",
  "bad-time": "unreadable",
};

/** Where a near value is a near answer: the parts of a fraction can be near and the thinking far off. */
const NEARNESS_COUNTS: ReadonlySet<AnswerKind | null> = new Set([
  "integer",
  "decimal",
  "number",
  "money",
  "percent",
  "scientific",
]);

const partners: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{" };

/** The finding itself, with the facts there are. */
function sayReason(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  const values = sayable(params);
  const has = (...names: readonly string[]): boolean => names.every((name) => params[name] !== undefined);
  switch (reason) {
    case "different": {
      const isNear = context.close && !context.over && NEARNESS_COUNTS.has(context.kind);
      return t(isNear ? "reason.different.close" : "reason.different");
    }
    case "wrong-unit":
      return t(context.kind === "units" ? "reason.wrong-unit" : "reason.wrong-unit.money");
    case "wrong-count":
      return t(
        typeof params["asked"] === "number" && has("given") ? "reason.wrong-count.named" : "reason.wrong-count",
        values,
      );
    case "wrong-case":
      return t(has("symbol", "use") ? "reason.wrong-case.named" : "reason.wrong-case", values);
    case "not-everywhere":
      return t(has("where") ? "reason.not-everywhere.named" : "reason.not-everywhere", values);
    case "not-lowest-terms":
      return sayLowestTerms(t, context.given);
    case "wrong-decimals":
    case "wrong-sigfigs":
      return t(typeof params["asked"] === "number" ? `reason.${reason}.named` : `reason.${reason}`, values);
    case "root-not-simplified":
    case "common-factor":
      return t(has("factor") ? `reason.${reason}.named` : `reason.${reason}`, values);
    case "like-terms":
    case "not-solved":
    case "needs-assignment":
      return t(has("symbol") ? `reason.${reason}.named` : `reason.${reason}`, values);
    case "not-this-unit":
    case "wrong-decimal-mark":
      return t(has("use") ? `reason.${reason}.named` : `reason.${reason}`, values);
    case "empty":
      return t(context.kind === "choice" || context.kind === "boolean" ? "reason.empty.pick" : "reason.empty");
    case "unknown-symbol":
    case "missing-argument":
    case "unknown-unit":
      return t(has("symbol") ? `reason.${reason}.named` : `reason.${reason}`, values);
    case "wrong-variable":
      if (!has("symbol")) return t("reason.wrong-variable");
      return t(has("use") ? "reason.wrong-variable.both" : "reason.wrong-variable.named", values);
    case "missing-number":
    case "incomplete": {
      const near = signNear(params, context.given);
      return near === null ? t(`reason.${reason}`) : t(`reason.${reason}.${near.side}`, sayable({ sign: near.sign }));
    }
    case "missing-bracket":
      return sayBracket(t, params, context.given);
    case "ambiguous":
      return t(has("first", "other") ? "reason.ambiguous.named" : "reason.ambiguous", values);
    default:
      return t(`reason.${reason}`);
  }
}

function sayWhatToDo(t: Text, reason: WrongReason, params: ReasonParams, { kind, near }: ReasonContext): string {
  const values = sayable(params);
  if (reason === "different" && near !== undefined && near !== null) return t(`reason.near.${near}`);
  if (reason === "wrong-unit" && kind !== "units") return t("reason.wrong-unit.money.do");
  if (reason === "missing-unit" && params["use"] !== undefined) return t("reason.missing-unit.do.named", values);
  if (reason === "wrong-case" && params["use"] !== undefined) return t("reason.wrong-case.do.named", values);
  return t(`reason.${reason}.do`);
}

function isSayable(where: string | null | undefined): where is string {
  return where !== undefined && where !== null && where !== "";
}

/** "3/6 can still be made smaller", where one plain fraction was typed. */
function sayLowestTerms(t: Text, given = ""): string {
  const found = /^\s*[-−+]?(?:\d+\s+)?\(?(\d{1,9})\)?\s*[/⁄]\s*\(?(\d{1,9})\)?\s*$/u.exec(given);
  if (found === null) return t("reason.not-lowest-terms");
  return t("reason.not-lowest-terms.named", { fraction: `$\\tfrac{${found[1]}}{${found[2]}}$` });
}

function sayBracket(t: Text, params: ReasonParams, given = ""): string {
  const { symbol, at } = params;
  const bracket = typeof symbol === "string" ? symbol : typeof at === "number" ? given.charAt(at) : "";
  if (bracket === "|") return t("reason.missing-bracket.bars");
  const partner = partners[bracket];
  return partner === undefined
    ? t("reason.missing-bracket")
    : t("reason.missing-bracket.close", { symbol: bracket, partner });
}

/** Params whose text is LaTeX and stands between dollar signs. */
const LATEX: ReadonlySet<string> = new Set(["first", "other", "where", "factor"]);

/** Facts as rich text: a dollar sign that was typed is money. */
function sayable(params: ReasonParams): TextValues {
  const entries = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "string" && !LATEX.has(name) ? asSeen(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** `cm^2` is cm² to a child. */
function asSeen(typed: string): string {
  return typed
    .replaceAll("$", String.raw`\$`)
    .replaceAll("^2", "²")
    .replaceAll("^3", "³");
}
