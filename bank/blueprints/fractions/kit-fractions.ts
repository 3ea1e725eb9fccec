/** Exact fractions, their names, and helpers every blueprint of this strand uses. */
import type { BlueprintAnswer, BlueprintStep, Operands, StemTemplate, Thing } from "#engine";
import { fractionWords, partsName } from "../fraction-words.ts";
import { gcd, texFrac } from "../kit.ts";

/** n / d, not necessarily in lowest terms; d above 0. */
export interface Frac {
  readonly n: number;
  readonly d: number;
}

export function frac(n: number, d: number): Frac {
  return { n, d };
}

export function sameValue(x: Frac, y: Frac): boolean {
  return x.n * y.d === y.n * x.d;
}

export function lowest({ n, d }: Frac): Frac {
  const g = gcd(n, d);
  return { n: n / g, d: d / g };
}

/** As typed: `3/8`. */
export function typed({ n, d }: Frac): string {
  return `${n}/${d}`;
}

/** A number of a problem as LaTeX: without a part that is 0. */
export function texTerm({ whole, n, d }: Mixed): string {
  return texMixed(frac(whole * d + n, d));
}

/** As LaTeX: `\frac{3}{8}`. */
export function texOf({ n, d }: Frac): string {
  return texFrac(n, d);
}

/** The whole part and the rest of a fraction: 11/4 gives 2 and 3. */
export function splitWhole({ n, d }: Frac): { readonly whole: number; readonly rest: number } {
  return { whole: Math.floor(n / d), rest: n % d };
}

/** A fraction with a whole number in front of it, which is not written where it is 0. */
export interface Mixed extends Frac {
  readonly whole: number;
}

/** What a line or a thought comes to: so many, n/d, or a whole number and a fraction. */
export type Result = number | Frac | Mixed;

export function withWhole(whole: number, n: number, d: number): Mixed {
  return { whole, n, d };
}

/** As a whole number and the rest, where there is one. */
export function asMixed(x: Frac): Result {
  const { whole, rest } = splitWhole(x);
  return rest === 0 ? whole : withWhole(whole, rest, x.d);
}

/** The same; nothing where it is a whole number. */
export function mixedOnly(x: Frac): Result | undefined {
  return x.n % x.d === 0 ? undefined : asMixed(x);
}

/** As typed: `3`, `3/8`, `2 3/4`. */
export function typedResult(result: Result): string {
  if (typeof result === "number") return String(result);
  return "whole" in result && result.whole !== 0 ? `${result.whole} ${typed(result)}` : typed(result);
}

/** The same as LaTeX. */
export function texResult(result: Result): string {
  if (typeof result === "number") return String(result);
  return "whole" in result && result.whole !== 0 ? `${result.whole}${texOf(result)}` : texOf(result);
}

/** As typed, with a whole part where there is one. */
export function typedMixed(x: Frac): string {
  return typedResult(asMixed(x));
}

/** The same as LaTeX. */
export function texMixed(x: Frac): string {
  return texResult(asMixed(x));
}

/** A step of a worked solution: what is done, what it is done with as LaTeX, and what it comes to. */
export function step(explanation: string, from: string, result: Result): BlueprintStep {
  return { explanation, math: `${from} = ${texResult(result)}`, value: typedResult(result) };
}

const UNITS: Readonly<Record<string, Thing>> = {
  m: { one: "metre", many: "metres" },
  km: { one: "kilometre", many: "kilometres" },
};

/** A stem read aloud: fractions by name, boxes as "box", signs and units as words. */
export function speak(text: string): string {
  return text
    .replaceAll(/\$([^$]*)\$ (k?m)\b/gu, (_, latex: string, unit: string) => measure(latex, UNITS[unit]))
    .replaceAll(/\$([^$]*)\$/gu, (_, latex: string) => speakFormula(latex))
    .replaceAll(/\bkm\b/gu, "kilometres");
}

/** "one seventh of a kilometre", "2 and one half kilometres", "1 metre". */
function measure(latex: string, unit: Thing | undefined): string {
  const spoken = speakFormula(latex);
  if (unit === undefined) return spoken;
  if (latex.startsWith("\\frac")) return `${spoken} of a ${unit.one}`;
  return `${spoken} ${latex === "1" ? unit.one : unit.many}`;
}

function speakFormula(latex: string): string {
  return latex
    .replaceAll(
      /(\d+)\s*\\frac\{(\d+)\}\{(\d+)\}/gu,
      (_all, w, n, d) => `${w} and ${fractionWords(Number(n), Number(d))}`,
    )
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/gu, (_all, n, d) => fractionWords(Number(n), Number(d)))
    .replaceAll(/\\frac\{([^{}]+)\}\{([^{}]+)\}/gu, "$1 over $2")
    .replaceAll("\\square", "box")
    .replaceAll("+", "plus")
    .replaceAll(/(?<![a-z])-|-(?![a-z])/gu, "minus")
    .replaceAll("=", "equals");
}

/** Wordings of one question, by their ids; what is read aloud follows from what is written. */
export function wordings<O extends Operands>(
  when: (o: O) => boolean,
  texts: Readonly<Record<string, StemTemplate<O>["text"]>>,
): StemTemplate<O>[] {
  return Object.entries(texts).map(([id, text]) => ({ id, when, text, spoken: (o, c) => speak(text(o, c)) }));
}

/** "$7$ fifteenths", "$1$ fifteenth". */
export function countOfParts(n: number, d: number): string {
  const single = d === 2 ? "half" : partsName(d).replace(/s$/u, "");
  return `$${n}$ ${n === 1 ? single : partsName(d)}`;
}

/** "is" or "are" after a count. */
export function isAre(n: number): string {
  return n === 1 ? "is" : "are";
}

/**
 * The answer of a sum or difference: any equal fraction or mixed number will do, unless the stem
 * asks for lowest terms. `mayPassOne` gives the child a box with a place for wholes.
 */
export function resultAnswer(right: Frac, form: "any" | "lowest", mayPassOne: boolean): BlueprintAnswer {
  return {
    kind: mayPassOne ? "mixed" : "fraction",
    canonical: typedMixed(right),
    options: {
      ...(form === "lowest" ? { form: "lowest_terms" } : {}),
      ...(mayPassOne
        ? { forms: ["proper", "improper", "mixed", ...(form === "any" ? (["decimal"] as const) : [])] }
        : {}),
    },
  };
}
