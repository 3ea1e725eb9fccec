import type { ReactNode } from "react";
import { weekdayText } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import { ChoicePills } from "./choice-pills.tsx";
import css from "./assign.module.css";
import { dueDays, endOfTyped, typedOf, type DueDay } from "./due-days.ts";

export interface Due {
  readonly choice: DueDay["id"] | "other" | "none";
  /** In the date box. */
  readonly typed: string;
  readonly isShut: boolean;
  /** The end of the day that it has already, which may be over [ms since 1970-01-01 UTC]; null: it has none. */
  readonly was: number | null;
}

/** What is proposed. */
export function proposedDue(): Due {
  return { choice: "week", typed: "", isShut: false, was: null };
}

/** As it is there, to be changed. */
export function dueFrom(end: number | null, isShut: boolean): Due {
  return end === null
    ? { choice: "none", typed: "", isShut, was: null }
    : { choice: "other", typed: typedOf(end), isShut, was: end };
}

/** The end of the day that is chosen [ms]; null for no day, undefined where what is typed is none. The day it has stays as it is, also once it is over. */
export function endOfDue({ choice, typed, was }: Due, now: number): number | null | undefined {
  if (choice === "none") return null;
  if (choice === "other" && was !== null && typed === typedOf(was)) return was;
  if (choice === "other") return endOfTyped(typed, now) ?? undefined;
  return dueDays(now).find(({ id }) => id === choice)?.end;
}

interface DueChoiceProps {
  readonly due: Due;
  readonly now: number;
  readonly isTried: boolean;
  readonly onChange: (due: Due) => void;
}

/** By when, and what becomes of it afterwards. */
export function DueChoice({ due, now, isTried, onChange }: DueChoiceProps): ReactNode {
  const t = useText();
  const days = dueDays(now).map(({ id, end }) => ({
    id,
    text: id === "week" ? weekdayText(end - 1, true) : t(`teach.assign.due.${id}`),
  }));
  const options = [
    ...days,
    { id: "other" as const, text: t("teach.assign.due.other") },
    { id: "none" as const, text: t("teach.assign.due.none") },
  ];
  const isMissing = isTried && endOfDue(due, now) === undefined;
  return (
    <ChoicePills
      legend={t("teach.assign.due")}
      options={options}
      value={due.choice}
      onChoose={(choice) => onChange({ ...due, choice })}
    >
      {due.choice === "other" && (
        <Field
          label={t("teach.assign.due.date")}
          type="date"
          min={typedOf(dueDays(now)[0]?.end ?? now)}
          value={due.typed}
          onText={(typed) => onChange({ ...due, typed })}
          fault={isMissing ? t("teach.assign.due.fault") : null}
        />
      )}
      {due.choice !== "none" && (
        <>
          <label className={css["check"]}>
            <input
              type="checkbox"
              checked={due.isShut}
              onChange={({ target }) => onChange({ ...due, isShut: target.checked })}
            />
            {t("teach.assign.shut")}
          </label>
          <p className={css["hint"]}>{t(due.isShut ? "teach.assign.shut.on" : "teach.assign.shut.off")}</p>
        </>
      )}
    </ChoicePills>
  );
}
