import { fractionWords } from "../fraction-words.ts";
import type { MisconceptionRule } from "#engine";
import { isPart, isProduct, right, undoing, type Multiplicative } from "./eqmul-numbers.ts";
import { add, div, mul, rat, sub, typed } from "./kit-equations.ts";
import { known, latex, mistaken, solution } from "./one-step.ts";

/** What children who hold a misconception about ax = b and x ÷ a = b answer. */
export const multiplyRules: readonly MisconceptionRule<Multiplicative>[] = [
  {
    id: "AL-20",
    tag: "multiplied-again",
    category: "conceptual",
    wrong: (o) => (isProduct(o) ? mistaken(o, mul(right(o), known(o))) : undefined),
    explanation: (o) =>
      isPart(o)
        ? `You took ${fractionWords(o.an, o.ad)} again.`
        : `You multiplied by ${latex(o, known(o))}, and ${o.v} is multiplied by ${latex(o, known(o))} already.`,
    hints: (o) =>
      isPart(o)
        ? [
            `The other side is ${fractionWords(o.an, o.ad)} of $${o.v}$ already. Is $${o.v}$ more or less than that?`,
            "The denominator of the fraction says how many equal parts the whole has. Put all of them together.",
            `Put your number in for $${o.v}$. Does it fit? ${undoing(o)}`,
          ]
        : [
            `What is done to $${o.v}$? What undoes that?`,
            "Division undoes multiplication. In an equation, do the same to both sides.",
            `Put your number in for $${o.v}$. Does it fit? ${undoing(o)}`,
          ],
    divergesAt: 1,
  },
  {
    id: "AL-22",
    tag: "divided-again",
    category: "conceptual",
    // Of a quotient that goes on and on nobody makes a number.
    wrong: (o) => {
      const again = div(right(o), known(o));
      return isProduct(o) || (o.style !== "fraction" && 100 % again.d !== 0) ? undefined : mistaken(o, again);
    },
    explanation: (o) => `You divided by ${latex(o, known(o))}, and ${o.v} is divided by ${latex(o, known(o))} already.`,
    hints: (o) => [
      `What is done to $${o.v}$? What undoes that?`,
      "Multiplication undoes division. In an equation, do the same to both sides.",
      undoing(o),
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-30",
    tag: "numerator-only",
    category: "omission",
    wrong: (o) => (isPart(o) && o.an > 1 ? mistaken(o, div(right(o), rat(o.an))) : undefined),
    explanation: () => "You divided by the numerator of the fraction and left out the denominator.",
    hints: (o) => [
      `What does the denominator of $${latex(o, known(o))}$ do to $${o.v}$?`,
      "Undo both: the multiplication by the numerator and the division by the denominator.",
      `You have one of the parts now. The denominator says how many such parts make the whole of $${o.v}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-31",
    tag: "denominator-only",
    category: "omission",
    wrong: (o) => (isPart(o) && o.an > 1 ? mistaken(o, mul(right(o), rat(o.ad))) : undefined),
    explanation: () => "You multiplied by the denominator of the fraction and left out the numerator.",
    hints: (o) => [
      `What does the numerator of $${latex(o, known(o))}$ do to $${o.v}$?`,
      "Undo both: the division by the denominator and the multiplication by the numerator.",
      `Now divide by the numerator, $${o.an}$, as well.`,
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-32",
    tag: "decimal-point-left-out",
    category: "representation",
    wrong: (o) =>
      o.style === "decimal" && o.ad === 10
        ? mistaken(o, isProduct(o) ? div(right(o), rat(o.an)) : mul(right(o), rat(o.an)))
        : undefined,
    explanation: (o) => `Your answer would fit if ${o.an / 10} were ${o.an}, without its decimal point.`,
    hints: (o) => [
      `Where is the decimal point in $${latex(o, known(o))}$?`,
      "A number in tenths is ten times smaller than the same digits without the point.",
      `Round $${latex(o, known(o))}$ to a whole number and estimate. Does your answer fit?`,
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-34",
    tag: "point-one-place-off",
    category: "procedural",
    wrong: (o) => (o.style === "decimal" && o.xd === 10 ? mistaken(o, mul(solution(o), rat(10))) : undefined),
    explanation: () => "The decimal point is missing from your answer, or one place too far to the right.",
    hints: (o) => [
      `Round $${latex(o, right(o))}$ and $${latex(o, known(o))}$ to whole numbers and estimate. About how big must $${o.v}$ be?`,
      "The digits alone do not tell how big a number is. An estimate shows where the point belongs.",
      `Put your number in for $${o.v}$. Is the result $${latex(o, right(o))}$, or ten times as much?`,
    ],
    divergesAt: 2,
  },
  {
    id: "AL-19",
    tag: "subtracted-the-coefficient",
    category: "conceptual",
    wrong: (o) => (isProduct(o) && !isPart(o) ? mistaken(o, sub(right(o), known(o))) : undefined),
    explanation: () => "You subtracted the numbers.",
    hints: (o) => [
      `Is anything added to $${o.v}$ here?`,
      o.ask === "bare"
        ? `In an equation a number right before $${o.v}$ multiplies it. Division undoes that.`
        : `The problem multiplies $${o.v}$ by $${latex(o, known(o))}$. Division undoes that.`,
      undoing(o),
    ],
    divergesAt: 1,
  },
  {
    id: "EQN-33",
    tag: "added-the-divisor",
    category: "conceptual",
    wrong: (o) => (isProduct(o) ? undefined : mistaken(o, add(right(o), known(o)))),
    explanation: () => "You added the numbers.",
    hints: (o) => [
      `Is $${latex(o, known(o))}$ taken away from $${o.v}$ here, or is $${o.v}$ divided by $${latex(o, known(o))}$?`,
      "Multiplication undoes division. In an equation, do the same to both sides.",
      undoing(o),
    ],
    divergesAt: 1,
  },
  {
    id: "AL-21",
    tag: "divided-the-wrong-way",
    category: "procedural",
    // Of a whole number nobody makes a part, nor of decimals one that goes on and on.
    wrong: (o) => {
      const turned = div(known(o), right(o));
      const isLikely = o.style === "fraction" || (o.style === "decimal" && 1000 % turned.d === 0);
      return isProduct(o) && !isPart(o) && isLikely ? mistaken(o, turned) : undefined;
    },
    explanation: () => "You divided the numbers the other way round.",
    hints: (o) => [
      "Which number is divided, and by which?",
      `Divide the result of the multiplication by the number that multiplies $${o.v}$.`,
      undoing(o),
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-22",
    tag: "right-side-copied",
    category: "conceptual",
    wrong: (o) => (isPart(o) ? undefined : mistaken(o, right(o))),
    explanation: (o) => `You gave ${typed(right(o), o.style)}, the number that comes out.`,
    hints: (o) => [
      `Is $${latex(o, right(o))}$ what $${o.v}$ stands for, or what ${isProduct(o) ? "multiplying" : "dividing"} gives?`,
      "In an equation, do the same to both sides until the letter is alone.",
      undoing(o),
    ],
    divergesAt: 1,
  },
  ...([1, -1] as const).map((off): MisconceptionRule<Multiplicative> => ({
    id: "DV-N4",
    tag: "next-fact-of-the-table",
    category: "procedural",
    wrong: (o) =>
      o.style === "whole" && isProduct(o) && o.xn < 13 && o.xn + off > 1 ? mistaken(o, rat(o.xn + off)) : undefined,
    explanation: (o) => `With your number it comes to ${off > 0 ? "more" : "less"} than $${latex(o, right(o))}$.`,
    hints: (o) => [
      `Put your number in for $${o.v}$. What is it multiplied by, and what comes out?`,
      "Division undoes multiplication: ask which step of the table comes to the result.",
      `Work out $${o.an} \\times ${o.xn + off}$. How far is that from $${latex(o, right(o))}$?`,
    ],
    divergesAt: 2,
  })),
];
