import { evaluate, numbers, theOnly } from "./read-stem.ts";
import type { BlindItem } from "./types.ts";

export function solveMultiples({ stem, choices }: BlindItem): readonly string[] | undefined {
  if (stem.endsWith("Put commas between the numbers.")) return solveSeveral(stem);
  const found = numbers(stem.replaceAll(/\(.*?\)/gu, ""));
  const [first, second, third] = found;
  if (first === undefined || second === undefined) {
    const pack = first;
    return pack !== undefined && /^Every .* holds /u.test(stem) ? theOnly(choices, (n) => divides(pack, n)) : undefined;
  }
  if (stem.includes("True or false?")) {
    if (/is a multiple of \$\d+\$\.$/u.test(stem)) return [String(divides(second, first))];
    if (/^You count up in \d+s, starting at \$0\$/u.test(stem)) return [String(divides(first, third ?? ""))];
    if (/puts the \w+ in groups of \d+\. True/u.test(stem)) return [String(divides(second, first))];
    if (/multiple of both|with none left over, and also in groups of/u.test(stem) && third !== undefined) {
      return [String(divides(second, first) && divides(third, first))];
    }
    return undefined;
  }
  if (stem.includes("multiple of both") || /into groups of \d+, or into groups of/u.test(stem)) {
    return theOnly(choices, (n) => divides(first, n) && divides(second, n));
  }
  if (stem.startsWith("Which number is a multiple of")) return theOnly(choices, (n) => divides(first, n));
  const nth = stem.match(/the (\d+)(?:st|nd|rd|th) (?:multiple of \$(\d+)\$|number)/u);
  if (nth) return [evaluate(`${nth[1]} * ${nth[2] ?? first}`)];
  if (/^What is the .* multiple of .* (?:after|greater than)/u.test(stem)) {
    return [evaluate(`(floor(${second} / ${first}) + 1) * ${first}`)];
  }
  if (/only in full .* needs/u.test(stem)) return [evaluate(`ceil(${second} / ${first}) * ${first}`)];
  return undefined;
}

const HOW_MANY: Readonly<Record<string, number>> = { three: 3, four: 4, five: 5 };

/** Several numbers to write: found by trying one whole number after another. */
function solveSeveral(stem: string): readonly string[] | undefined {
  const [first = 1, second = 1, third = 1] = numbers(stem)
    .map(Number)
    .filter((n) => n !== 0);
  const length = HOW_MANY[stem.match(/Write the (?:first )?(three|four|five)\b/u)?.[1] ?? ""];
  if (length !== undefined && /multiples of both|flash together the next|clap together/u.test(stem)) {
    return upTo(1000, (n) => n % first === 0 && n % second === 0, length);
  }
  if (
    length !== undefined &&
    /first \w+ multiples of|counts up in \d+s, starting at \$0\$|^Every \w+ holds/u.test(stem)
  ) {
    return upTo(200, (n) => n % first === 0, length);
  }
  if (/greater than .* and less than|after .* and before|more than .* and fewer than/u.test(stem)) {
    return upTo(400, (n) => n % first === 0 && second < n && n < third);
  }
  const divided = /all the factors of|Which whole numbers divide|in equal rows, with none left over/u.test(stem);
  return divided ? upTo(first, (n) => first % n === 0) : undefined;
}

/** The whole numbers from 1 on that fit, `length` of them if told, as one text. */
function upTo(limit: number, fits: (n: number) => boolean, length = limit): readonly string[] {
  const tried = Array.from({ length: limit }, (_, index) => index + 1);
  return [tried.filter(fits).slice(0, length).join(", ")];
}

export function solvePrimes({ stem, choices, diagram }: BlindItem): readonly string[] | undefined {
  const [n] = numbers(stem);
  if (stem.startsWith("Here is one row of dots.")) {
    return diagram?.type === "array" ? [String(isComposite(diagram.columns * diagram.rows))] : undefined;
  }
  if (n === undefined) return undefined;
  if (stem.includes("True or false?")) {
    if (/is a prime number|has exactly two factors/u.test(stem)) return [String(isPrime(Number(n)))];
    return /is a composite number|two or more equal rows/u.test(stem) ? [String(isComposite(Number(n)))] : undefined;
  }
  if (/Which (?:number|card).*\bprime\b/u.test(stem)) return theOnly(choices, (choice) => isPrime(Number(choice)));
  if (/Which (?:number|card).*\bcomposite\b/u.test(stem))
    return theOnly(choices, (choice) => isComposite(Number(choice)));
  const after = primesFrom(Number(n) + 1);
  if (/second (?:prime number after|clap)/u.test(stem)) return [String(after[1])];
  if (/prime number after|prime number greater than|stops at the next prime/u.test(stem)) return [String(after[0])];
  if (/smallest factor greater than|smallest prime number that divides/u.test(stem)) {
    const factor = primesFrom(2).find((p) => divides(String(p), n));
    return factor === undefined ? undefined : [String(factor)];
  }
  return undefined;
}

/** By counting every divisor, as the word is defined. */
function factorCount(n: number): number {
  return Array.from({ length: n }, (_, index) => index + 1).filter((d) => n % d === 0).length;
}

function isPrime(n: number): boolean {
  return factorCount(n) === 2;
}

function isComposite(n: number): boolean {
  return factorCount(n) > 2;
}

/** The primes among the twenty numbers from `start` on. */
function primesFrom(start: number): number[] {
  return Array.from({ length: 20 }, (_, index) => start + index).filter(isPrime);
}

export function solveGreatest({ stem }: BlindItem): readonly string[] | undefined {
  if (stem.endsWith("Put commas between the numbers.")) {
    const wanted = /all the common factors of|Which whole numbers divide|How many packs can|long can a piece be\?/u;
    const given = numbers(stem).map(Number);
    return wanted.test(stem) ? upTo(100, (n) => given.every((number) => number % n === 0)) : undefined;
  }
  const known =
    /greatest common factor|largest whole number that divides|largest number in (?:both|all three) lists|greatest number of packs|equal pieces.* greatest length/u;
  return known.test(stem) ? [evaluate(`gcd(${numbers(stem).join(", ")})`)] : undefined;
}

export function solveLeast({ stem }: BlindItem): readonly string[] | undefined {
  const known =
    /least common multiple|is a multiple of|first number above|next flash together|back at the start together|same number of/u;
  const found = numbers(stem.replaceAll(/(?:above|at) \$0\$/gu, ""));
  return known.test(stem) ? [evaluate(`lcm(${found.join(", ")})`)] : undefined;
}

function divides(factor: string, n: string): boolean {
  return evaluate(`mod(${n}, ${factor}) == 0`) === "true";
}
