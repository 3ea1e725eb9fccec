import { compareExpressions } from "./algebra/index.ts";
import { check } from "./check.ts";
import { checkExpression } from "./check-expression.ts";
import { readStatement } from "./read/read-statement.ts";
import { AnswerKind, CheckOptions, NUMBER_KINDS, type CheckResult, type ReasonCode } from "./types.ts";

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
  return NUMBER_KINDS.has(known)
    ? checkNumberCase(known, expected, given, translated)
    : check({ kind: known, expected, given, options: translated });
}

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
  if (!read.ok) return { verdict: "unreadable", ...read.error };
  const { statement } = read.value;
  if (statement.type === "sequence" && statement.items.length > 0 && statement.items.every((item) => item === null))
    return { verdict: "unreadable", reason: "empty" };
  const worth = statement.type === "expression" ? compareExpressions(statement.tree, statement.tree) : undefined;
  return worth?.type === "unreadable"
    ? { verdict: "unreadable", ...worth.problem }
    : { verdict: "correct", reason: "equal" };
}

/** As a pupil's number first, but for numbers in words alone; then as any expression of that value. */
function checkNumberCase(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  const { accept = [], ...rest } = options;
  const typed = check({
    kind,
    expected,
    given,
    options: { ...rest, accept: accept.filter((one) => one !== "expression") },
  });
  const isSaid = isWord(given) && !/\d/u.test(given);
  if ((typed.verdict === "correct" && !isSaid) || (typed.verdict === "incorrect" && WITH_SIGNS.has(kind))) return typed;
  // Without words the number read as one expression is the same number.
  const isRead = typed.verdict === "incorrect" && !/\p{L}/u.test(given);
  const result = isRead ? typed : asNumber(kind, expected, given, options);
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

function asNumber(kind: AnswerKind, expected: string, given: string, options: CheckOptions): CheckResult {
  const result = check({ kind, expected, given, options });
  if (result.reason !== "unfinished") return result;
  // A pupil is not told what an unfinished sum is worth; the format asks.
  const worth = check({
    kind,
    expected,
    given,
    options: { ...options, accept: ["expression", ...(options.accept ?? [])] },
  });
  return worth.verdict === "correct" ? { ...worth, verdict: "wrong-form", reason: "unfinished" } : worth;
}

function isRight({ verdict }: CheckResult): boolean {
  return verdict === "correct" || verdict === "wrong-form";
}

const OPEN: CheckOptions = { accept: ["expression"] };

function translateOptions(options: Readonly<Record<string, unknown>>): CheckOptions | undefined {
  if (Object.keys(options).length === 0) return OPEN;
  const { form, accept, simplify, partial: _partial, coefficient, ...rest } = options;
  const accepted = accept === undefined ? [] : Array.isArray(accept) ? accept : [accept];
  const asked: Record<string, unknown> = { ...rest };
  if (simplify !== undefined) asked["simplify"] = simplify;
  if (coefficient === true)
    asked["forms"] = [...((rest["forms"] as readonly string[] | undefined) ?? []), "coefficient"];
  if (form === "mixed") asked["forms"] = ["mixed"];
  else if (form === "number") asked["forms"] = ["integer", "decimal", "proper", "improper", "mixed"];
  else if (form !== undefined) asked["form"] = form;
  if (accepted.length > 0) asked["accept"] = accepted;
  if (!Object.entries(asked).every(isOption)) return undefined;
  return form === "number" ? asked : { ...asked, accept: [...accepted, "expression"] };
}

const { shape } = CheckOptions;

function isOption([name, value]: readonly [string, unknown]): boolean {
  return Object.hasOwn(shape, name) && shape[name as keyof CheckOptions].safeParse(value).success;
}
