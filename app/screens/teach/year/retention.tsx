import { useState, type FormEvent, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { useText } from "../../../text/text.ts";
import { Button } from "../../../components/button.tsx";
import shared from "../components/components.module.css";
import { Field } from "../components/field.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { daysFault } from "../session/field-faults.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import { useFocusOnFault } from "../session/use-focus-on-fault.ts";
import { leavingByClass } from "./leaving-by-class.ts";
import { LeavingList } from "./leaving.tsx";

type Schedule = SchoolAnswer<"GET /school">["retention"];

const KINDS = ["leftDays", "archivedDays"] as const;
type Kind = (typeof KINDS)[number];

/** How long the school keeps what, and what goes next by that, in the whole school [TEA29]. */
export function Retention({ own }: { readonly own: string }): ReactNode {
  const t = useText();
  const school = useSchoolData("GET /school");
  const departures = useSchoolData("GET /departures");
  const staff = useSchoolData("GET /teachers");
  const teachers = staff.value?.teachers ?? [];

  function ownersOf(id: string): string | null {
    const owners = teachers.filter(({ classes }) => classes.some((one) => one.id === id));
    return owners.some((one) => one.id === own) ? null : owners.map(({ name }) => name).join(", ");
  }

  return (
    <>
      <p>{t("teach.retention.text")}</p>
      <SchoolContent data={school}>
        {({ retention }) => <ScheduleForm now={retention} onSaved={departures.again} />}
      </SchoolContent>
      <h3>{t("teach.leaving")}</h3>
      <SchoolContent data={departures}>
        {(value) => (
          <>
            {value.departures.length === 0 && <p>{t("teach.leaving.none")}</p>}
            <LeavingList leaving={leavingByClass(value.departures)} ownersOf={ownersOf} onKept={departures.again} />
          </>
        )}
      </SchoolContent>
    </>
  );
}

interface ScheduleFormProps {
  readonly now: Schedule;
  readonly onSaved: () => void;
}

/** What is typed for each kind; null: never. */
type Typed = Readonly<Record<Kind, string | null>>;

function ScheduleForm({ now, onSaved }: ScheduleFormProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const [typed, setTyped] = useState<Typed>({
    leftDays: now.leftDays?.toString() ?? null,
    archivedDays: now.archivedDays?.toString() ?? null,
  });
  const [tries, setTries] = useState(0);
  const [saved, setSaved] = useState(false);
  const form = useFocusOnFault(tries);
  const { busy, error, send } = useSending();

  function change(kind: Kind, days: string | null): void {
    setSaved(false);
    setTyped((last) => ({ ...last, [kind]: days }));
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSaved(false);
    setTries((last) => last + 1);
    if (KINDS.some((kind) => typed[kind] !== null && daysFault(typed[kind]) !== null)) return;
    const daysOf = (kind: Kind) => (typed[kind] === null ? null : Number(typed[kind]));
    const retention = { leftDays: daysOf("leftDays"), archivedDays: daysOf("archivedDays") };
    const done = await send(() => ask("PATCH /school", { retention }));
    if (done === null) return;
    setSaved(true);
    onSaved();
  }

  return (
    <form ref={form} className={shared["form"]} onSubmit={(event) => void save(event)} noValidate>
      {KINDS.map((kind) => (
        <DaysChoice
          key={kind}
          kind={kind}
          typed={typed[kind]}
          isTried={tries > 0}
          onChange={(days) => change(kind, days)}
        />
      ))}
      <Trouble error={error} />
      <div className={shared["row"]}>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? t("teach.working") : t("teach.save")}
        </Button>
        <output>{saved && t("teach.retention.saved")}</output>
      </div>
    </form>
  );
}

interface DaysChoiceProps {
  readonly kind: Kind;
  readonly typed: string | null;
  readonly isTried: boolean;
  readonly onChange: (days: string | null) => void;
}

/** Never, or after a number of days. */
function DaysChoice({ kind, typed, isTried, onChange }: DaysChoiceProps): ReactNode {
  const t = useText();
  const fault = isTried && typed !== null ? daysFault(typed) : null;
  return (
    <fieldset className={shared["choices"]}>
      <legend>{t(`teach.retention.${kind}`)}</legend>
      <p className={shared["hint"]}>{t(`teach.retention.${kind}.hint`)}</p>
      <label className={shared["choice"]}>
        <input type="radio" name={kind} checked={typed === null} onChange={() => onChange(null)} />
        <span>{t("teach.retention.never")}</span>
      </label>
      <label className={shared["choice"]}>
        <input type="radio" name={kind} checked={typed !== null} onChange={() => onChange(typed ?? "")} />
        <span>{t("teach.retention.after")}</span>
      </label>
      {typed !== null && (
        <Field
          label={t(`teach.retention.${kind}.days`)}
          hint={t("teach.retention.days.hint")}
          value={typed}
          onText={onChange}
          fault={fault && t(fault.text, fault.values)}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </fieldset>
  );
}
