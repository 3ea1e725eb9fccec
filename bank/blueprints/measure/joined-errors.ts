import type { MisconceptionRule } from "#engine";
import { edgeOf, insideOf, labelledOf, lengthOf, unitsOf, writtenIn, type Joined, type Length } from "./joined.ts";
import {
  askForGapPart,
  askForPart,
  askForWhole,
  JOINED_HELP,
  long,
  stripOf,
  upright,
  type CornerPart,
  type GapPart,
} from "./joined-form.ts";
import { numberErrors } from "./named-error.ts";
import type { Cause } from "../causes-apart.ts";

type Rule = MisconceptionRule<Joined>;

type Value = (o: Joined) => number | undefined;

const named = numberErrors(JOINED_HELP.subStepAt);

const PARTS_HOLD = "Every part of the figure counts once.";

const WHICH_PARTS = "Point at every part of the figure. Which parts did you count?";
/** Without one part beside the gap it is as much as with a gap that is as wide as both; without what joins them, as with a deeper one. */
function partsOrGap(left: GapPart): string {
  if (left !== "joining" && !left.endsWith("leg")) return WHICH_PARTS;
  const how = left === "joining" ? "deep" : "wide";
  return `Did you add parts, or did you take the gap away? If you took it away: how ${how} is the gap?`;
}

/** @param ask - the third hint, which asks for the part that is missing */
function partLeftOut(value: Value, ask: (o: Joined) => string, look = WHICH_PARTS): Rule {
  return named("MG-N12", "part-of-the-figure-left-out", "omission", {
    value,
    did: "Part of the figure is missing from your answer.",
    look,
    holds: PARTS_HOLD,
    line: 2,
    sub: (o) => `${ask(o)} Add that area to yours.`,
  });
}

function cornerPart(left: CornerPart, value: Value): Rule {
  return partLeftOut(value, (o) => askForPart(o, left));
}

function gapPart(left: GapPart, areaOf: (o: Joined) => number): Rule {
  return partLeftOut(
    (o) => ofGap(o, insideOf(o) - areaOf(o)),
    (o) => askForGapPart(o, left),
    partsOrGap(left),
  );
}

function ofCorner(o: Joined, value: number): number | undefined {
  return o.shape === "corner" ? value : undefined;
}

function ofGap(o: Joined, value: number): number | undefined {
  return o.shape === "gap" ? value : undefined;
}

/** The two parts of the cut that is taught; of the other one only where no cut is drawn. */
function ofCut(o: Joined, cut: Joined["cut"], value: number): number | undefined {
  return o.cut === cut || o.show === "more" || o.show === "missing" ? ofCorner(o, value) : undefined;
}

/** Which of two rectangles that overlap is too long: by its squares, or by its side. */
function longerOne(o: Joined): string {
  if (o.show === "squares") return o.cut === "down" ? `with ${o.a} squares in each row` : `with ${o.b} rows`;
  return `that is ${o.cut === "down" ? `${long(o.a, o)} wide` : `${long(o.b, o)} ${upright(o).adjective}`}`;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** Nothing where two lengths that are written make it: somebody may have multiplied or added them. */
function ofNoTwo(o: Joined, value: number): number | undefined {
  const lengths = writtenIn(o);
  const isOfTwo = lengths.some((x, i) => lengths.slice(i + 1).some((y) => x * y === value || x + y === value));
  return isOfTwo ? undefined : value;
}

/** Sides of rectangles in the figure, of the whole and of what is missing: whoever multiplies others has no part of it. */
const RECTANGLES: ReadonlySet<string> = new Set([
  "a b",
  "c d",
  "top b",
  "top d",
  "c right",
  "a right",
  "other b",
  "other d",
]);

function isRectangle(one: Length, other: Length): boolean {
  return RECTANGLES.has(`${one} ${other}`) || RECTANGLES.has(`${other} ${one}`);
}

/**
 * What is as likely as a named error: the way round, all lengths added, two multiplied that make no rectangle, and of a
 * gap a length taken away from the whole, or a part beside it that goes from top to bottom added to the strip.
 */
export function otherWays(o: Joined): readonly Cause[] {
  const cause = (kind: string, numbers: readonly number[]): readonly Cause[] =>
    numbers.map((n) => ({ kind, answer: String(n) }));
  const names = o.show === "squares" ? [] : labelledOf(o);
  const products = names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => (isRectangle(one, other) ? [] : [lengthOf(o, one) * lengthOf(o, other)])),
  );
  const written = writtenIn(o);
  return [
    ...cause(WAY_ROUND, [edgeOf(o)]),
    ...cause(LENGTHS_ADDED, written.length > 0 ? [sumOf(written)] : []),
    ...cause("lengths-multiplied", products),
    ...(o.shape === "gap"
      ? [
          ...cause(
            "length-taken-away",
            written.map((length) => o.a * o.b - length),
          ),
          ...cause(
            "strip-and-arm",
            (["top", "other"] as const).map((arm) => o.a * (o.b - o.d) + lengthOf(o, arm) * o.b),
          ),
        ]
      : []),
  ];
}

const WAY_ROUND = "way-round";
const LENGTHS_ADDED = "lengths-added";

/** Causes that what is said of an error holds of as well. */
export const JOINED_HOLDS_OF = {
  "MG-07": ["on-the-way"],
  "MG-N12": ["on-the-way", "line-left-out", "place-left-out"],
  "MG-N30": ["on-the-way"],
  "MG-02": [WAY_ROUND],
  "MG-N15": [LENGTHS_ADDED],
} as const;

export const JOINED_RULES: readonly Rule[] = [
  named("MG-07", "whole-rectangle-for-the-figure", "conceptual", {
    value: ({ a, b }) => a * b,
    did: "You worked as if the figure were one whole rectangle.",
    look: "Draw the big rectangle round the figure. Is all of it filled?",
    holds: "Only what lies inside the figure belongs to its area.",
  }),
  cornerPart("low", (o) => ofCut(o, "down", (o.a - o.c) * o.b)),
  cornerPart("tall", (o) => ofCut(o, "down", o.c * (o.b - o.d))),
  cornerPart("wide", (o) => ofCut(o, "across", (o.a - o.c) * o.d)),
  cornerPart("narrow", (o) => ofCut(o, "across", o.a * (o.b - o.d))),
  gapPart("joining", ({ c, b, d }) => c * (b - d)),
  gapPart("first-arm", (o) => lengthOf(o, "top") * o.b),
  gapPart("last-arm", (o) => lengthOf(o, "other") * o.b),
  gapPart("strip", ({ a, b, d }) => a * (b - d)),
  gapPart("first-leg", (o) => lengthOf(o, "top") * o.d),
  gapPart("last-leg", (o) => lengthOf(o, "other") * o.d),
  named("MG-N13", "part-counted-twice", "conceptual", {
    value: (o) => (o.a - o.c) * o.b + o.a * (o.b - o.d),
    did: ({ shape }) =>
      shape === "gap" ? "You counted some parts of the figure twice." : "You counted one part of the figure twice.",
    look: ({ show }) =>
      show === "squares" || show === "cut"
        ? "Look at the dashed line. Do your two rectangles end there?"
        : "Sketch the figure and your rectangles. Do any of your rectangles overlap?",
    holds: `The rectangles fit together without overlapping. ${PARTS_HOLD}`,
    line: 2,
    sub: (o) =>
      o.shape === "gap"
        ? `The ${stripOf(o)} goes from side to side: it is ${long(o.a, o)} by ${long(o.b - o.d, o)}. How ${upright(o).adjective} are the two parts beside the gap then?`
        : `Your rectangles overlap: shorten the one ${longerOne(o)}. ${askForPart(o, o.cut === "down" ? "low" : "narrow")}`,
  }),
  named("MG-N30", "area-of-the-gap", "conceptual", {
    value: (o) => ofGap(o, o.c * o.d),
    did: "Your answer is the area of the gap.",
    isFact: true,
    look: "Is the gap a part of the figure?",
    holds: "A piece that is missing is taken away from the whole.",
    line: 2,
    sub: (o) => askForWhole(o, "whole"),
  }),
  named("MG-N31", "length-of-another-side", "representation", {
    value: (o) => ofGap(o, o.a * o.b - o.c * (o.b - o.d)),
    did: ({ b, d }) => `The gap that you took away is too ${b - d < d ? "small" : "big"}.`,
    look: "How wide is the gap, and how deep is it? Which lengths in the picture tell you?",
    holds:
      "The area of the gap is its width times its depth. The depth is written beside the gap. The width has to be worked out.",
    line: 3,
    sub: (o) => askForWhole(o, "piece"),
  }),
  named("MG-N14", "missing-piece-added", "conceptual", {
    value: (o) => ofGap(o, o.a * o.b + o.c * o.d),
    did: "You added the area of the gap.",
    look: "Is the figure bigger or smaller than the whole rectangle?",
    holds: "A piece that is missing is taken away from the whole.",
    line: 4,
    sub: ({ a, b }) =>
      `$${a} \\times ${b} = ${a * b}$: that is the area of the whole rectangle. How much of that is not in the figure?`,
  }),
  named("MG-02", "perimeter-for-area", "conceptual", {
    value: (o) => ofNoTwo(o, edgeOf(o)),
    did: "You found the distance round the edge.",
    look: "Does the question ask how long the edge is, or how much lies inside it?",
    holds: (o) =>
      o.show === "squares"
        ? "The area is the number of squares inside."
        : `The area tells how many squares with sides of 1 ${unitsOf(o).slice(0, -1)} fit inside.`,
    sub: (o) =>
      o.shape === "gap"
        ? `Draw the whole rectangle, ${long(o.a, o)} by ${long(o.b, o)}, with the gap filled in. Which multiplication gives its area? What has to be taken away from it?`
        : undefined,
  }),
  named("MG-N15", "added-the-lengths", "conceptual", {
    value: (o) => ofNoTwo(o, sumOf(writtenIn(o))),
    did: "You added all the lengths in the picture.",
    look: "What does adding lengths give: a longer length, or an area?",
    holds: "The area of a rectangle is found by multiplying one side by the other.",
  }),
];

/** Whether it is written in the picture: whoever gives that has made no error with a name of its own. */
export function isWritten(wrong: string, o: Joined): boolean {
  return labelledOf(o).some((name) => String(lengthOf(o, name)) === wrong);
}
