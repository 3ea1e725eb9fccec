import { compareExpressions } from "../answers/algebra/index.ts";
import { algebraPart } from "../answers/algebra-part.ts";
import { check, type CheckRequest } from "../answers/check.ts";
import { checkExpression } from "../answers/check-expression.ts";
import { readStatement } from "../answers/read/read-statement.ts";
import { wordSet } from "../answers/read/table.ts";
import { EQUAL, unreadable, isRight } from "../answers/results.ts";
import { AnswerKind, CheckOptions, NUMBER_KINDS, type CheckResult, type ReasonCode } from "../answers/types.ts";

/** One line of `mathflow check`, in the case format that checkers are compared with. */
export interface CheckCase {
  readonly kind: string;
  /** `null` with kind `parse`: the text must not be readable. */
  readonly expected: string | null;
  readonly given: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Marks a case as a pupil's answer is marked. Beyond that the format asks what a pupil is not told: with the form left
 * open any expression of the right value counts, and what is unfinished is worth something [CHK29]. `undefined`: a kind
 * or an option not known here.
 */
export function checkCase({ kind, expected, given, options = {} }: CheckCase): CheckResult | undefined {
  const known = KINDS.get(kind);
  const translated = translateOptions(options);
  if (known === undefined || translated === undefined) return undefined;
  if (expected === null) return known === "parse" ? checkReadable(given, translated) : undefined;
  const request = { kind: known, expected, given, options: translated };
  const typed = check(request, PARTS);
  if (typed.verdict === "incorrect") return typed;
  if (typed.verdict === "correct")
    return NUMBER_KINDS.has(known) && isWord(given) && !/\d/u.test(given)
      ? unreadable({ reason: "unknown-symbol" })
      : typed;
  return valueOf(request, typed);
}

const PARTS = { algebra: algebraPart };

/** Kinds by the names a case may give them; `coordinate` and `string` are older names. */
const KINDS: ReadonlyMap<string, AnswerKind> = new Map([
  ...AnswerKind.options.map((kind) => [kind, kind] as const),
  ["coordinate", "point"],
  ["string", "text"],
]);
export const CASE_KINDS: readonly string[] = [...KINDS.keys()];

/** Readable or not; what divides by 0 or holds nothing is not. */
function checkReadable(given: string, options: CheckOptions): CheckResult {
  const read = readStatement(given, options);
  if (!read.ok) return unreadable(read.error);
  const { statement } = read.value;
  if (statement.type === "sequence" && statement.items.length > 0 && statement.items.every((item) => item === null))
    return unreadable({ reason: "empty" });
  const worth = statement.type === "expression" ? compareExpressions(statement.tree, statement.tree) : undefined;
  return worth?.type === "unreadable" ? unreadable(worth.problem) : EQUAL;
}

/** What is unfinished, or written otherwise than the kind asks, as an expression of some value. */
function valueOf(request: CheckRequest, typed: CheckResult): CheckResult {
  const { kind, expected, given, options } = request;
  if (WITH_SIGNS.has(kind)) return typed;
  const open: CheckOptions = { ...options, accept: ["expression", ...(options?.accept ?? [])] };
  const asked = check({ ...request, options: open }, PARTS);
  const isNumber = NUMBER_KINDS.has(kind);
  const worth = isRight(asked) || !isNumber ? asked : checkExpression(expected, given, open);
  const isAsked = (options?.form ?? options?.forms ?? options?.simplify) !== undefined;
  if (worth.verdict === "correct" && typed.reason === "unfinished" && isAsked)
    return { ...typed, verdict: "wrong-form" };
  if (isRight(worth)) return worth;
  const isNothing = isNumber && (worth.reason === "not-an-expression" || MARKS.has(typed.reason) || isWord(given));
  return typed.verdict === "unreadable" && worth.verdict === "incorrect" && !isNothing ? worth : typed;
}

/** Kinds whose signs change the value, so that a plain expression of it is another answer. */
const WITH_SIGNS: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["percent", "money"]);

/** Reasons why digits with marks are no number, whatever else they might be. */
const MARKS: ReadonlySet<ReasonCode> = new Set([
  "bad-grouping",
  "wrong-decimal-mark",
  "two-decimal-marks",
  "ambiguous-mark",
  "ambiguous-hyphen",
]);

/** A word is nothing that could be marked; an expression with letters in it is. */
function isWord(given: string): boolean {
  return /^[\p{L}\d\s.!?']*$/u.test(given) && /\p{L}/u.test(given);
}

function translateOptions(options: Readonly<Record<string, unknown>>): CheckOptions | undefined {
  const { form, coefficient } = options;
  const asked: Record<string, unknown> = {};
  for (const name of Object.keys(options)) if (!TRANSLATED.has(name)) asked[name] = options[name];
  if (coefficient === true)
    asked["forms"] = [...((asked["forms"] as readonly string[] | undefined) ?? []), "coefficient"];
  if (form === "mixed") asked["forms"] = ["mixed"];
  else if (form === "number") asked["forms"] = ["integer", "decimal", "proper", "improper", "mixed"];
  else if (form !== undefined) asked["form"] = form;
  const accept = [options["accept"] ?? []].flat();
  if (accept.length > 0) asked["accept"] = accept;
  return Object.keys(asked).every((name) => isOption(name, asked[name])) ? asked : undefined;
}

/** Options that the format writes in another way; `partial` says what a part of the answer would be worth. */
const TRANSLATED = wordSet("form accept coefficient partial");
const { shape } = CheckOptions;

function isOption(name: string, value: unknown): boolean {
  return Object.hasOwn(shape, name) && shape[name as keyof CheckOptions].safeParse(value).success;
}
