import type { PupilReportView } from "#engine/protocol/class";
import { dateText } from "../../../components/charts/when.ts";
import type { Text } from "../../../text/text.ts";

type Skill = PupilReportView["skills"][number];

export const HOWS = ["alone", "helped", "shown", "skipped"] as const;

/** Problems that were worked on to an end. */
export function finishedOf({ alone, helped, shown }: PupilReportView["problems"]): number {
  return alone + helped + shown;
}

export function allOf(problems: PupilReportView["problems"]): number {
  return finishedOf(problems) + problems.skipped;
}

/** Questions of exams, on all skills. */
export function examinedOf({ skills }: PupilReportView): number {
  return skills.reduce((sum, { examined = 0 }) => sum + examined, 0);
}

export function skillOf({ skills }: PupilReportView, id: string): Skill | undefined {
  return skills.find(({ skill }) => skill === id);
}

/** What the ids name, as far as the report has them. */
export function skillsOf(report: PupilReportView, ids: readonly string[]): readonly Skill[] {
  return ids.flatMap((id) => skillOf(report, id) ?? []);
}

/** From when to when the report tells. */
export function spanText(t: Text, { since, until }: Pick<PupilReportView, "since" | "until">): string {
  return since === 0
    ? t("teach.report.whole-time", { to: dateText(until) })
    : t("teach.report.from-to", { from: dateText(since), to: dateText(until) });
}

const NAMED = 3;

/** The report in two or three sentences, each of which its figures say again. */
export function leadOf(t: Text, report: PupilReportView): readonly string[] {
  const { name, problems, misconceptions } = report;
  const learned = skillsOf(report, report.learned).map((skill) => skill.name);
  const finished = finishedOf(problems);
  const over = misconceptions.filter(({ overcome }) => overcome).length;
  const still = misconceptions.length - over;
  return [
    learned.length === 0
      ? t("teach.report.lead.none", { name })
      : t("teach.report.lead.learned", {
          name,
          n: learned.length,
          skills: learned.slice(0, NAMED).join(", "),
          more: Math.max(0, learned.length - NAMED),
        }),
    ...(finished === 0 ? [] : [t("teach.report.lead.alone", { n: finished, alone: problems.alone })]),
    ...(still > 0 ? [t("teach.report.lead.mixed", { n: still, over })] : []),
    ...(still === 0 && over > 0 ? [t("teach.report.lead.overcome", { over })] : []),
  ];
}

/** Whether all that is taught of a standard is done or kept. */
export function isMet({ of, kept, done }: PupilReportView["standards"][number]): boolean {
  return kept + done === of;
}
