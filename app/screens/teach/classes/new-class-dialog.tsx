import { useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { PinKind } from "#engine/protocol/identity";
import { Dialog } from "../../../components/dialog.tsx";
import { picturesOfPin } from "../../../components/pin-pictures.tsx";
import { useText } from "../../../text/text.ts";
import { Field } from "../components/field.tsx";
import css from "../components/components.module.css";
import { FormButtons } from "../components/form-buttons.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { nameFault } from "../session/field-faults.ts";
import { useSchool } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";

/** A name and how its pupils sign in; then the class is open to be filled. */
export function NewClassDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [, navigate] = useLocation();
  const [name, setName] = useState("");
  const [pins, setPins] = useState<PinKind>("digits");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const fault = tries === 0 ? null : nameFault(name);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (nameFault(name) !== null) return;
    const made = await send(() => ask("POST /classes", { name, pins }));
    if (made !== null) navigate(`/teach/class/${made.value.id}`);
  }

  return (
    <Dialog title={t("teach.new.title")} onClose={onClose}>
      <form ref={form} className={css["form"]} onSubmit={(event) => void make(event)} noValidate>
        <Field
          label={t("teach.new.name")}
          value={name}
          onText={setName}
          fault={fault && t(fault.text, fault.values)}
          autoComplete="off"
        />
        <fieldset className={css["choices"]}>
          <legend>{t("teach.new.pins")}</legend>
          <label className={css["choice"]}>
            <input type="radio" name="pins" checked={pins === "digits"} onChange={() => setPins("digits")} />
            <span>
              {t("teach.new.digits")} <span className={css["hint"]}>{t("teach.new.digits.hint")}</span>
            </span>
          </label>
          <label className={css["choice"]}>
            <input type="radio" name="pins" checked={pins === "pictures"} onChange={() => setPins("pictures")} />
            <span>
              {t("teach.new.pictures")} <span className={css["hint"]}>{t("teach.new.pictures.hint")}</span>
              <span className={css["sample"]} aria-hidden="true">
                {picturesOfPin("aebkhd").map(({ word, Picture }) => (
                  <Picture key={word} size="1.6rem" />
                ))}
              </span>
            </span>
          </label>
          <p className={css["hint"]}>{t("teach.new.stays")}</p>
        </fieldset>
        <Trouble error={error} />
        <FormButtons yes={t("teach.new.button")} busy={busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
