import { PLAIN_LEAKS } from "../cues/plain-leaks.ts";
import { divide, multiply, negate, rational, type Rational } from "../answers/rational.ts";
import { readArithmetic } from "../answers/read-arithmetic.ts";

export interface Word {
  readonly type: "word";
  /** Small letters. */
  readonly text: string;
}

export interface Sign {
  readonly type: "sign";
  /** One of `+ - * ÷ / ^ = < > ≤ ≥ ≠ ( ) , : ; … % ? . !` */
  readonly text: string;
}

/** A number written in figures: 12, 3/4, 2½, 75 %, −2. Numbers inside it are no tokens of their own. */
export interface Figure {
  readonly type: "figure";
  readonly text: string;
  readonly value: Rational;
  readonly isFraction: boolean;
  readonly isPercent: boolean;
  /** Grown together with a letter or an exponent: `3x`, `5^2`, `4th`, `B2`. */
  readonly isPart: boolean;
}

/** `start` and `end` are places in the text given to `tokeniseHint`, made plain. */
export type HintToken = (Word | Sign | Figure) & { readonly start: number; readonly end: number };

export interface HintText {
  readonly plain: string;
  readonly tokens: readonly HintToken[];
}

/** Longer texts are cut: a hint has a few sentences [characters]. */
export const MAX_LENGTH = 2000;

/** Texts whose tokens are kept: every rule reads the same stem and hint. */
const KEPT_TEXTS = 8;
const kept = new Map<string, HintText>();

/** Cuts running text with LaTeX into words, signs and whole numbers. Linear in its length. */
export function tokeniseHint(text: string): HintText {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const read = readTokens(text);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_TEXTS && oldest !== undefined) kept.delete(oldest);
  kept.set(text, read);
  return read;
}

function readTokens(text: string): HintText {
  const plain = toPlain(text.slice(0, MAX_LENGTH));
  const tokens: HintToken[] = [];
  PATTERN.lastIndex = 0;
  for (let match = PATTERN.exec(plain); match !== null; match = PATTERN.exec(plain)) {
    const { frac, mixed, slash, vulgar, number, word, sign } = match.groups ?? {};
    const start = match.index;
    let end = PATTERN.lastIndex;
    if (word !== undefined) {
      tokens.push({ type: "word", text: word.toLowerCase(), start, end });
      continue;
    }
    if (sign !== undefined) {
      tokens.push({ type: "sign", text: sign, start, end });
      continue;
    }
    const written = frac ?? mixed ?? slash ?? vulgar ?? number ?? "";
    const reading = readArithmetic(written);
    if (!reading.ok) continue;
    const percent = /^\s?%/u.exec(plain.slice(end, end + 2))?.[0];
    end += percent?.length ?? 0;
    PATTERN.lastIndex = end;
    const value = percent === undefined ? reading.value.value : divide(reading.value.value, HUNDRED);
    const negative = takesSign(tokens, start);
    const signStart = tokens.at(-1)?.start ?? start;
    if (negative) tokens.pop();
    tokens.push({
      type: "figure",
      text: written,
      value: negative ? negate(value) : value,
      isFraction: number === undefined,
      isPercent: percent !== undefined,
      isPart: isPart(plain, start, end),
      start: negative ? signStart : start,
      end,
    });
  }
  return { plain, tokens };
}

/** Whether a number standing at `[start, end)` belongs to something larger, such as `3x`, `5^2` or `4th`. */
function isPart(plain: string, start: number, end: number): boolean {
  const before = plain[start - 1] ?? " ";
  const after = plain.slice(end, end + 2);
  return /[\p{L}^_:]/u.test(before) || /^(?:\p{L}|\^|[²³]|:\d)/u.test(after);
}

/** A minus sign grown to the number, with no number before it. */
function takesSign(tokens: readonly HintToken[], start: number): boolean {
  const last = tokens.at(-1);
  const before = tokens.at(-2);
  if (last?.type !== "sign" || last.text !== "-") return false;
  if (last.end !== start) return last.end === start - 1 && before !== undefined && SIGN_LEADS.has(before.text);
  const isBinary = before?.type === "figure" || (before?.type === "sign" && before.text === ")");
  const isHyphen = before?.type === "word" && before.end === last.start;
  return !isBinary && !isHyphen;
}

/** Behind these a minus sign with a space belongs to the number. */
const SIGN_LEADS = new Set(["is", "are", "at", "on", "to", "get", "gets", "equals", "="]);
const HUNDRED: Rational = { n: 100n, d: 1n };
const INTEGER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+(?![\d/])|\d+)`;
const NUMBER = String.raw`(?:${INTEGER}(?:\.\d+)?|\.\d+)`;
const VULGAR = "[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]";
const FRAC = String.raw`\\frac ?(?:\{[^{}]{1,40}\}|\d) ?(?:\{[^{}]{1,40}\}|\d)`;
const SLASH = String.raw`\d{1,9} ?/ ?\d{1,9}(?![\d/])`;
const PATTERN = new RegExp(
  `(?<mixed>\\d{1,9} ?(?:${FRAC}|${VULGAR})|\\d{1,9} ${SLASH})|(?<frac>${FRAC})|(?<slash>${SLASH})|(?<vulgar>${VULGAR})` +
    `|(?<number>${NUMBER})|(?<word>\\p{L}+(?:['’]\\p{L}+)*)|(?<sign>[-+*÷/^=<>≤≥≠(),:;…%?.!→])`,
  "gu",
);

function toPlain(text: string): string {
  return (
    text
      .replace(/\\[dt]frac/gu, "\\frac")
      .replace(/\\(?:text|mathrm|mathbf|boxed|textbf)\s*\{([^{}]*)\}/gu, " $1 ")
      // Words stand in no mathematics: this sign is one of money.
      .replace(PLAIN_LEAKS.DOLLARS_AND_CENTS, " $1 dollars")
      .replace(/(?<=\d) ?¢/gu, " cents")
      .replace(
        /\\(?:left|right|displaystyle|quad|qquad)(?![a-z])|\\[,;:! ]|\\?\$|\*\*|[\u200b-\u200f\u2060-\u2069]/gu,
        (cut) => (cut === "\\!" ? "" : " "),
      )
      .replace(/\{,\}/gu, ",")
      .replace(/\\%/gu, "%")
      .replace(/\\([a-z]+)/gu, (command: string, name: string) => SIGNS.get(name) ?? command)
      .replace(/[−‒–—]/gu, "-")
      .replace(/[×⋅·∙✕]/gu, "*")
      .replace(/[⁄∕]/gu, "/")
      .replace(/[\u00a0\u2009\u202f\s]+/gu, " ")
      .replace(/(?<=\d) x (?=\d)/gu, " * ")
  );
}

const SIGNS: ReadonlyMap<string, string> = new Map([
  ["times", "*"],
  ["cdot", "*"],
  ["div", "÷"],
  ["lt", "<"],
  ["gt", ">"],
  ["le", "≤"],
  ["leq", "≤"],
  ["ge", "≥"],
  ["geq", "≥"],
  ["ne", "≠"],
  ["neq", "≠"],
  ["to", "→"],
  ["rightarrow", "→"],
  ["Rightarrow", "→"],
  ["implies", "→"],
]);

/** Small helper for amounts: 450 cents are 4.50. */
export function hundredths(value: Rational): Rational {
  return multiply(value, rational(1n, 100n));
}
