import { byName, wordSet } from "./table.ts";
import type { Token } from "./tokenise.ts";

export interface LetterOptions {
  /** `product`: `mx` is m times x; `one-variable`: it is one unknown. */
  readonly multiletter: "product" | "one-variable";
  /** Letters and words that stand for functions. */
  readonly functions: readonly string[];
  readonly unknowns: ReadonlySet<string>;
}

interface Piece {
  readonly type: Token["type"];
  readonly text: string;
  /** How many characters it takes of what was typed. */
  readonly length: number;
}

/**
 * A run of letters, or a LaTeX command with its backslash, cut into unknowns, functions and constants: `pir` is π times
 * r, `lnx` is ln x, `theta` is θ's name.
 */
export function cutWord(word: string, { multiletter, functions }: LetterOptions): readonly Piece[] {
  const { length } = word;
  const isCommand = word.startsWith("\\");
  const text = isCommand ? word.slice(1) : word;
  const name = (found: string): readonly Piece[] => [{ type: "name", text: found, length }];
  if (functions.includes(text)) return name(text);
  const whole = knownWord(text, length);
  if (whole !== undefined) return [whole];
  if (isCommand) return GREEK_COMMANDS.has(text) ? name(text) : startsKnown(text) ? pieces(text, 1) : name(word);
  if (length === 1 || multiletter === "one-variable" || KEPT_WORDS.has(text.toLowerCase())) return name(text);
  return pieces(text, 0);
}

function pieces(text: string, slash: number): readonly Piece[] {
  const cut: Piece[] = [];
  for (let from = 0; from < text.length;) {
    const piece = longestKnown(text, from) ?? letter(text[from] ?? "");
    cut.push(from === 0 && slash > 0 ? { ...piece, length: piece.length + slash } : piece);
    from += piece.length;
  }
  return cut;
}

function longestKnown(text: string, from: number): Piece | undefined {
  for (let length = Math.min(LONGEST, text.length - from); length > 1; length--) {
    const known = knownWord(text.slice(from, from + length), length);
    if (known !== undefined) return known;
  }
  return undefined;
}

/** `\sinx`: a known word with letters glued to it. */
function startsKnown(text: string): boolean {
  return longestKnown(text, 0) !== undefined;
}

function letter(text: string): Piece {
  return knownWord(text, 1) ?? { type: "name", text, length: 1 };
}

function knownWord(text: string, length: number): Piece | undefined {
  const constant = CONSTANTS.get(text);
  if (constant !== undefined) return { type: "constant", text: constant, length };
  const name = FUNCTIONS.get(text);
  if (name !== undefined) return { type: "function", text: name, length };
  const greek = GREEK.get(text);
  return greek === undefined ? undefined : { type: "name", text: greek, length };
}

/** Words that join statements, and those that stand for signs. */
const KEPT_WORDS = wordSet("or and of to is in union intersect intersection rem remainder times");

const CONSTANTS = byName("pi Pi π, e, infinity Infinity infty inf oo");

const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ...["sin", "cos", "tan", "sec", "csc", "cot"].flatMap((name) => [
    ...byName(`${name}, ${name}h, arc${name} a${name}`),
  ]),
  ...byName(
    "arsinh arcsinh asinh, arcosh arccosh acosh, artanh arctanh atanh, csc cosec, arccsc arccosec, tan tg, cot ctg, ln, log, lg, exp, abs, sqrt, cbrt, floor, ceil ceiling, round, sign sgn signum, max, min, gcd, lcm, mod, binomial binom, nthroot root",
  ),
]);
/** Greek letters and their names. The shortest (`nu`, `xi`) only as LaTeX: two letters are more often a product. */
const GREEK = byName(
  "alpha α, beta β, gamma γ, delta δ, epsilon ε, theta θ, lambda λ, mu μ µ, rho ρ, sigma σ, tau τ, phi φ ϕ, omega ω, Delta Δ, Omega Ω, psi, kappa",
);
const GREEK_COMMANDS = wordSet("zeta eta iota nu xi chi varphi vartheta varepsilon ell");
const LONGEST = 9;

/** Whether LaTeX has a command for a letter of this name. */
export function isLetterName(name: string): boolean {
  return GREEK.has(name) || GREEK_COMMANDS.has(name);
}
