import { z } from "zod";
import { SkillId } from "../ids.ts";
import { POLICY } from "../policy.ts";
import { standings, type LearnerModel, type Standing } from "../recommend/standing.ts";
import { err, ok, type Result } from "../result.ts";
import type { SkillGraph } from "../skills/build-skill-graph.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";

const name = z.string().min(1).max(80);

/** What is taught where and when (requirement P1): country and board, grade, subject, topic, subtopic. */
export const Curriculum = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/u),
  version: z.int().positive(),
  createdOn: z.iso.date(),
  /** ISO 3166 code; null where it is not of one country. */
  country: z.string().length(2).nullable(),
  countryName: name,
  board: name,
  /** Where the grading is from. */
  source: z.string().min(1).max(300),
  grades: z
    .array(
      z.strictObject({
        /** As it is called there: "Grade 3", "Year 4". */
        name,
        /** School grade that fits, 0 = kindergarten. */
        grade: z.int().min(0).max(12),
        subjects: z
          .array(
            z.strictObject({
              name,
              topics: z.array(z.strictObject({ name, subtopics: z.array(SkillId).min(1) })).min(1),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type Curriculum = z.infer<typeof Curriculum>;
/** As an author writes it: skills by their ids. */
export type CurriculumInput = z.input<typeof Curriculum>;

export interface CurriculumFault {
  readonly path: string;
  readonly message: string;
}

/** A curriculum as its file has it, against the skills there are [PLN1]. */
export function readCurriculum(json: unknown, graph: SkillGraph): Result<Curriculum, CurriculumFault> {
  const parsed = Curriculum.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return err({ path: issue?.path.map(String).join(".") ?? "", message: issue?.message ?? "not a curriculum" });
  }
  const fault = skillFault(parsed.data, graph);
  return fault === null ? ok(parsed.data) : err(fault);
}

function skillFault({ grades }: Curriculum, graph: SkillGraph): CurriculumFault | null {
  for (const [at, grade] of grades.entries()) {
    const seen = new Set<SkillId>();
    for (const { topics, name: subject } of grade.subjects) {
      for (const { subtopics, name: topic } of topics) {
        for (const skill of subtopics) {
          const path = `grades[${at}].${subject}.${topic}.${skill}`;
          if (!graph.byId.has(skill)) return { path, message: "there is no such skill" };
          if (seen.has(skill)) return { path, message: "the skill stands twice in this grade" };
          seen.add(skill);
        }
      }
    }
  }
  return null;
}

/** One subtopic to choose, with where the learner stands. */
export interface SubtopicView {
  readonly skillId: SkillId;
  readonly name: string;
  readonly state: Standing["state"];
  /** The same in words. */
  readonly stateText: string;
  /** Whether there is a lesson or problems for it. */
  readonly canStart: boolean;
}

export interface CurriculumView {
  readonly id: string;
  readonly country: string | null;
  readonly countryName: string;
  readonly board: string;
  readonly source: string;
  readonly grades: readonly {
    readonly name: string;
    readonly grade: number;
    /** Whether it is the learner's. */
    readonly isOwn: boolean;
    readonly subjects: readonly {
      readonly name: string;
      readonly topics: readonly { readonly name: string; readonly subtopics: readonly SubtopicView[] }[];
    }[];
  }[];
}

/** What can be chosen, with the state of every skill in words [PLN2]. */
export function viewCurriculum(
  { id, country, countryName, board, source, grades }: Curriculum,
  model: LearnerModel,
  canStart: (skill: SkillId) => boolean,
): CurriculumView {
  const bySkill: ReadonlyMap<SkillId, Standing> = new Map(standings(model).map((one) => [one.node.id, one]));
  const nameOf = (skill: SkillId): string => nameOfSkill(model.graph, skill);
  const subtopic = (skill: SkillId): readonly SubtopicView[] => {
    const standing = bySkill.get(skill);
    if (standing === undefined) return [];
    const stateText = stateWords(standing, bySkill, nameOf);
    return [{ skillId: skill, name: nameOf(skill), state: standing.state, stateText, canStart: canStart(skill) }];
  };
  const own = ownGrade(grades, model.grade);
  return {
    id,
    country,
    countryName,
    board,
    source,
    grades: grades.map(({ name: gradeName, grade, subjects }) => ({
      name: gradeName,
      grade,
      isOwn: grade === own,
      subjects: subjects.map((subject) => ({
        name: subject.name,
        topics: subject.topics.map((topic) => ({ name: topic.name, subtopics: topic.subtopics.flatMap(subtopic) })),
      })),
    })),
  };
}

/** The learner's grade, or the nearest one below it; the first where all are above. */
function ownGrade(grades: Curriculum["grades"], grade: number): number | undefined {
  return grades.map((one) => one.grade).findLast((one) => one <= grade) ?? grades[0]?.grade;
}

function stateWords(
  { state, node, presumed, mastery }: Standing,
  bySkill: ReadonlyMap<SkillId, Standing>,
  nameOf: (skill: SkillId) => string,
): string {
  switch (state) {
    case "done":
      return "You know this for now.";
    case "kept":
      return "You know this.";
    case "review":
      return "You knew this; it is time to look at it again.";
    case "learning":
      return mastery.known >= POLICY.plan.known ? "You nearly know this." : "You are learning this.";
    case "placed":
      return "Not tried yet; it seems you know it.";
    case "ready":
      return presumed ? "Not tried yet; you may know it already." : "Not tried yet; you are ready for it.";
    case "locked": {
      const missing = node.prerequisites.find((id) => bySkill.get(id)?.satisfied !== true);
      return missing === undefined ? "Not tried yet." : `Comes after “${nameOf(missing)}”.`;
    }
  }
}
