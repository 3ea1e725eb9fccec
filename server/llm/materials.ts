import type { Content, ItemAddress, Lesson, MathProblemItem, SkillNode } from "#engine";
import type { BankInParts } from "#bank";
import { openOwnBank } from "../own-bank.ts";

/** What the bank says about a problem or a skill. */
export interface Materials {
  /** Rebuilt from its seed and compared with the verified list; null where the list has no such item. */
  readonly item: (address: ItemAddress) => Promise<MathProblemItem | null>;
  readonly lesson: (skill: string) => Promise<Lesson | null>;
  readonly skill: (id: string) => Promise<SkillNode | null>;
}

/** The bank of this checkout; opened when it is first needed, each strand when it is. */
export function createMaterials(): Materials {
  let opening: Promise<BankInParts> | undefined;
  const bank = () => (opening ??= openOwnBank());

  async function read<Value>(work: (content: Content) => Value | undefined): Promise<Value | null> {
    const result = await (await bank()).run(work);
    if (!result.ok) throw new Error(`${result.error.where}: ${result.error.message}`);
    return result.value ?? null;
  }

  return {
    item: (address) =>
      read((content) => {
        const opened = content.open(address);
        return opened.ok ? opened.value.item : undefined;
      }),
    lesson: (skill) => read((content) => content.lesson(skillId(skill))),
    skill: (id) => read((content) => content.graph.byId.get(skillId(id))),
  };
}

/** Only ever looked up: an id that is none finds nothing. */
function skillId(id: string): SkillNode["id"] {
  return id as SkillNode["id"];
}
