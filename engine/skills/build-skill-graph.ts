import type { SkillId } from "../ids.ts";
import type { SkillNode } from "./skill-graph.ts";

/** A validated graph: acyclic, closed, every skill reachable. Built only by `buildSkillGraph`. */
export interface SkillGraph {
  /** In teaching order: every skill after its prerequisites, then by priority, grade and id. */
  readonly nodes: readonly SkillNode[];
  readonly byId: ReadonlyMap<SkillId, SkillNode>;
  /** Skills that have this one as a direct prerequisite. */
  readonly opens: ReadonlyMap<SkillId, readonly SkillId[]>;
}
