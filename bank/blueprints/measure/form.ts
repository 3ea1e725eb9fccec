import { from, line, lowest, type Source, type Trace, type TraceLine } from "#engine";
import { known } from "../trace-kit.ts";

/** What a line of a solution is in words. */
export interface LineWords {
  /** What is done and why, as a step of the worked solution. */
  readonly step: string;
  /** What its result is, after "that is". */
  readonly is: string;
  /** The question that it answers. */
  readonly ask: string;
  /** What is counted where the same comes several times. */
  readonly parts?: "rows" | "sides";
  /** What is left to do at it where a line before it is still to be found; else its question. */
  readonly afterwards?: string;
  /** The question that is asked where its inputs were found and only it is missing; else one is made from its numbers. */
  readonly way?: string;
  /** Of a line that is worked out in pieces what is done at each of them; tens and ones where nothing is said. */
  readonly pieces?: readonly string[];
}

/** One kind of question. */
export interface Form<O> {
  readonly trace: (o: O) => Trace;
  /** Words of each line of the taught route, by its id. */
  readonly lines: Readonly<Record<string, (o: O) => LineWords>>;
  /** The first hint: where to look. */
  readonly point: (o: O) => string;
  /** The second: what holds. */
  readonly rule: (o: O) => string;
  /** Whether it goes from the whole to a side. */
  readonly isBackwards: boolean;
}

/** So many times the same; and by tens and ones where one of the numbers has two digits. */
export function product(id: string, times: Source, each: Source): TraceLine {
  const whole = line(id, "multiply", [times, each]);
  const [big, small] = times.value.n >= each.value.n ? [times, each] : [each, times];
  const ones = big.value.n % 10;
  if (big.value.n < 11 || big.value.n > 99 || ones === 0 || small.value.n > 9) return whole;
  const part = (name: string, n: number) =>
    line(`${id}-${name}`, "multiply", big === times ? [known(name, n), small] : [small, known(name, n)]);
  const [tens, rest] = [part("tens", big.value.n - ones), part("ones", ones)];
  return { ...whole, inside: [tens, rest, line(`${id}-together`, "add", [from(tens), from(rest)])] };
}

/** A division that comes out even. */
export function divided(id: string, inputs: readonly Source[]): TraceLine {
  const own = line(id, "divide", inputs);
  return { ...own, result: lowest(own.result) };
}
