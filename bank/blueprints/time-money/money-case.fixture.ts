import type { HandCase } from "../testing.ts";

export function prices(operands: HandCase["operands"], answer: string, wrong: HandCase["wrong"]): HandCase {
  return { skill: "g3.money", operands: { b: 0, many: 1, note: 0, ...operands }, answer, wrong };
}

export function coins(operands: HandCase["operands"], answer: string, wrong: HandCase["wrong"]): HandCase {
  const none = { t: 0, f: 0, b: 0, q: 0, d: 0, n: 0, p: 0, price: 0, mix: 0 };
  return { skill: "g2.coins", operands: { ...none, ...operands }, answer, wrong };
}
