import { useEffect, type ReactNode } from "react";
import { Link } from "wouter";
import { engine } from "../../engine-client.ts";
import { useFeature } from "../../hooks/use-feature.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { useNow } from "../../hooks/use-now.ts";
import { AskTeacher, TeacherAsked } from "../../components/ask-teacher.tsx";
import { LooksButton } from "../../components/looks-button.tsx";
import { ReadinessLine } from "../../components/readiness-line.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText } from "../../text/text.ts";
import { useOpenExam } from "../exam/exam-gate.tsx";
import { OpenExam } from "../exam/open-exam.tsx";
import { AboutOffer } from "./about-offer.tsx";
import { FromTeacher, useAssignments } from "./from-teacher.tsx";
import css from "./home.module.css";
import { lastTimeWords } from "./last-time-words.ts";
import { Newest, Path, Week } from "./remembered.tsx";
import { Ways } from "./ways.tsx";
import { SurveyInvitation, WhatToDo } from "./what-to-do.tsx";

const WAYS = [
  { href: "/learn", icon: "learn", text: "nav.learn", about: "nav.learn.about" },
  { href: "/ask", icon: "ask", text: "nav.ask", about: "nav.ask.about" },
  { href: "/path", icon: "map", text: "nav.path", about: "nav.path.about" },
] as const;

/** What to do today, what was, and three ways on [SCR90]. An exam that is open comes before all else [SCR43]. */
export function HomeScreen(): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const exam = useOpenExam();
  const mayAsk = useFeature("ask");
  const now = useNow();
  const { today } = useAssignments();
  const { asked } = useAsked(() => engine.home(), "home");
  const home = asked.type === "ready" ? asked.value : null;
  const lastTime = home?.lastTime ?? null;
  useEffect(() => {
    // Fetched while the pupil reads, so that the first problem appears at once.
    void import("../practice/practice-screen.tsx").catch(() => undefined);
  }, []);

  return (
    <Screen title={t("nav.home")}>
      <div className={css["page"]}>
        <div className={css["hello"]}>
          <h1>{t("home.title", { name })}</h1>
          {lastTime !== null && <p>{lastTimeWords(t, lastTime, now)}</p>}
          <AskTeacher />
        </div>
        <p role="status" className={css["called"]}>
          <TeacherAsked session={null} />
        </p>
        {exam === null ? (
          <>
            <FromTeacher />
            <WhatToDo isSecond={today} />
          </>
        ) : (
          <OpenExam exam={exam} sentence={t("exam.first.all")} />
        )}
        <ReadinessLine />
        {/* What comes a moment later moves nothing that can be pressed. */}
        {asked.type !== "waiting" && (
          <>
            {home !== null && (home.workedAt.length > 0 || home.newest !== null) && (
              <div className={css["two"]}>
                <Week workedAt={home.workedAt} plan={home.plan} />
                {home.newest !== null && <Newest newest={home.newest} />}
              </div>
            )}
            {home !== null && home.path !== null && <Path path={home.path} />}
            <Ways label={t("home.more")} ways={mayAsk ? WAYS : WAYS.filter(({ href }) => href !== "/ask")} />
            <SurveyInvitation />
            {home?.offersAbout === true && <AboutOffer />}
            <div className={css["adults"]}>
              <Link href="/grown-ups">{t("nav.adults")}</Link>
              <span className={css["onPhone"]}>
                <LooksButton />
              </span>
            </div>
          </>
        )}
      </div>
    </Screen>
  );
}
