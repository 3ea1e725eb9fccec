import type { HintLadder, MisconceptionRule } from "#engine";
import { namedError } from "../named-error.ts";
import { isPrime, list, mistaken, smallestPrimeFactor } from "./kit-factors.ts";
import { nextPrime, options, others, tests, trial, truth, type Primes } from "./prime-numbers.ts";

const AN_ODD_NUMBER = "An odd number can have more factors than 1 and itself.";

/** What children who hold a misconception about primes answer. */
export const primeRules: readonly MisconceptionRule<Primes>[] = [
  namedError("NT-06", "one-counted-as-prime", "conceptual", {
    wrong: (o) => (o.ask === "which" ? card(o, (n) => n === 1) : o.n === 1 ? judged(o, true) : undefined),
    did: "You took 1 for a prime number.",
    look: "How many factors has the number 1?",
    holds: "A prime number needs exactly two different factors. Count those of 1.",
    sub: "The only factor of 1 is 1 itself, so it is neither prime nor composite.",
  }),
  namedError("NT-12", "two-not-prime-because-even", "conceptual", {
    wrong: (o) => (o.n === 2 ? judged(o, false) : undefined),
    did: "You thought that no even number is prime.",
    look: "Even numbers can be divided by 2. Does that give 2 a factor besides 1 and 2?",
    holds: "Being even is not what matters. Count the factors: a prime number has exactly two.",
    sub: "Write 2 as a multiplication: $2 = 1 \\times 2$. Can you do that with any other whole numbers?",
  }),
  namedError("NUM-10", "stopped-testing-too-early", "omission", {
    wrong: (o) => {
      if (o.ask === "which") return card(o, late);
      return late(o.n) ? judged(o, true) : undefined;
    },
    did: "You stopped dividing too soon.",
    look: "Which divisors did you try? Which prime number comes after them?",
    holds: "When 2, 3 and 5 do not divide the number, go on with the next prime numbers.",
    sub: (o) => `Try the sevens: count up in 7s from 42. Do you land on $${o.ask === "which" ? card(o, late) : o.n}$?`,
  }),
  // Where all the cards are odd, none is chosen because it is; nor is an odd number that comes after another.
  ...([0, 1, 2] as const).map((which) =>
    notDivided((o) => {
      const chosen = others(o)[which];
      const isUntested = o.ask === "which" && chosen > 1 && String(chosen) !== card(o, late);
      return isUntested && options(o).every((n) => n % 2 === 1) ? chosen : undefined;
    }),
  ),
  notDivided((o) => {
    const seeming = o.ask === "next" ? seemsPrime(o.n) : undefined;
    return seeming === nextOdd(o.n) ? undefined : seeming;
  }),
  namedError("NUM-10", "stopped-testing-too-early", "omission", {
    wrong: (o) => (o.ask !== "rows" && isOddComposite(o.n) && !late(o.n) ? judged(o, true) : undefined),
    did: (o) => `There are more factors of ${o.n} than you have found.`,
    isFact: true,
    look: (o) => `The number 2 does not divide $${o.n}$. Which number would you try next?`,
    holds: AN_ODD_NUMBER,
    sub: (o) => `Divide $${o.n}$ by $${smallestPrimeFactor(o.n)}$. Is anything left over?`,
  }),
  namedError("NT-07", "odd-means-prime", "conceptual", {
    wrong: (o) => {
      if (o.ask === "which") return options(o).every((n) => n % 2 === 1) ? undefined : card(o, seemsOdd);
      if (o.ask === "next") return isPrime(nextOdd(o.n)) ? undefined : String(nextOdd(o.n));
      return o.ask === "rows" && isOddComposite(o.n) && !late(o.n) ? judged(o, true) : undefined;
    },
    did: (o) =>
      o.ask === "rows"
        ? "You thought that an odd number makes no equal rows."
        : `You took ${o.ask === "which" ? card(o, seemsOdd) : nextOdd(o.n)} for a prime number because it is odd.`,
    hints: oddHints,
  }),
  namedError("NUM-11", "last-digit-decides", "conceptual", {
    wrong: (o) => (endsLikeMultiple(o) && isPrime(o.n) ? judged(o, false) : undefined),
    did: (o) => `You looked only at the last digit, ${o.n % 10}.`,
    look: (o) => `Is every number that ends in $${o.n % 10}$ a multiple of $${o.n % 10}$?`,
    holds: "The last digit shows only whether 2 and 5 divide the number. For the rest, divide the whole number.",
    sub: (o) => `Divide $${o.n}$ by $${o.n % 10}$. Is something left over?`,
  }),
  namedError("NUM-12", "one-and-itself-counted-as-extra", "conceptual", {
    wrong: (o) => (isPrime(o.n) && o.n > 2 && !endsLikeMultiple(o) ? judged(o, false) : undefined),
    did: (o) =>
      o.ask === "rows"
        ? "You counted one long row, or rows that are not equal."
        : `You thought that ${o.n} has a factor besides 1 and ${o.n}.`,
    look: (o) => `Is there a factor of $${o.n}$ besides 1 and itself?`,
    holds: "A composite number has a third factor. A prime number has only 1 and itself.",
    sub: (o) =>
      o.n < 4
        ? `Which numbers from 1 to $${o.n}$ divide $${o.n}$? Count them.`
        : `$1$ and $${o.n}$ are two factors of $${o.n}$. Try ${list(tests(o.n), "and")}: is ${tests(o.n).length > 1 ? "one of them" : "that"} a third?`,
  }),
  namedError("NUM-13", "prime-and-composite-swapped", "conceptual", {
    // Who finds no rows for an even number may have thought of many things.
    wrong: (o) => (o.ask !== "rows" && o.n % 2 === 0 && o.n > 2 ? judged(o, true) : undefined),
    did: "You mixed up the words prime and composite.",
    look: (o) => `Is $${o.n}$ even or odd? What does that tell you about its factors?`,
    holds: "A prime number has exactly two factors: itself and 1.",
    sub: (o) => `$${o.n} = 2 \\times ${o.n / 2}$. Does that make two factors in all, or more?`,
  }),
  ...([0, 1, 2] as const).map((which): MisconceptionRule<Primes> =>
    namedError("NUM-13", "prime-and-composite-swapped", "conceptual", {
      wrong: (o) => (o.ask === "which-composite" ? String(others(o)[which]) : undefined),
      did: (o) => `Your number, ${others(o)[which]}, is a prime number.`,
      isFact: true,
      look: "Can you write the number you chose as a multiplication of two smaller numbers?",
      holds: "A composite number has a factor besides 1 and itself.",
      sub: (o) =>
        `Only $1$ and $${others(o)[which]}$ divide $${others(o)[which]}$. Test the other numbers with 2, 3, 5 and 7.`,
      line: 2,
    }),
  ),
  namedError("NUM-15", "first-prime-given-for-second", "omission", {
    wrong: (o) => (o.ask === "next-two" ? String(nextPrime(o.n)) : undefined),
    did: "You stopped at the first prime number, or counted a number that is not prime.",
    look: "Which numbers did you count as prime? Test each of them with 2, 3, 5 and 7.",
    holds: (o) => `Find a prime after $${o.n}$, then keep going until you meet another.`,
    sub: (o) => `Your $${nextPrime(o.n)}$ is the first prime number. Go on from $${nextPrime(o.n) + 1}$.`,
    line: 3,
  }),
  namedError("NUM-16", "prime-at-or-before", "procedural", {
    wrong: (o) => (o.ask === "next" && isPrime(o.n) ? String(o.n) : undefined),
    did: (o) => `You stayed at ${o.n}.`,
    look: (o) => `Does the question ask for $${o.n}$, or for a number after $${o.n}$?`,
    holds: (o) => `The number $${o.n}$ itself does not count. Begin with the number after $${o.n}$.`,
    sub: (o) => `$${o.n + 1}$ is even, so it is not prime. Test the odd numbers after it.`,
  }),
  namedError("NUM-17", "largest-factor-given", "conceptual", {
    wrong: (o) => (o.ask === "smallest" ? String(o.n / smallestPrimeFactor(o.n)) : undefined),
    did: (o) => `You gave ${o.n / smallestPrimeFactor(o.n)}, the greater factor of a pair.`,
    look: "Factors come in pairs. Which factor of your pair is smaller?",
    holds: (o) => `Write $${o.n}$ as a multiplication and compare both numbers.`,
    sub: (o) => `Begin with 2: does it divide $${o.n}$? Go on with the next prime numbers.`,
    line: 2,
  }),
  namedError("NUM-18", "one-given-as-factor", "conceptual", {
    wrong: (o) => (o.ask === "smallest" ? "1" : undefined),
    did: "You gave 1, which divides every number.",
    look: "Is 1 a prime number?",
    holds: "Try the prime numbers in order, the smallest first.",
    sub: (o) => `Begin with 2: does it divide $${o.n}$? Go on with the next prime numbers.`,
  }),
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

/** Taken for a prime number that some small prime divides. */
function notDivided(chosen: (o: Primes) => number | undefined): MisconceptionRule<Primes> {
  return namedError("NUM-10", "stopped-testing-too-early", "omission", {
    wrong: (o) => chosen(o)?.toString(),
    did: (o) => `You did not divide ${chosen(o)} by each of the numbers ${list(tests(chosen(o) ?? o.n), "and")}.`,
    look: "Which prime numbers did you divide by?",
    holds:
      "Only 1 and the number itself divide a prime number with nothing left over. Try 3, 5 and 7 before you decide.",
    sub: (o) => trial(chosen(o) ?? o.n),
  });
}

/** 47 ends in 7, and is in no other way like a multiple of 7. */
function endsLikeMultiple(o: Primes): boolean {
  return o.ask !== "rows" && o.n > 10 && [3, 7, 9].includes(o.n % 10);
}

/** Odd, and not prime. */
function isOddComposite(n: number): boolean {
  return n % 2 === 1 && n > 1 && !isPrime(n);
}

/** An odd number that is not prime; neither the one that was chosen, nor one that shows the answer. */
function oddComposite(o: Primes): string {
  const root = [3, 5, 7].find((p) => p !== o.n && String(p * p) !== card(o, seemsOdd)) ?? 3;
  return `$${root * root}$ is odd, but $${root * root} = ${root} \\times ${root}$, so it is not prime. Can you write $${card(o, seemsOdd)}$ as a multiplication of two smaller numbers, too?`;
}

function oddHints(o: Primes): HintLadder {
  const odd = nextOdd(o.n);
  return [
    o.ask === "rows"
      ? `The number 2 does not divide $${o.n}$. Which number would you try next?`
      : "Does every odd number have only two factors?",
    AN_ODD_NUMBER,
    o.ask === "next"
      ? `$${odd}$ is odd, but $${smallestPrimeFactor(odd)}$ divides it. Test the odd numbers that follow with $3$, $5$ and $7$.`
      : o.ask === "which"
        ? oddComposite(o)
        : `Think of rows with ${smallestPrimeFactor(o.n)} in each row. Is anything left over then?`,
  ];
}
