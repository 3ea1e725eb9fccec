import { STRANDS, type Strand } from "../../strands.ts";
import { PROGRAMMES } from "./programmes.ts";
import { nameOf, readSkills, type Checkout, type Skill } from "./skill-folder.ts";

/** A file as it is to be, by its path from the root of the checkout. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

export const REMAKE = "npm run -s mathflow -- skill index";

const NOTE = `// Made from bank/skills by \`${REMAKE}\`; not to be edited.`;

/** Every file that lists skills, as the folders of these skills have it [AUT5]; in the house's format. */
export function registriesOf(skills: readonly Skill[]): readonly FileText[] {
  const byStrand = STRANDS.map((strand) => ({ strand, own: skills.filter((skill) => skill.strand === strand) }));
  return [
    { file: "bank/skills/skills_graph.json", text: graphText(skills) },
    { file: "bank/skills/kinds.ts", text: kindsText(skills) },
    { file: "bank/skills/pictures.ts", text: picturesText(skills.filter(({ hasPicture }) => hasPicture)) },
    { file: "bank/curricula/years.ts", text: yearsText(skills) },
    { file: "app/text/es/skill-names.ts", text: namesText(skills, "Every skill as pupils read it in Spanish.") },
    {
      file: "bank/es/skill-names.ts",
      text: namesText(
        skills.filter(isNamedInTalk(skills)),
        "What skills are called in what the tutor says: those whose lessons are Spanish, and those that may come next.",
      ),
    },
    ...byStrand.flatMap(({ strand, own }) => [
      { file: `bank/blueprints/${strand}/index.ts`, text: blueprintsText(strand, own) },
      { file: `bank/lessons/${strand}.ts`, text: lessonsText(strand, own) },
      { file: `bank/blueprints/${strand}/cases.fixture.ts`, text: casesText(strand, own) },
      { file: `bank/factory/critic/solvers/${strand}.ts`, text: solversText(strand, own) },
    ]),
  ];
}

/** Files that are not as the folders say; all as they have to be. */
export async function staleRegistries(checkout: Checkout): Promise<readonly FileText[]> {
  const registries = registriesOf(await readSkills(checkout));
  const there = await Promise.all(registries.map(({ file }) => checkout.read(file)));
  return registries.filter(({ text }, at) => there[at] !== text);
}

const USUAL_BKT = { p_init: 0.25, p_transit: 0.12, p_slip: 0.1, p_guess: 0.1 };

function graphText(skills: readonly Skill[]): string {
  const nodes = skills.map((skill) => ({
    id: skill.id,
    name: skill.name,
    short_name: skill.short_name,
    numbers: skill.numbers,
    operations: skill.operations,
    grade_band: skill.grade <= 2 ? "K-2" : skill.grade <= 5 ? "3-5" : "6-8",
    prerequisites: skill.prerequisites,
    bkt: { ...USUAL_BKT, ...skill.bkt },
    tags: [skill.strand],
    grade: skill.grade,
    strand: skill.strand,
    standards: skill.standards,
    priority: skill.priority,
  }));
  return `${printed({ version: "1.0.0", nodes })}\n`;
}

function kindsText(skills: readonly Skill[]): string {
  const lines = skills.map(({ id, kind }) => {
    if (typeof kind !== "object" || kind === null) return `  ${key(id)}: kind(${JSON.stringify(kind)}),`;
    const by = kind.by === "ask" ? [] : [JSON.stringify(kind.by)];
    const others = Object.entries(kind.others).map(([value, other]) => `${key(value)}: ${JSON.stringify(other)}`);
    const usual = JSON.stringify(kind.usual);
    const line = `  ${key(id)}: kind(${[usual, `{ ${others.join(", ")} }`, ...by].join(", ")}),`;
    if (line.length <= WIDTH) return line;
    return [
      `  ${key(id)}: kind(${usual}, {`,
      ...others.map((one) => `    ${one},`),
      `  ${["}", ...by].join(", ")}),`,
    ].join("\n");
  });
  return [
    NOTE,
    'import type { KindOf } from "#engine";',
    'import { kind } from "./kind.ts";',
    "",
    "/** What the problems of each skill are about. */",
    "export const KINDS: Readonly<Record<string, KindOf>> = {",
    ...lines,
    "};",
    "",
  ].join("\n");
}

function picturesText(skills: readonly Skill[]): string {
  return [
    NOTE,
    'import type { PictureDeclaration } from "#engine";',
    ...imports(skills, "picture", "picture", "./"),
    "",
    "/** The skills whose questions can also be answered by a picture. */",
    "export const ANSWER_PICTURES: Readonly<Record<string, PictureDeclaration>> = {",
    ...skills.map(({ id }) => `  ${key(id)}: ${nameOf(id)},`),
    "};",
    "",
  ].join("\n");
}

function yearsText(skills: readonly Skill[]): string {
  const programmes = Object.entries(PROGRAMMES).map(([curriculum, { years, headings }]) => {
    const placeOf = ({ curricula }: Skill) => curricula[curriculum as keyof typeof PROGRAMMES] ?? [];
    const taught = Object.entries(years).map(([year, grade]) => {
      const topics = headings.flatMap((heading) => {
        const own = skills.filter((skill) => placeOf(skill)[0] === year && placeOf(skill)[1] === heading);
        return own.length === 0
          ? []
          : [
              wrapped(
                `      ${key(heading)}: [`,
                own.map(({ id }) => key(id)),
                "],",
              ),
            ];
      });
      if (topics.length === 0) return [];
      return ["  [", `    ${JSON.stringify(year)},`, `    ${grade},`, "    {", ...topics, "    },", "  ],"];
    });
    const name = nameOf(curriculum);
    return [``, `export const ${name}: readonly Year[] = [`, ...taught.flat(), "];"].join("\n");
  });
  return [NOTE, 'import type { Year } from "./year.ts";', ...programmes, ""].join("\n");
}

function namesText(skills: readonly Skill[], what: string): string {
  return [
    NOTE,
    "",
    `/** ${what} */`,
    "export const SKILL_NAMES: Readonly<Record<string, string>> = {",
    ...skills.map(({ id, names }) => `  ${key(id)}: ${JSON.stringify(names.es)},`),
    "};",
    "",
  ].join("\n");
}

function isNamedInTalk(skills: readonly Skill[]): (skill: Skill) => boolean {
  const told = new Set(skills.flatMap(({ id, isSpanish }) => (isSpanish ? [id] : [])));
  return ({ id, prerequisites }) => told.has(id) || prerequisites.some((before) => told.has(before));
}

function blueprintsText(strand: Strand, skills: readonly Skill[]): string {
  return [
    NOTE,
    'import type { Blueprint } from "#engine";',
    ...imports(skills, "blueprint", "blueprint", "../../skills/"),
    "",
    "/** Blueprints of this strand, in teaching order. */",
    wrapped(`export const ${nameOf(strand)}Blueprints: readonly Blueprint[] = [`, names(skills), "];"),
    "",
  ].join("\n");
}

function lessonsText(strand: Strand, skills: readonly Skill[]): string {
  return [
    NOTE,
    'import type { Lesson } from "#engine";',
    ...imports(skills, "lesson", "lesson", "../skills/"),
    "",
    "/** What is taught of this strand before it is practised, in teaching order. */",
    wrapped(`export const ${nameOf(strand)}Lessons: readonly Lesson[] = [`, names(skills), "];"),
    "",
  ].join("\n");
}

function casesText(strand: Strand, skills: readonly Skill[]): string {
  return [
    NOTE,
    ...imports(skills, "cases", "cases.fixture", "../../skills/"),
    'import type { SkillCases } from "../testing.ts";',
    "",
    "/** What the skills of this strand are tried on. */",
    `export const ${nameOf(strand)}Cases: Readonly<Record<string, SkillCases>> = {`,
    ...skills.map(({ id }) => `  ${key(id)}: ${nameOf(id)},`),
    "};",
    "",
  ].join("\n");
}

function solversText(strand: Strand, skills: readonly Skill[]): string {
  const found = skills.flatMap(({ id, critic }) => {
    const [file, solver] = critic?.split("/") ?? [];
    return file === undefined || solver === undefined ? [] : [{ id, file, solver }];
  });
  const files = [...new Set(found.map(({ file }) => file))].toSorted();
  return [
    NOTE,
    ...files.map((file) => {
      const solvers = new Set(found.filter((one) => one.file === file).map(({ solver }) => solver));
      return wrapped("import { ", [...solvers].toSorted(), ` } from "../${file}.ts";`);
    }),
    'import type { BlindSolver } from "../types.ts";',
    "",
    "/** Second-method solvers of this strand, by skill. */",
    `export const ${nameOf(strand)}Solvers: Readonly<Record<string, BlindSolver>> = {`,
    ...found.map(({ id, solver }) => `  ${key(id)}: ${solver},`),
    "};",
    "",
  ].join("\n");
}

/** What each folder's file exports under one name, under the names of the skills. */
function imports(skills: readonly Skill[], what: string, file: string, folder: string): readonly string[] {
  const ids = skills.map(({ id }) => id).toSorted();
  return ids.map((id) => `import { ${what} as ${nameOf(id)} } from "${folder}${id}/${file}.ts";`);
}

function names(skills: readonly Skill[]): readonly string[] {
  return skills.map(({ id }) => nameOf(id));
}

const WIDTH = 120;

/** A list on one line where it fits, else an entry a line, as the formatter has it. */
function wrapped(before: string, entries: readonly string[], after: string): string {
  const line = `${before}${entries.join(", ")}${after}`;
  if (line.length <= WIDTH) return line;
  const margin = /^ */u.exec(before)?.[0] ?? "";
  return [before.trimEnd(), ...entries.map((entry) => `${margin}  ${entry},`), `${margin}${after.trimStart()}`].join(
    "\n",
  );
}

/** A property's name, in quotes where it needs them. */
function key(name: string): string {
  return /^[a-z_]\w*$/iu.test(name) ? name : JSON.stringify(name);
}

/** JSON as the formatter has it: lists of texts on one line where they fit, objects never. */
function printed(value: unknown, margin = "", before = 0): string {
  const inner = `${margin}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((one) => JSON.stringify(one)).join(", ")}]`;
    const isPlain = value.every((one) => typeof one !== "object");
    if (isPlain && margin.length + before + flat.length < WIDTH) return flat;
    return `[\n${value.map((one) => inner + printed(one, inner)).join(",\n")}\n${margin}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const lines = Object.entries(value).map(([name, one]) => {
    const label = `${JSON.stringify(name)}: `;
    return `${inner}${label}${printed(one, inner, label.length)}`;
  });
  return `{\n${lines.join(",\n")}\n${margin}}`;
}
