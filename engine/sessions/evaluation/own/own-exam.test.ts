import fc from "fast-check";
import { expect, test } from "vitest";
import { NO_ADJUSTMENTS } from "../../../adjustments/adjustments.ts";
import { ItemId, SkillId } from "../../../ids.ts";
import { uuidFromName } from "../../../hash.ts";
import { withFrozen, type Content } from "../../../items/content.ts";
import { withRecalled } from "../../../items/recalled.ts";
import { AssignmentId, LearnerAssignment, type ExamPaper } from "../../../assignments/assignment.ts";
import { viewAssignments } from "../../../assignments/view-assignments.ts";
import { ok } from "../../../result.ts";
import { auditLog } from "../../../reports/audit.ts";
import { examContent, makeBlueprint, makeDriver, type Driver } from "../exam-driver.fixture.ts";
import { SessionId } from "../../../ids.ts";
import { planExam } from "../plan-exam.ts";
import {
  addressOf,
  dealForms,
  drawAgain,
  drawAnother,
  drawForms,
  drawParallel,
  formOfLatecomer,
  freezeForm,
  keepQuestion,
  planOwnExam,
} from "./draw-form.ts";
import { blueprintOf, ExamDraft, type DrawnForm } from "./exam-draft.ts";
import { readyExams } from "./ready-exam.ts";
import { viewForm } from "./view-form.ts";

const content = examContent([], 12);
const env = { content, now: 0 };
const ID = uuidFromName("own exam");
const [ADD, SUB, MUL] = ["t.add", "t.sub", "t.mul"].map((id) => SkillId.parse(id)) as [SkillId, SkillId, SkillId];

type Section = ExamDraft["sections"][number];

function section(change: Partial<Section> = {}): Section {
  const mix = { easy: 0.5, medium: 0.25, hard: 0.25 };
  return { name: "Sums", skills: [ADD, SUB], items: 8, mix, sort: null, itemLimitMs: null, ...change };
}

function draft(change: Partial<ExamDraft> = {}): ExamDraft {
  return ExamDraft.parse({
    title: "Sums, March",
    sections: [section()],
    selection: "fixed",
    forms: 1,
    limitMs: null,
    canGoBack: true,
    ...change,
  });
}

const draw = (of: ExamDraft, before: readonly DrawnForm[] = []) => drawForms({ id: ID, draft: of }, before, env);
const cellsOf = (forms: readonly DrawnForm[], at = 0) => forms[at]?.cells ?? [];
const nameOf = ({ skill, difficulty, item }: DrawnForm["cells"][number]) => `${skill}/${difficulty}/${item.seed}`;
const namesOf = (forms: readonly DrawnForm[], at = 0) => cellsOf(forms, at).map(nameOf);

test("[EXM72] the same draft draws the same form, as many of each level as it says, and no question twice", () => {
  const forms = draw(draft());
  expect(draw(draft())).toEqual(forms);
  expect(new Set(namesOf(forms)).size).toBe(8);
  const levels = cellsOf(forms).map(({ difficulty }) => difficulty);
  expect([levels.filter((one) => one <= 2), levels.filter((one) => one === 3)].map(({ length }) => length)).toEqual([
    4, 2,
  ]);
  expect(viewForm(forms[0]!, env).map(({ question }) => question?.answer)).not.toContain(undefined);
});

test("[EXM72] parallel forms ask the same skills at the same levels, and no question in common", () => {
  const forms = draw(draft({ selection: "random", forms: 3 }));
  expect(forms).toHaveLength(3);
  const all = forms.flatMap((_, at) => namesOf(forms, at));
  expect(new Set(all).size).toBe(24);
  const kinds = forms.map(({ cells }) => cells.map(({ skill, difficulty }) => `${skill}/${difficulty}`));
  expect(kinds[1]).toEqual(kinds[0]);
  expect(kinds[2]).toEqual(kinds[0]);
});

test("[EXM72] another question in the place of one leaves all others, and does not come back with the next", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), (position) => {
      const exam = { id: ID, draft: draft() };
      const forms = draw(exam.draft);
      const once = drawAnother(exam, forms, { form: 0, position }, env);
      const twice = drawAnother(exam, once, { form: 0, position }, env);
      const seen = [forms, once, twice].map((one) => namesOf(one)[position - 1]);
      expect(new Set(seen).size).toBe(3);
      const others = (of: readonly DrawnForm[]) => namesOf(of).filter((_, index) => index !== position - 1);
      expect(others(twice)).toEqual(others(forms));
      // What is drawn and kept stays so when the draft is saved again.
      expect(namesOf(draw(exam.draft, twice))).toEqual(namesOf(twice));
    }),
  );
});

test("[EXM72] questions that still have a place stay when a skill comes, goes, or more are asked; what is kept stays first", () => {
  const kept = keepQuestion(draw(draft()), { form: 0, position: 2 }, true);
  const keptName = namesOf(kept)[1]!;
  const changes: readonly Partial<Section>[] = [
    { items: 12 },
    { items: 6 },
    { skills: [ADD, SUB, MUL] },
    { skills: [cellsOf(kept)[1]!.skill] },
    { mix: { easy: 0, medium: 0, hard: 1 } },
  ];
  for (const change of changes) {
    const next = draw(draft({ sections: [section(change)] }), kept);
    expect(namesOf(next)).toContain(keptName);
    expect(new Set(namesOf(next)).size).toBe(change.items ?? 8);
    const skills = new Set(change.skills ?? [ADD, SUB]);
    expect(cellsOf(next).every(({ skill }) => skills.has(skill))).toBe(true);
  }
  // Eight of them are among the twelve; of a skill that goes only its own are drawn anew.
  const more = namesOf(draw(draft({ sections: [section({ items: 12 })] }), kept));
  expect(namesOf(kept).filter((name) => more.includes(name)).length).toBeGreaterThanOrEqual(6);
  const less = draw(draft({ sections: [section({ skills: [ADD] })] }), kept);
  const stayed = namesOf(kept).filter((name) => name.startsWith(ADD));
  expect(stayed.filter((name) => namesOf(less).includes(name))).toEqual(stayed);
  const again = drawAgain({ id: ID, draft: draft() }, kept, 0, env);
  expect(namesOf(again)).toContain(keptName);
  expect(namesOf(again)).not.toEqual(namesOf(kept));
});

test("[EXM76] a parallel draw asks the same skills at the same levels, and no question of before, kept or not", () => {
  const exam = { id: ID, draft: draft() };
  const before = keepQuestion(draw(exam.draft), { form: 0, position: 2 }, true);
  const once = drawParallel(exam, before, env);
  const twice = drawParallel(exam, once, env);
  const kinds = [before, once, twice].map((forms) =>
    cellsOf(forms).map(({ skill, difficulty }) => `${skill}/${difficulty}`),
  );
  expect(kinds[1]).toEqual(kinds[0]);
  expect(kinds[2]).toEqual(kinds[0]);
  expect(new Set([before, once, twice].flatMap((forms) => namesOf(forms))).size).toBe(24);
});

test("[EXM6][EXM76] where levels of a skill ask the same, no form asks it twice, and a parallel one not again", () => {
  const oneLevel: Content = {
    ...content,
    open: (address) => {
      const [opened, lowest] = [content.open(address), content.open({ ...address, difficulty: 1 })];
      if (!opened.ok || !lowest.ok) return opened;
      const { problem_content } = lowest.value.item;
      return ok({ ...opened.value, item: { ...opened.value.item, problem_content } });
    },
  };
  const same = { content: oneLevel, now: 0 };
  const stemsOf = (forms: readonly DrawnForm[]) =>
    cellsOf(forms).map((cell) => {
      const opened = oneLevel.open(addressOf(cell));
      return opened.ok ? opened.value.item.problem_content.stem : "";
    });
  for (let n = 0; n < 12; n += 1) {
    const exam = { id: uuidFromName(`same/${n}`), draft: draft() };
    const before = drawForms(exam, [], same);
    expect(new Set([...stemsOf(before), ...stemsOf(drawParallel(exam, before, same))]).size).toBe(16);
  }
});

test("[EXM72] each skill is asked as often as planned, whatever was drawn before", () => {
  const before = draw(draft());
  const next = cellsOf(draw(draft({ sections: [section({ skills: [ADD, SUB, MUL], items: 9 })] }), before));
  const counts = [ADD, SUB, MUL].map((skill) => next.filter((cell) => cell.skill === skill).length);
  expect(counts).toEqual([3, 3, 3]);
});

test("[EXM74] a draft with more than forty questions, or with forms that are not parallel, is refused", () => {
  const many = { ...draft(), sections: [section({ items: 20 }), section({ items: 21 })] };
  expect(ExamDraft.safeParse(many).success).toBe(false);
  expect(ExamDraft.safeParse({ ...draft(), forms: 2 }).success).toBe(false);
  expect(ExamDraft.safeParse({ ...draft(), sections: [section({ items: 20 }), section({ items: 20 })] }).success).toBe(
    true,
  );
});

test("[EXM73] neighbours in the list get different forms; who comes later gets one that stays", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 30 }), fc.string(), (forms, count, seed) => {
      const pupils = Array.from({ length: count }, (_, index) => `pupil ${index}`);
      const dealt = dealForms(pupils, forms, seed);
      for (const [index, pupil] of pupils.entries()) {
        const form = dealt[pupil] ?? -1;
        expect(form).toBeGreaterThanOrEqual(0);
        expect(form).toBeLessThan(forms);
        const next = pupils[index + 1];
        if (next !== undefined) expect(dealt[next]).not.toBe(form);
      }
      expect(formOfLatecomer("late", forms, seed)).toBe(formOfLatecomer("late", forms, seed));
      expect(formOfLatecomer("late", forms, seed)).toBeLessThan(forms);
    }),
  );
});

function paperOf(of: ExamDraft, frozenIn = env): ExamPaper {
  const [form] = draw(of);
  const plan = planOwnExam({ id: ID, draft: of }, env);
  if (form === undefined || plan === null) throw new Error("nothing is drawn");
  const frozen = freezeForm(plan, form, frozenIn);
  if (!frozen.ok) throw new Error("a question is gone");
  return { form: 0, plan: frozen.value.plan, items: [...frozen.value.items] };
}

function give(paper: ExamPaper | undefined, name = "given"): LearnerAssignment {
  const what = { type: "exam", exam: ID, version: 1, title: "Sums, March", questions: 8 };
  const id = AssignmentId.parse(uuidFromName(name));
  return LearnerAssignment.parse({ id, what, from: 0, due: null, afterDue: "open", note: "", teacher: "", paper });
}

function begin(driver: Driver, assignment: LearnerAssignment, name = "session"): string | null {
  const session = SessionId.parse(uuidFromName(`${name}/${assignment.id}`));
  return driver.perform({ type: "start-assignment", session, seed: name, assignment });
}

test("[ITM9] what pages of before do not know of an error is left out of a question that is given whole", () => {
  const open: typeof content.open = (address) => {
    const opened = content.open(address);
    if (!opened.ok) return opened;
    const known = opened.value.item.misconceptions.map((error) => ({ ...error, is_fact: true as const }));
    return { ...opened, value: { ...opened.value, item: { ...opened.value.item, misconceptions: known } } };
  };
  const { items } = paperOf(draft(), { ...env, content: { ...content, open } });
  const errors = items.flatMap(({ item }) => item.misconceptions);
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.filter((error) => "is_fact" in error)).toEqual([]);
});

test("[ASG20] [EXM71] a bank that has none of it any more asks the very questions, in order, once", () => {
  const paper = paperOf(draft());
  // As if every blueprint had another version by now.
  const later = {
    ...content,
    open: () => ({ ok: false, error: { reason: "unknown-blueprint", detail: "" } }) as const,
  };
  const driver = makeDriver(withFrozen(later, paper.items));
  const given = give(paper);
  const [before] = viewAssignments([given], driver.state, driver.env());
  expect(before).toMatchObject({ kind: "exam", unit: "exam", done: 0, of: 1, skills: [] });
  expect(before?.exam).toMatchObject({
    title: "Sums, March",
    questions: 8,
    canGoBack: true,
    hasItemLimit: false,
    mayEndSooner: false,
  });
  expect(begin(driver, given)).toBeNull();
  expect(driver.events.some(({ type }) => type === "assignment_begun")).toBe(true);
  expect(driver.view()).toMatchObject({ title: "Sums, March", total: 8, mayBeAgain: false });
  expect(begin(driver, given, "again")).toBeNull();
  for (let n = 0; n < 8; n += 1) expect(driver.answer()).toBeNull();
  expect(
    driver.exam().items.map(({ address }) => `${address.blueprint}/${address.difficulty}/${address.seed}`),
  ).toEqual(namesOf(draw(draft())));
  expect(driver.act({ type: "end" })).toBeNull();
  expect(driver.view().result).toMatchObject({ points: 8, of: 8 });
  expect(viewAssignments([given], driver.state, driver.env())).toMatchObject([{ done: 1, of: 1, doneAt: driver.wall }]);
  expect(begin(driver, given, "once more")).toBe("not-allowed");
  // Nothing in its log is a reason to look at it twice.
  expect(auditLog(driver.events, withFrozen(later, paper.items)).faults).toEqual([]);
});

test("[ASG20] [ASG21] without its questions it does not begin; it ends another exam that is open", () => {
  const driver = makeDriver(content);
  expect(begin(driver, give(undefined))).toBe("not-found");
  expect(driver.start("default/t.mul")).toBeNull();
  // An exam that runs comes first.
  expect(begin(driver, give(paperOf(draft())))).toBe("not-allowed");
  driver.act({ type: "end" });
  expect(begin(driver, give(paperOf(draft())))).toBeNull();
  expect(driver.exam().source).toMatch(/^assigned\//u);
});

const LIMITED = draft({ sections: [section({ items: 3, itemLimitMs: 30_000 })] });

test("[ADJ8] what was set with the exam is in its plan, and stands before it; of each the one that gives more", () => {
  const driver = makeDriver(content);
  driver.adjustments = { ...NO_ADJUSTMENTS, extraTime: "quarter", readAloud: true };
  const paper = paperOf(draft({ limitMs: 60_000 }));
  const given = { ...give(paper), adjusted: { extra_time: "double", fewer_choices: true } as const };
  const told = viewAssignments([given, give(paper, "other")], driver.state, driver.env());
  expect(told.map(({ exam }) => exam?.limitMs).toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual([75_000, 120_000]);
  expect(begin(driver, given)).toBeNull();
  expect(driver.events.find(({ type }) => type === "exam_planned")?.body).toMatchObject({
    limit_ms: 120_000,
    adjusted: { extra_time: "double", fewer_choices: true, read_aloud: true },
  });
  expect(driver.view()).toMatchObject({ limitMs: 120_000, readAloud: true });
});

test("[EXM70] when the time of a question is up the next one comes, and nobody goes back", () => {
  const driver = makeDriver(content);
  begin(driver, give(paperOf(LIMITED)));
  expect(driver.view()).toMatchObject({
    position: 1,
    canGoBack: false,
    questionLimitMs: 30_000,
    questionLeftMs: 30_000,
  });
  driver.wait(29_000);
  expect(driver.view().questionLeftMs).toBe(1_000);
  driver.act({ type: "tick" });
  expect(driver.view().position).toBe(1);
  const first = driver.exam().items[0]?.item ?? ItemId.parse(uuidFromName("none"));
  driver.wait(2_000);
  // On its way when time was up: it is kept, and the next one has its whole time.
  expect(driver.act({ type: "answer", item: first, given: [driver.right()], latencyMs: 1 })).toBeNull();
  expect(driver.view()).toMatchObject({ position: 2, questionLeftMs: 30_000 });
  expect(driver.exam().items[0]?.answer).not.toBeNull();
  driver.wait(40_000);
  const second = driver.exam().items[1]?.item ?? first;
  expect(driver.act({ type: "answer", item: second, given: [driver.right()], latencyMs: 1 })).toBeNull();
  // Far too late: the question was over.
  expect(driver.exam().items[1]?.answer).toBeNull();
  expect(driver.view().position).toBe(3);
  driver.wait(31_000);
  driver.act({ type: "tick" });
  expect(driver.view()).toMatchObject({ ended: "complete", questionLimitMs: null });
  expect(driver.view().result).toMatchObject({ correct: 1, unanswered: 2, of: 3 });
});

test("[EXM71] a plan without questions of its own is asked as the bank's exams are", () => {
  const adaptive = draft({ selection: "adaptive", canGoBack: false });
  expect(draw(adaptive)).toEqual([]);
  const plan = planOwnExam({ id: ID, draft: adaptive }, env);
  expect(plan).toEqual(planExam(blueprintOf(adaptive, { id: ID, version: 1, createdOn: "2026-11-28" }), () => true));
  const driver = makeDriver(content);
  expect(begin(driver, give({ form: 0, plan: plan!, items: [] }))).toBeNull();
  expect(driver.answer()).toBeNull();
  expect(driver.view()).toMatchObject({ position: 2, total: 8, canGoBack: false });
});

test("[ITM8] [IDN211] a question that was recalled is drawn no more, makes room for another one, and is not frozen into a paper", () => {
  const before = draw(draft());
  const [first] = cellsOf(before);
  if (first === undefined) throw new Error("eight questions");
  const address = {
    blueprint: first.skill,
    difficulty: first.difficulty,
    version: first.item.version,
    seed: first.item.seed,
  };
  const without = { ...env, content: withRecalled(content, [address]) };
  const plan = planOwnExam({ id: ID, draft: draft() }, env);
  if (plan === null || before[0] === undefined) throw new Error("a plan");
  expect(freezeForm(plan, before[0], without)).toEqual({ ok: false, error: { position: 1 } });
  const after = drawForms({ id: ID, draft: draft() }, before, without);
  expect(namesOf(after)).not.toContain(nameOf(first));
  expect(new Set(namesOf(after)).size).toBe(8);
  expect(namesOf(after).filter((name) => namesOf(before).includes(name))).toHaveLength(7);
  expect(after[0] !== undefined && freezeForm(plan, after[0], without).ok).toBe(true);
});

test("[EXM75] a ready-made exam is a draft of the same sections and levels that may end where it does, by an id for each edition", () => {
  const random = makeBlueprint({ selection: "random", limitMs: 600_000 });
  const adaptive = makeBlueprint({ id: "adaptive", selection: "adaptive", stopSe: 0.5, canGoBack: false });
  const newer = { ...random, version: random.version + 1 };
  const strange = makeBlueprint({
    id: "strange",
    sections: [{ name: "Gone", skills: ["t.gone"], items: 3, mix: { easy: 1, medium: 0, hard: 0 } }],
  });
  const here = { content: examContent([random, adaptive, newer, strange], 12), now: 0 };
  const ready = readyExams(here);
  expect(ready.map((one) => one.draft.title)).toEqual([random, adaptive, newer].map(({ title }) => title));
  expect(new Set(ready.map(({ id }) => id)).size).toBe(3);
  expect(readyExams(here)).toEqual(ready);
  for (const { draft: one } of ready) expect(ExamDraft.parse(one)).toEqual(one);
  const [first, second] = ready;
  if (first === undefined || second === undefined) throw new Error("three exams");
  expect(first.draft).toMatchObject({ selection: "random", forms: 4, limitMs: 600_000 });
  const counts = random.sections.reduce((sum, { items }) => sum + items, 0);
  const drawn = drawForms(first, [], here);
  expect(drawn.map(({ cells }) => cells.length)).toEqual([counts, counts, counts, counts]);
  expect(planOwnExam(second, here)).toMatchObject({ selection: "adaptive", stop_se: 0.5 });
  expect(planOwnExam({ ...second, stopSe: undefined }, here)?.stop_se).toBeUndefined();
});
