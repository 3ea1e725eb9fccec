import type { SpokenWords } from "#engine";
import { HEARD, SHARED, SPANISH, SPELLINGS } from "#engine/words/es";
import { BLUEPRINT_WORDS, LESSON_WORDS } from "./index.ts";
import { SKILL_NAMES } from "./skill-names.ts";

/** All that is said and heard in Spanish, in one file that only who chose it fetches. */
export const SPANISH_WORDS: SpokenWords = {
  language: "es",
  blueprints: BLUEPRINT_WORDS,
  lessons: LESSON_WORDS,
  names: SKILL_NAMES,
  phrases: SPANISH,
  heard: {
    table: new Map(Object.entries(HEARD)),
    shared: SHARED,
    spellings: new Map(Object.entries(SPELLINGS)),
  },
};
