import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { useEngineView } from "../../engine-store.ts";
import { Button } from "../../parts/button.tsx";
import { Icon, type IconName } from "../../parts/icons.tsx";
import { Screen } from "../../parts/screen.tsx";
import { useText, type TextId } from "../../text/text.ts";
import css from "./home.module.css";
import { recommendationWords } from "./recommendation-words.ts";
import { Unfinished } from "./unfinished.tsx";
import { SurveyInvitation } from "./survey-invitation.tsx";

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

/** One thing to do, then four quiet ways to look around. */
export function HomeScreen(): ReactNode {
  const t = useText();
  const [, navigate] = useLocation();
  const name = useEngineView((view) => view.learner?.name ?? "");
  const recommendation = useEngineView((view) => view.recommendation);
  const practice = useEngineView((view) => view.practice);
  useEffect(() => {
    // Fetched while the pupil reads, so that the first problem appears at once.
    void import("../practice/practice-screen.tsx");
  }, []);

  const sentence =
    practice.type === "problem"
      ? t("home.resume", { skill: practice.problem.skillName })
      : recommendation === null
        ? t("home.nothing")
        : recommendationWords(t, recommendation);
  const canPractise = practice.type === "problem" || recommendation !== null;

  return (
    <Screen title={t("nav.home")} notices="all">
      <h1>{t("home.title", { name })}</h1>
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
    </Screen>
  );
}
