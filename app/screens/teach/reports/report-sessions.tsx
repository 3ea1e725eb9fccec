import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { PupilReportView } from "#engine/protocol/class";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { dateTimeText, durationWords } from "../../../components/charts/when.ts";
import { Button } from "../../../components/button.tsx";
import { downloadCsv } from "../../../components/download-csv.ts";
import { Icon } from "../../../components/icons.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useText } from "../../../text/text.ts";
import { satWithWords } from "../adjust/adjust-words.ts";
import { activitiesTable } from "./report-csv.ts";
import { HOWS } from "./report-words.ts";
import css from "./report.module.css";

interface SessionsProps {
  readonly report: PupilReportView;
  readonly hrefOf: (session: string) => string;
}

/** So many stand there at first, and come with each press. */
const AT_ONCE = 20;

/** The newest of a list, and the way to those before them. */
function usePages<One>(all: readonly One[]): { readonly shown: readonly One[]; readonly earlier: ReactNode } {
  const t = useText();
  const [count, setCount] = useState(AT_ONCE);
  const earlier = all.length > count && (
    <p className={css["screenOnly"]}>
      <Button onClick={() => setCount(count + AT_ONCE)}>{t("teach.report.earlier", { n: all.length - count })}</Button>
    </p>
  );
  return { shown: all.slice(0, count), earlier };
}

/** Sessions of practice, newest first and a page at a time; each opens its own report. */
export function Sessions({ report: { sessions }, hrefOf }: SessionsProps): ReactNode {
  const t = useText();
  const { shown, earlier } = usePages(sessions);
  return (
    <section id="sessions" className={css["block"]} aria-label={t("teach.report.sessions")}>
      <h2>{t("teach.report.sessions")}</h2>
      {sessions.length === 0 ? (
        <p className={css["quiet"]}>{t("teach.report.sessions.none")}</p>
      ) : (
        <table
          {...tableRoles.table}
          className={`${tables["table"]} ${css["table"]}`}
          aria-label={t("teach.report.sessions")}
        >
          <thead {...tableRoles.rows}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.columnHead} className={tables["text"]}>
                {t("teach.report.sessions.when")}
              </th>
              <th {...tableRoles.columnHead} className={tables["text"]}>
                {t("teach.report.sessions.worked")}
              </th>
              {HOWS.map((how) => (
                <th {...tableRoles.columnHead} key={how} className={tables["number"]} data-narrow>
                  {t(`teach.report.how.${how}`)}
                </th>
              ))}
              <th {...tableRoles.columnHead} className={tables["text"]}>
                {t("teach.report.sessions.skills")}
              </th>
            </tr>
          </thead>
          <tbody {...tableRoles.rows}>
            {shown.map(({ session, startedAt, workedMs, problems, skills }) => {
              const worked = durationWords(workedMs);
              return (
                <tr {...tableRoles.row} key={session}>
                  <th {...tableRoles.rowHead} className={tables["text"]}>
                    <Link className={css["nowrap"]} href={hrefOf(session)}>
                      {dateTimeText(startedAt)}
                    </Link>
                  </th>
                  <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.sessions.worked")}>
                    <span className={css["nowrap"]}>{t(worked.text, worked.values)}</span>
                  </td>
                  {HOWS.map((how) => (
                    <td
                      {...tableRoles.cell}
                      key={how}
                      className={tables["number"]}
                      data-head={t(`teach.report.how.${how}`)}
                    >
                      {problems[how]}
                    </td>
                  ))}
                  <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.sessions.skills")}>
                    {skills.join(", ")}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {earlier}
    </section>
  );
}

/**
 * Lessons, exams and whatever else took time, each exam with what was set for the pupil in it [TEA109]; each opens what was said
 * and answered [TEA200].
 */
export function Activities({ report, hrefOf }: SessionsProps): ReactNode {
  const t = useText();
  const { name, activities } = report;
  const { shown, earlier } = usePages(activities);
  if (activities.length === 0) return null;
  return (
    <section className={css["block"]} aria-label={t("teach.report.activities")}>
      <div className={css["headed"]}>
        <h2>{t("teach.report.activities")}</h2>
        <span className={css["screenOnly"]}>
          <Button onClick={() => downloadCsv(activitiesTable(t, report), `${name} ${t("teach.report.activities")}`)}>
            <Icon name="download" /> {t("teach.save-table")} <Unseen>{t("teach.report.activities.save")}</Unseen>
          </Button>
        </span>
      </div>
      <table
        {...tableRoles.table}
        className={`${tables["table"]} ${css["table"]}`}
        aria-label={t("teach.report.activities")}
      >
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            {(
              [
                "teach.report.sessions.when",
                "teach.report.activities.what",
                "teach.report.sessions.worked",
                "teach.report.activities.result",
              ] as const
            ).map((head) => (
              <th {...tableRoles.columnHead} key={head} className={tables["text"]}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {shown.map(({ session, kind, title, startedAt, workedMs, score, seen, adjusted }) => {
            const worked = durationWords(workedMs);
            return (
              <tr {...tableRoles.row} key={session}>
                <th {...tableRoles.rowHead} className={tables["text"]}>
                  <Link className={css["nowrap"]} href={hrefOf(session)}>
                    {dateTimeText(startedAt)}
                  </Link>
                </th>
                <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.activities.what")}>
                  {t(`history.kind.${kind}`)}
                  {title !== "" && `: ${title}`}
                  {adjusted !== undefined && <p className={css["quiet"]}>{satWithWords(t, adjusted)}</p>}
                </td>
                <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.sessions.worked")}>
                  {t(worked.text, worked.values)}
                </td>
                <td {...tableRoles.cell} className={tables["text"]} data-head={t("teach.report.activities.result")}>
                  {score !== null && t("history.points", { points: score.points, of: score.of })}
                  {seen !== null &&
                    t("teach.report.activities.seen", {
                      parts: seen.parts,
                      of: seen.of,
                      percent: Math.round((seen.parts / seen.of) * 100),
                    })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {earlier}
    </section>
  );
}
