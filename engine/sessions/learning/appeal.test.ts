import { describe, expect, test } from "vitest";
import {
  auditLog,
  currentProblem,
  decideTutor,
  DeviceId,
  EventId,
  evolveTutor,
  initialTutorState,
  LearnerId,
  masteryOf,
  pendingAppeal,
  SessionId,
  sessionsOf,
  SkillId,
  stampEvents,
  uuidFromName,
  viewPractice,
  viewReplay,
  viewSessions,
  type AppealBoxFinding,
  type DeviceHead,
  type EventOf,
  type EventType,
  type TutorCommand,
  type TutorEvent,
  type TutorState,
} from "../../index.ts";
import { simulatePractice, toyContent } from "../../testing/index.ts";

const content = toyContent();
const skill = SkillId.parse("t.add");

const agrees: AppealBoxFinding = {
  outcome: "agrees",
  how: "value",
  points: 1,
  at: null,
  expected: "41.5",
  given: "41.5",
  why: null,
};
const disagrees: AppealBoxFinding = { ...agrees, outcome: "disagrees", given: "7" };
const cannotTell: AppealBoxFinding = {
  outcome: "cannot-tell",
  how: "none",
  points: 0,
  at: null,
  expected: null,
  given: null,
  why: "kind",
};

/** A learner with a problem of `t.add` on the desk. */
function createDesk() {
  let state: TutorState = initialTutorState;
  let head: DeviceHead = {
    learner: LearnerId.parse(uuidFromName("l")),
    device: DeviceId.parse(uuidFromName("d")),
    seq: 0,
    lastId: null,
    lastHlc: 0,
  };
  let now = 1_788_249_600_000;
  let made = 0;
  const events: TutorEvent[] = [];

  function perform(command: TutorCommand): readonly EventType[] | string {
    now += 1_000;
    const decided = decideTutor(state, command, { content, now });
    if (!decided.ok) return decided.error.type;
    const stamped = stampEvents(head, decided.value, {
      wall: now,
      mono: 0,
      boot: "b",
      content: content.hash,
      build: "d",
      newId: () => EventId.parse(uuidFromName(`event/${(made += 1)}`)),
    });
    head = stamped.head;
    events.push(...stamped.events);
    state = stamped.events.reduce(evolveTutor, state);
    return stamped.events.map(({ type }) => type);
  }

  const problem = () => {
    const found = currentProblem(state.practice);
    if (found === null) throw new Error("no problem on the desk");
    return found;
  };
  const right = () => {
    const opened = content.open(problem().address);
    if (!opened.ok) throw new Error(opened.error.detail);
    return opened.value.item.solution_logic.final_answer_canonical;
  };
  const answer = (given: string) =>
    perform({ type: "submit-answer", item: problem().item, given: [given], locale: "en", latencyMs: 900 });
  const pending = () => pendingAppeal(state, { content, now });
  perform({ type: "enrol", grade: 2 });
  const start = (name: string) =>
    perform({ type: "start-session", session: SessionId.parse(uuidFromName(name)), seed: name, skill });
  start("s");
  return {
    perform,
    events,
    start,
    problem,
    right,
    answer,
    answerRight: () => answer(right()),
    hint: () => perform({ type: "request-hint", item: problem().item }),
    solve: () => perform({ type: "show-solution", item: problem().item }),
    next: () => perform({ type: "next-problem", item: problem().item }),
    dispute: () => perform({ type: "dispute-answer", item: problem().item, locale: "en" }),
    pending,
    examine: (finding: AppealBoxFinding) => {
      const appeal = pending();
      if (appeal === null) return "nothing-pending";
      const { item, given } = appeal;
      return perform({ type: "examine-appeal", item, given, finding: { method: "second 1", boxes: [finding] } });
    },
    state: () => state,
    mastery: () => masteryOf(state.mastery, skill),
    view: () => viewPractice(state, { content, now }),
    sessions: () => viewSessions(state, { content, now }),
    replay: () => viewReplay(events, SessionId.parse(uuidFromName("s")), { content, now }),
    last: <Type extends EventType>(type: Type): EventOf<Type>["body"] | undefined =>
      events.findLast((event) => event.type === type)?.body,
  };
}

/** The same problem answered rightly at once: what an accepted appeal has to equal. */
function rightAtOnce() {
  const desk = createDesk();
  desk.answerRight();
  return desk;
}

describe("the second check agrees", () => {
  test("[DSP1] the problem is right and completed at once, provisionally, and the logged verdict stays", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    expect(desk.examine(agrees)).toEqual(["appeal_examined", "mastery_updated", "problem_completed"]);
    expect(desk.problem()).toMatchObject({ phase: "right", signal: "mastered" });
    expect(desk.last("appeal_examined")).toMatchObject({
      outcome: "agrees",
      provisional: { signal: "mastered", was_completed: false, evidence_taken_back: true },
    });
    expect(desk.last("problem_completed")).toMatchObject({ correct: true, signal: "mastered", attempts: 1 });
    expect(desk.last("attempt_evaluated")).toMatchObject({ verdict: "incorrect" });
    expect(desk.view()).toMatchObject({ problem: { phase: "right", canDispute: false } });
    expect(desk.next()).toContain("problem_served");
  });

  test("[DSP2] what is believed of the skill is what a right answer would have made of it", () => {
    const desk = createDesk();
    desk.answer("7");
    expect(desk.mastery()).toMatchObject({ opportunities: 1, streak: 0, lastOutcome: "incorrect" });
    desk.dispute();
    desk.examine(agrees);
    const expected = rightAtOnce().mastery();
    const { lastPractisedAt: _, newest: __, told: ___, hintsInARow: ____, days, ...believed } = desk.mastery();
    const { since: _____, ...counts } = days ?? {};
    expect(expected).toMatchObject({ ...believed, days: counts });
    expect(believed).toMatchObject({ opportunities: 1, streak: 1, lastOutcome: "correct" });
  });

  test("[DSP2] hints before the answer weigh, the hint the wrong verdict brought does not", () => {
    const desk = createDesk();
    desk.hint();
    desk.answer("7");
    expect(desk.problem().hintLevel).toBe(2);
    desk.dispute();
    desk.examine(agrees);
    expect(desk.last("mastery_updated")).toMatchObject({ correct: true, weight: 0.6 });
    expect(desk.problem().signal).toBe("learned");
  });

  test("[DSP2] after another wrong answer the evidence stays: the first marked answer is the evidence", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.answer("0");
    const before = desk.mastery();
    desk.dispute();
    expect(desk.examine(agrees)).toEqual(["appeal_examined", "problem_completed"]);
    expect(desk.last("appeal_examined")?.provisional).toEqual({
      signal: "learned",
      was_completed: false,
      evidence_taken_back: false,
    });
    expect(desk.mastery()).toMatchObject({ known: before.known, opportunities: 1, lastOutcome: "incorrect" });
    expect(desk.problem()).toMatchObject({ phase: "right", signal: "learned" });
  });

  test("[DSP3] a problem whose solution was shown counts as right in the figures, once, and is no struggle", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.solve();
    expect(desk.mastery().struggles).toBe(1);
    desk.dispute();
    expect(desk.examine(agrees)).toEqual(["appeal_examined", "mastery_updated"]);
    expect(desk.mastery()).toMatchObject({ struggles: 0, opportunities: 1, lastOutcome: "correct" });
    expect(desk.sessions()[0]).toMatchObject({ problems: 1, correct: 1, firstTry: 1 });
    expect(desk.replay()).toMatchObject({
      summary: { correct: 1 },
      problems: [{ correct: true, status: "completed" }],
    });
    expect(desk.problem().phase).toBe("right");
  });

  test("[DSP1] an answer given meanwhile that is right by itself leaves nothing more to count", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    desk.answerRight();
    expect(desk.examine(agrees)).toEqual(["appeal_examined"]);
    expect(desk.last("appeal_examined")).toMatchObject({ outcome: "agrees", provisional: null });
    expect(desk.sessions()[0]).toMatchObject({ problems: 1, correct: 1 });
  });
});

describe("the second check disagrees or cannot tell", () => {
  test.for([
    { finding: disagrees, outcome: "kept" },
    { finding: cannotTell, outcome: "stored" },
  ] as const)("[DSP4] $outcome: the verdict stays, nothing is counted, the case is kept", ({ finding, outcome }) => {
    const desk = createDesk();
    desk.answer("7");
    const before = desk.state();
    desk.dispute();
    expect(desk.examine(finding)).toEqual(["appeal_examined"]);
    const countsOf = (history: TutorState["history"]) => [
      history.answers,
      ...sessionsOf(history).map(({ problems, correct, firstTry, mastered }) => ({
        problems,
        correct,
        firstTry,
        mastered,
      })),
    ];
    expect(desk.state().mastery).toEqual(before.mastery);
    expect(countsOf(desk.state().history)).toEqual(countsOf(before.history));
    expect(desk.problem()).toMatchObject({ phase: "open", attempts: 1, signal: null });
    expect(desk.last("appeal_examined")).toMatchObject({
      item: desk.problem().item,
      ...desk.problem().address,
      given: ["7"],
      locale: "en",
      method: "second 1",
      provisional: null,
      boxes: [
        { kind: "integer", expected: desk.right(), given: "7", options: "{}", reason: "different", ...named(finding) },
      ],
    });
    const view = desk.view();
    expect(view.type === "problem" && view.problem.turns.at(-1)).toMatchObject({ type: "appeal", outcome });
  });

  function named({ outcome, how, points, expected, given, why }: AppealBoxFinding) {
    return { outcome, how, points, value_expected: expected, value_given: given, why };
  }

  test("[DSP6] what the expected answer comes to is told only when the problem is over", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    desk.examine(disagrees);
    const compared = () => {
      const view = desk.view();
      const turn = view.type === "problem" ? view.problem.turns.find(({ type }) => type === "appeal") : undefined;
      return turn?.type === "appeal" ? turn.compared : [];
    };
    const told = { label: "", how: "value", points: 1, at: null, yours: "7" };
    expect(compared()).toEqual([{ ...told, expected: null }]);
    expect(JSON.stringify(desk.view())).not.toContain("41.5");
    desk.solve();
    expect(compared()).toEqual([{ ...told, expected: "41.5" }]);
  });

  test("[DSP6] the numbers put into an equation are told only when the problem is over", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    desk.examine({ ...disagrees, how: "sides", at: "x = 41.5" });
    expect(JSON.stringify(desk.view())).not.toContain("41.5");
    desk.solve();
    expect(JSON.stringify(desk.view())).toContain("x = 41.5");
  });
});

describe("what is examined", () => {
  test("[DSP5] an answer that was marked wrong and is disputed, with what it is to be compared with", () => {
    const desk = createDesk();
    expect(desk.pending()).toBeNull();
    desk.answer("7");
    expect(desk.pending()).toBeNull();
    desk.dispute();
    expect(desk.pending()).toMatchObject({
      item: desk.problem().item,
      given: ["7"],
      boxes: [{ kind: "integer", expected: desk.right(), given: "7", verdict: "incorrect" }],
    });
    desk.examine(disagrees);
    expect(desk.pending()).toBeNull();
  });

  test("[DSP5] one that could not be read is not: it has cost nothing", () => {
    const desk = createDesk();
    desk.answer("7/");
    expect(desk.dispute()).toEqual([]);
    expect(desk.pending()).toBeNull();
  });

  test("[DSP5] a finding comes once, about this answer, this problem and these boxes, or changes nothing", () => {
    const desk = createDesk();
    desk.answer("7");
    const { item } = desk.problem();
    const finding = { method: "second 1", boxes: [agrees] };
    const examine = (change: Partial<Extract<TutorCommand, { type: "examine-appeal" }>>) =>
      desk.perform({ type: "examine-appeal", item, given: ["7"], finding, ...change });
    expect(examine({})).toEqual([]);
    desk.dispute();
    expect(examine({ given: ["8"] })).toBe("moved-on");
    expect(examine({ finding: { method: "second 1", boxes: [] } })).toBe("bad-input");
    expect(examine({})).toContain("appeal_examined");
    expect(examine({})).toEqual([]);
    desk.next();
    expect(examine({})).toBe("moved-on");
  });

  test("[DSP5] after another answer it may be disputed and examined again", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    desk.examine(disagrees);
    desk.answer("98");
    expect(desk.dispute()).toEqual(["answer_disputed"]);
    expect(desk.pending()).toMatchObject({ given: ["98"] });
  });
});

describe("the log", () => {
  test("[DSP7] the tutor's own appeals pass the audit, and all outcomes occur", () => {
    const logs = ["o", "p", "q", "r", "s", "t"].map(
      (seed) => simulatePractice({ content, seed, steps: 900, grade: 2, skillPercent: 45 }).events,
    );
    const appeals = logs.flat().flatMap((event) => (event.type === "appeal_examined" ? [event] : []));
    expect(new Set(appeals.map(({ body }) => body.outcome)).size).toBe(3);
    expect(new Set(appeals.map(({ body }) => body.provisional?.was_completed)).size).toBe(3);
    expect(new Set(appeals.map(({ body }) => body.provisional?.evidence_taken_back)).size).toBe(3);
    for (const log of logs) expect(auditLog(log, content).faults).toEqual([]);
  });

  test.for([
    { name: "an outcome against its boxes", change: { outcome: "agrees" } },
    {
      name: "credit without agreement",
      change: { provisional: { signal: "learned", was_completed: false, evidence_taken_back: false } },
    },
  ])("[DSP7] $name is found", ({ change }) => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    desk.examine(disagrees);
    const forged = desk.events.map((event) =>
      event.type === "appeal_examined" ? ({ ...event, body: { ...event.body, ...change } } as TutorEvent) : event,
    );
    expect(auditLog(desk.events, content).faults).toEqual([]);
    expect(auditLog(forged, content).faults).toMatchObject([{ event: desk.events.at(-1)?.id }]);
  });

  test("[DSP7] an appeal against another answer than the item's is found", () => {
    const desk = createDesk();
    desk.answer("7");
    desk.dispute();
    desk.examine(disagrees);
    const forged = desk.events.map((event): TutorEvent => {
      if (event.type !== "appeal_examined") return event;
      return { ...event, body: { ...event.body, boxes: event.body.boxes.map((box) => ({ ...box, expected: "7" })) } };
    });
    expect(auditLog(forged, content).faults[0]?.message).toContain("not the item's answer");
  });
});
