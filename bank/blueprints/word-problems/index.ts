import type { Blueprint } from "#engine";
import { mdwp } from "./g3.mdwp.ts";
import { wp2 } from "./g3.wp2.ts";
import { wpmulti } from "./g4.wpmulti.ts";

/** Blueprints of this strand, in teaching order. */
export const wordProblemsBlueprints: readonly Blueprint[] = [mdwp, wp2, wpmulti];
