import { useMemo } from "react";
import type { NamedSkill } from "#engine";
import { skillNameHere } from "../text/language.ts";
import { useText } from "../text/text.ts";

/** Skills with the names they have in the language of the screen. */
export function useNamedSkills<Skill extends NamedSkill>(skills: readonly Skill[]): readonly Skill[] {
  // Other words, other names.
  const t = useText();
  // oxlint-disable-next-line react/exhaustive-deps -- the words stand for the language
  return useMemo(() => skills.map((skill) => ({ ...skill, name: skillNameHere(skill) })), [skills, t]);
}
