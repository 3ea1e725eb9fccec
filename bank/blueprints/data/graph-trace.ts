import { from, line, rerun, type Trace, type TraceLine, type Written } from "#engine";
import { known } from "../trace-kit.ts";
import { askedOf, type Category, type Graph } from "./graph.ts";

/**
 * Each bar or row is read first; then the numbers are added or compared. The problem itself tells no number: whoever says
 * what a bar shows is on the way.
 */
export function graphTrace(o: Graph): Trace {
  const reads = askedOf(o).map((category, index) => readLine(o, category, index));
  return {
    givens: [],
    routes: [o.ask === "two-more" ? comparedWithThird(reads) : [...reads, ...calculation(o, reads)]],
  };
}

/** The answer after some lines have come to something else; undefined where that is no answer. */
export function answerWith(o: Graph, changed: ReadonlyMap<string, Written>): number | undefined {
  const end = rerun(graphTrace(o).routes[0] ?? [], changed);
  if (end === undefined || end.n % end.d !== 0 || end.n < 0) return undefined;
  return end.n / end.d;
}

export function answerOf(o: Graph): number {
  return answerWith(o, new Map()) ?? 0;
}

export function readId(index: number): string {
  return `read-${index + 1}`;
}

/** A scale of ones is read as it stands; else the marks or symbols are counted and multiplied. */
function readLine({ step, cut }: Graph, { marks, value }: Category, index: number): TraceLine {
  return step === 1
    ? line(readId(index), "add", [known("read", value)])
    : line(readId(index), "multiply", [known("marks", marks * cut, cut), known("step", step)]);
}

function calculation(o: Graph, [first, second, ...rest]: readonly TraceLine[]): TraceLine[] {
  if (first === undefined || second === undefined) return [];
  if (o.ask === "more" || o.ask === "fewer") return [line("difference", "subtract", [from(first), from(second)])];
  const sums = [together(first, second)];
  for (const [index, next] of rest.entries()) {
    sums.push(line(`together-${index + 3}`, "add", [from(sums.at(-1) ?? first), from(next)]));
  }
  return sums;
}

/** Two are read and put together before the third is looked at. */
function comparedWithThird([first, second, third]: readonly TraceLine[]): TraceLine[] {
  if (first === undefined || second === undefined || third === undefined) return [];
  const sum = together(first, second);
  return [first, second, sum, third, line("difference", "subtract", [from(sum), from(third)])];
}

function together(first: TraceLine, second: TraceLine): TraceLine {
  return line("together", "add", [from(first), from(second)]);
}
