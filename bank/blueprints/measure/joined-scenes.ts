/** Something that people lay out from rectangles. */
interface Scene {
  readonly unit: "cm" | "m";
  /** `lawn`; nothing for a figure that is only drawn. */
  readonly one: string;
  /** As it is first named: `a lawn`, `the floor of a room`. */
  readonly first: string;
  readonly cover: string;
}

/** With sizes from 4 to 12 units, all of these are as large as such things are. */
export const JOINED_SCENES = {
  "plain-cm": { unit: "cm", one: "", first: "", cover: "" },
  "plain-m": { unit: "m", one: "", first: "", cover: "" },
  floor: { unit: "m", one: "floor", first: "the floor of a room", cover: "carpet" },
  lawn: { unit: "m", one: "lawn", first: "a lawn", cover: "turf" },
  terrace: { unit: "m", one: "terrace", first: "a terrace", cover: "paving" },
  pool: { unit: "m", one: "pool", first: "a pool", cover: "plastic sheet" },
  sign: { unit: "cm", one: "sign", first: "a sign", cover: "gold paper" },
  badge: { unit: "cm", one: "badge", first: "a cloth badge", cover: "felt" },
} as const satisfies Readonly<Record<string, Scene>>;

export type JoinedScene = keyof typeof JOINED_SCENES;

export const ALL_JOINED_SCENES = Object.keys(JOINED_SCENES) as JoinedScene[];
