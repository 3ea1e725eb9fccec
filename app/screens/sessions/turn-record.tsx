import { Fragment, type ReactNode } from "react";
import type { ReplayProblemView } from "#engine";
import { durationWords } from "../../components/charts/when.ts";
import { Icon } from "../../components/icons.tsx";
import { RichText, SaidOfError } from "../../components/rich-text.tsx";
import { reasonWords, verdictWords } from "../../text/reason-words.ts";
import { useText } from "../../text/text.ts";
import { choiceText, isChoiceWithMaths } from "./answer-text.ts";
import { lineWords } from "../practice/work-words.ts";
import { verdictIcons } from "../practice/verdict-icons.ts";
import css from "./problem-record.module.css";

type Turn = ReplayProblemView["turns"][number];
type Attempt = Extract<Turn, { readonly type: "attempt" }>;

interface TurnRecordProps {
  readonly turn: Turn;
  readonly choices: readonly string[];
  /** What each of several boxes is for. */
  readonly labels: readonly string[];
  /** Since the problem was shown [ms]; null where that is not told. */
  readonly since: number | null;
  /** Nothing can be tried any more: nobody is asked to look once more. */
  readonly isOver: boolean;
  /** The question has changed since: why an answer was wrong cannot be said any more. */
  readonly isGone: boolean;
}

/** One thing that happened on a problem, with the time since it was shown. */
export function TurnRecord({ turn, choices, labels, since, isOver, isGone }: TurnRecordProps): ReactNode {
  const t = useText();
  const after = since === null ? null : durationWords(since);
  return (
    <li className={css["turn"]} data-verdict={turn.type === "attempt" ? turn.verdict : undefined}>
      {after !== null && <span className={css["after-time"]}>{t(after.text, after.values)}</span>}
      <div>
        {turn.type === "attempt" && (
          <AttemptRecord attempt={turn} choices={choices} labels={labels} isOver={isOver} isGone={isGone} />
        )}
        {turn.type === "hint" && (
          <>
            <p className={css["small"]}>
              {t(turn.asked ? "problem.hint.asked" : "problem.hint", { level: turn.level })}
            </p>
            <p>
              <RichText text={turn.text} />
            </p>
          </>
        )}
        {turn.type === "said" && (
          <p>
            <span className={css["small"]}>{t("problem.said")}:</span> {turn.text}
          </p>
        )}
        {turn.type === "reply" && (
          <p>
            <span className={css["small"]}>{t("talk.tutor")}:</span> <RichText text={turn.text} />
          </p>
        )}
        {turn.type === "solution" && <p>{t("problem.solution-shown")}</p>}
        {turn.type === "work" && <WorkRecord work={turn} />}
        {turn.type === "asked-teacher" && <p>{t("problem.asked-teacher")}</p>}
        {turn.type === "disputed" && <p>{t("problem.disputed")}</p>}
      </div>
    </li>
  );
}

/** Lines of working as typed, each with what was found. */
function WorkRecord({ work }: { readonly work: Extract<Turn, { readonly type: "work" }> }): ReactNode {
  const t = useText();
  return (
    <>
      <p className={css["small"]}>{t("work.checked")}</p>
      <ol>
        {work.lines.map((line, i) => (
          // A line is named by its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <span className={css["given"]} dir="ltr">
              {line.text}
            </span>{" "}
            <span className={css["small"]}>{lineWords(t, line)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function AttemptRecord({
  attempt,
  choices,
  labels,
  isOver,
  isGone,
}: {
  readonly attempt: Attempt;
  readonly choices: readonly string[];
  readonly labels: readonly string[];
  readonly isOver: boolean;
  readonly isGone: boolean;
}): ReactNode {
  const t = useText();
  return (
    <>
      <p className={css["typed"]}>
        <span className={css["small"]}>{t("problem.answered")}</span>{" "}
        {attempt.given.map((given, i) => (
          // Boxes of one answer never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={i}>
            {labels.length > 1 && labels[i] !== "" && <span className={css["small"]}>{labels[i]} </span>}
            <span className={css["given"]} dir="ltr">
              {isChoiceWithMaths(given, choices) ? <RichText text={given} /> : choiceText(t, given, choices)}
            </span>
          </Fragment>
        ))}
      </p>
      <p className={`${css["verdict"]} ${attempt.verdict === "correct" ? css["right"] : css["amber"]}`}>
        <Icon name={verdictIcons[attempt.verdict]} />
        <b>{verdictWords(t, attempt.verdict)}</b>
      </p>
      {attempt.verdict !== "correct" && !isGone && (
        <p>
          {attempt.explanation === null ? (
            reasonWords(t, attempt.reason, attempt.params, {
              verdict: attempt.verdict,
              kind: choices.length > 0 ? "choice" : null,
              close: attempt.close,
              near: attempt.near,
              left: isOver ? "nothing" : "try",
              given: attempt.given[0] ?? "",
            })
          ) : (
            <SaidOfError text={attempt.explanation} isFact={attempt.isFact} />
          )}
        </p>
      )}
    </>
  );
}
