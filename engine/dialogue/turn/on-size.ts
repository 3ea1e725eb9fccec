import { TURN } from "../../cues/turn.ts";
import { mathsOf } from "../compose/maths-text.ts";
import { PHRASES } from "../compose/phrases.ts";
import { numbersTold } from "../compose/problem-text.ts";
import { backToWork } from "./ask-small-step.ts";
import { bareAnswer } from "./givens.ts";
import { onExplanation } from "./on-chat.ts";
import { valuesSaid } from "./said-values.ts";
import type { Answer, Talk } from "./talk.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay } from "../../words/say.ts";

/** The answer is said to be more or less than a number of the problem, which is no answer: a true size is agreed to [TRN117]. */
export function onSize(talk: Talk): Answer | null {
  const { desk, understood, speaker } = talk;
  const [said, ...others] = valuesSaid(understood.plain);
  const [size, more] = TURN.OF_SIZE.exec(said?.before ?? "") ?? [];
  if (said === undefined || size === undefined || others.length > 0) return null;
  if (!numbersTold(desk.item).has(said.value)) return null;
  const answer = Number(bareAnswer(desk.item));
  const isTrue = more === undefined ? answer < Number(said.value) : answer > Number(said.value);
  if (!isTrue) return onExplanation(talk);
  const { less, more: isMore } = SENTENCES.agreed;
  const gaps = { number: mathsOf(said.value) };
  const fact = mustSay(talk.translations, more === undefined ? less : isMore, gaps);
  const first = speaker.pick(PHRASES.fact, { fact });
  return { category: "explanation", act: "heard", first, words: [], ...backToWork(talk) };
}
