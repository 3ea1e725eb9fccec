import type { BlueprintStep, TraceLine } from "#engine";
import { tex } from "../kit.ts";
import { lineTex, stepsOfLines, withPieces } from "../line-steps.ts";
import { FORMS, type Form, type LineWords } from "./forms.ts";
import type { Figure } from "./figure.ts";

export function formOf({ ask }: Figure): Form {
  return FORMS[ask];
}

/** The taught way: the lines of the trace's first route. */
export function linesOf(o: Figure): readonly TraceLine[] {
  return formOf(o).trace(o).routes[0] ?? [];
}

/** The numbers that the question tells or shows. */
export function givensOf(o: Figure): readonly number[] {
  return formOf(o)
    .trace(o)
    .givens.map(({ value }) => value.n);
}

export function resultOf(o: Figure): number {
  const last = linesOf(o).at(-1);
  return last === undefined ? NaN : last.result.n;
}

/** The worked solution: every line explains itself, and a product of larger numbers is taken apart. */
export function stepsOf(o: Figure): BlueprintStep[] {
  return linesOf(o).flatMap((own) => {
    const { step } = wordsOf(o, own);
    const [tens, ones] = own.inside ?? [];
    return stepsOfLines(withPieces(own), (piece) => {
      if (piece === own) return step;
      if (piece === tens) return `${step} Take the tens first.`;
      return piece === ones ? "Then take the ones." : "Put the tens and the ones together.";
    });
  });
}

/** The third hint: every line but the last and the question of the last; of one line, a way into it. */
export function subStepOf(o: Figure): string {
  const lines = linesOf(o);
  const last = lines.at(-1);
  if (last === undefined) return "";
  return lines.length === 1 ? wayInto(o, last) : `${told(o, lines.slice(0, -1))} ${wordsOf(o, last).ask}`;
}

/** The third hint about an error: the question of the line where the thinking left the road; a way into the last of several. */
export function subStepAt(o: Figure, line: number): string {
  const lines = linesOf(o);
  const at = Math.min(line, lines.length) - 1;
  const own = lines[at];
  if (own === undefined) return "";
  const way = at > 0 && at === lines.length - 1 ? wayInto(o, own) : wordsOf(o, own).ask;
  return `${told(o, lines.slice(0, at))} ${way}`.trim();
}

/** `$9 + 6 = 15$: that is one long and one short side together.` */
function told(o: Figure, lines: readonly TraceLine[]): string {
  return lines.map((one) => `$${lineTex(one)}$: that is ${wordsOf(o, one).is}.`).join(" ");
}

function wordsOf(o: Figure, { id }: TraceLine): LineWords {
  const words = formOf(o).lines[id];
  if (words === undefined) throw new Error(`no words for ${o.ask}, ${id}`);
  return words(o);
}

/** A first part of a line's calculation that does not give its result. */
function wayInto(o: Figure, own: TraceLine): string {
  const numbers = own.from.map(({ value }) => value.n);
  const [x = 0, y = 0] = numbers;
  const [tens] = own.inside ?? [];
  switch (own.operation) {
    case "multiply":
      return tens === undefined
        ? wayIntoProduct(x, y, wordsOf(o, own).parts)
        : `$${lineTex(tens)}$: these are the tens. How much do the ones give?`;
    case "divide":
      return wayIntoQuotient(x, y);
    case "subtract":
      return `Count up from $${tex(y)}$ to $${tex(x)}$. How far is it?`;
    default:
      return numbers.length > 2
        ? `Two of the sides: $${x} + ${y} = ${x + y}$. Which sides are still to come?`
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
  const n = x / y;
  const some = n > 20 ? 20 : n > 10 ? 10 : n > 5 ? 5 : n > 2 ? 2 : 1;
  return `$${some} \\times ${tex(y)} = ${tex(some * y)}$. How many more times do you need $${tex(y)}$ to come to $${tex(x)}$? Add them to the ${some}.`;
}
