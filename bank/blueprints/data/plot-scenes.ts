type Range = readonly [min: number, max: number];

/** Things of different length that are measured. */
interface Scene {
  readonly one: string;
  readonly many: string;
  /** What is measured, and how things with more and with less of it are called. */
  readonly measure: "Length" | "Height";
  readonly more: "longer" | "taller";
  readonly is: "long" | "tall";
  /** Whole numbers that a plot of them may begin with, in centimetres and in inches. */
  readonly cm: Range;
  readonly in: Range;
}

function long(one: string, many: string, cm: Range, inches: Range): Scene {
  return { one, many, measure: "Length", more: "longer", is: "long", cm, in: inches };
}

function tall(one: string, many: string, cm: Range, inches: Range): Scene {
  return { one, many, measure: "Height", more: "taller", is: "tall", cm, in: inches };
}

export const PLOT_SCENES = {
  leaves: long("leaf", "leaves", [3, 7], [1, 4]),
  pencils: long("pencil", "pencils", [6, 10], [3, 5]),
  shells: long("shell", "shells", [2, 4], [1, 2]),
  crayons: long("crayon", "crayons", [3, 4], [1, 2]),
  feathers: long("feather", "feathers", [5, 10], [2, 5]),
  ribbons: long("ribbon", "ribbons", [4, 12], [2, 6]),
  nails: long("nail", "nails", [2, 5], [1, 3]),
  worms: long("worm", "worms", [5, 9], [2, 4]),
  seedlings: tall("seedling", "seedlings", [3, 9], [1, 4]),
  flowers: tall("flower", "flowers", [8, 14], [4, 7]),
} as const satisfies Readonly<Record<string, Scene>>;

export type PlotScene = keyof typeof PLOT_SCENES;

export const PLOT_NAMES = Object.keys(PLOT_SCENES) as PlotScene[];
