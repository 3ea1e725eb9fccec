import { check } from "./check.ts";
import { AnswerKind, CheckOptions, type CheckResult } from "./types.ts";

/** One line of `mathflow check`, in the case format that checkers are compared with. */
export interface CheckCase {
  readonly kind: string;
  readonly expected: string | null;
  readonly given: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Marks a case as its format means it: with `form` left open any expression of the right value counts,
 * where a pupil's item asks for one finished number. `undefined`: a kind or an option not known here.
 */
export function checkCase({ kind, expected, given, options = {} }: CheckCase): CheckResult | undefined {
  const known = AnswerKind.safeParse(kind);
  if (!known.success || expected === null) return undefined;
  const translated = translateOptions(options);
  if (translated === undefined) return undefined;
  const request = { kind: known.data, expected, given };
  const result = check({ ...request, options: translated });
  if (result.reason !== "unfinished") return result;
  // A pupil is not told what an unfinished sum is worth; the format asks.
  const worth = check({ ...request, options: { ...translated, accept: ["expression", ...(translated.accept ?? [])] } });
  return worth.verdict === "correct" ? { ...worth, verdict: "wrong-form", reason: "unfinished" } : worth;
}

function translateOptions(options: Readonly<Record<string, unknown>>): CheckOptions | undefined {
  const { form, accept, functions: _functions, synonyms: _synonyms, ...rest } = options;
  const accepted = accept === undefined ? [] : Array.isArray(accept) ? accept : [accept];
  const asked: Record<string, unknown> = { ...rest };
  if (form === "mixed") asked["forms"] = ["mixed"];
  else if (form === "number") asked["forms"] = ["integer", "decimal", "proper", "improper", "mixed"];
  else if (form === "lowest_terms" || form === "simplified") asked["form"] = "lowest_terms";
  else if (form !== undefined && form !== "any") return undefined;
  const parsed = CheckOptions.safeParse({
    ...asked,
    accept: form === "number" ? accepted : [...accepted, "expression"],
  });
  return parsed.success ? parsed.data : undefined;
}
