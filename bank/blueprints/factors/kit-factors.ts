/** Facts about whole numbers that the blueprints of this strand share. */

/** All factors of a positive whole number, smallest first. */
export function divisors(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index + 1).filter((d) => n % d === 0);
}

/** The smallest factor above 1; n itself for a prime. For n of 2 or more. */
export function smallestPrimeFactor(n: number): number {
  let d = 2;
  while (d * d <= n && n % d !== 0) d += 1;
  return d * d <= n ? d : n;
}

export function isPrime(n: number): boolean {
  return n > 1 && smallestPrimeFactor(n) === n;
}

/** "3, 6 and 9". */
export function list(entries: readonly (number | string)[], last = "and"): string {
  return entries.length < 2 ? entries.join("") : `${entries.slice(0, -1).join(", ")} ${last} ${entries.at(-1)}`;
}

/** "$3$, $6$ and $9$". */
export function told(numbers: readonly (number | string)[], last?: string): string {
  return list(
    numbers.map((n) => `$${n}$`),
    last,
  );
}

export const COMMAS = "Put commas between the numbers.";
export const ALL_POSSIBLE = `Write all the numbers that are possible. ${COMMAS}`;

/** "3rd", "11th", "22nd". */
export function ordinal(n: number): string {
  const teens = n % 100 > 10 && n % 100 < 14;
  return `${n}${teens ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;
}

/** The numbers as choices, smallest first, so that their order tells nothing. */
export function choicesOf(values: readonly number[]): string[] {
  return values.toSorted((a, b) => a - b).map(String);
}

/** Boolean answers: the buggy verdict where it differs from the truth. */
export function mistaken(says: boolean, truth: boolean): string | undefined {
  return says === truth ? undefined : String(says);
}
