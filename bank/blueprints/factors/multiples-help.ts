import type { BlueprintStep, HintLadder } from "#engine";
import { ordinal } from "./kit-factors.ts";
import {
  below,
  exampleOf,
  factorPairs,
  given,
  nearFact,
  target,
  truth,
  typed,
  wanted,
  type Multiples,
} from "./multiples-numbers.ts";
import { step } from "../line-steps.ts";

/** Worked solutions and hints about multiples and factors. */

export function stepsOf(o: Multiples): BlueprintStep[] {
  const [n, answer] = [given(o), target(o)];
  const meaning = step(
    `The multiples of ${o.k} are what you get when you count up in ${o.k}s.`,
    `${o.k},\\; ${2 * o.k},\\; ${3 * o.k},\\; \\ldots`,
  );
  switch (o.ask) {
    case "test":
      return [division(n, o.k), verdict(o)];
    case "both":
      return [division(n, o.k), division(n, o.j), verdict(o)];
    case "which":
      return [meaning, { ...division(n, o.k), value: String(n) }];
    case "which-both":
      return [division(n, o.k), { ...division(n, o.j), value: String(n) }];
    case "nth":
      return [meaning, step(`The ${ordinal(o.q)} multiple is ${o.q} times ${o.k}.`, `${o.q} \\times ${o.k} = ${n}`, n)];
    case "first":
      return [
        meaning,
        step(
          `Multiply ${o.k} by 1, by 2 and so on.`,
          wanted(o)
            .map((n, index) => `${index + 1} \\times ${o.k} = ${n}`)
            .join(",\\; "),
          typed(wanted(o)),
        ),
      ];
    case "between":
      return [
        step(
          `Find the first multiple of ${o.k} after ${n}.`,
          `${o.k} \\times ${o.q} = ${o.k * o.q},\\; ${o.k} \\times ${o.q + 1} = ${o.k * (o.q + 1)}`,
        ),
        step(`Keep adding ${o.k} while you stay below ${below(o)}.`, wanted(o).join(",\\; "), typed(wanted(o))),
      ];
    case "factors":
      return [
        step(
          `Write ${n} as a multiplication in every way, beginning with 1.`,
          factorPairs(n)
            .map(([a, b]) => `${n} = ${a} \\times ${b}`)
            .join(",\\; "),
        ),
        step("Both numbers of each pair are factors.", wanted(o).join(",\\; "), typed(wanted(o))),
      ];
    case "common":
      return [
        step(
          `Count up in ${o.j}s until you come to a number that is a multiple of ${o.k} too.`,
          `${n} = ${o.j} \\times ${n / o.j} = ${o.k} \\times ${n / o.k}`,
        ),
        step(
          `${n} is the first number that fits. The others are its multiples.`,
          wanted(o).join(",\\; "),
          typed(wanted(o)),
        ),
      ];
    default:
      return [
        {
          explanation:
            o.ask === "packs"
              ? `Find the last multiple of ${o.k} below ${n}, which is not enough.`
              : `Find the last multiple of ${o.k} that is not past ${n}.`,
          math: `${o.k} \\times ${o.q} = ${o.k * o.q}`,
          value: String(o.k * o.q),
        },
        step(`Take one more step of ${o.k}.`, `${o.k * o.q} + ${o.k} = ${answer}`, answer),
      ];
  }
}

export function hintsOf(o: Multiples): HintLadder {
  const n = given(o);
  switch (o.ask) {
    case "test":
      return [
        `Is there a whole number that makes $${n}$ when you multiply it by $${o.k}$?`,
        `A multiple of $${o.k}$ can be divided by $${o.k}$ with nothing left over.`,
        nearFact(o),
      ];
    case "both":
      return [
        `There are two questions here: does $${o.k}$ fit into $${n}$ exactly, and does $${o.j}$?`,
        `The sentence is only right if both numbers divide $${n}$ with nothing left over.`,
        firstOfBoth(o),
      ];
    case "which":
      return [
        `Which of the numbers do you say when you count up in ${o.k}s?`,
        `A multiple of $${o.k}$ can be divided by $${o.k}$ with nothing left over.`,
        `Test the numbers in turn: $${n + 1} \\div ${o.k}$ leaves $1$ over, so $${n + 1}$ is not a multiple of $${o.k}$.`,
      ];
    case "which-both":
      return [
        `The number must come up when you count in ${o.k}s and when you count in ${o.j}s. Which numbers can you rule out?`,
        `Divide each number by $${o.k}$ and by $${o.j}$. Nothing may be left over either time.`,
        `$${n + 1}$ is out: dividing it by $${o.k}$ leaves $1$ over. Test the others the same way.`,
      ];
    case "nth":
      return [
        `Start at $0$: the first step of $${o.k}$ takes you to $${o.k}$. How many steps take you to the ${ordinal(o.q)} number?`,
        `The numbers you say when you count up in ${o.k}s are the multiples of $${o.k}$: the ${exampleOf(o).nth} is ${exampleOf(o).times} times $${o.k}$.`,
        `The ${ordinal(o.q - 1)} multiple of $${o.k}$ is $${o.k * (o.q - 1)}$. What comes next?`,
      ];
    case "first":
      return [
        `How do you get from one number to the next when you count up in ${o.k}s?`,
        `The multiples of $${o.k}$ are what you get when you count up in ${o.k}s.`,
        `$1 \\times ${o.k} = ${o.k}$ and $2 \\times ${o.k} = ${2 * o.k}$. Go on in the same way.`,
      ];
    case "between":
      return [
        `Which multiples of $${o.k}$ do you know that are close to $${n}$?`,
        `Find the first multiple that is past $${n}$. Then keep adding $${o.k}$ while you stay below $${below(o)}$.`,
        `$${o.k} \\times ${o.q} = ${o.k * o.q}$. You need numbers greater than $${n}$.`,
      ];
    case "factors":
      return [
        `Which two numbers can you multiply to get $${n}$?`,
        "Factors come in pairs. Try 1, 2, 3 and so on, and write both numbers of each pair.",
        `$${n} = ${o.k} \\times ${o.q}$ is one pair. Is there a pair before it? Is there one after it?`,
      ];
    case "common":
      return [
        `The numbers must come up when you count in ${o.k}s and when you count in ${o.j}s. Which one is the smallest?`,
        `Find the smallest number that is a multiple of both. All the others are multiples of it.`,
        `Count up in ${o.j}s. Not every number fits: $${o.j} \\div ${o.k}$ leaves $${o.j % o.k}$ over. Test the ones after it.`,
      ];
    case "packs":
      return [
        `Which multiples of $${o.k}$ are close to $${n}$?`,
        `Find the multiple of $${o.k}$ just below $${n}$. Is that enough? If not, take another step of $${o.k}$.`,
        `$${o.k} \\times ${o.q} = ${o.k * o.q}$. Is that enough?`,
      ];
    default:
      return [
        `Which multiples of $${o.k}$ are close to $${n}$, before it and after it?`,
        `Find the greatest multiple of $${o.k}$ that is not past $${n}$. Then take another step of $${o.k}$.`,
        `$${o.k} \\times ${o.q} = ${o.k * o.q}$. You need a number greater than $${n}$.`,
      ];
  }
}

/** What is left over, put as the sentence that is judged puts it. */
function verdict(o: Multiples): BlueprintStep {
  const n = given(o);
  const isBoth = o.ask === "both";
  const named = isBoth ? `both ${o.k} and ${o.j}` : o.k;
  if (truth(o)) {
    const math = (isBoth ? [o.k, o.j] : [o.k]).map((k) => `${n / k} \\times ${k} = ${n}`).join(",\\; ");
    const explanation = `Nothing is left over${isBoth ? " either time" : ""}, so ${n} is a multiple of ${named}. The sentence is true.`;
    return step(explanation, math, "true");
  }
  const missed = n % o.k === 0 ? o.j : o.k;
  const times = Math.floor(n / missed);
  return step(
    `Something is left over, so ${n} is not a multiple of ${named}. The sentence is false.`,
    `${times} \\times ${missed} < ${n} < ${times + 1} \\times ${missed}`,
    "false",
  );
}

/** One of them divides always, and is tried first: the other would settle the question. */
function firstOfBoth(o: Multiples): string {
  const n = given(o);
  const [fits, other] = n % o.k === 0 ? [o.k, o.j] : [o.j, o.k];
  return `Dividing $${n}$ by $${fits}$ leaves nothing over. Now try $${other}$.`;
}

function division(n: number, k: number): BlueprintStep {
  const [whole, rest] = [Math.floor(n / k), n % k];
  return {
    explanation:
      rest === 0
        ? `Divide by ${k}: nothing is left over.`
        : `Divide by ${k}: ${rest} ${rest === 1 ? "is" : "are"} left over.`,
    math: rest === 0 ? `${n} = ${k} \\times ${whole}` : `${n} = ${k} \\times ${whole} + ${rest}`,
  };
}
