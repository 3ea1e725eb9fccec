import { describe, expect, test } from "vitest";
import {
  currentProblem,
  openSession,
  POLICY,
  sessionsOf,
  viewHome,
  viewMasteryHistory,
  viewPractice,
  viewRecommendation,
  viewReplay,
  viewSessions,
  viewSkillHistory,
  viewSkills,
} from "../index.ts";
import type { TutorEvent } from "../events/tutor-event.ts";
import { askedText } from "../items/asked.ts";
import type { NamedSkill } from "./types.ts";
import { simulatePractice, toyContent, TOY_SKILL } from "../testing/index.ts";

const content = toyContent();

function simulate(seed: string, steps = 60) {
  const simulation = simulatePractice({ content, seed, steps, grade: 2, skillPercent: 50 });
  return { ...simulation, env: { content, now: simulation.events.at(-1)?.wall ?? 0 } };
}

/** As older builds logged it. */
function withoutAsked(event: TutorEvent): TutorEvent {
  return event.type === "problem_served" ? { ...event, body: { ...event.body, asked: undefined } } : event;
}

describe("views", () => {
  test("[VIE1] an open problem reaches the page without answer, solution or misconceptions", () => {
    let open = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { state, env } = simulate(`open${seed}`, 20);
      const view = viewPractice(state, env);
      if (view.type !== "problem" || view.problem.phase !== "open") continue;
      open += 1;
      expect(view.problem.solution).toBeNull();
      expect(Object.keys(view.problem)).not.toContain("misconceptions");
      const { turns: _turns, ...shown } = view.problem;
      const problem = openSession(state.practice)?.problems.at(-1);
      const opened = problem === undefined ? undefined : content.open(problem.address);
      if (opened?.ok !== true || view.problem.choices.length > 0) continue;
      const answer = opened.value.item.solution_logic.final_answer_canonical;
      const words = JSON.stringify({ ...shown, itemId: "", difficulty: 0 }).split(/[^\d]+/u);
      if (!shown.stem.split(/[^\d]+/u).includes(answer)) expect(words).not.toContain(answer);
    }
    expect(open).toBeGreaterThan(10);
  });

  test.for([
    ["4:20", []],
    ["4:20 pm", ["am", "pm"]],
    ["1 h 25 min", ["h", "min"]],
  ] as const)("[APP8] the box of a time like %s has the words of such times", ([canonical, units]) => {
    const timed: typeof content = {
      ...content,
      open: (address) => {
        const opened = content.open(address);
        if (!opened.ok) return opened;
        const { item } = opened.value;
        const answer_spec = { ...item.answer_spec, kind: "time" as const };
        const solution_logic = { ...item.solution_logic, final_answer_canonical: canonical };
        return { ok: true, value: { ...opened.value, item: { ...item, answer_spec, solution_logic } } };
      },
    };
    const views = Array.from({ length: 20 }, (_, seed) => {
      const { state, env } = simulate(`open${seed}`, 20);
      return viewPractice(state, { ...env, content: timed });
    });
    const boxes = views.flatMap((view) => (view.type === "problem" ? view.problem.boxes : []));
    expect(boxes.length).toBeGreaterThan(0);
    for (const box of boxes) expect(box.units).toEqual(units);
  });

  test("[VIE2] a replay shows every answer as typed, in order, with its verdict", () => {
    const { events, state, env } = simulate("replay", 90);
    for (const { sessionId } of viewSessions(state, env)) {
      const typed = events.flatMap((event) =>
        event.type === "attempt_submitted" && event.body.session === sessionId ? [event.body.given] : [],
      );
      const verdicts = events.flatMap((event) =>
        event.type === "attempt_evaluated" && event.body.session === sessionId ? [event.body.verdict] : [],
      );
      const replayed = viewReplay(events, sessionId, env);
      const attempts = replayed?.problems.flatMap(({ turns }) => turns.filter((turn) => turn.type === "attempt")) ?? [];
      expect(attempts.map(({ given }) => given)).toEqual(typed);
      expect(attempts.map(({ verdict }) => verdict)).toEqual(verdicts);
    }
    expect(viewSessions(state, env).length).toBeGreaterThan(1);
  });

  test("[EVT6] what was asked is told when the bank has another question by now; old logs and other languages tell less", () => {
    const { events, state, env } = simulate("told", 90);
    const gone: typeof content = {
      ...content,
      open: (address) => ({ ok: false, error: { reason: "not-listed", detail: address.blueprint } }),
    };
    const [session] = viewSessions(state, env);
    if (session === undefined) throw new Error("there is a session");
    const before = viewReplay(events, session.sessionId, env)?.problems ?? [];
    const seen = (log: readonly TutorEvent[], bank: typeof content) =>
      viewReplay(log, session.sessionId, { ...env, content: bank });
    const after = seen(events, gone);
    expect(before.length).toBeGreaterThan(1);
    expect(after?.problems.map(({ stem, isGone }) => ({ stem, isGone }))).toEqual(
      before.map(({ stem }) => ({ stem, isGone: true })),
    );
    expect(after?.problems.every(({ answer, solution }) => answer === "" && solution.length === 0)).toBe(true);
    expect(seen(events.map(withoutAsked), gone)).toMatchObject({ problems: [], gone: before.length });
    const spoken = { language: "es", blueprints: {}, lessons: {} } as unknown as NonNullable<typeof content.spoken>;
    expect(seen(events, { ...gone, spoken })).toMatchObject({ problems: [], gone: before.length });
  });

  test("[EVT6] the words of a picture stand behind those of the question", () => {
    const picture = "A line from 0 to 9.";
    expect(askedText({ stem: "Where is the mark?", picture })).toBe("Where is the mark? [A line from 0 to 9.]");
    expect(askedText({ stem: "What is $2 + 3$?" })).toBe("What is $2 + 3$?");
    expect(askedText(undefined)).toBeNull();
  });

  test("[VIE10] a replay counts every problem of its session once", () => {
    const counts = { open: 0, gone: 0 };
    // A newer bank no longer holds the problems of the first level, and the log is too old to tell of them.
    const newer: typeof content = {
      ...content,
      open: (address) =>
        address.difficulty === 1
          ? { ok: false, error: { reason: "not-listed", detail: address.blueprint } }
          : content.open(address),
    };
    for (let seed = 0; seed < 8; seed++) {
      const { events, state, env } = simulate(`count${seed}`, 90);
      for (const { sessionId } of viewSessions(state, env)) {
        for (const bank of [content, newer]) {
          const replayed = viewReplay(events.map(withoutAsked), sessionId, { ...env, content: bank });
          if (replayed === undefined) throw new Error(`no replay of ${sessionId}`);
          const { summary, open, gone, problems } = replayed;
          expect(summary.problems + open).toBe(problems.length + gone);
          counts.open += open;
          counts.gone += gone;
        }
      }
    }
    expect(counts.open).toBeGreaterThan(0);
    expect(counts.gone).toBeGreaterThan(0);
  });

  test("[VIE2] the questions of one skill come newest first", () => {
    const { events, env } = simulate("history", 120);
    const history = viewSkillHistory(events, TOY_SKILL, env);
    const served: (typeof TOY_SKILL)[] = [];
    for (const { type, body } of events) {
      if (type === "problem_served") served.push(body.skill);
      // The problem that came after a skip goes when the skip is taken back.
      if (type === "skip_undone") served.pop();
    }
    expect(history.length).toBe(served.filter((skill) => skill === TOY_SKILL).length);
    expect(history.map(({ servedAt }) => servedAt)).toEqual(
      history.map(({ servedAt }) => servedAt).toSorted((a, b) => b - a),
    );
  });

  test("[VIE18] the answer of a problem that is open is told to teachers alone", () => {
    const told = { pupil: 0, teacher: 0 };
    for (let seed = 0; seed < 8; seed++) {
      const { events, state, env } = simulate(`open${seed}`, 90);
      for (const { sessionId } of viewSessions(state, env)) {
        const [own, seen] = (["pupil", "teacher"] as const).map(
          (reader) => viewReplay(events, sessionId, env, { reader })?.problems ?? [],
        );
        expect(viewReplay(events, sessionId, env)?.problems).toEqual(own);
        for (const [at, problem] of (own ?? []).entries()) {
          const { answer, solution } = seen![at]!;
          expect({ ...problem, answer, solution }).toEqual(seen![at]);
          expect(answer).not.toBe("");
          if (problem.status !== "in-progress") expect(problem).toEqual(seen![at]);
          else expect({ answer: problem.answer, solution: problem.solution }).toEqual({ answer: "", solution: [] });
          told[problem.answer === "" ? "teacher" : "pupil"] += 1;
        }
      }
      const skill = viewSkillHistory(events, TOY_SKILL, env, "teacher");
      expect(skill.every(({ answer }) => answer !== "")).toBe(true);
    }
    expect(Math.min(told.pupil, told.teacher)).toBeGreaterThan(0);
  });

  test("[VIE1] the map has every skill with its state and a band that narrows with practice", () => {
    const { state, env } = simulate("map", 150);
    const skills = viewSkills(state, env);
    expect(skills).toHaveLength(content.graph.nodes.length);
    for (const { known, band } of skills) {
      expect(known).toBeGreaterThan(0);
      expect(band).toBeGreaterThan(0);
      expect(band).toBeLessThanOrEqual(0.5);
    }
  });

  test("[VIE17] the history of a skill has a point for each answer that counted, and ends at what the map shows", () => {
    const logs = ["history", "home", "map", "more"].map((seed) => simulate(seed, 250));
    const became = new Set<string>();
    let takenBack = 0;
    const skills = logs.flatMap((log) => viewSkills(log.state, log.env).map((skill) => ({ ...log, skill })));
    for (const { events, state, env, skill } of skills) {
      const { skillId, opportunities, known, band } = skill;
      const points = viewMasteryHistory(events, skillId, env);
      const answers = events.flatMap((event) =>
        event.type === "mastery_updated" && event.body.skill === skillId && event.body.weight > 0
          ? [{ at: event.wall, what: event.body.correct ? "right" : "wrong", item: event.body.item }]
          : [],
      );
      const counted = points.filter(({ what }) => what !== "taken-back");
      expect(counted.map(({ at, what, item }) => ({ at, what, item }))).toEqual(answers);
      takenBack += points.length - counted.length;
      for (const point of points) {
        expect(point.low).toBeLessThanOrEqual(point.known);
        expect(point.high).toBeGreaterThanOrEqual(point.known);
        if (point.became !== null) became.add(point.became);
      }
      const last = points.at(-1);
      const { mastery } = state;
      if (opportunities === 0) expect(last).toBeUndefined();
      else expect(last?.known).toBe(mastery.bySkill[skillId]?.known);
      if (known === last?.known) expect(last.high).toBe(Math.min(1, known + band));
    }
    expect([...became]).toContain("done");
    expect(takenBack).toBe(
      logs
        .flatMap(({ events }) => events)
        .filter((event) => event.type === "appeal_examined" && event.body.provisional?.evidence_taken_back === true)
        .length,
    );
    expect(takenBack).toBeGreaterThan(0);
  });

  test("[LRN8] what is still wanted is told of what is learned or done, and of nothing else", () => {
    const seen = new Set<string>();
    for (const steps of [40, 80, 150]) {
      const { state, env } = simulate("map", steps);
      for (const { skillId, state: standing, opportunities, wanted } of viewSkills(state, env)) {
        seen.add(standing);
        if (opportunities === 0 || standing === "kept") expect(wanted).toBeNull();
        if (standing === "learning") expect(wanted).not.toBeNull();
        const isSure = (state.mastery.bySkill[skillId]?.known ?? 0) >= POLICY.mastery.threshold;
        if (standing === "done") expect(wanted).toEqual({ what: isSure ? "another-day" : "surer", count: 1 });
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(["learning", "done"]));
  });

  test("[VIE4] home remembers the days, the last time, what was done last and the stones round the next one", () => {
    const { state, env } = simulate("home", 150);
    const home = viewHome(state, env);
    const done = sessionsOf(state.history).filter(({ problems }) => problems > 0);
    const right = done.filter(({ correct }) => correct > 0);
    expect(home.lastTime?.at).toBe(Math.max(...right.map(({ lastAt }) => lastAt)));
    expect(home.workedAt).toContain(home.lastTime?.at);
    const latest = Math.max(...home.workedAt);
    expect(viewHome(state, { ...env, now: latest + 8 * 86_400_000 }).workedAt).toEqual([]);
    const shown = done.flatMap(({ mastered, kept }) => [...mastered, ...kept]);
    expect(home.newest === null).toBe(shown.length === 0);
    const next = currentProblem(state.practice)?.skill ?? viewRecommendation(state, env)?.skillId;
    expect(home.path?.stones.filter(({ isNext }) => isNext).map(({ skillId }) => skillId)).toEqual([next]);
    expect(home.path?.stones.length).toBeLessThanOrEqual(5);
  });

  test("[VIE16] the plan of a week names what is due by then, what is under way, and new ones while few are due", () => {
    const { state, env } = simulate("home", 150);
    const namesIn = (...states: readonly string[]) =>
      viewSkills(state, env).flatMap((skill) => (states.includes(skill.state) ? [skill.name] : []));
    const namesOf = (skills: readonly NamedSkill[]) => skills.map(({ name }) => name);
    const { plan } = viewHome(state, env);
    expect(namesOf(plan.underWay)).toEqual(namesIn("learning"));
    expect(namesOf(plan.refreshes)).toEqual(expect.arrayContaining(namesIn("review")));
    const begun = simulate("begin", 1);
    expect(viewHome(begun.state, begun.env).plan).toMatchObject({ refreshes: [], underWay: [] });
    expect(viewHome(begun.state, begun.env).plan.fresh.length).toBeGreaterThan(0);
    expect(namesIn("ready")).toEqual(expect.arrayContaining(namesOf(plan.fresh)));
    expect(plan.toShow.length === 0 || plan.fresh.length === 0).toBe(true);
    // All seem known to somebody of a far higher grade.
    const older = { ...begun.state, practice: { ...begun.state.practice, grade: 9 } };
    expect(viewHome(older, begun.env).plan).toMatchObject({
      fresh: [],
      toShow: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    });
    expect(plan.newOnesWait).toBe(false);
    // A season later all that was done is due.
    const later = { ...env, now: env.now + 100 * 86_400_000 };
    const shown = namesIn("done", "kept", "review");
    expect(shown.length).toBeGreaterThan(0);
    expect(namesOf(viewHome(state, later).plan.refreshes).toSorted()).toEqual(shown.toSorted());
  });

  test("[VIE4] before the first problem there is nothing to remember, and a way to begin", () => {
    const { state, env } = simulate("begin", 1);
    const home = viewHome(state, env);
    expect(home).toMatchObject({ workedAt: [], lastTime: null, newest: null });
    expect(home.path).not.toBeNull();
  });
});
