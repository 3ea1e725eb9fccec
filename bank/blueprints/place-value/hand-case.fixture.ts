import type { HandCase } from "../testing.ts";

export function rounding(
  skill: string,
  n: number,
  p: number,
  ask: string,
  answer: string,
  wrong: HandCase["wrong"],
): HandCase {
  return { skill, operands: { n, p, ask, show: "none" }, answer, wrong };
}
