import { isPrime, list } from "./kit-factors.ts";

/**
 * `prime`, `composite` and `rows` (a story) judge n. In `which` n is the prime card
 * among the composite cards d, e and f (or 1); in `which-composite` it is the composite one among
 * the primes that follow d, e and f. `smallest` wants its smallest factor above 1; `next` and `next-two`
 * the first and the second prime after n.
 */
export interface Primes {
  readonly [name: string]: number | string;
  readonly n: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly ask: "prime" | "composite" | "rows" | "which" | "which-composite" | "smallest" | "next" | "next-two";
}

/** The first prime above n. */
export function nextPrime(n: number): number {
  let p = n + 1;
  while (!isPrime(p)) p += 1;
  return p;
}

/** The cards that are not asked for. */
export function others(o: Primes): [number, number, number] {
  return o.ask === "which-composite" ? [nextPrime(o.d), nextPrime(o.e), nextPrime(o.f)] : [o.d, o.e, o.f];
}

/** The four cards. */
export function options(o: Primes): number[] {
  return [o.n, ...others(o)];
}

/** The primes whose squares are not past n: those that have to be tried. */
export function tests(n: number): number[] {
  return [2, 3, 5, 7, 11].filter((p) => p * p <= n);
}

/** Whether the sentence of a true-or-false question is true. */
export function truth(o: Primes): boolean {
  return o.ask === "prime" ? isPrime(o.n) : o.n > 1 && !isPrime(o.n);
}

/** The last hint before the answer: what to divide by. */
export function trial(n: number): string {
  return n < 4
    ? `Write $${n}$ as a multiplication in as many ways as you can.`
    : `Does ${list(tests(n), "or")} divide $${n}$ with nothing left over?`;
}
