import { useEffect, useState, type ReactNode } from "react";
import type { PupilReportView } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { dateText } from "../../../components/charts/when.ts";
import { Icon } from "../../../components/icons.tsx";
import { useText } from "../../../text/text.ts";
import { Alert } from "../components/trouble.tsx";
import { useSchool } from "../session/school.tsx";
import type { Learner, WholeClass } from "../whole-class.ts";
import note from "./note.module.css";
import { CodeOnNote, ParentCodesPanel, useParentCodes, type ParentCodes } from "./parent-codes.tsx";
import { ClassPage, PupilPage, useSchoolName } from "./report-frame.tsx";
import { allOf, skillsOf, spanText } from "./report-words.ts";
import css from "./report.module.css";
import { SinceChoice, useSince } from "./since-choice.tsx";
import { countDays } from "./since.ts";

/** `/teach/class/:id/pupil/:learner/note`: one page for the parents of one pupil [TEA106]. */
export function NotePage({ id, learner }: { readonly id: string; readonly learner: string }): ReactNode {
  return (
    <PupilPage id={id} learner={learner}>
      {(whole, pupil) => <Notes whole={whole} pupils={[pupil]} />}
    </PupilPage>
  );
}

/** `/teach/class/:id/notes`: one page for each pupil's parents. */
export function NotesPage({ id }: { readonly id: string }): ReactNode {
  return (
    <ClassPage id={id}>
      {(whole) => <Notes whole={whole} pupils={whole.roster.toSorted((a, b) => a.name.localeCompare(b.name))} />}
    </ClassPage>
  );
}

function Notes({ whole, pupils }: { readonly whole: WholeClass; readonly pupils: readonly Learner[] }): ReactNode {
  const t = useText();
  const { start } = useSince();
  const { reports, failed, again } = useReports(whole.id, pupils, start);
  const codes = useParentCodes(whole.id);
  const { teacher, school } = useSchoolName();
  const isWhole = reports.length === pupils.length;
  return (
    <div className={note["notes"]}>
      <div className={css["tools"]}>
        <SinceChoice />
        <output className={css["quiet"]}>
          {!isWhole && failed === 0 && t("teach.note.loading", { done: reports.length, of: pupils.length })}
        </output>
        <span className={css["acts"]}>
          <Button look="primary" aria-disabled={!isWhole} onClick={() => isWhole && globalThis.print()}>
            <Icon name="print" /> {t(pupils.length === 1 ? "teach.print" : "teach.note.print")}
          </Button>
        </span>
      </div>
      <ParentCodesPanel whole={whole} pupils={pupils} codes={codes} />
      {failed > 0 && (
        <div className={css["screenOnly"]}>
          <Alert>{t("teach.note.failed", { n: failed })}</Alert>
          <Button onClick={again}>{t("teach-offline.retry")}</Button>
        </div>
      )}
      {reports.map(({ learner, report }) => (
        <Note
          key={learner}
          learner={learner}
          report={report}
          codes={codes}
          className={whole.name}
          teacher={teacher}
          school={school}
        />
      ))}
    </div>
  );
}

interface Fetched {
  readonly learner: string;
  readonly report: PupilReportView;
}

/** The reports of some pupils, one asked after the other: a class at once would hold up everybody else's work. */
function useReports(
  classId: string,
  pupils: readonly Learner[],
  start: number,
): { readonly reports: readonly Fetched[]; readonly failed: number; readonly again: () => void } {
  const ask = useSchool();
  const wanted = JSON.stringify(pupils.map(({ id }) => id));
  const [round, setRound] = useState(0);
  const about = `${classId} ${wanted} ${start} ${round}`;
  const [got, setGot] = useState<{
    readonly about: string;
    readonly reports: readonly Fetched[];
    readonly failed: number;
  }>({ about, reports: [], failed: 0 });
  useEffect(() => {
    let current = true;
    async function askAll(): Promise<void> {
      const reports: Fetched[] = [];
      let failed = 0;
      for (const learner of JSON.parse(wanted) as readonly string[]) {
        const params = { class: classId, learner, since: `${start}` };
        const answer = await ask("GET /classes/{class}/learners/{learner}/report", null, params);
        if (!current) return;
        if (answer.ok) reports.push({ learner, report: answer.value });
        else failed += 1;
        setGot({ about, reports: [...reports], failed });
      }
    }
    void askAll();
    return () => {
      current = false;
    };
  }, [ask, about, classId, wanted, start]);
  const isIts = got.about === about;
  return {
    reports: isIts ? got.reports : [],
    failed: isIts ? got.failed : 0,
    again: () => setRound((last) => last + 1),
  };
}

const MOST_NAMED = 7;

interface NoteProps {
  readonly learner: string;
  readonly codes: ParentCodes;
  readonly report: PupilReportView;
  readonly className: string;
  readonly teacher: string;
  readonly school: string;
}

/** What a parent reads: what was learned, what is being worked on, and one thing to do at home. */
function Note({ learner, codes, report, className, teacher, school }: NoteProps): ReactNode {
  const t = useText();
  const code = codes.made.get(learner);
  const { name, home, sessions, activities, workedMs, next } = report;
  const practising = skillsOf(report, home.practising).map(({ longName }) => longName);
  const days = countDays([...sessions, ...activities].map(({ startedAt }) => startedAt));
  const helped = home.help === null ? undefined : skillsOf(report, [home.help.skill])[0];
  const hasWorked = allOf(report.problems) + activities.length > 0;
  return (
    <article
      className={note["note"]}
      data-with-code={code !== undefined || undefined}
      aria-label={t("teach.note.title", { name })}
    >
      <header className={css["head"]}>
        <div>
          <h1>{t("teach.note.title", { name })}</h1>
          <p className={css["quiet"]}>{[className, school].filter((one) => one !== "").join(", ")}</p>
        </div>
        <p className={css["meta"]}>{spanText(t, report)}</p>
      </header>
      <p>{t("teach.note.dear", { name })}</p>
      <p>
        {hasWorked
          ? t("teach.note.worked", { name, days, minutes: Math.max(1, Math.round(workedMs / 60_000)) })
          : t("teach.note.not-worked", { name })}
      </p>
      <div className={note["lists"]}>
        {hasWorked && (
          <NamesSection
            title={t("teach.note.learned", { name })}
            names={skillsOf(report, report.learned).map(({ longName }) => longName)}
            none={t("teach.note.learned.none")}
          />
        )}
        {practising.length > 0 ? (
          <NamesSection title={t("teach.note.practising", { name })} names={practising} none="" />
        ) : (
          <NamesSection
            title={t("teach.note.next", { name })}
            names={next.map(({ skillName }) => skillName)}
            none={t(report.grade === null ? "teach.report.next.not-begun" : "teach.note.next.none", { name })}
          />
        )}
      </div>
      <section>
        <h2>{t("teach.note.home")}</h2>
        {helped !== undefined && <p>{t("teach.note.home.of", { skill: helped.longName })}</p>}
        <p>{t(`help.${home.help?.how ?? "talk"}`, { name })}</p>
      </section>
      {code !== undefined && <CodeOnNote name={name} code={code} address={codes.address} />}
      <p className={note["regards"]}>
        {t("teach.note.greeting")}
        <br />
        {teacher}
        <br />
        <span className={css["quiet"]}>{dateText(report.until)}</span>
      </p>
      <div className={note["slip"]} aria-hidden="true">
        <p>{t("teach.note.seen")}</p>
        <p>{t("teach.note.date")}</p>
      </div>
    </article>
  );
}

interface NamesSectionProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly none: string;
}

function NamesSection({ title, names, none }: NamesSectionProps): ReactNode {
  const t = useText();
  const more = names.length - MOST_NAMED;
  return (
    <section>
      <h2>{title}</h2>
      {names.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {names.slice(0, MOST_NAMED).map((one) => (
            <li key={one}>{one}</li>
          ))}
          {more > 0 && <li className={css["quiet"]}>{t("teach.note.more", { n: more })}</li>}
        </ul>
      )}
    </section>
  );
}
