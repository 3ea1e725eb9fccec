import type { Operands } from "#engine";
import type { HandCase } from "../testing.ts";

export const PLAIN = { b: 0, c: 0, n: 0, extra: 0, show: "sides", scene: "plain-cm", by: "rows" };

export function figure(skill: string, operands: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill, operands: { ...PLAIN, ...operands }, answer, wrong };
}
