import { ok, type Result } from "../../result.ts";
import { loweredDigit, plainCharacter, raisedDigit, vulgarFraction } from "./characters.ts";
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
  const source = isExpression && text.includes("\\") ? withoutWrappers(text) : text;
  const { plain, places } = toPlain(source, raisedDot, isExpression);
  const tokens: Token[] = [];
  let spaced = false;
  let i = 0;

  while (i < plain.length) {
    const character = plain[i] ?? "";
    if (character === " " || (isExpression && character === "~" && plain[i + 1] !== "=")) {
      spaced = true;
      i++;
      continue;
    }
    if (isDigit(plain, i) || (isMark(character, commasSeparate) && isDigit(plain, i + 1))) i = readNumber();
    else if (isLetter(character)) i = readName();
    else if (character === "\\") i = readCommand();
    else i = readSign(character);
    spaced = false;
  }
  return ok(tokens);

  function push(type: Token["type"], piece: string, at = i, tail = "", marked = false): void {
    tokens.push({ type, text: piece, at: places?.[at] ?? at, spaced, tail, marked });
  }

  function readNumber(): number {
    let end = i;
    let mark = "";
    let digits = "";
    for (;;) {
      const from = end;
      while (isDigit(plain, end)) end++;
      digits += plain.slice(from, end);
      const [next, after] = markAt(plain, end);
      const goesOn = isDigit(plain, after);
      if (next === " " && after === end + 1) {
        if (!groupFollows(plain, after, digits)) break;
      } else if (!(goesOn || (after === end + 1 && (next === "." || (next === "," && !isExpression))))) break;
      else if (next === "," && after === end + 1 && commasSeparate) break;
      // The dots of `0.1666...` are not marks; the point of `0.75.` ends a sentence.
      else if (next === "." && (plain.startsWith("...", end) || (!goesOn && digits.includes(".")))) break;
      mark = next;
      digits += mark;
      end = after;
      if (!goesOn) break;
    }
    // `7...` is a sentence trailing off; only decimals go on.
    const dots = mark !== "" && /[.,]/u.test(digits) ? (/^(?:…|\.{3})/u.exec(plain.slice(end))?.[0] ?? "") : "";
    end += dots.length;
    const exponent = exponentAt(plain, end);
    push("number", digits, i, dots === "" ? exponent.slice(1) : "…", mark !== "");
    return end + exponent.length;
  }

  function readName(): number {
    let end = i + 1;
    while (isLetter(plain[end] ?? "")) end++;
    const name = plain.slice(i, end);
    const sign = WORD_SIGNS.get(name.toLowerCase());
    if (sign !== undefined && isSign(sign, name, end)) push("sign", sign);
    else if (letters !== undefined) pushWord(name, letters);
    else push(NUMBER_FUNCTIONS.has(name) ? "function" : "name", name);
    return end;
  }

  /** Between two numbers an `x` is a times sign, unless it is an unknown; between a name and a set `in` is one too. */
  function isSign(sign: string, name: string, end: number): boolean {
    const before = tokens.at(-1);
    if (letters === undefined || before === undefined) return before !== undefined && sign !== "∈";
    if (sign === "∈") return STARTS_SET.test(plain.slice(end));
    const isAfter = before.text === ")" || NUMERIC.has(before.type);
    return sign !== "*" || (isAfter && !letters.unknowns.has(name) && STARTS_NUMBER.test(plain.slice(end)));
  }

  function pushWord(name: string, how: LetterOptions): void {
    let from = i;
    for (const { type, text: piece, length } of cutWord(name, how)) {
      push(type, piece, from);
      from += length;
      spaced = false;
    }
  }

  function readCommand(): number {
    const next = plain[i + 1] ?? "";
    if (isLetter(next)) return readNamedCommand();
    if (next === "{" && isExpression && isReal(tokens.at(-1)) && !plain.includes("\\}")) {
      push("sign", "∖");
      return i + 1;
    }
    if (/[%${}]/u.test(next)) {
      push("sign", isExpression && /[{}]/u.test(next) ? `\\${next}` : next);
      return i + 2;
    }
    // A new line of a system.
    if (isExpression && next === "\\") {
      push("sign", ";");
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
    push("sign", isSlash ? "/" : isWithout && isReal(tokens.at(-1)) ? "∖" : "\\");
    return i + 1;
  }

  function readNamedCommand(): number {
    let end = i + 1;
    while (/[A-Za-z]/u.test(plain[end] ?? "")) end++;
    const name = plain.slice(i + 1, end);
    const sign = SIGN_COMMANDS.get(name);
    if (IGNORED_COMMANDS.has(name)) return end;
    if (name.endsWith("frac")) {
      push("name", "\\frac");
      return readBareDigits(end);
    }
    if (sign !== undefined) push("sign", sign);
    else if (letters !== undefined) pushWord(`\\${name}`, letters);
    else push(name === "sqrt" ? "function" : "name", name === "sqrt" ? name : `\\${name}`);
    return end;
  }

  /** `\frac34` is `\frac{3}{4}`, `\frac xy` is `\frac{x}{y}`. */
  function readBareDigits(from: number): number {
    let end = from;
    for (let part = 0; part < 2; part++) {
      const start = end;
      while (plain[end] === " ") end++;
      const symbol = plain[end] ?? "";
      const isNumber = isDigit(symbol, 0);
      if (!isNumber && !(isExpression && isLetter(symbol))) return start;
      push("sign", "{", end);
      push(isNumber ? "number" : "name", symbol, end);
      push("sign", "}", end);
      end++;
    }
    return end;
  }

  function readSign(character: string): number {
    const raised = raisedRun(i + (character === RAISED_MINUS ? 1 : 0), raisedDigit);
    if (raised !== "") return readRaised(raised, character === RAISED_MINUS ? "-" : "");
    const lowered = isExpression ? raisedRun(i, loweredDigit) : "";
    if (lowered !== "") {
      // `a₁` is `a_1`.
      push("sign", "_");
      push("number", lowered);
      return i + lowered.length;
    }
    const vulgar = vulgarFraction(character)?.split("/");
    if (vulgar !== undefined) {
      push("vulgar", vulgar[0] ?? "", i, vulgar[1]);
      return i + 1;
    }
    if (isExpression) {
      // Maxima's `%pi`.
      const isValue = tokens.at(-1)?.type === "number" || tokens.at(-1)?.text === ")";
      if (character === "%" && !isValue && /^%(?:pi|e|i)(?!\p{L})/u.test(plain.slice(i, i + 4))) return i + 1;
      for (let length = 3; length > 1; length--) {
        const joined = JOINED_SIGNS.get(plain.slice(i, i + length));
        // `x = 4 ==` asks for more to come.
        if (joined === undefined || (joined === "=" && plain.slice(i + length).trim() === "")) continue;
        push("sign", joined);
        return i + length;
      }
      const root = { "∛": "cbrt", "∜": "qdrt", "∞": "infinity" }[character];
      if (root !== undefined) {
        push(character === "∞" ? "constant" : "function", root);
        return i + 1;
      }
    }
    const sign = String.fromCodePoint(plain.codePointAt(i) ?? 0);
    push("sign", sign);
    return i + sign.length;
  }

  function raisedRun(from: number, digitOf: (character: string) => string | undefined): string {
    let run = "";
    for (let digit = digitOf(plain[from] ?? ""); digit !== undefined; digit = digitOf(plain[from + run.length] ?? ""))
      run += digit;
    return run;
  }

  function readRaised(top: string, minus: string): number {
    const end = i + minus.length + top.length;
    const bottom = plain[end] === "/" ? raisedRun(end + 1, loweredDigit) : "";
    if (bottom === "") push("raised", minus + top);
    else push("vulgar", minus + top, i, bottom);
    return bottom === "" ? end : end + 1 + bottom.length;
  }
}

/** Between the words of `\text{or}` and the lines of `\begin{cases}` what holds them is a space; a matrix is a list. */
function withoutWrappers(text: string): string {
  return text
    .replaceAll("\\mathbb{R}", "ℝ         ")
    .replace(
      /\\(?:text|textrm|mathrm|mathbf|mathit|operatorname|mbox)(\s*)\{([^{}]*)\}/gu,
      (all, _gap, words: string) => ` ${words} `.padStart(all.length),
    )
    .replace(/\\begin\{[bp]matrix\}(.*?)\\end\{[bp]matrix\}/gu, (_all, rows: string) => matrixToList(rows))
    .replace(/\\(?:begin|end)\{[a-z*]{1,12}\}(?:\{[lcr|]{1,8}\})?|&/gu, (all) => " ".repeat(all.length));
}

function matrixToList(rows: string): string {
  const list = rows.replaceAll("&", ",").replaceAll("\\\\", rows.includes("&") ? "],[" : ",");
  return rows.includes("&") ? `[[${list}]]` : `[${list}]`;
}

const PLAIN_NUMBER = /^[ !-Z^_a-~\\]*$/u;
const PLAIN_EXPRESSION = /^[ -_a-~]*$/u;
const RAISED_MINUS = "⁻";

/** The text in plain characters, and the place of each where they are not the same. */
function toPlain(
  text: string,
  raisedDot: boolean,
  isExpression: boolean,
): { readonly plain: string; readonly places?: readonly number[] } {
  if ((isExpression ? PLAIN_EXPRESSION : PLAIN_NUMBER).test(text)) return { plain: text };
  let plain = "";
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const next = text[place + 1] ?? "";
    // A raised dot between digits is Britain's old decimal point.
    const isPoint = raisedDot && "·⋅∙•".includes(character) && isDigit(next, 0);
    const isKept =
      isExpression && (/[[\]]/u.test(character) || (character === RAISED_MINUS && raisedDigit(next) !== undefined));
    const meant = isPoint ? "." : isKept ? character : (plainCharacter(character) ?? mathLetter(character));
    plain += meant;
    for (let unit = 0; unit < meant.length; unit++) places.push(place + Math.min(unit, character.length - 1));
    place += character.length;
  }
  places.push(place);
  return { plain, places };
}

/** `𝑥` is x. */
function mathLetter(character: string): string {
  return /[𝐀-𝟿]/u.test(character) ? character.normalize("NFKC") : character;
}

/** A mark at this place, and what stands behind it: `,`, `.`, `'`, a space, LaTeX's `{,}` and `\,`. */
function markAt(plain: string, at: number): readonly [mark: string, after: number] {
  const character = plain[at] ?? "";
  if (character === " " || isMark(character, false)) return [character, at + 1];
  const next = plain[at + 1] ?? "";
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

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function isMark(character: string, commasSeparate: boolean): boolean {
  return character === "." || character === "'" || (character === "," && !commasSeparate);
}

function isLetter(character: string): boolean {
  return (
    (character >= "a" && character <= "z") ||
    (character >= "A" && character <= "Z") ||
    (character > "\u007f" && /\p{L}/u.test(character))
  );
}

function isReal(token: Token | undefined): boolean {
  return token?.text === "ℝ" || token?.text === "R";
}

const NUMERIC = wordSet("number vulgar raised");
const STARTS_SET = /^\s*[([{\]ℝR\\]/u;
const STARTS_NUMBER = /^\s*[\d.½⅓⅔¼¾]/u;
const NUMBER_FUNCTIONS = wordSet("sqrt abs");
const WORD_SIGNS = firstByWord("* x times, ∧ and, % percent pct, ∈ in");
const JOINED_SIGNS = firstByWord("≤ <= =<, ≥ >= =>, ≠ != <> =/= /=, = == :=, ^ **, ∧ &&, ± +/-, ≈ ~=");
const SIGN_COMMANDS = firstByWord(
  "* times cdot cdotp ast, ÷ div, < lt, > gt, ≤ le leq leqslant, ≥ ge geq geqslant, ≠ ne neq, = eq, ≈ approx, ∈ in, ± pm, ∪ cup, ∩ cap, ∖ setminus backslash, ∅ emptyset varnothing, ∧ land wedge, ∨ lor vee, | mid vert lvert rvert, \\{ lbrace, \\} rbrace, [ lbrack, ] rbrack, ⟨ langle, ⟩ rangle, ° circ degree, : colon, … ldots dots, % percent, £ pounds, € euro",
);
/** Those that set the size of what stands behind them, and spaces. */
const IGNORED_COMMANDS = wordSet(
  "left right displaystyle big Big mathrm text textstyle bigl bigr limits mathbb quad space thinspace",
);
