import { isAsRight, type Matches } from "./departures.ts";
import type { Trace, TraceLine } from "./types.ts";
import { asTyped, isSameValue, written } from "./written.ts";

/**
 * The line that a value belongs to, on whatever way [TRC7]; undefined for a number of the problem, what has the value of
 * the answer, and everything else.
 *
 * @param given - what was said
 * @param matches - whether a number, as it is typed, is what was said
 */
export function lineOf(trace: Trace, given: string, matches: Matches): TraceLine | undefined {
  const plain = given.replaceAll(",", "").trim();
  if (trace.givens.some(({ value, style }) => asTyped(value, style) === plain)) return undefined;
  return valuesOnTheWay(trace).find(({ line, texts }) =>
    line.asRight === undefined ? texts.some(matches) : isAsRight(line, given),
  )?.line;
}

/** All lines of all ways but those that come to the answer, with the numbers that each is met by. */
export function valuesOnTheWay(
  trace: Trace,
): readonly { readonly line: TraceLine; readonly texts: readonly string[] }[] {
  const ends = trace.routes.flatMap((route) => route.slice(-1));
  const isEnd = ({ result }: TraceLine) => ends.some((end) => isSameValue(end.result, result));
  return trace.routes
    .flat()
    .flatMap((line) => [line, ...(line.inside ?? [])])
    .filter((line) => !isEnd(line))
    .map((line) => ({
      line,
      texts: [asTyped(line.result, line.style), ...(line.worth === undefined ? [] : [asTyped(written(line.worth))])],
    }));
}
