import { expect, test } from "vitest";
import type { ParentReportView, PupilReportView } from "#engine/protocol/class";
import { openBrowser } from "../identity/school.fixture.ts";
import { openDay, workOf } from "./class-day.fixture.ts";

/** What began in the quarter of an hour that was asked for is told. */
const QUARTER_MS = 15 * 60_000;

test("[IDN191] a code gives the report of its pupil in parents' words, with the figures the teacher has, of nobody else", async () => {
  const { running, school, ask, at, push } = await openDay();
  const { browser, learner } = school.tablet;
  await push(browser, learner, workOf(learner, "ben", 160));
  const whole = await ask<PupilReportView>(`${at}/learners/${learner}/report`);
  const made = await school.teacher.ask("POST", `${at}/parent-codes`, {});
  const { codes } = made.body as { readonly codes: readonly { readonly learner: string; readonly code: string }[] };
  const codeOf = (id: string) => codes.find((one) => one.learner === id)?.code ?? "";
  const family = openBrowser(running, running.origin);
  const read = (code: string, since = 0) => family.ask("POST", "/parent/report", { code, since });

  const answer = await read(codeOf(learner));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const report = answer.body as ParentReportView;
  const { name, since, problems, workedMs, grade } = whole;
  expect(report).toMatchObject({ name, since, problems, workedMs, grade, class: school.class.name });
  expect(problems.alone + problems.helped + problems.shown).toBeGreaterThan(3);
  expect(report.sessions).toHaveLength(whole.sessions.length + whole.activities.length);
  const text = JSON.stringify(report);
  for (const other of ["Cai", "Dee", "Ms Teach", learner]) expect(text).not.toContain(other);

  const later = (await read(codeOf(learner), report.until + QUARTER_MS)).body as ParentReportView;
  expect(later).toMatchObject({ sessions: [], problems: { alone: 0, helped: 0, shown: 0, skipped: 0 } });
  // Who has not worked yet has a report too.
  const other = codes.find((one) => one.learner !== learner)?.code ?? "";
  expect((await read(other)).body).toMatchObject({ sessions: [], learned: [] });
  expect((await read("BBBB-BBBB-BBBB-BBBB")).status).toBe(404);
  expect(running.log()).toContain("POST /parent/report");
  for (const { code } of codes) expect(running.log()).not.toContain(code);
}, 60_000);
