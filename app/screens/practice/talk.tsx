import { useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { ProblemView } from "#engine";
import { Button } from "../../parts/button.tsx";
import { useText, type TextId } from "../../text/text.ts";
import { Feedback } from "./feedback.tsx";
import { History, HistoryToggle } from "./history.tsx";
import { splitTurns } from "./split-turns.ts";
import css from "./talk.module.css";

interface TalkProps {
  readonly problem: ProblemView;
  readonly trouble: TextId | null;
  readonly onDispute: () => void;
}

/**
 * The tutor's turns between problem and answer, newest at the bottom. When there is more than fits, it
 * scrolls by itself to the beginning of what is new; what can be pressed stands under it and is never cut.
 */
export function Talk({ problem, trouble, onDispute }: TalkProps): ReactNode {
  const t = useText();
  const { turns, phase } = problem;
  const { earlier, latest } = splitTurns(turns, phase);
  const historyId = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(earlier.length);
  useLayoutEffect(() => {
    const talk = box.current;
    const notes = [...(talk?.querySelectorAll<HTMLElement>("[data-turn]") ?? [])];
    const newest = notes.find((note) => Number(note.dataset["turn"]) >= seen.current);
    if (talk !== null && newest !== undefined) talk.scrollTop = newest.offsetTop;
    seen.current = turns.length;
  }, [turns.length]);

  function toggle(): void {
    setOpen(!open);
    if (box.current !== null) box.current.scrollTop = 0;
  }

  return (
    <div className={css["talk"]}>
      <div ref={box} className={css["turns"]} tabIndex={turns.length > 0 ? 0 : -1}>
        {open && earlier.length > 0 && <History turns={earlier} problem={problem} id={historyId} />}
        <Feedback turns={latest} problem={problem} trouble={trouble} />
      </div>
      {(earlier.length > 0 || problem.canDispute) && (
        <div className={css["row"]}>
          {earlier.length > 0 && <HistoryToggle turns={earlier} open={open} onToggle={toggle} controls={historyId} />}
          {problem.canDispute && (
            <Button look="quiet" onClick={onDispute}>
              {t("practice.dispute")}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
