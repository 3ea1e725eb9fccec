import { defineBlueprint, type Blueprint, type DifficultyFactor, type Level } from "#engine";
import { levelsApart, STOPS } from "../causes-apart.ts";
import { filtered, withErrorsApart } from "../errors-apart.ts";
import { askedOf, categoriesOf, graphPicture, hasHalf, isSound, type Ask, type Graph } from "./graph.ts";
import { graphHints, graphSteps } from "./graph-help.ts";
import {
  carryLost,
  countsOnes,
  givesOneNumber,
  graphDistractors,
  GRAPH_RULES,
  otherBars,
  SCALE_RULES,
} from "./graph-rules.ts";
import { graphStems } from "./graph-stems.ts";
import { answerOf, graphTrace } from "./graph-trace.ts";
import { SCENES } from "./scenes.ts";

type GraphSkill = Pick<Blueprint<Graph>, "id" | "version" | "levels"> & {
  /** The greatest number on a graph of the skill. */
  readonly most: number;
  /** Whether a mark or a symbol may stand for more than one. */
  readonly isScaled: boolean;
};

export function makeGraph({ most, isScaled, levels, ...skill }: GraphSkill): Blueprint {
  const misconceptions = isScaled ? [...SCALE_RULES, ...GRAPH_RULES] : [...GRAPH_RULES, carryLost];
  const apart = (level: Level<Graph>): Level<Graph> =>
    withErrorsApart(
      level,
      misconceptions,
      (o) => String(answerOf(o)),
      (rule, wrong, o) =>
        (givesOneNumber(rule, o) || !valuesOf(o).map(String).includes(wrong)) &&
        (countsOnes(rule) || !countsOf(o).map(String).includes(wrong)),
    );
  return defineBlueprint<Graph>({
    createdOn: "2026-11-30",
    ...skill,
    levels: levelsApart(
      { 1: apart(levels[1]), 2: apart(levels[2]), 3: apart(levels[3]), 4: apart(levels[4]), 5: apart(levels[5]) },
      {
        rules: misconceptions,
        traceOf: graphTrace,
        kinds: [...STOPS, "one-off", "no-carry", "no-borrow", ...(isScaled ? [] : (["zero-in-subtraction"] as const))],
        others: otherBars,
        holdsOf: HOLDS_OF,
      },
    ),
    holdsOf: HOLDS_OF,
    factors: [...factors, { name: "size", weight: 0.8, of: (o) => Math.max(...valuesOf(o)) / most }],
    stems: graphStems,
    answer: (o) => ({ kind: "integer", canonical: String(answerOf(o)) }),
    steps: graphSteps,
    trace: graphTrace,
    hints: graphHints,
    diagram: graphPicture,
    misconceptions,
    distractors: graphDistractors,
  });
}

/** One number alone and a sum that is not compared are stops on the way; so is the sum of all but the last. */
const HOLDS_OF = {
  "ST-N8": ["on-the-way"],
  "ST-N10": ["on-the-way", "line-left-out"],
  "ST-N11": ["on-the-way"],
  "ST-N12": ["line-left-out", "one-left-out"],
  "AD-08": ["line-exchanged"],
  "AD-01": ["no-carry"],
};

/** A level: what is asked, how long bars and rows are in marks or halves of these, and what a mark may stand for. */
export function graphLevel(
  asks: readonly Ask[],
  parts: readonly [min: number, max: number],
  { categories = 3, cut = 1, steps = [1] }: Partial<Pick<Graph, "categories" | "cut">> & { steps?: readonly number[] },
): Level<Graph> {
  return filtered<Graph>(
    {
      ranges: { a: parts, b: parts, c: parts, d: parts, turn: [0, 2], at: [0, 3], gap: [1, 2] },
      choices: {
        kind: ["bar", "picture"],
        scene: Object.keys(SCENES),
        ask: asks,
        step: steps,
        categories: [categories],
        cut: [cut],
      },
    },
    {
      sound: isSound,
      picture: fitsPicture,
      "answer told": tellsNothing,
      halves: (o) => askedOf(o).some(hasHalf) === (cut === 2),
    },
  );
}

/** Rows that are longer cannot be counted at a glance. */
const MOST_SYMBOLS = 10;

function fitsPicture(o: Graph): boolean {
  return o.kind === "bar" || categoriesOf(o).every(({ marks }) => marks <= MOST_SYMBOLS);
}

/** The answer stands on the graph only where it is read there, and it is neither what a mark counts nor how many bars there are. */
function tellsNothing(o: Graph): boolean {
  const answer = answerOf(o);
  const before = graphTrace(o).routes[0]?.slice(0, -1) ?? [];
  const isShown = (o.ask !== "read" && valuesOf(o).includes(answer)) || countsOf(o).includes(answer);
  // Who counts bars or rows is not right; and help names the step of a scale, and the one between its numbers.
  const isTold = answer === o.categories || answer === o.step || (o.step > 1 && answer === 2 * o.step);
  return answer > 0 && !isShown && !isTold && before.every(({ result: { n, d } }) => n !== answer * d);
}

function valuesOf(o: Graph): number[] {
  return categoriesOf(o).map(({ value }) => value);
}

/** How many marks or symbols can be counted, where that is not what they stand for: who counts those tells none of them. */
function countsOf(o: Graph): number[] {
  return o.step === 1 ? [] : categoriesOf(o).flatMap(({ marks }) => [Math.floor(marks), Math.ceil(marks)]);
}

/** What is to be done once the graph is read, out of three calculations at most. */
const CALCULATIONS: Readonly<Record<Ask, number>> = { read: 0, two: 1, more: 1, fewer: 1, all: 2, "two-more": 2 };

const factors: readonly DifficultyFactor<Graph>[] = [
  { name: "calculations", weight: 4, of: (o) => CALCULATIONS[o.ask] / 2 },
  { name: "comparing", weight: 1, of: ({ ask }) => (ask === "read" || ask === "two" || ask === "all" ? 0 : 1) },
  { name: "halves", weight: 1.2, of: (o) => (askedOf(o).some(hasHalf) ? 1 : 0) },
  { name: "categories", weight: 0.3, of: ({ categories }) => categories - 3 },
];
