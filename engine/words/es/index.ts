import type { Translations } from "../types.ts";
import { ANSWERS } from "./answers.ts";
import { BESIDE } from "./beside.ts";
import { CHAT } from "./chat.ts";
import { LESSONS } from "./lessons.ts";
import { LIKED } from "./liked.ts";
import { MEANINGS } from "./meanings.ts";
import { SESSIONS } from "./sessions.ts";
import { STEPS } from "./steps.ts";

export { HEARD, SHARED, SPELLINGS } from "../../cues/es/heard.ts";

/** All that the tutor says in Spanish. */
export const SPANISH: Translations = {
  ...ANSWERS,
  ...BESIDE,
  ...CHAT,
  ...LESSONS,
  ...LIKED,
  ...MEANINGS,
  ...SESSIONS,
  ...STEPS,
};
