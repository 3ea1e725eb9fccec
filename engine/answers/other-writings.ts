import { isSign } from "./read-number.ts";
import { conventionsOf } from "./read/marks.ts";
import type { Token } from "./read/tokenise.ts";
import type { AnswerKind, NumberLocale } from "./types.ts";

/** `1/13/18` and `1_13_18` for 1 13/18, and `3+3/17` where a mixed number is asked [CHK32]. */
export function joinMixed(kind: AnswerKind, tokens: readonly Token[]): readonly Token[] | undefined {
  const start = isSign(tokens[0], "-") || isSign(tokens[0], "+") ? 1 : 0;
  const [whole, first, top, second, bottom, ...rest] = tokens.slice(start);
  const areNumbers = [whole, top, bottom].every((token) => token?.type === "number" && token.marked.marks.length === 0);
  if (!areNumbers || rest.length > 0 || first === undefined || second === undefined) return undefined;
  const sameMarks = ["/", "_"].some((mark) => isSign(first, mark) && isSign(second, mark));
  // `-5+2/3` is a sum: the minus of a mixed number counts for all of it.
  const isSum = kind === "mixed" && !isSign(tokens[0], "-") && isSign(first, "+") && isSign(second, "/");
  if (!sameMarks && !isSum) return undefined;
  const slash: Token = { type: "sign", sign: "/", at: second.at, spaced: false };
  return tokens.flatMap((token) => (token === first ? [] : [token === second ? slash : token]));
}

/** `0·84`: a times sign in most countries, and the decimal point of a few [CHK33]. */
export function hasRaisedPoint(given: string, locale: NumberLocale): boolean {
  return conventionsOf(locale)[0].raisedDot !== true && /\d[·⋅∙•]\d/u.test(given);
}

/** `2-1/2` is a subtraction to the eye of a reader and a mixed number to the hand of a child [CHK10]. */
export function hyphenCouldJoin(given: string): boolean {
  return /^\s*[-−]?\d{1,9}[-‐‑−–]\d{1,9}[/⁄∕\\]\d{1,9}[\s.!?=]*$/u.test(given);
}
