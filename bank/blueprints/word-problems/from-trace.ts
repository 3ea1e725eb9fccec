import type { BlueprintStep, Trace, TraceLine } from "#engine";
import { num, tex } from "../kit.ts";
import { lineTex, stepsOfLines, withPieces } from "../line-steps.ts";
import { PLOTS, traceOfPlot, type LineWords, type Plot } from "./plots.ts";
import { sceneOf, type Story } from "./story.ts";
import { fillOrMake, sizeOf } from "./voice.ts";

export function plotOf({ plot }: Story): Plot {
  return PLOTS[plot];
}

/** Every condition and every text of a story asks for it. */
const TRACES = new WeakMap<Story, Trace>();

export function traceOfStory(o: Story): Trace {
  const trace = TRACES.get(o) ?? traceOfPlot(plotOf(o), o);
  TRACES.set(o, trace);
  return trace;
}

/** The taught way: the lines of the trace's first route. */
export function linesOf(o: Story): readonly TraceLine[] {
  return traceOfStory(o).routes[0] ?? [];
}

/** One of them, from the end where it is below 0. */
export function lineAt(o: Story, at: number): TraceLine {
  const own = linesOf(o).at(at);
  if (own === undefined) throw new Error(`${o.plot} has no line ${at}`);
  return own;
}

/** The numbers that are told and needed. */
export function toldOf(o: Story): readonly number[] {
  return Object.values(plotOf(o).told(o));
}

export function resultOf(o: Story): number {
  const { n, d } = lineAt(o, -1).result;
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
  const end = lineAt(o, -1);
  return piece.id === end.id || piece.id === end.inside?.at(-1)?.id;
}

/** The worked solution: every line explains itself, and larger products and quotients are taken apart. */
export function stepsOf(o: Story): BlueprintStep[] {
  const lines = linesOf(o);
  const apart = takenApart(lines);
  return lines.flatMap((own) => {
    const { step } = wordsOf(o, own);
    const [tens, ones] = own.inside ?? [];
    return stepsOfLines(apart.has(own) ? withPieces(own) : [own], (piece) => {
      // Where there is no room for further steps, the parts stand in this one.
      if (piece === own) {
        if (own.operation === "divide") return `${step}${inTens(own)}`;
        return tens === undefined || ones === undefined
          ? step
          : `${step} The parts are $${lineTex(tens)}$ and $${lineTex(ones)}$.`;
      }
      if (own.operation === "divide") {
        const [whole, part] = [own.from[0]?.value.n ?? 0, piece.from[0]?.value.n ?? 0];
        if (piece === tens) return `${step} Take ${tex(part)} of the ${tex(whole)} first, to get whole tens.`;
        return piece === ones ? `Then divide the ${part} that are left.` : "Put both results together.";
      }
      const [x = 0, y = 0] = own.from.map(({ value }) => value.n);
      if (piece === tens) return `${step} Multiply the tens of ${Math.max(x, y)} first.`;
      return piece === ones ? "Then multiply the ones." : `Put both results together to get $${x} \\times ${y}$.`;
    });
  });
}

/** How whole tens are divided: 270 by 9 as 27 tens. */
function inTens({ from: [whole, by], result }: TraceLine): string {
  const [n, d] = [whole?.value.n ?? 0, by?.value.n ?? 0];
  if (result.n < 20 || result.n % 10 !== 0 || d > 10) return "";
  return ` $${tex(n)}$ is ${tex(n / 10)} tens, and ${tex(n / 10)} tens divided by ${d} are ${result.n / 10} tens.`;
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

/**
 * The third hint: every line but the last two, and what those two ask; of two lines the first, of one a way into it.
 *
 * @param known - numbers that may not stand there: what is right, and what others give who err
 */
export function subStepOf(o: Story, known: Known): string {
  const [lines, last] = [linesOf(o), lineAt(o, -1)];
  if (lines.length === 1) return wayInto(o, last, known);
  const at = lines.length > 2 ? -2 : -1;
  const asked = lines.slice(at).map((own) => wordsOf(o, own).ask);
  return `${toldLines(o, lines.slice(0, at))} ${asked.join(" ")}`;
}

/** The third hint about an error: the question of the line where the thinking left the road; a way into the last of several. */
export function subStepAt(o: Story, line: number, known: Known): string {
  const lines = linesOf(o);
  const at = Math.min(line, lines.length) - 1;
  const own = lineAt(o, at);
  const way = at > 0 && at === lines.length - 1 ? wayInto(o, own, known) : wordsOf(o, own).ask;
  return `${toldLines(o, lines.slice(0, at))} ${way}`.trim();
}

/** For who has only the second of two amounts: what that is, and the question of the first. */
export function otherLineAsked(o: Story): string {
  return `${toldLines(o, [lineAt(o, 1)])} ${wordsOf(o, lineAt(o, 0)).ask}`;
}

type Known = ReadonlySet<number>;

/** `$6 \times 8 = 48$: that is how many crayons are in the 6 boxes.` */
function toldLines(o: Story, lines: readonly TraceLine[]): string {
  return lines.map((one) => `$${lineTex(one)}$: that is ${wordsOf(o, one).is}.`).join(" ");
}

/** For who has stopped after a line: how one goes on from there, of the last line a way into it. */
export function goOnAfter(o: Story, line: number, known: Known): string {
  const [done, next] = [lineAt(o, line - 1), lineAt(o, line)];
  const way = next === lineAt(o, -1) ? wayInto(o, next, known) : wordsOf(o, next).ask;
  return `Keep your ${num(done.result.n)}. ${way}`;
}

/** What a line of the taught way is in words. */
export function wordsOf(o: Story, { id }: TraceLine): LineWords {
  const words = plotOf(o).lines[id];
  if (words === undefined) throw new Error(`no words for ${o.plot}, ${id}`);
  return words(o);
}

/** A first part of a line's calculation that does not give its result. */
function wayInto(o: Story, own: TraceLine, known: Known): string {
  const [x = 0, y = 0] = own.from.map(({ value }) => value.n);
  switch (own.operation) {
    case "multiply":
      return wayIntoProduct(o, x, y, known);
    case "divide":
      return own.id === "count" ? wayIntoCount(o, x, y, known) : wayIntoShare(o, x, y, known);
    default: {
      const { ask, why = ask, way } = wordsOf(o, own);
      if (way !== undefined) return way;
      return `${why} ${own.operation === "subtract" ? wayIntoDifference(x, y) : wayIntoSum(x, y)}`;
    }
  }
}

/** The first digit's part of a number: 30 of 34, 200 of 229. */
function firstPart(n: number): number {
  const place = 10 ** (String(n).length - 1);
  return n - (n % place);
}

function wayIntoSum(x: number, y: number): string {
  const part = firstPart(y);
  if (y < 10 || part === y) return `Add $${tex(y)}$ to $${tex(x)}$.`;
  return `Add $${tex(y)}$ to $${tex(x)}$ in two steps: first $${tex(part)}$, then $${tex(y - part)}$.`;
}

function wayIntoDifference(x: number, y: number): string {
  const part = firstPart(y);
  if (y < 10) return `Count back $${y}$ from $${tex(x)}$.`;
  if (2 * y > x) return `Count up from $${tex(y)}$ to $${tex(x)}$. How far is it?`;
  if (part === y) return `What is $${tex(x)}$ take away $${tex(y)}$?`;
  return `Take $${tex(y)}$ away from $${tex(x)}$ in two steps: first $${tex(part)}$, then $${tex(y - part)}$.`;
}

/** How often something is taken at first: whole tens, or a few; no number on the way there is known. */
function someOf(times: number, size: number, known: Known): number {
  const tens = times - (times % 10);
  return (
    [tens, 50, 20, 10, 5, 2].find((some) => some > 0 && some < times && !known.has(some) && !known.has(some * size)) ??
    1
  );
}

/** Some of several times the same. */
function wayIntoProduct(o: Story, x: number, y: number, known: Known): string {
  const some = someOf(Math.min(x, 9), y, known);
  const { many, box, boxes, kind } = sceneOf(o);
  const begun = makes(o, some, y, x > 2);
  return kind === "rate" || kind === "length"
    ? `${begun} Go on like that for all the ${boxes}.`
    : `${begun} How many ${many} are there when you count every ${box}?`;
}

/** Groups are filled one after the other. */
function wayIntoCount(o: Story, whole: number, size: number, known: Known): string {
  const some = someOf(whole / size, size, known);
  const { boxes, many, kind } = sceneOf(o);
  const goOn = `${makes(o, some, size, whole > 2 * size)} Go on like that: how many ${boxes}`;
  return kind === "packed"
    ? `${goOn} do ${tex(whole)} ${many} ${fillOrMake(o)}?`
    : `${goOn} ${kind === "length" ? "take" : "make"} ${tex(whole)} ${many}?`;
}

/** `There are $2 \\times 6 = 12$ crayons in 2 boxes.`; of a single one also how it goes on, where that is not the whole. */
function makes(o: Story, some: number, size: number, goesOn: boolean): string {
  const { many, box, boxes, at, kind } = sceneOf(o);
  if (kind === "rate" || kind === "length") {
    const make = kind === "rate" ? "make" : "take";
    return some === 1
      ? `One ${box} ${make}s ${size} ${many}${goesOn ? `, and two ${boxes} ${make} $${size} + ${size}$` : ""}.`
      : `${some} ${boxes} ${make} $${some} \\times ${size} = ${some * size}$ ${many}.`;
  }
  return some === 1
    ? `There are ${size} ${many} ${at} one ${box}${goesOn ? `, and $${size} + ${size}$ ${at} two ${boxes}` : ""}.`
    : `There are $${some} \\times ${size} = ${some * size}$ ${many} ${at} ${some} ${boxes}.`;
}

/** Every group gets a few. */
function wayIntoShare(o: Story, whole: number, groups: number, known: Known): string {
  const some = someOf(whole / groups, groups, known);
  const { kind, one, many, box, boxes } = sceneOf(o);
  const product = `$${groups} \\times ${some} = ${tex(groups * some)}$`;
  const things = some === 1 && kind !== "length" ? one : many;
  switch (kind) {
    case "rate":
      return `With ${some} ${things} every ${box}, ${groups} ${boxes} make ${product} ${many}. That is too few. How many ${many} every ${box} is enough?`;
    case "length":
      return `If each ${box} is ${some} ${some === 1 ? many.replace(/s$/u, "") : many} long, ${product} ${many} are used. How long must each ${box} be, so that nothing is left over?`;
    default: {
      const size = sizeOf(o, "second");
      const gone = kind === "shared" ? "given out" : "used";
      return `If each ${size}${box} gets ${some} ${things}, ${product} ${many} are ${gone}. How many must each ${size}${box} get, so that none are left over?`;
    }
  }
}
