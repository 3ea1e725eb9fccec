import { defineBlueprint, type BlueprintStep, type StoryContext, type Thing } from "#engine";
import { count, gcd } from "../kit.ts";
import {
  different,
  every,
  greatest,
  least,
  named,
  nested,
  numbersOf,
  splitBy,
  unless,
  type Numbers,
} from "./kit-common.ts";
import { divisors, isPrime, list, smallestPrimeFactor } from "./kit-factors.ts";

/** Find the greatest common factor. */
export const gcf = defineBlueprint<Numbers>({
  id: "g6.gcf",
  version: 1,
  createdOn: "2026-11-20",
  levels: {
    1: {
      ranges: { a: [4, 24], b: [6, 30] },
      choices: { c: [0], ask: ["bare"] },
      where: (o) => different(o) && !nested(o) && isPrime(greatest(o)),
    },
    2: {
      ranges: { a: [8, 48], b: [8, 60] },
      choices: { c: [0], ask: ["bare"] },
      where: (o) => different(o) && (nested(o) ? Math.min(o.a, o.b) > 5 : greatest(o) >= 4 && !isPrime(greatest(o))),
    },
    3: {
      ranges: { a: [24, 96], b: [18, 90] },
      choices: { c: [0], ask: ["bare", "bare", "story"] },
      where: (o) => different(o) && !nested(o) && greatest(o) >= 6,
    },
    4: {
      ranges: { a: [21, 100], b: [21, 100] },
      choices: { c: [0], ask: ["bare", "bare", "story"] },
      where: (o) => different(o) && !nested(o) && (hardToSee(o) || (o.ask === "bare" && coprimeComposites(o))),
    },
    5: {
      ranges: { a: [12, 72], b: [18, 84], c: [24, 96] },
      choices: { ask: ["bare", "story"] },
      where: (o) => different(o) && greatest(o) >= 4 && Math.min(...numbersOf(o)) > greatest(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => Math.max(...numbersOf(o)) / 100 },
    { name: "smaller-common-factors-tempt", weight: 1, of: (o) => (divisors(greatest(o)).length - 2) / 4 },
    { name: "last-factor-hard-to-see", weight: 2, of: (o) => (hardToSee(o) || greatest(o) === 1 ? 1 : 0) },
    { name: "three-numbers", weight: 4, of: (o) => (o.c > 0 ? 1 : 0) },
    { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
  ],
  stems: [
    {
      id: "what-is",
      when: (o) => o.ask === "bare",
      text: (o) => `What is the greatest common factor of ${named(o)}?`,
    },
    {
      id: "find",
      when: (o) => o.ask === "bare",
      text: (o) => `Find the greatest common factor (GCF) of ${named(o)}.`,
    },
    {
      id: "largest-divisor",
      when: (o) => o.ask === "bare",
      text: (o) =>
        `What is the largest whole number that divides ${o.c === 0 ? "both" : "all of"} ${named(o)} with nothing left over?`,
    },
    {
      id: "packs",
      when: (o) => o.ask === "story",
      text: (o, c) =>
        `${c.names[0]} has ${supplies(o, c)}. Every pack must be the same, and nothing may be left over. ` +
        `What is the greatest number of packs ${c.names[0]} can make?`,
    },
    {
      id: "ribbons",
      when: (o) => o.ask === "story",
      text: (o, c) =>
        `${c.names[0]} cuts ribbons of ${list(numbersOf(o).map((n) => `${n} cm`))} into equal pieces, with nothing left over. ` +
        "All pieces have the same whole number of centimetres. How many centimetres long can a piece be at most?",
    },
  ],
  answer: (o) => ({ kind: "integer", canonical: String(greatest(o)) }),
  steps,
  hints: (o) => [
    nested(o)
      ? `Which numbers divide ${every(o)} with nothing left over?`
      : `Which numbers divide ${named(o)} with nothing left over?`,
    `Find the factors that ${every(o)} share, then take the largest of these.`,
    subStep(o),
  ],
  distractors: [
    { strategy: "largest-given", wrong: (o) => unless(greatest(o), Math.max(...numbersOf(o))) },
    { strategy: "twice-too-large", wrong: (o) => unless(greatest(o), 2 * greatest(o)) },
  ],
  misconceptions: [
    {
      id: "NUM-20",
      tag: "third-number-forgotten",
      category: "omission",
      wrong: (o) => (o.c > 0 ? unless(greatest(o), gcd(o.a, o.b)) : undefined),
      explanation: (o) => `You found what ${o.a} and ${o.b} share. It has to divide ${o.c} as well.`,
      hints: (o) => [
        `Does your number divide $${o.c}$ too?`,
        "A common factor of three numbers must leave nothing over for each of the three.",
        `Find the common factors of $${o.a}$ and $${o.b}$, then keep those that divide $${o.c}$.`,
      ],
      divergesAt: 2,
    },
    {
      id: "NT-03",
      tag: "smaller-number-given",
      category: "conceptual",
      wrong: (o) => unless(greatest(o), Math.min(...numbersOf(o))),
      explanation: (o) =>
        o.c === 0
          ? "You gave the smaller number, but it does not divide the larger one."
          : "You gave the smallest of the numbers, but it does not divide both of the others.",
      hints: (o) => [
        `Does your number divide ${every(o)}?`,
        `A common factor leaves nothing over when you divide ${o.c === 0 ? "either" : "any"} of the numbers by it.`,
        `$${numbersOf(o).find((n) => n % Math.min(...numbersOf(o)) !== 0)} \\div ${Math.min(...numbersOf(o))}$ does not come out exactly. Look at smaller factors.`,
      ],
      divergesAt: 2,
    },
    {
      id: "NT-04",
      tag: "common-but-not-greatest",
      category: "procedural",
      wrong: (o) => (greatest(o) > 3 && !isPrime(greatest(o)) ? String(smallestPrimeFactor(greatest(o))) : undefined),
      explanation: () => "Your number is a common factor. There is a greater one.",
      hints: (o) => [
        "After you divide by your number, do the results still share a factor?",
        "Keep dividing by common factors until none is left, then multiply all the factors you divided by.",
        subStep(o),
      ],
      divergesAt: 2,
    },
    {
      id: "NUM-21",
      tag: "largest-common-prime-given",
      category: "procedural",
      wrong: (o) => (isPrime(greatest(o)) ? undefined : unless(greatest(o), largestPrime(greatest(o)))),
      explanation: () => "You gave a common prime factor. Products of common primes divide the numbers too.",
      hints: (o) => [
        "Are there other common factors besides the prime ones?",
        "Multiply all the prime factors the numbers share, and count repeated ones as often as they are shared.",
        `Write each number as a product of primes and circle what ${every(o)} have.`,
      ],
      divergesAt: 2,
    },
    {
      id: "NT-05",
      tag: "multiple-for-factor",
      category: "conceptual",
      wrong: (o) => unless(greatest(o), least(o)),
      explanation: () => "You found a common multiple. Factors divide the numbers, so they cannot be larger.",
      hints: (o) => [
        "Can a factor of a number be larger than the number itself?",
        "Factors divide a number. Multiples come from multiplying it.",
        `List the factors of $${Math.min(...numbersOf(o))}$ in pairs and test them on ${o.c === 0 ? "the other number" : "the others"}.`,
      ],
      divergesAt: 1,
    },
    {
      id: "NUM-22",
      tag: "coprime-so-zero",
      category: "conceptual",
      wrong: (o) => (greatest(o) === 1 ? "0" : undefined),
      explanation: () => "You may have found nothing in common. Every whole number has a smallest factor.",
      hints: () => [
        "Which factor belongs to every whole number?",
        "Numbers without a shared prime factor still share the smallest factor of all.",
        "Think of the factor that leaves every number unchanged.",
      ],
      divergesAt: 2,
    },
    {
      id: "NUM-23",
      tag: "number-not-its-own-factor",
      category: "conceptual",
      wrong: (o) =>
        nested(o) && greatest(o) === Math.min(...numbersOf(o)) ? String(divisors(greatest(o)).at(-2)) : undefined,
      explanation: () => "A number is also a factor of itself. You left that out.",
      hints: () => [
        "Have you listed all the factors of the smaller number?",
        "The list of factors ends with the number itself.",
        "Does the smaller number divide the larger with nothing left over?",
      ],
      divergesAt: 1,
    },
  ],
});

const SUPPLIES: readonly Thing[] = [
  { one: "ruler", many: "rulers" },
  { one: "notebook", many: "notebooks" },
  { one: "crayon", many: "crayons" },
  { one: "badge", many: "badges" },
  { one: "eraser", many: "erasers" },
];

/** "24 beads and 36 rulers". */
function supplies(o: Numbers, c: StoryContext): string {
  const things = [c.thing, ...c.rng.shuffle(SUPPLIES)];
  return list(numbersOf(o).flatMap((n, index) => (things[index] === undefined ? [] : [count(n, things[index])])));
}

function largestPrime(n: number): number | undefined {
  return divisors(n).findLast(isPrime);
}

/** What is left after the common twos, threes and fives is 7 or more. */
function hardToSee(o: Numbers): boolean {
  return (largestPrime(greatest(o)) ?? 0) >= 7;
}

function coprimeComposites(o: Numbers): boolean {
  return greatest(o) === 1 && !isPrime(o.a) && !isPrime(o.b) && o.a <= 60 && o.b <= 60;
}

/** Divides by a shared prime, or rules out a factor: never shows the answer. */
function subStep(o: Numbers): string {
  const right = greatest(o);
  const smallest = Math.min(...numbersOf(o));
  if (right === smallest) {
    return o.c === 0
      ? "Does the smaller number fit into the larger one exactly?"
      : "Does the smallest number fit into both of the others exactly?";
  }
  const prime = divisors(right).find((d) => isPrime(d) && d !== right && !numbersOf(o).includes(d * right));
  if (prime !== undefined) return `${splitBy(o, prime)}. What else do the second factors share?`;
  const out = divisors(smallest).findLast((d) => numbersOf(o).some((n) => n % d !== 0) && (d < smallest || isPrime(d)));
  const other = numbersOf(o).find((n) => n % (out ?? smallest) !== 0);
  return out === undefined
    ? `List the factors of $${smallest}$ in pairs and test them on ${o.c === 0 ? "the other number" : "the others"}.`
    : `$${out}$ divides $${smallest}$, but not $${other}$. Test the other factors of $${smallest}$ in the same way.`;
}

function steps(o: Numbers): BlueprintStep[] {
  const right = greatest(o);
  const shared = divisors(right);
  const lists = o.c === 0 ? "both lists" : "all three lists";
  return [
    ...numbersOf(o).map((n) => ({ explanation: `List the factors of ${n}.`, math: divisors(n).join(",\\; ") })),
    {
      explanation: shared.length === 1 ? `Only 1 is in ${lists}.` : `In ${lists}: ${list(shared)}. Take the greatest.`,
      math: `\\text{GCF} = ${right}`,
      value: String(right),
    },
  ];
}
