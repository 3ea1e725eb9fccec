import { Difficulty, SkillId, type Content, type MathProblemItem } from "#engine";
import { loadBankFromFiles } from "#bank/factory";

let content: Promise<Content> | undefined;
const items = new Map<string, MathProblemItem>();

/** The item a pupil has on the screen: found in the bank by the ids the page shows. */
export async function findItem(id: string, skill: string, difficulty: number): Promise<MathProblemItem> {
  const known = items.get(id);
  if (known !== undefined) return known;
  const bank = await (content ??= loadBankFromFiles());
  const skillId = SkillId.parse(skill);
  const level = Difficulty.parse(difficulty);
  for (const seed of bank.seeds(skillId, level)) {
    const opened = bank.open({ blueprint: skill, version: bank.version(skillId), difficulty: level, seed });
    if (!opened.ok) continue;
    items.set(opened.value.item.meta.id, opened.value.item);
    if (opened.value.item.meta.id === id) return opened.value.item;
  }
  throw new Error(`the page shows item ${id} of ${skill}, which is not in the bank`);
}

/** What goes into the boxes, in order. */
export function rightAnswers(item: MathProblemItem): readonly string[] {
  return item.answer_spec.parts?.map(({ canonical }) => canonical) ?? [item.solution_logic.final_answer_canonical];
}
