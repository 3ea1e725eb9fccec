type Range = readonly [min: number, max: number];

/** Things of different length that are measured. */
interface Scene {
  readonly one: string;
  readonly many: string;
  /** What is measured, and how things with more and with less of it are called. */
  readonly measure: "Length" | "Height";
  readonly more: "longer" | "taller";
  readonly is: "long" | "tall";
  /** Whole numbers that a plot of them may begin with, in inches. */
  readonly begins: Range;
}

function long(one: string, many: string, begins: Range): Scene {
  return { one, many, measure: "Length", more: "longer", is: "long", begins };
}

function tall(one: string, many: string, begins: Range): Scene {
  return { one, many, measure: "Height", more: "taller", is: "tall", begins };
}

export const PLOT_SCENES = {
  leaves: long("leaf", "leaves", [1, 4]),
  pencils: long("pencil", "pencils", [3, 5]),
  shells: long("shell", "shells", [1, 2]),
  crayons: long("crayon", "crayons", [1, 2]),
  feathers: long("feather", "feathers", [2, 5]),
  ribbons: long("ribbon", "ribbons", [2, 6]),
  nails: long("nail", "nails", [1, 3]),
  worms: long("worm", "worms", [2, 4]),
  seedlings: tall("seedling", "seedlings", [1, 4]),
  flowers: tall("flower", "flowers", [4, 7]),
} as const satisfies Readonly<Record<string, Scene>>;

export type PlotScene = keyof typeof PLOT_SCENES;

export const PLOT_NAMES = Object.keys(PLOT_SCENES) as PlotScene[];
