import type { Lesson } from "#engine";
import { factLessons } from "./multiply-facts.ts";
import { writtenLessons } from "./multiply-written.ts";

/** What is taught of multiplying and dividing before it is practised. */
export const multiplyDivideLessons: readonly Lesson[] = [...factLessons, ...writtenLessons];
