import type { ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import css from "./components.module.css";

interface FormButtonsProps {
  /** What the form does. */
  readonly yes: string;
  /** The way out of it; that nothing is done, unless told. */
  readonly no?: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

/** The end of a form that can be left. */
export function FormButtons({ yes, no, busy, onCancel }: FormButtonsProps): ReactNode {
  const t = useText();
  return (
    <div className={css["row"]}>
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? t("teach.working") : yes}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {no ?? t("teach.cancel")}
      </Button>
    </div>
  );
}
