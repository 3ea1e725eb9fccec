import type { Operands } from "#engine";
import type { HandCase } from "../testing.ts";

/** Three or four rows of a graph in marks, asked about from the first one on. */
interface Asked {
  readonly marks: readonly number[];
  readonly ask: string;
  readonly kind?: "bar" | "picture";
  readonly step?: number;
}

export function graph(
  skill: string,
  { marks, ask, kind = "bar", step = 1 }: Asked,
  answer: string,
  wrong: HandCase["wrong"],
) {
  const cut = marks.every(Number.isInteger) ? 1 : 2;
  const [a = 0, b = 0, c = 0, d = 0] = marks.map((mark) => mark * cut);
  const categories = marks.length;
  const operands = { kind, scene: "fruit", turn: 0, categories, a, b, c, d, cut, step, ask, at: 0, gap: 1 };
  return { skill, operands, answer, wrong };
}

export function list(ask: string, numbers: readonly number[], answer: string, wrong: HandCase["wrong"]): HandCase {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return { skill: "g6.mean", operands: { a, b, c, d, e, f, count: numbers.length, ask }, answer, wrong };
}

/** A line plot that begins at 1 inch, its crosses place by place. */
export function plot(crosses: readonly number[], asked: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  const stacks = Object.fromEntries(crosses.map((n, i) => [`c${i}`, n]));
  return {
    skill: "g4.lineplot",
    operands: { up: 0, at: 0, than: 0, c7: 0, c8: 0, last: crosses.length - 1, scene: "leaves", ...stacks, ...asked },
    answer,
    wrong,
  };
}
