import { useState, type ReactNode } from "react";
import { Button, type ButtonLook } from "../../../components/button.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import css from "./assign.module.css";
import type { AssignProps } from "./offer.ts";

export interface AssignButtonProps extends AssignProps {
  /** On the button; "Assign" unless told. */
  readonly label?: string;
  /** After it, for who does not see where it stands. */
  readonly of?: string;
  readonly look?: ButtonLook;
  readonly onAssigned?: () => void;
  /** Says to whom it was assigned, where the button goes with what it stands at; elsewhere that stands beside it. */
  readonly onNews?: (words: string) => void;
}

/** Opens "Assign" with everything filled in: the second press assigns [TEA60]. Nothing is given to a class that is put away. */
export function AssignButton({
  label,
  of,
  look = "secondary",
  onAssigned,
  onNews,
  ...offer
}: AssignButtonProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState("");
  if (offer.whole.code === null) return null;
  return (
    <span className={css["button"]}>
      <Button
        look={look}
        onClick={() => {
          setNews("");
          setOpen(true);
        }}
      >
        {label ?? t("teach.assign")} {of !== undefined && <Unseen>{of}</Unseen>}
      </Button>
      <output className={css["news"]}>{news}</output>
      {open && (
        <AssignDialog
          {...offer}
          onClose={() => setOpen(false)}
          onDone={(words) => {
            setOpen(false);
            (onNews ?? setNews)(words);
            onAssigned?.();
          }}
        />
      )}
    </span>
  );
}
