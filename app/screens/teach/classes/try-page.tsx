import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import type { EngineError } from "#workers/engine-api";
import { engine } from "../../../engine-client.ts";
import { Button } from "../../../components/button.tsx";
import { gradesWith, gradeWords, OFFERED_GRADES } from "../../../text/grade-words.ts";
import { numberLocaleOf } from "../../../text/number-locale.ts";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { SelectField } from "../components/select-field.tsx";
import { Alert } from "../components/trouble.tsx";
import { ClassPage } from "../reports/report-frame.tsx";
import { useSchoolData } from "../session/school.tsx";
import css from "./classes.module.css";

/** `/teach/class/:id/try`: what a trial is, and its beginning; this tab then is a pupil's [TEA95]. */
export function TryPage({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/trial", { class: id });
  return (
    <ClassPage id={id}>
      {() => (
        <div className={css["tryPage"]}>
          <h1>{t("teach.join.try")}</h1>
          <p>{t("teach.try.text")}</p>
          <SchoolContent data={data}>{({ grade }) => <Begin id={id} grade={grade} />}</SchoolContent>
        </div>
      )}
    </ClassPage>
  );
}

/** @param grade - of most of the class; null: nobody has said */
function Begin({ id, grade }: { readonly id: string; readonly grade: number | null }): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState(grade ?? OFFERED_GRADES[0] ?? 0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<EngineError | null>(null);
  const grades = gradesWith(chosen).map((one) => ({ id: `${one}`, name: gradeWords(t, one) }));

  async function begin(): Promise<void> {
    setBusy(true);
    const wish = { class: id, name: t("teach.try.name"), grade: chosen, locale: numberLocaleOf(navigator.language) };
    const begun = await engine.tryAsPupil(wish);
    setBusy(false);
    if (begun.ok) navigate("/");
    else setError(begun.error);
  }

  return (
    <>
      <SelectField
        label={t("teach.try.grade")}
        value={`${chosen}`}
        options={grades}
        onChoose={(one) => setChosen(Number(one))}
      />
      <Alert>{error === null ? null : t(error.type === "not-allowed" ? "teach.try.shared" : "teach.try.failed")}</Alert>
      <div className={css["buttons"]}>
        <Button look="primary" aria-disabled={busy} onClick={() => void begin()}>
          {t("teach.try.begin")}
        </Button>
      </div>
    </>
  );
}
