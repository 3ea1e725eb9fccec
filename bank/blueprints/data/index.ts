// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Graph } from "../../skills/g2.graph/blueprint.ts";
import { blueprint as g3Graph } from "../../skills/g3.graph/blueprint.ts";
import { blueprint as g4Lineplot } from "../../skills/g4.lineplot/blueprint.ts";
import { blueprint as g6Mean } from "../../skills/g6.mean/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const dataBlueprints: readonly Blueprint[] = [g2Graph, g3Graph, g4Lineplot, g6Mean];
