import type { LearnerId } from "#engine";
import type { ExamResults } from "#engine/protocol/exams";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { pointsText } from "../../exam/points-text.ts";
import { examAdjustedWords } from "../adjust/adjust-words.ts";
import { formLetter } from "./form-letter.ts";

type Pupil = ExamResults["pupils"][number];
type Question = ExamResults["questions"][number];

/** One answer of one pupil, with the question it is to. */
export interface AnswerLine {
  readonly learner: LearnerId;
  readonly name: string;
  readonly answer: Pupil["answers"][number];
  /** null: nobody can show it any more, or it was never on the desk. */
  readonly question: Question | null;
}

/** Every answer of who is done, by name and place. */
export function linesOf({ pupils, questions }: ExamResults): readonly AnswerLine[] {
  return pupils
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ learner, name, answers }) =>
      answers.map((answer): AnswerLine => {
        const question = answer.question === null ? undefined : questions[answer.question];
        return { learner, name, answer, question: question ?? null };
      }),
    );
}

export function sumOf(lines: readonly AnswerLine[]): {
  readonly points: number;
  readonly of: number;
} {
  return { points: lines.reduce((sum, { answer }) => sum + answer.points, 0), of: lines.length };
}

/** Whether a place has the same question in everybody's exam: elsewhere nothing is added up by place [TEA144]. */
export function isSameForAll({ forms, selection }: Pick<ExamResults, "forms" | "selection">): boolean {
  return forms <= 1 && selection !== "adaptive";
}

/** Of fewer than so many pupils a share says more about one of them than about the class. */
const ENOUGH = 5;

/** "31 of 40", with the percent from five pupils on. */
export function shareWords(
  t: Text,
  { points, of }: { readonly points: number; readonly of: number },
  pupils: readonly Pick<Pupil, "state">[],
): string {
  const words = t("teach.results.of", { points: pointsText(points), of });
  const percent = sharePercent({ points, of }, pupils.filter(({ state }) => state === "done").length);
  return percent === null ? words : `${words} · ${t("teach.results.percent", { percent })}`;
}

/** Of so many pupils; null where a percent would say more than is known. */
export function sharePercent(
  { points, of }: { readonly points: number; readonly of: number },
  pupils: number,
): number | null {
  return pupils < ENOUGH || of === 0 ? null : Math.round((100 * points) / of);
}

/** "Question 3", "Form B, question 3"; of an adaptive exam the skill, as everybody had others. */
export function questionName(t: Text, { form, position, question }: Question, forms: number): string {
  if (form === null || position === null) return question.skillName;
  return forms > 1
    ? t("teach.results.question.form", { form: formLetter(form), n: position })
    : t("teach.results.question.of", { n: position });
}

/** A line a pupil: points are numbers, what was typed is text [TEA145]. */
export function resultsTable(t: Text, results: ExamResults): CsvTable<Pupil> {
  const { pupils, forms, misconceptions } = results;
  const count = Math.max(0, ...pupils.map(({ of }) => of));
  const ruleOf = (index: number | null) => {
    const found = index === null ? undefined : misconceptions[index];
    return found?.explanation ?? found?.rule ?? null;
  };
  const columns: CsvTable<Pupil>["columns"] = [
    { name: t("teach.results.pupil"), value: ({ name }) => name },
    ...(forms > 1 ? [{ name: t("teach.results.form"), value: ({ form }: Pupil) => formLetter(form) }] : []),
    {
      name: t("teach.results.sheet.state"),
      value: ({ state }) => t(state === "done" ? "teach.results.sheet.done" : `teach.results.state.${state}`),
    },
    { name: t("teach.results.points"), value: ({ state, points }) => (state === "done" ? round2(points) : null) },
    { name: t("teach.results.sheet.of"), value: ({ of }) => of },
    ...(pupils.some(({ adjusted }) => adjusted !== undefined)
      ? [
          {
            name: t("teach.results.adjusted"),
            value: ({ adjusted }: Pupil) => (adjusted === undefined ? null : examAdjustedWords(t, adjusted)),
          },
        ]
      : []),
    { name: t("teach.results.when"), value: ({ doneAt }) => (doneAt === null ? null : momentText(doneAt)) },
    { name: t("teach.results.sheet.late"), value: ({ daysLate }) => daysLate },
    ...Array.from({ length: count }, (_, index) => index + 1).flatMap((n) => [
      {
        name: t("teach.results.sheet.points", { n }),
        value: ({ answers }: Pupil) => (answers[n - 1] === undefined ? null : round2(answers[n - 1]?.points ?? 0)),
      },
      {
        name: t("teach.results.sheet.typed", { n }),
        value: ({ answers }: Pupil) => answers[n - 1]?.given.join("; ") ?? null,
      },
      {
        name: t("teach.results.sheet.misconception", { n }),
        value: ({ answers }: Pupil) => ruleOf(answers[n - 1]?.misconception ?? null),
      },
    ]),
  ];
  return { columns, rows: pupils.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

function round2(points: number): number {
  return Math.round(points * 100) / 100;
}

/** As spreadsheets of every country read it: 2026-11-27 10:05. */
function momentText(at: number): string {
  const day = new Date(at);
  const two = (value: number) => String(value).padStart(2, "0");
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${date} ${two(day.getHours())}:${two(day.getMinutes())}`;
}
