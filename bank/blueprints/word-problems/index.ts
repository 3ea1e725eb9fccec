import type { Blueprint } from "#engine";
import { wp2g2 } from "./g2.wp2.ts";
import { mdwp } from "./g3.mdwp.ts";
import { wp2 } from "./g3.wp2.ts";
import { wpmulti } from "./g4.wpmulti.ts";

/** Blueprints of this strand, in teaching order. */
export const wordProblemsBlueprints: readonly Blueprint[] = [wp2g2, mdwp, wp2, wpmulti];
