import type { SkillGraph } from "../skills/build-skill-graph.ts";
import type { CurriculumInput } from "./curriculum.ts";

/** Gives a graph with the school grades of a curriculum by its id [PRF7]; a skill that it does not have keeps its own. */
export function createGraphIn(
  graph: SkillGraph,
  curricula: readonly CurriculumInput[],
): (curriculum: string | null) => SkillGraph {
  const made = new Map<string, SkillGraph>();
  return (id) => {
    const curriculum = curricula.find((one) => one.id === id);
    if (curriculum === undefined) return graph;
    const known = made.get(curriculum.id) ?? withGrades(graph, gradesOf(curriculum));
    made.set(curriculum.id, known);
    return known;
  };
}

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
