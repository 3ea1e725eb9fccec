import type { Rational } from "./rational.ts";
import { conventionsOf } from "./read/marks.ts";
import type { Token } from "./read/tokenise.ts";
import type { AnswerKind, NumberLocale } from "./types.ts";

/** `1/13/18` and `1_13_18` for 1 13/18, and `3+3/17` where a mixed number is asked [CHK32]. */
export function joinMixed(kind: AnswerKind, tokens: readonly Token[]): readonly Token[] | undefined {
  const sign = /^[-+]$/u.exec(tokens[0]?.text ?? "")?.[0] ?? "";
  const [whole, first, top, second, bottom, ...rest] = tokens.slice(sign.length);
  const areNumbers = [whole, top, bottom].every((token) => token?.type === "number" && !token.marked);
  if (!areNumbers || rest.length > 0 || first === undefined || second === undefined) return undefined;
  // `-5+2/3` is a sum: the minus of a mixed number counts for all of it.
  const isJoined = /^(?:\/\/|__)$/u.test(first.text + second.text);
  const isSum = kind === "mixed" && sign !== "-" && first.text === "+" && second.text === "/";
  if (!isJoined && !isSum) return undefined;
  return tokens.filter((token) => token !== first).map((token) => (token === second ? { ...token, text: "/" } : token));
}

/** `0·84`: a times sign in most countries, and the decimal point of a few [CHK33]. */
export function hasRaisedPoint(given: string, locale: NumberLocale): boolean {
  return conventionsOf(locale)[0].raisedDot !== true && /\d[·⋅∙•]\d/u.test(given);
}

/** `5!` for 120. */
export function isFactorial(given: string, { n, d }: Rational): boolean {
  const [, digits] = /^\s*(\d\d?)!\s*$/u.exec(given) ?? [];
  let product = 1n;
  for (let factor = BigInt(digits ?? 0); factor > 1n; factor--) product *= factor;
  return digits !== undefined && d === 1n && n === product;
}

/** `2-1/2` is a subtraction to the eye of a reader and a mixed number to the hand of a child [CHK10]. */
export function hyphenCouldJoin(given: string): boolean {
  return /^\s*[-−]?\d{1,9}[-‐‑−–]\d{1,9}[/⁄∕\\]\d{1,9}[\s.!?=]*$/u.test(given);
}
