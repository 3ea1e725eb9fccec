/** Something with four right angles that people make and measure. */
export interface Scene {
  readonly unit: "cm" | "m";
  /** `garden`; nothing for a figure that is only drawn. */
  readonly one: string;
  /** Lengths and widths that it has in the world, in its unit. */
  readonly length: readonly [min: number, max: number];
  readonly width: readonly [min: number, max: number];
  /** What it is covered with, and what goes round it. */
  readonly cover: string;
  readonly edge: string;
  /** What of it is covered, where that has two sides: `front of the card`. */
  readonly face?: string;
  /** Something else about it that is counted, so that a number is told which is not needed. */
  readonly also: (n: number) => string;
}

function scene(
  unit: Scene["unit"],
  one: string,
  sizeAndStuff: Pick<Scene, "length" | "width" | "cover" | "edge" | "face">,
  also: Scene["also"],
): Scene {
  return { unit, one, ...sizeAndStuff, also };
}

function drawn(unit: Scene["unit"]): Scene {
  return scene(unit, "", { length: [1, 99], width: [1, 99], cover: "", edge: "" }, () => "");
}

/** Sizes, stuff and edges belong together: nobody lays grass on a poster. */
export const SCENES = {
  "plain-cm": drawn("cm"),
  "plain-m": drawn("m"),
  garden: scene(
    "m",
    "garden",
    { length: [5, 40], width: [4, 25], cover: "grass", edge: "fence" },
    (n) => `There are ${n} trees in it.`,
  ),
  bed: scene(
    "m",
    "flower bed",
    { length: [5, 15], width: [2, 9], cover: "cloth", edge: "edging" },
    (n) => `There are ${n} rose bushes in the bed.`,
  ),
  playground: scene(
    "m",
    "playground",
    { length: [10, 40], width: [6, 30], cover: "rubber", edge: "fence" },
    (n) => `There are ${n} swings on it.`,
  ),
  floor: scene(
    "m",
    "floor",
    { length: [5, 12], width: [3, 9], cover: "carpet", edge: "wooden strip" },
    (n) => `There are ${n} chairs in the room.`,
  ),
  stage: scene(
    "m",
    "stage",
    { length: [6, 15], width: [4, 9], cover: "carpet", edge: "lights" },
    (n) => `The play has ${n} actors.`,
  ),
  card: scene(
    "cm",
    "card",
    { length: [6, 20], width: [4, 15], cover: "gold paper", edge: "ribbon", face: "front of the card" },
    (n) => `There are ${n} stars on the card.`,
  ),
  photo: scene(
    "cm",
    "photo",
    { length: [6, 20], width: [4, 15], cover: "glass", edge: "frame" },
    (n) => `There are ${n} children in the photo.`,
  ),
  tray: scene(
    "cm",
    "tray",
    { length: [10, 40], width: [6, 30], cover: "baking paper", edge: "tape" },
    (n) => `The tray holds ${n} buns.`,
  ),
  poster: scene(
    "cm",
    "poster",
    { length: [20, 60], width: [9, 40], cover: "clear film", edge: "tape", face: "front of the poster" },
    (n) => `There are ${n} animals on the poster.`,
  ),
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

/** Those with a story. */
/** Figures that are only drawn, and stories. */
export const ALL_SCENES = Object.keys(SCENES) as readonly SceneName[];

export const STORY_SCENES = ALL_SCENES.filter((name) => SCENES[name].one !== "");

export function fitsScene({
  a,
  b,
  scene: name,
}: {
  readonly a: number;
  readonly b: number;
  readonly scene: SceneName;
}) {
  const { length, width }: Scene = SCENES[name];
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  return more >= length[0] && more <= length[1] && less >= width[0] && less <= width[1];
}
