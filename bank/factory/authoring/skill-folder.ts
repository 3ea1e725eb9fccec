import { z } from "zod";
import { PROBLEM_KINDS } from "#engine";
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
    /** Where it is not the operand that says how it is asked. */
    by: z.string().default("ask"),
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
  /** Where the id does not tell it. */
  grade: z.int().min(0).max(12).optional(),
  /** The order in which skills are offered and taught. */
  priority: z.number(),
  prerequisites: z.array(z.string()),
  standards: z.array(z.string()),
  /** Year and heading where a curriculum teaches it; those that follow from grade and standard are not named. */
  curricula: z.strictObject({ "england-national": Place.optional(), "in-cbse": Place.optional() }),
  numbers: z.array(z.string()).default(["whole"]),
  /** Those among the kinds, where nothing is said. */
  operations: z.array(z.string()).optional(),
  /** BKT constants that are not the usual ones. */
  bkt: z
    .strictObject({ p_init: z.number(), p_transit: z.number(), p_slip: z.number(), p_guess: z.number() })
    .partial()
    .optional(),
  kind: Kind.default(null),
  /** The second method: a file of `bank/factory/critic` and a function that it exports; the strand's `solve` where it has that and nothing is said. */
  critic: z
    .string()
    .regex(/^[a-z-]+\/\w+$/u)
    .optional(),
  /** The share of its problems that have a trace at least; all where nothing is said. Others are answered in words or by a choice. */
  traced: z.number().min(0).max(1).optional(),
  /** How many doubts about what is said of wrong answers are known [FAC13]. */
  causes_held: z.array(z.int()).length(4),
});

type Declared = z.infer<typeof SkillDeclaration>;

export interface Skill extends Omit<Declared, "grade" | "operations"> {
  readonly id: string;
  readonly grade: number;
  readonly operations: readonly string[];
  /** Whether its strand is told in Spanish: `bank/es/STRAND.ts` is there. */
  readonly isSpanish: boolean;
  /** Whether it can be answered in a picture: `picture.ts` is there. */
  readonly hasPicture: boolean;
}

export const SKILLS = "bank/skills";

/** All skills of the checkout, in teaching order. Throws where a declaration is none, with the file. */
export async function readSkills(checkout: Checkout): Promise<readonly Skill[]> {
  const ids = (await checkout.list(SKILLS)).filter((name) => ID.test(name) && !name.endsWith(".ts"));
  const skills = await Promise.all(
    ids.map(async (id) => {
      const file = `${SKILLS}/${id}/skill.json`;
      const text = await checkout.read(file);
      if (text === undefined) throw new Error(`there is no ${file}`);
      return readDeclaration(id, text, checkout);
    }),
  );
  return inOrder(skills);
}

/** A declaration with all that follows from other things. */
export async function readDeclaration(id: string, text: string, { read }: Pick<Checkout, "read">): Promise<Skill> {
  const file = `${SKILLS}/${id}/skill.json`;
  const declared = parseSkill(file, text);
  const { grade = gradeOf(id), operations = operationsOf(declared.kind), critic } = declared;
  if (grade === undefined) throw new Error(`${file}: the id does not tell the grade: grade is to be said`);
  const hasPicture = (await read(`${SKILLS}/${id}/picture.ts`)) !== undefined;
  const isSpanish = (await read(`bank/es/${declared.strand}.ts`)) !== undefined;
  const own = `${declared.strand}/solve`;
  const solvers = critic === undefined ? await read(`bank/factory/critic/${declared.strand}.ts`) : undefined;
  const isOwn = /^export (?:const|function) solve\b/mu.test(solvers ?? "");
  return { ...declared, id, grade, operations, isSpanish, hasPicture, ...(isOwn && { critic: own }) };
}

/** `g3.roman` is of grade 3. */
export function gradeOf(id: string): number | undefined {
  const [, grade] = /^g(\d+)\./u.exec(id) ?? [];
  return grade === undefined ? undefined : Number(grade);
}

const OPERATIONS: ReadonlySet<string> = new Set(["add", "subtract", "multiply", "divide"]);

function operationsOf(kind: Declared["kind"]): readonly string[] {
  return [...new Set(kindsOf(kind).filter((one) => OPERATIONS.has(one)))];
}

/** What is written of a declaration: an entry a line where it fits, and nothing that follows from other things. */
export function declarationText(id: string, declaration: z.input<typeof SkillDeclaration>): string {
  const { kind = null, ...rest } = declaration;
  const usual: Readonly<Record<string, unknown>> = {
    grade: gradeOf(id),
    numbers: ["whole"],
    operations: operationsOf(Kind.parse(kind)),
    kind: null,
  };
  const { by, ...own } = typeof kind === "object" && kind !== null ? kind : { by: undefined };
  const short = "usual" in own ? { usual: own.usual, ...(by !== "ask" && by && { by }), others: own.others } : kind;
  // Where it stands among the others.
  const whole = Object.fromEntries(
    Object.keys(SkillDeclaration.shape).map((name) => [
      name,
      name === "kind" ? short : rest[name as keyof typeof rest],
    ]),
  );
  const lines = Object.entries(whole).flatMap(([name, value]) =>
    value === undefined || JSON.stringify(value) === JSON.stringify(usual[name]) ? [] : [entryText(name, value)],
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

const WIDTH = 120;

function entryText(name: string, value: unknown): string {
  const line = `  ${JSON.stringify(name)}: ${flatText(value)}`;
  if (line.length < WIDTH || typeof value !== "object" || value === null) return line;
  const entries = Object.entries(value).map(([key, one]) => `    ${JSON.stringify(key)}: ${flatText(one)}`);
  return `  ${JSON.stringify(name)}: {\n${entries.join(",\n")}\n  }`;
}

function flatText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flatText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${flatText(one)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
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
  const unknown = kindsOf(parsed.data.kind).find((kind) => !PROBLEM_KINDS.some((known) => known === kind));
  if (unknown !== undefined)
    throw new Error(`${file}: kind: there is no kind ${unknown}, only ${PROBLEM_KINDS.join(", ")}`);
  return parsed.data;
}

function kindsOf(kind: Declared["kind"]): readonly string[] {
  const kinds = typeof kind === "object" && kind !== null ? [kind.usual, ...Object.values(kind.others)] : [kind];
  return kinds.filter((one) => one !== null);
}

/** `g3.roman` is `g3Roman` in code. */
export function nameOf(id: string): string {
  return id.replaceAll(/[.-](.)/gu, (_, letter: string) => letter.toUpperCase());
}
