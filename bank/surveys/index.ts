import type { Survey } from "#engine";
import { endOfUnit } from "./end-of-unit.ts";
import { startOfYear } from "./start-of-year.ts";

export const surveys: readonly Survey[] = [startOfYear, endOfUnit];
