import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { Trouble } from "./trouble.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  /** What is done on yes. */
  readonly yes: string;
  /** The same and more. */
  readonly also?: { readonly yes: string; readonly onYes: () => void } | undefined;
  readonly busy?: boolean;
  readonly error?: AskError | null;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asked before something that cannot be taken back; the safe answer has the focus. */
export function Confirm({
  title,
  text,
  yes,
  also,
  busy = false,
  error = null,
  onYes,
  onClose,
}: ConfirmProps): ReactNode {
  const t = useText();
  return (
    <Dialog title={title} text={text} onClose={onClose}>
      <Trouble error={error} />
      <DialogButtons>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
        <Button look="primary" autoFocus onClick={onClose}>
          {t("teach.keep")}
        </Button>
        <Button aria-disabled={busy} onClick={onYes}>
          {busy ? t("teach.working") : yes}
        </Button>
        {also !== undefined && (
          <Button aria-disabled={busy} onClick={also.onYes}>
            {also.yes}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
