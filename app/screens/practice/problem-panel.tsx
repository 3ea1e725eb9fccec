import { useRef, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { useHighlightsInView } from "../../hooks/use-highlights-in-view.ts";
import { useNow } from "../../hooks/use-now.ts";
import { useScrolls } from "../../hooks/use-scrolls.ts";
import { AnswerPicture, type TakeKey } from "../../components/pictures/answer-picture.tsx";
import { Question } from "../../components/question/question.tsx";
import { reasonBeside } from "../../components/reason-words.ts";
import { ReadAloud } from "../../components/read-aloud/read-aloud.tsx";
import { decimalMark } from "../../text/number-locale.ts";
import { skillNameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import { boxOf } from "./answer-text.ts";
import css from "./problem-panel.module.css";
import { Unseen } from "../../components/unseen.tsx";
import type { AnswerState } from "./use-answer.ts";

/** Why a problem is here matters most where it is not the next new thing; small screens show only these. */
const TELLING: ReadonlySet<ProblemView["why"]> = new Set(["review", "sibling", "mixed", "repair"]);

interface ProblemPanelProps {
  readonly problem: ProblemView;
  readonly answer: AnswerState;
  /** The focus is on the picture that sets the answer. */
  readonly onAnswer: (take: TakeKey | null) => void;
  /** A lesson has its own reason for each problem. */
  readonly isInLesson: boolean;
  /** What the pupil works things out on. */
  readonly children?: ReactNode;
}

/** What is asked: the largest text on the screen, then the picture in what room is left. */
export function ProblemPanel({ problem, answer, isInLesson, onAnswer, children }: ProblemPanelProps): ReactNode {
  const t = useText();
  const now = useNow();
  const { stem, spoken, diagram, picture, highlights } = problem;
  const locale = useEngineView((view) => view.learner?.locale ?? "en");
  const readsChoices = problem.readsChoices === true;
  const panel = useRef<HTMLElement>(null);
  const scrolls = useScrolls(panel);
  useHighlightsInView(panel, problem.turns.length);
  return (
    <section
      ref={panel}
      // What scrolls can be scrolled with the keyboard, too.
      tabIndex={scrolls ? 0 : undefined}
      aria-label={t("practice.problem")}
      data-item-id={problem.itemId}
      data-skill-id={problem.skillId}
      data-difficulty={problem.difficulty}
      className={css["problem"]}
    >
      <div className={css["line"]}>
        <h1>
          {(!isInLesson || TELLING.has(problem.why)) && (
            <span className={`${css["why"]} ${TELLING.has(problem.why) ? css["telling"] : ""}`}>
              {reasonBeside(t, problem, now)}
              <Unseen>: </Unseen>
            </span>
          )}
          {skillNameHere({ skillId: problem.skillId, name: problem.skillName })}
        </h1>
        <ReadAloud text={stem} spoken={spoken} {...(readsChoices && { choices: problem.choices })} />
      </div>
      {problem.offerSkip && <p className={css["offer"]}>{t("practice.offer-skip")}</p>}
      <Question stem={stem} diagram={diagram} {...(highlights && { highlights })}>
        {picture && (
          <AnswerPicture
            picture={picture}
            diagram={diagram}
            highlights={highlights ?? []}
            text={answer.values[0]?.text ?? ""}
            onText={(text) => answer.change(0, () => boxOf(text))}
            notes={answer.notes}
            onNotes={answer.setNotes}
            onFocus={onAnswer}
            mark={decimalMark(locale)}
          />
        )}
      </Question>
      {children}
    </section>
  );
}
