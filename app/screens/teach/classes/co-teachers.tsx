import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Field } from "../components/field.tsx";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { Unseen } from "../../../components/unseen.tsx";
import { loginFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { WholeClass } from "../whole-class.ts";
import css from "./classes.module.css";

interface CoTeachersProps {
  readonly whole: WholeClass;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Whose class it is: a colleague or a substitute is added by their sign-in name, and taken out again [TEA18]. */
export function CoTeachers({ whole, onClose, onChange }: CoTeachersProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [login, setLogin] = useState("");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const fault = tries === 0 ? null : loginFault(login);
  const isUnknown = error?.type === "refused" && error.status === 404;

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (loginFault(login) !== null) return;
    const done = await send(() => ask("POST /classes/{class}/teachers", { login }, { class: whole.id }));
    if (done === null) return;
    setLogin("");
    setTries(0);
    onChange();
  }

  async function takeOut(teacher: string): Promise<void> {
    const params = { class: whole.id, teacher };
    const done = await send(() => ask("DELETE /classes/{class}/teachers/{teacher}", null, params));
    if (done === null) return;
    onClose();
    onChange();
  }

  return (
    <Dialog title={t("teach.class.teachers")} text={t("teach.class.teachers.text")} onClose={onClose}>
      <ul role="list" className={css["coTeachers"]}>
        {whole.teachers.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {whole.teachers.length > 1 && (
              <Button look="quiet" aria-disabled={busy} onClick={() => void takeOut(id)}>
                {t("teach.class.teachers.out")} <Unseen>{name}</Unseen>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form ref={form} className={shared["form"]} onSubmit={(event) => void add(event)} noValidate>
        <Field
          label={t("teach.class.teachers.login")}
          value={login}
          onText={setLogin}
          fault={fault && t(fault.text, fault.values)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Trouble error={error} words={isUnknown ? { text: "teach.class.teachers.unknown" } : null} />
        <FormButtons yes={t("teach.class.teachers.add")} no={t("teach.close")} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
