import type { ReactNode } from "react";
import type { ExamQuestionView } from "#engine/exams";
import { Diagram } from "../../../components/diagrams/diagram.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { choiceText, labelledAnswer } from "../../sessions/answer-text.ts";
import css from "./exams.module.css";

/** What is asked, its picture, what may be chosen, and the answer. */
export function QuestionText({ question }: { readonly question: ExamQuestionView }): ReactNode {
  const t = useText();
  const { stem, diagram, choices, skillName, difficulty, sort } = question;
  return (
    <>
      <p className={css["stem"]}>
        <RichText text={stem} />
      </p>
      {diagram !== null && (
        <div className={css["picture"]}>
          <Diagram diagram={diagram} />
        </div>
      )}
      {choices.length > 0 && (
        <ul className={css["choices"]}>
          {choices.map((choice) => (
            <li key={choice}>
              <RichText text={choiceText(t, choice, choices)} />
            </li>
          ))}
        </ul>
      )}
      <p className={css["answer"]}>
        {t("teach.form.answer")}{" "}
        <b>
          <RichText text={answerOf(t, question)} />
        </b>
      </p>
      <p className={css["meta"]}>
        {t("teach.form.meta", {
          skill: skillName,
          level: difficulty,
          sort: t(`teach.exam.sort.${sort}`).toLowerCase(),
        })}
      </p>
    </>
  );
}

/** Room for an answer, on paper alone: one line for each of its parts. */
export function WriteHere({ labels }: { readonly labels: readonly string[] }): ReactNode {
  const t = useText();
  return (
    <div className={css["onPaper"]}>
      {(labels.length === 0 ? [t("teach.sheet.answer")] : labels).map((label) => (
        <p key={label} className={css["line"]}>
          <RichText text={label} />
        </p>
      ))}
    </div>
  );
}

export function answerOf(t: Text, { answer, choices, labels }: ExamQuestionView): string {
  return labelledAnswer(choiceText(t, answer, choices), labels);
}
