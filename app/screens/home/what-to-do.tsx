import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../parts/button.tsx";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";
import { recommendationWords } from "./recommendation-words.ts";
import { SurveyInvitation } from "./survey-invitation.tsx";
import { isLessonsDesk } from "../learn/skill-of-lesson.ts";
import { Unfinished } from "./unfinished.tsx";

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
