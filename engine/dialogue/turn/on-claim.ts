import { TURN } from "../../cues/turn.ts";
import { PHRASES } from "../compose/phrases.ts";
import { toGoOn } from "./ask-small-step.ts";
import { trueClaim } from "./claims.ts";
import { isRight } from "./mark-spoken.ts";
import type { Answer, Talk } from "./talk.ts";
import { tellingWords, valuesSaid } from "./said-values.ts";
import { isOnTheWay } from "./told.ts";
import { operationWords } from "./which-operation.ts";

/**
 * What is to be done ("oh its times") is answered as if it had been asked; what is said and is true is agreed to, and the
 * pupil goes on from it [TRN97]. Null where neither is known, or an answer is given beside it.
 */
export function onClaim(talk: Talk): Answer | null {
  const { understood, speaker } = talk;
  const { plain, category, value } = understood;
  const [, operation] = TURN.OPERATION_TOLD.exec(plain.replace(TURN.SO_IT_IS, "it is ")) ?? [];
  if (operation !== undefined) {
    const words = operationWords({ ...talk, understood: { ...understood, plain: `do i ${operation}` } });
    return words === null ? null : heard(talk, words);
  }
  const claim = trueClaim(talk);
  if (claim === null) return null;
  const rest = plain.replace(claim.said, "");
  // What is concluded from it, and from what is said with it, is not known; of the answer, or a step, it is no harm.
  const [behind = ""] = plain.slice(plain.indexOf(claim.said) + claim.said.length).split(/[.!](?:\s|$)/u);
  if (TURN.CONCLUDES.test(behind) && !isOfAnswer(talk, claim.said)) return null;
  if (value !== null && isRight(talk, [value])) return null;
  const isAside = value === null || (claim.said.includes(value) && tellingWords(rest) < FEW_WORDS);
  if (category === "answer" && (!isAside || /\d/u.test(rest))) return null;
  // What may not be said is agreed to without its numbers.
  return heard(talk, speaker.pick(PHRASES.fact, { fact: claim.fact }) ?? speaker.pick(PHRASES.goodPiece));
}

function isOfAnswer(talk: Talk, said: string): boolean {
  const right = talk.desk.item.solution_logic.final_answer_canonical.split(/\s*,\s*/u);
  return valuesSaid(said).some(({ value }) => right.includes(value) || isOnTheWay(talk, value));
}

/** Beside a saying, so many words tell something else. */
const FEW_WORDS = 3;

function heard(talk: Talk, words: string | null): Answer {
  return { category: "explanation", act: "heard", words: [words], ...toGoOn(talk) };
}
