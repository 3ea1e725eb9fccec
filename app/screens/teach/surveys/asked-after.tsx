import type { ReactNode } from "react";
import type { DraftQuestion, SurveyDraft } from "#engine/own-forms";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import exams from "../exams/exams.module.css";
import css from "./surveys.module.css";

type When = DraftQuestion["when"];

interface AskedAfterProps {
  readonly draft: SurveyDraft;
  /** The question that it is about, from 0. */
  readonly at: number;
  readonly labels: readonly (readonly string[])[];
  readonly onChange: (when: When) => void;
}

/** Whether a question is asked of everybody, or only after answers to one before it [TEA175]. */
export function AskedAfter({ draft, at, labels, onChange }: AskedAfterProps): ReactNode {
  const t = useText();
  const { questions } = draft;
  const when = questions[at]?.when ?? null;
  const before = questions.flatMap(({ id, type, text }, index) =>
    index < at && type !== "free-text" ? [{ id, name: t("teach.survey.when.after", { n: index + 1, text }) }] : [],
  );
  // What it was asked after may have gone, or stand behind it by now.
  const lost = when !== null && before.every(({ id }) => id !== when.question) ? when.question : null;
  const on = when === null || lost !== null ? -1 : questions.findIndex(({ id }) => id === when.question);
  const choices = labels[on] ?? [];

  function choose(id: string): void {
    if (id === "") onChange(null);
    else if (id !== when?.question) onChange({ question: id, is: [] });
  }

  return (
    <div className={css["when"]}>
      <SelectField
        label={t("teach.survey.when", { n: at + 1 })}
        value={when?.question ?? ""}
        options={[
          { id: "", name: t("teach.survey.when.everybody") },
          ...(lost === null ? [] : [{ id: lost, name: t("teach.survey.when.choose") }]),
          ...before,
        ]}
        onChoose={choose}
      />
      {when !== null && choices.length > 0 && (
        <fieldset className={css["answers"]}>
          <legend>{t("teach.survey.when.answers")}</legend>
          {choices.map((choice, place) => (
            // Answers have their places.
            // oxlint-disable-next-line react/no-array-index-key
            <label key={place} className={exams["check"]}>
              <input
                type="checkbox"
                checked={when.is.includes(place)}
                onChange={({ target }) => {
                  const others = when.is.filter((one) => one !== place);
                  const is = target.checked ? [...others, place].toSorted((a, b) => a - b) : others;
                  onChange({ ...when, is });
                }}
              />
              {choice === "" ? t("teach.survey.choice.empty", { place: place + 1 }) : choice}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
