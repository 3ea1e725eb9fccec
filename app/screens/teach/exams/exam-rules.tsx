import type { ReactNode } from "react";
import type { ExamDraft } from "#engine/exams";
import { useText } from "../../../text/text.ts";
import { SelectField } from "../components/select-field.tsx";
import css from "./exams.module.css";

const TIMES = [10, 15, 20, 30, 40, 45, 60, 90] as const;
const MINUTE_MS = 60_000;
const FORMS = [2, 3, 4] as const;

interface ExamRulesProps {
  readonly draft: ExamDraft;
  /** As it is kept. */
  readonly mayEndSooner: boolean;
  readonly onChange: (draft: ExamDraft) => void;
}

/** What holds for all of it: how many questions, how long, which forms, and whether one may go back. */
export function ExamRules({ draft, mayEndSooner, onChange }: ExamRulesProps): ReactNode {
  const t = useText();
  const { sections, limitMs, selection, forms, canGoBack } = draft;
  const count = sections.reduce((sum, { skills, items }) => sum + (skills.length > 0 ? items : 0), 0);
  const minutes = limitMs === null ? null : Math.round(limitMs / MINUTE_MS);
  const times = [...new Set([...TIMES, ...(minutes === null ? [] : [minutes])])].toSorted((a, b) => a - b);
  const isNever = selection === "adaptive" || sections.some(({ itemLimitMs }) => itemLimitMs !== null);

  function choose(id: string): void {
    if (id === "fixed" || id === "adaptive") onChange({ ...draft, selection: id, forms: 1 });
    else onChange({ ...draft, selection: "random", forms: Number(id) });
  }

  return (
    <section className={css["rules"]} aria-label={t("teach.exam.rules")}>
      <p className={css["count"]}>
        <span>{t("teach.exam.count")}</span>
        <b>{t("teach.exam.count.value", { n: count })}</b>
      </p>
      <SelectField
        label={t("teach.exam.time")}
        value={minutes === null ? "" : `${minutes}`}
        options={[
          { id: "", name: t("teach.exam.time.none") },
          ...times.map((n) => ({ id: `${n}`, name: t("teach.exam.time.minutes", { n }) })),
        ]}
        onChoose={(id) => onChange({ ...draft, limitMs: id === "" ? null : Number(id) * MINUTE_MS })}
      />
      <SelectField
        label={t("teach.exam.selection")}
        value={selection === "random" ? `${forms}` : selection}
        options={[
          { id: "fixed", name: t("teach.exam.selection.fixed") },
          // One parallel form is the same for all.
          ...FORMS.map((n) => ({ id: `${n}`, name: t("teach.exam.selection.random", { n }) })),
          { id: "adaptive", name: t("teach.exam.selection.adaptive") },
        ]}
        onChoose={choose}
      />
      {mayEndSooner && <p className={`${css["quiet"]} ${css["sooner"]}`}>{t("teach.exam.sooner", { n: count })}</p>}
      <div className={css["backRule"]}>
        <label className={css["check"]}>
          <input
            type="checkbox"
            checked={canGoBack && !isNever}
            disabled={isNever}
            onChange={({ target }) => onChange({ ...draft, canGoBack: target.checked })}
          />
          {t("teach.exam.back")}
        </label>
        {isNever && <p className={css["quiet"]}>{t("teach.exam.back.never")}</p>}
      </div>
    </section>
  );
}
