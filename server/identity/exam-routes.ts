import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { canonicalJson, type TutorEnv } from "#engine";
import { sittingOf, standingsOf, viewExamResults } from "#engine/class";
import {
  drawAgain,
  drawAnother,
  drawForms,
  keepQuestion,
  viewForm,
  type DrawnForm,
  type ExamDraft,
} from "#engine/exams";
import {
  ChangeExam,
  ChangeForm,
  ExamList,
  ExamResults,
  type ExamSummary,
  ExamView,
  NewExam,
  PaperList,
} from "#engine/protocol/exams";
import { Empty } from "#engine/protocol/identity";
import { daysLate, listFor } from "./assignment-routes.ts";
import { eraseExam, formOf, papersOf, questionsOf } from "./exam-papers.ts";
import { countAssigned } from "./count-assigned.ts";
import type { Rows } from "./identity-store.ts";
import { classHooksOf, listPupils } from "./pupil-folds.ts";
import { lookToAsk, recalledBy } from "./recalled.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, findOwnClass, type IdentityHooks, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { ExamRow } from "./tables.ts";
import { toWritable } from "./to-writable.ts";

/** More than a class has in a year. */
const MAX_EXAMS = 100;

const EMPTY_DRAFT: Omit<ExamDraft, "title"> = {
  sections: [],
  selection: "fixed",
  forms: 1,
  limitMs: null,
  canGoBack: true,
};

/** Exams of a class's teachers, and what they showed. */
export const EXAM_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/exams",
    access: "teacher",
    summary: "The exams that teachers of the class have made",
    body: null,
    answer: ExamList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        const all = (await rows.list("exam", [tenant, id])).toSorted((a, b) => b.changedAt - a.changedAt);
        const exams: z.infer<typeof ExamSummary>[] = [];
        const counts = await countAssigned(rows, tenant, id);
        for (const row of all) exams.push(await summaryOf(rows, row, counts));
        return { exams };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/exams",
    access: "teacher",
    summary: "Makes an exam: an empty one, or one as another of the teacher's classes has",
    body: NewExam,
    answer: ExamView,
    status: 201,
    refusals: [404, 409, 503],
    run: async ({ body, now, deps: { hooks }, enter }) => {
      const made = await enter(async ({ rows, session, targets }) => {
        const { tenant, id } = targets.class;
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        if ((await rows.list("exam", [tenant, id])).length >= MAX_EXAMS) {
          throw new Refusal(409, `A class has at most ${MAX_EXAMS} exams: remove old ones first.`);
        }
        const copied = body.copyOf === null ? null : await findOwnExam(rows, session, body.copyOf);
        const row: ExamRow = {
          tenant,
          class: id,
          id: randomUUID(),
          version: 1,
          revision: 0,
          draft: { ...(copied?.draft ?? EMPTY_DRAFT), title: body.title },
          drawn: copied?.drawn ?? [],
          frozenAt: null,
          madeAt: now,
          changedAt: now,
          teacher: session.teacher,
        };
        await rows.put("exam", row);
        return { row, summary: await summaryOf(rows, row) };
      });
      return viewExam(hooks, made, now);
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/exams/{exam}",
    access: "teacher",
    summary: "An exam with the forms that were drawn",
    body: null,
    answer: ExamView,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) =>
      viewExam(hooks, await enter(({ rows, targets: { exam } }) => withSummary(rows, exam)), now),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}/exams/{exam}",
    access: "teacher",
    summary: "Changes an exam; questions that still have their place stay",
    body: ChangeExam,
    answer: ExamView,
    status: 200,
    refusals: [400, 409, 503],
    run: async ({ body: { draft, revision }, now, deps: { hooks }, enter }) => {
      const { before, recalled } = await enter(async ({ rows, targets: { exam } }) => ({
        before: mustBe(exam, revision),
        recalled: await recalledBy(rows, exam.tenant),
      }));
      const drawn = await lookToAsk(hooks, { now, recalled }, (env) => {
        const unknown = draft.sections.flatMap(({ skills }) => skills).find((id) => !env.content.graph.byId.has(id));
        if (unknown !== undefined)
          throw new Refusal(400, `The request cannot be used: draft.sections: no skill ${unknown}.`);
        return drawForms({ id: before.id, draft }, before.drawn, env);
      });
      const changed = await enter(({ rows, targets: { exam } }) =>
        change(rows, mustBe(exam, revision), { draft, drawn }, now),
      );
      return viewExam(hooks, changed, now);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/exams/{exam}/form",
    access: "teacher",
    summary: "Draws a form again, puts another question in the place of one, or keeps one",
    body: ChangeForm,
    answer: ExamView,
    status: 200,
    refusals: [409, 503],
    run: async ({ body, now, deps: { hooks }, enter }) => {
      const { before, recalled } = await enter(async ({ rows, targets: { exam } }) => ({
        before: mustBe(exam, body.revision),
        recalled: await recalledBy(rows, exam.tenant),
      }));
      const drawn = await lookToAsk(hooks, { now, recalled }, (env) => changeForm(before, body, env));
      const changed = await enter(({ rows, targets: { exam } }) =>
        change(rows, mustBe(exam, body.revision), { draft: exam.draft, drawn }, now),
      );
      return viewExam(hooks, changed, now);
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/exams/{exam}/versions",
    access: "teacher",
    summary: "Begins the next version of an exam that was assigned",
    body: Empty,
    answer: ExamView,
    status: 201,
    refusals: [409, 503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const changed = await enter(async ({ rows, targets: { exam } }) => {
        if (exam.frozenAt === null) throw new Refusal(409, "The exam is a draft: it can be changed as it is.");
        const next = { ...exam, version: exam.version + 1, frozenAt: null };
        return change(rows, next, exam, now);
      });
      return viewExam(hooks, changed, now);
    },
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/exams/{exam}",
    access: "teacher",
    summary: "Takes an exam away that is assigned to nobody",
    body: null,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ enter }) =>
      enter(async ({ rows, targets: { exam } }) => {
        if ((await countAssigned(rows, exam.tenant, exam.class)).has(exam.id)) {
          throw new Refusal(409, "The exam is assigned: take that back first, its results go with it.");
        }
        await eraseExam(rows, exam);
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/papers",
    access: "learner",
    summary: "The questions of the exams that the learner who is signed in was given",
    body: null,
    answer: PaperList,
    status: 200,
    refusals: [],
    run: async ({ now, enter }) =>
      enter(async ({ rows, session: { tenant, learner } }) => {
        const papers: z.infer<typeof PaperList>["papers"] = [];
        for (const enrolment of await rows.list("enrolment", [tenant])) {
          if (enrolment.learner !== learner) continue;
          const inClass = await rows.get("class", [tenant, enrolment.class]);
          if (inClass === undefined || inClass.archivedAt !== null) continue;
          for (const row of await listFor(rows, inClass, learner, now)) {
            const all = await papersOf(rows, row);
            const paper = all[formOf(row, learner, all.length)];
            if (paper !== undefined) papers.push({ assignment: row.id, paper });
          }
        }
        return { learner, papers };
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/assignments/{assignment}/results",
    access: "teacher",
    summary: "What an exam showed: marks, what was typed and misconceptions, by pupil and question",
    body: null,
    answer: ExamResults,
    status: 200,
    refusals: [409, 503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { row, papers, named } = await enter(async ({ rows, targets: { assignment, class: inClass } }) => ({
        row: assignment,
        papers: await papersOf(rows, assignment),
        named: await listPupils(rows, inClass, assignment.to),
      }));
      const { what, due } = row;
      if (what.type !== "exam") throw new Refusal(409, "This is no exam.");
      const folds = await classes.foldsOf(
        row.tenant,
        named.map(({ learner }) => learner),
      );
      const known = named.flatMap(({ learner, name }, at) => {
        const fold = folds[at];
        if (fold === undefined) return [];
        const standing = standingsOf(fold)[row.id];
        // Of a log that tells of something else than was given, nothing counts (TH5).
        const isIts = standing !== undefined && canonicalJson(standing.what) === canonicalJson(what);
        const sat = isIts ? sittingOf(fold.sat, row.id) : null;
        const [begunAt, doneAt] = isIts ? [standing.begunAt, standing.doneAt] : [null, null];
        return [{ learner, name, sat, form: formOf(row, learner, papers.length), begunAt, doneAt }];
      });
      const { pupils, ...view } = await classes.look(now, (env) => viewExamResults(papers, known, env));
      return toWritable({
        at: now,
        title: what.title,
        version: what.version,
        forms: papers.length,
        selection: papers[0]?.plan.selection ?? "fixed",
        due,
        ...view,
        pupils: pupils.map((pupil, at) => {
          const { name, begunAt, doneAt } = known[at] ?? { name: "", begunAt: null, doneAt: null };
          return { ...pupil, name, begunAt, doneAt, daysLate: doneAt === null ? null : daysLate(doneAt, due) };
        }),
        unknown: named.length - known.length,
      });
    },
  }),
];

interface Changed {
  readonly row: ExamRow;
  readonly summary: z.infer<typeof ExamSummary>;
}

/** @throws Refusal where it is of no class of the teacher's */
async function findOwnExam(
  rows: Rows,
  session: TeacherSession,
  { class: inClass, exam }: { readonly class: string; readonly exam: string },
): Promise<ExamRow> {
  const { tenant, id } = await findOwnClass(rows, session, inClass);
  const found = await rows.get("exam", [tenant, id, exam]);
  if (found === undefined) throw notThere();
  return found;
}

/** @throws Refusal where it is frozen, or is not as whoever changes it has seen it */
function mustBe(exam: ExamRow, revision: number): ExamRow {
  if (exam.frozenAt !== null) {
    throw new Refusal(409, "This version is assigned and stays as it is: begin a new version to change it.");
  }
  if (exam.revision !== revision) throw new Refusal(409, "The exam has changed meanwhile: look at it again.");
  return exam;
}

function changeForm(
  { id, draft, drawn }: ExamRow,
  { act, form, position }: ChangeForm,
  env: TutorEnv,
): readonly DrawnForm[] {
  if (position === null) return drawAgain({ id, draft }, drawn, form, env);
  if (act === "another") return drawAnother({ id, draft }, drawn, { form, position }, env);
  return keepQuestion(drawn, { form, position }, act === "keep");
}

async function change(
  rows: Rows,
  exam: ExamRow,
  { draft, drawn }: { readonly draft: ExamDraft; readonly drawn: readonly DrawnForm[] },
  now: number,
): Promise<Changed> {
  const row = { ...exam, draft, drawn: [...drawn], revision: exam.revision + 1, changedAt: now };
  await rows.put("exam", row);
  return withSummary(rows, row);
}

async function withSummary(rows: Rows, row: ExamRow): Promise<Changed> {
  return { row, summary: await summaryOf(rows, row) };
}

async function viewExam(
  hooks: IdentityHooks,
  { row, summary }: Changed,
  now: number,
): Promise<z.infer<typeof ExamView>> {
  const drawn =
    row.drawn.length === 0
      ? []
      : await classHooksOf(hooks).look(now, (env) =>
          row.drawn.map((form) => ({ questions: [...viewForm(form, env)] })),
        );
  return { ...summary, revision: row.revision, draft: row.draft, drawn };
}

async function summaryOf(
  rows: Rows,
  row: ExamRow,
  counts?: ReadonlyMap<string, number>,
): Promise<z.infer<typeof ExamSummary>> {
  const { id, version, frozenAt, draft, changedAt, tenant, teacher } = row;
  return {
    id,
    title: draft.title,
    version,
    frozenAt,
    questions: questionsOf(row),
    forms: draft.forms,
    selection: draft.selection,
    teacher: (await rows.get("teacher", [tenant, teacher]))?.name ?? "",
    changedAt,
    assigned: (counts ?? (await countAssigned(rows, tenant, row.class))).get(id) ?? 0,
  };
}
