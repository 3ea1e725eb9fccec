import { err, ok, type Result } from "#engine";

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

/** A file as it is to be, by its path from the root of the checkout. */
export interface FileText {
  readonly file: string;
  readonly text: string;
}

const GRAPH = "bank/skills/skills_graph.json";
const QUESTIONS = "bank/lessons/questions.fixture.ts";
const EXPLANATIONS = "bank/lessons/explanations.fixture.ts";

/**
 * The stubs of a new skill in every file that has to know it [AUT3], or why there can be none [AUT4].
 *
 * @param read - a file's text by its path from the root; undefined where there is none
 */
export async function planSkill(
  skill: NewSkill,
  read: (file: string) => Promise<string | undefined>,
): Promise<Result<readonly FileText[], string>> {
  const { id, strand } = skill;
  const files = filesOf(skill);
  const graph = (await read(GRAPH)) ?? "";
  const refusal = refusalOf(skill, graph, (await read(files.blueprints)) !== undefined);
  if (refusal !== null) return err(refusal);
  for (const file of [files.blueprint, files.lesson]) {
    if ((await read(file)) !== undefined) return err(`${file} is there already`);
  }
  const edits: readonly (readonly [file: string, edit: (text: string) => string])[] = [
    [GRAPH, (text) => insertNode(text, strand, nodeText(skill, text))],
    [files.blueprints, (text) => addEntry(addImport(text, nameOf(id), `./${id}.ts`), "Blueprints", nameOf(id))],
    [files.critic, (text) => addEntry(text, "Solvers", `${JSON.stringify(id)}: () => undefined`)],
    [files.lessons, (text) => addEntry(addImport(text, lessonOf(id), `./${id}.ts`), "Lessons", lessonOf(id))],
    [QUESTIONS, (text) => addEntry(text, "QUESTIONS", `${JSON.stringify(id)}: []`)],
    [
      EXPLANATIONS,
      (text) =>
        addEntry(
          addEntry(text, "EXPLANATIONS", `${JSON.stringify(id)}: []`),
          "IN_A_BREATH",
          `${JSON.stringify(id)}: []`,
        ),
    ],
  ];
  const changed: FileText[] = [];
  for (const [file, edit] of edits) {
    const text = await read(file);
    if (text === undefined) return err(`there is no ${file}`);
    changed.push({ file, text: edit(text) });
  }
  return ok([
    { file: files.blueprint, text: blueprintText(skill) },
    { file: files.lesson, text: lessonText(skill) },
    ...changed,
  ]);
}

function filesOf({ id, strand }: NewSkill) {
  return {
    blueprint: `bank/blueprints/${strand}/${id}.ts`,
    blueprints: `bank/blueprints/${strand}/index.ts`,
    critic: `bank/factory/critic/${strand}.ts`,
    lesson: `bank/lessons/${id}.ts`,
    lessons: `bank/lessons/${strand}.ts`,
  };
}

function refusalOf({ id, strand, grade, after }: NewSkill, graph: string, hasStrand: boolean): string | null {
  if (!/^[a-z][a-z0-9]*\.[a-z0-9]+$/u.test(id)) return `${id} is no id of a skill: two words like g3.roman`;
  if (graph.includes(`"id": "${id}"`)) return `${id} is in ${GRAPH} already`;
  if (!hasStrand) return `there is no strand ${strand}: bank/strands.ts has them`;
  if (after !== undefined && !graph.includes(`"id": "${after}"`)) return `there is no skill ${after} in ${GRAPH}`;
  if (grade === undefined && gradeOf(id) === undefined) return `${id} does not tell its grade: give it with --grade`;
  if (grade !== undefined && !(Number.isInteger(grade) && grade >= 0 && grade <= 12))
    return `there is no grade ${grade}`;
  return null;
}

/** `g3.roman` is of grade 3. */
function gradeOf(id: string): number | undefined {
  const [, grade] = /^g(\d+)\./u.exec(id) ?? [];
  return grade === undefined ? undefined : Number(grade);
}

/** `g3.roman` is `g3Roman` in code. */
function nameOf(id: string): string {
  return id.replace(/\.(.)/u, (_, letter: string) => letter.toUpperCase());
}

function lessonOf(id: string): string {
  return `${nameOf(id)}Lesson`;
}

function nodeText({ id, strand, name = id, grade = gradeOf(id) ?? 0, after }: NewSkill, graph: string): string {
  const priorities = [...graph.matchAll(/"priority": (\d+)/gu)].map((match) => Number(match[1]));
  const node = {
    id,
    name,
    grade_band: grade <= 2 ? "K-2" : grade <= 5 ? "3-5" : "6-8",
    prerequisites: after === undefined ? [] : [after],
    bkt: { p_init: 0.25, p_transit: 0.12, p_slip: 0.1, p_guess: 0.1 },
    tags: [strand],
    grade,
    strand,
    standards: [],
    priority: Math.max(0, ...priorities) + 1,
  };
  return JSON.stringify(node, null, 2);
}

/** After the last skill of its strand. */
function insertNode(graph: string, strand: string, node: string): string {
  const last = graph.lastIndexOf(`"strand": "${strand}"`);
  const end = last < 0 ? -1 : graph.indexOf("\n    }", last);
  if (end < 0) throw new Error(`${GRAPH} has no skill of ${strand}`);
  const at = end + "\n    }".length;
  return `${graph.slice(0, at)},\n${node}${graph.slice(at)}`;
}

function addImport(text: string, name: string, from: string): string {
  const last = [...text.matchAll(/^import .*;\n/gmu)].at(-1);
  const at = last === undefined ? 0 : last.index + last[0].length;
  return `${text.slice(0, at)}import { ${name} } from ${JSON.stringify(from)};\n${text.slice(at)}`;
}

/** Puts an entry at the end of the exported list or record whose name ends so. */
function addEntry(text: string, name: string, entry: string): string {
  const start = text.search(new RegExp(String.raw`^export const \w*${name}\b.* = [[{]`, "mu"));
  // Formatted code closes a list at the end of its line, or at the beginning of a later one.
  const close = start < 0 ? null : /^.*?[\]}];$|^[\]}];$/mu.exec(text.slice(start));
  if (close === null) throw new Error(`there is no list of ${name}`);
  const at = start + close.index + close[0].length - "];".length;
  const before = text.slice(0, at).trimEnd();
  return `${before}${/[[{,]$/u.test(before) ? "" : ","}\n${entry},\n${text.slice(at)}`;
}

function blueprintText({ id, createdOn }: NewSkill): string {
  return `import { defineBlueprint } from "#engine";

export const ${nameOf(id)} = defineBlueprint({
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

export const ${lessonOf(id)}: Lesson = {
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
