import { useRef, type ReactNode } from "react";
import type { ExamProblemView } from "#engine";
import { useScrolls } from "../../hooks/use-scrolls.ts";
import { AskTeacher } from "../../components/ask-teacher.tsx";
import { Question } from "../../components/question/question.tsx";
import { ReadAloud } from "../../components/read-aloud/read-aloud.tsx";
import { useText } from "../../text/text.ts";
import css from "./exam-desk.module.css";

interface ExamPanelProps {
  /** Which question this is. */
  readonly place: string;
  readonly problem: ExamProblemView;
  /** A press reads what there is to choose from, too. */
  readonly readsChoices: boolean;
}

/** What is asked, and its picture. */
export function ExamPanel({ place, problem, readsChoices }: ExamPanelProps): ReactNode {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const scrolls = useScrolls(panel);
  const { stem, diagram } = problem;
  return (
    <section
      ref={panel}
      // What scrolls can be scrolled with the keyboard, too.
      tabIndex={scrolls ? 0 : undefined}
      aria-label={t("practice.problem")}
      data-item-id={problem.itemId}
      data-skill-id={problem.skillId}
      className={css["problem"]}
    >
      <div className={css["top"]}>
        <h1 className={css["place"]}>{place}</h1>
        <AskTeacher at="evaluation" />
        <ReadAloud text={stem} spoken={problem.spoken} {...(readsChoices && { choices: problem.choices })} />
      </div>
      <Question stem={stem} diagram={diagram} />
    </section>
  );
}
