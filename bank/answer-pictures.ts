import { asTyped, written, type Operands, type PictureDeclaration } from "#engine";

/**
 * The skills whose questions can also be answered by a picture, and which of their questions. A question is left out
 * where the picture would do what is asked: point A is read from a line, it is not put there; of jumps that are drawn the end
 * is seen; and a story does not say which numbers go under each other.
 */
export const ANSWER_PICTURES: Readonly<Record<string, PictureDeclaration>> = {
  "g2.add2nc": { type: "columns", sign: "+", fits: asks("bare") },
  "g2.add2c": { type: "columns", sign: "+", fits: asks("bare") },
  "g2.add3": { type: "columns", sign: "+", fits: asks("bare") },
  "g2.sub2nb": { type: "columns", sign: "−", fits: asks("bare") },
  "g2.sub2b": { type: "columns", sign: "−", fits: asks("bare") },
  "g2.sub3": { type: "columns", sign: "−", fits: asks("bare") },
  "g3.subz": { type: "columns", sign: "−", fits: asks("bare") },
  "g4.mul1": { type: "columns", sign: "×", fits: asks("bare") },
  "g2.coins": { type: "coins", fits: asks("more", "fewest") },
  "g3.elapsed": { type: "clock", step: 5, fits: asks("end", "start"), start: timeTold },
  "g3.rnd10": { type: "line", fits: asks("round", "story") },
  "g4.round": { type: "line", fits: asks("round", "story") },
  "g4.fraceq": { type: "bar", fits: asks("strip", "shelf", "top") },
  "g6.int": { type: "line", fits: asks("opposite") },
  "g6.gcf": { type: "cards", ordered: false, fits: asks("all"), cards: upToLeast },
  "g6.intcmp": { type: "cards", ordered: true, fits: isWholeList, cards: numbersToOrder },
};

function asks(...questions: readonly string[]): PictureDeclaration["fits"] {
  return ({ ask }) => questions.includes(String(ask));
}

/** Every number that can divide all of them: 1 to the least. */
function upToLeast({ a, b, c }: Operands): readonly string[] {
  const least = Math.min(...[a, b, c].map(Number).filter((n) => n > 0));
  return Array.from({ length: least }, (_, index) => String(index + 1));
}

/** The time that the question tells: where something begins, or ends when its beginning is asked for. */
function timeTold({ ask, h, m, length }: Operands): string {
  const begin = Number(h) * 60 + Number(m);
  return asTyped(written(ask === "start" ? begin + Number(length) : begin), "clock");
}

function isWholeList({ ask, form }: Operands): boolean {
  return (ask === "list" || ask === "list-down") && form === "whole";
}

/** Three numbers, or four where the last is not 0. */
function numbersToOrder({ a, b, c, d }: Operands): readonly string[] {
  return [a, b, c, ...(d === 0 ? [] : [d])].map(String);
}
