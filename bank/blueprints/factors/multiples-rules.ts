import type { MisconceptionRule } from "#engine";
import { mistaken, ordinal } from "./kit-factors.ts";
import {
  given,
  ifChoice,
  isAfter,
  nearFact,
  properFactor,
  sameEnding,
  target,
  truth,
  type Multiples,
} from "./multiples-numbers.ts";

/** What children who hold a misconception about multiples answer. */
export const multiplesRules: readonly MisconceptionRule<Multiples>[] = [
  {
    id: "NUM-01",
    tag: "table-thought-to-end",
    category: "conceptual",
    wrong: (o) => (o.ask === "test" && o.q > 10 ? mistaken(false, truth(o)) : undefined),
    explanation: (o) => `You looked only as far as ten times ${o.k}, and the multiples go on from there.`,
    hints: (o) => [
      `Where do the multiples of $${o.k}$ stop?`,
      `They never stop: keep adding $${o.k}$ after the last fact of the table.`,
      `$10 \\times ${o.k} = ${10 * o.k}$. How many more steps of $${o.k}$ take you to $${given(o)}$, and do you land on it?`,
    ],
    divergesAt: 1,
  },
  {
    id: "NT-08",
    tag: "last-digit-only",
    category: "conceptual",
    wrong: (o) => {
      if (o.ask === "which") return ifChoice(o, sameEnding(o));
      const fits = given(o) % 10 > 0 && (given(o) % 10) % o.k === 0;
      return o.ask === "test" && 10 % o.k !== 0 ? mistaken(fits, truth(o)) : undefined;
    },
    explanation: (o) => `You looked only at the last digit. That is not enough for multiples of ${o.k}.`,
    hints: (o) => [
      `Does the last digit alone tell you about multiples of $${o.k}$?`,
      `The last digit settles it for twos, fives and tens. For $${o.k}$, divide the whole number.`,
      `Count up: $${o.k}$, $${2 * o.k}$, and so on. Keep adding $${o.k}$ and look at the whole number each time.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-02",
    tag: "both-even-so-multiple",
    category: "conceptual",
    wrong: (o) =>
      o.ask === "test" && o.k > 2 && o.k % 2 === 0 && given(o) % 2 === 0 ? mistaken(true, truth(o)) : undefined,
    explanation: (o) => `You may have seen that both numbers are even. That alone does not fit ${o.k} exactly.`,
    hints: (o) => [
      `Both numbers are even. Does every even number come up when you count in ${o.k}s?`,
      `Being even only tells you about twos. Divide by $${o.k}$ and see whether something is left over.`,
      nearFact(o),
    ],
    divergesAt: 1,
  },
  {
    id: "NT-10",
    tag: "factor-for-multiple",
    category: "conceptual",
    wrong: (o) => {
      if (o.ask === "which") return ifChoice(o, properFactor(o));
      return o.ask === "test" ? mistaken(o.k % given(o) === 0, truth(o)) : undefined;
    },
    explanation: (o) => `You looked for a factor of ${o.k}: a number that goes into it. Multiples grow out of it.`,
    hints: (o) => [
      `Is a multiple of $${o.k}$ smaller or bigger than $${o.k}$?`,
      `Factors of $${o.k}$ divide it. Multiples of $${o.k}$ are what you get when you count up in ${o.k}s.`,
      `Count up: $${o.k}$, $${2 * o.k}$, and so on. Keep adding $${o.k}$.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NT-11",
    tag: "starts-at-twice",
    category: "conceptual",
    wrong: (o) => (o.ask === "nth" ? String(o.k * (o.q + 1)) : undefined),
    explanation: (o) => `You left out ${o.k} itself. It is the first of its own multiples.`,
    hints: (o) => [
      `Which number is the first multiple of $${o.k}$?`,
      `The first multiple is $1 \\times ${o.k}$, the number itself. Count from there.`,
      `First comes $${o.k}$, second comes $${2 * o.k}$. Keep counting up to the ${ordinal(o.q)}.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-03",
    tag: "added-instead-of-multiplied",
    category: "procedural",
    wrong: (o) => (o.ask === "nth" ? String(o.k + o.q) : undefined),
    explanation: (o) => `You added the two numbers. The ${ordinal(o.q)} multiple takes ${o.q} steps of ${o.k}.`,
    hints: (o) => [
      `How many steps of $${o.k}$ lead to the ${ordinal(o.q)} multiple?`,
      `Each step adds another $${o.k}$, so several equal steps make a multiplication.`,
      `The third multiple is $3 \\times ${o.k}$. Do the same for the ${ordinal(o.q)}.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-04",
    tag: "multiple-before",
    category: "procedural",
    wrong: (o) => (isAfter(o) ? String(o.k * o.q) : undefined),
    explanation: (o) => `You stopped before you had passed ${given(o)}.`,
    hints: (o) => [
      `Is your number greater than $${given(o)}$?`,
      `Compare with $${given(o)}$: the multiple you want comes after it.`,
      `You reached $${o.k} \\times ${o.q} = ${o.k * o.q}$. Take another step of $${o.k}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-05",
    tag: "step-from-given-number",
    category: "procedural",
    wrong: (o) => (isAfter(o) && o.r > 0 ? String(given(o) + o.k) : undefined),
    explanation: (o) => `You added ${o.k} to ${given(o)}, but ${given(o)} is between two multiples.`,
    hints: (o) => [
      `Is $${given(o)}$ itself a multiple of $${o.k}$?`,
      `Steps of $${o.k}$ stay on multiples only when they start on one. Find a multiple near $${given(o)}$ first.`,
      `$${o.k} \\times ${o.q} = ${o.k * o.q}$ is a multiple just below $${given(o)}$. Go on from there.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-06",
    tag: "only-one-number-tested",
    ...onlyTested("k", "j", (o) => target(o) + o.k),
    divergesAt: 2,
  },
  {
    id: "NUM-07",
    tag: "first-number-skipped",
    ...onlyTested("j", "k", (o) => target(o) - o.j),
    divergesAt: 1,
  },
  {
    id: "NUM-08",
    tag: "product-thought-needed",
    category: "conceptual",
    wrong: (o) => (o.ask === "both" ? mistaken(given(o) % (o.k * o.j) === 0, truth(o)) : undefined),
    explanation: (o) => `You may have looked for multiples of ${o.k} times ${o.j}. Smaller numbers can fit both too.`,
    hints: (o) => [
      `Does $${given(o)}$ divide by $${o.k}$? And by $${o.j}$?`,
      "Test each number by itself. The two do not have to be multiplied.",
      `Start with $${given(o)} \\div ${o.k}$, then look at $${given(o)} \\div ${o.j}$.`,
    ],
    divergesAt: 2,
  },
];

/** Testing one of two numbers and leaving out the other; `neighbour` is a choice that fits only the one tested. */
function onlyTested(
  tested: "k" | "j",
  left: "k" | "j",
  neighbour: (o: Multiples) => number,
): Pick<MisconceptionRule<Multiples>, "category" | "wrong" | "explanation" | "hints"> {
  return {
    category: "omission",
    wrong: (o) => {
      if (o.ask === "which-both") return String(neighbour(o));
      return o.ask === "both" && given(o) % o[tested] === 0 ? mistaken(true, truth(o)) : undefined;
    },
    explanation: (o) => `You tested ${o[tested]}. The number has to fit ${o[left]} as well.`,
    hints: (o) => [
      `Have you tested both $${o.k}$ and $${o.j}$?`,
      "A multiple of both must leave nothing over for each of them.",
      `Now divide by $${o[left]}$ and see whether something is left over.`,
    ],
  };
}
