import type { Blueprint } from "#engine";
import { fracline } from "./g3.fracline.ts";
import { fracname } from "./g3.fracname.ts";
import { fracadd } from "./g4.fracadd.ts";
import { fraceq } from "./g4.fraceq.ts";
import { simplify } from "./g4.simplify.ts";

/** Blueprints of this strand, in teaching order. */
export const fractionsBlueprints: readonly Blueprint[] = [fracname, fracline, fraceq, simplify, fracadd];
