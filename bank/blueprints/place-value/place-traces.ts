import { from, line, written, type Source, type Trace } from "#engine";
import { digitAt, digits } from "../kit.ts";
import { placeName } from "../place-words.ts";
import { known, traceOf } from "../trace-kit.ts";
import { valueAt, type Expanded } from "./expand-kit.ts";
import { regrouped, type Places } from "./pv3-kit.ts";

/** Parts put together to a number, or one part by its digit; what is answered in words or as a sum has no trace. */
export function expandedTrace(o: Expanded): Trace | undefined {
  switch (o.ask) {
    case "sum":
    case "words":
      return summed(digits(o.n).map((_, place) => valueAt(o.n, place)));
    case "part":
      return worth(digitAt(o.n, o.hide), o.hide);
    default:
      return undefined;
  }
}

/** One number of a number's places; what is answered in several boxes has no trace. */
export function placesTrace(o: Places): Trace | undefined {
  switch (o.ask) {
    case "blocks":
    case "scrambled":
      return summed(digits(o.n).map((digit, place) => digit * 10 ** place));
    case "regrouped":
      return summed(regrouped(o).map((count, place) => count * 10 ** place));
    case "value":
      return worth(digitAt(o.n, o.place), o.place);
    case "whole-tens":
      return traceOf({ numbers: [written(o.n)] }, (n) => [
        [line("tens", "quotient", [...(n ? [n] : []), known("ten", 10)])],
      ]);
    default:
      return undefined;
  }
}

/** What each place is worth, put together from the highest on. */
function summed(parts: readonly number[]): Trace {
  const sources = parts.flatMap((part, place): Source[] => (part === 0 ? [] : [known(placeName(place), part)]));
  const [last = known("nothing", 0), ...before] = sources;
  return traceOf({ numbers: [] }, () => {
    if (before.length < 2) return [[line("number", "add", [...before, last])]];
    const two = line("two-places", "add", before.toReversed());
    return [[two, line("number", "add", [from(two), last])]];
  });
}

function worth(digit: number, place: number): Trace {
  return traceOf({ numbers: [] }, () => [
    [line("worth", "multiply", [known("digit", digit), known(placeName(place), 10 ** place)])],
  ]);
}
