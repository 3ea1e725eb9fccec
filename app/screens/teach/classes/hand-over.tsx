import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { engine } from "../../../engine-client.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import css from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";

interface HandOverProps {
  readonly whole: WholeClass;
  readonly onClose: () => void;
}

/** This device becomes one for the whole class; the teacher is signed out of it first, or pupils would meet this page [TEA14]. */
export function HandOver({ whole, onClose }: HandOverProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const { busy, error, send } = useSending();

  async function handOver(): Promise<void> {
    setFailed(false);
    const made = await send(() => ask("POST /classes/{class}/kiosk-codes", {}, { class: whole.id }));
    if (made === null) return;
    const joined = await send(() => ask("POST /auth/join", { code: made.value.code, kind: "kiosk" }));
    if (joined === null) return;
    const shared = await engine.shareDevice(whole.name);
    setFailed(!shared.ok);
    if (!shared.ok) return;
    const out = await send(() => ask("POST /auth/logout", {}));
    if (out !== null) navigate("/kiosk");
  }

  return (
    <Dialog
      title={t("teach.join.kiosk.sure")}
      text={t("teach.join.kiosk.text", { name: whole.name })}
      onClose={onClose}
    >
      <Trouble error={error} words={failed ? { text: "teach.join.kiosk.failed" } : null} />
      <div className={css["row"]}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
        <Button look="primary" autoFocus aria-disabled={busy} onClick={() => void handOver()}>
          {busy ? t("teach.working") : t("teach.join.kiosk.yes")}
        </Button>
        <Button onClick={onClose}>{t("teach.keep")}</Button>
      </div>
    </Dialog>
  );
}
