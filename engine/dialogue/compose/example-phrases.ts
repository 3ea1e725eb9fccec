import type { Phrases } from "./speaker.ts";

/** Around an example: that it is one, and back to the pupil's own problem; no two of a bank begin alike. */
export const EXAMPLE_PHRASES = {
  /** One sentence with the example's first. */
  forExample: [
    "An example with other numbers: {example}",
    "Here is one with other numbers: {example}",
    "Look at an example, with other numbers: {example}",
    "Take other numbers for a moment: {example}",
    "For example, with other numbers: {example}",
    "Other numbers, as an example: {example}",
  ],
  /** A problem of the same kind, done. */
  example: [
    "Here is one like it with other numbers: {stem}",
    "Look at one of the same kind: {stem}",
    "Take this one first, done for you: {stem}",
    "Compare it with this other one: {stem}",
    "See how another one goes: {stem}",
    "This other one is like yours: {stem}",
  ],
  /** Back from the example; goes on with a question. */
  yours: [
    "Now yours:",
    "In your problem,",
    "Back to yours:",
    "With your own numbers,",
    "And for your problem:",
    "Over to yours:",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
