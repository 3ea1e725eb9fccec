import { err, ok, type Result } from "../result.ts";
import { isMoneyToken } from "./money.ts";
import type { Problem } from "./read/problem.ts";
import { wordSet } from "./read/table.ts";
import type { Token } from "./read/tokenise.ts";
import { isNumberWord } from "./words.ts";

/** A typed answer without the words around its number. */
export interface BareAnswer {
  readonly tokens: readonly Token[];
  /** What stood behind it. */
  readonly tail: readonly Token[];
}

/**
 * Takes off the thing counted or the unit behind a number. Only words that cannot change the value go; any other
 * makes the answer unreadable [CHK35].
 */
export function withoutTail(list: readonly Token[], isMoney: boolean): Result<BareAnswer, Problem> {
  const number = list.findIndex(isNumeric);
  const found = list.findIndex((token, index) => number !== -1 && index > number && startsTail(token, isMoney));
  const start = found === -1 ? list.length : found;
  const tail = list.slice(start);
  const failure = problemIn(tail);
  return failure === undefined ? ok({ tokens: list.slice(0, start), tail }) : err(failure);
}

/** Takes off what a pupil says before a number: "is it", "x is". */
export function withoutLead(tokens: readonly Token[], variable: string | undefined): readonly Token[] {
  const said = tokens.map(wordOf).join(" ");
  const unknown = /^([a-z]) is /u.exec(said)?.[1];
  const isNamed = unknown !== undefined && (variable === undefined || variable.toLowerCase() === unknown);
  const taken = isNamed ? 2 : (LEAD.exec(said)?.[0].split(" ").length ?? 1) - 1;
  if (taken === 0 || taken >= tokens.length) return tokens;
  const isMarked = tokens.length > taken + 1 && /^[:=]$/u.test(tokens[taken]?.text ?? "");
  return withoutLead(tokens.slice(isMarked ? taken + 1 : taken), variable);
}

const LEAD = /^(?:i (?:think|got|get)|is it|(?:it|that)(?: is| ' s)|its|(?:the |my )?answer(?: is)?|maybe|equals|is) /u;

/** What keeps the words behind a number from being taken off: another number, a word of size, a sign. */
function problemIn(tail: readonly Token[]): Problem | undefined {
  let failure: Problem | undefined;
  for (const [index, token] of tail.entries()) {
    const before = tail[index - 1];
    const next = tail[index + 1];
    const raised = before?.text === "^" ? tail[index - 2] : before;
    // `cm²`, `cm2`, `cm^2`.
    if (LENGTH.test(raised?.text ?? "") && (isPower(token) || (token.text === "^" && isPower(next)))) continue;
    // Two numbers say more than the first strange word between them.
    if (isNumeric(token)) return { reason: "two-numbers", params: { at: token.at } };
    if (!isHarmless(token, before, next))
      failure ??= { reason: "unknown-symbol", params: { symbol: wordOf(token), at: token.at } };
  }
  return failure;
}

function isHarmless({ type, text }: Token, before: Token | undefined, next: Token | undefined): boolean {
  if (type === "sign") return text === "°" || text === "." || text === "∧" || (text === "/" && next?.type === "name");
  if (!/^[\p{Script=Latin}µμ]+$/u.test(text)) return false;
  const word = text.toLowerCase();
  // `10 points`, and `4 fewer` where nothing is compared with.
  if (/^(?:points|less|fewer)$/u.test(word)) return !next;
  if (word.length > 1) return !SIZES.has(word) && !SIZES.has(word.replace(/s$/u, "")) && !isNumberWord(word);
  // `half a metre`, `7 I think`, `20 °C`.
  return (
    /[mglLsht]/u.test(text) ||
    (word === "a" && next?.type === "name") ||
    (word === "i" && next?.text === "think") ||
    (/[cf]/u.test(word) && before?.text === "°")
  );
}

function isPower(token: Token | undefined): boolean {
  return token !== undefined && (token.type === "raised" || !token.spaced) && /^[23]$/u.test(token.text);
}

function startsTail(token: Token, isMoney: boolean): boolean {
  if (token.type !== "name") return token.text === "°";
  return !token.text.startsWith("\\") && !(isMoney && isMoneyToken(token));
}

function isNumeric({ type }: Token): boolean {
  return type === "number" || type === "vulgar" || type === "raised";
}

function wordOf({ type, text }: Token): string {
  return type === "name" ? text.toLowerCase() : type === "sign" ? text : "";
}

const LENGTH = /^(?:[mcdk]?m|in|ft|yd|mi)$/iu;
/** Words that make another number of the one before them, or take it back; letters for zeros. */
const SIZES = wordSet(
  "hundred thousand million billion trillion lakh crore mille milliard hundert tausend cent mil dozen score pair couple ten squared cubed point or not isnt no nor minus negative plus below under off to through divided multiplied by remainder rem factorial double triple twice halved than recurring repeating repeated bar pi root doubled tripled two three four five six seven eight nine sixe bn mn mln tau infinity oo",
);
