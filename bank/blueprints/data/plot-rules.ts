import { asTyped, lowest, written, type MisconceptionRule } from "#engine";
import { baseOf,
  comparedOf, crossesOf, ends, PLACES, placeOf, placeTex, sumOver, totalOf, type Plot, type PlotAsk } from "./plot.ts";
import { PLOT_SCENES } from "./plot-scenes.ts";

type Rule = MisconceptionRule<Plot>;
type Value = (o: Plot) => number | string | undefined;

const CROSS_HOLDS = "Each cross stands for one thing that was measured. The number under it tells the size.";
const COMPARING = "To compare two numbers is to find how far apart they are.";

function rule(
  id: string,
  tag: string,
  asks: readonly PlotAsk[],
  value: Value,
  did: string | ((o: Plot) => string),
  [look, holds, sub]: readonly [string, string, string],
  category: Rule["category"] = "representation",
): Rule {
  return {
    id,
    tag,
    category,
    wrong: (o) => {
      const wrong = asks.includes(o.ask) ? value(o) : undefined;
      return wrong === undefined || wrong === 0 || wrong === "0" ? undefined : String(wrong);
    },
    explanation: (o) => (typeof did === "string" ? did : did(o)),
    hints: () => [look, holds, sub],
    divergesAt: 1,
  };
}

/** Over a neighbour of the place that is asked about. */
function nextRead(by: 1 | -1): Rule {
  return rule(
    "ST-N19",
    "next-place-read",
    ["count"],
    (o) => crossesOf(o)[o.at + by],
    (o) => `You counted the crosses over $${placeTex(o, o.at + by)}$.`,
    [
      "Over which number of the line did you count?",
      "The crosses of a number stand straight above its tick.",
      "Begin at the number on the line, and go straight up.",
    ],
  );
}

function atPlace(o: Plot, at: number): string {
  return asTyped(lowest(placeOf(o, at)), "mixed");
}

/** The number of one end of a difference. */
function oneEnd(which: 0 | 1): Rule {
  return rule(
    "ST-N25",
    "one-end-for-the-difference",
    ["range", "gap"],
    (o) => atPlace(o, comparedOf(o)[which]),
    (o) => `You gave ${which === 0 ? "the greatest" : o.ask === "gap" ? "the most frequent" : "the least"} ${measured(o)} alone.`,
    ["How many numbers does the question compare?", COMPARING, "Count up along the line from one of the numbers to the other."],
    "conceptual",
  );
}

function measured({ scene }: Plot): string {
  return PLOT_SCENES[scene].measure.toLowerCase();
}

function oneStack(which: "at" | "than"): Rule {
  return rule(
    "ST-N8",
    "one-number-given-for-the-difference",
    ["more"],
    (o) => crossesOf(o)[o[which]],
    (o) => `You counted only the crosses over $${placeTex(o, o[which])}$.`,
    ["The question compares two stacks of crosses. Which is the other one?", COMPARING, "Pair the crosses of both stacks. How many are left without a partner?"],
    "conceptual",
  );
}

export const PLOT_RULES: readonly Rule[] = [
  nextRead(1),
  nextRead(-1),
  rule(
    "ST-N20",
    "place-for-count",
    ["count"],
    (o) => (o.d === 1 ? baseOf(o) + o.at : undefined),
    "You gave the number on the line.",
    ["Does the question ask for a size, or for how many there are?", CROSS_HOLDS, "Stay over the number, and count the crosses there."],
  ),
  rule(
    "ST-N21",
    "all-crosses-counted",
    ["count", "above", "below"],
    totalOf,
    "You counted all the crosses of the plot.",
    ["Does the question ask about all the things, or about some?", CROSS_HOLDS, "Cover the part of the line that the question does not ask about."],
    "conceptual",
  ),
  rule(
    "ST-N22",
    "count-for-the-most-frequent",
    ["most"],
    (o) => Math.max(...crossesOf(o)),
    "You counted the crosses of the tallest stack.",
    ["Does the question ask for how many there are, or for a size?", "The most frequent value is a number of the line.", "From the tallest stack go down to the line. What stands there?"],
    "conceptual",
  ),
  rule(
    "ST-N23",
    "greatest-for-the-most-frequent",
    ["most"],
    (o) => atPlace(o, ends(o).greatest),
    (o) => `You gave the greatest ${measured(o)}.`,
    ["How many crosses stand over the number that you gave?", "Most frequent means that it comes most often, not that it is greatest.", "Compare how tall the stacks of crosses are."],
    "conceptual",
  ),
  rule(
    "ST-N24",
    "limit-counted-too",
    ["above", "below"],
    (o) => sumOver(o, (at) => (o.ask === "above" ? at >= o.at : at <= o.at)),
    (o) => `You counted the crosses over $${placeTex(o, o.at)}$ as well.`,
    ["Does the question ask about things of exactly that size?", "More than a number leaves the number itself out. So does less than a number.", "Put a finger on the number of the question, and leave out its own stack."],
  ),
  rule(
    "ST-N26",
    "other-side-counted",
    ["above", "below"],
    (o) => sumOver(o, (at) => (o.ask === "above" ? at < o.at : at > o.at)),
    "You counted the crosses on the other side.",
    ["On which side of the line are the greater numbers?", "Numbers on a line grow from left to right.", "Look at the number of the question. Which way do the numbers grow from there?"],
  ),
  rule(
    "ST-N27",
    "places-counted-for-crosses",
    ["above", "below"],
    (o) => PLACES.filter((at) => (o.ask === "above" ? at > o.at : at < o.at)).length,
    "You counted the numbers on the line.",
    ["How many crosses stand over each of these numbers?", CROSS_HOLDS, "Go from number to number, and count the crosses of each stack."],
  ),
  oneStack("at"),
  oneStack("than"),
  rule(
    "SB-15",
    "added-instead",
    ["more"],
    (o) => (crossesOf(o)[o.at] ?? 0) + (crossesOf(o)[o.than] ?? 0),
    "You added the two numbers of crosses.",
    ["Can the difference be more than the taller stack?", COMPARING, "Start at the smaller number and count up to the greater one."],
    "conceptual",
  ),
  oneEnd(0),
  oneEnd(1),
  rule(
    "ST-N28",
    "spaces-counted-as-wholes",
    ["range", "gap"],
    (o) => {
      const [longer, shorter] = comparedOf(o);
      return o.d > 1 ? longer - shorter : undefined;
    },
    "You counted every space of the line as a whole inch.",
    ["How many spaces are there from one whole number to the next?", "Where a whole is cut into equal spaces, each space is a fraction.", "Count the spaces from one whole number to the next. So many make one inch."],
  ),
  rule(
    "FR-N19",
    "subtracted-the-smaller-top",
    ["range", "gap"],
    (o) => {
      const [longer, shorter] = comparedOf(o);
      const [over, under] = [longer % o.d, shorter % o.d];
      if (over >= under) return undefined;
      return asTyped(written((Math.floor(longer / o.d) - Math.floor(shorter / o.d)) * o.d + under - over, o.d), "mixed");
    },
    "You took the smaller fraction from the bigger one.",
    ["Are there enough parts beside the whole number to take away from?", "When there are not enough parts, open one whole and add its parts.", "Count up along the line from the smaller number to the greater one."],
    "procedural",
  ),
  rule(
    "ST-N29",
    "whole-range-for-the-gap",
    ["gap"],
    (o) => {
      const { least, greatest } = ends(o);
      return asTyped(lowest(written(greatest - least, o.d)), "mixed");
    },
    (o) => `You compared the greatest ${measured(o)} with the least.`,
    ["Which two numbers does the question name?", "The most frequent number stands under the tallest stack of crosses.", "Find the tallest stack first, and go down to the line."],
    "conceptual",
  ),
];

