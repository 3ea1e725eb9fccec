import type { Blueprint, MisconceptionRule } from "#engine";
import { likelyWays } from "../column-traces.ts";
import { borrows, carries, digitAt } from "../kit.ts";
import {
  digitwise,
  isBoth,
  isChange,
  isPart,
  isStart,
  theUnknown,
  third,
  total,
  unknown,
  type Missing,
} from "./eqmiss-numbers.ts";
import { levelsApart, WHOLE_NUMBER_CAUSES, type Cause } from "../causes-apart.ts";
import { namedError } from "../named-error.ts";
import { unless } from "./kit-equations.ts";
import { missingTrace } from "./traces.ts";

/** Levels on which a number has one likely cause [ALN7]. */
export function missingApart(levels: Blueprint<Missing>["levels"]): Blueprint<Missing>["levels"] {
  return levelsApart(levels, {
    rules: missingRules,
    traceOf: (o) => {
      if (isBoth(o)) return missingTrace(o);
      return isStart(o) ? likelyWays("add", { a: o.x - o.a, b: o.a }) : likelyWays("subtract", { a: total(o), b: o.a });
    },
    kinds: WHOLE_NUMBER_CAUSES,
    others: (o) => [...balancedTheWrongWay(o), ...onesNotTaken(o)],
    holdsOf: MISSING_HOLDS_OF,
  });
}

/** 13 for 23 + 46 = □ + 36: 36 is ten less than 46, and so the 23 is made ten less as well. */
function balancedTheWrongWay(o: Missing): readonly Cause[] {
  return isBoth(o)
    ? [o.b + o.a - third(o), third(o) + o.a - o.b].map((wrong) => ({
        kind: "balanced-the-wrong-way",
        answer: String(wrong),
      }))
    : [];
}

/** 22 for 42 - 21 with its ones not taken away. */
function onesNotTaken(o: Missing): readonly Cause[] {
  return isPart(o) || isChange(o) ? [{ kind: "ones-left-out", answer: String(o.x + digitAt(o.a, 0)) }] : [];
}

export const MISSING_HOLDS_OF = {
  "EQ-01": ["on-the-way"],
  "EQN-01": ["one-left-out", "line-left-out"],
  "EQN-02": ["smaller-from-larger", "zero-in-subtraction"],
  "EQN-03": ["no-borrow", "line-left-out", "place-left-out"],
  "EQN-04": ["no-carry"],
} as const;

function countOn(o: Missing): string {
  const how = o.x % 10 === 0 ? "in tens" : "first the tens, then the ones";
  return `Count on from $${o.a}$ to $${total(o)}$, ${how}. How many do you add altogether?`;
}

/** What children who hold a misconception about missing numbers answer. */
export const missingRules: readonly MisconceptionRule<Missing>[] = [
  namedError("EQ-01", "equals-sign-read-as-answer", "conceptual", {
    wrong: (o) => (isBoth(o) ? String(total(o)) : undefined),
    did: (o) => `You gave what ${o.b} and ${third(o)} make together.`,
    look: (o) =>
      o.ask === "story" ? "What is the same for both children?" : "What does the equals sign say about its two sides?",
    holds: (o) =>
      o.ask === "story"
        ? `Both children have the same number of beads in all. The $${o.a}$ red beads of the other child are a part of it.`
        : `Both sides are worth the same, and $${o.a}$ is beside the box already.`,
    sub: (o) => `${theUnknown(o)} and $${o.a}$ together make your $${total(o)}$. Take the $${o.a}$ away. What is left?`,
    line: 2,
  }),
  namedError("EQ-02", "all-numbers-added", "conceptual", {
    wrong: (o) => (isBoth(o) ? String(total(o) + o.a) : undefined),
    did: "You added all the numbers you saw.",
    look: (o) =>
      o.ask === "story"
        ? "Which numbers belong to one child, and which to the other?"
        : "Which numbers are on one side of the equals sign, and which are on the other?",
    holds: (o) =>
      o.ask === "story"
        ? "Both children have the same number of beads in all. Do not add what one has to what the other has."
        : "The equals sign says that both sides are worth the same. Do not add one side to the other.",
    sub: (o) => `$${o.b} + ${third(o)} = ${total(o)}$. How much must be added to $${o.a}$ to get there?`,
  }),
  namedError("EQN-01", "one-number-left-out", "omission", {
    wrong: (o) => (isBoth(o) ? unless(o.x, Math.abs(o.b - o.a)) : undefined),
    did: (o) => `You worked with ${o.b} and ${o.a}, and left out ${third(o)}.`,
    look: (o) =>
      o.ask === "story"
        ? `How many blue beads go with the $${o.b}$ red ones?`
        : `Which other number is on the same side as $${o.b}$?`,
    holds: (o) =>
      o.ask === "story"
        ? `One child has ${o.b} red and ${third(o)} blue beads. Find out first how many that is in all.`
        : "First add the two numbers on the side that has no box.",
    sub: (o) => `$${o.b} + ${third(o)} = ${total(o)}$. How far is it from $${o.a}$ to $${total(o)}$?`,
  }),
  namedError("EQ-03", "added-the-given-numbers", "conceptual", {
    wrong: (o) => (isPart(o) ? String(total(o) + o.a) : undefined),
    did: "You added the two numbers you saw.",
    look: (o) => `Is ${unknown(o)} more or less than $${total(o)}$?`,
    holds: "Both parts together make the total. Take the part you know away from the total.",
    sub: countOn,
  }),
  namedError("EQ-04", "subtracted-to-find-the-start", "conceptual", {
    wrong: (o) => (isStart(o) ? unless(o.x, Math.abs(o.x - 2 * o.a)) : undefined),
    did: "You took one number from the other.",
    look: (o) =>
      `$${o.a}$ was taken away, and $${o.x - o.a}$ is left. Was there more or less than $${o.x - o.a}$ at first?`,
    holds: "Undo the taking away: put what was taken and what is left together.",
    sub: (o) => `Put $${o.a}$ and $${o.x - o.a}$ together, first the tens and then the ones.`,
  }),
  namedError("EQ-05", "added-start-and-rest", "conceptual", {
    wrong: (o) => (isChange(o) ? String(total(o) + o.a) : undefined),
    did: "You added the two numbers.",
    look: (o) => `At first there were $${total(o)}$. Can more than that be taken away?`,
    holds: (o) => `What is taken away and what is left make $${total(o)}$ together.`,
    sub: countOn,
  }),
  namedError("EQN-02", "smaller-digit-from-larger", "procedural", {
    wrong: (o) => (isPart(o) || isChange(o) ? unless(o.x, digitwise(total(o), o.a)) : undefined),
    did: "In the ones you took the smaller digit from the bigger one.",
    look: (o) => `Look at the ones of $${total(o)}$ and $${o.a}$. Which of them do you take away?`,
    holds: "When there are too few ones, trade a ten for ten ones first.",
    sub: (o) => `Trade a ten: now there are $${digitAt(total(o), 0) + 10}$ ones. Take $${digitAt(o.a, 0)}$ away.`,
    line: 2,
  }),
  namedError("EQN-03", "traded-ten-not-taken", "procedural", {
    wrong: (o) => ((isPart(o) || isChange(o)) && borrows(total(o), o.a) > 0 ? String(o.x + 10) : undefined),
    // Who takes away too few tens has the same number as who trades a ten and still counts it.
    did: "The ones of your answer are right, and the tens are not.",
    isFact: true,
    look: (o) =>
      `You cannot take $${digitAt(o.a, 0)}$ ones from $${digitAt(total(o), 0)}$, so a ten is traded. How many tens are left after that?`,
    holds: "A ten that becomes ten ones is gone from the tens.",
    sub: (o) =>
      `$${total(o)}$ has $${digitAt(total(o), 1)}$ tens. After the trade there are $${digitAt(total(o), 1) - 1}$. Take $${digitAt(o.a, 1)}$ of these away.`,
  }),
  namedError("EQN-04", "carried-ten-forgotten", "procedural", {
    wrong: (o) => (isStart(o) && carries(o.x - o.a, o.a) > 0 ? unless(o.x, o.x - 10) : undefined),
    did: "The new ten that the ones make is missing from your answer.",
    look: (o) => `Look at the ones of $${o.a}$ and $${o.x - o.a}$. Where does their new ten go?`,
    holds: "When the ones make ten or more, count the new ten with the other tens.",
    sub: (o) =>
      `$${digitAt(o.a, 0)} + ${digitAt(o.x - o.a, 0)} = ${digitAt(o.a, 0) + digitAt(o.x - o.a, 0)}$. Keep the ones and carry the ten.`,
    line: 2,
  }),
];
