import { useState, type ReactNode } from "react";
import type { SchoolAnswer } from "#engine/protocol/identity";
import { Button } from "../../../components/button.tsx";
import { useText } from "../../../text/text.ts";
import { SchoolContent } from "../components/school-content.tsx";
import { TitleDialog } from "../components/title-dialog.tsx";
import { News } from "../components/words.tsx";
import { useLive } from "../live/use-live.ts";
import { useSchool, useSchoolData } from "../session/school.tsx";
import type { GivenWork, WholeClass } from "../whole-class.ts";
import { examFacts } from "./exam-facts.ts";
import css from "./exams.module.css";
import { MadeCard } from "./made-card.tsx";
import { ReadyExams } from "./ready-exams.tsx";
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
  const ready = useSchoolData("GET /classes/{class}/ready-exams", { class: whole.id });
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
          <ReadyExams
            whole={whole}
            data={ready}
            onOpen={onOpen}
            onNews={() => {
              setNews(t("teach.exams.ready.done"));
              data.again();
              given.again();
              ready.again();
            }}
          />
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
  const { id } = exam;
  const here = { class: whole.id };
  return (
    <MadeCard
      whole={whole}
      made={exam}
      kind={null}
      facts={examFacts(t, exam)}
      href={`/teach/class/${whole.id}/exams?exam=${id}`}
      given={given}
      answers={{
        hrefOf: (work) => `/teach/class/${whole.id}/exams?results=${work.id}`,
        words: t("teach.exams.results"),
      }}
      sure={{ title: t("teach.exams.remove.sure"), text: t("teach.exams.remove.text") }}
      copyAs={(title) => ask("POST /classes/{class}/exams", { title, copyOf: { class: whole.id, exam: id } }, here)}
      remove={() => ask("DELETE /classes/{class}/exams/{exam}", null, { ...here, exam: id })}
      onDone={onDone}
    />
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
