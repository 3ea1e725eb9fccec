import { expect, test } from "vitest";
import { currentProblem, decideTutor, evolveTutor, POLICY, type TutorEvent, type TutorState } from "../../index.ts";
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
  expect(evolveTutor(state, { type: "teacher_asked", body: nowhere, wall: now } as TutorEvent).practice).toEqual(
    state.practice,
  );
});
