import type { ReactNode, Ref } from "react";
import type { EvaluationView, ExamProblemView } from "#engine";
import { Icon } from "../../components/icons.tsx";
import { useText } from "../../text/text.ts";
import { isNewAnswer } from "./is-new-answer.ts";
import { QuestionForm, type Way } from "./question-form.tsx";
import type { TypedAnswer } from "./use-finish.ts";

interface ExamFormProps {
  readonly exam: EvaluationView;
  readonly problem: ExamProblemView;
  readonly onAnswer: (typed: TypedAnswer) => void;
  /** `typed`: what stands in the boxes and was not submitted; null where nothing new or not all of it does. */
  readonly onGo: (position: number, typed: TypedAnswer | null) => void;
  readonly onFinish: (typed: TypedAnswer | null) => void;
  /** Filled with what tells, at any time, what stands in the boxes. */
  readonly typed: Ref<() => TypedAnswer>;
}

/** Where a question of an exam is answered, and the ways to other questions. */
export function ExamForm({ exam, problem, onAnswer, onGo, onFinish, typed: typedNow }: ExamFormProps): ReactNode {
  const t = useText();
  const fresh = (typed: TypedAnswer) => (isNewAnswer(typed.given, problem.answered) ? typed : null);
  const back: Way = {
    key: "back",
    look: "quiet",
    onPress: (typed) => onGo(exam.position - 1, fresh(typed)),
    label: (
      <>
        <Icon name="left" />
        {t("exam.back")}
      </>
    ),
  };
  const on: Way = {
    key: "on",
    look: "quiet",
    onPress: (typed) => onGo(exam.position + 1, fresh(typed)),
    label: (
      <>
        {t(exam.canGoBack ? "exam.on" : "exam.leave-out")}
        <Icon name="right" />
      </>
    ),
  };
  const finish: Way = {
    key: "finish",
    look: "secondary",
    onPress: (typed) => onFinish(fresh(typed)),
    label: t("exam.finish"),
  };
  const ways = [
    ...(exam.canGoBack && exam.position > 1 ? [back] : []),
    ...((exam.canGoBack || exam.canSkip) && exam.position < exam.total ? [on] : []),
    finish,
  ];
  return <QuestionForm problem={problem} submit={t("exam.submit")} onAnswer={onAnswer} ways={ways} typed={typedNow} />;
}
