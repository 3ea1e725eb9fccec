import type { ReactNode } from "react";
import type { ReplayProblemView } from "#engine";
import { AskedText } from "../../components/asked-text.tsx";
import { dateTimeText, durationWords } from "../../components/charts/when.ts";
import { Diagram } from "../../components/diagrams/diagram.tsx";
import { Icon, type IconName } from "../../components/icons.tsx";
import { Maths } from "../../components/maths.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { type TextId, useText } from "../../text/text.ts";
import { choiceText, labelledAnswer } from "./answer-text.ts";
import css from "./problem-record.module.css";
import { TurnRecord } from "./turn-record.tsx";

interface ProblemRecordProps {
  readonly problem: ReplayProblemView;
  readonly heading: string;
  readonly headingShown: boolean;
  /** Stands under what happened: something to say to it. */
  readonly reply?: ReactNode;
  /** Stands under the record, such as a way to practise the skill again. */
  readonly children?: ReactNode;
}

/** One question as it was seen, everything that was typed and said, and what was meant. */
export function ProblemRecord({ problem, heading, headingShown, reply, children }: ProblemRecordProps): ReactNode {
  const t = useText();
  const { outcome } = problem;
  const isOpened = outcome === undefined || problem.turns.length > 0;
  const took = problem.durationMs === null || !isOpened ? null : durationWords(problem.durationMs);
  const status = outcome === undefined ? statusOf(problem) : outcomes[outcome];
  const finished = problem.status !== "in-progress";
  return (
    <article className={css["record"]} aria-label={heading} data-item-id={problem.itemId} tabIndex={-1}>
      <header className={css["head"]}>
        {headingShown && <h2>{heading}</h2>}
        <p className={css["skill"]}>{problem.skillName}</p>
        <p className={css["when"]}>
          {/* The questions of an exam all have the exam's date. */}
          {outcome === undefined
            ? t("problem.at", { when: dateTimeText(problem.servedAt), level: problem.difficulty })
            : t("problem.level", { level: problem.difficulty })}
          {took !== null && ` · ${t(took.text, took.values)}`}
        </p>
        <p className={`${css["status"]} ${problem.correct ? css["right"] : ""}`}>
          <Icon name={status.icon} /> {t(status.text)}
        </p>
      </header>
      <div className={css["question"]}>
        <p className={css["stem"]}>
          <AskedText stem={problem.stem} isGone={problem.isGone === true} />
        </p>
        {problem.diagram !== null && (
          <div className={css["picture"]}>
            <Diagram diagram={problem.diagram} />
          </div>
        )}
        {problem.choices.length > 0 && (
          <ul className={css["choices"]} aria-label={t("problem.choices")}>
            {problem.choices.map((choice) => (
              <li key={choice}>
                <RichText text={choiceText(t, choice, problem.choices)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <h3 className={css["small"]}>{t("problem.what-happened")}</h3>
      {problem.turns.length === 0 ? (
        <p className={css["quiet"]}>{t("problem.nothing")}</p>
      ) : (
        <ol role="list" className={css["turns"]} aria-live={reply ? "polite" : undefined}>
          {problem.turns.map((turn, i) => (
            <TurnRecord
              // Turns of a finished problem never change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={i}
              turn={turn}
              choices={problem.choices}
              labels={problem.labels}
              // What an exam counts is the time the question was on the desk, which stands above.
              since={outcome === undefined ? turn.at - problem.servedAt : null}
              isOver={finished}
              isGone={problem.isGone === true}
            />
          ))}
        </ol>
      )}
      {reply}
      {!finished && <OpenAnswer problem={problem} />}
      {finished && problem.isGone !== true && <Meant problem={problem} />}
      {children !== undefined && <div className={css["after"]}>{children}</div>}
    </article>
  );
}

type Answered = Pick<ReplayProblemView, "answer" | "choices" | "labels" | "solution">;

/** Whoever is told the answer of a problem that is on the desk shows it themselves: a pupil may look on. */
function OpenAnswer({ problem }: { readonly problem: ReplayProblemView }): ReactNode {
  const t = useText();
  if (problem.isGone === true) return null;
  if (problem.answer === "") return <p className={css["quiet"]}>{t("problem.open-answer")}</p>;
  return (
    <details className={css["solution"]}>
      <summary>{t("problem.show-answer")}</summary>
      <Meant problem={problem} />
    </details>
  );
}

/** What was meant: the answer, and on request how to get there. */
export function Meant({ problem }: { readonly problem: Answered }): ReactNode {
  const t = useText();
  return (
    <>
      <p className={css["answer"]}>
        <span className={css["small"]}>{t("problem.answer")}</span>{" "}
        <b>
          <RichText text={labelledAnswer(choiceText(t, problem.answer, problem.choices), problem.labels)} />
        </b>
      </p>
      {problem.solution.length > 0 && (
        <details className={css["solution"]}>
          <summary>{t("problem.solution")}</summary>
          <ol>
            {problem.solution.map((step, i) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>
                <RichText text={step.explanation} />
                {step.math !== "" && <Maths latex={step.math} display />}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** A problem is right, skipped, still open, or ended with its solution. */
function statusOf(problem: ReplayProblemView): { readonly text: TextId; readonly icon: IconName } {
  if (problem.status === "in-progress") return { text: "problem.status.in-progress", icon: "waiting" };
  if (problem.status === "skipped") return { text: "problem.status.skipped", icon: "forward" };
  return problem.correct
    ? { text: "problem.status.right", icon: "tick" }
    : { text: "problem.status.shown", icon: "bulb" };
}

const outcomes: Readonly<
  Record<NonNullable<ReplayProblemView["outcome"]>, { readonly text: TextId; readonly icon: IconName }>
> = {
  correct: { text: "result.correct", icon: "tick" },
  partial: { text: "result.partial", icon: "almost" },
  incorrect: { text: "result.incorrect", icon: "again" },
  unanswered: { text: "result.unanswered", icon: "forward" },
};
