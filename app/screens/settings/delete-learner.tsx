import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { LearnerProfile } from "#workers/engine-api";
import { engine } from "../../engine-client.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { Button } from "../../components/button.tsx";
import { Dialog, DialogButtons } from "../../components/dialog.tsx";
import { useText } from "../../text/text.ts";
import { ExportButton } from "./export-button.tsx";
import css from "./settings.module.css";

interface DeleteLearnerProps {
  readonly learner: LearnerProfile;
  /** Records that would be removed. */
  readonly count: number;
}

/** Removes a learner after two questions. */
export function DeleteLearner(props: DeleteLearnerProps): ReactNode {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t("settings.delete")}</Button>
      {asking && <Questions {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Questions({ learner, count, onClose }: DeleteLearnerProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const [, navigate] = useLocation();
  const [step, setStep] = useState<1 | 2>(1);
  const [failed, setFailed] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The safe answer has the focus each time.
    keep.current?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another question is the reason
  }, [step]);

  async function remove(): Promise<void> {
    const deleted = await engine.deleteLearner(learner.id);
    if (!deleted.ok) {
      setFailed(true);
      return;
    }
    onClose();
    navigate("/");
  }

  return (
    <Dialog
      title={step === 1 ? t("settings.delete.title-1", { name }) : t("settings.delete.title-2")}
      text={step === 1 ? t("settings.delete.text-1", { count }) : t("settings.delete.text-2")}
      onClose={onClose}
    >
      {step === 1 && <ExportButton />}
      <p role="alert" className={css["alert"]}>
        {failed && t("settings.delete.failed")}
      </p>
      <DialogButtons>
        <Button ref={keep} look="primary" onClick={onClose}>
          {t("settings.delete.keep")}
        </Button>
        {step === 1 ? (
          <Button onClick={() => setStep(2)}>{t("settings.delete.go-on")}</Button>
        ) : (
          <Button onClick={() => void remove()}>{t("settings.delete.for-ever")}</Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
