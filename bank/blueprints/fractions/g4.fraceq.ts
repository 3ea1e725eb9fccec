import { type BlueprintAnswer, type BlueprintStep, type DiagramInput, type Highlight, type Operands } from "#engine";
import { defineToldApart } from "../causes-apart.ts";
import { count, gcd } from "../kit.ts";
import { NOTHING, partsOfBar } from "../highlights.ts";
import { fractionErrors, quietly, strategies, typedWrong, type Wording, type Wordings } from "./fraction-errors.ts";
import { frac, isAre, step, texOf, typed, wordings, type Frac, type Result } from "./kit-fractions.ts";
import { scalingTrace } from "./part-traces.ts";

interface Pair extends Operands {
  /** n / d in lowest terms; shown with both numbers times `k`, asked for with both times `m`. */
  readonly n: number;
  readonly d: number;
  readonly k: number;
  readonly m: number;
  readonly ask: "top" | "bottom" | "strip" | "choice";
}

const PART = { one: "part", many: "parts" };

const named = fractionErrors<Pair>(right);

/** Write equal fractions by scaling. */
export const fraceq = defineToldApart<Pair>({
  id: "g4.fraceq",
  version: 8,
  createdOn: "2026-11-29",
  // A number that stayed as it was is seen, whatever was done; the others are values on the way, and said to be.
  holdsOf: {
    "FC-07": ["number-told", "one-group-off", "added-for-times"],
    "FR-N07": ["on-the-way"],
    "FR-N08": ["on-the-way"],
  },
  levels: {
    1: { ranges: { n: [1, 1], d: [2, 6], k: [1, 1], m: [2, 5] }, choices: { ask: ["top", "strip"] } },
    2: {
      ranges: { n: [2, 6], d: [3, 7], k: [1, 1], m: [2, 5] },
      choices: { ask: ["top", "strip"] },
      where: lowestTerms,
    },
    3: {
      ranges: { n: [2, 9], d: [3, 12], k: [1, 1], m: [2, 9] },
      choices: { ask: ["bottom", "choice"] },
      where: lowestTerms,
    },
    4: {
      ranges: { n: [1, 9], d: [3, 12], k: [2, 9], m: [1, 1] },
      choices: { ask: ["top", "bottom", "choice"] },
      where: lowestTerms,
    },
    5: {
      ranges: { n: [1, 9], d: [2, 12], k: [2, 6], m: [2, 9] },
      choices: { ask: ["top", "bottom", "choice"] },
      where: (o) => lowestTerms(o) && detour(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => (o.d * Math.max(o.k, o.m)) / 108 },
    { name: "more-than-one-part", weight: 1, of: (o) => (o.n > 1 ? 1 : 0) },
    {
      name: "bottom-or-whole-fraction-asked",
      weight: 1,
      of: (o) => (o.ask === "bottom" || o.ask === "choice" ? 1 : 0),
    },
    { name: "scale-down", weight: 3, of: (o) => (o.k > 1 ? 1 : 0) },
    { name: "two-scalings", weight: 3, of: (o) => (detour(o) ? 1 : 0) },
  ],
  stems: [
    ...wordings<Pair>(isBox, {
      box: (o) => `Which number goes in the box? $${texOf(shown(o))} = ${boxed(o)}$`,
      "box-first": (o) => `Which number goes in the box? $${boxed(o)} = ${texOf(shown(o))}$`,
      missing: (o, c) =>
        `${c.names[0]} writes two fractions of the same size. Which number is missing? $${texOf(shown(o))} = ${boxed(o)}$`,
    }),
    ...wordings<Pair>((o) => o.ask === "strip", {
      strips: (o, c) =>
        `${c.names[0]} folds a strip into ${o.d} equal parts and shades ${o.n}. ${c.names[1]} folds a strip of the same length into ${o.d * o.m} equal parts and shades just as much. How many parts does ${c.names[1]} shade?`,
      shelves: (o) =>
        `A shelf has ${o.d} equal sections, and ${o.n} of them ${isAre(o.n)} full of books. Another shelf of the same length has ${o.d * o.m} equal sections. How many of its sections take up the same space?`,
    }),
    ...wordings<Pair>((o) => o.ask === "choice", {
      choice: (o) => `Which fraction has the same value as $${texOf(shown(o))}$?`,
      "choice-name": (o, c) =>
        `${c.names[0]} has read $${texOf(shown(o))}$ of a book. Which fraction is the same amount?`,
    }),
  ],
  answer,
  steps,
  hints: quietly(right, hints),
  highlights: (o) => [wholeBars(o), cutParts(o), partsOfBar(0, o.n)],
  distractors: strategies(right, {
    "one-more": (o) => (o.ask === "choice" ? frac(target(o).n + 1, target(o).d) : unknown(o).to + 1),
    // A choice shows three wrong answers: this one steps in where adding instead of scaling leads nowhere.
    "bottom-one-off": (o) =>
      o.ask === "choice" && typedWrong(right(o), addedInstead(o)) === undefined
        ? frac(target(o).n, target(o).d + 1)
        : undefined,
    "the-number-beside-the-box": (o) => (o.ask === "choice" ? undefined : known(o).to),
  }),
  trace: (o) =>
    o.ask === "choice"
      ? undefined
      : scalingTrace({ known: known(o), shown: unknown(o).from, down: o.m === 1 || detour(o) ? o.k : 1 }),
  misconceptions: [
    named("FC-06", "added-the-same-to-top-and-bottom", "conceptual", {
      wrong: addedInstead,
      did: (o) =>
        o.ask === "strip"
          ? "You added the same number to both numbers of parts."
          : "You kept the difference between the two numbers of the fraction the same.",
      look: (o) =>
        o.ask === "strip"
          ? "Draw both, one under the other. Do your parts reach as far as the others?"
          : `Draw a bar for the fraction that you know. Does ${o.m > o.k ? "adding the same amount to" : "taking the same amount away from"} both numbers keep it as long?`,
      holds: scalingRule,
      sub: (o) =>
        detour(o)
          ? simplerFirst(o)
          : [
              `Ask: $${known(o).from}$ ${o.m > o.k ? "times" : "divided by"} what makes $${known(o).to}$? Do the same to the other number.`,
              `Find what the first number was ${o.m > o.k ? "multiplied" : "divided"} by. Do the same to the other number.`,
            ],
      highlights: (o) => [NOTHING, cutParts(o), wholeBars(o)],
    }),
    named("FC-07", "changed-only-one-number", "omission", {
      wrong: (o) => (o.ask === "choice" ? frac(unknown(o).from, target(o).d) : unknown(o).from),
      did: (o) =>
        o.ask === "strip"
          ? "You took as many of the new parts as of the old ones."
          : "One number of your fraction changed, and the other stayed as it was.",
      look: (o) =>
        o.ask === "strip"
          ? "The new parts are smaller. Do you need more of them for the same length?"
          : "One of the two numbers changed. What has to happen to the other one?",
      holds: (o) =>
        o.ask === "strip"
          ? scalingRule(o)
          : `Whatever the ${known(o).name} is multiplied or divided by, do the same to the ${unknown(o).name}.`,
      sub: (o) => (detour(o) ? simplerFirst(o) : sameToOther(o)),
      highlights: (o) => [onePart(o, 1), cutParts(o), NOTHING],
      line: 2,
    }),
    named("FR-N07", "wrote-the-factor", "procedural", {
      wrong: (o) => (detour(o) || o.ask === "choice" ? undefined : Math.max(o.k, o.m)),
      did: "You found what to multiply or divide by, and stopped there.",
      look: (o) =>
        o.ask === "strip"
          ? "You know now how many small parts every old part is cut into. Which parts are asked about?"
          : `You found what the ${known(o).name} was ${o.k > 1 ? "divided" : "multiplied"} by. What do you still have to do with that number?`,
      holds: (o) =>
        o.ask === "strip"
          ? scalingRule(o)
          : "The same multiplying or dividing must be done to both numbers of the fraction.",
      sub: (o) =>
        o.ask === "strip"
          ? `Multiply the $${o.n}$ ${o.n === 1 ? "part" : "parts"} by the number you found.`
          : "Use the number you found on the other number of the fraction you know.",
      highlights: (o) => [onePart(o, o.m), cutParts(o), cutParts(o)],
      line: 2,
    }),
    named("FR-N08", "stopped-at-lowest-terms", "procedural", {
      wrong: (o) => (detour(o) && o.ask !== "choice" ? unknown(o).base : undefined),
      did: "You made the fraction as simple as it goes, and stopped there.",
      look: (o) =>
        `Your simpler fraction is a good start. Which number stands ${known(o).name === "top" ? "above" : "below"} the box?`,
      holds:
        "Go from the simplest fraction to the one with the box: multiply the top and bottom numbers by the same number.",
      sub: (o) => [
        `$${known(o).base}$ times what makes $${known(o).to}$? Do the same to the other number.`,
        `Multiply the ${known(o).name} of the simplest fraction to get the one beside the box. Do the same to the other number.`,
      ],
      line: 2,
    }),
  ],
  diagram,
});

/** What adding (or taking away) the same on both lines gives. */
function addedInstead(o: Pair): Result {
  const wrong = unknown(o).from + known(o).to - known(o).from;
  return o.ask === "choice" ? frac(wrong, target(o).d) : wrong;
}

function answer(o: Pair): BlueprintAnswer {
  return o.ask === "choice"
    ? { kind: "choice", canonical: typed(target(o)) }
    : { kind: "integer", canonical: String(unknown(o).to) };
}

function steps(o: Pair): BlueprintStep[] {
  const [given, wanted] = [known(o), unknown(o)];
  const last = { value: answer(o).canonical };
  if (detour(o)) {
    return [
      step(`Make the fraction simpler first: divide the top and bottom numbers by ${o.k}.`, texOf(shown(o)), base(o)),
      {
        explanation: `See what the ${given.name} was multiplied by.`,
        math: `${given.base} \\times ${o.m} = ${given.to}`,
        value: String(o.m),
      },
      {
        explanation: `Multiply the ${wanted.name} by the same number as the ${given.name}.`,
        math: `${wanted.base} \\times ${o.m} = ${wanted.to}`,
        ...last,
      },
    ];
  }
  const [sign, factor, verb] = o.k > 1 ? ["\\div", o.k, "divided"] : ["\\times", o.m, "multiplied"];
  return [
    {
      explanation: `See what the ${given.name} was ${verb} by.`,
      math: `${given.from} ${sign} ${factor} = ${given.to}`,
      value: String(factor),
    },
    {
      explanation:
        o.ask === "strip"
          ? `The ${wanted.name} is ${verb} by the same number.`
          : `The ${wanted.name} is ${verb} by the same number as the ${given.name}.`,
      math: `${wanted.from} ${sign} ${factor} = ${wanted.to}`,
      ...last,
    },
  ];
}

/** What keeps the amount the same, in the words of the story where there is one. */
function scalingRule(o: Pair): string {
  return o.ask === "strip"
    ? "Every old part is cut into the same number of small parts. So both numbers are multiplied by the same number."
    : "A fraction keeps its size when the top and bottom numbers are both multiplied, or both divided, by the same number.";
}

function hints(o: Pair): Wordings {
  const [given, wanted] = [known(o), unknown(o)];
  const rule = scalingRule(o);
  if (detour(o)) {
    return [
      `Compare the two ${given.name}s: neither is a multiple of the other. Can the fraction you know be made simpler first?`,
      rule,
      [
        `Divide both numbers by $${o.k}$: you get $${texOf(base(o))}$. What must its ${given.name}, $${given.base}$, be multiplied by to make $${given.to}$?`,
        "Divide both numbers by the biggest number that goes into them. Then multiply to get the number you know.",
      ],
    ];
  }
  const [sign, factor] = o.k > 1 ? ["\\div", o.k] : ["\\times", o.m];
  if (o.ask === "choice") {
    return [
      "Compare the bottom number of the fraction with the bottom numbers of the choices. What was it multiplied or divided by?",
      rule,
      `Test each choice: were the top and bottom numbers both ${sign === "\\div" ? "divided" : "multiplied"} by the same number? Try $${sign} ${factor}$.`,
    ];
  }
  return [
    [
      `Look at $${given.from}$ and $${given.to}$. What do you multiply or divide by to get from one to the other?`,
      `Look at the ${given.name} first. How do you get from one number to the other?`,
    ],
    rule,
    [
      `$${given.from} ${sign} ${factor} = ${given.to}$. Do the same to the ${wanted.name}, $${wanted.from}$.`,
      `Find out what was done to the ${given.name}. Do the same to the ${wanted.name}.`,
    ],
  ];
}

/** Where no step leads from one number to the other, "the same" would be taken for taking away. */
function simplerFirst(o: Pair): Wording {
  return [
    `Make $${texOf(shown(o))}$ simpler first: divide its top and its bottom number by $${o.k}$. Then multiply both by the same number.`,
    "Divide both numbers of the fraction you know by the biggest number that goes into them. Then multiply both.",
  ];
}

function sameToOther(o: Pair): Wording {
  const verb = o.k > 1 ? "divided" : "multiplied";
  return [
    `The ${known(o).name} went from $${known(o).from}$ to $${known(o).to}$: what was it ${verb} by? Do the same to the ${unknown(o).name}.`,
    `See what the ${known(o).name} was ${verb} by. The ${unknown(o).name} has to be ${verb} by the same number.`,
  ];
}

/** All parts of both bars, unless one of them has as many as the answer is. */
function wholeBars(o: Pair): readonly Highlight[] {
  return o.d === unknown(o).to ? NOTHING : [...partsOfBar(0, o.d), ...partsOfBar(1, o.d * o.m)];
}

/** Only a story speaks of the parts that are cut; with top and bottom the rule is about numbers. */
function cutParts(o: Pair): readonly Highlight[] {
  return o.ask === "strip" ? partsOfBar(0, o.n) : NOTHING;
}

/** One part, and those it is cut into where these are not the answer. */
function onePart(o: Pair, into: number): readonly Highlight[] {
  return o.ask === "strip" ? [...partsOfBar(0, 1), ...partsOfBar(1, into)] : NOTHING;
}

/** Two bars of the same length; on the second one the shading is for the child to find. */
function diagram(o: Pair): DiagramInput | undefined {
  const cuts = o.d * o.m;
  if (o.k > 1 || o.n > 6 || cuts > 24 || isHardAsk(o)) return undefined;
  return {
    type: "fraction-bars",
    alt: `Two bars of the same length. The first has ${count(o.d, PART)}, and ${o.n} of them ${o.n === 1 ? "is" : "are"} shaded. The second has ${count(cuts, PART)}, and none is shaded yet.`,
    bars: [
      { parts: o.d, shaded: o.n, label: "" },
      { parts: cuts, shaded: 0, label: "?" },
    ],
  };
}

function isHardAsk(o: Pair): boolean {
  return o.ask === "bottom" || o.ask === "choice";
}

function isBox(o: Pair): boolean {
  return o.ask === "top" || o.ask === "bottom";
}

function lowestTerms(o: Pair): boolean {
  return o.n < o.d && gcd(o.n, o.d) === 1;
}

/** Neither fraction can be scaled straight into the other. */
function detour(o: Pair): boolean {
  return o.k % o.m !== 0 && o.m % o.k !== 0;
}

function base(o: Pair): Frac {
  return frac(o.n, o.d);
}

function shown(o: Pair): Frac {
  return frac(o.n * o.k, o.d * o.k);
}

function target(o: Pair): Frac {
  return frac(o.n * o.m, o.d * o.m);
}

function boxed(o: Pair): string {
  const { n, d } = target(o);
  return o.ask === "bottom" ? `\\frac{${n}}{\\square}` : `\\frac{\\square}{${d}}`;
}

/** One line of the two fractions: its number in lowest terms, in the fraction shown, in the fraction asked for. */
interface Line {
  /** What to call it: a story has no top and bottom. */
  readonly name: string;
  readonly base: number;
  readonly from: number;
  readonly to: number;
}

function line(o: Pair, which: "top" | "bottom"): Line {
  const of = which === "top" ? o.n : o.d;
  const storyName = which === "top" ? "smaller number" : "number of parts in all";
  return { name: o.ask === "strip" ? storyName : which, base: of, from: of * o.k, to: of * o.m };
}

function known(o: Pair): Line {
  return line(o, o.ask === "bottom" ? "top" : "bottom");
}

function unknown(o: Pair): Line {
  return line(o, o.ask === "bottom" ? "bottom" : "top");
}

/** The answer's value: a whole number, or for choices the fraction. */
function right(o: Pair): Frac {
  return o.ask === "choice" ? target(o) : frac(unknown(o).to, 1);
}
