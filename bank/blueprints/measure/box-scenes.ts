type Range = readonly [min: number, max: number];

/** Something that has the form of a box, or of two boxes side by side. */
interface Scene {
  readonly unit: "cm" | "m";
  /** `gift box`; nothing for a box that is only drawn. */
  readonly one: string;
  /** Lengths, widths and heights that it has in the world, in its unit. */
  readonly size: readonly [Range, Range, Range];
  readonly boxes: 1 | 2;
}

function scene(unit: Scene["unit"], one: string, boxes: Scene["boxes"], size: Scene["size"]): Scene {
  return { unit, one, size, boxes };
}

const ANY: Range = [1, 40];

export const BOX_SCENES = {
  "plain-cm": scene("cm", "", 1, [ANY, ANY, ANY]),
  gift: scene("cm", "gift box", 1, [
    [8, 20],
    [6, 15],
    [4, 12],
  ]),
  wood: scene("cm", "block of wood", 1, [
    [6, 20],
    [4, 12],
    [3, 12],
  ]),
  brick: scene("cm", "brick", 1, [
    [15, 20],
    [8, 10],
    [5, 8],
  ]),
  lunch: scene("cm", "lunch box", 1, [
    [12, 20],
    [8, 14],
    [4, 8],
  ]),
  room: scene("m", "room", 1, [
    [4, 12],
    [3, 9],
    [3, 4],
  ]),
  container: scene("m", "container", 1, [
    [4, 12],
    [2, 3],
    [2, 3],
  ]),
  hall: scene("m", "sports hall", 1, [
    [10, 20],
    [8, 12],
    [5, 9],
  ]),
  tower: scene("m", "tower", 1, [
    [4, 7],
    [3, 6],
    [8, 12],
  ]),
  "two-plain": scene("cm", "", 2, [ANY, ANY, ANY]),
  podium: scene("cm", "toy stage", 2, [
    [4, 12],
    [3, 10],
    [2, 9],
  ]),
  steps: scene("cm", "toy podium", 2, [
    [3, 10],
    [4, 12],
    [2, 9],
  ]),
  school: scene("m", "school building", 2, [
    [6, 12],
    [6, 10],
    [3, 9],
  ]),
} as const satisfies Readonly<Record<string, Scene>>;

export type BoxScene = keyof typeof BOX_SCENES;

export function scenesOf(boxes: Scene["boxes"]): readonly BoxScene[] {
  return (Object.keys(BOX_SCENES) as BoxScene[]).filter((name) => BOX_SCENES[name].boxes === boxes);
}

/** Whether a thing of the scene may have such edges. */
export function isLikely(name: BoxScene, edges: readonly [length: number, width: number, height: number]): boolean {
  const { size }: Scene = BOX_SCENES[name];
  return edges.every((edge, i) => edge >= (size[i]?.[0] ?? 0) && edge <= (size[i]?.[1] ?? 0));
}
