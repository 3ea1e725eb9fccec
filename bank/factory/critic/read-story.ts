import { evaluate, numbers } from "./read-stem.ts";

/**
 * What words of a story ask for. `x`, `y` and `z` are the story's numbers in the order in which
 * they are told; a story of more numbers or fewer is another story.
 */
export type Reading = readonly [words: RegExp, expression: string];

/** By the first reading that fits; undefined where none does. */
export function solveStory(stem: string, readings: readonly Reading[]): readonly string[] | undefined {
  const expression = readings.find(([words]) => words.test(stem))?.[1];
  const told = numbers(stem);
  if (expression === undefined || told.length !== new Set(expression.match(/[xyz]/gu)).size) return undefined;
  return [evaluate(expression.replaceAll(/[xyz]/gu, (name) => told["xyz".indexOf(name)] ?? ""))];
}
