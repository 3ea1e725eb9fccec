import { describe, expect, test } from "vitest";
import { readCurriculum } from "../../engine/plans/curriculum.ts";
import { loadSkillGraph } from "../load-bank.ts";
import { curricula } from "./index.ts";

const loaded = loadSkillGraph();
if (!loaded.ok) throw new Error("a graph");
const graph = loaded.value;

/** What an author does for a skill that a curriculum lacks. */
const WHERE: Readonly<Record<string, string>> = {
  general: "give its skill.json a grade",
  "us-common-core": "give its skill.json a standard",
  "england-national": "name year and heading in its skill.json",
  "in-cbse": "name year and heading in its skill.json",
};

describe("curricula", () => {
  test.for(curricula.map((curriculum) => ({ id: curriculum.id, curriculum })))(
    "[CUR1] $id is valid, and has every skill just once",
    ({ curriculum }) => {
      const read = readCurriculum(curriculum, graph);
      if (!read.ok) throw new Error(`${read.error.path}: ${read.error.message}`);
      const skills = read.value.grades.flatMap(({ subjects }) =>
        subjects.flatMap(({ topics }) => topics.flatMap(({ subtopics }) => subtopics)),
      );
      const missing = [...graph.byId.keys()].filter((id) => !skills.includes(id));
      expect(missing.map((id) => `${id} is in no year of ${curriculum.id}: ${WHERE[curriculum.id]}`)).toEqual([]);
      expect(skills).toHaveLength(graph.byId.size);
    },
  );

  test("[CUR2] they differ in more than their names", () => {
    const trees = curricula.map(({ grades }) =>
      JSON.stringify(grades.map(({ subjects }) => subjects.map(({ topics }) => topics))),
    );
    expect(new Set(trees).size).toBe(curricula.length);
    expect(new Set(curricula.map(({ id }) => id)).size).toBe(curricula.length);
  });

  test("[CUR3] a skill stands in Common Core where its own standard says", () => {
    const us = curricula.find(({ id }) => id === "us-common-core");
    const grades = us?.grades.flatMap(({ grade, subjects }) =>
      subjects.flatMap(({ topics }) =>
        topics.flatMap(({ name, subtopics }) => subtopics.map((id) => [id, grade, name])),
      ),
    );
    expect(grades).toContainEqual(["g4.mul2", 4, "Number and Operations in Base Ten"]);
    expect(grades).toContainEqual(["g6.eqadd", 6, "Expressions and Equations"]);
    expect(grades?.every(([, , name]) => name !== "")).toBe(true);
  });

  test("[CUR4] CBSE has classes, each skill where its textbooks have all of it", () => {
    const found = curricula.find(({ id }) => id === "in-cbse");
    expect(found).toMatchObject({ country: "IN", board: "CBSE" });
    expect(found?.grades.map(({ name, grade }) => [name, grade])).toEqual(
      [2, 3, 4, 5, 6, 7].map((grade) => [`Class ${grade}`, grade]),
    );
    const classOf = (skill: string) =>
      found?.grades.find(({ subjects }) =>
        subjects.some(({ topics }) => topics.some((t) => t.subtopics.includes(skill))),
      )?.grade;
    // Fractions are added from Class 6 on, two years after the Common Core.
    expect(["g3.f2510", "g4.mul2", "g4.multiples", "g6.lcm", "g4.fracadd", "g6.eqadd"].map(classOf)).toEqual([
      3, 4, 5, 6, 6, 7,
    ]);
  });

  test("[CUR1] no prerequisite is taught in a later year than what builds on it", () => {
    for (const { id, grades } of curricula) {
      const gradeOf = new Map(
        grades.flatMap(({ grade, subjects }) =>
          subjects.flatMap(({ topics }) =>
            topics.flatMap(({ subtopics }) => subtopics.map((skill) => [skill, grade] as const)),
          ),
        ),
      );
      const late = graph.nodes.flatMap((node) =>
        node.prerequisites
          .filter((before) => (gradeOf.get(before) ?? 0) > (gradeOf.get(node.id) ?? 0))
          .map((before) => `${id}: ${before} before ${node.id}`),
      );
      expect(late).toEqual([]);
    }
  });
});
