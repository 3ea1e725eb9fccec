import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
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
import { useLive } from "../live/use-live.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { GivenWork, WholeClass } from "../whole-class.ts";
import css from "./exams.module.css";
import { TakeExam } from "./take-exam.tsx";

type Exam = SchoolAnswer<"GET /classes/{class}/exams">["exams"][number];

interface ExamListProps {
  readonly whole: WholeClass;
  readonly onOpen: (id: string) => void;
}

/** All of them, the last changed first, each with what it was given as [TEA140]. */
export function ExamList({ whole, onOpen }: ExamListProps): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/exams", { class: whole.id });
  const given = useSchoolData("GET /classes/{class}/assignments", { class: whole.id });
  const [task, setTask] = useState<"new" | "take" | null>(null);
  const [news, setNews] = useState("");
  useLive([whole.id], given.again);
  return (
    <SchoolContent data={data}>
      {({ exams }) => (
        <>
          <News>{news}</News>
          {whole.code !== null && (
            <div className={css["tools"]}>
              <Button look="primary" onClick={() => setTask("new")}>
                {t("teach.exams.new")}
              </Button>
              <Button onClick={() => setTask("take")}>{t("teach.exams.take")}</Button>
            </div>
          )}
          {exams.length === 0 ? (
            <p className={css["empty"]}>{t("teach.exams.none")}</p>
          ) : (
            <ul role="list" className={css["list"]} aria-label={t("teach.tab.exams")}>
              {exams.map((exam) => (
                <ExamCard
                  key={exam.id}
                  whole={whole}
                  exam={exam}
                  given={
                    given.value?.assignments.filter(({ what }) => what.type === "exam" && what.exam === exam.id) ?? []
                  }
                  onDone={(words) => {
                    setNews(words);
                    data.again();
                  }}
                />
              ))}
            </ul>
          )}
          {task === "new" && <NewExam whole={whole} onMade={onOpen} onClose={() => setTask(null)} />}
          {task === "take" && <TakeExam whole={whole} onMade={onOpen} onClose={() => setTask(null)} />}
        </>
      )}
    </SchoolContent>
  );
}

interface ExamCardProps {
  readonly whole: WholeClass;
  readonly exam: Exam;
  readonly given: readonly GivenWork[];
  readonly onDone: (words: string) => void;
}

function ExamCard({ whole, exam, given, onDone }: ExamCardProps): ReactNode {
  const t = useText();
  const ask = useSchool();
  const { busy, error, send } = useSending();
  const [isSure, setSure] = useState(false);
  const { id, title, version, frozenAt, questions, forms, selection, teacher, changedAt, assigned } = exam;
  const changed = { date: dateText(changedAt), teacher };

  async function copy(): Promise<void> {
    const name = t("teach.exams.copy.of", { title }).slice(0, 80);
    const made = await send(() =>
      ask("POST /classes/{class}/exams", { title: name, copyOf: { class: whole.id, exam: id } }, { class: whole.id }),
    );
    if (made !== null) onDone(t("teach.exams.copied", { title: name }));
  }

  async function remove(): Promise<void> {
    const gone = await send(() => ask("DELETE /classes/{class}/exams/{exam}", null, { class: whole.id, exam: id }));
    if (gone === null) return;
    setSure(false);
    onDone(t("teach.exams.removed"));
  }

  return (
    <li className={css["card"]} aria-label={title}>
      <div className={css["cardHead"]}>
        <div>
          <h2>{title}</h2>
          <p className={css["quiet"]}>
            <span className={css["chip"]} data-frozen={frozenAt !== null}>
              {t(
                frozenAt === null ? "teach.exams.draft" : assigned > 0 ? "teach.exams.assigned" : "teach.exams.frozen",
              )}
            </span>{" "}
            {[
              ...(version > 1 ? [t("teach.exams.version", { version })] : []),
              t("teach.exams.questions", { n: questions }),
              t(selection === "adaptive" ? "teach.exams.adaptive" : "teach.exams.forms", { n: forms }),
            ].join(" · ")}
            <br />
            {t(teacher === "" ? "teach.exams.changed.nobody" : "teach.exams.changed", changed)}
          </p>
        </div>
        <div className={css["actions"]}>
          <ButtonLink href={`/teach/class/${whole.id}/exams?exam=${id}`}>
            {t("teach.exams.open")} <Unseen>{title}</Unseen>
          </ButtonLink>
          <Button aria-disabled={busy} onClick={() => void copy()}>
            {t("teach.exams.copy")} <Unseen>{title}</Unseen>
          </Button>
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
              <ButtonLink href={`/teach/class/${whole.id}/exams?results=${work.id}`}>
                <Icon name="report" /> {t("teach.exams.results")} <Unseen>{title}</Unseen>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {isSure && (
        <Confirm
          title={t("teach.exams.remove.sure")}
          text={t("teach.exams.remove.text")}
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

interface NewExamProps {
  readonly whole: WholeClass;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

function NewExam({ whole, onMade, onClose }: NewExamProps): ReactNode {
  const ask = useSchool();
  return (
    <TitleDialog
      make={(title) => ask("POST /classes/{class}/exams", { title, copyOf: null }, { class: whole.id })}
      onMade={onMade}
      onClose={onClose}
    />
  );
}
