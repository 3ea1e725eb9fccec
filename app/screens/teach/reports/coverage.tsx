import type { ReactNode } from "react";
import type { PupilReportView } from "#engine/protocol/class";
import { strandWords } from "../../../components/charts/mastery-words.ts";
import { tableRoles } from "../../../components/charts/table-roles.ts";
import { useText, type Text } from "../../../text/text.ts";
import { isMet } from "./report-words.ts";
import css from "./report.module.css";

/** How far the pupil is with what is taught in their grade, by strand. */
export function Coverage({ report }: { readonly report: PupilReportView }): ReactNode {
  const t = useText();
  const { strands } = report;
  return (
    <section className={css["block"]} aria-label={t("teach.report.strands")}>
      <h2>{t("teach.report.strands")}</h2>
      {strands.length === 0 ? (
        <p className={css["quiet"]}>{t("teach.report.strands.none")}</p>
      ) : (
        <table {...tableRoles.table} className={css["small"]} aria-label={t("teach.report.strands")}>
          <tbody {...tableRoles.rows}>
            {strands.map((one) => (
              <tr {...tableRoles.row} key={one.strand}>
                <th {...tableRoles.rowHead}>{strandName(t, one.strand)}</th>
                <td {...tableRoles.cell}>{t("teach.report.strands.line", { ...one })}</td>
                <td {...tableRoles.cell}>
                  {t("teach.report.strands.percent", { percent: Math.round(((one.kept + one.done) / one.of) * 100) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

export function strandName(t: Text, strand: string): string {
  const { text, values } = strandWords(strand);
  return t(text, values);
}

/** Codes of the curriculum, and which of them are met. */
export function Standards({ report }: { readonly report: PupilReportView }): ReactNode {
  const t = useText();
  const { standards, grade } = report;
  const own = standards.filter((one) => one.grade === grade);
  const others = standards.filter((one) => one.grade !== grade);
  const state = (one: (typeof standards)[number]) => {
    if (isMet(one)) return t("teach.report.standards.is-met");
    const begun = one.kept + one.done + one.learning;
    return begun > 0
      ? t("teach.report.standards.begun", { done: one.kept + one.done, of: one.of })
      : t("teach.report.standards.open");
  };
  if (standards.length === 0) return null;
  return (
    <section className={css["block"]} aria-label={t("teach.report.standards")}>
      <h2>
        {t("teach.report.standards")}
        {own.length > 0 && (
          <span className={css["beside"]}>
            {t("teach.report.standards.met", { met: own.filter(isMet).length, of: own.length })}
          </span>
        )}
      </h2>
      <p className={css["quiet"]}>{t("teach.report.standards.about")}</p>
      <table
        {...tableRoles.table}
        className={`${css["small"]} ${css["codes"]}`}
        aria-label={t("teach.report.standards")}
      >
        <tbody {...tableRoles.rows}>
          {[...own, ...others].map((one) => (
            <tr {...tableRoles.row} key={one.code}>
              <th {...tableRoles.rowHead}>{one.code}</th>
              <td {...tableRoles.cell}>{state(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
