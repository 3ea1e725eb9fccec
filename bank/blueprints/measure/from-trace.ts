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
  /** The third hint: every line but the last two, and what those two ask; of two lines the first, of one a way into it. */
  readonly subStepOf: (o: O) => string;
  /** Numbers on the way into a single line that the third hint works out, or leads to. */
  readonly offeredBy: (o: O) => readonly number[];
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
          const [x = 0, y = 0] = own.from.map(({ value }) => value.n);
          if (piece === tens) return `${step} Take the tens of ${Math.max(x, y)} first.`;
          return piece === ones ? "Then take the ones." : `Put both results together to get $${x} \\times ${y}$.`;
        });
      }),
    subStepOf: (o) => {
      const lines = linesOf(o);
      const last = lines.at(-1);
      if (last === undefined) return "";
      if (lines.length === 1) return wayInto(last, wordsOf(o, last));
      const { ask, afterwards = ask } = wordsOf(o, last);
      const next = lines.length > 2 ? lines.at(-2) : undefined;
      return next === undefined
        ? `${told(o, lines.slice(0, -1))} ${ask}`
        : `${told(o, lines.slice(0, -2))} ${wordsOf(o, next).ask} ${afterwards}`;
    },
    offeredBy: (o) => {
      const [own, ...more] = linesOf(o);
      return own === undefined || more.length > 0 ? [] : offeredOn(own, wordsOf(o, own));
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
function wayInto(own: TraceLine, { parts, way, ask }: LineWords): string {
  if (way !== undefined) return way;
  const numbers = own.from.map(({ value }) => value.n);
  const [x = 0, y = 0] = numbers;
  const [tens, ones] = own.inside ?? [];
  switch (own.operation) {
    case "multiply":
      return tens === undefined || ones === undefined
        ? parts === undefined
          ? ask
          : wayIntoProduct(x, y, parts)
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

const SAID = {
  rows: (some: number) => `that many squares are in ${some === 1 ? "1 row" : `${some} rows`}`,
  sides: (some: number) => `that is how long ${some === 1 ? "1 side is" : `${some} sides are together`}`,
} as const satisfies Record<NonNullable<LineWords["parts"]>, unknown>;

/** Some of several times the same. */
function wayIntoProduct(x: number, y: number, parts: keyof typeof SAID): string {
  const some = fewOf(x);
  return `$${some} \\times ${y} = ${some * y}$: ${SAID[parts](some)}. How many ${parts} are left?`;
}

function fewOf(times: number): number {
  return times > 5 ? 5 : times > 2 ? 2 : 1;
}

/** What {@link wayInto} works out of a line, and what is then still missing: whoever stops there gives one of these. */
function offeredOn({ operation, from, inside, result }: TraceLine, { parts, way }: LineWords): readonly number[] {
  const [x = 0, y = 0, ...more] = from.map(({ value }) => value.n);
  switch (operation) {
    case "multiply":
      if (way !== undefined) return [];
      return inside?.[0] === undefined ? (parts === undefined ? [] : [fewOf(x) * y]) : [inside[0].result.n];
    case "divide": {
      const some = someOf(result.n) * y;
      return [some, x - some];
    }
    case "add":
      return more.length > 0 ? [x + y] : [];
    default:
      return [];
  }
}

function wayIntoQuotient(x: number, y: number): string {
  const some = someOf(x / y);
  return `$${some} \\times ${tex(y)} = ${tex(some * y)}$. How many more ${y}s do you need to reach $${tex(x)}$? How many ${y}s is that in all?`;
}

/** Fewer than so many times, which are quickly found. */
export function someOf(times: number): number {
  return [20, 10, 5, 2].find((some) => some < times) ?? 1;
}
