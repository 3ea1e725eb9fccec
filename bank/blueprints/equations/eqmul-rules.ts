import { fractionWords } from "../fraction-words.ts";
import type { MisconceptionRule } from "#engine";
import { isPart, isProduct, right, undoing, type Multiplicative } from "./eqmul-numbers.ts";
import { add, div, mul, rat, sub } from "./kit-equations.ts";
import { known, latex, mistaken } from "./one-step.ts";

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
            "The bottom of the fraction says how many equal parts the whole has. Put all of them together.",
            undoing(o),
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
    wrong: (o) => (isProduct(o) ? undefined : mistaken(o, div(right(o), known(o)))),
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
    explanation: () => "You divided by the top of the fraction and left out the bottom.",
    hints: (o) => [
      `What does the bottom of $${latex(o, known(o))}$ do to $${o.v}$?`,
      "Undo both: the multiplication by the top and the division by the bottom.",
      `You have one of the parts now. The bottom says how many such parts make the whole of $${o.v}$.`,
    ],
    divergesAt: 2,
  },
  {
    id: "EQN-31",
    tag: "denominator-only",
    category: "omission",
    wrong: (o) => (isPart(o) && o.an > 1 ? mistaken(o, mul(right(o), rat(o.ad))) : undefined),
    explanation: () => "You multiplied by the bottom of the fraction and left out the top.",
    hints: (o) => [
      `What does the top of $${latex(o, known(o))}$ do to $${o.v}$?`,
      "Undo both: the division by the bottom and the multiplication by the top.",
      `Now divide by the top, $${o.an}$, as well.`,
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
    explanation: (o) => `You left out the decimal point of ${o.an / 10}.`,
    hints: (o) => [
      `Where is the decimal point in $${latex(o, known(o))}$?`,
      "A number in tenths is ten times smaller than the same digits without the point.",
      `Round $${latex(o, known(o))}$ to a whole number and estimate. Does your answer fit?`,
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
    wrong: (o) => (isProduct(o) && !isPart(o) ? mistaken(o, div(known(o), right(o))) : undefined),
    explanation: () => "You divided the numbers the other way round.",
    hints: (o) => [
      "Which number is divided, and by which?",
      `Divide the result of the multiplication by the number that multiplies $${o.v}$.`,
      undoing(o),
    ],
    divergesAt: 2,
  },
];
