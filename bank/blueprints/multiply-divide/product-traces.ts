import { from, line, written, type Source, type Trace, type TraceLine } from "#engine";
import { digitAt, digits } from "../kit.ts";
import { placeName } from "../place-words.ts";
import { known, traceOf } from "../trace-kit.ts";

/** So many equal groups: the fact, or one group after another. */
export function groupsTrace(groups: number, each: number): Trace {
  const group = known("each", each);
  return traceOf({ operation: "multiply", numbers: [written(groups), written(each)] }, (...inputs) => {
    const counted: TraceLine[] = [];
    for (let at = 2; at <= groups; at++) {
      const before = counted.at(-1);
      counted.push(line(`group-${at}`, "add", [before === undefined ? group : from(before), group]));
    }
    return [[line("fact", "multiply", inputs)], counted];
  });
}

/** How a fact comes of one or two that are known before it; none for 0, 1, 2 and 10, which are those. */
const BY_PARTS: Readonly<Record<number, readonly [groups: number, more: "again" | "each" | "less" | number]>> = {
  3: [2, "each"],
  4: [2, "again"],
  6: [5, "each"],
  7: [5, 2],
  8: [4, "again"],
  9: [10, "less"],
};

/** 7 × 8 by 5 × 8 and 2 × 8; undefined for what is known before. */
export function factByPartsTrace(a: number, b: number): Trace | undefined {
  const [groups, each] = a in BY_PARTS ? [a, b] : [b, a];
  const plan = BY_PARTS[groups];
  if (plan === undefined || each < 3 || each === 10) return undefined;
  const [count, more] = plan;
  return traceOf({ operation: "multiply", numbers: [written(a), written(b)] }, () => {
    const group = known("each", each);
    const some = line("some-groups", "multiply", [known("groups", count), group]);
    const rest = typeof more === "number" ? [line("more-groups", "multiply", [known("more", more), group])] : [];
    const joined = more === "again" ? from(some) : rest[0] === undefined ? group : from(rest[0]);
    return [[some, ...rest, line("total", more === "less" ? "subtract" : "add", [from(some), joined])]];
  });
}

/** a × b by the parts of a: 40 × 6, 3 × 6, and their sum. */
export function partialProductsTrace(a: number, b: number): Trace {
  return traceOf({ operation: "multiply", numbers: [written(a), written(b)] }, (_, second) => [
    summed(partsOf(a, (name, part) => line(name, "multiply", second ? [part, second] : [part]))),
  ]);
}

/** a × b by the rows of b: a × 4, a × 30, and their sum. */
export function rowsTrace(a: number, b: number): Trace {
  return traceOf({ operation: "multiply", numbers: [written(a), written(b)] }, (first) => [
    first === undefined ? [] : summed(partsOf(b, (name, part) => rowOf(first, name, part))),
  ]);
}

/** a × 30 is 3 times a, ten times. */
function rowOf(first: Source, name: string, part: Source): TraceLine {
  const row = line(name, "multiply", [first, part]);
  if (name !== "tens") return row;
  const alone = line("tens-alone", "multiply", [first, known("tens-digit", part.value.n / 10)]);
  return { ...row, inside: [alone, line("times-ten", "multiply", [from(alone), known("ten", 10)])] };
}

/** Long division that leaves nothing over: from the left, what is left over stands with the next digit. */
export function divisionTrace(dividend: number, divisor: number): Trace {
  return traceOf({ operation: "divide", numbers: [written(dividend), written(divisor)] }, (_, by) => {
    if (by === undefined) return [];
    const lines: TraceLine[] = [];
    const answer: TraceLine[] = [];
    let left: TraceLine | undefined;
    for (const [place] of [...digits(dividend).entries()].toReversed()) {
      const name = placeName(place);
      const digit = known(`${name}-of-a`, digitAt(dividend, place));
      const here = left === undefined ? undefined : line(`${name}-to-share`, "compose", [from(left), digit]);
      const shared = here === undefined ? digit : from(here);
      const quotient = line(name, "quotient", [shared, by]);
      left = line(`${name}-left`, "remainder", [shared, by]);
      lines.push(...(here === undefined ? [] : [here]), quotient, ...(place === 0 ? [] : [left]));
      answer.push(quotient);
    }
    return [[...lines, line("quotient", "compose", answer.map(from))]];
  });
}

/** One line for each digit that is not 0, the ones first. */
function partsOf(n: number, toLine: (name: string, part: Source) => TraceLine): readonly TraceLine[] {
  return digits(n).flatMap((digit, place) =>
    digit === 0 ? [] : [toLine(placeName(place), known(`${placeName(place)}-of-it`, digit * 10 ** place))],
  );
}

function summed(parts: readonly TraceLine[]): readonly TraceLine[] {
  return parts.length < 2 ? parts : [...parts, line("total", "add", parts.map(from))];
}
