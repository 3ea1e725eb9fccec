import { expect, test } from "vitest";
import {
  currentProblem,
  decideTutor,
  evolveTutor,
  POLICY,
  viewAskedTeacher,
  type TutorEvent,
  type TutorState,
} from "../../index.ts";
import { simulatePractice, toyContent } from "../../testing/index.ts";

const content = toyContent();

test("[PRC24] asking for a person is one event with the problem, no attempt and no evidence; soon again it is the same wish", () => {
  const { state } = simulatePractice({ content, seed: "asks", steps: 7, grade: 3, skillPercent: 60 });
  const problem = currentProblem(state.practice);
  if (problem === null) throw new Error("no problem on the desk");
  const now = 2_000_000_000_000;
  const ask = (at: TutorState, env: number) =>
    decideTutor(at, { type: "ask-teacher", item: problem.item }, { content, now: env });
  const asked = ask(state, now);
  const body = { session: state.practice.session?.id, item: problem.item, skill: problem.skill };
  expect(asked).toEqual({ ok: true, value: [{ type: "teacher_asked", body }] });
  if (!asked.ok) return;
  const after = asked.value.reduce((at, event) => evolveTutor(at, { ...event, wall: now } as TutorEvent), state);
  expect(currentProblem(after.practice)).toMatchObject({
    attempts: problem.attempts,
    turns: [...problem.turns, { type: "asked-teacher" }],
  });
  expect(after.mastery).toEqual(state.mastery);
  expect(ask(after, now + POLICY.session.askAgainMs - 1)).toEqual({ ok: true, value: [] });
  expect(ask(after, now + POLICY.session.askAgainMs)).toMatchObject({ ok: true, value: [{ type: "teacher_asked" }] });

  const elsewhere = decideTutor(state, { type: "ask-teacher", item: null }, { content, now });
  const nowhere = { session: null, item: null, skill: null };
  expect(elsewhere).toEqual({ ok: true, value: [{ type: "teacher_asked", body: nowhere }] });
  const called = evolveTutor(state, { type: "teacher_asked", body: nowhere, wall: now } as TutorEvent);
  expect(called.practice).toEqual({ ...state.practice, asked: { session: null, at: now } });
});

test("[PRC36] where nothing is open it is asked for once in three minutes, and stands as long; what is not open cannot be asked from", () => {
  const { state } = simulatePractice({ content, seed: "asks", steps: 7, grade: 3, skillPercent: 60 });
  const now = 2_000_000_000_000;
  const nowhere = { session: null, item: null, skill: null };
  const ask = (at: TutorState, after: number) =>
    decideTutor(at, { type: "ask-teacher", item: null }, { content, now: now + after });
  const called = evolveTutor(state, { type: "teacher_asked", body: nowhere, wall: now } as TutorEvent);
  const { askAgainMs } = POLICY.session;
  expect(ask(called, askAgainMs - 1)).toEqual({ ok: true, value: [] });
  expect(ask(called, askAgainMs)).toMatchObject({ ok: true, value: [{ type: "teacher_asked" }] });
  expect(viewAskedTeacher(called, { content, now: now + askAgainMs - 1 })).toEqual({ session: null });
  expect(viewAskedTeacher(called, { content, now: now + askAgainMs })).toBeNull();
  expect(viewAskedTeacher(state, { content, now })).toBeNull();
  const fromLesson = decideTutor(called, { type: "ask-teacher", item: null, at: "lesson" }, { content, now });
  expect(fromLesson).toEqual({ ok: false, error: { type: "moved-on" } });
});
