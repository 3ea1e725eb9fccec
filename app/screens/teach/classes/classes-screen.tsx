import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { spacedPin } from "../cards/spaced-pin.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import css from "./classes.module.css";
import { NewClassDialog } from "./new-class-dialog.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { leavingByClass } from "../year/leaving-by-class.ts";
import { LeavingList } from "../year/leaving.tsx";
import year from "../year/year.module.css";

type ClassView = SchoolAnswer<"GET /classes">["classes"][number];

/** The teacher's classes. */
export function ClassesScreen(): ReactNode {
  const data = useSchoolData("GET /classes");
  return (
    <SchoolContent data={data}>{({ classes }) => <Classes classes={classes} onChange={data.again} />}</SchoolContent>
  );
}

interface ClassesProps {
  readonly classes: readonly ClassView[];
  readonly onChange: () => void;
}

function Classes({ classes, onChange }: ClassesProps): ReactNode {
  const t = useText();
  const [making, setMaking] = useState(false);
  const open = classes.filter(({ code }) => code !== null);
  const archived = classes.filter(({ code }) => code === null);
  return (
    <>
      <div className={css["head"]}>
        <h1>{t("teach.classes")}</h1>
        <Button look="primary" onClick={() => setMaking(true)}>
          {classes.length === 0 ? t("teach.classes.first") : t("teach.classes.new")}
        </Button>
      </div>
      {open.length === 0 ? (
        <p className={css["empty"]}>
          {classes.length === 0 ? t("teach.classes.none") : t("teach.classes.all-archived")}
        </p>
      ) : (
        <ul role="list" className={css["classes"]} aria-label={t("teach.classes")}>
          {open.map(({ id, name, code, learners }) => (
            <li key={id} className={css["card"]}>
              <h2>
                <Link href={`/teach/class/${id}`}>{name}</Link>
              </h2>
              <p>{t("teach.classes.learners", { n: learners })}</p>
              <p className={css["code"]}>
                <span className={css["quiet"]}>{t("teach.code")}</span> {spacedPin(code ?? "", "-")}
              </p>
            </li>
          ))}
        </ul>
      )}
      <LeavingSoon classes={classes} onChange={onChange} />
      {archived.length > 0 && (
        <details className={css["archived"]}>
          <summary>{t("teach.archived", { n: archived.length })}</summary>
          <ul role="list">
            {archived.map((one) => (
              <Archived key={one.id} of={one} onChange={onChange} />
            ))}
          </ul>
        </details>
      )}
      {making && <NewClassDialog onClose={() => setMaking(false)} />}
    </>
  );
}

/** What goes of the teacher's own classes; an administrator sees the rest under "Account". */
function LeavingSoon({ classes, onChange }: ClassesProps): ReactNode {
  const t = useText();
  const { value, again } = useSchoolData("GET /departures");
  const own = (value?.departures ?? []).filter((one) => classes.some(({ id }) => id === one.class));
  return (
    <section className={own.length > 0 ? year["section"] : undefined}>
      {own.length > 0 && (
        <>
          <h2>{t("teach.leaving")}</h2>
          <p className={css["empty"]}>{t("teach.leaving.text")}</p>
        </>
      )}
      <LeavingList
        leaving={leavingByClass(own)}
        ownersOf={() => null}
        onKept={() => {
          again();
          onChange();
        }}
      />
    </section>
  );
}

function Archived({ of, onChange }: { readonly of: ClassView; readonly onChange: () => void }): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  return (
    <li className={css["archivedItem"]}>
      <Link href={`/teach/class/${of.id}`}>{of.name}</Link>
      <span>{t("teach.classes.learners", { n: of.learners })}</span>
      <Button
        aria-disabled={busy}
        onClick={() =>
          void send(() => ask("PATCH /classes/{class}", { archived: false }, { class: of.id })).then(
            (answer) => answer !== null && onChange(),
          )
        }
      >
        {t("teach.archived.back")} <Unseen>{of.name}</Unseen>
      </Button>
      <Trouble error={error} />
    </li>
  );
}
