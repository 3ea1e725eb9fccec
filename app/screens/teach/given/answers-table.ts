import type { SurveyAnswers } from "#engine/protocol/surveys";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { timeOf } from "./work-table.ts";

export type AnswersPupil = SurveyAnswers["pupils"][number];
export type SurveyAnswer = AnswersPupil["answers"][number];
type Question = SurveyAnswers["questions"][number];

/** What stands in a cell: the answer, or why there is none. */
export function answerWords(t: Text, { outcome, given, hidden }: SurveyAnswer): string {
  if (outcome !== "answered") return t(`teach.answers.outcome.${outcome}`);
  return hidden ? t("teach.answers.hidden") : given.join("; ");
}

export function byName(pupils: readonly AnswersPupil[]): readonly AnswersPupil[] {
  return pupils.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Where the middle of a rating is, in its own labels; null: it is no rating, or nobody answered. */
export function medianWords(t: Text, { median, choices }: Question): string | null {
  if (median === null) return null;
  const labelAt = (place: number) => choices[place - 1]?.choice ?? "";
  const [lower, upper] = [labelAt(Math.floor(median)), labelAt(Math.ceil(median))];
  return lower === upper
    ? t("teach.answers.median", { label: lower })
    : t("teach.answers.median.between", { lower, upper });
}

/** A line a pupil, a column a question as it was asked: all of it is text [TEA161]. */
export function answersTable(t: Text, { questions, pupils }: SurveyAnswers): CsvTable<AnswersPupil> {
  const columns: CsvTable<AnswersPupil>["columns"] = [
    { name: t("teach.answers.pupil"), value: ({ name }) => name },
    { name: t("teach.answers.state"), value: ({ state }) => t(`teach.answers.state.${state}`) },
    { name: t("teach.answers.when"), value: ({ doneAt }) => timeOf(doneAt) },
    ...questions.map(({ text }, at) => ({
      name: text,
      value: ({ answers }: AnswersPupil) => {
        const answer = answers[at];
        return answer === undefined ? null : answerWords(t, answer);
      },
    })),
  ];
  return { columns, rows: byName(pupils) };
}
