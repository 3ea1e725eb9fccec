import type { ReactNode } from "react";
import type { SurveyView } from "#engine";
import { useText, type Text, type TextId } from "../../text/text.ts";
import { Button } from "../button.tsx";
import { Guidance } from "../guidance.tsx";
import { WidgetForm } from "../widget/widget-form.tsx";
import css from "./survey.module.css";

interface SurveyQuestionProps {
  readonly survey: SurveyView;
  readonly trouble: TextId | null;
  /** True when it was taken. */
  readonly onAnswer: (given: readonly string[]) => Promise<boolean>;
  readonly onBack: () => void;
  readonly onSkip: () => void;
  /** A teacher looks at what pupils will see: nothing is kept. */
  readonly isPreview?: boolean;
}

/** What is asked now, with what is said before it and its buttons; nothing where nothing is asked. */
export function SurveyQuestion({
  survey,
  trouble,
  onAnswer,
  onBack,
  onSkip,
  isPreview = false,
}: SurveyQuestionProps): ReactNode {
  const t = useText();
  const { widget, questionId, position, total } = survey;
  if (widget === null || questionId === null) return null;
  return (
    <>
      {position === 1 && !survey.isFollowUp && survey.intro !== "" && <p className={css["intro"]}>{survey.intro}</p>}
      {survey.isAssigned && <p className={css["told"]}>{t("assigned.survey.told")}</p>}
      <Guidance of={survey.guidance} />
      <p className={css["place"]}>
        {t(survey.isFollowUp ? "survey.place.more" : "survey.place", { n: position, count: total })}
        {!survey.isRequired && ` · ${t("survey.optional")}`}
      </p>
      <section className={css["card"]}>
        <WidgetForm
          // What is previewed changes while it is looked at.
          key={isPreview ? JSON.stringify([questionId, widget]) : questionId}
          widget={widget}
          isRequired={survey.isRequired}
          isPreview={isPreview}
          trouble={trouble}
          onAnswer={onAnswer}
        >
          {survey.canGoBack && <Button onClick={onBack}>{t("exam.back")}</Button>}
          {!survey.isRequired && (
            <Button look="quiet" onClick={onSkip}>
              {t("survey.skip")}
            </Button>
          )}
        </WidgetForm>
      </section>
    </>
  );
}

/** What stands at its end: the survey's own thanks where it has any. */
export function lastWords(t: Text, { thanks }: Pick<SurveyView, "thanks">): string {
  if (thanks === null) return t("survey.ended");
  return thanks === "" ? t("survey.thanks") : thanks;
}
