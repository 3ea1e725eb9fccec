import type { Lesson } from "#engine";
import { fractionMeaningLessons } from "./fraction-meaning.ts";
import { fractionSumLessons } from "./fraction-sums.ts";
import { mixedNumberLessons } from "./mixed-numbers.ts";

/** What is taught of fractions before it is practised. */
export const fractionsLessons: readonly Lesson[] = [
  ...fractionMeaningLessons,
  ...mixedNumberLessons,
  ...fractionSumLessons,
];
