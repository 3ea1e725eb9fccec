import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../parts/button.tsx";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";
import { recommendationWords } from "./recommendation-words.ts";
import { SurveyInvitation } from "./survey-invitation.tsx";
import { Unfinished } from "./unfinished.tsx";

/** A lesson that waits, the practice that comes next, and the survey to be answered. */
export function WhatToDo(): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const recommendation = useEngineView((view) => view.recommendation);
  const practice = useEngineView((view) => view.practice);
  const sentence =
    practice.type === "problem"
      ? t("home.resume", { skill: practice.problem.skillName })
      : recommendation === null
        ? t("home.nothing")
        : recommendationWords(t, recommendation);
  const canPractise = practice.type === "problem" || recommendation !== null;
  return (
    <>
      <Unfinished />
      <section className={css["card"]}>
        <p className={css["recommendation"]}>{sentence}</p>
        {canPractise && (
          <Button look="primary" big onClick={() => navigate("/practice")}>
            {t("home.practise")}
          </Button>
        )}
      </section>
      <SurveyInvitation />
    </>
  );
}
