import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AssignmentId, LearnerAssignment, type AssignmentWhat } from "../assignments/assignment.ts";
import type { EventOf, EventType } from "../events/tutor-event.ts";
import { uuidFromName } from "../hash.ts";
import { ItemId, SessionId, SkillId } from "../ids.ts";
import { addressOf, withFrozen, type Content, type VerifiedItem } from "../items/content.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import { auditLog } from "../reports/audit.ts";
import { evolveSat, sittingOf, type SatExams } from "../reports/class/sat-exams.ts";
import {
  examContent,
  makeBlueprint,
  makeDriver,
  START,
  type Driver,
} from "../sessions/evaluation/exam-driver.fixture.ts";
import { evolveTutor, initialTutorState } from "../tutor.ts";
import { viewCatalog } from "../views/activities-view.ts";
import { viewPractice } from "../views/practice-view.ts";
import { languageOf } from "../profile.ts";
import { Adjustments, adjustPlan, EXTRA_TIMES, NO_ADJUSTMENTS, withWork, type ExamAdjusted } from "./adjustments.ts";
import { chooseChoices, narrow } from "./fewer-choices.ts";

const LIMIT = 60_000;
const set = (change: Partial<Adjustments>): Adjustments => ({ ...NO_ADJUSTMENTS, ...change });
function bodies<Type extends EventType>(driver: Driver, type: Type): EventOf<Type>["body"][] {
  return driver.events.flatMap((event) => (event.type === type ? [event.body as EventOf<Type>["body"]] : []));
}

/** The same item, asked with these choices beside the right one, which stands second. */
function withChoices(item: MathProblemItem, others: readonly string[], named: readonly string[]): MathProblemItem {
  const [first = "no", ...rest] = others;
  const choices = [first, item.solution_logic.final_answer_canonical, ...rest];
  const rules = named.map((value, at) => ({
    id: `rule-${at}`,
    error_tag: "procedural",
    trigger: { kind: "exact_answer" as const, value },
    hint_ladder: ["Look again."],
    explanation: "You took another one.",
  }));
  const ui = { placeholder: null, choices };
  return {
    ...item,
    misconceptions: rules,
    answer_spec: { ...item.answer_spec, kind: "choice", input_type: "multiple_choice", ui },
  };
}

const OTHERS = ["900001", "900002", "900003", "900004"];
const NAMED = ["900003", "900001"];

/** Toy skills whose every question is one to choose from five. */
function choiceContent(limitMs: number | null = LIMIT): Content {
  const exams = [makeBlueprint({ limitMs }), makeBlueprint({ id: "untimed", limitMs: null })];
  const plain = examContent(exams, 12);
  const frozen = plain.graph.nodes.flatMap(({ id }) =>
    ([1, 2, 3, 4, 5] as const).flatMap((difficulty) =>
      plain.seeds(id, difficulty).flatMap((seed): VerifiedItem[] => {
        const opened = plain.open({ blueprint: id, version: plain.version(id), difficulty, seed });
        return opened.ok ? [{ ...opened.value, item: withChoices(opened.value.item, OTHERS, NAMED) }] : [];
      }),
    ),
  );
  return withFrozen(plain, frozen);
}

const content = choiceContent();

function begin(adjustments: Adjustments | null, exam = "toy"): Driver {
  const driver = makeDriver(content);
  driver.adjustments = adjustments;
  driver.start(exam);
  return driver;
}

function practise(adjustments: Adjustments | null): Driver {
  const driver = makeDriver(content);
  driver.adjustments = adjustments;
  driver.perform({ type: "enrol", grade: 2 });
  const session = SessionId.parse(uuidFromName("practice"));
  driver.perform({ type: "start-session", session, seed: "seed", skill: SkillId.parse("t.add") });
  return driver;
}

function onDesk(driver: Driver) {
  const view = viewPractice(driver.state, driver.env());
  if (view.type !== "problem") throw new Error("nothing is on the desk");
  return view.problem;
}

const replayed = (driver: Driver) => driver.events.reduce(evolveTutor, initialTutorState);

describe("[ADJ1] extra time", () => {
  test.for([
    ["quarter", 1.25],
    ["half", 1.5],
    ["double", 2],
  ] as const)("%s: time is up after %d times the limit, and no sooner", ([extraTime, factor]) => {
    const driver = begin(set({ extraTime }));
    expect(driver.view()).toMatchObject({ limitMs: LIMIT * factor, leftMs: LIMIT * factor });
    expect(bodies(driver, "exam_planned")).toMatchObject([
      { limit_ms: LIMIT * factor, adjusted: { extra_time: extraTime } },
    ]);
    driver.wait(LIMIT * factor - 1);
    driver.act({ type: "tick" });
    expect(driver.view().ended).toBeNull();
    driver.wait(1);
    driver.act({ type: "tick" });
    expect(driver.view().ended).toBe("time-up");
    expect(auditLog(driver.events, content).faults).toEqual([]);
  });

  test("each question with a time of its own has more of it, too", () => {
    const plan = {
      limit_ms: null,
      sections: [{ name: "Timed", item_limit_ms: 30_000 }, { name: "Free" }],
    };
    expect(adjustPlan(plan, set({ extraTime: "half" }))).toEqual({
      limit_ms: null,
      sections: [{ name: "Timed", item_limit_ms: 45_000 }, { name: "Free" }],
      adjusted: { extra_time: "half" },
    });
  });

  test("an exam without a limit says nothing of it", () => {
    const driver = begin(set({ extraTime: "double" }), "untimed");
    expect(bodies(driver, "exam_planned").map(({ adjusted, limit_ms: limit }) => [adjusted, limit])).toEqual([
      [undefined, null],
    ]);
  });

  test("what stands before an exam is the time there will be", () => {
    const driver = makeDriver(content);
    const limits = () => viewCatalog(driver.state, driver.env()).exams.map(({ limitMs }) => limitMs);
    expect(limits()).toEqual([LIMIT, null]);
    driver.adjustments = set({ extraTime: "quarter" });
    expect(limits()).toEqual([75_000, null]);
  });

  test("the teacher is told what an exam was begun with", () => {
    const driver = begin(set({ extraTime: "half", fewerChoices: true, readAloud: true }));
    const assignment = AssignmentId.parse(uuidFromName("given"));
    const [session] = bodies(driver, "exam_planned").map((body) => body.session);
    const what = { type: "exam", exam: uuidFromName("exam"), version: 1, title: "Sums", questions: 6 } as const;
    const [first] = driver.events;
    const begun = { ...first, type: "assignment_begun", body: { session, assignment, what, places: [] } };
    const sat = [begun as unknown as EventOf<"assignment_begun">, ...driver.events].reduce<SatExams>(
      (folded, event) => evolveSat(folded, event, START),
      {},
    );
    expect(sittingOf(sat, assignment)).toMatchObject({
      adjusted: { extra_time: "half", fewer_choices: true, read_aloud: true },
    });
  });
});

describe("fewer choices", () => {
  const [item] = content.seeds(SkillId.parse("t.add"), 1).flatMap((seed) => {
    const opened = content.open({
      blueprint: "t.add",
      version: content.version(SkillId.parse("t.add")),
      difficulty: 1,
      seed,
    });
    return opened.ok ? [opened.value.item] : [];
  });
  if (item === undefined) throw new Error("the toy bank is empty");

  test("[ADJ2] the right one and two others are shown, in order, those that misconceptions name first, by seed alone", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 900_000, max: 900_020 }), { minLength: 1, maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        fc.string(),
        (numbers, isNamed, seed) => {
          const others = numbers.map(String);
          const named = others.filter((_, at) => isNamed[at]);
          const asked = withChoices(item, others, named);
          const places = chooseChoices(asked, seed);
          if (others.length <= 2) {
            expect(places).toBeNull();
            return;
          }
          const shown = (places ?? []).map((place) => asked.answer_spec.ui.choices[place]);
          expect(shown).toHaveLength(3);
          expect(shown).toContain(asked.solution_logic.final_answer_canonical);
          expect(places).toEqual(places?.toSorted((a, b) => a - b));
          expect(new Set(places).size).toBe(3);
          const kept = shown.filter((choice) => choice !== undefined && named.includes(choice));
          expect(kept).toHaveLength(Math.min(2, named.length));
          expect(chooseChoices(asked, seed)).toEqual(places);
        },
      ),
    );
  });

  test("[ADJ2] where the right answer is not among the choices word for word, all of them stay", () => {
    const { solution_logic: solution } = item;
    expect(
      chooseChoices({ ...item, solution_logic: { ...solution, final_answer_canonical: "other" } }, "s"),
    ).toBeNull();
  });

  test("[ADJ3] an exam shows the three its log names, and reads a letter as one of those", () => {
    const driver = begin(set({ fewerChoices: true }));
    const [served] = bodies(driver, "exam_item_served");
    const shown = driver.view().problem?.choices ?? [];
    expect(shown).toHaveLength(3);
    expect(served?.choices).toHaveLength(3);
    const right = driver.right();
    expect(shown).toContain(right);
    expect(shown).toEqual(expect.arrayContaining(NAMED));
    driver.answer("ABC"[shown.indexOf(right)]);
    for (let n = 1; n < 6; n++) driver.answer();
    expect(driver.view().result).toMatchObject({ correct: 6, points: 6 });
    expect(driver.view().result?.review[0]?.choices).toEqual(shown);
    expect(auditLog(driver.events, content).faults).toEqual([]);
    expect(replayed(driver)).toEqual(driver.state);
    // One of three is guessed more often than one of five.
    const guesses = bodies(driver, "ability_updated").flatMap(({ responses }) => responses.map(({ guess }) => guess));
    expect(new Set(guesses)).toEqual(new Set([0.333333]));
  });

  test("[ADJ3] practice shows the three its log names, before and after an answer", () => {
    const driver = practise(set({ fewerChoices: true }));
    const before = onDesk(driver);
    const [served] = bodies(driver, "problem_served");
    expect(before.choices).toHaveLength(3);
    const whole = served === undefined ? null : content.open({ ...addressOf(served), choices: undefined });
    expect(
      whole?.ok === true ? served?.choices?.map((at) => whole.value.item.answer_spec.ui.choices[at]) : null,
    ).toEqual(before.choices);
    const answer = {
      type: "submit-answer",
      item: ItemId.parse(before.itemId),
      locale: "en",
      latencyMs: 9_000,
    } as const;
    driver.perform({ ...answer, given: ["900003"] });
    driver.perform({ type: "dispute-answer", item: answer.item, locale: "en" });
    expect(onDesk(driver).choices).toEqual(before.choices);
    expect(bodies(driver, "answer_disputed")).toMatchObject([{ choices: served?.choices }]);
    expect(auditLog(driver.events, content).faults).toEqual([]);
    expect(replayed(driver)).toEqual(driver.state);
  });

  test("[ADJ4] choices no question can have been given open nothing", () => {
    const verified: VerifiedItem = {
      item,
      address: { blueprint: "t.add", version: 1, difficulty: 1, seed: 0 },
      hash: "0",
    };
    const right = item.answer_spec.ui.choices.indexOf(item.solution_logic.final_answer_canonical);
    const isOpen = (choices: readonly number[]) => narrow(verified, choices).ok;
    expect(right).toBe(1);
    expect(isOpen([0, 1, 2])).toBe(true);
    expect([[1], [0, 2], [1, 0], [1, 1, 2], [1, 9], []].map(isOpen)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("[ADJ5] what changes meanwhile", () => {
  test("changes nothing of an exam under way, and counts for the next one", () => {
    const driver = begin(set({ extraTime: "half", fewerChoices: true, readAloud: true }));
    driver.adjustments = null;
    driver.act({ type: "start", exam: "toy" });
    driver.answer();
    expect(driver.view()).toMatchObject({ limitMs: 90_000, readAloud: true });
    expect(driver.view().problem?.choices).toHaveLength(3);
    driver.act({ type: "end" });
    driver.start();
    expect(driver.view()).toMatchObject({ limitMs: LIMIT, readAloud: false });
    expect(driver.view().problem?.choices).toHaveLength(5);
    driver.adjustments = set({ extraTime: "double" });
    driver.answer();
    expect(driver.view()).toMatchObject({ limitMs: LIMIT });
  });

  test("leaves the question on the desk its choices, and counts for the next one", () => {
    const driver = practise(null);
    expect(onDesk(driver).choices).toHaveLength(5);
    driver.adjustments = set({ fewerChoices: true });
    const { itemId } = onDesk(driver);
    expect(onDesk(driver).choices).toHaveLength(5);
    const right = content.open(bodies(driver, "problem_served")[0] ?? NOWHERE);
    const given = right.ok ? [right.value.item.solution_logic.final_answer_canonical] : [];
    driver.perform({ type: "submit-answer", item: itemId, given, locale: "en", latencyMs: 9_000 });
    driver.perform({ type: "next-problem", item: itemId });
    expect(onDesk(driver).choices).toHaveLength(3);
  });
});

const NOWHERE = { blueprint: "none", version: 1, difficulty: 1, seed: 0 } as const;

test("[ADJ7] a language level that a teacher set comes before the pupil's own", () => {
  const profile = { country: null, likes: [], language: "advanced" } as const;
  expect(languageOf({ profile, adjustments: set({ language: "simple" }) })).toBe("simple");
  expect(languageOf({ profile, adjustments: set({}) })).toBe("advanced");
  expect(Adjustments.safeParse({ ...NO_ADJUSTMENTS, language: "plain" }).success).toBe(false);
});

describe("[ADJ8] what a teacher sets with one piece of work", () => {
  const ADD = SkillId.parse("t.add");
  const practice: AssignmentWhat = { type: "skills", skills: [ADD], goal: { type: "problems", count: 5 } };
  const items = content.seeds(ADD, 1).slice(0, 5);
  const chosen: AssignmentWhat = {
    type: "items",
    items: items.map((seed) => ({ skill: ADD, blueprint: ADD, version: content.version(ADD), difficulty: 1, seed })),
  };

  function give(what: AssignmentWhat, adjusted: ExamAdjusted | undefined, own: Adjustments | null = null): Driver {
    const driver = makeDriver(content);
    driver.adjustments = own;
    driver.perform({ type: "enrol", grade: 2 });
    const given = { id: uuidFromName("given"), what, from: 0, due: null, afterDue: "open", note: "", teacher: "" };
    const assignment = LearnerAssignment.parse(adjusted === undefined ? given : { ...given, adjusted });
    const session = SessionId.parse(uuidFromName("work"));
    driver.perform({ type: "start-assignment", session, seed: "work", assignment });
    return driver;
  }

  function next(driver: Driver): void {
    const { itemId } = onDesk(driver);
    driver.perform({ type: "show-solution", item: itemId });
    driver.perform({ type: "next-problem", item: itemId });
  }

  test("is on top of what is the pupil's own: of each the one that gives more", () => {
    const times = fc.constantFrom(...EXTRA_TIMES);
    fc.assert(
      fc.property(times, times, fc.boolean(), fc.boolean(), fc.boolean(), (mine, works, own, fewer, aloud) => {
        const before = set({ extraTime: mine, fewerChoices: own, largerText: true, language: "simple" });
        const work: ExamAdjusted = {
          ...(works === "none" ? {} : { extra_time: works }),
          ...(fewer ? { fewer_choices: true } : {}),
          ...(aloud ? { read_aloud: true } : {}),
        };
        const after = withWork(before, work);
        const most = EXTRA_TIMES[Math.max(EXTRA_TIMES.indexOf(mine), EXTRA_TIMES.indexOf(works))];
        expect(after).toEqual({ ...before, extraTime: most, fewerChoices: own || fewer, readAloud: aloud });
      }),
    );
    expect(withWork(undefined, undefined)).toBeUndefined();
  });

  test.for([
    ["practice", practice],
    ["chosen problems", chosen],
  ] as const)("counts for every question of %s, and for no other session", ([, what]) => {
    const driver = give(what, { fewer_choices: true, read_aloud: true });
    expect(onDesk(driver)).toMatchObject({ readsChoices: true });
    expect(onDesk(driver).choices).toHaveLength(3);
    next(driver);
    expect(onDesk(driver).choices).toHaveLength(3);
    expect(replayed(driver)).toEqual(driver.state);
    expect(auditLog(driver.events, content).faults).toEqual([]);
    const session = SessionId.parse(uuidFromName("own"));
    driver.perform({ type: "end-session" });
    driver.perform({ type: "start-session", session, seed: "own", skill: ADD });
    expect(onDesk(driver).choices).toHaveLength(5);
    expect(onDesk(driver).readsChoices).toBeUndefined();
  });

  test("[ADJ9] changed meanwhile, it counts from the next beginning on, and each beginning says what held then", () => {
    const driver = give(practice, { fewer_choices: true });
    const again = (name: string) =>
      driver.perform({
        type: "start-assignment",
        session: SessionId.parse(uuidFromName(name)),
        seed: name,
        assignment: LearnerAssignment.parse({
          id: uuidFromName("given"),
          what: practice,
          from: 0,
          due: null,
          afterDue: "open",
          note: "",
          teacher: "",
          adjusted: { read_aloud: true },
        }),
      });
    again("gone on with");
    next(driver);
    expect(onDesk(driver).choices).toHaveLength(3);
    expect(onDesk(driver).readsChoices).toBeUndefined();
    driver.perform({ type: "end-session" });
    again("begun again");
    expect(onDesk(driver).choices).toHaveLength(5);
    expect(onDesk(driver)).toMatchObject({ readsChoices: true });
    const begun = driver.events.flatMap((event) => (event.type === "assignment_begun" ? [event.body.adjusted] : []));
    expect(begun).toEqual([{ fewer_choices: true }, { read_aloud: true }]);
    expect(replayed(driver)).toEqual(driver.state);
    expect(auditLog(driver.events, content).faults).toEqual([]);
  });

  test("leaves who has it anyway what they have, and says nothing where nothing is set", () => {
    const own = give(practice, { read_aloud: true }, set({ fewerChoices: true }));
    expect(onDesk(own)).toMatchObject({ readsChoices: true });
    expect(onDesk(own).choices).toHaveLength(3);
    const nothing = give(practice, undefined);
    expect(onDesk(nothing).choices).toHaveLength(5);
    expect(JSON.stringify(nothing.events)).not.toContain('"adjusted"');
  });
});

test("[ADJ6] without adjustments a log says nothing of them", () => {
  const exam = begin(null);
  for (let n = 0; n < 6; n++) exam.answer();
  const nothing = begin(NO_ADJUSTMENTS);
  for (let n = 0; n < 6; n++) nothing.answer();
  expect(JSON.stringify(nothing.events)).toBe(JSON.stringify(exam.events));
  const log = JSON.stringify([...exam.events, ...practise(NO_ADJUSTMENTS).events]);
  expect(log).not.toContain('"choices"');
  expect(log).not.toContain('"adjusted"');
});
