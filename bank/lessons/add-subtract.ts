import type { Lesson } from "#engine";
import { additionLessons } from "./addition.ts";
import { subtractionLessons } from "./subtraction.ts";

/** What is taught of adding and subtracting before it is practised. */
export const addSubtractLessons: readonly Lesson[] = [...additionLessons, ...subtractionLessons];
