import type { Understanding } from "../dialogue/understand/understand.ts";

/** Whether the learner says that it is over, in so many words. */
export function isGoodbye({ ask, plain }: Pick<Understanding, "ask" | "plain">): boolean {
  return ask === "stop" || GOODBYE.test(plain);
}

const GOODBYE =
  /^(?:ok(?:ay)? |no |thanks |thank you )*(?:bye|goodbye|see you|done|i am done|that is all|that is it|no more questions)\b/u;
