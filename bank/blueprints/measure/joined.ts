import type { Operands } from "#engine";
import { JOINED_SCENES, type JoinedScene } from "./joined-scenes.ts";

/** What is seen: unit squares and a cut, a cut with the sides that it needs, these and one more without a cut, or sides of which others have to be found. */
export type JoinedShow = "squares" | "cut" | "more" | "missing";

/** A rectangle that lacks a corner, or a gap in the middle of one side. */
export interface Joined extends Operands {
  readonly shape: "corner" | "gap";
  /** Width and height of the whole rectangle. */
  readonly a: number;
  readonly b: number;
  /** Width and height of the piece that is missing. */
  readonly c: number;
  readonly d: number;
  /** Width of the part beside a gap; 0 for a corner. */
  readonly e: number;
  /** Which corner or side lacks the piece: bit 1 mirrors left and right, bit 2 top and bottom. */
  readonly turn: number;
  /** The cut that is taught: from top to bottom, or from side to side. */
  readonly cut: "down" | "across";
  readonly show: JoinedShow;
  readonly scene: JoinedScene;
}

/** Lengths by the names of sides, as if the upper right corner or the middle of the top were missing. */
export type Length = "a" | "b" | "c" | "d" | "top" | "right" | "other";

export function lengthOf(o: Joined, name: Length): number {
  switch (name) {
    case "top":
      return o.shape === "gap" ? o.e : o.a - o.c;
    case "right":
      return o.b - o.d;
    case "other":
      return o.a - o.c - o.e;
    default:
      return o[name];
  }
}

/** The lengths that the picture writes, in the order in which they are read. */
export function labelledOf({ shape, show, cut }: Joined): readonly Length[] {
  if (shape === "gap") return ["a", "b", "top", "other", "d"];
  const needed: readonly Length[] = cut === "down" ? ["top", "b", "c", "right"] : ["top", "d", "a", "right"];
  if (show === "missing") return ["a", "b", "top", "right"];
  return show === "more" ? [...needed, cut === "down" ? "a" : "b"] : needed;
}

/** The numbers that stand beside its sides: of a gap both outer sides have one, or nothing would say that they end level. */
export function writtenIn(o: Joined): readonly number[] {
  if (o.show === "squares") return [];
  const lengths = labelledOf(o).map((name) => lengthOf(o, name));
  return o.shape === "gap" ? [...lengths, o.b] : lengths;
}

/** What is inside it. */
export function insideOf({ a, b, c, d }: Joined): number {
  return a * b - c * d;
}

export function edgeOf({ shape, a, b, d }: Joined): number {
  return 2 * (a + b) + (shape === "gap" ? 2 * d : 0);
}

export function isMirrored({ turn }: Joined): { readonly x: boolean; readonly y: boolean } {
  return { x: turn % 2 === 1, y: turn > 1 };
}

export function isTale({ scene }: Joined): boolean {
  return JOINED_SCENES[scene].one !== "";
}

/** `centimetres` */
export function unitsOf({ scene }: Joined): string {
  return JOINED_SCENES[scene].unit === "cm" ? "centimetres" : "metres";
}
