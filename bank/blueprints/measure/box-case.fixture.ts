import type { Operands } from "#engine";
import type { HandCase } from "../testing.ts";

export function box(operands: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill: "g5.vol", operands: { m: 0, k: 0, scene: "plain-cm", ...operands }, answer, wrong };
}
