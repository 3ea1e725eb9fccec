import type { MisconceptionRule } from "#engine";
import { GROUP, inEach } from "../groups.ts";
import { namedError } from "../named-error.ts";
import { unless } from "./kit-equations.ts";
import {
  groupsIn,
  isBoth,
  isDividend,
  isDivisor,
  isFactor,
  isShared,
  product,
  quotient,
  third,
  tried,
  type Unknown,
} from "./mulunk-numbers.ts";

/** What children who hold a misconception about unknown factors and numbers that are shared answer. */
export const unknownRules: readonly MisconceptionRule<Unknown>[] = [
  namedError("EQ-01", "equals-sign-read-as-answer", "conceptual", {
    wrong: (o) => (isBoth(o) ? String(product(o)) : undefined),
    did: (o) => `You gave what each ${o.ask === "story" ? "child has" : "side is worth"} altogether.`,
    look: (o, told = GROUP) =>
      o.ask === "story"
        ? `Is your number what one child has altogether, or what is in one ${told.one}?`
        : "Does the box stand for a whole side, or for one of the numbers on its side?",
    holds: (o, told = GROUP) =>
      o.ask === "story"
        ? `Both children have the same total. The question asks for one of the ${o.a} ${told.many}.`
        : "Both sides are worth the same. The box is only one of the two numbers on its side.",
    sub: (o) => `$${o.b} \\times ${third(o)} = ${product(o)}$. Which number times $${o.a}$ makes $${product(o)}$?`,
    line: 2,
  }),
  namedError("EQN-10", "differences-balanced", "conceptual", {
    // In a story of boxes nobody adds them: there it is a slip in dividing.
    wrong: (o) => (isBoth(o) && o.ask === "bare" ? unless(o.x, o.b + third(o) - o.a) : undefined),
    did: (o) => `You added: ${o.b} + ${third(o)} is as much as ${o.b + third(o) - o.a} + ${o.a}.`,
    look: "Are the numbers added here, or multiplied?",
    holds: (o) =>
      `Multiply $${o.b}$ by $${third(o)}$. The number in the box times $${o.a}$ must come to the same number.`,
    sub: (o) => `Begin with $${o.b} \\times ${third(o)}$. What is that?`,
  }),
  namedError("EQ-03", "added-the-given-numbers", "conceptual", {
    wrong: (o) => (isFactor(o) || isDivisor(o) ? String(product(o) + o.a) : undefined),
    did: "You added the two numbers you saw.",
    look: (o, { of } = GROUP) =>
      of === undefined
        ? `Which number is already the total of all the groups: $${o.a}$ or $${product(o)}$?`
        : `Does $${product(o)}$ count all the ${of.many}, or only some of them?`,
    holds: (o, told = GROUP) =>
      told.of === undefined
        ? `The total is $${product(o)}$ already. You are looking for ${isShared(o) ? "only a part of it" : `the number of ${told.many} it is made of`}.`
        : `The $${product(o)}$ ${told.of.many} are all the ${told.of.many} there are. You are looking for ${isShared(o) ? `how many are ${inEach(told)}` : `the number of ${told.many}`}.`,
    sub: (o, told = GROUP) =>
      `Your number is more than $${product(o)}$. ${isShared(o) ? `Share $${product(o)}$ out equally over the $${o.a}$ ${groupsIn(o, told).many}: how many come into each?` : `Which number times $${o.a}$ makes $${product(o)}$?`}`,
  }),
  namedError("DV-08", "multiplied-instead", "conceptual", {
    wrong: (o) => (isFactor(o) || isDivisor(o) ? String(product(o) * o.a) : undefined),
    did: "You multiplied the two numbers.",
    look: (o) => `Is the number you are looking for more or less than $${product(o)}$?`,
    holds: (o) => `Dividing undoes multiplying. Which number times $${o.a}$ makes $${product(o)}$?`,
    sub: (o, told = GROUP) =>
      isShared(o)
        ? `Put 1 into each of the $${o.a}$ ${groupsIn(o, told).many} again and again until all $${product(o)}$ are used up. How many are in each then?`
        : `Count up in ${o.a}s until you reach $${product(o)}$. How many steps is that?`,
  }),
  namedError("DV-09", "subtracted-the-given-numbers", "conceptual", {
    wrong: (o) => (isDividend(o) || (isBoth(o) && o.ask === "bare") ? undefined : unless(o.x, product(o) - o.a)),
    did: (o) => (isBoth(o) ? `You took ${o.a} away from ${product(o)}.` : "You subtracted the numbers."),
    look: (o, told = GROUP) =>
      `Is something taken away here, or is there the same number ${inEach(groupsIn(o, told))}?`,
    holds: (o, told = GROUP) =>
      isShared(o) || isBoth(o)
        ? `Think of $${o.a}$ ${groupsIn(o, told).many} with the same number in each, and $${product(o)}$ altogether.`
        : `Every ${told.one} takes $${o.a}$ of the $${product(o)}$. Dividing finds how many ${told.many} there are.`,
    sub: (o, told = GROUP) =>
      isBoth(o)
        ? `Share $${product(o)}$ equally: which number times $${o.a}$ makes $${product(o)}$?`
        : isShared(o)
          ? `With ${tried(o, [2, 3, 1])} in each of the $${o.a}$ ${groupsIn(o, told).many} there are $${tried(o, [2, 3, 1]) * o.a}$ altogether. How many must be in each to make $${product(o)}$?`
          : `You took $${o.a}$ away once. Do it again and again until nothing is left. How many times is that in all?`,
  }),
  partsOff("ML-02", "one-group-too-few", -1),
  partsOff("ML-03", "one-group-too-many", 1),
  namedError("EQN-53", "group-size-of-the-other-child-kept", "conceptual", {
    wrong: (o) => (isBoth(o) && o.ask === "story" ? unless(o.x, third(o)) : undefined),
    did: (o, told = GROUP) => `Your ${third(o)} is how many are in each of the ${o.b} ${told.many}.`,
    isFact: true,
    look: (_, told = GROUP) => `Do both children have the same number of ${told.many}?`,
    holds: (o, told = GROUP) =>
      `Both totals are the same. With ${o.a < o.b ? "fewer" : "more"} ${told.many} there are ${o.a < o.b ? "more" : "fewer"} in each.`,
    sub: (o, told = GROUP) =>
      `Each child has $${o.b} \\times ${third(o)} = ${product(o)}$. How many are in each of ${o.a} ${told.many}?`,
  }),
  namedError("EQN-11", "divided-to-find-the-start", "conceptual", {
    wrong: (o) => {
      const [large, small] = [Math.max(o.a, quotient(o)), Math.min(o.a, quotient(o))];
      return isDividend(o) && large % small === 0 ? unless(o.x, large / small) : undefined;
    },
    did: "You divided the two numbers.",
    look: (o) => `Something was shared into $${o.a}$ equal parts. Was it more or less than a single part?`,
    holds: "Multiplying undoes dividing: put the equal parts together again.",
    sub: (o) => `There are $${o.a}$ parts with $${quotient(o)}$ in each. How much do all of them make together?`,
  }),
  namedError("EQN-12", "added-to-find-the-start", "conceptual", {
    wrong: (o) => (isDividend(o) ? unless(o.x, o.a + quotient(o)) : undefined),
    did: "You added the two numbers.",
    look: `How many equal parts are there, and how many are in each?`,
    holds: (o) => `Put all $${o.a}$ equal parts together: that is repeated addition, so multiply.`,
    sub: (o) =>
      `Start with two parts: $2 \\times ${quotient(o)} = ${2 * quotient(o)}$. Go on until all $${o.a}$ parts are counted.`,
    line: 2,
  }),
];

/** 25 or 35 for 6 parts of 5: a part is left out, or counted twice. */
function partsOff(id: string, tag: string, off: -1 | 1): MisconceptionRule<Unknown> {
  const come = (o: Unknown) => (o.a + off) * quotient(o);
  return namedError(id, tag, "procedural", {
    wrong: (o) => (isDividend(o) && o.a + off > 1 ? String(come(o)) : undefined),
    did: "Your answer is right for another number of parts.",
    isFact: true,
    look: (o) => `How many parts of $${quotient(o)}$ did you put together?`,
    holds: (o) => `All $${o.a}$ equal parts are put together again${off < 0 ? ". None is left out" : ", and no more"}.`,
    sub: (o) => `Your $${come(o)}$ is ${o.a + off} parts of $${quotient(o)}$. How many parts should it be?`,
    line: 2,
  });
}
