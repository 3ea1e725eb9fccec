import type { SchoolAnswer } from "#engine/protocol/identity";
import { askedAsText } from "../../../components/asked-words.ts";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { timeOf } from "../given/work-table.ts";

export type Appeal = SchoolAnswer<"GET /classes/{class}/appeals">["appeals"][number];

/** A line for each answer, in the order and with the words of the page [TEA197]. */
export function appealsCsv(t: Text, appeals: readonly Appeal[]): CsvTable<Appeal> {
  return {
    columns: [
      { name: t("teach.now.head.pupil"), value: ({ name }) => name },
      { name: t("teach.skills.skill"), value: ({ skillName }) => skillName },
      { name: t("teach.appeals.when"), value: ({ at }) => timeOf(at) },
      {
        name: t("teach.now.head.problem"),
        value: ({ stem, answer }) => askedAsText(t, { stem, isGone: answer === null }),
      },
      { name: t("teach.appeals.typed"), value: ({ given }) => given.join("; ") },
      { name: t("teach.appeals.answer"), value: ({ answer }) => answer },
      { name: t("teach.appeals.second"), value: (appeal) => checkWords(t, appeal) },
      { name: t("teach.appeals.decided"), value: (appeal) => decidedWords(t, appeal) },
    ],
    rows: appeals,
  };
}

/** What the second check made of it, and whether it matters any more. */
export function checkWords(t: Text, { check, ended }: Pick<Appeal, "check" | "ended">): string {
  const words = t(`teach.appeals.check.${check ?? "none"}`);
  return ended === "right" ? `${words} ${t("teach.appeals.ended.right")}` : words;
}

/** What a teacher decided, and whether the pupil has been told; null: nobody has decided. */
export function decidedWords(t: Text, { decided, name }: Pick<Appeal, "decided" | "name">): string | null {
  if (decided === null) return null;
  const told = t(decided.arrived ? "teach.appeals.arrived" : "teach.appeals.waits", { name });
  return `${t(decided.accepted ? "teach.appeals.accepted" : "teach.appeals.kept")} ${told}`;
}

/** Those that wait first. */
export function inOrder(appeals: readonly Appeal[]): readonly Appeal[] {
  return [...appeals.filter(({ decided }) => decided === null), ...appeals.filter(({ decided }) => decided !== null)];
}
