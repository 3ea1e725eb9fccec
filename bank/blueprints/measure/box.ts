import type { DiagramInput, Operands } from "#engine";
import { BOX_SCENES, type BoxScene } from "./box-scenes.ts";

/** A box, or two side by side, and what is asked of it. */
export interface Box extends Operands {
  readonly ask: "cubes" | "layer" | "volume" | "height" | "joined";
  /** Length, width and height; of two boxes those of the left one. */
  readonly l: number;
  readonly w: number;
  readonly h: number;
  /** Length and height of the right one, which is as wide; 0 for one box. */
  readonly m: number;
  readonly k: number;
  readonly scene: BoxScene;
}

export function volumeOf({ l, w, h, m, k }: Box): number {
  return l * w * h + m * w * k;
}

/** `centimetres` */
export function boxUnits({ scene }: Box): string {
  return BOX_SCENES[scene].unit === "cm" ? "centimetres" : "metres";
}

export function longEdge(n: number, o: Box): string {
  return `${n} ${n === 1 ? boxUnits(o).slice(0, -1) : boxUnits(o)}`;
}

export function boxPicture(o: Box): DiagramInput {
  const text = (n: number) => `${n} ${BOX_SCENES[o.scene].unit}`;
  const picture = { type: "boxes", alt: altOf(o), width: o.w } as const;
  if (o.ask === "cubes") return { ...picture, boxes: [{ length: o.l, height: o.h }], cubes: "all" };
  if (o.ask === "layer")
    return { ...picture, boxes: [{ length: o.l, height: o.h, heightText: text(o.h) }], cubes: "layer" };
  const left = { length: o.l, height: o.h, lengthText: text(o.l), heightText: o.ask === "height" ? "?" : text(o.h) };
  const right = { length: o.m, height: o.k, lengthText: text(o.m), heightText: text(o.k) };
  return { ...picture, widthText: text(o.w), boxes: o.ask === "joined" ? [left, right] : [left] };
}

function altOf(o: Box): string {
  const [l, w, h] = [longEdge(o.l, o), longEdge(o.w, o), longEdge(o.h, o)];
  switch (o.ask) {
    case "cubes":
      return `A box made of unit cubes, ${o.l} cubes long, ${o.w} cubes wide and ${o.h} cubes high.`;
    case "layer":
      return `A box that is ${h} high. Unit cubes cover its bottom in one layer, ${o.l} cubes long and ${o.w} cubes wide.`;
    case "height":
      return `A box that is ${l} long and ${w} wide. Its height has a question mark.`;
    case "joined":
      return (
        `Two blocks side by side, both ${w} wide. The left one is ${l} long and ${h} high, ` +
        `the right one is ${longEdge(o.m, o)} long and ${longEdge(o.k, o)} high.`
      );
    default:
      return `A box that is ${l} long, ${w} wide and ${h} high.`;
  }
}
