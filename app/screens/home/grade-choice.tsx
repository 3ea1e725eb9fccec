import { useId, type ReactNode } from "react";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import css from "./choices.module.css";
import { gradeWords, OFFERED_GRADES } from "../../text/grade-words.ts";

interface GradeChoiceProps {
  readonly value: number | null;
  readonly describedBy: string;
  readonly onChange: (grade: number) => void;
}

/** Pupils of a grade are about so old when it begins [years]. */
const AGE_OVER_GRADE = 5;

/** The grades there are problems for, as large as fingers want them. */
export function GradeChoice({ value, describedBy, onChange }: GradeChoiceProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={describedBy}>
      <p className={css["label"]} id={id}>
        {t("first.grade")}
      </p>
      <div className={css["grades"]}>
        {OFFERED_GRADES.map((grade) => (
          <label key={grade} className={css["grade"]}>
            <input type="radio" name={id} checked={value === grade} onChange={() => onChange(grade)} />
            <span className={css["tile"]}>
              <Unseen>{gradeWords(t, grade)}</Unseen>
              <b aria-hidden="true">{grade}</b>{" "}
              <span className={css["age"]}>
                <span className={css["ageWord"]}>{t("first.age")} </span>
                {t("first.ages", { from: grade + AGE_OVER_GRADE, to: grade + AGE_OVER_GRADE + 1 })}
              </span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
