import type { BlueprintStep, Trace, TraceLine } from "#engine";
import { tex } from "../kit.ts";
import { lineTex, stepsOfLines, withPieces } from "../line-steps.ts";
import { PLOTS, traceOfPlot, type LineWords, type Plot } from "./plots.ts";
import { sceneOf, type Story } from "./story.ts";

export function plotOf({ plot }: Story): Plot {
  return PLOTS[plot];
}

export function traceOfStory(o: Story): Trace {
  return traceOfPlot(plotOf(o), o);
}

/** The taught way: the lines of the trace's first route. */
export function linesOf(o: Story): readonly TraceLine[] {
  return traceOfStory(o).routes[0] ?? [];
}

/** The numbers that are told and needed. */
export function toldOf(o: Story): readonly number[] {
  return Object.values(plotOf(o).told(o));
}

export function resultOf(o: Story): number {
  const { n = NaN, d = 1 } = linesOf(o).at(-1)?.result ?? {};
  return n / d;
}

/** All numbers of the solution but the answer: inputs, results on the way, and those of its smaller pieces. */
export function onTheWay(o: Story): readonly number[] {
  const pieces = linesOf(o).flatMap((own) => [own, ...(own.inside ?? [])]);
  return pieces.flatMap((piece) => [
    ...piece.from.map(({ value }) => value.n),
    ...(isEnd(o, piece) ? [] : [piece.result.n]),
  ]);
}

function isEnd(o: Story, piece: TraceLine): boolean {
  const end = linesOf(o).at(-1);
  return piece.id === end?.id || piece.id === end?.inside?.at(-1)?.id;
}

/** The worked solution: every line explains itself, and larger products and quotients are taken apart. */
export function stepsOf(o: Story): BlueprintStep[] {
  const lines = linesOf(o);
  const apart = takenApart(lines);
  return lines.flatMap((own) => {
    const { step } = wordsOf(o, own);
    const [tens, ones] = own.inside ?? [];
    return stepsOfLines(apart.has(own) ? withPieces(own) : [own], (piece) => {
      if (piece === own) return step;
      if (own.operation === "divide") {
        const [whole, part] = [own.from[0]?.value.n ?? 0, piece.from[0]?.value.n ?? 0];
        if (piece === tens) return `${step} Take ${tex(part)} of the ${tex(whole)} first, to get whole tens.`;
        return piece === ones ? `Then divide the ${part} that are left.` : "Put both results together.";
      }
      if (piece === tens) return `${step} Take the tens first.`;
      return piece === ones ? "Then take the ones." : "Put the tens and the ones together.";
    });
  });
}

/** More steps than this nobody reads. */
const MOST_STEPS = 6;

/** The lines that are told in pieces, divisions before products, as long as the steps stay few. */
function takenApart(lines: readonly TraceLine[]): ReadonlySet<TraceLine> {
  const divisionsFirst = lines.toSorted((x, y) => Number(y.operation === "divide") - Number(x.operation === "divide"));
  const apart = new Set<TraceLine>();
  let steps = lines.length;
  for (const line of divisionsFirst) {
    const more = withPieces(line).length - 1;
    if (more === 0 || steps + more > MOST_STEPS) continue;
    apart.add(line);
    steps += more;
  }
  return apart;
}

/** The third hint: every line but the last and the question of the last; of one line, a way into it. */
export function subStepOf(o: Story): string {
  const lines = linesOf(o);
  const last = lines.at(-1);
  if (last === undefined) return "";
  return lines.length === 1 ? wayInto(o, last) : `${toldLines(o, lines.slice(0, -1))} ${wordsOf(o, last).ask}`;
}

/** The third hint about an error: the question of the line where the thinking left the road; a way into the last of several. */
export function subStepAt(o: Story, line: number): string {
  const lines = linesOf(o);
  const at = Math.min(line, lines.length) - 1;
  const own = lines[at];
  if (own === undefined) return "";
  const way = at > 0 && at === lines.length - 1 ? wayInto(o, own) : wordsOf(o, own).ask;
  return `${toldLines(o, lines.slice(0, at))} ${way}`.trim();
}

/** `$6 \times 8 = 48$: that is how many crayons are in the 6 boxes.` */
function toldLines(o: Story, lines: readonly TraceLine[]): string {
  return lines.map((one) => `$${lineTex(one)}$: that is ${wordsOf(o, one).is}.`).join(" ");
}

/** What a line of the taught way is in words. */
export function wordsOf(o: Story, { id }: TraceLine): LineWords {
  const words = plotOf(o).lines[id];
  if (words === undefined) throw new Error(`no words for ${o.plot}, ${id}`);
  return words(o);
}

/** A first part of a line's calculation that does not give its result. */
function wayInto(o: Story, { operation, from, inside }: TraceLine): string {
  const [x = 0, y = 0] = from.map(({ value }) => value.n);
  const [tens] = inside ?? [];
  switch (operation) {
    case "multiply":
      return tens === undefined
        ? wayIntoProduct(x, y, sceneOf(o).boxes)
        : `$${lineTex(tens)}$: these are the tens. How much do the ones give?`;
    case "divide":
      return wayIntoQuotient(x, y);
    case "subtract":
      return `Count up from $${tex(y)}$ to $${tex(x)}$. How far is it?`;
    default:
      return `Write $${tex(x)}$ and $${tex(y)}$ below each other. Begin with the ones.`;
  }
}

/** Some of several times the same. */
function wayIntoProduct(x: number, y: number, parts: string): string {
  const some = x > 5 ? 5 : x > 2 ? 2 : 1;
  const which = some === 1 ? `this is 1 of the ${parts}` : `these are ${some} ${parts}`;
  return `$${some} \\times ${y} = ${some * y}$: ${which}. How many ${parts} are still to come?`;
}

/** Some of the times that a number goes into another. */
function wayIntoQuotient(x: number, y: number): string {
  const times = x / y;
  // A product that is the answer by chance would tell it, and the size of a group could be taken for their number.
  const some = [20, 10, 5, 2].find((known) => known < times && known !== y && known * y !== times) ?? 1;
  return `$${some} \\times ${tex(y)} = ${tex(some * y)}$. How many more times do you need $${tex(y)}$ to come to $${tex(x)}$? Add them to the ${some}.`;
}
