import type { ReactNode } from "react";
import { Link } from "wouter";
import { engine } from "../../engine-client.ts";
import { useEngineView } from "../../engine-store.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";
import { dueSurvey } from "./due-survey.ts";

/** A quiet line to the survey that is due, if any. */
export function SurveyInvitation(): ReactNode {
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
