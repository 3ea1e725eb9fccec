import { expect, test } from "vitest";
import { ItemId, SessionId, SkillId, type ReplayProblemView } from "#engine";
import type { PupilReportView, PupilSession } from "#engine/protocol/class";
import { toCsv } from "#engine/reports/csv";
import { i18n, text } from "../../../text/text.ts";
import { review } from "../../../text/en/review.ts";
import { teach } from "../../../text/en/teach.ts";
import { satWithWords, setForWords } from "../adjust/adjust-words.ts";
import { activitiesTable, reportTable, sessionTable } from "./report-csv.ts";

i18n.load("en", { ...review, ...teach });

const DAY = new Date(2026, 10, 28, 9).getTime();
const skill: PupilReportView["skills"][number] = {
  skill: SkillId.parse("g4.fracadd"),
  name: "Adding fractions",
  longName: "Add fractions with the same denominator, and say why",
  strand: "fractions",
  grade: 4,
  before: "ready",
  now: "kept",
  known: 0.97,
  band: 0.08,
  answers: 9,
  answersSince: 9,
  growth: "new",
  doneAt: DAY,
  keptAt: null,
  problems: { alone: 7, helped: 1, shown: 1, skipped: 0 },
  examined: 2,
};

test("[TEA104] a report is a line for each skill: counts are numbers, days are days, words are quoted where they must be", () => {
  const lines = toCsv(reportTable(text, { skills: [skill] } as unknown as PupilReportView).columns, [skill]).split(
    "\r\n",
  );
  expect(lines[0]).toContain("Skill,Before,Now,Change,Known,found at once");
  expect(lines[1]).toBe(
    '"Add fractions with the same denominator, and say why",Ready to start,Kept,first asked in this time,"95% or more, quite sure",7,1,1,0,2,2026-11-28,',
  );
});

test("[TEA109] what is set for a pupil, and what an exam was sat with, stands in files and in words", () => {
  const set = {
    extraTime: "half",
    fewerChoices: true,
    readAloud: false,
    largerText: false,
    language: "simple",
  } as const;
  const view = { skills: [skill] } as unknown as PupilReportView;
  const { columns, rows } = reportTable(text, view, set);
  const [head, line] = toCsv(columns, rows).split("\r\n");
  expect(head).toMatch(/,Set for the pupil$/u);
  expect(line).toMatch(/,"Half more time, fewer choices, simple language"$/u);
  expect(setForWords(text, "Ben", set)).toBe("Set for Ben: half more time, fewer choices, simple language");

  const exam = { kind: "evaluation", title: "=Sums", startedAt: DAY, workedMs: 90_000, seen: null } as const;
  const adjusted = { extra_time: "half", read_aloud: true } as const;
  const all = [
    { ...exam, score: { points: 3.5, of: 6 }, adjusted },
    { ...exam, score: null },
  ];
  const table = activitiesTable(text, { activities: all } as unknown as PupilReportView);
  const [heads, ...lines] = toCsv(table.columns, table.rows).trimEnd().split("\r\n");
  expect(heads).toContain("What,Title,Minutes,Points,Of,Sat with");
  expect(lines).toEqual([
    '2026-11-28 09:00,Exam,\'=Sums,2,3.5,6,"Half more time, choices read aloud"',
    "2026-11-28 09:00,Exam,'=Sums,2,,,",
  ]);
  expect(satWithWords(text, adjusted)).toBe("Sat with: half more time, choices read aloud");
  expect(satWithWords(text, undefined)).toBe("");
});

test("[TEA104] [EVT7] what was typed is text in a session's file, and runs as no formula; a question that has changed since says so", () => {
  const itemId = ItemId.parse("00000000-0000-7000-8000-000000000001");
  const attempt = (given: string) => ({ type: "attempt", given: [given] });
  const shown = { itemId, stem: "What is $1 + 1$?", answer: "2", turns: [attempt("=1+1"), attempt("3")] };
  const problem = {
    itemId,
    skillId: skill.skill,
    skillName: "Adding",
    signal: "learned",
    attempts: 2,
    hints: 1,
    scaffolded: false,
    durationMs: 61_400,
  } as const;
  const session = {
    name: "Ben",
    startedAt: DAY,
    report: { sessionId: SessionId.parse("00000000-0000-7000-8000-000000000002"), problems: [problem] },
    problems: [shown as unknown as ReplayProblemView],
  } as unknown as PupilSession;
  const { columns, rows } = sessionTable(text, session);
  expect(toCsv(columns, rows).split("\r\n")[1]).toBe("Adding,What is $1 + 1$?,'=1+1 | 3,2,found,2,1,no,61");
  const stemIn = (problems: readonly object[]) => {
    const table = sessionTable(text, { ...session, problems } as unknown as PupilSession);
    return table.columns[1]?.value(problem);
  };
  expect(stemIn([{ ...shown, isGone: true }])).toBe(`${shown.stem} ${review["problem.changed.file"]}`);
  expect(stemIn([])).toBe(review["problem.gone"]);
});
