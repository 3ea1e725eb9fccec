import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { borrowColumns, digitAt, digits } from "./kit.ts";
import { placeName } from "./place-words.ts";
import { known, traceOf } from "./trace-kit.ts";

interface Pair {
  readonly a: number;
  readonly b: number;
}

/** Written addition, place by place; and by jumps from the first number, the highest place first. */
export function additionTrace(o: Pair): Trace {
  return traceOf({ operation: "add", numbers: [written(o.a), written(o.b)] }, (start) => [
    addedByPlaces(o),
    byJumps("add", start, o.b),
  ]);
}

/** The likely ways of a child to a sum or a difference, as one calculation each: at once, and by jumps. */
export function likelyWays(operation: "add" | "subtract", o: Pair): Pick<Trace, "givens" | "routes"> {
  return traceOf({ operation, numbers: [written(o.a), written(o.b)] }, (start, by) => [
    [
      line(
        "at-once",
        operation,
        [start, by].filter((source) => source !== undefined),
      ),
    ],
    byJumps(operation, start, o.b),
  ]);
}

/** Written subtraction with trading, place by place; and by jumps back. */
export function subtractionTrace(o: Pair): Trace {
  return traceOf({ operation: "subtract", numbers: [written(o.a), written(o.b)] }, (start) => [
    takenByPlaces(o),
    byJumps("subtract", start, o.b),
  ]);
}

function addedByPlaces({ a, b }: Pair): readonly TraceLine[] {
  const lines: TraceLine[] = [];
  const kept: TraceLine[] = [];
  const width = Math.max(digits(a).length, digits(b).length);
  let carried: TraceLine | undefined;
  for (let place = 0; place < width; place++) {
    const name = placeName(place);
    const own = [digitOf("a", a, place), digitOf("b", b, place)];
    const column = inPlace(place, line(name, "add", [...own, ...(carried ? [from(carried)] : [])]));
    lines.push({ ...column, ...insideOf(name, own, carried) });
    carried = undefined;
    if (column.result.n > 9 && place < width - 1) {
      const ten = known("ten", 10);
      kept.unshift(inPlace(place, line(`${name}-keep`, "remainder", [from(column), ten])));
      carried = inPlace(place + 1, line(`${name}-carry`, "quotient", [from(column), ten]));
      lines.push(...kept.slice(0, 1), carried);
    } else kept.unshift(column);
  }
  return [...lines, line("total", "compose", kept.map(from))];
}

/** The two digits first, and then what was carried. */
function insideOf(name: string, own: readonly Source[], carried: TraceLine | undefined): Pick<TraceLine, "inside"> {
  if (carried === undefined) return {};
  const plain = line(`${name}-plain`, "add", own);
  return { inside: [plain, line(`${name}-and-carry`, "add", [from(plain), from(carried)])] };
}

/** In each place first what stands there when all trading is done, then what is taken from it. */
function takenByPlaces(o: Pair): readonly TraceLine[] {
  const lines: TraceLine[] = [];
  const left: TraceLine[] = [];
  const borrows = borrowColumns(o.a, o.b);
  for (const [place, isBorrowed] of borrows.entries()) {
    const name = placeName(place);
    let top = digitOf("a", o.a, place);
    const trade = (id: string, operation: "add" | "subtract", by: Source): void => {
      const traded = inPlace(place, line(`${name}-${id}`, operation, [top, by]));
      lines.push(traded);
      top = from(traded);
    };
    if (isBorrowed) trade("traded-for", "add", known("ten", 10));
    if (borrows[place - 1] === true) trade("lent", "subtract", known("one", 1));
    const column = inPlace(place, line(name, "subtract", [top, digitOf("b", o.b, place)]));
    lines.push(column);
    left.unshift(column);
  }
  return [...lines, line("difference", "compose", left.map(from))];
}

/** 47 + 16: 47 + 10 = 57, 57 + 6 = 63. */
function byJumps(operation: "add" | "subtract", start: Source, b: number): readonly TraceLine[] {
  const lines: TraceLine[] = [];
  for (const [place, digit] of [...digits(b).entries()].toReversed()) {
    if (digit === 0) continue;
    const last = lines.at(-1);
    const jump = known(`${placeName(place)}-of-b`, digit * 10 ** place);
    lines.push(line(`jump-${placeName(place)}`, operation, [last === undefined ? start : from(last), jump]));
  }
  return lines;
}

function digitOf(name: string, n: number, place: number): Source {
  return known(`${placeName(place)}-of-${name}`, digitAt(n, place));
}

/** A digit is worth what its place says. */
function inPlace(place: number, own: TraceLine): TraceLine {
  return { ...own, worth: own.result.n * 10 ** place };
}
