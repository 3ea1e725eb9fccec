import type { Operands } from "#engine";
import type { HandCase } from "../testing.ts";

export const PLAIN = {
  shape: "corner",
  a: 8,
  b: 6,
  c: 3,
  d: 2,
  e: 0,
  turn: 0,
  cut: "down",
  show: "squares",
  scene: "plain-cm",
};

export function joined(operands: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill: "g3.areacomp", operands: { ...PLAIN, ...operands }, answer, wrong };
}
