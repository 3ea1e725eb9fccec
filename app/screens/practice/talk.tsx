import { useId, useRef, useState, type ReactNode } from "react";
import type { ProblemView, TurnView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { AskTeacher } from "../../components/ask-teacher.tsx";
import { Button } from "../../components/button.tsx";
import { MessageForm } from "../../components/conversation/message-form.tsx";
import { ReadAloud } from "../../components/read-aloud/read-aloud.tsx";
import { useText, type TextId } from "../../text/text.ts";
import { Feedback } from "./feedback.tsx";
import { History, HistoryToggle } from "./history.tsx";
import { splitTurns } from "./split-turns.ts";
import { UndoSkip } from "./undo-skip.tsx";
import { useNewestInView } from "./use-newest-in-view.ts";
import { useRoomFor } from "./use-room-for.ts";
import css from "./talk.module.css";

interface TalkProps {
  readonly problem: ProblemView;
  /** Nothing was done or typed on this problem yet. */
  readonly isBlank: boolean;
  readonly trouble: TextId | null;
  /** Opens the scratch pad. */
  readonly padButton: ReactNode;
  /** The blank paper is the pad's. */
  readonly isPadBeside: boolean;
  readonly onDispute: () => void;
  /** The message box has got the focus. */
  readonly onWrite: () => void;
}

/**
 * The tutor's turns between problem and answer, newest at the bottom. When there is more than fits, it
 * scrolls by itself to the beginning of what is new; what can be pressed stands under it and is never cut.
 */
export function Talk({ problem, isBlank, trouble, padButton, isPadBeside, onDispute, onWrite }: TalkProps): ReactNode {
  const t = useText();
  const { ask, trouble: messageTrouble } = useAct();
  const session = useEngineView((view) => (view.practice.type === "problem" ? view.practice.session.sessionId : null));
  const { turns, phase } = problem;
  const { earlier, latest } = splitTurns(turns, phase);
  const told = toldLast(latest);
  const historyId = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const history = useRef<HTMLDivElement>(null);
  // Beside a worked solution the room is the solution's.
  const isFoldable = earlier.length > 0 && problem.solution === null;
  const hasRoom = useRoomFor(history, box, isFoldable ? `${problem.itemId} ${turns.length} ${isPadBeside}` : null);
  const leaveNewest = useNewestInView(box, earlier.length, turns.length);

  function toggle(): void {
    setOpen(!open);
    leaveNewest();
    if (box.current !== null) box.current.scrollTop = 0;
  }

  return (
    <div className={css["talk"]}>
      <div ref={box} className={css["turns"]} tabIndex={turns.length > 0 ? 0 : -1}>
        {(open || hasRoom) && earlier.length > 0 && (
          <div ref={history}>
            <History turns={earlier} problem={problem} id={historyId} />
          </div>
        )}
        <Feedback turns={latest} problem={problem} trouble={trouble} />
      </div>
      <div className={css["row"]}>
        {isBlank && <UndoSkip />}
        {earlier.length > 0 && !hasRoom && (
          <HistoryToggle turns={earlier} open={open} onToggle={toggle} controls={historyId} />
        )}
        {problem.canDispute && (
          <Button look="quiet" onClick={onDispute}>
            {t("practice.dispute")}
          </Button>
        )}
        <AskTeacher item={problem.itemId} />
        {padButton}
        {told !== null && (
          <div className={css["aloud"]}>
            <ReadAloud text={told} />
          </div>
        )}
        <div className={css["message"]}>
          <MessageForm
            draftId={session}
            draft={problem.draftMessage ?? null}
            trouble={messageTrouble}
            onSend={(text) => ask(() => engine.sendMessage({ itemId: problem.itemId, text }))}
            onFocus={onWrite}
            isSlim
          />
        </div>
      </div>
    </div>
  );
}

/** The tutor's latest words, to be read aloud. */
function toldLast(turns: readonly TurnView[]): string | null {
  const last = turns.findLast((turn) => turn.type === "reply" || turn.type === "hint");
  return last?.type === "reply" || last?.type === "hint" ? last.text : null;
}
