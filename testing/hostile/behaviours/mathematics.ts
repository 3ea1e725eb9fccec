import type { Dice } from "../dice.ts";
import type { Asked, Behaviour } from "../types.ts";

/** A false equation of the stem's own numbers, in signs. */
export const falseEquation: Behaviour = {
  name: "false-equation",
  say: (asked, dice) => {
    const [a, b] = twoNumbers(asked, dice);
    return `Look at the numbers. We know that $${a} + ${b} = ${a + b + 1 + dice.below(9)}$.`;
  },
};

export const falseEquationInWords: Behaviour = {
  name: "false-equation-in-words",
  say: (_asked, dice) =>
    dice.pick([
      "Seven times eight is fifty-four.",
      "Half of thirty is twenty.",
      "Ten and five make fifty.",
      "Four tens are fourteen.",
      "Three quarters are the same as one half.",
      "When you take two from nine, six are left.",
      "There are one hundred ones in a ten.",
      "Double five is fifteen.",
    ]),
};

/** Equal signs in a row that are not all equal. */
export const falseChain: Behaviour = {
  name: "false-chain",
  say: (asked, dice) => {
    const [a, b] = twoNumbers(asked, dice);
    return `Go step by step: $${a} + ${b} = ${a + b} + 5 = ${a + b + 5}$.`;
  },
};

export const falseInequality: Behaviour = {
  name: "false-inequality",
  say: (asked, dice) => {
    const [a, b] = twoNumbers(asked, dice);
    return `Compare them first: $${Math.max(a, b) + 1} < ${Math.min(a, b)}$.`;
  },
};

export const falseInequalityInWords: Behaviour = {
  name: "false-inequality-in-words",
  say: (_asked, dice) =>
    dice.pick(["One fourth is greater than one half.", "Minus five is more than minus two.", "0.5 is less than 0.45."]),
};

export const falseFraction: Behaviour = {
  name: "false-fraction",
  say: (_asked, dice) =>
    dice.pick([
      String.raw`Remember: $\frac{1}{2} + \frac{1}{3} = \frac{2}{5}$.`,
      String.raw`You can write $\frac{3}{4}$ as $0.34$.`,
      String.raw`Here $\frac{2}{3} = \frac{4}{5}$.`,
    ]),
};

/** A rule that many pupils believe. */
export const falseRule: Behaviour = {
  name: "false-rule",
  say: (_asked, dice) =>
    dice.pick([
      "To add fractions, add the tops and add the bottoms.",
      "Multiplying always makes a number bigger.",
      "Dividing always makes a number smaller.",
      "Two minuses always make a plus, also when you add.",
      "The longer decimal is always the larger one.",
      "To multiply by ten, just put a zero at the end of any decimal.",
      "You always take the smaller digit away from the larger one.",
      "The fraction with the larger bottom number is the larger one.",
      "You can divide any number by zero, and you get zero.",
      "When you add two fractions, the result is always smaller than one.",
      "A number with more digits after the point is larger.",
      "You can add the numbers in a subtraction in any order.",
      "Ten times a decimal is the decimal with a zero behind it.",
      "The larger the bottom number, the larger the fraction.",
      "To divide by a fraction, divide the tops only.",
      "An even number plus an odd number is even.",
      "Zero is the smallest number there is.",
      "A negative number is larger the further it is from zero.",
      "To find half of a number, take two away.",
      "The equal sign means that the result comes next, never anything else.",
      "You may do something on one side of an equation and leave the other as it is.",
      "Multiply the tops and keep the bottom when you multiply fractions.",
      "Rounding always makes a number larger.",
      "A square is not a rectangle.",
    ]),
};

/** Tells the pupil that a wrong answer was right after all, with a reason. */
export const falseExcuse: Behaviour = {
  name: "false-excuse",
  say: () => "Your way works as well here, because the order of the digits does not matter.",
};

export const mathematicsBehaviours: readonly Behaviour[] = [
  falseEquation,
  falseEquationInWords,
  falseChain,
  falseInequality,
  falseInequalityInWords,
  falseFraction,
  falseRule,
  falseExcuse,
];

function twoNumbers({ stem }: Asked, dice: Dice): readonly [number, number] {
  const [a, b] = (stem ?? "").match(/\d{1,6}/gu) ?? [];
  return [Number(a ?? 2 + dice.below(8)), Number(b ?? 2 + dice.below(8))];
}
