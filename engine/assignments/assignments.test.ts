import { describe, expect, test } from "vitest";
import { DIFFICULTIES, SessionId, SkillId, type Difficulty } from "../ids.ts";
import type { ItemAddress } from "../items/content.ts";
import { withRecalled } from "../items/recalled.ts";
import { uuidFromName } from "../hash.ts";
import { currentProblem, openSession } from "../sessions/learning/practice-state.ts";
import { lessonPart } from "../sessions/lesson/part.ts";
import { contentWith } from "../sessions/lesson/lesson.fixture.ts";
import { driveTutor, foldsAlike, type Drive } from "../testing/drive-tutor.ts";
import { toyContent } from "../testing/index.ts";
import { decideTutor } from "../tutor.ts";
import { viewPractice } from "../views/practice-view.ts";
import { AssignmentId, AssignmentWhat, LearnerAssignment, type AssignmentGoal } from "./assignment.ts";
import { anotherProblem, chooseProblems, type ProblemsWish } from "./choose-problems.ts";
import { makeWorksheet } from "./make-worksheet.ts";
import { isSameAddress } from "./assignments-state.ts";
import { viewAssignments } from "./view-assignments.ts";

const content = toyContent();
const [ADD, SUB] = [SkillId.parse("t.add"), SkillId.parse("t.sub")];
const seeds = content.seeds(ADD, 1);
const DAY = 86_400_000;

function chosen(count: number): AssignmentWhat {
  const items = seeds.slice(0, count).map((seed) => ({
    skill: ADD,
    blueprint: ADD,
    version: content.version(ADD),
    difficulty: 1 as const,
    seed,
  }));
  return { type: "items", items };
}

function skills(goal: AssignmentGoal, ...of: SkillId[]): AssignmentWhat {
  return { type: "skills", skills: of, goal };
}

function give(what: AssignmentWhat, more: Partial<LearnerAssignment> = {}): LearnerAssignment {
  return LearnerAssignment.parse({
    id: uuidFromName("assignment"),
    what,
    from: 0,
    due: null,
    afterDue: "open",
    note: "",
    teacher: "Ms Okafor",
    ...more,
  });
}

let sessions = 0;
function start(drive: Drive, assignment: LearnerAssignment) {
  const session = SessionId.parse(uuidFromName(`session/${sessions++}`));
  const done = drive.perform({ type: "start-assignment", session, seed: `${sessions}`, assignment });
  return done.ok ? done.value.map(({ type }) => type) : done.error;
}

function problem(drive: Drive) {
  const found = currentProblem(drive.state.practice);
  if (found === null) throw new Error("no problem on the desk");
  return found;
}

function answer(drive: Drive, how: "right" | "shown" | "skip"): void {
  const { item, address } = problem(drive);
  const opened = drive.env.content.open(address);
  if (!opened.ok) throw new Error("the item cannot be opened");
  const given = [opened.value.item.solution_logic.final_answer_canonical];
  const done = drive.perform(
    how === "right"
      ? { type: "submit-answer", item, given, locale: "en", latencyMs: 900 }
      : how === "shown"
        ? { type: "show-solution", item }
        : { type: "skip-problem", item },
  );
  if (!done.ok) throw new Error(done.error.type);
  if (how !== "skip") drive.perform({ type: "next-problem", item });
}

const progressOf = (drive: Drive) => drive.state.assignments[AssignmentId.parse(uuidFromName("assignment"))];
const seen = (drive: Drive, ...given: LearnerAssignment[]) => viewAssignments(given, drive.state, drive.env);

describe("chosen problems", () => {
  test("[ASG2] are played exactly, in their order, whatever becomes of them", () => {
    const drive = driveTutor(content, 2);
    expect(start(drive, give(chosen(5)))).toEqual([
      "session_started",
      "assignment_begun",
      "verification_approved",
      "problem_served",
    ]);
    expect(openSession(drive.state.practice)?.goal).toBe(5);
    for (const how of ["right", "shown", "skip", "shown", "right"] as const) answer(drive, how);
    const served = drive.events.filter(({ type }) => type === "problem_served");
    expect(served.map(({ body }) => "seed" in body && body.seed)).toEqual(seeds.slice(0, 5));
    const signals = drive.events.flatMap(({ type, body }) => (type === "problem_completed" ? [body.signal] : []));
    expect(signals).toEqual(["mastered", "stuck", "stuck", "stuck", "mastered"]);
    expect(drive.events.at(-1)).toMatchObject({ type: "session_ended", body: { reason: "goal-reached" } });
    expect(progressOf(drive)).toMatchObject({ problems: 4, right: 2, doneAt: null, finished: [0, 1, 3, 4] });
  });

  test("[ASG1] [ASG2] what was skipped comes again, and with it the assignment is done", () => {
    const drive = driveTutor(content, 2);
    const given = give(chosen(5));
    start(drive, given);
    for (const how of ["right", "skip", "right", "right", "right"] as const) answer(drive, how);
    expect(seen(drive, given)).toMatchObject([{ done: 4, of: 5, doneAt: null }]);
    start(drive, given);
    expect(problem(drive).address.seed).toBe(seeds[1]);
    answer(drive, "right");
    expect(progressOf(drive)?.doneAt).toBe(drive.events.findLast(({ type }) => type === "problem_completed")?.wall);
    expect(start(drive, given)).toEqual({ type: "nothing-to-practise" });
  });

  test("[ASG2] a skip that is undone is played again before what comes after it", () => {
    const drive = driveTutor(content, 2);
    start(drive, give(chosen(5)));
    const { item } = problem(drive);
    answer(drive, "skip");
    drive.perform({ type: "undo-skip", item });
    answer(drive, "right");
    expect(problem(drive).address.seed).toBe(seeds[1]);
  });

  test("[ASG2] one that the bank refuses is recorded and passed over, and nobody waits for it", () => {
    const what = chosen(6);
    if (what.type !== "items") throw new Error("chosen problems");
    const items = what.items.map((item, at) => (at === 0 || at === 3 ? { ...item, seed: 4_000_000_000 + at } : item));
    const drive = driveTutor(content, 2);
    const given = give({ type: "items", items });
    expect(start(drive, given)).toContain("verification_rejected");
    for (let n = 0; n < 4; n += 1) answer(drive, "right");
    const served = drive.events.filter(({ type }) => type === "problem_served");
    expect(served).toHaveLength(4);
    expect(seen(drive, given)).toMatchObject([{ done: 4, of: 4, doneAt: expect.any(Number) }]);
  });
});

test("[ASG2] [ITM8] one that was recalled since it was given is passed over", () => {
  const given = give(chosen(5));
  const out = given.what.type === "items" ? given.what.items.slice(1, 2) : [];
  const drive = driveTutor(withRecalled(content, out), 2);
  start(drive, given);
  for (let n = 0; n < 4; n += 1) answer(drive, "right");
  const served = drive.events.flatMap(({ type, body }) => (type === "problem_served" ? [body.seed] : []));
  expect(served).toEqual(seeds.slice(0, 5).filter((seed) => seed !== out[0]?.seed));
  expect(seen(drive, given)).toMatchObject([{ done: 4, of: 4, doneAt: expect.any(Number) }]);
});

describe("skills", () => {
  test("[ASG5] take turns, and each problem says whose wish it is", () => {
    const drive = driveTutor(content, 2);
    start(drive, give(skills({ type: "problems", count: 4 }, ADD, SUB)));
    const why: unknown[] = [];
    while (openSession(drive.state.practice) !== null) {
      const view = viewPractice(drive.state, drive.env);
      why.push(view.type === "problem" && view.problem.why);
      answer(drive, "right");
    }
    const served = drive.events.flatMap(({ type, body }) => (type === "problem_served" ? [body.skill] : []));
    expect(served).toEqual([ADD, SUB, ADD, SUB]);
    expect(why).toEqual(["assigned", "assigned", "assigned", "assigned"]);
  });

  test("[ASG1] asked for again while its session is open, nothing is begun; after it, a session for what is left", () => {
    const drive = driveTutor(content, 2);
    const given = give(skills({ type: "problems", count: 12 }, ADD));
    start(drive, given);
    expect(start(drive, given)).toEqual([]);
    expect(openSession(drive.state.practice)?.goal).toBe(10);
    answer(drive, "right");
    drive.perform({ type: "end-session" });
    expect(start(drive, given)).toContain("assignment_begun");
    expect(openSession(drive.state.practice)?.goal).toBe(10);
    expect(progressOf(drive)).toMatchObject({ problems: 1, sessions: [expect.any(String), expect.any(String)] });
  });

  test("[ASG1] another session that is open ends as the learner's own doing", () => {
    const drive = driveTutor(content, 2);
    const session = SessionId.parse(uuidFromName("own"));
    drive.perform({ type: "start-session", session, seed: "own", skill: SUB });
    start(drive, give(chosen(5)));
    expect(drive.events.find(({ type }) => type === "session_ended")).toMatchObject({
      body: { session, reason: "learner-ended" },
    });
  });

  test.for<{ goal: AssignmentGoal; done: number; of: number; unit: string }>([
    { goal: { type: "problems", count: 4 }, done: 3, of: 4, unit: "problems" },
    { goal: { type: "right", count: 3 }, done: 2, of: 3, unit: "right" },
    { goal: { type: "minutes", count: 5 }, done: 3, of: 5, unit: "minutes" },
  ])("[ASG4] [ASG6] $goal.type are counted from the log", ({ goal, done, of, unit }) => {
    const drive = driveTutor(content, 2);
    const given = give(skills(goal, ADD));
    start(drive, given);
    for (const how of ["right", "shown", "right"] as const) {
      drive.wait(61_000);
      answer(drive, how);
    }
    expect(seen(drive, given)).toMatchObject([{ done, of, unit, doneAt: null }]);
    // In reach with the next one, and none of them before it.
    drive.wait(130_000);
    if (openSession(drive.state.practice) === null) start(drive, given);
    answer(drive, "right");
    expect(progressOf(drive)?.doneAt).not.toBeNull();
  });

  test("[ASG4] a problem that was left lying counts no longer than a skip is waited for", () => {
    const drive = driveTutor(content, 2);
    start(drive, give(skills({ type: "minutes", count: 30 }, ADD)));
    drive.wait(3 * 3_600_000);
    answer(drive, "right");
    expect(progressOf(drive)?.workedMs).toBe(600_000);
  });

  test("[ASG4] a skill is counted once it is shown, or had been before", () => {
    const drive = driveTutor(content, 2);
    const given = give(skills({ type: "mastered" }, ADD));
    for (let n = 0; n < 40 && typeof progressOf(drive)?.doneAt !== "number"; n += 1) {
      if (openSession(drive.state.practice) === null) start(drive, given);
      answer(drive, "right");
    }
    expect(drive.events.some(({ type }) => type === "skill_done")).toBe(true);
    expect(seen(drive, given)).toMatchObject([{ done: 1, of: 1, unit: "skills" }]);
    const again = give(skills({ type: "mastered" }, ADD), { id: AssignmentId.parse(uuidFromName("again")) });
    start(drive, again);
    expect(seen(drive, again)).toMatchObject([{ done: 1, of: 1, doneAt: expect.any(Number) }]);
  });
});

test("[ASG1] [ASG4] a lesson is begun as a lesson, gone on with, and done with its end", () => {
  const withLesson = contentWith(["t.add"]);
  const drive = driveTutor(withLesson, 2);
  const given = give({ type: "lesson", skill: ADD });
  expect(start(drive, given)).toEqual(expect.arrayContaining(["assignment_begun", "activity_started"]));
  expect(start(drive, given)).not.toContain("assignment_begun");
  expect(seen(drive, given)).toMatchObject([{ kind: "lesson", unit: "lesson", done: 0, of: 1 }]);
  const session = drive.state.activities.lesson?.id;
  if (session === undefined) throw new Error("no lesson");
  const ended = drive.events.at(-1);
  const fold = (reason: "complete" | "learner-ended") =>
    ({ ...ended, type: "activity_ended", v: 1, body: { session, kind: "lesson", reason } }) as never;
  expect(evolve(drive, fold("learner-ended"))).toMatchObject([{ done: 0, doneAt: null }]);
  expect(evolve(drive, fold("complete"))).toMatchObject([{ done: 1, of: 1, doneAt: ended?.wall }]);

  function evolve(of: Drive, event: never) {
    return viewAssignments([given], of.evolved(event), of.env);
  }
});

test("[ASG1] an assigned lesson takes the place of another that has practice on the desk, which waits as it always does", () => {
  const drive = driveTutor(contentWith(["t.add", "t.sub"]), 2);
  drive.act({ kind: "lesson", command: { type: "start", skill: SUB } });
  for (let n = 0; n < 40 && openSession(drive.state.practice) === null; n += 1) {
    const view = lessonPart.view(drive.state, drive.env);
    const command =
      view?.check === null || view?.check === undefined
        ? ({ type: "continue" } as const)
        : ({ type: "choose", choice: 1 } as const);
    drive.act({ kind: "lesson", command });
  }
  expect(openSession(drive.state.practice)).not.toBeNull();
  start(drive, give({ type: "lesson", skill: ADD }));
  expect(drive.state.activities.lesson).toMatchObject({ source: ADD, endedAt: null });
  expect(progressOf(drive)).toMatchObject({ sessions: [drive.state.activities.lesson?.id], doneAt: null });
});

test("[ADJ8] what was set with a lesson counts for the problems in it, and not for those of another lesson", () => {
  const reads = (skill: SkillId, isSet: boolean) => {
    const drive = driveTutor(contentWith(["t.add", "t.sub"]), 2);
    start(drive, give({ type: "lesson", skill: ADD }, isSet ? { adjusted: { read_aloud: true } } : {}));
    if (skill !== ADD) drive.act({ kind: "lesson", command: { type: "start", skill } });
    for (let n = 0; n < 40 && openSession(drive.state.practice) === null; n += 1) {
      const view = lessonPart.view(drive.state, drive.env);
      const isAsked = view?.check !== null && view?.check !== undefined && !view.check.isRight;
      drive.act({ kind: "lesson", command: isAsked ? { type: "choose", choice: 1 } : { type: "continue" } });
    }
    const view = viewPractice(drive.state, drive.env);
    if (view.type !== "problem") throw new Error("no problem on the desk");
    return view.problem.readsChoices === true;
  };
  expect([reads(ADD, true), reads(ADD, false), reads(SUB, true)]).toEqual([true, false, false]);
});

test("[ASG3] nothing is begun before its time, after its day only what stays open, and no unknown skill", () => {
  const drive = driveTutor(content, 2);
  const { now } = drive.env;
  const what = skills({ type: "problems", count: 5 }, ADD);
  expect(start(drive, give(what, { from: now + DAY }))).toEqual({ type: "not-allowed" });
  expect(start(drive, give(what, { due: now - DAY, afterDue: "shut" }))).toEqual({ type: "not-allowed" });
  expect(start(drive, give(skills({ type: "mastered" }, SkillId.parse("t.gone"))))).toEqual({
    type: "unknown-skill",
    skill: "t.gone",
  });
  expect(start(drive, give(what, { due: now - DAY }))).toContain("assignment_begun");
});

test("[ASG6] what is for later is not shown; what is due first comes first; a shut one says so and comes last", () => {
  const drive = driveTutor(content, 2);
  const { now } = drive.env;
  const what = skills({ type: "problems", count: 5 }, ADD);
  const idOf = (name: string) => AssignmentId.parse(uuidFromName(name));
  const [a, b, c, d] = [idOf("a"), idOf("b"), idOf("c"), idOf("d")];
  const views = seen(
    drive,
    give(what, { id: a }),
    give(what, { id: b, due: now + 2 * DAY }),
    give(what, { id: c, due: now - DAY, afterDue: "shut", note: "Take your time." }),
    give(what, { id: d, from: now + DAY }),
  );
  expect(views.map(({ id, isShut }) => [id, isShut])).toEqual([
    [b, false],
    [a, false],
    [c, true],
  ]);
  expect(views[2]).toMatchObject({ note: "Take your time.", teacher: "Ms Okafor", begunAt: null, done: 0, of: 5 });
  expect(views[0]?.skills).toEqual([{ skillId: ADD, name: expect.stringMatching(/./u) }]);
});

test("[ASG4] folding any part of the log and going on gives the same", () => {
  const drive = driveTutor(content, 2);
  const given = give(chosen(5));
  start(drive, given);
  for (const how of ["right", "skip", "shown", "right", "right"] as const) answer(drive, how);
  start(drive, given);
  answer(drive, "right");
  for (const [cut, whole] of foldsAlike(drive, ({ assignments, practice }) => ({ assignments, practice }))) {
    expect(cut).toEqual(whole);
  }
});

test("[ASG4] what two devices did of it each for themselves counts once, and done stays done", () => {
  const drive = driveTutor(content, 2);
  start(drive, give(chosen(5)));
  for (let n = 0; n < 5; n += 1) answer(drive, "right");
  const { doneAt } = progressOf(drive) ?? {};
  const twice = drive.events.findLast(({ type }) => type === "problem_completed");
  if (twice === undefined) throw new Error("nothing was finished");
  const after = drive.evolved({ ...twice, wall: twice.wall + DAY }).assignments;
  expect(Object.values(after)).toMatchObject([{ problems: 5, right: 5, doneAt }]);
});

test.for([
  { type: "items", items: [] },
  chosenTooMany(),
  { type: "skills", skills: [], goal: { type: "mastered" } },
  { type: "skills", skills: ["t.add"], goal: { type: "problems" } },
  { type: "skills", skills: ["t.add"], goal: { type: "problems", count: 0 } },
  { type: "skills", skills: ["t.add"], goal: { type: "mastered", count: 3 } },
  { type: "lesson", skill: "t.add", goal: { type: "mastered" } },
  { type: "survey", survey: "x" },
  { type: "guide", guide: "x", version: 0, title: "Toy" },
])("[ASG7] %j is refused", (what) => {
  expect(AssignmentWhat.safeParse(what).success).toBe(false);
});

function chosenTooMany() {
  const [item] = (chosen(5) as Extract<AssignmentWhat, { type: "items" }>).items;
  return { type: "items", items: Array.from({ length: 11 }, () => item) };
}

/** Five of the first skill, of the levels that are usual. */
function wish(change: Partial<ProblemsWish>): ProblemsWish {
  return { skills: [ADD], count: 5, levels: [1, 2, 3], kept: [], there: [], passed: [], ...change };
}

test("[ASG8] problems to assign are verified, all different, from easy to harder, and no more than there are", () => {
  const five = chooseProblems(content, wish({ count: 5 }), "a");
  expect(five).toEqual(chooseProblems(content, wish({ count: 5 }), "a"));
  expect(five.map(({ item }) => item.difficulty)).toEqual([1, 1, 2, 2, 3]);
  expect(five.every(({ item }) => content.open(item).ok)).toBe(true);
  const all = chooseProblems(content, wish({ count: 100_000 }), "a");
  const listed = DIFFICULTIES.reduce((sum, difficulty) => sum + content.seeds(ADD, difficulty).length, 0);
  expect(new Set(all.map(({ item }) => `${item.difficulty}/${item.seed}`)).size).toBe(listed);
  expect(all).toHaveLength(listed);
  expect(chooseProblems(content, wish({ skills: [SkillId.parse("t.gone")] }), "a")).toEqual([]);
  expect(chooseProblems(content, wish({ skills: [] }), "a")).toEqual([]);
});

test("[ASG8] problems of several skills come in turns, of the levels that are wanted, with what is kept among them", () => {
  const both = wish({ skills: [ADD, SUB], count: 8, levels: [4, 2] });
  const eight = chooseProblems(content, both, "a");
  expect(eight.map(({ item }) => item.difficulty)).toEqual([2, 2, 2, 2, 4, 4, 4, 4]);
  expect(eight.filter(({ item }) => item.skill === SUB)).toHaveLength(4);
  expect(eight.every(({ item, question }) => question.skill === item.skill && question.answer !== "")).toBe(true);
  const kept = [eight[1], eight[6]].flatMap((one) => (one === undefined ? [] : [one.item]));
  const passed = eight.map(({ item }) => item);
  const next = chooseProblems(content, { ...both, count: 6, kept, passed }, "b");
  expect(next).toHaveLength(6);
  expect(next.map(({ item }) => item)).toEqual(expect.arrayContaining(kept));
  expect(next.filter(({ item }) => item.skill === SUB)).toHaveLength(3);
  // One more: the others stay where they have a place, and all is as it was where nothing has changed.
  const more = chooseProblems(content, { ...both, count: 10, there: passed }, "d").map(({ item }) => item);
  expect(more.filter((item) => passed.some((one) => isSameAddress(one, item)))).toHaveLength(8);
  expect(chooseProblems(content, { ...both, there: passed }, "e")).toEqual(eight);
  // What is kept goes with its skill, and only with it.
  const [, ...onlySub] = [ADD, SUB];
  expect(chooseProblems(content, { ...both, skills: onlySub, kept }, "c").some(({ item }) => item.skill === ADD)).toBe(
    false,
  );
});

test("[ASG9] one problem is exchanged for one of its skill and level that is not in the list, until there is none", () => {
  const listed = chooseProblems(content, wish({ count: 5 }), "a").map(({ item }) => item);
  const [item] = listed;
  if (item === undefined) throw new Error("no problem");
  const levelOf = content.seeds(ADD, item.difficulty).length;
  const passed = [item];
  const fresh = levelOf - listed.filter(({ difficulty }) => difficulty === item.difficulty).length;
  for (let n = 0; n < fresh; n += 1) {
    const next = anotherProblem(content, { item, listed, passed }, `${n}`);
    expect(next?.item).toMatchObject({ skill: ADD, difficulty: item.difficulty });
    expect([...listed, ...passed]).not.toContainEqual(next?.item);
    if (next !== null) passed.push(next.item);
  }
  // Of its level each was seen: one of them again, before another level.
  expect(passed).toContainEqual(anotherProblem(content, { item, listed, passed }, "again")?.item);
  const all = chooseProblems(content, wish({ count: 100_000 }), "a").map((one) => one.item);
  expect(anotherProblem(content, { item, listed: all, passed }, "none")).toBeNull();
});

describe("worksheets", () => {
  const make = (level: Difficulty | null, sheet: number, count = 8) =>
    makeWorksheet(content, { skill: ADD, count, level, sheet });

  test("[ASG30] the same number gives the same sheet, another number another one, and no problem stands on it twice", () => {
    const sheet = make(null, 7);
    expect(sheet).toEqual(make(null, 7));
    expect(sheet.problems.map(({ key }) => key)).not.toEqual(make(null, 8).problems.map(({ key }) => key));
    expect(new Set(sheet.problems.map(({ key }) => key)).size).toBe(sheet.problems.length);
    const levels = sheet.problems.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  });

  test("[ASG30] each problem is of the verified list at its level, with the answer the item has", () => {
    for (const level of DIFFICULTIES) {
      const all = content.seeds(ADD, level).length;
      const { problems } = make(level, 3, Math.min(4, all));
      expect(problems.every(({ difficulty }) => difficulty === level)).toBe(true);
      for (const { key, stem, answer } of problems) {
        const [, version, difficulty, seed] = key.split("/").map(Number);
        expect(content.seeds(ADD, level)).toContain(seed);
        const opened = content.open({ blueprint: ADD, version, difficulty, seed } as ItemAddress);
        expect(opened.ok && opened.value.item.problem_content.stem).toBe(stem);
        expect(opened.ok && opened.value.item.solution_logic.final_answer_canonical).toBe(answer);
      }
    }
    expect(make(1, 1, 100_000).problems.length).toBe(
      DIFFICULTIES.reduce((sum, difficulty) => sum + content.seeds(ADD, difficulty).length, 0),
    );
  });
});

test("[PRC26] a skill that the learner picks is refused where that is off; the tutor's choice and a teacher's work go on", () => {
  const drive = driveTutor(content, 2);
  const env = { ...drive.env, ownChoice: false };
  const pick = (skill: SkillId | null, state = drive.state) =>
    decideTutor(
      state,
      { type: "start-session", session: SessionId.parse(uuidFromName("own")), seed: "own", skill },
      env,
    );
  const refused = { ok: false, error: { type: "not-allowed" } };
  expect(pick(ADD)).toEqual(refused);
  expect(pick(null)).toMatchObject({ ok: true, value: [{ type: "session_started" }, {}, {}] });
  const assignment = give(skills({ type: "problems", count: 5 }, ADD));
  const session = SessionId.parse(uuidFromName("given"));
  const given = decideTutor(drive.state, { type: "start-assignment", session, seed: "given", assignment }, env);
  expect(given.ok).toBe(true);
  // What is open goes on; another skill is refused, and nothing ends for it.
  start(drive, assignment);
  expect([pick(ADD), pick(SUB)]).toEqual([{ ok: true, value: [] }, refused]);
});
