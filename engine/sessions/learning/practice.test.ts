import { describe, expect, test } from "vitest";
import {
  currentProblem,
  DAY_MS,
  decideTutor,
  evolveTutor,
  initialTutorState,
  masteryOf,
  openSession,
  POLICY,
  SessionId,
  sessionsOf,
  stampEvents,
  uuidFromName,
  viewPractice,
  viewRecommendation,
  DeviceId,
  EventId,
  LearnerId,
  SkillId,
  type Content,
  type DeviceHead,
  type EventOf,
  type EventType,
  type TutorCommand,
  type TutorEvent,
  type TutorState,
} from "../../index.ts";
import { simulatePractice, toyContent, toyLists, TOY_SKILL } from "../../testing/index.ts";
import { buildSkillGraph } from "../../skills/build-skill-graph.ts";
import { viewReplay } from "../../views/replay-view.ts";

const START = 1_788_249_600_000;

/** A learner at a desk: performs commands, keeps state and log. */
function createDesk(content: Content = toyContent(), grade = 2) {
  let state: TutorState = initialTutorState;
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName("l")),
    device: DeviceId.parse(uuidFromName("d")),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  const events: TutorEvent[] = [];
  let now = START;

  function perform(command: TutorCommand): readonly EventType[] | string {
    now += 1_000;
    const decided = decideTutor(state, command, { content, now });
    if (!decided.ok) return decided.error.type;
    const stamped = stampEvents(head, decided.value, {
      wall: now,
      mono: 0,
      boot: "b",
      content: "c",
      build: "d",
      newId: () => EventId.parse(uuidFromName(`${events.length}/${Math.imul(head.seq, 7)}/${now}`)),
    });
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
    return stamped.events.map(({ type }) => type);
  }

  perform({ type: "enrol", grade });
  const item = () => {
    const problem = currentProblem(state.practice);
    if (problem === null) throw new Error("no problem on the desk");
    return problem.item;
  };
  const right = () => {
    const problem = currentProblem(state.practice);
    const opened = problem === null ? undefined : content.open(problem.address);
    if (opened?.ok !== true) throw new Error("no problem on the desk");
    return opened.value.item.solution_logic.final_answer_canonical;
  };
  return {
    perform,
    events,
    state: () => state,
    wait: (ms: number) => (now += ms),
    problem: () => currentProblem(state.practice),
    env: () => ({ content, now }),
    view: () => viewPractice(state, { content, now }),
    start: (skill: string | null = "t.add", name = "s") =>
      perform({
        type: "start-session",
        session: SessionId.parse(uuidFromName(name)),
        seed: name,
        skill: skill === null ? null : SkillId.parse(skill),
      }),
    answer: (given: string) =>
      perform({ type: "submit-answer", item: item(), given: [given], locale: "en", latencyMs: 900 }),
    answerRight: () => perform({ type: "submit-answer", item: item(), given: [right()], locale: "en", latencyMs: 900 }),
    right,
    next: () => perform({ type: "next-problem", item: item() }),
    hint: () => perform({ type: "request-hint", item: item() }),
    skip: () => perform({ type: "skip-problem", item: item() }),
    solve: () => perform({ type: "show-solution", item: item() }),
    dispute: () => perform({ type: "dispute-answer", item: item(), locale: "en" }),
    item,
    last: <Type extends EventType>(type: Type): EventOf<Type>["body"] | undefined =>
      events.findLast((event) => event.type === type)?.body,
  };
}

describe("[VIE13] what comes next", () => {
  /** Skills of a whole session, each problem right at once. */
  function play(desk: ReturnType<typeof createDesk>): readonly string[] {
    const skills: string[] = [];
    desk.start(null, "whole");
    for (let problem = desk.problem(); problem !== null; problem = desk.problem()) {
      skills.push(problem.skill);
      desk.answerRight();
      desk.next();
    }
    return skills;
  }

  function withoutOthers(content: Content): Content {
    const nodes = content.graph.nodes.filter(({ id }) => id === "t.add");
    const graph = buildSkillGraph({ version: "1.0.0", nodes });
    if (!graph.ok) throw new Error(JSON.stringify(graph.error));
    return { ...content, graph: graph.value };
  }

  test.for([
    { what: "where other skills are open", content: toyContent(), isMixed: true },
    { what: "where there is nothing else", content: withoutOthers(toyContent()), isMixed: false },
  ])("$what: begins its session, and is mixed: $isMixed", ({ content, isMixed }) => {
    const desk = createDesk(content);
    const next = viewRecommendation(desk.state(), desk.env());
    expect(next).toMatchObject({ isMixed, lastAt: null });
    const skills = play(desk);
    expect([skills[0], skills.length]).toEqual([next?.skillId, next?.problems]);
    expect(new Set(skills).size > 1).toBe(isMixed);
  });

  test("says when it was practised last", () => {
    const desk = createDesk();
    play(desk);
    const next = viewRecommendation(desk.state(), desk.env());
    const evidence = desk.events.filter(
      (event) => event.type === "mastery_updated" && event.body.skill === next?.skillId,
    );
    expect(next?.lastAt).toBe(evidence.at(-1)?.wall ?? null);
  });

  test("[VIE15] a problem goes on saying why it came, whatever is answered meanwhile", () => {
    const desk = createDesk();
    play(desk);
    const next = viewRecommendation(desk.state(), desk.env());
    desk.start(null, "later");
    const reason = () => {
      const practice = viewPractice(desk.state(), desk.env());
      if (practice.type !== "problem") return null;
      const { skillId, why, lastAt, neededBy } = practice.problem;
      return { skillId, why, lastAt, neededBy };
    };
    const before = reason();
    expect(next).toMatchObject(before ?? {});
    expect(before?.lastAt).toEqual(expect.any(Number));
    desk.answerRight();
    expect(reason()).toEqual(before);
  });
});

describe("a problem on the desk", () => {
  test("[PRC2] another item than the one on the desk is refused and nothing is recorded", () => {
    const desk = createDesk();
    expect(desk.perform({ type: "end-session" })).toBe("no-session");
    desk.start();
    const old = desk.item();
    desk.answerRight();
    desk.next();
    const recorded = desk.events.length;
    expect(desk.perform({ type: "submit-answer", item: old, given: ["1"], locale: "en", latencyMs: 1 })).toBe(
      "moved-on",
    );
    expect(desk.perform({ type: "next-problem", item: old })).toBe("moved-on");
    expect(desk.perform({ type: "request-hint", item: old })).toBe("moved-on");
    expect(desk.next()).toBe("moved-on");
    expect(desk.perform({ type: "submit-answer", item: desk.item(), given: [], locale: "en", latencyMs: 1 })).toBe(
      "bad-input",
    );
    expect(desk.events.length).toBe(recorded);
  });

  test("[PRC2] before enrolment nothing can be done", () => {
    const started = decideTutor(
      initialTutorState,
      { type: "start-session", session: SessionId.parse(uuidFromName("s")), seed: "s", skill: null },
      { content: toyContent(), now: START },
    );
    expect(started).toEqual({ ok: false, error: { type: "not-enrolled" } });
  });

  test("[PRC3] what cannot be read costs no attempt and is no evidence", () => {
    const desk = createDesk();
    desk.start();
    for (const unreadable of ["", "1/", "hello"]) {
      expect(desk.answer(unreadable)).toEqual(["attempt_submitted", "attempt_evaluated"]);
    }
    expect(desk.problem()).toMatchObject({ attempts: 0, graded: false, phase: "open" });
    expect(desk.answerRight()).toContain("mastery_updated");
    expect(desk.last("mastery_updated")).toMatchObject({ correct: true, weight: 1 });
    expect(desk.problem()).toMatchObject({ attempts: 1, phase: "right", signal: "mastered" });
  });

  test("[PRC4] the first wrong answer is diagnosed and the hint is about that error", () => {
    const desk = createDesk();
    desk.start();
    const operands = desk.right();
    const view = desk.view();
    const [, a, b] = (view.type === "problem" ? view.problem.stem : "").match(/(\d+) \+ (\d+)/u) ?? [];
    expect(Number(a) + Number(b)).toBe(Number(operands));
    expect(desk.answer(`${a}${b}`)).toEqual([
      "attempt_submitted",
      "attempt_evaluated",
      "mastery_updated",
      "diagnosis_completed",
      "hint_served",
    ]);
    expect(desk.last("diagnosis_completed")).toMatchObject({
      misconception: "t.add.M1",
      category: "representation",
      divergence_step_index: 1,
      confidence: 0.9,
    });
    expect(desk.last("hint_served")).toMatchObject({ level: 1, misconception: "t.add.M1", asked: false });
    const after = desk.view();
    expect(after.type === "problem" && after.problem.turns[0]).toMatchObject({
      explanation: "You wrote the numbers side by side.",
      verdict: "incorrect",
    });
  });

  test("[PRC5] only the first marked answer is evidence; after a hint a right one weighs less", () => {
    const desk = createDesk();
    desk.start();
    desk.answer("0");
    desk.answerRight();
    const evidence = desk.events.filter(({ type }) => type === "mastery_updated");
    expect(evidence.map(({ body }) => "correct" in body && body.correct)).toEqual([false]);
    desk.next();
    desk.hint();
    desk.hint();
    desk.answerRight();
    expect(desk.last("mastery_updated")).toMatchObject({ correct: true, weight: POLICY.evidence.weightByHintLevel[2] });
    expect(desk.problem()?.signal).toBe("learned");
  });

  test("[PRC6] the third wrong answer brings the worked solution, then a sibling with another seed", () => {
    const desk = createDesk();
    desk.start(null);
    desk.answer("0");
    desk.answer("1");
    expect(desk.last("hint_served")?.level).toBe(2);
    expect(desk.answer("2")).toEqual(expect.arrayContaining(["solution_shown", "problem_completed"]));
    const first = desk.problem();
    expect(first).toMatchObject({ phase: "shown", signal: "struggling" });
    expect(desk.answer("0")).toBe("moved-on");
    desk.next();
    expect(desk.problem()).toMatchObject({ why: "sibling", skill: first?.skill, phase: "open" });
    expect(desk.problem()?.address).toMatchObject({ difficulty: first?.address.difficulty });
    expect(desk.problem()?.address.seed).not.toBe(first?.address.seed);
  });

  test("[PRC15] the same wrong answer again is not recorded and costs no attempt", () => {
    const desk = createDesk();
    desk.start();
    desk.answer("0");
    const recorded = desk.events.length;
    expect(desk.answer("0")).toBe("already-tried");
    expect(desk.answer(" 0 ")).toBe("already-tried");
    expect(desk.events.length).toBe(recorded);
    expect(desk.problem()).toMatchObject({ attempts: 1, phase: "open" });
    expect(desk.answer("1")).toContain("attempt_evaluated");
    expect(desk.answerRight()).toContain("problem_completed");
  });

  test("[PRC5] asking for the solution before any answer is weak evidence against", () => {
    const desk = createDesk();
    desk.start();
    desk.solve();
    expect(desk.last("mastery_updated")).toMatchObject({ correct: false, weight: POLICY.evidence.givenUp });
    desk.next();
    desk.answer("0");
    const evidence = desk.events.filter(({ type }) => type === "mastery_updated").length;
    desk.solve();
    expect(desk.events.filter(({ type }) => type === "mastery_updated")).toHaveLength(evidence);
  });

  test("[PRC7] with two choices the first wrong answer brings the worked solution", () => {
    const desk = createDesk();
    desk.start("t.greater");
    expect(desk.answer(desk.right() === "true" ? "false" : "true")).toContain("solution_shown");
    expect(desk.last("mastery_updated")?.bkt.guess).toBe(0.5);
  });

  test("[PRC8] hints come level by level, and then no more", () => {
    const desk = createDesk();
    desk.start();
    const levels = [1, 2, 3].map(() => {
      desk.hint();
      return desk.last("hint_served")?.level;
    });
    expect(levels).toEqual([1, 2, 3]);
    expect(desk.hint()).toEqual([]);
    const view = desk.view();
    expect(view.type === "problem" && view.problem.nextHint).toBeNull();
  });

  test("[PRC10] a dispute keeps item, seed and answer once, and changes no verdict", () => {
    const desk = createDesk();
    desk.start();
    expect(desk.dispute()).toBe("moved-on");
    desk.answer("0");
    expect(desk.dispute()).toEqual(["answer_disputed"]);
    expect(desk.last("answer_disputed")).toMatchObject({ item: desk.item(), given: ["0"], ...desk.problem()?.address });
    expect(desk.dispute()).toEqual([]);
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 1 });
  });

  test("[PRC12] signals: mastered, learned, struggling, stuck", () => {
    const desk = createDesk();
    desk.start();
    desk.answerRight();
    expect(desk.last("problem_completed")?.signal).toBe("mastered");
    desk.next();
    desk.answer("0");
    desk.answerRight();
    expect(desk.last("problem_completed")?.signal).toBe("learned");
    desk.next();
    desk.skip();
    expect(desk.last("problem_completed")).toMatchObject({ signal: "stuck", status: "skipped" });
    desk.solve();
    expect(desk.last("problem_completed")).toMatchObject({ signal: "stuck", correct: false });
    desk.next();
    desk.answer("0");
    desk.solve();
    expect(desk.last("problem_completed")?.signal).toBe("struggling");
  });

  test("[PRC14] a second problem in a row that had to be shown sends the learner back to what the skill needs", () => {
    const desk = createDesk(toyContent(), 3);
    desk.start(null);
    const skill = desk.problem()?.skill;
    expect(skill).toBe("t.mul");
    desk.solve();
    desk.next();
    expect(desk.problem()).toMatchObject({ skill, why: "sibling" });
    desk.solve();
    desk.next();
    expect(desk.problem()).toMatchObject({ skill: "t.add", why: "repair" });
  });

  test("[PRC12] after ten minutes skipping is offered", () => {
    const desk = createDesk();
    desk.start();
    const offer = () => {
      const view = desk.view();
      return view.type === "problem" && view.problem.offerSkip;
    };
    expect(offer()).toBe(false);
    desk.wait(10 * 60_000);
    expect(offer()).toBe(true);
  });

  test("[PRC20] time away is not work: not for a problem, not for its session, and not before skipping is offered", () => {
    const desk = createDesk();
    desk.start();
    desk.hint();
    desk.wait(5 * 60_000);
    desk.answer("90000");
    desk.wait(3 * 60 * 60_000);
    const view = desk.view();
    expect(view).toMatchObject({ type: "problem", problem: { offerSkip: false } });
    desk.answerRight();
    const [record] = sessionsOf(desk.state().history);
    const [problem] = viewReplay(desk.events, record!.id, desk.env())?.problems ?? [];
    // Two commands take a second each, and the one after the break is not counted with it.
    expect(record?.workedMs).toBe(5 * 60_000 + 2_000);
    expect(problem?.durationMs).toBe(5 * 60_000 + 2_000);
  });
});

describe("a session", () => {
  test("[PRC21] left for hours it is over, also for the desk; the next begins with the refresh that is due", () => {
    const desk = createDesk();
    desk.start(null, "s");
    desk.answerRight();
    const before = desk.problem();
    desk.wait(3 * 60 * 60_000);
    expect(desk.view().type).toBe("problem");
    expect(desk.start(null, "t")).toEqual([]);
    desk.wait(2 * 60 * 60_000);
    expect(desk.view().type).toBe("none");
    expect(desk.start(null, "t")).toEqual(
      expect.arrayContaining(["session_ended", "session_started", "problem_served"]),
    );
    expect(desk.problem()?.position).toBe(1);
    expect(desk.problem()?.item).not.toBe(before?.item);
    expect(sessionsOf(desk.state().history)[0]).toMatchObject({ reason: "learner-ended", workedMs: 1_000 });
  });

  test("[PRC21] who answers on a page that stayed open overnight loses nothing", () => {
    const desk = createDesk();
    desk.start();
    desk.wait(14 * 60 * 60_000);
    expect(desk.answerRight()).toContain("problem_completed");
    expect(desk.view().type).toBe("problem");
  });

  test("[PRC9] has its planned problems and an explicit end", () => {
    const desk = createDesk();
    desk.start(null);
    for (let n = 1; n < POLICY.session.goal; n++) {
      desk.answerRight();
      expect(desk.next()).toContain("problem_served");
    }
    desk.answerRight();
    expect(desk.next()).toEqual(["session_ended"]);
    expect(desk.last("session_ended")?.reason).toBe("goal-reached");
    expect(openSession(desk.state().practice)).toBeNull();
    expect(desk.view()).toMatchObject({ type: "summary", summary: { problems: 7, correct: 7, firstTry: 7 } });
  });

  test("[PRC25] has as many problems as the pupil wants at a time, and home promises as many", () => {
    for (const [pace, count] of [
      ["slow", 5],
      ["normal", 7],
      ["fast", 10],
    ] as const) {
      const env = { content: toyContent(), now: 0, profile: { country: null, likes: [], pace } };
      const enrolled = foldAll(decideTutor(initialTutorState, { type: "enrol", grade: 2 }, env));
      expect(viewRecommendation(enrolled, env)?.problems).toBe(count);
      const session = SessionId.parse(uuidFromName(pace));
      const begun = decideTutor(enrolled, { type: "start-session", session, seed: pace, skill: null }, env);
      expect(foldAll(begun, enrolled).practice.session?.goal).toBe(count);
    }
  });

  test("[PRC9] never grows beyond ten problems, however many siblings it needs", () => {
    for (let seed = 0; seed < 30; seed++) {
      const { events } = simulatePractice({
        content: toyContent(),
        seed: `${seed}`,
        steps: 150,
        grade: 2,
        skillPercent: 5,
      });
      const positions = events.flatMap((event) => (event.type === "problem_served" ? [event.body.position] : []));
      expect(Math.max(...positions)).toBeLessThanOrEqual(POLICY.session.maxProblems);
    }
  });

  test("[PRC9] a changed item is refused, recorded and never shown; the next good one comes", () => {
    const lists = new Map(toyLists());
    const list = lists.get("t.add");
    if (list === undefined) throw new Error("listed");
    const spoiled = { ...list.levels[1], hashes: list.levels[1].hashes.replaceAll(/[0-9a-e]/gu, "f") };
    lists.set("t.add", { ...list, levels: { ...list.levels, 1: spoiled } });
    const desk = createDesk(toyContent(lists));
    const types = desk.start();
    expect(types).toContain("verification_rejected");
    expect(desk.last("verification_rejected")).toMatchObject({ reason: "hash-mismatch", difficulty: 1 });
    const served = desk.problem();
    expect(served === null || served.address.difficulty !== 1).toBe(true);
  });

  test("[PRC9] with nothing to serve a session is not begun", () => {
    const desk = createDesk(toyContent(new Map()));
    expect(desk.start()).toBe("nothing-to-practise");
    expect(desk.start("t.unknown")).toBe("unknown-skill");
  });

  test("[PRC11] chosen for one skill it serves that skill only; choosing another ends it", () => {
    const desk = createDesk();
    desk.start("t.mul");
    for (let n = 0; n < 4; n++) {
      desk.answerRight();
      desk.next();
    }
    const skills = desk.events.flatMap((event) => (event.type === "problem_served" ? [event.body.skill] : []));
    expect(new Set(skills)).toEqual(new Set(["t.mul"]));
    expect(desk.start("t.mul", "again")).toEqual([]);
    expect(desk.start("t.add", "other")).toEqual(
      expect.arrayContaining(["session_ended", "session_started", "problem_served"]),
    );
    expect(desk.problem()?.skill).toBe(TOY_SKILL);
  });

  test("[PRC23] hints on three problems in a row offer the lesson, and are told", () => {
    const desk = createDesk();
    desk.start("t.add");
    for (let n = 1; n <= 4; n++) {
      expect(desk.view()).toMatchObject({ problem: { offersLesson: false } });
      desk.hint();
      desk.answerRight();
      expect(desk.events.filter(({ type }) => type === "lesson_offered")).toHaveLength(n < POLICY.hintsInARow ? 0 : 1);
      expect(desk.view()).toMatchObject({ problem: { offersLesson: n >= POLICY.hintsInARow } });
      desk.next();
    }
    expect(desk.last("lesson_offered")).toMatchObject({ skill: "t.add", why: "hints" });

    const other = createDesk();
    other.start("t.add");
    for (const isHelped of [true, true, false, true, true]) {
      if (isHelped) other.hint();
      other.answerRight();
      other.next();
    }
    expect(other.last("lesson_offered")).toBeUndefined();
  });

  test("[REC5] a skill missed three times rests for the session, while there is another one", () => {
    const desk = createDesk();
    desk.start(null);
    const first = desk.problem()?.skill;
    for (let misses = 0; misses < POLICY.session.missesToRest; misses++) {
      expect(desk.problem()?.skill).toBe(first);
      desk.solve();
      desk.next();
    }
    while (openSession(desk.state().practice) !== null) {
      expect(desk.problem()?.skill).not.toBe(first);
      desk.answerRight();
      desk.next();
    }
    // The next session may begin with it.
    desk.start(null, "next");
    expect(desk.problem()).not.toBeNull();
  });

  test("[REC6] no review is at a level that was not met in its skill before", () => {
    let reviews = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { events } = simulatePractice({
        content: toyContent(),
        seed: `${seed}`,
        steps: 400,
        grade: 2,
        skillPercent: 90,
      });
      const met = new Map<string, number>();
      for (const event of events) {
        if (event.type !== "problem_served") continue;
        const { skill, difficulty, why } = event.body;
        if (why === "review") {
          reviews += 1;
          expect(difficulty, `seed ${seed}`).toBeLessThanOrEqual(met.get(skill) ?? 0);
        }
        met.set(skill, Math.max(met.get(skill) ?? 0, difficulty));
      }
    }
    expect(reviews).toBeGreaterThan(20);
  });

  test("[REC6] no review is below every level that was met, however many of them are missed", () => {
    const desk = createDesk(toyContent(), 3);
    // Presumed from an earlier grade: it starts in the middle.
    desk.start("t.add");
    while (desk.last("skill_done") === undefined) {
      desk.answerRight();
      desk.next();
    }
    desk.perform({ type: "end-session" });
    const least = Math.min(
      ...desk.events.flatMap((event) => (event.type === "problem_served" ? [event.body.difficulty] : [])),
    );
    const level = () => masteryOf(desk.state().mastery, SkillId.parse("t.add")).level;
    for (let day = 0; level() >= least; day++) {
      desk.wait(DAY_MS);
      desk.start("t.add", `day ${day}`);
      desk.solve();
      desk.perform({ type: "end-session" });
    }
    desk.wait(DAY_MS);
    desk.start(null, "review");
    expect(desk.problem()).toMatchObject({ skill: "t.add", why: "review", address: { difficulty: least } });
  });

  test("[REC7] once everything is done a session is a mixture of harder problems, not an empty page", () => {
    const desk = createDesk();
    for (let session = 0; session < 12; session++) {
      desk.start(null, `s${session}`);
      while (openSession(desk.state().practice) !== null) {
        desk.answerRight();
        desk.next();
      }
    }
    const done = desk.events.filter(({ type }) => type === "skill_done");
    expect(done).toHaveLength(5);
    desk.start(null, "last");
    expect(desk.problem()).toMatchObject({ why: "mixed" });
    expect(desk.problem()?.address.difficulty).toBeGreaterThanOrEqual(POLICY.level.mixed);
    expect(viewRecommendation(desk.state(), desk.env())?.why).toBe("mixed");
  });

  test("[PRC13] nothing is served twice while verified items of its level are left", () => {
    const desk = createDesk();
    const seen = new Map<string, number>();
    for (let session = 0; session < 8; session++) {
      desk.start("t.add", `s${session}`);
      while (openSession(desk.state().practice) !== null) {
        const { difficulty, seed } = desk.problem()?.address ?? { difficulty: 0, seed: 0 };
        const key = `${difficulty}/${seed}`;
        const times = (seen.get(key) ?? 0) + 1;
        seen.set(key, times);
        const level = [...seen].filter(([other]) => other.startsWith(`${difficulty}/`));
        if (times > 1) expect(level.length).toBe(12);
        desk.answerRight();
        desk.next();
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  test("[LRN3] [LRN9] right answers in a row bring a skill to be done and unlock what it opens; a later day keeps it", () => {
    const desk = createDesk();
    desk.start("t.add");
    for (let n = 0; n < 6; n++) {
      expect(desk.events.some(({ type }) => type === "skill_done")).toBe(false);
      desk.answerRight();
      if (n < 5) desk.next();
    }
    expect(desk.last("skill_done")?.skill).toBe("t.add");
    desk.next();
    desk.answerRight();
    expect(desk.events.some(({ type }) => type === "skill_mastered")).toBe(false);
    const unlocked = desk.events.flatMap((event) => (event.type === "skill_unlocked" ? [event.body.skill] : []));
    expect(unlocked).toEqual(["t.sub", "t.mul"]);
    desk.wait(POLICY.mastery.laterMs);
    desk.start("t.add", "next day");
    desk.answerRight();
    expect(desk.last("skill_mastered")).toMatchObject({ skill: "t.add", confirmed: true });
  });
});

/** Folds what was decided, without the envelope that a device adds. */
function foldAll(decided: ReturnType<typeof decideTutor>, state = initialTutorState): TutorState {
  if (!decided.ok) throw new Error(decided.error.type);
  return decided.value.reduce((at, event) => evolveTutor(at, { ...event, wall: 0 } as TutorEvent), state);
}
