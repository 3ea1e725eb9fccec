import { canonicalJson } from "#engine";
import { answeredOf, standingsOf, viewSurveyAnswers } from "#engine/class";
import { FormList, SurveyAnswers } from "#engine/protocol/surveys";
import { daysLate } from "./assignment-routes.ts";
import { classHooksOf, foldsOf, listPupils } from "./pupil-folds.ts";
import { Refusal } from "./refusal.ts";
import { defineRoute, type Route } from "./route.ts";
import { toWritable } from "./to-writable.ts";

/** Surveys and guides that can be given, and what a class answered. */
export const SURVEY_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/forms",
    access: "teacher",
    summary: "The surveys and guides that can be assigned, with their questions and steps",
    body: null,
    answer: FormList,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      await enter(async () => null);
      return classHooksOf(hooks).look(now, ({ content }) => {
        const { surveys, workflows } = content.catalog();
        return { surveys: [...surveys], guides: [...workflows] };
      });
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/assignments/{assignment}/answers",
    access: "teacher",
    summary:
      "What each pupil answered to a survey, and totals by question; words that safety answered are left to the alert",
    body: null,
    answer: SurveyAnswers,
    status: 200,
    refusals: [409, 503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { row, named } = await enter(async ({ rows, targets: { assignment, class: inClass } }) => ({
        row: assignment,
        named: await listPupils(rows, inClass, assignment.to),
      }));
      const { what, due, survey } = row;
      if (what.type !== "survey" || survey === undefined) throw new Refusal(409, "This is no survey.");
      const known = (await foldsOf(classes, row.tenant, named)).map(({ learner, name, fold }) => {
        const standing = standingsOf(fold)[row.id];
        // Of a log that tells of something else than was given, nothing counts (TH5).
        const isIts = standing !== undefined && canonicalJson(standing.what) === canonicalJson(what);
        return { learner, name, answered: isIts ? answeredOf(fold.surveys, row.id) : null };
      });
      const { questions, pupils } = viewSurveyAnswers(survey, known);
      return toWritable({
        at: now,
        title: what.title,
        version: what.version,
        due,
        questions,
        pupils: pupils.map((pupil, at) => {
          const { name, answered } = known[at] ?? { name: "", answered: null };
          const doneAt = answered?.doneAt ?? null;
          return { ...pupil, name, doneAt, daysLate: doneAt === null ? null : daysLate(doneAt, due) };
        }),
        unknown: named.length - known.length,
      });
    },
  }),
];
