import {
  type About,
  Age,
  AppLanguage,
  Country,
  CurriculumId,
  Language,
  LIKES,
  NumberLocale,
  OWN_PICTURES,
  OwnPicture,
  Pace,
} from "#engine";
import type { EngineError, LearnerProfile } from "../engine-api.ts";
import type { ProfileRow } from "../store/rows.ts";

const LONGEST_NAME = 40;
const HIGHEST_GRADE = 12;

/** What a learner may say of themselves besides; null: not any more. */
const ABOUT = { language: Language, age: Age, curriculum: CurriculumId } as const;

/** What is not as it must be in a profile; null when it can be written. */
export function profileFault(profile: Omit<LearnerProfile, "id">): EngineError | null {
  if (profile.name === "" || profile.name.length > LONGEST_NAME) {
    return { type: "bad-input", field: "name", message: `1 to ${LONGEST_NAME} characters` };
  }
  if (!Number.isInteger(profile.grade) || profile.grade < 0 || profile.grade > HIGHEST_GRADE) {
    return { type: "bad-input", field: "grade", message: `0 to ${HIGHEST_GRADE}` };
  }
  if (!Country.nullish().safeParse(profile.country).success) {
    return { type: "bad-input", field: "country", message: "two capital letters" };
  }
  if (profile.likes?.every((like) => LIKES.includes(like)) === false) {
    return { type: "bad-input", field: "likes", message: "unknown" };
  }
  if (!Pace.optional().safeParse(profile.pace).success) {
    return { type: "bad-input", field: "pace", message: "unknown" };
  }
  for (const [field, schema] of Object.entries(ABOUT)) {
    const read = schema.nullish().safeParse(profile[field as keyof typeof ABOUT]);
    if (!read.success) return { type: "bad-input", field, message: read.error.issues[0]?.message ?? "unknown" };
  }
  if (!AppLanguage.optional().safeParse(profile.appLanguage).success) {
    return { type: "bad-input", field: "appLanguage", message: "unknown" };
  }
  if (!OwnPicture.optional().safeParse(profile.picture).success) {
    return { type: "bad-input", field: "picture", message: "unknown" };
  }
  for (const field of ["words", "dictation", "asked"] as const) {
    if (!["boolean", "undefined"].includes(typeof profile[field]))
      return { type: "bad-input", field, message: "on or off" };
  }
  return NumberLocale.safeParse(profile.locale).success
    ? null
    : { type: "bad-input", field: "locale", message: "unknown" };
}

/** The picture they chose; on a shared device one that is always theirs, wherever that is [SYN72]. */
export function pictureOf({ id, picture, account }: ProfileRow): OwnPicture | undefined {
  if (picture !== undefined || account?.shared !== true) return picture;
  return OWN_PICTURES[Number.parseInt((account.claims ?? id).slice(-2), 16) % OWN_PICTURES.length];
}

const ABOUT_FIELDS = ["picture", "country", "likes", "pace", "language", "age", "curriculum"] as const;
type FileAbout = Partial<Pick<ProfileRow, (typeof ABOUT_FIELDS)[number]>>;

/** A profile with what the learner's log says of them: another device may have said it last. */
export function withAbout<Row extends ProfileRow | undefined>(row: Row, about: About | undefined): Row {
  return row === undefined || about === undefined ? row : { ...row, ...about };
}

/** What of a change goes with the learner's work, into the log. */
export function aboutIn({ language, pace, likes, curriculum, appLanguage, asked }: Partial<LearnerProfile>): About {
  return {
    ...(language === undefined ? {} : { language }),
    ...(pace === undefined ? {} : { pace }),
    ...(likes === undefined ? {} : { likes: [...new Set(likes)] }),
    ...(curriculum === undefined ? {} : { curriculum }),
    ...(appLanguage === undefined ? {} : { appLanguage }),
    ...(asked === true ? { asked } : {}),
  };
}

/** What somebody said of themselves, as far as they did: for a file, and of one. */
export function aboutOf(row: FileAbout): FileAbout {
  return Object.fromEntries(
    ABOUT_FIELDS.filter((field) => row[field] !== undefined && row[field] !== null).map((field) => [field, row[field]]),
  );
}

/** When a new profile is made; also when the clock went back the list keeps its order [ms since 1970-01-01 UTC]. */
export function madeAfter(profiles: readonly ProfileRow[], now: number): number {
  return Math.max(now, (profiles.at(-1)?.createdAt ?? 0) + 1);
}

/** A profile as the page sees it. */
export function toProfile({
  id,
  name,
  grade,
  locale,
  country = null,
  likes = [],
  pace = "normal",
  language = null,
  age = null,
  curriculum = null,
  appLanguage,
  picture,
  words = false,
  dictation = false,
}: LearnerProfile): LearnerProfile {
  return {
    id,
    name,
    grade,
    locale,
    country,
    likes,
    pace,
    language,
    age,
    curriculum,
    appLanguage,
    picture,
    words,
    dictation,
  };
}
