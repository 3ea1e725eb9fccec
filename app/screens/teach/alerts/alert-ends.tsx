import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { DialogButtons } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { Trouble } from "../components/trouble.tsx";
import type { AskError } from "../ask-school.ts";

const ENDS = ["talked", "helped", "passed-on", "nothing-needed"] as const;
export type End = (typeof ENDS)[number];

interface SeeToItProps {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** That somebody is at it: colleagues read who, and nobody else is fetched [TEA84]. */
export function SeeToIt({ busy, onPress }: SeeToItProps): ReactNode {
  const t = useText();
  return (
    <Button look="primary" aria-disabled={busy} onClick={onPress}>
      {t("teach.alert.see-to-it")}
    </Button>
  );
}

interface AlertEndsProps {
  readonly busy: boolean;
  readonly error: AskError | null;
  readonly onMark: (done: End) => void;
  readonly onClose: () => void;
}

/** What was done about an alert. */
export function AlertEnds({ busy, error, onMark, onClose }: AlertEndsProps): ReactNode {
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
        <Button look="quiet" onClick={onClose}>
          {t("teach.close")}
        </Button>
      </DialogButtons>
    </>
  );
}
