import type { MisconceptionRule } from "#engine";
import { gcd } from "../kit.ts";
import { divisors, mistaken, ordinal } from "./kit-factors.ts";
import {
  below,
  factorPairs,
  given,
  howMany,
  ifChoice,
  isAfter,
  multiplesFrom,
  nearFact,
  properFactor,
  sameEnding,
  target,
  truth,
  typed,
  wanted,
  type Multiples,
} from "./multiples-numbers.ts";

/** What children who hold a misconception about multiples answer. */
export const multiplesRules: readonly MisconceptionRule<Multiples>[] = [
  {
    id: "NUM-01",
    tag: "table-thought-to-end",
    category: "conceptual",
    wrong: (o) => {
      if (o.ask !== "between") return o.ask === "test" && o.q > 10 ? mistaken(false, truth(o)) : undefined;
      const inTable = wanted(o).filter((n) => n <= 10 * o.k);
      return inTable.length === 0 || inTable.length === wanted(o).length ? undefined : typed(inTable);
    },
    explanation: (o) => `You ${o.ask === "between" ? "" : "may have "}looked only as far as ten times ${o.k}.`,
    hints: (o) => [
      `Where do the multiples of $${o.k}$ stop?`,
      `Multiples never stop: keep adding $${o.k}$ after the last fact of the table.`,
      o.ask === "between"
        ? `$10 \\times ${o.k} = ${10 * o.k}$. Take another step of $${o.k}$. Are you still below $${below(o)}$?`
        : `$10 \\times ${o.k} = ${10 * o.k}$. How many more steps of $${o.k}$ take you to $${given(o)}$, and do you land on it?`,
    ],
    divergesAt: 1,
  },
  {
    id: "NT-08",
    tag: "last-digit-only",
    category: "conceptual",
    wrong: (o) => {
      if (o.ask === "which") return ifChoice(o, sameEnding(o));
      // Who says "false" of a true sentence may have thought of many other things.
      const endsAlike = given(o) % 10 > 0 && (given(o) % 10) % o.k === 0;
      return o.ask === "test" && 10 % o.k !== 0 && endsAlike ? mistaken(true, truth(o)) : undefined;
    },
    explanation: () => "You may have looked only at the last digit.",
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
    explanation: () => "You may have seen that both numbers are even.",
    hints: (o) => [
      `Does every even number come up when you count in ${o.k}s?`,
      `Being even only tells you about twos. Divide by $${o.k}$ and see whether something is left over.`,
      `Two even numbers are not enough. ${nearFact(o)}`,
    ],
    divergesAt: 1,
  },
  {
    id: "NT-10",
    tag: "factor-for-multiple",
    category: "conceptual",
    wrong: (o) => (o.ask === "which" ? ifChoice(o, properFactor(o)) : undefined),
    explanation: (o) => `You looked for a factor of ${o.k}: a number that divides ${o.k}.`,
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
    wrong: (o) => {
      if (o.ask === "first") return typed(multiplesFrom(o.k, 2, howMany(o)));
      return o.ask === "nth" ? String(o.k * (o.q + 1)) : undefined;
    },
    explanation: () => "You began with the second multiple.",
    hints: (o) => [
      `Which number is the first multiple of $${o.k}$?`,
      `The first multiple is $1 \\times ${o.k}$, the number itself. Count from there.`,
      o.ask === "first"
        ? `Write $${o.k}$ down as your first number. What comes next?`
        : `First comes $${o.k}$, second comes $${2 * o.k}$. Keep counting up to the ${ordinal(o.q)}.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-03",
    tag: "added-instead-of-multiplied",
    category: "procedural",
    wrong: (o) => (o.ask === "nth" ? String(o.k + o.q) : undefined),
    explanation: (o) => `You added ${o.q} and ${o.k}.`,
    hints: (o) => [
      `How many steps of $${o.k}$ lead from 0 to the ${ordinal(o.q)} multiple?`,
      `Each step adds another $${o.k}$, so several equal steps make a multiplication.`,
      `The ${o.q === 3 ? "second" : "third"} multiple is $${o.q === 3 ? 2 : 3} \\times ${o.k}$. Do the same for the ${ordinal(o.q)}.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-04",
    tag: "multiple-before",
    category: "procedural",
    wrong: (o) => (isAfter(o) ? String(o.k * o.q) : undefined),
    explanation: (o) =>
      o.ask === "packs"
        ? `Your number is a multiple of ${o.k}, and less than ${given(o)}.`
        : `Your number is a multiple of ${o.k}, and not greater than ${given(o)}.`,
    hints: (o) => [
      o.ask === "packs" ? `Would $${o.k * o.q}$ be enough?` : `Is your number greater than $${given(o)}$?`,
      o.ask === "packs"
        ? `$${given(o)}$ are needed. More would do, fewer would not.`
        : `Compare with $${given(o)}$: the multiple you want comes after it.`,
      `You reached $${o.k} \\times ${o.q} = ${o.k * o.q}$. Take another step of $${o.k}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-37",
    tag: "stopped-at-the-numbers-shown",
    category: "omission",
    wrong: (o) => (o.ask === "nth" && o.q > 3 && o.q <= 6 && o.k <= 5 ? String(2 * o.k) : undefined),
    explanation: (o) => `You may have stopped at ${2 * o.k}, where the line stops showing numbers.`,
    hints: (o) => [
      "How many numbers does the line show? Which one is asked for?",
      `Each jump adds $${o.k}$. Go on with jumps of the same length.`,
      `$${2 * o.k}$ is the second number. Jump on from there up to the ${ordinal(o.q)}.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-36",
    tag: "packs-counted-for-things",
    category: "conceptual",
    wrong: (o) => (o.ask === "packs" ? String(o.q + 1) : undefined),
    explanation: () => "You found how many packs it takes.",
    hints: (o) => [
      "Does the question ask for the packs, or for what is in the packs?",
      `Each pack holds $${o.k}$. Multiply to find how many are in all the packs.`,
      `Count up in steps of $${o.k}$, one step for each of your packs.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-05",
    tag: "step-from-given-number",
    category: "procedural",
    wrong: (o) => {
      if (o.r === 0) return undefined;
      if (o.ask === "between") return typed([given(o) + o.k, given(o) + 2 * o.k]);
      return isAfter(o) ? String(given(o) + o.k) : undefined;
    },
    explanation: (o) => `You added ${o.k} to ${given(o)}.`,
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
    wrong: (o) => {
      if (o.ask === "common") return gcd(o.k, o.j) > 1 ? typed(multiplesFrom(o.k * o.j, 1, howMany(o))) : undefined;
      return o.ask === "both" ? mistaken(given(o) % (o.k * o.j) === 0, truth(o)) : undefined;
    },
    explanation: (o) =>
      o.ask === "both"
        ? `You may have thought that ${o.k} or ${o.j} does not divide ${given(o)}.`
        : `You may have looked for multiples of ${o.k} times ${o.j}.`,
    hints: (o) =>
      o.ask === "common"
        ? [
            `Is there a number below $${o.k * o.j}$ that both $${o.k}$ and $${o.j}$ divide?`,
            "Test each number by itself. The two do not have to be multiplied.",
            `Count up in ${o.j}s and stop at the first number that $${o.k}$ divides too.`,
          ]
        : [
            `Does $${given(o)}$ divide by $${o.k}$? And by $${o.j}$?`,
            "Test each number by itself. The two do not have to be multiplied.",
            `Start with $${given(o)} \\div ${o.k}$, then look at $${given(o)} \\div ${o.j}$.`,
          ],
    divergesAt: 2,
  },
  {
    id: "NUM-24",
    tag: "zero-counted-as-first",
    category: "procedural",
    wrong: (o) => {
      if (o.ask === "nth") return String(o.k * (o.q - 1));
      return o.ask === "first" ? typed(multiplesFrom(o.k, 0, howMany(o))) : undefined;
    },
    explanation: (o) => (o.ask === "nth" ? "You may have counted 0 as the first." : "You began with 0."),
    hints: (o) => [
      o.ask === "nth" ? `Which number is the first: $0$ or $${o.k}$?` : "Which multiple comes right after 0?",
      `The first multiple above 0 is $1 \\times ${o.k}$.`,
      o.ask === "nth"
        ? `Say the numbers one by one and count them: $${o.k}$ is number 1.`
        : "Leave out the 0 and see whether you have enough numbers. Which one has to be added at the other end?",
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-25",
    tag: "doubled-each-time",
    category: "conceptual",
    wrong: (o) =>
      o.ask === "first" ? typed(multiplesFrom(1, 0, howMany(o)).map((power) => o.k * 2 ** power)) : undefined,
    explanation: () => "You doubled each number to get the next one.",
    hints: (o) => [
      "How far is it from each of your numbers to the next? Are all the steps alike?",
      `Multiples of $${o.k}$ go up in steps of $${o.k}$: add $${o.k}$ each time.`,
      `$3 \\times ${o.k}$ comes right after $2 \\times ${o.k}$. What is $3 \\times ${o.k}$?`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-29",
    tag: "ends-counted-in",
    category: "procedural",
    wrong: (o) => (o.ask === "between" && o.r === 0 ? typed([given(o), ...wanted(o), below(o)]) : undefined),
    explanation: (o) => `You counted in ${given(o)} and ${below(o)}.`,
    hints: (o) => [
      `Is $${given(o)}$ greater than $${given(o)}$?`,
      "Greater than a number means past it, so the number itself does not belong to the list.",
      `Check the two ends of your list against $${given(o)}$ and $${below(o)}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-19",
    tag: "stopped-at-the-first",
    category: "omission",
    wrong: (o) => (o.ask === "between" ? typed(wanted(o).slice(0, 1)) : undefined),
    explanation: () => "You stopped at the first number that fits.",
    hints: (o) => [
      "Could there be another number after yours that fits as well?",
      `From one multiple of $${o.k}$ to the next it is a step of $${o.k}$.`,
      `Add $${o.k}$ to your number. Are you still below $${below(o)}$?`,
    ],
    divergesAt: 2,
  },
  {
    id: "NT-05",
    tag: "multiple-for-factor",
    category: "conceptual",
    wrong: (o) => (o.ask === "factors" ? typed(multiplesFrom(given(o), 1, 3)) : undefined),
    explanation: (o) => `You wrote multiples of ${given(o)}.`,
    hints: (o) => [
      `Can a number larger than $${given(o)}$ divide $${given(o)}$ with nothing left over?`,
      "Factors divide a number. Multiples come from multiplying it.",
      `Write $${given(o)}$ as a multiplication in as many ways as you can.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-26",
    tag: "one-and-itself-left-out",
    category: "omission",
    wrong: (o) => (o.ask === "factors" ? typed(divisors(given(o)).slice(1, -1)) : undefined),
    explanation: () => "One pair of factors is missing from your list.",
    hints: (o) => [
      `What can you multiply $1$ by to get $${given(o)}$?`,
      "Every number divides by 1 and by itself. Both are factors.",
      "Write your pairs in order and begin with the pair of 1.",
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-27",
    tag: "partners-left-out",
    category: "omission",
    wrong: (o) => (o.ask === "factors" ? typed(factorPairs(given(o)).map(([smaller]) => smaller)) : undefined),
    explanation: () => "You wrote one factor of each pair.",
    hints: (o) => [
      `Take your largest number. What do you multiply it by to get $${given(o)}$?`,
      "Factors come in pairs: each division that leaves nothing over gives you both of them.",
      `Divide $${given(o)}$ by each of your numbers and write down what comes out.`,
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
      if (o.ask === "common") return typed(multiplesFrom(o[tested], 1, howMany(o)));
      return o.ask === "both" && given(o) % o[tested] === 0 ? mistaken(true, truth(o)) : undefined;
    },
    explanation: (o) =>
      o.ask === "common"
        ? `You wrote multiples of ${o[tested]}.`
        : o.ask === "both"
          ? `You may have tested ${o[tested]} only.`
          : `Your number is a multiple of ${o[tested]}, and not of ${o[left]}.`,
    hints: (o) => [
      `Does $${o[left]}$ divide ${o.ask === "both" ? `$${given(o)}$` : o.ask === "common" ? "each of your numbers" : "your number"} too?`,
      `A multiple of both $${o.k}$ and $${o.j}$ can be divided by each of them with nothing left over.`,
      o.ask === "common"
        ? `Divide each of your numbers by $${o[left]}$ and see whether something is left over.`
        : `Now divide by $${o[left]}$ and see whether something is left over.`,
    ],
  };
}
