import type { Content } from "../items/content.ts";
import type { SkillGraph } from "./build-skill-graph.ts";

const longByGraph = new WeakMap<SkillGraph, SkillGraph>();

/**
 * The same content for pages of teachers: whatever is viewed with it calls each skill by its long name, and by no other one
 * [SKL5]. Nothing else of it differs.
 */
export function withLongNames(content: Content): Content {
  const known = longByGraph.get(content.graph) ?? makeLong(content.graph);
  longByGraph.set(content.graph, known);
  return { ...content, graph: known };
}

function makeLong({ nodes, opens }: SkillGraph): SkillGraph {
  const long = nodes.map(({ short_name: _short, ...node }) => node);
  return { nodes: long, byId: new Map(long.map((node) => [node.id, node])), opens };
}
