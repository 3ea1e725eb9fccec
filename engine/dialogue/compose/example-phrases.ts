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
    "Another example, not your numbers: {example}",
    "Other numbers, as an example: {example}",
    "One with other numbers, as an example: {example}",
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
  /** Back from the example to a calculation of the problem. */
  yoursSum: [
    "Now yours: what is {sum}?",
    "In your problem, how much is {sum}?",
    "And with your numbers: what do you get for {sum}?",
    "Back to yours: which number is {sum}?",
    "Your own step now: what does {sum} come to?",
    "With your own numbers, what is {sum}?",
    "Over to yours: what is {sum}?",
  ],
  yoursGap: [
    "Now yours: which number belongs in {gap}?",
    "In your problem, what is missing in {gap}?",
    "And with your numbers: what goes in the box of {gap}?",
    "Back to yours: can you fill in {gap}?",
    "Your own step now: which number is hidden in {gap}?",
    "With your own numbers, what goes in {gap}?",
    "Over to yours: what is missing in {gap}?",
  ],
  yoursUnit: [
    "Now yours: how many {unit} are there?",
    "In your problem, how many {unit} are there?",
    "And with your numbers: how many {unit}?",
    "Back to yours: what is the number of {unit}?",
    "Your own step now: how many {unit} are there?",
    "With your own numbers, how many {unit} do you have?",
  ],
  yoursFits: [
    "Now yours: how many times does {part} fit into {whole}?",
    "In your problem, how often does {part} go into {whole}?",
    "And with your numbers: how many times is {part} in {whole}?",
    "Back to yours: into {whole}, how many times does {part} go?",
    "Your own step now: how often can you take {part} from {whole}?",
    "With your own numbers, how many times does {part} go into {whole}?",
  ],
  yoursValue: [
    "Now back to your own step: what do you find?",
    "In your problem, which number comes next?",
    "And with your numbers: what does your step give?",
    "Back to yours: which number do you find at your step?",
    "Your own step now: what is it?",
    "With your own numbers, what comes out of the step?",
  ],
  /** Back from the example to the problem itself. */
  yoursMain: [
    "Now yours: what do you get?",
    "In your own problem, what comes out?",
    "And with your numbers: what do you answer?",
    "Back to yours: what is your answer?",
    "Your own problem now: what do you get?",
    "With your own numbers, what would you answer?",
    "Over to you: what comes out for your problem?",
    "For your problem, what do you get now?",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
