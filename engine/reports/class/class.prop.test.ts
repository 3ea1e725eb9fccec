import fc from "fast-check";
import { expect, test } from "vitest";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { LearnerId, SessionId } from "../../ids.ts";
import { uuidFromName } from "../../hash.ts";
import { ACTIVITY_KINDS } from "../../sessions/activity-events.ts";
import { simulatePractice, toyContent } from "../../testing/index.ts";
import { viewSkills } from "../../views/skills-view.ts";
import {
  evolvePupil,
  HEARD_MS,
  initialPupilFold,
  STILL_MS,
  viewCells,
  viewLesson,
  viewMisconceptions,
  viewNow,
  viewStuck,
  type AlertKind,
  type PupilFold,
} from "./index.ts";

const content = toyContent();
/** The tablets' clocks are a year behind the server's. */
const BEHIND_MS = 365 * 86_400_000;
const otsOf = (event: TutorEvent) => event.wall + BEHIND_MS;

const arbLog = fc
  .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 5, max: 95 }))
  .map(([seed, grade, skillPercent]) => {
    const { events } = simulatePractice({ content, seed: `${seed}`, steps: 60, grade, skillPercent });
    return { events: withFindings(events), learner: LearnerId.parse(uuidFromName(`pupil ${seed}`)) };
  });

/** The simulated learner errs without a rule: every second error is explained by the first rule of its item. */
function withFindings(events: readonly TutorEvent[]): readonly TutorEvent[] {
  const rules = new Map<string, string>();
  return events.map((event, at) => {
    if (event.type === "problem_served") {
      const opened = content.open(event.body);
      const rule = opened.ok ? opened.value.item.misconceptions[0]?.id : undefined;
      if (rule !== undefined) rules.set(event.body.item, rule);
    }
    if (event.type !== "diagnosis_completed" || at % 2 === 0) return event;
    return { ...event, body: { ...event.body, misconception: rules.get(event.body.item) ?? null } };
  });
}

const foldAll = (events: readonly TutorEvent[], from: PupilFold = initialPupilFold) =>
  events.reduce((fold, event) => evolvePupil(fold, event, otsOf(event)), from);
const nowOf = (fold: PupilFold, afterMs = 1_000) => ({ content, now: (fold.lastAt ?? 0) + afterMs });

test("[CLS8] going on from anywhere gives what the whole log gives", () => {
  fc.assert(
    fc.property(arbLog, fc.nat(), ({ events }, cut) => {
      const at = cut % (events.length + 1);
      const before = JSON.parse(JSON.stringify(foldAll(events.slice(0, at)))) as PupilFold;
      expect(foldAll(events.slice(at), before)).toEqual(foldAll(events));
    }),
    { numRuns: 40, seed: 20_261_127 },
  );
});

test("[CLS2] [CLS4] who is heard works, is idle after five minutes, and not heard of once the device is silent", () => {
  fc.assert(
    fc.property(arbLog, fc.integer({ min: 1, max: 60 }), ({ events }, percent) => {
      const fold = foldAll(events.slice(0, Math.ceil((events.length * percent) / 100)));
      const soon = nowOf(fold);
      const view = (env: typeof soon, silentMs: number | null, alert: AlertKind | null = null) =>
        viewNow(fold, { heardAt: silentMs === null ? null : env.now - silentMs, alert, settled: null }, env);
      const heard = view(soon, 0);
      expect(heard.lastAt).toBe(fold.lastAt);
      expect(["working", "stuck", "away"]).toContain(heard.state);
      expect(view(soon, null).state).toBe("away");
      expect(view(soon, 0, "person").state).toBe("asks");
      expect(view(soon, null, "urgent").state).toBe("alert");
      const late = nowOf(fold, STILL_MS);
      const isAtWork = heard.state !== "away";
      expect(view(late, HEARD_MS).state).toBe(isAtWork ? "unheard" : "away");
      if (isAtWork) expect(["idle", "stuck"]).toContain(view(late, 0).state);
      // The next day the session is over, whether or not the log says so.
      expect(view(nowOf(fold, 86_400_000), 0).state).toBe("away");
    }),
    { numRuns: 60, seed: 20_261_128 },
  );
});

test("[CLS3] stuck begins with two problems not found alone and ends with one that is, and never stands against a skill that is shown", () => {
  let seen = 0;
  fc.assert(
    fc.property(arbLog, ({ events }) => {
      let fold = initialPupilFold;
      for (const event of events) {
        fold = evolvePupil(fold, event, otsOf(event));
        const env = nowOf(fold);
        const { stuck, state } = viewNow(fold, { heardAt: env.now, alert: null, settled: null }, env);
        expect(state === "stuck").toBe(stuck !== null);
        if (
          event.type === "problem_completed" &&
          (event.body.signal === "mastered" || event.body.signal === "learned")
        ) {
          expect(stuck).toBeNull();
        }
        if (stuck !== "two-in-a-row") continue;
        seen += 1;
        const over = (fold.tutor.practice.session?.problems ?? []).filter(({ phase }) =>
          ["right", "shown"].includes(phase),
        );
        expect(over.slice(-2).map(({ signal }) => signal)).not.toContain("mastered");
        const states = viewSkills(fold.tutor, { content, now: env.now - BEHIND_MS });
        const lately = over.slice(-2).map(({ skill }) => states.find(({ skillId }) => skillId === skill)?.state);
        expect(lately.every((one) => one === "kept")).toBe(false);
      }
    }),
    { numRuns: 80, seed: 20_261_129 },
  );
  expect(seen).toBeGreaterThan(20);
});

test("[CLS3] five minutes without a way forward after a wrong answer are stuck, and a right one ends it", () => {
  const { events } = simulatePractice({ content, seed: "wrong", steps: 80, grade: 3, skillPercent: 10 });
  const at = events.findIndex((event) => event.type === "attempt_evaluated" && event.body.verdict === "incorrect");
  const fold = foldAll(events.slice(0, at + 1));
  const view = (of: PupilFold, afterMs: number) => {
    const env = nowOf(of, afterMs);
    return viewNow(of, { heardAt: env.now, alert: null, settled: null }, env);
  };
  expect(view(fold, STILL_MS - 1).stuck).toBeNull();
  expect(view(fold, STILL_MS)).toMatchObject({ state: "stuck", stuck: "no-progress", on: { last: { right: false } } });
  const wrong = events[at] as Extract<TutorEvent, { type: "attempt_evaluated" }>;
  const right = { ...wrong, body: { ...wrong.body, verdict: "correct" } } as const;
  expect(view(evolvePupil(fold, right, otsOf(right)), STILL_MS).stuck).toBeNull();
});

test.for(ACTIVITY_KINDS)("[CLS2] who is in an activity of the kind %s is at work there until it ends", (kind) => {
  const { events } = simulatePractice({ content, seed: "away", steps: 1, grade: 3, skillPercent: 50 });
  const [first] = events as readonly [TutorEvent];
  const session = SessionId.parse(uuidFromName(kind));
  const start = { session, kind, source: "", version: 1, seed: "", policy: "" };
  const begun = { ...first, type: "activity_started", body: start } as TutorEvent;
  const end = { session, kind, reason: "complete" };
  const ended = { ...first, type: "activity_ended", body: end, wall: first.wall + 1 } as TutorEvent;
  const view = (fold: PupilFold) => {
    const env = nowOf(fold);
    return viewNow(fold, { heardAt: env.now, alert: null, settled: null }, env);
  };
  expect(view(foldAll([begun]))).toMatchObject({ state: "working", activity: kind });
  expect(view(foldAll([begun, ended]))).toMatchObject({ state: "away", activity: null });
});

test("[CLS2] a pupil is where they were last: in what was begun after the problem on the desk, or back at that problem", () => {
  const { events } = simulatePractice({ content, seed: "two", steps: 40, grade: 3, skillPercent: 20 });
  const at = events.findIndex((event) => event.type === "attempt_evaluated" && event.body.verdict === "incorrect");
  const before = events.slice(0, at + 1);
  const wrong = before.at(-1)!;
  const start = {
    session: SessionId.parse(uuidFromName("ask")),
    kind: "clarify",
    source: "",
    version: 1,
    seed: "",
    policy: "",
  };
  const begun = { ...wrong, type: "activity_started", body: start, wall: wrong.wall + 1_000 } as TutorEvent;
  const view = (log: readonly TutorEvent[]) => {
    const fold = foldAll(log);
    const env = nowOf(fold);
    return viewNow(fold, { heardAt: env.now, alert: null, settled: null }, env);
  };
  expect(view(before)).toMatchObject({ activity: null, on: { tries: 1 } });
  expect(view([...before, begun])).toMatchObject({ activity: "clarify", on: null });
  const typed = before.findLastIndex(({ type }) => type === "attempt_submitted");
  const again = before.slice(typed).map((event) => ({ ...event, wall: event.wall + 2_000 }));
  expect(view([...before, begun, ...again])).toMatchObject({ activity: null, on: { tries: 2 } });
  const solved = again.map((event) =>
    event.type === "attempt_evaluated" ? { ...event, body: { ...event.body, verdict: "correct" } } : event,
  ) as readonly TutorEvent[];
  expect(view([...before, begun, ...solved])).toMatchObject({ activity: null, on: null });
});

test("[CLS12] a bout has one name as long as it lasts, no name comes back after a problem found alone, and a settled one is no state", () => {
  let bouts = 0;
  fc.assert(
    fc.property(arbLog, fc.constantFrom(1_000, STILL_MS), ({ events }, afterMs) => {
      let fold = initialPupilFold;
      let row: string | null = null;
      const over = new Set<string>();
      const names = new Set<string>();
      for (const event of events) {
        fold = evolvePupil(fold, event, otsOf(event));
        const env = nowOf(fold, afterMs);
        const bout = viewStuck(fold, env);
        const signal = event.type === "problem_completed" ? event.body.signal : null;
        if (signal === "mastered" || signal === "learned") {
          expect(bout).toBeNull();
          for (const one of names) over.add(one);
          row = null;
        }
        if (event.type === "session_started") row = null;
        if (bout !== null) {
          expect(over.has(bout.id)).toBe(false);
          if (bout.why === "two-in-a-row") row ??= bout.id;
          if (row !== null) expect(bout.id).toBe(row);
          names.add(bout.id);
          expect(bout.since).toBeLessThanOrEqual(env.now);
          const presence = { heardAt: env.now, alert: null };
          expect(viewNow(fold, { ...presence, settled: null }, env)).toMatchObject({ state: "stuck", stuck: bout.why });
          const settled = viewNow(fold, { ...presence, settled: bout.id }, env);
          expect(settled.state).toBe(afterMs < STILL_MS ? "working" : "idle");
          expect(settled.stuck).toBe(bout.why);
        }
      }
      bouts += names.size;
    }),
    { numRuns: 80, seed: 20_261_133 },
  );
  expect(bouts).toBeGreaterThan(60);
});

test("[CLS12] a problem on which nothing went forward is one bout with the row it becomes the second of", () => {
  const { events } = simulatePractice({ content, seed: "wrong", steps: 400, grade: 3, skillPercent: 3 });
  const isTrouble = (event: TutorEvent | undefined) =>
    event?.type === "problem_completed" && (event.body.signal === "struggling" || event.body.signal === "stuck");
  const over = events.flatMap((event, at) => (event.type === "problem_completed" ? [at] : []));
  const at = over.find((place, n) => isTrouble(events[place]) && isTrouble(events[over[n - 1] ?? -1])) ?? -1;
  const before = events.findLastIndex(
    (event, place) => place < at && event.type === "attempt_evaluated" && event.body.verdict === "incorrect",
  );
  const open = foldAll(events.slice(0, before + 1));
  const still = viewStuck(open, nowOf(open, STILL_MS));
  const ended = foldAll(events.slice(before + 1, at + 1), open);
  const row = viewStuck(ended, nowOf(ended));
  expect([still?.why, row?.why]).toEqual(["no-progress", "two-in-a-row"]);
  expect(row?.id).toBe(still?.id);
  expect(events.find(({ id }) => id === row?.id)?.type).toBe("problem_served");
});

test("[CLS3] [CLS12] small steps that lead nowhere are stuck since the one that was too deep, until the problem is over", () => {
  const { events } = simulatePractice({ content, seed: "wrong", steps: 80, grade: 3, skillPercent: 10 });
  const at = events.findIndex((event) => event.type === "attempt_evaluated" && event.body.verdict === "incorrect");
  const wrong = events[at] as Extract<TutorEvent, { type: "attempt_evaluated" }>;
  const step = (depth: number, laterMs: number, id = wrong.id) => {
    const { session, item, skill } = wrong.body;
    const body = { session, item, skill, outcome: "not-yet", active: true, depth, step: 1 } as const;
    return { ...wrong, id, type: "scaffold_moved", body, wall: wrong.wall + laterMs } as unknown as TutorEvent;
  };
  const shallow = foldAll([step(3, 1_000)], foldAll(events.slice(0, at + 1)));
  expect(viewStuck(shallow, nowOf(shallow))).toBeNull();
  const deep = foldAll([step(4, 2_000), step(5, 3_000)], shallow);
  const served = events.slice(0, at).findLast(({ type }) => type === "problem_served");
  expect(viewStuck(deep, nowOf(deep))).toEqual({ id: served?.id, since: wrong.wall + 2_000 + BEHIND_MS, why: "deep" });
  const over = events.slice(at + 1);
  const end = over.findIndex(({ type }) => type === "problem_completed");
  const ended = foldAll(over.slice(0, end + 1), deep);
  expect(viewStuck(ended, nowOf(ended))).toBeNull();
});

test("[CLS5] each cell is what the pupil's own map says", () => {
  fc.assert(
    fc.property(arbLog, ({ events }) => {
      const fold = foldAll(events);
      const env = nowOf(fold);
      expect(viewCells(fold, env).map(({ state }) => state)).toEqual(
        viewSkills(fold.tutor, env).map(({ state }) => state),
      );
    }),
    { numRuns: 20, seed: 20_261_130 },
  );
});

test("[CLS6] a misconception has as many pupils and times as logs have findings by rules, with what was typed", () => {
  let told = 0;
  fc.assert(
    fc.property(fc.array(arbLog, { minLength: 1, maxLength: 5 }), (logs) => {
      const pupils = logs.map(({ events }, at) => ({
        learner: LearnerId.parse(uuidFromName(`${at}`)),
        events,
        fold: foldAll(events),
      }));
      const now = Math.max(...pupils.map(({ fold }) => fold.lastAt ?? 0)) + 1;
      const seen = viewMisconceptions(pupils, { content, now });
      for (const { skill, rule, pupils: who, examples, explanation } of seen) {
        told += who.length;
        expect(explanation).not.toBeNull();
        for (const { learner, times } of who) {
          const { events } = pupils.find((one) => one.learner === learner)!;
          const found = events.filter(
            (event) =>
              event.type === "diagnosis_completed" && event.body.misconception === rule && event.body.skill === skill,
          );
          expect(times).toBeLessThanOrEqual(Math.min(20, found.length));
          expect(times).toBeGreaterThan(0);
        }
        expect(examples.length).toBeGreaterThan(0);
        expect(new Set(examples.map(({ learner }) => learner)).size).toBe(Math.min(3, who.length, examples.length));
        for (const { learner, given } of examples) {
          const { events } = pupils.find((one) => one.learner === learner)!;
          const typed = events.filter((event) => event.type === "attempt_submitted").map(({ body }) => body.given);
          expect(typed).toContainEqual(given);
        }
      }
      // A fortnight later nothing of it tells anything of tomorrow.
      expect(viewMisconceptions(pupils, { content, now: now + 15 * 86_400_000 })).toEqual([]);
    }),
    { numRuns: 25, seed: 20_261_131 },
  );
  expect(told).toBeGreaterThan(30);
});

test("[CLS14] of a misconception of many pupils each item is made once, and the newest of each pupil that can be is shown", () => {
  const { events } = simulatePractice({ content, seed: "mistaken", steps: 120, grade: 4, skillPercent: 20 });
  const fold = foldAll(withFindings(events));
  const [[key, found] = expect.unreachable("nothing was found")] = Object.entries(fold.found);
  const [example] = found.examples;
  if (example === undefined) return expect.unreachable("nothing was typed");
  const withExamples = (name: string, changes: readonly Partial<typeof example>[]) => ({
    learner: LearnerId.parse(uuidFromName(name)),
    fold: { ...fold, found: { [key]: { ...found, examples: changes.map((change) => ({ ...example, ...change })) } } },
  });
  const gone = { ...example.address, version: 10_000 };
  const many = Array.from({ length: 30 }, (_, at) =>
    withExamples(`${at}`, [{ at: 2_000 - at, address: gone }, { at: 1_000 - at }, { at: 500 - at }]),
  );
  let opened = 0;
  const counting = {
    ...content,
    open: (...of: Parameters<typeof content.open>) => ((opened += 1), content.open(...of)),
  };
  const [seen] = viewMisconceptions(many, { ...nowOf(fold), content: counting });
  expect(seen?.examples.map(({ learner, at, answer }) => ({ learner, at, isShown: answer !== null }))).toEqual(
    many.slice(0, 3).map(({ learner }, at) => ({ learner, at: 1_000 - at, isShown: true })),
  );
  // Everybody had the same question, as it was and as it is: each is made once, what is asked and the words for it from one.
  expect(opened).toBe(2);
  const few = [withExamples("a", [{ at: 9, address: gone }, { at: 3 }]), withExamples("b", [{ at: 8, address: gone }])];
  const [other] = viewMisconceptions(few, nowOf(fold));
  expect(other?.examples.map(({ at, answer }) => [at, answer !== null])).toEqual([
    [3, true],
    [8, false],
    [9, false],
  ]);
});

test("[CLS6] three right ones in a row without help end it, and one more of it begins it anew", () => {
  const events = withFindings(
    simulatePractice({ content, seed: "mistaken", steps: 120, grade: 4, skillPercent: 20 }).events,
  );
  const at = events.findIndex((event) => event.type === "diagnosis_completed" && event.body.misconception !== null);
  const finding = events[at] as Extract<TutorEvent, { type: "diagnosis_completed" }>;
  const evidence = events.find((event) => event.type === "mastery_updated")!;
  const right = {
    ...evidence,
    body: { ...evidence.body, skill: finding.body.skill, correct: true, weight: 1 },
  } as TutorEvent;
  const learner = LearnerId.parse(uuidFromName("one"));
  const seen = (fold: PupilFold) => viewMisconceptions([{ learner, fold }], nowOf(fold)).length;
  const mistaken = foldAll(events.slice(0, at + 1));
  expect(seen(mistaken)).toBe(1);
  expect(seen(foldAll([right, right], mistaken))).toBe(1);
  const overcome = foldAll([right, right, right], mistaken);
  expect(seen(overcome)).toBe(0);
  expect(seen(evolvePupil(overcome, finding, otsOf(finding)))).toBe(1);
});

test("[CLS7] each pupil is in one group or one list, groups have two or more, the largest first", () => {
  let grouped = 0;
  const listed = { own: 0, ready: 0, none: 0, quiet: 0 };
  fc.assert(
    fc.property(fc.array(arbLog, { minLength: 2, maxLength: 12 }), fc.constantFrom(0, 0, 15), (logs, daysLater) => {
      const worked = logs.map(({ events }, at) => ({
        learner: LearnerId.parse(uuidFromName(`${at}`)),
        fold: foldAll(events),
      }));
      const pupils = [...worked, { learner: LearnerId.parse(uuidFromName("new")), fold: initialPupilFold }];
      const last = Math.max(...worked.map(({ fold }) => fold.lastAt ?? 0));
      const env = { content, now: last + 1 + daysLater * 86_400_000 };
      const misconceptions = viewMisconceptions(pupils, env);
      const { groups, own, ready, none, quiet } = viewLesson(misconceptions, pupils, env);
      const placed = [...groups.flatMap((group) => group.pupils), ...own.map(({ learner }) => learner), ...ready];
      expect([...placed, ...none, ...quiet].toSorted()).toEqual(pupils.map(({ learner }) => learner).toSorted());
      const isLately = (fold: PupilFold) => env.now - (fold.lastAt ?? 0) < 14 * 86_400_000;
      for (const { learner, fold } of pupils) {
        const theirs = misconceptions.flatMap((one, at) =>
          one.pupils.some((pupil) => pupil.learner === learner) ? [at] : [],
        );
        const isAnswered = fold.tutor.history.answers > 0;
        if (!isAnswered) expect(none).toContain(learner);
        else if (!isLately(fold)) expect(quiet).toContain(learner);
        else if (theirs.length === 0) expect(ready).toContain(learner);
        const mine = own.find((one) => one.learner === learner);
        if (mine !== undefined) expect(mine.misconceptions).toEqual(theirs);
      }
      expect(groups.length).toBeLessThanOrEqual(3);
      const sizes = groups.map((group) => group.pupils.length);
      expect(sizes.every((size) => size >= 2)).toBe(true);
      grouped += sizes.length;
      listed.own += own.length;
      listed.ready += ready.length;
      listed.none += none.length;
      listed.quiet += quiet.length;
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      for (const group of groups) {
        const about = misconceptions[group.misconception]!;
        expect(about.pupils.map(({ learner }) => learner)).toEqual(expect.arrayContaining([...group.pupils]));
      }
    }),
    { numRuns: 25, seed: 20_261_132 },
  );
  expect(grouped).toBeGreaterThan(10);
  expect(Object.values(listed).every((n) => n > 0)).toBe(true);
});
