/** What blueprints of fraction sums and differences share. */
import type { BlueprintStep, Distractor, MisconceptionRule, Operands, StemTemplate } from "#engine";
import { strategies, type FractionErrorRule } from "./fraction-errors.ts";
import { asMixed, frac, lowest, step, texMixed, texOf, wordings, type Frac } from "./kit-fractions.ts";

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
    `There are more parts than one whole needs, so put some of them together to make ${sum.n < 2 * sum.d ? "a whole" : "wholes"}.`,
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
export const ONLY_THE_REST =
  "When there are more parts than one whole needs, some of them make one whole or more. Your answer has only the rest.";

/** The rule of a sum past one whole of which only the fraction is given. */
export function wholeLeftOut<O extends Operands>(
  named: FractionErrorRule<O>,
  told: Pick<Parameters<FractionErrorRule<O>>[3], "wrong" | "sub" | "line"> &
    Partial<Parameters<FractionErrorRule<O>>[3]>,
): MisconceptionRule<O> {
  return named("FR-N15", "whole-left-out", "omission", {
    did: "You wrote the fraction without the whole number in front of it.",
    look: "Are there more parts than one whole needs? Does your answer say so?",
    holds: ONLY_THE_REST,
    ...told,
  });
}

export const ENOUGH_PARTS = "Look at the parts beside the whole number. Are there enough of them to take away from?";

/** What is said where the only whole is opened and then still counted. */
export const ONLY_WHOLE_OPENED = {
  look: "You changed the only whole into parts. Is there another whole to count?",
  holds: "When you change a whole into parts, count it only once: as parts, not as a whole as well.",
  sub: "Your parts are right. There was $1$ whole, and you cut it: does a whole number still belong in front of them?",
} as const;

/** Of two bars in a picture, all parts may have been counted as those of one. */
export const BARS_AS_ONE = {
  did: "You may have added the bottom numbers too, or counted the parts of both bars as one whole.",
  look: "One bar is one whole. How many parts does one bar have?",
} as const;
