import type { MisconceptionRule } from "#engine";
import { apart, isMinus, isPlus, misaligned, right, undoing, type Additive } from "./eqadd-numbers.ts";
import { add, rat, sub, type Rat } from "./kit-equations.ts";
import { known, latex, mistaken } from "./one-step.ts";

/** Of a number that something is taken from. */
export const START = "What is taken away and what is left make up the start.";

/** What children who hold a misconception about x + a = b and the like answer. */
export const addRules: readonly MisconceptionRule<Additive>[] = [
  {
    id: "AL-18",
    tag: "same-operation-on-the-other-side",
    category: "procedural",
    wrong: (o) => mistaken(o, isMinus(o) ? apartBy(right(o), known(o)) : add(right(o), known(o))),
    explanation: (o) => `You ${isMinus(o) ? "subtracted" : "added"} the numbers.`,
    hints: (o) => [
      o.form === "a-x"
        ? `Is $${o.v}$ what is taken away, or what there was at the start?`
        : `What is done to $${o.v}$? What would undo that?`,
      o.form === "a-x" ? START : "Adding and subtracting undo each other. In an equation, do the same to both sides.",
      `Put your number in for $${o.v}$. Does it fit? ${undoing(o)}`,
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-20",
    tag: "points-not-lined-up",
    category: "representation",
    wrong: (o) => mistaken(o, misaligned(o)),
    explanation: () => "You lined up the last digits instead of the decimal points.",
    hints: () => [
      "Write the numbers under each other. Which digits must stand in the same column?",
      "Tenths go under tenths and hundredths under hundredths: line up the decimal points.",
      "Give both numbers two decimal places before you calculate.",
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-21",
    tag: "tops-and-bottoms-apart",
    category: "conceptual",
    wrong: (o) => mistaken(o, apart(o)),
    explanation: (o) => `You ${isMinus(o) ? "added" : "subtracted"} the tops and the bottoms each by themselves.`,
    hints: () => [
      "Are the parts of both fractions the same size?",
      "Give the fractions the same denominator first. Then add or subtract only the tops.",
      "Find a number that both denominators divide, and rewrite both fractions with it.",
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-22",
    tag: "right-side-copied",
    category: "conceptual",
    wrong: (o) => mistaken(o, right(o)),
    explanation: () => "You gave a number that is in the problem already.",
    hints: (o) => [
      o.form === "a-x"
        ? `Is $${o.v}$ what is taken away, or what is left?`
        : `What happens to $${o.v}$ in the problem?`,
      givenNumber(o),
      undoing(o),
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-23",
    tag: "divided-instead",
    category: "conceptual",
    wrong: (o) =>
      o.style === "whole" && isPlus(o) && right(o).n % o.an === 0 ? mistaken(o, rat(right(o).n / o.an)) : undefined,
    explanation: () => "You divided the numbers.",
    hints: (o) => [
      `Is something added to $${o.v}$ here, or is $${o.v}$ multiplied?`,
      "Division undoes multiplication. Here something is added.",
      undoing(o),
    ],
    divergesAt: 1,
  },
];

/** The smaller number taken from the larger, as nobody takes away more than there is. */
function apartBy(x: Rat, y: Rat): Rat {
  const difference = sub(x, y);
  return difference.n < 0 ? sub(y, x) : difference;
}

/** What the number that was copied is: in a story nothing "comes out" of a jar that it stays in. */
function givenNumber(o: Additive): string {
  if (o.ask !== "story") return `The number you gave is what comes out. Now find $${o.v}$ alone.`;
  const end = `$${latex(o, right(o))}$`;
  return o.form === "a-x"
    ? `${end} is what is left at the end. $${o.v}$ is what was used.`
    : `${end} is what there is at the end. $${o.v}$ is what there was at the start.`;
}
