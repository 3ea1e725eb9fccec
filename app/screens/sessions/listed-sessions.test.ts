import { expect, test } from "vitest";
import type { ReplayProblemView, SessionId, SessionSummaryView, SkillId } from "#engine";
import { askListedSessions } from "./listed-sessions.ts";

const ended: SessionSummaryView = {
  sessionId: "nothing served" as SessionId,
  startedAt: 1,
  endedAt: 2,
  workedMs: 1,
  problems: 0,
  correct: 0,
  firstTry: 0,
  skills: [],
  newlyDone: [],
  newlyKept: [],
  newlyUnlocked: [],
  reason: "learner-ended",
};
const skills = [{ skillId: "g4.fracadd" as SkillId, name: "Add fractions" }];
const problem: ReplayProblemView = {
  itemId: "i" as ReplayProblemView["itemId"],
  skillId: "g4.fracadd" as SkillId,
  skillName: "Add fractions",
  difficulty: 1,
  stem: "",
  diagram: null,
  choices: [],
  answer: "",
  labels: [],
  servedAt: 1,
  durationMs: null,
  status: "in-progress",
  correct: false,
  turns: [],
  solution: [],
};
const attempt: ReplayProblemView["turns"][number] = {
  type: "attempt",
  given: ["7"],
  verdict: "incorrect",
  reason: "different",
  params: {},
  close: false,
  near: null,
  where: null,
  explanation: null,
  category: null,
  at: 2,
};

test("[SCR12] a session in which nothing was tried has no row, unless it is open or cannot be looked into", async () => {
  const named = (name: string, change: Partial<SessionSummaryView>): SessionSummaryView => ({
    ...ended,
    sessionId: name as SessionId,
    ...change,
  });
  const sessions = [
    ended,
    named("open", { endedAt: null, reason: null }),
    named("only seen", { skills }),
    named("tried", { skills }),
    named("finished", { skills, problems: 1 }),
    named("unreadable", { skills }),
  ];
  const listed = await askListedSessions({
    sessions: async () => ({ ok: true, value: sessions }),
    replay: async (id) => {
      const summary = sessions.find(({ sessionId }) => sessionId === id);
      if (summary === undefined || id === "unreadable") return { ok: false, error: { type: "not-found", what: id } };
      const problems = [{ ...problem, turns: id === "tried" ? [attempt] : [] }];
      return { ok: true, value: { summary, open: 1, repliesLeft: 0, gone: 0, problems } };
    },
  });
  expect(listed.ok && listed.value.map(({ sessionId }) => sessionId)).toEqual([
    "open",
    "tried",
    "finished",
    "unreadable",
  ]);
});
