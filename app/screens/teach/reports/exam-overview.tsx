import type { ReactNode } from "react";
import type { ExamOverview } from "#engine/protocol/exams";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import tables from "../../../components/charts/tables.module.css";
import { useText } from "../../../text/text.ts";
import { TableHead } from "../components/table-head.tsx";
import { examOverviewLines } from "./exam-overview-table.ts";
import css from "./report.module.css";

const CELLS = ["day", "sat", "marks", "missed", "kinds"] as const;

/** The exams of the class, newest first: when, how many sat it, marks, and what was missed most [TEA205]. */
export function ExamsOnReport({ view }: { readonly view: ExamOverview }): ReactNode {
  const t = useText();
  const { exams, unknown } = view;
  if (exams.length === 0) return null;
  return (
    <section className={css["block"]} aria-label={t("teach.tab.exams")}>
      <h2>{t("teach.tab.exams")}</h2>
      {unknown > 0 && <p className={css["quiet"]}>{t("teach.class.unknown", { n: unknown })}</p>}
      <table {...tableRoles.table} className={`${tables["table"]} ${css["table"]}`} aria-label={t("teach.tab.exams")}>
        <TableHead heads={["title" as const, ...CELLS].map((head) => t(`teach.class-report.exams.${head}`))} />
        <tbody {...tableRoles.rows}>
          {examOverviewLines(t, view).map((line) => (
            <tr {...tableRoles.row} key={line.assignment}>
              <th {...tableRoles.rowHead} className={tables["text"]}>
                {line.title}
              </th>
              {CELLS.map((head) => (
                <td
                  {...tableRoles.cell}
                  key={head}
                  className={tables["text"]}
                  data-head={t(`teach.class-report.exams.${head}`)}
                >
                  {line[head]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
