import type { BlueprintStep, TraceLine } from "#engine";
import { tex } from "../kit.ts";
import { lineTex, stepsOfLines, withPieces } from "../line-steps.ts";
import type { Form, LineWords } from "./form.ts";

/** What help is made of a form's trace. */
export interface Help<O> {
  /** The taught way: the lines of the trace's first route. */
  readonly linesOf: (o: O) => readonly TraceLine[];
  /** The numbers that the question tells or shows. */
  readonly givensOf: (o: O) => readonly number[];
  readonly resultOf: (o: O) => number;
  /** The worked solution: every line explains itself, and a product of larger numbers is taken apart. */
  readonly stepsOf: (o: O) => BlueprintStep[];
  /** The third hint: every line but the last and the question of the last; of one line, a way into it. */
  readonly subStepOf: (o: O) => string;
  /** The third hint about an error: the question of the line where the thinking left the road; a way into the last of several. */
  readonly subStepAt: (o: O, line: number) => string;
}

export function helpFrom<O>(formOf: (o: O) => Form<O>): Help<O> {
  const linesOf: Help<O>["linesOf"] = (o) => formOf(o).trace(o).routes[0] ?? [];
  const wordsOf = (o: O, { id }: TraceLine): LineWords => {
    const words = formOf(o).lines[id];
    if (words === undefined) throw new Error(`no words for the line ${id}`);
    return words(o);
  };
  /** `$9 + 6 = 15$: that is one long and one short side together.` */
  const told = (o: O, lines: readonly TraceLine[]): string =>
    lines.map((one) => `$${lineTex(one)}$: that is ${wordsOf(o, one).is}.`).join(" ");
  return {
    linesOf,
    givensOf: (o) =>
      formOf(o)
        .trace(o)
        .givens.map(({ value }) => value.n),
    resultOf: (o) => linesOf(o).at(-1)?.result.n ?? NaN,
    stepsOf: (o) =>
      linesOf(o).flatMap((own) => {
        const { step, pieces } = wordsOf(o, own);
        const lines = withPieces(own);
        const [tens, ones] = lines;
        return stepsOfLines(lines, (piece) => {
          if (piece === own) return step;
          if (pieces !== undefined) return pieces[lines.indexOf(piece)] ?? step;
          if (piece === tens) return `${step} Take the tens first.`;
          return piece === ones ? "Then take the ones." : "Put the tens and the ones together.";
        });
      }),
    subStepOf: (o) => {
      const lines = linesOf(o);
      const last = lines.at(-1);
      if (last === undefined) return "";
      return lines.length === 1
        ? wayInto(last, wordsOf(o, last))
        : `${told(o, lines.slice(0, -1))} ${wordsOf(o, last).ask}`;
    },
    subStepAt: (o, line) => {
      const lines = linesOf(o);
      const at = Math.min(line, lines.length) - 1;
      const own = lines[at];
      if (own === undefined) return "";
      const words = wordsOf(o, own);
      const way = at > 0 && at === lines.length - 1 ? wayInto(own, words) : words.ask;
      return `${told(o, lines.slice(0, at))} ${way}`.trim();
    },
  };
}

/** A first part of a line's calculation that does not give its result. */
function wayInto(own: TraceLine, { parts, way }: LineWords): string {
  if (way !== undefined) return way;
  const numbers = own.from.map(({ value }) => value.n);
  const [x = 0, y = 0] = numbers;
  const [tens, ones] = own.inside ?? [];
  switch (own.operation) {
    case "multiply":
      return tens === undefined || ones === undefined
        ? wayIntoProduct(x, y, parts)
        : `Think of $${Math.max(x, y)}$ as tens and ones. $${lineTex(tens)}$. Now find $${ones.from.map(({ value }) => tex(value.n)).join(" \\times ")}$, and add it.`;
    case "divide":
      return wayIntoQuotient(x, y);
    case "subtract":
      return `Count up from $${tex(y)}$ to $${tex(x)}$. How far is it?`;
    default:
      return numbers.length > 2
        ? `Two of the sides: $${x} + ${y} = ${x + y}$. Which ${numbers.length > 3 ? "sides are" : "side is"} still to come?`
        : "Start with the larger number. Go on to the next ten first, and then take the rest.";
  }
}

/** Some of several times the same. */
function wayIntoProduct(x: number, y: number, parts: string | undefined): string {
  if (parts === undefined) {
    return x > 10 && x % 10 > 0
      ? `Double the tens of $${tex(x)}$ first, and then its ones.`
      : `Add $${tex(x)}$ and $${tex(x)}$.`;
  }
  const some = x > 5 ? 5 : x > 2 ? 2 : 1;
  const which = some === 1 ? `this is 1 of the ${parts}` : `these are ${some} ${parts}`;
  return `$${some} \\times ${y} = ${some * y}$: ${which}. How many ${parts} are still to come?`;
}

function wayIntoQuotient(x: number, y: number): string {
  const some = someOf(x / y);
  return `$${some} \\times ${tex(y)} = ${tex(some * y)}$. How many more ${y}s do you need to reach $${tex(x)}$? How many ${y}s is that in all?`;
}

/** Fewer than so many times, which are quickly found. */
export function someOf(times: number): number {
  return [20, 10, 5, 2].find((some) => some < times) ?? 1;
}
