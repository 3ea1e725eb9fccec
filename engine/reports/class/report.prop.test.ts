import fc from "fast-check";
import { expect, test } from "vitest";
import { contentWith, newPupil, start, throughCheck, throughPages } from "../../sessions/lesson/lesson.fixture.ts";
import { createTalkDesk } from "../../dialogue/turn/talk.fixture.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { LearnerId, type SkillId } from "../../ids.ts";
import { uuidFromName } from "../../hash.ts";
import { addressKey } from "../../items/content.ts";
import { simulatePractice, TOY_SKILL, toyContent } from "../../testing/index.ts";
import { viewRecommendation } from "../../views/practice-view.ts";
import { viewReplay, viewSkillHistory } from "../../views/replay-view.ts";
import { viewSkills } from "../../views/skills-view.ts";
import { sessionsOf } from "../history-state.ts";
import { reportOfSession } from "../session-report.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import {
  evolvePupil,
  evolveReport,
  FOUND_HOW,
  HOME_HELPS,
  homeHelpOf,
  initialPupilFold,
  pageOf,
  quarterOf,
  reportSince,
  sessionsBehind,
  sessionsOn,
  viewCells,
  viewMisconceptions,
  viewProblemsBehind,
  viewReport,
  type CountedSession,
  type FoundCounts,
  type SessionRows,
  type TimedEvent,
} from "./index.ts";
import { foldReport, reportOf as toldOf, rowsIn } from "./report-of.fixture.ts";
import { walkLog } from "./walk-log.fixture.ts";

const content = toyContent();
/** The tablets' clocks are a year behind the server's. */
const BEHIND_MS = 365 * 86_400_000;

/** In the server's order, whatever the tablet's clock did. */
function toLog(events: readonly TutorEvent[]): readonly TimedEvent[] {
  let ots = 0;
  return events.map((event) => {
    ots = Math.max(ots, event.wall + BEHIND_MS);
    return { event, ots };
  });
}

const arbLog = fc
  .tuple(fc.nat(1_000_000), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 5, max: 95 }))
  .map(([seed, grade, skillPercent]) =>
    toLog(withFindings(simulatePractice({ content, seed: `${seed}`, steps: 90, grade, skillPercent }).events)),
  );

/** Every second error is explained by the first rule of its item. */
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

const foldAll = (log: readonly TimedEvent[]) =>
  log.reduce((fold, { event, ots }) => evolvePupil(fold, event, ots), initialPupilFold);
const reportOf = (log: readonly TimedEvent[], since: number, env: TutorEnv) =>
  viewReport(foldAll(log), toldOf(log, since), env);
const envAfter = (log: readonly TimedEvent[]) => ({ content, now: Math.max(0, ...log.map(({ ots }) => ots)) + 1_000 });
const sumOf = (counts: FoundCounts) => FOUND_HOW.reduce((sum, how) => sum + counts[how], 0);
const add = (a: FoundCounts, b: FoundCounts): FoundCounts => ({
  alone: a.alone + b.alone,
  helped: a.helped + b.helped,
  shown: a.shown + b.shown,
  skipped: a.skipped + b.skipped,
});
const NONE: FoundCounts = { alone: 0, helped: 0, shown: 0, skipped: 0 };

test("[CLS20] since the beginning it is what history and matrix say, and any moment parts it in two", () => {
  let problems = 0;
  fc.assert(
    fc.property(arbLog, fc.integer({ min: 0, max: 100 }), (log, percent) => {
      const env = envAfter(log);
      const whole = reportOf(log, 0, env);
      const now = foldAll(log);
      const history = sessionsOf(now.tutor.history);
      const total = (of: (record: (typeof history)[number]) => number) =>
        history.reduce((sum, one) => sum + of(one), 0);
      expect(whole.problems).toEqual({
        alone: total((one) => one.firstTry),
        helped: total((one) => one.correct - one.firstTry),
        shown: total((one) => one.problems - one.skipped.length - one.correct),
        skipped: total((one) => one.skipped.length),
      });
      problems += sumOf(whole.problems);
      expect(whole.sessions.map((one) => one.problems).reduce(add, NONE)).toEqual(whole.problems);
      expect(whole.skills.map((one) => one.problems).reduce(add, NONE)).toEqual(whole.problems);
      expect(whole.workedMs).toBe(total((one) => (one.problems > 0 ? one.workedMs : 0)));

      const cells = viewCells(now, env);
      const stateOf = new Map(content.graph.nodes.map(({ id }, at) => [id, cells[at]]));
      for (const { skill, now: state, answers } of whole.skills) {
        expect({ state, answers }).toEqual(stateOf.get(skill));
      }
      const kept = cells.filter(({ state }) => state === "kept" || state === "review").length;
      expect(whole.kept.now).toBe(kept);

      const first = log[0]?.ots ?? 0;
      const since = quarterOf(first + Math.floor(((env.now - first) * percent) / 100));
      const later = reportOf(log, since, env);
      const earlier = whole.sessions.filter(({ startedAt }) => startedAt < since).map((one) => one.problems);
      expect(earlier.reduce(add, later.problems)).toEqual(whole.problems);
      expect(later.sessions.every(({ startedAt }) => startedAt >= since)).toBe(true);
      expect(later.skills.map(({ skill, now: state }) => [skill, state])).toEqual(
        whole.skills.map(({ skill, now: state }) => [skill, state]),
      );
      expect(later.learned.length).toBeLessThanOrEqual(whole.learned.length);
    }),
    { numRuns: 40, seed: 20_261_201 },
  );
  expect(problems).toBeGreaterThan(200);
});

test("[CLS21] [CLS26] behind each number are as many problems, each ended as it is counted", () => {
  const seen = { ...NONE };
  fc.assert(
    fc.property(arbLog, fc.integer({ min: 0, max: 80 }), (log, percent) => {
      const env = envAfter(log);
      const first = log[0]?.ots ?? 0;
      const since = quarterOf(first + Math.floor(((env.now - first) * percent) / 100));
      const report = reportOf(log, since, env);
      for (const how of FOUND_HOW) {
        const behind = viewProblemsBehind(log, { since, how }, env);
        expect(behind).toHaveLength(report.problems[how]);
        seen[how] += behind.length;
        const status = how === "skipped" ? "skipped" : "completed";
        expect(behind.every((one) => one.status === status)).toBe(true);
        expect(behind.every((one) => one.correct === (how === "alone" || how === "helped"))).toBe(true);
      }
      for (const { skill, problems } of report.skills) {
        expect(viewProblemsBehind(log, { since, skill }, env)).toHaveLength(sumOf(problems));
      }
    }),
    { numRuns: 40, seed: 20_261_202 },
  );
  expect(Math.min(...FOUND_HOW.map((how) => seen[how]))).toBeGreaterThan(5);
});

test("[CLS22] growth is certain only where the bands before and now do not touch, and nothing is said without an answer", () => {
  const seen = new Set<string | null>();
  fc.assert(
    fc.property(arbLog, fc.integer({ min: 0, max: 90 }), (log, percent) => {
      const env = envAfter(log);
      const at = Math.floor((log.length * percent) / 100);
      const since = quarterOf(log[at]?.ots ?? 0);
      const before = viewSkills(foldAll(log.filter(({ ots }) => ots < since)).tutor, { content, now: since });
      for (const { skill, growth, known, band, answersSince } of reportOf(log, since, env).skills) {
        seen.add(growth);
        expect(growth === null).toBe(answersSince === 0);
        const then = before.find(({ skillId }) => skillId === skill)!;
        if (growth !== null) expect(growth === "new").toBe(then.opportunities === 0);
        if (growth === "grown") expect(known - band).toBeGreaterThan(then.known + then.band);
        if (growth === "fallen") expect(known + band).toBeLessThan(then.known - then.band);
        if (growth === "seems-grown") expect(known).toBeGreaterThan(then.known);
        if (growth === "seems-fallen") expect(known).toBeLessThan(then.known);
        if (growth === "same") expect(Math.abs(known - then.known)).toBeLessThan(0.1);
      }
    }),
    { numRuns: 60, seed: 20_261_203 },
  );
  for (const growth of ["new", "grown", "seems-grown", "same", "seems-fallen", null]) expect(seen).toContain(growth);
});

test("[CLS23] strengths and weaknesses are counted from the problems, and what is done is no weakness", () => {
  let [strong, weak, slow] = [0, 0, 0];
  fc.assert(
    fc.property(arbLog, (log) => {
      const report = reportOf(log, 0, envAfter(log));
      const outcomes = toldOf(log, 0).sessions.flatMap((one) => one.outcomes);
      const of = (id: string) => {
        const own = outcomes.filter(({ skill, how }) => skill === id && how !== "skipped");
        const trouble = own.filter(({ inTrouble }) => inTrouble).length;
        return { all: own.length, alone: own.filter(({ how }) => how === "alone").length, trouble };
      };
      for (const id of report.strengths) {
        strong += 1;
        expect(of(id).all).toBeGreaterThanOrEqual(3);
        expect(of(id).alone * 3).toBeGreaterThanOrEqual(of(id).all * 2);
        expect(report.weaknesses).not.toContain(id);
      }
      for (const id of report.weaknesses) {
        weak += 1;
        expect(of(id).all).toBeGreaterThanOrEqual(3);
        const { all, alone, trouble } = of(id);
        expect(trouble * 2 >= all || alone * 3 < all).toBe(true);
        if (trouble * 2 < all) slow += 1;
        expect(["kept", "done"]).not.toContain(report.skills.find(({ skill }) => skill === id)?.now);
      }
    }),
    { numRuns: 60, seed: 20_261_204 },
  );
  expect(Math.min(strong, weak)).toBeGreaterThan(5);
  expect(slow).toBeGreaterThan(0);
});

test("[CLS24] misconceptions are those of the class's tab, with what was typed, and the overcome ones last", () => {
  let seen = 0;
  fc.assert(
    fc.property(arbLog, (log) => {
      const env = envAfter(log);
      const opened: string[] = [];
      const open: typeof content.open = (address) => (opened.push(addressKey(address)), content.open(address));
      const report = reportOf(log, env.now - 14 * 86_400_000 + 1, { ...env, content: { ...content, open } });
      expect(new Set(opened).size).toBe(opened.length);
      const learner = LearnerId.parse(uuidFromName("one"));
      const tab = viewMisconceptions([{ learner, fold: foldAll(log) }], env);
      const still = report.misconceptions.filter(({ overcome }) => !overcome);
      seen += still.length;
      const keyOf = ({ skill, rule }: { readonly skill: string; readonly rule: string }) => `${skill} ${rule}`;
      expect(still.map(keyOf).toSorted()).toEqual(tab.map(keyOf).toSorted());
      for (const one of still) {
        const same = tab.find((other) => keyOf(other) === keyOf(one))!;
        expect(one.times).toBe(same.pupils[0]?.times);
        expect(one.examples.length).toBeLessThanOrEqual(3);
      }
      const order = report.misconceptions.map(({ overcome }) => overcome);
      expect(order).toEqual(order.toSorted((a, b) => Number(a) - Number(b)));
    }),
    { numRuns: 40, seed: 20_261_205 },
  );
  expect(seen).toBeGreaterThan(10);
});

test("[CLS24] what a pupil explained is quoted, and nothing of a problem on which safety words fell", () => {
  const desk = createTalkDesk();
  desk.say(String(desk.right()));
  const words = "because i added the ones and carried the new ten";
  desk.say(words);
  const log = toLog(desk.events);
  const quoted = (of: readonly TimedEvent[]) =>
    reportOf(of, 0, { content: desk.env().content, now: envAfter(of).now }).explained;
  expect(quoted(log).map((one) => one.words)).toEqual([words]);
  const last = log.at(-1)!;
  const { session } = desk.state().practice;
  const { item, skill } = desk.problem();
  const body = { session: session!.id, item, skill, kind: "abuse", severity: "concern" };
  const flagged = { event: { ...last.event, type: "safety_flagged", v: 1, body } as TutorEvent, ots: last.ots + 1 };
  expect(quoted([...log, flagged])).toEqual([]);
});

test("[CLS25] the first next step is what the tutor recommends, and none comes twice", () => {
  fc.assert(
    fc.property(arbLog, (log) => {
      const env = envAfter(log);
      const now = foldAll(log);
      const { next } = reportOf(log, 0, env);
      expect(next[0]?.skill).toBe(viewRecommendation(now.tutor, env)?.skillId);
      expect(new Set(next.map(({ skill }) => skill)).size).toBe(next.length);
    }),
    { numRuns: 20, seed: 20_261_206 },
  );
});

test("[CLS25] help at home is by what a skill's data says it is about", () => {
  expect(homeHelpOf({ numbers: ["fraction"], operations: ["add"] })).toBe("fraction-sum");
  expect(homeHelpOf({ numbers: ["fraction"], operations: [] })).toBe("fraction");
  expect(homeHelpOf({ numbers: ["whole", "unknown"], operations: ["multiply", "divide"] })).toBe("unknown");
  expect(homeHelpOf({ numbers: ["whole"], operations: ["multiply", "divide"] })).toBe("factors");
  expect(homeHelpOf({ numbers: ["whole"], operations: ["divide"] })).toBe("divide");
  expect(homeHelpOf({ numbers: ["whole"] })).toBe("places");
  expect(homeHelpOf({})).toBe("talk");
  expect(new Set(HOME_HELPS).size).toBe(HOME_HELPS.length);
});

/** As JSON gives it back, and gone on with from there. */
const foldAgain = (log: readonly TimedEvent[], cut: number) => {
  let [pupil, report] = [foldAll(log.slice(0, cut)), foldReport(log.slice(0, cut))];
  report = JSON.parse(JSON.stringify(report)) as typeof report;
  for (const [at, { event, ots }] of log.slice(cut).entries()) {
    pupil = evolvePupil(pupil, event, ots);
    report = evolveReport(report, event, pupil.tutor.mastery, { ots, cursor: cut + at + 1 });
  }
  return report;
};

test("[CLS27] since any quarter of an hour the fold says what the whole log says, wherever it was gone on from", () => {
  const seen = { parts: 0, outcomes: 0, believed: 0 };
  fc.assert(
    fc.property(arbLog, fc.integer({ min: 0, max: 100 }), fc.nat(899_999), (log, percent, within) => {
      const env = envAfter(log);
      const at = log[Math.floor(((log.length - 1) * percent) / 100)]?.ots ?? 0;
      const since = quarterOf(at);
      const whole = walkLog(log, since);
      const report = foldAgain(log, Math.floor((log.length * percent) / 100));
      expect(report).toEqual(foldReport(log));
      const { before, ...told } = reportSince(report, since + within);
      const { before: believed, ...others } = whole;
      expect(told).toEqual(others);
      expect(before.grade).toBe(believed.grade);
      for (const [skill, { known, told: window, days, lapsed, opportunities }] of Object.entries(
        before.mastery.bySkill,
      )) {
        expect(believed.mastery.bySkill[skill as SkillId]).toMatchObject({ known, days, lapsed, opportunities });
        expect(believed.mastery.bySkill[skill as SkillId]?.told).toEqual(window);
      }
      seen.outcomes += told.sessions.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
      seen.believed += Object.keys(before.mastery.bySkill).length;
      if (told.sessions.length < report.sessions.length) seen.parts += 1;
      // Of what was believed the report tells where the pupil stood with each skill.
      const now = foldAll(log);
      expect(viewReport(now, { before, ...told }, env)).toEqual(viewReport(now, whole, env));
    }),
    { numRuns: 60, seed: 20_261_207 },
  );
  expect(Math.min(seen.parts, seen.outcomes, seen.believed)).toBeGreaterThan(20);
});

test("[CLS26] a problem that has changed since stays behind its number, with what was typed and the verdicts", () => {
  const gone = { ok: false, error: { reason: "not-listed", detail: "" } } as const;
  const older: typeof content = { ...content, open: () => gone };
  const seen = { problems: 0, attempts: 0 };
  fc.assert(
    fc.property(arbLog, (log) => {
      const env = envAfter(log);
      const there = viewProblemsBehind(log, { since: 0 }, env);
      const after = viewProblemsBehind(log, { since: 0 }, { ...env, content: older });
      const attemptsOf = ({ turns }: (typeof there)[number]) =>
        turns.flatMap((turn) =>
          turn.type === "attempt" ? [{ given: turn.given, verdict: turn.verdict, at: turn.at }] : [],
        );
      const outline = ({ itemId, skillId, status, correct, servedAt, durationMs }: (typeof there)[number]) => ({
        itemId,
        skillId,
        status,
        correct,
        servedAt,
        durationMs,
      });
      expect(after.map(outline)).toEqual(there.map(outline));
      expect(after.map(attemptsOf)).toEqual(there.map(attemptsOf));
      expect(after.every(({ isGone, answer }) => isGone === true && answer === "")).toBe(true);
      expect(after.map(({ stem }) => stem)).toEqual(there.map(({ stem }) => stem));
      seen.problems += after.length;
      seen.attempts += after.flatMap(attemptsOf).length;
    }),
    { numRuns: 20, seed: 20_261_208 },
  );
  expect(Math.min(seen.problems, seen.attempts)).toBeGreaterThan(50);
});

/** Every page from the newest on, of three problems or a little more. */
function pagesOf<Value>(sessions: readonly CountedSession[], read: (page: readonly SessionRows[]) => Value): Value[] {
  const pages: Value[] = [];
  for (let before: SessionRows["id"] | null | undefined; before !== null;) {
    const page = pageOf(sessions, before, 3);
    pages.push(read(page.sessions));
    before = page.before;
  }
  return pages;
}

/** A tablet's clock may have gone back between two pages: each is in its own order. */
function byItem<Problem extends { readonly itemId: string; readonly servedAt: number }>(problems: readonly Problem[]) {
  const keyOf = ({ itemId, servedAt }: Problem) => `${itemId} ${servedAt}`;
  return problems.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const arbFilter = fc.record(
  { how: fc.constantFrom(...FOUND_HOW), skill: fc.boolean(), rule: fc.boolean() },
  { requiredKeys: ["skill", "rule"] },
);

test("[CLS30] page by page what is read of a log's own sessions is what the whole log has behind a number", () => {
  const seen = { problems: 0, pages: 0, left: 0 };
  fc.assert(
    fc.property(arbLog, arbFilter, fc.integer({ min: 0, max: 100 }), (log, { how, skill, rule }, percent) => {
      const env = envAfter(log);
      const report = foldReport(log);
      const since = log[Math.floor(((log.length - 1) * percent) / 100)]?.ots ?? 0;
      const some = foldAll(log).found;
      const [found] = Object.values(some);
      const filter = {
        since,
        ...(how === undefined ? {} : { how }),
        ...(skill ? { skill: found?.skill ?? TOY_SKILL } : {}),
        ...(rule ? { rule: found?.rule ?? "none" } : {}),
      };
      const whole = viewProblemsBehind(log, filter, env);
      const read = rowsIn(log, sessionsBehind(report, filter));
      expect(viewProblemsBehind(read, filter, env)).toEqual(whole);
      const paged = pagesOf(sessionsBehind(report, filter), (page) =>
        viewProblemsBehind(rowsIn(log, page), filter, env),
      );
      expect(byItem(paged.flat())).toEqual(byItem(whole));
      seen.problems += whole.length;
      seen.pages += paged.length;
      if (read.length < log.length) seen.left += 1;
    }),
    { numRuns: 60, seed: 20_261_207 },
  );
  expect(Math.min(seen.problems, seen.pages, seen.left)).toBeGreaterThan(20);
});

test("[CLS30] the same is so of all questions on a skill, and of a session by itself", () => {
  const seen = { questions: 0, sessions: 0 };
  fc.assert(
    fc.property(arbLog, (log) => {
      const env = envAfter(log);
      const [fold, report] = [foldAll(log), foldReport(log)];
      const events = (of: readonly TimedEvent[]) => of.map(({ event }) => event);
      for (const { skills } of sessionsOf(fold.tutor.history)) {
        for (const skill of skills) {
          const whole = viewSkillHistory(events(log), skill, env);
          const paged = pagesOf(sessionsOn({ fold, report }, skill), (page) =>
            viewSkillHistory(events(rowsIn(log, page)), skill, env),
          );
          expect(byItem(paged.flat())).toEqual(byItem(whole));
          seen.questions += whole.length;
        }
      }
      for (const its of report.rows) {
        const own = events(rowsIn(log, [its]));
        expect(viewReplay(own, its.id, env)).toEqual(viewReplay(events(log), its.id, env));
        expect(reportOfSession(own, its.id, fold.tutor, env)).toEqual(
          reportOfSession(events(log), its.id, fold.tutor, env),
        );
        seen.sessions += 1;
      }
    }),
    { numRuns: 20, seed: 20_261_209 },
  );
  expect(Math.min(seen.questions, seen.sessions)).toBeGreaterThan(20);
});

test("[CLS28] a lesson is told with how many of its parts were seen", () => {
  const taught = contentWith(["t.add"]);
  const opened = start(newPupil(taught), "t.add", taught);
  const later = throughCheck(throughPages(opened, taught), taught);
  const lessonOf = ({ events }: typeof opened) => {
    const log = toLog(events);
    return reportOf(log, 0, { content: taught, now: envAfter(log).now }).activities.find(
      ({ kind }) => kind === "lesson",
    );
  };
  expect(lessonOf(opened)?.seen).toEqual({ parts: 1, of: 6 });
  const parts = new Set(later.events.flatMap((event) => (event.type === "lesson_moved" ? [event.body.part] : [])));
  // Not every lesson has an example to finish.
  expect(parts.delete("completion")).toBe(true);
  expect(parts.size).toBeGreaterThan(2);
  expect(lessonOf(later)?.seen).toEqual({ parts: parts.size, of: 6 });
});
