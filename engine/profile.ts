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

/** How much a learner reads with ease (requirement N1). */
export const LANGUAGES = ["simple", "standard", "advanced"] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

/** Languages the app's own words are in; problems, lessons and the tutor speak English alone. */
export const APP_LANGUAGES = ["en", "es"] as const;
export const AppLanguage = z.enum(APP_LANGUAGES);
export type AppLanguage = z.infer<typeof AppLanguage>;

/** As exactly as anything needs it, and no more: from 11 on words of safety are others, and 13 is the age of consent to speaking. */
export const AGES = ["to-10", "11-12", "from-13"] as const;
export const Age = z.enum(AGES);
export type Age = z.infer<typeof Age>;

/** The id of a curriculum; one that is not in the catalog counts as none. */
export const CurriculumId = z
  .string()
  .regex(/^[a-z0-9-]+$/u)
  .max(40);

/** What words and sessions are fitted to. Country and age stay on the device; the rest is in the log [PRF10]. */
export interface ProfileFacts {
  readonly country: string | null;
  readonly likes: readonly Like[];
  /** Absent: not said. */
  readonly pace?: Pace;
  /** Absent: not said. What a teacher set comes first [PRF1]. */
  readonly language?: Language | null | undefined;
  /** Absent: not said. */
  readonly age?: Age | null | undefined;
  /** Absent: not said. */
  readonly curriculum?: string | null | undefined;
  /** Whether the learner was asked to say more of themselves, and wants to hear no more of it [PRF8]. */
  readonly isAsked?: boolean;
}

interface Fitted {
  readonly profile?: ProfileFacts;
  readonly adjustments?: { readonly language?: Language | undefined } | undefined;
}

/** The language level that counts: a teacher's, else the learner's own, else standard [PRF1]. */
export function languageOf({ profile, adjustments }: Fitted): Language {
  return adjustments?.language ?? profile?.language ?? "standard";
}

/** By how many school grades a language level moves what words are fitted to. */
const GRADES_MOVED: Readonly<Record<Language, number>> = { simple: -2, standard: 0, advanced: 2 };

/** School grade that words are fitted to [PRF2] [0 to 12]. */
export function readingGrade(grade: number, of: Fitted): number {
  return Math.min(12, Math.max(0, grade + GRADES_MOVED[languageOf(of)]));
}

/** The youngest, or oldest, that counts alike [years]. */
const YEARS: Readonly<Record<Age, number>> = { "to-10": 10, "11-12": 11, "from-13": 13 };

/** Age that what is said of safety is fitted to [PRF5] [years]; school grade and age go together, six in grade 1. Null: not known. */
export function ageOf(grade: number | null, { profile }: Fitted): number | null {
  if (profile?.age) return YEARS[profile.age];
  return grade === null ? null : grade + 5;
}
