import type { Operands } from "#engine";
import type { HandCase } from "../testing.ts";

export const PLAIN = {
  ask: "length",
  unit: "cm",
  p: 0,
  q: 7,
  thing: "crayon",
  r: 0,
  s: 0,
  other: "comb",
  from: 0,
  to: 12,
};

export function laid(operands: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill: "g2.ruler", operands: { ...PLAIN, ...operands }, answer, wrong };
}
