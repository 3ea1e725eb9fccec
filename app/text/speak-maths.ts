import { splitRichText } from "../components/split-rich-text.ts";
import type { Text, TextId } from "./text.ts";

/** Text with its formulas in words, for readers and where nothing can be drawn. */
export function speakRichText(t: Text, source: string): string {
  return splitRichText(source)
    .map(({ type, text }) => (type === "maths" ? (speakMaths(t, text) ?? text) : text))
    .join("");
}

const FIRST_LETTER = 65;
/** `3/4`, `-3/4`, `2 3/4`. */
const SIMPLE_FRACTION = /^(-?)(?:(\d+) )?(\d+)\/(\d+)$/u;

/** One of several choices with its letter: "A: 5 sixths." */
export function speakChoice(t: Text, choice: string, at: number): string {
  const words = choice === "true" || choice === "false" ? t(`practice.${choice}`) : speakRichText(t, asMaths(choice));
  return t("aloud.choice", { letter: String.fromCharCode(FIRST_LETTER + at), words });
}

function asMaths(choice: string): string {
  const fraction = SIMPLE_FRACTION.exec(choice);
  if (fraction === null) return choice;
  const [, sign = "", whole = "", top, bottom] = fraction;
  return `$${sign}${whole}\\frac{${top}}{${bottom}}$`;
}

/**
 * A formula in words: `\frac{5}{6}` is "5 sixths". Null for LaTeX beyond school mathematics, where MathML
 * serves better.
 */
export function speakMaths(t: Text, latex: string): string | null {
  const tokens = latex.match(TOKEN) ?? [];
  const reader: Reader = { tokens, at: 0, t, depth: 0 };
  const words = speakUntil(reader, null);
  return words === null || reader.at < tokens.length ? null : words;
}

const TOKEN = /\\(?:text|mathrm|operatorname|mathbb)\{[^{}]*\}|\\[a-zA-Z]+|\\[^a-zA-Z]|\d+(?:\.\d+|\{,\}\d+)*|[^\s]/gu;
const MAX_DEPTH = 20;

interface Reader {
  readonly tokens: readonly string[];
  at: number;
  readonly t: Text;
  depth: number;
}

/** Signs and commands that are one word or phrase each. */
const phrases: Readonly<Record<string, TextId>> = {
  "+": "spoken.plus",
  "-": "spoken.minus",
  "−": "spoken.minus",
  "\\times": "spoken.times",
  "\\cdot": "spoken.times",
  "\\div": "spoken.divided-by",
  "/": "spoken.divided-by",
  "\\pm": "spoken.plus-minus",
  "=": "spoken.equals",
  "\\ne": "spoken.not-equal",
  "\\neq": "spoken.not-equal",
  "<": "spoken.less",
  "\\lt": "spoken.less",
  ">": "spoken.greater",
  "\\gt": "spoken.greater",
  "\\le": "spoken.at-most",
  "\\leq": "spoken.at-most",
  "\\ge": "spoken.at-least",
  "\\geq": "spoken.at-least",
  "\\approx": "spoken.about",
  "\\pi": "spoken.pi",
  "\\infty": "spoken.infinity",
  "\\%": "spoken.percent",
  "\\cup": "spoken.union",
  "\\cap": "spoken.intersection",
  "\\setminus": "spoken.without",
  "\\in": "spoken.in",
  "\\emptyset": "spoken.empty-set",
  "\\varnothing": "spoken.empty-set",
  "\\lor": "spoken.or",
  "\\land": "spoken.and",
  "(": "spoken.open",
  ")": "spoken.close",
  "[": "spoken.open-square",
  "]": "spoken.close-square",
  "\\{": "spoken.open-curly",
  "\\}": "spoken.close-curly",
  "\\lbrace": "spoken.open-curly",
  "\\rbrace": "spoken.close-curly",
  "|": "spoken.bar",
  "\\vert": "spoken.bar",
  "\\lvert": "spoken.bar",
  "\\rvert": "spoken.bar",
  "\\mid": "spoken.bar",
  ":": "spoken.ratio",
  "\\colon": "spoken.ratio",
  "\\square": "spoken.blank",
  "\\ldots": "spoken.and-so-on",
  "\\dots": "spoken.and-so-on",
  "\\to": "spoken.to",
  "\\Rightarrow": "spoken.so",
};

/** Denominators whose parts have a name. */
const parts: Readonly<Record<string, TextId>> = {
  2: "spoken.parts.2",
  3: "spoken.parts.3",
  4: "spoken.parts.4",
  5: "spoken.parts.5",
  6: "spoken.parts.6",
  7: "spoken.parts.7",
  8: "spoken.parts.8",
  9: "spoken.parts.9",
  10: "spoken.parts.10",
  11: "spoken.parts.11",
  12: "spoken.parts.12",
  15: "spoken.parts.15",
  16: "spoken.parts.16",
  20: "spoken.parts.20",
  100: "spoken.parts.100",
  1000: "spoken.parts.1000",
};

/** Commands that are only space or size. */
const SILENT: ReadonlySet<string> = new Set([
  "\\left",
  "\\right",
  "\\,",
  "\\;",
  "\\:",
  "\\!",
  "\\ ",
  "\\quad",
  "\\qquad",
  "\\displaystyle",
  "\\big",
  "\\Big",
]);
const NAMES =
  /^\\(?:sin|cos|tan|sec|csc|cot|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp|alpha|beta|theta|phi|lambda)$/u;
const QUOTED = /^\\(?:text|mathrm|operatorname|mathbb)\{([^{}]*)\}$/u;
const FRACTIONS: ReadonlySet<string> = new Set(["\\frac", "\\tfrac", "\\dfrac"]);

function speakUntil(reader: Reader, end: string | null): string | null {
  const words: string[] = [];
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH) return null;
  for (;;) {
    const token = reader.tokens[reader.at];
    if (token === undefined) break;
    if (token === end) {
      reader.at += 1;
      reader.depth -= 1;
      return words.join(" ");
    }
    const spoken = speakNext(reader, words);
    if (spoken === null) return null;
    if (spoken === ",") words.push(`${words.pop() ?? ""},`);
    else if (spoken !== "") words.push(spoken);
  }
  reader.depth -= 1;
  return end === null ? words.join(" ") : null;
}

/** The words of the next piece; takes back the last of `before` where the piece belongs to it. */
function speakNext(reader: Reader, before: string[]): string | null {
  const { t } = reader;
  const token = reader.tokens[reader.at++] ?? "";
  if (SILENT.has(token)) return "";
  if (FRACTIONS.has(token)) return speakFraction(reader, before);
  if (token === "\\sqrt") return speakRoot(reader);
  if (token === "^") return speakPower(reader, before.pop() ?? "");
  if (token === "_") {
    const index = speakArgument(reader);
    return index === null ? null : t("spoken.index", { base: before.pop() ?? "", index });
  }
  const quoted = QUOTED.exec(token)?.[1];
  if (quoted !== undefined) return token === String.raw`\mathbb{R}` ? t("spoken.all-numbers") : quoted.trim();
  if (token === "{") return speakUntil(reader, "}");
  const phrase = phrases[token];
  if (phrase !== undefined) return t(phrase);
  if (NAMES.test(token)) return token.slice(1);
  if (token === "," || token === ";") return ",";
  if (token === "\\circ" || token === "°") return t("spoken.degrees");
  return /^[\d\p{L}.'’$€£¥₹%]/u.test(token) ? token.replace("{,}", ",") : null;
}

function speakFraction(reader: Reader, before: string[]): string | null {
  const top = speakArgument(reader);
  const bottom = top === null ? null : speakArgument(reader);
  if (top === null || bottom === null) return null;
  const whole = before.at(-1) ?? "";
  if (isLong(top) || isLong(bottom)) return reader.t("spoken.fraction.long", { top, bottom });
  const fraction = speakParts(reader.t, top, bottom);
  if (!/^\d+$/u.test(whole)) return fraction;
  before.pop();
  return reader.t("spoken.mixed", { whole, fraction });
}

/** Fractions with a name are called by it: "3 quarters". */
function speakParts(t: Text, top: string, bottom: string): string {
  const name = parts[bottom];
  return name !== undefined && /^\d+$/u.test(top)
    ? t(name, { top: Number(top) })
    : t("spoken.fraction", { top, bottom });
}

function speakRoot(reader: Reader): string | null {
  let index: string | null = "";
  if (reader.tokens[reader.at] === "[") {
    reader.at += 1;
    index = speakUntil(reader, "]");
  }
  const of = speakArgument(reader);
  if (of === null || index === null) return null;
  if (index === "" && isLong(of)) return reader.t("spoken.root.long", { of });
  return index === "" ? reader.t("spoken.root", { of }) : reader.t("spoken.nth-root", { index, of });
}

function speakPower(reader: Reader, base: string): string | null {
  const { t } = reader;
  const isDegrees =
    reader.tokens[reader.at] === "\\circ" || reader.tokens.slice(reader.at, reader.at + 3).join("") === "{\\circ}";
  const exponent = speakArgument(reader);
  if (exponent === null) return null;
  if (isDegrees) return `${base} ${exponent}`;
  if (exponent === "2") return t("spoken.squared", { base });
  if (exponent === "3") return t("spoken.cubed", { base });
  const isLongPower = exponent.split(" ").length > 2;
  return t(isLongPower ? "spoken.power.long" : "spoken.power", { base, exponent });
}

function speakArgument(reader: Reader): string | null {
  if (reader.tokens[reader.at] !== "{") return reader.at < reader.tokens.length ? speakNext(reader, []) : null;
  reader.at += 1;
  return speakUntil(reader, "}");
}

/** Where the ear needs to hear the end: the pieces of `1/(2x)` and `1/2 x` sound alike. */
function isLong(words: string): boolean {
  return words.includes(" ");
}
