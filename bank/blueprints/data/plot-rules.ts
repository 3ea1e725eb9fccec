import { asTyped, lowest, written, type ErrorCategory, type MisconceptionRule } from "#engine";
import { fractionWords, partsName } from "../fraction-words.ts";
import { namedError, type Told } from "../named-error.ts";
import { capital } from "../place-words.ts";
import {
  comparedOf,
  crossesOf,
  ends,
  measured,
  mostOf,
  placeOf,
  placesBeside,
  sumOver,
  totalOf,
  type Plot,
  type PlotAsk,
  shown,
  long,
  crossesOver,
  opensWhole,
} from "./plot.ts";
import { PLOT_SCENES } from "./plot-scenes.ts";

type Rule = MisconceptionRule<Plot>;

const crossHolds = (o: Plot): string =>
  `Each cross is one ${PLOT_SCENES[o.scene].one}. The number under it tells the ${measured(o)}.`;
const COMPARING = "The difference tells how far apart two numbers are.";
const STACKS = "To compare two stacks, find how many more crosses the taller one has.";

type PlotError = Told<Plot> & {
  readonly asks: readonly PlotAsk[];
  /** Nothing, or 0, where it is not made. */
  readonly wrong: (o: Plot) => number | string | undefined;
};

/** An error of some questions. */
function plotError(id: string, tag: string, category: ErrorCategory, { asks, wrong, ...told }: PlotError): Rule {
  return namedError(id, tag, category, {
    ...told,
    wrong: (o) => {
      const answer = asks.includes(o.ask) ? wrong(o) : undefined;
      return answer === undefined || answer === 0 || answer === "0" ? undefined : String(answer);
    },
  });
}

/** The number of a stack where no other stack is as tall, and it is not the right one miscounted: else it says nothing of what was done. */
function telling(o: Plot, n: number | undefined): number | undefined {
  const crosses = crossesOf(o);
  const right = crosses[o.at] ?? 0;
  return n === undefined || Math.abs(n - right) < 2 || crosses.filter((other) => other === n).length > 1
    ? undefined
    : n;
}

/** Whether a stack beside the one that is asked about would be known again. */
export function hasTellingNeighbour(o: Plot): boolean {
  return [-1, 1].some((by) => (telling(o, crossesOf(o)[o.at + by]) ?? 0) > 0);
}

/** Over a neighbour of the place that is asked about. */
function nextRead(by: 1 | -1): Rule {
  return plotError("ST-N19", "next-place-read", "representation", {
    asks: ["count"],
    wrong: (o) => telling(o, crossesOf(o)[o.at + by]),
    did: (o) => `You counted the crosses over ${shown(o, o.at + by)}.`,
    look: "Above which number on the line did you count the crosses?",
    holds: (o) => `The crosses for a ${measured(o)} stand straight above its mark on the line.`,
    sub: "Begin at the number on the line, and go straight up.",
  });
}

function atPlace(o: Plot, at: number): string {
  return asTyped(lowest(placeOf(o, at)), "mixed");
}

/** So many spaces of the line, as typed. */
function lengthOf(o: Plot, spaces: number): string {
  return asTyped(lowest(written(spaces, o.d)), "mixed");
}

/** The number of one end of a difference. */
function oneEnd(which: 0 | 1): Rule {
  return plotError("ST-N25", "one-end-for-the-difference", "conceptual", {
    asks: ["range", "gap"],
    wrong: (o) => atPlace(o, comparedOf(o)[which]),
    did: (o) =>
      which === 1 && o.ask === "gap"
        ? `You gave only the ${measured(o)} that occurs most often.`
        : `You gave only the ${measured(o)} of the ${which === 0 ? mostOf(o) : "shortest"} ${PLOT_SCENES[o.scene].one}.`,
    look: (o) => `Which two ${measured(o)}s does the question compare?`,
    holds: COMPARING,
    sub: (o) =>
      `Now find the other ${measured(o)}. Count along the line from your ${shown(o, comparedOf(o)[which])} to there.`,
  });
}

/** From one end of the line to another number, where an end without a cross is taken for the greatest or the least number. */
function emptyEnd(isEmpty: { readonly first: boolean; readonly last: boolean }): Rule {
  // One space too many: as many as there are marks from one number to the other.
  const mayBeMarks = (o: Plot) => {
    const [longer, shorter] = comparedOf(o);
    return (isEmpty.first ? shorter : 0) + (isEmpty.last ? o.last - longer : 0) === 1;
  };
  return plotError("ST-N32", "end-of-the-line-for-the-greatest", "representation", {
    asks: ["range", "gap"],
    wrong: (o) => {
      const [longer, shorter] = comparedOf(o);
      const mayBe = (at: number) => (crossesOf(o)[at] ?? 0) === 0;
      if ((isEmpty.first && !(o.ask === "range" && mayBe(0))) || (isEmpty.last && !mayBe(o.last))) return undefined;
      const [from, to] = [isEmpty.first ? 0 : shorter, isEmpty.last ? o.last : longer];
      return lengthOf(o, to - from);
    },
    did: (o) =>
      mayBeMarks(o)
        ? "You counted the marks, or used a number that has no cross."
        : isEmpty.first && isEmpty.last
          ? "You used the two ends of the line, which have no crosses."
          : "You used a number at the end of the line that has no cross.",
    look: "From which number to which did you count? Does each of them have a cross?",
    holds: (o) =>
      `Where there is no cross, no ${PLOT_SCENES[o.scene].one} has that ${measured(o)}.${mayBeMarks(o) ? " Between two numbers, count the spaces." : ""}`,
    sub: (o) =>
      mayBeMarks(o)
        ? `Start at ${shown(o, comparedOf(o)[1])} and go up to ${shown(o, comparedOf(o)[0])} in ${partsName(o.d)}: each space is ${fractionWords(1, o.d)} of an inch. How far is it?`
        : isEmpty.first && isEmpty.last
          ? "Go along the line from each end. Where do you meet the first cross?"
          : `Go along the line from its ${isEmpty.first ? "left" : "right"} end. Where do you meet the first cross?`,
  });
}

function oneStack(which: "at" | "than"): Rule {
  return plotError("ST-N8", "one-number-given-for-the-difference", "conceptual", {
    asks: ["more"],
    wrong: (o) => crossesOf(o)[o[which]],
    did: (o) => `Your answer is the number of crosses over ${shown(o, o[which])} alone.`,
    isFact: true,
    look: "The question compares two stacks of crosses. Which is the other one?",
    holds: STACKS,
    sub: (o) =>
      `Pair the crosses of both stacks. The shorter one has ${crossesOver(o, o.than)}. How many crosses of the taller stack are left without a partner?`,
  });
}

function exactlyLimit(o: Plot): string {
  return `Does the question ask about ${PLOT_SCENES[o.scene].many} of exactly ${long(o, o.at)}?`;
}

const GROW = "Numbers on a line grow from left to right.";

/** How far two lengths are apart, where it is asked how many more things have the one. */
const lengthsCompared = plotError("ST-N34", "lengths-compared-instead-of-counts", "conceptual", {
  asks: ["more"],
  wrong: (o) => {
    const [apart, more] = [o.at - o.than, (crossesOf(o)[o.at] ?? 0) - (crossesOf(o)[o.than] ?? 0)].map(Math.abs);
    // Less than one is no count that somebody would type.
    return apart === undefined || more === undefined || apart === more * o.d || apart < o.d
      ? undefined
      : lengthOf(o, apart);
  },
  did: (o) => `You compared the ${measured(o)}s, not how many there are of each.`,
  look: (o) => `Does the question ask how much ${PLOT_SCENES[o.scene].more}, or how many more?`,
  holds: STACKS,
  sub: (o) => `Count the crosses over ${shown(o, o.at)} and those over ${shown(o, o.than)}.`,
});

export const PLOT_RULES: readonly Rule[] = [
  plotError("SB-15", "added-instead", "conceptual", {
    asks: ["range", "gap"],
    wrong: (o) =>
      lengthOf(
        o,
        comparedOf(o).reduce((sum, at) => sum + placeOf(o, at).n, 0),
      ),
    did: (o) => `You added the two ${measured(o)}s.`,
    look: (o) => `Can the difference be more than the bigger of the two ${measured(o)}s?`,
    holds: COMPARING,
    sub: (o) => `Start at ${shown(o, comparedOf(o)[1])} and count up to ${shown(o, comparedOf(o)[0])}.`,
  }),
  lengthsCompared,
  nextRead(1),
  nextRead(-1),
  plotError("ST-N21", "all-crosses-counted", "conceptual", {
    asks: ["count", "above", "below"],
    wrong: totalOf,
    did: "You counted all the crosses in the plot.",
    look: (o) => `Does the question ask about all the ${PLOT_SCENES[o.scene].many}, or about some?`,
    holds: crossHolds,
    sub: "Cover the part of the line that the question does not ask about.",
  }),
  plotError("ST-N22", "count-for-the-most-frequent", "conceptual", {
    asks: ["most"],
    wrong: (o) => Math.max(...crossesOf(o)),
    did: "You counted the crosses of the highest stack.",
    look: (o) =>
      `Does the question ask how many ${PLOT_SCENES[o.scene].many} there are, or which ${measured(o)} they have?`,
    holds: (o) =>
      `The crosses only tell how many ${PLOT_SCENES[o.scene].many} there are. The ${measured(o)} stands on the line below them.`,
    sub: "From the highest stack go down to the line. What stands there?",
  }),
  plotError("ST-N23", "greatest-for-the-most-frequent", "conceptual", {
    asks: ["most"],
    wrong: (o) => atPlace(o, ends(o).greatest),
    did: (o) => `You gave the greatest ${measured(o)}.`,
    look: "How many crosses stand over the number that you gave?",
    holds: (o) => `The most common ${measured(o)} need not be the greatest one.`,
    sub: (o) =>
      `Compare the stack over your ${shown(o, ends(o).greatest)} with the other stacks. Which one is tallest?`,
  }),
  plotError("ST-N24", "limit-counted-too", "representation", {
    asks: ["above", "below"],
    wrong: (o) => sumOver(o, (at) => (o.ask === "above" ? at >= o.at : at <= o.at)),
    did: (o) => `You counted the crosses over ${shown(o, o.at)} as well.`,
    look: exactlyLimit,
    holds: (o) =>
      `“${capital(o.ask === "above" ? PLOT_SCENES[o.scene].more : "shorter")} than ${long(o, o.at)}” does not include ${long(o, o.at)} itself.`,
    sub: (o) =>
      `Put a finger on ${shown(o, o.at)}, and count only the stacks to the ${o.ask === "above" ? "right" : "left"}.`,
  }),
  plotError("ST-N26", "other-side-counted", "representation", {
    asks: ["above", "below"],
    wrong: (o) => sumOver(o, (at) => (o.ask === "above" ? at < o.at : at > o.at)),
    did: (o) =>
      `Your answer is the number of crosses to the ${o.ask === "above" ? "left" : "right"} of ${shown(o, o.at)}.`,
    isFact: true,
    look: (o) => `On which side of ${shown(o, o.at)} are the ${o.ask === "above" ? "greater" : "smaller"} numbers?`,
    holds: GROW,
    sub: (o) =>
      `Put a finger on ${shown(o, o.at)}. Which way do the numbers get ${o.ask === "above" ? "greater" : "smaller"}?`,
  }),
  plotError("ST-N27", "places-counted-for-crosses", "representation", {
    asks: ["above", "below"],
    wrong: (o) => placesBeside(o).length,
    did: (o) =>
      `Your answer counts the numbers on the line that are ${o.ask === "above" ? "greater" : "less"} than ${shown(o, o.at)}, and not the crosses.`,
    isFact: true,
    look: "How many crosses stand over each of these numbers?",
    holds: crossHolds,
    sub: "Go from number to number, and count the crosses of each stack.",
  }),
  plotError("ST-N31", "limit-alone-counted", "representation", {
    asks: ["above", "below"],
    wrong: (o) => crossesOf(o)[o.at],
    did: (o) => `Your answer is the number of crosses over ${shown(o, o.at)}.`,
    isFact: true,
    look: exactlyLimit,
    holds: GROW,
    sub: (o) =>
      `Put a finger on ${shown(o, o.at)}. On which side are the ${o.ask === "above" ? "greater" : "smaller"} numbers?`,
  }),
  oneStack("at"),
  oneStack("than"),
  plotError("SB-15", "added-instead", "conceptual", {
    asks: ["more"],
    wrong: (o) => (crossesOf(o)[o.at] ?? 0) + (crossesOf(o)[o.than] ?? 0),
    did: "You added the two numbers of crosses.",
    look: "Can the difference be more than the taller stack?",
    holds: STACKS,
    sub: (o) => `The shorter stack has ${crossesOver(o, o.than)}. Count on from there to the top of the taller one.`,
  }),
  oneEnd(0),
  oneEnd(1),
  plotError("ST-N28", "spaces-counted-as-wholes", "representation", {
    asks: ["range", "gap"],
    wrong: (o) => {
      const [longer, shorter] = comparedOf(o);
      return o.d > 1 ? longer - shorter : undefined;
    },
    did: "You counted the spaces, and left out how big each space is.",
    look: "How many spaces are there from one whole number to the next?",
    holds: "When an inch is cut into equal spaces, each space is only a part of an inch.",
    sub: (o) => `The first mark after ${shown(o, 0)} says ${shown(o, 1)}. How much of an inch is one space?`,
  }),
  plotError("FR-N19", "subtracted-the-smaller-top", "procedural", {
    asks: ["range", "gap"],
    wrong: (o) => {
      const [longer, shorter] = comparedOf(o);
      return opensWhole(o) ? lengthOf(o, wholesApart(o) * o.d + (shorter % o.d) - (longer % o.d)) : undefined;
    },
    did: (o) => {
      const [longer, shorter] = comparedOf(o);
      return longer % o.d === 0
        ? `You took the whole number of ${shown(o, shorter)} away and kept its fraction.`
        : "You took the smaller fraction from the bigger one.";
    },
    look: (o) => {
      const [longer, shorter] = comparedOf(o);
      return longer % o.d === 0
        ? `You have to take a part of an inch away too. The ${shown(o, longer)} has no fraction beside it. What can you do?`
        : `Look at the fractions in ${shown(o, longer)} and ${shown(o, shorter)}. Which one is bigger?`;
    },
    holds: "When there are too few parts, cut one whole inch into equal parts. Then you can take parts away.",
    sub: (o) => `Count up along the line from ${shown(o, comparedOf(o)[1])} to ${shown(o, comparedOf(o)[0])}.`,
  }),
  emptyEnd({ first: false, last: true }),
  emptyEnd({ first: true, last: false }),
  emptyEnd({ first: true, last: true }),
  plotError("ST-N33", "crosses-compared-for-sizes", "representation", {
    asks: ["range", "gap"],
    wrong: (o) => {
      const crosses = crossesOf(o);
      const { greatest } = ends(o);
      const other = o.ask === "gap" ? (crosses[greatest] ?? 0) : Math.min(...crosses.filter((n) => n > 0));
      const wrong = Math.max(...crosses) - other;
      // Wholes alone were compared, or the ends of the line: more likely than crosses.
      const spans = [wholesApart(o), wholesApart(o) - 1, Math.floor(o.last / o.d)];
      return spans.includes(wrong) ? undefined : wrong;
    },
    did: (o) =>
      `Your answer is how many more crosses the highest stack has than ${o.ask === "gap" ? `the one over ${shown(o, ends(o).greatest)}` : "the lowest"}.`,
    isFact: true,
    look: (o) => `Does the question compare ${measured(o)}s, or how many there are?`,
    holds: ({ scene }) =>
      `The crosses say how many ${PLOT_SCENES[scene].many} there are. The numbers on the line say how ${PLOT_SCENES[scene].is} they are.`,
    sub: "Go from the crosses straight down to the line. Which numbers stand there?",
  }),
  plotError("ST-N29", "whole-range-for-the-gap", "conceptual", {
    asks: ["gap"],
    wrong: (o) => {
      const { least, greatest } = ends(o);
      return lengthOf(o, greatest - least);
    },
    did: (o) => `You compared the ${mostOf(o)} ${PLOT_SCENES[o.scene].one} with the shortest one.`,
    look: (o) =>
      `Does the question ask about the shortest ${PLOT_SCENES[o.scene].one}, or about the ${measured(o)} that occurs most often?`,
    holds: "The number that occurs most often stands under the highest stack of crosses.",
    sub: "Find the highest stack first, and go down to the line.",
  }),
];

function isPlace(o: Plot, text: string): boolean {
  return crossesOf(o).some((_, at) => atPlace(o, at) === text);
}

/** How far apart the wholes of the two numbers are. */
function wholesApart(o: Plot): number {
  const [longer, shorter] = comparedOf(o).map((at) => Math.floor(at / o.d)) as [number, number];
  return longer - shorter;
}

/** What a number of spaces may be as well: an end of the line, how far it is to one, or how many stacks there are. */
function spacesElsewhere(o: Plot): readonly string[] {
  const [longer, shorter] = comparedOf(o);
  const stacks = crossesOf(o).filter((n) => n > 0).length;
  const apart = [longer, o.last - shorter, o.last].map((n) => lengthOf(o, n));
  return [String(stacks), atPlace(o, 0), atPlace(o, o.last), ...apart, ...heights(o)];
}

/** The crosses of the two places that are compared, and by how many the tallest stack is taller than the lowest. */
function heights(o: Plot): readonly string[] {
  const crosses = crossesOf(o);
  const lowest = Math.min(...crosses.filter((n) => n > 0));
  return [...comparedOf(o).map((at) => crosses[at] ?? 0), Math.max(...crosses) - lowest].map(String);
}

/** A whole taken away for a part that is then not taken away, or the part beside a whole taken for the way from it to the next. */
function partKept(o: Plot): string | undefined {
  const [longer, shorter] = comparedOf(o);
  return opensWhole(o) ? lengthOf(o, (wholesApart(o) - 1) * o.d + (shorter % o.d) - (longer % o.d)) : undefined;
}

/** Whether a wrong answer could as well be another number that is seen, so that nothing is known of what was done. */
export function isSeenElsewhere({ id }: { readonly id: string }, wrong: string, o: Plot): boolean {
  const tallest = String(Math.max(...crossesOf(o)));
  switch (o.ask) {
    case "most":
      return id === "ST-N22" && isPlace(o, wrong);
    case "above":
    case "below":
      return wrong === tallest && id !== "ST-N31";
    case "range":
    case "gap":
      // Who leaves out the parts of the numbers compares the wholes.
      return (
        [tallest, String(wholesApart(o)), partKept(o)].includes(wrong) ||
        (id === "ST-N33" && isPlace(o, wrong)) ||
        // Who reads the stacks and not the line gives a number of crosses.
        (id === "ST-N25" && heights(o).includes(wrong)) ||
        (id === "ST-N28" && spacesElsewhere(o).includes(wrong))
      );
    default:
      return false;
  }
}
