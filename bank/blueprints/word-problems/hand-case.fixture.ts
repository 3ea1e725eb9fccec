import type { Operands } from "#engine";
import type { HandCase } from "../testing.ts";

export const PLAIN = { n: 0, e: 0, c: 0, m: 0, f: 0, extra: 0, scene: "stickers", show: "none", tell: 0, who: 0 };

export function story(skill: string, operands: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill, operands: { ...PLAIN, ...operands }, answer, wrong };
}
