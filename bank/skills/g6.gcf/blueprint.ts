import { type BlueprintStep, type MisconceptionRule, type StoryContext, type Thing } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { count, gcd } from "../../blueprints/kit.ts";
import { step } from "../../blueprints/line-steps.ts";
import { namedError } from "../../blueprints/named-error.ts";
import { wordings } from "../../blueprints/wordings.ts";
import {
  different,
  every,
  FORGOTTEN,
  greatest,
  largest,
  least,
  named,
  nested,
  numbersOf,
  others,
  sharedTrace,
  smallest,
  unless,
  type Numbers,
} from "../../blueprints/factors/kit-common.ts";
import {
  ALL_POSSIBLE,
  COMMAS,
  divisors,
  isPrime,
  list,
  smallestPrimeFactor,
} from "../../blueprints/factors/kit-factors.ts";

/** The smaller number is told: it is said that it was given. */
const HOLDS_OF = { "NT-03": ["number-told"] } as const;

const COMMON_NOT_GREATEST = "There is a greater common factor than yours.";

/** Find the greatest common factor. */
export const blueprint = defineToldApart<Numbers>({
  id: "g6.gcf",
  version: 13,
  createdOn: "2026-11-30",
  holdsOf: HOLDS_OF,
  levels: {
    1: {
      ranges: { a: [4, 24], b: [6, 30] },
      choices: { c: [0], ask: ["bare"] },
      where: (o) => different(o) && !nested(o) && isPrime(greatest(o)),
    },
    2: {
      ranges: { a: [8, 48], b: [8, 60] },
      choices: { c: [0], ask: ["bare", "bare", "all"] },
      where: (o) => different(o) && (nested(o) ? Math.min(o.a, o.b) > 5 : greatest(o) >= 4 && !isPrime(greatest(o))),
    },
    3: {
      ranges: { a: [24, 96], b: [18, 90] },
      choices: { c: [0], ask: ["bare", "bare", "story", "all", "all-story"] },
      where: (o) =>
        different(o) && !nested(o) && greatest(o) >= 6 && !hardToSee(o) && (!isAll(o) || !isPrime(greatest(o))),
    },
    4: {
      ranges: { a: [21, 100], b: [21, 100] },
      choices: { c: [0], ask: ["bare", "bare", "story", "all", "all-story"] },
      where: (o) => different(o) && !nested(o) && (hardToSee(o) || (o.ask === "bare" && coprimeComposites(o))),
    },
    5: {
      ranges: { a: [12, 72], b: [18, 84], c: [24, 96] },
      choices: { ask: ["bare", "story", "all"] },
      where: (o) => different(o) && greatest(o) >= 4 && smallest(o) > greatest(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => largest(o) / 100 },
    { name: "smaller-common-factors-tempt", weight: 1, of: (o) => (divisors(greatest(o)).length - 2) / 4 },
    { name: "last-factor-hard-to-see", weight: 2, of: (o) => (hardToSee(o) || greatest(o) === 1 ? 1 : 0) },
    { name: "three-numbers", weight: 4, of: (o) => (o.c > 0 ? 1 : 0) },
    { name: "story", weight: 1, of: (o) => (isStory(o) ? 1 : 0) },
    { name: "all-of-them", weight: 0.5, of: (o) => (isAll(o) ? divisors(greatest(o)).length / 8 : 0) },
  ],
  stems: [
    ...wordings<Numbers>((o) => o.ask === "bare", {
      "what-is": (o) => `What is the greatest common factor of ${named(o)}?`,
      find: (o) => `Find the greatest common factor (GCF) of ${named(o)}.`,
      "largest-divisor": (o) =>
        `What is the largest whole number that divides ${o.c === 0 ? "both" : "each of"} ${named(o)} with nothing left over?`,
      "in-the-lists": (o, c) =>
        `${c.names[0]} lists all the factors of each of the numbers ${named(o)}. What is the largest number in ${lists(o)}?`,
    }),
    ...wordings<Numbers>((o) => o.ask === "story", {
      packs: (o, c) => `${packed(o, c)} What is the greatest number of packs ${c.names[0]} can make?`,
      ribbons: {
        unit: () => "cm",
        text: (o, c) => `${cut(o, c)} What is the greatest length, in centimetres, that a piece can have?`,
      },
    }),
    ...wordings<Numbers>((o) => o.ask === "all", {
      all: (o) => `Write all the common factors of ${named(o)}. ${COMMAS}`,
      "all-divide": (o) =>
        `Which whole numbers divide ${o.c === 0 ? "both" : "each of"} ${named(o)} with nothing left over? ` +
        `Write every one of them. ${COMMAS}`,
    }),
    ...wordings<Numbers>((o) => o.ask === "all-story", {
      "all-packs": (o, c) =>
        `${packed(o, c)} How many packs can ${c.names[0]} make? A single pack is allowed. ${ALL_POSSIBLE}`,
      "all-ribbons": (o, c) => `${cut(o, c)} How many centimetres long can a piece be? ${ALL_POSSIBLE}`,
    }),
  ],
  answer: (o) =>
    isAll(o)
      ? { kind: "set", canonical: typed(divisors(greatest(o))), options: { accept: ["bare-list"] } }
      : { kind: "integer", canonical: String(greatest(o)) },
  steps,
  hints: (o) => [
    isStory(o)
      ? `Nothing may be left over, so your number has to divide $${fewest(o)}$. Which numbers do?`
      : nested(o)
        ? `What are the factors of the ${o.c === 0 ? "smaller" : "smallest"} number?`
        : `What are the factors of $${fewest(o)}$?`,
    isAll(o)
      ? `List the factors of one number in pairs, beginning with 1. Keep those that divide ${every(o)}.`
      : `Find the factors that ${every(o)} share, then take the largest of these.`,
    isAll(o) ? pairsSubStep(o) : subStep(o),
  ],
  distractors: [
    { strategy: "largest-given", wrong: one((o) => unless(greatest(o), largest(o))) },
    { strategy: "twice-too-large", wrong: one((o) => unless(greatest(o), 2 * greatest(o))) },
    { strategy: "greatest-left-out", wrong: all((o) => divisors(greatest(o)).slice(0, -1)) },
  ],
  trace: (o) => (isAll(o) ? undefined : sharedTrace("common-factor", o)),
  misconceptions: [
    ...FORGOTTEN.map(([one, other, left]): MisconceptionRule<Numbers> =>
      namedError("NUM-20", "third-number-forgotten", "omission", {
        wrong: (o) => {
          if (o.c === 0 || gcd(o[one], o[other]) === greatest(o)) return undefined;
          return isAll(o) ? typed(divisors(gcd(o[one], o[other]))) : String(gcd(o[one], o[other]));
        },
        did: (o) =>
          isAll(o)
            ? `You wrote the common factors of ${o[one]} and ${o[other]} only.`
            : `You gave the greatest common factor of ${o[one]} and ${o[other]} only.`,
        look: (o) =>
          isAll(o) ? `Do all your numbers divide $${o[left]}$ too?` : `Does your number divide $${o[left]}$ too?`,
        holds: "A common factor of three numbers must leave nothing over for each of the three.",
        sub: (o) =>
          `Find the common factors of $${o[one]}$ and $${o[other]}$, then keep those that divide $${o[left]}$.`,
        line: 2,
      }),
    ),
    namedError("NT-03", "smaller-number-given", "conceptual", {
      wrong: one((o) => unless(greatest(o), smallest(o))),
      did: (o) => (o.c === 0 ? "You gave the smaller number." : "You gave the smallest of the numbers."),
      look: (o) => `Does your number divide ${every(o)}?`,
      holds: (o) =>
        `A common factor leaves nothing over when you divide ${o.c === 0 ? "either" : "any"} of the numbers by it.`,
      sub: (o) =>
        `$${notDivided(o)} \\div ${smallest(o)}$ leaves something over. Look at the other factors of $${smallest(o)}$.`,
      line: 2,
    }),
    namedError("NT-04", "common-but-not-greatest", "procedural", {
      wrong: one((o) => (greatest(o) > 1 ? "1" : undefined)),
      did: COMMON_NOT_GREATEST,
      isFact: true,
      // Where it is the answer, the smaller number is not named.
      look: (o) =>
        `Which numbers above 1 divide ${greatest(o) === smallest(o) ? "the smaller number" : `$${fewest(o)}$`}?`,
      holds: "Every whole number can be divided by 1. The greatest common factor may be larger than that.",
      sub: (o) =>
        greatest(o) === smallest(o) ? largestFirst(o, smallest(o), "the smaller number") : largestFirst(o, fewest(o)),
      line: 2,
    }),
    // One prime factor, the smallest or the largest: whatever it was taken for, more is left to divide by.
    ...[smallestPrimeFactor, largestPrime].map((prime, at): MisconceptionRule<Numbers> =>
      namedError("NT-04", "common-but-not-greatest", "procedural", {
        wrong: one((o) => {
          const isSaid = at > 0 && prime(greatest(o)) === smallestPrimeFactor(greatest(o));
          return greatest(o) < 4 || isPrime(greatest(o)) || isSaid ? undefined : String(prime(greatest(o)));
        }),
        did: COMMON_NOT_GREATEST,
        isFact: true,
        look: (o) =>
          `Divide ${every(o)} by your number. Is there a number above 1 that divides ${o.c === 0 ? "both" : "all the"} results?`,
        holds: "Keep dividing until 1 is the only common factor left. Then multiply all the factors you divided by.",
        sub: (o) => dividedOnce(o, prime(greatest(o))),
        line: 2,
      }),
    ),
    namedError("NT-05", "multiple-for-factor", "conceptual", {
      wrong: (o) => {
        // The larger of two numbers may be copied.
        if (!isAll(o)) return least(o) === largest(o) ? undefined : unless(greatest(o), least(o));
        // Nobody writes a list of long numbers.
        return o.c === 0 && least(o) <= 100 ? typed([least(o), 2 * least(o), 3 * least(o)]) : undefined;
      },
      did: (o) => (isAll(o) ? "You wrote common multiples." : "You gave a common multiple."),
      look: "Can a factor of a number be larger than the number itself?",
      holds: "Factors divide a number. Multiples come from multiplying it.",
      sub: (o) =>
        `List the factors of $${fewest(o)}$ in pairs. Keep those that divide ${others(o, [fewest(o)])} too.${isAll(o) ? "" : " Which is the largest?"}`,
    }),
    namedError("NUM-22", "coprime-so-zero", "conceptual", {
      wrong: one((o) => (greatest(o) === 1 ? "0" : undefined)),
      did: "You found nothing in common.",
      look: "Which factor belongs to every whole number?",
      holds: "Even when two numbers share no larger factor, one small factor divides both.",
      sub: "Which number can you multiply by without changing anything?",
      line: 2,
    }),
    namedError("NUM-23", "number-not-its-own-factor", "conceptual", {
      wrong: one((o) => (nested(o) && greatest(o) === smallest(o) ? String(divisors(greatest(o)).at(-2)) : undefined)),
      did: "You stopped before the last factor of the smaller number.",
      look: "Which number comes last in a list of factors?",
      holds: "The list of factors ends with the number itself.",
      sub: "Does the smaller number divide the larger with nothing left over?",
    }),
    namedError("NUM-32", "one-left-out", "omission", {
      wrong: all((o) => divisors(greatest(o)).slice(1)),
      did: "One number is missing from your list.",
      look: "Which number divides every whole number?",
      holds: (o) => `Factors come in pairs. Begin with the pair that has $${smallest(o)}$ in it.`,
      sub: (o) =>
        `Your list begins with $${divisors(greatest(o))[1]}$. What do you multiply $${smallest(o)}$ by to get $${smallest(o)}$ again?`,
    }),
    namedError("NUM-33", "factors-of-one-number-only", "conceptual", {
      wrong: all((o) => (greatest(o) < smallest(o) ? divisors(smallest(o)) : undefined)),
      did: (o) => `You wrote the factors of ${smallest(o)}.`,
      look: (o) => `Does each of your numbers divide ${named(o)}?`,
      holds: (o) =>
        `A factor of one number counts only where it is a factor of ${o.c === 0 ? "the other number" : "the other numbers"} too.`,
      sub: (o) =>
        `Does your $${smallest(o)}$ divide $${notDivided(o)}$? Test your numbers one by one, and cross out those that leave something over.${o.c === 0 ? "" : ` Then test the rest on ${others(o, [smallest(o), notDivided(o) ?? 0])}.`}`,
      line: 2,
    }),
    namedError("NUM-34", "greatest-only", "omission", {
      wrong: all((o) => [greatest(o)]),
      did: "You gave the greatest common factor alone.",
      look: "Which smaller numbers divide your number? Do they divide the numbers in the question too?",
      holds: "Every factor of a common factor is a common factor as well.",
      sub: (o) => `Write $${greatest(o)}$ as a multiplication in every way you can.`,
      line: 3,
    }),
    namedError("NUM-35", "prime-factors-only", "conceptual", {
      wrong: all((o) => {
        const primes = divisors(greatest(o)).filter(isPrime);
        // Of 2 alone nobody knows whether it was taken for a prime.
        return primes.length < 2 ? undefined : primes;
      }),
      did: "You wrote only the common factors that are prime.",
      look: `Are there common factors besides the prime ones?`,
      holds: "A product of common prime factors may be a common factor too. And 1 divides every number.",
      sub: (o) =>
        `List the factors of $${smallest(o)}$ in pairs. Which numbers of each pair divide ${others(o, [smallest(o)])} too?`,
      line: 2,
    }),
  ],
});

/** All common factors are to be written. */
function isAll(o: Numbers): boolean {
  return o.ask === "all" || o.ask === "all-story";
}

function lists(o: Numbers): string {
  return o.c === 0 ? "both lists" : "all three lists";
}

function isStory(o: Numbers): boolean {
  return o.ask === "story" || o.ask === "all-story";
}

/** A wrong answer where one number is asked for. */
function one(wrong: (o: Numbers) => string | undefined): (o: Numbers) => string | undefined {
  return (o) => (isAll(o) ? undefined : wrong(o));
}

/** A wrong answer where all common factors are asked for. */
function all(wrong: (o: Numbers) => readonly number[] | undefined): (o: Numbers) => string | undefined {
  return (o) => {
    const numbers = isAll(o) ? wrong(o) : undefined;
    return numbers === undefined || numbers.length === 0 ? undefined : typed(numbers);
  };
}

/** "1, 2, 3, 6". */
function typed(numbers: readonly number[]): string {
  return numbers.join(", ");
}

/** The number with the fewest factors to test. */
function fewest(o: Numbers): number {
  return numbersOf(o).reduce((best, n) => (divisors(n).length < divisors(best).length ? n : best));
}

/** The first number that the smallest does not divide. */
function notDivided(o: Numbers): number | undefined {
  return numbersOf(o).find((n) => n % smallest(o) !== 0);
}

function pairsSubStep(o: Numbers): string {
  const n = fewest(o);
  const p = smallestPrimeFactor(n);
  return p === n
    ? `Write $${n}$ as a multiplication in every way. Which numbers of each pair divide ${others(o, [n])} too?`
    : `One pair is $${p} \\times ${n / p} = ${n}$. Find the other pairs. Then test each of these numbers: does it divide ${others(o, [n])} with nothing left over?`;
}

/** What goes into a party bag together. */
const SUPPLIES: readonly Thing[] = [
  { one: "balloon", many: "balloons" },
  { one: "whistle", many: "whistles" },
  { one: "crayon", many: "crayons" },
  { one: "badge", many: "badges" },
  { one: "paper hat", many: "paper hats" },
  { one: "sticker", many: "stickers" },
];

/** "24 badges and 36 crayons". */
function supplies(o: Numbers, c: StoryContext): string {
  const things = c.rng.shuffle(SUPPLIES);
  return list(things.slice(0, numbersOf(o).length).map((thing, index) => count(numbersOf(o)[index] ?? 0, thing)));
}

function packed(o: Numbers, c: StoryContext): string {
  return `${c.names[0]} puts ${supplies(o, c)} into packs. All packs must be alike, with some of each kind in every pack, and nothing may be left over.`;
}

function cut(o: Numbers, c: StoryContext): string {
  const ribbons = list(numbersOf(o).map((n) => `${n} cm`));
  return `${c.names[0]} cuts ribbons of ${ribbons} into equal pieces, with nothing left over. Every piece is the same length, a whole number of centimetres.`;
}

/** For n of 2 or more. */
function largestPrime(n: number): number {
  return divisors(n).findLast(isPrime) ?? n;
}

/** What is left after the common twos, threes and fives is 7 or more. */
function hardToSee(o: Numbers): boolean {
  return largestPrime(greatest(o)) >= 7;
}

function coprimeComposites(o: Numbers): boolean {
  return greatest(o) === 1 && !isPrime(o.a) && !isPrime(o.b) && o.a <= 60 && o.b <= 60;
}

function largestFirst(o: Numbers, n: number, called = `$${n}$`): string {
  return `Go through the factors of ${called}, the largest first. Which is the first that divides ${others(o, [n])} too?`;
}

function largestOfResults(o: Numbers): string {
  return `What is the largest number that divides ${o.c === 0 ? "both" : "all the"} results?`;
}

/** The numbers divided by the prime that was given; where that is the answer, it is left to the child. */
function dividedOnce(o: Numbers, prime: number): string {
  const divided = numbersOf(o).filter((n) => n / prime !== greatest(o));
  const results = list(divided.map((n) => `$${n} \\div ${prime} = ${n / prime}$`));
  return divided.length < numbersOf(o).length
    ? `${results}. Divide ${others(o, divided)} by $${prime}$ too. ${largestOfResults(o)}`
    : `${results}. ${largestOfResults(o)} Multiply it by $${prime}$.`;
}

/** Divides by a shared prime, or rules out a factor: never shows the answer. */
function subStep(o: Numbers): string {
  const right = greatest(o);
  if (right === smallest(o)) return "Does the smaller number fit into the larger one exactly?";
  const prime = divisors(right).find((d) => isPrime(d) && d !== right && !numbersOf(o).includes(d * right));
  if (prime !== undefined)
    return `$${prime}$ divides ${every(o)}. Test the larger factors of $${fewest(o)}$ in turn: which of them divide ${others(o, [fewest(o)])} too?`;
  const tested = fewest(o);
  const out = divisors(tested).findLast((d) => numbersOf(o).some((n) => n % d !== 0) && (d < tested || isPrime(d)));
  const other = numbersOf(o).find((n) => n % (out ?? tested) !== 0);
  return out === undefined
    ? `List the factors of $${tested}$ in pairs and test them on ${others(o, [tested])}.`
    : `$${out}$ divides $${tested}$, but not $${other}$. Test the other factors of $${tested}$ in the same way.`;
}

function steps(o: Numbers): BlueprintStep[] {
  const right = greatest(o);
  const shared = divisors(right);
  return [
    ...numbersOf(o).map((n) => step(`List the factors of ${n}.`, divisors(n).join(",\\; "))),
    ...(isAll(o)
      ? [step(`Keep the numbers that are in ${lists(o)}.`, shared.join(",\\; "), typed(shared))]
      : [
          step(`See which numbers are in ${lists(o)}.`, shared.join(",\\; ")),
          step(
            `The largest number in ${lists(o)} is the greatest common factor (GCF).`,
            `\\text{GCF} = ${right}`,
            right,
          ),
        ]),
  ];
}
