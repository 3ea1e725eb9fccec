import { useState, type ReactNode } from "react";
import type { BoardProblemView } from "#engine";
import { Button } from "../../../components/button.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText } from "../../../text/text.ts";
import { ExamplePart } from "../../learn/lesson-parts.tsx";
import { choiceText } from "../../sessions/answer-text.ts";
import { BoardDesk } from "./board-desk.tsx";
import type { BoardQuery } from "./board-address.ts";
import css from "./board.module.css";

interface ProblemOnBoardProps {
  readonly classId: string;
  readonly query: BoardQuery;
}

/** One problem for all; its solution comes step by step, when the teacher wants it [TEA91]. */
export function ProblemOnBoard(props: ProblemOnBoardProps): ReactNode {
  const t = useText();
  return (
    <BoardDesk {...props} show="problem" hasProblems>
      {({ problem }) => (problem === null ? <p>{t("teach.board.no-problem")}</p> : <Problem problem={problem} />)}
    </BoardDesk>
  );
}

function Problem({ problem }: { readonly problem: BoardProblemView }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(0);
  const { steps, answer, choices, labels } = problem;
  const isOpen = open >= steps.length;
  return (
    <>
      <ExamplePart
        example={{
          ...problem,
          steps: steps.slice(0, open),
          total: steps.length,
          answer: isOpen ? answer : null,
          labels,
        }}
      />
      {open === 0 && choices.length > 0 && (
        <ul className={css["options"]}>
          {choices.map((choice) => (
            <li key={choice}>
              <RichText text={choiceText(t, choice, choices)} />
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (
        <p className={css["acts"]}>
          <Button look="primary" big onClick={() => setOpen(open + 1)}>
            {t("practice.next-step")}
          </Button>
          <Button big onClick={() => setOpen(steps.length)}>
            {t("teach.board.all-steps")}
          </Button>
        </p>
      )}
    </>
  );
}
