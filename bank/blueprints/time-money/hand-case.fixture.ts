import type { HandCase } from "../testing.ts";

export function lasting(operands: HandCase["operands"], answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill: "g3.elapsed", operands: { show: "none", ...operands }, answer, wrong };
}

export function reading(
  skill: string,
  operands: HandCase["operands"],
  answer: string,
  wrong: HandCase["wrong"],
): HandCase {
  return { skill, operands: { half: "am", numbers: "all", ...operands }, answer, wrong };
}
