import type { DiagramInput } from "#engine";
import { count } from "../kit.ts";
import { nameOf, SCENES, type Scene } from "./scenes.ts";

/** What is asked of a graph. */
export type Ask = "read" | "two" | "all" | "more" | "fewer" | "two-more";

/** A bar graph or picture graph of three or four categories, and a question about it. */
export interface Graph {
  readonly [name: string]: number | string;
  readonly kind: "bar" | "picture";
  readonly scene: string;
  /** At which label of the scene the graph begins. */
  readonly turn: number;
  readonly categories: 3 | 4;
  /** How long each bar or row is: in marks or symbols, or in halves of these where `cut` is 2. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly cut: 1 | 2;
  /** What one mark or one symbol stands for. */
  readonly step: number;
  readonly ask: Ask;
  /** The first category that is asked about, and how many places on the next one is. */
  readonly at: number;
  readonly gap: number;
}

export interface Category {
  readonly label: string;
  /** As it stands in a sentence. */
  readonly name: string;
  /** Marks or symbols, with halves. */
  readonly marks: number;
  readonly value: number;
}

export function sceneOf({ scene }: Graph): Scene {
  const found = SCENES[scene];
  if (found === undefined) throw new Error(`no scene ${scene}`);
  return found;
}

/** All that the graph shows, from left to right. */
export function categoriesOf(o: Graph): Category[] {
  const scene = sceneOf(o);
  return [o.a, o.b, o.c, o.d].slice(0, o.categories).map((parts, index) => {
    const label = scene.labels[o.turn + index] ?? "";
    return { label, name: nameOf(scene, label), marks: parts / o.cut, value: (parts * o.step) / o.cut };
  });
}

const ASKED: Readonly<Record<Ask, number>> = { read: 1, two: 2, more: 2, fewer: 2, "two-more": 3, all: 4 };

/**
 * The categories of the question in the order of the calculation: of two that are compared the greater one first, of
 * three the two that are put together.
 */
export function askedOf(o: Graph): Category[] {
  const all = categoriesOf(o);
  const turned = all.map((_, index) => all[(o.at + index * o.gap) % all.length] as Category);
  const asked = (o.ask === "all" ? all : turned).slice(0, ASKED[o.ask]);
  return o.ask === "more" || o.ask === "fewer" ? asked.toSorted((x, y) => y.value - x.value) : asked;
}

/** The two that are put together, in the order of the graph: days follow each other. */
export function pairOf(o: Graph): Category[] {
  const pair = new Set(
    askedOf(o)
      .slice(0, 2)
      .map(({ label }) => label),
  );
  return categoriesOf(o).filter(({ label }) => pair.has(label));
}

/** Those that the question leaves out. */
export function othersOf(o: Graph): Category[] {
  const asked = new Set(askedOf(o).map(({ label }) => label));
  return categoriesOf(o).filter(({ label }) => !asked.has(label));
}

/** Whether bars and rows differ, and every number of the graph is one that its scene may have. */
export function isSound(o: Graph): boolean {
  const values = categoriesOf(o).map(({ value }) => value);
  const steps = o.categories === 4 && o.gap === 2 ? 2 : o.categories;
  const [first, second, third] = askedOf(o).map(({ value }) => value);
  return (
    // Days stand in their order.
    o.turn + o.categories <= sceneOf(o).labels.length &&
    values.every((value) => Number.isInteger(value) && value <= sceneOf(o).most) &&
    new Set(values).size === values.length &&
    ASKED[o.ask] <= (o.ask === "all" ? 4 : steps) &&
    (o.ask !== "two-more" || (first ?? 0) + (second ?? 0) > (third ?? 0))
  );
}

/** Whether a bar ends between two marks, or the last symbol is a half one. */
export function hasHalf({ marks }: Category): boolean {
  return !Number.isInteger(marks);
}

export function graphPicture(o: Graph): DiagramInput {
  return o.kind === "bar" ? barGraph(o) : pictureGraph(o);
}

function barGraph(o: Graph): DiagramInput {
  const categories = categoriesOf(o);
  const counted = sceneOf(o).thing.many;
  const marks = Math.ceil(Math.max(...categories.map((category) => category.marks)));
  // Between numbers there is one thing to find: a mark of its own, or half a step.
  const numbered = o.step > 1 && o.cut === 1 ? 2 : 1;
  const ends = categories.map(({ label, value, marks: high }) => {
    const below = Math.floor(high) * o.step;
    return Number.isInteger(high)
      ? `${label}: the bar ends at ${value}.`
      : `${label}: the bar ends halfway between ${below} and ${below + o.step}.`;
  });
  return {
    type: "bar-graph",
    alt: `A bar graph with the number of ${counted}. The scale has a mark at every ${o.step === 1 ? "number" : o.step}. ${ends.join(" ")}`,
    counted: `Number of ${counted}`,
    step: o.step,
    marks,
    ...(numbered > 1 && { numbered }),
    bars: categories.map(({ label, value }) => ({ label, value })),
  };
}

function pictureGraph(o: Graph): DiagramInput {
  const categories = categoriesOf(o);
  const key = count(o.step, sceneOf(o).thing);
  const rows = categories.map(({ label, marks }) => `${label}: ${symbols(marks)}.`);
  return {
    type: "picture-graph",
    alt: `A picture graph. Key: one circle stands for ${key}. ${rows.join(" ")}`,
    key,
    rows: categories.map(({ label, marks }) => ({ label, symbols: marks })),
  };
}

const CIRCLE = { one: "circle", many: "circles" };

/** "3 circles", "3 circles and a half circle". */
export function symbols(marks: number): string {
  const whole = count(Math.floor(marks), CIRCLE);
  if (Number.isInteger(marks)) return whole;
  return marks < 1 ? "a half circle" : `${whole} and a half circle`;
}
