import { TURN } from "../../cues/turn.ts";
import { plainWords } from "./asks-meaning.ts";
import { problemText } from "../compose/problem-text.ts";
import type { Talk } from "./talk.ts";

/** Whether something of one's own is told, without a word of mathematics, a reason or a thing of the problem [TRN111]. */
export function tellsOfOneself({ understood: { plain, topics }, desk, text }: Talk): boolean {
  if (TURN.OF_AGE.test(text.toLowerCase())) return true;
  if (!TURN.OF_ONESELF.test(plain) || topics.length > 0 || /[\d?=+]/u.test(text)) return false;
  const words = plainWords(plain).split(" ");
  const here = ` ${plainWords(problemText(desk.item))} `;
  const things = words.filter((word) => word.length >= LEAST_LETTERS && here.includes(` ${word}`));
  return words.length >= LEAST_WORDS && things.length === 0 && !TURN.TELLS_WORK.test(plain);
}

const LEAST_LETTERS = 4;
const LEAST_WORDS = 3;
