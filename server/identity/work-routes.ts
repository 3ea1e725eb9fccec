import {
  nameOfSkill,
  parseEvent,
  problemViews,
  reportOfSession,
  viewReplay,
  viewSkillHistory,
  type LearnerId,
  type TutorEvent,
} from "#engine";
import {
  hideSerious,
  matrixSkills,
  quarterOf,
  reportSince,
  sessionOf,
  sessionsSince,
  viewCells,
  viewLesson,
  viewMisconceptions,
  viewNow,
  viewProblemsBehind,
  viewReport,
  type PupilReport,
  type TimedEvent,
} from "#engine/class";
import { inOrder } from "#engine/log/row-order";
import {
  BehindQuery,
  ClassNow,
  MatrixView,
  MisconceptionsView,
  ProblemsBehind,
  PupilQuestions,
  PupilReportView,
  PupilSession,
  PupilWork,
  ReportQuery,
  SessionQuery,
  WantQuestions,
} from "#engine/protocol/class";
import type { SyncRow } from "#engine/protocol/sync";
import type { StoredRow } from "../sync/index.ts";
import { classHooksOf, foldOf, foldsOf, listNames, notKnownNow } from "./pupil-folds.ts";
import { presencesOf, readPresences } from "./pupil-presence.ts";
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
    answer: MisconceptionsView,
    status: 200,
    refusals: [503],
    run: async ({ now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, pupils } = await enter(async ({ rows, targets }) => ({
        tenant: targets.class.tenant,
        pupils: await listNames(rows, targets.class),
      }));
      const known = await foldsOf(classes, tenant, pupils);
      return await classes.look(now, (env) => {
        const misconceptions = viewMisconceptions(known, env);
        const lesson = viewLesson(misconceptions, known, env);
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
      const problems = await classes.look(now, (env) => problemViews(session, env).toReversed().map(hideSerious));
      return { name: name ?? "", startedAt: session.startedAt, problems };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/learners/{learner}/questions",
    access: "teacher",
    summary: "All questions a pupil had on one skill, the newest first",
    body: WantQuestions,
    answer: PupilQuestions,
    status: 200,
    refusals: [503],
    run: async ({ body, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const events = eventsIn(await rowsOf(classes, tenant, id));
      return await classes.look(now, (env) => ({
        name: name ?? "",
        skillName: nameOfSkill(env.content.graph, body.skill),
        problems: viewSkillHistory(events, body.skill, env).map(hideSerious),
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
    run: async ({ query: { since = 0 }, now, deps: { hooks }, enter }) => {
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const report = await readReport(classes, { tenant, learner: id, since, now });
      return { name: name ?? "", ...toWritable(report) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/learners/{learner}/problems",
    access: "teacher",
    summary: "The problems behind a number of a pupil's report, the newest first",
    body: null,
    query: BehindQuery,
    answer: ProblemsBehind,
    status: 200,
    refusals: [503],
    run: async ({ query: { since: asked = 0, ...filter }, now, deps: { hooks }, enter }) => {
      const since = quarterOf(asked);
      const classes = classHooksOf(hooks);
      const { tenant, id, name } = await enter(async ({ targets }) => targets.learner);
      const rows = await rowsOf(classes, tenant, id, ({ ots }) => ots >= since);
      const sessions = sessionsSince(rows, since);
      const log = timedIn(rows.filter(({ event }) => sessions.has(sessionOf(event))));
      const problems = await classes.look(now, (env) => viewProblemsBehind(log, { since, ...filter }, env));
      return { name: name ?? "", problems: [...problems] };
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
      const { tutor } = await foldOf(classes, tenant, id);
      const rows = await rowsOf(classes, tenant, id, ({ event }) => sessionOf(event) === session);
      const [events, startedAt] = [eventsIn(rows), rows[0]?.ots];
      const seen = await classes.look(now, (env) => {
        const report = reportOfSession(events, session, tutor, env);
        const replay = viewReplay(events, session, env);
        return report === undefined || replay === undefined ? undefined : { report, replay };
      });
      if (seen === undefined || startedAt === undefined) throw notThere();
      return { name: name ?? "", startedAt, report: seen.report, problems: seen.replay.problems.map(hideSerious) };
    },
  }),
];

/** @throws Refusal where the log cannot be read at the moment */
export async function readReport(
  classes: ClassHooks,
  of: { readonly tenant: string; readonly learner: LearnerId; readonly since: number; readonly now: number },
): Promise<PupilReport> {
  const { tenant, learner, since, now } = of;
  const log = await classes.reportOf(tenant, learner);
  if (log === undefined) throw notKnownNow();
  return classes.look(now, (env) => viewReport(log.fold, reportSince(log.report, since), env));
}

/** Rows read at a time. */
const PAGE = 500;

/** A learner's log in the order of the fold, as it stands on the server: only what is wanted of it. */
async function rowsOf(
  { logs }: ClassHooks,
  tenant: string,
  learner: LearnerId,
  isWanted: (row: StoredRow) => boolean = () => true,
): Promise<readonly SyncRow[]> {
  const rows: StoredRow[] = [];
  let cursor = 0;
  for (;;) {
    const page = await logs.readRows({ tenant, learner }, cursor, PAGE);
    rows.push(...page.filter(isWanted));
    cursor = page.at(-1)?.cursor ?? cursor;
    if (page.length < PAGE) return inOrder(rows);
  }
}

/** What this version cannot read changes nothing. */
function timedIn(rows: readonly SyncRow[]): readonly TimedEvent[] {
  return rows.flatMap(({ event, ots }) => {
    const read = parseEvent(event);
    return read.ok ? [{ event: read.value, ots }] : [];
  });
}

function eventsIn(rows: readonly SyncRow[]): readonly TutorEvent[] {
  return timedIn(rows).map(({ event }) => event);
}
