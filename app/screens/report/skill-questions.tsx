import { useRef, type ReactNode } from "react";
import type { ItemId, SkillView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { useNow } from "../../hooks/use-now.ts";
import { Button } from "../../components/button.tsx";
import { MasteryCurve } from "../../components/charts/mastery-curve.tsx";
import { dateTimeText, nextWords } from "../../components/charts/when.ts";
import { PractiseLink } from "../../components/practise-link.tsx";
import { useText } from "../../text/text.ts";
import { ProblemRecord } from "../sessions/problem-record.tsx";
import css from "./report.module.css";

/** The real questions of one skill, newest first, and a way to try again. */
export function SkillQuestions({ skill }: { readonly skill: SkillView }): ReactNode {
  const t = useText();
  const next = nextWords(t, skill, useNow());
  const section = useRef<HTMLElement>(null);
  const { asked: curve } = useAsked(() => engine.masteryHistory(skill.skillId), `mastery ${skill.skillId}`);
  const { asked, again } = useAsked(() => engine.skillHistory(skill.skillId), skill.skillId);
  return (
    <section ref={section} aria-label={t("report.questions.of", { skill: skill.name })} className={css["questions"]}>
      {next !== null && <p>{next}</p>}
      {curve.type === "ready" && curve.value.length > 1 && (
        <MasteryCurve
          points={curve.value}
          fileName={skill.skillId}
          onOpen={(item) => showRecord(section.current, item)}
        />
      )}
      <PractiseLink skillId={skill.skillId} look="primary">
        {t("report.retry")}
      </PractiseLink>
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

/** The question behind a point of the picture: brought into view, and told to who does not see it move. */
function showRecord(section: HTMLElement | null, item: ItemId): void {
  const record = section?.querySelector<HTMLElement>(`[data-item-id="${item}"]`);
  record?.scrollIntoView({ block: "start" });
  record?.focus({ preventScroll: true });
}
