import type { ReactNode } from "react";
import type { AssignmentGoal } from "#engine";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import { ChoicePills } from "./choice-pills.tsx";
import css from "./assign.module.css";
import { goalOf, MOST_OF, type GoalDraft } from "./goal.ts";

const TYPES: readonly AssignmentGoal["type"][] = ["problems", "right", "mastered", "minutes"];

interface GoalChoiceProps {
  readonly goal: GoalDraft;
  readonly isTried: boolean;
  readonly onChange: (goal: GoalDraft) => void;
}

/** What is counted, and up to how many [TEA193]. */
export function GoalChoice({ goal, isTried, onChange }: GoalChoiceProps): ReactNode {
  const t = useText();
  const { type, typed } = goal;
  return (
    <ChoicePills
      legend={t("teach.assign.goal")}
      options={TYPES.map((id) => ({ id, text: t(`teach.assign.goal.${id}`) }))}
      value={type}
      onChoose={(next) => onChange({ ...goal, type: next })}
    >
      {type !== "mastered" && (
        <div className={css["number"]}>
          <Field
            label={t(`teach.assign.goal.${type}.count`)}
            hint={t("teach.assign.goal.hint", { most: MOST_OF[type] })}
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_OF[type]}
            value={typed[type]}
            onText={(text) => onChange({ ...goal, typed: { ...typed, [type]: text } })}
            fault={isTried && goalOf(goal) === undefined ? t("teach.assign.goal.fault", { most: MOST_OF[type] }) : null}
          />
        </div>
      )}
    </ChoicePills>
  );
}
