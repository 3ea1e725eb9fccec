import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { Alert } from "../components/trouble.tsx";
import { ChosenSkills } from "../exams/chosen-skills.tsx";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import type { NamedSkill, SkillKind } from "./offer.ts";

interface SkillChoiceProps {
  readonly skills: readonly NamedSkill[];
  readonly isTried: boolean;
  readonly onChange: (skills: readonly NamedSkill[]) => void;
  readonly onChoose: () => void;
}

/** The skills it is about; others are chosen from all, by grade or a word of their name. */
export function SkillChoice({ skills, isTried, onChange, onChoose }: SkillChoiceProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={css["group"]}>
      <legend>{t("teach.assign.skills")}</legend>
      <div className={css["forms"]}>
        <ChosenSkills
          skills={skills}
          label={t("teach.assign.skills")}
          none={t("teach.assign.skills.none")}
          onOut={(id) => onChange(skills.filter((one) => one.id !== id))}
          onChoose={onChoose}
        />
        {isTried && skills.length === 0 && <Alert>{t("teach.assign.skill.choose")}</Alert>}
      </div>
    </fieldset>
  );
}

interface WhatChoiceProps {
  readonly kind: SkillKind;
  readonly kinds: readonly SkillKind[];
  readonly onChoose: (kind: SkillKind) => void;
  /** More about the one that is chosen. */
  readonly children: ReactNode;
}

const KIND_WORDS = { skills: "practice", items: "items", lesson: "lesson" } as const;

/** Practice, the same problems for all, or the lesson. */
export function WhatChoice({ kind, kinds, onChoose, children }: WhatChoiceProps): ReactNode {
  const t = useText();
  return (
    <ChoicePills
      legend={t("teach.assign.how")}
      options={kinds.map((id) => ({ id, text: t(`teach.assign.${KIND_WORDS[id]}`) }))}
      value={kind}
      onChoose={onChoose}
    >
      <div className={css["what"]}>
        <p className={css["hint"]}>{t(`teach.assign.${KIND_WORDS[kind]}.text`)}</p>
        {children}
      </div>
    </ChoicePills>
  );
}
