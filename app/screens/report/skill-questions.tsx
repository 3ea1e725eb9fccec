import type { ReactNode } from "react";
import type { SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { dateTimeText } from "../../components/charts/when.ts";
import { useText } from "../../text/text.ts";
import { ProblemRecord } from "../sessions/problem-record.tsx";
import css from "./report.module.css";

/** The real questions of one skill, newest first, and a way to try again. */
export function SkillQuestions({ skill }: { readonly skill: SkillView }): ReactNode {
  const t = useText();
  const { asked, again } = useAsked(() => engine.skillHistory(skill.skillId), skill.skillId);
  return (
    <section aria-label={t("report.questions.of", { skill: skill.name })} className={css["questions"]}>
      <ButtonLink href={`/practice/${skill.skillId}`} look="primary">
        {t("report.retry")}
      </ButtonLink>
      {asked.type === "waiting" && <output>{t("app.loading")}</output>}
      {asked.type === "failed" && (
        <>
          <p>{t("asked.failed.text")}</p>
          <Button onClick={again}>{t("asked.again")}</Button>
        </>
      )}
      {asked.type === "ready" && asked.value.length === 0 && <p>{t("report.questions.none")}</p>}
      {asked.type === "ready" &&
        asked.value.map((problem) => (
          <ProblemRecord
            key={`${problem.itemId} ${problem.servedAt}`}
            problem={problem}
            heading={dateTimeText(problem.servedAt)}
            headingShown={false}
          />
        ))}
    </section>
  );
}
