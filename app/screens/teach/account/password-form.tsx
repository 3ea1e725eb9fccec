import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { PasswordField } from "../components/field.tsx";
import css from "../components/components.module.css";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { newPasswordFault } from "../session/field-faults.ts";
import { NewPassword } from "../session/new-password.tsx";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";

/** Another password; the teacher's other devices are signed out by it. */
export function PasswordForm(): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [tries, setTries] = useState(0);
  const [done, setDone] = useState(false);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const fault = newPasswordFault(next);
  const refused = error?.type === "refused" ? error.status : 0;

  async function change(event: FormEvent): Promise<void> {
    event.preventDefault();
    setDone(false);
    setTries((last) => last + 1);
    if (current === "" || fault !== null) return;
    const changed = await send(() => ask("POST /auth/password", { current, next }));
    if (changed === null) return;
    setCurrent("");
    setNext("");
    setTries(0);
    setDone(true);
  }

  return (
    <form ref={form} className={css["form"]} onSubmit={(event) => void change(event)} noValidate>
      <PasswordField
        label={t("teach.password.current")}
        value={current}
        onText={setCurrent}
        fault={tries > 0 && current === "" ? t("teach.fault.empty") : null}
        autoComplete="current-password"
      />
      <NewPassword
        label={t("teach.password.new")}
        value={next}
        onText={setNext}
        fault={tries > 0 && fault !== null ? t(fault.text, fault.values) : null}
      />
      <Trouble
        error={error}
        words={
          refused === 401
            ? { text: "teach.password.no-match" }
            : refused === 400
              ? { text: "teach.password.guessable" }
              : null
        }
      />
      <div className={css["row"]}>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? t("teach.working") : t("teach.password.change")}
        </Button>
        <output>{done && t("teach.password.changed")}</output>
      </div>
    </form>
  );
}
