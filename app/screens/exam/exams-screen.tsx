import type { ReactNode } from "react";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { ButtonLink } from "../../components/button.tsx";
import { AskedContent } from "../../components/charts/asked-content.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { ExamFacts } from "./exam-facts.tsx";
import { useOpenExam } from "./exam-gate.tsx";
import css from "./exam.module.css";
import { examChoices } from "./exams.ts";
import { OpenExam } from "./open-exam.tsx";

/** `/exam`: the exam that is open, then those there are. */
export function ExamsScreen(): ReactNode {
  const t = useText();
  const asking = useAsked(() => engine.catalog(), "exams");
  const latest = useEngineView((view) => view.activities?.evaluation ?? null);
  const open = useOpenExam();
  const quick = { title: t("exam.quick"), about: t("exam.quick.about") };
  return (
    <Screen title={t("exam.list")}>
      <h1>{t("exam.list")}</h1>
      <p className={css["about"]}>{t("exam.intro")}</p>
      {open !== null && <OpenExam exam={open} sentence={t("exam.first.exam")} />}
      <AskedContent asking={asking}>
        {(catalog) => (
          <ul role="list" className={css["list"]}>
            {examChoices(catalog, quick).map((exam) => (
              <li key={exam.id} className={css["card"]}>
                <h2>{exam.title}</h2>
                <p>{exam.about}</p>
                <ExamFacts exam={exam} />
                {open === null && (
                  <ButtonLink href={`/exam/${encodeURIComponent(exam.id)}`}>
                    {latest?.examId === exam.id ? t("exam.result") : t("exam.look", { title: exam.title })}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </AskedContent>
    </Screen>
  );
}
