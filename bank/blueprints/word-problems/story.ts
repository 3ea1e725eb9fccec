import { createRng } from "#engine";
import { drawContext } from "../contexts.ts";
import type { PLOTS } from "./plots.ts";
import { SCENES, type Scene, type SceneName } from "./scenes.ts";

/** What happens and what is asked. */
export type PlotName = keyof typeof PLOTS;

/** The numbers of one story, and what it is about. A number that it does not have is 0. */
export interface Story {
  readonly [name: string]: number | string;
  readonly plot: PlotName;
  readonly scene: SceneName;
  /** Which of its wordings tells it, and which people: help speaks of them as the story does. */
  readonly tell: number;
  readonly who: number;
  /** Groups, and how many are in each; where two amounts are compared, `e` is the first. */
  readonly n: number;
  readonly e: number;
  /** What comes or goes, what is compared with, or the difference. */
  readonly c: number;
  /** The second groups, and how many are in each; of two changes `f` is the second. */
  readonly m: number;
  readonly f: number;
  /** A number that is told and not needed. */
  readonly extra: number;
  readonly show: "dots" | "bar" | "none";
}

export function sceneOf({ scene }: Pick<Story, "scene">): Scene {
  return SCENES[scene];
}

type Names = readonly [a: string, b: string, third: string];

const NAMES = new WeakMap<object, Names>();

/** Three people, as many stories as there are numbers for them. */
export function namesOf(o: Pick<Story, "who">): Names {
  const names = NAMES.get(o) ?? drawContext(createRng(`story/${o.who}`)).names;
  NAMES.set(o, names);
  return names;
}

/** All things in the first groups, and in the second. */
export function first({ n, e }: Story): number {
  return n * e;
}

export function second({ m, f }: Story): number {
  return m * f;
}

/** A course of a story, as often as it is to be drawn: the numbers of some are rarer than those of others. */
export function often(times: number, plot: PlotName): readonly PlotName[] {
  return Array.from({ length: times }, () => plot);
}

/** Two amounts that are told by how far they are apart. */
export const COMPARED: ReadonlySet<PlotName> = new Set<PlotName>(["fewer", "told-more", "told-fewer"]);

/** What comes or goes; where new groups are made of the old ones, the numbers of both tell it. */
export function change(o: Story): number {
  if (o.plot === "less-each") return first(o) - second(o);
  return o.plot === "more-each" ? second(o) - first(o) : o.c;
}

/** What is told as the whole. */
export function wholeOf(o: Story): number {
  if (o.plot === "left" || o.plot.startsWith("rest")) return first(o) + o.c;
  return o.plot === "left-each" ? first(o) + second(o) : first(o);
}

/** By how much the story divides; undefined where it does not. */
export function divisorOf({ plot, n, e, m }: Story): number | undefined {
  if (plot === "less-each" || plot === "more-each" || plot === "left-each") return m;
  if (plot.endsWith("count")) return e;
  return plot.endsWith("each") || plot === "each-more" ? n : undefined;
}

/** `in each box`, `every day` */
export function inEach(o: Story): string {
  const { kind, at, box } = sceneOf(o);
  return kind === "rate" ? `every ${box}` : `${at} each ${box}`;
}

/** `not in a box`; what stands in a row may stand in any row, so those are `not in the rows`; pages are an album. */
export function notIn(o: Pick<Story, "scene">): string {
  const { at, box, boxes } = sceneOf(o);
  if (box === "page") return "not in the album";
  return box === "row" ? `not ${at} the ${boxes}` : `not ${at} a ${box}`;
}

/** `6 boxes with 8 crayons in each box`, `6 pieces of 8 metres` */
export function groups(o: Story): string {
  return groupsOf(o, o.n, o.e);
}

/** @param size - `large `, with the space after it */
export function groupsOf(o: Story, n: number, e: number, size = ""): string {
  const { kind, many, boxes, box, at } = sceneOf(o);
  if (kind === "length") return `${n} ${boxes} of ${e} ${many}`;
  return `${n} ${size}${boxes} with ${e} ${many} ${at} each ${size}${box}`;
}
