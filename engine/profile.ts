import { z } from "zod";

/** What a learner likes examples about (requirement S7). */
export const LIKES = ["sport", "animals", "shops", "building", "food", "music"] as const;
export const Like = z.enum(LIKES);
export type Like = z.infer<typeof Like>;

/** Pictures by which a pupil knows their own name. They are no pictures of PINs: none tells one. */
export const OWN_PICTURES = [
  "mountain",
  "wave",
  "cloud",
  "sprig",
  "shell",
  "mushroom",
  "cactus",
  "tulip",
  "pear",
  "acorn",
  "umbrella",
  "planet",
  "lamp",
  "bridge",
  "feather",
  "snow",
] as const;
export const OwnPicture = z.enum(OWN_PICTURES);
export type OwnPicture = z.infer<typeof OwnPicture>;

/** ISO 3166-1 alpha-2, for help lines. */
export const Country = z.string().regex(/^[A-Z]{2}$/u);

/** How much a learner wants at a time (requirement N1). */
export const PACES = ["slow", "normal", "fast"] as const;
export const Pace = z.enum(PACES);
export type Pace = z.infer<typeof Pace>;

/** What words and sessions are fitted to; it stays on the device and is in no event. */
export interface ProfileFacts {
  readonly country: string | null;
  readonly likes: readonly Like[];
  /** Absent: not said. */
  readonly pace?: Pace;
}
