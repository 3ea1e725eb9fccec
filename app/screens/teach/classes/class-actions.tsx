import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { Confirm } from "../components/confirm.tsx";
import { Field } from "../components/field.tsx";
import shared from "../components/components.module.css";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { nameFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { WholeClass } from "../whole-class.ts";
import { EraseClass } from "../year/erase-class.tsx";
import { NextYear } from "../year/next-year.tsx";
import css from "./classes.module.css";
import { CoTeachers } from "./co-teachers.tsx";

interface ClassActionsProps {
  readonly whole: WholeClass;
  readonly onChange: () => void;
}

/** Rename, share with a colleague, go on next year, archive, bring back, erase. */
export function ClassActions({ whole, onChange }: ClassActionsProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [open, setOpen] = useState<"rename" | "teachers" | "archive" | "next" | "erase" | null>(null);
  const { busy, error, send, forget } = useSending();

  function close(): void {
    forget();
    setOpen(null);
  }

  async function archive(archived: boolean): Promise<void> {
    const answer = await send(() => ask("PATCH /classes/{class}", { archived }, { class: whole.id }));
    if (answer === null) return;
    close();
    onChange();
  }

  return (
    <div className={css["buttons"]}>
      <Button onClick={() => setOpen("rename")}>{t("teach.class.rename")}</Button>
      <Button onClick={() => setOpen("teachers")}>{t("teach.class.teachers")}</Button>
      {whole.code === null ? (
        <>
          <Button aria-disabled={busy} onClick={() => void archive(false)}>
            {t("teach.archived.back")}
          </Button>
          <Trouble error={error} />
        </>
      ) : (
        <>
          <Button onClick={() => setOpen("next")}>{t("teach.next")}</Button>
          <Button onClick={() => setOpen("archive")}>{t("teach.class.archive")}</Button>
        </>
      )}
      <Button look="quiet" onClick={() => setOpen("erase")}>
        {t("teach.erase-class")}
      </Button>
      {open === "next" && <NextYear whole={whole} onClose={close} />}
      {open === "erase" && <EraseClass whole={whole} onClose={close} />}
      {open === "teachers" && <CoTeachers whole={whole} onClose={close} onChange={onChange} />}
      {open === "rename" && <Rename whole={whole} onClose={close} onChange={onChange} />}
      {open === "archive" && (
        <Confirm
          title={t("teach.class.archive.sure", { name: whole.name })}
          text={t("teach.class.archive.text")}
          yes={t("teach.class.archive")}
          busy={busy}
          error={error}
          onYes={() => void archive(true)}
          onClose={close}
        />
      )}
    </div>
  );
}

function Rename({ whole, onClose, onChange }: ClassActionsProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [name, setName] = useState(whole.name);
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const fault = tries === 0 ? null : nameFault(name);

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (nameFault(name) !== null) return;
    const answer = await send(() => ask("PATCH /classes/{class}", { name }, { class: whole.id }));
    if (answer === null) return;
    onClose();
    onChange();
  }

  return (
    <Dialog title={t("teach.class.rename")} onClose={onClose}>
      <form ref={form} className={shared["form"]} onSubmit={(event) => void rename(event)} noValidate>
        <Field
          label={t("teach.new.name")}
          value={name}
          onText={setName}
          fault={fault && t(fault.text, fault.values)}
          autoComplete="off"
        />
        <Trouble error={error} />
        <FormButtons yes={t("teach.save")} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
