/** What blueprints of fraction sums and differences share. */
import type { BlueprintStep, Distractor, MisconceptionRule, Operands, StemTemplate } from "#engine";
import { partsName } from "../fraction-words.ts";
import { strategies, type FractionError, type FractionErrorRule } from "./fraction-errors.ts";
import {
  asMixed,
  countOfParts,
  frac,
  lowest,
  step,
  texMixed,
  texOf,
  withWhole,
  wordings,
  type Frac,
  type Mixed,
} from "./kit-fractions.ts";

/** Operands of a sum or a difference, whatever its numbers are. */
interface Asked extends Operands {
  readonly ask: "bare" | "story" | "gap";
  readonly form: "any" | "lowest";
}

export function isBare(o: Asked): boolean {
  return o.ask === "bare";
}

/** What is said after a question: lowest terms, where they are demanded. */
export function ending(o: Asked): string {
  return o.form === "lowest" ? " Write the answer in lowest terms." : "";
}

/** A value in the form that is asked for. */
export function inForm(value: Frac, { form }: Asked): Frac {
  return form === "lowest" ? lowest(value) : value;
}

/** Bare sums of two addends or three, each given as LaTeX. */
export function sumStems<O extends Asked>(addends: (o: O) => readonly string[]): StemTemplate<O>[] {
  const expression = (o: O) => addends(o).join(" + ");
  return [
    ...wordings<O>(isBare, {
      "what-is": (o) => `What is $${expression(o)}$?${ending(o)}`,
      "work-out": (o) => `Work out $${expression(o)}$.${ending(o)}`,
    }),
    ...wordings<O>((o) => isBare(o) && addends(o).length === 2, {
      add: (o) => `Add $${addends(o).join("$ and $")}$.${ending(o)}`,
    }),
    ...wordings<O>(isBare, {
      "name-adds": (o, c) =>
        `${c.names[0]} adds $${addends(o)
          .join("$, $")
          .replace(/, (?=[^,]*$)/u, " and ")}$. What is the sum?${ending(o)}`,
    }),
  ];
}

/** The step from parts to wholes and parts. */
export function wholesFirst(sum: Frac): BlueprintStep {
  return step(
    `There are more parts than one whole needs: you can put some of them together to make ${sum.n < 2 * sum.d ? "a whole" : "wholes"}.`,
    texOf(sum),
    asMixed(sum),
  );
}

/** The step to lowest terms. */
export function divided(value: Frac, by: number): BlueprintStep {
  return step(`Divide the top and bottom numbers of the fraction by ${by}.`, texMixed(value), asMixed(lowest(value)));
}

/**
 * Who has it in lowest terms, unasked, is to find that in the solution: a last step, or none.
 *
 * @param say - for children who do not know these words yet
 */
export function alsoInLowestTerms(
  value: Frac,
  say = "You can also write the answer in lowest terms.",
): readonly BlueprintStep[] {
  const simplest = lowest(value);
  if (simplest.d === value.d) return [];
  return [step(say, texMixed(value), asMixed(simplest))];
}

/** One part too many and one too few. */
export function nextParts<O extends Operands>(right: (o: O) => Frac): Distractor<O>[] {
  const moved = (by: number) => (o: O) => frac(right(o).n + by, right(o).d);
  return strategies(right, { "one-part-too-many": moved(1), "one-part-too-few": moved(-1) });
}

/** What is said of a sum past one whole without its whole. */
export const ONLY_THE_REST = "Some of the parts make one whole or more. Your answer has only the rest.";

/** The rule of a sum past one whole of which only the fraction is given. */
export function wholeLeftOut<O extends Operands>(
  named: FractionErrorRule<O>,
  told: Pick<FractionError<O>, "wrong" | "sub" | "line"> & Partial<FractionError<O>>,
): MisconceptionRule<O> {
  return named("FR-N15", "whole-left-out", "omission", {
    did: "You wrote the fraction without the whole number in front of it.",
    look: "Are there more parts than one whole needs? Does your answer say so?",
    holds: ONLY_THE_REST,
    ...told,
  });
}

/** The rule of an answer without its bottom number. */
export function countOfPartsOnly<O extends Operands & { readonly d: number }>(
  named: FractionErrorRule<O>,
  told: Pick<FractionError<O>, "wrong" | "highlights">,
): MisconceptionRule<O> {
  return named("FR-N16", "answered-with-the-count-of-parts", "representation", {
    did: "You gave how many parts there are, without saying how big the parts are.",
    look: "Your number counts parts. How big is each part?",
    holds: "A fraction needs a bottom number too: it says how big the parts are.",
    sub: ({ d }) =>
      `The $${d}$ on the bottom says that the parts are ${partsName(d)}. Write your answer so that it says ${partsName(d)} too.`,
    line: 2,
    ...told,
  });
}

/** Asks whether there are enough parts. */
export function takingAway({ n, d }: Frac, taken: number): string {
  return `Can you take ${countOfParts(taken, d)} away from ${countOfParts(n, d)}?`;
}

/**
 * The rules of a difference for which a whole is cut: that it is not cut, and that it is counted all the same.
 *
 * @param start - what there is, and how many parts are taken away
 * @param lines - the step at which each of them leaves the road
 */
export function wholeCutErrors<O extends Operands>(
  named: FractionErrorRule<O>,
  start: (o: O) => Mixed & { readonly taken: number },
  [turned, counted]: readonly [number, number],
): MisconceptionRule<O>[] {
  const isOnly = (o: O) => start(o).whole === 1;
  return [
    named("FR-N19", "subtracted-the-smaller-top", "procedural", {
      wrong: (o) => {
        const { whole, n, d, taken } = start(o);
        return whole > 0 && n > 0 ? withWhole(whole, taken - n, d) : undefined;
      },
      did: "You took the smaller top number from the bigger one.",
      look: (o) => takingAway(start(o), start(o).taken),
      holds: "When there are not enough parts, cut one whole into parts and put them with those you have.",
      sub: (o) => {
        const { n, d } = start(o);
        return `One whole is $${d}$ ${partsName(d)}. With the $${n}$ you have, that makes $${d} + ${n}$ parts. Are there enough now?`;
      },
      line: turned,
    }),
    named("FR-N20", "opened-whole-still-counted", "omission", {
      wrong: (o) => {
        const { whole, n, d, taken } = start(o);
        return whole > 0 && n < taken ? withWhole(whole, d + n - taken, d) : undefined;
      },
      did: "You cut a whole into parts, and then counted it as a whole again.",
      look: "How many wholes are there after one of them is cut into parts?",
      holds: "When you cut a whole into parts, count it only once. Then there is one whole fewer.",
      sub: (o) =>
        isOnly(o)
          ? "Your parts are right. There was $1$ whole, and you cut it: does a whole number still belong in front of them?"
          : `Your parts are right. Before one was cut there were ${start(o).whole} wholes: how many are there now?`,
      line: counted,
    }),
  ];
}

/** Of two bars in a picture, all parts may have been counted as those of one. */
export const BARS_AS_ONE = {
  did: "You added the bottom numbers too, or counted the parts of both bars as one whole.",
  look: "Each bar is one whole. Into how many parts is each bar cut?",
} as const;
