import type { StemTemplate, StoryContext } from "#engine";
import { gcd, texFrac } from "../kit.ts";
import { fractionWords } from "../fraction-words.ts";

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

/** Wordings around a formula, read aloud with all their formulas in words; `unit` is the one that is asked for. */
export function equationStems<O extends { readonly [name: string]: number | string }>(
  when: (o: O) => boolean,
  formula: (o: O) => string,
  wordings: Readonly<Record<string, (formula: string, o: O, context: StoryContext) => string>>,
  unit?: string,
): StemTemplate<O>[] {
  return Object.entries(wordings).map(([id, wording]) => {
    const text = (o: O, context: StoryContext) => wording(`$${formula(o)}$`, o, context);
    return {
      id,
      when,
      text,
      ...(unit === undefined ? {} : { unit: () => unit }),
      spoken: (o, context) => text(o, context).replace(/\$([^$]*)\$/gu, (_, latex: string) => speak(latex)),
    };
  });
}

/** The bare wordings of an equation with a box. */
export function boxStems<O extends { readonly [name: string]: number | string }>(
  when: (o: O) => boolean,
  equation: (o: O) => string,
): StemTemplate<O>[] {
  return equationStems(when, equation, {
    box: (text) => `Which number goes in the box? ${text}`,
    missing: (text) => `Find the missing number: ${text}`,
    "makes-true": (text) => `Which number makes this true? ${text}`,
    covered: (text, _, c) =>
      `${c.names[0]} draws a box in place of a number: ${text}. Which number belongs in the box?`,
  });
}

/** The bare wordings of an equation with a letter `v`. */
export function letterStems<O extends { readonly [name: string]: number | string; readonly v: string }>(
  when: (o: O) => boolean,
  equation: (o: O) => string,
): StemTemplate<O>[] {
  return equationStems(when, equation, {
    solve: (text) => `Solve ${text}.`,
    value: (text, o) => `Which value of $${o.v}$ makes ${text} true?`,
    find: (text, o) => `Find $${o.v}$ when ${text}.`,
  });
}

/** Letters that cannot be taken for a number or a sign. */
export const LETTERS = ["x", "n", "y", "m", "t", "p", "k", "w"];

/** The wrong answer as typed, where it is not the right one. */
export function unless(right: number, wrong: number): string | undefined {
  return wrong === right || wrong < 0 ? undefined : String(wrong);
}
