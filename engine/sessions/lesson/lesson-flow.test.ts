import { describe, expect, test } from "vitest";
import { SkillId } from "../../ids.ts";
import { createRng } from "../../random.ts";
import { toyLists } from "../../testing/toy-content.ts";
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
  type Manner,
  type Pupil,
} from "./lesson.fixture.ts";
import { followPractice, nextInLesson } from "./decide.ts";

const content = contentWith(["t.add", "t.sub", "t.mul", "t.both"]);
const begun = start(newPupil(content), "t.add", content);
const atPractice = throughCheck(throughPages(begun, content), content);

const decisions = ({ events }: Pupil, by: string) =>
  events.flatMap((event) => (event.type === "decision_made" && event.body.by === by ? [event.body] : []));

/** Right, wrong, given up, skipped, with hints: by the seed. */
function mixed(seed: string): Manner {
  return (pupil, from) => {
    const roll = createRng(`${seed}/${pupil.events.length}`).int(0, 9);
    const { item } = deskOf(pupil);
    if (roll < 4) return answerRight(pupil, from);
    if (roll < 6) return answer(pupil, [`9${pupil.events.length}`], from);
    if (roll < 7) return perform(pupil, { type: "request-hint", item }, from);
    return roll < 9 ? giveUp(pupil, from) : perform(pupil, { type: "skip-problem", item }, from);
  };
}

describe("extension", () => {
  test("[LES9] harder problems first, then the next skill, and ten problems at most", () => {
    let pupil = study(atPractice, content, answerRight);
    const skills: string[] = [];
    for (let count = 0; count < 12 && viewOf(pupil, content).canExtend; count++) {
      pupil = teach(pupil, { type: "extend" }, content);
      const { plan } = viewOf(pupil, content);
      skills.push(plan.steps.find(({ isCurrent }) => isCurrent)?.skill ?? "");
      pupil = study(pupil, content, answerRight);
    }
    expect(skills[0]).toBe("t.add");
    expect(skills.slice(1).every((skill) => skill !== "t.add")).toBe(true);
    expect(skills.length).toBeGreaterThan(1);
    expect(pupil.state.activities.lesson?.extended).toBeLessThanOrEqual(10);
    expect(viewOf(pupil, content)).toMatchObject({ part: "summary", canExtend: false });
    expect(() => teach(pupil, { type: "extend" }, content)).toThrow("not-allowed");
  });

  test("[LES9] the tenth problem is the last, solved or not; whoever has not finished gets no more", () => {
    let pupil = teach(study(atPractice, content, answerRight), { type: "extend" }, content);
    const slip: Manner = (at, from) => answerRight(answer(at, [`9${at.events.length}`], from), from);
    pupil = study(pupil, content, slip);
    expect(pupil.state.activities.lesson?.extended).toBeGreaterThan(5);
    expect(pupil.state.activities.lesson?.extended).toBeLessThanOrEqual(10);
    expect(viewOf(pupil, content)).toMatchObject({ part: "summary", canExtend: false });
    expect(() => teach(atPractice, { type: "extend" }, content)).toThrow("not-allowed");
  });
});

/** So many slips on every step, then right at once. */
function slipFirst(...slips: readonly number[]): Manner {
  return (pupil, from) => {
    const steps = viewOf(pupil, from).plan.steps.filter(({ id }) => id.startsWith("x"));
    const at = steps.findIndex(({ isCurrent }) => isCurrent);
    const extra = steps.filter(({ kind }) => kind !== "explain").findIndex(({ isCurrent }) => isCurrent);
    const isSlip = (steps[at]?.asked ?? 9) < (slips[extra] ?? 0);
    return answerRight(isSlip ? answer(pupil, [`9${pupil.events.length}`], from) : pupil, from);
  };
}

describe("the tenth problem beyond the plan", () => {
  const done = study(atPractice, content, answerRight);
  const extend = (pupil: Pupil, manner: Manner) => study(teach(pupil, { type: "extend" }, content), content, manner);

  test("[LES9] is the last in the middle of a step", () => {
    const manner = slipFirst(2, 2, 2);
    const end = extend(extend(extend(done, manner), manner), manner);
    expect(end.state.activities.lesson?.extended).toBe(10);
    expect(viewOf(end, content)).toMatchObject({ part: "summary", canExtend: false });
    expect(viewOf(end, content).plan.steps.at(-1)).toMatchObject({ asked: 2, status: "in_progress" });
    expect(viewOf(teach(end, { type: "end" }, content), content).ended).toBe("complete");
  });

  test("[LES9] is the last although all steps are done", () => {
    const manner = slipFirst(4, 2);
    const end = extend(extend(done, manner), manner);
    expect(end.state.activities.lesson?.extended).toBe(10);
    expect(viewOf(end, content).plan.steps.every(({ status }) => status === "completed")).toBe(true);
    expect(viewOf(end, content).canExtend).toBe(false);
    expect(() => teach(end, { type: "extend" }, content)).toThrow("not-allowed");
  });
});

test("[LES4] [LES36] neither example is served as a problem while there is another one", () => {
  const few = contentWith(["t.add"], toyLists(3));
  for (const seed of ["d", "e", "f", "g", "h", "i"]) {
    const pupil = throughCheck(throughPages(start(newPupil(few), "t.add", few, seed), few), few);
    const { examples, completions } = pupil.state.activities.lesson ?? {};
    const shown = [examples?.["t.add"], completions?.["t.add"]?.address];
    expect(new Set(shown.map((one) => one?.seed)).size).toBe(2);
    expect(deskOf(pupil).address.difficulty).toBe(shown[0]?.difficulty);
    expect(shown.map((one) => one?.seed)).not.toContain(deskOf(pupil).address.seed);
  }
});

describe("pace", () => {
  test("[LES12] what is explained a second time is said the other way first, with another example", () => {
    let pupil = atPractice;
    for (let count = 0; viewOf(pupil, content).part === "practice" && count < 20; count++) {
      if (!viewOf(pupil, content).canContinue) pupil = giveUp(pupil, content);
      pupil = go(pupil, content);
    }
    expect(viewOf(pupil, content)).toMatchObject({ part: "idea", idea: [], plan: { replans: 1 } });
    expect(viewOf(pupil, content).again).toContain("three beads");
    expect(viewOf(pupil, content).talk).toHaveLength(1);
    const example = (at: Pupil) => at.state.activities.lesson?.examples["t.add"]?.seed;
    expect(example(pupil)).not.toBe(example(atPractice));
  });

  test("[LES12] whom it was hard for reads the other way first, then the idea", () => {
    let hard = perform(newPupil(content), startOf("t.add", "hard"), content);
    for (let count = 0; count < 2; count++) {
      hard = giveUp(hard, content);
      hard = perform(hard, { type: "next-problem", item: deskOf(hard).item }, content);
    }
    const lesson = start(hard, "t.add", content);
    expect(decisions(lesson, "pacing")).toMatchObject([{ output: "simplify" }]);
    expect(viewOf(lesson, content)).toMatchObject({ part: "idea", idea: [], picture: null });
    expect(viewOf(lesson, content).again).toContain("three beads");
    const second = viewOf(go(lesson, content), content);
    expect(second.part).toBe("idea");
    expect(second.idea).toHaveLength(3);
    expect(viewOf(go(lesson, content, 2), content).part).toBe("example");
  });

  test("[LES12] what is known is not explained", () => {
    let able = perform(newPupil(content), startOf("t.add", "able"), content);
    for (let count = 0; count < 4; count++) {
      able = answerRight(able, content);
      able = perform(able, { type: "next-problem", item: deskOf(able).item }, content);
    }
    const lesson = start(able, "t.add", content);
    expect(decisions(lesson, "pacing")).toMatchObject([{ output: "accelerate" }]);
    expect(viewOf(lesson, content)).toMatchObject({ part: "practice", idea: [] });
    expect(deskOf(lesson).address.difficulty).toBeGreaterThanOrEqual(3);
  });
});

describe("decisions", () => {
  test("[LES17] planner, pacing, executor and evaluator are in the log with input, output and reason", () => {
    const done = study(atPractice, content, answerRight);
    for (const by of ["planner", "pacing", "executor", "evaluator"]) {
      const made = decisions(done, by);
      expect(made.length).toBeGreaterThan(0);
      for (const { input, output, reason } of made) {
        expect([input, output, reason].every((text) => text.length > 0 && !text.includes("undefined"))).toBe(true);
      }
    }
    // One for the check question, one for every problem.
    const problems = done.events.filter(({ type }) => type === "problem_completed").length;
    expect(decisions(done, "evaluator")).toHaveLength(problems + 1);
    const made = decisions(study(atPractice, content, giveUp), "planner").map(({ input }) => input);
    expect(made.filter((input) => input.includes("because"))).toHaveLength(3);
  });

  test("[LES17] what was practised is evaluated once: with the answer, or when the lesson goes on", () => {
    const answered = answerRight(atPractice, content);
    const env = { content, now: 0 };
    const last = answered.events.findLastIndex(({ type }) => type === "problem_completed");
    const bare = restart({ state: answered.state, events: answered.events.slice(0, last + 1) });
    expect(followPractice(bare.state, env).map(({ type }) => type)).toEqual(["decision_made", "plan_step_moved"]);
    const gone = go(answered, content);
    expect(decisions(gone, "evaluator")).toHaveLength(2);
    expect(followPractice(gone.state, env)).toEqual([]);
    expect(followPractice(newPupil(content).state, env)).toEqual([]);
  });
});

test("[LES22] a problem that the bank no longer has is passed over", () => {
  const { seed, difficulty } = deskOf(atPractice).address;
  const gone: typeof content = {
    ...content,
    seeds: (skill, level) => content.seeds(skill, level).filter((other) => level !== difficulty || other !== seed),
    open: (address) =>
      address.seed === seed && address.difficulty === difficulty
        ? { ok: false, error: { reason: "not-listed", detail: "" } }
        : content.open(address),
  };
  expect(viewOf(atPractice, content).canContinue).toBe(false);
  expect(viewOf(atPractice, gone).canContinue).toBe(true);
  const next = go(atPractice, gone);
  expect(deskOf(next).address).not.toEqual(deskOf(atPractice).address);
  expect(viewOf(study(next, gone, answerRight), gone).part).toBe("summary");
});

describe("the Next of practice", () => {
  const env = { content, now: 0 };
  const next = (pupil: Pupil, item = deskOf(pupil).item) =>
    nextInLesson(pupil.state, { type: "next-problem", item }, env);
  const typesOf = (decision: ReturnType<typeof next>) => (decision.ok ? decision.value.map(({ type }) => type) : []);
  const thrice = [1, 2].reduce((at) => answerRight(go(at, content), content), answerRight(atPractice, content));

  test("[LES21] goes on with the plan on the lesson's own desk", () => {
    const done = typesOf(next(thrice));
    expect(done).toContain("session_ended");
    expect(done).toContain("session_started");
    expect(done.filter((type) => type === "problem_served")).toHaveLength(1);
    expect(next(atPractice)).toMatchObject({ ok: false, error: { type: "moved-on" } });
    expect(next(thrice, deskOf(atPractice).item)).toMatchObject({ ok: false, error: { type: "moved-on" } });
  });

  test("[LES21] is the Next of practice while the lesson rests, is read, or another session is on the desk", () => {
    const paused = teach(thrice, { type: "pause" }, content);
    const reading = teach(thrice, { type: "back" }, content);
    const elsewhere = answerRight(perform(thrice, startOf("t.sub", "own"), content), content);
    for (const pupil of [paused, reading, elsewhere]) {
      expect(typesOf(next(pupil))).toEqual(["verification_approved", "problem_served"]);
    }
  });
});

test("[PLN10] an answer that turned out to be right is no failure of the step", () => {
  const other = answer(answer(answer(atPractice, ["901"], content), ["902"], content), ["903"], content);
  const { item } = deskOf(other);
  const disputed = perform(other, { type: "dispute-answer", item, locale: "en" }, content);
  const box = { outcome: "agrees", how: "value", points: 1, at: null, expected: "1", given: "1", why: null } as const;
  const finding = { method: "dice 1", boxes: [box] };
  const agreed = perform(disputed, { type: "examine-appeal", item, given: ["903"], finding }, content);
  const step = (pupil: Pupil) => pupil.state.activities.lesson?.plan?.steps[2];
  expect(step(other)).toMatchObject({ asked: 1, failures: 1 });
  expect(step(agreed)).toMatchObject({ asked: 1, failures: 0 });
});

describe("restarts", () => {
  const whole = teach(study(study(begun, content, answerRight), content, answerRight), { type: "extend" }, content);
  const stuck = study(start(newPupil(content), "t.sub", content), content, giveUp);

  test("[LES15] folded from any point of the log the lesson is the one that was there", () => {
    for (const pupil of [whole, stuck]) {
      let state = newPupil(content).state;
      pupil.events.forEach((_, at) => {
        const cut = { state, events: pupil.events.slice(0, at + 1) };
        state = restart(cut).state;
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      });
      expect(state).toEqual(pupil.state);
      expect(viewOf(restart(pupil), content)).toEqual(viewOf(pupil, content));
    }
  });

  test("[LES15] whatever event was the last one written, the lesson goes on to its summary", () => {
    for (const pupil of [whole, stuck]) {
      const first = pupil.events.findIndex(({ type }) => type === "activity_started");
      const skill = pupil.state.activities.lesson?.source ?? "";
      for (let at = first + 1; at <= pupil.events.length; at++) {
        const cut = start(restart({ state: pupil.state, events: pupil.events.slice(0, at) }), skill, content);
        const view = viewOf(study(cut, content, answerRight), content);
        expect([at, view.part]).toEqual([at, "summary"]);
        const asked = view.talk.filter(({ text }) => text.includes("Ask a grown-up"));
        expect(asked.length).toBeLessThanOrEqual(1);
      }
    }
  });

  test.for(["1", "2", "3", "4", "5", "6", "7", "8"])(
    "[LES1] a pupil of any kind comes to the summary (seed %s)",
    (seed) => {
      for (const skill of ["t.add", "t.sub", "t.both", "t.greater"]) {
        const pupil = study(start(newPupil(content), skill, content, seed), content, mixed(`${seed}/${skill}`));
        const view = viewOf(pupil, content);
        expect(view.part).toBe("summary");
        expect(view.plan.replans).toBeLessThanOrEqual(3);
        expect(view.plan.steps.length).toBeLessThanOrEqual(12);
        expect(view.summary?.suggestions.length).toBeGreaterThan(0);
      }
    },
  );
});

function startOf(skill: string, seed: string) {
  const session = begun.events[0]?.id as never;
  return { type: "start-session", session, seed, skill: SkillId.parse(skill) } as const;
}
