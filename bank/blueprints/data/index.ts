import type { Blueprint } from "#engine";
import { g2Graph } from "./g2.graph.ts";
import { g3Graph } from "./g3.graph.ts";
import { g4Lineplot } from "./g4.lineplot.ts";
import { g6Mean } from "./g6.mean.ts";

/** Blueprints of this strand, in teaching order. */
export const dataBlueprints: readonly Blueprint[] = [g2Graph, g3Graph, g4Lineplot, g6Mean];
