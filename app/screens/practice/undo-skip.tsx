import { useEffect, useId, useState, type ReactNode } from "react";
import type { ItemId, PracticeView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icons.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useText } from "../../text/text.ts";
import css from "./undo-skip.module.css";

interface UndoSkipProps {
  /** After the last problem of a session, where it is not plain which one was skipped. */
  readonly isLast?: boolean;
}

/** "Skipped.", and the way back to the problem that was; nothing where there is none [APP90]. */
export function UndoSkip({ isLast = false }: UndoSkipProps): ReactNode {
  const t = useText();
  const { ask, trouble } = useAct();
  const wordsId = useId();
  const skipped = useEngineView(({ practice }) => skippedIn(practice));
  const [told, setTold] = useState<ItemId | null>(null);
  useEffect(() => {
    // A region tells what comes into it, and not what it came with.
    const soon = setTimeout(() => setTold(skipped));
    return () => clearTimeout(soon);
  }, [skipped]);
  const words = t(trouble ?? (isLast ? "practice.skipped.last" : "practice.skipped"));
  return (
    <>
      <Unseen role="status">{skipped !== null && told === skipped && words}</Unseen>
      {skipped !== null && (
        <div className={css["undo"]}>
          <span id={wordsId} aria-hidden="true">
            {words}
          </span>
          <Button look="quiet" aria-describedby={wordsId} onClick={() => void ask(() => engine.undoSkip(skipped))}>
            <Icon name="undo" />
            {t("practice.undo")}
          </Button>
        </div>
      )}
    </>
  );
}

function skippedIn(practice: PracticeView): ItemId | null {
  return practice.type === "none" ? null : (practice.skipped ?? null);
}
