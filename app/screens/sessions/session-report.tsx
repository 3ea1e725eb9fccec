import type { ReactNode } from "react";
import type { SessionReportView } from "#engine";
import { durationWords } from "../../components/charts/when.ts";
import { RichText } from "../../components/rich-text.tsx";
import { PractiseLink } from "../../components/practise-link.tsx";
import { useText, type Text } from "../../text/text.ts";
import css from "./sessions.module.css";

/** What a practice session came to, and what to do next (requirement T9). */
export function SessionReport({ report }: { readonly report: SessionReportView }): ReactNode {
  const t = useText();
  if (report.finished === 0) return null;
  const average = durationWords(report.averageMs);
  const percent = (part: number) => Math.round(part * 100);
  return (
    <section className={css["report"]} aria-label={t("session.report")}>
      <h2>{t("session.report")}</h2>
      <p>
        {t("session.report.rates", {
          mastered: percent(report.masteryRate),
          scaffolded: percent(report.scaffoldingRate),
        })}{" "}
        {t("session.report.average", { time: t(average.text, average.values) })}
      </p>
      {report.keyMisconception !== null && (
        <p>
          <RichText text={t("session.report.key", { explanation: report.keyMisconception.explanation })} />
        </p>
      )}
      {report.strengths.length > 0 && <p>{t("session.report.strong", { skills: report.strengths.join(", ") })}</p>}
      {report.weaknesses.length > 0 && <p>{t("session.report.weak", { skills: report.weaknesses.join(", ") })}</p>}
      {report.nextSteps.length > 0 && (
        <>
          <h3>{t("session.report.next")}</h3>
          <ul role="list" className={css["next"]}>
            {report.nextSteps.map((step) => (
              <li key={step.skillId}>
                <PractiseLink skillId={step.skillId} instead={stepWords(t, step)}>
                  {stepWords(t, step)}
                </PractiseLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function stepWords(t: Text, { why, skillName: skill }: SessionReportView["nextSteps"][number]): string {
  if (why === "again") return t("session.report.again", { skill });
  return t(why === "next" ? "session.report.go-on" : "session.report.prerequisite", { skill });
}
