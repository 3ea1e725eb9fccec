import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import shared from "../components/components.module.css";
import { Field } from "../components/field.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import type { WholeClass } from "../whole-class.ts";
import css from "./year.module.css";

type Erased = SchoolAnswer<"POST /classes/{class}/erasure">;

interface EraseClassProps {
  readonly whole: WholeClass;
  readonly onClose: () => void;
}

/** For ever, and so only after who goes was told and the name was typed [TEA27]. */
export function EraseClass({ whole, onClose }: EraseClassProps): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const data = useSchoolData("GET /classes/{class}/erasure", { class: whole.id });
  const [erased, setErased] = useState<Erased | null>(null);
  const leave = () => navigate("/teach");

  if (erased !== null) {
    const { erased: n, kept, logsErased } = erased;
    return (
      <Dialog
        title={t("teach.erase-class.done", { name: whole.name })}
        text={t("teach.erase-class.done.text", { n, kept })}
        onClose={leave}
      >
        {!logsErased && <p>{t("teach.erase-class.later")}</p>}
        <DialogButtons>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- where a dialog begins */}
          <Button look="primary" autoFocus onClick={leave}>
            {t("teach.all-classes")}
          </Button>
        </DialogButtons>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("teach.erase-class.title", { name: whole.name })} onClose={onClose}>
      <SchoolContent data={data}>
        {({ goes, stays }) => (
          <>
            <WhatGoes whole={whole} goes={goes} stays={stays} />
            <EraseForm whole={whole} onClose={onClose} onErased={setErased} />
          </>
        )}
      </SchoolContent>
    </Dialog>
  );
}

interface WhatGoesProps {
  readonly whole: WholeClass;
  readonly goes: readonly string[];
  readonly stays: readonly string[];
}

/** Reading begins here: on a small screen the name is asked for below it. */
function WhatGoes({ whole, goes, stays }: WhatGoesProps): ReactNode {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const namesOf = (ids: readonly string[]) =>
    whole.roster
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .toSorted((a, b) => a.localeCompare(b))
      .join(", ");
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={css["begin"]}>
        {t("teach.erase-class.goes")}
      </h3>
      <ul className={css["facts"]}>
        {goes.length > 0 && <li>{t("teach.erase-class.goes.pupils", { n: goes.length, names: namesOf(goes) })}</li>}
        <li>{t("teach.erase-class.goes.class")}</li>
      </ul>
      <h3>{t("teach.erase-class.stays")}</h3>
      <ul className={css["facts"]}>
        {stays.length > 0 && <li>{t("teach.erase-class.stays.pupils", { n: stays.length, names: namesOf(stays) })}</li>}
        <li>{t("teach.erase-class.stays.devices")}</li>
        <li>{t("teach.erase-class.stays.copies")}</li>
      </ul>
    </>
  );
}

interface EraseFormProps extends EraseClassProps {
  readonly onErased: (erased: Erased) => void;
}

function EraseForm({ whole, onClose, onErased }: EraseFormProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [typed, setTyped] = useState("");
  const [tries, setTries] = useState(0);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();
  const { name } = whole;
  const isSame = typed.trim().normalize("NFC").toLowerCase() === name.toLowerCase();

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTries((last) => last + 1);
    if (!isSame) return;
    const erased = await send(() => ask("POST /classes/{class}/erasure", { name }, { class: whole.id }));
    if (erased !== null) onErased(erased.value);
  }

  return (
    <form ref={form} className={shared["form"]} onSubmit={(event) => void erase(event)} noValidate>
      <Field
        label={t("teach.erase.type", { name })}
        value={typed}
        onText={setTyped}
        fault={tries > 0 && !isSame ? t("teach.erase.not-same") : null}
        autoComplete="off"
        spellCheck={false}
      />
      <Trouble error={error} />
      <div className={shared["row"]}>
        <Button look="primary" onClick={onClose}>
          {t("teach.keep")}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {busy ? t("teach.working") : t("teach.erase.for-ever")}
        </Button>
      </div>
    </form>
  );
}
