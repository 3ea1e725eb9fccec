import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { nameOfSkill, type TutorEnv } from "#engine";
import {
  drawAgain,
  drawAnother,
  drawForms,
  keepQuestion,
  readyExams,
  viewForm,
  type DrawnForm,
  type ExamDraft,
} from "#engine/exams";
import {
  ChangeExam,
  ChangeForm,
  ExamList,
  type ExamSummary,
  ExamView,
  NewExam,
  PaperList,
  ReadyExamList,
} from "#engine/protocol/exams";
import { Empty } from "#engine/protocol/identity";
import { listFor, type Asking } from "./assignment-routes.ts";
import { eraseExam, formOf, papersOf, questionsOf, takeReadyExam, toldSooner } from "./exam-papers.ts";
import { countAssigned } from "./count-assigned.ts";
import type { Rows } from "./identity-store.ts";
import { classHooksOf } from "./pupil-folds.ts";
import { lookToAsk, recalledBy } from "./recalled.ts";
import { notThere, Refusal } from "./refusal.ts";
import { defineRoute, findOwnClass, type IdentityHooks, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { ExamRow } from "./tables.ts";

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
    method: "GET",
    path: "/classes/{class}/ready-exams",
    access: "teacher",
    summary: "Ready-made exams that the class has not yet, to be assigned as they are or taken over to be changed",
    body: null,
    answer: ReadyExamList,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const known = await enter(
        async ({
          rows,
          targets: {
            class: { tenant, id },
          },
        }) => (await rows.list("exam", [tenant, id])).map((exam) => exam.id),
      );
      return classHooksOf(hooks).look(now, (env) => ({
        exams: readyExams(env)
          .filter(({ id }) => !known.includes(id))
          .map(({ id, about, stopSe, draft }) => ({ id, about, draft, sooner: toldSooner({ draft, stopSe }) }))
          .map(({ id, about, sooner, draft: { title, sections, forms, selection } }) => ({
            id,
            title,
            version: 1,
            questions: sections.reduce((sum, { items }) => sum + items, 0),
            forms,
            selection,
            ...sooner,
            about,
            sections: sections.map(({ name, items, skills }) => ({
              name,
              items,
              skills: skills.map((skill) => nameOfSkill(env.content.graph, skill)),
            })),
          })),
      }));
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/exams",
    access: "teacher",
    summary: "Makes an exam: an empty one, one as another of the teacher's classes has, or one as a ready-made one is",
    body: NewExam,
    answer: ExamView,
    status: 201,
    refusals: [404, 409, 503],
    run: async ({ body: { title, copyOf }, now, deps: { hooks }, enter }) => {
      const ready = copyOf !== null && "ready" in copyOf ? await takeReady(copyOf.ready, { hooks, now, enter }) : null;
      const made = await enter(async ({ rows, session, targets }) => {
        const { tenant, id } = targets.class;
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        if ((await rows.list("exam", [tenant, id])).length >= MAX_EXAMS) {
          throw new Refusal(409, `A class has at most ${MAX_EXAMS} exams: remove old ones first.`);
        }
        const copied = copyOf === null || "ready" in copyOf ? ready : await findOwnExam(rows, session, copyOf);
        const row: ExamRow = {
          tenant,
          class: id,
          id: randomUUID(),
          version: 1,
          revision: 0,
          draft: { ...(copied?.draft ?? EMPTY_DRAFT), title },
          drawn: copied?.drawn ?? [],
          ...(copied?.stopSe === undefined ? {} : { stopSe: copied.stopSe }),
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
];

interface Changed {
  readonly row: ExamRow;
  readonly summary: z.infer<typeof ExamSummary>;
}

/** @throws Refusal where the bank has none of that id */
async function takeReady(id: string, { hooks, now, enter }: Asking): Promise<ExamRow> {
  const { recalled, ...place } = await enter(async ({ rows, session: { teacher }, targets }) => {
    const { tenant, id: inClass } = targets.class;
    return { tenant, class: inClass, teacher, recalled: await recalledBy(rows, tenant) };
  });
  const ready = await takeReadyExam(hooks, { ...place, id }, { now, recalled });
  if (ready === undefined) throw notThere();
  return ready;
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
    ...toldSooner(row),
    teacher: (await rows.get("teacher", [tenant, teacher]))?.name ?? "",
    changedAt,
    assigned: (counts ?? (await countAssigned(rows, tenant, row.class))).get(id) ?? 0,
  };
}
