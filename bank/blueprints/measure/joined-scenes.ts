/** Something that people lay out from rectangles. */
interface Scene {
  readonly unit: "cm" | "m";
  /** `courtyard`; nothing for a figure that is only drawn. */
  readonly one: string;
  /** As it is first named: `a courtyard`, `the floor of a room`. */
  readonly first: string;
  readonly cover: string;
  /** Whether it lies on the ground, and so is long from top to bottom of the picture. */
  readonly isGround: boolean;
  /** Whether such things lack a corner, or have a gap in one side. */
  readonly shapes: readonly ("corner" | "gap")[];
}

function drawn(unit: Scene["unit"]): Scene {
  return { unit, one: "", first: "", cover: "", isGround: false, shapes: ["corner", "gap"] };
}

function ground(first: string, one: string, cover: string, shapes: Scene["shapes"]): Scene {
  return { unit: "m", one, first, cover, isGround: true, shapes };
}

function small(first: string, one: string, cover: string, shapes: Scene["shapes"]): Scene {
  return { unit: "cm", one, first, cover, isGround: false, shapes };
}

/** With sizes from 4 to 10 units, all of these are as large as such things are. */
export const JOINED_SCENES = {
  "plain-cm": drawn("cm"),
  "plain-m": { ...drawn("m"), isGround: true },
  floor: ground("the floor of a room", "floor", "carpet", ["corner"]),
  grass: ground("a garden", "garden", "grass", ["corner"]),
  yard: ground("a courtyard", "courtyard", "paving", ["corner"]),
  playground: ground("a playground", "playground", "rubber", ["corner"]),
  terrace: ground("a terrace round a pool", "terrace", "paving", ["gap"]),
  path: ground("a courtyard with a flower bed at its edge", "courtyard", "paving", ["gap"]),
  card: small("a piece of card", "piece of card", "gold paper", ["corner", "gap"]),
  shape: small("a figure cut from card", "figure", "felt", ["corner", "gap"]),
} as const satisfies Readonly<Record<string, Scene>>;

export type JoinedScene = keyof typeof JOINED_SCENES;

/** Of a figure of that shape. */
export function joinedScenes(shape: "corner" | "gap"): readonly JoinedScene[] {
  return (Object.keys(JOINED_SCENES) as JoinedScene[]).filter((name) => {
    const { shapes }: Scene = JOINED_SCENES[name];
    return shapes.includes(shape);
  });
}
