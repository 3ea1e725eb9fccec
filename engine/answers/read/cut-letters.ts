import type { Token } from "./tokenise.ts";
import type { ConstantName, FunctionName } from "./tree.ts";

export interface LetterOptions {
  /** `product`: `mx` is m times x; `one-variable`: it is one unknown. */
  readonly multiletter: "product" | "one-variable";
  /** Letters and words that stand for functions. */
  readonly functions: ReadonlySet<string>;
}

/**
 * Tokens of an expression: signs of two or three characters joined, letters cut into unknowns, functions and
 * constants. `pir` is π times r, `lnx` is ln x, `theta` is θ's name.
 */
export function cutLetters(tokens: readonly Token[], options: LetterOptions): readonly Token[] {
  const cut: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    // Maxima's `%pi`.
    if (token.type === "sign" && token.sign === "%" && isConstantBehind(tokens, i)) continue;
    if (token.type === "sign") i += pushSign(cut, tokens, i) - 1;
    else if (token.type === "name") pushName(cut, token, options);
    else cut.push(token);
  }
  return cut;
}

function isConstantBehind(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  const before = tokens[i - 1];
  const isValue = before?.type === "number" || (before?.type === "sign" && before.sign === ")");
  return next?.type === "name" && !next.spaced && !isValue && /^(?:pi|e|i)$/u.test(next.name);
}

function pushSign(cut: Token[], tokens: readonly Token[], i: number): number {
  const token = tokens[i];
  if (token?.type !== "sign") return 1;
  let text = token.sign;
  let taken = 1;
  while (taken < 3) {
    const next = tokens[i + taken];
    if (next?.type !== "sign" || next.spaced) break;
    text += next.sign;
    taken++;
  }
  for (; taken > 1; taken--, text = text.slice(0, -1)) {
    const joined = JOINED_SIGNS.get(text);
    if (joined !== undefined) {
      cut.push({ ...token, sign: joined });
      return taken;
    }
  }
  const root = ROOT_SIGNS.get(token.sign);
  if (root !== undefined) cut.push({ type: "function", name: root, at: token.at, spaced: token.spaced });
  else if (token.sign === "∞") cut.push({ type: "constant", name: "infinity", at: token.at, spaced: token.spaced });
  else cut.push(token);
  return 1;
}

function pushName(cut: Token[], token: Extract<Token, { type: "name" }>, options: LetterOptions): void {
  const { at, spaced } = token;
  const isCommand = token.name.startsWith("\\");
  const text = isCommand ? token.name.slice(1) : token.name;
  if (token.name === "\\frac" || (isCommand && KEPT_COMMANDS.has(text))) {
    cut.push(token);
    return;
  }
  if (options.functions.has(text)) {
    cut.push({ type: "name", name: text, at, spaced });
    return;
  }
  const whole = knownWord(text, at, spaced);
  if (whole !== undefined) {
    cut.push(whole);
    return;
  }
  if (isCommand && !GREEK_COMMANDS.has(text) && !startsKnown(text)) {
    cut.push(token);
    return;
  }
  if (
    text.length === 1 ||
    (isCommand && GREEK_COMMANDS.has(text)) ||
    (options.multiletter === "one-variable" && !isCommand) ||
    KEPT_WORDS.has(text)
  ) {
    cut.push({ type: "name", name: GREEK.get(text) ?? text, at, spaced });
    return;
  }
  cutWord(cut, text, at + (isCommand ? 1 : 0), spaced);
}

function cutWord(cut: Token[], text: string, at: number, spaced: boolean): void {
  let from = 0;
  while (from < text.length) {
    let length = Math.min(LONGEST, text.length - from);
    let known: Token | undefined;
    for (; length > 1 && known === undefined; length--)
      known = knownWord(text.slice(from, from + length), at + from, spaced && from === 0);
    if (known === undefined) {
      const letter = text[from] ?? "";
      known = knownWord(letter, at + from, spaced && from === 0) ?? {
        type: "name",
        name: GREEK.get(letter) ?? letter,
        at: at + from,
        spaced: spaced && from === 0,
      };
      length = 1;
    } else length++;
    cut.push(known);
    from += length;
  }
}

/** `\sinx`: a known word with letters glued to it. */
function startsKnown(text: string): boolean {
  for (let length = Math.min(LONGEST, text.length); length > 1; length--)
    if (knownWord(text.slice(0, length), 0, false) !== undefined) return true;
  return false;
}

function knownWord(text: string, at: number, spaced: boolean): Token | undefined {
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return { type: "constant", name: constant, at, spaced };
  const name = FUNCTIONS.get(text);
  if (name !== undefined) return { type: "function", name, at, spaced };
  return GREEK_NAMES.has(text) ? { type: "name", name: text, at, spaced } : undefined;
}

const JOINED_SIGNS: ReadonlyMap<string, string> = new Map([
  ["<=", "≤"],
  ["=<", "≤"],
  [">=", "≥"],
  ["=>", "≥"],
  ["!=", "≠"],
  ["<>", "≠"],
  ["=/=", "≠"],
  ["/=", "≠"],
  ["==", "="],
  [":=", "="],
  ["**", "^"],
  ["&&", "∧"],
  ["+/-", "±"],
  ["~=", "≈"],
]);
const ROOT_SIGNS: ReadonlyMap<string, string> = new Map([
  ["∛", "cbrt"],
  ["∜", "qdrt"],
]);
/** LaTeX that the grammar itself reads. */
const KEPT_COMMANDS = new Set(["overline", "bar", "begin", "end"]);
/** Words that join statements, and those that stand for signs. */
const KEPT_WORDS = new Set([
  "or",
  "and",
  "of",
  "to",
  "is",
  "in",
  "union",
  "intersect",
  "intersection",
  "rem",
  "remainder",
  "times",
]);

const CONSTANTS: ReadonlyMap<string, ConstantName> = new Map([
  ["pi", "pi"],
  ["Pi", "pi"],
  ["π", "pi"],
  ["e", "e"],
  ["infinity", "infinity"],
  ["Infinity", "infinity"],
  ["infty", "infinity"],
  ["inf", "infinity"],
  ["oo", "infinity"],
]);

const TRIGONOMETRIC = ["sin", "cos", "tan", "sec", "csc", "cot"] as const;
const FUNCTIONS: ReadonlyMap<string, FunctionName | string> = new Map<string, FunctionName | string>([
  ...TRIGONOMETRIC.flatMap((name): (readonly [string, string])[] => [
    [name, name],
    [`${name}h`, `${name}h`],
    [`arc${name}`, `arc${name}`],
    [`a${name}`, `arc${name}`],
  ]),
  ...(["sin", "cos", "tan"] as const).flatMap((name): (readonly [string, string])[] => [
    [`arc${name}h`, `ar${name}h`],
    [`ar${name}h`, `ar${name}h`],
    [`a${name}h`, `ar${name}h`],
  ]),
  ["cosec", "csc"],
  ["arccosec", "arccsc"],
  ["tg", "tan"],
  ["ctg", "cot"],
  ["ln", "ln"],
  ["log", "log"],
  ["lg", "lg"],
  ["exp", "exp"],
  ["abs", "abs"],
  ["sqrt", "sqrt"],
  ["cbrt", "cbrt"],
  ["floor", "floor"],
  ["ceil", "ceil"],
  ["ceiling", "ceil"],
  ["round", "round"],
  ["sign", "sign"],
  ["sgn", "sign"],
  ["signum", "sign"],
  ["max", "max"],
  ["min", "min"],
  ["gcd", "gcd"],
  ["lcm", "lcm"],
  ["mod", "mod"],
  ["binomial", "binomial"],
  ["binom", "binomial"],
  ["nthroot", "nthroot"],
  ["root", "nthroot"],
]);
const GREEK: ReadonlyMap<string, string> = new Map([
  ["α", "alpha"],
  ["β", "beta"],
  ["γ", "gamma"],
  ["δ", "delta"],
  ["ε", "epsilon"],
  ["θ", "theta"],
  ["λ", "lambda"],
  ["μ", "mu"],
  ["µ", "mu"],
  ["ρ", "rho"],
  ["σ", "sigma"],
  ["τ", "tau"],
  ["φ", "phi"],
  ["ϕ", "phi"],
  ["ω", "omega"],
  ["Δ", "Delta"],
  ["Ω", "Omega"],
]);
/** Greek letters spelt out. The shortest (`nu`, `xi`) only as LaTeX: two letters are more often a product. */
const GREEK_NAMES = new Set([...GREEK.values(), "psi", "kappa"]);
const GREEK_COMMANDS = new Set(["zeta", "eta", "iota", "nu", "xi", "chi", "varphi", "vartheta", "varepsilon", "ell"]);
const LONGEST = 9;
