import type { ReactNode } from "react";
import type { EvaluationView } from "#engine";
import { Button } from "../../components/button.tsx";
import { Dialog, DialogButtons } from "../../components/dialog.tsx";
import { useText } from "../../text/text.ts";
import css from "./finish-dialog.module.css";

interface FinishDialogProps {
  readonly exam: EvaluationView;
  readonly onGo: (position: number) => void;
  readonly onFinish: () => void;
  readonly onClose: () => void;
}

/** Asked before an exam ends with questions that have no answer; they can be gone to where that is allowed. */
export function FinishDialog({ exam, onGo, onFinish, onClose }: FinishDialogProps): ReactNode {
  const t = useText();
  const open = exam.answered.flatMap((isAnswered, at) => (isAnswered ? [] : [at + 1]));
  return (
    <Dialog
      title={t("exam.sure")}
      text={t(exam.mayEndSooner ? "exam.more-questions" : "exam.open-questions", { n: open.length })}
      onClose={onClose}
    >
      {exam.canGoBack && (
        <ul role="list" className={css["questions"]}>
          {open.map((position) => (
            <li key={position}>
              <Button aria-label={t("exam.to-question", { n: position })} onClick={() => onGo(position)}>
                {position}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <DialogButtons>
        <Button look="primary" onClick={onClose}>
          {t("exam.keep")}
        </Button>
        <Button onClick={onFinish}>{t("exam.finish-now")}</Button>
      </DialogButtons>
    </Dialog>
  );
}
