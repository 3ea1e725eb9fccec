import { useState, type ReactNode } from "react";
import { useSearch } from "wouter";
import { engine } from "../../../engine-client.ts";
import { useAsked } from "../../../hooks/use-asked.ts";
import { Button } from "../../../components/button.tsx";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { News } from "../components/words.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { GivenCard } from "./given-card.tsx";
import { SurveyAnswersPage } from "./survey-answers.tsx";
import css from "./work.module.css";
import { workTable } from "./work-table.ts";

/** What the class was given to do, or what it answered to a survey of that (`?answers=`). */
export function Work({ whole }: { readonly whole: WholeClass }): ReactNode {
  const answers = new URLSearchParams(useSearch()).get("answers");
  return answers === null ? (
    <GivenList whole={whole} />
  ) : (
    <SurveyAnswersPage whole={whole} assignment={answers} key={answers} />
  );
}

/** Newest first, and who is where with it [TEA64]. */
function GivenList({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const data = useSchoolData("GET /classes/{class}/assignments", { class: whole.id });
  const { asked } = useAsked(() => engine.skillNames(), "skill names");
  const [news, setNews] = useState("");
  const names = asked.type === "ready" ? asked.value : new Map<never, string>();
  const { roster } = whole;
  useLive([whole.id], data.again);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);

  return (
    <SchoolContent data={data}>
      {({ assignments, unknown }) => (
        <>
          <News>{news}</News>
          {unknown > 0 && <p>{t("teach.class.unknown", { n: unknown })}</p>}
          <div className={css["tools"]}>
            <AssignButton whole={whole} what={null} look="primary" onAssigned={data.again} />
            {assignments.length > 0 && (
              <span className={css["takeAway"]}>
                <Button
                  onClick={() =>
                    downloadCsv(
                      workTable(t, assignments, { roster, names }),
                      t("teach.work.table.file", { name: whole.name }),
                    )
                  }
                >
                  <Icon name="download" />
                  {t("teach.work.table")}
                </Button>
                <Button onClick={() => globalThis.print()}>
                  <Icon name="print" />
                  {t("teach.work.print")}
                </Button>
              </span>
            )}
          </div>
          {assignments.length === 0 ? (
            <p className={css["empty"]}>{t("teach.work.none")}</p>
          ) : (
            <ul role="list" className={css["list"]} aria-label={t("teach.tab.work")}>
              {assignments.map((work) => (
                <GivenCard
                  key={work.id}
                  whole={whole}
                  work={work}
                  names={names}
                  onDone={(words) => {
                    setNews(words);
                    data.again();
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </SchoolContent>
  );
}
