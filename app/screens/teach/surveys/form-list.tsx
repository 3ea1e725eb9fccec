import { useState, type ReactNode } from "react";
import type { OwnFormSummary } from "#engine/protocol/own-forms";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { Confirm } from "../components/confirm.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { TitleDialog } from "../components/title-dialog.tsx";
import { Trouble } from "../components/trouble.tsx";
import { useSending } from "../components/use-sending.ts";
import { News } from "../components/words.tsx";
import css from "../exams/exams.module.css";
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
  const { busy, error, send } = useSending();
  const [isSure, setSure] = useState(false);
  const { id, kind, title, version, frozenAt, count, survey, guide, teacher, changedAt, assigned } = form;
  const here = { class: whole.id };

  async function copy(): Promise<void> {
    const name = t("teach.exams.copy.of", { title }).slice(0, 80);
    const body = { kind, title: name, copyOf: { class: whole.id, form: id } };
    const made = await send(() => ask("POST /classes/{class}/own-forms", body, here));
    if (made !== null) onDone(t("teach.exams.copied", { title: name }));
  }

  async function remove(): Promise<void> {
    const gone = await send(() => ask("DELETE /classes/{class}/own-forms/{form}", null, { ...here, form: id }));
    if (gone === null) return;
    setSure(false);
    onDone(t("teach.exams.removed"));
  }

  const state = frozenAt === null ? "draft" : assigned > 0 ? "assigned" : "frozen";
  return (
    <li className={css["card"]} aria-label={title}>
      <div className={css["cardHead"]}>
        <div>
          <h2>{title}</h2>
          <p className={css["quiet"]}>
            <span className={css["chip"]} data-frozen={frozenAt !== null}>
              {t(`teach.exams.${state}`)}
            </span>{" "}
            {[
              t(`teach.assign.${kind}`),
              ...(version > 1 ? [t("teach.exams.version", { version })] : []),
              t(`teach.surveys.count.${kind}`, { n: count }),
              ...(survey === null && guide === null && count > 0 ? [t("teach.surveys.unfinished")] : []),
            ].join(" · ")}
            <br />
            {t(teacher === "" ? "teach.exams.changed.nobody" : "teach.exams.changed", {
              date: dateText(changedAt),
              teacher,
            })}
          </p>
        </div>
        <div className={css["actions"]}>
          <ButtonLink href={`/teach/class/${whole.id}/surveys?form=${id}`}>
            {t("teach.exams.open")} <Unseen>{title}</Unseen>
          </ButtonLink>
          {whole.code !== null && (
            <Button aria-disabled={busy} onClick={() => void copy()}>
              {t("teach.exams.copy")} <Unseen>{title}</Unseen>
            </Button>
          )}
          {assigned === 0 && (
            <Button look="quiet" onClick={() => setSure(true)}>
              {t("teach.exams.remove")} <Unseen>{title}</Unseen>
            </Button>
          )}
        </div>
      </div>
      {!isSure && <Trouble error={error} />}
      {given.length > 0 && (
        <ul role="list" className={css["given"]}>
          {given.map((work) => (
            <li key={work.id}>
              <span>
                {t("teach.exams.given", { date: dateText(work.madeAt) })} ·{" "}
                {t("teach.exams.sat", {
                  done: work.pupils.filter(({ doneAt }) => doneAt !== null).length,
                  of: work.pupils.length,
                })}
              </span>
              {kind === "survey" && (
                <ButtonLink href={`/teach/class/${whole.id}/work?answers=${work.id}`}>
                  <Icon name="report" /> {t("teach.surveys.answers")} <Unseen>{title}</Unseen>
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSure && (
        <Confirm
          title={t(`teach.surveys.remove.sure.${kind}`)}
          text={t("teach.surveys.remove.text")}
          yes={t("teach.exams.remove.yes")}
          busy={busy}
          error={error}
          onYes={() => void remove()}
          onClose={() => setSure(false)}
        />
      )}
    </li>
  );
}

function isOf(what: GivenWork["what"], form: string): boolean {
  return (what.type === "survey" && what.survey === form) || (what.type === "guide" && what.guide === form);
}
