import { useEffect, type ReactNode } from "react";
import { Link } from "wouter";
import { useLearnerName } from "../../hooks/use-learner-name.ts";
import { Icon, type IconName } from "../../components/icons.tsx";
import { ReadinessLine } from "../../components/readiness-line.tsx";
import { Screen } from "../../components/screen.tsx";
import { useText, type TextId } from "../../text/text.ts";
import { useOpenExam } from "../exam/exam-gate.tsx";
import { OpenExam } from "../exam/open-exam.tsx";
import css from "./home.module.css";
import { WhatToDo } from "./what-to-do.tsx";

const links: readonly { readonly href: string; readonly icon: IconName; readonly text: TextId }[] = [
  { href: "/learn", icon: "learn", text: "nav.learn" },
  { href: "/ask", icon: "ask", text: "nav.ask" },
  { href: "/exam", icon: "exam", text: "nav.exam" },
  { href: "/think", icon: "think", text: "nav.think" },
  { href: "/map", icon: "map", text: "nav.map" },
  { href: "/report", icon: "report", text: "nav.report" },
  { href: "/sessions", icon: "sessions", text: "nav.sessions" },
  { href: "/settings", icon: "settings", text: "nav.settings" },
];

/** One thing to do, then quiet ways to look around. An exam that is open comes before all else [SCR43]. */
export function HomeScreen(): ReactNode {
  const t = useText();
  const name = useLearnerName();
  const exam = useOpenExam();
  useEffect(() => {
    // Fetched while the pupil reads, so that the first problem appears at once.
    void import("../practice/practice-screen.tsx").catch(() => undefined);
  }, []);

  return (
    <Screen title={t("nav.home")} notices="all">
      <h1>{t("home.title", { name })}</h1>
      {exam === null ? <WhatToDo /> : <OpenExam exam={exam} sentence={t("exam.first.all")} />}
      <nav aria-labelledby="more">
        <h2 id="more" className={css["more"]}>
          {t("home.more")}
        </h2>
        <div className={css["links"]}>
          {links.map(({ href, icon, text }) => (
            <Link key={href} href={href} className={css["link"]}>
              <Icon name={icon} size="1.5em" />
              {t(text)}
            </Link>
          ))}
        </div>
      </nav>
      <ReadinessLine />
    </Screen>
  );
}
