import { canonicalJson } from "#engine";
import { overviewOf, sittingOf, standingsOf, viewExamResults, type ExamResultsView } from "#engine/class";
import { ExamOverview, ExamResults } from "#engine/protocol/exams";
import { daysLate } from "./assignment-routes.ts";
import { formOf, papersOf } from "./exam-papers.ts";
import type { Rows } from "./identity-store.ts";
import { classHooksOf, listPupils } from "./pupil-folds.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, type IdentityHooks, type Route } from "./route.ts";
import type { AssignmentRow, ClassRow } from "./tables.ts";
import { toWritable } from "./to-writable.ts";

/** What exams of a class showed. */
export const EXAM_RESULT_ROUTES: readonly Route[] = [
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
      const given = await enter(({ rows, targets: { assignment, class: inClass } }) =>
        givenExam(rows, inClass, assignment),
      );
      const { what, due } = given.row;
      if (what.type !== "exam") throw new Refusal(409, "This is no exam.");
      const { known, view, unknown } = await lookAtExam(hooks, given, now);
      const { pupils, ...rest } = view;
      return toWritable({
        at: now,
        title: what.title,
        version: what.version,
        forms: given.papers.length,
        selection: given.papers[0]?.plan.selection ?? "fixed",
        ...(given.papers[0]?.plan.stop_se === undefined ? {} : { mayEndSooner: true as const }),
        due,
        ...rest,
        pupils: pupils.map((pupil, at) => {
          const { name, begunAt, doneAt } = known[at] ?? { name: "", begunAt: null, doneAt: null };
          return { ...pupil, name, begunAt, doneAt, daysLate: doneAt === null ? null : daysLate(doneAt, due) };
        }),
        unknown,
      });
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/exam-overview",
    access: "teacher",
    summary: "What each exam of a class came to: how many sat it, points, and what was missed most",
    body: null,
    answer: ExamOverview,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const all = await enter(async ({ rows, targets: { class: inClass } }) => {
        const given: GivenExam[] = [];
        for (const row of await rows.list("assignment", [inClass.tenant, inClass.id])) {
          if (row.what.type === "exam") given.push(await givenExam(rows, inClass, row));
        }
        return given.toSorted((a, b) => b.row.madeAt - a.row.madeAt);
      });
      const exams: ExamOverview["exams"] = [];
      let most = 0;
      for (const given of all) {
        const { id, what, from, due } = given.row;
        if (what.type !== "exam") continue;
        const { view, unknown } = await lookAtExam(hooks, given, now);
        most = Math.max(most, unknown);
        const about = { assignment: id, title: what.title, version: what.version, from, due };
        exams.push(toWritable({ ...about, ...overviewOf(view) }));
      }
      return { at: now, exams, unknown: most };
    },
  }),
];

/** An exam as it was assigned, with whom it is for. */
interface GivenExam {
  readonly row: AssignmentRow;
  readonly papers: Awaited<ReturnType<typeof papersOf>>;
  readonly named: Awaited<ReturnType<typeof listPupils>>;
}

async function givenExam(rows: Rows, inClass: ClassRow, row: AssignmentRow): Promise<GivenExam> {
  return { row, papers: await papersOf(rows, row), named: await listPupils(rows, inClass, row.to) };
}

/** What those did whose logs can be read, as the server marks it. */
async function lookAtExam(hooks: IdentityHooks, { row, papers, named }: GivenExam, now: number) {
  const classes = classHooksOf(hooks);
  const folds = await classes.foldsOf(
    row.tenant,
    named.map(({ learner }) => learner),
  );
  const known = named.flatMap(({ learner, name }, at) => {
    const fold = folds[at];
    if (fold === undefined) return [];
    const standing = standingsOf(fold)[row.id];
    // Of a log that tells of something else than was given, nothing counts (TH5).
    const isIts = standing !== undefined && canonicalJson(standing.what) === canonicalJson(row.what);
    const sat = isIts ? sittingOf(fold.sat, row.id) : null;
    const [begunAt, doneAt] = isIts ? [standing.begunAt, standing.doneAt] : [null, null];
    return [{ learner, name, sat, form: formOf(row, learner, papers.length), begunAt, doneAt }];
  });
  const view: ExamResultsView = await classes.look(now, (env) => viewExamResults(papers, known, env));
  return { known, view, unknown: named.length - known.length };
}
