import { useState, type ReactNode } from "react";
import type { OwnFormSummary } from "#engine/protocol/own-forms";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { TitleDialog } from "../components/title-dialog.tsx";
import { News } from "../components/words.tsx";
import css from "../exams/exams.module.css";
import { MadeCard } from "../exams/made-card.tsx";
import { useLive } from "../live/use-live.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { GivenWork, WholeClass } from "../whole-class.ts";
import { TakeForm } from "./take-form.tsx";

interface FormListProps {
  readonly whole: WholeClass;
  readonly onOpen: (id: string) => void;
}

/** What is begun: a new one of a kind, or a copy. */
type Task = OwnFormSummary["kind"] | "take";

/** All of them, the last changed first, each with what it was given as [TEA174]. */
export function FormList({ whole, onOpen }: FormListProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const data = useSchoolData("GET /classes/{class}/own-forms", { class: whole.id });
  const given = useSchoolData("GET /classes/{class}/assignments", { class: whole.id });
  const [task, setTask] = useState<Task | null>(null);
  const [news, setNews] = useState("");
  useLive([whole.id], given.again);
  return (
    <SchoolContent data={data}>
      {({ forms }) => (
        <>
          <News>{news}</News>
          {whole.code !== null && (
            <div className={css["tools"]}>
              <Button look="primary" onClick={() => setTask("survey")}>
                {t("teach.surveys.new.survey")}
              </Button>
              <Button onClick={() => setTask("guide")}>{t("teach.surveys.new.guide")}</Button>
              <Button onClick={() => setTask("take")}>{t("teach.exams.take")}</Button>
            </div>
          )}
          {forms.length === 0 ? (
            <p className={css["empty"]}>{t("teach.surveys.none")}</p>
          ) : (
            <ul role="list" className={css["list"]} aria-label={t("teach.tab.surveys")}>
              {forms.map((form) => (
                <FormCard
                  key={form.id}
                  whole={whole}
                  form={form}
                  given={given.value?.assignments.filter(({ what }) => isOf(what, form.id)) ?? []}
                  onDone={(words) => {
                    setNews(words);
                    data.again();
                  }}
                />
              ))}
            </ul>
          )}
          {(task === "survey" || task === "guide") && (
            <TitleDialog
              make={(title) =>
                ask("POST /classes/{class}/own-forms", { kind: task, title, copyOf: null }, { class: whole.id })
              }
              onMade={onOpen}
              onClose={() => setTask(null)}
            />
          )}
          {task === "take" && <TakeForm whole={whole} onMade={onOpen} onClose={() => setTask(null)} />}
        </>
      )}
    </SchoolContent>
  );
}

interface FormCardProps {
  readonly whole: WholeClass;
  readonly form: OwnFormSummary;
  readonly given: readonly GivenWork[];
  readonly onDone: (words: string) => void;
}

function FormCard({ whole, form, given, onDone }: FormCardProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { id, kind, count, survey, guide } = form;
  const here = { class: whole.id };
  return (
    <MadeCard
      whole={whole}
      made={form}
      kind={t(`teach.assign.${kind}`)}
      facts={[
        t(`teach.surveys.count.${kind}`, { n: count }),
        ...(survey === null && guide === null && count > 0 ? [t("teach.surveys.unfinished")] : []),
      ]}
      href={`/teach/class/${whole.id}/surveys?form=${id}`}
      given={given}
      answers={
        kind === "survey"
          ? { hrefOf: (work) => `/teach/class/${whole.id}/work?answers=${work.id}`, words: t("teach.surveys.answers") }
          : null
      }
      sure={{ title: t(`teach.surveys.remove.sure.${kind}`), text: t("teach.surveys.remove.text") }}
      copyAs={(title) =>
        ask("POST /classes/{class}/own-forms", { kind, title, copyOf: { class: whole.id, form: id } }, here)
      }
      remove={() => ask("DELETE /classes/{class}/own-forms/{form}", null, { ...here, form: id })}
      onDone={onDone}
    />
  );
}

function isOf(what: GivenWork["what"], form: string): boolean {
  return (what.type === "survey" && what.survey === form) || (what.type === "guide" && what.guide === form);
}
