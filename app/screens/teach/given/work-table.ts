import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { adjustedOf } from "../assign/adjusted.ts";
import type { GivenWork, Learner } from "../whole-class.ts";
import { isWhole, stateWords, titleOf, type PupilWork, type SkillNames } from "./work-words.ts";

export interface Row {
  readonly work: GivenWork;
  readonly pupil: PupilWork;
}

/** A line for each pupil of each assignment, as the page shows them: the same list, the same words [TEA66]. */
export function workTable(
  t: Text,
  all: readonly GivenWork[],
  { roster, names }: { readonly roster: readonly Learner[]; readonly names: SkillNames },
): CsvTable<Row> {
  const nameOf = new Map(roster.map(({ id, name }) => [id, name]));
  const columns: CsvTable<Row>["columns"] = [
    { name: t("teach.work.column.assignment"), value: ({ work }) => titleOf(t, work, names) },
    { name: t("teach.work.column.due"), value: ({ work }) => (work.due === null ? null : dayText(work.due - 1)) },
    { name: t("teach.work.pupil"), value: ({ pupil }) => nameOf.get(pupil.learner) ?? "" },
    { name: t("teach.work.state"), value: ({ pupil }) => stateWords(t, pupil) },
    { name: t("teach.work.amount"), value: ({ pupil }) => Math.min(pupil.done, pupil.of) },
    { name: t("teach.work.column.of"), value: ({ pupil }) => pupil.of },
    { name: t("teach.work.problems"), value: ({ work, pupil }) => (isWhole(work) ? null : pupil.problems) },
    { name: t("teach.work.right"), value: ({ work, pupil }) => (isWhole(work) ? null : pupil.right) },
    { name: t("teach.work.column.begun"), value: ({ pupil }) => timeOf(pupil.begunAt) },
    { name: t("teach.work.column.done-at"), value: ({ pupil }) => timeOf(pupil.doneAt) },
    { name: t("teach.work.column.late"), value: ({ pupil }) => pupil.daysLate },
    { name: t("teach.work.adjusted"), value: ({ work, pupil }) => adjustedOf(t, work, pupil.learner) },
  ];
  const rows = all.flatMap((work) =>
    work.pupils
      .toSorted((a, b) => (nameOf.get(a.learner) ?? "").localeCompare(nameOf.get(b.learner) ?? ""))
      .map((pupil): Row => ({ work, pupil })),
  );
  return { columns, rows };
}

/** As spreadsheets of every country read it: 2026-11-27 10:05. */
export function timeOf(at: number | null): string | null {
  if (at === null) return null;
  const day = new Date(at);
  return `${dayText(at)} ${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** As spreadsheets of every country read it: 2026-11-27. */
function dayText(at: number): string {
  const day = new Date(at);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
