import { useId, useState, type ReactNode } from "react";
import type { ProblemView, TurnView } from "#engine";
import { Icon } from "../../parts/icons.tsx";
import { RichText } from "../../parts/rich-text.tsx";
import { verdictWords } from "../../text/reason-words.ts";
import { useText } from "../../text/text.ts";
import { earlierWords } from "./earlier-words.ts";
import css from "./history.module.css";
import { AttemptWords, givenWords } from "./turn-words.tsx";

interface HistoryProps {
  readonly turns: readonly TurnView[];
  readonly problem: ProblemView;
}

/** Earlier attempts and hints on this problem: one line, which opens to all of them, oldest first. */
export function History({ turns, problem }: HistoryProps): ReactNode {
  const t = useText();
  const listId = useId();
  const [open, setOpen] = useState(false);
  if (turns.length === 0) return null;
  return (
    <section aria-label={t("practice.history")} className={css["history"]}>
      <button
        type="button"
        className={css["toggle"]}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name="right" size="1em" />
        {earlierWords(t, turns)}
      </button>
      <ol role="list" id={listId} hidden={!open}>
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

function Turn({ turn, problem }: { readonly turn: TurnView; readonly problem: ProblemView }): ReactNode {
  const t = useText();
  switch (turn.type) {
    case "attempt":
      return (
        <>
          <span className={css["given"]}>
            {t("practice.you")}: {givenWords(t, turn.given, problem)}
          </span>{" "}
          {verdictWords(t, turn.verdict)}. <AttemptWords attempt={turn} problem={problem} />
        </>
      );
    case "hint":
      return (
        <>
          {t("practice.hint-n", { level: turn.level })}: <RichText text={turn.text} />
        </>
      );
    case "solution":
      return t("practice.solution-shown");
    case "disputed":
      return t("practice.disputed");
  }
}
