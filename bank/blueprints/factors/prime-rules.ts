import type { HintLadder, MisconceptionRule } from "#engine";
import { isPrime, mistaken, smallestPrimeFactor } from "./kit-factors.ts";
import { nextPrime, others, trial, truth, type Primes } from "./prime-numbers.ts";

/** What children who hold a misconception about primes answer. */
export const primeRules: readonly MisconceptionRule<Primes>[] = [
  {
    id: "NT-06",
    tag: "one-counted-as-prime",
    category: "conceptual",
    wrong: (o) => (o.ask === "which" ? card(o, (n) => n === 1) : o.n === 1 ? judged(o, true) : undefined),
    explanation: () => "You took 1 for a prime number.",
    hints: () => [
      "How many factors has the number 1?",
      "A prime number needs exactly two different factors. Count those of 1.",
      "The only factor of 1 is 1 itself, so it is neither prime nor composite.",
    ],
    divergesAt: 1,
  },
  {
    id: "NT-12",
    tag: "two-not-prime-because-even",
    category: "conceptual",
    wrong: (o) => (o.n === 2 ? judged(o, false) : undefined),
    explanation: () => "You may have thought that no even number is prime.",
    hints: () => [
      "Which numbers divide 2 with nothing left over?",
      "Being even is not what matters. Count the factors: a prime number has exactly two.",
      "Write 2 as a multiplication: $2 = 1 \\times 2$. Is there another way?",
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-10",
    tag: "stopped-testing-too-early",
    category: "omission",
    wrong: (o) => {
      if (o.ask === "which") return card(o, late);
      return late(o.n) ? judged(o, true) : undefined;
    },
    explanation: () => "You may have stopped dividing too soon.",
    hints: (o) => [
      "Which divisors did you try? Which prime number comes after them?",
      "When 2, 3 and 5 do not divide the number, go on with the next prime numbers.",
      o.ask === "which"
        ? "Try the sevens: count up in 7s from 42. Do you land on one of the numbers?"
        : `Try the sevens: count up in 7s from 42. Do you land on $${o.n}$?`,
    ],
    divergesAt: 1,
  },
  {
    id: "NT-07",
    tag: "odd-means-prime",
    category: "conceptual",
    wrong: (o) => {
      if (o.ask === "which") return card(o, seemsOdd);
      if (o.ask === "next") return isPrime(nextOdd(o.n)) ? undefined : String(nextOdd(o.n));
      return o.n % 2 === 1 && o.n > 1 ? judged(o, true) : undefined;
    },
    explanation: (o) => takenAsOdd(o, o.ask === "next" ? nextOdd(o.n) : o.n),
    hints: (o) => oddHints(o, nextOdd(o.n)),
    divergesAt: 1,
  },
  {
    id: "NT-07",
    tag: "odd-means-prime",
    category: "conceptual",
    wrong: (o) => {
      const seeming = o.ask === "next" ? seemsPrime(o.n) : undefined;
      return seeming === undefined || seeming === nextOdd(o.n) ? undefined : String(seeming);
    },
    explanation: (o) => takenAsOdd(o, seemsPrime(o.n) ?? nextOdd(o.n)),
    hints: (o) => oddHints(o, seemsPrime(o.n) ?? nextOdd(o.n)),
    divergesAt: 1,
  },
  {
    id: "NUM-11",
    tag: "last-digit-decides",
    category: "conceptual",
    wrong: (o) =>
      o.ask !== "rows" && o.n > 10 && [3, 7, 9].includes(o.n % 10) && isPrime(o.n) ? judged(o, false) : undefined,
    explanation: (o) => `You may have looked only at the last digit, ${o.n % 10}.`,
    hints: (o) => [
      `Can every number that ends in $${o.n % 10}$ be divided by $${o.n % 10}$?`,
      "The last digit shows only whether 2 and 5 divide the number. For the rest, divide the whole number.",
      trial(o.n),
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-12",
    tag: "one-and-itself-counted-as-extra",
    category: "conceptual",
    wrong: (o) => (isPrime(o.n) ? judged(o, false) : undefined),
    explanation: (o) =>
      o.ask === "rows"
        ? "You may have counted one long row, or rows that are not equal."
        : "You may have counted 1 and the number itself as extra factors.",
    hints: (o) => [
      `Is there a factor of $${o.n}$ besides 1 and itself?`,
      "A composite number has a third factor. A prime number has only 1 and itself.",
      trial(o.n),
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-13",
    tag: "prime-and-composite-swapped",
    category: "conceptual",
    wrong: (o) => (o.n % 2 === 0 && o.n > 2 ? judged(o, true) : undefined),
    explanation: (o) =>
      o.ask === "rows"
        ? "You may have thought of one long row only."
        : "You may have mixed up the words prime and composite.",
    hints: (o) => [
      `Is $${o.n}$ even or odd? What does that tell you about its factors?`,
      "A prime number has exactly two factors: itself and 1.",
      `$${o.n} = 2 \\times ${o.n / 2}$. Which factors of $${o.n}$ can you name, besides 1 and $${o.n}$?`,
    ],
    divergesAt: 1,
  },
  ...([0, 1, 2] as const).map((which): MisconceptionRule<Primes> => ({
    id: "NUM-13",
    tag: "prime-and-composite-swapped",
    category: "conceptual",
    wrong: (o) => (o.ask === "which-composite" ? String(others(o)[which]) : undefined),
    explanation: (o) => `You chose ${others(o)[which]}, which is prime.`,
    hints: (o) => [
      "Can you write the number you chose as a multiplication of two smaller numbers?",
      "A composite number has a factor besides 1 and itself.",
      `Only $1$ and $${others(o)[which]}$ divide $${others(o)[which]}$. Test the other numbers with 2, 3, 5 and 7.`,
    ],
    divergesAt: 2,
  })),
  {
    id: "NUM-15",
    tag: "first-prime-given-for-second",
    category: "omission",
    wrong: (o) => (o.ask === "next-two" ? String(nextPrime(o.n)) : undefined),
    explanation: () => "You may have stopped at the first prime number, or counted a number that is not prime.",
    hints: (o) => [
      o.n < 10
        ? "How many prime numbers have you passed so far?"
        : "Which numbers did you count as prime? Test each of them with 2, 3, 5 and 7.",
      isPrime(o.n)
        ? `Find a prime after $${o.n}$, then keep going until you meet another.`
        : `$${o.n} = ${smallestPrimeFactor(o.n)} \\times ${o.n / smallestPrimeFactor(o.n)}$ is no prime. Find a prime after it, then keep going until you meet another.`,
      `Your $${nextPrime(o.n)}$ is the first prime number. Go on from $${nextPrime(o.n) + 1}$.`,
    ],
    divergesAt: 3,
  },
  {
    id: "NUM-16",
    tag: "prime-at-or-before",
    category: "procedural",
    wrong: (o) => (o.ask === "next" && isPrime(o.n) ? String(o.n) : undefined),
    explanation: (o) => `You stayed at ${o.n}.`,
    hints: (o) => [
      `Does the question ask for $${o.n}$, or for a number after $${o.n}$?`,
      `Start looking at the number that comes after $${o.n}$.`,
      `Look at $${o.n + 1}$ and go on from there.`,
    ],
    divergesAt: 1,
  },
  {
    id: "NUM-17",
    tag: "largest-factor-given",
    category: "conceptual",
    wrong: (o) => (o.ask === "smallest" ? String(o.n / smallestPrimeFactor(o.n)) : undefined),
    explanation: (o) => `You gave ${o.n / smallestPrimeFactor(o.n)}, the greater factor of a pair.`,
    hints: (o) => [
      "Factors come in pairs. Which factor of your pair is smaller?",
      `Write $${o.n}$ as a multiplication and compare both numbers.`,
      `Begin with 2: does it divide $${o.n}$? Go on with the next prime numbers.`,
    ],
    divergesAt: 2,
  },
  {
    id: "NUM-18",
    tag: "one-given-as-factor",
    category: "conceptual",
    wrong: (o) => (o.ask === "smallest" ? "1" : undefined),
    explanation: () => "You gave 1, which divides every number.",
    hints: (o) => [
      "Is 1 a prime number?",
      "Try the prime numbers in order, the smallest first.",
      `Begin with 2: does it divide $${o.n}$? Go on with the next prime numbers.`,
    ],
    divergesAt: 1,
  },
];

/** The verdict of somebody who says "prime" or "not prime", where it is mistaken. */
function judged(o: Primes, saysPrime: boolean): string | undefined {
  if (o.ask === "prime") return mistaken(saysPrime, truth(o));
  return o.ask === "composite" || o.ask === "rows" ? mistaken(!saysPrime, truth(o)) : undefined;
}

/** The first of the other cards that fits. */
function card(o: Primes, fits: (n: number) => boolean): string | undefined {
  const found = others(o).find(fits);
  return found === undefined ? undefined : String(found);
}

/** Odd, and in the threes or fives. */
function seemsOdd(n: number): boolean {
  return n > 1 && n % 2 === 1 && !late(n);
}

/** Composite, but not in the twos, threes and fives. */
function late(n: number): boolean {
  return !isPrime(n) && n > 1 && smallestPrimeFactor(n) > 5;
}

function nextOdd(n: number): number {
  return n % 2 === 0 ? n + 1 : n + 2;
}

/** The first composite number on the way to the next prime that no look at the last digit settles. */
function seemsPrime(n: number): number | undefined {
  const end = nextPrime(n);
  return Array.from({ length: end - n - 1 }, (_, index) => n + 1 + index).find((m) => m % 2 === 1 && m % 5 !== 0);
}

function takenAsOdd(o: Primes, odd: number): string {
  if (o.ask === "rows") return "You may have thought that an odd number makes no equal rows.";
  const taken = o.ask === "which" ? card(o, seemsOdd) : String(odd);
  return `You may have thought that ${taken} is prime because it is odd.`;
}

function oddHints(o: Primes, odd: number): HintLadder {
  return [
    o.ask === "next" || o.ask === "which"
      ? "Does every odd number have only two factors?"
      : `The number 2 does not divide $${o.n}$. Which number would you try next?`,
    "Being odd only means that the number is not even. It may have other factors still.",
    o.ask === "next"
      ? `$${odd}$ is odd, but $${smallestPrimeFactor(odd)}$ divides it. Test the odd numbers that follow with $3$, $5$ and $7$.`
      : o.ask === "which"
        ? "9 is odd, and it is three times three. Look for threes and fives in the numbers."
        : trial(o.n),
  ];
}
