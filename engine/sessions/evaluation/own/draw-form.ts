import type { FrozenItem } from "../../../assignments/assignment.ts";
import type { MathProblemItem } from "../../../items/math-problem-item.ts";
import { openToAsk } from "../../../items/recalled.ts";
import { createRng } from "../../../random.ts";
import { err, ok, type Result } from "../../../result.ts";
import { initialTutorState } from "../../../tutor.ts";
import type { TutorEnv } from "../../../tutor-types.ts";
import { ItemId, SessionId } from "../../../ids.ts";
import { uuidFromName } from "../../../hash.ts";
import { serveQuestion, type PlannedExam } from "../choose-question.ts";
import { hasItems } from "../decide-exam.ts";
import { startClock } from "../exam-clock.ts";
import { planExam } from "../plan-exam.ts";
import { sortOf } from "../question-sort.ts";
import { seenKey, type ExamItemState, type ExamPlan } from "../state.ts";
import { blueprintOf, type DrawnCell, type DrawnForm, type ExamDraft } from "./exam-draft.ts";

/** What names an exam's draws. */
export interface OwnExam {
  readonly id: string;
  readonly draft: ExamDraft;
  /** Of an adaptive one that may end sooner, as its blueprint says it. */
  readonly stopSe?: number | undefined;
}

type PlanCell = ExamPlan["cells"][number];

/** What the draft comes to; null where it asks nothing yet. */
export function planOwnExam({ id, draft, stopSe }: OwnExam, env: TutorEnv): ExamPlan | null {
  // The same for every version, so that a new one keeps the questions of the one before.
  const blueprint = blueprintOf(draft, { id, version: 1, createdOn: "2026-11-28" });
  return planExam({ ...blueprint, ...(stopSe === undefined ? {} : { stopSe }) }, (skill) => hasItems(skill, env));
}

/** No form yet. */
export const UNDRAWN: DrawnForm = { round: 0, cells: [], passed: [] };

/**
 * The forms a draft comes to: what was drawn before stays as far as the plan still has a place for it, and only what is
 * missing is drawn [EXM72]. Equally hard, and without a question in common as far as the bank has enough [EXM3].
 */
export function drawForms(exam: OwnExam, before: readonly DrawnForm[], env: TutorEnv): readonly DrawnForm[] {
  const plan = planOwnExam(exam, env);
  if (plan === null || plan.selection === "adaptive") return [];
  const forms: DrawnForm[] = [];
  for (let at = 0; at < exam.draft.forms; at += 1) {
    const form = before[at] ?? UNDRAWN;
    const others = [...forms, ...before.slice(at + 1, exam.draft.forms)];
    const { placed, wanted } = placeKnown(plan, form.cells, env);
    const drawn = { exam, plan, at, round: `${form.round}`, avoid: avoided(form, others) };
    forms.push({ ...form, cells: fill(drawn, placed, wanted, env) });
  }
  return forms;
}

/** The same form with all but what is kept drawn anew. */
export function drawAgain(
  exam: OwnExam,
  before: readonly DrawnForm[],
  at: number,
  env: TutorEnv,
): readonly DrawnForm[] {
  const changed = before.map((form, index) =>
    index === at ? { ...form, round: form.round + 1, cells: form.cells.filter(({ kept }) => kept) } : form,
  );
  return drawForms(exam, changed, env);
}

/** The same forms once more, as hard, with none of their questions as far as the bank has others, whatever was kept [EXM76]. */
export function drawParallel(exam: OwnExam, before: readonly DrawnForm[], env: TutorEnv): readonly DrawnForm[] {
  const asked = before.flatMap(({ cells }) =>
    cells.map(({ skill, difficulty, item }) => ({ skill, difficulty, seed: item.seed })),
  );
  const fresh = before.map(({ round, passed }) => ({
    round: round + 1,
    cells: [],
    passed: [...passed, ...asked].slice(-MAX_PASSED),
  }));
  return drawForms(exam, fresh, env);
}

/** Another question in the place of one, all others as they are; the same where the bank has no other [EXM72]. */
export function drawAnother(
  exam: OwnExam,
  before: readonly DrawnForm[],
  { form: at, position }: { readonly form: number; readonly position: number },
  env: TutorEnv,
): readonly DrawnForm[] {
  const plan = planOwnExam(exam, env);
  const form = before[at];
  const cell = form?.cells[position - 1];
  if (plan === null || form === undefined || cell === undefined) return before;
  const { skill, difficulty, item } = cell;
  const passed = [...form.passed, { skill, difficulty, seed: item.seed }].slice(-MAX_PASSED);
  const others = before.filter((_, index) => index !== at);
  const drawn = {
    exam,
    plan,
    at,
    round: `${form.round}.${passed.length}`,
    avoid: avoided({ ...form, passed }, others),
  };
  const next = drawCell(drawn, form.cells, position, wish(cell), env);
  if (next === null) return before;
  const cells = form.cells.map((one, index) => (index === position - 1 ? { ...next, kept: one.kept } : one));
  return before.map((one, index) => (index === at ? { ...one, passed, cells } : one));
}

/** A question stays, or may be drawn again. */
export function keepQuestion(
  before: readonly DrawnForm[],
  { form: at, position }: { readonly form: number; readonly position: number },
  kept: boolean,
): readonly DrawnForm[] {
  return before.map((form, index) =>
    index === at
      ? { ...form, cells: form.cells.map((cell, place) => (place === position - 1 ? { ...cell, kept } : cell)) }
      : form,
  );
}

const MAX_PASSED = 120;

/** A form with its questions whole, as it is assigned; the position of one that the bank has no more. */
export function freezeForm(
  plan: ExamPlan,
  { cells }: DrawnForm,
  { content }: TutorEnv,
): Result<{ readonly plan: ExamPlan; readonly items: readonly FrozenItem[] }, { readonly position: number }> {
  const items: FrozenItem[] = [];
  for (const [index, cell] of cells.entries()) {
    const opened = openToAsk(content, addressOf(cell));
    if (!opened.ok) return err({ position: index + 1 });
    const { address, hash, item } = opened.value;
    items.push({ address: { ...address }, hash, item: asOfBefore(item) });
  }
  return ok({ plan: { ...plan, cells: cells.map(planCell) }, items });
}

/** Pages of before refuse a question with a field they do not know; without this one an error is told as a guess [ITM9]. */
function asOfBefore(item: MathProblemItem): MathProblemItem {
  return { ...item, misconceptions: item.misconceptions.map(({ is_fact: _isFact, ...known }) => known) };
}

function planCell({ section, skill, difficulty, sort, item }: DrawnCell): PlanCell {
  return { section, skill, difficulty, sort, item };
}

export function addressOf({ skill, difficulty, item }: Pick<DrawnCell, "skill" | "difficulty" | "item">) {
  return { blueprint: skill, version: item.version, difficulty, seed: item.seed };
}

interface Drawing {
  readonly exam: OwnExam;
  readonly plan: ExamPlan;
  /** Which form. */
  readonly at: number;
  readonly round: string;
  /** By skill and level: seeds that come only where there are no others. */
  readonly avoid: Readonly<Record<string, readonly number[]>>;
}

interface Placed {
  /** By position; null where a question is to be drawn. */
  readonly placed: readonly (DrawnCell | null)[];
  /** What is to be drawn there: each skill of a section as often as planned. */
  readonly wanted: readonly PlanCell[];
}

/** Where a question that was drawn may stay, the best place first. */
const PLACES: readonly ((one: DrawnCell, cell: PlanCell, isDue: (one: DrawnCell) => boolean) => boolean)[] = [
  (one, cell) => one.kept && isLike(one, cell) && one.skill === cell.skill,
  (one, cell) => isLike(one, cell) && one.skill === cell.skill,
  // Another skill of the section, while that one is not there as often as planned.
  (one, cell, isDue) => one.kept && isLike(one, cell) && isDue(one),
  (one, cell, isDue) => isLike(one, cell) && isDue(one),
  (one, _, isDue) => one.kept && isDue(one),
];

function isLike({ wanted, sort }: DrawnCell, cell: PlanCell): boolean {
  return wanted === cell.difficulty && sort === cell.sort;
}

function placeKnown({ cells }: ExamPlan, known: readonly DrawnCell[], { content }: TutorEnv): Placed {
  const left = known.filter((one) => openToAsk(content, addressOf(one)).ok);
  const placed: (DrawnCell | null)[] = cells.map(() => null);
  const due = (section: number, skill: PlanCell["skill"]) =>
    cells.filter((cell) => cell.section === section && cell.skill === skill).length -
    placed.filter((one) => one?.section === section && one.skill === skill).length;
  for (const fits of PLACES) {
    for (const [index, cell] of cells.entries()) {
      if (placed[index] !== null) continue;
      const at = left.findIndex((one) => fits(one, cell, ({ skill }) => due(cell.section, skill) > 0));
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found !== undefined) placed[index] = { ...found, section: cell.section };
    }
  }
  return { placed, wanted: withDueSkills(cells, placed) };
}

/** Places that are still empty get the skills of their section that are missing. */
function withDueSkills(cells: readonly PlanCell[], placed: readonly (DrawnCell | null)[]): readonly PlanCell[] {
  const used = placed.flatMap((one) => (one === null ? [] : [`${one.section}/${one.skill}`]));
  const missing = cells.flatMap((cell) => {
    const at = used.indexOf(`${cell.section}/${cell.skill}`);
    if (at < 0) return [cell];
    used.splice(at, 1);
    return [];
  });
  return cells.map((cell, index) => {
    if (placed[index] !== null) return cell;
    const at = missing.findIndex(({ section }) => section === cell.section);
    const [found] = at < 0 ? [] : missing.splice(at, 1);
    return found === undefined ? cell : { ...cell, skill: found.skill };
  });
}

function fill(
  drawing: Drawing,
  placed: readonly (DrawnCell | null)[],
  wanted: readonly PlanCell[],
  env: TutorEnv,
): DrawnCell[] {
  const cells = [...placed];
  for (const [index, cell] of wanted.entries()) {
    if (cells[index] === null) cells[index] = drawCell(drawing, cells, index + 1, cell, env);
  }
  // A level without a question left, and none at its side: the form is shorter.
  return cells.filter((cell) => cell !== null);
}

function wish({ section, skill, wanted, sort }: DrawnCell): PlanCell {
  return { section, skill, difficulty: wanted, sort };
}

/** As the exam itself chooses a question for a learner of whom nothing is known [EXM5]-[EXM8]. */
function drawCell(
  { exam, plan, at, round, avoid }: Drawing,
  cells: readonly (DrawnCell | null)[],
  position: number,
  wanted: PlanCell,
  env: TutorEnv,
): DrawnCell | null {
  const state: PlannedExam = {
    ...NOBODY,
    id: SessionId.parse(uuidFromName(`own-exam/${exam.id}`)),
    source: exam.id,
    version: 1,
    seed: `own/${exam.id}/${at}/${round}`,
    plan: {
      ...plan,
      selection: "random",
      cells: plan.cells.map((cell, index) => (index === position - 1 ? wanted : cell)),
    },
    items: cells.flatMap((cell, index) => (cell === null ? [] : [servedAs(cell, index + 1, env)])),
    position,
    seen: avoid,
  };
  const served = serveQuestion(initialTutorState, state, position, env)?.find(
    (event) => event.type === "exam_item_served",
  );
  if (served === undefined || wanted.difficulty === null) return null;
  const { skill, difficulty, version, seed } = served.body;
  const { section, sort } = wanted;
  return { section, skill, difficulty, wanted: wanted.difficulty, sort, item: { version, seed }, kept: false };
}

const NOBODY = {
  startedAt: 0,
  isPaused: false,
  endedAt: null,
  reason: null,
  clock: startClock({ wall: 0 }),
  score: null,
  evidenced: [],
  measured: [],
  ability: {},
} as const;

function servedAs(cell: DrawnCell, position: number, { content }: TutorEnv): ExamItemState {
  const { section, skill } = cell;
  const address = addressOf(cell);
  const opened = content.open(address);
  const sort = opened.ok ? sortOf(opened.value.item) : "procedural";
  return {
    item: ItemId.parse(uuidFromName(JSON.stringify(address))),
    skill,
    address,
    hash: "",
    position,
    section,
    sort,
    servedAt: 0,
    answer: null,
    latencyMs: 0,
    deskMs: 0,
  };
}

function avoided(form: DrawnForm, others: readonly DrawnForm[]): Readonly<Record<string, readonly number[]>> {
  const seen: Record<string, number[]> = {};
  const add = ({ skill, difficulty, seed }: DrawnForm["passed"][number]) => {
    const key = seenKey({ blueprint: skill, difficulty });
    (seen[key] ??= []).push(seed);
  };
  for (const one of form.passed) add(one);
  for (const { cells } of others)
    for (const { skill, difficulty, item } of cells) add({ skill, difficulty, seed: item.seed });
  return seen;
}

/**
 * Which form each pupil sits: neighbours in the list get different ones [EXM73].
 *
 * @param pupils - in the order of the list
 * @param seed - who begins
 */
export function dealForms<Pupil extends string>(
  pupils: readonly Pupil[],
  forms: number,
  seed: string,
): Readonly<Record<Pupil, number>> {
  const first = createRng(`deal/${seed}`).int(0, forms - 1);
  return Object.fromEntries(pupils.map((pupil, index) => [pupil, (first + index) % forms])) as Record<Pupil, number>;
}

/** The form of somebody who came after the others were dealt. */
export function formOfLatecomer(pupil: string, forms: number, seed: string): number {
  return createRng(`deal/${seed}/${pupil}`).int(0, forms - 1);
}
