import type { StemTemplate, StoryContext } from "#engine";
import { isCounted, measured as kind, mostOf, placeSpoken, unitAfter, type Plot, type PlotAsk, shown } from "./plot.ts";
import { PLOT_SCENES } from "./plot-scenes.ts";

/** A number of the line, as it is written or as it is read aloud. */
type Number = (at: number) => string;
type Text = (o: Plot, place: Number, c: StoryContext) => string;

function wordings(asks: readonly PlotAsk[], texts: Readonly<Record<string, Text>>): StemTemplate<Plot>[] {
  return Object.entries(texts).map(([id, text]) => ({
    id,
    when: (o) => asks.includes(o.ask),
    text: (o, c) => text(o, (at) => shown(o, at), c),
    spoken: (o, c) => text(o, (at) => placeSpoken(o, at), c),
    unit: (o) => (isCounted(o) ? undefined : "inches"),
  }));
}

const many = ({ scene }: Plot): string => PLOT_SCENES[scene].many;
const is = ({ scene }: Plot): string => PLOT_SCENES[scene].is;
const one = ({ scene }: Plot): string => PLOT_SCENES[scene].one;
/** `longer than`, `shorter than`. */
const side = (o: Plot): string => (o.ask === "above" ? PLOT_SCENES[o.scene].more : "shorter");
const shows = (o: Plot): string => `The line plot shows the ${kind(o)}s of some ${many(o)}.`;
const measures = (o: Plot, c: StoryContext): string =>
  `${c.names[0]} measures some ${many(o)} and draws a cross for each on a line plot.`;

/** `leaves of 5 inches` */
const manyOf = (o: Plot, n: Number, at: number): string => `${many(o)} of ${n(at)} ${unitAfter(o, at)}`;

export const PLOT_STEMS: readonly StemTemplate<Plot>[] = [
  ...wordings(["count"], {
    "plot-many": (o, n) => `${shows(o)} How many ${many(o)} are ${n(o.at)} ${unitAfter(o, o.at)} ${is(o)}?`,
    "plot-draws": (o, n, c) =>
      `${measures(o, c)} How many ${many(o)} are exactly ${n(o.at)} ${unitAfter(o, o.at)} ${is(o)}?`,
    "plot-look": (o, n) =>
      `${shows(o)} How many of the ${many(o)} have a ${kind(o)} of ${n(o.at)} ${unitAfter(o, o.at)}?`,
    "plot-number": (o, n) =>
      `${shows(o)} What is the number of ${many(o)} that are ${n(o.at)} ${unitAfter(o, o.at)} ${is(o)}?`,
  }),
  ...wordings(["most"], {
    "plot-frequent": (o) => `${shows(o)} Which ${kind(o)}, in inches, occurs most often?`,
    "plot-often": (o, _, c) => `${measures(o, c)} Which ${kind(o)}, in inches, occurs most often?`,
    "plot-common": (o) => `${shows(o)} What is the most common ${kind(o)}, in inches?`,
    "plot-same": (o, _, c) => `${measures(o, c)} What is the most common ${kind(o)}, in inches?`,
  }),
  ...wordings(["above", "below"], {
    "plot-side": (o, n) => `${shows(o)} How many ${many(o)} are ${side(o)} than ${n(o.at)} ${unitAfter(o, o.at)}?`,
    "plot-sides": (o, n, c) =>
      `${measures(o, c)} How many of the ${many(o)} are ${side(o)} than ${n(o.at)} ${unitAfter(o, o.at)}?`,
    "plot-look-side": (o, n) =>
      `${shows(o)} Find all ${many(o)} that are ${side(o)} than ${n(o.at)} ${unitAfter(o, o.at)}. How many are there?`,
    "plot-count-side": (o, n, c) =>
      `${shows(o)} ${c.names[0]} counts the ${many(o)} that are ${side(o)} than ${n(o.at)} ${unitAfter(o, o.at)}. How many are there?`,
  }),
  ...wordings(["more"], {
    "plot-more": (o, n) => `${shows(o)} How many more ${manyOf(o, n, o.at)} are there than ${manyOf(o, n, o.than)}?`,
    "plot-fewer": (o, n, c) =>
      `${measures(o, c)} How many fewer ${manyOf(o, n, o.than)} are there than ${manyOf(o, n, o.at)}?`,
  }),
  ...wordings(["range"], {
    "plot-range": (o) =>
      `${shows(o)} What is the difference in ${kind(o)}, in inches, between the ${mostOf(o)} and the shortest ${one(o)}?`,
    "plot-longest": (o) =>
      `${shows(o)} How many inches ${PLOT_SCENES[o.scene].more} is the ${mostOf(o)} ${one(o)} than the shortest one?`,
    "plot-shortest": (o, _, c) =>
      `${measures(o, c)} What is the difference in ${kind(o)}, in inches, between the ${mostOf(o)} ${one(o)} and the shortest one?`,
    "plot-ends": (o, _, c) =>
      `${measures(o, c)} How many inches ${PLOT_SCENES[o.scene].more} is the ${mostOf(o)} ${one(o)} than the shortest?`,
  }),
  ...wordings(["gap"], {
    "plot-gap": (o) =>
      `${shows(o)} What is the difference in inches between the ${kind(o)} of the ${mostOf(o)} ${one(o)} and the ${kind(o)} that occurs most often?`,
    "plot-gap-more": (o, _, c) =>
      `${measures(o, c)} How many inches ${PLOT_SCENES[o.scene].more} is the ${mostOf(o)} ${one(o)} than a ${one(o)} of the most common ${kind(o)}?`,
    "plot-gap-often": (o) =>
      `${shows(o)} Find the ${kind(o)} that occurs most often. How many inches ${PLOT_SCENES[o.scene].more} than this ${kind(o)} is the ${mostOf(o)} ${one(o)}?`,
    "plot-gap-look": (o) =>
      `${shows(o)} What is the difference in inches between the most common ${kind(o)} and the ${kind(o)} of the ${mostOf(o)} ${one(o)}?`,
  }),
];
