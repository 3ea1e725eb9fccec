import type { MisconceptionRule } from "#engine";
import { gcd } from "../kit.ts";
import { namedError } from "../named-error.ts";
import { divisors, mistaken, ordinal } from "./kit-factors.ts";
import {
  below,
  exampleOf,
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
  namedError("NUM-01", "table-thought-to-end", "conceptual", {
    wrong: (o) => {
      if (o.ask !== "between") return o.ask === "test" && o.q > 10 ? mistaken(false, truth(o)) : undefined;
      const inTable = wanted(o).filter((n) => n <= 10 * o.k);
      // Of a single one nobody knows why the others are missing.
      return inTable.length < 2 || inTable.length === wanted(o).length ? undefined : typed(inTable);
    },
    did: (o) => `You looked only as far as ten times ${o.k}.`,
    look: (o) => `Where do the multiples of $${o.k}$ stop?`,
    holds: (o) => `Multiples never stop: keep adding $${o.k}$ after the last fact of the table.`,
    sub: (o) =>
      o.ask === "between"
        ? `$10 \\times ${o.k} = ${10 * o.k}$. Take another step of $${o.k}$. Are you still below $${below(o)}$?`
        : `$10 \\times ${o.k} = ${10 * o.k}$. How many more steps of $${o.k}$ take you to $${given(o)}$, and do you land on it?`,
  }),
  namedError("NT-08", "last-digit-only", "conceptual", {
    wrong: (o) => {
      if (o.ask === "which") return ifChoice(o, sameEnding(o));
      // Who says "false" of a true sentence may have thought of many other things.
      return o.ask === "test" && endsAlike(o) ? mistaken(true, truth(o)) : undefined;
    },
    did: "You looked only at the last digit.",
    look: (o) => `Does the last digit alone tell you about multiples of $${o.k}$?`,
    holds: (o) =>
      `For 2, 5 and 10 it is enough to look at the last digit. For $${o.k}$ you have to divide the whole number.`,
    sub: (o) =>
      `Count up: $${o.k}$, $${2 * o.k}$, and so on. Keep adding $${o.k}$ and look at the whole number each time.`,
  }),
  namedError("NUM-02", "both-even-so-multiple", "conceptual", {
    // A last digit that looks right is even, too.
    wrong: (o) => (o.ask === "test" && areEven(o) && !endsAlike(o) ? mistaken(true, truth(o)) : undefined),
    did: "You looked only for even numbers.",
    look: (o) => `Does every even number come up when you count in ${o.k}s?`,
    holds: (o) => `Being even only tells you about twos. Divide by $${o.k}$ and see whether something is left over.`,
    sub: (o) => `Two even numbers are not enough. ${nearFact(o)}`,
  }),
  // Where nothing else in the numbers leads there: what is said holds of every slip on the way.
  ...([0, 1, -1] as const).map((by): MisconceptionRule<Multiples> =>
    namedError("NUM-40", "slipped-while-counting-on", "procedural", {
      wrong: (o) => {
        if (by === 0) return o.ask !== "test" || endsAlike(o) || areEven(o) ? undefined : mistaken(true, truth(o));
        const shown = target(o) + by;
        const isOther = shown === sameEnding(o) || shown === properFactor(o);
        return o.ask === "which" && !isOther ? ifChoice(o, shown) : undefined;
      },
      did: (o) => `You made a mistake while you counted in ${o.k}s.`,
      look: (o) =>
        `Count in ${o.k}s again, starting at $0$. Do you land on ${by === 0 ? `$${given(o)}$` : "your number"}?`,
      holds: (o) => `Each multiple of $${o.k}$ is $${o.k}$ more than the one before.`,
      sub: (o) =>
        by === 0
          ? `$${o.k} \\times ${Math.floor(given(o) / o.k)} = ${given(o) - (given(o) % o.k)}$. Is it a whole step of $${o.k}$ from there to $${given(o)}$?`
          : `Divide your number by $${o.k}$. Is something left over?`,
    }),
  ),
  namedError("NT-10", "factor-for-multiple", "conceptual", {
    wrong: (o) => (o.ask === "which" ? ifChoice(o, properFactor(o)) : undefined),
    did: (o) => `You looked for a factor of ${o.k}: a number that divides ${o.k}.`,
    look: (o) => `Count up in ${o.k}s, beginning at $${o.k}$. Can you land on a number that is smaller than $${o.k}$?`,
    holds: (o) => `Factors of $${o.k}$ divide it. Multiples of $${o.k}$ are what you get when you count up in ${o.k}s.`,
    sub: (o) => `Count up: $${o.k}$, $${2 * o.k}$, and so on. Keep adding $${o.k}$.`,
  }),
  namedError("NT-11", "starts-at-twice", "conceptual", {
    wrong: (o) => {
      if (o.ask === "first") return typed(multiplesFrom(o.k, 2, howMany(o)));
      return o.ask === "nth" ? String(o.k * (o.q + 1)) : undefined;
    },
    // Of one number alone nobody sees where the count went astray.
    did: (o) =>
      o.ask === "nth"
        ? `Your answer is the ${ordinal(o.q + 1)} number when you count up in ${o.k}s, beginning with ${o.k}.`
        : `You left out the first number, ${o.k}.`,
    isFact: isOneCounted,
    look: (o) => `Count up in ${o.k}s from $0$. Which number comes right after $0$?`,
    holds: (o) => `The first multiple is $1 \\times ${o.k}$, the number itself. Count from there.`,
    sub: (o) =>
      o.ask === "first"
        ? `Write $${o.k}$ down as your first number. What comes next?`
        : `First comes $${o.k}$, second comes $${2 * o.k}$. Keep counting up to the ${ordinal(o.q)}.`,
  }),
  namedError("NUM-03", "added-instead-of-multiplied", "procedural", {
    wrong: (o) => (o.ask === "nth" ? String(o.k + o.q) : undefined),
    did: (o) => `You added ${o.q} and ${o.k}.`,
    look: (o) => `How many steps of $${o.k}$ lead from 0 to the ${ordinal(o.q)} number?`,
    holds: (o) => `Each step adds another $${o.k}$, so several equal steps make a multiplication.`,
    sub: (o) =>
      `The ${exampleOf(o).nth} multiple is $${exampleOf(o).at} \\times ${o.k}$. Do the same for the ${ordinal(o.q)}.`,
    line: 2,
  }),
  namedError("NUM-04", "multiple-before", "procedural", {
    wrong: (o) => (isAfter(o) ? String(o.k * o.q) : undefined),
    did: (o) =>
      o.ask === "packs"
        ? `Your number is a multiple of ${o.k} that is less than ${given(o)}.`
        : `Your number is a multiple of ${o.k} and not greater than ${given(o)}.`,
    isFact: true,
    look: (o) =>
      o.ask === "packs" ? `Would $${o.k * o.q}$ be enough?` : `Which multiple of $${o.k}$ comes next after yours?`,
    holds: (o) =>
      o.ask === "packs"
        ? `$${given(o)}$ are needed. More would do, fewer would not.`
        : `Each multiple of $${o.k}$ is $${o.k}$ more than the one before.`,
    sub: (o) => `You reached $${o.k} \\times ${o.q} = ${o.k * o.q}$. Take another step of $${o.k}$.`,
    line: 2,
  }),
  namedError("NUM-37", "stopped-at-the-numbers-shown", "omission", {
    wrong: (o) => (o.ask === "nth" && o.q > 3 && o.q <= 6 && o.k <= 5 ? String(2 * o.k) : undefined),
    did: (o) => `You stopped at ${2 * o.k}, where the line stops showing numbers.`,
    look: (o) => `Which multiple is $${2 * o.k}$: the first or the second? Which one is asked for?`,
    holds: (o) => `Each jump adds $${o.k}$. Go on with jumps of the same length.`,
    sub: (o) => `$${2 * o.k}$ is the second number. Jump on from there up to the ${ordinal(o.q)}.`,
    line: 2,
  }),
  namedError("NUM-36", "packs-counted-for-things", "conceptual", {
    wrong: (o) => (o.ask === "packs" ? String(o.q + 1) : undefined),
    did: "You found how many packs it takes.",
    look: "Does your number count packs, or what is in them? Is that enough?",
    holds: (o) => `Each pack holds $${o.k}$. Multiply to find how many are in all the packs.`,
    sub: (o) => `Count up in steps of $${o.k}$ until there are enough.`,
    line: 2,
  }),
  namedError("NUM-05", "step-from-given-number", "procedural", {
    wrong: (o) => {
      if (o.r === 0) return undefined;
      if (o.ask === "between") return typed([given(o) + o.k, given(o) + 2 * o.k]);
      return isAfter(o) ? String(given(o) + o.k) : undefined;
    },
    did: (o) => `You added ${o.k} to ${given(o)}.`,
    look: (o) => `Is $${given(o)}$ itself a multiple of $${o.k}$?`,
    holds: (o) =>
      `Steps of $${o.k}$ land on multiples of it only if you start at one. Find one near $${given(o)}$ first.`,
    sub: (o) =>
      `$${o.k} \\times ${o.q} = ${o.k * o.q}$ is the last multiple of $${o.k}$ before $${given(o)}$. Go on from there.`,
  }),
  onlyTested("NUM-06", "only-one-number-tested", {
    tested: "k",
    left: "j",
    neighbour: (o) => target(o) + o.k,
    line: 2,
  }),
  onlyTested("NUM-07", "first-number-skipped", { tested: "j", left: "k", neighbour: (o) => target(o) - o.j, line: 1 }),
  namedError("NUM-08", "product-thought-needed", "conceptual", {
    wrong: (o) => {
      if (o.ask === "common") return gcd(o.k, o.j) > 1 ? typed(multiplesFrom(o.k * o.j, 1, howMany(o))) : undefined;
      return o.ask === "both" ? mistaken(given(o) % (o.k * o.j) === 0, truth(o)) : undefined;
    },
    did: (o) =>
      o.ask === "both"
        ? `You thought that ${o.k} or ${o.j} does not divide ${given(o)}.`
        : `You looked for multiples of ${o.k} times ${o.j}.`,
    look: (o) =>
      o.ask === "common"
        ? `Is there a number below $${o.k * o.j}$ that is a multiple of $${o.k}$ and of $${o.j}$?`
        : `Can $${given(o)}$ be divided by $${o.k}$ with nothing left over? And by $${o.j}$?`,
    holds: "Test each number by itself. The two do not have to be multiplied.",
    sub: (o) =>
      o.ask === "common"
        ? `Count up in ${o.j}s. Before $${o.k * o.j}$ you come to a multiple of $${o.k}$. Which number is that?`
        : `Start with $${given(o)} \\div ${o.k}$, then look at $${given(o)} \\div ${o.j}$.`,
    line: 2,
  }),
  namedError("NUM-24", "zero-counted-as-first", "procedural", {
    wrong: (o) => {
      if (o.ask === "nth") return String(o.k * (o.q - 1));
      return o.ask === "first" ? typed(multiplesFrom(o.k, 0, howMany(o))) : undefined;
    },
    did: (o) =>
      o.ask === "nth"
        ? `Your answer is the ${ordinal(o.q - 1)} number when you count up in ${o.k}s, beginning with ${o.k}.`
        : "You began with 0.",
    isFact: isOneCounted,
    look: (o) =>
      o.ask === "nth" ? `Which number is the first: $0$ or $${o.k}$?` : "Which number comes right after 0?",
    holds: (o) => `The first multiple above 0 is $1 \\times ${o.k}$.`,
    sub: (o) =>
      o.ask === "nth"
        ? `Say the numbers one by one and count them: $${o.k}$ is number 1.`
        : "Leave out the 0 and see whether you have enough numbers. Which one has to be added at the other end?",
  }),
  namedError("NUM-25", "doubled-each-time", "conceptual", {
    wrong: (o) =>
      o.ask === "first" ? typed(multiplesFrom(1, 0, howMany(o)).map((power) => o.k * 2 ** power)) : undefined,
    did: "You doubled each number to get the next one.",
    look: "How far is it from each of your numbers to the next? Are all the steps alike?",
    holds: (o) => `Multiples of $${o.k}$ go up in steps of $${o.k}$: add $${o.k}$ each time.`,
    sub: (o) => `$3 \\times ${o.k}$ comes right after $2 \\times ${o.k}$. What is $3 \\times ${o.k}$?`,
    line: 2,
  }),
  namedError("NUM-29", "ends-counted-in", "procedural", {
    wrong: (o) => (o.ask === "between" && o.r === 0 ? typed([given(o), ...wanted(o), below(o)]) : undefined),
    did: "You counted the ends as well.",
    look: (o) => `May $${given(o)}$ itself be in the list? And $${below(o)}$ itself?`,
    holds: "A number is not greater than itself, and not less than itself.",
    sub: (o) =>
      `Check the first and the last number of your list: is each greater than $${given(o)}$ and less than $${below(o)}$?`,
    line: 2,
  }),
  namedError("NUM-19", "stopped-at-the-first", "omission", {
    wrong: (o) => (o.ask === "between" ? typed(wanted(o).slice(0, 1)) : undefined),
    did: "You stopped at the first number that fits.",
    look: "Could there be another number after yours that fits as well?",
    holds: (o) => `The next multiple of $${o.k}$ is $${o.k}$ more.`,
    sub: (o) => `Add $${o.k}$ to your number. Are you still below $${below(o)}$?`,
    line: 2,
  }),
  namedError("NT-05", "multiple-for-factor", "conceptual", {
    wrong: (o) => (o.ask === "factors" ? typed(multiplesFrom(given(o), 1, 3)) : undefined),
    did: (o) => `You wrote multiples of ${given(o)}.`,
    look: (o) => `Can a number larger than $${given(o)}$ divide $${given(o)}$ with nothing left over?`,
    holds: "Factors divide a number. Multiples come from multiplying it.",
    sub: (o) => `Write $${given(o)}$ as a multiplication in as many ways as you can.`,
  }),
  namedError("NUM-26", "one-and-itself-left-out", "omission", {
    wrong: (o) => (o.ask === "factors" ? typed(divisors(given(o)).slice(1, -1)) : undefined),
    did: "One pair of factors is missing from your list.",
    look: (o) => `What can you multiply $1$ by to get $${given(o)}$?`,
    holds: "Every number can be divided by 1 and by itself. Both are factors.",
    sub: "Begin your pairs with the one that has a 1 in it.",
  }),
  namedError("NUM-27", "partners-left-out", "omission", {
    wrong: (o) => (o.ask === "factors" ? typed(factorPairs(given(o)).map(([smaller]) => smaller)) : undefined),
    did: "You wrote one factor of each pair.",
    look: (o) => `Take your largest number. What do you multiply it by to get $${given(o)}$?`,
    holds: "Factors come in pairs: each division that leaves nothing over gives you both of them.",
    sub: (o) => `Divide $${given(o)}$ by each of your numbers and write down what comes out.`,
    line: 2,
  }),
];

/** One multiple is asked for, and another one was given. */
function isOneCounted({ ask }: Multiples): boolean {
  return ask === "nth";
}

/** The number ends in a multiple of k, which says nothing of the number. */
function endsAlike(o: Multiples): boolean {
  return 10 % o.k !== 0 && given(o) % 10 > 0 && (given(o) % 10) % o.k === 0;
}

function areEven(o: Multiples): boolean {
  return o.k > 2 && o.k % 2 === 0 && given(o) % 2 === 0;
}

/** One of two numbers, and what comes of testing it alone. */
interface OnlyTested {
  readonly tested: "k" | "j";
  readonly left: "k" | "j";
  /** A choice that fits only the number that is tested. */
  readonly neighbour: (o: Multiples) => number;
  readonly line: number;
}

/** Testing one of two numbers and leaving out the other. */
function onlyTested(
  id: string,
  tag: string,
  { tested, left, neighbour, line }: OnlyTested,
): MisconceptionRule<Multiples> {
  return namedError(id, tag, "omission", {
    wrong: (o) => {
      if (o.ask === "which-both") return String(neighbour(o));
      if (o.ask === "common") return typed(multiplesFrom(o[tested], 1, howMany(o)));
      return o.ask === "both" && given(o) % o[tested] === 0 ? mistaken(true, truth(o)) : undefined;
    },
    did: (o) =>
      o.ask === "common"
        ? `You wrote multiples of ${o[tested]}.`
        : o.ask === "both"
          ? `You tested ${o[tested]} only.`
          : `Your number is a multiple of ${o[tested]}, and not of ${o[left]}.`,
    isFact: (o) => o.ask !== "common" && o.ask !== "both",
    look: (o) =>
      `Can ${o.ask === "both" ? `$${given(o)}$` : o.ask === "common" ? "each of your numbers" : "your number"} be divided by $${o[left]}$ with nothing left over, too?`,
    holds: (o) => `A multiple of both $${o.k}$ and $${o.j}$ can be divided by each of them with nothing left over.`,
    sub: (o) =>
      o.ask === "common"
        ? `Go through your multiples of $${o[tested]}$, and on from there. Which is the first that is a multiple of $${o[left]}$ too?`
        : `Now divide by $${o[left]}$ and see whether something is left over.`,
    line,
  });
}
