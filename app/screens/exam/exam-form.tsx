import type { ReactNode } from "react";
import type { EvaluationView, ExamProblemView } from "#engine";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { useText } from "../../text/text.ts";
import { isNewAnswer } from "./is-new-answer.ts";
import { QuestionForm } from "./question-form.tsx";
import type { TypedAnswer } from "./use-finish.ts";

interface ExamFormProps {
  readonly exam: EvaluationView;
  readonly problem: ExamProblemView;
  readonly onAnswer: (typed: TypedAnswer) => void;
  /** `typed`: what stands in the boxes and was not submitted; null where nothing new or not all of it does. */
  readonly onGo: (position: number, typed: TypedAnswer | null) => void;
  readonly onFinish: (typed: TypedAnswer | null) => void;
}

/** Where a question of an exam is answered, and the ways to other questions. */
export function ExamForm({ exam, problem, onAnswer, onGo, onFinish }: ExamFormProps): ReactNode {
  const t = useText();
  return (
    <QuestionForm problem={problem} submit={t("exam.submit")} onAnswer={onAnswer}>
      {(now) => {
        const typed = () => (isNewAnswer(now().given, problem.answered) ? now() : null);
        return (
          <>
            {exam.canGoBack && exam.position > 1 && (
              <Button look="quiet" onClick={() => onGo(exam.position - 1, typed())}>
                <Icon name="left" />
                {t("exam.back")}
              </Button>
            )}
            {(exam.canGoBack || exam.canSkip) && exam.position < exam.total && (
              <Button look="quiet" onClick={() => onGo(exam.position + 1, typed())}>
                {t(exam.canGoBack ? "exam.on" : "exam.leave-out")}
                <Icon name="right" />
              </Button>
            )}
            <Button onClick={() => onFinish(typed())}>{t("exam.finish")}</Button>
          </>
        );
      }}
    </QuestionForm>
  );
}
