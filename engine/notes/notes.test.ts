import { describe, expect, test } from "vitest";
import type { TutorEvent } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { SessionId, SkillId } from "../ids.ts";
import { masteryOf } from "../learner/mastery-state.ts";
import { sessionsOf } from "../reports/history-state.ts";
import { evolvePupil, initialPupilFold } from "../reports/class/pupil-fold.ts";
import { viewAppeals } from "../reports/class/view-appeals.ts";
import { reportOf } from "../reports/class/report-of.fixture.ts";
import { currentProblem } from "../sessions/learning/practice-state.ts";
import { toyContent } from "../testing/index.ts";
import { driveTutor, type Drive } from "../testing/drive-tutor.ts";
import { evolveTutor } from "../tutor.ts";
import { viewPractice } from "../views/practice-view.ts";
import { viewNotes } from "./decide-notes.ts";
import { NoteId } from "./events.ts";
import { LearnerNote } from "./note.ts";

const content = toyContent();
const SKILL = SkillId.parse("t.add");

function praise(name: string): LearnerNote {
  const id = NoteId.parse(uuidFromName(name));
  return { kind: "praise", id, text: `Well done: ${name}.`, teacher: "Ms Okafor" };
}

/** A session with a problem on the desk. */
function atDesk(name = "s"): Drive {
  const drive = driveTutor(content, 2);
  start(drive, name);
  return drive;
}

function start(drive: Drive, name: string): void {
  drive.perform({ type: "start-session", session: SessionId.parse(uuidFromName(name)), seed: name, skill: SKILL });
}

function problem({ state }: Drive) {
  const found = currentProblem(state.practice);
  if (found === null) throw new Error("no problem on the desk");
  return found;
}

function answer(drive: Drive, given: string): void {
  const { item } = problem(drive);
  drive.perform({ type: "submit-answer", item, given: [given], locale: "en", latencyMs: 900 });
}

function answerRight(drive: Drive): void {
  const opened = content.open(problem(drive).address);
  if (!opened.ok) throw new Error("an item of the bank");
  answer(drive, opened.value.item.solution_logic.final_answer_canonical);
}

function dispute(drive: Drive): void {
  drive.perform({ type: "dispute-answer", item: problem(drive).item, locale: "en" });
}

function skipOn(drive: Drive): void {
  drive.perform({ type: "skip-problem", item: problem(drive).item });
}

function foldOf(events: readonly TutorEvent[]) {
  return events.reduce((fold, event, at) => evolvePupil(fold, event, at + 1), initialPupilFold);
}

/** What a server makes of the newest disputed answer in the log, as it is decided. */
function ruling(drive: Drive, accepted: boolean): LearnerNote {
  const appeal = foldOf(drive.events).appeals.at(-1);
  if (appeal === undefined) throw new Error("nothing is disputed");
  const id = NoteId.parse(uuidFromName(`ruling/${appeal.of.item}`));
  const { of, ended } = appeal;
  return LearnerNote.parse({ kind: "ruling", id, text: "I looked.", teacher: "Ms Okafor", of, accepted, ended });
}

function take(drive: Drive, note: LearnerNote): readonly string[] {
  const taken = drive.perform({ type: "take-note", note });
  return taken.ok ? taken.value.map(({ type }) => type) : [taken.error.type];
}

const knownOf = ({ state }: Drive) => masteryOf(state.mastery, SKILL).known;
const correctOf = ({ state }: Drive) => sessionsOf(state.history).map(({ correct }) => correct);

describe("notes", () => {
  test("[NTE1] a note is taken once, whole, and by whichever device was first", () => {
    const drive = atDesk();
    expect(take(drive, praise("a"))).toEqual(["note_taken"]);
    expect(take(drive, praise("a"))).toEqual([]);
    expect(viewNotes(drive.state.notes, drive.env)).toEqual([
      {
        id: praise("a").id,
        kind: "praise",
        skillId: null,
        skillName: null,
        text: "Well done: a.",
        teacher: "Ms Okafor",
      },
    ]);
    const again = drive.events.findLast(({ type }) => type === "note_taken");
    if (again?.type !== "note_taken") throw new Error("a note was taken");
    const other = { ...again, body: { ...again.body, text: "Something else." } };
    expect(evolveTutor(drive.state, other).notes).toEqual(drive.state.notes);
  });

  test("[NTE2] notes stand there, the newest first, until they are read; reading twice is reading once", () => {
    const drive = atDesk();
    take(drive, praise("a"));
    take(drive, praise("b"));
    const [b, a] = viewNotes(drive.state.notes, drive.env);
    expect([b?.text, a?.text]).toEqual(["Well done: b.", "Well done: a."]);
    const read = { type: "read-note", note: praise("b").id } as const;
    expect(drive.perform(read)).toMatchObject({ ok: true, value: [{ type: "note_read" }] });
    expect(drive.perform(read)).toEqual({ ok: true, value: [] });
    expect(viewNotes(drive.state.notes, drive.env)).toEqual([a]);
    expect(drive.perform({ type: "read-note", note: praise("never").id })).toMatchObject({ ok: false });
    expect(take(drive, praise("b"))).toEqual([]);
  });
});

describe("what a teacher decides", () => {
  test("[NTE3] accepted on the desk, the problem is right and completed, and its evidence is that of a right answer", () => {
    const [disputed, right] = [atDesk(), atDesk()];
    answerRight(right);
    answer(disputed, "7");
    dispute(disputed);
    expect(take(disputed, ruling(disputed, true))).toEqual(
      expect.arrayContaining(["note_taken", "appeal_ruled", "mastery_updated", "problem_completed"]),
    );
    expect(problem(disputed)).toMatchObject({ phase: "right", signal: "mastered" });
    expect(knownOf(disputed)).toBeCloseTo(knownOf(right), 12);
    expect(correctOf(disputed)).toEqual([1]);
    const turns = turnsOf(disputed);
    expect(turns.at(-1)).toMatchObject({ type: "appeal", outcome: "accepted", byTeacher: true });
  });

  test("[NTE3] [CLS11] accepted days later, the session counts it, and what was believed is as if it had been right", () => {
    const [disputed, right] = [atDesk(), atDesk()];
    answer(disputed, "7");
    dispute(disputed);
    skipOn(disputed);
    disputed.perform({ type: "end-session" });
    answerRight(right);
    const before = knownOf(disputed);
    const worked = sessionsOf(disputed.state.history).map(({ workedMs, lastAt }) => [workedMs, lastAt]);
    disputed.wait(3 * 86_400_000);
    const note = ruling(disputed, true);
    expect(note).toMatchObject({ ended: "not-solved", of: { first: true, hintLevel: 0 } });
    take(disputed, note);
    expect(knownOf(disputed)).toBeGreaterThan(before);
    expect(knownOf(disputed)).toBeCloseTo(knownOf(right), 12);
    expect(correctOf(disputed)).toEqual([1]);
    // The teacher's moment is nobody's time at work.
    expect(sessionsOf(disputed.state.history).map(({ workedMs, lastAt }) => [workedMs, lastAt])).toEqual(worked);
    expect(take(disputed, note)).toEqual([]);
  });

  test("[NTE1] taken by two devices that were apart, a decision counts once", () => {
    const drive = atDesk();
    answer(drive, "7");
    dispute(drive);
    skipOn(drive);
    drive.perform({ type: "end-session" });
    const before = drive.state;
    take(drive, ruling(drive, true));
    const taken = drive.events.filter(({ type }) => type === "note_taken" || type === "appeal_ruled");
    const twice = [...drive.events.slice(-taken.length - 1), ...taken].reduce(evolveTutor, before);
    expect(sessionsOf(twice.history).map(({ correct }) => correct)).toEqual([1]);
    expect(twice.notes).toEqual(drive.state.notes);
  });

  test("[NTE3] where something newer of the skill has come since, both answers stand", () => {
    const drive = atDesk();
    answer(drive, "7");
    dispute(drive);
    const note = ruling(drive, true);
    skipOn(drive);
    answer(drive, "7");
    const [before, { opportunities }] = [knownOf(drive), masteryOf(drive.state.mastery, SKILL)];
    take(drive, { ...note, ended: "not-solved" } as LearnerNote);
    expect(knownOf(drive)).toBeGreaterThan(before);
    expect(masteryOf(drive.state.mastery, SKILL).opportunities).toBe(opportunities + 1);
  });

  test("[NTE4] not accepted, right in the end, or not the first answer: what was believed stays", () => {
    const refused = atDesk();
    answer(refused, "7");
    dispute(refused);
    const [known, phase] = [knownOf(refused), problem(refused).phase];
    expect(take(refused, ruling(refused, false))).toEqual(["note_taken", "appeal_ruled"]);
    expect([knownOf(refused), problem(refused).phase, correctOf(refused)]).toEqual([known, phase, [0]]);

    const solved = atDesk();
    answer(solved, "7");
    dispute(solved);
    answerRight(solved);
    const after = [knownOf(solved), correctOf(solved)];
    solved.perform({ type: "end-session" });
    take(solved, ruling(solved, true));
    expect([knownOf(solved), correctOf(solved)]).toEqual(after);

    const second = atDesk();
    answer(second, "7");
    answer(second, "71");
    dispute(second);
    skipOn(second);
    const believed = knownOf(second);
    const note = ruling(second, true);
    expect(note).toMatchObject({ of: { first: false } });
    take(second, note);
    expect([knownOf(second), correctOf(second)]).toEqual([believed, [1]]);
  });
});

test("[CLS10] a disputed answer is listed once, with what is known of it, until the second check agrees", () => {
  const drive = atDesk();
  answer(drive, "7");
  dispute(drive);
  dispute(drive);
  const list = () => viewAppeals([{ learner: foldLearner, fold: foldOf(drive.events) }], drive.env);
  const { item } = problem(drive);
  expect(list()).toMatchObject([
    { item, skill: SKILL, given: ["7"], check: null, ended: "open", accepted: null, learner: foldLearner },
  ]);
  expect(list()[0]?.stem).not.toBeNull();
  drive.perform({ type: "examine-appeal", item, given: ["7"], finding: { method: "other", boxes: [cannotTell] } });
  expect(list()).toMatchObject([{ check: "cannot-tell" }]);
  take(drive, ruling(drive, true));
  expect(list()).toMatchObject([{ accepted: true, ended: "right" }]);

  const agreed = atDesk("t");
  answer(agreed, "7");
  dispute(agreed);
  const finding = { method: "other", boxes: [{ ...cannotTell, outcome: "agrees" as const }] };
  agreed.perform({ type: "examine-appeal", item: problem(agreed).item, given: ["7"], finding });
  expect(viewAppeals([{ learner: foldLearner, fold: foldOf(agreed.events) }], agreed.env)).toEqual([]);
});

const foldLearner = driveTutor(content, 2).events[0]?.learner as TutorEvent["learner"];
const cannotTell = {
  outcome: "cannot-tell" as const,
  how: "none" as const,
  points: 0,
  at: null,
  expected: null,
  given: null,
  why: "kind",
};

function turnsOf({ state, env }: Drive) {
  const view = viewPractice(state, env);
  return view.type === "problem" ? view.problem.turns : [];
}

test("[NTE3] how the problem has ended by now is what counts, and what nothing was evidence of becomes it", () => {
  // Disputed while it was open, and given up before the decision came.
  const drive = atDesk();
  answer(drive, "7");
  dispute(drive);
  const note = ruling(drive, true);
  expect(note).toMatchObject({ ended: "open" });
  skipOn(drive);
  take(drive, note);
  expect(correctOf(drive)).toEqual([1]);
});

test("[CLS10] of several answers to a problem the last that was disputed is listed, and a decision is about one answer", () => {
  const drive = atDesk();
  answer(drive, "7");
  dispute(drive);
  const first = ruling(drive, false);
  answer(drive, "71");
  dispute(drive);
  const list = () => viewAppeals([{ learner: foldLearner, fold: foldOf(drive.events) }], drive.env);
  expect(list()).toMatchObject([{ given: ["71"], accepted: null }]);
  take(drive, first);
  expect(list()).toMatchObject([{ given: ["71"], accepted: null }]);
});

test("[CLS21] a report counts what was decided as it became", () => {
  const drive = atDesk();
  answer(drive, "7");
  dispute(drive);
  skipOn(drive);
  const walked = () =>
    reportOf(
      drive.events.map((event) => ({ event, ots: event.wall })),
      0,
    ).sessions.flatMap(({ outcomes }) => outcomes.map(({ how }) => how));
  expect(walked()).toEqual(["skipped"]);
  take(drive, ruling(drive, true));
  expect(walked()).toEqual(["alone"]);
});
