import type { ReactNode } from "react";
import type { ExamResults } from "#engine/protocol/exams";
import { AskedText } from "../../../components/asked-text.tsx";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { RichText, SaidOfError } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";
import { choiceText, isChoiceWithMaths } from "../../sessions/answer-text.ts";
import { QuestionText } from "./question-text.tsx";
import css from "./results.module.css";
import { questionName, type AnswerLine } from "./results-table.ts";

interface AnswersDialogProps {
  readonly title: string;
  readonly lines: readonly AnswerLine[];
  readonly results: ExamResults;
  readonly onClose: () => void;
}

/** The questions behind a number, each with who typed what [TEA144]. */
export function AnswersDialog({ title, lines, results, onClose }: AnswersDialogProps): ReactNode {
  const t = useText();
  const indices = [...new Set(lines.map(({ answer }) => answer.question))];
  return (
    <Dialog
      title={title}
      look="sheet"
      onClose={onClose}
      foot={
        <Button look="primary" onClick={onClose}>
          {t("teach.close")}
        </Button>
      }
    >
      {indices.map((index) => {
        const asked = index === null ? undefined : results.questions[index];
        const own = lines.filter(({ answer }) => answer.question === index);
        return (
          <article key={index} className={css["behind"]}>
            {asked === undefined && own.some(({ answer }) => answer.given.length > 0) && (
              <AskedText stem={null} isGone />
            )}
            {asked !== undefined && (
              <>
                <h3>{questionName(t, asked, results.forms)}</h3>
                <QuestionText question={asked.question} />
              </>
            )}
            <ul role="list" className={css["typed"]} aria-label={t("teach.results.answers-to")}>
              {own.map((line) => (
                <li key={`${line.learner} ${line.answer.position}`}>
                  <AnswerOf line={line} results={results} />
                </li>
              ))}
            </ul>
          </article>
        );
      })}
    </Dialog>
  );
}

function AnswerOf({ line, results }: { readonly line: AnswerLine; readonly results: ExamResults }): ReactNode {
  const t = useText();
  const { name, answer, question } = line;
  const { outcome, given } = answer;
  const choices = question?.question.choices ?? [];
  const rule = answer.misconception === null ? undefined : results.misconceptions[answer.misconception];
  return (
    <>
      <b>{name}</b> <span data-outcome={outcome}>{t(`teach.results.outcome.${outcome}`)}</span>
      {outcome !== "unanswered" && (
        <>
          {" · "}
          {t("teach.results.typed")}{" "}
          {given.length === 1 && isChoiceWithMaths(given[0] ?? "", choices) ? (
            <RichText text={given[0] ?? ""} />
          ) : (
            <kbd>{given.map((one) => choiceText(t, one, choices)).join("; ")}</kbd>
          )}
        </>
      )}
      {rule !== undefined && rule.explanation !== null && (
        <p className={css["quiet"]}>
          <SaidOfError text={rule.explanation} />
        </p>
      )}
    </>
  );
}
