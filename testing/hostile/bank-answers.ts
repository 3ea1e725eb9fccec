import { readFile } from "node:fs/promises";
import { loadBank } from "#bank";
import type { Content, Difficulty, SkillNode } from "#engine";
import type { JsonObject, Knows } from "./types.ts";

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3, 4, 5];

/**
 * Knows the answer to every problem of the bank whose prompt names its skill. The problems of a skill are looked
 * through when the skill is first asked about: about a second.
 */
export async function bankAnswers(): Promise<Knows> {
  const bank = await loadBank(async (strand): Promise<unknown> =>
    JSON.parse(await readFile(new URL(`../../bank/verified/${strand}.json`, import.meta.url), "utf8")),
  );
  if (!bank.ok) throw new Error(`${bank.error.where}: ${bank.error.message}`);
  const content = bank.value;
  const skillByName = new Map([...content.graph.byId.values()].map((skill) => [skill.name, skill]));
  const answersBySkill = new Map<string, ReadonlyMap<string, string>>();

  return (stem: string, data: JsonObject) => {
    const named = data["skill"];
    const skill = typeof named === "string" ? skillByName.get(named) : undefined;
    if (skill === undefined) return null;
    const answers = answersBySkill.get(skill.id) ?? answersOf(content, skill);
    answersBySkill.set(skill.id, answers);
    return answers.get(stem);
  };
}

function answersOf(content: Content, { id }: SkillNode): ReadonlyMap<string, string> {
  const version = content.version(id);
  const addresses = DIFFICULTIES.flatMap((difficulty) =>
    content.seeds(id, difficulty).map((seed) => ({ blueprint: id, version, difficulty, seed })),
  );
  const items = addresses.map(content.open).flatMap((opened) => (opened.ok ? [opened.value.item] : []));
  return new Map(items.map((item) => [item.problem_content.stem, item.solution_logic.final_answer_canonical] as const));
}
