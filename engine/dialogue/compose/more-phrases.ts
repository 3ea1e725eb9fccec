import type { Phrases } from "./speaker.ts";

/** Said of feelings and of small checks; no two of a bank begin alike. */
export const MORE_PHRASES = {
  /** "I feel dumb." */
  notDumb: [
    "Being stuck does not make you dumb.",
    "Not knowing it yet is not being dumb.",
    "You are not dumb, this is new.",
    "Nobody is dumb for finding this hard.",
    "Asking for help is a clever thing to do.",
    "Everyone who learns gets stuck.",
  ],
  /** The lesson's small check, which waits. */
  checkAgain: [
    "Then which is it: A, B or C?",
    "And the small check: A, B or C?",
    "Which one do you choose: A, B or C?",
    "So is it A, B or C?",
    "For the check, is it A, B or C?",
    "Back to the check: A, B or C?",
  ],
  /** "Is there a quicker way?" */
  shortest: [
    "This is the shortest way I know for it.",
    "I know no shorter way for this one.",
    "There is no quicker way that I know.",
    "It gets quicker when you have done a few.",
    "Quicker than this I cannot do it.",
    "No, but with some practice it goes fast.",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
