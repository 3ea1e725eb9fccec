import fc from "fast-check";
import { expect, test } from "vitest";
import { uuidFromName } from "../../hash.ts";
import { AssignmentId, LearnerAssignment, type ExamPaper } from "../../assignments/assignment.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import { LearnerId, SessionId, SkillId } from "../../ids.ts";
import { examContent, makeBlueprint, makeDriver } from "../../sessions/evaluation/exam-driver.fixture.ts";
import { examDesk } from "../../sessions/evaluation/state.ts";
import { drawForms, ExamDraft, freezeForm, planOwnExam } from "../../sessions/evaluation/own/index.ts";
import {
  evolvePupil,
  initialPupilFold,
  sessionsBehind,
  sessionsOn,
  sittingOf,
  viewExamResults,
  viewLesson,
  viewMisconceptions,
  viewProblemsBehind,
  viewQuestionsOn,
  viewReport,
  type ProblemFilter,
  type PupilFold,
  type TimedEvent,
} from "./index.ts";
import { foldReport, reportOf, rowsIn } from "./report-of.fixture.ts";

/** What is typed to each question: right, an error that a rule explains, any other, or nothing. */
type Typed = "right" | "rule" | "other" | "none";
const QUESTIONS = 6;
const LAG_MS = 500;
const GONE = { ok: false, error: { reason: "not-listed", detail: "" } } as const;

const own = makeBlueprint({
  sections: [{ name: "Sums", skills: ["t.add"], items: QUESTIONS, mix: { easy: 1, medium: 0, hard: 0 } }],
  limitMs: null,
  canGoBack: true,
});
const content = examContent([own], 12);
const arbTyped = fc.array(fc.constantFrom<Typed>("right", "rule", "other", "none"), {
  minLength: QUESTIONS,
  maxLength: QUESTIONS,
});
const arbSitting = fc.record({ typed: arbTyped, isOver: fc.boolean() });

type Driver = ReturnType<typeof makeDriver>;

function type(driver: Driver, typed: readonly Typed[]): void {
  for (const [index, how] of typed.entries()) {
    driver.act({ type: "go", position: index + 1 });
    const desk = examDesk(driver.exam());
    const opened = desk === null ? undefined : content.open(desk.address);
    if (opened?.ok !== true) throw new Error("no question");
    const rule = opened.value.item.misconceptions[0]?.trigger.value ?? "77777";
    const texts = { right: driver.right(), rule, other: "99999" };
    driver.wait(2_000);
    if (how !== "none") driver.answer(texts[how]);
  }
}

/** One exam after the other on one device; one that is not over ends with the next one. */
function sit(
  name: string,
  sittings: readonly { readonly typed: readonly Typed[]; readonly isOver: boolean }[],
): Driver {
  const driver = makeDriver(content, name);
  for (const { typed, isOver } of sittings) {
    driver.start("toy", `${name}/${driver.events.length}`);
    type(driver, typed);
    if (isOver) driver.act({ type: "end" });
  }
  return driver;
}

const timed = (events: readonly TutorEvent[]): readonly TimedEvent[] =>
  events.map((event) => ({ event, ots: event.wall + LAG_MS }));
const foldAll = (events: readonly TutorEvent[], from: PupilFold = initialPupilFold) =>
  timed(events).reduce((fold, { event, ots }) => evolvePupil(fold, event, ots), from);
const envOf = (fold: PupilFold) => ({ content, now: (fold.lastAt ?? 0) + 1_000 });
const learnerOf = (name: string) => LearnerId.parse(uuidFromName(name));

/** By skill and rule how often; counted by hand from the marks of exams that came to their end. */
function markedIn(events: readonly TutorEvent[]): ReadonlyMap<string, number> {
  const skills = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { type: kind, body } of events) {
    if (kind === "exam_item_served") skills.set(`${body.session} ${body.position}`, body.skill);
    if (kind !== "exam_scored") continue;
    for (const { position, misconception } of body.results) {
      if (misconception === null) continue;
      const key = `${skills.get(`${body.session} ${position}`)} ${misconception}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

const timesIn = ({ found }: PupilFold) =>
  new Map(Object.entries(found).map(([key, { at }]) => [key, at.length] as const));

test("[CLS13] each answer of an exam that is over counts once where a rule explains it, and none before the end", () => {
  let told = 0;
  fc.assert(
    fc.property(fc.array(arbSitting, { minLength: 1, maxLength: 2 }), (sittings) => {
      const { events } = sit("ada", sittings);
      const fold = foldAll(events);
      expect(timesIn(fold)).toEqual(markedIn(events));
      for (const { examples } of Object.values(fold.found)) {
        for (const { item, given } of examples) {
          const served = events.find((event) => event.type === "exam_item_served" && event.body.item === item);
          const typed = events.findLast((event) => event.type === "exam_answered" && event.body.item === item);
          expect(served).toBeDefined();
          expect(typed?.body).toMatchObject({ given });
          told += 1;
        }
      }
      let open = initialPupilFold;
      for (const { event, ots } of timed(events)) {
        if (event.type === "exam_scored") break;
        open = evolvePupil(open, event, ots);
        expect(open.found).toEqual({});
      }
      // Nothing is left of exams whose errors are all counted.
      if (sittings.at(-1)?.isOver === true) expect(fold.exams).toEqual({});
    }),
    { numRuns: 40, seed: 20_261_301 },
  );
  expect(told).toBeGreaterThan(40);
});

test("[CLS13] [CLS8] wherever a log is cut, and however two devices' exams lie in it, each error is counted once", () => {
  const arb = fc.tuple(arbTyped, arbTyped, fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }), fc.nat());
  fc.assert(
    fc.property(arb, ([one, two, turns, cut]) => {
      const left = sit("left", [{ typed: one, isOver: true }]).events;
      const right = sit("right", [{ typed: two, isOver: true }]).events;
      const mixed: TutorEvent[] = [];
      const rest: readonly [TutorEvent[], TutorEvent[]] = [[...left], [...right]];
      for (const turn of turns) {
        const next = rest[turn ? 0 : 1].shift();
        if (next !== undefined) mixed.push(next);
      }
      mixed.push(...rest[0], ...rest[1]);
      const whole = foldAll(mixed);
      const at = cut % (mixed.length + 1);
      const before = JSON.parse(JSON.stringify(foldAll(mixed.slice(0, at)))) as PupilFold;
      expect(foldAll(mixed.slice(at), before)).toEqual(whole);
      expect(timesIn(whole)).toEqual(markedIn(mixed));
      // What is said twice of the end counts once.
      const again = mixed.filter(({ type: kind }) => kind === "exam_scored" || kind === "mastery_updated");
      expect(timesIn(foldAll(again, whole))).toEqual(timesIn(whole));
    }),
    { numRuns: 40, seed: 20_261_302 },
  );
});

test("[CLS13] [CLS6] right answers after it in the same exam end one, and those before it do not", () => {
  const seen = (typed: readonly Typed[]) => {
    const fold = foldAll(sit("ada", [{ typed, isOver: true }]).events);
    return viewMisconceptions([{ learner: learnerOf("ada"), fold }], envOf(fold)).map(({ pupils }) => pupils.length);
  };
  expect(seen(["rule", "right", "right", "right", "none", "none"])).toEqual([]);
  expect(seen(["rule", "right", "right", "none", "none", "none"])).toEqual([1]);
  expect(seen(["right", "right", "right", "rule", "none", "none"])).toEqual([1]);
});

test("[CLS13] a mark that a log tells before the end counts for nothing", () => {
  const { events } = sit("ada", [{ typed: ["rule", "rule", "none", "none", "none", "none"], isOver: true }]);
  const isEnd = ({ type: kind }: TutorEvent) => kind === "activity_ended";
  expect(timesIn(foldAll(events)).size).toBe(1);
  expect(timesIn(foldAll(events.filter((event) => !isEnd(event)))).size).toBe(0);
});

test("[CLS13] [CLS7] list, groups and an exam's own results name the same pupils", () => {
  const ID = AssignmentId.parse(uuidFromName("given"));
  const EXAM = uuidFromName("own exam");
  const draft = ExamDraft.parse({
    title: "Sums",
    sections: [
      {
        name: "",
        skills: [SkillId.parse("t.add")],
        items: QUESTIONS,
        mix: { easy: 1, medium: 0, hard: 0 },
        sort: null,
        itemLimitMs: null,
      },
    ],
    selection: "random",
    forms: 1,
    limitMs: null,
    canGoBack: true,
  });
  const env = { content, now: 0 };
  const papers = drawForms({ id: EXAM, draft }, [], env).map((form, at): ExamPaper => {
    const plan = planOwnExam({ id: EXAM, draft }, env);
    const frozen = plan === null ? undefined : freezeForm(plan, form, env);
    if (frozen?.ok !== true) throw new Error("nothing is drawn");
    return { form: at, plan: frozen.value.plan, items: [...frozen.value.items] };
  });
  const what = { type: "exam", exam: EXAM, version: 1, title: "Sums", questions: QUESTIONS };
  const given = { id: ID, what, from: 0, due: null, afterDue: "open", note: "", teacher: "", paper: papers[0] };
  let told = 0;
  fc.assert(
    fc.property(fc.array(arbSitting, { minLength: 1, maxLength: 4 }), (sittings) => {
      const pupils = sittings.map(({ typed, isOver }, at) => {
        const driver = makeDriver(content, `pupil ${at}`);
        const session = SessionId.parse(uuidFromName(`session ${at}`));
        driver.perform({
          type: "start-assignment",
          session,
          seed: "x",
          assignment: LearnerAssignment.parse(given),
        });
        type(driver, typed);
        if (isOver) driver.act({ type: "end" });
        return { learner: learnerOf(`pupil ${at}`), fold: foldAll(driver.events) };
      });
      const now = Math.max(...pupils.map(({ fold }) => fold.lastAt ?? 0)) + 1;
      const seen = viewMisconceptions(pupils, { content, now });
      const results = viewExamResults(
        papers,
        pupils.map(({ learner, fold }) => ({ learner, form: 0, sat: sittingOf(fold.sat, ID) })),
        { content, now },
      );
      for (const { skill, rule, pupils: who, examples, explanation } of seen) {
        told += who.length;
        const same = results.misconceptions.find((one) => one.skill === skill && one.rule === rule);
        expect(same?.explanation).toBe(explanation);
        expect(same?.pupils).toEqual(expect.arrayContaining(who.map(({ learner }) => learner)));
        expect(new Set(examples.map(({ learner }) => learner)).size).toBe(Math.min(3, who.length));
      }
      // Whoever is missing there has shown since that it is over.
      for (const { skill, rule, pupils: who } of results.misconceptions) {
        const still = seen.find((one) => one.skill === skill && one.rule === rule)?.pupils ?? [];
        for (const one of who.filter((learner) => still.every((other) => other.learner !== learner))) {
          const { fold } = pupils.find(({ learner }) => learner === one)!;
          expect(fold.found[`${skill} ${rule}`]?.rightSince).toBeGreaterThanOrEqual(3);
        }
      }
      const lesson = viewLesson(seen, pupils, { content, now });
      for (const group of lesson.groups) {
        const named = seen[group.misconception]!.pupils.map(({ learner }) => learner);
        expect(named).toEqual(expect.arrayContaining([...group.pupils]));
      }
    }),
    { numRuns: 30, seed: 20_261_303 },
  );
  expect(told).toBeGreaterThan(15);
});

test("[CLS24] [CLS26] a report counts them too, with as many questions behind the number", () => {
  let told = 0;
  fc.assert(
    fc.property(fc.array(arbSitting, { minLength: 1, maxLength: 2 }), (sittings) => {
      const { events } = sit("ada", sittings);
      const log = timed(events);
      const fold = foldAll(events);
      const { misconceptions } = viewReport(fold, reportOf(log, 0), envOf(fold));
      const report = foldReport(log);
      const read = (filter: ProblemFilter) => rowsIn(log, sessionsBehind(report, filter));
      for (const { skill, rule, times } of misconceptions) {
        const filter = { since: 0, skill, rule };
        const behind = viewProblemsBehind(read(filter), filter, envOf(fold));
        expect(behind).toHaveLength(times);
        expect(behind.every(({ turns, correct }) => turns.length === 1 && !correct)).toBe(true);
        told += behind.length;
      }
      expect(viewProblemsBehind(log, { since: 0, how: "alone" }, envOf(fold))).toEqual([]);
      expect(read({ since: 0, how: "alone" })).toEqual([]);
    }),
    { numRuns: 25, seed: 20_261_304 },
  );
  expect(told).toBeGreaterThan(20);
});

test("[CLS62] [CLS30] the questions of exams that are over are counted by skill, with as many behind the number and behind the cell", () => {
  const seen = { over: 0, open: 0 };
  fc.assert(
    fc.property(fc.array(arbSitting, { minLength: 1, maxLength: 3 }), (sittings) => {
      const { events } = sit("ada", sittings);
      const log = timed(events);
      const [fold, report] = [foldAll(events), foldReport(log)];
      const env = envOf(fold);
      const marked = events.flatMap(({ type: kind, body }) => (kind === "exam_scored" ? body.results : [])).length;
      const { skills, problems } = viewReport(fold, reportOf(log, 0), env);
      expect(Object.values(problems)).toEqual([0, 0, 0, 0]);
      expect(skills.reduce((sum, { examined = 0 }) => sum + examined, 0)).toBe(marked);
      for (const { skill, examined = 0 } of skills) {
        const filter = { since: 0, skill, how: "exam" } as const;
        const read = rowsIn(log, sessionsBehind(report, filter));
        const behind = viewProblemsBehind(read, filter, env);
        expect(behind).toHaveLength(examined);
        expect(behind.map(({ outcome }) => outcome)).toEqual(
          viewProblemsBehind(log, filter, { ...env, content: { ...content, open: () => GONE } }).map(
            (one) => one.outcome,
          ),
        );
        expect(
          behind.every(({ outcome, correct }) => outcome !== undefined && (outcome === "correct") === correct),
        ).toBe(true);
        const own = rowsIn(log, sessionsOn({ fold, report }, skill));
        expect(viewQuestionsOn(own, skill, env)).toHaveLength(examined);
        expect(viewQuestionsOn(log, skill, env)).toHaveLength(examined);
        seen.over += examined;
      }
      const last = log.findLastIndex(({ event }) => event.type === "activity_ended");
      const before = log.slice(0, last);
      const earlier = viewReport(foldAll(events.slice(0, last)), reportOf(before, 0), env).skills;
      const then = earlier.reduce((sum, { examined = 0 }) => sum + examined, 0);
      if (last >= 0) expect(then).toBeLessThan(marked);
      seen.open += then < marked ? 1 : 0;
    }),
    { numRuns: 25, seed: 20_261_305 },
  );
  expect(Math.min(seen.over, seen.open)).toBeGreaterThan(10);
});

test("[CLS6] [CLS24] [CLS26] a question that has changed since is told with what was typed and the verdict, and left out nowhere", () => {
  let told = 0;
  const open: typeof content.open = () => GONE;
  fc.assert(
    fc.property(arbSitting, (sitting) => {
      const { events } = sit("ada", [{ ...sitting, isOver: true }]);
      const log = timed(events);
      const fold = foldAll(events);
      const [there, after] = [content, { ...content, open }].map((one) => {
        const env = { ...envOf(fold), content: one };
        const seen = viewMisconceptions([{ learner: learnerOf("ada"), fold }], env);
        const { misconceptions } = viewReport(fold, reportOf(log, 0), env);
        return {
          seen: seen.flatMap(({ examples }) => examples),
          reported: misconceptions.flatMap(({ examples }) => examples),
          behind: misconceptions.flatMap(({ skill, rule }) => viewProblemsBehind(log, { since: 0, skill, rule }, env)),
        };
      });
      if (there === undefined || after === undefined) throw new Error("nothing was looked at");
      const asTyped = ({ given, at }: { readonly given: readonly string[]; readonly at: number }) => ({ given, at });
      expect(after.seen).toEqual(there.seen.map((one) => ({ ...one, answer: null })));
      expect(after.reported.map(asTyped)).toEqual(there.reported.map(asTyped));
      // The log tells what was asked, and what was right nobody can say any more [EVT6].
      expect(after.reported.map(({ stem }) => stem)).toEqual(there.reported.map(({ stem }) => stem));
      expect(after.reported.every(({ answer }) => answer === null)).toBe(true);
      const kept = ({ itemId, servedAt, correct, turns }: (typeof there.behind)[number]) => ({
        itemId,
        servedAt,
        correct,
        turns: turns.map((turn) => (turn.type === "attempt" ? [turn.given, turn.verdict] : turn)),
      });
      expect(after.behind.map(kept)).toEqual(there.behind.map(kept));
      expect(after.behind.every(({ isGone, solution }) => isGone && solution.length === 0)).toBe(true);
      expect(after.behind.map(({ stem }) => stem)).toEqual(there.behind.map(({ stem }) => stem));
      expect(there.behind.some(({ isGone }) => isGone)).toBe(false);
      told += after.behind.length;
    }),
    { numRuns: 25, seed: 20_261_305 },
  );
  expect(told).toBeGreaterThan(20);
});

test("[CLS6] where a pupil has an example that can be shown, that one is", () => {
  const { events } = sit("ada", [{ typed: ["rule", "rule", "none", "none", "none", "none"], isOver: true }]);
  const fold = foldAll(events);
  const gone = Object.values(fold.found)[0]?.examples[0];
  const open: typeof content.open = (address) =>
    JSON.stringify(address) === JSON.stringify(gone?.address) ? GONE : content.open(address);
  const env = { ...envOf(fold), content: { ...content, open } };
  const examples = viewMisconceptions([{ learner: learnerOf("ada"), fold }], env).flatMap((one) => one.examples);
  expect(examples.map(({ answer }) => answer === null)).toEqual([false, true]);
  expect(examples[1]?.given).toEqual(gone?.given);
});
