import type { MisconceptionsView } from "#engine/protocol/class";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { byName } from "../components/by-name.ts";

type Misconception = MisconceptionsView["misconceptions"][number];

interface Row {
  readonly of: Misconception;
  readonly pupil: Misconception["pupils"][number];
}

/** How often all of them had it. */
export function timesOf({ pupils }: Misconception): number {
  return pupils.reduce((sum, { times }) => sum + times, 0);
}

/** A line for each pupil of each misconception, as the page shows them [TEA81]. */
export function misconceptionTable(
  t: Text,
  { misconceptions }: MisconceptionsView,
  nameOf: (learner: string) => string,
): CsvTable<Row> {
  const columns: CsvTable<Row>["columns"] = [
    { name: t("teach.mistakes.head.skill"), value: ({ of }) => of.skillName },
    { name: t("teach.mistakes.head.what"), value: ({ of }) => of.explanation ?? t("teach.mistakes.no-words") },
    { name: t("teach.now.head.pupil"), value: ({ pupil }) => nameOf(pupil.learner) },
    { name: t("teach.mistakes.head.times"), value: ({ pupil }) => pupil.times },
    {
      name: t("teach.mistakes.typed"),
      value: ({ of, pupil }) => of.examples.find(({ learner }) => learner === pupil.learner)?.given.join("; ") ?? null,
    },
  ];
  const rows = misconceptions.flatMap((of) =>
    of.pupils
      .map((pupil): Row => ({ of, pupil }))
      .toSorted((a, b) => byName(nameOf(a.pupil.learner), nameOf(b.pupil.learner))),
  );
  return { columns, rows };
}
