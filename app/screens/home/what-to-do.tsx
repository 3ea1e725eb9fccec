import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { useText } from "../../text/text.ts";
import { lessonsUnderWay } from "../learn/lessons-under-way.ts";
import { isLessonsDesk } from "../learn/skill-of-lesson.ts";
import { dueSurvey } from "./due-survey.ts";
import css from "./home.module.css";
import { recommendationWords } from "./recommendation-words.ts";

/** A lesson that waits, the practice that comes next, and the survey to be answered. */
export function WhatToDo(): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const recommendation = useEngineView((view) => view.recommendation);
  const practice = useEngineView((view) => view.practice);
  // What a lesson has on the desk is taken up in the lesson.
  const isOfLesson = useEngineView((view) => isLessonsDesk(view.activities?.lesson ?? null));
  const isOpen = practice.type === "problem" && !isOfLesson;
  const sentence = isOpen
    ? t("home.resume", { skill: practice.problem.skillName })
    : recommendation === null
      ? t("home.nothing")
      : recommendationWords(t, recommendation);
  const canPractise = isOpen || recommendation !== null;
  const address = isOfLesson && recommendation !== null ? `/practice/${recommendation.skillId}` : "/practice";
  return (
    <>
      <Unfinished />
      <section className={css["card"]}>
        <p className={css["recommendation"]}>{sentence}</p>
        {canPractise && (
          <Button look={isOfLesson ? "secondary" : "primary"} big onClick={() => navigate(address)}>
            {t("home.practise")}
          </Button>
        )}
      </section>
      <SurveyInvitation />
    </>
  );
}

/** A lesson that is under way. */
function Unfinished(): ReactNode {
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

/** A quiet line to the survey that is due, if any. */
function SurveyInvitation(): ReactNode {
  const t = useText();
  const latest = useEngineView((view) => view.activities?.survey);
  const { asked } = useAsked(() => engine.catalog(), "surveys");
  const due = dueSurvey(latest, asked.type === "ready" ? asked.value.surveys : []);
  if (due === null) return null;
  return (
    <p className={css["invitation"]}>
      <Link href={`/survey/${encodeURIComponent(due.id)}`}>{t("survey.home", { title: due.title })}</Link>
    </p>
  );
}
