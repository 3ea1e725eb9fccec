/** What is asked of a list of numbers. */
export type Ask = "range" | "median" | "mean" | "missing";

/** Three to six numbers in the order in which they are told; of a missing one the last is not told. */
export interface NumberList {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly count: number;
  readonly ask: Ask;
}

export function numbersOf({ a, b, c, d, e, f, count }: NumberList): readonly number[] {
  return [a, b, c, d, e, f].slice(0, count);
}

/** What the question tells. */
export function toldOf(o: NumberList): readonly number[] {
  return o.ask === "missing" ? numbersOf(o).slice(0, -1) : numbersOf(o);
}

export function inOrder(o: NumberList): readonly number[] {
  return toldOf(o).toSorted((x, y) => x - y);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

export function meanOf(o: NumberList): number {
  return sum(numbersOf(o)) / o.count;
}

/** The two numbers in the middle of the order; one and the same where their count is odd. */
export function middlesOf(o: NumberList): readonly [lower: number, upper: number] {
  const ordered = inOrder(o);
  const at = (ordered.length - 1) / 2;
  return [ordered[Math.floor(at)] ?? 0, ordered[Math.ceil(at)] ?? 0];
}

export function medianOf(o: NumberList): number {
  const [lower, upper] = middlesOf(o);
  return (lower + upper) / 2;
}

export function endsOf(o: NumberList): readonly [least: number, greatest: number] {
  const ordered = inOrder(o);
  return [ordered[0] ?? 0, ordered.at(-1) ?? 0];
}

export function listAnswer(o: NumberList): number {
  const [least, greatest] = endsOf(o);
  switch (o.ask) {
    case "range":
      return greatest - least;
    case "median":
      return medianOf(o);
    case "mean":
      return meanOf(o);
    case "missing":
      return numbersOf(o).at(-1) ?? 0;
  }
}

/** "4, 7, 9 and 12". */
export function told(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)}`;
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six"] as const;

/** How many there are, as a word: a number in figures would be one of the list. */
export function countWord(n: number): string {
  return WORDS[n] ?? String(n);
}
