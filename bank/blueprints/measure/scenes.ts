/** Something with four right angles that people make and measure. */
export interface Scene {
  readonly unit: "cm" | "m";
  /** `lawn`; nothing for a figure that is only drawn. */
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

type Range = Scene["length"];

function scene(
  unit: Scene["unit"],
  one: string,
  [length, width]: readonly [Range, Range],
  [cover, edge]: readonly [string, string],
  also: Scene["also"],
): Scene {
  return { unit, one, length, width, cover, edge, also };
}

function drawn(unit: Scene["unit"]): Scene {
  return scene(
    unit,
    "",
    [
      [1, 99],
      [1, 99],
    ],
    ["", ""],
    () => "",
  );
}

/** Sizes, stuff and edges belong together: nobody lays turf on a poster. */
export const SCENES = {
  "plain-cm": drawn("cm"),
  "plain-m": drawn("m"),
  lawn: scene(
    "m",
    "lawn",
    [
      [5, 40],
      [4, 25],
    ],
    ["turf", "fence"],
    (n) => `The grass is ${n} centimetres high.`,
  ),
  bed: scene(
    "m",
    "flower bed",
    [
      [5, 15],
      [2, 9],
    ],
    ["netting", "edging"],
    (n) => `There are ${n} rose bushes in the bed.`,
  ),
  playground: scene(
    "m",
    "playground",
    [
      [10, 40],
      [6, 30],
    ],
    ["rubber matting", "fence"],
    (n) => `There are ${n} swings on it.`,
  ),
  floor: scene(
    "m",
    "floor",
    [
      [5, 12],
      [3, 9],
    ],
    ["carpet", "wooden strip"],
    (n) => `There are ${n} chairs in the room.`,
  ),
  stage: scene(
    "m",
    "stage",
    [
      [6, 15],
      [4, 9],
    ],
    ["matting", "lights"],
    (n) => `The play has ${n} actors.`,
  ),
  card: {
    ...scene(
      "cm",
      "card",
      [
        [6, 20],
        [4, 15],
      ],
      ["gold paper", "ribbon"],
      (n) => `There are ${n} stars on the card.`,
    ),
    face: "front of the card",
  },
  photo: scene(
    "cm",
    "photo",
    [
      [6, 20],
      [4, 15],
    ],
    ["glass", "frame"],
    (n) => `There are ${n} children in the photo.`,
  ),
  tray: scene(
    "cm",
    "tray",
    [
      [10, 40],
      [6, 30],
    ],
    ["baking paper", "tape"],
    (n) => `The tray holds ${n} buns.`,
  ),
  poster: {
    ...scene(
      "cm",
      "poster",
      [
        [20, 60],
        [9, 40],
      ],
      ["clear film", "tape"],
      (n) => `There are ${n} animals on the poster.`,
    ),
    face: "front of the poster",
  },
} as const satisfies Readonly<Record<string, Scene>>;

export type SceneName = keyof typeof SCENES;

/** Those with a story. */
export const STORY_SCENES = (Object.keys(SCENES) as SceneName[]).filter((name) => SCENES[name].one !== "");

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
