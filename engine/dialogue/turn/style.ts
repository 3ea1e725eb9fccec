import { POLICY } from "../../policy.ts";
import { wordCount } from "../../word-count.ts";

/** How a pupil writes, and so how long a reply may be (requirement S5). */
export interface Style {
  readonly length: "quiet" | "moderate" | "expressive";
  readonly usesEmoji: boolean;
  readonly asksQuestions: boolean;
  readonly isDisengaged: boolean;
}

/** By the thresholds of the policy; without a message yet, moderate [TRN20]. */
export function styleOf(messages: readonly string[]): Style {
  const { quietWords, expressiveWords, shrinkTo, shrinkWords, shrinkMessages } = POLICY.style;
  const words = messages.map(wordCount);
  const average = words.length === 0 ? quietWords + 1 : words.reduce((sum, each) => sum + each, 0) / words.length;
  const recent = words.slice(-shrinkMessages);
  const [first = 0, last = 0] = [recent.at(0), recent.at(-1)];
  return {
    length: average <= quietWords ? "quiet" : average >= expressiveWords ? "expressive" : "moderate",
    usesEmoji: messages.some((message) => /\p{Extended_Pictographic}/u.test(message)),
    asksQuestions: messages.filter((message) => message.includes("?")).length * 2 >= Math.max(1, messages.length),
    isDisengaged: recent.length >= shrinkMessages && last < first * shrinkTo && last <= shrinkWords,
  };
}
