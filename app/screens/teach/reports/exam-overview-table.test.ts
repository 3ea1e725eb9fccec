import { expect, test } from "vitest";
import { AssignmentId, SkillId, uuidFromName } from "#engine";
import type { ExamOverview } from "#engine/protocol/exams";
import { teach } from "../../../text/en/teach.ts";
import { i18n, text } from "../../../text/text.ts";
import { examOverviewLines, examOverviewTable } from "./exam-overview-table.ts";

i18n.load("en", teach);
const t = text;
const skill = SkillId.parse("g4.fracadd");

function overview(done: number): ExamOverview {
  const exam = { assignment: AssignmentId.parse(uuidFromName("given")), title: "Fractions", version: 2 };
  const missed = [{ skill, skillName: "Adding fractions", points: 2, of: 4 * done }];
  const sorts = [{ sort: "application" as const, points: 1.5, of: 2 * done }];
  const counts = { pupils: 9, done, points: 6 * done, of: 8 * done, missed, sorts };
  return { at: 0, exams: [{ ...exam, from: 0, due: Date.UTC(2026, 2, 7), ...counts }], unknown: 0 };
}

test("[TEA205] an exam is told with how many sat it, the points of all, and what was missed; a percent from five pupils on", () => {
  const [few] = examOverviewLines(t, overview(4));
  expect(few).toMatchObject({ title: "Fractions, version 2", sat: "4 of 9 done", marks: "24 of 32" });
  expect(few?.missed).toBe("Adding fractions (2 of 16)");
  const [many] = examOverviewLines(t, overview(5));
  expect(many?.marks).toBe("30 of 40 · 75%");
  expect(many?.missed).toMatch(/^Adding fractions \(2 of 20 · 10/u);
});

test("[TEA205] in the file counts and points are numbers, and nothing stands where nobody is done", () => {
  const valuesOf = (view: ExamOverview) => {
    const { columns, rows } = examOverviewTable(t, view);
    return rows.map((row) => columns.map(({ value }) => value(row)));
  };
  expect(valuesOf(overview(5))[0]?.slice(2, 7)).toEqual([5, 9, 30, 40, 75]);
  expect(valuesOf(overview(4))[0]?.slice(2, 7)).toEqual([4, 9, 24, 32, null]);
  expect(valuesOf(overview(0))[0]?.slice(2, 7)).toEqual([0, 9, null, null, null]);
});
