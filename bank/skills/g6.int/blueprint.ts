import {
  type BlueprintStep,
  type DiagramInput,
  type HighlightLadder,
  type HintLadder,
  type StemTemplate,
  type StoryContext,
} from "#engine";
import { intRules } from "../../blueprints/signed/int-rules.ts";
import { ownSign, rightAnswer, type Signed } from "../../blueprints/signed/int-numbers.ts";
import { defineToldApart } from "../../blueprints/causes-apart.ts";
import { count } from "../../blueprints/kit.ts";
import { NOTHING, ticksAt, wayFrom } from "../../blueprints/highlights.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { bracketed, say, unless } from "../../blueprints/signed/kit-signed.ts";
import { signedTrace } from "../../blueprints/signed/signed-trace.ts";

/** Use signed numbers, opposites and absolute value. */
export const blueprint = defineToldApart<Signed>({
  id: "g6.int",
  version: 9,
  createdOn: "2026-11-30",
  // These give a number that is told or found on the way, or of two by a line, and it is only said which.
  holdsOf: {
    "IN-17": ["number-told"],
    "SGN-01": ["number-told"],
    "SGN-07": ["number-told"],
    "SGN-08": ["on-the-way", "number-told"],
    "SGN-09": ["on-the-way", "number-told"],
    "SGN-10": ["line-exchanged"],
    "AD-01": ["no-carry"],
    "SGN-14": ["one-off"],
    "SGN-15": ["one-off"],
  },
  levels: {
    1: {
      ranges: { a: [-20, 20] },
      choices: { b: [0], step: [1], ask: ["meaning", "meaning", "opposite", "line"] },
      where: (o) =>
        o.a !== 0 &&
        (o.ask !== "opposite" || o.a > 0) &&
        (o.ask !== "line" || (Math.abs(o.a) < 9 && Math.abs(o.a) > 1)),
    },
    2: {
      ranges: { a: [-40, 40] },
      choices: { b: [0], step: [2, 5], ask: ["opposite", "line", "distance"] },
      where: (o) => (o.ask === "line" ? readable(o) : o.a < 0 && o.a >= -30),
    },
    3: {
      ranges: { a: [-90, 90] },
      choices: { b: [0], step: [5, 10, 20], ask: ["absolute", "line", "absolute"] },
      where: (o) => (o.ask === "line" ? readable(o) : o.a < 0 || (o.a > 0 && o.a % 3 === 0)),
    },
    4: {
      ranges: { a: [-60, 60] },
      choices: { b: [0], step: [1], ask: ["double", "twice-opposite", "minus-absolute"] },
      where: (o) => o.a !== 0 && (o.ask !== "double" || o.a < 0),
    },
    5: {
      ranges: { a: [-20, 20], b: [-20, 20] },
      choices: { step: [1], ask: ["apart", "apart", "sum-of-sizes"] },
      where: (o) => Math.min(Math.abs(o.a), Math.abs(o.b)) > 1 && (o.a < 0 || o.b < 0) && clearAnswer(o),
    },
  },
  factors: [
    { name: "size", weight: 1, of: (o) => Math.max(Math.abs(o.a), Math.abs(o.b)) / 100 },
    { name: "starts-below-zero", weight: 1, of: (o) => (o.a < 0 || o.b < 0 ? 1 : 0) },
    { name: "ticks-are-not-ones", weight: 1, of: (o) => (o.ask === "line" && o.step > 1 ? 1 : 0) },
    { name: "ideas-to-join", weight: 4, of: (o) => ideas[o.ask] },
  ],
  stems: [
    ...wordings<Signed>((o) => o.ask === "meaning", {
      temperature: {
        unit: () => "degrees Celsius",
        text: (o) =>
          `The temperature is ${count(Math.abs(o.a), DEGREE)} ${side(o)} zero on a Celsius thermometer. Which number shows this?`,
      },
    }),
    ...wordings<Signed>((o) => o.ask === "meaning" && o.a >= LOWEST_FLOOR, {
      floors: (o, c) =>
        `The ground floor has the number 0. ${c.names[0]} takes the lift to the floor that is ${count(Math.abs(o.a), FLOOR)} ${side(o)} it. ` +
        "Which number does that floor have?",
    }),
    ...wordings<Signed>((o) => o.ask === "meaning", {
      "sea-level": {
        unit: () => "m",
        text: (o, c) =>
          `Sea level is 0 metres. ${c.names[0]} flies a drone ${count(Math.abs(o.a), METRE)} above the sea. ` +
          `A fish swims as many metres below the sea. Which number shows the height of the ${o.a < 0 ? "fish" : "drone"}?`,
      },
      points: (o, c) =>
        `In a quiz you can win or lose points. ${c.names[0]} starts at 0 points. ` +
        `At the end the score is ${count(Math.abs(o.a), POINT)} ${side(o)} 0. Which number shows the score?`,
    }),
    ...told((o) => o.ask === "opposite", {
      opposite: (o, n) => `What is the opposite of ${n(o.a)}?`,
      "same-distance": (o, n) => `Which number is as far from ${n(0)} as ${n(o.a)}, but on the other side?`,
      mirror: (o, n, c) =>
        `${c.names[0]} stands at ${n(o.a)} on a number line. ${c.names[1]} stands on the other side of ${n(0)}, just as far from it. ` +
        `At which number is ${c.names[1]}?`,
    }),
    ...wordings<Signed>((o) => o.ask === "line", {
      point: () => "Which number is at point A on the number line?",
      "point-name": (_, c) => `${c.names[0]} looks at point A on the number line. Which number is there?`,
    }),
    ...told((o) => o.ask === "distance", {
      "how-far": (o, n) => `How far is ${n(o.a)} from ${n(0)} on the number line?`,
      "how-many-steps": (o, n, c) =>
        `${c.names[0]} stands at ${n(o.a)} on a number line. How many steps of ${n(1)} does ${c.names[0]} need to get to ${n(0)}?`,
    }),
    ...told((o) => o.ask === "absolute", {
      "absolute-value": (o, n) => `What is the absolute value of ${n(o.a)}?`,
    }),
    ...wordings<Signed>((o) => o.ask === "absolute", {
      bars: {
        text: (o) => `What is $|${o.a}|$?`,
        spoken: (o) => `What is the absolute value of ${say(o.a)}?`,
      },
    }),
    ...wordings<Signed>((o) => o.ask === "double", {
      double: {
        text: (o) => `What is $-(${o.a})$?`,
        spoken: (o) => `What is the opposite of ${say(o.a)}, written with a minus sign before the bracket?`,
      },
    }),
    ...told((o) => o.ask === "twice-opposite", {
      "twice-opposite": (o, n) => `What is the opposite of the opposite of ${n(o.a)}?`,
    }),
    ...wordings<Signed>((o) => o.ask === "twice-opposite", {
      "twice-opposite-signs": {
        text: (o) => `What is $-(-${bracketed(o.a)})$?`,
        spoken: (o) => `What is the opposite of the opposite of ${say(o.a)}?`,
      },
    }),
    ...wordings<Signed>((o) => o.ask === "minus-absolute", {
      "minus-absolute": {
        text: (o) => `What is $-|${o.a}|$?`,
        spoken: (o) => `What is the opposite of the absolute value of ${say(o.a)}?`,
      },
      "opposite-of-absolute": {
        text: (o) => `What is the opposite of $|${o.a}|$?`,
        spoken: (o) => `What is the opposite of the absolute value of ${say(o.a)}?`,
      },
    }),
    ...told((o) => o.ask === "apart", {
      apart: (o, n) => `How far apart are ${n(o.a)} and ${n(o.b)} on the number line?`,
    }),
    // More than that is not one day's weather.
    ...told(
      (o) => o.ask === "apart" && rightAnswer(o) <= 15,
      {
        "temperature-change": (o, n, c) =>
          `${c.names[0]} reads ${n(o.a)} degrees Celsius in the morning and ${n(o.b)} degrees Celsius in the afternoon. ` +
          `By how many degrees did the temperature ${o.b > o.a ? "rise" : "fall"}?`,
      },
      "degrees Celsius",
    ),
    ...told((o) => o.ask === "apart" && Math.min(o.a, o.b) >= LOWEST_FLOOR, {
      "floors-between": (o, n, c) =>
        `The ground floor has the number 0. ${c.names[0]} takes the lift from floor ${n(o.a)} to floor ${n(o.b)}. How many floors does the lift go ${o.b > o.a ? "up" : "down"}?`,
    }),
    ...told(
      (o) => o.ask === "apart" && o.b < 0 && o.a > 0,
      {
        "bird-and-fish": (o, n) =>
          `Sea level is 0 metres. A bird flies at a height of ${n(o.a)} metres, and a fish swims at a height of ${n(o.b)} metres. ` +
          "How many metres higher than the fish is the bird?",
      },
      "m",
    ),
    ...wordings<Signed>((o) => o.ask === "sum-of-sizes", {
      "sum-of-sizes": {
        text: (o) => `What is $|${o.a}| + |${o.b}|$?`,
        spoken: (o) => `What is the absolute value of ${say(o.a)} plus the absolute value of ${say(o.b)}?`,
      },
    }),
  ],
  answer: (o) => ({ kind: "integer", canonical: String(rightAnswer(o)) }),
  steps,
  hints,
  highlights,
  distractors: [
    {
      strategy: "one-tick-too-far",
      wrong: (o) =>
        unless(rightAnswer(o), rightAnswer(o) + (o.ask === "line" ? o.step : 1) * Math.sign(rightAnswer(o))),
    },
    { strategy: "zero", wrong: (o) => (o.ask === "opposite" || o.ask === "absolute" ? "0" : undefined) },
  ],
  trace: signedTrace,
  misconceptions: intRules,
  diagram,
});

/** A number, as it is written or as it is read aloud. */
type Numeral = (n: number) => string;

/** Wordings whose numbers are read aloud in words. */
function told(
  when: (o: Signed) => boolean,
  texts: Readonly<Record<string, (o: Signed, numeral: Numeral, c: StoryContext) => string>>,
  unit?: string,
): StemTemplate<Signed>[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    when,
    ...(unit !== undefined && { unit: () => unit }),
    text: (o, c) => text(o, (n) => `$${n}$`, c),
    spoken: (o, c) => text(o, say, c),
  }));
}

/** No lift goes further down. */
const LOWEST_FLOOR = -5;
const FLOOR = { one: "floor", many: "floors" };
const DEGREE = { one: "degree", many: "degrees" };
const METRE = { one: "metre", many: "metres" };
const POINT = { one: "point", many: "points" };

const ideas: Readonly<Record<Signed["ask"], number>> = {
  meaning: 0,
  opposite: 0.1,
  line: 0.15,
  distance: 0.25,
  absolute: 0.4,
  double: 0.6,
  "twice-opposite": 0.6,
  "minus-absolute": 0.7,
  apart: 1,
  "sum-of-sizes": 0.9,
};

/** A point on a tick, 2 to 6 ticks from zero. */
function readable(o: Signed): boolean {
  const ticks = Math.abs(o.a / o.step);
  return Number.isInteger(ticks) && ticks >= 2 && ticks <= 6;
}

/** The distance is none of the sizes given, so that hints may name these. */
function clearAnswer(o: Signed): boolean {
  return rightAnswer(o) !== Math.abs(o.a) && rightAnswer(o) !== Math.abs(o.b) && Math.abs(o.a) !== Math.abs(o.b);
}

function side(o: Signed): string {
  return o.a < 0 ? "below" : "above";
}

function diagram(o: Signed): DiagramInput | undefined {
  if (o.ask === "line") {
    const reach = o.step * 7 + (o.step === 1 ? 2 : 0);
    const ticks = Math.abs(o.a) / o.step;
    return {
      type: "number-line",
      alt: `A number line with a tick at every ${o.step === 1 ? "whole number" : `multiple of ${o.step}`}. Point A is ${ticks} ticks to the ${o.a < 0 ? "left" : "right"} of 0.`,
      from: -reach,
      to: reach,
      step: o.step,
      labels: [0, o.step].map((at) => ({ at, text: String(at) })),
      marks: [{ at: o.a, text: "A" }],
    };
  }
  if (o.ask === "opposite" && Math.abs(o.a) <= 12) {
    const reach = Math.abs(o.a) + 2;
    return {
      type: "number-line",
      alt: `A number line with ${reach} steps on each side of 0. Only 0 and the dot at ${say(o.a)} are labelled.`,
      from: -reach,
      to: reach,
      step: 1,
      labels: [{ at: 0, text: "0" }],
      marks: [{ at: o.a, text: String(o.a).replace("-", "−") }],
    };
  }
  return undefined;
}

function steps(o: Signed): BlueprintStep[] {
  const right = rightAnswer(o);
  const value = String(right);
  const [sizeA, sizeB] = [Math.abs(o.a), Math.abs(o.b)];
  switch (o.ask) {
    case "meaning":
      return [
        { explanation: `The number is ${sizeA} ${side(o)} zero.`, math: `0 ${o.a < 0 ? "-" : "+"} ${sizeA}` },
        { explanation: "Numbers below zero get a minus sign; numbers above zero do not.", math: value, value },
      ];
    case "line":
      return [
        {
          explanation: `Begin at 0 and count the jumps from tick to tick, up to A. Each jump is ${o.step}.`,
          math: o.step === 1 ? String(sizeA) : `${sizeA / o.step} \\times ${o.step} = ${sizeA}`,
        },
        { explanation: `Point A is to the ${o.a < 0 ? "left" : "right"} of 0.`, math: value, value },
      ];
    case "opposite":
      return [
        {
          explanation: `Count the steps to 0: ${sizeA === 1 ? "there is 1" : `there are ${sizeA}`}.`,
          math: `${o.a} \\to 0`,
        },
        { explanation: "Go just as far on the other side of 0.", math: value, value },
      ];
    case "distance":
      return [
        { explanation: "Begin at 0, and count the steps on the way to the number.", math: `0 \\to ${o.a}` },
        {
          explanation: `From 0 to ${say(o.a)} ${sizeA === 1 ? "there is 1 step" : `there are ${sizeA} steps`}.`,
          math: value,
          value,
        },
      ];
    case "absolute":
      return [
        { explanation: "The absolute value is the distance from 0.", math: `|${o.a}|` },
        {
          explanation: `Count the steps from 0 to ${say(o.a)}: there are ${sizeA}.`,
          math: `|${o.a}| = ${value}`,
          value,
        },
      ];
    case "double":
      return [
        { explanation: "The minus sign before the bracket means: the opposite of.", math: `-(${o.a})` },
        { explanation: `The opposite of ${say(o.a)} is on the other side of 0.`, math: `-(${o.a}) = ${value}`, value },
      ];
    case "twice-opposite":
      return [
        {
          explanation: "The first opposite is on the other side of 0.",
          math: `-(${o.a}) = ${-o.a}`,
          value: String(-o.a),
        },
        {
          explanation: "The second opposite is back where you started.",
          math: `-(${-o.a}) = ${value}`,
          value,
        },
      ];
    case "minus-absolute":
      return [
        { explanation: "First find the distance from 0.", math: `|${o.a}| = ${sizeA}`, value: String(sizeA) },
        { explanation: "Take the opposite of the distance.", math: `-(${sizeA}) = ${value}`, value },
      ];
    case "apart":
      return [
        { explanation: "Find how far each number is from 0.", math: `|${o.a}| = ${sizeA},\\quad |${o.b}| = ${sizeB}` },
        {
          explanation:
            o.a * o.b < 0
              ? "The numbers are on different sides of 0, so add the distances."
              : "The numbers are on the same side of 0, so subtract the distances.",
          math:
            o.a * o.b < 0
              ? `${sizeA} + ${sizeB} = ${value}`
              : `${Math.max(sizeA, sizeB)} - ${Math.min(sizeA, sizeB)} = ${value}`,
          value,
        },
      ];
    case "sum-of-sizes":
      return [
        { explanation: "Find each absolute value.", math: `|${o.a}| = ${sizeA},\\quad |${o.b}| = ${sizeB}` },
        { explanation: "Add the absolute values.", math: `${sizeA} + ${sizeB} = ${value}`, value },
      ];
  }
}

function highlights(o: Signed): HighlightLadder {
  if (o.ask === "opposite") {
    const way = [...ticksAt(0), ...wayFrom(0, o.a)];
    return [ticksAt(0), way, way];
  }
  return o.ask === "line" ? [ticksAt(0), ticksAt(0), ticksAt(0)] : [NOTHING, NOTHING, NOTHING];
}

function hints(o: Signed): HintLadder {
  const example = Math.abs(o.a) + 3;
  switch (o.ask) {
    case "meaning":
      return [
        "Is the answer above zero or below zero?",
        "Only numbers below zero are written with a minus sign.",
        `For example, $${example}$ below zero is $-${example}$, and $${example}$ above zero is $${example}$.`,
      ];
    case "line":
      return [
        "On which side of 0 is point A, and how long is the jump from one tick to the next?",
        o.step === 1
          ? "Begin at 0 and count the jumps to A. Left of 0 the numbers are negative."
          : "Begin at 0 and count the jumps to A, in steps as long as one jump. Left of 0 the numbers are negative.",
        `Each jump is $${o.step}$. Put a finger on $0$ and count the jumps on the way to A.`,
      ];
    case "opposite":
      return [
        diagram(o) === undefined
          ? "Think of the number on a number line. How far from 0 is it, and on which side of 0?"
          : "Find the dot on the number line. How far from 0 is it, and on which side of 0?",
        "Opposite numbers are the same distance from 0, on different sides.",
        `Count the steps from ${diagram(o) === undefined ? `$${o.a}$` : "the dot"} to $0$. Go on just as many steps past $0$. Which number is there?`,
      ];
    case "distance":
      return [
        "Where is the number on a number line? Which way do you go from there to 0?",
        "Count the steps on the way to 0. A distance is never negative.",
        `For example, there are $${example}$ steps from $-${example}$ to $0$.`,
      ];
    case "absolute":
      return [
        "Where is the number on a number line, and how far is it from there to 0?",
        "Two bars round a number stand for its absolute value: its distance from 0. A distance is never negative.",
        `For example, $${example}$ and $-${example}$ are both $${example}$ steps from $0$. How many steps is $${o.a}$ from $0$?`,
      ];
    case "double":
      return [
        "What does the minus sign before the bracket ask you to do?",
        "A minus sign before a number means the opposite: cross over to the other side of 0.",
        "The number in the bracket is to the left of $0$. On which side is its opposite?",
      ];
    case "twice-opposite":
      return [
        `${ownSign(o)}What is the opposite of the number? And the opposite of that?`,
        "The opposite of a number is just as far from 0, on the other side. A minus sign can stand for “the opposite of”.",
        "Write the first opposite down. Then cross over to the other side of 0 once more.",
      ];
    case "minus-absolute":
      return [
        "Work out the part between the bars first. What is left to do after that?",
        "The bars give the distance from 0. Take the opposite last.",
        `$|${o.a}| = ${Math.abs(o.a)}$. Now take the opposite.`,
      ];
    case "apart":
      return [
        `Are $${o.a}$ and $${o.b}$ on the same side of $0$ or on different sides?`,
        "Measure how far each number is from 0. On different sides the distances add up; on the same side take the difference.",
        `$${o.a}$ is $${Math.abs(o.a)}$ steps from $0$, and $${o.b}$ is $${Math.abs(o.b)}$ steps. Do you add these, or take the difference?`,
      ];
    case "sum-of-sizes":
      return [
        `What is the distance of $${o.a}$ from $0$? And of $${o.b}$?`,
        "Work out each absolute value first, then add. Distances are never negative.",
        `$|${o.a}| = ${Math.abs(o.a)}$. Find the other absolute value in the same way.`,
      ];
  }
}
