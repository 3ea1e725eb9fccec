import { useId, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { useFeature } from "../../hooks/use-feature.ts";
import { useNow } from "../../hooks/use-now.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { reasonWords } from "../../components/reason-words.ts";
import { nameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import { lessonsUnderWay } from "../learn/lessons-under-way.ts";
import { isLessonsDesk } from "../learn/skill-of-lesson.ts";
import { SessionProgress } from "../practice/session-progress.tsx";
import { dueSurvey } from "./due-survey.ts";
import css from "./home.module.css";
import { PlacementOffer } from "./placement-offer.tsx";

/**
 * A lesson that waits and the practice that comes next, each where there is one. `isSecond`: something else has the filled
 * button of the page.
 */
export function WhatToDo({ isSecond = false }: { readonly isSecond?: boolean }): ReactNode {
  return (
    <>
      <PlacementOffer />
      <Unfinished isSecond={isSecond} />
      <Today isSecond={isSecond} />
    </>
  );
}

/** The one raised card with the one filled button: what comes next, why, and how much of it. */
function Today({ isSecond }: { readonly isSecond: boolean }): ReactNode {
  const t = useText();
  const id = useId();
  const [, navigate] = useLocation();
  const now = useNow();
  const recommendation = useEngineView((view) => view.recommendation);
  const practice = useEngineView((view) => view.practice);
  // What a lesson has on the desk is taken up in the lesson.
  const isOfLesson = useEngineView((view) => isLessonsDesk(view.activities?.lesson ?? null));
  const open = practice.type === "problem" && !isOfLesson ? practice : null;
  const skill = open?.problem ?? recommendation;
  const mayPick = useFeature("ownChoice");
  const address =
    isOfLesson && mayPick && recommendation !== null ? `/practice/${recommendation.skillId}` : "/practice";
  return (
    <section className={css["lead"]} aria-labelledby={id}>
      <h2 id={id} className={css["today"]}>
        {t("home.today")}
      </h2>
      {skill === null ? (
        <p className={css["why"]}>{t("home.nothing")}</p>
      ) : (
        <>
          <p className={css["skill"]}>{nameHere(skill.skillId, skill.skillName)}</p>
          <p className={css["why"]}>
            {open !== null ? t("home.resume") : recommendation !== null && reasonWords(t, recommendation, now)}
          </p>
          <div className={css["go"]}>
            <Button look={isOfLesson || isSecond ? "secondary" : "primary"} big onClick={() => navigate(address)}>
              {t("home.practise")}
            </Button>
            {open !== null ? (
              <SessionProgress session={open.session} />
            ) : (
              recommendation !== null && (
                // What a lesson has on the desk is gone on with by practice of that skill alone.
                <ToCome problems={recommendation.problems} isMixed={recommendation.isMixed && !isOfLesson} />
              )
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** A dot for each problem of the session to come, and whether they are all of the kind that is named. */
function ToCome({ problems, isMixed }: { readonly problems: number; readonly isMixed: boolean }): ReactNode {
  const t = useText();
  return (
    <p className={css["dots"]}>
      {Array.from({ length: problems }, (_, at) => (
        <span key={at} className={css["dot"]} />
      ))}
      <span className={css["soft"]}>{t("home.problems", { problems, kinds: isMixed ? "several" : "one" })}</span>
    </p>
  );
}

/** A lesson that is under way. */
function Unfinished({ isSecond }: { readonly isSecond: boolean }): ReactNode {
  const t = useText();
  const lesson = useEngineView((view) => view.activities?.lesson ?? null);
  // The others are on the page of lessons.
  const [latest] = lessonsUnderWay(lesson);
  if (latest === undefined) return null;
  return (
    <section className={css["waiting"]}>
      <p>{t("learn.open", { title: nameHere(latest.skillId, latest.title) })}</p>
      <ButtonLink href={`/learn/${latest.skillId}`} look={isLessonsDesk(lesson) && !isSecond ? "primary" : "secondary"}>
        {t("learn.go-on")}
      </ButtonLink>
    </section>
  );
}

/** A quiet line to the survey that is due, if any. */
export function SurveyInvitation(): ReactNode {
  const t = useText();
  const latest = useEngineView((view) => view.activities?.survey);
  const { asked } = useAsked(() => engine.catalog(), "surveys");
  const due = dueSurvey(latest, asked.type === "ready" ? asked.value.surveys : []);
  if (due === null) return null;
  return (
    <p className={css["invitation"]}>
      <Link href={`/survey/${encodeURIComponent(due.id)}`}>
        {t("survey.home", { title: nameHere(due.id, due.title) })}
      </Link>
    </p>
  );
}
