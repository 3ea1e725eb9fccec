import {
  defineBlueprint,
  type DiagramInput,
  type Highlight,
  type HighlightLadder,
  type HintLadder,
  type Operands,
} from "#engine";
import { count, gcd } from "../../blueprints/kit.ts";
import { NOTHING, ticksAt, wayFrom } from "../../blueprints/highlights.ts";
import { fractionErrors, strategies } from "../../blueprints/fractions/fraction-errors.ts";
import { partsName } from "../../blueprints/fraction-words.ts";
import { asMixed, frac, step, wordings, typed, texOf, type Frac } from "../../blueprints/fractions/kit-fractions.ts";
import { alsoInLowestTerms } from "../../blueprints/fractions/kit-sums.ts";
import { namingTrace } from "../../blueprints/fractions/part-traces.ts";

interface Point extends Operands {
  /** The point stands `n` spaces after 0; one whole is `d` spaces. */
  readonly n: number;
  readonly d: number;
  /** The line is this many wholes long … */
  readonly wholes: number;
  /** … and this many spaces more, so that its end says nothing. */
  readonly extra: number;
  /** The tick that carries a fraction, where whole numbers are not labelled. */
  readonly k: number;
  readonly labels: "wholes" | "one-fraction";
  readonly letter: string;
}

const LETTERS = ["A", "B", "C", "K", "M", "P", "R", "T"] as const;
const SPACE = { one: "space", many: "spaces" };

const named = fractionErrors<Point>(right);

/** Read a fraction from a number line. */
export const blueprint = defineBlueprint<Point>({
  id: "g3.fracline",
  version: 6,
  createdOn: "2026-11-30",
  levels: {
    1: {
      ranges: { n: [1, 3], d: [2, 4], wholes: [1, 1], extra: [0, 0], k: [0, 0] },
      choices: { labels: ["wholes"], letter: LETTERS },
      where: betweenWholes,
    },
    2: {
      ranges: { n: [1, 7], wholes: [1, 1], extra: [0, 0], k: [0, 0] },
      choices: { d: [5, 6, 8], labels: ["wholes"], letter: LETTERS },
      where: (o) => betweenWholes(o) && o.n > 1,
    },
    3: {
      ranges: { n: [3, 11], wholes: [1, 1], extra: [0, 0], k: [0, 0] },
      choices: { d: [8, 10, 12], labels: ["wholes"], letter: LETTERS },
      where: betweenWholes,
    },
    4: {
      ranges: { n: [1, 11], wholes: [1, 1], extra: [1, 3], k: [1, 11] },
      choices: { d: [5, 6, 8, 10, 12], labels: ["one-fraction"], letter: LETTERS },
      where: readable,
    },
    5: {
      ranges: { n: [4, 23], d: [3, 8], wholes: [2, 3], extra: [0, 3], k: [1, 7] },
      choices: { labels: ["wholes", "one-fraction"], letter: LETTERS },
      where: (o) => o.n > o.d && readable(o),
    },
  },
  factors: [
    { name: "spaces", weight: 1, of: (o) => o.d / 16 },
    { name: "steps-from-zero", weight: 1, of: (o) => o.n / 16 },
    { name: "wholes-not-labelled", weight: 2, of: (o) => (o.labels === "one-fraction" ? 1 : 0) },
    { name: "past-one", weight: 3, of: (o) => (o.n > o.d ? 1 : 0) },
  ],
  stems: [
    ...wordings<Point>(() => true, {
      which: (o) => `Which fraction is at point ${o.letter} on the number line?`,
      write: (o) => `Write the fraction for point ${o.letter}.`,
    }),
    ...wordings<Point>((o) => o.labels === "wholes", {
      "name-marks": (o, c) =>
        `${c.names[0]} marks point ${o.letter} on a number line. Which fraction is at point ${o.letter}?`,
      hops: (o, c) =>
        `${c.names[0]} moves a counter from 0 to point ${o.letter}. At which fraction is the counter now?`,
    }),
    ...wordings<Point>((o) => o.labels === "one-fraction", {
      "missing-label": (o, c) =>
        `${c.names[0]} has labelled only some of the marks on this line. Which fraction belongs at point ${o.letter}?`,
      "rubbed-out": (o, c) =>
        `Most labels on ${c.names[0]}’s number line are rubbed out. Which fraction is at point ${o.letter}?`,
    }),
  ],
  answer: (o) => ({ kind: "fraction", canonical: typed(right(o)) }),
  steps: (o) => [
    o.labels === "wholes"
      ? {
          explanation: `Count the equal spaces from 0 to 1: there are ${o.d}. That is the bottom number.`,
          math: `\\frac{\\square}{${o.d}}`,
        }
      : {
          explanation: `The label ${o.k}/${o.d} stands after ${count(o.k, SPACE)}, so ${o.d} spaces make one whole. That is the bottom number.`,
          math: `\\frac{\\square}{${o.d}}`,
        },
    {
      explanation: `Count the spaces from 0 to point ${o.letter}: there ${o.n === 1 ? "is" : "are"} ${o.n}.`,
      math: texOf(right(o)),
      value: typed(right(o)),
    },
    ...(o.n > o.d
      ? [step("You can also write the fraction with a whole number in front.", texOf(right(o)), asMixed(right(o)))]
      : []),
    ...alsoInLowestTerms(
      right(o),
      `Take every ${gcd(o.n, o.d)} spaces as one bigger space. Then the same point has a second name.`,
    ),
  ],
  hints,
  highlights,
  distractors: strategies(right, {
    "counted-from-the-far-end": (o) => frac(lineEnd(o) - o.n, o.d),
    "one-space-too-few": (o) => frac(o.n - 1, o.d),
    "only-the-count": (o) => o.n,
  }),
  trace: (o) => namingTrace(o.n, o.d),
  misconceptions: [
    named("FC-16", "counted-marks-not-spaces", "conceptual", {
      wrong: (o) => (o.labels === "wholes" ? frac(o.n, o.d + 1) : undefined),
      did: "For the bottom number you counted the marks, not the spaces between them.",
      look: "Put a finger on each space between 0 and 1. How many spaces are there?",
      holds: "The bottom number counts equal spaces, not marks. The mark at 0 has no space before it.",
      sub: "Count the hops from 0 to 1. The first hop ends at the first mark after 0. The number of hops goes on the bottom.",
      highlights: (o) => [firstWhole(o), firstWhole(o), firstWhole(o)],
    }),
    named("FR-N29", "counted-marks-for-both-numbers", "conceptual", {
      wrong: (o) => (o.labels === "wholes" ? frac(o.n + 1, o.d + 1) : undefined),
      did: "For both numbers you counted the marks, not the spaces between them.",
      look: "Put a finger on each space between 0 and 1. How many spaces are there?",
      holds: "Both numbers count equal spaces, not marks. The mark at 0 has no space before it.",
      sub: (o) =>
        `Count the hops from 0 to 1 for the bottom number, and the hops from 0 to ${o.letter} for the top number.`,
      highlights: (o) => [firstWhole(o), firstWhole(o), firstWhole(o)],
    }),
    named("FR-N30", "counted-from-the-other-end", "procedural", {
      // One more than from 0: rather the mark at 0 is counted (FR-N04).
      wrong: (o) =>
        o.labels !== "wholes" || o.wholes > 1 || lineEnd(o) - o.n === o.n + 1 ? undefined : frac(lineEnd(o) - o.n, o.d),
      did: (o) =>
        lineEnd(o) - o.n === 1
          ? `You counted only one space, or the space after point ${o.letter}.`
          : `You counted the spaces after point ${o.letter}.`,
      look: (o) => `Where do you begin to count on your way to ${o.letter}?`,
      holds: "A fraction on the line says how far the point is from 0.",
      sub: (o) => `Put a finger on 0. Count each space on the way from there to ${o.letter}.`,
      highlights: () => [NOTHING, ticksAt(0), ticksAt(0)],
      line: 2,
    }),
    named("FR-N04", "counted-the-zero-mark", "procedural", {
      wrong: (o) => frac(o.n + 1, o.d),
      // At the last mark before a whole number all the spaces up to it may have been counted.
      did: (o) =>
        wholeAfter(o) === undefined
          ? `You counted the mark at 0 as the first step${o.labels === "wholes" && o.d - o.n === o.n + 1 ? ", or counted the spaces from the point to 1" : ""}.`
          : `Your fraction is equal to ${wholeAfter(o)}.`,
      look: (o) =>
        wholeAfter(o) === undefined
          ? `Start at 0 and hop to point ${o.letter}. How many hops is that?`
          : o.labels === "wholes"
            ? `Is point ${o.letter} at ${wholeAfter(o)}, or before it?`
            : `Would the number ${wholeAfter(o)} be at point ${o.letter}, or after it?`,
      holds: (o) =>
        wholeAfter(o) === undefined
          ? "At 0 you have not moved yet. Start counting with the first space."
          : `Start at 0 and hop to point ${o.letter}. At 0 you have not moved yet.`,
      sub: (o) => `Your bottom number is right. For the top, count the spaces between 0 and ${o.letter}.`,
      highlights: () => [ticksAt(0), ticksAt(0), ticksAt(0)],
      line: 2,
    }),
    named("FR-N05", "whole-line-taken-as-one", "conceptual", {
      wrong: (o) => (lineEnd(o) === o.d ? undefined : frac(o.n, lineEnd(o))),
      did: "You counted the whole line as one whole.",
      look: (o) =>
        o.labels === "wholes"
          ? "Where on the line is the number 1?"
          : "One mark has a fraction under it. What does its bottom number tell you?",
      holds: "The bottom number says how many spaces make one whole, not how many the line has.",
      sub: (o) =>
        o.labels === "wholes"
          ? `From 0 to 1 there are ${o.d} spaces.`
          : `The label's bottom number is ${o.d}: ${o.d} spaces make one whole.`,
      highlights: (o) => [labelled(o), firstWhole(o), o.labels === "wholes" ? firstWhole(o) : labelled(o)],
    }),
    named("FR-N41", "labelled-mark-taken-as-one", "conceptual", {
      wrong: (o) => (o.labels === "one-fraction" && o.k > 1 ? frac(o.n, o.k) : undefined),
      did: (o) => `You counted the mark ${o.k}/${o.d} as one whole.`,
      look: (o) => `Is the label ${o.k}/${o.d} as much as 1?`,
      holds: "The bottom number of the label says how many spaces make one whole.",
      sub: (o) =>
        `The label ${o.k}/${o.d} says ${partsName(o.d)}, so all the spaces are ${partsName(o.d)}. How many ${partsName(o.d)} make one whole?`,
      highlights: (o) => [labelled(o), labelled(o), labelled(o)],
    }),
    named("FR-N06", "started-again-after-a-whole", "conceptual", {
      wrong: (o) => (o.n > o.d ? frac(o.n % o.d, o.d) : undefined),
      did: (o) => `You counted only the spaces after the number ${wholesPassed(o)}.`,
      look: (o) => `Where on the line is the number ${wholesPassed(o)}? How many spaces is it from 0?`,
      holds: "A fraction on the line says how far the point is from 0, not from the last whole number.",
      sub: (o) =>
        wholesPassed(o) === 1
          ? `Up to the number 1 there are already ${o.d} spaces. Go on counting from there.`
          : `Up to the number 1 there are already ${o.d} spaces, and as many again up to each further whole number. Go on counting from the number ${wholesPassed(o)}.`,
      highlights: (o) => [o.labels === "wholes" ? ticksAt(o.d * wholesPassed(o)) : NOTHING, ticksAt(0), firstWhole(o)],
      line: 2,
    }),
  ],
  diagram,
});

/** The last whole number before the point. */
function wholesPassed(o: Point): number {
  return Math.floor(o.n / o.d);
}

function highlights(o: Point): HighlightLadder {
  return o.labels === "wholes" ? [firstWhole(o), firstWhole(o), firstWhole(o)] : [labelled(o), NOTHING, ticksAt(0)];
}

/** The way from 0 to 1, where 1 is labelled. */
function firstWhole(o: Point): readonly Highlight[] {
  return o.labels === "wholes" ? wayFrom(0, o.d) : NOTHING;
}

/** The mark with the fraction under it, where there is one. */
function labelled(o: Point): readonly Highlight[] {
  return o.labels === "wholes" ? NOTHING : ticksAt(o.k);
}

function hints(o: Point): HintLadder {
  return o.labels === "wholes"
    ? [
        `Into how many equal spaces is the line cut between 0 and 1? How many spaces are there from 0 to ${o.letter}?`,
        "The bottom number counts the spaces that make one whole. The top number counts the spaces from 0 to the point.",
        `There are ${o.d} equal spaces between 0 and 1, so ${o.d} goes on the bottom. Now count the spaces from 0 to ${o.letter}.`,
      ]
    : [
        "One mark has a fraction under it. How many spaces is that mark away from 0?",
        "The bottom number is the same for every mark on this line. The top number counts the spaces from 0.",
        `The label is ${o.k}/${o.d}, so ${o.d} goes on the bottom. Now count the spaces from 0 to ${o.letter}.`,
      ];
}

/** The line is measured in spaces, so that every position is a whole number. */
function diagram(o: Point): DiagramInput {
  const wholes = Array.from({ length: o.wholes + 1 }, (_, whole) => ({ at: whole * o.d, text: String(whole) }));
  const labels =
    o.labels === "wholes"
      ? wholes
      : [
          { at: 0, text: "0" },
          { at: o.k, text: `${o.k}/${o.d}` },
        ];
  const line =
    o.labels === "wholes"
      ? `A number line. From 0 to 1 there are ${o.d} equal spaces, and the line ends at ${o.wholes}.`
      : `A number line with equal spaces. It starts at 0, and the mark ${count(o.k, SPACE)} after 0 is labelled ${o.k}/${o.d}.`;
  return {
    type: "number-line",
    alt: `${line} Point ${o.letter} is ${count(o.n, SPACE)} after 0.`,
    from: 0,
    to: lineEnd(o),
    step: 1,
    labels,
    marks: [{ at: o.n, text: o.letter }],
  };
}

function lineEnd(o: Point): number {
  return o.wholes * o.d + o.extra;
}

/** The whole number at the next mark, where there is one. */
function wholeAfter(o: Point): number | undefined {
  return (o.n + 1) % o.d === 0 ? (o.n + 1) / o.d : undefined;
}

function betweenWholes(o: Point): boolean {
  return o.n < o.wholes * o.d && o.n % o.d !== 0;
}

/** The labelled tick is another one than the point, no whole, and none that a slip leads to. */
function readable(o: Point): boolean {
  return (
    betweenWholes(o) && (o.labels === "wholes" ? o.extra === 0 : o.k < o.d && ![o.n, o.n + 1, o.n % o.d].includes(o.k))
  );
}

function right(o: Point): Frac {
  return frac(o.n, o.d);
}
