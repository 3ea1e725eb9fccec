import type { ReactNode } from "react";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";

interface SkillChoiceProps {
  /** null: none is chosen yet. */
  readonly skill: string | null;
  readonly onChoose: (skill: string | null) => void;
}

/** One of all skills, by name. */
export function SkillChoice({ skill, onChoose }: SkillChoiceProps): ReactNode {
  const t = useText();
  const { asked } = useAsked(() => engine.skillNames(), "skill names");
  const names = asked.type === "ready" ? [...asked.value] : [];
  const options = names.map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <SelectField
      label={t("teach.board.skill")}
      value={skill ?? ""}
      options={skill === null ? [{ id: "", name: t("teach.board.skill.choose") }, ...options] : options}
      onChoose={(id) => onChoose(id === "" ? null : id)}
    />
  );
}
