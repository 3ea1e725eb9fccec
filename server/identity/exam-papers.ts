import { randomUUID } from "node:crypto";
import type { AssignmentWhat, ExamPaper, LearnerId, RecalledItem } from "#engine";
import {
  dealForms,
  drawForms,
  drawParallel,
  formOfLatecomer,
  freezeForm,
  planOwnExam,
  readyExams,
} from "#engine/exams";
import type { AskedAgain } from "#engine/protocol/assignments";
import type { Rows } from "./identity-store.ts";
import { lookToAsk } from "./recalled.ts";
import { Refusal } from "./refusal.ts";
import type { IdentityHooks } from "./route.ts";
import type { AssignmentRow, ClassRow, ExamRow } from "./tables.ts";

type ExamWhat = Extract<AssignmentWhat, { readonly type: "exam" }>;

/** What an exam is as it is assigned now: whoever assigns it says the same, or has seen another one. */
export function whatOfExam(exam: ExamRow): ExamWhat {
  const { id, version, draft } = exam;
  return { type: "exam", exam: id, version, title: draft.title, questions: questionsOf(exam) };
}

/** How many questions a pupil gets: of an adaptive exam as the sections say. */
export function questionsOf({ draft, drawn }: ExamRow): number {
  const [first] = drawn;
  const asked = draft.sections.filter(({ skills }) => skills.length > 0);
  return first?.cells.length ?? asked.reduce((sum, { items }) => sum + items, 0);
}

/** Whether a pupil is done with it before its last question, once their answers tell enough. */
export function toldSooner({ draft, stopSe }: Pick<ExamRow, "draft" | "stopSe">): { readonly mayEndSooner?: true } {
  return draft.selection === "adaptive" && stopSe !== undefined ? { mayEndSooner: true } : {};
}

interface Asked {
  readonly now: number;
  readonly recalled: readonly RecalledItem[];
}

/** One of the bank's exams as a draft of the class's, with its forms drawn; undefined: there is none of that id [IDN220]. */
export async function takeReadyExam(
  hooks: IdentityHooks,
  place: Pick<ExamRow, "tenant" | "class" | "id" | "teacher">,
  at: Asked,
): Promise<ExamRow | undefined> {
  return lookToAsk(hooks, at, (env) => {
    const ready = readyExams(env).find(({ id }) => id === place.id);
    if (ready === undefined) return undefined;
    const { about: _said, ...exam } = ready;
    const times = { frozenAt: null, madeAt: at.now, changedAt: at.now };
    return { ...place, ...exam, version: 1, revision: 0, drawn: [...drawForms(exam, [], env)], ...times };
  });
}

/** Its next version, which asks other questions as hard [IDN233]. */
export async function drawNextVersion(hooks: IdentityHooks, exam: ExamRow, at: Asked): Promise<ExamRow> {
  const drawn = await lookToAsk(hooks, at, (env) => drawParallel(exam, exam.drawn, env));
  return { ...exam, version: exam.version + 1, drawn: [...drawn], frozenAt: null, changedAt: at.now };
}

/** Its forms with their questions whole. @throws Refusal where there is nothing to ask, or a question is in the bank no more */
export async function makePapers(
  hooks: IdentityHooks,
  { id, draft, drawn, stopSe }: ExamRow,
  at: Asked,
): Promise<readonly ExamPaper[]> {
  return lookToAsk(hooks, at, (env) => {
    const plan = planOwnExam({ id, draft, stopSe }, env);
    if (plan === null) throw new Refusal(409, "The exam has no questions yet: choose at least one skill.");
    if (plan.selection === "adaptive") return [{ form: 0, plan, items: [] }];
    return drawn.map((form, index): ExamPaper => {
      const frozen = freezeForm(plan, form, env);
      if (!frozen.ok) {
        const { position } = frozen.error;
        throw new Refusal(
          409,
          `Question ${position} of form ${formLetter(index)} is not asked any more: take another one.`,
        );
      }
      return { form: index, plan: frozen.value.plan, items: [...frozen.value.items] };
    });
  });
}

function formLetter(form: number): string {
  return String.fromCodePoint(65 + form);
}

/** From now on this version stays as it is [IDN97]. */
export async function freezeExam(rows: Rows, exam: ExamRow, papers: readonly ExamPaper[], now: number): Promise<void> {
  const { tenant, class: inClass, id, version } = exam;
  for (const paper of papers) {
    const edition = editionOf(version, paper.form);
    await rows.put("examPaper", { tenant, class: inClass, exam: id, edition, paper });
  }
  await rows.put("exam", { ...exam, frozenAt: now, revision: exam.revision + 1 });
}

function editionOf(version: number, form: number): string {
  return `${version}.${form}`;
}

/** The forms of what was assigned, in order; empty for anything but an exam. */
export async function papersOf(
  rows: Rows,
  { tenant, class: inClass, what }: Pick<AssignmentRow, "tenant" | "class" | "what">,
): Promise<readonly ExamPaper[]> {
  if (what.type !== "exam") return [];
  const all = await rows.list("examPaper", [tenant, inClass, what.exam]);
  return all
    .filter(({ edition, paper }) => edition === editionOf(what.version, paper.form))
    .map(({ paper }) => paper)
    .toSorted((a, b) => a.form - b.form);
}

/** The form that a learner sits. */
export function formOf({ id, dealt }: Pick<AssignmentRow, "id" | "dealt">, learner: LearnerId, forms: number): number {
  return forms <= 1 ? 0 : (dealt?.[learner] ?? formOfLatecomer(learner, forms, id));
}

/** Which form each pupil of the class sits: neighbours in the list of names get different ones. */
export async function dealTo(
  rows: Rows,
  { tenant, id }: ClassRow,
  forms: number,
): Promise<Readonly<Record<LearnerId, number>> | undefined> {
  if (forms <= 1) return undefined;
  const named: { readonly learner: LearnerId; readonly name: string }[] = [];
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    named.push({ learner, name: (await rows.get("learner", [tenant, learner]))?.name ?? "" });
  }
  const inOrder = named.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ learner }) => learner);
  return dealForms(inOrder, forms, randomUUID());
}

/**
 * Which form each pupil of the class sits of what they were given before: the one they had, or the next one.
 *
 * @param before - each time it was given, the last one first
 */
export async function dealAgain(
  rows: Rows,
  { tenant, id }: ClassRow,
  {
    before,
    again,
    forms,
  }: { readonly before: readonly AssignmentRow[]; readonly again: AskedAgain; readonly forms: number },
): Promise<Readonly<Record<LearnerId, number>> | undefined> {
  const [last] = before;
  if (forms <= 1 || last === undefined) return undefined;
  const step = again === "same" ? 0 : 1;
  const enrolled = await rows.list("enrolment", [tenant, id]);
  return Object.fromEntries(
    enrolled.map(({ learner }): readonly [LearnerId, number] => {
      const theirs = before.find(({ to }) => to.type === "class" || to.pupils.includes(learner)) ?? last;
      return [learner, (formOf(theirs, learner, forms) + step) % forms];
    }),
  );
}

export async function eraseExam(rows: Rows, { tenant, class: inClass, id }: ExamRow): Promise<void> {
  for (const { edition } of await rows.list("examPaper", [tenant, inClass, id])) {
    await rows.remove("examPaper", [tenant, inClass, id, edition]);
  }
  await rows.remove("exam", [tenant, inClass, id]);
}
