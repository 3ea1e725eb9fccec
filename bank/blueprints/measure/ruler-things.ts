type Range = readonly [min: number, max: number];

/** Something that is laid along a ruler. */
interface Thing {
  /** How long such things are, in centimetres and in inches. */
  readonly cm: Range;
  readonly in: Range;
  /** Whether it has a point. */
  readonly isPointed: boolean;
}

function thing(cm: Range, inches: Range, isPointed = false): Thing {
  return { cm, in: inches, isPointed };
}

export const RULER_THINGS = {
  crayon: thing([5, 10], [2, 4], true),
  pencil: thing([9, 16], [5, 8], true),
  key: thing([4, 8], [2, 3]),
  eraser: thing([3, 6], [1, 2]),
  leaf: thing([4, 13], [2, 6]),
  feather: thing([6, 16], [3, 9]),
  ribbon: thing([3, 16], [2, 11]),
  stick: thing([4, 16], [2, 11]),
  straw: thing([8, 16], [4, 9]),
  shell: thing([3, 9], [2, 4]),
  spoon: thing([10, 16], [4, 8]),
  comb: thing([8, 16], [4, 7]),
} as const satisfies Readonly<Record<string, Thing>>;

export type ThingName = keyof typeof RULER_THINGS;

export const THING_NAMES = Object.keys(RULER_THINGS) as ThingName[];
