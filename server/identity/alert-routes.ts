import type { z } from "zod";
import { ACTIVITY_KINDS, LearnerId, nameOfSkill, parseKnownPart, type EventId, type TutorEvent } from "#engine";
import { ALERT_KINDS, type AlertKind } from "#engine/class";
import {
  AlertList,
  AlertsQuery,
  AlertWords,
  MarkAlert,
  PastAlertList,
  PastAlertsQuery,
  WantWords,
  type AlertView,
  type PastAlert,
} from "#engine/protocol/class";
import { isVisitorId } from "#engine/protocol/visitor";
import type { AlertPlace, AlertScope, StoredAlert } from "../sync/index.ts";
import type { Rows } from "./identity-store.ts";
import { notThere } from "./refusal.ts";
import { defineRoute, type ClassHooks, type Route } from "./route.ts";
import type { TeacherSession } from "./sessions.ts";
import type { ClassRow } from "./tables.ts";

/** An alert about safety that nobody has seen to for so long goes to the administrators too [ms]. */
export const ESCALATE_MS = 2 * 60 * 60_000;
/** Alerts about safety: administrators have a part in them whosever pupils they are about. */
const SAFETY_KINDS: readonly AlertKind[] = ["urgent", "concern"];
/** Past alerts told at once. */
const PAST_PAGE = 50;
/** What was written stands at most so many rows before the alert. */
const ROWS_BEFORE = 20;

/** What a person should look at: it is there until a teacher of the class is done with it [IDN65]. */
export const ALERT_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/alerts",
    access: "teacher",
    summary:
      "What in the teacher's classes a person should look at; for administrators also what nobody saw to for two hours",
    body: null,
    query: AlertsQuery,
    answer: AlertList,
    status: 200,
    refusals: [],
    run: async ({ query, now, deps: { hooks }, enter }) => {
      const tenant = await enter(async ({ session }) => session.tenant);
      const open = (await hooks.classes?.logs.openAlerts(tenant)) ?? [];
      if (open.length === 0) return { at: now, alerts: [] };
      const alerts = await enter(({ rows, session }) => viewAlerts(rows, session, open, now));
      const told =
        query.on === undefined ? alerts : await withPlaces(alerts, open, { tenant, now, classes: hooks.classes });
      return { at: now, alerts: told.map((alert) => withMarks(query, alert)) };
    },
  }),
  defineRoute({
    method: "GET",
    path: "/alerts/past",
    access: "teacher",
    summary:
      "Alerts of the teacher's classes that somebody is done with, the latest first; for administrators also all about safety",
    body: null,
    query: PastAlertsQuery,
    answer: PastAlertList,
    status: 200,
    refusals: [],
    run: async ({ query, now, deps: { hooks }, enter }) => {
      const { tenant, scope } = await enter(async ({ rows, session }) => ({
        tenant: session.tenant,
        scope: await scopeOf(rows, session),
      }));
      const place = query.after === undefined ? null : readPlace(query.after);
      const past = (await hooks.classes?.logs.pastAlerts(tenant, scope, place, PAST_PAGE + 1)) ?? [];
      const page = past.slice(0, PAST_PAGE);
      const last = past.length > PAST_PAGE ? page.at(-1) : undefined;
      const alerts = await enter(({ rows, session }) => viewPast(rows, session, page));
      const views = alerts.map((alert) => withMarks(query, alert));
      return { at: now, alerts: views, next: last === undefined ? null : writePlace(last) };
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alerts/marks",
    access: "teacher",
    summary: "A teacher sees to an alert and those before it of the same pupil and kind, or is done with them",
    body: MarkAlert,
    answer: null,
    status: 204,
    refusals: [404],
    run: async ({ body: { learner, id, done }, now, deps: { hooks }, enter }) => {
      const { tenant, teacher, alerts, logs } = await findAlerts({ learner, id }, hooks.classes, now, enter);
      const mine = { by: teacher, at: now };
      for (const alert of alerts) {
        await logs.markAlert({ tenant, learner }, alert.id, (mark) =>
          done === null
            ? { ...mark, seesTo: mark.seesTo ?? mine }
            : { ...mark, done: mark.done ?? { ...mine, how: done } },
        );
      }
    },
  }),
  defineRoute({
    method: "POST",
    path: "/alerts/words",
    access: "teacher",
    summary:
      "What the pupil wrote that the alert, or all it stands for, is about, past or not; it is noted who looked, and nobody sees to it by that",
    body: WantWords,
    answer: AlertWords,
    status: 200,
    refusals: [404],
    run: async ({ body: { learner, id, all: wantsAll = false }, now, deps: { hooks }, enter }) => {
      const of = { learner, id };
      const found = (await findPast(of, hooks.classes, enter)) ?? (await findAlerts(of, hooks.classes, now, enter));
      const { tenant, teacher, alerts, logs } = found;
      const read = wantsAll ? alerts : alerts.slice(-1);
      const all: { readonly at: number; readonly words: string | null }[] = [];
      for (const alert of read) {
        const seen = { by: teacher, at: now };
        await logs.markAlert({ tenant, learner }, alert.id, (mark) =>
          mark.done === null ? { ...mark, seen: mark.seen ?? seen } : mark,
        );
        all.push({ at: alert.ots, words: await wordsBefore(alert, { tenant, learner }, logs) });
      }
      const words = all.at(-1)?.words ?? null;
      return wantsAll ? { words, all } : { words };
    },
  }),
];

interface Placing {
  readonly tenant: string;
  readonly now: number;
  readonly classes: ClassHooks | undefined;
}

/** The same with what they were on who asked for a person, as the log says it [IDN230]. */
async function withPlaces(
  alerts: readonly AlertView[],
  open: readonly StoredAlert[],
  { tenant, now, classes }: Placing,
): Promise<readonly AlertView[]> {
  if (classes === undefined) return alerts;
  const told: AlertView[] = [];
  for (const alert of alerts) {
    const { kind, learner } = alert;
    const stored = kind === "person" ? open.find(({ id }) => id === alert.id) : undefined;
    const on = stored === undefined ? undefined : await placeOf(stored, { tenant, learner }, classes, now);
    told.push(on === undefined ? alert : { ...alert, on });
  }
  return told;
}

async function placeOf(
  { cursor }: StoredAlert,
  { tenant, learner }: { readonly tenant: string; readonly learner: LearnerId },
  { logs, foldsOf, look }: ClassHooks,
  now: number,
): Promise<AlertView["on"]> {
  const [row] = await logs.readRows({ tenant, learner }, cursor - 1, 1);
  const read = row === undefined ? null : parseKnownPart(row.event);
  if (read?.ok !== true || read.value.type !== "teacher_asked") return null;
  const { session, item, skill } = read.value.body;
  if (session === null) return null;
  const [fold] = item === null ? await foldsOf(tenant, [learner]) : [];
  const kind =
    item === null ? ACTIVITY_KINDS.find((one) => fold?.tutor.activities[one]?.id === session) : ("practice" as const);
  if (kind === undefined) return null;
  const skillName = await look(now, ({ content }) => (skill === null ? null : nameOfSkill(content.graph, skill)));
  return { kind, skillName };
}

/** The message in whose turn the alert was written; null where there is none. */
async function wordsBefore(
  { cursor }: StoredAlert,
  key: { readonly tenant: string; readonly learner: LearnerId },
  { readRows }: Pick<ClassHooks["logs"], "readRows">,
): Promise<string | null> {
  const rows = await readRows(key, Math.max(0, cursor - ROWS_BEFORE), ROWS_BEFORE);
  const about = rows.find((row) => row.cursor === cursor)?.event;
  for (const { event } of rows.toReversed()) {
    const read = parseKnownPart(event);
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

/** A page of before knows of one who has it: who sees to it. That somebody looked does not take that press from it. */
function withMarks<View extends { readonly seen: AlertView["seen"]; readonly seesTo?: AlertView["seesTo"] }>(
  { with: asked }: z.output<typeof AlertsQuery>,
  view: View,
): Omit<View, "seesTo" | "teachers"> {
  if (asked === "marks") return view;
  const { seesTo = null, teachers: _, ...rest } = { teachers: undefined, ...view };
  return { ...rest, seen: seesTo };
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

/** The one that is meant, where somebody is done with it and the teacher has a part in it; null: it is not past. */
async function findPast(
  { learner, id }: { readonly learner: LearnerId; readonly id: EventId },
  classes: ClassHooks | undefined,
  enter: Enter,
): Promise<Found | null> {
  const { tenant, teacher } = await enter(async ({ session }) => session);
  const alert = await classes?.logs.alertAt({ tenant, learner }, id);
  if (classes === undefined || alert === undefined || alert.mark.done === null) return null;
  const scope = await enter(({ rows, session }) => scopeOf(rows, session));
  if (!scope.learners.includes(learner) && !scope.kinds.includes(alert.kind)) throw notThere();
  return { tenant, teacher, alerts: [alert], logs: classes.logs };
}

/** Pupils of the teacher's own classes and what waits there; for administrators also whatever is about safety [IDN219]. */
async function scopeOf(rows: Rows, { tenant, teacher, admin }: TeacherSession): Promise<AlertScope> {
  const own = (await rows.list("class", [tenant])).filter(({ teachers }) => teachers.includes(teacher));
  const learners = new Set<LearnerId>();
  for (const { id } of own) {
    for (const { learner } of await rows.list("enrolment", [tenant, id])) learners.add(learner);
  }
  for (const { id, class: inClass } of await rows.list("handIn", [tenant])) {
    if (own.some((one) => one.id === inClass)) learners.add(id);
  }
  return { learners: [...learners], kinds: admin ? SAFETY_KINDS : [] };
}

function writePlace({ heardAt, learner, cursor }: AlertPlace): string {
  return [heardAt, learner, cursor].join(".");
}

function readPlace(text: string): AlertPlace {
  const [heardAt, learner, cursor] = text.split(".");
  return { heardAt: Number(heardAt), learner: LearnerId.parse(learner), cursor: Number(cursor) };
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
  const classes = await ownFirst(rows, session);
  const nameOf = createNames(rows, tenant);
  const views: AlertView[] = [];
  const groups = Map.groupBy(open, ({ learner, kind }) => `${learner} ${kind}`);
  for (const alerts of groups.values()) {
    const [first] = alerts;
    const last = alerts.at(-1);
    if (first === undefined || last === undefined) continue;
    const { name, unconfirmed, inClass } = await ownerOf(rows, tenant, last.learner, classes);
    const isOwn = inClass?.teachers.includes(teacher) === true;
    const escalated = !isOwn && admin && isForAdmins(alerts, teacher, now);
    if (!isOwn && !escalated) continue;
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
      ...(await viewMarks(last.mark, nameOf)),
      escalated,
      ...(escalated && { teachers: await Promise.all((inClass?.teachers ?? []).map(nameOf)) }),
    });
  }
  return views.toSorted((a, b) => ALERT_KINDS.indexOf(a.kind) - ALERT_KINDS.indexOf(b.kind) || a.heardAt - b.heardAt);
}

async function viewPast(
  rows: Rows,
  session: TeacherSession,
  past: readonly StoredAlert[],
): Promise<readonly PastAlert[]> {
  const { tenant } = session;
  const classes = await ownFirst(rows, session);
  const nameOf = createNames(rows, tenant);
  const owners = new Map<LearnerId, Owner>();
  const views: PastAlert[] = [];
  for (const { id, kind, learner, ots, heardAt, mark } of past) {
    const { done } = mark;
    if (done === null) continue;
    const owner = owners.get(learner) ?? (await ownerOf(rows, tenant, learner, classes));
    owners.set(learner, owner);
    const { name, unconfirmed, inClass } = owner;
    views.push({
      id,
      kind,
      learner,
      name,
      unconfirmed,
      class: inClass === undefined ? null : { id: inClass.id, name: inClass.name },
      at: ots,
      heardAt,
      ...(await viewMarks(mark, nameOf)),
      done: { by: await nameOf(done.by), at: done.at, how: done.how },
    });
  }
  return views;
}

async function viewMarks(
  { seen, seesTo }: StoredAlert["mark"],
  nameOf: (teacher: string) => Promise<string>,
): Promise<Required<Pick<AlertView, "seen" | "seesTo">>> {
  return {
    seen: seen && { by: await nameOf(seen.by), at: seen.at },
    seesTo: seesTo && { by: await nameOf(seesTo.by), at: seesTo.at },
  };
}

/** Every class of the school, the teacher's own before all others. */
async function ownFirst(rows: Rows, { tenant, teacher }: TeacherSession): Promise<readonly ClassRow[]> {
  const classes = await rows.list("class", [tenant]);
  const [own = [], others = []] = [true, false].map((isOwn) =>
    classes.filter(({ teachers }) => teachers.includes(teacher) === isOwn),
  );
  return [...own, ...others];
}

/** Names of teachers, each looked up once; empty for who is no more there. */
function createNames(rows: Rows, tenant: string): (teacher: string) => Promise<string> {
  const names = new Map<string, string>();
  return async (teacher) => {
    const name = names.get(teacher) ?? (await rows.get("teacher", [tenant, teacher]))?.name ?? "";
    names.set(teacher, name);
    return name;
  };
}

/** One that an administrator sees to stays with them: they say what was done. */
function isForAdmins(alerts: readonly StoredAlert[], teacher: string, now: number): boolean {
  return alerts.some(
    ({ kind, mark: { seesTo }, heardAt }) =>
      SAFETY_KINDS.includes(kind) && (seesTo === null ? now - heardAt >= ESCALATE_MS : seesTo.by === teacher),
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
