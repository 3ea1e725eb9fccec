import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { DialogButtons } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { Trouble } from "../components/trouble.tsx";
import type { AskError } from "../ask-school.ts";

const ENDS = ["talked", "helped", "passed-on", "nothing-needed"] as const;
export type End = (typeof ENDS)[number];

interface AlertEndsProps {
  readonly isSeen: boolean;
  readonly busy: boolean;
  readonly error: AskError | null;
  /** Null: the teacher sees to it. */
  readonly onMark: (done: End | null) => void;
  readonly onClose: () => void;
}

/** What was done about an alert, or that somebody is at it. */
export function AlertEnds({ isSeen, busy, error, onMark, onClose }: AlertEndsProps): ReactNode {
  const t = useText();
  return (
    <>
      <Trouble error={error} />
      <h3>{t("teach.alert.done")}</h3>
      <DialogButtons>
        {ENDS.map((end) => (
          <Button key={end} aria-disabled={busy} onClick={() => onMark(end)}>
            {t(`teach.alert.end.${end}`)}
          </Button>
        ))}
      </DialogButtons>
      <DialogButtons>
        {!isSeen && (
          <Button look="primary" aria-disabled={busy} onClick={() => onMark(null)}>
            {t("teach.alert.see-to-it")}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t("teach.close")}
        </Button>
      </DialogButtons>
    </>
  );
}
