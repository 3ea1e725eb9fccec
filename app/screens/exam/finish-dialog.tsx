import { useEffect, useRef, type ReactNode } from "react";
import type { EvaluationView } from "#engine";
import { Button } from "../../parts/button.tsx";
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
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const open = exam.answered.flatMap((isAnswered, at) => (isAnswered ? [] : [at + 1]));
  return (
    <dialog ref={dialog} className={css["dialog"]} aria-labelledby="finish-title" onClose={onClose}>
      <h2 id="finish-title">{t("exam.sure")}</h2>
      <p>{t("exam.open-questions", { n: open.length })}</p>
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
      <div className={css["row"]}>
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {t("exam.keep")}
        </Button>
        <Button onClick={onFinish}>{t("exam.finish-now")}</Button>
      </div>
    </dialog>
  );
}
