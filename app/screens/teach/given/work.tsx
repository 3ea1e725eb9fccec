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
import { useNewPage } from "../components/use-new-page.ts";
import { News } from "../components/words.tsx";
import { useAgainWhile, useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import { Field } from "../components/field.tsx";
import type { GivenWork, WholeClass } from "../whole-class.ts";
import { GivenCard } from "./given-card.tsx";
import { SurveyAnswersPage } from "./survey-answers.tsx";
import css from "./work.module.css";
import { workTable } from "./work-table.ts";
import { isFound, type SkillNames } from "./work-words.ts";

/** What the class was given to do, or what it answered to a survey of that (`?answers=`). */
export function Work({ whole }: { readonly whole: WholeClass }): ReactNode {
  const answers = new URLSearchParams(useSearch()).get("answers");
  useNewPage(answers ?? "");
  return answers === null ? (
    <GivenList whole={whole} />
  ) : (
    <SurveyAnswersPage whole={whole} assignment={answers} key={answers} />
  );
}

/** From so many on there is something to find among. */
const LEAST_TO_FIND = 6;
/** What has ended seldom changes: with it the whole list is asked for no more often [ms]. */
const WITH_ENDED_MS = 5_000;

/** What is open, newest first, and who is where with it; what has ended is folded away below [TEA64], [TEA195]. */
function GivenList({ whole }: { readonly whole: WholeClass }): ReactNode {
  const t = useText();
  const [isUnfolded, setUnfolded] = useState(false);
  const [typed, setTyped] = useState("");
  const find = typed.trim();
  const withEnded = isUnfolded || find !== "";
  const data = useSchoolData("GET /classes/{class}/assignments", {
    class: whole.id,
    state: withEnded ? "all" : "open",
  });
  const { asked } = useAsked(() => engine.skillNames(), "skill names");
  const [news, setNews] = useState("");
  const names = asked.type === "ready" ? asked.value : new Map<never, string>();
  const { roster } = whole;
  useLive([whole.id], data.again, withEnded ? WITH_ENDED_MS : undefined);
  useAgainWhile((data.value?.unknown ?? 0) > 0, data.again);

  function onDone(words: string): void {
    setNews(words);
    data.again();
  }

  return (
    <SchoolContent data={data}>
      {({ assignments, unknown, ended: allEnded = 0 }) => {
        const shown = assignments.filter((work) => isFound(t, work, names, find));
        const open = shown.filter(({ ended }) => ended !== true);
        const ended = withEnded ? shown.filter((work) => work.ended === true) : [];
        const opened = assignments.filter((work) => work.ended !== true).length;
        const list = { whole, names, onDone, onAgain: data.again };
        return (
          <>
            <News>{news}</News>
            {unknown > 0 && <p>{t("teach.class.unknown", { n: unknown })}</p>}
            <div className={css["tools"]}>
              <AssignButton whole={whole} what={null} look="primary" onAssigned={data.again} />
              {opened + allEnded >= LEAST_TO_FIND && (
                <span className={css["find"]}>
                  <Field
                    label={t("teach.work.find")}
                    type="search"
                    value={typed}
                    onText={setTyped}
                    maxLength={60}
                    autoComplete="off"
                  />
                </span>
              )}
              {shown.length > 0 && (
                <span className={css["takeAway"]}>
                  <Button
                    onClick={() =>
                      downloadCsv(
                        workTable(t, [...open, ...ended], { roster, names }),
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
            {opened + allEnded === 0 && <p className={css["empty"]}>{t("teach.work.none")}</p>}
            {open.length > 0 && <WorkList {...list} all={open} label={t("teach.tab.work")} />}
            {open.length === 0 && opened + allEnded > 0 && (
              <p className={css["empty"]}>{t(find === "" ? "teach.work.none-open" : "teach.work.none-found.open")}</p>
            )}
            {allEnded > 0 && (
              <details
                className={css["ended"]}
                open={withEnded}
                onToggle={({ currentTarget }) => {
                  if (find === "") setUnfolded(currentTarget.open);
                }}
              >
                <summary>{t("teach.work.ended", { n: find === "" ? allEnded : ended.length })}</summary>
                <p className={css["empty"]}>{t("teach.work.ended.text")}</p>
                {withEnded && <WorkList {...list} all={ended} label={t("teach.work.ended.list")} />}
              </details>
            )}
          </>
        );
      }}
    </SchoolContent>
  );
}

interface WorkListProps {
  readonly whole: WholeClass;
  readonly names: SkillNames;
  readonly all: readonly GivenWork[];
  readonly label: string;
  readonly onDone: (words: string) => void;
  readonly onAgain: () => void;
}

function WorkList({ all, label, ...card }: WorkListProps): ReactNode {
  return (
    <ul role="list" className={css["list"]} aria-label={label}>
      {all.map((work) => (
        <GivenCard key={work.id} {...card} work={work} />
      ))}
    </ul>
  );
}
