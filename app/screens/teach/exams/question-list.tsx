import type { ReactNode } from "react";
import type { ExamQuestionView } from "#engine/exams";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import css from "./exams.module.css";
import { QuestionText, WriteHere } from "./question-text.tsx";

/** A question that was drawn. */
export interface ListedQuestion {
  /** 1-based. */
  readonly position: number;
  readonly kept: boolean;
  /** null: the bank has it no more. */
  readonly question: ExamQuestionView | null;
  readonly isWorkedOn?: boolean;
}

interface QuestionListProps {
  readonly questions: readonly ListedQuestion[];
  /** null: nothing of it is changed any more. */
  readonly act: {
    readonly keep: (position: number, kept: boolean) => void;
    readonly another: (position: number) => void;
  } | null;
}

/** Every question as a pupil sees it, with its answer; a single one is exchanged or kept [TEA142] [TEA62]. */
export function QuestionList({ questions, act }: QuestionListProps): ReactNode {
  const t = useText();
  return (
    <ol className={css["questions"]}>
      {questions.map(({ position, kept, question, isWorkedOn = false }) => (
        <li key={position} data-worked-on={isWorkedOn} aria-label={t("teach.form.of", { n: position })}>
          <span className={css["number"]} aria-hidden="true">
            {position}
          </span>
          <div className={css["question"]}>
            {question === null ? (
              <p className={css["gone"]}>{t("teach.form.gone")}</p>
            ) : (
              <>
                <QuestionText question={question} />
                {question.choices.length === 0 && <WriteHere labels={question.labels} />}
              </>
            )}
          </div>
          {act !== null && (
            <span className={css["questionActions"]}>
              <button
                type="button"
                className={css["small"]}
                aria-pressed={kept}
                onClick={() => act.keep(position, !kept)}
              >
                {t(kept ? "teach.form.kept" : "teach.form.keep")}
                <Unseen> {t("teach.form.of", { n: position })}</Unseen>
              </button>
              <button type="button" className={css["small"]} onClick={() => act.another(position)}>
                {t("teach.form.another")}
                <Unseen> {t("teach.form.of", { n: position })}</Unseen>
              </button>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
