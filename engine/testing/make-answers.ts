import { AnswerKind, type CheckOptions } from "../answers/types.ts";
import type { Rng } from "../random.ts";

/** One thing to mark: made at random from a seed. */
export interface FuzzCase {
  readonly kind: AnswerKind;
  readonly expected: string;
  readonly given: string;
  readonly options: CheckOptions;
}

/** A right answer by the grammar of its kind; what is typed is it, a changed copy, another one, or noise. */
export function makeCase(rng: Rng): FuzzCase {
  const kind = rng.pick(AnswerKind.options);
  const expected = rng.int(0, 19) === 0 ? noise(rng) : answerOf(rng, kind);
  return { kind, expected, given: givenFor(rng, kind, expected), options: optionsFor(rng) };
}

function givenFor(rng: Rng, kind: AnswerKind, expected: string): string {
  switch (rng.int(0, 5)) {
    case 0:
      return expected;
    case 1:
    case 2:
      return mutate(rng, expected);
    case 3:
      return answerOf(rng, rng.pick(AnswerKind.options));
    case 4:
      return noise(rng);
    default:
      return answerOf(rng, kind);
  }
}

function answerOf(rng: Rng, kind: AnswerKind): string {
  const text = (): string => expression(rng, rng.int(0, 4));
  const several = (): string => Array.from({ length: rng.int(0, 4) }, text).join(rng.pick([", ", ",", "; "]));
  switch (kind) {
    case "equation":
      return `${text()}${rng.pick(["=", " = ", "≠", "≈"])}${text()}${rng.int(0, 4) === 0 ? ` or x = ${text()}` : ""}`;
    case "inequality":
      return `${text()}${rng.pick(RELATIONS)}${text()}${rng.int(0, 2) === 0 ? rng.pick(RELATIONS) + text() : ""}`;
    case "system":
      return Array.from({ length: rng.int(1, 3) }, () => `${text()}=${text()}`).join(rng.pick([" and ", ", ", "; "]));
    case "set":
      return `{${several()}}`;
    case "point":
      return `(${several()})`;
    case "list":
      return `[${several()}]`;
    case "interval":
      return Array.from(
        { length: rng.int(1, 3) },
        () => rng.pick(["(", "[", "]"]) + text() + "," + text() + rng.pick([")", "]", "["]),
      ).join(rng.pick([" U ", "∪", "∩"]));
    case "ratio":
      return `${text()}:${text()}`;
    case "time":
      return `${rng.int(0, 30)}${rng.pick([":", ".", " h "])}${rng.int(0, 70)}${rng.pick(["", " pm", " am", " min"])}`;
    case "units":
      return `${text()} ${rng.pick(UNITS)}${rng.pick(["", "^2", "/s", " 3 cm"])}`;
    case "text":
    case "boolean":
    case "choice":
      return rng.pick(["yes", "true", "no solution", "a kite", "B", "none", text()]);
    default:
      return rng.int(0, 2) === 0 ? number(rng) : text();
  }
}

function expression(rng: Rng, depth: number): string {
  if (depth === 0) return rng.int(0, 1) === 0 ? number(rng) : rng.pick(NAMES);
  const of = (): string => expression(rng, depth - 1);
  switch (rng.int(0, 9)) {
    case 0:
      return `(${of()})`;
    case 1:
      return `${rng.pick(["sin", "cos", "tan", "ln", "log", "sqrt", "abs", "exp", "arcsin", "log_2", "√", "\\sqrt"])}(${of()})`;
    case 2:
      return `${of()}^${rng.pick(["2", "3", "-1", "(1/2)", "x", "12", "99", "-x", "0"])}`;
    case 3:
      return `\\frac{${of()}}{${of()}}`;
    case 4:
      return `|${of()}|`;
    case 5:
      return `-${of()}`;
    case 6:
      return `${of()}${of()}`;
    default:
      return of() + rng.pick(["+", "-", "*", "/", "·", "÷", " ± ", " + "]) + of();
  }
}

function number(rng: Rng): string {
  const whole = String(rng.int(0, 10 ** rng.int(0, 6)));
  switch (rng.int(0, 8)) {
    case 0:
      return `${whole}.${rng.int(0, 999)}`;
    case 1:
      return `${whole}/${rng.int(0, 30)}`;
    case 2:
      return `${whole} ${rng.int(1, 9)}/${rng.int(1, 12)}`;
    case 3:
      return `${whole}%`;
    case 4:
      return `${rng.int(1, 9)}${rng.pick(["e", "*10^", " x 10^"])}${rng.int(-400, 400)}`;
    case 5:
      return rng.pick(["1,234", "1.234,5", "12,34,567", "1'234", "½", "0.333...", "٣", "3,145"]);
    default:
      return whole;
  }
}

/** One to three places changed: a piece taken out, put in twice, swapped or replaced by another. */
function mutate(rng: Rng, text: string): string {
  let changed = text;
  for (let count = rng.int(1, 3); count > 0; count--) {
    const at = rng.int(0, Math.max(0, changed.length - 1));
    const [before, here, after] = [changed.slice(0, at), changed.slice(at, at + 1), changed.slice(at + 1)];
    switch (rng.int(0, 3)) {
      case 0:
        changed = before + after;
        break;
      case 1:
        changed = before + here + here + after;
        break;
      case 2:
        changed = before + rng.pick(PIECES) + after;
        break;
      default:
        changed = before + rng.pick(PIECES) + here + after;
    }
  }
  return changed;
}

/** Pieces of mathematics in no order; now and then any characters at all, or one piece many times. */
function noise(rng: Rng): string {
  const length = rng.int(0, 60);
  switch (rng.int(0, 3)) {
    case 0:
      return Array.from({ length }, () => String.fromCodePoint(rng.int(1, 0x2fff))).join("");
    case 1:
      return rng.pick(PIECES).repeat(rng.int(1, 260));
    default:
      return Array.from({ length }, () => rng.pick(PIECES)).join("");
  }
}

function optionsFor(rng: Rng): CheckOptions {
  return Object.assign({}, ...Array.from({ length: rng.int(0, 2) }, () => rng.pick(OPTIONS))) as CheckOptions;
}

const NAMES = ["x", "y", "n", "a", "pi", "e", "θ", "a_1", "i", "f(x)"];
const RELATIONS = ["<", "<=", "≥", " > ", "=<", "!="];
const UNITS = ["cm", "mm", "kg", "km/h", "m s^-2", "°C", "€", "sq cm", "h", "inches", "N m"];
const PIECES = [
  ..."0123456789.,;:'\"/-+−×÷*()[]{}^%$€£xyzabefnirtUhm=<>|!?√½²³⁻π∞∪∩∅±°_ \\~@#",
  ..."\\frac,\\sqrt,\\left(,\\{,\\text{or},sqrt,sin,log_,ln, or , and ,<=,>=,e9,e-400,...,…,pi, r , cm,km/h,pm".split(
    ",",
  ),
  ..."|| ** 10^ ^99 ^(1/2) 1/ (((( x^x^ 9^9^9".split(" "),
];
const OPTIONS: readonly CheckOptions[] = [
  { locale: "de" },
  { locale: "en" },
  { locale: "in" },
  { locale: "ch" },
  { form: "simplified" },
  { form: "factored" },
  { form: "expanded" },
  { form: "same" },
  { form: "lowest_terms" },
  { form: "partial_fractions" },
  { form: "completed_square" },
  { form: "rationalised" },
  { form: "scientific" },
  { form: "prime_factorization" },
  { form: "slope_intercept" },
  { forms: ["proper", "mixed"] },
  { forms: ["pi"] },
  { simplify: "required" },
  { tolerance: { abs: 0.1 } },
  { tolerance: { rel: 0.01 } },
  { tolerance: { digits: 3 } },
  { number_tolerance: { rel: 0.01 }, include_exponents: true },
  { decimals: 2 },
  { sigfigs: 3, strict: true },
  { units: "strict" },
  { units: "required" },
  { equiv: "solution_set" },
  { ordered: false },
  { multiletter: "one-variable" },
  { functions: ["f"] },
  { assume: "positive" },
  { log: "natural" },
  { accept: ["expression", "bare-list", "interval", "inequality", "ratio", "assignment", "value", "label"] },
  { alternatives: ["1", "x"], wrong: ["2"] },
  { synonyms: true },
  { fallback: "1" },
  { choose: 1 },
  { notation: "reversed-brackets" },
  { choices: ["a kite", "B", "3"] },
];
