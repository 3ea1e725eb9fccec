import type { ReactNode } from "react";
import type { AssignableView, AssignmentGoal } from "#engine";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
import { Button } from "../../../components/button.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import { Alert } from "../components/trouble.tsx";
import css from "./assign.module.css";
import { ChoicePills } from "./choice-pills.tsx";
import { GOALS, type SkillKind, type NamedSkill } from "./offer.ts";

interface SkillChoiceProps {
  readonly skill: NamedSkill | null;
  readonly isTried: boolean;
  readonly onChoose: (skills: readonly NamedSkill[]) => void;
}

/** One of all skills, by name. */
export function SkillChoice({ skill, isTried, onChoose }: SkillChoiceProps): ReactNode {
  const t = useText();
  const { asked } = useAsked(() => engine.skillNames(), "skill names");
  const names = asked.type === "ready" ? [...asked.value] : [];
  const options = names
    .map(([id, name]): NamedSkill => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <SelectField
        label={t("teach.assign.skill")}
        value={skill?.id ?? ""}
        options={skill === null ? [{ id: "", name: t("teach.assign.skill.choose") }, ...options] : options}
        onChoose={(id) => onChoose(options.filter((one) => one.id === id))}
      />
      {isTried && skill === null && <Alert>{t("teach.assign.skill.choose")}</Alert>}
    </>
  );
}

interface WhatChoiceProps {
  readonly skills: readonly NamedSkill[];
  readonly kind: SkillKind;
  readonly kinds: readonly SkillKind[];
  readonly assignable: AssignableView | null;
  readonly onChoose: (kind: SkillKind) => void;
  readonly onOthers: () => void;
}

const KIND_WORDS = { skills: "practice", items: "items", lesson: "lesson" } as const;

/** Practice, the same problems for all, or the lesson. */
export function WhatChoice({ skills, kind, kinds, assignable, onChoose, onOthers }: WhatChoiceProps): ReactNode {
  const t = useText();
  return (
    <ChoicePills
      legend={t("teach.assign.what")}
      options={kinds.map((id) => ({ id, text: t(`teach.assign.${KIND_WORDS[id]}`) }))}
      value={kind}
      onChoose={onChoose}
    >
      <div className={css["what"]}>
        <p className={css["skill"]}>{namesOf(skills)}</p>
        <p className={css["hint"]}>{t(`teach.assign.${KIND_WORDS[kind]}.text`)}</p>
        {kind === "items" &&
          (assignable === null ? (
            <p className={css["hint"]}>{t("teach.assign.wait")}</p>
          ) : (
            <details className={css["problems"]}>
              <summary>{t("teach.assign.items.see")}</summary>
              <ol>
                {assignable.problems.map(({ item, stem }) => (
                  <li key={`${item.difficulty}/${item.seed}`}>
                    <RichText text={stem} />
                  </li>
                ))}
              </ol>
              <Button onClick={onOthers}>{t("teach.assign.items.others")}</Button>
            </details>
          ))}
      </div>
    </ChoicePills>
  );
}

function namesOf(skills: readonly NamedSkill[]): string {
  return new Intl.ListFormat("en").format(skills.map(({ name }) => name));
}

function goalText(t: Text, goal: AssignmentGoal): string {
  return t(`teach.assign.goal.${goal.type}`, "count" in goal ? { count: goal.count } : {});
}

interface GoalChoiceProps {
  readonly goal: AssignmentGoal;
  readonly onChoose: (goal: AssignmentGoal) => void;
}

export function GoalChoice({ goal, onChoose }: GoalChoiceProps): ReactNode {
  const t = useText();
  const options = GOALS.map((one) => ({ id: goalText(t, one), text: goalText(t, one), goal: one }));
  return (
    <ChoicePills
      legend={t("teach.assign.goal")}
      options={options}
      value={goalText(t, goal)}
      onChoose={(id) => onChoose(options.find((one) => one.id === id)?.goal ?? goal)}
    />
  );
}
