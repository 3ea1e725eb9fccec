import { parseEvent, type LearnerId, type TutorEvent } from "#engine";
import { ALERT_KINDS } from "#engine/class";
import { AlertList, AlertWords, MarkAlert, WantWords, type AlertView } from "#engine/protocol/class";
import { isVisitorId } from "#engine/protocol/visitor";
import type { StoredAlert } from "../sync/index.ts";
import type { Rows } from "./identity-store.ts";
import { notThere } from "./refusal.ts";
import { defineRoute, type ClassHooks, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { ClassRow } from "./tables.ts";

/** An alert about safety that nobody has seen for so long goes to the administrators too [ms]. */
export const ESCALATE_MS = 2 * 60 * 60_000;
/** What was written stands at most so many rows before the alert. */
const ROWS_BEFORE = 20;

/** What a person should look at: it is there until a teacher of the class is done with it [IDN65]. */
export const ALERT_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/alerts",
    access: "teacher",
    summary:
      "What in the teacher's classes a person should look at; for administrators also what nobody saw for two hours",
    body: null,
    answer: AlertList,
    status: 200,
    refusals: [],
    run: async ({ now, deps: { hooks }, enter }) => {
      const tenant = await enter(async ({ session }) => session.tenant);
      const open = (await hooks.classes?.logs.openAlerts(tenant)) ?? [];
      if (open.length === 0) return { at: now, alerts: [] };
      const alerts = await enter(({ rows, session }) => viewAlerts(rows, session, open, now));
      return { at: now, alerts: [...alerts] };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alerts/marks",
    access: "teacher",
    summary: "A teacher has seen an alert and those before it of the same pupil and kind, or is done with them",
    body: MarkAlert,
    answer: null,
    status: 204,
    refusals: [404],
    run: async ({ body: { learner, id, done }, now, deps: { hooks }, enter }) => {
      const { tenant, teacher, alerts, logs } = await findAlerts({ learner, id }, hooks.classes, now, enter);
      const mark = { by: teacher, at: now };
      for (const alert of alerts) {
        const seen = alert.mark.seen ?? mark;
        await logs.markAlert({ tenant, learner }, alert.id, { seen, done: done && { ...mark, how: done } });
      }
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alerts/words",
    access: "teacher",
    summary: "What the pupil wrote that the alert is about; the alert counts as seen, and the log says who looked",
    body: WantWords,
    answer: AlertWords,
    status: 200,
    refusals: [404],
    run: async ({ body: { learner, id }, now, deps: { hooks }, enter }) => {
      const { tenant, teacher, alerts, logs } = await findAlerts({ learner, id }, hooks.classes, now, enter);
      const alert = alerts.find((one) => one.id === id);
      if (alert === undefined) throw notThere();
      const seen = alert.mark.seen ?? { by: teacher, at: now };
      await logs.markAlert({ tenant, learner }, id, { ...alert.mark, seen });
      return { words: await wordsBefore(alert, { tenant, learner }, logs) };
    },
  }),
];

/** The message in whose turn the alert was written; null where there is none. */
async function wordsBefore(
  { cursor }: StoredAlert,
  key: { readonly tenant: string; readonly learner: LearnerId },
  { readRows }: Pick<ClassHooks["logs"], "readRows">,
): Promise<string | null> {
  const rows = await readRows(key, Math.max(0, cursor - ROWS_BEFORE), ROWS_BEFORE);
  const about = rows.find((row) => row.cursor === cursor)?.event;
  for (const { event } of rows.toReversed()) {
    const read = parseEvent(event);
    const isOfIt = event.device === about?.device && event.seq < about.seq;
    const words = read.ok && isOfIt ? wordsIn(read.value) : null;
    if (words !== null) return words;
  }
  return null;
}

/** What a pupil wrote themselves: to the tutor, in a survey, or in a guide; null: it has no words. */
function wordsIn(event: TutorEvent): string | null {
  switch (event.type) {
    case "message_received":
      return event.body.text;
    case "survey_answered":
    case "workflow_moved":
      return event.body.given.join(" ");
    default:
      return null;
  }
}

interface Found {
  readonly tenant: string;
  readonly teacher: string;
  /** Those that are meant, the oldest first. */
  readonly alerts: readonly StoredAlert[];
  readonly logs: ClassHooks["logs"];
}

type Enter = <Value>(
  work: (entered: { readonly rows: Rows; readonly session: TeacherSession }) => Promise<Value>,
) => Promise<Value>;

/** Of alerts the teacher sees; others are as absent as none. */
async function findAlerts(
  { learner, id }: { readonly learner: LearnerId; readonly id: string },
  classes: ClassHooks | undefined,
  now: number,
  enter: Enter,
): Promise<Found> {
  const { tenant, teacher } = await enter(async ({ session }) => session);
  const open = (await classes?.logs.openAlerts(tenant)) ?? [];
  const at = open.findIndex((one) => one.learner === learner && one.id === id);
  const kind = open[at]?.kind;
  const seen = await enter(({ rows, session }) => viewAlerts(rows, session, open, now));
  if (classes === undefined || !seen.some((one) => one.learner === learner && one.kind === kind)) throw notThere();
  const alerts = open.slice(0, at + 1).filter((one) => one.learner === learner && one.kind === kind);
  return { tenant, teacher, alerts, logs: classes.logs };
}

/** Whose it is, as far as anybody knows. */
interface Owner {
  readonly name: string | null;
  readonly unconfirmed: boolean;
  readonly inClass: ClassRow | undefined;
}

async function viewAlerts(
  rows: Rows,
  session: TeacherSession,
  open: readonly StoredAlert[],
  now: number,
): Promise<readonly AlertView[]> {
  const { tenant, teacher, admin } = session;
  const classes = await rows.list("class", [tenant]);
  const own = classes.filter(({ teachers }) => teachers.includes(teacher));
  const names = new Map<string, string>();
  const views: AlertView[] = [];
  const groups = Map.groupBy(open, ({ learner, kind }) => `${learner} ${kind}`);
  for (const alerts of groups.values()) {
    const [first] = alerts;
    const last = alerts.at(-1);
    if (first === undefined || last === undefined) continue;
    const { name, unconfirmed, inClass } = await ownerOf(rows, tenant, last.learner, [
      ...own,
      ...classes.filter((one) => !own.includes(one)),
    ]);
    const isOwn = inClass !== undefined && own.includes(inClass);
    const escalated = !isOwn && admin && isForAdmins(alerts, now);
    if (!isOwn && !escalated) continue;
    const seen = last.mark.seen;
    if (seen !== null && !names.has(seen.by)) {
      names.set(seen.by, (await rows.get("teacher", [tenant, seen.by]))?.name ?? "");
    }
    views.push({
      id: last.id,
      kind: last.kind,
      learner: last.learner,
      name,
      unconfirmed,
      class: inClass === undefined ? null : { id: inClass.id, name: inClass.name },
      at: last.ots,
      heardAt: first.heardAt,
      times: alerts.length,
      seen: seen && { by: names.get(seen.by) ?? "", at: seen.at },
      escalated,
    });
  }
  return views.toSorted((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind) || a.heardAt - b.heardAt);
}

function isForAdmins(alerts: readonly StoredAlert[], now: number): boolean {
  return alerts.some(
    ({ kind, mark, heardAt }) =>
      (kind === "urgent" || kind === "concern") && mark.seen === null && now - heardAt >= ESCALATE_MS,
  );
}

/** @param classes - a pupil may be in several: the first of these counts */
async function ownerOf(rows: Rows, tenant: string, learner: LearnerId, classes: readonly ClassRow[]): Promise<Owner> {
  if (isVisitorId(learner)) {
    const waits = await rows.get("handIn", [tenant, learner]);
    const claim = await rows.get("claim", [tenant, learner]);
    const whose = waits?.learner ?? claim?.learner ?? null;
    const name = whose === null ? null : ((await rows.get("learner", [tenant, whose]))?.name ?? null);
    const inClass = classes.find(({ id }) => id === waits?.class);
    return { name, unconfirmed: true, inClass };
  }
  const name = (await rows.get("learner", [tenant, learner]))?.name ?? null;
  for (const inClass of classes) {
    const isThere = (await rows.get("enrolment", [tenant, inClass.id, learner])) !== undefined;
    if (isThere) return { name, unconfirmed: false, inClass };
  }
  return { name, unconfirmed: false, inClass: undefined };
}
