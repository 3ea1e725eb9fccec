import type { Blueprint, MisconceptionRule } from "#engine";
import { likelyWays } from "../column-traces.ts";
import { borrows, carries, digitAt } from "../kit.ts";
import { digitwise, isBoth, isChange, isPart, isStart, third, total, unknown, type Missing } from "./eqmiss-numbers.ts";
import { levelsApart, WHOLE_NUMBER_CAUSES } from "../causes-apart.ts";
import { unless } from "./kit-equations.ts";
import { missingTrace } from "./unknown-traces.ts";

/** Levels on which a number has one likely cause [ALN7]. */
export function missingApart(levels: Blueprint<Missing>["levels"]): Blueprint<Missing>["levels"] {
  return levelsApart(levels, {
    rules: missingRules,
    traceOf: (o) => {
      if (isBoth(o)) return missingTrace(o);
      return isStart(o) ? likelyWays("add", { a: o.x - o.a, b: o.a }) : likelyWays("subtract", { a: total(o), b: o.a });
    },
    kinds: WHOLE_NUMBER_CAUSES,
    holdsOf: MISSING_HOLDS_OF,
  });
}

export const MISSING_HOLDS_OF = {
  "EQ-01": ["on-the-way"],
  "EQN-01": ["one-left-out", "line-left-out"],
  "EQN-02": ["smaller-from-larger", "zero-in-subtraction"],
  "EQN-03": ["no-borrow"],
  "EQN-04": ["no-carry"],
} as const;

function countOn(o: Missing): string {
  const how = o.x % 10 === 0 ? "in tens" : "first the tens, then the ones";
  return `Start at $${o.a}$ and count on to $${total(o)}$: ${how}.`;
}

/** What children who hold a misconception about missing numbers answer. */
export const missingRules: readonly MisconceptionRule<Missing>[] = [
  {
    id: "EQ-01",
    tag: "equals-sign-read-as-answer",
    category: "conceptual",
    wrong: (o) => (isBoth(o) ? String(total(o)) : undefined),
    explanation: (o) => `You gave what ${o.b} and ${third(o)} make together.`,
    hints: (o) => [
      o.ask === "story" ? "What is the same for both children?" : "What does the equals sign say about its two sides?",
      o.ask === "story"
        ? `Both children have the same number. The $${o.a}$ red beads of the second child are a part of it.`
        : `Both sides are worth the same, and $${o.a}$ stands beside the box already.`,
      `$${o.b} + ${third(o)} = ${total(o)}$. Now ${unknown(o)} and $${o.a}$ must make $${total(o)}$ too.`,
    ],
    divergesAt: 2,
  },
  {
    id: "EQ-02",
    tag: "all-numbers-added",
    category: "conceptual",
    wrong: (o) => (isBoth(o) ? String(total(o) + o.a) : undefined),
    explanation: () => "You added all the numbers you saw.",
    hints: (o) => [
      o.ask === "story"
        ? "Which numbers belong to one child, and which to the other?"
        : "Which numbers are on one side of the equals sign, and which are on the other?",
      o.ask === "story"
        ? "Both children have the same number in all. Do not add what one has to what the other has."
        : "The equals sign says that both sides are worth the same. Do not add one side to the other.",
      `$${o.b} + ${third(o)} = ${total(o)}$. How much must be added to $${o.a}$ to get there?`,
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-01",
    tag: "one-number-left-out",
    category: "omission",
    wrong: (o) => (isBoth(o) ? unless(o.x, Math.abs(o.b - o.a)) : undefined),
    explanation: (o) => `You compared ${o.b} and ${o.a}, and left out ${third(o)}.`,
    hints: (o) => [
      o.ask === "story"
        ? `How many blue beads go with the $${o.b}$ red ones?`
        : `Which number stands with $${o.b}$ on its side?`,
      o.ask === "story"
        ? "Find out first how many that child has in all."
        : "First add the two numbers on the side that has no box.",
      `$${o.b} + ${third(o)} = ${total(o)}$. Go on from there.`,
    ],
    divergesAt: 1,
  },
  {
    id: "EQ-03",
    tag: "added-the-given-numbers",
    category: "conceptual",
    wrong: (o) => (isPart(o) ? String(total(o) + o.a) : undefined),
    explanation: () => "You added the two numbers you saw.",
    hints: (o) => [
      `Is ${unknown(o)} more or less than $${total(o)}$?`,
      "Both parts together make the total. Take the part you know away from the total.",
      countOn(o),
    ],
    divergesAt: 1,
  },
  {
    id: "EQ-04",
    tag: "subtracted-to-find-the-start",
    category: "conceptual",
    wrong: (o) => (isStart(o) ? unless(o.x, Math.abs(o.x - 2 * o.a)) : undefined),
    explanation: () => "You took one number from the other.",
    hints: (o) => [
      `Something was there, $${o.a}$ was taken away, and $${o.x - o.a}$ is left. Was there more or less at first?`,
      "Undo the taking away: what was taken and what was left make up the start.",
      `Put $${o.a}$ and $${o.x - o.a}$ together, first the tens and then the ones.`,
    ],
    divergesAt: 1,
  },
  {
    id: "EQ-05",
    tag: "added-start-and-rest",
    category: "conceptual",
    wrong: (o) => (isChange(o) ? String(total(o) + o.a) : undefined),
    explanation: () => "You added the two numbers.",
    hints: (o) => [
      `At first there were $${total(o)}$. Can more than that be taken away?`,
      "The part taken away and the part left make up the start.",
      countOn(o),
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-02",
    tag: "smaller-digit-from-larger",
    category: "procedural",
    wrong: (o) => (isPart(o) || isChange(o) ? unless(o.x, digitwise(total(o), o.a)) : undefined),
    explanation: () => "In the ones you took the smaller digit from the bigger one.",
    hints: (o) => [
      `Look at the ones of $${total(o)}$ and $${o.a}$. Which of them do you take away?`,
      "When there are too few ones, trade a ten for ten ones first.",
      `Trade a ten: now there are $${digitAt(total(o), 0) + 10}$ ones. Take $${digitAt(o.a, 0)}$ away.`,
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-03",
    tag: "traded-ten-not-taken",
    category: "procedural",
    wrong: (o) => ((isPart(o) || isChange(o)) && borrows(total(o), o.a) > 0 ? String(o.x + 10) : undefined),
    explanation: () => "You traded a ten for ones and still counted it with the tens.",
    hints: (o) => [
      `How many tens are left in $${total(o)}$ after you trade a ten?`,
      "A ten that becomes ten ones is gone from the tens.",
      `$${total(o)}$ has $${digitAt(total(o), 1)}$ tens. After the trade there are $${digitAt(total(o), 1) - 1}$.`,
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-04",
    tag: "carried-ten-forgotten",
    category: "procedural",
    wrong: (o) => (isStart(o) && carries(o.x - o.a, o.a) > 0 ? unless(o.x, o.x - 10) : undefined),
    explanation: () => "The ones made a new ten, and that ten is missing.",
    hints: (o) => [
      `Look at the ones of $${o.a}$ and $${o.x - o.a}$. Where does their new ten go?`,
      "When the ones make ten or more, count the new ten with the other tens.",
      `$${digitAt(o.a, 0)} + ${digitAt(o.x - o.a, 0)} = ${digitAt(o.a, 0) + digitAt(o.x - o.a, 0)}$. Keep the ones and carry the ten.`,
    ],
    divergesAt: 2,
  },
];
