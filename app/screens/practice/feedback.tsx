import { Fragment, type ReactNode } from "react";
import type { ProblemView, TurnView } from "#engine";
import { useEngineView } from "../../engine-store.ts";
import { waitingQuestion } from "../../components/conversation/waiting-question.ts";
import { Icon } from "../../components/icons.tsx";
import { ModelWords } from "../../components/model-words.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { TeacherSees } from "../../components/safety-seen.tsx";
import { verdictWords } from "../../text/reason-words.ts";
import { useText, type TextId } from "../../text/text.ts";
import { appealWords } from "./appeal-words.ts";
import css from "./feedback.module.css";
import { isTakenOver, markedBy, talkOf, type AttemptTurn } from "./feedback-turns.ts";
import { AttemptWords, GivenAnswer, SpokenText } from "./turn-words.tsx";
import { verdictIcons } from "./verdict-icons.ts";
import { workWords } from "./work-words.ts";

interface FeedbackProps {
  /** The latest attempt and everything after it. */
  readonly turns: readonly TurnView[];
  readonly problem: ProblemView;
  /** What went wrong with the last request itself, if anything. */
  readonly trouble: TextId | null;
}

/**
 * The tutor's answer to the latest attempt: what was done, then the hint. One live region for the whole
 * problem, so that a screen reader hears what is added, in order and nothing twice.
 */
export function Feedback({ turns, problem, trouble }: FeedbackProps): ReactNode {
  const t = useText();
  const [first] = turns;
  const attempt = turns.findLast((turn) => turn.type === "attempt");
  const isAccepted = turns.some((turn) => turn.type === "appeal" && turn.outcome === "accepted");
  const verdict = isAccepted ? "correct" : (attempt?.verdict ?? "none");
  const offset = first === undefined ? 0 : problem.turns.indexOf(first);
  const arriving = useEngineView((view) => (view.arriving?.item === problem.itemId ? view.arriving.text : null));
  const question = waitingQuestion(talkOf(problem.turns), problem.phase === "open" ? (problem.asks ?? null) : null);
  return (
    <div
      role="status"
      aria-label={t("practice.feedback")}
      aria-live="polite"
      aria-atomic="false"
      data-verdict={verdict}
      className={css["notes"]}
    >
      {turns.map((turn, at) =>
        isTakenOver(turns, at) ? null : (
          // Turns are only ever added at the end, so a turn's place in the problem names it.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={offset + at}>
            <Note turn={turn} marked={markedBy(turns, at)} problem={problem} place={offset + at} />
            {"words" in turn && turn.words !== undefined && <ModelWords text={turn.words} />}
          </Fragment>
        ),
      )}
      {arriving !== null && <ModelWords text={arriving} />}
      {question !== null && (
        <p className={`${css["note"]} ${css["hint"]}`}>
          <span className={css["words"]}>
            <RichText text={question} />
          </span>
        </p>
      )}
      {trouble !== null && <p className={`${css["note"]} ${css["unreadable"]}`}>{t(trouble)}</p>}
    </div>
  );
}

interface NoteProps {
  readonly turn: TurnView;
  /** The answer this is the tutor's reply to, if it was marked. */
  readonly marked: AttemptTurn | null;
  readonly problem: ProblemView;
  /** Its place among the problem's turns. */
  readonly place: number;
}

function Note({ turn, marked, problem, place }: NoteProps): ReactNode {
  const t = useText();
  if (turn.type === "said") {
    return (
      <p data-turn={place} data-who="learner" className={css["said"]}>
        <span className={css["who"]}>{t("practice.you")}: </span>
        {turn.text}
      </p>
    );
  }
  if (turn.type === "reply") {
    return (
      <p data-turn={place} className={`${css["note"]} ${css[marked?.verdict ?? "hint"]}`}>
        <span className={css["verdict"]}>
          <Icon name={marked === null ? "ask" : verdictIcons[marked.verdict]} />
          {marked !== null && `${verdictWords(t, marked.verdict)}.`}
        </span>
        <span className={css["words"]}>
          <RichText text={turn.text} /> {turn.toTeacher === true && <TeacherSees />}
        </span>
      </p>
    );
  }
  if (turn.type === "attempt") {
    const isPlain = problem.phase !== "open" && isJustRight(turn);
    return (
      <p data-turn={place} className={`${css["note"]} ${css[turn.verdict]}`}>
        <span className={css["verdict"]}>
          <Icon name={verdictIcons[turn.verdict]} />
          {verdictWords(t, turn.verdict)}.
        </span>
        <span className={css["words"]}>
          {problem.phase !== "open" && (
            <>
              {!isPlain && `${t("practice.your-answer")}: `}
              <b>
                <GivenAnswer given={turn.given} problem={problem} />
              </b>
              {isPlain ? ` ${t("practice.is-answer")}` : ". "}
            </>
          )}
          {!isPlain && <AttemptWords attempt={turn} problem={problem} isNewest />}
        </span>
      </p>
    );
  }
  if (turn.type === "appeal") {
    const isAccepted = turn.outcome === "accepted";
    return (
      <p
        data-turn={place}
        data-appeal={turn.outcome}
        className={`${css["note"]} ${css[isAccepted ? "correct" : "hint"]}`}
      >
        <span className={css["verdict"]}>
          <Icon name={isAccepted ? "tick" : "info"} />
          {isAccepted && `${verdictWords(t, "correct")}.`}
        </span>
        <span className={css["words"]}>
          {appealWords(t, turn, { isOpen: problem.phase === "open", boxes: problem.boxes })}
        </span>
      </p>
    );
  }
  if (turn.type === "work") {
    return (
      <p data-turn={place} className={`${css["note"]} ${css["hint"]}`}>
        <span className={css["verdict"]}>
          <Icon name={turn.firstWrong === null ? "info" : "again"} />
        </span>
        <span className={css["words"]}>
          <SpokenText text={workWords(t, turn)} />
        </span>
      </p>
    );
  }
  if (turn.type === "asked-teacher") {
    return (
      <p data-turn={place} className={`${css["note"]} ${css["hint"]}`}>
        <span className={css["verdict"]}>
          <Icon name="ask" />
        </span>
        <span className={css["words"]}>
          {t("practice.asked-teacher")} <TeacherSees />
        </span>
      </p>
    );
  }
  if (turn.type !== "hint" && turn.type !== "solution" && turn.type !== "disputed") return null;
  return (
    <p data-turn={place} className={`${css["note"]} ${css["hint"]}`}>
      <span className={css["verdict"]}>
        <Icon name={turn.type === "hint" ? "bulb" : "info"} />
        {turn.type === "hint" && t("practice.hint-n", { level: turn.level })}
      </span>
      <span className={css["words"]}>
        {turn.type === "hint" ? (
          <RichText text={turn.text} />
        ) : (
          t(turn.type === "solution" ? "practice.solution-follows" : "practice.disputed")
        )}
      </span>
    </p>
  );
}

/** Right, and nothing else to say of it. */
function isJustRight({ verdict, reason, explanation, where }: AttemptTurn): boolean {
  return verdict === "correct" && reason === "equal" && explanation === null && where === null;
}
