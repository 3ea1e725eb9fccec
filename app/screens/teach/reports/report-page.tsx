import type { ReactNode } from "react";
import { Link } from "wouter";
import type { PupilReportView } from "#engine/protocol/class";
import { Button, ButtonLink } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { setForWords } from "../adjust/adjust-words.ts";
import { AssignButton } from "../assign/assign-button.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useLive } from "../live/use-live.ts";
import { useSchoolData } from "../session/school.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import type { Whose } from "./behind.tsx";
import { Coverage, Standards } from "./coverage.tsx";
import { Figures } from "./figures.tsx";
import { Growth } from "./growth.tsx";
import { Mixed } from "./mixed.tsx";
import { Activities, Sessions } from "./report-sessions.tsx";
import { PupilPage, SheetHead, useSchoolName, useSheetWords } from "./report-frame.tsx";
import { reportTable } from "./report-csv.ts";
import { allOf, examinedOf, leadOf, skillsOf, spanText } from "./report-words.ts";
import css from "./report.module.css";
import { SinceChoice, useSince } from "./since-choice.tsx";
import { SkillLists } from "./skill-lists.tsx";

/** `/teach/class/:id/pupil/:learner`: what a pupil did and learned, on the screen and on paper [TEA100]. */
export function ReportPage({ id, learner }: { readonly id: string; readonly learner: string }): ReactNode {
  return (
    <PupilPage id={id} learner={learner}>
      {(whole, pupil) => <OfPupil whole={whole} pupil={pupil} />}
    </PupilPage>
  );
}

function OfPupil({ whole, pupil }: { readonly whole: WholeClass; readonly pupil: Learner }): ReactNode {
  const { start } = useSince();
  const data = useSchoolData("GET /classes/{class}/learners/{learner}/report", {
    class: whole.id,
    learner: pupil.id,
    since: `${start}`,
    with: "exams",
  });
  useLive([whole.id], data.again);
  return (
    <SchoolContent data={data}>
      {(report) => (
        <Report whole={whole} report={report} whose={{ classId: whole.id, learner: pupil.id, since: report.since }} />
      )}
    </SchoolContent>
  );
}

interface ReportProps {
  readonly whole: WholeClass;
  readonly report: PupilReportView;
  readonly whose: Whose;
}

function Report({ whole, report, whose }: ReportProps): ReactNode {
  const t = useText();
  const { teacher, school } = useSchoolName();
  const inClass = useSheetWords(whole, report.grade);
  const { search } = useSince();
  const { name, explained } = report;
  const adjustments = useSchoolData("GET /classes/{class}/adjustments", { class: whole.id });
  const set = adjustments.value?.learners.find(({ id }) => id === whose.learner)?.adjustments;
  const isEmpty = allOf(report.problems) === 0 && report.activities.length === 0;
  const here = `/teach/class/${whole.id}/pupil/${whose.learner}`;
  return (
    <article className={css["sheet"]}>
      <div className={css["tools"]}>
        <SinceChoice />
        <span className={css["acts"]}>
          <ButtonLink href={`${here}/note?${search}`}>{t("teach.report.note")}</ButtonLink>
          <Button onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("teach.print")}
          </Button>
          <Button onClick={() => downloadCsv(reportTable(t, report, set), `${name} ${t("teach.report")}`)}>
            <Icon name="download" /> {t("teach.save-table")}
          </Button>
        </span>
      </div>
      <SheetHead
        title={name}
        sub={t("teach.report.of")}
        className={inClass}
        school={[teacher, school].filter((one) => one !== "").join(", ")}
        when={spanText(t, report)}
      />
      {set !== undefined && <p className={css["quiet"]}>{setForWords(t, name, set)}</p>}
      {isEmpty ? (
        <p className={css["lead"]}>{t("teach.report.none", { name })}</p>
      ) : (
        <>
          <p className={css["lead"]}>{leadOf(t, report).join(" ")}</p>
          <Figures report={report} whose={whose} />
          <SkillLists
            report={report}
            whose={whose}
            act={
              <AssignButton
                whole={whole}
                what={{
                  type: "items",
                  skills: skillsOf(report, report.weaknesses).map(({ skill, name: called }) => ({
                    id: skill,
                    name: called,
                  })),
                }}
                pupils={[whose.learner]}
                label={t("teach.skills.assign")}
              />
            }
          />
          <Mixed report={report} whose={whose} />
          {explained.length > 0 && (
            <section className={css["block"]}>
              <h2>{t("teach.report.words", { name })}</h2>
              {explained.map(({ item, skillName, words, whole: isWhole, at }) => (
                <figure key={`${item} ${at}`} className={css["quote"]}>
                  <blockquote>“{words}”</blockquote>
                  <figcaption>
                    {t(isWhole ? "teach.report.words.of" : "teach.report.words.part", {
                      skill: skillName,
                      date: dateText(at),
                    })}
                  </figcaption>
                </figure>
              ))}
            </section>
          )}
        </>
      )}
      <NextSteps report={report}>
        {report.next.length > 0 && (
          <AssignButton
            whole={whole}
            what={{
              type: "skills",
              skills: report.next.map(({ skill, skillName }) => ({ id: skill, name: skillName })),
            }}
            pupils={[whose.learner]}
            label={t("teach.report.next.assign")}
          />
        )}
      </NextSteps>
      {!isEmpty && <Growth report={report} whose={whose} />}
      <div className={css["two"]}>
        <Coverage report={report} />
        <Standards report={report} />
      </div>
      {!isEmpty && (
        <>
          <Sessions report={report} hrefOf={(session) => `${here}/session/${session}?${search}`} />
          <Activities report={report} hrefOf={(session) => `${here}/activity/${session}?${search}`} />
        </>
      )}
      <p className={css["made"]}>
        {t("teach.report.made", { n: allOf(report.problems), exams: examinedOf(report), date: dateText(report.until) })}
      </p>
      <div className={css["sign"]} aria-hidden="true">
        <p>{t("teach.report.sign.teacher")}</p>
        <p>{t("teach.report.sign.parent")}</p>
        <p>{name}</p>
      </div>
    </article>
  );
}

function NextSteps({
  report: { name, next, grade },
  children,
}: {
  readonly report: PupilReportView;
  readonly children: ReactNode;
}): ReactNode {
  const t = useText();
  return (
    <section className={css["block"]}>
      <h2>{t("teach.report.next")}</h2>
      {next.length === 0 ? (
        <p className={css["quiet"]}>
          {t(grade === null ? "teach.report.next.not-begun" : "teach.report.next.none", { name })}
        </p>
      ) : (
        <ol className={css["steps"]}>
          {next.map(({ skill, skillName, why }) => (
            <li key={skill}>{t(`teach.report.next.${why}`, { skill: skillName })}</li>
          ))}
        </ol>
      )}
      <div className={css["screenOnly"]}>{children}</div>
    </section>
  );
}

/** The way to a pupil's report, from wherever their name stands. */
export function ReportLink({
  classId,
  learner,
  name,
}: {
  readonly classId: string;
  readonly learner: string;
  readonly name: string;
}): ReactNode {
  const t = useText();
  return (
    <Link href={`/teach/class/${classId}/pupil/${learner}`} aria-label={t("teach.report.open", { name })}>
      {t("teach.report")}
    </Link>
  );
}
