import { useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { LearnerProfile } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { Button } from "../../parts/button.tsx";
import { useText } from "../../text/text.ts";
import { ExportButton } from "./export-button.tsx";
import css from "./settings.module.css";

interface DeleteLearnerProps {
  readonly learner: LearnerProfile;
  /** Records that would be removed. */
  readonly count: number;
}

/**
 * Removes a learner after two questions. The safe answer has the focus each time; the browser's own dialog keeps
 * the focus inside and gives it back to the button.
 */
export function DeleteLearner({ learner, count }: DeleteLearnerProps): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<1 | 2>(1);
  const [failed, setFailed] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);

  function open(): void {
    setStep(1);
    setFailed(false);
    dialog.current?.showModal();
    keep.current?.focus();
  }

  function goOn(): void {
    setStep(2);
    keep.current?.focus();
  }

  async function remove(): Promise<void> {
    const deleted = await engine.deleteLearner(learner.id);
    if (!deleted.ok) {
      setFailed(true);
      return;
    }
    dialog.current?.close();
    navigate("/");
  }

  return (
    <>
      <Button onClick={open}>{t("settings.delete")}</Button>
      <dialog ref={dialog} className={css["dialog"]} aria-labelledby="delete-title" aria-describedby="delete-text">
        <h2 id="delete-title">{step === 1 ? t("settings.delete.title-1", { name }) : t("settings.delete.title-2")}</h2>
        <p id="delete-text">{step === 1 ? t("settings.delete.text-1", { count }) : t("settings.delete.text-2")}</p>
        {step === 1 && <ExportButton />}
        <p role="alert" className={css["alert"]}>
          {failed && t("settings.delete.failed")}
        </p>
        <div className={css["dialogButtons"]}>
          <Button ref={keep} look="primary" onClick={() => dialog.current?.close()}>
            {t("settings.delete.keep")}
          </Button>
          {step === 1 ? (
            <Button onClick={goOn}>{t("settings.delete.go-on")}</Button>
          ) : (
            <Button onClick={() => void remove()}>{t("settings.delete.for-ever")}</Button>
          )}
        </div>
      </dialog>
    </>
  );
}
