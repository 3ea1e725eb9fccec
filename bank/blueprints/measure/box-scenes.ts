type Range = readonly [min: number, max: number];

/** Something that has the form of a box, or of two boxes side by side. */
interface Scene {
  readonly unit: "cm" | "m";
  /** `gift box`; nothing for a box that is only drawn. */
  readonly one: string;
  /** What it measures in the world, in its unit. */
  readonly size: Readonly<Record<"length" | "width" | "height", Range>>;
  readonly boxes: 1 | 2;
}

function scene(unit: Scene["unit"], one: string, boxes: Scene["boxes"], size: Scene["size"]): Scene {
  return { unit, one, size, boxes };
}

const ANY: Range = [1, 40];

export const BOX_SCENES = {
  "plain-cm": scene("cm", "", 1, { length: ANY, width: ANY, height: ANY }),
  gift: scene("cm", "gift box", 1, { length: [8, 20], width: [6, 15], height: [4, 12] }),
  wood: scene("cm", "block of wood", 1, { length: [6, 20], width: [4, 12], height: [3, 12] }),
  brick: scene("cm", "brick", 1, { length: [15, 20], width: [8, 10], height: [5, 8] }),
  lunch: scene("cm", "lunch box", 1, { length: [12, 20], width: [8, 14], height: [4, 8] }),
  room: scene("m", "room", 1, { length: [4, 12], width: [3, 9], height: [3, 4] }),
  container: scene("m", "container", 1, { length: [4, 12], width: [2, 3], height: [2, 3] }),
  hall: scene("m", "hall", 1, { length: [10, 20], width: [8, 12], height: [5, 9] }),
  tower: scene("m", "tower", 1, { length: [4, 7], width: [3, 6], height: [8, 12] }),
  "two-plain": scene("cm", "", 2, { length: ANY, width: ANY, height: ANY }),
  podium: scene("cm", "toy stage", 2, { length: [4, 12], width: [3, 10], height: [2, 9] }),
  steps: scene("cm", "toy podium", 2, { length: [3, 10], width: [4, 12], height: [2, 9] }),
  school: scene("m", "school building", 2, { length: [6, 12], width: [6, 10], height: [3, 9] }),
} as const satisfies Readonly<Record<string, Scene>>;

export type BoxScene = keyof typeof BOX_SCENES;

export function scenesOf(boxes: Scene["boxes"]): readonly BoxScene[] {
  return (Object.keys(BOX_SCENES) as BoxScene[]).filter((name) => BOX_SCENES[name].boxes === boxes);
}

/** Whether a thing of the scene may have such edges. */
export function isLikely(name: BoxScene, edges: readonly [length: number, width: number, height: number]): boolean {
  const { length, width, height } = BOX_SCENES[name].size;
  return [length, width, height].every(([least, most], i) => {
    const edge = edges[i] ?? 0;
    return edge >= least && edge <= most;
  });
}
