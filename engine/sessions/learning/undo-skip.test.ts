import { describe, expect, test } from "vitest";
import {
  compareEvents,
  currentProblem,
  decideTutor,
  evolveTutor,
  initialTutorState,
  openSession,
  POLICY,
  reportOfSession,
  SessionId,
  sessionsOf,
  SkillId,
  undoableSkip,
  uuidFromName,
  viewPractice,
  viewReplay,
  type ItemId,
  type TutorCommand,
  type TutorEvent,
} from "../../index.ts";
import {
  answer,
  answerRight,
  contentWith,
  deskOf,
  go,
  newPupil,
  perform,
  start,
  study,
  teach,
  throughCheck,
  throughPages,
  viewOf,
  type Pupil,
} from "../lesson/lesson.fixture.ts";

const content = contentWith(["t.add"]);
const START = 1_788_249_600_000;
const envOf = ({ events }: Pupil, laterMs = 0) => ({ content, now: START + events.length * 1_000 + laterMs });

const begin = (skill: string | null = "t.add", pupil = newPupil(content)): Pupil => {
  const session = SessionId.parse(uuidFromName(`undo/${pupil.events.length}`));
  const chosen = skill === null ? null : SkillId.parse(skill);
  return perform(pupil, { type: "start-session", session, seed: "undo", skill: chosen }, content);
};
const skip = (pupil: Pupil): Pupil => perform(pupil, { type: "skip-problem", item: deskOf(pupil).item }, content);
const undo = (pupil: Pupil, item: ItemId): Pupil => perform(pupil, { type: "undo-skip", item }, content);
const next = (pupil: Pupil): Pupil => perform(pupil, { type: "next-problem", item: deskOf(pupil).item }, content);
const record = ({ state }: Pupil) => sessionsOf(state.history).at(-1);
const undoable = (pupil: Pupil, laterMs = 0) => undoableSkip(pupil.state, envOf(pupil, laterMs));

function refusalOf(pupil: Pupil, command: TutorCommand, laterMs = 0): string | null {
  const decided = decideTutor(pupil.state, command, envOf(pupil, laterMs));
  return decided.ok ? null : decided.error.type;
}

describe("[PRC22] a skip that is undone", () => {
  test("brings the problem back as it was left, and the one after it is gone; the log has both", () => {
    const before = answer(begin(), ["90000"], content);
    const { item, turns, attempts, position } = deskOf(before);
    const skipped = skip(before);
    expect(deskOf(skipped).item).not.toBe(item);
    expect(viewPractice(skipped.state, envOf(skipped))).toMatchObject({ type: "problem", skipped: item });
    const after = undo(skipped, item);
    expect(deskOf(after)).toMatchObject({
      item,
      turns,
      attempts,
      position,
      phase: "open",
      endedAt: null,
      signal: null,
    });
    expect(after.state.practice.session?.problems).toHaveLength(1);
    expect(viewPractice(after.state, envOf(after))).toMatchObject({ type: "problem", skipped: null });
    expect(after.events.slice(before.events.length).map(({ type }) => type)).toEqual([
      "problem_completed",
      "verification_approved",
      "problem_served",
      "skip_undone",
    ]);
    expect(after.events.toSorted(compareEvents).reduce(evolveTutor, initialTutorState)).toEqual(after.state);
  });

  test("is no skip: not in figures, report, replay, summary, and not in what is believed of the learner", () => {
    const before = next(answerRight(begin(), content));
    const { item, skill } = deskOf(before);
    const skipped = skip(before);
    expect(skipped.state.mastery.bySkill[skill]).not.toMatchObject({ struggles: 0 });
    expect(record(skipped)).toMatchObject({ problems: 2 });
    const after = undo(skipped, item);
    const { used: _used, ...believed } = before.state.mastery.bySkill[skill]!;
    expect(after.state.mastery.bySkill[skill]).toMatchObject(believed);
    expect(record(after)).toMatchObject({ problems: 1, correct: 1, firstTry: 1 });
    const done = answerRight(after, content);
    const { id } = record(done)!;
    expect(record(done)).toMatchObject({ problems: 2, correct: 2, firstTry: 2 });
    expect(reportOfSession(done.events, id, done.state, envOf(done))).toMatchObject({ finished: 2, skipped: 0 });
    const replayed = viewReplay(done.events, id, envOf(done));
    expect(replayed?.problems.map(({ itemId, status }) => [itemId, status]).at(-1)).toEqual([item, "completed"]);
    expect(replayed).toMatchObject({ open: 0, gone: 0 });
    const ended = perform(done, { type: "end-session" }, content);
    expect(viewPractice(ended.state, envOf(ended))).toMatchObject({
      type: "summary",
      end: { problems: [{ outcome: "first-try" }, { outcome: "first-try" }] },
    });
  });

  test("the next problem is a new one, at the place of the one that is gone", () => {
    const first = begin();
    const { item } = deskOf(first);
    const skipped = skip(first);
    const gone = deskOf(skipped);
    const going = next(answerRight(undo(skipped, item), content));
    expect(deskOf(going).position).toBe(gone.position);
    expect(deskOf(going).item).not.toBe(gone.item);
  });

  test("goes on with a session that had ended by it, which then ends once", () => {
    let pupil = begin();
    for (let n = 1; n < POLICY.session.goal; n++) pupil = next(answerRight(pupil, content));
    const { item } = deskOf(pupil);
    const skipped = skip(pupil);
    expect(openSession(skipped.state.practice)).toBeNull();
    expect(viewPractice(skipped.state, envOf(skipped))).toMatchObject({ type: "summary", skipped: item });
    const after = undo(skipped, item);
    expect(record(after)).toMatchObject({ problems: POLICY.session.goal - 1, endedAt: null, reason: null });
    const done = next(answerRight(after, content));
    expect(record(done)).toMatchObject({ problems: POLICY.session.goal, correct: POLICY.session.goal });
    expect(record(done)?.reason).toBe("goal-reached");
    expect(viewPractice(done.state, envOf(done))).toMatchObject({ type: "summary", skipped: null });
  });

  test("also where it was skipped by talking", () => {
    const talk = (pupil: Pupil, text: string) =>
      perform(pupil, { type: "send-message", item: deskOf(pupil).item, text, locale: "en" }, content);
    const offered = talk(begin(), "skip");
    const { item } = deskOf(offered);
    const skipped = talk(offered, "yes");
    expect(deskOf(skipped).item).not.toBe(item);
    expect(deskOf(skipped).turns).toMatchObject([{ type: "reply" }]);
    expect(undoable(skipped)).toBe(item);
    expect(deskOf(undo(skipped, item))).toMatchObject({ item, phase: "open" });
  });

  test("time at it counts on both sides of the skip, and what lies between them", () => {
    const pupil = begin();
    const { item, servedAt } = deskOf(pupil);
    const done = answerRight(undo(skip(pupil), item), content);
    const { id } = record(done)!;
    const [problem] = viewReplay(done.events, id, envOf(done))?.problems ?? [];
    expect(problem?.durationMs).toBe((deskOf(done).endedAt ?? 0) - servedAt);
  });
});

describe("[PRC22] a skip cannot be undone", () => {
  const skipped = skip(begin());
  const [old] = skipped.state.practice.session?.problems ?? [];
  const item = old!.item;
  const command: TutorCommand = { type: "undo-skip", item };

  test.for<{ readonly name: string; readonly what: TutorCommand }>([
    { name: "a hint was asked for", what: { type: "request-hint", item: deskOf(skipped).item } },
    { name: "the next one is skipped too", what: { type: "skip-problem", item: deskOf(skipped).item } },
    { name: "its steps were shown", what: { type: "show-solution", item: deskOf(skipped).item } },
    { name: "the learner ended the session", what: { type: "end-session" } },
    {
      name: "something was answered",
      what: { type: "submit-answer", item: deskOf(skipped).item, given: ["x"], locale: "en", latencyMs: 1 },
    },
    {
      name: "something was said",
      what: { type: "send-message", item: deskOf(skipped).item, text: "why", locale: "en" },
    },
  ])("once $name", ({ what }) => {
    expect(refusalOf(skipped, command)).toBeNull();
    const after = perform(skipped, what, content);
    expect(undoable(after)).not.toBe(item);
    expect(refusalOf(after, command)).toBe("moved-on");
  });

  test("twice, nor one before the latest, nor of a problem that was not skipped", () => {
    const undone = undo(skipped, item);
    expect(refusalOf(undone, command)).toBe("moved-on");
    const two = skip(skipped);
    const latest = deskOf(skipped).item;
    expect(undoable(two)).toBe(latest);
    const back = undo(two, latest);
    expect(undoable(back)).toBeNull();
    expect(refusalOf(back, command)).toBe("moved-on");
    expect(refusalOf(two, { type: "undo-skip", item: deskOf(two).item })).toBe("moved-on");
    expect(refusalOf(newPupil(content), command)).toBe("no-open-problem");
  });

  test("hours later", () => {
    expect(undoable(skipped, POLICY.session.leftMs - 10_000)).toBe(item);
    expect(undoable(skipped, POLICY.session.leftMs)).toBeNull();
  });
});

describe("[PRC22] in a lesson", () => {
  const atPractice = throughCheck(throughPages(start(newPupil(content), "t.add", content), content), content);
  const lessonOf = ({ state }: Pupil) => state.activities.lesson;

  test("the plan, and what it was judged by, are as before the skip", () => {
    const before = answer(atPractice, ["90000"], content);
    const skipped = skip(before);
    expect(lessonOf(skipped)?.plan).not.toEqual(lessonOf(before)?.plan);
    const after = undo(skipped, deskOf(before).item);
    const { page: _page, ...lesson } = lessonOf(before)!;
    expect(lessonOf(after)).toMatchObject(lesson);
    const summary = study(after, content, answerRight);
    expect(viewOf(summary, content)).toMatchObject({ part: "summary" });
  });

  test("not once the lesson has gone on, or is over", () => {
    // Until the skip that ends the practice of this step.
    let before = atPractice;
    let skipped = skip(before);
    for (let n = 0; n < 12 && openSession(skipped.state.practice) !== null; n++) {
      before = skipped;
      skipped = skip(before);
    }
    const { item } = deskOf(before);
    expect(undoable(skipped)).toBe(item);
    expect(lessonOf(undo(skipped, item))?.practice?.isOpen).toBe(true);
    expect(undoable(go(skipped, content))).toBeNull();
    expect(undoable(teach(skipped, { type: "end" }, content))).toBeNull();
  });
});

describe("[PRC22] undone on one device while another has gone on", () => {
  const skipped = skip(begin());
  const [old] = skipped.state.practice.session?.problems ?? [];
  const item = old!.item;
  const undone = undo(skipped, item);
  const undoEvent = undone.events.at(-1) as TutorEvent;

  test("both problems are kept, and each is counted once", () => {
    const answered = answerRight(skipped, content);
    const state = evolveTutor(answered.state, undoEvent);
    const problems = state.practice.session?.problems ?? [];
    expect(problems.map(({ phase }) => phase)).toEqual(["right", "open"]);
    expect(currentProblem(state.practice)?.item).toBe(item);
    expect(sessionsOf(state.history).at(-1)).toMatchObject({ problems: 1, correct: 1 });
  });

  test("undone twice it is undone once; a session that the learner ended stays ended", () => {
    expect(sessionsOf(evolveTutor(undone.state, undoEvent).history)).toMatchObject([{ problems: 0 }]);
    const ended = perform(skipped, { type: "end-session" }, content);
    const state = evolveTutor(ended.state, undoEvent);
    expect(sessionsOf(state.history)).toMatchObject([{ reason: "learner-ended", problems: 0 }]);
    expect(openSession(state.practice)).toBeNull();
  });
});
