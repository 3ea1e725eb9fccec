import type { MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import {
  apart,
  isMinus,
  isPlus,
  isUneven,
  misaligned,
  result,
  right,
  undoing,
  undoingFirst,
  workedWith,
  type Additive,
} from "./eqadd-numbers.ts";
import { columnSlips } from "./column-slips.ts";
import { add, rat, sub, typed, type Rat } from "./kit-equations.ts";
import { given, known, latex, mistaken } from "./one-step.ts";

/** Of a number that something is taken from. */
export const START = "What is taken away and what is left were together at the start.";

/** What children who hold a misconception about x + a = b and the like answer. */
export const addRules: readonly MisconceptionRule<Additive>[] = [
  namedError("AL-18", "same-operation-on-the-other-side", "procedural", {
    wrong: (o) => mistaken(o, isMinus(o) ? apartBy(right(o), known(o)) : add(right(o), known(o))),
    did: (o) => `You ${isMinus(o) ? "subtracted" : "added"} the numbers.`,
    look: (o) =>
      o.form === "a-x"
        ? `Is $${o.v}$ what is taken away, or what there was at the start?`
        : `What is done to $${o.v}$? What would undo that?`,
    holds: (o) =>
      o.form === "a-x"
        ? "What is taken away can be no more than there was at the start."
        : `${isPlus(o) ? "Subtracting undoes adding" : "Adding undoes subtracting"}. In an equation, do the same to both sides.`,
    sub: (o) => (o.ask === "bare" ? `Put your number in for $${o.v}$. Does it fit? ${undoing(o)}` : undoingFirst(o)),
  }),
  namedError("EQN-20", "points-not-lined-up", "representation", {
    wrong: (o) => mistaken(o, misaligned(o)),
    did: "You lined up the last digits instead of the decimal points.",
    look: "Write the numbers under each other. Which digits must be in the same column?",
    holds: "Tenths go under tenths and hundredths under hundredths: line up the decimal points.",
    sub: (o) => `Write $${latex(o, tenths(o))}$ as $${(tenths(o).n / tenths(o).d).toFixed(2)}$ before you calculate.`,
    line: 2,
  }),
  namedError("EQN-24", "wholes-and-digits-after-the-point-apart", "representation", {
    wrong: (o) => mistaken(o, digitsApart(o)),
    did: "You calculated with the digits after the points as if they were whole numbers.",
    look: (o) => `How many hundredths are the ${tenthsDigit(o)} tenths of $${latex(o, tenths(o))}$?`,
    holds: "Give both numbers two decimal places first. Then tenths are under tenths, and hundredths under hundredths.",
    sub: (o) =>
      `$${latex(o, tenths(o))}$ is $${(tenths(o).n / tenths(o).d).toFixed(2)}$. Work with the hundredths of both numbers.`,
    line: 2,
  }),
  namedError("EQN-21", "tops-and-bottoms-apart", "conceptual", {
    wrong: (o) => mistaken(o, apart(o)),
    did: (o) => `You ${isMinus(o) ? "added" : "subtracted"} the numerators, and then the denominators too.`,
    look: "Are the parts of both fractions the same size?",
    holds: (o) =>
      `Give the fractions the same denominator first. Then ${isMinus(o) ? "add" : "subtract"} only the numerators.`,
    sub: (o) =>
      `Find a number that is a multiple of both $${known(o).d}$ and $${right(o).d}$, and use it as the denominator.`,
    line: 2,
  }),
  namedError("EQN-22", "right-side-copied", "conceptual", {
    wrong: (o) => mistaken(o, right(o)),
    did: copied,
    look: (o) =>
      o.form === "a-x"
        ? `Is $${o.v}$ what is taken away, or what is left?`
        : `Is $${result(o)}$ the value of $${o.v}$, or what you get when you ${isPlus(o) ? `add $${given(o)}$ to $${o.v}$` : `take $${given(o)}$ away from $${o.v}$`}?`,
    holds: givenNumber,
    sub: undoingFirst,
  }),
  namedError("EQN-23", "divided-instead", "conceptual", {
    wrong: (o) =>
      o.style === "whole" && isPlus(o) && right(o).n % o.an === 0 ? mistaken(o, rat(right(o).n / o.an)) : undefined,
    did: "You divided the numbers.",
    look: (o) => `Is something added to $${o.v}$ here, or is $${o.v}$ multiplied?`,
    holds: "Division undoes multiplication. Here something is added.",
    sub: undoingFirst,
  }),
  ...columnSlips,
];

/** What the number on the other side is. */
function copied(o: Additive): string {
  const end = typed(right(o), o.style);
  if (o.form === "a-x") return `You wrote how much is left: ${end}.`;
  return o.ask === "story" ? `You wrote how much there is at the end: ${end}.` : `You copied ${end} from the problem.`;
}

/** Of two decimals the one with tenths only, where the other has hundredths. */
function tenths(o: Additive): Rat {
  return [known(o), right(o)].find(({ d }) => 10 % d === 0) ?? known(o);
}

/** 5 of 1.5. */
function tenthsDigit(o: Additive): number {
  const { n, d } = tenths(o);
  return Math.round((10 * n) / d) % 10;
}

/** 2.27 - 1.5 as 2 - 1 and 27 - 5; 1.5 + 2.27 as 3 and 32. */
function digitsApart(o: Additive): Rat | undefined {
  if (!isUneven(o)) return undefined;
  const [from, by] = workedWith(o);
  const digits = ({ n, d }: Rat) => ((n % d) / d) * (10 % d === 0 ? 10 : 100);
  const whole = ({ n, d }: Rat) => Math.floor(n / d);
  if (isMinus(o)) {
    const sum = Math.round(digits(from) + digits(by));
    return sum > 99 ? undefined : rat(100 * (whole(from) + whole(by)) + sum, 100);
  }
  const left = Math.round(digits(from) - digits(by));
  return left <= 0 ? undefined : rat(100 * (whole(from) - whole(by)) + left, 100);
}

/** The smaller number taken from the larger, as nobody takes away more than there is. */
function apartBy(x: Rat, y: Rat): Rat {
  const difference = sub(x, y);
  return difference.n < 0 ? sub(y, x) : difference;
}

/** What the number that was copied is: in a story nothing "comes out" of a jar that it stays in. */
function givenNumber(o: Additive): string {
  if (o.ask !== "story") {
    if (o.form === "a-x") return `The number you gave is what is left. $${o.v}$ is what is taken away.`;
    return isPlus(o)
      ? `$${given(o)}$ and $${o.v}$ make $${result(o)}$ together. Undo the adding.`
      : `$${o.v}$ is the number before $${given(o)}$ is taken away. Undo the taking away.`;
  }
  const end = `$${result(o)}$`;
  return o.form === "a-x"
    ? `${end} is what is left at the end. $${o.v}$ is what was used.`
    : `${end} is what there is at the end. $${o.v}$ is what there was at the start.`;
}
