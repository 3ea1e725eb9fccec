import { MAX_LENGTH } from "./tokenise.ts";
import { wholeTree, type NumberTree, type Tree } from "./tree.ts";

/**
 * The tree of a number typed in the plainest way, `-12`, `2.50`, `45 %`, `3/4`, `2 1/2`: the same that its tokens are
 * read as, several times as fast. `undefined`: written in another way, or no number.
 */
export function plainNumber(text: string): Tree | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const start = afterSpaces(text, 0);
  const sign = SIGNS[text.charAt(start)];
  const from = sign === undefined ? start : start + 1;
  const tree = unsignedNumber(text, from, afterDigits(text, from), sign);
  return sign === undefined || tree === undefined || tree.type === "fraction" ? tree : { type: sign, of: tree };
}

type Sign = "negative" | "positive";

/** The number whose first digits are those between two places. The sign of a fraction is its top's. */
function unsignedNumber(text: string, from: number, to: number, sign: Sign | undefined): Tree | undefined {
  if (to === from) return undefined;
  const first = wholeTree(text.slice(from, to), from);
  const next = text.charCodeAt(to);
  if (next === SLASH) {
    const right = lastNumber(text, to + 1);
    return right && { type: "fraction", left: sign === undefined ? first : { type: sign, of: first }, right };
  }
  if (next === POINT) {
    const end = afterDigits(text, to + 1);
    if (end === to + 1) return undefined;
    return closed(text, end, { type: "number", whole: first.whole, decimals: text.slice(to + 1, end), at: from });
  }
  const behind = afterSpaces(text, to);
  const slash = behind === to ? behind : afterDigits(text, behind);
  if (slash === behind) return closed(text, to, first);
  const bottom = text.charCodeAt(slash) === SLASH ? lastNumber(text, slash + 1) : undefined;
  return bottom && { type: "mixed", whole: first, top: wholeTree(text.slice(behind, slash), behind), bottom };
}

/** The number, or so many per cent, where nothing else stands behind it. */
function closed(text: string, end: number, number: NumberTree): Tree | undefined {
  const behind = afterSpaces(text, end);
  if (behind === text.length) return number;
  const isLast = text.charCodeAt(behind) === PERCENT && afterSpaces(text, behind + 1) === text.length;
  return isLast ? { type: "percent", of: number } : undefined;
}

function lastNumber(text: string, from: number): NumberTree | undefined {
  const to = afterDigits(text, from);
  return to > from && afterSpaces(text, to) === text.length ? wholeTree(text.slice(from, to), from) : undefined;
}

function afterSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === SPACE) at++;
  return at;
}

function afterDigits(text: string, from: number): number {
  let at = from;
  for (let code = text.charCodeAt(at); code >= 0x30 && code <= 0x39; code = text.charCodeAt(at)) at++;
  return at;
}

const SIGNS: Readonly<Partial<Record<string, Sign>>> = { "-": "negative", "−": "negative", "+": "positive" };
const SPACE = 0x20;
const PERCENT = 0x25;
const POINT = 0x2e;
const SLASH = 0x2f;
