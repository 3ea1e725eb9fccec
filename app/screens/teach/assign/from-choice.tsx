import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import { ChoicePills } from "./choice-pills.tsx";
import css from "./assign.module.css";
import { startOfDay, startOfTyped, typedOf } from "./due-days.ts";

export interface From {
  readonly choice: "now" | "tomorrow" | "other";
  /** In the date box. */
  readonly typed: string;
}

export const FROM_NOW: From = { choice: "now", typed: "" };

/** The beginning of the day that is chosen [ms since 1970-01-01 UTC]; null for now, undefined where what is typed is no day to come. */
export function startOfFrom({ choice, typed }: From, now: number): number | null | undefined {
  if (choice === "now") return null;
  return choice === "tomorrow" ? startOfDay(now, 1) : (startOfTyped(typed, now) ?? undefined);
}

/** Whether a day by which something is wanted is over before it begins. */
export function endsBefore(due: number | null | undefined, from: number | null | undefined): boolean {
  return typeof due === "number" && typeof from === "number" && due <= from;
}

interface FromChoiceProps {
  readonly from: From;
  readonly now: number;
  /** Of the day by which it is wanted: the end [ms since 1970-01-01 UTC]. */
  readonly due: number | null | undefined;
  readonly isTried: boolean;
  readonly onChange: (from: From) => void;
}

/** When pupils have it, and can begin [TEA192]. */
export function FromChoice({ from, now, due, isTried, onChange }: FromChoiceProps): ReactNode {
  const t = useText();
  const start = startOfFrom(from, now);
  return (
    <ChoicePills
      legend={t("teach.assign.from")}
      options={(["now", "tomorrow", "other"] as const).map((id) => ({
        id,
        text: t(`teach.assign.from.${id}`),
      }))}
      value={from.choice}
      onChoose={(choice) => onChange({ ...from, choice })}
    >
      {from.choice === "other" && (
        <Field
          label={t("teach.assign.from.date")}
          type="date"
          min={typedOf(startOfDay(now, 2))}
          value={from.typed}
          onText={(typed) => onChange({ ...from, typed })}
          fault={isTried && start === undefined ? t("teach.assign.from.fault") : null}
        />
      )}
      {from.choice !== "now" && <p className={css["hint"]}>{t("teach.assign.from.text")}</p>}
      {isTried && endsBefore(due, start) && <p className={css["fault"]}>{t("teach.assign.from.late")}</p>}
    </ChoicePills>
  );
}
