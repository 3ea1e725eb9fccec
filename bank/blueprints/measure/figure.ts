import type { FORMS } from "./forms.ts";
import { SCENES, type SceneName } from "./scenes.ts";

/** What is looked for, and from what. */
export type Ask = keyof typeof FORMS;

/** What is seen: all unit squares, only those of the first row and column, sides with their lengths, or no picture. */
export type Show = "squares" | "edges" | "sides" | "none";

/** The lengths of one figure, and how it is asked about. */
export interface Figure {
  readonly [name: string]: number | string;
  /** A side of a rectangle, the longest of a triangle, or each side of a figure whose sides are equal. */
  readonly a: number;
  /** The other side of a rectangle, or the second of a triangle. */
  readonly b: number;
  /** The third side of a triangle; 0 for other figures. */
  readonly c: number;
  /** How many equal sides there are; 0 for other figures. */
  readonly n: number;
  /** A number that is told and not needed; 0 for none. */
  readonly extra: number;
  readonly ask: Ask;
  readonly show: Show;
  readonly scene: SceneName;
  /** Whether its rules speak of rows of squares or of length times width. */
  readonly by: "rows" | "formula";
}

export function isStory({ scene }: Figure): boolean {
  return !scene.startsWith("plain");
}

export function areaOf({ a, b }: Figure): number {
  return a * b;
}

/** All sides together. */
export function perimeterOf({ a, b, c, n }: Figure): number {
  return n > 0 ? n * a : c > 0 ? a + b + c : 2 * (a + b);
}

/** `centimetres` */
export function units({ scene }: Figure): string {
  return SCENES[scene].unit === "cm" ? "centimetres" : "metres";
}

/** `centimetre` */
export function unit(o: Figure): string {
  return units(o).slice(0, -1);
}

/** `7 cm`, as written beside a side. */
export function short(length: number, { scene }: Figure): string {
  return `${length} ${SCENES[scene].unit}`;
}

/** `7 centimetres` */
export function long(length: number, o: Figure): string {
  return `${length} ${units(o)}`;
}
