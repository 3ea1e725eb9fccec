import { useState, type FormEvent, type ReactNode } from "react";
import type { Result } from "#engine";
import { Dialog } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import type { AskError } from "../ask-school.ts";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import css from "./components.module.css";
import { Field } from "./field.tsx";
import { FormButtons } from "./form-buttons.tsx";
import { Trouble } from "./trouble.tsx";
import { useSending } from "./use-sending.ts";

interface TitleDialogProps {
  readonly make: (title: string) => Promise<Result<{ readonly id: string }, AskError>>;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** Begins what a teacher makes for pupils with its title. */
export function TitleDialog({ make, onMade, onClose }: TitleDialogProps): ReactNode {
  const t = useText();
  const { busy, error, send } = useSending();
  const [title, setTitle] = useState("");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (title.trim() === "") return;
    const made = await send(() => make(title.trim()));
    if (made !== null) onMade(made.value.id);
  }

  return (
    <Dialog title={t("teach.exams.new.title")} onClose={onClose}>
      <form ref={form} className={css["form"]} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t("teach.exams.new.name")}
          hint={t("teach.exams.new.hint")}
          value={title}
          onText={setTitle}
          maxLength={80}
          autoComplete="off"
          fault={tries > 0 && title.trim() === "" ? t("teach.exams.new.fault") : null}
        />
        <Trouble error={error} />
        <FormButtons yes={t("teach.exams.new.yes")} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
