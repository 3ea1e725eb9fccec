import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { lastWords, SurveyQuestion } from "../../../components/survey/survey-question.tsx";
import { useText } from "../../../text/text.ts";
import exams from "../exams/exams.module.css";
import css from "./surveys.module.css";
import type { Preview } from "./use-preview.ts";

/** What pupils will see, to be gone through as they do [TEA176]. */
export function SurveyPreviewPane({ preview: { seen, press, restart } }: { readonly preview: Preview }): ReactNode {
  const t = useText();
  const heading = t("teach.survey.preview");
  if (seen === null) return null;
  const { view, faults } = seen;
  const { questionId } = view;
  const isBegun = view.ended !== null || view.answers.length > 0;
  const isEmpty = view.ended === null && view.widget === null;
  const missing = [...new Set(faults.flatMap((fault) => ("question" in fault ? [fault.question] : [])))];
  return (
    <section className={`${exams["paper"]} ${css["preview"]}`} aria-label={heading}>
      <div className={exams["paperHead"]}>
        <h2>{heading}</h2>
        {isBegun && (
          <span className={exams["again"]}>
            <Button onClick={restart}>{t("teach.survey.preview.again")}</Button>
          </span>
        )}
      </div>
      {missing.length > 0 && (
        <p className={exams["quiet"]}>
          {t("teach.survey.preview.missing", { n: missing.length, which: missing.join(", ") })}
        </p>
      )}
      {isEmpty ? (
        <p className={exams["empty"]}>{t("teach.survey.preview.empty")}</p>
      ) : (
        <div className={css["tablet"]}>
          <h3 className={css["previewTitle"]}>{view.title}</h3>
          {view.ended === null ? (
            <SurveyQuestion
              survey={view}
              isPreview
              trouble={null}
              onAnswer={(given) => press({ type: "answer", question: questionId ?? "", given })}
              onBack={() => void press({ type: "back" })}
              onSkip={() => void press({ type: "answer", question: questionId ?? "", given: [] })}
            />
          ) : (
            <p role="status">{lastWords(t, view)}</p>
          )}
        </div>
      )}
    </section>
  );
}
