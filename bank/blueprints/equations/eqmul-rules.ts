import { fractionWords } from "../fraction-words.ts";
import type { MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import { isPart, isProduct, result, right, undoing, undoingFirst, type Multiplicative } from "./eqmul-numbers.ts";
import { add, div, mul, rat, sub, typed } from "./kit-equations.ts";
import { given, known, latex, mistaken, solution } from "./one-step.ts";

/** What children who hold a misconception about ax = b and x ÷ a = b answer. */
export const multiplyRules: readonly MisconceptionRule<Multiplicative>[] = [
  namedError("AL-20", "multiplied-again", "conceptual", {
    wrong: (o) => (isProduct(o) ? mistaken(o, mul(right(o), known(o))) : undefined),
    did: (o) =>
      isPart(o)
        ? `You took ${fractionWords(o.an, o.ad)} of ${typed(right(o), o.style)}.`
        : `You multiplied ${typed(right(o), o.style)} by ${typed(known(o), o.style)}.`,
    hints: (o) =>
      isPart(o)
        ? [
            `$${result(o)}$ is ${fractionWords(o.an, o.ad)} of $${o.v}$ already. Is $${o.v}$ more or less than $${result(o)}$?`,
            "The denominator of the fraction says how many equal parts the whole has. Put all of them together.",
            o.an === 1
              ? `Find ${fractionWords(o.an, o.ad)} of your number. Is it $${result(o)}$?`
              : `$${result(o)}$ is ${fractionWords(o.an, o.ad)} of $${o.v}$. Find ${fractionWords(1, o.ad)} of $${o.v}$ first.`,
          ]
        : [
            `In the problem, $${o.v}$ is multiplied by $${given(o)}$ already. What undoes that?`,
            "Division undoes multiplication. In an equation, do the same to both sides.",
            o.ask === "bare" ? `Put your number in for $${o.v}$. Does it fit? ${undoing(o)}` : undoingFirst(o),
          ],
  }),
  namedError("AL-22", "divided-again", "conceptual", {
    // Of a quotient that goes on and on nobody makes a number.
    wrong: (o) => {
      const again = div(right(o), known(o));
      return isProduct(o) || (o.style !== "fraction" && 100 % again.d !== 0) ? undefined : mistaken(o, again);
    },
    did: (o) => `You divided ${typed(right(o), o.style)} by ${typed(known(o), o.style)}.`,
    look: (o) => `In the problem, $${o.v}$ is divided by $${given(o)}$ already. What undoes that?`,
    holds: "Multiplication undoes division. In an equation, do the same to both sides.",
    sub: undoingFirst,
  }),
  namedError("EQN-30", "numerator-only", "omission", {
    wrong: (o) => (isPart(o) && o.an > 1 ? mistaken(o, div(right(o), rat(o.an))) : undefined),
    did: "You divided by the numerator of the fraction and left out the denominator.",
    look: (o) => `What does the denominator of $${given(o)}$ do to $${o.v}$?`,
    holds: "Undo both: the multiplication by the numerator and the division by the denominator.",
    sub: (o) =>
      `You have one of the parts now. The denominator, $${o.ad}$, says how many such parts make the whole of $${o.v}$.`,
    line: 2,
  }),
  namedError("EQN-31", "denominator-only", "omission", {
    wrong: (o) => (isPart(o) && o.an > 1 ? mistaken(o, mul(right(o), rat(o.ad))) : undefined),
    did: "You multiplied by the denominator of the fraction and left out the numerator.",
    look: (o) => `What does the numerator of $${given(o)}$ do to $${o.v}$?`,
    holds: "Undo both: the division by the denominator and the multiplication by the numerator.",
    sub: (o) => `You multiplied by $${o.ad}$. Now divide by the numerator, $${o.an}$, as well.`,
    line: 2,
  }),
  namedError("EQN-32", "decimal-point-left-out", "representation", {
    wrong: (o) =>
      o.style === "decimal" && o.ad === 10
        ? mistaken(o, isProduct(o) ? div(right(o), rat(o.an)) : mul(right(o), rat(o.an)))
        : undefined,
    did: (o) => `Your answer would fit if ${o.an / 10} were ${o.an}, without its decimal point.`,
    isFact: true,
    look: (o) => `Is $${given(o)}$ about as much as $${o.an}$, or much less?`,
    holds: (o) => `$${given(o)}$ is $${o.an}$ tenths, and not $${o.an}$ ones.`,
    sub: (o) => `Round $${given(o)}$ to a whole number and estimate. Does your answer fit?`,
    line: 2,
  }),
  namedError("EQN-34", "point-one-place-off", "procedural", {
    wrong: (o) => (o.style === "decimal" && o.xd === 10 ? mistaken(o, mul(solution(o), rat(10))) : undefined),
    did: "Your number is ten times too big.",
    isFact: true,
    look: (o) =>
      `${isProduct(o) ? `Find a number near $${result(o)}$ that you can easily divide by $${given(o)}$.` : roundedFirst(o)} About how big must $${o.v}$ be?`,
    holds: "An estimate shows about how big the answer is, and so where its decimal point belongs.",
    sub: (o) => `Put your number in for $${o.v}$. Is the result $${result(o)}$, or ten times as much?`,
    line: 2,
  }),
  namedError("AL-19", "subtracted-the-coefficient", "conceptual", {
    wrong: (o) => (isProduct(o) && !isPart(o) ? mistaken(o, sub(right(o), known(o))) : undefined),
    did: "You subtracted the numbers.",
    look: (o) => `Is anything added to $${o.v}$ here?`,
    holds: (o) =>
      o.ask === "bare"
        ? `$${given(o)}${o.v}$ means $${given(o)} \\times ${o.v}$. Division undoes multiplication.`
        : `In the problem, $${o.v}$ is multiplied by $${given(o)}$. Division undoes that.`,
    sub: undoingFirst,
  }),
  namedError("EQN-33", "added-the-divisor", "conceptual", {
    wrong: (o) => (isProduct(o) ? undefined : mistaken(o, add(right(o), known(o)))),
    did: "You added the numbers.",
    look: (o) => `Is $${given(o)}$ taken away from $${o.v}$ here, or is $${o.v}$ divided by $${given(o)}$?`,
    holds: "Multiplication undoes division. In an equation, do the same to both sides.",
    sub: undoingFirst,
  }),
  namedError("AL-21", "divided-the-wrong-way", "procedural", {
    // Of a whole number nobody makes a part, nor of decimals one that goes on and on.
    wrong: (o) => {
      const turned = div(known(o), right(o));
      const isLikely = o.style === "fraction" || (o.style === "decimal" && 1000 % turned.d === 0);
      return isProduct(o) && !isPart(o) && isLikely ? mistaken(o, turned) : undefined;
    },
    did: "You divided the numbers the other way round.",
    look: "Which number is divided, and by which?",
    holds: (o) => `Divide the result of the multiplication by the number that multiplies $${o.v}$.`,
    sub: undoingFirst,
    line: 2,
  }),
  namedError("EQN-22", "right-side-copied", "conceptual", {
    wrong: (o) => (isPart(o) ? undefined : mistaken(o, right(o))),
    did: (o) => `You copied ${typed(right(o), o.style)} from the problem.`,
    look: (o) =>
      `Is $${result(o)}$ the value of $${o.v}$, or what you get when you ${isProduct(o) ? "multiply" : "divide"} $${o.v}$ by $${given(o)}$?`,
    holds: "In an equation, do the same to both sides until the letter is alone.",
    sub: undoingFirst,
  }),
  ...([1, -1] as const).map((off): MisconceptionRule<Multiplicative> =>
    namedError("DV-N4", "next-fact-of-the-table", "procedural", {
      wrong: (o) =>
        o.style === "whole" && isProduct(o) && o.xn < 13 && o.xn + off > 1 ? mistaken(o, rat(o.xn + off)) : undefined,
      did: (o) => `With your number, $${o.an}${o.v}$ is ${off > 0 ? "more" : "less"} than $${result(o)}$.`,
      isFact: true,
      look: (o) => `Put your number in for $${o.v}$. What is it multiplied by, and what comes out?`,
      holds: (o) => `Division undoes multiplication. Ask: which number times $${o.an}$ makes $${result(o)}$?`,
      sub: (o) =>
        `$${o.an} \\times ${o.xn + off} = ${o.an * (o.xn + off)}$ is too ${off > 0 ? "much" : "little"}. Must $${o.v}$ be bigger or smaller than $${o.xn + off}$?`,
      line: 2,
    }),
  ),
];

/** "Round 20.4 to a whole number and estimate.": what is no whole number already. */
function roundedFirst(o: Multiplicative): string {
  const parts = [right(o), known(o)].filter(({ d }) => d > 1).map((value) => `$${latex(o, value)}$`);
  if (parts.length === 0) return "Estimate first.";
  return `Round ${parts.join(" and ")} to ${parts.length === 1 ? "a whole number" : "whole numbers"} and estimate.`;
}
