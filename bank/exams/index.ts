import type { ExamBlueprint } from "#engine";
import { aBitOfEverything } from "./a-bit-of-everything.ts";
import { fractionsAndDecimals } from "./fractions-and-decimals.ts";
import { wholeNumbers } from "./whole-numbers.ts";

/** Exams to choose from, in the order they are offered. */
export const exams: readonly ExamBlueprint[] = [wholeNumbers, fractionsAndDecimals, aBitOfEverything];
