import { expect, test } from "vitest";
import { ItemId, SessionId, SkillId } from "../../ids.ts";
import { uuidFromName } from "../../hash.ts";
import { viewForParents, type PupilReport } from "./index.ts";

const NONE = { alone: 0, helped: 0, shown: 0, skipped: 0 };
const ADD = SkillId.parse("t.add");
const SUB = SkillId.parse("t.sub");
const session = SessionId.parse(uuidFromName("session"));
const item = ItemId.parse(uuidFromName("item"));
const skill = (id: SkillId, name: string): PupilReport["skills"][number] => ({
  skill: id,
  name,
  longName: `${name} in columns`,
  strand: "add-subtract",
  grade: 2,
  before: "ready",
  now: "learning",
  known: 0.5,
  band: 0.1,
  answers: 4,
  answersSince: 4,
  growth: "new",
  doneAt: null,
  keptAt: null,
  problems: NONE,
});

/** Everything a pupil typed or said in it is marked. */
const SECRET = "SECRET";
const report: PupilReport = {
  since: 1,
  until: 900,
  grade: 2,
  workedMs: 60_000,
  problems: { alone: 3, helped: 2, shown: 1, skipped: 4 },
  kept: { before: 0, now: 1 },
  done: { before: 1, now: 2 },
  skills: [skill(ADD, "Adding"), skill(SUB, "Taking away")],
  learned: [ADD],
  strengths: [ADD],
  weaknesses: [SUB],
  misconceptions: [
    {
      skill: SUB,
      skillName: "Taking away",
      rule: SECRET,
      explanation: SECRET,
      times: 2,
      lastAt: 5,
      overcome: false,
      examples: [{ item, stem: SECRET, given: [SECRET], answer: SECRET, at: 5 }],
    },
  ],
  explained: [{ item, skill: ADD, skillName: "Adding", stem: SECRET, words: SECRET, whole: true, at: 6 }],
  strands: [{ strand: "add-subtract", of: 9, kept: 1, done: 2, learning: 3 }],
  standards: [{ code: SECRET, grade: 2, of: 1, kept: 0, done: 0, learning: 1 }],
  next: [{ skill: SUB, skillName: "Taking away", why: "continue" }],
  sessions: [
    {
      session,
      startedAt: 5,
      workedMs: 40_000,
      problems: { alone: 3, helped: 2, shown: 1, skipped: 4 },
      skills: ["Adding"],
    },
  ],
  activities: [
    {
      session,
      kind: "lesson",
      title: "Adding",
      startedAt: 8,
      workedMs: 20_000,
      score: { points: 1, of: 2 },
      seen: { parts: 1, of: 4 },
    },
    {
      session,
      kind: "evaluation",
      title: "Sums",
      startedAt: 3,
      workedMs: 1_000,
      score: { points: 1, of: 2 },
      adjusted: { extra_time: "half", read_aloud: true },
      seen: null,
    },
    { session, kind: "thought", title: "", startedAt: 2, workedMs: 0, score: null, seen: null },
  ],
  home: { practising: [SUB], help: { skill: SUB, how: "subtract" } },
};

test("[CLS29] [CLS44] parents read the report's own counts and names, and nothing that was typed, said or explained", () => {
  const seen = viewForParents(report);
  expect(seen).toEqual({
    since: 1,
    until: 900,
    grade: 2,
    workedMs: 60_000,
    problems: report.problems,
    learned: ["Adding in columns"],
    practising: ["Taking away in columns"],
    strengths: ["Adding in columns"],
    weaknesses: ["Taking away in columns"],
    next: ["Taking away"],
    help: { skillName: "Taking away in columns", how: "subtract" },
    strands: [{ strand: "add-subtract", of: 9, done: 3, learning: 3 }],
    sessions: [
      { kind: "lesson", startedAt: 8, workedMs: 20_000, problems: null, about: ["Adding"] },
      { kind: "practice", startedAt: 5, workedMs: 40_000, problems: { finished: 6, alone: 3 }, about: ["Adding"] },
      { kind: "evaluation", startedAt: 3, workedMs: 1_000, problems: null, about: ["Sums"] },
      { kind: "thought", startedAt: 2, workedMs: 0, problems: null, about: [] },
    ],
  });
  const text = JSON.stringify(seen);
  for (const hidden of [SECRET, session, item]) expect(text).not.toContain(hidden);
  expect(JSON.stringify(report)).toContain(SECRET);
});
