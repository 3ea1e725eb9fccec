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
 * Marks a case as its format means it: with `form` left open any expression of the right value counts,
 * where a pupil's item asks for one finished number. `undefined`: a kind or an option not known here.
 */
export function checkCase({ kind, expected, given, options = {} }: CheckCase): CheckResult | undefined {
  const known = KINDS.get(kind);
  const translated = translateOptions(options);
  if (known === undefined || translated === undefined) return undefined;
  if (expected === null) return known === "parse" ? checkReadable(given, translated) : undefined;
  const request = { kind: known, expected, given, options: translated };
  return NUMBER_KINDS.has(known) ? checkNumberCase(request) : check(request, PARTS);
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

/** As a pupil's number first, but for numbers in words alone; then as any expression of that value. */
function checkNumberCase(request: Request): CheckResult {
  const { kind, expected, given, options } = request;
  const hasWords = /\p{L}/u.test(given);
  // Without words, what is right as a pupil's number is right as an expression too.
  const open = hasWords || WITH_SIGNS.has(kind) ? undefined : asNumber(request);
  if (open !== undefined && isRight(open)) return open;
  const accept = options.accept.filter((one) => one !== "expression");
  const typed = check({ ...request, options: { ...options, accept } }, PARTS);
  const isSaid = hasWords && isWord(given) && !/\d/u.test(given);
  if ((typed.verdict === "correct" && !isSaid) || (typed.verdict === "incorrect" && WITH_SIGNS.has(kind))) return typed;
  // Without words the number read as one expression is the same number.
  const result = typed.verdict === "incorrect" && !hasWords ? typed : (open ?? asNumber(request));
  if (isRight(result)) return result;
  const general = checkExpression(expected, given, options);
  if (isRight(general)) return general;
  const isMarked = general.verdict === "incorrect" && general.reason !== "not-an-expression";
  if (typed.verdict !== "unreadable" || isSaid) return result;
  if (WITH_SIGNS.has(kind) || MARKS.has(typed.reason) || !isMarked || isWord(given)) return typed;
  return result.verdict === "unreadable" ? general : result;
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
  return /^[\p{L}\d\s.!?']*$/u.test(given) && /\p{L}{3}/u.test(given);
}

function asNumber(request: Request): CheckResult {
  const result = check(request, PARTS);
  if (result.reason !== "unfinished") return result;
  // A pupil is not told what an unfinished sum is worth; the format asks.
  const { options } = request;
  const worth = check({ ...request, options: { ...options, accept: ["expression", ...options.accept] } }, PARTS);
  return worth.verdict === "correct" ? { ...worth, verdict: "wrong-form", reason: "unfinished" } : worth;
}

type CaseOptions = CheckOptions & { readonly accept: NonNullable<CheckOptions["accept"]> };
type Request = CheckRequest & { readonly options: CaseOptions };

const OPEN: CaseOptions = { accept: ["expression"] };

function translateOptions(options: Readonly<Record<string, unknown>>): CaseOptions | undefined {
  const names = Object.keys(options);
  if (names.length === 0) return OPEN;
  const { form, coefficient } = options;
  const asked: Record<string, unknown> = {};
  for (const name of names) if (!TRANSLATED.has(name)) asked[name] = options[name];
  if (coefficient === true)
    asked["forms"] = [...((asked["forms"] as readonly string[] | undefined) ?? []), "coefficient"];
  if (form === "mixed") asked["forms"] = ["mixed"];
  else if (form === "number") asked["forms"] = ["integer", "decimal", "proper", "improper", "mixed"];
  else if (form !== undefined) asked["form"] = form;
  const told = options["accept"] ?? [];
  const accept = Array.isArray(told) ? told : [told];
  if (accept.length > 0) asked["accept"] = accept;
  for (const name of Object.keys(asked)) if (!isOption(name, asked[name])) return undefined;
  asked["accept"] = form === "number" ? accept : [...accept, "expression"];
  return asked as unknown as CaseOptions;
}

/** Options that the format writes in another way; `partial` says what a part of the answer would be worth. */
const TRANSLATED = wordSet("form accept coefficient partial");
const { shape } = CheckOptions;

function isOption(name: string, value: unknown): boolean {
  return Object.hasOwn(shape, name) && shape[name as keyof CheckOptions].safeParse(value).success;
}
