/** A piece of a label: running text, or a fraction that is drawn with a bar. */
export type LabelToken =
  | { readonly type: "text"; readonly text: string; readonly italic: boolean }
  | { readonly type: "fraction"; readonly top: string; readonly bottom: string };

export interface LabelSize {
  readonly width: number;
  readonly height: number;
}

/** Size of numerator and denominator against the text beside them. */
export const FRACTION_SCALE = 0.86;

/**
 * Cuts a diagram's label into pieces [DGM1]: `3/4` and `$\frac{3}{4}$` become fractions, the few
 * LaTeX signs that labels use become characters, and unknowns stand in italics.
 */
export function parseLabel(label: string): readonly LabelToken[] {
  // A lone small letter is an unknown; points are named by capitals.
  if (/^[a-z]$/u.test(label)) return [textToken(label, true)];
  const segments = splitMath(label);
  return segments.flatMap((segment) => (segment.math ? parseMath(segment.text) : parsePlain(segment.text)));
}

/** Room a label takes at a font size, in the same unit; an estimate, since SVG cannot be measured before it is drawn. */
export function labelSize(tokens: readonly LabelToken[], fontSize: number): LabelSize {
  const width = tokens.reduce((sum, token) => sum + tokenWidth(token, fontSize), 0);
  const stacked = tokens.some((token) => token.type === "fraction");
  return { width, height: fontSize * (stacked ? 2 * FRACTION_SCALE + 0.4 : 1.15) };
}

/** The largest size, up to a usual one, with which a label takes no more than a width. */
export function fittingSize(label: string, width: number, usual: number): number {
  return Math.min(usual, (usual * width) / Math.max(1, labelSize(parseLabel(label), usual).width));
}

/** Width of one piece, with the small gap a fraction keeps to its neighbours. */
export function tokenWidth(token: LabelToken, fontSize: number): number {
  if (token.type === "text") return textWidth(token.text, fontSize);
  return fractionWidth(token, fontSize) + fontSize * 0.16;
}

/** Length of the bar of a fraction. */
export function fractionWidth(token: { readonly top: string; readonly bottom: string }, fontSize: number): number {
  const size = fontSize * FRACTION_SCALE;
  return Math.max(textWidth(token.top, size), textWidth(token.bottom, size)) + fontSize * 0.2;
}

function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const character of text) em += characterWidth(character);
  return em * fontSize;
}

/** Advance widths of Andika in em, rounded up by class of character; digits and signs are all of one width. */
function characterWidth(character: string): number {
  if (/[.,:;'’ |il]/u.test(character)) return 0.34;
  if (/[A-Zmw%]/u.test(character)) return 0.75;
  return 0.6;
}

interface Segment {
  readonly text: string;
  readonly math: boolean;
}

/** Parts outside and inside dollar signs. `\$` is a money sign; so is a dollar sign without a partner. */
function splitMath(label: string): readonly Segment[] {
  const parts = label.split(/(?<!\\)\$/u);
  if (parts.length % 2 === 0) return [{ text: label, math: false }];
  return parts.map((text, i) => ({ text, math: i % 2 === 1 })).filter((segment) => segment.text !== "");
}

const PLAIN_FRACTION = /(?<![\d/.,])(\d{1,4}|\?|□)\/(\d{1,4}|\?|□)(?![\d/.,])/u;
const MATH_FRACTION = /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/u;

function parsePlain(text: string): readonly LabelToken[] {
  return cut(text.replaceAll("\\$", "$"), PLAIN_FRACTION, (rest) => [textToken(rest, false)]);
}

function parseMath(latex: string): readonly LabelToken[] {
  return cut(latex, MATH_FRACTION, (rest) =>
    (plainMath(rest).match(/[a-z]+|[^a-z]+/gu) ?? []).map((run) => textToken(run, /^[a-z]$/u.test(run))),
  );
}

function cut(text: string, fraction: RegExp, between: (rest: string) => readonly LabelToken[]): readonly LabelToken[] {
  const tokens: LabelToken[] = [];
  let rest = text;
  for (let match = fraction.exec(rest); match !== null; match = fraction.exec(rest)) {
    // The space of a mixed number is the fraction's own gap.
    const before = rest.slice(0, match.index).replace(/(\d) $/u, "$1");
    if (before !== "") tokens.push(...between(before));
    tokens.push({ type: "fraction", top: plainMath(match[1] ?? ""), bottom: plainMath(match[2] ?? "") });
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== "") tokens.push(...between(rest));
  return tokens;
}

function textToken(text: string, italic: boolean): LabelToken {
  return { type: "text", text, italic };
}

const SIGNS: Readonly<Record<string, string>> = {
  times: "×",
  cdot: "·",
  div: "÷",
  square: "□",
  pm: "±",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  approx: "≈",
  dots: "…",
  ldots: "…",
};

/** LaTeX of a short label as characters; an unknown command keeps its name. */
function plainMath(latex: string): string {
  return latex
    .replace(/\\(?:text|mathrm)\{([^{}]*)\}/gu, "$1")
    .replace(/\\([a-z]+) ?/gu, (_, name: string) => SIGNS[name] ?? name)
    .replace(/\\([,;: ])/gu, " ")
    .replace(/\\([%$])/gu, "$1")
    .replace(/[{}]/gu, "")
    .replaceAll("-", "−");
}
