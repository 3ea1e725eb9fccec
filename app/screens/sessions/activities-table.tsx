import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ActivitySummaryView } from "#engine";
import { tableRoles } from "../../components/charts/table-roles.ts";
import tables from "../../components/charts/tables.module.css";
import { dateTimeText, durationWords } from "../../components/charts/when.ts";
import { nameHere } from "../../text/language.ts";
import { useText, type Text } from "../../text/text.ts";
import { pointsText } from "../exam/points-text.ts";

interface ActivitiesTableProps {
  readonly name: string;
  /** Newest first. */
  readonly activities: readonly ActivitySummaryView[];
}

/** Lessons, exams, surveys …; each leads to what it was. */
export function ActivitiesTable({ name, activities }: ActivitiesTableProps): ReactNode {
  const t = useText();
  const heads = ["sessions.col.when", "history.col.what", "sessions.col.time", "history.col.result"] as const;
  return (
    <table className={tables["table"]} {...tableRoles.table} aria-label={name}>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th key={head} {...tableRoles.columnHead} className={tables["text"]}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {activities.map((activity) => (
          <ActivityRow key={activity.sessionId} activity={activity} />
        ))}
      </tbody>
    </table>
  );
}

function ActivityRow({ activity }: { readonly activity: ActivitySummaryView }): ReactNode {
  const t = useText();
  const { sessionId, startedAt, endedAt, workedMs } = activity;
  const took = endedAt === null ? null : durationWords(workedMs);
  return (
    <tr {...tableRoles.row} data-kind={activity.kind}>
      <th {...tableRoles.rowHead} className={tables["text"]}>
        <Link href={`/sessions/${sessionId}`} className={tables["link"]}>
          {dateTimeText(startedAt)}
        </Link>
      </th>
      <td {...tableRoles.cell} data-head={t("history.col.what")} className={tables["text"]}>
        {activityName(t, activity)}
      </td>
      <td {...tableRoles.cell} data-head={t("sessions.col.time")} className={tables["text"]}>
        {took === null ? "–" : t(took.text, took.values)}
      </td>
      <td {...tableRoles.cell} data-head={t("history.col.result")} className={tables["text"]}>
        {endWords(t, activity)}
      </td>
    </tr>
  );
}

/** "Exam: Whole numbers", "Thinking" */
export function activityName(t: Text, { kind, title, titleOf }: ActivitySummaryView): string {
  const name = t(`history.kind.${kind}`);
  return title === "" ? name : `${name}: ${nameHere(titleOf, title)}`;
}

/** What it came to: an exam's points, else how it ended. */
export function endWords(t: Text, { score, ended }: ActivitySummaryView): string {
  if (score !== null) return t("history.points", { points: pointsText(score.points), of: score.of });
  return ended === null ? t("sessions.open") : t(`history.end.${ended}`);
}
