import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ParentReportView } from "#engine/protocol/class";
import { Button } from "../../components/button.tsx";
import { strandWords } from "../../components/charts/mastery-words.ts";
import "../../components/charts/print.css";
import { tableRoles } from "../../components/charts/table-roles.ts";
import { dateText } from "../../components/charts/when.ts";
import { Icon } from "../../components/icons.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { useText } from "../../text/text.ts";
import type { AskError } from "../teach/ask-school.ts";
import { typedOf } from "../teach/assign/due-days.ts";
import { countDays, SINCE_CHOICES, type Since } from "../teach/reports/since.ts";
import { troubleWords } from "./code-form.tsx";
import css from "./parent.module.css";

interface ParentReportProps {
  readonly report: ParentReportView;
  readonly since: Since;
  readonly start: number;
  /** Why another day could not be had. */
  readonly error: AskError | null;
  readonly onSince: (next: Since) => void;
  readonly onDone: () => void;
}

/** A pupil's report as their parents read it, on the screen and on paper [SCR152]. */
export function ParentReport({ report, since, start, error, onSince, onDone }: ParentReportProps): ReactNode {
  const t = useText();
  const { name, grade, sessions, workedMs, problems, help, strands } = report;
  const days = countDays(sessions.map(({ startedAt }) => startedAt));
  const finished = problems.alone + problems.helped + problems.shown;
  const trouble = error === null ? null : troubleWords(error);
  // What was pressed to get here is gone.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <article className={css["sheet"]}>
      <div className={css["tools"]}>
        <SinceField since={since} start={start} onSince={onSince} />
        <span className={css["acts"]}>
          <Button look="primary" onClick={() => globalThis.print()}>
            <Icon name="print" /> {t("parent.print")}
          </Button>
          <Button onClick={onDone}>{t("parent.done")}</Button>
        </span>
      </div>
      <div role="alert" className={css["fault"]}>
        {trouble !== null && t(trouble.text, trouble.values)}
      </div>
      <div className={css["head"]}>
        <div>
          <h1 ref={title} tabIndex={-1}>
            {name}
          </h1>
          <p className={css["quiet"]}>{t("parent.sub")}</p>
        </div>
        <p className={css["meta"]}>
          <b>{grade === null ? report.class : t("parent.class-grade", { name: report.class, grade })}</b>
          <br />
          {report.school}
          <br />
          <span className={css["quiet"]}>
            {report.since === 0
              ? t("parent.whole-time", { to: dateText(report.until) })
              : t("parent.from-to", { from: dateText(report.since), to: dateText(report.until) })}
          </span>
        </p>
      </div>
      {sessions.length === 0 ? (
        <p className={css["lead"]}>{t("parent.none", { name })}</p>
      ) : (
        <p className={css["lead"]}>
          {t("parent.lead", { name, days, minutes: Math.max(1, Math.round(workedMs / 60_000)) })}{" "}
          {finished > 0 && t("parent.lead.problems", { n: finished, alone: problems.alone })}
        </p>
      )}
      {sessions.length > 0 && (
        <div className={css["two"]}>
          <Names title={t("parent.learned")} names={report.learned} none={t("parent.learned.none")} />
          <Names title={t("parent.practising")} names={report.practising} none={t("parent.practising.none")} />
          <Names title={t("parent.strong")} names={report.strengths} none={t("parent.strong.none")} />
          <Names title={t("parent.weak")} names={report.weaknesses} none={t("parent.weak.none")} />
        </div>
      )}
      <div className={css["two"]}>
        <Names
          title={t("parent.next")}
          names={report.next}
          none={t(grade === null ? "parent.next.not-begun" : "parent.next.none", { name })}
        />
        <section className={css["block"]}>
          <h2>{t("parent.home")}</h2>
          {help !== null && <p>{t("parent.home.of", { skill: help.skillName })}</p>}
          <p>{t(`help.${help?.how ?? "talk"}`, { name })}</p>
        </section>
      </div>
      {grade !== null && strands.length > 0 && <Strands report={report} grade={grade} />}
      {sessions.length > 0 && <Sessions report={report} />}
      <p className={css["foot"]}>
        {t("parent.foot", { date: dateText(report.until), ends: dateText(report.endsAt), class: report.class })}
      </p>
    </article>
  );
}

type SinceFieldProps = Pick<ParentReportProps, "since" | "start" | "onSince">;

function SinceField({ since, start, onSince }: SinceFieldProps): ReactNode {
  const t = useText();
  const now = useNow();
  return (
    <>
      <div className={css["field"]}>
        <label htmlFor="parent-since">{t("parent.since")}</label>
        <select
          id="parent-since"
          value={since.choice}
          onChange={({ target }) => {
            const choice = SINCE_CHOICES.find((one) => one === target.value) ?? "weeks12";
            onSince({ choice, day: choice === "day" ? typedOf((start === 0 ? now : start) + 1) : "" });
          }}
        >
          {SINCE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {t(`parent.since.${choice}`)}
            </option>
          ))}
        </select>
      </div>
      {since.choice === "day" && (
        <div className={css["field"]}>
          <label htmlFor="parent-day">{t("parent.since.date")}</label>
          <input
            id="parent-day"
            type="date"
            value={since.day}
            max={typedOf(now + 1)}
            onChange={({ target }) => target.value !== "" && onSince({ choice: "day", day: target.value })}
          />
        </div>
      )}
    </>
  );
}

const MOST_NAMED = 8;

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly none: string;
}

function Names({ title, names, none }: NamesProps): ReactNode {
  const t = useText();
  const all = [...new Set(names)];
  const more = all.length - MOST_NAMED;
  return (
    <section className={css["block"]}>
      <h2>{title}</h2>
      {names.length === 0 ? (
        <p className={css["quiet"]}>{none}</p>
      ) : (
        <ul className={css["plain"]}>
          {all.slice(0, MOST_NAMED).map((one) => (
            <li key={one}>{one}</li>
          ))}
          {more > 0 && <li className={css["quiet"]}>{t("parent.more", { n: more })}</li>}
        </ul>
      )}
    </section>
  );
}

/** How much of what is taught in the grade is done, by topic: a bar, and the same in words. */
function Strands({ report, grade }: { readonly report: ParentReportView; readonly grade: number }): ReactNode {
  const t = useText();
  const title = t("parent.strands", { name: report.name, grade });
  return (
    <section className={css["block"]}>
      <h2>{title}</h2>
      <table {...tableRoles.table} className={css["table"]} aria-label={title}>
        <tbody {...tableRoles.rows}>
          {report.strands.map(({ strand, of, done, learning }) => {
            const words = strandWords(strand);
            return (
              <tr {...tableRoles.row} key={strand}>
                <th {...tableRoles.rowHead}>{t(words.text, words.values)}</th>
                <td {...tableRoles.cell} className={css["barCell"]}>
                  <span className={css["bar"]} aria-hidden="true">
                    <span style={{ inlineSize: `${(100 * done) / of}%` }} />
                    <span style={{ inlineSize: `${(100 * learning) / of}%` }} />
                  </span>
                </td>
                <td {...tableRoles.cell} className={css["nowrap"]}>
                  {t("parent.strands.line", { done, of })}
                </td>
                <td {...tableRoles.cell} className={css["quiet"]}>
                  {t("parent.strands.learning", { n: learning })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const FIRST_SESSIONS = 12;

function Sessions({ report: { name, sessions } }: { readonly report: ParentReportView }): ReactNode {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, FIRST_SESSIONS);
  const title = t("parent.sessions", { name });
  return (
    <section className={css["block"]}>
      <h2>{title}</h2>
      <table {...tableRoles.table} className={`${css["table"]} ${css["record"]}`} aria-label={title}>
        <thead {...tableRoles.rows}>
          <tr {...tableRoles.row}>
            {(["day", "what", "time", "problems"] as const).map((head) => (
              <th {...tableRoles.columnHead} key={head}>
                {t(`parent.sessions.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rows}>
          {shown.map(({ kind, startedAt, workedMs, problems, about }) => (
            <tr {...tableRoles.row} key={`${startedAt} ${kind}`}>
              <th {...tableRoles.rowHead} className={css["nowrap"]}>
                {dateText(startedAt)}
              </th>
              <td {...tableRoles.cell}>
                {t(kind === "practice" ? "parent.sessions.practice" : `history.kind.${kind}`)}
                {about.length > 0 && `: ${about.join(", ")}`}
              </td>
              <td {...tableRoles.cell} className={css["nowrap"]}>
                {t("parent.sessions.minutes", { n: Math.max(1, Math.round(workedMs / 60_000)) })}
              </td>
              <td {...tableRoles.cell} className={css["nowrap"]}>
                {problems !== null && problems.finished > 0 && (
                  <>
                    {t("parent.sessions.found", { ...problems })}
                    <span className={css["onPhone"]}> {t("parent.sessions.at-once")}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < sessions.length && (
        <p className={css["screenOnly"]}>
          <Button onClick={() => setAll(true)}>{t("parent.sessions.all", { n: sessions.length })}</Button>
        </p>
      )}
    </section>
  );
}
