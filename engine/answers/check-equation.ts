import { checkNumber, unreadable } from "./check-number.ts";
import { isSign, tokeniseNumber } from "./read-number.ts";
import { tokenise } from "./read/tokenise.ts";
import type { CheckOptions, CheckResult } from "./types.ts";

/** Marks a solved equation such as `x = 4`, either way round [CHK22]. */
export function checkEquation(expected: string, given: string, options: CheckOptions): CheckResult {
  const variable = options.variable ?? variableOf(expected) ?? "x";
  const right = splitSolved(expected, variable);
  if (given.trim() === "") return unreadable({ reason: "empty", params: {} });
  if (typeof right !== "string") {
    return expected.replace(/\s/gu, "") === given.replace(/\s/gu, "")
      ? { verdict: "correct", reason: "equal" }
      : { verdict: "incorrect", reason: "different" };
  }
  const typed = splitSolved(given, variable);
  if (typeof typed === "string") {
    const result = checkNumber("equation", right, typed, options);
    return result.readAs === undefined ? result : { ...result, readAs: `${variable} = ${result.readAs}` };
  }
  if (typed.bare === true) {
    const result = checkNumber("equation", right, given, options);
    const needed = result.verdict === "correct" && options.accept?.includes("value") !== true;
    return needed ? { ...result, verdict: "wrong-form", reason: "needs-assignment" } : result;
  }
  return unreadable(typed.problem);
}

function variableOf(text: string): string | undefined {
  return /[A-Za-z]/u.exec(text.replace(/\\[A-Za-z]+/gu, ""))?.[0];
}

type Unsolved =
  | { readonly bare: true }
  | { readonly bare?: false; readonly problem: { reason: "wrong-variable" | "not-an-equation" | "too-long" | "missing-number"; params: Record<string, string | number> } };

/** The number side of `x = 4` or `4 = x`, as text. */
function splitSolved(text: string, variable: string): string | Unsolved {
  const tokens = tokenise(text);
  if (!tokens.ok) return { problem: { reason: "too-long", params: tokens.error.params as Record<string, number> } };
  const signs = tokens.value.filter((token) => isSign(token, "="));
  const names = tokens.value.filter((token) => token.type === "name" && /^[A-Za-z]$/u.test(token.name));
  if (names.length === 0) return { bare: true };
  if (signs.length !== 1) return { problem: { reason: "not-an-equation", params: {} } };
  const at = signs[0]?.at ?? 0;
  // A fullwidth sign is one unit long too, so the place cuts either way.
  const left = text.slice(0, at);
  const right = text.slice(at + 1);
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const sideTokens = tokeniseNumber(side, "en");
    const [token, ...rest] = sideTokens.ok ? sideTokens.value : [];
    if (token?.type !== "name" || rest.length > 0) continue;
    if (token.name !== variable) return { problem: { reason: "wrong-variable", params: { symbol: token.name, at: token.at } } };
    return other.trim() === "" ? { problem: { reason: "missing-number", params: { symbol: "=", at } } } : other;
  }
  return { problem: { reason: "not-an-equation", params: {} } };
}
