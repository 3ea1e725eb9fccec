import { defineBlueprint, type DiagramInput, type Highlight, type HintLadder } from "#engine";
import { NOTHING, partsOfBar } from "../highlights.ts";
import { count } from "../kit.ts";
import { frac, isAre, stem, typed, texOf, wrongFrac, wrongWhole, type Frac } from "./kit-fractions.ts";
import { kindTrace, namingTrace } from "./part-traces.ts";

interface Part {
  readonly [name: string]: number | string;
  /** The part the picture or the story points out, of `d` equal parts. */
  readonly n: number;
  readonly d: number;
  readonly ask: "shaded" | "words" | "set" | "unshaded" | "set-rest" | "words-rest" | "two-kinds";
  readonly picture: "bar" | "circle";
}

const PICTURES: readonly Part["picture"][] = ["bar", "circle"];
const KINDS = [
  ["red", "blue"],
  ["green", "yellow"],
  ["big", "small"],
  ["white", "black"],
  ["striped", "plain"],
] as const;
const PARTED = [
  { whole: "garden", part: { one: "bed", many: "beds" }, done: "planted" },
  { whole: "wall", part: { one: "panel", many: "panels" }, done: "painted" },
  { whole: "path", part: { one: "piece", many: "pieces" }, done: "swept" },
  { whole: "scarf", part: { one: "stripe", many: "stripes" }, done: "knitted" },
  { whole: "floor", part: { one: "tile", many: "tiles" }, done: "washed" },
] as const;

/** Name the fraction of a whole, or of a set, that is pointed out. */
export const fracname = defineBlueprint<Part>({
  id: "g3.fracname",
  version: 6,
  createdOn: "2026-11-29",
  levels: {
    1: { ranges: { n: [1, 1], d: [2, 4] }, choices: { ask: ["shaded"], picture: PICTURES } },
    2: {
      ranges: { n: [1, 7], d: [3, 8] },
      choices: { ask: ["shaded"], picture: PICTURES },
      where: (o) => properPart(o) && o.n > 1,
    },
    3: { ranges: { n: [1, 11], d: [5, 12] }, choices: { ask: ["set", "words"], picture: ["bar"] }, where: properPart },
    4: {
      ranges: { n: [1, 11], d: [5, 12] },
      choices: { ask: ["unshaded", "set-rest", "words-rest"], picture: PICTURES },
      where: properPart,
    },
    5: {
      ranges: { n: [2, 12], d: [7, 20] },
      choices: { ask: ["two-kinds"], picture: ["bar"] },
      where: (o) => properPart(o) && o.d - o.n > 1,
    },
  },
  factors: [
    { name: "parts", weight: 1, of: (o) => o.d / 20 },
    { name: "more-than-one-part", weight: 1, of: (o) => (asked(o) > 1 ? 1 : 0) },
    { name: "no-picture", weight: 1, of: (o) => (hasPicture(o) ? 0 : 1) },
    { name: "asks-for-the-rest", weight: 2, of: (o) => (asksForRest(o) ? 1 : 0) },
    { name: "whole-not-given", weight: 4, of: (o) => (o.ask === "two-kinds" ? 1 : 0) },
  ],
  stems: [
    stem(
      "what-is-shaded",
      (o) => o.ask === "shaded",
      (o) => `What fraction of the ${o.picture} is shaded?`,
    ),
    stem(
      "name-shades",
      (o) => o.ask === "shaded",
      (o, c) => `${c.names[0]} shades part of a ${o.picture}. What fraction of the ${o.picture} is shaded?`,
    ),
    stem(
      "name-draws",
      (o) => o.ask === "shaded",
      (o, c) => `${c.names[0]} draws this ${o.picture} with equal parts. Write the fraction that is shaded.`,
    ),
    stem(
      "set",
      (o) => o.ask === "set",
      (o, c) => {
        const [kind] = c.rng.pick(KINDS);
        return `There are ${count(o.d, c.thing)} in a ${c.container.one}. ${o.n} of them ${isAre(o.n)} ${kind}. What fraction of the ${c.thing.many} are ${kind}?`;
      },
    ),
    stem(
      "set-of-name",
      (o) => o.ask === "set",
      (o, c) => {
        const [kind] = c.rng.pick(KINDS);
        return `${o.n} of ${c.names[0]}'s ${count(o.d, c.thing)} ${isAre(o.n)} ${kind}. Write the fraction of the ${c.thing.many} that are ${kind}.`;
      },
    ),
    stem(
      "words",
      (o) => o.ask === "words",
      (o, c) => {
        const { whole, part, done } = c.rng.pick(PARTED);
        return `A ${whole} has ${count(o.d, part)} of the same size. ${c.names[0]} has ${done} ${o.n} of them. What fraction of the ${whole} is ${done}?`;
      },
    ),
    stem(
      "not-shaded",
      (o) => o.ask === "unshaded",
      (o) => `What fraction of the ${o.picture} is not shaded?`,
    ),
    stem(
      "left-to-shade",
      (o) => o.ask === "unshaded",
      (o, c) => `${c.names[0]} wants to shade the whole ${o.picture}. What fraction of it is still not shaded?`,
    ),
    stem(
      "set-rest",
      (o) => o.ask === "set-rest",
      (o, c) => {
        const [kind] = c.rng.pick(KINDS);
        return `There are ${count(o.d, c.thing)} in a ${c.container.one}. ${o.n} of them ${isAre(o.n)} ${kind}. What fraction of the ${c.thing.many} are not ${kind}?`;
      },
    ),
    stem(
      "words-rest",
      (o) => o.ask === "words-rest",
      (o, c) => {
        const { whole, part, done } = c.rng.pick(PARTED);
        return `A ${whole} has ${count(o.d, part)} of the same size. ${c.names[0]} has ${done} ${o.n} of them. What fraction of the ${whole} is not ${done} yet?`;
      },
    ),
    stem(
      "two-kinds",
      (o) => o.ask === "two-kinds",
      (o, c) => {
        const [kind, other] = c.rng.pick(KINDS);
        return `${c.names[0]} has ${o.n} ${kind} ${c.thing.many} and ${o.d - o.n} ${other} ${c.thing.many}. What fraction of all these ${c.thing.many} are ${kind}?`;
      },
    ),
    stem(
      "two-kinds-mixed",
      (o) => o.ask === "two-kinds",
      (o, c) => {
        const [kind, other] = c.rng.pick(KINDS);
        return `A ${c.container.one} holds ${o.d - o.n} ${other} ${c.thing.many} and ${o.n} ${kind} ${c.thing.many}, and nothing else. What fraction of the ${c.thing.many} are ${kind}?`;
      },
    ),
  ],
  answer: (o) => ({ kind: "fraction", canonical: typed(right(o)) }),
  steps: (o) => [
    {
      explanation:
        o.ask === "two-kinds"
          ? "Find how many there are in all. That is the bottom number."
          : `${hasPicture(o) ? "Count all the equal parts" : `Find how many ${unit(o)} there are in all`}. That is the bottom number.`,
      math: o.ask === "two-kinds" ? `${o.n} + ${o.d - o.n} = ${o.d}` : `\\frac{\\square}{${o.d}}`,
    },
    ...(asksForRest(o)
      ? [
          {
            explanation: `Take away the ${unit(o)} that are not asked about.`,
            math: `${o.d} - ${o.n} = ${asked(o)}`,
            value: String(asked(o)),
          },
        ]
      : []),
    {
      explanation: `The question asks about ${asked(o)}. That is the top number.`,
      math: texOf(right(o)),
      value: typed(right(o)),
    },
  ],
  hints,
  highlights: (o) => [asksForRest(o) ? NOTHING : allParts(o), allParts(o), allParts(o)],
  distractors: [
    { strategy: "only-the-count", wrong: (o) => wrongWhole(right(o), asked(o)) },
    { strategy: "one-part-too-many", wrong: (o) => wrongFrac(right(o), asked(o) + 1, o.d) },
    { strategy: "one-too-few-in-all", wrong: (o) => wrongFrac(right(o), asked(o), o.d - 1) },
  ],
  trace: (o) =>
    o.ask === "two-kinds" ? kindTrace(o.n, o.d - o.n) : namingTrace(asked(o), o.d, asksForRest(o) ? o.n : undefined),
  misconceptions: [
    {
      id: "FC-01",
      tag: "part-to-part",
      category: "conceptual",
      wrong: (o) => wrongFrac(right(o), asked(o), o.d - asked(o)),
      explanation: () => "You compared one part with the other part, not with the whole.",
      hints: (o) => [
        `Your bottom number counts only some of the ${unit(o)}. How many are there in all?`,
        "The bottom number counts everything in the whole: the ones asked about and the others too.",
        o.ask === "two-kinds"
          ? `In all there are $${o.n} + ${o.d - o.n}$. Write that number on the bottom.`
          : `There are $${o.d}$ ${unit(o)} in all. That is the bottom number.`,
      ],
      highlights: (o) => [allParts(o), allParts(o), allParts(o)],
      divergesAt: 1,
    },
    {
      id: "FR-N01",
      tag: "named-the-other-part",
      category: "conceptual",
      wrong: (o) => (isAllButOne(o) ? undefined : wrongFrac(right(o), o.d - asked(o), o.d)),
      explanation: () => "You named the part that the question does not ask about.",
      hints: (o) => [
        "Read the question again. Which part does it ask about?",
        asksForRest(o)
          ? "Look for the word “not”: count what is left over."
          : "The top number counts only what the question asks about.",
        `Your bottom number, $${o.d}$, is right. Count again for the top number.`,
      ],
      divergesAt: 2,
    },
    {
      id: "FR-N02",
      tag: "top-and-bottom-swapped",
      category: "representation",
      wrong: (o) => wrongFrac(right(o), o.d, asked(o)),
      explanation: () => "The two numbers of your fraction have changed places.",
      hints: (o) => [
        "Is the part bigger or smaller than the whole? Does your fraction say so?",
        "The bottom number says how many there are in all. The top number says how many of those you mean.",
        `$${o.d}$ is how many there are in all, so it goes on the bottom.`,
      ],
      highlights: (o) => [NOTHING, allParts(o), allParts(o)],
      divergesAt: 1,
    },
    {
      id: "FR-N03",
      tag: "counted-one-part-only",
      category: "omission",
      wrong: (o) => (hasPicture(o) && asked(o) > 1 && !isAllButOne(o) ? wrongFrac(right(o), 1, o.d) : undefined),
      explanation: () => "You counted only one for the top number.",
      hints: (o) => [
        `How many of the ${unit(o)} does the question ask about?`,
        "The bottom number says how many there are in all. The top number says how many you mean.",
        `The bottom number $${o.d}$ is right. Now count every one that is asked about.`,
      ],
      divergesAt: 2,
    },
  ],
  diagram,
});

/** Of 1/4 for 3/4 nobody knows whether the other part was named or only one counted: neither is said. */
function isAllButOne(o: Part): boolean {
  return asked(o) > 1 && o.d - asked(o) === 1;
}

/** What the bottom number counts. */
function allParts(o: Part): readonly Highlight[] {
  return partsOfBar(0, o.d);
}

function hints(o: Part): HintLadder {
  if (o.ask === "two-kinds") {
    return [
      "How many are there of each kind? How many is that in all?",
      "The bottom number counts everything. The top number counts only the kind that is asked about.",
      `In all there are $${o.n} + ${o.d - o.n} = ${o.d}$. That is the bottom number. Which number goes on top?`,
    ];
  }
  return [
    asksForRest(o)
      ? "Which word in the question tells you to look at what is left over?"
      : `How many ${unit(o)} are there in all? How many of them does the question ask about?`,
    `The bottom number counts all the ${unit(o)}. The top number counts only what the question asks about.`,
    asksForRest(o)
      ? `There are $${o.d}$ in all, so $${o.d}$ goes on the bottom. For the top, work out $${o.d} - ${o.n}$.`
      : `There are $${o.d}$ in all, so $${o.d}$ goes on the bottom. ${hasPicture(o) ? "Now count for the top." : "Which number goes on top?"}`,
  ];
}

function diagram(o: Part): DiagramInput | undefined {
  if (!hasPicture(o)) return undefined;
  const alt = `A ${o.picture} cut into ${o.d} equal parts. ${o.n} of them ${isAre(o.n)} shaded.`;
  return o.picture === "bar"
    ? { type: "fraction-bars", alt, bars: [{ parts: o.d, shaded: o.n }] }
    : { type: "fraction-circles", alt, parts: o.d, shaded: [o.n] };
}

function properPart(o: Part): boolean {
  return o.n < o.d;
}

function hasPicture(o: Part): boolean {
  return o.ask === "shaded" || o.ask === "unshaded";
}

function asksForRest(o: Part): boolean {
  return o.ask === "unshaded" || o.ask === "set-rest" || o.ask === "words-rest";
}

/** How many parts the question asks about. */
function asked(o: Part): number {
  return asksForRest(o) ? o.d - o.n : o.n;
}

function right(o: Part): Frac {
  return frac(asked(o), o.d);
}

/** What is counted, in a word. */
function unit(o: Part): string {
  return hasPicture(o) || o.ask === "words" || o.ask === "words-rest" ? "equal parts" : "things";
}
