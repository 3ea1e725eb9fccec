import { asTyped, type BlueprintStep, type TraceLine, type TraceOperation, type Written } from "#engine";
import { tex, texFrac } from "./kit.ts";

/** Operations that are written as a sign between their inputs. */
const SIGNS: Readonly<Partial<Record<TraceOperation, string>>> = {
  add: "+",
  subtract: "-",
  multiply: "\\times",
  divide: "\\div",
};

/** A step of a worked solution, with what it arrives at where it does. */
export function step(explanation: string, math: string, value?: number | string): BlueprintStep {
  return { explanation, math, ...(value !== undefined && { value: String(value) }) };
}

/** What a line works out, as LaTeX: `40 \times 6 = 240`. */
export function lineTex({ operation, from, result, style }: TraceLine): string {
  const written = (value: Written): string => numberTex(value, style);
  const sign = SIGNS[operation];
  if (sign === undefined) throw new Error(`${operation} is written by no sign`);
  return `${from.map(({ value }) => written(value)).join(` ${sign} `)} = ${written(result)}`;
}

/** A line in smaller pieces where it has them. */
export function withPieces(line: TraceLine): readonly TraceLine[] {
  return line.inside ?? [line];
}

/**
 * The lines of a way as a worked solution.
 *
 * @param says - what is done at a line, in words
 */
export function stepsOfLines(lines: readonly TraceLine[], says: (line: TraceLine) => string): BlueprintStep[] {
  return lines.map((line) => ({
    explanation: says(line),
    math: lineTex(line),
    value: asTyped(line.result, line.style),
  }));
}

function numberTex({ n, d }: Written, style: TraceLine["style"]): string {
  if (n % d === 0) return tex(n / d);
  return style === "decimal" ? asTyped({ n, d }, style) : texFrac(n, d);
}
