import { ok, type Result } from "../../result.ts";
import { loweredDigit, plainCharacter, RAISED_TERM, raisedDigit, raisedTerm, vulgarFraction } from "./characters.ts";
import { cutWord, type LetterOptions } from "./cut-letters.ts";
import { problem, type Problem } from "./problem.ts";
import { firstByWord, wordSet } from "./table.ts";

/** Longest text that is read [UTF-16 units] [CHK30]. */
export const MAX_LENGTH = 200;

/** A piece of the text. Signs are told by their text alone: no number or name is written like one. */
export interface Token {
  /** `raised`: raised digits, an exponent; `function` and `constant` are cut out of the letters of expressions. */
  readonly type: "number" | "vulgar" | "raised" | "function" | "constant" | "name" | "sign";
  /** Digits with their marks, the top of a fraction, the word or LaTeX command, the sign. */
  readonly text: string;
  readonly at: number;
  readonly spaced: boolean;
  /** Behind a number its power of ten, or `…` where the digits go on; the bottom of a fraction. */
  readonly tail: string;
  /** The digits of a number hold marks; a fraction is typed in words, such as `three quarters`. */
  readonly marked: boolean;
}

export interface TokeniseOptions {
  /** A raised dot between digits is a decimal mark. */
  readonly raisedDot?: boolean;
  /** Commas stand between things, never inside a number. */
  readonly commasSeparate?: boolean;
  /** There for whole expressions: brackets are told apart, letters cut. */
  readonly letters?: LetterOptions;
}

export function createToken(
  type: Token["type"],
  text: string,
  { at, spaced }: Place,
  tail = "",
  marked = false,
): Token {
  return { type, text, at, spaced, tail, marked };
}

type Place = Pick<Token, "at" | "spaced">;

/** Cuts a typed answer, ASCII or LaTeX, into tokens with their places. Linear in its length. */
export function tokenise(text: string, options: TokeniseOptions = {}): Result<readonly Token[], Problem> {
  const { raisedDot = false, commasSeparate = false, letters } = options;
  if (text.length > MAX_LENGTH) return problem("too-long", { most: MAX_LENGTH });
  const isExpression = letters !== undefined;
  const source = text.includes("\\") ? withoutWrappers(text, isExpression) : text;
  const { plain, places } = toPlain(source, raisedDot, isExpression);
  const tokens: Token[] = [];
  const scan: Scanner = { plain, places, tokens, letters, isExpression, commasSeparate, i: 0, spaced: false };
  while (scan.i < plain.length) {
    const character = plain.charAt(scan.i);
    if (character === " " || (isExpression && character === "~" && plain[scan.i + 1] !== "=")) {
      scan.spaced = true;
      scan.i++;
      continue;
    }
    scan.i = readToken(scan, character);
    scan.spaced = false;
  }
  return ok(tokens);
}

/** The state of one cutting: what is left, from `i` on. */
interface Scanner {
  readonly plain: string;
  readonly places: readonly number[] | undefined;
  readonly tokens: Token[];
  readonly letters: LetterOptions | undefined;
  readonly isExpression: boolean;
  readonly commasSeparate: boolean;
  i: number;
  spaced: boolean;
}

/** Reads what stands at this place; where it ends. */
function readToken(scan: Scanner, character: string): number {
  const { plain, i, commasSeparate } = scan;
  if (isLetter(plain, i)) return readName(scan, character);
  if (isDigit(plain, i) || (isMark(character, commasSeparate) && isDigit(plain, i + 1))) return readNumber(scan);
  return character === "\\" ? readCommand(scan) : readSign(scan, character);
}

function push(scan: Scanner, type: Token["type"], text: string, at = scan.i, tail = "", marked = false): void {
  scan.tokens.push({ type, text, at: scan.places?.[at] ?? at, spaced: scan.spaced, tail, marked });
}

function readNumber(scan: Scanner): number {
  const { plain, i } = scan;
  let end = i;
  while (isDigit(plain, end)) end++;
  const next = plain.charAt(end);
  if (!MAY_GO_ON.has(next) || (next === " " && !isDigit(plain, end + 1))) {
    push(scan, "number", plain.slice(i, end));
    return end;
  }
  return readMarked(scan, end);
}

/** A number with marks, dots or a power of ten behind its first digits. */
function readMarked(scan: Scanner, from: number): number {
  const { plain, i, isExpression, commasSeparate, letters } = scan;
  let end = from;
  let mark = "";
  let digits = plain.slice(i, from);
  for (;;) {
    const [next, after] = markAt(plain, end);
    const isSingle = after === end + 1;
    const goesOn = isDigit(plain, after);
    // `5.` is 5; so is `5,` among numbers.
    const isEnd = isSingle && (next === "." || (next === "," && !isExpression));
    if (next === " " && isSingle ? !groupFollows(plain, after, digits) : !goesOn && !isEnd) break;
    if (next === "," && isSingle && commasSeparate) break;
    // The dots of `0.1666...` are not marks; the point of `0.75.` ends a sentence.
    if (next === "." && (plain.startsWith("...", end) || (!goesOn && digits.includes(".")))) break;
    mark = next;
    end = after;
    while (isDigit(plain, end)) end++;
    digits += mark + plain.slice(after, end);
    if (!goesOn) break;
  }
  // `7...` is a sentence trailing off; only decimals go on.
  const dots = mark !== "" && /[.,]/u.test(digits) ? (/^(?:…|\.{3})/u.exec(plain.slice(end))?.[0] ?? "") : "";
  end += dots.length;
  // Where e is in the right answer, `3e+2` is 3e and 2.
  const exponent = letters?.unknowns.has("e") === true ? "" : exponentAt(plain, end);
  push(scan, "number", digits, i, dots === "" ? exponent.slice(1) : "…", mark !== "");
  return end + exponent.length;
}

function readName(scan: Scanner, letter: string): number {
  const { plain, i, letters } = scan;
  let end = i + 1;
  while (isLetter(plain, end)) end++;
  const isShort = end === i + 1;
  const name = isShort ? letter : plain.slice(i, end);
  const isCross = letter === "x" || letter === "X";
  const sign = isShort ? (isCross ? "*" : undefined) : WORD_SIGNS.get(name.toLowerCase());
  if (sign !== undefined && isSign(scan, sign, name, end)) push(scan, "sign", sign);
  else if (letters !== undefined) pushWord(scan, name, letters);
  else push(scan, NUMBER_FUNCTIONS.has(name) ? "function" : "name", name);
  return end;
}

/** "times" always is a sign, an `x` between two numbers, unless it is an unknown, `in` between a name and a set. */
function isSign({ plain, tokens, letters }: Scanner, sign: string, name: string, end: number): boolean {
  const before = tokens.at(-1);
  if (letters === undefined || before === undefined) return before !== undefined && sign !== "∈";
  if (sign === "∈") return STARTS_SET.test(plain.slice(end));
  const isAfter = before.text === ")" || NUMERIC.has(before.type);
  return (
    sign !== "*" || name.length > 1 || (isAfter && !letters.unknowns.has(name) && STARTS_NUMBER.test(plain.slice(end)))
  );
}

function pushWord(scan: Scanner, name: string, how: LetterOptions): void {
  if (name.length === 1 && name !== "e" && name.charCodeAt(0) < 0x7f) {
    push(scan, "name", name);
    return;
  }
  let from = scan.i;
  for (const { type, text, length } of cutWord(name, how)) {
    push(scan, type, text, from);
    from += length;
    scan.spaced = false;
  }
}

function readCommand(scan: Scanner): number {
  const { plain, i, isExpression } = scan;
  const next = plain.charAt(i + 1);
  if (isLetter(next, 0)) return readNamedCommand(scan);
  if (next === "{" && isExpression && isReal(scan.tokens.at(-1)) && !plain.includes("\\}")) {
    push(scan, "sign", "∖");
    return i + 1;
  }
  if (/[%${}]/u.test(next)) {
    push(scan, "sign", isExpression && /[{}]/u.test(next) ? `\\${next}` : next);
    return i + 2;
  }
  // A new line of a system.
  if (isExpression && next === "\\") {
    push(scan, "sign", ";");
    return i + 2;
  }
  const before = plain.slice(0, i).trimEnd().slice(-1);
  const after = plain
    .slice(i + 1)
    .trimStart()
    .slice(0, 1);
  const isSlash = isDigit(before, 0) && isDigit(after, 0);
  // `ℝ \ {2}`: all but 2.
  const isWithout = isExpression && /[ {([]/u.test(next) && /[{([]/u.test(after);
  // `\,` and its kind are spaces, but `3 \ 4` has its backslash between spaces as a slash has.
  const isControlSpace = next === " " && after !== "" && !(isSlash && plain[i - 1] === " ");
  if (!isWithout && (/[,;:!]/u.test(next) || isControlSpace)) return i + 2;
  // Next to the slash on many keyboards, and meant as one between digits; elsewhere it is nothing known [CHK31].
  push(scan, "sign", isSlash ? "/" : isWithout && isReal(scan.tokens.at(-1)) ? "∖" : "\\");
  return i + 1;
}

function readNamedCommand(scan: Scanner): number {
  const { plain, i, letters } = scan;
  let end = i + 1;
  while (isLatin(codeAt(plain, end))) end++;
  const name = plain.slice(i + 1, end);
  const sign = SIGN_COMMANDS.get(name);
  if (IGNORED_COMMANDS.has(name)) return end;
  if (FRACTIONS.has(name)) push(scan, "name", "\\frac");
  else if (sign !== undefined) push(scan, "sign", sign);
  else if (letters !== undefined) pushWord(scan, `\\${name}`, letters);
  else push(scan, name === "sqrt" ? "function" : "name", name === "sqrt" ? name : `\\${name}`);
  return end;
}

function readSign(scan: Scanner, character: string): number {
  const { plain, i, isExpression } = scan;
  if (character.charCodeAt(0) > 0x7e) return readRareSign(scan, character);
  if (isExpression && JOINING.has(plain.charAt(i + 1)))
    for (let length = 3; length > 1; length--) {
      const joined = JOINED_SIGNS.get(plain.slice(i, i + length));
      // `x = 4 ==` asks for more to come.
      if (joined === undefined || (joined === "=" && plain.slice(i + length).trim() === "")) continue;
      push(scan, "sign", joined);
      return i + length;
    }
  // Maxima's `%pi`.
  if (character === "%" && isExpression && /^%(?:pi|e|i)(?!\p{L})/u.test(plain.slice(i, i + 4))) {
    const before = scan.tokens.at(-1);
    if (before?.type !== "number" && before?.text !== ")") return i + 1;
  }
  const isBetween = character === "&" && scan.spaced && scan.tokens.length > 0 && /^& +[^ ]/u.test(plain.slice(i));
  push(scan, "sign", isExpression && isBetween ? "∧" : character);
  return i + 1;
}

function readRareSign(scan: Scanner, character: string): number {
  const { plain, i, isExpression } = scan;
  const minus = character === RAISED_MINUS ? "-" : "";
  const raised = runOf(plain, i + minus.length, raisedDigit);
  if (raised !== "") {
    const end = i + minus.length + raised.length;
    const bottom = plain[end] === "/" ? runOf(plain, end + 1, loweredDigit) : "";
    push(scan, bottom === "" ? "raised" : "vulgar", minus + raised, i, bottom);
    return bottom === "" ? end : end + 1 + bottom.length;
  }
  const lowered = isExpression ? runOf(plain, i, loweredDigit) : "";
  if (lowered !== "") {
    // `a₁` is `a_1`.
    push(scan, "sign", "_");
    push(scan, "number", lowered);
    return i + lowered.length;
  }
  const vulgar = vulgarFraction(character)?.split("/");
  if (vulgar !== undefined) {
    push(scan, "vulgar", vulgar[0] ?? "", i, vulgar[1]);
    return i + 1;
  }
  const word = isExpression ? { "∛": "cbrt", "∜": "qdrt", "∞": "infinity" }[character] : undefined;
  if (word !== undefined) {
    push(scan, character === "∞" ? "constant" : "function", word);
    return i + 1;
  }
  // The text of a key is kept once, so that signs are compared without a look at their characters.
  const [sign = ""] = Object.keys({ [String.fromCodePoint(plain.codePointAt(i) ?? 0)]: i });
  push(scan, "sign", sign);
  return i + sign.length;
}

function runOf(plain: string, from: number, digitOf: (character: string) => string | undefined): string {
  let run = "";
  for (let digit = digitOf(plain.charAt(from)); digit !== undefined; digit = digitOf(plain.charAt(from + run.length)))
    run += digit;
  return run;
}

/** Between the words of `\text{or}` and the lines of `\begin{cases}` what holds them is a space; a matrix is a list. */
function withoutWrappers(typed: string, isExpression: boolean): string {
  // `\(12\)`, `\[12\]` hold LaTeX as dollars do.
  const text = isExpression ? typed.replace(/^(\s*)\\[([](.*)\\[)\]](\s*)$/u, "$1  $2  $3") : typed;
  // `\frac34` is `\frac{3}{4}`, `\frac xy` is `\frac{x}{y}`, `\frac\pi2` is `\frac{\pi}{2}`.
  const braced = text
    .replaceAll(/(\\[dtc]?frac) *([\da-z]|\\pi(?![a-z]))/giu, "$1{$2}")
    .replaceAll(/(\\[dtc]?frac *\{[^{}]*\}) *([\da-z]|\\pi(?![a-z]))/giu, "$1{$2}");
  // What is replaced below begins so; a fraction does not.
  if (!isExpression || !/&|\\[bemot]/u.test(braced)) return braced;
  return braced
    .replaceAll("\\mathbb{R}", "ℝ         ")
    .replaceAll(/\\(?:text|mathrm|textrm|mathbf|mathit|operatorname|mbox)\s*\{([^{}]*)\}/gu, (all, words: string) =>
      ` ${words} `.padStart(all.length),
    )
    .replaceAll(/\\begin\{[bp]matrix\}(.*?)\\end\{[bp]matrix\}/gu, (_all, rows: string) => matrixToList(rows))
    .replaceAll(/\\(?:begin|end)\{[a-z*]{1,12}\}(?:\{[lcr|]{1,8}\})?|&/gu, (all) => " ".repeat(all.length));
}

function matrixToList(rows: string): string {
  const [open, close] = rows.includes("&") ? ["[[", "]]"] : ["[", "]"];
  return open + rows.replaceAll("&", ";").replaceAll("\\\\", open === "[[" ? "];[" : ";") + close;
}

const RAISED_MINUS = "⁻";
const PIECES = new RegExp(`${RAISED_TERM}|.`, "gsu");

/** The text in plain characters, and the place of each where they are not the same. */
function toPlain(
  text: string,
  raisedDot: boolean,
  isExpression: boolean,
): { readonly plain: string; readonly places?: readonly number[] } {
  if (isPlain(text, isExpression)) return { plain: text };
  let plain = "";
  const places: number[] = [];
  let place = 0;
  for (const [character] of text.matchAll(isExpression ? PIECES : /./gsu)) {
    const next = text[place + 1] ?? "";
    // A raised dot between digits is Britain's old decimal point.
    const isPoint = raisedDot && "·⋅∙•".includes(character) && isDigit(next, 0);
    const isKept =
      isExpression && (/[[\]]/u.test(character) || (character === RAISED_MINUS && raisedDigit(next) !== undefined));
    const meant = isPoint
      ? "."
      : isKept
        ? character
        : (raisedTerm(character) ?? plainCharacter(character) ?? character);
    plain += meant;
    for (let unit = 0; unit < meant.length; unit++) places.push(place + Math.min(unit, character.length - 1));
    place += character.length;
  }
  places.push(place);
  return { plain, places };
}

/** Whether every character stands for itself. Square brackets are round ones in numbers. */
function isPlain(text: string, isExpression: boolean): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isBracket = code === 0x5b || code === 0x5d;
    if (code < 0x20 || code > 0x7e || code === 0x60 || (isBracket && !isExpression)) return false;
  }
  return true;
}

/** A mark at this place, and what stands behind it: `,`, `.`, `'`, a space, LaTeX's `{,}` and `\,`. */
function markAt(plain: string, at: number): readonly [mark: string, after: number] {
  const character = plain.charAt(at);
  if (character === " " || isMark(character, false)) return [character, at + 1];
  const next = plain.charAt(at + 1);
  if (character === "{" && isMark(next, false) && plain[at + 2] === "}") return [next, at + 3];
  return character === "\\" && (next === "," || next === " ") ? [" ", at + 2] : ["", plain.length];
}

/** Whether a group of three digits begins here, and no slash follows that would make it a fraction's top. */
function groupFollows(plain: string, from: number, digits: string): boolean {
  let end = from;
  while (isDigit(plain, end)) end++;
  const last = digits.length - digits.search(/\d*$/u);
  const inDecimals = digits.includes(" ") && /[.,]/u.test(digits);
  const fits = inDecimals ? end > from && end <= from + 3 && last === 3 : end === from + 3 && last <= 3;
  return fits && !plain.slice(end).trimStart().startsWith("/");
}

function exponentAt(plain: string, at: number): string {
  const character = plain[at];
  return character === "e" || character === "E" ? (/^e[-+]?\d+/iu.exec(plain.slice(at))?.[0] ?? "") : "";
}

/** Whether a number has marks, so that the country matters. */
export function hasMarks(tokens: readonly Token[]): boolean {
  for (const token of tokens) if (token.marked && token.type === "number") return true;
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return code >= 0x30 && code <= 0x39;
}

function isMark(character: string, commasSeparate: boolean): boolean {
  return character === "." || character === "'" || (character === "," && !commasSeparate);
}

/** Asked only within the text: engines read a character behind its end far more slowly. */
function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : 0;
}

function isLetter(text: string, at: number): boolean {
  const code = codeAt(text, at);
  return isLatin(code) || (code > 0x7f && /\p{L}/u.test(text.charAt(at)));
}

function isLatin(code: number): boolean {
  const small = code | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

function isReal(token: Token | undefined): boolean {
  return token?.text === "ℝ" || token?.text === "R";
}

const MAY_GO_ON = new Set(" .,'{\\…eE");
/** Signs that may be the second of a joined one. */
const JOINING = new Set("<=>/*&");
const NUMERIC = wordSet("number vulgar raised");
const STARTS_SET = /^\s*[([{\]ℝR\\]/u;
const STARTS_NUMBER = /^\s*[\d.½⅓⅔¼¾]/u;
const NUMBER_FUNCTIONS = wordSet("sqrt abs");
const FRACTIONS = wordSet("frac dfrac tfrac cfrac");
const WORD_SIGNS = firstByWord("* times, ∧ and, % percent pct, ∈ in");
const JOINED_SIGNS = firstByWord("≤ <= =<, ≥ >= =>, ≠ != <> =/= /=, = == :=, ^ **, ∧ &&, ± +/-, ≈ ~=");
/** LaTeX for signs. */
export const SIGN_COMMANDS = firstByWord(
  "* times cdot cdotp ast, ÷ div, < lt, > gt, ≤ le leq leqslant, ≥ ge geq geqslant, ≠ ne neq, = eq, ≈ approx, ∈ in, ± pm, ∪ cup, ∩ cap, ∖ setminus backslash, ∅ emptyset varnothing, ∧ land wedge, ∨ lor vee, | mid vert lvert rvert, \\{ lbrace, \\} rbrace, [ lbrack, ] rbrack, ⟨ langle, ⟩ rangle, ° circ degree, : colon, … ldots dots, % percent, £ pounds, € euro",
);
/** Those that set the size of what stands behind them, and spaces. */
const IGNORED_COMMANDS = wordSet(
  "left right displaystyle big Big mathrm text textstyle bigl bigr limits mathbb quad space thinspace",
);
