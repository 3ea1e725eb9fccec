import type { CheckOptions, NumberLocale } from "#engine";

/** How a text is to be taken; the author's texts are always `en`. */
export type PlainOptions = Pick<CheckOptions, "multiletter" | "log"> & { readonly locale: NumberLocale };

/** Functions as pupils write them, and what mathjs calls them. A bare `log` is decided by the options. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  sin: "sin",
  cos: "cos",
  tan: "tan",
  cot: "cot",
  sec: "sec",
  csc: "csc",
  sinh: "sinh",
  cosh: "cosh",
  tanh: "tanh",
  asin: "asin",
  acos: "acos",
  atan: "atan",
  arcsin: "asin",
  arccos: "acos",
  arctan: "atan",
  ln: "log",
  log: "log10",
  exp: "exp",
  sqrt: "sqrt",
  cbrt: "cbrt",
  abs: "abs",
};

/** Names that mean something this method does not work out. */
const OTHERS: ReadonlySet<string> = new Set(
  "sech csch coth arccot arcsec arccsc acot asec acsc asinh acosh atanh arsinh arcosh artanh sgn sign floor ceil round min max mod gcd lcm det lim root cis deg".split(
    " ",
  ),
);

const CONSTANTS: Readonly<Record<string, string>> = { pi: "k_pi", e: "k_e" };
const LONGEST_NAME = 6;
const MAX_FRACTIONS = 20;

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[−–—‐‑]/gu, "-"],
  [/[×·⋅∙∗•]|\*\*?(?=\*)/gu, "*"],
  [/[÷∕⁄]/gu, "/"],
  [/π/gu, " pi "],
  [/√/gu, " sqrt "],
  [/[≤⩽]/gu, "<="],
  [/[≥⩾]/gu, ">="],
  [/\$/gu, ""],
  [/\u00A0|\u202F|\u2009/gu, " "],
];

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Marks and LaTeX as plain signs: `2×x²` becomes `2*x^(2)`. Nothing is understood here; it is the same text in
 * the signs of a keyboard.
 */
export function toKeyboard(text: string): string {
  let plain = text.replaceAll(/(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu, (_, minus: string, digits: string) => {
    const value = [...digits].map((digit) => SUPERSCRIPTS.indexOf(digit)).join("");
    return `^(${minus === "" ? "" : "-"}${value})`;
  });
  for (const [sign, key] of SIGNS) plain = plain.replaceAll(sign, key);
  plain = plain.replaceAll("**", "^");
  return plain.includes("\\") ? fromLatex(plain) : plain;
}

function fromLatex(text: string): string {
  let plain = text.replaceAll(/\\(?:left|right|,|;|!|quad)/gu, " ");
  for (let round = 0; round < MAX_FRACTIONS; round++) {
    const next = plain
      .replaceAll(/(\d+)\s*\\[dt]?frac\s*\{(\d+)\}\s*\{(\d+)\}/gu, "($1+$2/$3)")
      .replaceAll(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/gu, "(($1)/($2))")
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/gu, " sqrt($1)")
      .replaceAll(/\^\{([^{}]*)\}/gu, "^($1)");
    if (next === plain) break;
    plain = next;
  }
  return plain
    .replaceAll(/\\(?:cdot|times)/gu, "*")
    .replaceAll("\\div", "/")
    .replaceAll(/\\leq?(?![a-z])/gu, "<=")
    .replaceAll(/\\geq?(?![a-z])/gu, ">=")
    .replaceAll("\\infty", "∞")
    .replaceAll("\\{", "{")
    .replaceAll("\\}", "}")
    .replaceAll(/\\(pi|ln|log|exp|(?:arc)?(?:sin|cos|tan)h?|cot|sec|csc)(?![a-z])/gu, " $1 ");
}

/**
 * One expression as text for mathjs: numbers with a point and no grouping, letters side by side multiplied,
 * functions with brackets. null for what this plain way cannot make sure of: that is nobody's mistake.
 */
export function toMathjs(text: string, options: PlainOptions): string | null {
  const numbers = withPlainNumbers(text.trim(), options.locale);
  if (numbers === null) return null;
  const absolute = withAbsolutes(numbers);
  if (absolute === null || /[^\w\p{L}+\-*/^()., ]/u.test(absolute)) return null;
  // `a1`, `2x3`: an index or a factor, a letter or a times sign?
  if (/\p{L}\d/u.test(absolute.replaceAll(/\d+(?:\.\d*)?E\d|_\w+/gu, ""))) return null;
  const tokens = tokenise(absolute, options);
  return tokens === null ? null : writeTokens(tokens, options);
}

function withPlainNumbers(text: string, locale: NumberLocale): string | null {
  let plain = text.replaceAll(/(\d)['’](?=\d{3}(?!\d))/gu, "$1");
  plain = plain.replaceAll(/(\d+)\s+(\d+)\s*\/\s*(\d+)(?![\d.,])/gu, "($1+$2/$3)");
  plain = plain.replaceAll(
    /(?<![\d.,])(\d{1,3})((?: \d{3})+)(?!\d)/gu,
    (_, first: string, rest: string) => `${first}${rest.replaceAll(" ", "")}`,
  );
  if (/\d\s+\d/u.test(plain)) return null;
  if (locale === "de" || locale === "fr") {
    // `1.234` may be a thousand or one and a bit.
    if (/(?<!\d)\d{1,3}(?:\.\d{3})+(?!\d)/u.test(plain)) return null;
    plain = plain.replaceAll(/(\d),(?=\d)/gu, "$1.");
  } else {
    plain = plain.replaceAll(/(?<![\d.])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)/gu, (digits) => digits.replaceAll(",", ""));
  }
  if (plain.includes(",")) return null;
  // `2e3` is a number on a calculator and a product in a book.
  if (/\d\s*e\s*[+-]?\s*\d/u.test(plain)) return null;
  return plain.replaceAll(/(\d+(?:\.\d*)?|\.\d+)\s*%/gu, "($1/100)");
}

/** `|x - 1|` once; nested or several bars could be read in more than one way. */
function withAbsolutes(text: string): string | null {
  const bars = text.split("|");
  if (bars.length === 1) return text;
  return bars.length === 3 ? `${bars[0]} abs(${bars[1]}) ${bars[2]}` : null;
}

interface Token {
  readonly type: "number" | "name" | "function" | "sign";
  readonly text: string;
  /** Of a logarithm. */
  readonly base?: string;
}

function tokenise(text: string, options: PlainOptions): readonly Token[] | null {
  const tokens: Token[] = [];
  for (const [part] of text.matchAll(/\d+(?:\.\d*)?(?:E[+-]?\d+)?|\.\d+(?:E[+-]?\d+)?|[\p{L}]+(?:_\w+)?|\S/gu)) {
    if (/^[\d.]/u.test(part) && part !== ".") tokens.push({ type: "number", text: part });
    else if (/^\p{L}/u.test(part)) {
      const split = splitLetters(part, options);
      if (split === null) return null;
      tokens.push(...split);
    } else tokens.push({ type: "sign", text: part });
  }
  return tokens;
}

/** `xsin` is x and sin, `xy` is x and y, unless letters together are one unknown. */
function splitLetters(letters: string, options: PlainOptions): readonly Token[] | null {
  if (letters.includes("_")) return indexed(letters);
  const tokens: Token[] = [];
  for (let at = 0; at < letters.length;) {
    const known = knownAt(letters, at);
    if (known !== null && OTHERS.has(known)) return null;
    const whole = options.multiletter === "one-variable" && known !== letters;
    const text = whole ? letters : (known ?? letters.charAt(at));
    tokens.push(known !== null && !whole && known in FUNCTIONS ? { type: "function", text: known } : name(text));
    at += text.length;
  }
  return tokens;
}

/** `x_1` is an unknown, `log_2` a logarithm; anything else with an index is not sure. */
function indexed(letters: string): readonly Token[] | null {
  const base = /^log_(\d+|\p{L})$/u.exec(letters)?.[1];
  if (base !== undefined) return [{ type: "function", text: "log", base: name(base).text.replace(/^v_(?=\d)/u, "") }];
  return /^\p{L}_/u.test(letters) ? [name(letters)] : null;
}

function knownAt(letters: string, at: number): string | null {
  for (let length = Math.min(LONGEST_NAME, letters.length - at); length > 1; length--) {
    const part = letters.slice(at, at + length);
    if (part in FUNCTIONS || part in CONSTANTS || OTHERS.has(part)) return part;
  }
  return null;
}

function name(text: string): Token {
  return { type: "name", text: CONSTANTS[text] ?? `v_${text}` };
}

/** Signs back to text: an unknown before a bracket is multiplied, a function before a plain thing gets brackets. */
function writeTokens(tokens: readonly Token[], options: PlainOptions): string | null {
  const written: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    // The imaginary unit is beyond this method.
    if (token.text === "v_i") return null;
    if (token.type !== "function") {
      written.push(token.text);
      if (token.type === "name" && tokens[at + 1]?.text === "(") written.push("*");
      continue;
    }
    const applied = applyFunction(tokens, at, options);
    if (applied === null) return null;
    written.push(applied.text);
    at = applied.last;
  }
  return written.join(" ");
}

/** `sin x`, `sin 2x`, `sin(x+1)`, `sin^2 x`, `log_2 8`. */
function applyFunction(
  tokens: readonly Token[],
  at: number,
  options: PlainOptions,
): { readonly text: string; readonly last: number } | null {
  const called = tokens[at]?.text ?? "";
  let next = at + 1;
  let power = "";
  if (tokens[next]?.text === "^") {
    const exponent = tokens[next + 1];
    // `sin^(-1)` is the inverse to some and the reciprocal to others.
    if (exponent?.type !== "number") return null;
    power = `^${exponent.text}`;
    next += 2;
  }
  const argument = argumentAt(tokens, next, called !== "sqrt" && called !== "cbrt");
  if (argument === null) return null;
  const inner = writeTokens(argument.tokens, options);
  if (inner === null) return null;
  const base = tokens[at]?.base;
  if (base !== undefined) return { text: `(log(${inner})/log(${base}))${power}`, last: argument.last };
  const asked = called === "log" && options.log === "natural" ? "log" : (FUNCTIONS[called] ?? "");
  return { text: `(${asked}(${inner}))${power}`, last: argument.last };
}

function argumentAt(
  tokens: readonly Token[],
  from: number,
  takesProduct: boolean,
): { readonly tokens: readonly Token[]; readonly last: number } | null {
  const first = tokens[from];
  if (first?.text === "(") {
    const close = closingBracket(tokens, from);
    return close === null ? null : { tokens: tokens.slice(from + 1, close), last: close };
  }
  if (first?.type !== "number" && first?.type !== "name") return null;
  const product = takesProduct && first.type === "number" && tokens[from + 1]?.type === "name";
  const last = product ? from + 1 : from;
  // `sin x^2`, `√x^2`: a square of what?
  return tokens[last + 1]?.text === "^" ? null : { tokens: tokens.slice(from, last + 1), last };
}

function closingBracket(tokens: readonly Token[], from: number): number | null {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    if (tokens[at]?.text === "(") depth += 1;
    if (tokens[at]?.text === ")") depth -= 1;
    if (depth === 0) return at;
  }
  return null;
}
