import { describe, expect, test } from "vitest";
import type { EventOf, TutorEvent } from "../events/tutor-event.ts";
import { SessionId, SkillId } from "../ids.ts";
import { masteryProjection } from "../learner/mastery-state.ts";
import { ALL_PARTS } from "../parts/all.ts";
import { currentProblem } from "../sessions/learning/practice-state.ts";
import { driveTutor, type Drive } from "../testing/drive-tutor.ts";
import { simulatePractice, toyContent, TOY_SKILL } from "../testing/index.ts";
import { viewActivityHistory, viewActivityReplay } from "../views/activity-replay.ts";
import { reportOfSession } from "./session-report.ts";

const SURVEY = {
  id: "toy",
  version: 1,
  createdOn: "2026-11-20",
  title: "A toy survey",
  about: "",
  thanks: "Thanks.",
  questions: [
    { id: "one", type: "choice", required: true, text: "Which?", choices: ["a", "b"] },
    { id: "two", type: "choice", required: true, text: "And now?", choices: ["c", "d"] },
  ],
} as const;
const content = {
  ...toyContent(),
  catalog: () => ({ curricula: [], exams: [], surveys: [SURVEY], workflows: [] }),
  part: <Name extends keyof typeof ALL_PARTS>(name: Name) => ALL_PARTS[name],
};
const SESSION = SessionId.parse("00000000-0000-7000-8000-0000000000ff");

describe("session reports", () => {
  test.for([1, 2, 3, 4, 5, 6])("[RPT1] figures are those of the events (%i)", (seed) => {
    const { events, state } = simulatePractice({ content, seed: `r${seed}`, steps: 90, grade: 3, skillPercent: 55 });
    const sessions = events.flatMap((event) => (event.type === "session_started" ? [event.body.session] : []));
    expect(sessions.length).toBeGreaterThan(0);
    for (const session of sessions) {
      const report = reportOfSession(events, session, state, { content, now: 0 });
      const completed = events.filter(
        (event): event is EventOf<"problem_completed"> =>
          event.type === "problem_completed" && event.body.session === session && !isTakenBack(event, events),
      );
      const finished = completed.filter(({ body }) => body.status === "completed");
      expect(report).toMatchObject({
        finished: finished.length,
        skipped: completed.length - finished.length,
        attempted: completed.filter(({ body }) => body.attempts > 0).length,
        problems: completed.map(({ body }) => ({ itemId: body.item, signal: body.signal, hints: body.hints })),
      });
      expect(report?.solved).toBeGreaterThanOrEqual(finished.filter(({ body }) => body.correct).length);
      expect(report?.turns).toBeGreaterThanOrEqual(report?.attempted ?? 0);
      const mastered = finished.filter(({ body }) => body.signal === "mastered").length;
      expect(report?.masteryRate).toBeCloseTo(finished.length === 0 ? 0 : mastered / finished.length, 12);
    }
    expect(reportOfSession(events, SESSION, state, { content, now: 0 })).toBeUndefined();
  });

  test("[RPT2] [RPT3] [RPT4] what went badly is named, with the error and what to do next", () => {
    const drive = begin();
    for (let count = 0; count < 4; count++) {
      answer(drive, (a, b) => `${a}${b}`);
      for (let tries = 0; tries < 3; tries++) answer(drive, (a, b) => `${a + b + 900 + tries}`);
      next(drive);
    }
    const report = reportOfSession(drive.events, SESSION, drive.state, drive.env);
    expect(report?.keyMisconception).toEqual({ explanation: "You wrote the numbers side by side.", times: 4 });
    expect(report).toMatchObject({ strengths: [], weaknesses: ["Skill t.add"], masteryRate: 0 });
    expect(report?.nextSteps).toEqual([{ skillId: "t.add", skillName: "Skill t.add", why: "again" }]);
  });

  test("[RPT3] [RPT4] what went well is named, and what it opens once it is mastered", () => {
    const drive = begin();
    for (let count = 0; count < 3; count++) {
      answer(drive, (a, b) => `${a + b}`);
      next(drive);
    }
    const report = reportOfSession(drive.events, SESSION, drive.state, drive.env);
    expect(report).toMatchObject({ strengths: ["Skill t.add"], weaknesses: [], nextSteps: [], masteryRate: 1 });
    const { mastery } = drive.state;
    const bySkill = { ...mastery.bySkill, [TOY_SKILL]: { ...mastery.bySkill[TOY_SKILL]!, masteredAt: 1 } };
    const after = reportOfSession(
      drive.events,
      SESSION,
      { ...drive.state, mastery: { ...masteryProjection.initial, bySkill } },
      drive.env,
    );
    expect(after?.nextSteps.map(({ skillId, why }) => [skillId, why])).toEqual([
      ["t.sub", "next"],
      ["t.mul", "next"],
    ]);
  });

  test("[RPT5] a session beside practice is in the history and can be seen again", () => {
    const drive = driveTutor(content);
    drive.act({ kind: "survey", command: { type: "start", survey: "toy" } });
    drive.act({ kind: "survey", command: { type: "answer", question: "one", given: ["b"] } });
    drive.act({ kind: "survey", command: { type: "answer", question: "two", given: ["c"] } });
    drive.act({ kind: "survey", command: { type: "start", survey: "toy" } });
    expect(viewActivityHistory(drive.state, drive.env)).toHaveLength(1);
    drive.act({ kind: "survey", command: { type: "answer", question: "one", given: ["a"] } });
    const history = viewActivityHistory(drive.state, drive.env);
    expect(history).toMatchObject([
      { kind: "survey", title: "A toy survey", ended: null, score: null },
      { kind: "survey", title: "A toy survey", ended: "complete" },
    ]);
    const first = history[1]?.sessionId ?? SESSION;
    const replay = viewActivityReplay(drive.events, first, drive.state, drive.env);
    expect(replay?.summary).toEqual(history[1]);
    expect(replay?.seen.survey?.answers).toEqual([
      { question: "Which?", given: ["b"] },
      { question: "And now?", given: ["c"] },
    ]);
    expect(viewActivityReplay(drive.events, SESSION, drive.state, drive.env)).toBeUndefined();
  });
});

/** A skip that was undone before anything else happened to its problem. */
function isTakenBack(skip: TutorEvent, events: readonly TutorEvent[]): boolean {
  if (skip.type !== "problem_completed" || skip.body.status !== "skipped") return false;
  const later = events.slice(events.indexOf(skip) + 1);
  const next = later.find(({ body }) => "item" in body && body.item === skip.body.item);
  return next?.type === "skip_undone";
}

function begin(): Drive {
  const drive = driveTutor(content);
  drive.perform({ type: "start-session", session: SESSION, seed: "s", skill: SkillId.parse("t.add") });
  return drive;
}

function answer(drive: Drive, make: (a: number, b: number) => string): void {
  const problem = currentProblem(drive.state.practice);
  const opened = problem && content.open(problem.address);
  if (problem === null || opened?.ok !== true) throw new Error("no problem");
  const { a, b } = opened.value.item.meta.generation?.operands ?? {};
  drive.perform({
    type: "submit-answer",
    item: problem.item,
    given: [make(Number(a), Number(b))],
    locale: "en",
    latencyMs: 3_000,
  });
}

function next(drive: Drive): void {
  const problem = currentProblem(drive.state.practice);
  if (problem !== null) drive.perform({ type: "next-problem", item: problem.item });
}
