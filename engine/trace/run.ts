import type { Source, TraceLine, TraceOperation } from "./types.ts";
import { gcd, lcm, lowest, written, type Written } from "./written.ts";

/**
 * What an operation gives, exactly and as it is written [TRC1]. Dividing by 0 has the bottom 0, which no caller lets pass
 * as an answer. `rename` and `wholes` keep what they are given but for its writing.
 */
export function run(operation: TraceOperation, [first = ZERO, ...others]: readonly Written[]): Written {
  switch (operation) {
    case "add":
    case "wholes":
      return others.reduce(sum, first);
    case "subtract":
      return others.reduce((x, { n, d }) => sum(x, { n: -n, d }), first);
    case "multiply":
      return others.reduce((x, y) => written(x.n * y.n, x.d * y.d), first);
    case "divide":
      return others.reduce((x, y) => written(x.n * y.d, x.d * y.n), first);
    case "common":
      return written(others.reduce((all, { n }) => lcm(all, n), first.n));
    case "common-factor":
      return written(others.reduce((all, { n }) => gcd(all, n), first.n));
    case "rename": {
      const bottom = others[0]?.n ?? first.d;
      return written((first.n * bottom) / first.d, bottom);
    }
    case "simplify":
      return lowest(first);
    case "quotient":
      return written(Math.floor(first.n / (others[0]?.n ?? 1)));
    case "remainder":
      return written(first.n % (others[0]?.n ?? 1));
    case "round": {
      const unit = others[0]?.n ?? 1;
      return written(Math.floor((2 * first.n + unit) / (2 * unit)) * unit);
    }
    case "compose":
      return others.reduce((all, { n }) => written(all.n * 10 + n), first);
  }
}

/** What a route ends in when these lines come to something else [TRC2]; undefined where that is no number. */
export function rerun(route: readonly TraceLine[], changed: ReadonlyMap<string, Written>): Written | undefined {
  const results = new Map(changed);
  for (const { id, operation, from } of route) {
    if (changed.has(id)) continue;
    const inputs = from.map((source) => ("line" in source ? results.get(source.line) : undefined) ?? source.value);
    results.set(id, run(operation, inputs));
  }
  const last = results.get(route.at(-1)?.id ?? "");
  return last !== undefined && isNumber(last) ? last : undefined;
}

/** Whether an operation came to a number at all, and to one that can be written. */
export function isNumber({ n, d }: Written): boolean {
  return d > 0 && Number.isInteger(n) && Number.isInteger(d);
}

/** A line that works out its own result. */
export function line(
  id: string,
  operation: TraceOperation,
  from: readonly Source[],
  more: Omit<TraceLine, "id" | "operation" | "from" | "result"> = {},
): TraceLine {
  const inputs = from.map(({ value }) => value);
  return { id, operation, from, result: run(operation, inputs), ...more };
}

/** A line's result as the input of a later one. */
export function from({ id, result }: TraceLine): Source {
  return { line: id, value: result };
}

const ZERO: Written = { n: 0, d: 1 };

/** Over the bottom they have, where it is one. */
function sum(x: Written, y: Written): Written {
  return x.d === y.d ? written(x.n + y.n, x.d) : written(x.n * y.d + y.n * x.d, x.d * y.d);
}
