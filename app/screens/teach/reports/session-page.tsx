import type { ReactNode } from "react";
import type { PupilSession } from "#engine/protocol/class";
import { Button } from "../../../components/button.tsx";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateText, dateTimeText, durationWords } from "../../../components/charts/when.ts";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { useText, type Text } from "../../../text/text.ts";
import { ProblemRecord } from "../../sessions/problem-record.tsx";
import { SchoolContent } from "../components/school-content.tsx";
import { useSchoolData } from "../session/school.tsx";
import type { WholeClass } from "../whole-class.ts";
import { Figure } from "./figures.tsx";
import { sessionTable } from "./report-csv.ts";
import { PageOfReport, SheetHead, useSchoolName } from "./report-frame.tsx";
import css from "./report.module.css";

interface SessionPageProps {
  readonly id: string;
  readonly learner: string;
  readonly session: string;
}

/** `/teach/class/:id/pupil/:learner/session/:session`: what one session came to, problem by problem [TEA105]. */
export function SessionPage({ id, learner, session }: SessionPageProps): ReactNode {
  return (
    <PageOfReport id={id} learner={learner}>
      {(whole) => <OfSession whole={whole} learner={learner} session={session} />}
    </PageOfReport>
  );
}

function OfSession({
  whole,
  learner,
  session,
}: {
  readonly whole: WholeClass;
  readonly learner: string;
  readonly session: string;
}): ReactNode {
  const data = useSchoolData("GET /classes/{class}/learners/{learner}/session", { class: whole.id, learner, session });
  return <SchoolContent data={data}>{(seen) => <Session whole={whole} seen={seen} />}</SchoolContent>;
}

function Session({ whole, seen }: { readonly whole: WholeClass; readonly seen: PupilSession }): ReactNode {
  const t = useText();
  const { teacher, school } = useSchoolName();
  const { name, startedAt, report, problems } = seen;
  const duration = (ms: number) => {
    const { text, values } = durationWords(ms);
    return t(text, values);
  };
  const share = (part: number) => t("teach.report.strands.percent", { percent: Math.round(part * 100) });
  const isHard = ({ signal }: (typeof report.problems)[number]) => signal === "struggling" || signal === "stuck";
  const hard = report.problems.filter(isHard);
  const learned = report.problems.filter(({ signal }) => signal === "mastered" || signal === "learned");
  const figures: readonly (readonly [string, string | number])[] = [
    [t("teach.session.finished", { n: report.finished }), report.finished],
    [t("teach.session.attempted"), report.attempted],
    [t("teach.session.solved"), report.solved],
    [t("teach.session.skipped"), report.skipped],
    [t("teach.session.learned"), learned.length],
    [t("teach.session.struggling"), hard.length],
    [t("teach.session.mastery"), share(report.masteryRate)],
    [t("teach.session.scaffolding"), share(report.scaffoldingRate)],
    [t("teach.session.time"), duration(report.totalMs)],
    [t("teach.session.average"), duration(report.averageMs)],
    [t("teach.session.turns", { n: report.turns }), report.turns],
  ];
  return (
    <article className={css["sheet"]}>
      <div className={css["tools"]}>
        <span className={css["acts"]}>
          <Button onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("teach.print")}
          </Button>
          <Button
            onClick={() =>
              downloadCsv(sessionTable(t, seen), t("teach.session.of", { name, date: dateText(startedAt) }))
            }
          >
            <Icon name="download" /> {t("teach.save-table")}
          </Button>
        </span>
      </div>
      <SheetHead
        title={name}
        sub={t("teach.session.title", { date: dateTimeText(startedAt) })}
        className={whole.name}
        school={[teacher, school].filter((one) => one !== "").join(", ")}
        when={dateText(startedAt)}
      />
      <section aria-label={t("teach.report.figures")} className={css["figures"]}>
        <dl>
          {figures.map(([term, value]) => (
            <Figure key={term} term={term}>
              <a href="#problems">{value}</a>
            </Figure>
          ))}
        </dl>
      </section>
      <div className={css["two"]}>
        <NamesOf title={t("teach.session.strong")} names={report.strengths} none={t("teach.session.none")} />
        <NamesOf title={t("teach.session.weak")} names={report.weaknesses} none={t("teach.session.none")} />
        <section className={css["block"]}>
          <h2>{t("teach.session.key")}</h2>
          {report.keyMisconception === null ? (
            <p className={css["quiet"]}>{t("teach.session.key.none")}</p>
          ) : (
            <p>
              <RichText text={report.keyMisconception.explanation} />{" "}
              <span className={css["quiet"]}>
                {t("teach.report.mixed.times", { n: report.keyMisconception.times })}
              </span>
            </p>
          )}
        </section>
        <NamesOf
          title={t("teach.report.next")}
          names={report.nextSteps.map((step) => stepWords(t, step))}
          none={t("teach.session.none")}
        />
        <NamesOf
          title={t("teach.session.struggles")}
          names={[...new Set(hard.map(({ skillName }) => skillName))]}
          none={t("teach.session.struggles.none")}
        />
      </div>
      <Breakdown seen={seen} duration={duration} />
      <section className={`${css["block"]} ${css["screenOnly"]}`} aria-label={t("teach.session.questions")}>
        <h2>{t("teach.session.questions")}</h2>
        {problems.map((problem, index) => (
          <div key={`${problem.itemId} ${problem.servedAt}`} id={`problem-${problem.itemId}`} className={css["record"]}>
            <ProblemRecord problem={problem} heading={t("teach.now.problem", { n: index + 1 })} headingShown />
          </div>
        ))}
      </section>
    </article>
  );
}

interface BreakdownProps {
  readonly seen: PupilSession;
  readonly duration: (ms: number) => string;
}

/** Every problem in a line, each the way to the problem as it was. */
function Breakdown({ seen: { report, problems }, duration }: BreakdownProps): ReactNode {
  const t = useText();
  const shown = new Set(problems.map(({ itemId }) => itemId));
  return (
    <section id="problems" className={css["block"]} aria-label={t("teach.session.problems")}>
      <h2>{t("teach.session.problems")}</h2>
      <table
        {...tableRoles.table}
        className={`${tables["table"]} ${css["table"]}`}
        aria-label={t("teach.session.problems")}
      >
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            <th {...tableRoles.columnHead} className={tables["text"]}>
              {t("teach.session.col.n")}
            </th>
            <th {...tableRoles.columnHead} className={tables["text"]}>
              {t("teach.report.growth.skill")}
            </th>
            <th {...tableRoles.columnHead} className={tables["text"]}>
              {t("teach.session.col.result")}
            </th>
            {(["attempts", "hints"] as const).map((column) => (
              <th {...tableRoles.columnHead} key={column} className={tables["number"]}>
                {t(`teach.session.col.${column}`)}
              </th>
            ))}
            <th {...tableRoles.columnHead} className={tables["text"]}>
              {t("teach.session.col.steps")}
            </th>
            <th {...tableRoles.columnHead} className={tables["text"]}>
              {t("teach.session.col.time")}
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {report.problems.map((one, index) => (
            <tr {...tableRoles.row} key={one.itemId}>
              <th {...tableRoles.rowHead} className={tables["text"]}>
                {shown.has(one.itemId) ? (
                  <a href={`#problem-${one.itemId}`}>{t("teach.now.problem", { n: index + 1 })}</a>
                ) : (
                  t("teach.now.problem", { n: index + 1 })
                )}
              </th>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.growth.skill")}>
                {one.skillName}
              </td>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.session.col.result")}>
                {t(`teach.session.signal.${one.signal ?? "skipped"}`)}
              </td>
              <td {...tableRoles.cell} className={tables["number"]} data-head={t("teach.session.col.attempts")}>
                {one.attempts}
              </td>
              <td {...tableRoles.cell} className={tables["number"]} data-head={t("teach.session.col.hints")}>
                {one.hints}
              </td>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.session.col.steps")}>
                {t(one.scaffolded ? "teach.session.yes" : "teach.session.no")}
              </td>
              <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.session.col.time")}>
                {one.durationMs !== null && duration(one.durationMs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly none: string;
}

function NamesOf({ title, names, none }: NamesProps): ReactNode {
  return (
    <section className={css["block"]} aria-label={title}>
      <h2>{title}</h2>
      {names.length === 0 ? (
        <p className={css["quiet"]}>{none}</p>
      ) : (
        <ul className={css["plain"]}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stepWords(t: Text, { why, skillName: skill }: PupilSession["report"]["nextSteps"][number]): string {
  if (why === "again") return t("teach.session.again", { skill });
  return t(why === "next" ? "teach.session.go-on" : "teach.session.prerequisite", { skill });
}
