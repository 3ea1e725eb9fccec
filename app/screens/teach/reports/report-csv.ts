import type { Adjustments } from "#engine";
import type { PupilReportView, PupilSession } from "#engine/protocol/class";
import { masteryWords, stateWords } from "../../../components/charts/mastery-words.ts";
import { askedAsText } from "../../../components/asked-words.ts";
import type { CsvTable } from "../../../components/download-csv.ts";
import type { Text } from "../../../text/text.ts";
import { adjustedWords, examAdjustedWords } from "../adjust/adjust-words.ts";
import { HOWS } from "./report-words.ts";

type Skill = PupilReportView["skills"][number];
type Activity = PupilReportView["activities"][number];
type Problem = PupilSession["report"]["problems"][number];

/** "2026-11-28", which a spreadsheet takes for a day. */
function dayText(at: number | null): string | null {
  if (at === null) return null;
  const day = new Date(at);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** "2026-11-28 09:05". */
function momentText(at: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${dayText(at) ?? ""} ${two(new Date(at).getHours())}:${two(new Date(at).getMinutes())}`;
}

/**
 * A line for each skill, with the same figures as the page [TEA104].
 *
 * @param set - what is set for the pupil, which has a column where there is anything [TEA109]
 */
export function reportTable(t: Text, { skills }: PupilReportView, set?: Adjustments): CsvTable<Skill> {
  return {
    columns: [
      { name: t("teach.report.growth.skill"), value: ({ longName }) => longName },
      { name: t("teach.report.growth.before"), value: ({ before }) => t(stateWords[before]) },
      { name: t("teach.report.growth.now"), value: ({ now }) => t(stateWords[now]) },
      {
        name: t("teach.report.growth.change"),
        value: ({ growth }) => (growth === null ? null : t(`teach.report.growth.${growth}`)),
      },
      {
        name: t("teach.report.growth.known"),
        value: ({ known, band, answers, now }) => {
          const words = masteryWords({ known, band, opportunities: answers, state: now });
          return t(words.text, words.values);
        },
      },
      ...HOWS.map((how) => ({
        name: t(`teach.report.how.${how}`),
        value: ({ problems }: Skill) => problems[how],
      })),
      { name: t("teach.report.examined", { n: 2 }), value: ({ examined = 0 }) => examined },
      { name: t("skill.state.done"), value: ({ doneAt }) => dayText(doneAt) },
      { name: t("skill.state.kept"), value: ({ keptAt }) => dayText(keptAt) },
      ...(set === undefined ? [] : [{ name: t("teach.report.adjusted"), value: () => adjustedWords(t, set) }]),
    ],
    rows: skills,
  };
}

/** A line for each lesson, exam and whatever else took time [TEA109]. */
export function activitiesTable(t: Text, { activities }: PupilReportView): CsvTable<Activity> {
  return {
    columns: [
      { name: t("teach.report.sessions.when"), value: ({ startedAt }) => momentText(startedAt) },
      { name: t("teach.report.activities.what"), value: ({ kind }) => t(`history.kind.${kind}`) },
      { name: t("teach.report.activities.title"), value: ({ title }) => title },
      { name: t("teach.report.activities.minutes"), value: ({ workedMs }) => Math.round(workedMs / 60_000) },
      { name: t("teach.report.activities.points"), value: ({ score }) => score?.points ?? null },
      { name: t("teach.report.activities.of"), value: ({ score }) => score?.of ?? null },
      {
        name: t("teach.report.activities.adjusted"),
        value: ({ adjusted }) => (adjusted === undefined ? null : examAdjustedWords(t, adjusted)),
      },
    ],
    rows: activities,
  };
}

/** A line for each problem of a session; what was typed is text, whatever it looks like. */
export function sessionTable(t: Text, { report, problems }: PupilSession): CsvTable<Problem> {
  const shownOf = new Map(problems.map((one) => [one.itemId, one]));
  const typedIn = (one: Problem) =>
    shownOf
      .get(one.itemId)
      ?.turns.flatMap((turn) => (turn.type === "attempt" ? [turn.given.join(" ; ")] : []))
      .join(" | ") ?? null;
  const askedIn = (one: Problem) => {
    const shown = shownOf.get(one.itemId);
    return askedAsText(t, { stem: shown?.stem ?? null, isGone: shown?.isGone === true });
  };
  return {
    columns: [
      { name: t("teach.report.growth.skill"), value: ({ skillName }) => skillName },
      { name: t("teach.session.col.stem"), value: askedIn },
      { name: t("teach.session.col.typed"), value: typedIn },
      { name: t("teach.session.col.answer"), value: ({ itemId }) => shownOf.get(itemId)?.answer ?? null },
      { name: t("teach.session.col.result"), value: ({ signal }) => t(`teach.session.signal.${signal ?? "skipped"}`) },
      { name: t("teach.session.col.attempts"), value: ({ attempts }) => attempts },
      { name: t("teach.session.col.hints"), value: ({ hints }) => hints },
      {
        name: t("teach.session.col.steps"),
        value: ({ scaffolded }) => t(scaffolded ? "teach.session.yes" : "teach.session.no"),
      },
      {
        name: `${t("teach.session.col.time")} [s]`,
        value: ({ durationMs }) => (durationMs === null ? null : Math.round(durationMs / 1000)),
      },
    ],
    rows: report.problems,
  };
}
