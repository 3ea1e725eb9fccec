import {
  formsOf,
  nameOfSkill,
  problemViews,
  reportOfSession,
  viewReplay,
  withForms,
  withFrozen,
  type Content,
  type LearnerAssignment,
  type LearnerId,
} from "#engine";
import {
  hideSerious,
  matrixSkills,
  pageOf,
  quarterOf,
  reportSince,
  sessionsBehind,
  sessionsOn,
  viewCells,
  viewLesson,
  viewMisconceptions,
  viewNow,
  viewProblemsBehind,
  viewQuestionsOn,
  viewPupilActivity,
  viewReport,
  type MisconceptionView,
  type PupilReport,
} from "#engine/class";
import {
  BehindQuery,
  ClassNow,
  MatrixView,
  MisconceptionsView,
  ProblemsBehind,
  PupilActivity,
  PupilQuestions,
  PupilReportView,
  PupilSession,
  PupilWork,
  MisconceptionsQuery,
  ReportQuery,
  SessionQuery,
  WantQuestions,
} from "#engine/protocol/class";
import type { ReportedLog } from "../snapshots/index.ts";
import { viewGiven } from "./assignment-routes.ts";
import { papersOf } from "./exam-papers.ts";
import type { Rows } from "./identity-store.ts";
import { classHooksOf, foldOf, foldsOf, listNames, notKnownNow } from "./pupil-folds.ts";
import { presencesOf, readPresences } from "./pupil-presence.ts";
import { readSessions } from "./read-sessions.ts";
import { notThere } from "./refusal.ts";
import { defineRoute, type ClassHooks, type Route } from "./route.ts";
import { toWritable } from "./to-writable.ts";

/** What pupils of a class do, and where they stand: views of their logs, made when they are asked for [IDN64]. */
export const WORK_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes/{class}/now",
    access: "teacher",
    summary: "What each pupil of the class is at",
    body: null,
    answer: ClassNow,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, pupils, presences } = await enter(async ({ rows, targets: { class: inClass } }) => ({
        tenant: inClass.tenant,
        pupils: await listNames(rows, inClass),
        presences: await readPresences(rows, inClass.tenant, now),
      }));
      const presenceOf = presencesOf(presences, await classes.logs.openAlerts(tenant));
      const known = await foldsOf(classes, tenant, pupils);
      const seen = await classes.look(now, (env) =>
        known.map(({ learner, name, fold }) => ({ learner, name, ...viewNow(fold, presenceOf(learner), env) })),
      );
      return { at: now, pupils: seen.map(toWritable), unknown: pupils.length - known.length };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/matrix",
    access: "teacher",
    summary: "Where each pupil of the class stands with each skill",
    body: null,
    answer: MatrixView,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, pupils } = await enter(async ({ rows, targets }) => ({
        tenant: targets.class.tenant,
        pupils: await listNames(rows, targets.class),
      }));
      const known = await foldsOf(classes, tenant, pupils);
      return await classes.look(now, (env) => ({
        at: now,
        skills: [...matrixSkills(env)],
        pupils: known.map(({ learner, name, fold }) => ({ learner, name, cells: [...viewCells(fold, env)] })),
        unknown: pupils.length - known.length,
      }));
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/misconceptions",
    access: "teacher",
    summary: "What several pupils of the class get wrong in one way, and the groups of tomorrow's lesson",
    body: null,
    query: MisconceptionsQuery,
    answer: MisconceptionsView,
    status: 200,
    refusals: [503],
    run: async ({ query, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, pupils } = await enter(async ({ rows, targets }) => ({
        tenant: targets.class.tenant,
        pupils: await listNames(rows, targets.class),
      }));
      const known = await foldsOf(classes, tenant, pupils);
      return await classes.look(now, (env) => {
        const found = viewMisconceptions(known, env);
        const { groups, ...others } = viewLesson(found, known, env);
        const goOn = [...others.own.map(({ learner }) => learner), ...others.ready];
        const isTold = query.with === "others";
        const misconceptions = isTold ? found : found.map(withoutTag);
        const lesson = isTold ? { groups, goOn, others } : { groups, goOn };
        return {
          at: now,
          names: pupils.map(({ learner, name }) => ({ learner, name })),
          ...toWritable({ misconceptions, lesson }),
          unknown: pupils.length - known.length,
        };
      });
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/work",
    access: "teacher",
    summary: "The problems of a pupil's latest session, with what was typed and said",
    body: null,
    answer: PupilWork,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const { session } = (await foldOf(classes, tenant, id)).tutor.practice;
      if (session === null) return { name: name ?? "", startedAt: null, problems: [] };
      const problems = await classes.look(now, (env) =>
        problemViews(session, env, "teacher").toReversed().map(hideSerious),
      );
      return { name: name ?? "", startedAt: session.startedAt, problems };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/questions",
    access: "teacher",
    summary: "The questions a pupil had on one skill, the newest first, page by page",
    body: WantQuestions,
    answer: PupilQuestions,
    status: 200,
    refusals: [503],
    run: async ({ body, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const page = pageOf(sessionsOn(await reportedOf(classes, tenant, id), body.skill), body.before);
      const log = await readSessions(classes.logs, { tenant, learner: id }, page.sessions);
      return await classes.look(now, (env) => ({
        name: name ?? "",
        skillName: nameOfSkill(env.content.graph, body.skill),
        problems: [...viewQuestionsOn(log, body.skill, env)],
        before: page.before,
      }));
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/report",
    access: "teacher",
    summary: "What a pupil did and learned since a moment",
    body: null,
    query: ReportQuery,
    answer: PupilReportView,
    status: 200,
    refusals: [503],
    run: async ({ query: { since = 0, with: known }, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const { skills, ...report } = await readReport(classes, { tenant, learner: id, since, now });
      const told = known === "exams" ? skills : skills.map(withoutExamined);
      return { name: name ?? "", ...toWritable({ ...report, skills: told }) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/problems",
    access: "teacher",
    summary: "The problems behind a number of a pupil's report, the newest first, page by page",
    body: null,
    query: BehindQuery,
    answer: ProblemsBehind,
    status: 200,
    refusals: [503],
    run: async ({ query: { since: asked = 0, before, ...which }, now, deps: { hooks }, enter }) => {
      const filter = { since: quarterOf(asked), ...which };
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const { report } = await reportedOf(classes, tenant, id);
      const page = pageOf(sessionsBehind(report, filter), before);
      const log = await readSessions(classes.logs, { tenant, learner: id }, page.sessions);
      const problems = await classes.look(now, (env) => viewProblemsBehind(log, filter, env));
      return { name: name ?? "", problems: [...problems], before: page.before };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/session",
    access: "teacher",
    summary: "The report of one session of a pupil, with its problems",
    body: null,
    query: SessionQuery,
    answer: PupilSession,
    status: 200,
    refusals: [503],
    run: async ({ query: { session }, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const { fold, report: its } = await reportedOf(classes, tenant, id);
      const sessions = its.rows.filter((one) => one.id === session);
      const log = await readSessions(classes.logs, { tenant, learner: id }, sessions);
      const [events, startedAt] = [log.map(({ event }) => event), log[0]?.ots];
      const seen = await classes.look(now, (env) => {
        const report = reportOfSession(events, session, fold.tutor, env);
        const replay = viewReplay(events, session, env, { reader: "teacher" });
        return report === undefined || replay === undefined ? undefined : { report, replay };
      });
      if (seen === undefined || startedAt === undefined) throw notThere();
      return { name: name ?? "", startedAt, report: seen.report, problems: seen.replay.problems.map(hideSerious) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/activity",
    access: "teacher",
    summary: "What was said and answered in one lesson, exam, survey … of a pupil, as the pupil has it",
    body: null,
    query: SessionQuery,
    answer: PupilActivity,
    status: 200,
    refusals: [503],
    run: async ({ query: { session }, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name, given } = await enter(async ({ rows, targets: { learner } }) => ({
        ...learner,
        given: await listGiven(rows, learner.tenant),
      }));
      const { fold, report } = await reportedOf(classes, tenant, id);
      const log = await readSessions(
        classes.logs,
        { tenant, learner: id },
        report.rows.filter((one) => one.id === session),
      );
      const events = log.map(({ event }) => event);
      const seen = await classes.look(now, (env) =>
        viewPupilActivity(events, session, fold.tutor, { ...env, content: withGiven(env.content, given) }),
      );
      if (seen === undefined) throw notThere();
      return { name: name ?? "", ...seen };
    },
  }),
];

/** What teachers of the school gave whole: it is shown as it was given, whatever the bank has. */
async function listGiven(rows: Rows, tenant: string): Promise<readonly LearnerAssignment[]> {
  const given: LearnerAssignment[] = [];
  for (const row of await rows.list("assignment", [tenant])) {
    for (const paper of await papersOf(rows, row)) given.push({ ...(await viewGiven(rows, row)), paper });
    if (row.survey !== undefined || row.guide !== undefined) given.push(await viewGiven(rows, row));
  }
  return given;
}

function withGiven(content: Content, given: readonly LearnerAssignment[]): Content {
  const frozen = given.flatMap(({ paper }) => paper?.items ?? []);
  return withForms(withFrozen(content, frozen), formsOf(given));
}

/** @throws Refusal where the log cannot be read at the moment */
export async function readReport(
  classes: ClassHooks,
  of: { readonly tenant: string; readonly learner: LearnerId; readonly since: number; readonly now: number },
): Promise<PupilReport> {
  const { tenant, learner, since, now } = of;
  const { fold, report } = await reportedOf(classes, tenant, learner);
  return classes.look(now, (env) => viewReport(fold, reportSince(report, since), env));
}

/** @throws Refusal where the log cannot be read at the moment */
async function reportedOf(classes: ClassHooks, tenant: string, learner: LearnerId): Promise<ReportedLog> {
  const log = await classes.reportOf(tenant, learner);
  if (log === undefined) throw notKnownNow();
  return log;
}

/** For pages of before, which know of none. */
function withoutExamined({
  examined: _examined,
  ...one
}: PupilReport["skills"][number]): Omit<PupilReport["skills"][number], "examined"> {
  return one;
}

/** For pages of before, which know of none. */
function withoutTag({ tag: _tag, ...one }: MisconceptionView): Omit<MisconceptionView, "tag"> {
  return one;
}
