import { writeFile } from "node:fs/promises";
import path from "node:path";
import { buildItem, DIFFICULTIES, type Blueprint, type BuiltItem, type Difficulty } from "#engine";
import { drawContext, findBlueprint } from "#bank";
import { readSkills, thisCheckout } from "#bank/authoring";
import { eachLevel } from "../bank/blueprints/errors-apart.ts";
import type { Ask, Figure } from "../bank/blueprints/measure/figure.ts";
import { FORMS } from "../bank/blueprints/measure/forms.ts";
import { makeFigure } from "../bank/blueprints/measure/make-figure.ts";
import { SCENES as FIGURE_SCENES, type SceneName } from "../bank/blueprints/measure/scenes.ts";

/** Where the documentation of the questions is. */
export const QUESTIONS_DOC = path.join(import.meta.dirname, "../docs/questions.md");

/** Seeds of a level that are looked at. */
const SEEDS = 40;

const ABOUT = `# What each family of skills can ask

Skills of one family share a second method (\`critic\` in skill.json), and mostly wordings, steps, hints and errors as well. Of each question: how an example of it begins, what is drawn beside it (\`none\`: nothing),
how many wordings it has, the errors it knows, and which levels of which skills ask it. A question without a skill is there for a new one. The numbers of a level are its skill's: see its \`blueprint.ts\`.

This page is written by \`node tools/questions-doc.ts\` from what the blueprints make of ${SEEDS} seeds a level.
`;

/** Operands that say what is asked, what is seen and what the story is about, by convention of the blueprints. */
const OPERANDS = { question: ["ask", "plot", "shape"], seen: ["show", "picture", "kind"], story: ["scene"] } as const;

interface Question {
  readonly example: string;
  readonly seen: Set<string>;
  readonly stories: Set<string>;
  readonly wordings: Set<string>;
  readonly errors: Set<string>;
  /** Levels by skill. */
  readonly levels: Map<string, Set<Difficulty>>;
}

/** The whole page [TLS34]. */
export async function questionsDoc(): Promise<string> {
  const skills = (await readSkills(thisCheckout)).filter(({ id }) => findBlueprint(id) !== undefined);
  const families = [...new Set(skills.map(({ critic }) => critic ?? "none"))];
  const sections = families.map((family) => {
    const ids = skills.filter(({ critic }) => critic === family).map(({ id }) => id);
    const questions = new Map<string, Question>();
    for (const id of ids) note(questions, findBlueprint(id)?.blueprint, id);
    for (const whole of WHOLE[family] ?? []) note(questions, whole, undefined);
    return section(family, ids, questions);
  });
  return [ABOUT, ...sections].join("\n");
}

/** @param skill - undefined: what the family has, whether or not a skill asks it */
function note(questions: Map<string, Question>, blueprint: Blueprint | undefined, skill: string | undefined): void {
  if (blueprint === undefined) return;
  for (const difficulty of DIFFICULTIES) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const built = buildItem(blueprint, difficulty, seed, drawContext);
      if (built.ok) noteItem(questions, built.value, skill, difficulty);
    }
  }
}

function noteItem(
  questions: Map<string, Question>,
  { item, operands }: BuiltItem,
  skill: string | undefined,
  difficulty: Difficulty,
): void {
  const of = (names: readonly string[]) => names.map((name) => operands[name]).find((value) => value !== undefined);
  const name = String(of(OPERANDS.question) ?? "all");
  const known = questions.get(name) ?? empty(item.problem_content.stem);
  questions.set(name, known);
  const seen = of(OPERANDS.seen) ?? item.problem_content.diagram?.type ?? "none";
  known.seen.add(String(seen));
  const story = of(OPERANDS.story);
  if (story !== undefined && !String(story).startsWith("plain")) known.stories.add(String(story));
  if (item.meta.generation !== undefined) known.wordings.add(item.meta.generation.stem);
  for (const { id } of item.misconceptions) known.errors.add(id);
  if (skill !== undefined) known.levels.set(skill, (known.levels.get(skill) ?? new Set()).add(difficulty));
}

function empty(example: string): Question {
  const sets = { seen: new Set<string>(), stories: new Set<string>(), wordings: new Set<string>() };
  return { example, ...sets, errors: new Set(), levels: new Map() };
}

function section(family: string, ids: readonly string[], questions: ReadonlyMap<string, Question>): string {
  const rows = [...questions].map(([name, { example, seen, wordings, errors, levels }]) => {
    const asked = [...levels].map(([skill, at]) => `${skill}: ${[...at].join(" ")}`).join("; ");
    const cells = [name, begun(example), listed(seen), String(wordings.size), listed(errors), asked];
    return `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`).replaceAll(/\s+/gu, " ") || "–").join(" | ")} |`;
  });
  const stories = new Set([...questions.values()].flatMap((question) => [...question.stories]));
  return [
    `## ${family}\n`,
    `${ids.join(", ")}${stories.size > 0 ? `. Stories: ${listed(stories)}.` : ""}\n`,
    "| question | for example | drawn | wordings | errors | levels that ask it |",
    "| --- | --- | --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

/** So much of an example tells which one it is [characters]. */
const BEGINNING = 72;

function begun(text: string): string {
  if (text.length <= BEGINNING) return text;
  const cut = text.slice(0, text.lastIndexOf(" ", BEGINNING));
  // No formula is cut in two.
  const whole = (cut.replaceAll(String.raw`\$`, "").split("$").length - 1) % 2 === 0;
  return `${whole ? cut : cut.slice(0, cut.lastIndexOf("$")).trimEnd()} …`;
}

function listed(values: ReadonlySet<string>): string {
  return [...values].toSorted().join(", ");
}

/** Families that can be had whole: a skill of them is a choice of this. */
const WHOLE: Readonly<Record<string, readonly Blueprint[]>> = {
  "measure/solveFigure": (["rows", "formula"] as const).map((by) =>
    makeFigure({
      id: "g3.area",
      by,
      levels: eachLevel(
        { 1: ["squares"], 2: ["edges"], 3: ["sides"], 4: ["none"], 5: ["sides", "none"] } as const,
        (show: readonly Figure["show"][]) => ({
          ask: Object.keys(FORMS) as readonly Ask[],
          show,
          scenes: Object.keys(FIGURE_SCENES) as readonly SceneName[],
          a: [3, 30] as const,
          b: [0, 20] as const,
          c: [0, 0, 3, 4, 5, 6],
          n: [0, 0, 3, 4, 5, 6, 8],
        }),
      ),
    }),
  ),
};

if (import.meta.main) await writeFile(QUESTIONS_DOC, await questionsDoc());
