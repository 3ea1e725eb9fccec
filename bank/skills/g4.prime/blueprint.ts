import { defineBlueprint, type BlueprintStep, type HintLadder } from "#engine";
import { count } from "../../blueprints/kit.ts";
import { step } from "../../blueprints/line-steps.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { choicesOf, divisors, isPrime, list, smallestPrimeFactor, told } from "../../blueprints/factors/kit-factors.ts";
import { primeRules } from "../../blueprints/factors/prime-rules.ts";
import {
  nextPrime,
  options,
  others,
  tests,
  trial,
  truth,
  type Primes,
} from "../../blueprints/factors/prime-numbers.ts";

/** Composite numbers that look prime: odd, and not ending in 5. */
const HIDDEN = [39, 49, 51, 57, 63, 69, 77, 81, 87, 91, 93, 99];

/** Tell prime from composite. */
export const blueprint = defineBlueprint<Primes>({
  id: "g4.prime",
  version: 14,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { n: [1, 12] },
      choices: { ...cards([1, 4, 6, 8, 9, 10, 12]), ask: ["prime", "composite", "rows", "which", "which"] },
      where: fits,
    },
    2: {
      ranges: { n: [1, 30] },
      choices: {
        ...cards([1, 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 25, 27]),
        ask: ["prime", "rows", "which", "which", "which", "which-composite"],
      },
      where: (o) => fits(o) && o.n > 7 && (o.ask !== "rows" || o.n > 11),
    },
    3: {
      ranges: { n: [11, 50] },
      choices: {
        ...cards([9, 12, 15, 18, 21, 25, 27, 33, 35, 38, 39, 45, 49]),
        ask: ["prime", "rows", "which", "which", "which-composite", "next"],
      },
      where: (o) => fits(o) && (o.n % 2 === 1 || o.ask === "next") && o.n % 10 !== 5 && passesSome(o),
    },
    4: {
      ranges: { n: [39, 100] },
      choices: { ...cards(HIDDEN), ask: ["prime", "rows", "which", "which-composite", "next", "next"] },
      where: (o) => fits(o) && (o.ask === "next" || hidden(o.n)) && passesSome(o),
    },
    5: {
      ranges: { n: [49, 100] },
      choices: { ...cards(HIDDEN), ask: ["which", "which-composite", "next", "smallest", "next-two", "next-two"] },
      where: (o) => fits(o) && (counting(o) || hidden(o.n)) && passesSome(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => o.n / 100 },
    { name: "odd-so-not-settled-at-a-glance", weight: 1, of: (o) => (odd(o.n) ? 1 : 0) },
    { name: "divisions-to-try", weight: 2, of: (o) => tests(o.n).length / 4 },
    { name: "found-not-judged", weight: 2, of: (o) => found[o.ask] },
  ],
  stems: [
    ...wordings<Primes>((o) => o.ask === "prime", {
      prime: (o) => `True or false? $${o.n}$ is a prime number.`,
      "says-prime": (o, c) => `${c.names[0]} says that $${o.n}$ is a prime number. True or false?`,
    }),
    // Who mixes up the words is not seen where none of them is said.
    ...wordings<Primes>((o) => o.ask === "prime" && o.n > 1 && odd(o.n), {
      "two-factors": (o) => `True or false? The number $${o.n}$ has exactly two factors.`,
    }),
    ...wordings<Primes>((o) => o.ask === "composite", {
      composite: (o) => `True or false? $${o.n}$ is a composite number.`,
      "says-composite": (o, c) => `${c.names[0]} says that $${o.n}$ is a composite number. True or false?`,
    }),
    ...wordings<Primes>((o) => o.ask === "rows", {
      rows: (o, c) =>
        `${c.names[0]} has ${count(o.n, c.thing)}.${isPictured(o) ? " The picture shows them in one row." : ""} True or false? All the ${c.thing.many} together can make ` +
        `two or more equal rows, with two or more ${c.thing.many} in each row.`,
    }),
    ...wordings<Primes>(isPictured, {
      "rows-of-dots": () =>
        "Here is one row of dots. True or false? The same dots can make two or more equal rows, with two or more dots in each row.",
    }),
    ...wordings<Primes>((o) => o.ask === "which", {
      which: (o) => `Which number is prime: ${listed(o)}?`,
      "which-cards": (o, c) =>
        `${c.names[0]} has four number cards: ${listed(o, "and")}. Which card shows a prime number?`,
    }),
    ...wordings<Primes>((o) => o.ask === "which-composite", {
      "which-composite": (o) => `Which number is composite: ${listed(o)}?`,
      "which-composite-cards": (o, c) =>
        `${c.names[0]} has four number cards: ${listed(o, "and")}. Which card shows a composite number?`,
    }),
    ...wordings<Primes>((o) => o.ask === "next", {
      next: (o) => `What is the first prime number after $${o.n}$?`,
      "next-greater": (o) => `What is the smallest prime number greater than $${o.n}$?`,
      "next-counting": (o, c) =>
        `${c.names[0]} counts on from $${o.n}$ and stops at the next prime number. At which number does ${c.names[0]} stop?`,
    }),
    ...wordings<Primes>((o) => o.ask === "smallest", {
      smallest: (o) => `$${o.n}$ is composite. What is its smallest factor greater than $1$?`,
      "smallest-prime": (o) => `What is the smallest prime number that divides $${o.n}$ with nothing left over?`,
    }),
    ...wordings<Primes>((o) => o.ask === "next-two", {
      "next-two": (o) => `What is the second prime number after $${o.n}$?`,
    }),
    // Who begins at a prime may clap at it.
    ...wordings<Primes>((o) => o.ask === "next-two" && !isPrime(o.n), {
      "next-two-counting": (o, c) =>
        `${c.names[0]} counts on from $${o.n}$ and claps at each prime number. At which number is the second clap?`,
    }),
  ],
  answer: (o) => {
    switch (o.ask) {
      case "prime":
      case "composite":
      case "rows":
        return { kind: "boolean", canonical: String(truth(o)) };
      case "which":
      case "which-composite":
        return { kind: "choice", canonical: String(o.n), choices: choicesOf(options(o)) };
      default:
        return { kind: "integer", canonical: String(target(o)) };
    }
  },
  steps,
  hints,
  distractors: [
    { strategy: "another-card", wrong: (o) => (o.ask.startsWith("which") ? String(others(o)[1]) : undefined) },
    { strategy: "last-card", wrong: (o) => (o.ask.startsWith("which") ? String(others(o)[2]) : undefined) },
    { strategy: "one-prime-too-far", wrong: (o) => (counting(o) ? String(nextPrime(target(o))) : undefined) },
    { strategy: "the-number-itself", wrong: (o) => (o.ask === "smallest" ? String(o.n) : undefined) },
  ],
  misconceptions: primeRules,
  diagram: (o) =>
    isPictured(o) ? { type: "array", alt: `${o.n} dots in one row.`, rows: 1, columns: o.n } : undefined,
});

const found: Readonly<Record<Primes["ask"], number>> = {
  prime: 0,
  composite: 0,
  rows: 0.2,
  which: 0.4,
  "which-composite": 0.4,
  next: 0.6,
  smallest: 0.8,
  "next-two": 1,
};

function isPictured(o: Primes): boolean {
  return o.ask === "rows" && o.n <= 12;
}

/** Where the other cards come from. */
function cards(from: readonly number[]): { d: readonly number[]; e: readonly number[]; f: readonly number[] } {
  return { d: from, e: from, f: from };
}

/** What each question needs of its numbers. */
function fits(o: Primes): boolean {
  switch (o.ask) {
    case "which":
      return new Set(options(o)).size === 4 && isPrime(o.n) && others(o).some((n) => odd(n));
    case "which-composite":
      return new Set(options(o)).size === 4 && !isPrime(o.n) && o.n > 3;
    case "rows":
      return o.n > 3;
    case "smallest":
      return !isPrime(o.n);
    default:
      return true;
  }
}

function odd(n: number): boolean {
  return n % 2 === 1;
}

/** Neither even nor ending in 5: a look at the last digit does not settle it. */
function hidden(n: number): boolean {
  return n % 2 === 1 && n % 5 !== 0;
}

/** On the way to the next prime there is a number to rule out. */
function passesSome(o: Primes): boolean {
  return !counting(o) || nextPrime(o.n) > o.n + 1;
}

function counting(o: Primes): boolean {
  return o.ask === "next" || o.ask === "next-two";
}

/** The number to find. */
function target(o: Primes): number {
  if (o.ask === "smallest") return smallestPrimeFactor(o.n);
  return o.ask === "next-two" ? nextPrime(nextPrime(o.n)) : nextPrime(o.n);
}

function listed(o: Primes, last = "or"): string {
  return told(choicesOf(options(o)), last);
}

/** Why a number is prime or not, as one worked step. */
function reason(n: number): BlueprintStep {
  if (n === 1) return step("1 has only one factor, so it is neither prime nor composite.", "1 = 1 \\times 1");
  const d = smallestPrimeFactor(n);
  if (d < n) return step(`${d} divides ${n}, so ${n} is composite.`, `${n} = ${d} \\times ${n / d}`);
  const tried = tests(n);
  if (tried.length === 0) return step(`Only 1 and ${n} divide ${n}, so ${n} is prime.`, `${n} = 1 \\times ${n}`);
  const enough = nextPrime(tried.at(-1) ?? 1);
  return step(
    `Divide ${n} by ${list(tried)}: ${tried.length > 1 ? "something is left over every time, so no multiple of these" : "1 is left over, so no multiple of 2"} divides ${n} either. Factors besides 1 and ${n} would both be ${enough} or more, but ${enough} × ${enough} is ${enough * enough} already. So ${n} is prime.`,
    tried.map((p) => `${n} = ${p} \\times ${Math.floor(n / p)} + ${n % p}`).join(",\\; "),
  );
}

function steps(o: Primes): BlueprintStep[] {
  const meaning = step(
    o.ask === "which"
      ? "A prime number has exactly two factors: 1 and itself. Test each number."
      : "A composite number has a factor besides 1 and itself. A prime number has none. Test each number.",
    choicesOf(options(o)).join(",\\; "),
  );
  const all = step(`Find the factors of ${o.n}.`, divisors(o.n).join(",\\; "));
  switch (o.ask) {
    case "prime":
    case "composite":
    case "rows": {
      const { explanation, math } = reason(o.n);
      const says = `The sentence is ${truth(o)}.`;
      return [all, step(`${explanation} ${says}`, math, String(truth(o)))];
    }
    case "which":
    case "which-composite":
      return [meaning, ...others(o).map(reason), { ...reason(o.n), value: String(o.n) }];
    case "smallest":
      return [
        step(
          "Try the primes in order, the smallest first.",
          tests(o.n)
            .filter((p) => p <= target(o))
            .join(",\\; "),
        ),
        step(
          `${target(o)} is the first that divides ${o.n}.`,
          `${o.n} = ${target(o)} \\times ${o.n / target(o)}`,
          target(o),
        ),
      ];
    default: {
      const first = nextPrime(o.n);
      const passed = Array.from({ length: first - o.n - 1 }, (_, index) => o.n + 1 + index);
      const skip: BlueprintStep = step(
        `Skip the composite numbers after ${o.n}.`,
        passed.map((n) => `${n} = ${smallestPrimeFactor(n)} \\times ${n / smallestPrimeFactor(n)}`).join(",\\; "),
      );
      const stop = { ...reason(first), value: String(first) };
      return o.ask === "next" ? [skip, stop] : [skip, stop, { ...reason(target(o)), value: String(target(o)) }];
    }
  }
}

/** By what divides it, unless that is the prime number that is looked for. */
function whyNot(o: Primes): string {
  const factor = smallestPrimeFactor(o.d);
  if (o.d === 1) return "not prime: it has a single factor";
  return factor === o.n ? "composite" : `not prime, because $${factor}$ divides it`;
}

function hints(o: Primes): HintLadder {
  switch (o.ask) {
    case "prime":
    case "composite":
      return [
        `Which numbers divide $${o.n}$ with nothing left over?`,
        "Every number above 1 has two factors: 1 and itself. A prime number has no others. A composite number has more.",
        trial(o.n),
      ];
    case "rows":
      return [
        `Can you write $${o.n}$ as a multiplication of two numbers that are both bigger than 1?`,
        "The number of rows times the number in each row gives the total. A prime number is only 1 times itself, so it makes a single long row.",
        trial(o.n),
      ];
    case "which":
      return [
        "Which of the numbers can you write as a multiplication of two smaller numbers? Put those aside.",
        "A prime number has exactly two factors: itself and 1.",
        `$${o.d}$ is ${whyNot(o)}. Test the others.`,
      ];
    case "which-composite":
      return [
        "Which of the numbers can you write as a multiplication of two smaller numbers?",
        "A composite number has more factors than itself and 1.",
        `$${others(o)[0]}$ is prime: only $1$ and $${others(o)[0]}$ divide it. Test the others.`,
      ];
    case "smallest":
      return [
        `Is $${o.n}$ even? If not, which prime number would you try next?`,
        "Try the prime numbers in order, the smallest first, and stop at the first that leaves nothing over.",
        target(o) === 3
          ? `$${o.n}$ is odd, so 2 does not divide it. Try each next prime number: when is nothing left over?`
          : `The digits of $${o.n}$ add up to $${digitSum(o.n)}$, so 3 does not divide it. Go on with the next primes.`,
      ];
    default:
      return [
        `Look at the numbers that come after $${o.n}$, in order. Which of them can you rule out at once?`,
        "Skip even numbers, numbers that end in 5, and multiples of 3 or 7.",
        o.ask === "next-two"
          ? `${divideEach(o)} Where something is left over every time, the number is prime. Go on until you have met two.`
          : `${divideEach(o)} Stop where something is left over every time.`,
      ];
  }
}

/** Below 121. Where one number alone lies between, to skip it would show the answer. */
function divideEach({ ask, n }: Primes): string {
  const isShort = ask === "next" && nextPrime(n) === n + 2;
  const after = isShort ? `Divide each number after $${n}$` : `${skipped(n + 1)} Divide each number after it`;
  return `${after} by 2, 3, 5 and 7. For numbers as small as these, that is enough.`;
}

/** The first number that is no prime, and why. */
function skipped(n: number): string {
  return n % 2 === 0 ? `$${n}$ is even, so skip it.` : `$${smallestPrimeFactor(n)}$ divides $${n}$, so skip it.`;
}

function digitSum(n: number): number {
  return [...String(n)].reduce((sum, digit) => sum + Number(digit), 0);
}
