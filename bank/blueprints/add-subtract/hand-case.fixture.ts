import type { HandCase } from "../testing.ts";

export function pair(skill: string, a: number, b: number, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill, operands: { a, b, ask: "bare", show: "none" }, answer, wrong };
}
