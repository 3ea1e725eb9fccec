import { isAsRight, type Matches } from "./departures.ts";
import type { Trace, TraceLine } from "./types.ts";
import { asTyped, isSameValue, written } from "./written.ts";

/** A line on the way, and the numbers that it is met by. */
export interface OnTheWay {
  readonly line: TraceLine;
  readonly texts: readonly string[];
}

/**
 * The line that a value belongs to, on whatever way [TRC7]; undefined for a number of the problem, what has the value of
 * the answer, and everything else.
 *
 * @param given - what was said
 * @param matches - whether a number, as it is typed, is what was said
 */
export function lineOf(trace: Trace, given: string, matches: Matches): TraceLine | undefined {
  if (textsOfGivens(trace).includes(given.replaceAll(",", "").trim())) return undefined;
  return valuesOnTheWay(trace).find(({ line, texts }) =>
    line.asRight === undefined ? texts.some(matches) : isAsRight(line, given),
  )?.line;
}

/** All lines of all ways but those that come to the answer; of their numbers those that the problem does not show. */
export function valuesOnTheWay(trace: Trace): readonly OnTheWay[] {
  const ends = trace.routes.flatMap((route) => route.slice(-1));
  const isEnd = ({ result }: TraceLine) => ends.some((end) => isSameValue(end.result, result));
  const shown = textsOfGivens(trace);
  return trace.routes
    .flat()
    .flatMap((line) => [line, ...(line.inside ?? [])])
    .filter((line) => !isEnd(line))
    .map((line) => ({ line, texts: textsOf(line).filter((text) => !shown.includes(text)) }));
}

function textsOf({ result, style, worth }: TraceLine): readonly string[] {
  return [asTyped(result, style), ...(worth === undefined ? [] : [asTyped(written(worth))])];
}

/** Numbers of the problem, as they are typed. */
export function textsOfGivens({ givens }: Trace): readonly string[] {
  return givens.map(({ value, style }) => asTyped(value, style));
}
