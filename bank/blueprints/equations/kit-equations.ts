import type { DiagramInput, Operands, StemTemplate } from "#engine";
import { gcd, texFrac } from "../kit.ts";
import { fractionWords } from "../fraction-words.ts";
import { wordings } from "../wordings.ts";

/** An exact number in lowest terms, denominator positive. */
export interface Rat {
  readonly n: number;
  readonly d: number;
}

/** How the numbers of one problem are written. */
export type Style = "whole" | "decimal" | "fraction";

export function rat(n: number, d = 1): Rat {
  const common = gcd(n, d) * Math.sign(d);
  return { n: n / common, d: d / common };
}

export function add(x: Rat, y: Rat): Rat {
  return rat(x.n * y.d + y.n * x.d, x.d * y.d);
}

export function sub(x: Rat, y: Rat): Rat {
  return rat(x.n * y.d - y.n * x.d, x.d * y.d);
}

export function mul(x: Rat, y: Rat): Rat {
  return rat(x.n * y.n, x.d * y.d);
}

/** For y other than 0. */
export function div(x: Rat, y: Rat): Rat {
  return rat(x.n * y.d, x.d * y.n);
}

/** As typed: 12, 3.5, 5/6. A decimal that does not end within three places is a fraction. */
export function typed(x: Rat, style: Style): string {
  if (x.d === 1) return String(x.n);
  return style !== "fraction" && 1000 % x.d === 0 ? String(x.n / x.d) : `${x.n}/${x.d}`;
}

/** The same as LaTeX. */
export function tex(x: Rat, style: Style): string {
  const text = typed(x, style);
  return text.includes("/") ? texFrac(x.n, x.d) : text;
}

/** A formula as it is read aloud. */
export function speak(latex: string): string {
  return latex
    .replace(/\\frac\{([a-z])\}\{([^{}]+)\}/gu, " $1 over $2 ")
    .replaceAll("\\square", " box ")
    .replaceAll("\\times", " times ")
    .replaceAll("\\div", " divided by ")
    .replaceAll("+", " plus ")
    .replaceAll("-", " minus ")
    .replaceAll("=", " equals ")
    .replace(
      // A letter that stands alone: not the first one of "equals".
      /\\frac\{(\d+)\}\{(\d+)\}(?:\s*([a-z])(?![a-z]))?/gu,
      (_, n, d, letter?: string) =>
        ` ${fractionWords(Number(n), Number(d))} ${letter === undefined ? "" : `times ${letter}`} `,
    )
    .replace(/(?<=[\d ])([a-z])(?= |$)/gu, (letter, _, at: number, all: string) =>
      /\d ?$/u.test(all.slice(0, at)) ? ` times ${letter}` : letter,
    )
    .replace(/\s+/gu, " ")
    .trim();
}

/** A wording that is read aloud with all its formulas in words. */
export function aloud<O extends Operands>(stem: StemTemplate<O>): StemTemplate<O> {
  return {
    ...stem,
    spoken: (o, c) => stem.text(o, c).replace(/\$([^$]*)\$/gu, (_, latex: string) => speak(latex)),
  };
}

/** The bare wordings of an equation with a box. */
export function boxStems<O extends Operands>(when: (o: O) => boolean, equation: (o: O) => string): StemTemplate<O>[] {
  return wordings<O>(when, {
    box: (o) => `Which number goes in the box? $${equation(o)}$`,
    missing: (o) => `Find the missing number: $${equation(o)}$`,
    "makes-true": (o) => `Which number makes this true? $${equation(o)}$`,
    covered: (o, c) =>
      `${c.names[0]} draws a box in place of a number: $${equation(o)}$. Which number belongs in the box?`,
  }).map(aloud);
}

/** Level pans with these on them; a box stands for a question mark. */
export function balance(left: readonly string[], right: readonly string[]): DiagramInput {
  const [first, second] = [left, right].map((pan) => pan.join(" and ").replace("?", "a box"));
  return {
    type: "balance",
    alt: `A balance. On the left: ${first}. On the right: ${second}. It is level.`,
    left: [...left],
    right: [...right],
  };
}

/** Letters that cannot be taken for a number or a sign. */
export const LETTERS = ["x", "n", "y", "m", "t", "p", "k", "w"];

/** The wrong answer as typed, where it is not the right one. */
export function unless(right: number, wrong: number): string | undefined {
  return wrong === right || wrong < 0 ? undefined : String(wrong);
}
