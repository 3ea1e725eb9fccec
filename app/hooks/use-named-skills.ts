import { useMemo } from "react";
import type { NamedSkill } from "#engine";
import { languageHere, nameHere } from "../text/language.ts";
import { useText } from "../text/text.ts";

/** Skills with the names they have in the language of the screen. */
export function useNamedSkills<Skill extends NamedSkill>(skills: readonly Skill[]): readonly Skill[] {
  // Drawn again with other words.
  useText();
  const language = languageHere();
  return useMemo(
    () => skills.map((skill) => ({ ...skill, name: nameHere(skill.skillId, skill.name, language) })),
    [skills, language],
  );
}
