import type { LearnerAssignment } from "#engine";
import { AssignmentsQuery } from "#engine/protocol/assignments";
import { RECALLED } from "#bank";
import { TrialView } from "#engine/protocol/identity";
import { isDelivered, typesIn, viewGiven } from "./assignment-routes.ts";
import { papersOf } from "./exam-papers.ts";
import { featuresFor } from "./features.ts";
import type { Rows } from "./identity-store.ts";
import { recalledBy } from "./recalled.ts";
import { defineRoute, type Route } from "./route.ts";
import type { ClassRow } from "./tables.ts";

/** As many as a pupil's device takes. */
const MAX_GIVEN = 400;

/** What a teacher needs to try it as a pupil of their class: nothing of any pupil is in it [IDN231]. */
export const TRIAL_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/trial",
    access: "teacher",
    summary:
      "What every pupil of the class was given, with questions of exams, and what is on for them: for a teacher's trial",
    body: null,
    query: AssignmentsQuery,
    answer: TrialView,
    status: 200,
    refusals: [],
    run: async ({ query: { types }, now, enter }) =>
      enter(async ({ rows, targets: { class: inClass } }) => {
        const { tenant, id, name } = inClass;
        return {
          className: name,
          grade: await commonGrade(rows, inClass),
          features: await featuresFor(rows, tenant, [id]),
          recalled: [...RECALLED, ...(await recalledBy(rows, tenant))],
          assignments: await listGiven(rows, inClass, { known: typesIn(types), now }),
        };
      }),
  }),
];

/** What single pupils were given, or what is set for one, is theirs. Of an exam's forms it is the first. */
async function listGiven(
  rows: Rows,
  { tenant, id }: ClassRow,
  { known, now }: { readonly known: ReadonlySet<string>; readonly now: number },
): Promise<LearnerAssignment[]> {
  const given: LearnerAssignment[] = [];
  for (const row of await rows.list("assignment", [tenant, id])) {
    if (row.to.type !== "class" || !isDelivered(row, now) || !known.has(row.what.type)) continue;
    const [paper] = await papersOf(rows, row);
    given.push({ ...(await viewGiven(rows, row)), ...(paper === undefined ? {} : { paper }) });
  }
  return given.slice(0, MAX_GIVEN);
}

/** The grade that most of the class are in as far as it is known, of several the lowest; null: it is not known. */
async function commonGrade(rows: Rows, { tenant, id }: ClassRow): Promise<number | null> {
  const pupils = new Map<number, number>();
  for (const { learner } of await rows.list("enrolment", [tenant, id])) {
    const grade = (await rows.get("learner", [tenant, learner]))?.grade;
    if (grade !== undefined) pupils.set(grade, (pupils.get(grade) ?? 0) + 1);
  }
  const [first] = [...pupils].toSorted(([a, x], [b, y]) => y - x || a - b);
  return first?.[0] ?? null;
}
