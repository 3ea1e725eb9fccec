import { describe, expect, test } from "vitest";
import { SkillId } from "../ids.ts";
import { masteryProjection, UNTOUCHED, type SkillMastery } from "../learner/mastery-state.ts";
import { toyGraph } from "../testing/toy-content.ts";
import { readCurriculum, viewCurriculum, type Curriculum, type CurriculumInput } from "./curriculum.ts";

const graph = toyGraph();

function curriculum(subtopics: readonly string[], change: Partial<CurriculumInput> = {}): CurriculumInput {
  const topic = { name: "Numbers", subtopics: [...subtopics] };
  return {
    id: "toy",
    version: 1,
    createdOn: "2026-11-20",
    country: null,
    countryName: "Nowhere",
    board: "Ours",
    source: "Made up for a test.",
    grades: [{ name: "Grade 2", grade: 2, subjects: [{ name: "Mathematics", topics: [topic] }] }],
    ...change,
  };
}

function read(input: CurriculumInput): Curriculum {
  const result = readCurriculum(input, graph);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

describe("a curriculum", () => {
  test.for([
    {
      why: "an unknown skill",
      input: curriculum(["t.add", "t.nothing"]),
      path: "grades[0].Mathematics.Numbers.t.nothing",
    },
    { why: "a skill twice", input: curriculum(["t.add", "t.add"]), path: "grades[0].Mathematics.Numbers.t.add" },
    { why: "an empty topic", input: curriculum([]), path: "grades.0.subjects.0.topics.0.subtopics" },
    { why: "no date", input: curriculum(["t.add"], { createdOn: "soon" }), path: "createdOn" },
    { why: "an unknown field", input: { ...curriculum(["t.add"]), extra: 1 }, path: "" },
  ])("[PLN1] with $why is refused, and the place named", ({ input, path }) => {
    expect(readCurriculum(input, graph)).toMatchObject({ ok: false, error: { path } });
    expect(readCurriculum(curriculum(["t.add"]), graph).ok).toBe(true);
  });

  test("[PLN2] says of every skill where the learner stands", () => {
    const learning: SkillMastery = { ...UNTOUCHED, known: 0.5, opportunities: 3 };
    const mastered: SkillMastery = { ...learning, known: 0.98, masteredAt: 5 };
    const mastery = {
      ...masteryProjection.initial,
      bySkill: {
        [SkillId.parse("t.add")]: mastered,
        [SkillId.parse("t.sub")]: learning,
        [SkillId.parse("t.greater")]: { ...mastered, known: 0.6 },
      },
    };
    const all = read(curriculum(["t.add", "t.sub", "t.mul", "t.both", "t.greater"]));
    const view = viewCurriculum(all, { graph, mastery, grade: 3, now: 10 }, (skill) => skill !== "t.mul");
    expect(view).toMatchObject({ countryName: "Nowhere", board: "Ours" });
    expect(view.grades[0]).toMatchObject({ name: "Grade 2", isOwn: true });
    const subtopics = view.grades[0]?.subjects[0]?.topics[0]?.subtopics ?? [];
    expect(subtopics.map(({ state, stateText, canStart }) => [state, stateText, canStart])).toEqual([
      ["done", "You know this for now.", true],
      ["learning", "You are learning this.", true],
      ["ready", "Not tried yet; you are ready for it.", false],
      ["locked", "Comes after “Skill t.mul”.", true],
      ["review", "You knew this; it is time to look at it again.", true],
    ]);
    expect(subtopics[0]?.name).toBe("Skill t.add");
  });
});
