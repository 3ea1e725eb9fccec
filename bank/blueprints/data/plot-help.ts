import { asTyped, type BlueprintStep, type HintLadder, type TraceLine } from "#engine";
import { partsName } from "../fraction-words.ts";
import {
  comparedOf,
  isCounted,
  measured as measureOf,
  mixedTex,
  mostOf,
  opensWhole,
  type Plot,
  shown,
  long,
  toldOver,
} from "./plot.ts";
import { PLOT_SCENES } from "./plot-scenes.ts";
import { countedOf, plotTrace } from "./plot-trace.ts";

/** The lines of the trace, each with what is done there. */
export function plotSteps(o: Plot): BlueprintStep[] {
  return linesOf(o).map((own) => ({
    explanation: explanationOf(o, own),
    math: mathOf(o, own),
    value: asTyped(own.result, own.style),
  }));
}

export function plotHints(o: Plot): HintLadder {
  return [LOOKS[o.ask](o), RULES[o.ask](o), subStep(o)];
}

/** What comes before the last line, or a way into the only one. */
export function subStep(o: Plot): string {
  switch (o.ask) {
    case "count":
      return `Put a finger on ${shown(o, o.at)} on the line. Touch each cross above, from the line up, and count.`;
    case "most":
      return "Find the highest stack of crosses. Then go straight down to the line, and read the number there.";
    case "above":
    case "below": {
      const [first, ...more] = countedOf(o);
      const stop =
        o.ask === "above"
          ? " to the end of the line, and add the crosses."
          : ", and add the crosses. Where do you stop?";
      const beside = more.length === 0 ? "" : ` Go on from place to place${stop}`;
      return `${toldOver(o, first ?? 0)}${beside}`;
    }
    case "more":
      return `${toldOver(o, o.at)} Count the crosses over ${shown(o, o.than)} too. How many more are in the taller stack?`;
    default: {
      const [longer] = comparedOf(o);
      const other = o.ask === "gap" ? "under the highest stack of crosses" : "under the first cross";
      return `${longestTold(o, mostOf(o), longer)} Read the ${measureOf(o)} ${other}, too. Then count up from the smaller number to the greater one.`;
    }
  }
}

/** "The longest leaf is 3 inches long." */
function longestTold(o: Plot, which: string, at: number): string {
  const { one, is } = PLOT_SCENES[o.scene];
  return `The ${which} ${one} is ${long(o, at)} ${is}.`;
}

function linesOf(o: Plot): readonly TraceLine[] {
  return plotTrace(o).routes[0] ?? [];
}

function explanationOf(o: Plot, { id, result, from }: TraceLine): string {
  const [own] = from;
  const { one } = PLOT_SCENES[o.scene];
  switch (id) {
    case "read":
      return `Each cross stands for one ${one}. Count the crosses over ${shown(o, o.at)}.`;
    case "read-1":
      return `Count the crosses over ${shown(o, o.at)}.`;
    case "read-2":
      return `Count the crosses over ${shown(o, o.than)}.`;
    case "most":
      return `The highest stack of crosses stands over the ${measureOf(o)} that occurs most often.`;
    case "together":
      return `Add the crosses of every stack ${o.ask === "above" ? "to the right" : "to the left"} of ${shown(o, o.at)}.`;
    case "longer":
      return `The last cross on the line tells how ${PLOT_SCENES[o.scene].is} the ${mostOf(o)} ${one} is.`;
    case "shorter":
      return o.ask === "gap"
        ? `The highest stack tells the ${measureOf(o)} that occurs most often.`
        : `The first cross on the line tells how ${PLOT_SCENES[o.scene].is} the shortest ${one} is.`;
    case "difference":
      return isCounted(o)
        ? "Take the smaller number away from the greater one."
        : subtracting(o, Math.max(...from.map(({ value }) => value.d)));
    default:
      return `Write ${own === undefined ? "" : asTyped(own.value, "mixed")} in ${partsName(result.d)}, so that both numbers have parts of the same size.`;
  }
}

function subtracting(o: Plot, bottom: number): string {
  return opensWhole(o)
    ? `Take the smaller number away from the greater one. Cut one whole into ${partsName(bottom)} for that.`
    : "Take the smaller number away from the greater one: wholes from wholes, and parts from parts.";
}

function mathOf(o: Plot, { id, from, result }: TraceLine): string {
  const written = from.map(({ value }) => mixedTex(value));
  if (id.startsWith("rename")) return `${written[0]} = ${mixedTex(result)}`;
  if (id === "difference") return `${written.join(" - ")} = ${mixedTex(result)}`;
  if (id === "together") return from.length === 1 ? crossesTex(result.n) : `${written.join(" + ")} = ${result.n}`;
  return isCounted(o) ? crossesTex(result.n) : `\\text{${placeName(o, id)}: } ${mixedTex(result)}`;
}

function crossesTex(n: number): string {
  return `\\text{crosses: } ${n}`;
}

function placeName(o: Plot, id: string): string {
  if (id === "most") return measureOf(o);
  if (id === "longer") return mostOf(o);
  return o.ask === "gap" ? "most often" : "shortest";
}

type Words = Readonly<Record<Plot["ask"], (o: Plot) => string>>;

/** "A leaf that is exactly 2 inches long is not longer than 2 inches." */
function limitRule(o: Plot, more: string): string {
  const { one, is } = PLOT_SCENES[o.scene];
  const limit = long(o, o.at);
  return `A ${one} that is exactly ${limit} ${is} is not ${more} than ${limit}.`;
}
const differenceRule = (o: Plot): string =>
  `The crosses stand over the numbers. Find both ${measureOf(o)}s first, and then how far apart the numbers are.`;

const LOOKS: Words = {
  count: (o) => `Where on the line is ${shown(o, o.at)}? What stands over that number?`,
  most: (o) => `Does the question ask for a number of crosses, or for a ${measureOf(o)}?`,
  above: (o) => `Which numbers on the line are greater than ${shown(o, o.at)}?`,
  below: (o) => `Which numbers on the line are less than ${shown(o, o.at)}?`,
  more: (o) => `Find both ${measureOf(o)}s on the line. Over which one do more crosses stand?`,
  range: () => "Where is the first cross on the line, and where is the last one?",
  gap: () => "Where is the highest stack of crosses, and where is the last cross?",
};

const RULES: Words = {
  count: (o) => `Each cross stands for one ${PLOT_SCENES[o.scene].one}. Count only the crosses over ${shown(o, o.at)}.`,
  most: (o) =>
    `Each cross is one ${PLOT_SCENES[o.scene].one}. The ${measureOf(o)} that occurs most often has the most crosses.`,
  above: (o) => `${limitRule(o, PLOT_SCENES[o.scene].more)} Count the crosses to the right.`,
  below: (o) => `${limitRule(o, "shorter")} Count the crosses to the left.`,
  more: () => "Count both stacks of crosses first. Then find how many more the taller one has.",
  range: differenceRule,
  gap: differenceRule,
};
