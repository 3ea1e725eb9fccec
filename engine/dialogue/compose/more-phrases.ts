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
  /** "What did I do wrong", where no rule tells. */
  slipUnknown: [
    "I cannot tell how {value} came about.",
    "How you came to {value} I cannot see from here.",
    "I do not know which step led to {value}.",
    "From {value} alone I cannot see what happened.",
    "Where {value} comes from I cannot tell.",
    "It is hard to see what led to {value}.",
  ],
  /** A thank-you for an offer. */
  offerStands: [
    "You are welcome. Was that a yes or a no?",
    "With pleasure. Say yes, if you want that.",
    "Any time. Just say yes or no.",
    "Happy to. Is that a yes?",
    "Gladly. Yes or no?",
    "No problem. Tell me yes or no.",
  ],
  /** Of a solution that is on the screen, when all its words were said. */
  stepsThere: [
    "All the steps are on the screen: read them one by one.",
    "The whole way is there to read, step by step.",
    "Go through the steps on the screen once more, slowly.",
    "Have the steps in front of you, and read each one twice.",
    "It is all written there: begin with the first step.",
    "Read the first step on the screen, then the next.",
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
