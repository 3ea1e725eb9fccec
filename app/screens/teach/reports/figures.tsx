import type { ReactNode } from "react";
import type { PupilReportView } from "#engine/protocol/class";
import { durationWords } from "../../../components/charts/when.ts";
import { useText } from "../../../text/text.ts";
import { Behind, type Whose } from "./behind.tsx";
import { examinedOf, HOWS } from "./report-words.ts";
import css from "./report.module.css";
import { countDays } from "./since.ts";

/** What stands first: how much was kept, how long was worked, and how each problem was found. */
export function Figures({ report, whose }: { readonly report: PupilReportView; readonly whose: Whose }): ReactNode {
  const t = useText();
  const { kept, done, problems, workedMs, sessions, activities } = report;
  const days = countDays([...sessions, ...activities].map(({ startedAt }) => startedAt));
  const worked = durationWords(workedMs);
  const examined = examinedOf(report);
  return (
    <section aria-label={t("teach.report.figures")} className={css["figures"]}>
      <dl>
        <Figure term={t("teach.report.kept")} note={t("teach.report.kept.before", { before: kept.before })}>
          <a href="#growth">{kept.now}</a>
        </Figure>
        <Figure term={t("teach.report.done")} note={t("teach.report.kept.before", { before: done.before })}>
          <a href="#growth">{done.now}</a>
        </Figure>
        <Figure term={t("teach.report.days", { n: days })}>
          <a href="#sessions">{days}</a>
        </Figure>
        <Figure term={t("teach.report.time")}>
          <a href="#sessions">{t(worked.text, worked.values)}</a>
        </Figure>
        {HOWS.map((how) => (
          <Figure key={how} term={t(`teach.report.how.${how}`)}>
            <Behind whose={whose} filter={{ how }} count={problems[how]} title={t(`teach.report.how.${how}`)} />
          </Figure>
        ))}
        {examined > 0 && (
          <Figure term={t("teach.report.examined", { n: examined })}>
            <Behind
              whose={whose}
              filter={{ how: "exam" }}
              count={examined}
              title={t("teach.report.examined", { n: examined })}
            />
          </Figure>
        )}
      </dl>
    </section>
  );
}

interface FigureProps {
  readonly term: string;
  readonly note?: string;
  readonly children: ReactNode;
}

export function Figure({ term, note, children }: FigureProps): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {note !== undefined && <dd className={css["figureNote"]}>{note}</dd>}
    </div>
  );
}
