import type { CurriculumInput } from "#engine";
import { cbse } from "./cbse.ts";
import { england } from "./england.ts";
import { commonCore, general } from "./from-graph.ts";

/** Curricula to choose from; the first one is taken where nothing was chosen. */
export const curricula: readonly CurriculumInput[] = [general, commonCore, england, cbse];
