import { describe, expect, test } from "vitest";
import type { CatalogView, SkillView } from "#engine";
import { chosenTopics, curriculumOf } from "./choose-topics.ts";

type Curriculum = CatalogView["curricula"][number];

const skill = (skillId: string) => ({ skillId, name: skillId }) as unknown as SkillView;
const subtopic = (skillId: string, canStart = true) => ({ skillId, canStart, name: skillId, stateText: "" });
const make = (id: string, country: string | null): Curriculum =>
  ({
    id,
    country,
    grades: [
      {
        grade: 1,
        name: "Year 2",
        isOwn: true,
        subjects: [
          { name: "Maths", topics: [{ name: "Adding", subtopics: [subtopic("a.one"), subtopic("a.two", false)] }] },
        ],
      },
      {
        grade: 2,
        name: "Year 3",
        isOwn: false,
        subjects: [
          { name: "Number", topics: [{ name: "Adding", subtopics: [subtopic("a.two")] }] },
          { name: "Algebra", topics: [{ name: "Unknowns", subtopics: [subtopic("a.three")] }] },
        ],
      },
    ],
  }) as unknown as Curriculum;

describe("[SCR40] lessons are chosen within a curriculum", () => {
  test("the one named, else the country's, else the first", () => {
    const all = [make("any", null), make("england", "GB")];
    expect(curriculumOf(all, "england", null)?.id).toBe("england");
    expect(curriculumOf(all, null, "GB")?.id).toBe("england");
    expect(curriculumOf(all, "none", "FR")?.id).toBe("any");
    expect(curriculumOf([], null, null)).toBeUndefined();
  });

  test("a grade's topics with the skills that can be started", () => {
    const skills = ["a.one", "a.two"].map(skill);
    const shown = (grade: number) =>
      chosenTopics(make("any", null), grade, skills).map(({ name, skills: of }) => [
        name,
        of.map(({ skillId }) => skillId),
      ]);
    expect(shown(1)).toEqual([["Adding", ["a.one"]]]);
    expect(shown(2)).toEqual([
      ["Number: Adding", ["a.two"]],
      ["Algebra: Unknowns", []],
    ]);
    expect(shown(9)).toEqual([]);
  });
});
