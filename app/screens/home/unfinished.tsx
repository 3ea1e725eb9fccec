import type { ReactNode } from "react";
import { useEngineView } from "../../engine-store.ts";
import { ButtonLink } from "../../parts/button.tsx";
import { useText } from "../../text/text.ts";
import { lessonsUnderWay } from "../learn/lessons-under-way.ts";
import { isLessonsDesk } from "../learn/skill-of-lesson.ts";
import css from "./home.module.css";

/** A lesson that is under way. */
export function Unfinished(): ReactNode {
  const t = useText();
  const lesson = useEngineView((view) => view.activities?.lesson ?? null);
  // The others are on the page of lessons.
  const [latest] = lessonsUnderWay(lesson);
  if (latest === undefined) return null;
  return (
    <section className={css["card"]}>
      <p className={css["recommendation"]}>{t("learn.open", { title: latest.title })}</p>
      <ButtonLink href={`/learn/${latest.skillId}`} look={isLessonsDesk(lesson) ? "primary" : "secondary"}>
        {t("learn.go-on")}
      </ButtonLink>
    </section>
  );
}
