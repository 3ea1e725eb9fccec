import { describe, expect, test } from "vitest";
import { SkillId } from "../../ids.ts";
import { viewActivityHistory } from "../../views/activity-replay.ts";
import {
  answer,
  answerRight,
  contentWith,
  deskOf,
  giveUp,
  go,
  newPupil,
  perform,
  restart,
  start,
  study,
  teach,
  throughCheck,
  throughPages,
  viewOf,
  type Pupil,
} from "./lesson.fixture.ts";

const content = contentWith(["t.add", "t.sub", "t.mul", "t.both"]);
const begun = start(newPupil(content), "t.add", content);
const inExample = go(begun, content, 2);
const tried = teach(throughPages(begun, content), { type: "choose", choice: 2 }, content);
const asked = teach(tried, { type: "say", text: "what does sum mean" }, content);
const atPractice = throughCheck(throughPages(begun, content), content);

/** Without the lessons that wait: what a lesson itself is. */
function own(pupil: Pupil) {
  const { parked: _parked, ...rest } = viewOf(pupil, content);
  return rest;
}

const parked = (pupil: Pupil) => viewOf(pupil, content).parked.map(({ skillId }) => skillId);
const reasons = ({ events }: Pupil) =>
  events.flatMap((event) => (event.type === "activity_ended" ? [event.body.reason] : []));

describe("a lesson left for another one", () => {
  test.for([
    ["at the idea", begun],
    ["in the example", inExample],
    ["at the check question, after a choice", tried],
    ["after a question", asked],
    ["at the mix-up", go(teach(tried, { type: "choose", choice: 1 }, content), content)],
    ["while it is paused", teach(inExample, { type: "pause" }, content)],
  ] as const)("[LES23] waits where it was: %s", ([, pupil]) => {
    const left = go(start(pupil, "t.greater", content, "two"), content);
    expect(parked(left)).toEqual(["t.add"]);
    expect(reasons(left)).toEqual([]);
    const back = start(left, "t.add", content, "three");
    expect(own(back)).toEqual({ ...own(pupil), isPaused: false, ...awake(pupil) });
    expect(parked(back)).toEqual(["t.greater"]);
    const again = start(back, "t.greater", content, "four");
    expect(own(again)).toEqual(own(left));
    expect(back.events.filter(({ type }) => type === "activity_started")).toHaveLength(2);
  });

  test("[LES23] practice goes on with the plan's step, counts and all, in a session of its own", () => {
    const slipped = answerRight(answer(atPractice, ["901"], content), content);
    const practised = go(answerRight(go(slipped, content), content), content);
    const before = viewOf(practised, content);
    const left = start(practised, "t.greater", content, "two");
    expect(deskOf(practised).phase).toBe("open");
    expect(left.state.practice.session?.endedAt).not.toBeNull();
    const back = start(left, "t.add", content, "three");
    expect(viewOf(back, content)).toMatchObject({ part: "practice", hasDesk: true, plan: before.plan });
    expect(before.plan.steps.find(({ isCurrent }) => isCurrent)).toMatchObject({ asked: 2, correct: 1 });
    expect(deskOf(back)).toMatchObject({ skill: "t.add", phase: "open" });
    expect(back.state.practice.session?.id).not.toBe(practised.state.practice.session?.id);
    expect(viewOf(study(back, content, answerRight), content).part).toBe("summary");
  });

  test("[LES23] what was finished last is not practised again", () => {
    const thrice = [1, 2].reduce((at) => answerRight(go(at, content), content), answerRight(atPractice, content));
    const back = start(start(thrice, "t.greater", content, "two"), "t.add", content, "three");
    const { plan } = viewOf(back, content);
    expect(plan.steps.find(({ kind }) => kind === "practice")?.status).toBe("completed");
    expect(plan.steps.find(({ isCurrent }) => isCurrent)?.kind).toBe("challenge");
  });

  test("[LES24] at its summary it ends, complete where all was done", () => {
    const done = study(atPractice, content, answerRight);
    const other = start(done, "t.greater", content, "two");
    expect(reasons(other)).toEqual(["complete"]);
    expect(parked(other)).toEqual([]);
    const stuck = study(atPractice, content, (pupil) => giveUp(pupil, content));
    expect(viewOf(stuck, content).part).toBe("summary");
    expect(reasons(start(stuck, "t.greater", content, "two"))).toEqual(["learner-ended"]);
  });

  test("[LES23] a lesson that is refused leaves the open one alone", () => {
    expect(() => start(inExample, "t.nothing", content, "two")).toThrow("unknown-skill");
    const bare = { ...content, lesson: () => undefined, seeds: () => [] };
    expect(() => start(inExample, "t.greater", bare, "two")).toThrow("nothing-to-practise");
  });

  test("[LES23] several wait; ending the open one leaves them waiting", () => {
    const three = start(start(asked, "t.greater", content, "two"), "t.mul", content, "three");
    expect(parked(three)).toEqual(["t.greater", "t.add"]);
    const ended = teach(three, { type: "end" }, content);
    expect(parked(ended)).toEqual(["t.greater", "t.add"]);
    const back = start(ended, "t.add", content, "four");
    expect(own(back)).toEqual(own(asked));
    expect(parked(back)).toEqual(["t.greater"]);
    // One that has ended begins anew.
    const anew = start(back, "t.mul", content, "five");
    expect(parked(anew)).toEqual(["t.add", "t.greater"]);
    expect(viewOf(anew, content).session).not.toBe(viewOf(three, content).session);
  });

  test("[LES23] folded from any point of the log it is the same, and can be gone on with", () => {
    const left = start(atPractice, "t.greater", content, "two");
    const back = study(start(left, "t.add", content, "three"), content, answerRight);
    let state = newPupil(content).state;
    back.events.forEach((_, at) => {
      const cut = restart({ state, events: back.events.slice(0, at + 1) });
      state = cut.state;
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      if (at <= atPractice.events.length) return;
      for (const skill of ["t.add", "t.greater"]) {
        const on = start(cut, skill, content, "later");
        expect(on.state.activities.lesson?.source).toBe(skill);
        expect(viewOf(on, content).part === "practice").toBe(viewOf(on, content).hasDesk);
      }
    });
    expect(state).toEqual(back.state);
  });
});

/** What resuming changes of a lesson that was paused. */
function awake(pupil: Pupil) {
  const resumed = viewOf(pupil, content).isPaused ? teach(pupil, { type: "resume" }, content) : pupil;
  const { canContinue, canGoBack, canExtend } = viewOf(resumed, content);
  return { canContinue, canGoBack, canExtend };
}

test("[LES32] what a lesson needs that is gone on with is asked for in the decision", () => {
  const left = start(go(begun, content, 2), "t.greater", content, "two");
  const asked: string[] = [];
  const counting: typeof content = {
    ...content,
    lesson: (skill) => (asked.push(`lesson ${skill}`), content.lesson(skill)),
    open: (address) => (asked.push(`open ${address.blueprint}`), content.open(address)),
  };
  const back = start(left, "t.add", counting, "three");
  const inDecision = new Set(asked.splice(0));
  viewOf(back, counting);
  expect(asked).toContain("lesson t.add");
  expect(asked.filter((piece) => !inDecision.has(piece))).toEqual([]);
});

test("[LES24] twelve wait at most; of more the one left longest ago ends as replaced", () => {
  const ids = Array.from({ length: 14 }, (_, at) => SkillId.parse(`t.many${at}`));
  const [node] = content.graph.nodes;
  if (node === undefined) throw new Error("no skills");
  const nodes = [...content.graph.nodes, ...ids.map((id) => ({ ...node, id, prerequisites: [] }))];
  const byId = new Map(nodes.map((one) => [one.id, one]));
  const many = {
    ...content,
    graph: { ...content.graph, nodes, byId },
    lesson: (skill: SkillId) => content.lesson(ids.includes(skill) ? SkillId.parse("t.add") : skill),
  };
  const pupil = ids.slice(0, 13).reduce((at, id) => start(at, id, many, id), newPupil(many));
  expect(viewOf(pupil, many).parked).toHaveLength(12);
  expect(reasons(pupil)).toEqual([]);
  const one = start(pupil, ids[13] ?? "", many, "last");
  expect(viewOf(one, many).parked.map(({ skillId }) => skillId)).toEqual(ids.slice(1, 13).toReversed());
  const ends = one.events.flatMap((event) => (event.type === "activity_ended" ? [event.body] : []));
  expect(ends).toMatchObject([{ reason: "replaced" }]);
  const history = viewActivityHistory(one.state, { content: many, now: 0 });
  expect(history.filter(({ ended }) => ended === null)).toHaveLength(13);
  expect(history.at(-1)).toMatchObject({ ended: "replaced" });
});

describe("the desk of a lesson", () => {
  const session = begun.events[1]?.id as never;
  const elsewhere = (pupil: Pupil) =>
    perform(pupil, { type: "start-session", session, seed: "own", skill: SkillId.parse("t.sub") }, content);

  test("[LES25] is brought back when the lesson is opened, paused or not", () => {
    for (const pupil of [atPractice, teach(atPractice, { type: "pause" }, content)]) {
      const away = elsewhere(pupil);
      expect(viewOf(away, content).hasDesk).toBe(false);
      const back = start(away, "t.add", content, "two");
      expect(viewOf(back, content)).toMatchObject({ hasDesk: true, part: "practice", isPaused: false });
      expect(deskOf(back).skill).toBe("t.add");
    }
    const resumed = teach(elsewhere(teach(atPractice, { type: "pause" }, content)), { type: "resume" }, content);
    expect(viewOf(resumed, content).hasDesk).toBe(true);
  });

  test("[LES25] a page that is read needs none, and another session goes on beside it", () => {
    const reading = elsewhere(begun);
    expect(start(reading, "t.add", content, "two").events).toHaveLength(reading.events.length);
    expect(deskOf(reading).skill).toBe("t.sub");
  });
});
