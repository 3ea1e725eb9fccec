import type { ReactNode } from "react";
import type { ProblemView, TurnView } from "#engine";
import { Icon } from "../../components/icons.tsx";
import { ModelWords } from "../../components/model-words.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { verdictWords } from "../../text/reason-words.ts";
import { useText } from "../../text/text.ts";
import { appealWords } from "./appeal-words.ts";
import { earlierWords } from "./earlier-words.ts";
import css from "./history.module.css";
import { AttemptWords, GivenAnswer, SpokenText } from "./turn-words.tsx";
import { workWords } from "./work-words.ts";

interface HistoryProps {
  readonly turns: readonly TurnView[];
  readonly problem: ProblemView;
  readonly id: string;
}

/** Earlier attempts and hints on this problem, oldest first. */
export function History({ turns, problem, id }: HistoryProps): ReactNode {
  const t = useText();
  return (
    <section aria-label={t("practice.history")} id={id} className={css["history"]}>
      <ol role="list">
        {turns.map((turn, at) => (
          // Turns are only ever added at the end.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={css["turn"]}>
            <Turn turn={turn} problem={problem} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface HistoryToggleProps {
  readonly turns: readonly TurnView[];
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Id of the history it opens. */
  readonly controls: string;
}

/** "Earlier: 2 tries": the history in a line, which opens it. */
export function HistoryToggle({ turns, open, onToggle, controls }: HistoryToggleProps): ReactNode {
  const t = useText();
  return (
    <button
      type="button"
      className={css["toggle"]}
      data-history
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Icon name="right" size="1em" />
      <span>{earlierWords(t, turns)}</span>
    </button>
  );
}

function Turn({ turn, problem }: { readonly turn: TurnView; readonly problem: ProblemView }): ReactNode {
  const t = useText();
  switch (turn.type) {
    case "attempt":
      return (
        <>
          <span className={css["given"]}>
            {t("practice.you")}: <GivenAnswer given={turn.given} problem={problem} />
          </span>{" "}
          {verdictWords(t, turn.verdict)}. <AttemptWords attempt={turn} problem={problem} isNewest={false} />
        </>
      );
    case "hint":
      return (
        <>
          {t("practice.hint-n", { level: turn.level })}: <RichText text={turn.text} />
          {turn.words !== undefined && <ModelWords text={turn.words} />}
        </>
      );
    case "solution":
      return t("practice.solution-shown");
    case "asked-teacher":
      return t("practice.asked-teacher");
    case "disputed":
      return t("practice.disputed");
    case "appeal":
      return appealWords(t, turn, { isOpen: false, boxes: problem.boxes });
    case "work":
      return <SpokenText text={workWords(t, turn)} />;
    case "said":
      return (
        <>
          <span className={css["given"]}>{t("practice.you")}:</span> {turn.text}
        </>
      );
    case "reply":
      return (
        <>
          {t("talk.tutor")}: <RichText text={turn.text} />
          {turn.words !== undefined && <ModelWords text={turn.words} />}
        </>
      );
    default:
      return null;
  }
}
