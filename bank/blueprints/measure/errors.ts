import type { ErrorCategory, MisconceptionRule } from "#engine";
import { areaOf, long, perimeterOf, unit, type Ask, type Figure } from "./figure.ts";
import { HELP } from "./forms.ts";
import { numberErrors, type NumberError } from "./named-error.ts";

type Value = (o: Figure) => number | undefined;

type Trait = Figure["show"] | Figure["by"] | "extra";

/** What an error comes to at each question where it is made, and what is said of it. */
interface FigureError extends Omit<NumberError<Figure>, "value"> {
  readonly at: Readonly<Partial<Record<Ask, Value>>>;
  /** It is made only at questions that have this. */
  readonly only?: Trait;
}

/** A rule, and the questions at which its error is made. */
interface FigureRule extends Pick<FigureError, "at" | "only"> {
  readonly rule: MisconceptionRule<Figure>;
}

const named = numberErrors(HELP.subStepAt);

function error(id: string, tag: string, category: ErrorCategory, { at, only, ...said }: FigureError): FigureRule {
  const isPossible = (o: Figure) => only === undefined || traitsOf(o).includes(only);
  const rule = named(id, tag, category, { ...said, value: (o) => (isPossible(o) ? at[o.ask]?.(o) : undefined) });
  return { rule, at, ...(only && { only }) };
}

/** Where no squares are drawn, it is said which to think of. */
function areaHolds(o: Figure): string {
  const squares = hasSquares(o)
    ? "the number of squares inside"
    : `how many squares with sides of 1 ${unit(o)} fit inside`;
  return `The area is ${squares}: the squares in one row, times the number of rows.`;
}

function hasSquares({ show }: Figure): boolean {
  return show === "squares" || show === "edges";
}

/** Where there is no picture, the child draws one. */
function goingRound(text: string): (o: Figure) => string {
  return ({ show }) => (show === "none" ? `Make a drawing first. ${text}` : text);
}

const ROUND_HOLDS = "The perimeter is the distance all the way round: every side counts once.";

/** Rows that are drawn are counted; of others a side tells how many they are. */
function countRows(o: Figure): string {
  return hasSquares(o)
    ? "Count the rows from the top to the bottom of the picture. How many are there?"
    : "One side tells how many squares are in a row. What does the other side tell you?";
}

function rowsAsked(o: Figure): string {
  return `How many rows ${hasSquares(o) ? "are there in the picture" : "fit in the rectangle"}?`;
}

const ALL_ROWS = "Multiply the number of squares in one row by the number of rows.";

/** What an answer is multiplied by to see whether it is right, the right answer, and what should come of it. */
function checkOf(o: Figure): readonly [by: number, right: number, whole: number] {
  return o.ask === "side-of-area" ? [o.a, o.b, areaOf(o)] : [o.n, o.a, perimeterOf(o)];
}

function checkByMultiplying(o: Figure): string {
  const [by, , whole] = checkOf(o);
  return `Multiply your answer by ${by}. Do you get ${whole}?`;
}

function wholeOfAll(o: Figure): string {
  const [, , whole] = checkOf(o);
  return o.ask === "side-of-area"
    ? `Each row has ${o.a} squares. All the rows together must have ${whole}.`
    : `The ${o.n} sides are equally long. All of them together must make ${whole}.`;
}

/** What an answer that is one off makes, and how far that is from what should be made. */
function tried(o: Figure, off: -1 | 1): string {
  const [by, right, whole] = checkOf(o);
  const n = right + off;
  const isRows = o.ask === "side-of-area";
  const many = isRows ? "How many squares" : "How much";
  const rest =
    off < 0 ? `${many} ${isRows ? "are" : "is"} missing to make ${whole}?` : `${many} more than ${whole} is that?`;
  const next = isRows ? "How many rows must there be then?" : "How long must each side be then?";
  return `Your $${n}$ makes $${n} \\times ${by} = ${n * by}$. ${rest} ${next}`;
}

/** A row is left out, or counted twice. */
function rowsOff(id: string, tag: string, off: -1 | 1): FigureRule {
  return error(id, tag, "procedural", {
    at: { area: ({ a, b }) => a * (b + off) },
    only: "rows",
    did: ({ a, b }) => `Your answer is right for ${b + off} ${b + off === 1 ? "row" : "rows"} of ${a} squares.`,
    isFact: true,
    look: countRows,
    holds: ALL_ROWS,
    sub: (o) =>
      `${rowsAsked(o)} ${off < 0 ? `Add ${o.a} for each row that is missing from your ${o.a * (o.b + off)}.` : `Take ${o.a} away from your ${o.a * (o.b + off)} for each row too many.`}`,
  });
}

/** The quotient before or after the right one. */
function oneOff(id: string, tag: string, off: -1 | 1): FigureRule {
  return error(id, tag, "procedural", {
    at: { "side-of-area": ({ b }) => b + off, "side-of-regular": ({ a }) => a + off },
    only: "rows",
    did: `Your number is a little too ${off < 0 ? "small" : "big"}.`,
    isFact: true,
    look: checkByMultiplying,
    holds: wholeOfAll,
    sub: (o) => tried(o, off),
  });
}

function onceMore({ a, b }: Figure): string {
  return `Go round once more: $${a}$, then $${b}$, and on until you are back. Which side have you not added yet?`;
}

const twoSides: Value = ({ a, b }) => a + b;
const wholeHalved = (whole: number): number | undefined => (whole % 2 === 0 ? whole / 2 : undefined);

const SIDE_MISSING = {
  did: "One side is missing from your answer.",
  look: goingRound("Mark the corner where you start. Do you come back to that corner?"),
  holds: ROUND_HOLDS,
};

const ONE_TAKEN_AWAY = {
  look: "Which sides are left when you take that one away from the perimeter?",
  holds: "All sides together make the perimeter: the one you took away, and all the others.",
};

/** For who took the other known side away. */
function withoutSide(side: number, o: Figure): string {
  return `The side of ${long(side, o)} is still in your answer. Which length do you get without it?`;
}

/** Whichever side it is that is left out, or was the only one taken away. */
const ONE_SIDE_LEFT_OUT: readonly FigureRule[] = [
  ({ a, c }: Figure) => (c > 0 ? a + c : undefined),
  ({ b, c }: Figure) => (c > 0 ? b + c : undefined),
  ({ a, b, c }: Figure) => (c > 0 ? undefined : a + 2 * b),
].map((value) =>
  error("MG-N03", "one-side-left-out", "omission", {
    at: { around: value, perimeter: value },
    ...SIDE_MISSING,
    only: "rows",
    sub: onceMore,
  }),
);

const ERRORS: readonly FigureRule[] = [
  error("MG-02", "perimeter-for-area", "conceptual", {
    at: { area: perimeterOf },
    // Of 7 by 5 squares of which two edges are drawn, as many are not drawn.
    did: (o) =>
      `You found the distance round the edge${o.show === "edges" && (o.a - 1) * (o.b - 1) === perimeterOf(o) ? ", or counted the squares that are not drawn" : ""}.`,
    look: "Does the question ask how long the edge is, or how much lies inside it?",
    holds: areaHolds,
  }),
  error("MG-04", "added-length-and-width", "conceptual", {
    // Of drawn edges the squares may have been counted, the corner twice.
    at: { area: twoSides },
    did: ({ show }) => (show === "edges" ? "You counted along two of the sides." : "You added two of the sides."),
    look: (o) =>
      hasSquares(o)
        ? "How many squares lie in one row? How many rows are there?"
        : `Think of squares with sides of 1 ${unit(o)}. How many fit in one row? How many rows are there?`,
    holds: areaHolds,
  }),
  error("MG-N01", "counted-the-drawn-squares-only", "conceptual", {
    at: { area: ({ a, b }) => a + b - 1 },
    only: "edges",
    did: "You counted the squares that are drawn.",
    look: "Is the whole rectangle covered by the squares that you see?",
    holds: "The rows below the first are as long as the first row. All of them count.",
  }),
  rowsOff("ML-02", "one-group-too-few", -1),
  rowsOff("ML-03", "one-group-too-many", 1),
  error("ML-N15", "one-step-too-few", "procedural", {
    at: { area: ({ a, b }) => (a - 1) * b },
    only: "rows",
    did: ({ a, b }) => `Your answer is right for ${b} rows of ${a - 1} squares.`,
    isFact: true,
    look: (o) =>
      `How many squares are in one row? ${hasSquares(o) ? "Count along the top." : "Which of the two lengths tells you?"}`,
    holds: ALL_ROWS,
    sub: ({ a, b }) =>
      `Your ${(a - 1) * b} is ${b} rows of ${a - 1}. How many squares does each row still need? Add them for all the rows.`,
  }),
  error("MG-N52", "ones-of-a-side-left-out", "omission", {
    at: { area: ({ a, b }) => (a > 10 && a < 20 ? 10 * b : undefined) },
    only: "rows",
    did: ({ b }) => `You found ${b} rows of 10 squares.`,
    look: "How many squares are in one row?",
    holds: "Each row has 10 squares and some more. Multiply both by the number of rows, and add.",
    sub: ({ a, b }) =>
      `Think of ${a} as 10 and ${a - 10}. Find $${b} \\times ${a - 10}$, and add it to your ${10 * b}.`,
  }),
  oneOff("DV-N7", "stopped-before-the-whole", -1),
  oneOff("DV-N4", "next-fact-of-the-table", 1),
  error("DV-N6", "only-the-further-steps-counted", "omission", {
    at: { "side-of-area": ({ b }) => (b > 5 && b < 11 ? b - 5 : undefined) },
    only: "rows",
    did: (o) => `With your answer there are only ${o.a * (o.b - 5)} squares.`,
    isFact: true,
    look: (o) => `How many rows of ${o.a} make ${areaOf(o)}? Begin with the first row.`,
    holds: "Every row counts, from the first one up to the last.",
    sub: (o) =>
      `Five rows make $5 \\times ${o.a} = ${5 * o.a}$. Go on from the sixth row up to ${areaOf(o)}. Which row is the last?`,
  }),
  error("DV-N1", "subtracted-instead", "conceptual", {
    at: { "side-of-area": (o) => areaOf(o) - o.a, "side-of-regular": (o) => perimeterOf(o) - o.n },
    did: (o) => `You took ${checkOf(o)[0]} away from ${checkOf(o)[2]}.`,
    look: checkByMultiplying,
    holds: ({ ask }) =>
      ask === "side-of-area"
        ? "Rows of squares make up the area. Divide to find how many rows there are."
        : "The length of one side times the number of sides is the perimeter. Divide to find one side.",
  }),
  error("DV-08", "multiplied-instead", "conceptual", {
    at: { "side-of-area": (o) => areaOf(o) * o.a },
    did: "You multiplied the area by the side.",
    look: checkByMultiplying,
    holds: "The area comes from multiplying the two sides. Divide it by the side that you know.",
  }),
  error("MG-N02", "area-taken-for-perimeter", "conceptual", {
    at: {
      "side-of-area": (o) => {
        const half = wholeHalved(areaOf(o));
        return half === undefined ? undefined : half - o.a;
      },
    },
    did: "You worked with the area as if it were the perimeter.",
    look: "Is the bigger number in the question a length, or an area?",
    holds: "The area is one side times the other. Ask what the known side is multiplied by.",
  }),
  error("MG-01", "area-for-perimeter", "conceptual", {
    at: {
      around: ({ a, b, c }) => (c > 0 ? undefined : a * b),
      perimeter: areaOf,
    },
    did: "You multiplied the sides, as for an area.",
    look: "What does multiplying two sides give: the way round, or how much lies inside?",
    holds: ROUND_HOLDS,
  }),
  error("MG-03", "two-sides-only", "omission", {
    at: { perimeter: twoSides },
    did: "You added two of the sides.",
    look: goingRound("Start at a corner and go round with your finger. Are you back there after two sides?"),
    holds: ROUND_HOLDS,
    line: 2,
  }),
  error("MG-N03", "one-side-left-out", "omission", {
    at: {
      around: ({ a, b, c }) => (c > 0 ? a + b : 2 * a + b),
      perimeter: ({ a, b }) => 2 * a + b,
      regular: ({ n, a }) => (n - 1) * a,
    },
    ...SIDE_MISSING,
    sub: (o) =>
      o.ask === "regular"
        ? `Mark one corner, and count the sides until you are back there. How many times do you have to add ${long(o.a, o)}?`
        : onceMore(o),
  }),
  ...ONE_SIDE_LEFT_OUT,
  error("MG-N04", "sides-taken-as-equal", "conceptual", {
    at: { around: (o) => sidesOf(o) * o.a, perimeter: ({ a }) => 4 * a },
    did: "You worked as if all the sides were equally long.",
    look: "How long is each of the sides? Go round, and say the lengths one after the other.",
    holds: (o) =>
      `$${sidesOf(o)} \\times ${o.a}$ fits only if each of the ${sidesOf(o)} sides is ${long(o.a, o)} long.`,
  }),
  error("MG-N05", "added-the-number-of-sides", "conceptual", {
    at: { regular: ({ n, a }) => n + a },
    did: "You added the number of sides and the length of one side.",
    look: "How far is it along two of the sides? How far along three?",
    holds: "Each side adds the same length once more. That is a multiplication.",
  }),
  error("MG-05", "one-side-taken-away", "procedural", {
    at: {
      "missing-side": (o) => perimeterOf(o) - o.a,
      "side-of-perimeter": (o) => perimeterOf(o) - o.a,
      "area-of-perimeter": (o) => (perimeterOf(o) - o.a) * o.a,
    },
    did: (o) =>
      o.ask === "area-of-perimeter"
        ? "You took one side away from the perimeter, and multiplied what was left by that side."
        : "You took one side away from the perimeter.",
    ...ONE_TAKEN_AWAY,
    sub: (o) => (o.ask === "missing-side" ? withoutSide(o.b, o) : undefined),
  }),
  error("MG-05", "one-side-taken-away", "procedural", {
    at: { "missing-side": (o) => perimeterOf(o) - o.b },
    did: "You took one side away from the perimeter.",
    ...ONE_TAKEN_AWAY,
    sub: (o) => withoutSide(o.a, o),
  }),
  error("SB-15", "added-instead", "conceptual", {
    at: { "missing-side": (o) => perimeterOf(o) + o.a + o.b },
    did: "You added all the numbers.",
    look: "Can one side be longer than the way all round?",
    holds: "The known sides and the missing side together make the perimeter.",
  }),
  error("MG-N06", "known-sides-only", "omission", {
    at: { "missing-side": ({ a, b }) => a + b },
    did: "You found how long the known sides are together.",
    look: "Which side does the question ask for?",
    holds: "The known sides and the missing side together make the perimeter.",
    line: 2,
  }),
  error("MG-06", "multiplied-by-the-sides", "conceptual", {
    at: { "side-of-regular": (o) => perimeterOf(o) * o.n },
    did: "You multiplied the perimeter by the number of sides.",
    look: "Can one side be longer than the whole way round?",
    holds: "The perimeter is all sides together. Divide to find one of them.",
  }),
  error("MG-N07", "both-missing-sides", "omission", {
    at: { "side-of-perimeter": ({ b }) => 2 * b },
    did: "You found the two missing sides together.",
    look: "How many sides are missing? How many of them does the question ask about?",
    holds: "Both missing sides are equally long. The question asks for one of them.",
    line: 2,
    sub: (o) => `Two equal sides are ${long(2 * o.b, o)} long together. Split ${2 * o.b} into two equal parts.`,
  }),
  error("MG-N08", "half-the-perimeter", "omission", {
    at: { "side-of-perimeter": ({ a, b }) => a + b },
    did: "You halved the perimeter.",
    look: "Which two sides make half of the perimeter?",
    holds: "Half of the perimeter is one long and one short side. One of them is known.",
    line: 2,
  }),
  error("MG-N09", "stopped-at-the-side", "omission", {
    at: { "area-of-perimeter": ({ b }) => b, "perimeter-of-area": ({ b }) => b },
    did: "You found the missing side.",
    look: "Read the question again. Does it ask for a side?",
    holds: ({ ask }) =>
      ask === "area-of-perimeter"
        ? "You know both sides now. Which calculation with the two gives the area?"
        : "You know both sides now. Which calculation with the two gives the perimeter?",
    sub: (o) =>
      o.ask === "area-of-perimeter"
        ? `One side is ${long(o.a, o)} long, and the other is your ${o.b}. How many squares fit inside?`
        : `The two sides are ${o.a} and ${o.b}. How long is that together? How many times do you add that on the way round?`,
    line: 3,
  }),
  error("MG-N10", "whole-taken-for-a-side", "conceptual", {
    at: {
      "area-of-perimeter": (o) => perimeterOf(o) * o.a,
      "perimeter-of-area": (o) => 2 * (areaOf(o) + o.a),
    },
    did: "You worked as if both known numbers were sides.",
    look: "Which of the numbers is a side? What does the other one measure?",
    holds: (o) =>
      o.ask === "area-of-perimeter"
        ? `The ${perimeterOf(o)} ${unit(o)}s are the whole way round, and not a side. Use it to find the missing side first.`
        : `The ${areaOf(o)} square ${unit(o)}s are the area, and not a side. Use it to find the missing side first.`,
  }),
  error("MG-N40", "half-the-perimeter-taken-for-a-side", "conceptual", {
    at: { "area-of-perimeter": ({ a, b }) => (a + b) * a },
    did: "You used half of the perimeter as the other side.",
    look: "Which two sides make half of the perimeter?",
    holds: "Half of the perimeter is one long and one short side together.",
    line: 2,
    sub: (o) => `Your ${o.a + o.b} is both sides together. Take the side of ${long(o.a, o)} away from it.`,
  }),
  error("MG-N41", "both-missing-sides-multiplied", "omission", {
    at: { "area-of-perimeter": ({ a, b }) => 2 * b * a },
    did: "You used both missing sides together as one side.",
    look: "Two sides are missing, and both are equally long. How long is one of the two?",
    holds: "The area is one long side times one short side. Each is used once.",
    line: 2,
    sub: (o) => `Two equal sides are ${long(2 * o.b, o)} long together. Split ${2 * o.b} into two equal parts.`,
  }),
  error("MG-N11", "unneeded-number-used", "conceptual", {
    at: {
      area: (o) => areaOf(o) * o.extra,
      perimeter: (o) => perimeterOf(o) + o.extra,
    },
    only: "extra",
    did: ({ extra }) => `You used the number ${extra}, which says nothing about the sides.`,
    look: "What does each number in the question tell you?",
    holds: "Area and perimeter need the lengths of the sides, and nothing else.",
    sub: ({ a, b, extra }) => `Leave out the ${extra}. What do you get with the sides alone, $${a}$ and $${b}$?`,
  }),
];

/** What a question has that makes some errors possible. */
export function traitsOf({ show, by, extra }: Pick<Figure, "show" | "by" | "extra">): readonly Trait[] {
  return [show, by, ...(extra > 0 ? (["extra"] as const) : [])];
}

/** The errors that can be made at questions of a skill, as rules. */
export function rulesFor(asks: ReadonlySet<Ask>, has: ReadonlySet<Trait>): readonly MisconceptionRule<Figure>[] {
  return ERRORS.filter(
    ({ at, only }) => Object.keys(at).some((ask) => asks.has(ask as Ask)) && (only === undefined || has.has(only)),
  ).map(({ rule }) => rule);
}

/** Whether a number is told or drawn: whoever gives it has made no error with a name of its own. */
export function isTold(wrong: string, o: Figure): boolean {
  return [o.extra, ...HELP.givensOf(o)].map(String).includes(wrong);
}

/** How many sides a figure has that is no regular one. */
function sidesOf({ c }: Figure): number {
  return c > 0 ? 3 : 4;
}
