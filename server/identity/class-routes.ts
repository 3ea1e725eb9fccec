import { randomUUID } from "node:crypto";
import type { z } from "zod";
import {
  AddCoTeacher,
  ChangeClass,
  ClassList,
  ClassView,
  DeviceList,
  type DeviceView,
  Empty,
  KioskCodeView,
  NewClass,
  ReadinessList,
  WholeClassView,
} from "#engine/protocol/identity";
import { viewGroup } from "./groups.ts";
import { forgetGuesses } from "./guessing.ts";
import type { Rows } from "./identity-store.ts";
import { Refusal } from "./refusal.ts";
import { viewLearner } from "./school-grade.ts";
import { defineRoute, type Route } from "./route.ts";
import { endParentCodes } from "./parent-codes.ts";
import { createClassCode, createKioskCode, hashToken, tidyCode } from "./secrets.ts";
import { endSessionsWhere, type TeacherSession } from "./sessions.ts";
import { giveClass } from "./staff.ts";
import { DIRECTORY, type ClassRow, type DeviceRow } from "./tables.ts";
import { findTeacher } from "./teacher-sign-in.ts";

/** More than any teacher has. */
const MAX_CLASSES = 100;

export const CLASS_ROUTES: readonly Route[] = [
  defineRoute({
    method: "GET",
    path: "/classes",
    access: "teacher",
    summary: "The teacher's classes",
    body: null,
    answer: ClassList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, session }) => {
        const own = await listClasses(rows, session.tenant, session.teacher);
        const classes: z.infer<typeof ClassView>[] = [];
        for (const row of own) classes.push(await viewClass(rows, row));
        return { classes };
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes",
    access: "teacher",
    summary: "Makes a class with a code of its own",
    body: NewClass,
    answer: ClassView,
    status: 201,
    refusals: [409],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, session }) => {
        const { name, pins = "digits" } = body;
        return viewClass(rows, await makeClass(rows, session, { name, pins }, now));
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}",
    access: "teacher",
    summary: "One class with its learners",
    body: null,
    answer: WholeClassView,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        const roster: z.infer<typeof WholeClassView>["roster"] = [];
        for (const { learner, since } of await rows.list("enrolment", [tenant, id])) {
          const row = await rows.get("learner", [tenant, learner]);
          if (row !== undefined && row.name !== null) roster.push(viewLearner(row, row.name, since));
        }
        const teachers: z.infer<typeof WholeClassView>["teachers"] = [];
        for (const one of targets.class.teachers) {
          const name = (await rows.get("teacher", [tenant, one]))?.name;
          if (name !== undefined) teachers.push({ id: one, name });
        }
        const groups = (await rows.list("learnerGroup", [tenant, id])).map(viewGroup);
        return { ...(await viewClass(rows, targets.class)), roster, groups, teachers };
      }),
  }),
  defineRoute({
    method: "PATCH",
    path: "/classes/{class}",
    access: "teacher",
    summary: "Renames a class, archives it, or brings it back under a new code",
    body: ChangeClass,
    answer: ClassView,
    status: 200,
    refusals: [],
    run: async ({ body, now, enter }) =>
      enter(async ({ rows, targets }) => {
        const renamed = { ...targets.class, name: body.name ?? targets.class.name };
        if (body.archived === true && renamed.archivedAt === null)
          return viewClass(rows, await archive(rows, renamed, now));
        if (body.archived === false && renamed.archivedAt !== null) {
          return viewClass(rows, await giveCode(rows, { ...renamed, archivedAt: null }));
        }
        await rows.put("class", renamed);
        return viewClass(rows, renamed);
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/code",
    access: "teacher",
    summary: "Gives the class another code; devices that joined stay",
    body: Empty,
    answer: ClassView,
    status: 200,
    refusals: [409],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        return viewClass(rows, await giveCode(rows, targets.class));
      }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/alarm",
    access: "teacher",
    summary: "The teacher has seen that somebody seemed to be guessing PINs",
    body: null,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        await rows.put("class", { ...targets.class, alarmAt: null });
        await rows.remove("lockout", [targets.class.tenant, `class:${targets.class.id}`]);
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/teachers",
    access: "teacher",
    summary: "Makes the class a colleague's too",
    body: AddCoTeacher,
    answer: null,
    status: 204,
    refusals: [404],
    run: async ({ body, enter }) =>
      enter(async ({ rows, session, targets }) => {
        const colleague = await findTeacher(rows, body.login);
        if (colleague?.tenant !== session.tenant) throw new Refusal(404, "There is no such colleague.");
        await giveClass(rows, targets.class, colleague);
      }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/teachers/{teacher}",
    access: "teacher",
    summary: "Takes the class from one of its teachers",
    body: null,
    answer: null,
    status: 204,
    refusals: [409],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const teachers = targets.class.teachers.filter((id) => id !== targets.teacher.id);
        if (teachers.length === 0) throw new Refusal(409, "The class would have no teacher.");
        await rows.put("class", { ...targets.class, teachers });
      }),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/unlock",
    access: "teacher",
    summary: "Opens what wrong PINs have shut in this class; the PINs stay",
    body: Empty,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const { tenant, id } = targets.class;
        for (const { learner } of await rows.list("enrolment", [tenant, id])) {
          await forgetGuesses(rows, tenant, learner);
        }
        for (const device of await rows.list("device", [tenant])) {
          if (device.class === id) await rows.remove("lockout", [tenant, `device:${device.id}`]);
        }
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/devices",
    access: "teacher",
    summary: "Devices that joined the class",
    body: null,
    answer: DeviceList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets }) => {
        const all = await rows.list("device", [targets.class.tenant]);
        return { devices: all.filter((row) => row.class === targets.class.id).map(viewDevice) };
      }),
  }),
  defineRoute({
    method: "GET",
    path: "/classes/{class}/readiness",
    access: "teacher",
    summary: "How much of the app devices of the class hold for work without the network, as they said last",
    body: null,
    answer: ReadinessList,
    status: 200,
    refusals: [],
    run: async ({ enter }) =>
      enter(async ({ rows, targets: { class: inClass } }) => {
        const devices: z.infer<typeof ReadinessList>["devices"] = [];
        for (const { id, class: its } of await rows.list("device", [inClass.tenant])) {
          const told = its === inClass.id ? await rows.get("readiness", [inClass.tenant, id]) : undefined;
          if (told !== undefined) devices.push({ id, percent: told.percent, at: told.at });
        }
        return { devices };
      }),
  }),
  defineRoute({
    method: "DELETE",
    path: "/classes/{class}/devices/{device}",
    access: "teacher",
    summary: "Shuts a device out; its sessions end",
    body: null,
    answer: null,
    status: 204,
    refusals: [],
    run: async ({ now, enter }) => enter(({ rows, targets }) => revokeDevice(rows, targets.device, now)),
  }),
  defineRoute({
    method: "POST",
    path: "/classes/{class}/kiosk-codes",
    access: "teacher",
    summary: "A code that makes one device everybody's in the class, within the hour",
    body: Empty,
    answer: KioskCodeView,
    status: 201,
    refusals: [409],
    run: async ({ now, enter }) =>
      enter(async ({ rows, targets }) => {
        if (targets.class.archivedAt !== null) throw new Refusal(409, "The class is archived.");
        return giveKioskCode(rows, targets.class, now);
      }),
  }),
];

const KIOSK_CODE_MS = 60 * 60_000;

async function giveKioskCode(
  rows: Rows,
  { tenant: school, id }: ClassRow,
  now: number,
): Promise<z.infer<typeof KioskCodeView>> {
  const [code, endsAt] = [createKioskCode(), now + KIOSK_CODE_MS];
  await rows.put("kioskCode", { tenant: DIRECTORY, code: hashToken(tidyCode(code)), school, class: id, endsAt });
  return { code, endsAt };
}

export async function revokeDevice(rows: Rows, device: DeviceRow, now: number): Promise<void> {
  await rows.put("device", { ...device, revokedAt: device.revokedAt ?? now });
  await endSessionsWhere(rows, device.tenant, (who) => who.role === "learner" && who.device === device.id);
}

export function viewDevice({ id, kind, learner, madeAt, seenAt, revokedAt }: DeviceRow): z.infer<typeof DeviceView> {
  return { id, kind, learner, madeAt, seenAt, revokedAt };
}

export async function listClasses(rows: Rows, tenant: string, teacher: string): Promise<readonly ClassRow[]> {
  const all = await rows.list("class", [tenant]);
  return all.filter(({ teachers }) => teachers.includes(teacher));
}

/** A class of the teacher's own, with a code. */
export async function makeClass(
  rows: Rows,
  { tenant, teacher }: TeacherSession,
  given: Pick<ClassRow, "name" | "pins">,
  now: number,
): Promise<ClassRow> {
  const own = await listClasses(rows, tenant, teacher);
  if (own.length >= MAX_CLASSES) throw new Refusal(409, "There are too many classes.");
  const made = { tenant, id: randomUUID(), ...given, code: "", teachers: [teacher], madeAt: now };
  return giveCode(rows, { ...made, archivedAt: null, alarmAt: null });
}

export async function viewClass(rows: Rows, row: ClassRow): Promise<z.infer<typeof ClassView>> {
  const { id, name, pins, alarmAt } = row;
  const learners = (await rows.list("enrolment", [row.tenant, id])).length;
  return { id, name, code: row.archivedAt === null ? row.code : null, pins, learners, alarmAt };
}

/** A code nobody else has; the one before opens nothing any more. */
async function giveCode(rows: Rows, row: ClassRow): Promise<ClassRow> {
  let code = createClassCode();
  while ((await rows.get("code", [DIRECTORY, code])) !== undefined) code = createClassCode();
  await rows.remove("code", [DIRECTORY, row.code]);
  const changed = { ...row, code };
  await rows.put("code", { tenant: DIRECTORY, code, school: row.tenant, class: row.id });
  await rows.put("class", changed);
  return changed;
}

/** Nobody joins any more, and no parents look in; what learners have on their own devices still reaches the server. */
export async function archive(rows: Rows, row: ClassRow, now: number): Promise<ClassRow> {
  await rows.remove("code", [DIRECTORY, row.code]);
  await endParentCodes(rows, row.tenant, { class: row.id });
  const changed = { ...row, archivedAt: now };
  await rows.put("class", changed);
  return changed;
}
