import type { ReactNode } from "react";
import { Link } from "wouter";
import type { SessionSummaryView } from "#engine";
import { tableRoles } from "../../components/charts/table-roles.ts";
import tables from "../../components/charts/tables.module.css";
import { dateTimeText, durationWords } from "../../components/charts/when.ts";
import { skillNameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";

/** All sessions, newest first; each leads to its replay. */
export function SessionsTable({ sessions }: { readonly sessions: readonly SessionSummaryView[] }): ReactNode {
  const t = useText();
  const newestFirst = sessions.toSorted((a, b) => b.startedAt - a.startedAt);
  const heads = ["when", "time", "problems", "right", "first", "skills"] as const;
  return (
    <table className={tables["table"]} {...tableRoles.table} aria-label={t("sessions.title")}>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th
              key={head}
              {...tableRoles.columnHead}
              className={tables[head === "skills" || head === "when" ? "text" : "number"]}
            >
              {t(`sessions.col.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {newestFirst.map((session) => (
          <SessionRow key={session.sessionId} session={session} />
        ))}
      </tbody>
    </table>
  );
}

function SessionRow({ session }: { readonly session: SessionSummaryView }): ReactNode {
  const t = useText();
  const took = session.endedAt === null ? null : durationWords(session.workedMs);
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead} className={tables["text"]}>
        <Link href={`/sessions/${session.sessionId}`} className={tables["link"]}>
          {dateTimeText(session.startedAt)}
        </Link>
      </th>
      <td {...tableRoles.cell} data-head={t("sessions.col.time")} className={tables["number"]}>
        {took === null ? t("sessions.open") : t(took.text, took.values)}
      </td>
      <td {...tableRoles.cell} data-head={t("sessions.col.problems")} className={tables["number"]}>
        {session.problems}
      </td>
      <td {...tableRoles.cell} data-head={t("sessions.col.right")} className={tables["number"]}>
        {session.correct}
      </td>
      <td {...tableRoles.cell} data-head={t("sessions.col.first")} className={tables["number"]}>
        {session.firstTry}
      </td>
      <td {...tableRoles.cell} data-head={t("sessions.col.skills")} className={tables["text"]}>
        {session.skills.map(skillNameHere).join(", ")}
      </td>
    </tr>
  );
}
