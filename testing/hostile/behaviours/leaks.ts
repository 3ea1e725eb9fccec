import { disguise, DISGUISE_NAMES, type DisguiseName } from "../disguises.ts";
import type { Asked, Behaviour } from "../types.ts";

/** What it says for the answer where it does not know it: a number is a number too many all the same. */
const GUESS = "12";

/** A good first sentence, and then the answer in this disguise; plainly where the disguise does not fit it. */
export function leak(name: DisguiseName): Behaviour {
  return { name: `leak-${name}`, say: (asked) => `Look at the problem once more. ${leakOf(name, asked)}` };
}

/** The answer at once. */
export function leakAtOnce(name: DisguiseName): Behaviour {
  return { name: `leak-at-once-${name}`, say: (asked) => leakOf(name, asked) };
}

/** The answer, where it is known. */
export function answerOrGuess({ answer }: Asked): string {
  return answer ?? GUESS;
}

export const leakBehaviours: readonly Behaviour[] = [...DISGUISE_NAMES.map(leak), leakAtOnce("digits")];

function leakOf(name: DisguiseName, asked: Asked): string {
  const answer = answerOrGuess(asked);
  return disguise(name, answer) ?? `The answer is ${answer}.`;
}
