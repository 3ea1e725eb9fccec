import { asTyped, gcd, isSameValue, lowest, written, type BlueprintAnswer, type Level } from "#engine";
import { CAUSE_KINDS, defineToldApart, type Cause } from "../../blueprints/causes-apart.ts";
import { withErrorsApart } from "../../blueprints/errors-apart.ts";
import {
  baseOf,
  comparedOf,
  crossesOf,
  ends,
  isCounted,
  opensWhole,
  placeOf,
  placeText,
  plotPicture,
  sumOver,
  totalOf,
  type Plot,
  type PlotAsk,
} from "../../blueprints/data/plot.ts";
import { plotHints, plotSteps } from "../../blueprints/data/plot-help.ts";
import { hasTellingNeighbour, isSeenElsewhere, PLOT_RULES } from "../../blueprints/data/plot-rules.ts";
import { PLOT_NAMES, PLOT_SCENES } from "../../blueprints/data/plot-scenes.ts";
import { PLOT_STEMS } from "../../blueprints/data/plot-stems.ts";
import { countedOf, plotResult, plotTrace } from "../../blueprints/data/plot-trace.ts";

/** How many crosses stand over a place: none or one more often than five. */
const STACKS = [0, 1, 1, 2, 2, 3, 4, 5] as const;
/** The same at the ends of a line of which the first and the last cross are looked for: often they are not over its ends. */
const END_STACKS = [0, 0, 0, 1, 2, 3] as const;

/** A number that is read off the plot is said to be that number. */
const HOLDS_OF = {
  "ST-N25": ["on-the-way"],
  "ST-N8": ["on-the-way", "one-off"],
  "ST-N26": CAUSE_KINDS,
  "ST-N27": CAUSE_KINDS,
  "ST-N31": CAUSE_KINDS,
} as const;

/** Answer questions from a line plot of fractions of an inch. */
export const blueprint = defineToldApart<Plot>(
  {
    id: "g4.lineplot",
    version: 10,
    createdOn: "2026-11-30",
    holdsOf: HOLDS_OF,
    levels: {
      1: plots(["count"], [2, 4]),
      2: plots(["most"], [2, 4]),
      3: plots(["above", "below", "more"], [2, 4]),
      4: plots(["range"], [2, 4], 8),
      5: plots(["gap"], [4, 8], 8),
    },
    factors: [
      { name: "work", weight: 6, of: ({ ask }) => WORK[ask] / 4 },
      { name: "parts", weight: 1, of: ({ d }) => Math.log2(d) / 3 },
      { name: "opens-a-whole", weight: 1, of: (o) => (!isCounted(o) && o.ask !== "most" && opensWhole(o) ? 1 : 0) },
      { name: "crosses", weight: 0.3, of: (o) => totalOf(o) / 16 },
    ],
    stems: PLOT_STEMS,
    answer: answerOf,
    steps: plotSteps,
    trace: plotTrace,
    hints: plotHints,
    diagram: plotPicture,
    misconceptions: PLOT_RULES,
    distractors: [1, -1, 2].map((by) => ({
      strategy: by < 0 ? "one-step-too-few" : `${by}-too-many`,
      wrong: (o) => {
        const { n, d } = plotResult(o);
        return n + by > 0 ? asTyped({ n: n + by, d }, "mixed") : undefined;
      },
    })),
  },
  { others: otherReads },
);

/** What else is as likely and has no name: a stack on the right side that is overlooked, and the shortest taken for the longest. */
function otherReads(o: Plot): readonly Cause[] {
  const crosses = crossesOf(o);
  const { least, most } = ends(o);
  switch (o.ask) {
    case "above":
    case "below": {
      const counted = countedOf(o);
      const all = counted.reduce((sum, at) => sum + (crosses[at] ?? 0), 0);
      return counted.map((at) => ({ kind: "stack-overlooked", answer: String(all - (crosses[at] ?? 0)) }));
    }
    case "gap":
      return [{ kind: "shortest-for-longest", answer: asTyped(lowest(written(Math.abs(most - least), o.d)), "mixed") }];
    default:
      return [];
  }
}

function answerOf(o: Plot): BlueprintAnswer {
  const result = plotResult(o);
  if (isCounted(o)) return { kind: "integer", canonical: String(result.n) };
  return {
    kind: "mixed",
    canonical: asTyped(result, "mixed"),
    options: { forms: ["proper", "improper", "mixed", "decimal"] },
  };
}

function plots(ask: readonly PlotAsk[], d: readonly Plot["d"][], last: Plot["last"] = 6): Level<Plot> {
  const named = ask.some((one) => one !== "most" && one !== "range" && one !== "gap");
  const ends = ask.includes("range") || ask.includes("gap") ? END_STACKS : STACKS;
  const level: Level<Plot> = {
    ranges: { up: [0, 4], at: [0, named ? 6 : 0], than: [0, ask.includes("more") ? 6 : 0] },
    choices: {
      ask,
      d,
      scene: PLOT_NAMES,
      c0: ends,
      c1: ends,
      c2: STACKS,
      c3: STACKS,
      c4: STACKS,
      c5: last === 6 ? ends : STACKS,
      c6: last === 6 ? ends : STACKS,
      c7: last === 8 ? ends : [0],
      c8: last === 8 ? ends : [0],
      last: [last],
    },
    where: (o) => isLikely(o) && asksWell(o) && tellsNothing(o),
  };
  return withErrorsApart(
    level,
    PLOT_RULES,
    (o) => answerOf(o).canonical,
    (rule, wrong, o) => !isSeenElsewhere(rule, wrong, o),
  );
}

/** As many things as a child measures, of lengths that they have: four inches from end to end only of long ones. One stack is the tallest. */
function isLikely(o: Plot): boolean {
  const crosses = crossesOf(o).toSorted((x, y) => y - x);
  const [tallest = 0, next = 0] = crosses;
  const [, most] = PLOT_SCENES[o.scene].begins;
  const total = totalOf(o);
  const isCountable = total >= 8 && total <= (o.last === 8 ? 18 : 16) && crosses.filter((n) => n > 0).length > 3;
  const isInRange = baseOf(o) <= most && (o.last / o.d < 4 || most > 3);
  return isCountable && isInRange && tallest > next;
}

/** What is counted is no number that is part of a place which help names; a difference is none of the first two places. */
function tellsNothing(o: Plot): boolean {
  if (!isCounted(o)) return o.ask === "most" || [0, 1].every((at) => !isSameValue(placeOf(o, at), plotResult(o)));
  const [first = o.at] = countedOf(o);
  const named = [o.at - 1, o.at, o.at + 1, o.than, first].flatMap((at) => placeText(o, at).match(/\d+/gu) ?? []);
  return !named.includes(String(plotResult(o).n));
}

/** The answer is more than nothing, and where it is a fraction in lowest terms. */
function asksWell(o: Plot): boolean {
  const [at = 0, than = 0] = [crossesOf(o)[o.at], crossesOf(o)[o.than]];
  const { n, d } = plotResult(o);
  switch (o.ask) {
    case "count":
      return at > 1 && o.at % o.d > 0 && hasTellingNeighbour(o);
    case "above":
    case "below": {
      const [before, after] = [sumOver(o, (place) => place < o.at), sumOver(o, (place) => place > o.at)];
      // A stack that counts may not be as tall as the one that does not: it would be taken for that one.
      const isKnown = countedOf(o).every((place) => crossesOf(o)[place] !== at);
      return at > 1 && before > 1 && after > 1 && countedOf(o).length > 1 && n !== at && isKnown;
    }
    case "more":
      return at > than && than > 0 && ![at, than].includes(n);
    case "most":
      return d > 1 && ends(o).greatest !== ends(o).most;
    default: {
      const [longer, shorter] = comparedOf(o);
      return longer - shorter > 1 && gcd(n, d) === 1 && d > 1 && (o.ask === "range" || ends(o).least < ends(o).most);
    }
  }
}

/** Reading a place, counting several stacks, comparing: out of the most that is asked for. */
const WORK: Readonly<Record<PlotAsk, number>> = { count: 0, most: 1, above: 2, below: 2, more: 2, range: 3, gap: 4 };
