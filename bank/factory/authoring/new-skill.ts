import { err, ok, type Result } from "#engine";
import { STRANDS, type Strand } from "../../strands.ts";
import { registriesOf, type FileText } from "./registries.ts";
import {
  declarationText,
  gradeOf,
  ID,
  inOrder,
  readDeclaration,
  readSkills,
  SKILLS,
  type Checkout,
  type Skill,
} from "./skill-folder.ts";

export interface NewSkill {
  /** Such as `g3.roman`. */
  readonly id: string;
  readonly strand: string;
  /** What a pupil can do who has it; the id stands for it until there is one. */
  readonly name?: string | undefined;
  /** School grade; where it is not given, the id tells. */
  readonly grade?: number | undefined;
  /** The skill that comes before it. */
  readonly after?: string | undefined;
  /** ISO date of today. */
  readonly createdOn: string;
}

/** The folder of a new skill with empty stubs, and the files made from all folders [AUT3], or why there can be none [AUT4]. */
export async function planSkill(skill: NewSkill, checkout: Checkout): Promise<Result<readonly FileText[], string>> {
  const { id } = skill;
  const skills = await readSkills(checkout);
  const refusal = refusalOf(skill, skills);
  if (refusal !== null) return err(refusal);
  const folder = `${SKILLS}/${id}`;
  const [there] = await checkout.list(folder);
  if (there !== undefined) return err(`${folder}/${there} is there already`);
  const declaration = { file: `${folder}/skill.json`, text: newDeclaration(skill, skills) };
  const own = await readDeclaration(id, declaration.text, checkout);
  return ok([
    declaration,
    { file: `${folder}/blueprint.ts`, text: blueprintText(skill) },
    { file: `${folder}/lesson.ts`, text: lessonText(skill) },
    { file: `${folder}/cases.fixture.ts`, text: CASES },
    ...registriesOf(inOrder([...skills, own])),
  ]);
}

function refusalOf({ id, strand, grade, after }: NewSkill, skills: readonly Skill[]): string | null {
  const isKnown = (other: string) => skills.some((skill) => skill.id === other);
  if (!ID.test(id)) return `${id} is no id of a skill: two words like g3.roman`;
  if (isKnown(id)) return `${id} is in ${SKILLS} already`;
  if (!STRANDS.some((name) => name === strand)) return `there is no strand ${strand}: bank/strands.ts has them`;
  if (after !== undefined && !isKnown(after)) return `there is no skill ${after} in ${SKILLS}`;
  if (grade === undefined && gradeOf(id) === undefined) return `${id} does not tell its grade: give it with --grade`;
  if (grade !== undefined && !(Number.isInteger(grade) && grade >= 0 && grade <= 12))
    return `there is no grade ${grade}`;
  return null;
}

function newDeclaration(
  { id, strand, name = id, grade = gradeOf(id) ?? 0, after }: NewSkill,
  skills: readonly Skill[],
): string {
  return declarationText(id, {
    name,
    short_name: id,
    names: { es: id },
    strand: strand as Strand,
    grade,
    priority: lastOf(strand, skills),
    prerequisites: after === undefined ? [] : [after],
    standards: [],
    curricula: {},
    causes_held: [0, 0, 0, 0],
  });
}

/** Behind all skills of its strand, and before those of the next. */
function lastOf(strand: string, skills: readonly Skill[]): number {
  const at = skills.findLastIndex((skill) => skill.strand === strand);
  const [last = 0, next = last + 2] = skills.slice(at, at + 2).map(({ priority }) => priority);
  return (last + next) / 2;
}

const CASES = `import type { SkillCases } from "../../blueprints/testing.ts";

export const cases: SkillCases = {
  byHand: [],
  questions: [],
  explanation: [],
  inABreath: [],
};
`;

function blueprintText({ id, createdOn }: NewSkill): string {
  return `import { defineBlueprint } from "#engine";

export const blueprint = defineBlueprint({
  id: "${id}",
  version: 1,
  createdOn: "${createdOn}",
  levels: { 1: {}, 2: {}, 3: {}, 4: {}, 5: {} },
  factors: [],
  stems: [],
  answer: () => ({ kind: "integer", canonical: "" }),
  steps: () => [],
  hints: () => ["", "", ""],
  distractors: [],
  misconceptions: [],
});
`;
}

function lessonText({ id, createdOn }: NewSkill): string {
  return `import type { Lesson } from "#engine";

export const lesson: Lesson = {
  skill: "${id}",
  version: 1,
  createdOn: "${createdOn}",
  idea: ["", "", ""],
  again: "",
  picture: { type: "array", alt: "", rows: 1, columns: 1 },
  example: { difficulty: 2 },
  check: { question: "", choices: [], right: 0, whenRight: "", whenNot: [] },
  checkAgain: { question: "", choices: [], right: 1, whenRight: "", whenNot: [] },
  commonError: { misconception: "", what: "", tempting: "", instead: "" },
  rubric: [],
  terms: [],
  answers: [],
  asks: [],
  use: "",
};
`;
}
