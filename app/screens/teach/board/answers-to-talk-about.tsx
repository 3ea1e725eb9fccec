import { useState, type ReactNode } from "react";
import type { BoardAnswer, BoardProblemView } from "#engine";
import { Button } from "../../../components/button.tsx";
import { Diagram } from "../../../components/diagrams/diagram.tsx";
import { RichText, SaidOfError } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";
import { choiceText, labelledAnswer } from "../../sessions/answer-text.ts";
import { BoardDesk } from "./board-desk.tsx";
import type { BoardQuery } from "./board-address.ts";
import css from "./board.module.css";

interface AnswersToTalkAboutProps {
  readonly classId: string;
  readonly query: BoardQuery;
}

/** A problem and answers that somebody might give: which is right, and what was done in the others? [TEA92] */
export function AnswersToTalkAbout(props: AnswersToTalkAboutProps): ReactNode {
  const t = useText();
  return (
    <BoardDesk {...props} show="answers" hasProblems>
      {({ problem }) =>
        problem === null || problem.answers.length === 0 ? (
          <p>{t("teach.board.no-answers")}</p>
        ) : (
          <Answers problem={problem} />
        )
      }
    </BoardDesk>
  );
}

function Answers({ problem }: { readonly problem: BoardProblemView }): ReactNode {
  const t = useText();
  const [told, setTold] = useState(false);
  const { stem, diagram, answers } = problem;
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
      <p>{t("teach.board.which")}</p>
      <ol className={css["answers"]} aria-live="polite">
        {answers.map((answer) => (
          <Answer key={answer.text} answer={answer} problem={problem} isTold={told} />
        ))}
      </ol>
      {!told && (
        <p className={css["acts"]}>
          <Button look="primary" big onClick={() => setTold(true)}>
            {t("teach.board.tell")}
          </Button>
        </p>
      )}
    </>
  );
}

interface AnswerProps {
  readonly answer: BoardAnswer;
  readonly problem: BoardProblemView;
  readonly isTold: boolean;
}

function Answer({ answer: { text, isRight, told, isFact }, problem, isTold }: AnswerProps): ReactNode {
  const t = useText();
  return (
    <li data-right={isTold && isRight}>
      <b>
        <RichText text={labelledAnswer(choiceText(t, text, problem.choices), problem.labels)} />
      </b>
      {isTold && <span>{told === null ? t("teach.board.right") : <SaidOfError text={told} isFact={isFact} />}</span>}
    </li>
  );
}
