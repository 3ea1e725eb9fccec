import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import shared from "../components/components.module.css";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { LearnerTask } from "./learner-task.ts";
import css from "./roster.module.css";

/** For ever, and so only after the name was typed [TEA8]. */
export function EraseLearner({ whole, learner, sending, onDone }: LearnerTask): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { name } = learner;
  const isSame = typed.trim().normalize("NFC").toLowerCase() === name.toLowerCase();

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (!isSame) return;
    const params = { class: whole.id, learner: learner.id };
    const erased = await sending.send(() => ask("POST /classes/{class}/learners/{learner}/erasure", {}, params));
    if (erased === null) return;
    onDone(t(erased.value.logErased ? "teach.erase.done" : "teach.erase.done-later", { name }));
  }

  if (!open) {
    return (
      <section className={css["task"]}>
        <p>{t("teach.erase.text")}</p>
        <Button onClick={() => setOpen(true)}>{t("teach.erase.button")}</Button>
      </section>
    );
  }
  return (
    <form ref={form} className={`${css["task"]} ${css["grave"]}`} onSubmit={(event) => void erase(event)} noValidate>
      <p>{t("teach.erase.lost", { name })}</p>
      <Field
        label={t("teach.erase.type", { name })}
        value={typed}
        onText={setTyped}
        fault={tries > 0 && !isSame ? t("teach.erase.not-same") : null}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it came by a press and is what is asked
        autoFocus
      />
      <div className={shared["row"]}>
        <Button onClick={() => setOpen(false)}>{t("teach.keep")}</Button>
        <Button type="submit" aria-disabled={sending.busy}>
          {sending.busy ? t("teach.working") : t("teach.erase.for-ever")}
        </Button>
      </div>
    </form>
  );
}
