import type { Phrases } from "./speaker.ts";

/** What a problem wants, and what is to be done with its numbers; no two of a bank begin alike. */
export const OPERATION_PHRASES = {
  /** After what the problem wants was said in other words. */
  startWith: [
    "What is the first thing you know?",
    "Which part of that can you do already?",
    "Where would you begin?",
    "How could you start?",
    "What could you do first?",
    "What do you find out first?",
  ],
  /** "Do I times them?" */
  operationIs: [
    "Yes: {sum}.",
    "That fits: {sum}.",
    "Right: {sum}.",
    "You do: {sum}.",
    "Yes, work with {sum}.",
    "It is {sum}, yes.",
  ],
  /** Of two that were asked about. */
  operationOf: [
    "Here it is {sum}.",
    "You work with {sum}.",
    "It comes down to {sum}.",
    "This time it is {sum}.",
    "What fits is {sum}.",
    "Of the two it is {sum}.",
  ],
  operationIsNot: [
    "No, here you {verb}.",
    "Not here: you {verb}.",
    "No, this time you {verb}.",
    "No, in this one you {verb}.",
    "Not that: here you {verb}.",
    "No, the way here is to {verb}.",
  ],
  operationNowhere: [
    "No, nothing is {done} here.",
    "No, there is nothing to be {done}.",
    "Not here: nothing is {done}.",
    "No: here nothing has to be {done}.",
    "Nothing is {done} in this problem.",
    "No, this problem has nothing to be {done}.",
  ],
  operationOnTheWay: [
    "Yes, in one of the steps.",
    "On the way you do, yes.",
    "One of the steps needs that, yes.",
    "In a step of it you do.",
    "That comes in one of the steps.",
    "Part of the way is done like that.",
  ],
  /** Counting on is another way to take away, and no adding of the two. */
  operationBack: [
    "Not the two together: {way}, or do {sum}.",
    "No, the two are not added: {way}, or do {sum}.",
    "You do not add the two. One way is to {way}, and another is {sum}.",
    "The two together would be too much: {way}, or do {sum}.",
    "No. If you like, {way}. It comes to the same as {sum}.",
    "Adding both is not it, but you can {way}, or do {sum}.",
  ],
  /** Another operation that leads there, too. */
  operationAlso: [
    "You can: {way}. That is the same as {sum}.",
    "That works: {way}. In short it is {sum}.",
    "It can be done so: {way}. It comes to the same as {sum}.",
    "Both ways work: {way}, or do {sum}.",
    "If you like, {way}. It comes to the same as {sum}.",
    "One way is to {way}, and another is {sum}.",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
