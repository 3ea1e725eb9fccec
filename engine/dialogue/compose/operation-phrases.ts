import type { Phrases } from "./speaker.ts";

/** After what the problem wants was said in other words. */
export const TASK_PHRASES = {
  startWith: [
    "What is the first thing you know?",
    "Which part of that can you do already?",
    "Where would you begin?",
    "How could you start?",
    "What could you do first?",
    "What do you find out first?",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;

/** "Do I times them?": what is to be done with the numbers; no two of a bank begin alike. */
export const OPERATION_PHRASES = {
  operationIs: [
    "Yes: {sum}.",
    "Yes, here you {verb}: {sum}.",
    "That fits: {sum}.",
    "Right, it is {sum}.",
    "You do: {sum}.",
    "Yes, work with {sum}.",
  ],
  /** Where the calculation is not shown. */
  operationFits: [
    "Yes, here you {verb}.",
    "That fits, you {verb}.",
    "Right, {verb}.",
    "You do {verb} here.",
    "Yes, to {verb} is the way.",
    "It is to {verb}, yes.",
  ],
  operationIsNot: [
    "No, here you {verb}.",
    "Not here: you {verb}.",
    "No, this time you {verb}.",
    "No, you {verb} in this one.",
    "Not that: here you {verb}.",
    "No: to {verb} is the way here.",
  ],
  /** The sign stands there, and the number that is looked for comes by going back. */
  operationGoesBack: [
    "The sign is there, and to get back to the hidden number you {verb}.",
    "To find the hidden number you go back, so you {verb}.",
    "No, you undo what the sign does: {verb}.",
    "Go the other way round: {verb}.",
    "That was done already, so to undo it you {verb}.",
    "For the hidden number you {verb}, that undoes it.",
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
  operationOfStep: [
    "In this step you {verb}.",
    "For this step: {verb}.",
    "This small step says: {verb}.",
    "Here, in this step, you {verb}.",
    "The step you are at is to {verb}.",
    "At this step you {verb}.",
  ],
  /** Adding for multiplying. */
  operationAsSum: [
    "You can: {sum} is {second} added again and again, {first} times.",
    "That works: {second} added {first} times is {sum}.",
    "It can be done so: take {second}, {first} times, and add them up, and that is {sum}.",
    "Adding is a way: {first} times the number {second}, all added, is {sum}.",
    "If you add {second} again and again, {first} times, you have {sum}.",
    "Both ways work: {second} added {first} times, or {sum}.",
  ],
  /** The same, where the numbers are to be counted first. */
  operationAsGroups: [
    "You can: add up what is in the groups, one by one. To multiply is the short way.",
    "That works, if you add the same number once for each group. To multiply is shorter.",
    "Adding all the groups is a way, and multiplying is the short one.",
    "Both ways work: add group after group, or multiply.",
    "If you like, add group by group. Multiplying says the same in short.",
    "It can be done so: the same number again and again. Multiplying says that in short.",
  ],
  /** Taking away for dividing. */
  operationAsTaking: [
    "You can: take {second} away again and again, and count how often. That is {sum}.",
    "That works if you count how often you can take {second} from {first}. It is {sum}.",
    "Taking away is a way: see how many times {second} can go from {first}. In short it is {sum}.",
    "It can be done so: take {second} from {first}, again and again, and count. In short it is {sum}.",
    "If you take {second} away until nothing is left, count how often. That is {sum}.",
    "Both ways work: count how often {second} can be taken from {first}, or do {sum}.",
  ],
  /** Multiplying for dividing. */
  operationAsTable: [
    "It helps: which number times {second} makes {first}? That is {sum}.",
    "You can ask it like that: some number times {second} is {first}. It is the same as {sum}.",
    "The times table helps: how many times {second} is {first}? That is {sum}.",
    "In a way: find what times {second} is {first}. It is the same as {sum}.",
    "Times and division belong together: what times {second} is {first}, or {sum}.",
    "Both ask the same: what times {second} makes {first}, and {sum}.",
  ],
  /** Counting on for taking away. */
  operationAsCounting: [
    "You can: count on from {second} to {first}. Or take away: {sum}.",
    "That works: see what has to be added to {second} to get {first}. It is the same as {sum}.",
    "Adding up from {second} to {first} is a way, and {sum} is another.",
    "Both ways work: count up from {second} to {first}, or do {sum}.",
    "If you like, count up from {second} until you get to {first}. It is the same as {sum}.",
    "It can be done so: what must be added to {second} to make {first}? It is the same as {sum}.",
  ],
} as const satisfies Readonly<Record<string, Phrases>>;
