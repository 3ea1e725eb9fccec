import type { SkillGraph } from "../skills/build-skill-graph.ts";
import type { CurriculumInput } from "./curriculum.ts";

interface Taught {
  readonly graph: SkillGraph;
  readonly curricula: readonly CurriculumInput[];
}

/** The graph with the school grades of a curriculum [PRF7]; a skill that it does not have keeps its own. */
export function graphIn({ graph, curricula }: Taught, id: string | null): SkillGraph {
  const curriculum = curricula.find((one) => one.id === id);
  if (curriculum === undefined) return graph;
  const known = made.get(graph)?.get(curriculum) ?? withGrades(graph, gradesOf(curriculum));
  made.set(graph, (made.get(graph) ?? new Map<CurriculumInput, SkillGraph>()).set(curriculum, known));
  return known;
}

/** It is asked for with every view. */
const made = new WeakMap<SkillGraph, Map<CurriculumInput, SkillGraph>>();

function gradesOf({ grades }: CurriculumInput): ReadonlyMap<string, number> {
  return new Map(
    grades.flatMap(({ grade, subjects }) =>
      subjects.flatMap(({ topics }) => topics.flatMap(({ subtopics }) => subtopics.map((id) => [id, grade] as const))),
    ),
  );
}

/** Teaching order and what builds on what stay as they are. */
function withGrades(graph: SkillGraph, gradeById: ReadonlyMap<string, number>): SkillGraph {
  const nodes = graph.nodes.map((node) => {
    const grade = gradeById.get(node.id);
    return grade === undefined ? node : { ...node, grade };
  });
  return { ...graph, nodes, byId: new Map(nodes.map((node) => [node.id, node])) };
}
