import type { AnswerKind } from "#engine";

/** Characters `from` to `to` (exclusive) of the text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** One sign: a character, or a few that are one, such as `<=`. */
export interface SignPiece extends Span {
  readonly type: "sign";
  readonly face: string;
  readonly italic: boolean;
}

/** What stands right before brackets that hold a place of its own. */
export const WORD_BEFORE_BRACKET: readonly string[] = ["√", "sqrt", "abs"];

/** Signs of more than one character; what stands for them in the drawing. */
const LONG_SIGNS: readonly (readonly [string, string])[] = [
  ["no solution", "no solution"],
  [" and ", " and "],
  [" or ", " or "],
  [" r ", " r "],
  ["<=", "≤"],
  [">=", "≥"],
  ["!=", "≠"],
  [", ", ", "],
  ["; ", "; "],
];
const faces: Readonly<Record<string, string>> = { "-": "−", "*": "×" };
/** Letters that are words, not unknowns side by side. */
const WORDS = /^(?:sin|cos|tan|sec|csc|cot|arcsin|arccos|arctan|log|ln|exp|or|and|no|none|pi|max|min|sqrt|abs|r)$/u;
const UPRIGHT_KINDS: ReadonlySet<AnswerKind> = new Set([
  "units",
  "time",
  "text",
  "integer",
  "decimal",
  "money",
  "ratio",
]);

/** The signs of a stretch of text without structure, one after another. */
export function signsOf(text: string, from: number, to: number, kind: AnswerKind): readonly SignPiece[] {
  const signs: SignPiece[] = [];
  let at = from;
  while (at < to) {
    const sign = signAt(text, at, to, kind);
    signs.push(sign);
    at = sign.to;
  }
  return signs;
}

function signAt(text: string, at: number, to: number, kind: AnswerKind): SignPiece {
  const long = LONG_SIGNS.find(([typed]) => text.startsWith(typed, at) && at + typed.length <= to);
  if (long !== undefined) return { type: "sign", from: at, to: at + long[0].length, face: long[1], italic: false };
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const end = at + character.length;
  if (!/^[A-Za-z]/u.test(character)) {
    return { type: "sign", from: at, to: Math.min(end, to), face: faces[character] ?? character, italic: false };
  }
  const run = /^[A-Za-z]+/u.exec(text.slice(at, to))?.[0] ?? character;
  const isWhole = at === 0 || !/[A-Za-z]/u.test(text.charAt(at - 1));
  if (kind === "units" || kind === "time") {
    return { type: "sign", from: at, to: at + run.length, face: run, italic: false };
  }
  const italic = !UPRIGHT_KINDS.has(kind) && !WORDS.test(isWhole ? run : wordAround(text, at));
  return { type: "sign", from: at, to: end, face: character, italic };
}

function wordAround(text: string, at: number): string {
  const before = /[A-Za-z]*$/u.exec(text.slice(0, at))?.[0] ?? "";
  return before + (/^[A-Za-z]*/u.exec(text.slice(at))?.[0] ?? "");
}

/** Where each bracket finds its partner; the ends of an interval may differ, `[1, 3)`. */
export function matchBrackets(text: string, kind: AnswerKind): ReadonlyMap<number, number> {
  const matches = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ("([{".includes(character)) open.push(at);
    if (!")]}".includes(character)) continue;
    const wanted = kind === "interval" && character !== "}" ? "([" : (OPENERS[character] ?? "");
    const place = open.findLastIndex((opened) => wanted.includes(text.charAt(opened)));
    const opened = open[place];
    if (opened === undefined) continue;
    matches.set(opened, at);
    open.length = place;
  }
  return matches;
}

const OPENERS: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/**
 * Where the operand after a slash, caret or underscore ends when no brackets hold it together: a number or one
 * letter, with its powers. An operand of nothing ends where it begins. -1 where more follows than one can tell to be
 * part of a bottom: `1/2x`.
 */
export function operandEnd(
  text: string,
  from: number,
  to: number,
  matches: ReadonlyMap<number, number>,
  role: "bottom" | "exponent" | "index" | "unit",
): number {
  const rest = text.slice(from, to);
  const sign = role === "index" ? "" : (/^[-−+](?=[\p{L}\d(√])/u.exec(rest)?.[0] ?? "");
  let end = from + sign.length;
  end += atomLength(text, end, to, matches, role === "unit" || role === "index");
  if (role === "index") return end;
  while (end > from && text.charAt(end) === "^" && end < to) {
    const close = matches.get(end + 1);
    end = close !== undefined && close < to ? close + 1 : operandEnd(text, end + 1, to, matches, "exponent");
  }
  const goesOn = role === "bottom" && end > from && end < to && /[\p{L}\d([√]/u.test(text.charAt(end));
  return goesOn ? -1 : end;
}

/** Length of a number, a letter (or a run of letters), a root or an absolute value. */
function atomLength(
  text: string,
  at: number,
  to: number,
  matches: ReadonlyMap<number, number>,
  lettersTogether: boolean,
): number {
  const rest = text.slice(at, to);
  const word = WORD_BEFORE_BRACKET.find((known) => rest.startsWith(`${known}(`));
  const close = word === undefined ? undefined : matches.get(at + word.length);
  if (close !== undefined && close < to) return close + 1 - at;
  const pattern = lettersTogether ? /^(?:\d+(?:[.,]\d+)*|[\p{L}]+)/u : /^(?:\d+(?:[.,]\d*)*|[\p{L}π∞])/u;
  return pattern.exec(rest)?.[0].length ?? 0;
}
