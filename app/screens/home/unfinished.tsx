import type { ReactNode } from "react";
import { useEngineView } from "../../engine-store.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { useText } from "../../text/text.ts";
import { lessonsUnderWay } from "../learn/lessons-under-way.ts";
import css from "./home.module.css";

/** An exam or a lesson that is under way: an exam's time runs on, so it is told first. */
export function Unfinished(): ReactNode {
  const t = useText();
  const exam = useEngineView((view) => view.activities?.evaluation ?? null);
  const lesson = useEngineView((view) => view.activities?.lesson ?? null);
  // The others are on the page of lessons.
  const [latest] = lessonsUnderWay(lesson);
  return (
    <>
      {exam?.ended === null && (
        <section className={css["card"]}>
          <p className={css["recommendation"]}>{t("exam.open", { title: exam.title })}</p>
          <ButtonLink href={`/exam/${exam.examId}`} look="primary" big>
            {t("exam.go-on")}
          </ButtonLink>
        </section>
      )}
      {latest !== undefined && (
        <section className={css["card"]}>
          <p className={css["recommendation"]}>{t("learn.open", { title: latest.title })}</p>
          <ButtonLink href={`/learn/${latest.skillId}`}>{t("learn.go-on")}</ButtonLink>
        </section>
      )}
    </>
  );
}
