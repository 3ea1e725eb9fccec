import { ok, type Result } from "../../result.ts";
import { loweredDigit, plainCharacter, raisedDigit, vulgarFraction } from "./characters.ts";
import type { MarkedDigits } from "./marks.ts";
import { problem, type Problem } from "./problem.ts";
import type { ConstantName } from "./tree.ts";

/** Longest text that is read [UTF-16 units] [CHK30]. */
export const MAX_LENGTH = 200;

export type Token =
  | {
      readonly type: "number";
      readonly marked: MarkedDigits;
      readonly exponent: number | undefined;
      /** Followed by dots: the digits go on. */
      readonly endless: boolean;
      readonly at: number;
      readonly spaced: boolean;
    }
  | {
      readonly type: "vulgar";
      readonly top: string;
      readonly bottom: string;
      /** Typed in words, such as `three quarters`. */
      readonly worded?: true;
      readonly at: number;
      readonly spaced: boolean;
    }
  /** Raised digits after something: an exponent. */
  | { readonly type: "raised"; readonly digits: string; readonly at: number; readonly spaced: boolean }
  /** A known function or constant of an expression, cut out of the letters typed. */
  | { readonly type: "function"; readonly name: string; readonly at: number; readonly spaced: boolean }
  | { readonly type: "constant"; readonly name: ConstantName; readonly at: number; readonly spaced: boolean }
  /** A word or LaTeX command, without its backslash. */
  | { readonly type: "name"; readonly name: string; readonly at: number; readonly spaced: boolean }
  | { readonly type: "sign"; readonly sign: string; readonly at: number; readonly spaced: boolean };

export interface TokeniseOptions {
  /** A raised dot between digits is a decimal mark. */
  readonly raisedDot?: boolean;
  /** Brackets are told apart: `[` is not `(`, and LaTeX's `\{` is not `{`. */
  readonly brackets?: boolean;
  /** Commas stand between things, never inside a number. */
  readonly commasSeparate?: boolean;
}

/** Cuts a typed answer, ASCII or LaTeX, into tokens with their places. Linear in its length. */
export function tokenise(text: string, options: TokeniseOptions = {}): Result<readonly Token[], Problem> {
  const { raisedDot = false, brackets = false, commasSeparate = false } = options;
  if (text.length > MAX_LENGTH) return problem("too-long", { most: MAX_LENGTH });
  const { plain, places } = toPlain(text, raisedDot, brackets);
  const tokens: Token[] = [];
  let spaced = false;
  let i = 0;
  const place = (index: number) => places[index] ?? text.length;

  while (i < plain.length) {
    const character = plain[i] ?? "";
    const at = place(i);
    if (character === " " || (brackets && character === "~" && plain[i + 1] !== "=")) {
      spaced = true;
      i++;
      continue;
    }
    if (isDigit(character) || (isNumberMark(character) && isDigit(plain[i + 1]))) {
      i = readNumber(at);
    } else if (isLetter(character)) {
      i = readName(i, at);
    } else if (character === "\\") {
      i = readCommand(at);
    } else if (raisedDigit(character) !== undefined || (character === RAISED_MINUS && brackets)) {
      i = readRaised(at);
    } else if (brackets && loweredDigit(character) !== undefined) {
      i = readLowered(at);
    } else {
      const vulgar = vulgarFraction(character);
      if (vulgar === undefined) tokens.push({ type: "sign", sign: character, at, spaced });
      else tokens.push({ type: "vulgar", top: vulgar[0], bottom: vulgar[1], at, spaced });
      i++;
    }
    spaced = false;
  }
  return ok(tokens);

  function isNumberMark(character: string): boolean {
    return isMark(character) && !(commasSeparate && character === ",");
  }

  function readNumber(at: number): number {
    const runs: string[] = [];
    const marks: string[] = [];
    let end = i;
    let afterDecimal = false;
    for (;;) {
      let run = "";
      while (isDigit(plain[end])) run += plain[end++];
      runs.push(run);
      const mark = markAt(plain, end);
      if (mark?.mark === "," && mark.next === end + 1 && (commasSeparate || (brackets && !isDigit(plain[mark.next]))))
        break;
      if (mark !== undefined && (mark.next === end + 1 || isDigit(plain[mark.next]))) {
        // The dots of `0.1666...` are not marks.
        if (mark.mark === "." && plain[end + 1] === "." && plain[end + 2] === ".") break;
        // The point of `0.75.` ends a sentence.
        if (mark.mark === "." && marks.includes(".") && !isDigit(plain[mark.next])) break;
        // A comma with nothing behind it belongs to a list or a sentence.
        if (mark.mark !== "." && mark.mark !== "," && !isDigit(plain[mark.next])) break;
        afterDecimal ||= mark.mark === "." || mark.mark === ",";
        marks.push(mark.mark);
        end = mark.next;
        if (!isDigit(plain[end])) {
          runs.push("");
          break;
        }
      } else if (plain[end] === " " && groupFollows(plain, end + 1, afterDecimal && marks.includes(" "), runs)) {
        marks.push(" ");
        end++;
      } else break;
    }
    // `7...` is a sentence trailing off; only decimals go on.
    const dots = !marks.some((mark) => mark === "." || mark === ",")
      ? 0
      : plain[end] === "…"
        ? 1
        : plain[end] === "." && plain[end + 1] === "." && plain[end + 2] === "."
          ? 3
          : 0;
    end += dots;
    const exponent = exponentAt(plain, end);
    tokens.push({
      type: "number",
      marked: { runs, marks, at },
      exponent: exponent?.value,
      endless: dots > 0,
      at,
      spaced,
    });
    return exponent?.next ?? end;
  }

  function readName(from: number, at: number): number {
    let end = from;
    let name = "";
    while (isLetter(plain[end] ?? "")) name += plain[end++];
    tokens.push({ type: "name", name, at, spaced });
    return end;
  }

  function readCommand(at: number): number {
    const next = plain[i + 1] ?? "";
    if (isLetter(next)) {
      let end = i + 1;
      let name = "";
      while (/[A-Za-z]/u.test(plain[end] ?? "")) name += plain[end++];
      if (brackets && WORD_COMMANDS.has(name)) return readWrapped(end);
      if (IGNORED_COMMANDS.has(name)) return end;
      const sign = SIGN_COMMANDS.get(name);
      if (FRACTIONS.has(name)) {
        tokens.push({ type: "name", name: "\\frac", at, spaced });
        return readBareDigits(end);
      }
      if (sign === " ") spaced = true;
      else
        tokens.push(
          sign === undefined ? { type: "name", name: `\\${name}`, at, spaced } : { type: "sign", sign, at, spaced },
        );
      return end;
    }
    if (next === "%" || next === "$" || next === "{" || next === "}") {
      tokens.push({ type: "sign", sign: brackets && (next === "{" || next === "}") ? `\\${next}` : next, at, spaced });
      return i + 2;
    }
    // A new line of a system.
    if (brackets && next === "\\") {
      tokens.push({ type: "sign", sign: ";", at, spaced });
      return i + 2;
    }
    const isSlash = isDigit(beside(-1)) && isDigit(beside(1));
    // `\,` and its kind are spaces, but `3 \ 4` has its backslash between spaces as a slash has.
    const isControlSpace = next === " " && beside(1) !== undefined && !(isSlash && plain[i - 1] === " ");
    // `ℝ \ {2}`: all but 2.
    const isWithout = brackets && (next === "{" || next === " ") && "{([".includes(beside(1) ?? " ");
    if (!isWithout && (SPACE_COMMANDS.has(next) || isControlSpace)) return i + 2;
    // Next to the slash on many keyboards, and meant as one between digits; elsewhere it is nothing known [CHK31].
    tokens.push({ type: "sign", sign: isSlash ? "/" : "\\", at, spaced });
    return i + 1;
  }

  /** The words of `\text{or}`, without the braces. */
  function readWrapped(from: number): number {
    let end = from;
    while (plain[end] === " ") end++;
    if (plain[end] !== "{") return from;
    const close = plain.indexOf("}", end);
    if (close === -1) return from;
    plain[end] = " ";
    plain[close] = " ";
    return end;
  }

  /** What stands beside the backslash here, spaces left out. */
  function beside(step: -1 | 1): string | undefined {
    let at = i + step;
    while (plain[at] === " ") at += step;
    return plain[at];
  }

  /** `\frac34` is `\frac{3}{4}`, `\frac xy` is `\frac{x}{y}`. */
  function readBareDigits(from: number): number {
    let end = from;
    for (let part = 0; part < 2; part++) {
      while (plain[end] === " ") end++;
      const symbol = plain[end] ?? "";
      const isName = brackets && isLetter(symbol);
      if (!isDigit(symbol) && !isName) break;
      const at = place(end);
      tokens.push({ type: "sign", sign: "{", at, spaced: false });
      if (isName) tokens.push({ type: "name", name: symbol, at, spaced: false });
      else pushDigits(symbol, at);
      tokens.push({ type: "sign", sign: "}", at, spaced: false });
      end++;
    }
    return end;
  }

  /** `a₁` is `a_1`. */
  function readLowered(at: number): number {
    let end = i;
    let digits = "";
    while (loweredDigit(plain[end] ?? "") !== undefined) digits += loweredDigit(plain[end++] ?? "");
    tokens.push({ type: "sign", sign: "_", at, spaced: false });
    pushDigits(digits, at);
    return end;
  }

  function pushDigits(digits: string, at: number): void {
    const marked = { runs: [digits], marks: [], at };
    tokens.push({ type: "number", marked, exponent: undefined, endless: false, at, spaced: false });
  }

  function readRaised(at: number): number {
    const isNegative = plain[i] === RAISED_MINUS;
    let end = isNegative ? i + 1 : i;
    let top = isNegative ? "-" : "";
    while (raisedDigit(plain[end] ?? "") !== undefined) top += raisedDigit(plain[end++] ?? "");
    let bottom = "";
    if (plain[end] === "/") {
      let under = end + 1;
      while (loweredDigit(plain[under] ?? "") !== undefined) bottom += loweredDigit(plain[under++] ?? "");
      if (bottom !== "") end = under;
    }
    tokens.push(
      bottom === "" ? { type: "raised", digits: top, at, spaced } : { type: "vulgar", top, bottom, at, spaced },
    );
    return end;
  }
}

const FRACTIONS = new Set(["frac", "dfrac", "tfrac", "cfrac"]);
const SIGN_COMMANDS: ReadonlyMap<string, string> = new Map([
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
  ["eq", "="],
  ["leqslant", "≤"],
  ["geqslant", "≥"],
  ["approx", "≈"],
  ["in", "∈"],
  ["pm", "±"],
  ["infty", "∞"],
  ["cup", "∪"],
  ["cap", "∩"],
  ["setminus", "∖"],
  ["backslash", "∖"],
  ["emptyset", "∅"],
  ["varnothing", "∅"],
  ["land", "∧"],
  ["wedge", "∧"],
  ["lor", "∨"],
  ["vee", "∨"],
  ["mid", "|"],
  ["vert", "|"],
  ["lvert", "|"],
  ["rvert", "|"],
  ["lbrace", "\\{"],
  ["rbrace", "\\}"],
  ["lbrack", "["],
  ["rbrack", "]"],
  ["langle", "⟨"],
  ["rangle", "⟩"],
  ["circ", "°"],
  ["degree", "°"],
  ["cdotp", "*"],
  ["ast", "*"],
  ["colon", ":"],
  ["ldots", "…"],
  ["dots", "…"],
  ["percent", "%"],
  ["pounds", "£"],
  ["euro", "€"],
  ["quad", " "],
  ["space", " "],
  ["thinspace", " "],
]);
/** LaTeX for signs of sets, relations and logic; what numbers have no use for is read as it stands elsewhere. */
const SPACE_COMMANDS = new Set([",", ";", ":", "!"]);
const WORD_COMMANDS = new Set(["text", "textrm", "mathrm", "mathbf", "mathit", "operatorname", "mbox"]);
const IGNORED_COMMANDS = new Set([
  "left",
  "right",
  "displaystyle",
  "big",
  "Big",
  "mathrm",
  "text",
  "textstyle",
  "bigl",
  "bigr",
  "limits",
  "mathbb",
]);

const RAISED_MINUS = "⁻";
const RAISED_DOTS = "·⋅∙•";

function toPlain(text: string, raisedDot: boolean, brackets: boolean): { plain: string[]; places: readonly number[] } {
  const plain: string[] = [];
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    // A raised dot between digits is Britain's old decimal point.
    const isPoint = raisedDot && RAISED_DOTS.includes(character) && isDigit(text[place + 1]);
    const standsFor = isPoint
      ? "."
      : brackets && character === RAISED_MINUS && raisedDigit(text[place + 1] ?? "") !== undefined
        ? undefined
        : code > 0x7f || character === "`" || code < 0x20 || (!brackets && (code === 0x5b || code === 0x5d))
          ? plainCharacter(character)
          : undefined;
    if (standsFor !== "") {
      plain.push(standsFor ?? character);
      places.push(place);
    }
    place += character.length;
  }
  return { plain, places };
}

/** A mark at this place: `,`, `.`, `'`, or LaTeX's `{,}`. */
function markAt(plain: readonly string[], at: number): { readonly mark: string; readonly next: number } | undefined {
  const character = plain[at] ?? "";
  if (isMark(character)) return { mark: character, next: at + 1 };
  const inner = plain[at + 1] ?? "";
  if (character === "{" && (inner === "," || inner === ".") && plain[at + 2] === "}")
    return { mark: inner, next: at + 3 };
  // `3\,145`
  if (character === "\\" && (inner === "," || inner === " "))
    return isDigit(plain[at + 2]) ? { mark: " ", next: at + 2 } : undefined;
  return undefined;
}

/** Whether a group of three digits begins here, and no slash follows that would make it a fraction's top. */
function groupFollows(plain: readonly string[], from: number, inDecimals: boolean, runs: readonly string[]): boolean {
  let end = from;
  while (isDigit(plain[end])) end++;
  const length = end - from;
  const fits = inDecimals
    ? length >= 1 && length <= 3 && runs.at(-1)?.length === 3
    : length === 3 && (runs.at(-1)?.length ?? 0) <= 3;
  let after = end;
  while (plain[after] === " ") after++;
  return fits && plain[after] !== "/";
}

function exponentAt(
  plain: readonly string[],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  if (plain[at] !== "e" && plain[at] !== "E") return undefined;
  let end = at + 1;
  let digits = "";
  if (plain[end] === "-" || plain[end] === "+") digits = plain[end++] === "-" ? "-" : "";
  if (!isDigit(plain[end])) return undefined;
  while (isDigit(plain[end])) digits += plain[end++];
  return { value: Number(digits), next: end };
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9" && character.length === 1;
}

function isMark(character: string): boolean {
  return character === "." || character === "," || character === "'";
}

function isLetter(character: string): boolean {
  return (
    (character >= "a" && character <= "z") ||
    (character >= "A" && character <= "Z") ||
    (character > "\u007f" && /\p{L}/u.test(character))
  );
}
