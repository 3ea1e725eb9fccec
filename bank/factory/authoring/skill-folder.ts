import { z } from "zod";
import { STRANDS } from "../../strands.ts";
import { PROGRAMMES } from "./programmes.ts";

/** Text of a file, and names of a folder, by path from the root of the checkout; undefined where there is none. */
export interface Checkout {
  readonly read: (file: string) => Promise<string | undefined>;
  readonly list: (folder: string) => Promise<readonly string[]>;
}

const Place = z.tuple([z.string(), z.string()]);

/** What problems are about: one kind, or one that some values of an operand change. */
const Kind = z.union([
  z.string().nullable(),
  z.strictObject({
    usual: z.string().nullable(),
    by: z.string(),
    others: z.record(z.string(), z.string()),
  }),
]);

/** `bank/skills/ID/skill.json`: all that is known of a skill as data. What follows from other things is not written. */
export const SkillDeclaration = z.strictObject({
  name: z.string(),
  short_name: z.string(),
  /** The short name in other languages. */
  names: z.strictObject({ es: z.string() }),
  strand: z.enum(STRANDS),
  grade: z.int().min(0).max(12),
  /** The order in which skills are offered and taught. */
  priority: z.number(),
  prerequisites: z.array(z.string()),
  standards: z.array(z.string()),
  /** Year and heading where a curriculum teaches it; those that follow from grade and standard are not named. */
  curricula: z.strictObject({ "england-national": Place.optional(), "in-cbse": Place.optional() }),
  numbers: z.array(z.string()),
  operations: z.array(z.string()),
  /** BKT constants that are not the usual ones. */
  bkt: z
    .strictObject({ p_init: z.number(), p_transit: z.number(), p_slip: z.number(), p_guess: z.number() })
    .partial()
    .optional(),
  kind: Kind,
  /** The second method: a file of `bank/factory/critic` and a function that it exports. Without one none is named. */
  critic: z
    .string()
    .regex(/^[a-z-]+\/\w+$/u)
    .optional(),
  /** The share of its problems that have a trace at least; all where nothing is said. Others are answered in words or by a choice. */
  traced: z.number().min(0).max(1).optional(),
  /** How many doubts about what is said of wrong answers are known [FAC13]. */
  causes_held: z.array(z.int()).length(4),
});

export interface Skill extends z.infer<typeof SkillDeclaration> {
  readonly id: string;
  /** Whether it can be answered in a picture: `picture.ts` is there. */
  readonly hasPicture: boolean;
}

export const SKILLS = "bank/skills";

/** All skills of the checkout, in teaching order. Throws where a declaration is none, with the file. */
export async function readSkills({ read, list }: Checkout): Promise<readonly Skill[]> {
  const ids = (await list(SKILLS)).filter((name) => ID.test(name) && !name.endsWith(".ts"));
  const skills = await Promise.all(
    ids.map(async (id) => {
      const file = `${SKILLS}/${id}/skill.json`;
      const text = await read(file);
      if (text === undefined) throw new Error(`there is no ${file}`);
      const hasPicture = (await read(`${SKILLS}/${id}/picture.ts`)) !== undefined;
      return { id, hasPicture, ...parseSkill(file, text) };
    }),
  );
  return inOrder(skills);
}

/** `g3.roman`: what a folder of a skill is called. */
export const ID = /^[a-z][a-z0-9]*\.[a-z0-9]+$/u;

export function inOrder(skills: readonly Skill[]): readonly Skill[] {
  return skills.toSorted((a, b) => a.priority - b.priority || (a.id < b.id ? -1 : 1));
}

export function parseSkill(file: string, text: string): z.infer<typeof SkillDeclaration> {
  const parsed = SkillDeclaration.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  for (const [curriculum, { years, headings }] of Object.entries(PROGRAMMES)) {
    const [year, heading] = parsed.data.curricula[curriculum as keyof typeof PROGRAMMES] ?? [];
    if (year !== undefined && !(year in years)) throw new Error(`${file}: ${curriculum} has no year ${year}`);
    if (heading !== undefined && !headings.includes(heading))
      throw new Error(
        `${file}: ${curriculum} has no heading ${heading}: bank/factory/authoring/programmes.ts has them`,
      );
  }
  return parsed.data;
}

/** `g3.roman` is `g3Roman` in code. */
export function nameOf(id: string): string {
  return id.replaceAll(/[.-](.)/gu, (_, letter: string) => letter.toUpperCase());
}
