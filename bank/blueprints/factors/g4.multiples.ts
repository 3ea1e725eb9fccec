import { defineBlueprint, type BlueprintStep, type HintLadder } from "#engine";
import { count } from "../kit.ts";
import { choicesOf, list, ordinal } from "./kit-factors.ts";
import { given, ifChoice, isAfter, nearFact, options, target, truth, type Multiples } from "./multiples-numbers.ts";
import { multiplesRules } from "./multiples-rules.ts";

/** Find multiples and test divisibility. */
export const multiples = defineBlueprint<Multiples>({
  id: "g4.multiples",
  version: 1,
  createdOn: "2026-11-20",
  levels: {
    1: {
      ranges: { q: [3, 10] },
      choices: { k: [2, 3, 4, 5, 10], j: [1], r: [0, 0, 1, 2], ask: ["test", "which", "nth"] },
      where: (o) => o.r < o.k && given(o) <= 50,
    },
    2: {
      ranges: { k: [3, 9], q: [3, 10] },
      choices: { j: [1], r: [0, 0, 0, 1, 2, 3, 4], ask: ["test", "which", "nth"] },
      where: (o) => o.r < o.k && given(o) >= 12,
    },
    3: {
      ranges: { k: [3, 9], q: [5, 20] },
      choices: { j: [1], r: [0, 0, 1, 2, 3, 4, 5], ask: ["test", "after", "packs"] },
      where: (o) => o.r < o.k && (o.ask !== "packs" || o.r > 0) && given(o) >= 24 && given(o) < 100,
    },
    4: {
      ranges: { k: [6, 12], q: [7, 16] },
      choices: { j: [1], r: [0, 1, 2, 3, 4, 5, 6, 7], ask: ["after", "packs"] },
      where: (o) => o.r < o.k && o.k !== 10 && (o.ask !== "packs" || o.r > 0) && given(o) >= 60 && given(o) <= 150,
    },
    5: {
      ranges: { k: [2, 9], j: [3, 12], q: [1, 8] },
      choices: { r: [0, 0, 1, 2], ask: ["both", "which-both"] },
      where: (o) => o.k < o.j && o.j % o.k !== 0 && given(o) >= 12 && given(o) <= 100 && (o.r === 0 || !truth(o)),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => given(o) / 160 },
    { name: "times-table", weight: 1, of: (o) => tableHardness(o.k) },
    { name: "beyond-the-table", weight: 1, of: (o) => (o.q > 10 ? 1 : 0) },
    { name: "found-not-judged", weight: 2, of: (o) => found[o.ask] },
    { name: "two-numbers-at-once", weight: 3, of: (o) => (o.j > 1 ? 1 : 0) },
  ],
  stems: [
    {
      id: "is-multiple",
      when: (o) => o.ask === "test",
      text: (o) => `True or false? $${given(o)}$ is a multiple of $${o.k}$.`,
    },
    {
      id: "counting-up",
      when: (o) => o.ask === "test",
      text: (o) => `You count up in ${o.k}s, starting at $0$. True or false? You will say $${given(o)}$.`,
    },
    {
      id: "none-left-over",
      when: (o) => o.ask === "test",
      text: (o, c) =>
        `${c.names[0]} has ${count(given(o), c.thing)}. True or false? ${c.names[0]} can put ${o.k} in each ` +
        `${c.container.one} and have none left over.`,
    },
    {
      id: "which",
      when: (o) => o.ask === "which",
      text: (o) =>
        `Which number is a multiple of $${o.k}$: ${list(
          options(o).map((n) => `$${n}$`),
          "or",
        )}?`,
    },
    {
      id: "which-full",
      when: (o) => o.ask === "which",
      text: (o, c) =>
        `Every ${c.container.one} holds ${count(o.k, c.thing)}. ${c.names[0]} has some full ${c.container.many}. ` +
        `How many ${c.thing.many} could that be?`,
    },
    {
      id: "nth",
      when: (o) => o.ask === "nth",
      text: (o) => `What is the ${ordinal(o.q)} multiple of $${o.k}$? (The first is $${o.k}$.)`,
    },
    {
      id: "nth-said",
      when: (o) => o.ask === "nth",
      text: (o, c) =>
        `${c.names[0]} counts up in ${o.k}s and says $${o.k}$ first. What is the ${ordinal(o.q)} number ${c.names[0]} says?`,
    },
    {
      id: "first-after",
      when: (o) => o.ask === "after",
      text: (o) => `What is the first multiple of $${o.k}$ after $${given(o)}$?`,
    },
    {
      id: "smallest-above",
      when: (o) => o.ask === "after",
      text: (o) => `What is the smallest multiple of $${o.k}$ that is greater than $${given(o)}$?`,
    },
    {
      id: "packs",
      when: (o) => o.ask === "packs",
      text: (o, c) =>
        `A shop sells ${c.thing.many} only in full ${c.container.many} of ${o.k}. ${c.names[0]} needs ` +
        `${count(given(o), c.thing)}. What is the smallest number of ${c.thing.many} ${c.names[0]} can buy?`,
    },
    {
      id: "both",
      when: (o) => o.ask === "both",
      text: (o) => `True or false? $${given(o)}$ is a multiple of both $${o.k}$ and $${o.j}$.`,
    },
    {
      id: "both-left-over",
      when: (o) => o.ask === "both",
      text: (o, c) =>
        `${c.names[0]} has ${count(given(o), c.thing)}. True or false? Groups of ${o.k} leave none over, ` +
        `and groups of ${o.j} leave none over.`,
    },
    {
      id: "which-both",
      when: (o) => o.ask === "which-both",
      text: (o) =>
        `Which number is a multiple of both $${o.k}$ and $${o.j}$: ${list(
          options(o).map((n) => `$${n}$`),
          "or",
        )}?`,
    },
    {
      id: "which-both-story",
      when: (o) => o.ask === "which-both",
      text: (o, c) =>
        `${c.names[0]} can share out all the ${c.thing.many} in groups of ${o.k}, and also in groups of ${o.j}, ` +
        `with none left over. How many ${c.thing.many} could there be?`,
    },
  ],
  answer: (o) => {
    switch (o.ask) {
      case "test":
      case "both":
        return { kind: "boolean", canonical: String(truth(o)) };
      case "which":
      case "which-both":
        return { kind: "choice", canonical: String(target(o)), choices: choicesOf(options(o)) };
      default:
        return { kind: "integer", canonical: String(target(o)) };
    }
  },
  steps,
  hints,
  distractors: [
    { strategy: "one-above", wrong: (o) => ifChoice(o, target(o) + 1) },
    { strategy: "one-below", wrong: (o) => ifChoice(o, target(o) - 1) },
    { strategy: "one-step-short", wrong: (o) => (o.ask === "nth" ? String(o.k * (o.q - 1)) : undefined) },
    { strategy: "one-step-too-far", wrong: (o) => (isAfter(o) ? String(target(o) + o.k) : undefined) },
  ],
  misconceptions: multiplesRules,
  diagram: (o) =>
    o.ask === "nth" && o.q <= 6 && o.k <= 5
      ? {
          type: "number-line",
          alt: `A number line from 0 with jumps of ${o.k}. The first two jumps land on ${o.k} and ${2 * o.k}.`,
          from: 0,
          to: o.k * (o.q + 1),
          step: o.k,
          labels: [0, o.k, 2 * o.k].map((at) => ({ at, text: String(at) })),
          jumps: [0, o.k].map((at) => ({ from: at, to: at + o.k, text: `+${o.k}` })),
        }
      : undefined,
});

const found: Readonly<Record<Multiples["ask"], number>> = {
  test: 0,
  which: 0.2,
  nth: 0.4,
  after: 0.8,
  packs: 1,
  both: 0.4,
  "which-both": 0.7,
};

function tableHardness(k: number): number {
  return { 2: 0, 10: 0, 5: 0.1, 3: 0.3, 4: 0.4, 6: 0.6, 9: 0.7, 11: 0.8 }[k] ?? 1;
}

function division(n: number, k: number): BlueprintStep {
  const [whole, rest] = [Math.floor(n / k), n % k];
  return {
    explanation: rest === 0 ? `Divide by ${k}: nothing is left over.` : `Divide by ${k}: ${rest} left over.`,
    math: rest === 0 ? `${n} = ${k} \\times ${whole}` : `${n} = ${k} \\times ${whole} + ${rest}`,
  };
}

function steps(o: Multiples): BlueprintStep[] {
  const [n, answer] = [given(o), target(o)];
  const fits = truth(o) ? "fits exactly, so the sentence is true" : "does not fit exactly, so the sentence is false";
  const meaning = {
    explanation: `The multiples of ${o.k} are what you get when you count up in ${o.k}s.`,
    math: `${o.k},\\; ${2 * o.k},\\; ${3 * o.k},\\; \\ldots`,
  };
  switch (o.ask) {
    case "test":
      return [division(n, o.k), { explanation: `${n} ${fits}.`, math: division(n, o.k).math, value: String(truth(o)) }];
    case "both":
      return [
        division(n, o.k),
        division(n, o.j),
        {
          explanation: truth(o)
            ? "Both fit exactly, so the sentence is true."
            : "Not both fit, so the sentence is false.",
          math: `${n} \\div ${o.k} \\text{ and } ${n} \\div ${o.j}`,
          value: String(truth(o)),
        },
      ];
    case "which":
      return [meaning, { ...division(n, o.k), value: String(n) }];
    case "which-both":
      return [division(n, o.k), { ...division(n, o.j), value: String(n) }];
    case "nth":
      return [
        meaning,
        {
          explanation: `The ${ordinal(o.q)} multiple is ${o.q} times ${o.k}.`,
          math: `${o.q} \\times ${o.k} = ${n}`,
          value: String(n),
        },
      ];
    default:
      return [
        {
          explanation: `Find the last multiple of ${o.k} that is not past ${n}.`,
          math: `${o.k} \\times ${o.q} = ${o.k * o.q}`,
          value: String(o.k * o.q),
        },
        {
          explanation: `Take one more step of ${o.k}.`,
          math: `${o.k * o.q} + ${o.k} = ${answer}`,
          value: String(answer),
        },
      ];
  }
}

function hints(o: Multiples): HintLadder {
  const n = given(o);
  switch (o.ask) {
    case "test":
      return [
        `Is there a whole number that makes $${n}$ when you multiply it by $${o.k}$?`,
        `A multiple of $${o.k}$ divides by $${o.k}$ with nothing left over.`,
        nearFact(o),
      ];
    case "both":
      return [
        `There are two questions here: does $${o.k}$ fit into $${n}$ exactly, and does $${o.j}$?`,
        "The sentence is only right if both numbers divide it with nothing left over.",
        `$${n} \\div ${o.k}$ leaves $${n % o.k}$ over. Now try $${o.j}$.`,
      ];
    case "which":
      return [
        `Which of the numbers do you say when you count up in ${o.k}s?`,
        `A multiple of $${o.k}$ divides by $${o.k}$ with nothing left over.`,
        `Test them in turn: $${n + 1} \\div ${o.k}$ leaves $1$ over, so $${n + 1}$ is not a multiple of $${o.k}$.`,
      ];
    case "which-both":
      return [
        `The number must come up when you count in ${o.k}s and when you count in ${o.j}s. Which numbers can you rule out?`,
        "Divide each number by both. Nothing may be left over either time.",
        `$${n + 1}$ is out: dividing it by $${o.k}$ leaves $1$ over. Test the others the same way.`,
      ];
    case "nth":
      return [
        `The first multiple of $${o.k}$ is $${o.k}$ itself. How many steps of $${o.k}$ do you need altogether?`,
        `Each multiple is a whole number times $${o.k}$: the third is three times $${o.k}$.`,
        `The ${ordinal(o.q - 1)} multiple of $${o.k}$ is $${o.k * (o.q - 1)}$. What comes next?`,
      ];
    default:
      return [
        `Which multiples of $${o.k}$ are close to $${n}$?`,
        `Find a multiple of $${o.k}$ just below $${n}$ or on it, then take another step of $${o.k}$.`,
        `$${o.k} \\times ${o.q} = ${o.k * o.q}$. That is not past $${n}$ yet.`,
      ];
  }
}
