import type { BlueprintWords, LessonWords } from "#engine";
import { ADD_SUBTRACT } from "./add-subtract.ts";
import { LESSONS } from "./lessons.ts";
import { PLACE_VALUE } from "./place-value.ts";

/** What is said in Spanish of the problems of a skill, by its id; what is not here is offered in English [ITM10]. */
export const BLUEPRINT_WORDS: Readonly<Record<string, BlueprintWords>> = { ...ADD_SUBTRACT, ...PLACE_VALUE };

/** The lessons of these skills. */
export const LESSON_WORDS: Readonly<Record<string, LessonWords>> = LESSONS;
