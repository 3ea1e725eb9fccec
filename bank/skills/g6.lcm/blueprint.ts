import { type BlueprintStep, type DiagramInput, type MisconceptionRule } from "#engine";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { gcd, lcm } from "../../blueprints/kit.ts";
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
  product,
  sharedTrace,
  smallest,
  sum,
  unless,
  type Numbers,
} from "../../blueprints/factors/kit-common.ts";
import { list } from "../../blueprints/factors/kit-factors.ts";

/** The larger number is told, and so may a common factor be: it is said that it was given. */
const HOLDS_OF = {
  "NT-02": ["number-told"],
  "NT-13": ["number-told"],
  "NUM-38": ["part-left-out", "one-off"],
  "NUM-39": ["number-told"],
} as const;

/** Find the least common multiple. */
export const blueprint = defineToldApart<Numbers>({
  id: "g6.lcm",
  version: 16,
  createdOn: "2026-11-30",
  holdsOf: HOLDS_OF,
  levels: {
    1: {
      ranges: { a: [2, 12], b: [2, 48] },
      choices: { c: [0], ask: ["bare"] },
      where: (o) => different(o) && nested(o) && o.a < o.b,
    },
    2: {
      ranges: { a: [2, 14], b: [2, 14] },
      choices: { c: [0], ask: ["bare"] },
      where: (o) => different(o) && greatest(o) === 1 && least(o) >= 12 && least(o) <= 110,
    },
    3: {
      ranges: { a: [4, 15], b: [4, 15] },
      choices: { c: [0], ask: ["bare", "bare", "story"] },
      where: (o) => different(o) && greatest(o) > 1 && !nested(o) && least(o) <= 90,
    },
    4: {
      ranges: { a: [8, 24], b: [8, 24] },
      choices: { c: [0], ask: ["bare", "story"] },
      where: (o) => different(o) && greatest(o) > 1 && !nested(o) && least(o) >= 96 && least(o) <= 180,
    },
    5: {
      ranges: { a: [2, 10], b: [3, 12], c: [4, 15] },
      choices: { ask: ["bare", "story"] },
      where: (o) => different(o) && least(o) <= 180 && least(o) > 24 && least(o) > largest(o) && least(o) < product(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => least(o) / 180 },
    { name: "beyond-the-larger-number", weight: 1, of: (o) => (least(o) > largest(o) ? 1 : 0) },
    { name: "product-is-too-large", weight: 1, of: (o) => (product(o) > least(o) && !nested(o) ? 1 : 0) },
    { name: "three-numbers", weight: 3, of: (o) => (o.c > 0 ? 1 : 0) },
    { name: "story", weight: 1, of: (o) => (o.ask === "story" ? 1 : 0) },
  ],
  stems: [
    ...wordings<Numbers>((o) => o.ask === "bare", {
      "what-is": (o) => `What is the least common multiple of ${named(o)}?`,
      find: (o) => `Find the least common multiple (LCM) of ${named(o)}.`,
      "smallest-multiple": (o) =>
        `What is the smallest number above $0$ that is a multiple of ${o.c === 0 ? "both" : "each of"} ${named(o)}?`,
      "smallest-shared": (o) =>
        `You count in ${counts(o)}, starting at $0$ each time. Which is the first number above $0$ that you say ${o.c === 0 ? "both times" : "every time"}?`,
    }),
    ...wordings<Numbers>((o) => o.ask === "story", {
      lights: {
        unit: () => "s",
        text: (o) =>
          `${o.c === 0 ? "Two" : "Three"} lights flash together now. ${ORDER.slice(0, numbersOf(o).length)
            .map((word, index) => `The ${word} flashes every ${numbersOf(o)[index]} seconds.`)
            .join(" ")} After how many seconds do they next flash together?`,
      },
      laps: {
        unit: () => "s",
        text: (o, c) =>
          `${list(c.names.slice(0, numbersOf(o).length))} let toy cars drive round a track. The cars start together. ${numbersOf(
            o,
          )
            .map((n, index) => `${c.names[index]}’s car needs ${n} seconds for a lap.`)
            .join(
              " ",
            )} After how many seconds are ${o.c === 0 ? "both" : "all the"} cars back at the start together for the first time?`,
      },
      "packs-to-match": (o, c) =>
        `${numbersOf(o)
          .map((n, index) => `${c.names[index]} buys ${c.thing.many} in packets of ${n}.`)
          .join(
            " ",
          )} They ${o.c === 0 ? "both" : "all"} want to buy exactly the same number of ${c.thing.many}. What is the smallest number for which this is possible?`,
    }),
  ],
  answer: (o) => ({ kind: "integer", canonical: String(least(o)) }),
  steps,
  hints: (o) => [
    o.ask === "story"
      ? `Count in ${counts(o)}. Which is the first number that you say ${o.c === 0 ? "both times" : "every time"}?`
      : o.c === 0
        ? steppingLine(o) === undefined
          ? `What are the first multiples of ${nested(o) ? "the larger number" : `$${largest(o)}$`}?`
          : nested(o)
            ? "Look at the jumps on the number line. Which is the first landing place that is a multiple of the larger number too?"
            : `The jumps on the number line land on the multiples of $${smallest(o)}$. Which is the first multiple of $${largest(o)}$ on which a jump lands?`
        : "Take two of the numbers first. Which is the first number that is a multiple of both?",
    `A common multiple can be divided by ${every(o)} with nothing left over. Look for the smallest.`,
    subStep(o),
  ],
  distractors: [
    {
      strategy: "sum",
      wrong: (o) => unless(least(o), sum(o)),
    },
    { strategy: "next-common-multiple", wrong: (o) => unless(least(o), 2 * least(o)) },
  ],
  trace: (o) => sharedTrace("common", o),
  misconceptions: [
    namedError("NT-01", "multiplied-all", "procedural", {
      wrong: (o) => unless(least(o), product(o)),
      did: "You multiplied the numbers.",
      look: (o) => `Is there a smaller number that is a multiple of ${every(o)}?`,
      holds: (o) =>
        `The product always works, but when ${o.c === 0 ? "the numbers share a factor above 1" : `two of the numbers share a factor above 1, as ${sharing(o)} do`}, a smaller multiple works too.`,
      sub: (o) => `Your number is a common multiple, but not the first. ${fromTheFirst(o)}`,
      line: 2,
    }),
    ...FORGOTTEN.map(([one, other, left]): MisconceptionRule<Numbers> =>
      namedError("NUM-30", "third-number-forgotten", "omission", {
        wrong: (o) => (o.c > 0 ? unless(least(o), lcm(o[one], o[other])) : undefined),
        did: (o) =>
          sum(o) === lcm(o[one], o[other])
            ? `You added all the numbers, or gave the least common multiple of ${o[one]} and ${o[other]} only.`
            : `You gave the least common multiple of ${o[one]} and ${o[other]} only.`,
        look: (o) => `Is your number a multiple of $${o[left]}$?`,
        holds: "A common multiple of three numbers is a multiple of each of the three.",
        sub: (o) =>
          `Count on in steps of $${lcm(o[one], o[other])}$. Stop when the number is a multiple of $${o[left]}$ too.`,
        line: 2,
      }),
    ),
    namedError("NT-02", "larger-number-given", "conceptual", {
      wrong: (o) => unless(least(o), largest(o)),
      did: (o) => (o.c === 0 ? "You gave the larger number." : "You gave the largest of the numbers."),
      look: (o) => `Is $${largest(o)}$ a multiple of ${others(o, [largest(o)], "and of")}?`,
      holds: (o) => `A common multiple is a multiple of ${o.c === 0 ? "both numbers" : "each number"}.`,
      sub: (o) =>
        `Keep adding $${largest(o)}$ to your number. Which is the first sum that is a multiple of ${others(o, [largest(o)], "and of")}?`,
      line: 2,
    }),
    ...(["a", "b"] as const).map((of): MisconceptionRule<Numbers> =>
      namedError("NUM-38", "counted-how-often", "conceptual", {
        wrong: (o) => (o.ask === "story" && o.c === 0 ? unless(least(o), least(o) / o[of]) : undefined),
        did: (o) =>
          mayBeFactor(o, of)
            ? `You counted the ${o[of]}s, or gave a number that divides ${o.a} and ${o.b}.`
            : `You gave how many ${o[of]}s there are, and not the number that they make.`,
        look: (o) =>
          mayBeFactor(o, of)
            ? `Is your number a multiple of $${o.a}$ and of $${o.b}$?`
            : "What does your number count? What does the question ask for?",
        holds: "The answer is the first number that comes in both counts. It is a multiple of both numbers.",
        sub: (o) =>
          mayBeFactor(o, of)
            ? fromTheFirst(o)
            : `Take $${o[of]}$ as many times as your $${least(o) / o[of]}$ says. Which number do you reach?`,
        line: 3,
      }),
    ),
    namedError("NUM-39", "smaller-number-given", "conceptual", {
      wrong: (o) => (o.c === 0 && greatest(o) !== smallest(o) ? unless(least(o), smallest(o)) : undefined),
      did: "You gave the smaller number.",
      look: (o) => `Is $${smallest(o)}$ a multiple of $${largest(o)}$?`,
      holds: "Apart from 0, a multiple of a number is never smaller than the number itself.",
      sub: (o) =>
        `Begin with $${largest(o)}$. Is it a multiple of $${smallest(o)}$? If not, go on in steps of $${largest(o)}$.`,
    }),
    namedError("NT-13", "factor-for-multiple", "conceptual", {
      wrong: (o) => unless(least(o), greatest(o)),
      did: (o) =>
        greatest(o) === smallest(o) && o.c === 0
          ? "You gave the smaller number, which is a common factor and not a common multiple."
          : o.c === 0 && isDifference(o)
            ? "Your number is smaller than both numbers in the question."
            : "You gave a common factor.",
      isFact: true,
      look: "Apart from 0, can a multiple of a number be smaller than the number itself?",
      holds: "The first multiple above 0 is the number itself, and the others are larger.",
      sub: (o) => `Now find a number that is a multiple of ${every(o)}. ${fromTheFirst(o)}`,
    }),
    namedError("NUM-31", "started-above-the-number-itself", "conceptual", {
      wrong: (o) => (o.c === 0 && nested(o) ? String(2 * least(o)) : undefined),
      did: "You began with the second multiple of the larger number.",
      look: "Which is the first multiple of the larger number?",
      holds: "Each number is a multiple of itself. Include it in the list.",
      sub: (o) =>
        `$${2 * least(o)}$ is a common multiple. Is the larger number itself a multiple of $${smallest(o)}$ too?`,
    }),
  ],
  diagram: steppingLine,
});

const ORDER = ["first", "second", "third"] as const;

/** Whether the number of steps of one of them divides both. */
function mayBeFactor(o: Numbers, of: "a" | "b"): boolean {
  return numbersOf(o).every((n) => n % (least(o) / o[of]) === 0);
}

/** Whether somebody who takes one number from another comes to the common factor. */
function isDifference(o: Numbers): boolean {
  const all = numbersOf(o);
  return all.some((n) => all.some((m) => n - m === greatest(o)));
}

function counts(o: Numbers): string {
  return list(numbersOf(o).map((n, index) => `${index === 0 ? "" : "then in "}${n}s`));
}

/** Two of the numbers that have a common factor: where none have, the product is the least. */
function sharing(o: Numbers): string {
  const [x, y] = FORGOTTEN.find(([one, other]) => gcd(o[one], o[other]) > 1) ?? FORGOTTEN[0];
  return `$${o[x]}$ and $${o[y]}$`;
}

/** The end of the number line in steps of 1: further on its ticks are too close. */
const LINE_END = 24;

/**
 * Steps of the smaller number, and the multiples of the larger one on the way to where they meet. The steps go on beyond
 * that, and where the larger number itself is the answer it has no label.
 */
function steppingLine(o: Numbers): DiagramInput | undefined {
  const [small, large] = [smallest(o), largest(o)];
  if (o.ask !== "bare" || o.c > 0 || small < 3 || least(o) + small > LINE_END) return undefined;
  const multiples = Array.from({ length: least(o) / large - 1 }, (_, index) => large * (index + 1));
  const dots =
    multiples.length === 0 ? "" : ` ${multiples.length === 1 ? "A dot marks" : "Dots mark"} ${list(multiples)}.`;
  return {
    type: "number-line",
    alt: `A number line from 0 to ${LINE_END} with steps of ${small}, starting at 0.${dots}`,
    from: 0,
    to: LINE_END,
    step: 1,
    labels: [0, small, ...multiples].map((at) => ({ at, text: String(at) })),
    marks: multiples.map((at) => ({ at, text: "" })),
    jumps: Array.from({ length: Math.floor(LINE_END / small) }, (_, index) => ({
      from: small * index,
      to: small * (index + 1),
      text: index === 0 ? `+${small}` : "",
    })),
  };
}

/** Starts the search and leaves its end to the child. */
function subStep(o: Numbers): string {
  const [n, m] = [largest(o), smallest(o)];
  if (o.c === 0 && nested(o)) return `Can the larger number be divided by $${m}$ with nothing left over?`;
  const met = meeting(o);
  if (o.c === 0)
    return `${least(o) > 2 * n ? `$${n}$ and $${2 * n}$ are not multiples` : `$${n}$ is not a multiple`} of $${m}$. Go on in steps of $${n}$, and test each number.`;
  return met === undefined
    ? `Go through the multiples of $${n}$, starting with $${n}$ itself. Stop at the first that is a multiple of the others too.`
    : onFrom(met);
}

/** How the search begins, where the number found is none of the numbers to go through. */
function fromTheFirst(o: Numbers): string {
  const met = meeting(o);
  if (met !== undefined) return onFrom(met);
  const others = o.c === 0 ? `$${smallest(o)}$` : "the others";
  return o.c === 0 && nested(o)
    ? `Go through the multiples of the larger number, beginning with that number itself. Which is the first that is a multiple of ${others}?`
    : `Count in steps of $${largest(o)}$, starting with $${largest(o)}$. Which is the first number that is also a multiple of ${others}?`;
}

function onFrom({ x, y, at, third }: Meeting): string {
  return `$${at}$ is the first common multiple of $${x}$ and $${y}$. Go on in steps of $${at}$. Stop when the number is a multiple of $${third}$ too.`;
}

interface Meeting {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly third: number;
}

/** Two of three numbers that do not meet first where all three do, and the third. */
function meeting(o: Numbers): Meeting | undefined {
  if (o.c === 0) return undefined;
  return FORGOTTEN.map(([x, y, third]) => ({ x: o[x], y: o[y], at: lcm(o[x], o[y]), third: o[third] })).find(
    ({ at }) => at !== least(o),
  );
}

/** By way of two of the numbers, as the hints go. */
function stepsByMeeting({ x, y, at, third }: Meeting, right: number): BlueprintStep[] {
  const multiples = Array.from({ length: right / at }, (_, index) => at * (index + 1));
  return [
    step(
      `Count in ${x}s and in ${y}s, and find the first number that comes both times.`,
      `${at} = ${x} \\times ${at / x}${at === x * y ? "" : ` = ${y} \\times ${at / y}`}`,
      at,
    ),
    step(`Count on in steps of ${at}.`, multiples.join(",\\; ")),
    step(
      `${right} is the first of these that is a multiple of ${third} too.`,
      `${right} = ${third} \\times ${right / third}`,
      right,
    ),
  ];
}

function steps(o: Numbers): BlueprintStep[] {
  const right = least(o);
  const n = largest(o);
  const met = meeting(o);
  if (met !== undefined) return stepsByMeeting(met, right);
  const multiples = Array.from({ length: right / n }, (_, index) => n * (index + 1));
  return [
    {
      explanation:
        right === n
          ? `Begin with ${n}, the larger number, and see whether it is a multiple of the smaller one.`
          : `List multiples of ${n}.`,
      math: multiples.join(",\\; "),
    },
    ...numbersOf(o)
      .filter((m) => m !== n)
      .map((m) => step(`${right} is a multiple of ${m} too.`, `${right} = ${m} \\times ${right / m}`)),
    {
      explanation:
        right === n
          ? `${n} is the first multiple of ${n}, so no smaller number can fit.`
          : `No smaller multiple of ${n} fits, so ${right} is the least common multiple (LCM).`,
      math: `\\text{LCM} = ${right}`,
      value: String(right),
    },
  ];
}
