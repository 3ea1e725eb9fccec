import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { Dialog, DialogButtons } from "../../../components/dialog.tsx";
import { useText } from "../../../text/text.ts";
import { EraseByName } from "../components/erase-by-name.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import css from "./year.module.css";

type Erased = SchoolAnswer<"POST /classes/{class}/erasure">;

interface EraseClassProps {
  readonly whole: WholeClass;
  readonly onClose: () => void;
}

/** Who goes is told before the name is asked for [TEA27]. */
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
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const { name } = whole;

  async function erase(): Promise<void> {
    const erased = await send(() => ask("POST /classes/{class}/erasure", { name }, { class: whole.id }));
    if (erased !== null) onErased(erased.value);
  }

  return <EraseByName name={name} busy={busy} error={error} onErase={erase} onKeep={onClose} />;
}
