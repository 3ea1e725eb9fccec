import type { AnswerKind, Departure, NearMiss, ReasonCode, Verdict } from "#engine";
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
  /** The same reason comes with more than one: what stands in another form than asked may be right, or not marked. */
  readonly verdict: Verdict;
  /** The kind of the box meant; null where it is not known. */
  readonly kind: AnswerKind | null;
  /** The checker found the value near the answer. */
  readonly close: boolean;
  /** What a wrong answer nearly is. */
  readonly near?: NearMiss | null;
  /** The wrong way that leads to it. */
  readonly departure?: Departure | undefined;
  /** LaTeX of where a right answer is not the same. */
  readonly where?: string | null;
  /** What there is to do: try again, go through the steps that stand below it, or nothing any more. */
  readonly left: "try" | "steps" | "nothing";
  /** What was typed in that box, to name the place that is meant. */
  readonly given?: string;
  /** The unknown of the one number asked for, where it stands before the box with an equals sign. */
  readonly shownVariable?: string | null;
}

/** What the checker found, in one to three short sentences; formulas in words. */
export function reasonWords(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  return speakRichText(t, reasonRichText(t, reason, params, context));
}

/** The same with formulas as `$LaTeX$`, for the eye. */
export function reasonRichText(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  const words = sayReason(t, reason, params, context);
  switch (context.verdict) {
    case "correct":
      return isSayable(context.where) ? t("reason.equal.but", { where: `$${context.where}$` }) : words;
    case "wrong-form":
      // The number is the right one, what was written is worth something else.
      if (reason === "wrong-unit") return `${words} ${sayWhatToDo(t, reason, params, context)}`;
      return `${t("reason.value-right")} ${isWrongReason(reason) ? `${words} ${sayWhatToDo(t, reason, params, context)}` : words}`;
    case "unreadable":
      return `${words} ${t("reason.not-counted")}`;
    case "incorrect":
      return sayIncorrect(t, reason, params, context);
  }
}

/** What keeps an answer from being read, as `$LaTeX$` text: said while it is being typed, when nothing is counted yet. */
export function unreadableRichText(
  t: Text,
  reason: ReasonCode,
  params: ReasonParams,
  context: Pick<ReasonContext, "kind" | "given">,
): string {
  return sayReason(t, reason, params, { verdict: "unreadable", close: false, left: "try", ...context });
}

/** What was found, then what there is to do. */
function sayIncorrect(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  const { departure } = context;
  if (reason === "different" && departure !== undefined && context.left === "try") return sayDeparture(t, departure);
  const found = sayReason(t, reason, params, context);
  const toDo = sayLeft(t, reason, params, context);
  if (!isWrongReason(reason)) return context.left === "try" ? `${t("reason.different")} ${found}` : toDo;
  // The verdict, "Not yet", stands before it and says the same.
  return [found === t("reason.different") ? "" : found, toDo].filter((words) => words !== "").join(" ");
}

/** What was done, in one sentence; a hint asks what there is to do. */
function sayDeparture(t: Text, departure: Departure): string {
  return departure.kind === "operation"
    ? t(`reason.departure.${departure.operation}`)
    : t(`reason.departure.${departure.kind}`);
}

function sayLeft(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  if (context.left === "nothing") return "";
  if (context.left === "steps") return t("reason.below");
  return isWrongReason(reason) ? sayWhatToDo(t, reason, params, context) : "";
}

/** What is found in answers that are not right; each has words for what to do. */
const WRONG_REASONS = [
  "different",
  "wrong-unit",
  "missing-unit",
  "missing-solution",
  "extra-solution",
  "wrong-ends",
  "wrong-direction",
  "wrong-order",
  "wrong-count",
  "wrong-brackets",
  "wrong-case",
  "not-everywhere",
  "listed-wrong",
] as const satisfies readonly ReasonCode[];
type WrongReason = (typeof WRONG_REASONS)[number];

function isWrongReason(reason: ReasonCode): reason is WrongReason {
  return WRONG_REASONS.some((wrong) => wrong === reason);
}

/** Where a near value is a near answer: the parts of a fraction can be near and the thinking far off. */
const NEARNESS_COUNTS: ReadonlySet<AnswerKind | null> = new Set([
  "integer",
  "decimal",
  "number",
  "money",
  "percent",
  "scientific",
]);

/** Where commas stand between numbers. */
const SEPARATED: ReadonlySet<AnswerKind | null> = new Set(["set", "list", "point"]);

const partners: Readonly<Record<string, string>> = { "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{" };

/** The finding itself, with the facts there are. */
function sayReason(t: Text, reason: ReasonCode, params: ReasonParams, context: ReasonContext): string {
  const values = sayable(params);
  const has = (...names: readonly string[]): boolean => names.every((name) => params[name] !== undefined);
  if (isAboutShownVariable(reason, context)) return t("reason.only-value", { symbol: context.shownVariable });
  switch (reason) {
    case "different": {
      const isNear = context.close && context.left === "try" && NEARNESS_COUNTS.has(context.kind);
      return t(isNear ? "reason.different.close" : "reason.different");
    }
    case "wrong-unit":
      return t(
        context.kind === "units" || context.verdict === "wrong-form" ? "reason.wrong-unit" : "reason.wrong-unit.money",
      );
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
      // It stands for a place of a written sum that has no digit yet.
      if (params["symbol"] === "□") return t("reason.empty-place");
      return t(has("symbol") ? "reason.unknown-symbol.named" : "reason.unknown-symbol", values);
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
    case "two-numbers":
      return t(SEPARATED.has(context.kind) ? "reason.two-numbers.listed" : "reason.two-numbers");
    case "ambiguous":
      return t(has("first", "other") ? "reason.ambiguous.named" : "reason.ambiguous", values);
    default:
      return t(`reason.${reason}`);
  }
}

/** Words, or something without an equals sign, in a box that has its `t =` already. */
function isAboutShownVariable(
  reason: ReasonCode,
  context: ReasonContext,
): context is ReasonContext & { readonly shownVariable: string } {
  const isMeant = reason === "not-an-equation" || reason === "unknown-symbol";
  return isMeant && context.kind === "equation" && isSayable(context.shownVariable);
}

function sayWhatToDo(
  t: Text,
  reason: WrongReason,
  params: ReasonParams,
  { kind, near, verdict }: ReasonContext,
): string {
  const values = sayable(params);
  if (reason === "different" && near !== undefined && near !== null) return t(`reason.near.${near}`);
  if (reason === "wrong-unit" && verdict === "wrong-form" && params["use"] !== undefined)
    return t("reason.wrong-unit.do.named", values);
  if (reason === "wrong-unit" && kind !== "units" && verdict !== "wrong-form") return t("reason.wrong-unit.money.do");
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
  // The reason names the bracket to add; where it names a place alone, the one that stands there.
  const there = typeof symbol === "string" ? partners[symbol] : given.charAt(typeof at === "number" ? at : -1);
  if (symbol === "|" || there === "|") return t("reason.missing-bracket.bars");
  const missing = partners[there ?? ""];
  return there === undefined || missing === undefined
    ? t("reason.missing-bracket")
    : t("reason.missing-bracket.close", { symbol: there, partner: missing });
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
