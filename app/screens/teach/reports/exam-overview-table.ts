import type { ExamOverview } from "#engine/protocol/exams";
import { dateText } from "../../../components/charts/when.ts";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { pointsText } from "../../exam/points-text.ts";
import { sharePercent } from "../exams/results-table.ts";

type Exam = ExamOverview["exams"][number];

/** One exam in the words of the report. */
export interface ExamOverviewLine {
  readonly assignment: string;
  readonly title: string;
  readonly day: string;
  readonly sat: string;
  readonly marks: string;
  readonly missed: string;
  readonly kinds: string;
}

export function examOverviewLines(t: Text, { exams }: ExamOverview): readonly ExamOverviewLine[] {
  return exams.map((exam) => ({
    assignment: exam.assignment,
    title: titleOf(t, exam),
    day: dayOf(exam),
    sat: t("teach.exams.sat", { done: exam.done, of: exam.pupils }),
    marks: exam.done === 0 ? "" : marksOf(t, exam, exam.done),
    missed: missedWords(t, exam),
    kinds: kindWords(t, exam),
  }));
}

/** A line an exam: counts and points are numbers, and a percent stands only from five pupils on [TEA205]. */
export function examOverviewTable(t: Text, { exams }: ExamOverview): CsvTable<Exam> {
  return {
    columns: [
      { name: t("teach.class-report.exams.title"), value: (exam) => titleOf(t, exam) },
      { name: t("teach.class-report.exams.day"), value: dayOf },
      { name: t("teach.class-report.exams.done"), value: ({ done }) => done },
      { name: t("teach.class-report.exams.pupils"), value: ({ pupils }) => pupils },
      { name: t("teach.results.points"), value: ({ done, points }) => (done === 0 ? null : round2(points)) },
      { name: t("teach.results.sheet.of"), value: ({ done, of }) => (done === 0 ? null : of) },
      { name: t("teach.class-report.exams.percent"), value: (exam) => sharePercent(exam, exam.done) },
      { name: t("teach.class-report.exams.missed"), value: (exam) => missedWords(t, exam) },
      { name: t("teach.class-report.exams.kinds"), value: (exam) => kindWords(t, exam) },
    ],
    rows: exams,
  };
}

function titleOf(t: Text, { title, version }: Exam): string {
  return version > 1 ? `${title}, ${t("teach.exams.version", { version })}` : title;
}

function dayOf({ from, due }: Exam): string {
  return dateText(due === null ? from : due - 1);
}

function marksOf(t: Text, share: { readonly points: number; readonly of: number }, pupils: number): string {
  const words = t("teach.results.of", { points: pointsText(share.points), of: share.of });
  const percent = sharePercent(share, pupils);
  return percent === null ? words : `${words} · ${t("teach.results.percent", { percent })}`;
}

function missedWords(t: Text, { missed, done }: Exam): string {
  return missed.map((one) => `${one.skillName} (${marksOf(t, one, done)})`).join("; ");
}

function kindWords(t: Text, { sorts, done }: Exam): string {
  return sorts.map((one) => `${t(`teach.exam.sort.${one.sort}`)} (${marksOf(t, one, done)})`).join("; ");
}

function round2(points: number): number {
  return Math.round(points * 100) / 100;
}
